"""Third parties: agents of others in a fight, hired, withdrawn or left to take sides (GB-7.10 on)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, YES_NO, Action
from statecraft.core.verbs.domain import Domain, PartialAction
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.globopolis.content import TERRITORIES, TITLES
from statecraft.globopolis.fields import HIRE_EU, TERRITORY_OR_BOTH, TITLE_OR_NONE
from statecraft.globopolis.ids import Eu, TitleId
from statecraft.globopolis.rules.agents import send
from statecraft.globopolis.rules.bargaining import BargainAnswer
from statecraft.globopolis.rules.engagement import Engagement, FightChoice, engagement, parties
from statecraft.globopolis.rules.titles import hand_over

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

NO_TITLE: Final = TitleId(TITLES)
BOTH: Final = TERRITORIES
NOWHERE: Final = TERRITORIES + 1


def third_parties(table: "GlobopolisState", fight: Engagement) -> list[Holder]:
    """GB-7.10: everybody else with agents on one of the two territories."""
    found = []
    for holder in table.all_holders():
        there = table.agents_of(holder, fight.origin) + table.agents_of(holder, fight.target)
        if holder not in parties(table, fight) and there:
            found.append(holder)
    return found


# Bargains.


def bargain(table: "GlobopolisState", fight: Engagement) -> Frame[Any] | None:
    """GB-7.11: both combatants may bargain with third parties, the Aggressor first."""
    if not table.settings().agents or not third_parties(table, fight):
        return None
    aggressor, defender = parties(table, fight)
    return Bargain((table.speaker(aggressor), table.speaker(defender)), 0, (), 0)


class Hire(Verb["GlobopolisState"]):
    """GB-7.11: offer a third party EU and perhaps a title for its agents' staying (1) or leaving (0)."""

    FIELDS = ("holder", "stay", "eu", "title")
    __slots__ = FIELDS
    VERB = "hire"
    SHAPE = (HOLDER, YES_NO, HIRE_EU, TITLE_OR_NONE)

    def __init__(self, holder: Holder, stay: int, eu: Eu, title: TitleId) -> None:
        self.holder = holder
        self.stay = stay
        self.eu = eu
        self.title = title

    def domain(self, table: "GlobopolisState", question: Question) -> Domain | None:
        window = table.stack[question.at]
        assert isinstance(window, Bargain)
        if window.made >= window.PROPOSALS:
            return None
        return HireDomain(table, table.holders[question.seat], window.free(table))

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        window = table.stack[question.at]
        assert isinstance(window, Bargain)
        holder = table.holders[question.seat]
        if window.made >= window.PROPOSALS:
            return Illegal("GB-7.11", "gb-refused-proposals", {"limit": window.PROPOSALS})
        if self.holder not in window.free(table):
            return Illegal("GB-7.11", "gb-refused-no-third-party", {"holder": self.holder})
        if self.eu > max(0, table.eu[holder]):
            return Illegal("GB-7.11", "gb-refused-no-eu", {"eu": self.eu})
        if self.title != NO_TITLE and self.title not in table.free_titles(holder):
            return Illegal("GB-7.11", "gb-refused-no-title", {"title-or-none": self.title})
        return None

    def do(self, table: "GlobopolisState", question: Question) -> None:
        window = table.stack[question.at]
        assert isinstance(window, Bargain)
        table.put(question.at, Bargain(window.seats, window.who, window.bound, window.made + 1))
        seat = table.speaker(self.holder)
        table.push(HireAnswer(seat, question.seat, self.stay, self.eu, self.title))
        if table.sink is not None:
            values = {"seat": question.seat, "holder": self.holder, "eu": self.eu}
            table.sink.append(Event("gb-event-hire", {**values, "stay": self.stay}))

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """What it costs, and the odds if the third party does as agreed."""
        from statecraft.globopolis.rules.fight_odds import without_agents

        leaves = BOTH if not self.stay else NOWHERE
        odds = without_agents(table, table.holders[question.seat], self.holder, leaves)
        return (Note("gb-costs-eu", {"eu": self.eu}), odds) if self.eu else (odds,)


class HireDomain(Domain):
    """GB-7.11: a third party, staying or leaving, EU, and perhaps a title that is not at stake."""

    def __init__(self, table: "GlobopolisState", holder: Holder, helpers: list[Holder]) -> None:
        super().__init__(Hire)
        self.table = table
        self.holder = holder
        self.helpers = helpers

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        done = len(partial.fields)
        if done == 0:
            return self.helpers, False
        if done == 1:
            return (0, 1), False
        if done == 2:
            return range(min(999, max(0, self.table.eu[self.holder])) + 1), False
        return [*self.table.free_titles(self.holder), NO_TITLE], False


