"""Victory: claims, the completed round, Sudden Death, and the other ways a game ends (GB-9)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.refusal import Illegal

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def claimants(table: "GlobopolisState") -> list[Holder]:
    """GB-9.2, GB-9.3: who claims victory at the end of a round."""
    settings = table.settings()
    if settings.victory == "bitter-end":
        return []
    by_count, needed, mark = settings.victory == "territories", settings.territories, table.mark()
    found = []
    for holder in table.playing():
        if by_count:
            reached = len(table.territories(holder)) >= needed
        else:
            reached = table.score[holder] >= mark
        if reached or table.mission_won[holder]:
            found.append(holder)
    return found


# GB-9.11: why a holder claims victory, two bits of ``claims`` for each.
POINTS: Final = 1
TERRITORIES: Final = 2
MISSION: Final = 3
CLAIMED: Final = (
    "gb-event-claim-gone",
    "gb-event-claim-points",
    "gb-event-claim-territories",
    "gb-event-claim-mission",
)


def announce(table: "GlobopolisState") -> None:
    """GB-9.11: everybody hears who claims victory and why, who no longer does, and who still has a turn."""
    if table.sudden_death:
        return
    now, before = _claims(table), table.claims
    if now == before:
        return
    table.claims = now
    if table.sink is None:
        return
    for holder in table.all_holders():
        why = now >> 2 * holder & 3
        if why != before >> 2 * holder & 3:
            values = {"holder": holder, "points": table.score[holder]}
            if why == TERRITORIES:
                values["count"] = len(table.territories(holder))
            table.sink.append(Event(CLAIMED[why], values))
    left = still_to_play(table)
    if not now:
        table.sink.append(Event("gb-event-no-claim"))
    elif left:
        table.sink.append(Event("gb-event-final-round", {"by": left}))


def _claims(table: "GlobopolisState") -> int:
    by_count = TERRITORIES if table.settings().victory == "territories" else POINTS
    found = 0
    for holder in claimants(table):
        found |= (MISSION if table.mission_won[holder] else by_count) << 2 * holder
    return found


def still_to_play(table: "GlobopolisState") -> tuple[Seat, ...]:
    """The seats whose turn of this round is yet to come."""
    seats = len(table.holders)
    begun = (table.turn - table.first) % seats + 1
    later = [Seat((table.first + nth) % seats) for nth in range(begun, seats)]
    return tuple([seat for seat in later if not table.conceded[seat]])


def final_round(table: "GlobopolisState") -> dict[str, tuple[tuple[int, ...], ...]]:
    """GB-9.11: the claims as announced (holder, why, points), and the seats whose turn of the round is not
    over; or Sudden Death."""
    if table.result is not None:
        return {}
    if table.sudden_death:
        return {"sudden-death": ((1,),)}
    if not table.claims:
        return {}
    claims = []
    for holder in table.all_holders():
        why = table.claims >> 2 * holder & 3
        if why:
            claims.append((holder, why, table.score[holder]))
    return {"claims": tuple(claims), "to-play": ((int(table.turn), *still_to_play(table)),)}


def round_over(table: "GlobopolisState") -> None:
    """GB-9.4 to GB-9.8: the round is complete; is the game?"""
    settings = table.settings()
    if table.sudden_death:
        _sudden_death(table)
    else:
        claims = claimants(table)
        best = [h for h in claims if table.score[h] == max([table.score[c] for c in claims])]
        if len(best) == 1:
            reason = "mission" if table.mission_won[best[0]] else settings.victory
            table.crown(best[0], reason, "GB-9.5")
        elif best:
            table.sudden_death = 1
            table.claims = 0
            if table.sink is not None:
                table.sink.append(Event("gb-event-sudden-death"))
    if table.result is None and settings.until_round and table.round >= settings.until_round:
        table.finish("until-round", "GB-10.4")
    if table.result is None and table.time_called:
        table.finish("until-time", "GB-10.24")
    if table.result is None and table.round >= settings.round_limit:
        table.finish("round-limit", "GB-9.8")
    if table.result is None and settings.victory == "bitter-end":
        _bitter_end(table)


def call_time(table: "GlobopolisState") -> None:
    """GB-10.24: the time has come; the round is finished, and then points decide."""
    if not table.settings().until_time or table.time_called:
        raise Illegal("GB-10.24", "gb-refused-call-time")
    table.time_called = 1
    if table.sink is not None:
        table.sink.append(Event("gb-event-time-called", {"round": max(1, table.round)}))


def _sudden_death(table: "GlobopolisState") -> None:
    """GB-9.6: the single highest score after any further round wins."""
    playing = [h for h in table.all_holders() if not table.is_out(h)]
    top = max([table.score[holder] for holder in playing])
    leaders = [holder for holder in playing if table.score[holder] == top]
    if len(leaders) == 1:
        table.crown(leaders[0], "sudden-death", "GB-9.6")


def _bitter_end(table: "GlobopolisState") -> None:
    """GB-10.3: who has no title, no EU and no points has given up; the last one left wins."""
    left = []
    for holder in table.all_holders():
        has = holder in table.owner or table.eu[holder] > 0 or table.score[holder] > 0
        if has and not table.is_out(holder):
            left.append(holder)
    if len(left) == 1:
        table.crown(left[0], "bitter-end", "GB-10.3")
