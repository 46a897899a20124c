"""Tables set up without clicking, where clicking is not the point: by HTTP, as the person a page belongs to."""

from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]

# Bots that are not what a test is about play at once, and wait for nobody.
AT_ONCE: Json = {"pace": "at-once", "wait": False}


class Guest:
    """The person whose cookies a page has."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self._url = url
        self.name = name
        self.ask("POST", "/api/me", {"name": name, "colour": "blue", "language": "en"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this person's; a refusal fails the test."""
        cookies = {each.get("name"): each.get("value") for each in self.page.context.cookies()}
        answer = self.page.request.fetch(
            self._url + path,
            method=method,
            data=body,
            headers={"x-csrf-token": cookies.get("statecraft_csrf") or ""},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json()

    def table(self, game: str, seats: list[Json], **settings: Any) -> str:
        """A table with these seats, not started yet."""
        wanted = {"game": game, "seats": seats, **AT_ONCE, **settings}
        made = self.ask("POST", "/api/tables", wanted)
        return str(made["id"])

    def sit(self, table: str, seat: int) -> None:
        self.ask("POST", f"/api/tables/{table}/seats", {"seat": seat})

    def start(self, table: str) -> None:
        self.ask("POST", f"/api/tables/{table}/start")

    def view(self, table: str, seat: int) -> Json:
        payload: Json = self.ask("GET", f"/api/tables/{table}/view?seat={seat}")
        return payload

    def questions(self, table: str, seat: int) -> list[Json]:
        asked: list[Json] = self.ask("GET", f"/api/tables/{table}/questions?seat={seat}")
        return asked

    def act(self, table: str, seat: int, question: int, action: Json) -> None:
        command = {"act": {"question": question, "action": action}}
        self.ask("POST", f"/api/tables/{table}/moves", {"seat": seat, "command": command})

    def names(self, table: str) -> list[str]:
        """What the seats of a table are called; bots have names of their own."""
        return [str(seat["name"]) for seat in self.ask("GET", f"/api/tables/{table}")["seats"]]

    def look_at(self, table: str) -> None:
        self.page.goto(f"{self._url}/t/{table}")


def people(pages: list[Page], url: str) -> list[Guest]:
    return [
        Guest(page, url, name) for page, name in zip(pages, ("Ada", "Bo", "Cleo"), strict=False)
    ]


def together(guests: list[Guest], game: str, **settings: Any) -> str:
    """A table that has started, with one guest on each seat."""
    host, *others = guests
    seats: list[Json] = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
    table = host.table(game, seats, public=True, **settings)
    for seat, guest in enumerate(others, 1):
        guest.sit(table, seat)
    host.start(table)
    return table


def play_until(guests: list[Guest], table: str, seat: int, kind: str, most: int = 60) -> None:
    """Whoever is asked answers with the default, until a seat is asked a question of this kind."""
    for _ in range(most):
        for number, guest in enumerate(guests):
            asked = [each for each in guest.questions(table, number) if each["must"]]
            if number == seat and any(each["kind"] == kind for each in asked):
                return
            if asked:
                first = asked[0]
                guest.act(table, number, first["id"], first["default"] or first["actions"][0])
                break
    raise AssertionError(f"seat {seat} was never asked {kind}")
