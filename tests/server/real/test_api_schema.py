"""The HTTP interface against its own OpenAPI document: no 5xx, and every answer is as documented.

For each operation schemathesis makes requests up, good and bad ones. Half of them are about tables and
people that are there, so that not all end at "no such table". `make soak` makes fifty times as many up.
"""

import asyncio
import random
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from scale import scaled
from server.real.serving import Person, Server, play, run

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class World:
    """What there is on the server that made-up requests may hit."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.known: dict[str, list[Any]] = {}


def settle(server: Server) -> World:
    """Tables of all sorts: open, in play, over; and somebody to ask for them."""
    world = World()

    async def go() -> None:
        person = await Person.guest(server, "Schema")
        world.headers = {"X-CSRF-Token": person.http.cookies["statecraft_csrf"]}
        world.cookies = dict(person.http.cookies)
        tables = [
            await person.make("globopolis", "moo", start=False),
            await person.make("globopolis", "mrr", options={"round_limit": 1}),
            await person.make("global-powers", "mmr"),
            await person.make("globopolis", "mmr", control={"decision": 3600}),
        ]
        rules = {"game": "globopolis", "name": "Short", "description": "x", "licence": "x"}
        wanted = {**rules, "options": {"until_round": 1}}
        published = await person.ask("POST", "/api/workshop", wanted)
        socket = await person.follow(tables[1]["id"])
        await play(socket, [0], random.Random(1))
        await socket.close()
        world.known = {
            "table_id": [table["id"] for table in tables],
            "code": [table["code"] for table in tables],
            "person": [person.id],
            "entry": [published["id"]],
            "seat": [0, 1, 2],
            "line": [0, 1, 5],
            "game": ["globopolis", "global-powers"],
        }

    run(go())
    return world


def test_every_operation_answers_as_documented(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    world = settle(server)
    failures: list[str] = []
    count = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        count += 1
        if operation.path == "/api/me/logout-everywhere":
            # After it nobody would be anybody; it has tests of its own.
            continue
        failures += try_operation(operation, world)
    assert count > 30
    assert not failures, "\n\n".join(failures)
    assert asyncio.run(is_well(server))


async def is_well(server: Server) -> bool:
    async with httpx.AsyncClient(base_url=server.url) as http:
        return (await http.get("/readyz")).status_code == 200


def try_operation(operation: Any, world: World) -> list[str]:
    """Requests of every shape to one operation; what was wrong with the answers."""

    @seed(len(operation.path))
    @settings(
        max_examples=scaled(EXAMPLES),
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), choice=st.randoms(use_true_random=False))
    def ask(case: Any, choice: random.Random) -> None:
        for parameters in (case.path_parameters, case.query):
            for name, values in world.known.items():
                if parameters and name in parameters and choice.random() < 0.7:
                    parameters[name] = choice.choice(values)
        answer = case.call(headers=world.headers, cookies=world.cookies)
        case.validate_response(answer, checks=CHECKS)

    try:
        ask()
    except (FailureGroup, AssertionError) as wrong:
        return [f"{operation.method} {operation.path}: {wrong}"]
    return []
