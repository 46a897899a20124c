"""What the lab notes of a game of Globopolis: titles, cards and missions, and every change of a score.

A change is put down to the verb that was played or the chance that was asked for; where a Governor came to
a field, to the field's kind.
"""

from typing import cast

from statecraft.core.chance.distributions import cards_in
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input
from statecraft.globopolis.content import TITLES
from statecraft.globopolis.ids import FIELD_KINDS
from statecraft.globopolis.rules.missions import fulfilled
from statecraft.globopolis.state import INFLUENCE, MISSION, OPS, GlobopolisState
from statecraft.globopolis.verbs import Attack, PlayInfluence
from statecraft.lab.measure.observer import Observer, Topic

# By what was played or rolled, unless a Governor came to a field that has points.
SOURCES = {
    "titles": "titles-dealt",
    "pick-title": "titles-dealt",
    "buy-points": "bought",
    "develop": "developments",
    "allocate": "developments",
    "transfer": "developments",
    "show-mission": "missions",
    "play-influence": "influence",
    "battle": "takeovers",
    "attack": "takeovers",
    "diplomacy": "takeovers",
    "pass": "sold",
    "pay-conference": "sold",
    "sell-points": "sold",
    "accept-offer": "trade",
    "answer-hire": "trade",
    "roll": "going-back",
}
FIELDS = {
    "territory": "territories",
    "guild": "guilds",
    "switzerland": "switzerland",
    "moonshot": "moonshot",
}
MISSIONS_SHOWN = ("gb-event-mission", "gb-event-mission-paid")
CARDS_SHOWN = ("gb-event-influence", "gb-event-operation", *MISSIONS_SHOWN)
GROUPS, OTHER = "groups", "other"
_DEAL_IS_DONE = "first"
"""The last chance of the set-up: everything is dealt, and nobody has moved."""


class GlobopolisObserver(Observer):
    """Looks on at a game of Globopolis."""

    TOPICS = (
        Topic("title-dealt", "start"),
        Topic("title-held", "course"),
        Topic("card-dealt", "start"),
        Topic("card-played", "course"),
        Topic("mission-dealt", "start"),
        Topic("mission-in-deal", "start"),
        Topic("mission-shown", "rules"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.scores: list[int] = []
        self.first_chance: dict[tuple[int, int], tuple[int, str]] = {}
        """By holder and INFLUENCE card: the turn and the question that first let it be played."""

    def before(self, table: State, given: Input) -> None:
        globe = cast(GlobopolisState, table)
        self.scores = globe.score[:]
        if isinstance(given, Act) and isinstance(given.action, Attack) and given.action.card:
            card = globe.game.label("opportunity", given.action.card).text
            self.note("card-played", card, globe.holders[given.seat])
        if isinstance(given, Act):
            self._see_chances(globe, given)

    def _see_chances(self, globe: GlobopolisState, given: Act) -> None:
        """Cards that can be played for the first time since they came into a hand, and whether they are."""
        holder = globe.holders[given.seat]
        hand = globe.influence.hands[holder]
        for card in [c for h, c in self.first_chance if h == holder and not hand >> c & 1]:
            del self.first_chance[holder, card]
        asked = [question for question in globe.questions() if question.id == given.question]
        if not hand or not asked:
            return
        now = globe.turns, asked[0].kind
        if any((holder, card) not in self.first_chance for card in cards_in(hand)):
            for action in globe.legal(given.seat, given.question).actions():
                if isinstance(action, PlayInfluence):
                    if (holder, action.influence) not in self.first_chance:
                        self.first_chance[holder, action.influence] = now
                        self._chance(globe, action.influence)[1] += 1
        if isinstance(given.action, PlayInfluence):
            if self.first_chance.get((holder, given.action.influence)) == now:
                self._chance(globe, given.action.influence)[0] += 1

    def _chance(self, globe: GlobopolisState, card: int) -> list[int]:
        return self.chances.setdefault(globe.game.label("influence", card).text, [0, 0])

    def see(self, table: State, cause: str, events: list[Event]) -> None:
        globe = cast(GlobopolisState, table)
        self._see_points(globe, cause, events)
        if cause == _DEAL_IS_DONE and not self.facts["title-dealt"]:
            self._see_deal(globe)
        for event in events:
            if event.text == "gb-event-first":
                self.first = globe.holders[event.values["seat"]]
            elif event.text in CARDS_SHOWN:
                self._see_card(globe, event)
        self.note_points(globe.round, [float(score) for score in globe.score])

    def _see_points(self, globe: GlobopolisState, cause: str, events: list[Event]) -> None:
        groups = [0] * len(globe.score)
        field = ""
        for event in events:
            if event.text == "gb-event-group":
                groups[event.values["holder"]] += event.values["points"]
            elif event.text == "gb-event-landed":
                field = FIELD_KINDS[globe.content.field_kind[event.values["field"]]]
        source = FIELDS.get(field) or SOURCES.get(cause, OTHER)
        for holder, before in enumerate(self.scores):
            change = globe.score[holder] - before - groups[holder]
            if groups[holder]:
                self.sources[holder][GROUPS] += groups[holder]
            if change:
                self.sources[holder][source] += change

    def _see_deal(self, globe: GlobopolisState) -> None:
        label = globe.game.label
        for title in range(TITLES):
            if globe.owner[title] >= 0:
                self.note("title-dealt", label("title", title).text, globe.owner[title])
        for holder in globe.all_holders():
            for card in cards_in(globe.hand(holder, OPS)):
                self.note("card-dealt", label("ops", card).text, holder)
            for card in cards_in(globe.hand(holder, INFLUENCE)):
                self.note("card-dealt", label("influence", card).text, holder)
            for card in cards_in(globe.hand(holder, MISSION)):
                self.note("mission-dealt", label("ops", card).text, holder)
            first = globe.content.first_mission
            for mission in range(len(globe.content.missions)):
                if fulfilled(globe, holder, mission):
                    self.note("mission-in-deal", label("ops", first + mission).text, holder)

    def _see_card(self, globe: GlobopolisState, event: Event) -> None:
        kind = "influence" if event.text == "gb-event-influence" else "ops"
        name = globe.game.label(kind, event.values[kind]).text
        topic = "mission-shown" if event.text in MISSIONS_SHOWN else "card-played"
        self.note(topic, name, globe.holders[event.values["seat"]])

    def end(self, table: State) -> None:
        globe = cast(GlobopolisState, table)
        for title in range(TITLES):
            if globe.owner[title] >= 0:
                self.note("title-held", globe.game.label("title", title).text, globe.owner[title])
        self.numbers["conquests"] = sum(globe.conquests)


OBSERVER = GlobopolisObserver
