"""A question on its way to an answer, composed out token by token.

An action of an environment is a token of the game's fixed vocabulary, or, one past the last token,
*leave it alone*: the answer to a side question that one does not want to answer. A node with one
choice is no decision, so its token is taken at once.
"""

from statecraft.core.engine.legal import Legal
from statecraft.core.game import Game
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.verbs.action import Action

DEALS: frozenset[type[Action]] = frozenset((*offer_verbs.VERBS, *rings.VERBS))


class Composed:
    """A question to a seat, and how far its answer has got.

    ``verb`` is the number of the chosen verb or -1, ``numbers`` the values chosen after it.
    ``action`` is the finished answer; ``left`` says that it was left alone instead.
    """

    __slots__ = (
        "_builder",
        "_deals",
        "_game",
        "_leave",
        "chosen",
        "left",
        "numbers",
        "offered",
        "question",
        "verb",
    )

    def __init__(self, game: Game, legal: Legal, deals: bool) -> None:
        self._game = game
        self._builder = legal.builder()
        self._deals = deals
        self._leave = len(game.vocabulary)
        self.question = legal.question
        self.verb = -1
        self.numbers: list[int] = []
        self.chosen: list[int] = []
        """The tokens that were a decision, one after the other."""
        self.left = False
        self.offered: list[int] = []
        self._look()

    @property
    def action(self) -> Action | None:
        return self._builder.action

    def choose(self, token: int) -> None:
        """Take one of the tokens that are ``offered``, and all that follow without a choice."""
        if token not in self.offered:
            raise ValueError(f"{self._name(token)} is not offered here: take what the mask allows")
        self._take(token)
        self.chosen.append(token)
        self._look()

    def _name(self, token: int) -> str:
        if 0 <= token < self._leave:
            kind, value = self._game.vocabulary[token]
            return f"action {token} ({kind} {value})"
        return f"action {token}" + (" (leave it alone)" if token == self._leave else "")

    def _take(self, token: int) -> None:
        if token == self._leave:
            self.left = True
            return
        kind, value = self._game.vocabulary[token]
        self._builder.choose(token)
        if kind == "verb":
            self.verb = value
        elif kind != "more":
            self.numbers.append(value)

    def _look(self) -> None:
        """Work out what is offered now; where there is no choice, go on."""
        self.offered = []
        while not self.left and self._builder.action is None:
            tokens = self._builder.tokens()
            if not self._deals and self.verb < 0 and not self.question.must:
                tokens = [token for token in tokens if self._wanted(token)]
            if self.verb < 0 and not self.question.must:
                tokens = [*tokens, self._leave]
            if len(tokens) != 1:
                self.offered = tokens
                return
            self._take(tokens[0])

    def _wanted(self, token: int) -> bool:
        """Whether an agent that makes no deals is offered a verb of a side question."""
        kind, value = self._game.vocabulary[token]
        return kind != "verb" or self._game.verbs[value] not in DEALS
