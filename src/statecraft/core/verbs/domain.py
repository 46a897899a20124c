"""Large and small domains: the legal actions of one verb, described number by number.

A :class:`PartialAction` is an action in the making. A :class:`Domain` knows, at each point of spelling
one out, which numbers may come next; sampling and the builder both walk it.
"""

from collections.abc import Sequence
from typing import Any

from statecraft.core.chance.distributions import Randomness
from statecraft.core.native import mypyc_attr
from statecraft.core.verbs.action import Action, IntField, RowsField


class PartialAction:
    """An action in the making: finished fields, finished rows and cells of the field under way."""

    __slots__ = ("cells", "fields", "rows", "shapes", "verb")

    def __init__(
        self,
        verb: type[Action],
        fields: tuple[Any, ...] = (),
        rows: tuple[tuple[int, ...], ...] = (),
        cells: tuple[int, ...] = (),
    ) -> None:
        self.verb = verb
        self.shapes: tuple[Any, ...] = verb.SHAPE
        self.fields = fields
        self.rows = rows
        self.cells = cells

    def complete(self) -> bool:
        return len(self.fields) == len(self.shapes)

    def action(self) -> Action:
        return self.verb(*self.fields)

    def next_kind(self) -> IntField:
        """The kind of the number that comes next."""
        shape = self.shapes[len(self.fields)]
        if isinstance(shape, RowsField):
            return shape.columns[len(self.cells)]
        if isinstance(shape, IntField):
            return shape
        raise TypeError(f"{self.verb.__name__} has a field of an unknown shape")

    def may_end_rows(self) -> bool:
        return isinstance(self.shapes[len(self.fields)], RowsField) and not self.cells

    def rows_are_full(self) -> bool:
        shape = self.shapes[len(self.fields)]
        return isinstance(shape, RowsField) and len(self.rows) == shape.most

    def add(self, number: int) -> "PartialAction":
        further = PartialAction(self.verb, self.fields, self.rows, self.cells)
        further.put(number)
        return further

    def end_rows(self) -> "PartialAction":
        return PartialAction(self.verb, (*self.fields, self.rows))

    def put(self, number: int) -> None:
        """Go on with a number in place; for who alone has this partial action."""
        shape = self.shapes[len(self.fields)]
        if not isinstance(shape, RowsField):
            self.fields = (*self.fields, number)
            return
        cells = (*self.cells, number)
        if len(cells) < len(shape.columns):
            self.cells = cells
        else:
            self.rows = (*self.rows, cells)
            self.cells = ()

    def close_rows(self) -> None:
        """End the rows under way in place."""
        self.fields = (*self.fields, self.rows)
        self.rows = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The legal actions of one verb, described. Every walk along ``next_values`` ends in one of them."""

    def __init__(self, verb: type[Action]) -> None:
        self.verb = verb

    def __repr__(self) -> str:
        return f"<Domain of {self.verb.VERB}>"

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        """The numbers that may come next, and whether the rows under way may end here."""
        raise NotImplementedError(f"{type(self).__name__}.next_values")

    def in_any_order(self, partial: PartialAction) -> tuple[Sequence[int], bool] | None:
        """The same where the rows under way are a set that may be named in any order; None for others.

        A set has one spelling, in ascending order, so that programs meet each action once. A person
        names what comes to mind; the builder puts it in order.
        """
        return None

    def sample(self, rng: Randomness) -> Action:
        """A random walk. Rows end every other time they may, so that samples stay short."""
        partial = PartialAction(self.verb)
        size = len(partial.shapes)
        while len(partial.fields) < size:
            numbers, may_end = self.next_values(partial)
            if may_end and (not numbers or rng.random() < 0.5):
                partial.close_rows()
            else:
                partial.put(numbers[int(rng.random() * len(numbers))])
        return partial.action()


class Listed(Domain):
    """The domain of a small verb: exactly the actions listed."""

    def __init__(self, verb: type[Action], actions: list[Action]) -> None:
        super().__init__(verb)
        self.listed = [action.fields() for action in actions]

    def next_values(self, partial: PartialAction) -> tuple[Sequence[int], bool]:
        done = len(partial.fields)
        rows = len(partial.rows)
        cells = len(partial.cells)
        found: set[int] = set()
        may_end = False
        is_rows = isinstance(self.verb.SHAPE[done], RowsField)
        for fields in self.listed:
            if fields[:done] != partial.fields:
                continue
            field = fields[done]
            if not is_rows:
                found.add(field)
            elif field[:rows] == partial.rows:
                if len(field) == rows:
                    may_end = True
                elif field[rows][:cells] == partial.cells:
                    found.add(field[rows][cells])
        return sorted(found), may_end
