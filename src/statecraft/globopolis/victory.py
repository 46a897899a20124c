"""Victory: claims, the completed round, Sudden Death, and the other ways a game ends (GB-9)."""

from typing import TYPE_CHECKING

from statecraft.core.event import Event
from statecraft.core.ids import Holder
from statecraft.core.result import Result

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe


def claimants(table: "Globe") -> list[int]:
    """GB-9.2, GB-9.3: who claims victory at the end of a round."""
    settings = table.settings()
    found = []
    for holder in range(table.holder_count()):
        if table.is_out(Holder(holder)) or settings.victory == "bitter-end":
            continue
        if settings.victory == "territories":
            reached = len(table.territories(holder)) >= settings.territories
        else:
            reached = table.score[holder] >= table.mark()
        if reached or table.mission_won[holder]:
            found.append(holder)
    return found


def round_over(table: "Globe") -> None:
    """GB-9.4 to GB-9.8: the round is complete; is the game?"""
    settings = table.settings()
    if table.sudden_death:
        _sudden_death(table)
    else:
        claims = claimants(table)
        best = [h for h in claims if table.score[h] == max([table.score[c] for c in claims])]
        if len(best) == 1:
            reason = "mission" if table.mission_won[best[0]] else settings.victory
            crown(table, best[0], reason, "GB-9.5")
        elif best:
            table.sudden_death = 1
            if table.sink is not None:
                table.sink.append(Event("gb-event-sudden-death"))
    if table.result is None and settings.until_round and table.round >= settings.until_round:
        table.finish("until-round", "GB-10.4")
    if table.result is None and table.round >= settings.round_limit:
        table.finish("round-limit", "GB-9.8")
    if table.result is None and settings.victory == "bitter-end":
        _bitter_end(table)


def _sudden_death(table: "Globe") -> None:
    """GB-9.6: the single highest score after any further round wins."""
    playing = [h for h in range(table.holder_count()) if not table.is_out(Holder(h))]
    top = max([table.score[holder] for holder in playing])
    leaders = [holder for holder in playing if table.score[holder] == top]
    if len(leaders) == 1:
        crown(table, leaders[0], "sudden-death", "GB-9.6")


def _bitter_end(table: "Globe") -> None:
    """GB-10.3: who has no title, no EU and no points has given up; the last one left wins."""
    left = []
    for holder in range(table.holder_count()):
        has = holder in table.owner or table.eu[holder] > 0 or table.score[holder] > 0
        if has and not table.is_out(Holder(holder)):
            left.append(holder)
    if len(left) == 1:
        crown(table, left[0], "bitter-end", "GB-10.3")


def crown(table: "Globe", winner: int, reason: str, rule: str) -> None:
    """The winner is first whatever the others' scores; the others rank by score."""
    out = tuple([table.is_out(Holder(holder)) for holder in range(table.holder_count())])
    ranked = Result.by_score(table.scores(), out, reason, rule, table.tie_breaks())
    mine = ranked.ranks[winner]
    ranks = [rank + 1 if rank <= mine else rank for rank in ranked.ranks]
    ranks[winner] = 1
    table.result = Result(tuple(ranks), ranked.scores, reason, rule)
