"""Set-up: currency, titles, cards, and who goes first (GB-1, booklet pages 10 to 12)."""

from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Deal, Dice, Distribution, Draw, Lot, cards_in
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.fields import TITLE
from statecraft.globopolis.ids import ALL_TITLES, TITLES, TitleId
from statecraft.globopolis.rules import missions, surplus
from statecraft.globopolis.rules.titles import take_title

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

TITLE_CARDS: Final = (1 << TITLES) - 1
MOST_TIES: Final = 10


def titles_each(table: "GlobopolisState") -> int:
    """GB-1.6: how many titles everybody gets."""
    chosen = table.settings().titles_dealt
    return table.content.titles_dealt[table.holder_count()] if chosen < 0 else chosen


class SetUp(Frame["GlobopolisState"]):
    """GB-1: one step after the other, as `sequence.SET_UP` has them; then the first round begins."""

    FIELDS = ("stage",)
    __slots__ = FIELDS
    NAME = "set-up"
    ASKS = False

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def step(self, table: "GlobopolisState") -> bool:
        steps = table.set_up_steps()
        table.replace(SetUp(self.stage + 1))
        if self.stage < len(steps):
            steps[self.stage](table)
        else:
            table.pop()
        return True


def hand_out_currency(table: "GlobopolisState") -> None:
    """GB-1.3: by the number of players; GB-10.17: a bribe for the Administrator, the first seat."""
    bribe = table.settings().bribe
    for holder in table.all_holders():
        table.earn(holder, table.content.start_eu[table.holder_count()])
    for holder in table.all_holders()[1:]:
        table.eu[holder] -= bribe
        table.eu[0] += bribe


def deal_titles(table: "GlobopolisState") -> None:
    """GB-1.6, GB-10.6: titles are dealt, or chosen in turn."""
    if titles_each(table):
        table.push(TitleDraft(0) if table.settings().title_draft else DealTitles())


def deal_ops(table: "GlobopolisState") -> None:
    """GB-1.4: the OPs cards everybody begins with."""
    settings = table.settings()
    if settings.ops_dealt and not settings.learning:
        table.push(DealCards(0, settings.ops_dealt))


def deal_influence(table: "GlobopolisState") -> None:
    """GB-1.4: the INFLUENCE cards everybody begins with."""
    settings = table.settings()
    if settings.influence_dealt and not settings.learning:
        table.push(DealCards(1, settings.influence_dealt))


def deal_missions(table: "GlobopolisState") -> None:
    """GB-1.4: a MISSION for each in turn, as often as everybody gets one."""
    settings = table.settings()
    if settings.learning:
        return
    for _ in range(settings.missions_dealt):
        for holder in table.all_holders()[::-1]:
            table.push(DealMission(holder))


def roll_for_first(table: "GlobopolisState") -> None:
    """GB-1.10: everybody rolls for the first turn."""
    table.push(FirstRoll(tuple([Seat(seat) for seat in range(len(table.holders))]), 0))


class DealTitles(ChanceFrame["GlobopolisState"]):
    """GB-1.6, GB-1.8: titles to everybody, with their units and points."""

    __slots__ = ()
    NAME = "deal-titles"
    PURPOSE = "titles"

    def __init__(self) -> None:
        pass

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Deal("titles", TITLE_CARDS, (titles_each(table),) * table.holder_count())

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        table.pop()
        for holder, titles in zip(table.all_holders(), value, strict=True):
            for title in cards_in(titles):
                take_title(table, holder, ALL_TITLES[title])
                surplus.store(table, ALL_TITLES[title])


class PickTitle(Verb["GlobopolisState"]):
    """GB-10.6: choose a title that nobody has yet."""

    FIELDS = ("title",)
    __slots__ = FIELDS
    VERB = "pick-title"
    SHAPE = (TITLE,)

    def __init__(self, title: TitleId) -> None:
        self.title = title

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        return [PickTitle(title) for title in ALL_TITLES if table.owner[title] < 0]

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if table.owner[self.title] >= 0:
            return Illegal("GB-10.6", "gb-refused-title-taken", {"title": self.title})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        draft = table.stack[question.at]
        assert isinstance(draft, TitleDraft)
        table.put(question.at, TitleDraft(draft.picked + 1))
        take_title(table, draft.picker(table), self.title)
        surplus.store(table, self.title)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """GB-5.7, GB-5.8: the points it brings at once, with those of a colour group it completes."""
        copy = table.clone()
        copy.sink = None
        holder = table.holders[question.seat]
        take_title(copy, holder, self.title)
        points = copy.score[holder] - table.score[holder]
        return (Note("gb-earns-points", {"points": points}),)


