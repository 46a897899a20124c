"""What honest people ask of a server that takes long: experts who think, hints, the longest records, replays, reports.

Done by one person, one thing after the other, as fast as it is answered. That is heavy work for processes of its own,
so a table beside it must hardly notice: the bench says by how much later its moves are told. Attacks, which do as much
as they are let, are in `attackers`.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable

from bench.attack.attackers import Attackers, begin, long_record
from bench.server.players import Guest

_EXPERTS = [{"kind": "bot", "bot": "expert"}] * 4
_ALONE = [{"kind": "me"}, *_EXPERTS[1:]]


async def experts(person: Attackers) -> None:
    """A table of four experts, who think as long as they may, one after the other."""
    await person.arrive(1)
    guest = person.guests[0]
    socket = await person.socket(guest, await person.table(guest, _EXPERTS))
    await asyncio.sleep(max(0.0, person.left))
    if socket is not None and socket.transport is not None:
        socket.transport.abort()


async def a_hint(person: Attackers) -> None:
    """One hint after the other, about whatever is asked at a table with experts."""
    await person.arrive(1)
    guest = person.guests[0]
    table = await person.table(guest, _ALONE)

    async def ask(guest: Guest) -> None:
        found = await person.ask(guest, "GET", f"/api/tables/{table}/questions?seat=0")
        if found:
            body = {"seat": 0, "question": found[0]["id"]}
            await person.ask(guest, "POST", f"/api/tables/{table}/hint", body)
        else:
            await asyncio.sleep(0.1)

    await person.over_and_over(ask)


async def an_import(person: Attackers) -> None:
    """The longest record that is taken: 600 moves, and 15,000 steps back."""
    body = {"game": "globopolis", "record": long_record(15_000), "names": []}
    await person.arrive(1)
    await person.over_and_over(lambda guest: person.ask(guest, "POST", "/api/records", body))


async def a_replay(person: Attackers) -> None:
    """The last position of a long game, with open cards, and its whole history, again and again."""
    body = {"game": "globopolis", "record": long_record(6_000), "names": []}
    await person.arrive(1)
    made = await person.ask(person.guests[0], "POST", "/api/records", body)
    place, code = f"/api/tables/{made['id']}", made["code"]
    paths = [f"{place}/replay/6500?open=true&code={code}", f"{place}/score-history?code={code}"]
    for at in range(10**6):
        if not person.time_left:
            break
        await person.ask(person.guests[0], "GET", paths[at % 2])


async def a_report(person: Attackers) -> None:
    """A variant that is published, whose balance report the server plays some hundred games for."""
    await person.arrive(1)
    rules = {"game": "globopolis", "name": "Twenty rounds", "options": {"round_limit": 20}}
    words = {"description": "Short evenings.", "licence": "CC0"}
    await person.ask(person.guests[0], "POST", "/api/workshop", {**rules, **words})
    await asyncio.sleep(max(0.0, person.left))


BURDENS: dict[str, Callable[[Attackers], Awaitable[None]]] = {
    each.__name__: each for each in (experts, a_hint, an_import, a_replay, a_report)
}


if __name__ == "__main__":
    asyncio.run(begin(BURDENS[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])))
