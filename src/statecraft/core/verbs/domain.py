"""Large and small domains: the legal actions of one verb, described number by number.

A :class:`Spelling` is an action in the making. A :class:`Domain` knows, at each point of spelling
one out, which numbers may come next; sampling and the builder both walk it.
"""

from collections.abc import Sequence

from statecraft.core.chance.distributions import Randomness
from statecraft.core.native import mypyc_attr
from statecraft.core.record.struct import Value
from statecraft.core.verbs.action import Action, Kind, Rows


class Spelling:
    """An action in the making: finished fields, finished rows and cells of the field under way."""

    __slots__ = ("cells", "fields", "rows", "verb")

    def __init__(
        self,
        verb: type[Action],
        fields: tuple[Value, ...] = (),
        rows: tuple[tuple[int, ...], ...] = (),
        cells: tuple[int, ...] = (),
    ) -> None:
        self.verb = verb
        self.fields = fields
        self.rows = rows
        self.cells = cells

    def complete(self) -> bool:
        return len(self.fields) == len(self.verb.FIELDS)

    def action(self) -> Action:
        return self.verb(*self.fields)

    def next_kind(self) -> Kind:
        """The kind of the number that comes next."""
        shape = self.verb.SHAPE[len(self.fields)]
        if isinstance(shape, Rows):
            return shape.columns[len(self.cells)]
        if isinstance(shape, Kind):
            return shape
        raise TypeError(f"{self.verb.__name__} has a field of an unknown shape")

    def may_end_rows(self) -> bool:
        return isinstance(self.verb.SHAPE[len(self.fields)], Rows) and not self.cells

    def rows_are_full(self) -> bool:
        shape = self.verb.SHAPE[len(self.fields)]
        return isinstance(shape, Rows) and len(self.rows) == shape.most

    def add(self, number: int) -> "Spelling":
        shape = self.verb.SHAPE[len(self.fields)]
        if not isinstance(shape, Rows):
            return Spelling(self.verb, (*self.fields, number))
        cells = (*self.cells, number)
        if len(cells) < len(shape.columns):
            return Spelling(self.verb, self.fields, self.rows, cells)
        return Spelling(self.verb, self.fields, (*self.rows, cells))

    def end_rows(self) -> "Spelling":
        return Spelling(self.verb, (*self.fields, self.rows))


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The legal actions of one verb, described. Every walk along ``numbers`` ends in one of them."""

    def __init__(self, verb: type[Action]) -> None:
        self.verb = verb

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        """The numbers that may come next, and whether the rows under way may end here."""
        raise NotImplementedError(f"{type(self).__name__}.numbers")

    def in_any_order(self, spelling: Spelling) -> tuple[Sequence[int], bool] | None:
        """The same where the rows under way are a set that may be named in any order; None for others.

        A set has one spelling, in ascending order, so that programs meet each action once. A person
        names what comes to mind; the builder puts it in order.
        """
        return None

    def sample(self, rng: Randomness) -> Action:
        """A random walk. Rows end every other time they may, so that samples stay short."""
        spelling = Spelling(self.verb)
        size = len(self.verb.FIELDS)
        while len(spelling.fields) < size:
            numbers, may_end = self.numbers(spelling)
            if may_end and (not numbers or rng.random() < 0.5):
                spelling = spelling.end_rows()
            else:
                spelling = spelling.add(numbers[int(rng.random() * len(numbers))])
        return spelling.action()


class Listed(Domain):
    """The domain of a small verb: exactly the actions listed."""

    def __init__(self, verb: type[Action], actions: list[Action]) -> None:
        super().__init__(verb)
        self.listed = [action.fields() for action in actions]

    def numbers(self, spelling: Spelling) -> tuple[Sequence[int], bool]:
        done = len(spelling.fields)
        rows = len(spelling.rows)
        cells = len(spelling.cells)
        found: set[int] = set()
        may_end = False
        is_rows = isinstance(self.verb.SHAPE[done], Rows)
        for fields in self.listed:
            if fields[:done] != spelling.fields:
                continue
            field = fields[done]
            if not is_rows:
                found.add(field)
            elif field[:rows] == spelling.rows:
                if len(field) == rows:
                    may_end = True
                elif field[rows][:cells] == spelling.cells:
                    found.add(field[rows][cells])
        return sorted(found), may_end
