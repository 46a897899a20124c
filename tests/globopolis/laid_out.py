"""A table of Globopolis laid out for tests of cards and variations: set goods, then play by the API.

``Laid`` takes a fresh table past the set-up with nothing dealt unless a test says otherwise. A test then
gives out titles, units, EU, agents and cards, says whose phase it is, and plays. After every input EU,
units, agents, developments and cards are counted: nothing may come from nowhere.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from contract.globopolis_contract import conserved
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.distributions import Dice
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Chance, Question
from statecraft.core.ids import NOBODY, Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input, Outcome
from statecraft.core.record.struct import PlainValue
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.globopolis.cards.effect import NO_TARGET
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import Eu, FieldId, TerritoryId, TitleId
from statecraft.globopolis.rules.movement import Landing, RollChoice
from statecraft.globopolis.sequence import Rounds, Turn
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Attack, PlayInfluence, PlayOperation

ANN, BEN, CAT, DAN = Seat(0), Seat(1), Seat(2), Seat(3)
RED, BLUE, GREEN, YELLOW = Holder(0), Holder(1), Holder(2), Holder(3)
"""The colours; where each has one seat, they are Ann's, Ben's, Cat's and Dan's."""
NOTHING_DEALT = {"titles_dealt": 0, "missions_dealt": 0, "influence_dealt": 0, "ops_dealt": 0}
INFLUENCE = {row.id: card for card, row in enumerate(CONTENT.influence)}
OPS = {row.id: card for card, row in enumerate(CONTENT.ops)}
OPS |= {row.id: len(CONTENT.ops) + card for card, row in enumerate(CONTENT.missions)}
"""Cards by their names; OPs and MISSION cards share a stack."""
TITLE = {name: TerritoryId(TitleId(t)) for t, name in enumerate(CONTENT.title_id)}
"""Titles by their names; a Guild passes for a territory, so that no test has to say which it is."""
FIELD = {name: FieldId(field) for field, name in enumerate(CONTENT.field_id)}
WATER, FOOD, ENERGY, UCP, NS = range(5)


def fresh(seats: int | Sequence[int] = 4, **options: Any) -> GlobopolisState:
    """A new table, still before its first roll or deal."""
    state = GAME.new(options, seats)
    assert isinstance(state, GlobopolisState)
    return state


def influence(name: str, target: Holder = NO_TARGET, choice: int = 0) -> PlayInfluence:
    return PlayInfluence(INFLUENCE[name], target, choice)


def operation(name: str) -> PlayOperation:
    return PlayOperation(OPS[name])


def attack(origin: str, target: str, card: str = "") -> Attack:
    return Attack(TITLE[origin], TITLE[target], OPS[card] + 1 if card else 0)


class Begun:
    """A table from its first deal on; a test plays everybody and is the dice as well."""

    def __init__(self, seats: int | Sequence[int] = 4, **options: Any) -> None:
        self.state = fresh(seats, **options)
        self.events: list[Event] = []
        self.luck = SeededLuck(7)

    def go_to(self, kind: str) -> None:
        """Let the dice fall as they may until this is to be rolled or dealt."""
        while self.chance().kind != kind:
            self.come_out(self.luck.outcome(self.chance()))

    def take(self, given: Input) -> None:
        """Apply an input; ``events`` has what it brought about."""
        self.events = []
        before = conserved(self.state)
        assert self.state.apply(given, self.events)
        assert conserved(self.state) == before

    def chance(self) -> Chance:
        pending = self.state.pending()
        assert isinstance(pending, Chance), f"{pending} is no chance"
        return pending

    def sides(self) -> tuple[int, ...]:
        """The dice that are about to be rolled."""
        dice = self.chance().distribution
        assert isinstance(dice, Dice)
        return dice.sides

    def come_out(self, value: PlainValue) -> None:
        self.take(Outcome(self.chance().id, value))

    def asked(self, seat: Seat, kind: str = "") -> Question:
        for question in self.state.questions():
            if question.seat == seat and kind in ("", question.kind):
                return question
        raise AssertionError(f"seat {seat} is not asked {kind or 'anything'}")

    def kinds(self) -> list[str]:
        """The questions that must be answered."""
        return [question.kind for question in self.state.questions() if question.must]

    def do(self, seat: Seat, action: Action) -> None:
        question = self.asked(seat)
        assert action in self.state.legal(seat, question.id)
        listed = self.state.legal(seat, question.id)
        assert listed.domain(type(action)) is not None
        self.take(Act(question.id, seat, action))

    def refused(self, seat: Seat, action: Action) -> Illegal:
        """The refusal of an answer: it is no legal choice, and nothing whatever has changed."""
        state = self.state
        question = self.asked(seat)
        legal = state.legal(seat, question.id)
        assert action not in list(legal)
        foreseen = legal.why_not(action)
        before = (state.digest(), state.to_bytes())
        with pytest.raises(Illegal) as caught:
            state.apply(Act(question.id, seat, action))
        assert (state.digest(), state.to_bytes()) == before
        assert foreseen is not None
        assert (foreseen.rule, foreseen.text) == (caught.value.rule, caught.value.text)
        return caught.value

    def plays(self, seat: Seat) -> list[PlayInfluence]:
        """The INFLUENCE cards a seat may play now."""
        return [a for a in self.state.legal(seat) if isinstance(a, PlayInfluence)]

    def event(self, text: str) -> Event:
        """The one event of this text that the last input brought about."""
        found = [event for event in self.events if event.text == text]
        assert len(found) == 1, [event.text for event in self.events]
        return found[0]

    def texts(self) -> list[str]:
        return [event.text for event in self.events]

    # A fight.

    def battle(self) -> tuple[int, int, int, int]:
        """What is rolled next: polygon and number of six-sided dice of Aggressor, then Defender."""
        assert self.chance().kind == "battle"
        sides = self.sides()
        second = next(at for at in range(1, len(sides)) if sides[at] != 6)
        return sides[0], second - 1, sides[second], len(sides) - second - 1

    def fight(self, aggressor_wins: bool) -> int:
        """Roll until the engagement is over; how many rounds it took."""
        rounds = 0
        while self.state.pending().questions == () and self.state.result is None:
            if self.chance().kind != "battle":
                break
            mine, my_dice, theirs, their_dice = self.battle()
            mine, theirs = (mine, 1) if aggressor_wins else (1, theirs)
            rolled = (mine, *_no_set(my_dice, mine), theirs, *_no_set(their_dice, theirs))
            self.come_out(rolled)
            rounds += 1
        return rounds


class Laid(Begun):
    """A table past its set-up, in the second round, with Ann first."""

    def __init__(self, seats: int | Sequence[int] = 4, **options: Any) -> None:
        super().__init__(seats, **{**NOTHING_DEALT, **options})
        count = len(self.state.holders)
        self.come_out((6, *[1] * (count - 1)))
        self.state.round = 2
        self.state.turn = ANN
        self.state.put(0, Rounds(1, NOBODY))

    # Laying out.

    def own(self, holder: Holder, *names: str) -> "Laid":
        """Titles, bare of units and points."""
        for name in names:
            self.state.owner[TITLE[name]] = holder
        return self

    def put(self, name: str, *units: int) -> "Laid":
        """Units on a territory or in a Guild Stock: water, food, energy, UCP, NS-Units."""
        for kind, count in enumerate(units):
            self.state.bank_units[kind] -= count
            self.state.units[TITLE[name] * 5 + kind] += count
        return self

    def develop(self, name: str, levels: int) -> "Laid":
        """Levels with the sets that justify them, and their points."""
        self.put(name, *[levels] * 5)
        self.state.levels[TITLE[name]] = levels
        self.state.bank_levels -= levels
        self.state.recount(TITLE[name])
        return self

    def store(self, holder: Holder, *units: int) -> "Laid":
        """Units in a Personal Stock."""
        for kind, count in enumerate(units):
            self.state.bank_units[kind] -= count
            self.state.stock[holder * 5 + kind] += count
        return self

    def purse(self, *eu: int) -> "Laid":
        for holder, sum_wanted in enumerate(eu):
            self.state.earn(Holder(holder), Eu(sum_wanted - self.state.eu[holder]))
        return self

    def hold(self, holder: Holder, *names: str) -> "Laid":
        """Cards of any sort out of their stacks into a hand."""
        state = self.state
        nothing = [0] * state.holder_count()
        for name in names:
            deck, cards = ("influence", INFLUENCE) if name in INFLUENCE else ("ops", OPS)
            hands = nothing[:]
            hands[holder] = set_of([cards[name]])
            setattr(state, deck, getattr(state, deck).dealt(tuple(hands)))
        return self

    def send(self, holder: Holder, name: str, count: int) -> "Laid":
        """Agents out of their colour's hand onto a title."""
        self.state.reserve[holder] -= count
        self.state.agents[holder * 36 + TITLE[name]] += count
        return self

    def stand(self, seat: Seat, field: str) -> "Laid":
        self.state.governor[seat] = FIELD[field]
        return self

    # Whose phase it is.

    def plan(self, seat: Seat = ANN) -> "Laid":
        """A seat's Option Phase."""
        return self._turn(seat, None)

    def roll(self, seat: Seat = ANN, rolls: int = 0, must: int = 1) -> "Laid":
        """A seat's choice of dice."""
        return self._turn(seat, RollChoice(seat, rolls, must))

    def land(self, field: str, seat: Seat = ANN, rolls: int = 1) -> "Laid":
        """A seat's Governor comes to a field."""
        return self.stand(seat, field)._turn(seat, Landing(seat, rolls))

    def _turn(self, seat: Seat, frame: Frame[Any] | None) -> "Laid":
        state = self.state
        state.cut(1)
        state.put(0, Rounds(seat + 1, NOBODY))
        state.turn = seat
        state.this_turn = [0] * len(state.this_turn)
        state.sink = self.events = []
        state.push(Turn(seat, 0 if frame is None else len(Turn.STEPS)))
        if frame is not None:
            state.push(frame)
        state.advance()
        return self


def stock(game: Begun, holder: Holder) -> list[int]:
    return game.state.stock[holder * 5 : holder * 5 + 5]


def facing(**options: object) -> Laid:
    """Ann has Poland and Ben Japan, bare: two six-sided dice against three."""
    game = Laid(4, **options).own(RED, "poland").own(BLUE, "japan")
    return game.purse(50, 50, 50, 50)


def attacked(game: Laid, origin: str = "poland", target: str = "japan") -> Laid:
    game.land(target).do(ANN, attack(origin, target))
    return game


def _no_set(dice: int, polygon: int) -> tuple[int, ...]:
    """Dice without two alike, and a last die unlike its polygon."""
    return (2,) if dice == 1 and polygon == 1 else tuple(range(1, dice + 1))
