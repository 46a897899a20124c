"""A question on its way to an answer, composed out token by token, and the numbers that tokens go by.

A node with one choice is no decision, so its token is taken at once. One more token than a table's words
leaves alone a side question that one does not want to answer.
"""

from collections.abc import Sequence

from statecraft.core.engine.legal import Legal
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.verbs.action import Action, RowsField
from statecraft.core.verbs.builder import BLOCK, vocabulary

DEALS: frozenset[type[Action]] = frozenset((*offer_verbs.VERBS, *rings.VERBS))
RELATIVE = ("holder", "party-or-none")
"""Values of these kinds are holders: an agent counts them from itself on, in turn order."""
Word = tuple[str, int]


class Words:
    """The words that a table's answers are spelled in, and the number that each of them goes by for each seat.

    Only what its players can say is there: no holder that nobody is, no card that the edition does not print
    (``most`` says how many values of a kind there are), and without ``deals`` nothing that only offers are made of.
    Holders are counted from the seat on: 0 is the seat's own.
    """

    def __init__(
        self, game: Game, holders: Sequence[int], deals: bool, most: dict[str, int]
    ) -> None:
        self.game = game
        self.deals = deals
        verbs = [verb for verb in game.verbs if deals or verb not in DEALS]
        most = {"holder": max(holders) + 1, **most}
        spoken: list[Word] = []
        for kind, value in vocabulary(tuple(verbs)):
            if kind == "verb":
                value = game.verb_numbers[verbs[value]]
            if value < most.get(kind, value + 1):
                spoken.append((kind, value))
        self.words: tuple[Word, ...] = tuple(spoken)
        self.leave = len(spoken)
        """The token that leaves a side question alone."""
        numbers = {word: number for number, word in enumerate(spoken)}
        count = max(holders) + 1
        self._tokens: list[dict[int, int]] = []
        self._engine: list[list[int]] = []
        for me in range(count):
            there = {
                game.tokens[turned_word(word, -me, count)]: number
                for word, number in numbers.items()
            }
            self._tokens.append(there)
            back = {number: token for token, number in there.items()}
            self._engine.append([back[number] for number in range(len(spoken))])

    def __len__(self) -> int:
        return self.leave + 1

    def numbers(self, tokens: Sequence[int], me: int) -> list[int]:
        """How a holder's own words number what the engine offers."""
        mine = self._tokens[me]
        return [mine[token] for token in tokens]

    def engine(self, number: int, me: int) -> int:
        """The engine's token for a holder's own."""
        return self._engine[me][number]

    def name(self, number: int) -> str:
        """What a token is called, for people."""
        if 0 <= number < self.leave:
            kind, value = self.words[number]
            if kind == "verb":
                return f"action {number} ({self.game.verbs[value].VERB})"
            return f"action {number} ({kind} {value})"
        return f"action {number}" + (" (leave it alone)" if number == self.leave else "")


def turned_word(word: Word, first: int, count: int) -> Word:
    """A word as the holder ``first`` says it, who counts holders from itself on.

    >>> turned_word(("holder", 0), 1, 4), turned_word(("party-or-none", 5), 1, 4), turned_word(("title", 7), 1, 4)
    (('holder', 3), ('party-or-none', 5), ('title', 7))
    """
    kind, value = word
    if kind in RELATIVE and value < count:
        return kind, (value - first) % count
    return word


class Composed:
    """A question to a seat, and how far its answer has got.

    ``verb`` is the number of the chosen verb or -1, ``numbers`` the values chosen after it, and ``spelled`` the same
    with their kinds, holders as the engine counts them. ``action`` is the finished answer; ``left`` says that it was
    left alone instead.
    """

    __slots__ = (
        "_builder",
        "_me",
        "_words",
        "chosen",
        "left",
        "numbers",
        "offered",
        "question",
        "spelled",
        "verb",
    )

    def __init__(self, words: Words, legal: Legal, holder: int) -> None:
        self._words = words
        self._me = holder
        self._builder = legal.builder()
        self.question = legal.question
        self.verb = -1
        self.numbers: list[int] = []
        self.spelled: list[Word] = []
        self.chosen: list[int] = []
        """The tokens that were a decision, one after the other."""
        self.left = False
        self.offered: list[int] = []
        self._look()

    @property
    def seat(self) -> Seat:
        return self.question.seat

    @property
    def action(self) -> Action | None:
        return self._builder.action

    def toward(self, action: Action) -> int:
        """Which of the tokens that are ``offered`` leads to an action; ValueError where none does."""
        token = self._engine_toward(action)
        if token is None or not self.offered:
            raise ValueError(f"{action!r} cannot be spelled from here")
        number = self._words.numbers([token], self._me)[0]
        if number not in self.offered:
            raise ValueError(f"{action!r} is not legal here")
        return number

    def _engine_toward(self, action: Action) -> int | None:
        """The engine's token for the next part of an action."""
        game = self._words.game
        partial = self._builder.partial
        offered = self._builder.tokens()
        if partial is None:
            return game.tokens["verb", game.verb_numbers[type(action)]]
        done, rows, cells = len(partial.fields), len(partial.rows), len(partial.cells)
        wanted = action.fields()[done]
        if isinstance(partial.shapes[done], RowsField) and rows == len(wanted):
            ways = [game.tokens["end", 0]]
        else:
            if isinstance(partial.shapes[done], RowsField):
                wanted = wanted[rows][cells]
            values = game.kind_tokens[partial.next_kind().name]
            blocks = game.kind_tokens.get("block", {})
            # As it is, as a block of fifty, or within one.
            found = (values.get(wanted), blocks.get(wanted // BLOCK), values.get(wanted % BLOCK))
            ways = [token for token in found if token is not None]
        # What is not here is on another page, if anywhere.
        for token in (*ways, game.tokens["more", 0]):
            if token in offered:
                return token
        return None

    def choose(self, token: int) -> None:
        """Take one of the tokens that are ``offered``, and all that follow without a choice."""
        if token not in self.offered:
            name = self._words.name(token)
            raise ValueError(f"{name} is not offered here: take what the mask allows")
        if token == self._words.leave:
            self.left = True
        else:
            self._take(self._words.engine(token, self._me))
        self.chosen.append(token)
        self._look()

    def _take(self, token: int) -> None:
        kind, value = self._words.game.vocabulary[token]
        self._builder.choose(token)
        if kind == "verb":
            self.verb = value
        elif kind != "more":
            self.numbers.append(value)
            self.spelled.append((kind, value))

    def _look(self) -> None:
        """Work out what is offered now; where there is no choice, go on."""
        self.offered = []
        while not self.left and self._builder.action is None:
            tokens = self._builder.tokens()
            may_leave = self.verb < 0 and not self.question.must
            if self.verb < 0 and not self._words.deals:
                tokens = [token for token in tokens if self._wanted(token)]
                # Where nothing but deals can be said, there is nothing to say.
                if not tokens:
                    if self.question.must:
                        raise TypeError(f"{self.question.kind} is answered by deals alone")
                    self.left = True
                    return
            if len(tokens) + may_leave != 1:
                self.offered = self._words.numbers(tokens, self._me)
                if may_leave:
                    self.offered.append(self._words.leave)
                return
            self._take(tokens[0])

    def _wanted(self, token: int) -> bool:
        """Whether an agent that makes no deals is offered a verb."""
        kind, value = self._words.game.vocabulary[token]
        return kind != "verb" or self._words.game.verbs[value] not in DEALS
