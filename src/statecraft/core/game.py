"""A game, described: what a driver, a server or a bot needs to know to play any of them.

A game's package has one ``GAME``. It names the table class, the verbs and frames, the options and
the edition, and makes, reads and imagines states. Everything else is in the rulebook's own modules.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pickle import PicklingError, UnpicklingError
from typing import Any, Final

from statecraft.core.chance.decks import Deck, SeenDeck
from statecraft.core.chance.distributions import Randomness
from statecraft.core.editions.edition import Edition
from statecraft.core.editions.schema import Schema
from statecraft.core.engine import sealed
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.result import Result
from statecraft.core.engine.state import State
from statecraft.core.ids import MOST_HOLDERS, MOST_SEATS, Holder
from statecraft.core.native import mypyc_attr
from statecraft.core.options import BadOptions, Option, settle
from statecraft.core.record import codec, inputs, views
from statecraft.core.record.events import Note
from statecraft.core.record.struct import Catalogue, Struct
from statecraft.core.trade.offers import Offer
from statecraft.core.trade.orders import AlwaysDefault, Decided, Order
from statecraft.core.trade.plans import Plan
from statecraft.core.trade.pledges import Pledge
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.builder import vocabulary

_CORE_RECORDS: Final[tuple[type[Struct], ...]] = (
    Deck,
    SeenDeck,
    Offer,
    Pledge,
    Question,
    Result,
    AlwaysDefault,
    Decided,
    sealed.Committed,
    sealed.Pass,
    *inputs.INPUTS,
)


def plain_label(kind: str, value: int) -> Note:
    """What to call a value that no game has a name for; people count offers from one."""
    return Note("choice-" + kind, {"value": value + 1 if kind == "offer" else value})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of the house."""

    def __init__(
        self,
        name: str,
        package: str,
        rules_version: str,
        table: type[State],
        settings: type[Struct],
        options: tuple[Option, ...],
        verbs: tuple[type[Action], ...],
        frames: tuple[type[Frame[Any]], ...],
        records: tuple[type[Struct], ...],
        edition: Edition,
        schema: Schema,
        orders: tuple[type[Order], ...] = (),
        former: Mapping[str, Mapping[str, Any]] | None = None,
        plans: Mapping[str, Plan] | None = None,
    ) -> None:
        self.name = name
        self.package = package
        self.rules_version = rules_version
        # Rules versions of before whose games are still played, each with the options that keep its rulings.
        self.former = dict(former or {})
        self.table = table
        # The class whose fields are the options' values, in the options' order.
        self.settings = settings
        self.options = options
        for rulings in self.former.values():
            settle(options, rulings)
        self.verbs = _complete(verbs, frames)
        self.verb_names = {verb.VERB: verb for verb in self.verbs}
        self.edition = edition
        self.schema = schema
        self.orders: tuple[type[Order], ...] = (AlwaysDefault, Decided, *orders)
        # What may be decided ahead, by the kind of question.
        self.plans = dict(plans or {})
        self.vocabulary = vocabulary(self.verbs)
        self.tokens = {word: number for number, word in enumerate(self.vocabulary)}
        # The same by kind of value, for who looks up many of a kind.
        self.kind_tokens: dict[str, dict[int, int]] = {}
        for (kind, value), number in self.tokens.items():
            self.kind_tokens.setdefault(kind, {})[value] = number
        self.verb_numbers = {verb: number for number, verb in enumerate(self.verbs)}
        self.catalogue = Catalogue(
            (*_CORE_RECORDS, settings, *self.verbs, *frames, *records, *orders)
        )

    def new(
        self, options: Mapping[str, Any] | None = None, seats: int | Sequence[int] = 4
    ) -> State:
        """A fresh table: ``seats`` is how many, or for teams the holder of each seat in turn order.

        No randomness is inside; what is dealt and rolled comes as outcomes.

        >>> from statecraft.globopolis import GAME
        >>> GAME.new({"agents": False}, seats=[0, 1, 0, 1]).holders
        (0, 1, 0, 1)
        """
        settled = settle(self.options, options or {})
        holders = seating(seats)
        table = self.table(
            self, self.edition, self.settings(*[settled[o.name] for o in self.options]), holders
        )
        self.check(table)
        self.set_up(table)
        table.advance()
        return table

    def check(self, table: State) -> None:
        """Refuse options that do not go together, or not with these seats (:class:`BadOptions`)."""

    def set_up(self, table: State) -> None:
        """Lay out a fresh table, with its first frame."""
        raise NotImplementedError(f"{type(self).__name__}.set_up")

    def bound(self, table: State) -> int:
        """No game with these options and seats has more inputs than this (ST-5.6)."""
        raise NotImplementedError(f"{type(self).__name__}.bound")

    def label(self, kind: str, value: int) -> Note:
        """What to call a value of a kind; a game names its own kinds."""
        return plain_label(kind, value)

    def unchosen_kinds(self) -> dict[str, range]:
        """Kinds of values that are told and never chosen, so that no vocabulary has them."""
        return {}

    def deck_kinds(self) -> dict[str, str]:
        """The kind of value that a deck's cards are, by the deck's name, where the two differ."""
        return {}

    def label_in(self, verb: type[Action], fields: tuple[Any, ...], kind: str, value: int) -> Note:
        """What to call a value where that depends on the ``fields`` of the action before it."""
        return self.label(kind, value)

    def action_text(self, data: Mapping[str, Any]) -> str:
        """The text that says a whole action, given as JSON."""
        return "action-" + str(data["verb"])

    def from_bytes(self, blob: bytes) -> State:
        """The state that ``State.to_bytes`` made these bytes of."""
        return codec.from_bytes(self, blob)

    def determinise(self, seen: views.View, rng: Randomness) -> State:
        """A full state consistent with a view, the unseen drawn at random.

        The viewer's own questions keep their ids, so an answer to one of them is given to the imagined
        state as to the real one; the ids of other seats' questions are imagined like their cards.
        """
        return views.determinise(self, seen, rng)

    # In a program: copied, kept, compared, shown.

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        shipped = _shipped(self.package)
        if shipped is None or not self.is_kind_of(shipped):
            raise PicklingError(
                f"{self.name} cannot be pickled: it is not made from {self.package}.GAME"
            )
        if shipped == self:
            return read_game, (self.package, self.rules_version, None)
        if getattr(shipped, "with_edition", None) is None:
            raise PicklingError(f"{self.name} cannot be pickled: it takes no other edition")
        return read_game, (self.package, self.rules_version, self.edition)

    def is_kind_of(self, other: "Game") -> bool:
        """Whether both have the same rules, whatever their editions."""
        return (
            type(self) is type(other)
            and self.name == other.name
            and self.package == other.package
            and self.rules_version == other.rules_version
            and self.table is other.table
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Game)
            and self.is_kind_of(other)
            and self.edition.digest == other.edition.digest
        )

    def __hash__(self) -> int:
        return hash((self.name, self.edition.digest))

    def __repr__(self) -> str:
        edition = f"edition {self.edition.name!r} {self.edition.digest[:12]}"
        return f"<Game {self.name}: rules {self.rules_version}, {edition}>"


