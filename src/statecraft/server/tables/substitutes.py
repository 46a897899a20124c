"""A substitute for somebody who has left: who would like to take the seat over, and the vote of the others about it.

A bot keeps the seat warm meanwhile (`absence`). More than half of the people who still play must agree; the substitute
then has the seat with all that it sees, its orders too, and ratings stay those of who sat there at the start. At public
tables a seat left for good can be claimed without a vote as well. There is one wish at a table at a time.
"""

from statecraft.server.people.names import told_apart
from statecraft.server.refusal import Refused
from statecraft.server.tables import absence, seating
from statecraft.server.tables.change import Change, Substitute
from statecraft.server.tables.seats import OPEN, Actor
from statecraft.server.tables.table import Table


def offer(table: Table, actor: Actor, seat: int, at: float) -> Change:
    """Somebody who does not sit at the table would like to take over a seat that a bot keeps warm."""
    seating.check_seat(table, seat)
    row = table.seats[seat]
    if actor.person is None or actor.person in table.kicked:
        raise Refused("server-kicked", "forbidden")
    if any(other.person == actor.person for other in table.seats):
        raise Refused("server-sits-there", "conflict")
    start = absence.substitutable(table, row)
    if start is None or at < start or not absence.voters(table, row):
        raise Refused("server-not-left", "conflict")
    standing = table.substitute
    if standing is not None and absence.wish(table, table.seats[standing.seat]) is not None:
        raise Refused("server-substitute-asked", "conflict")
    others = [each.name for each in table.seats if each.seat != seat and each.kind != OPEN]
    name = told_apart(actor.name, others)
    table.substitute = Substitute(seat, actor.person, name, actor.face, set(), set())
    change = Change("substitute", at, {"substitute": table.substitute.to_json()})
    table.note(change, {"text": "event-substitute", "values": {"name": name, "seat": seat}})
    return change


def vote(table: Table, actor: Actor, seat: int, agrees: bool, at: float) -> Change:
    """One of the others says yes or no; with more than half the seat changes hands, without them the wish is over."""
    seating.check_seat(table, seat)
    wanted, row = table.substitute, table.seats[seat]
    if wanted is None or absence.wish(table, row) is None:
        raise Refused("server-no-substitute", "conflict")
    asked = absence.voters(table, row)
    mine = set(table.seats_of(actor)) & set(asked)
    if not mine:
        raise Refused("server-not-your-vote", "forbidden")
    agreed = wanted.agreed | mine if agrees else wanted.agreed - mine
    refused = wanted.refused - mine if agrees else wanted.refused | mine
    wanted = Substitute(seat, wanted.person, wanted.name, wanted.face, agreed, refused)
    if 2 * len(agreed.intersection(asked)) > len(asked):
        if any(other.person == wanted.person for other in table.seats):
            raise Refused("server-sits-there", "conflict")
        table.substitute = None
        taken = Actor(person=wanted.person, name=wanted.name, face=wanted.face)
        change = absence.hand_over(table, taken, row, at)
        change.body["substitute"] = None
        return change
    if 2 * len(refused.intersection(asked)) >= len(asked):
        table.substitute = None
        change = Change("substitute", at, {"substitute": None})
        values = {"name": wanted.name, "seat": seat}
        table.note(change, {"text": "event-substitute-refused", "values": values})
        return change
    table.substitute = wanted
    return Change("substitute", at, {"substitute": wanted.to_json()})
