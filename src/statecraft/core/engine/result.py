"""How a game ended: ranks with ties, scores, the reason and the rule that says so."""

from statecraft.core.ids import Holder
from statecraft.core.record.struct import Struct


class Result(Struct):
    """``ranks[h]`` is holder h's place, 1 the best; equals share a rank and the next is left out.

    >>> Result.by_score((7, 9, 9), (False, False, False), "rounds-played", "X-1.1").ranks
    (3, 1, 1)
    """

    FIELDS = ("ranks", "scores", "reason", "rule")
    __slots__ = FIELDS
    NAME = "result"

    def __init__(
        self, ranks: tuple[int, ...], scores: tuple[int, ...], reason: str, rule: str
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.reason = reason
        self.rule = rule

    @staticmethod
    def by_score(
        scores: tuple[int, ...],
        conceded: tuple[bool, ...],
        reason: str,
        rule: str,
        tie_breaks: tuple[tuple[int, ...], ...] = (),
    ) -> "Result":
        """Rank by score, then by the game's tie-breaks (one tuple a holder, higher is better).

        Whoever gave up ranks behind everyone who did not (ST-5.2).
        """
        strength: list[tuple[bool, int, tuple[int, ...]]] = []
        for holder, score in enumerate(scores):
            tie = tie_breaks[holder] if tie_breaks else ()
            strength.append((not conceded[holder], score, tie))
        ranks = tuple([1 + sum([1 for other in strength if other > mine]) for mine in strength])
        return Result(ranks, scores, reason, rule)

    def won_by(self, winner: Holder) -> "Result":
        """The same result with a holder in the first place, before those who were there."""
        mine = self.ranks[winner]
        ranks = [rank + 1 if rank <= mine else rank for rank in self.ranks]
        ranks[winner] = 1
        return Result(tuple(ranks), self.scores, self.reason, self.rule)

    @property
    def winners(self) -> tuple[int, ...]:
        """The holders in the first place."""
        return tuple([holder for holder, rank in enumerate(self.ranks) if rank == 1])
