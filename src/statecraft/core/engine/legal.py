"""What a seat may answer: a set of actions that can be listed, described, sampled and asked why.

Small verbs are listed; verbs with large domains (offers, bids, placements) are described.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, overload

from statecraft.core.chance.distributions import Randomness
from statecraft.core.engine.question import Question
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.builder import Builder
from statecraft.core.verbs.domain import Domain, Listed
from statecraft.core.verbs.verb import Verb

if TYPE_CHECKING:
    from statecraft.core.engine.frame import Frame
    from statecraft.core.engine.state import State

DOMAIN_SHARE: Final = 10
"""One random choice in this many goes to the verbs with large domains, if there are any."""
_SHOWN: Final = 5


class Legal:
    """What the asked seat may answer to one question (ST-1.8). Iterates over the small verbs.

    >>> from statecraft.global_powers import GAME
    >>> from statecraft.global_powers.verbs import Bid
    >>> legal = GAME.new(seats=3).legal(0)
    >>> Bid(3) in legal, Bid(99) in legal, legal.why_not(Bid(99)).rule
    (True, False, 'ST-1.3')
    """

    __slots__ = ("_actions", "_domains", "_frame", "_table", "question")

    def __init__(self, table: "State", frame: "Frame[Any]", question: Question) -> None:
        self._table = table
        self._frame = frame
        self.question = question
        self._actions: list[Action] | None = None
        self._domains: tuple[Domain, ...] | None = None

    def actions(self) -> list[Action]:
        """Every action of the small verbs (all of them, if no verb has a large domain).

        Once the phase is used up, that is the default alone (ST-4.1).
        """
        if self._actions is None:
            if self._used_up():
                default = self._frame.default(self._table, self.question)
                self._actions = [] if default is None else [default]
            else:
                self._actions = self._frame.actions(self._table, self.question)
        return self._actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions())

    def __len__(self) -> int:
        return len(self.actions())

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        return self.actions()[at]

    def __repr__(self) -> str:
        actions = self.actions()
        listed = ", ".join([repr(action) for action in actions[:_SHOWN]])
        if len(actions) > _SHOWN:
            listed += f", … ({len(actions)} actions)"
        large = ", ".join([domain.verb.VERB for domain in self.domains()])
        more = f"; and any of: {large}" if large else ""
        return (
            f"<Legal for seat {self.question.seat}, {self.question.kind}: {listed or 'none'}{more}>"
        )

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.why_not(action) is None

    def domains(self) -> tuple[Domain, ...]:
        """The verbs whose actions are too many to list; none once the phase is used up (ST-4.1)."""
        if self._domains is None:
            used_up = self._used_up()
            self._domains = () if used_up else self._frame.domains(self._table, self.question)
        return self._domains

    def _used_up(self) -> bool:
        table = self._table
        return table.inputs_used[self.question.seat] >= table.phase_inputs

    def domain(self, verb: type[Action]) -> Domain | None:
        """One verb's actions, listed or described; None where the verb is no choice here."""
        for domain in self.domains():
            if domain.verb is verb:
                return domain
        listed = [action for action in self.actions() if type(action) is verb]
        return Listed(verb, listed) if listed else None

    def verbs(self) -> tuple[type[Action], ...]:
        """The verbs that are a choice here."""
        found: dict[type[Action], None] = {}
        for action in self.actions():
            found[type(action)] = None
        for domain in self.domains():
            found[domain.verb] = None
        return tuple(found)

    def sample(self, rng: Randomness) -> Action:
        """A random legal action; verbs with large domains together get one choice in ten."""
        actions = self._actions
        if actions is None:
            actions = self.actions()
        if not actions or (self._frame.LARGE and rng.random() * DOMAIN_SHARE < 1):
            domains = self.domains()
            if domains:
                return domains[int(rng.random() * len(domains))].sample(rng)
        if not actions:
            raise LookupError(f"{self.question.kind} has no answer to choose from")
        return actions[int(rng.random() * len(actions))]

    def why_not(self, action: Action) -> Illegal | None:
        """The refusal this action would meet; None if it is legal."""
        try:
            self._table.check_action(self._frame, self.question, action)
        except Illegal as refusal:
            refusal.game = self._table.game
            return refusal
        return None

    def consequences(self, action: Action) -> tuple[Note, ...]:
        """What a legal action costs and risks, from the asked seat's own view."""
        self._table.check_action(self._frame, self.question, action)
        return self._frame.consequences(self._table, self.question, action)

    def prospects(self, action: Action) -> tuple[Note, ...]:
        """What else a legal action would bring about, from the asked seat's own view."""
        self._table.check_action(self._frame, self.question, action)
        return action.prospects(self._table, self.question) if isinstance(action, Verb) else ()

    def entails(self, action: Action) -> tuple[Note, ...]:
        """Both of one of the listed actions, which need not be checked again: consequences, then prospects."""
        notes = self._frame.consequences(self._table, self.question, action)
        if isinstance(action, Verb):
            return (*notes, *action.prospects(self._table, self.question))
        return notes

    def builder(self, any_order: bool = False) -> Builder:
        """A cursor that spells out an action choice by choice; sets in any order, if wanted."""
        return Builder(self._table.game, self, any_order)
