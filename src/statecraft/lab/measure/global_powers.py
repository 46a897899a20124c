"""What the lab notes of a game of Global Powers: who governs where, which cards are played, what scorings count.

Regions are looked at when the first turn begins, after the auction, and when the game is over. Points come at
scorings, so their course goes by scorings; where each counts by itself (GP-7.1), it shows what each counted.
"""

from typing import cast

from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.ids import ALL_REGIONS, first_card
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.scoring import MAURITIUS_POINTS, UN_POINTS, region_points
from statecraft.global_powers.state import GlobalPowersState
from statecraft.lab.measure.observer import Observer, Topic


class GlobalPowersObserver(Observer):
    """Looks on at a game of Global Powers."""

    TOPICS = (
        Topic("region-alone", "start"),
        Topic("region-coalition", "start"),
        Topic("region-held", "course"),
        Topic("card-chosen", "start"),
        Topic("card-played", "course"),
    )
    TIME = "scoring"

    def __init__(self) -> None:
        super().__init__()
        self.scorings = 0

    def before(self, table: State, given: Input) -> None:
        if isinstance(given, Act) and isinstance(given.action, Card):
            held = first_card(given.action.in_hand(cast(GlobalPowersState, table), given.seat))
            card = table.game.label("card", held).text
            self.note("card-played", card, given.seat)

    def see(self, table: State, cause: str, events: list[Event]) -> None:
        world = cast(GlobalPowersState, table)
        if self.first < 0 and world.turns:
            self.first = world.turn
            self._see_set_up(world)
        if any(event.text == "gp-event-scored" for event in events):
            self._see_scoring(world)

    def _see_set_up(self, world: GlobalPowersState) -> None:
        for region in ALL_REGIONS:
            rulers = government(world, region)
            for party in rulers:
                topic = "region-alone" if len(rulers) == 1 else "region-coalition"
                self.note(topic, world.game.label("region", region).text, party)
        for party in world.all_holders():
            for card in cards_in(world.hand(party)):
                self.note("card-chosen", world.game.label("card", card).text, party)

    def _see_scoring(self, world: GlobalPowersState) -> None:
        # When nobody is left, what stands is counted once more without a scoring (GP-6.13).
        self.scorings += 1
        if world.settings().points == "fresh":
            for mine in self.sources:
                mine.clear()
        for region in ALL_REGIONS:
            rulers = government(world, region)
            for party, halves in enumerate(region_points(world, region)):
                if halves:
                    source = "governing" if party in rulers else "opposition"
                    self.sources[party][source] += halves / 2
        for party, mine in enumerate(self.sources):
            mine["un"] += UN_POINTS * world.un[party]
            mine["mauritius"] += MAURITIUS_POINTS * world.mauritius[party]
        self.note_points(self.scorings, [halves / 2 for halves in world.points])

    def end(self, table: State) -> None:
        world = cast(GlobalPowersState, table)
        for region in ALL_REGIONS:
            for party in government(world, region):
                self.note("region-held", world.game.label("region", region).text, party)
        self.numbers["scorings"] = world.scorings
        self.numbers["turns"] = world.turns


OBSERVER = GlobalPowersObserver
