"""Spelling out an action, one small choice at a time.

A builder is a cursor outside the state. At each node it offers at most 64 labelled choices out of
the game's fixed vocabulary and ends in a complete action (ST-1.9). Terminal menus, numbered mail
replies, keyboard play, learning agents and tree search all use this one mechanism.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action, IntField, RowsField
from statecraft.core.verbs.domain import Domain, Listed, PartialAction

if TYPE_CHECKING:
    from statecraft.core.engine.legal import Legal
    from statecraft.core.game import Game

MOST_CHOICES: Final = 64
BLOCK: Final = 50
"""Large amounts are chosen as a block of fifty, then a number within it."""
LARGEST: Final = MOST_CHOICES * 6
"""Ranges of fewer numbers than this are named one by one, page by page; wider ones are amounts."""
_PAGE: Final = MOST_CHOICES - 2


def vocabulary(verbs: tuple[type[Action], ...]) -> tuple[tuple[str, int], ...]:
    """Every token a builder of these verbs can offer, in a fixed order."""
    words: dict[tuple[str, int], None] = {("end", 0): None, ("more", 0): None}
    for number in range(len(verbs)):
        words[("verb", number)] = None
    for verb in verbs:
        for shape in verb.SHAPE:
            kinds: tuple[IntField, ...] = ()
            if isinstance(shape, RowsField):
                kinds = shape.columns
            elif isinstance(shape, IntField):
                kinds = (shape,)
            for kind in kinds:
                if kind.high - kind.low < LARGEST:
                    for value in range(kind.low, kind.high + 1):
                        words[(kind.name, value)] = None
                else:
                    for value in range(BLOCK):
                        words[(kind.name, value)] = None
                    for value in range(kind.low // BLOCK, kind.high // BLOCK + 1):
                        words[("block", value)] = None
    return tuple(words)


def _is_split(kind: IntField) -> bool:
    return kind.high - kind.low >= LARGEST


class Choice:
    """One choice at a node: its token in the vocabulary, and its label.

    ``number`` is what the action gets, where that is not ``value`` itself: within a block of fifty.
    """

    __slots__ = ("_game", "_partial", "kind", "number", "token", "value")

    def __init__(
        self,
        game: "Game",
        token: int,
        kind: str,
        value: int,
        number: int,
        partial: PartialAction | None,
    ) -> None:
        self._game = game
        self._partial = partial
        self.token = token
        self.kind = kind
        self.value = value
        self.number = number

    @property
    def label(self) -> Note:
        """What to call the choice; only people read that, so it is made when it is asked for."""
        if self.kind == "verb":
            return Note("verb-" + self._game.verbs[self.value].VERB)
        if self.kind in ("end", "more"):
            return Note("choice-" + self.kind)
        if self.kind == "block":
            low = self.value * BLOCK
            return Note("choice-block", {"low": low, "high": low + BLOCK - 1})
        partial = self._partial
        assert partial is not None
        return self._game.label_in(partial.verb, partial.fields, self.kind, self.number)

    def to_json(self) -> dict[str, object]:
        return {"token": self.token, "label": self.label.to_json()}

    def __repr__(self) -> str:
        return f"Choice({self.token}, {self.kind}={self.value})"


class _Node:
    """Where the cursor stands. ``tokens`` are kept once they have been worked out."""

    __slots__ = ("block", "page", "partial", "tokens")

    def __init__(self, partial: PartialAction | None, block: int, page: int) -> None:
        self.partial = partial
        self.block = block
        self.page = page
        self.tokens: list[int] | None = None


def _number(node: _Node, value: int) -> int:
    """What an action gets by choosing a value at a node."""
    return value if node.block < 0 else node.block * BLOCK + value


class Builder:
    """Walk from the choice of a verb to a complete action; ``back`` takes the last step back.

    >>> from statecraft.global_powers import GAME
    >>> builder = GAME.new(seats=3).legal(0).builder()
    >>> while builder.action is None:
    ...     builder.choose(builder.choices()[0].token)
    >>> builder.action
    Bid(politicians=0)

    With ``any_order``, what is a set is named in any order, as a person does it; the same action can
    then be composed out in several ways.
    """

    def __init__(self, game: "Game", legal: "Legal", any_order: bool = False) -> None:
        self._game = game
        self._legal = legal
        self._any_order = any_order
        self._path: list[_Node] = [_Node(None, -1, 0)]
        self._domains: dict[type[Action], Domain] = {}

    def __repr__(self) -> str:
        if self.action is not None:
            return f"<Builder: {self.action!r}>"
        partial = self.partial
        begun = "" if partial is None else f"{partial.verb.VERB} {partial.fields!r}, "
        return f"<Builder: {begun}asks for {self.asks_for}>"

    @property
    def action(self) -> Action | None:
        """The complete action, once there is one."""
        partial = self._path[-1].partial
        return partial.action() if partial is not None and partial.complete() else None

    @property
    def partial(self) -> PartialAction | None:
        """How far the action has been composed out; None before its verb."""
        return self._path[-1].partial

    @property
    def asks_for(self) -> str:
        """What kind of thing is chosen at this node (``verb``, ``seat``, ``good`` …)."""
        node = self._path[-1]
        if node.partial is None:
            return "verb"
        if node.partial.complete():
            return ""
        return node.partial.next_kind().name

    @property
    def field(self) -> str:
        """Which field of the action this node is about (``give``, ``target`` …); "" for the verb."""
        partial = self._path[-1].partial
        if partial is None or partial.complete():
            return ""
        return partial.verb.FIELDS[len(partial.fields)]

    def choices(self) -> tuple[Choice, ...]:
        """The choices at this node, at most 64; none once the action is complete."""
        node = self._path[-1]
        game = self._game
        found: list[Choice] = []
        for token in self.tokens():
            kind, value = game.vocabulary[token]
            found.append(Choice(game, token, kind, value, _number(node, value), node.partial))
        return tuple(found)

    def tokens(self) -> list[int]:
        """The same as tokens alone, for who reads no labels."""
        node = self._path[-1]
        if node.tokens is None:
            offered = self._offered(node)
            if len(offered) > MOST_CHOICES:
                page = offered[node.page * _PAGE : (node.page + 1) * _PAGE]
                offered = [*page, self._game.tokens[("more", 0)]]
            node.tokens = offered
        return node.tokens

    def _offered(self, node: _Node) -> list[int]:
        """The tokens at a node, on however many pages."""
        partial = node.partial
        game = self._game
        if partial is None:
            of_verb, numbers_of = game.kind_tokens["verb"], game.verb_numbers
            return [of_verb[numbers_of[verb]] for verb in self._legal.verbs()]
        if partial.complete():
            return []
        numbers, may_end = self._numbers(partial)
        kind = partial.next_kind()
        tokens = game.kind_tokens[kind.name]
        if not _is_split(kind) or not numbers or numbers[-1] < BLOCK:
            offered = [tokens[number] for number in numbers]
        elif node.block < 0:
            blocks = game.kind_tokens["block"]
            offered = [blocks[block] for block in sorted({number // BLOCK for number in numbers})]
        else:
            offered = [tokens[n % BLOCK] for n in numbers if n // BLOCK == node.block]
        if may_end and node.block < 0:
            offered.append(game.tokens[("end", 0)])
        return offered

    def _domain(self, verb: type[Action]) -> Domain:
        domain = self._domains.get(verb)
        if domain is None:
            domain = self._legal.domain(verb) or Listed(verb, [])
            self._domains[verb] = domain
        return domain

    def _numbers(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        domain = self._domain(partial.verb)
        found = domain.in_any_order(partial) if self._any_order else None
        return domain.next_values(partial) if found is None else found

    def _added(self, partial: PartialAction, number: int) -> PartialAction:
        after = partial.add(number)
        if not self._any_order or after.cells or not after.rows:
            return after
        if self._domain(partial.verb).in_any_order(partial) is None:
            return after
        return PartialAction(after.verb, after.fields, tuple(sorted(after.rows)))

    def most(self, choice: Choice) -> int | None:
        """The largest amount that can follow a choice here; None where no amount does."""
        node = self._path[-1]
        if node.partial is None or node.block >= 0 or choice.kind in ("end", "more", "block"):
            return None
        after = node.partial.add(choice.value)
        if not after.cells or after.next_kind().name != "amount":
            return None
        return self._numbers(after)[0][-1]

    def choose(self, token: int) -> None:
        """Take one of the choices offered here (ST-1.5)."""
        if token not in self.tokens():
            raise Illegal("ST-1.5", "refused-not-offered", {"token": token})
        kind, value = self._game.vocabulary[token]
        self._path.append(self._after(self._path[-1], kind, value))

    def _after(self, node: _Node, kind: str, value: int) -> _Node:
        partial = node.partial
        if kind == "more":
            pages = -(-len(self._offered(node)) // _PAGE)
            return _Node(partial, node.block, (node.page + 1) % pages)
        if partial is None:
            return _Node(PartialAction(self._game.verbs[value]), -1, 0)
        if kind == "end":
            return _Node(partial.end_rows(), -1, 0)
        if kind == "block":
            return _Node(partial, value, 0)
        return _Node(self._added(partial, _number(node, value)), -1, 0)

    def back(self) -> None:
        """Take the last choice back; at the first node there is none to take back."""
        if len(self._path) > 1:
            self._path.pop()