class TitleDraft(Frame["GlobopolisState"]):
    """GB-10.6: instead of a deal, titles are chosen in turn, back and forth."""

    FIELDS = ("picked",)
    __slots__ = FIELDS
    NAME = "title-draft"
    VERBS = Verbs(PickTitle)

    def __init__(self, picked: int) -> None:
        self.picked = picked

    def picker(self, table: "GlobopolisState") -> Holder:
        """The holder who chooses next."""
        count = table.holder_count()
        lap, place = divmod(self.picked, count)
        return table.all_holders()[place if lap % 2 == 0 else count - 1 - place]

    def step(self, table: "GlobopolisState") -> bool:
        if self.picked < titles_each(table) * table.holder_count():
            return False
        table.pop()
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((table.speaker(self.picker(table)), "draft", True),)

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return self.actions(table, question)[0]


class DealCards(ChanceFrame["GlobopolisState"]):
    """GB-1.4: OPs (0) or INFLUENCE (1) cards to everybody, each seen by its holder alone."""

    FIELDS = ("stack", "count")
    __slots__ = FIELDS
    NAME = "deal-cards"
    PURPOSE = "cards"

    def __init__(self, stack: int, count: int) -> None:
        self.stack = stack
        self.count = count

    def distribution(self, table: "GlobopolisState") -> Distribution:
        deck = table.influence if self.stack else table.ops
        cards = deck.pool if self.stack else deck.pool & table.content.ops_sorts[0]
        return Deal(deck.name, cards, (self.count,) * table.holder_count())

    def audience(self, table: "GlobopolisState") -> tuple[Holder, ...] | None:
        return ()

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        table.pop()
        if self.stack:
            table.influence = table.influence.dealt(value)
        else:
            table.ops = table.ops.dealt(value)
        if table.sink is not None:
            table.sink.append(Event("gb-event-cards-dealt", {"count": self.count}))


class DealMission(ChanceFrame["GlobopolisState"]):
    """GB-1.4, GB-10.9: one MISSION; none that the deal of titles alone has fulfilled."""

    FIELDS = ("holder",)
    __slots__ = FIELDS
    NAME = "deal-mission"
    PURPOSE = "mission"

    def __init__(self, holder: Holder) -> None:
        self.holder = holder

    def _possible(self, table: "GlobopolisState") -> int:
        content = table.content
        cards = table.ops.pool & content.ops_sorts[1]
        mode = table.settings().redeal_missions
        if mode == "never" or (mode == "two" and table.holder_count() > 2):
            return cards
        # Titles lie open, so everybody knows which missions are not dealt to whom.
        for mission in cards_in(cards >> content.first_mission):
            if missions.fulfilled(table, self.holder, mission):
                cards &= ~(1 << (content.first_mission + mission))
        return cards

    def step(self, table: "GlobopolisState") -> bool:
        if self._possible(table):
            return False
        table.pop()
        return True

    def distribution(self, table: "GlobopolisState") -> Distribution:
        return Draw(table.ops.name, self._possible(table))

    def audience(self, table: "GlobopolisState") -> tuple[Holder, ...] | None:
        return (self.holder,)

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        table.pop()
        table.ops = table.ops.drawn(self.holder, value)
        if table.sink is not None:
            others = Note("gb-event-mission-dealt", {"holder": self.holder})
            values = {"holder": self.holder, "ops": value}
            table.sink.append(Event("gb-event-your-mission", values, (self.holder,), others))


class FirstRoll(ChanceFrame["GlobopolisState"]):
    """GB-1.10: the highest roll goes first; ties roll again, and after ten of them draw lots."""

    FIELDS = ("seats", "ties")
    __slots__ = FIELDS
    NAME = "first-roll"
    PURPOSE = "first"

    def __init__(self, seats: tuple[Seat, ...], ties: int) -> None:
        self.seats = seats
        self.ties = ties

    def distribution(self, table: "GlobopolisState") -> Distribution:
        if self.ties >= MOST_TIES:
            return Lot(len(self.seats))
        return Dice((6,) * len(self.seats))

    def resolve(self, table: "GlobopolisState", value: Any) -> None:
        if self.ties >= MOST_TIES:
            best = [self.seats[value]]
        else:
            rolled = list(value)
            best = [s for s, roll in zip(self.seats, rolled, strict=True) if roll == max(rolled)]
        if len(best) > 1:
            table.replace(FirstRoll(tuple(best), self.ties + 1))
            return
        table.pop()
        table.first = best[0]
        if table.sink is not None:
            table.sink.append(Event("gb-event-first", {"seat": best[0]}))