def _shipped(package: str) -> Game | None:
    """The game of a package as it ships, if there is one."""
    found: Any = getattr(import_module(package), "GAME", None)
    return found if isinstance(found, Game) else None


def read_game(package: str, rules_version: str, edition: Edition | None) -> Game:
    """The game that was pickled: the one its package ships, or that with another edition."""
    shipped = _shipped(package)
    if shipped is None:
        raise UnpicklingError(f"{package} has no GAME")
    if shipped.rules_version != rules_version:
        raise UnpicklingError(
            f"pickled under rules version {rules_version} of {shipped.name};"
            f" this is {shipped.rules_version}"
        )
    if edition is None or edition.digest == shipped.edition.digest:
        return shipped
    known = _REMADE.get((package, edition.digest))
    if known is None:
        game: Any = shipped
        known = game.with_edition(edition)
        if len(_REMADE) >= _MOST_REMADE:
            _REMADE.clear()
        _REMADE[(package, edition.digest)] = known
    return known


def _complete(
    verbs: tuple[type[Action], ...], frames: tuple[type[Frame[Any]], ...]
) -> tuple[type[Action], ...]:
    """The verbs a game lists, in the order of the builder's vocabulary; then those that only its frames name."""
    found: list[type[Action]] = list(verbs)
    for frame in frames:
        found += [verb for verb in frame.VERBS.order if verb not in found]
    return tuple(found)


def seating(seats: int | Sequence[int]) -> tuple[Holder, ...]:
    """The holder of each seat; :class:`BadOptions` for a number no game allows (ST-2.13).

    >>> seating(3), seating([0, 1, 0, 1])
    ((0, 1, 2), (0, 1, 0, 1))
    """
    holders = tuple(range(seats)) if isinstance(seats, int) else tuple(seats)
    count = len(set(holders))
    if not 2 <= count <= MOST_HOLDERS:
        raise BadOptions((f"2 to {MOST_HOLDERS} players or teams can play, not {count}",))
    if len(holders) > MOST_SEATS:
        raise BadOptions((f"there are {MOST_SEATS} seats at the most, not {len(holders)}",))
    if set(holders) != set(range(count)):
        raise BadOptions((f"players or teams are numbered 0 to {count - 1} without a gap",))
    return tuple([Holder(holder) for holder in holders])


_MOST_REMADE: Final = 16
_REMADE: Final[dict[tuple[str, str], Game]] = {}
"""Games with other editions that came out of pickles, so that equal ones are the same."""
