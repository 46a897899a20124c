"""Guards: placed and recalled after one's turn, while the next player plans (HB-6)."""

from harbour.table import Harbour
from harbour.verbs import PLACES, RECALLS, PlaceGuard, RecallGuard
from statecraft.core.action import Action
from statecraft.core.event import Event
from statecraft.core.ids import Seat
from statecraft.core.refusal import Illegal


def guard_actions(table: Harbour, seat: Seat) -> list[Action]:
    holder = table.holders[seat]
    harbours = table.colours
    listed: list[Action] = []
    if table.spare[holder]:
        listed += PLACES[:harbours]
    if table.spare[holder] < 2:
        guards = table.guards[holder * harbours : holder * harbours + harbours]
        listed += [RECALLS[at] for at, count in enumerate(guards) if count]
    return listed


def guard_check(table: Harbour, seat: Seat, action: Action) -> None:
    holder = table.holders[seat]
    if isinstance(action, PlaceGuard | RecallGuard):
        if action.harbour >= table.holder_count():
            raise Illegal("HB-6.1", "harbour-refused-no-harbour", {"holder": action.harbour})
        if isinstance(action, PlaceGuard):
            if not table.spare[holder]:
                raise Illegal("HB-6.1", "harbour-refused-no-guard")
        elif not table.guards_at(holder, action.harbour):
            raise Illegal("HB-6.1", "harbour-refused-no-guard")
    else:
        raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})


def guard_answer(table: Harbour, seat: Seat, action: Action) -> None:
    holder = table.holders[seat]
    if isinstance(action, PlaceGuard):
        table.move_guards(holder, action.harbour, 1)
    elif isinstance(action, RecallGuard):
        table.move_guards(holder, action.harbour, -1)
    if table.sink is not None:
        table.sink.append(Event("harbour-event-guards", {"seat": seat}))
