"""Numbers that no table, seat or line can have, in every place of every route: a no in the usual form, never a 500.

The places are those of the server's own OpenAPI document, so a new route is tried as soon as it is there.
"""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx

from server.real.serving import Json, Person, Server, run

#: Python itself refuses to read so many digits, and Fluent to say so many.
LONG = "9" * 5000
TEXTS = (str(2**63), LONG, "\x00")
NUMBERS = (
    "-1",
    str(2**31),
    str(2**63 - 1),
    str(2**63),
    str(-(2**63) - 1),
    str(10**40),
    LONG,
    "-0",
    "1.5",
    "1e999",
    "NaN",
    "0x10",
    # Digits of another script, which Python would read.
    "\u0661\u0662",
    "1_000",
)
IN_BODIES = (-1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**40)
HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy")

THE_NUMBER = "the number"
#: Bodies with which a request gets as far as its numbers.
BODIES: dict[str, list[Any]] = {
    "Sit": [{"seat": THE_NUMBER}],
    "WantedSeat": [{"kind": "bot", "bot": "random"}],
    "Seed": [{"commitment": "0" * 64}],
    "Compose": [
        {"seat": THE_NUMBER, "question": 0},
        {"seat": 0, "question": THE_NUMBER},
        {"seat": 0, "question": 0, "tokens": [THE_NUMBER]},
    ],
    "AskUnavailable": [
        {"seat": THE_NUMBER, "question": 0},
        {"seat": 0, "question": THE_NUMBER, "tokens": [THE_NUMBER]},
    ],
    "Move": [
        {"seat": THE_NUMBER, "command": {"concede": {}}},
        {"seat": 0, "command": {"act": {"question": THE_NUMBER, "action": {}}}},
        {"seat": 0, "command": {"undo": {"to": THE_NUMBER}}},
        {"seat": 0, "command": {"rollback": {"turn": THE_NUMBER}}},
    ],
    "AskHint": [{"seat": THE_NUMBER, "question": 0}, {"seat": 0, "question": THE_NUMBER}],
    "Say": [
        {"seat": THE_NUMBER, "to": {"all": True}, "text": "x"},
        {"seat": 0, "to": {"seats": [THE_NUMBER]}, "text": "x"},
    ],
    "WantedFork": [{"line": THE_NUMBER, "seats": [{"kind": "me"}] * 3}],
    "WantedTable": [
        {"game": "globopolis", "seats": [{"kind": "me"}] * 3, **more}
        for more in (
            {"holders": [THE_NUMBER, 0, 1]},
            {"options": {"round_limit": THE_NUMBER}},
            {"control": {"bank": THE_NUMBER}},
            {"entry": "0" * 24, "version": THE_NUMBER},
        )
    ],
    "GivenStars": [{"stars": THE_NUMBER}],
}


def with_number(body: Any, number: int) -> Any:
    if isinstance(body, dict):
        return {name: with_number(value, number) for name, value in body.items()}
    if isinstance(body, list):
        return [with_number(value, number) for value in body]
    return number if body == THE_NUMBER else body


class Attempts:
    """Every operation of a document, with one absurd value in each of its places in turn."""

    def __init__(self, document: Json, known: Json) -> None:
        self._document = document
        self._known = known

    def __iter__(self) -> Iterator[tuple[str, str, Json, Any]]:
        """Method, path, query and body."""
        for path, operations in self._document["paths"].items():
            for method, operation in operations.items():
                bodies = self._bodies(operation)
                for parameter in operation.get("parameters", []):
                    numeric = "integer" in str(parameter["schema"])
                    for value in NUMBERS if numeric else TEXTS:
                        values = {parameter["name"]: value}
                        yield method, *self._filled(path, operation, values), bodies[0]
                for body in bodies:
                    if THE_NUMBER in str(body):
                        for number in IN_BODIES:
                            yield (
                                method,
                                *self._filled(path, operation, {}),
                                with_number(body, number),
                            )

    def _bodies(self, operation: Json) -> list[Any]:
        content = operation.get("requestBody", {}).get("content", {})
        named = content.get("application/json", {}).get("schema", {}).get("$ref", "")
        return BODIES.get(named.rpartition("/")[2], [{} if content else None])

    def _filled(self, path: str, operation: Json, values: Json) -> tuple[str, Json]:
        values = self._known | values
        places = {each["name"]: each["in"] for each in operation.get("parameters", [])}
        inside = {name: quote(str(values.get(name, 0)), safe="") for name in places}
        query = {
            name: values[name]
            for name, place in places.items()
            if place == "query" and name in values
        }
        return path.format(**inside), query


def test_absurd_numbers_anywhere_are_refused_and_never_break_a_route(server: Server) -> None:
    async def go() -> None:
        person = await Person.guest(server)
        playing = await person.make("globopolis", "mrr")
        lobby = await person.make("globopolis", "moo", start=False)
        document = await person.ask("GET", "/api/openapi.json")
        rules = {"game": "globopolis", "name": "Two rounds", "description": "x", "licence": "x"}
        wanted = {**rules, "options": {"until_round": 2}}
        published = await person.ask("POST", "/api/workshop", wanted)
        names = {"person": person.id, "game": "globopolis", "name": "globopolis"}
        tried = 0
        wrong: list[str] = []
        for table in (playing, lobby):
            known = {**names, "table_id": table["id"], "code": table["code"]}
            for method, path, query, body in Attempts(document, known | {"entry": published["id"]}):
                answer = await person.http.request(method, path, params=query, json=body)
                wrong += problems(answer)
                tried += 1
            # Only the routes of tables differ between the two.
            document["paths"] = {
                path: operations
                for path, operations in document["paths"].items()
                if "{table_id}" in path
            }
        assert tried > 500
        assert not wrong, "\n".join(wrong)
        assert (await person.try_to("GET", "/readyz")).status_code == 200

    run(go())


def problems(answer: httpx.Response) -> list[str]:
    """What is wrong with an answer: it is a mistake of the server, or has not what every answer has."""
    sent = answer.request.content[:160]
    place = (
        f"{answer.request.method} {str(answer.request.url)[:160]} {sent!r}: {answer.status_code}"
    )
    found = [f"{place} without {name}" for name in HEADERS if name not in answer.headers]
    if answer.status_code >= 500:
        found.append(f"{place} {answer.text[:200]}")
    elif answer.status_code >= 400 and "json" in answer.headers["content-type"]:
        if set(answer.json()["error"]) != {"text", "say", "rule", "values"}:
            found.append(f"{place} {answer.text[:200]}")
    return found