class Bargain(Frame["GlobopolisState"]):
    """GB-7.11: each combatant may pay third parties for staying or leaving; a bargain binds.

    ``bound`` has (holder, stays) for each; ``made`` counts the proposals of who is asked now.
    """

    FIELDS = ("seats", "who", "bound", "made")
    __slots__ = FIELDS
    NAME = "bargain"
    HIDES = True
    LARGE = True
    VERBS = Verbs(Pass, Hire)
    PROPOSALS = 3

    def __init__(
        self, seats: tuple[Seat, Seat], who: int, bound: tuple[tuple[Holder, int], ...], made: int
    ) -> None:
        self.seats = seats
        self.who = who
        self.bound = bound
        self.made = made

    def free(self, table: "GlobopolisState") -> list[Holder]:
        """Third parties that no bargain binds yet."""
        bound = [holder for holder, _stays in self.bound]
        return [h for h in third_parties(table, engagement(table)) if h not in bound]

    def step(self, table: "GlobopolisState") -> bool:
        if self.who < 2 and self.free(table):
            return False
        table.replace(withdrawal(table, engagement(table), self.bound))
        return True

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seats[self.who], "bargain", True),)

    def pass_on(self, table: "GlobopolisState", question: Question) -> None:
        table.put(question.at, Bargain(self.seats, self.who + 1, self.bound, 0))

    def default(self, table: "GlobopolisState", question: Question) -> Action | None:
        return PASS

    def with_bound(self, holder: Holder, stays: int) -> "Bargain":
        return Bargain(self.seats, self.who, (*self.bound, (holder, stays)), self.made)


class HireAnswer(BargainAnswer):
    """GB-7.11: the third party takes the bargain or not."""

    __slots__ = ("by", "eu", "stay", "title")
    NAME = "hire-answer"
    FIELDS = ("seat", "by", "stay", "eu", "title")

    def __init__(self, seat: Seat, by: Seat, stay: int, eu: Eu, title: TitleId) -> None:
        self.seat = seat
        self.by = by
        self.stay = stay
        self.eu = eu
        self.title = title

    def asks(self, table: "GlobopolisState") -> tuple[Ask, ...]:
        return ((self.seat, "hire", True),)

    def prospects(self, table: "GlobopolisState") -> tuple[Note, ...]:
        from statecraft.globopolis.rules.fight_odds import without_agents

        payer, helper = table.holders[self.by], table.holders[self.seat]
        values = {"holder": helper, "eu": self.eu, "left": table.eu[helper] + self.eu}
        paid = (Note("gb-deal-eu-gain", values),) if self.eu else ()
        return (*paid, without_agents(table, payer, helper, NOWHERE if self.stay else BOTH))

    def agreed(self, table: "GlobopolisState") -> None:
        payer, helper = table.holders[self.by], table.holders[self.seat]
        table.eu[payer] -= self.eu
        table.eu[helper] += self.eu
        if self.title != NO_TITLE:
            hand_over(table, payer, helper, self.title)
        window = table.stack[-1]
        assert isinstance(window, Bargain)
        table.replace(window.with_bound(helper, self.stay))


# Withdrawal.


def withdrawal(
    table: "GlobopolisState", fight: Engagement, bound: tuple[tuple[Holder, int], ...]
) -> Frame[Any]:
    """GB-7.10: the third parties nobody has bound choose in secret; the bound do as agreed."""
    choices = dict(bound)
    for holder, stays in bound:
        if not stays:
            withdraw(table, fight, holder, BOTH)
    free = [holder for holder in third_parties(table, fight) if holder not in choices]
    seats = tuple([table.speaker(holder) for holder in free])
    return ThirdParties(seats, (None,) * len(seats))


def withdraw(table: "GlobopolisState", fight: Engagement, holder: Holder, where: int) -> None:
    """GB-7.10: withdrawn agents go to their player's hand."""
    for territory in (fight.origin, fight.target):
        if where in (territory, BOTH):
            send(table, holder, territory, 0)
    if table.sink is not None:
        values = {"holder": holder, "territory-or-both": where}
        table.sink.append(Event("gb-event-withdrew", values))


class Withdraw(Verb["GlobopolisState"]):
    """GB-7.10: withdraw one's agents from a territory of a fight, or from both."""

    FIELDS = ("territory",)
    __slots__ = FIELDS
    VERB = "withdraw"
    SHAPE = (TERRITORY_OR_BOTH,)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def options(self, table: "GlobopolisState", question: Question) -> list[Action]:
        fight, holder = engagement(table), table.holders[question.seat]
        there = [t for t in (fight.origin, fight.target) if table.agents_of(holder, t)]
        single: list[Action] = [Withdraw(territory) for territory in there]
        return [*single, WITHDRAW] if len(there) > 1 else single

    def fault(self, table: "GlobopolisState", question: Question) -> Illegal | None:
        if self in self.options(table, question):
            return None
        values = {"territory-or-both": self.territory}
        return Illegal("GB-7.10", "gb-refused-no-agents-there", values)

    def notes(self, table: "GlobopolisState", question: Question) -> tuple[Note, ...]:
        """The Aggressor's chance without these agents."""
        from statecraft.globopolis.rules.fight_odds import without_agents

        aggressor = table.owner[engagement(table).origin]
        return (without_agents(table, aggressor, table.holders[question.seat], self.territory),)


WITHDRAW: Final = Withdraw(BOTH)


class ThirdParties(FightChoice):
    """GB-7.10: one sealed choice of all third parties, before strength is fixed."""

    __slots__ = ()
    NAME = "third-parties"
    KIND = "third-party"
    VERBS = Verbs(Pass, Withdraw)

    def chosen(
        self, table: "GlobopolisState", fight: Engagement, holder: Holder, action: Action
    ) -> None:
        assert isinstance(action, Withdraw)
        withdraw(table, fight, holder, action.territory)
