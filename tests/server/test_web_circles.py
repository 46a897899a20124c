"""Friends by mutual consent, invitations, blocks: what each may do, what nobody is told, and every refusal."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from server.live import Browser, Live, live
from server.mail.letters import text_of
from server.telling.playing import in_loop
from statecraft.server.correspondence.notices import CHANNEL
from statecraft.server.people import circles
from statecraft.server.people.people import merge
from statecraft.server.web.wire_people import Circle, Invitation

Json = dict[str, Any]
ME, FREE = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("circles") / "data", rate_invites=0) as running:
        yield running


class Somebody:
    def __init__(self, server: Live, browser: Browser, name: str, **more: str) -> None:
        self.browser = browser
        self.name = name
        self._server = server
        self.id = str(browser.guest(name, **more)["id"])

    def circle(self) -> dict[str, list[str]]:
        found = self.browser.get("/api/circle").json()
        # No field more or less than the shape says.
        assert msgspec.to_builtins(msgspec.convert(found, Circle)) == found
        return {part: [each["id"] for each in people] for part, people in found.items()}

    def friend(self, other: "Somebody") -> Json:
        return answer(self.browser.post(f"/api/friends/{other.id}"))

    def accept(self, other: "Somebody") -> Json:
        return answer(self.browser.post(f"/api/friends/{other.id}/accept"))

    def drop(self, other: "Somebody") -> None:
        assert self.browser.delete(f"/api/friends/{other.id}").status_code == 204

    def block(self, other: "Somebody") -> Json:
        return answer(self.browser.post(f"/api/blocks/{other.id}"))

    def unblock(self, other: "Somebody") -> None:
        assert self.browser.delete(f"/api/blocks/{other.id}").status_code == 204

    def table(self, *seats: Json, public: bool = False) -> str:
        wanted = {"game": "globopolis", "seats": seats or (ME, FREE), "public": public}
        return str(self.browser.post("/api/tables", json=wanted).json()["id"])

    def invite(self, table: str, other: "Somebody") -> Json:
        path = f"/api/tables/{table}/invitations"
        return answer(self.browser.post(path, json={"person": other.id}))

    def invitations(self) -> list[Json]:
        found: list[Json] = self.browser.get("/api/invitations").json()
        assert msgspec.to_builtins(msgspec.convert(found, list[Invitation])) == found
        return found

    def befriend(self, other: "Somebody") -> None:
        self.friend(other)
        other.accept(self)

    def has_mail(self) -> None:
        """An address of one's own, as if a link there had been confirmed."""
        address = f"{self.name.lower()}-{self.id[:6]}@example.org"
        self._server.rows("UPDATE person SET email = ? WHERE id = ?", address, self.id)


def answer(response: Any) -> Json:
    payload: Json = response.json()
    found: Json = payload.get("error", payload)
    return found


def text(refused: Json) -> str:
    return str(refused.get("text", "it was not refused"))


@pytest.fixture
def people(server: Live) -> Iterator[tuple[Somebody, Somebody, Somebody]]:
    with ExitStack() as stack:
        made = [
            Somebody(server, stack.enter_context(server.browser()), name)
            for name in ("Ada", "Bo", "Cleo")
        ]
        yield made[0], made[1], made[2]


People = tuple[Somebody, Somebody, Somebody]


def test_both_have_to_wish_to_be_friends(people: People) -> None:
    ada, bo, cleo = people
    assert ada.friend(bo)["ok"]
    assert (ada.circle()["asked"], bo.circle()["asking"]) == ([bo.id], [ada.id])
    assert ada.circle()["friends"] == bo.circle()["friends"] == []
    # Asking again changes nothing.
    assert ada.friend(bo)["ok"]
    assert bo.circle()["asking"] == [ada.id]
    assert bo.accept(ada)["ok"]
    assert (ada.circle()["friends"], bo.circle()["friends"]) == ([bo.id], [ada.id])
    assert ada.circle()["asked"] == bo.circle()["asking"] == []
    assert text(ada.friend(bo)) == text(bo.friend(ada)) == "server-friends-already"
    # Who asks somebody that has asked them accepts.
    cleo.friend(ada)
    ada.friend(cleo)
    assert set(ada.circle()["friends"]) == {bo.id, cleo.id}
    # Nobody else is told of it.
    assert cleo.circle()["friends"] == [ada.id]


def test_requests_are_declined_withdrawn_and_friendships_ended(people: People) -> None:
    ada, bo, _ = people
    ada.friend(bo)
    bo.drop(ada)
    assert ada.circle()["asked"] == bo.circle()["asking"] == []
    assert text(bo.accept(ada)) == "server-no-request"
    ada.friend(bo)
    ada.drop(bo)
    assert bo.circle()["asking"] == []
    ada.befriend(bo)
    bo.drop(ada)
    assert ada.circle()["friends"] == bo.circle()["friends"] == []
    # What is not there can be ended as well.
    bo.drop(ada)


def test_what_cannot_be_asked(server: Live, people: People) -> None:
    ada, bo, _ = people
    assert text(ada.friend(ada)) == text(ada.block(ada)) == "server-yourself"
    nobody = "0" * 24
    for path in (f"/api/friends/{nobody}", f"/api/blocks/{nobody}"):
        assert text(answer(ada.browser.post(path))) == "server-no-such-person"
    assert text(ada.accept(bo)) == "server-no-request"
    # Whoever asked cannot accept for the other.
    ada.friend(bo)
    assert text(ada.accept(bo)) == "server-no-request"
    with server.browser() as stranger:
        for method, path in (
            ("GET", "/api/circle"),
            ("GET", "/api/invitations"),
            ("POST", f"/api/friends/{bo.id}"),
            ("POST", f"/api/friends/{bo.id}/accept"),
            ("DELETE", f"/api/friends/{bo.id}"),
            ("POST", f"/api/blocks/{bo.id}"),
            ("DELETE", f"/api/blocks/{bo.id}"),
        ):
            assert stranger.request(method, path).status_code == 401
    # A page of another site cannot ask for somebody.
    foreign = ada.browser.post(f"/api/friends/{bo.id}", headers={"x-csrf-token": "wrong"})
    assert foreign.status_code == 403


def test_requests_have_a_limit(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo, cleo = people
    monkeypatch.setattr(circles, "MOST_ASKED", 1)
    ada.friend(bo)
    assert ada.friend(bo)["ok"]
    assert text(ada.friend(cleo)) == "server-too-many-requests"
    bo.accept(ada)
    assert ada.friend(cleo)["ok"]
    monkeypatch.setattr(circles, "MOST_FRIENDS", 1)
    assert text(cleo.accept(ada)) == "it was not refused"
    assert text(bo.friend(cleo)) == "server-too-many-friends"
    cleo.friend(bo)
    assert text(bo.accept(cleo)) == "server-too-many-friends"
    monkeypatch.setattr(circles, "MOST_BLOCKED", 0)
    assert text(ada.block(bo)) == "server-too-many-blocked"


def test_requests_and_invitations_an_hour(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("invites") / "data"
    with live(folder, rate_invites=3) as server, server.browser() as one, server.browser() as two:
        ada, bo = Somebody(server, one, "Ada"), Somebody(server, two, "Bo")
        ada.befriend(bo)
        table = ada.table()
        assert ada.invite(table, bo)["ok"]
        assert text(ada.friend(bo)) == "server-friends-already"
        assert text(ada.invite(table, bo)) == "server-slower"
        server.clock.now += 3600
        assert ada.invite(table, bo)["ok"]


def test_a_friend_is_invited_to_a_lobby(server: Live, people: People) -> None:
    ada, bo, cleo = people
    ada.befriend(bo)
    bo.has_mail()
    table = ada.table()
    assert ada.invite(table, bo)["ok"]
    (invited,) = bo.invitations()
    assert (invited["table"], invited["game"], invited["by"]["id"]) == (table, "globopolis", ada.id)
    mail = server.mails()[-1]
    assert invited["code"] in mail.get_content()
    assert mail["Subject"] == "Ada invites you to Globopolis"
    count = len(server.mails())
    # Once is enough.
    assert ada.invite(table, bo)["ok"]
    assert len(server.mails()) == count
    # The code lets the friend in; who sits there is no longer invited.
    seat = f"/api/tables/{table}/seats?code={invited['code']}"
    assert bo.browser.post(seat, json={}).status_code == 201
    assert bo.invitations() == []
    # Whoever sits there invites too, but only friends, and only before the start.
    cleo.befriend(bo)
    assert bo.invite(table, cleo)["ok"]
    assert text(ada.invite(table, cleo)) == "server-no-friend"
    assert ada.browser.post(f"/api/tables/{table}/start").status_code == 201
    assert cleo.invitations() == []
    assert text(bo.invite(table, cleo)) == "server-has-started"


def test_who_may_not_invite(people: People) -> None:
    ada, bo, cleo = people
    cleo.befriend(bo)
    table = ada.table(public=True)
    assert text(cleo.invite(table, bo)) == "server-not-at-table"
    assert text(cleo.invite(ada.table(), bo)) == "server-no-such-table"
    ada.befriend(bo)
    ada.invite(table, bo)
    assert bo.browser.delete(f"/api/invitations/{table}").status_code == 204
    assert bo.invitations() == []


def test_players_of_the_same_games_are_remembered(people: People) -> None:
    ada, bo, cleo = people
    table = ada.table(public=True)
    bo.browser.post(f"/api/tables/{table}/seats", json={})
    assert ada.circle()["recent"] == []
    ada.browser.post(f"/api/tables/{table}/start")
    assert (ada.circle()["recent"], bo.circle()["recent"]) == ([bo.id], [ada.id])
    assert cleo.circle()["recent"] == []
    ada.block(bo)
    assert ada.circle()["recent"] == []
    assert bo.circle()["recent"] == [ada.id]


def test_a_blocked_person_is_not_told_and_does_not_arrive(people: People) -> None:
    ada, bo, _ = people
    ada.befriend(bo)
    table = bo.table()
    bo.invite(table, ada)
    assert ada.block(bo)["ok"]
    assert ada.block(bo)["ok"]
    assert ada.circle()["blocked"] == [bo.id]
    assert (ada.circle()["friends"], bo.circle()["friends"], bo.circle()["blocked"]) == ([], [], [])
    assert ada.invitations() == []
    # To Bo it looks like any request; Ada never sees it.
    assert bo.friend(ada)["ok"]
    assert bo.circle()["asked"] == [ada.id]
    assert ada.circle()["asking"] == []
    assert text(ada.accept(bo)) == "server-no-request"
    assert text(ada.friend(bo)) == "server-blocked-by-you"
    assert text(bo.invite(table, ada)) == "server-no-friend"
    ada.unblock(bo)
    assert ada.circle()["blocked"] == []
    # What was asked meanwhile is there again.
    assert ada.circle()["asking"] == [bo.id]


@pytest.mark.parametrize("public", [True, False])
def test_a_blocked_person_finds_no_seat_where_the_blocker_is_host(
    people: People, public: bool
) -> None:
    ada, bo, cleo = people
    table = ada.table(ME, FREE, FREE, public=public)
    code = ada.browser.get(f"/api/tables/{table}").json()["code"]
    ada.block(bo)
    seat = f"/api/tables/{table}/seats?code={code}"
    assert text(answer(bo.browser.post(seat, json={}))) == "server-not-let-in"
    assert cleo.browser.post(seat, json={}).status_code == 201
    # Where somebody else is host both may sit.
    other = cleo.table(ME, FREE, FREE, public=True)
    for each in (ada, bo):
        assert each.browser.post(f"/api/tables/{other}/seats", json={}).status_code == 201


def test_talk_of_a_blocked_person_is_not_heard(server: Live, people: People) -> None:
    ada, bo, cleo = people
    table = cleo.table(ME, FREE, FREE, public=True)
    for each in (ada, bo):
        assert each.browser.post(f"/api/tables/{table}/seats", json={}).status_code == 201

    def say(words: str, to: Json) -> None:
        said = {"text": words, "to": to, "seat": 2}
        assert bo.browser.post(f"/api/tables/{table}/talk", json=said).status_code == 200

    cookies = "; ".join(f"{each.name}={each.value}" for each in ada.browser.cookies.jar)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        socket.send(msgspec.json.encode({"do": "sync", "id": 1}).decode())

        def next_talk() -> Any:
            while (message := msgspec.json.decode(socket.recv(10)))["type"] != "talk":
                pass
            return message["line"]

        say("before", {"all": True})
        assert next_talk()["text"] == "before"
        # Also on a line that is open already, also what was for Ada alone.
        ada.block(bo)
        say("to all", {"all": True})
        assert next_talk() is None
        say("in private", {"seats": [1]})
        assert next_talk() is None
    talk = ada.browser.get(f"/api/tables/{table}/view?seat=1").json()["talk"]
    assert talk == []
    heard = cleo.browser.get(f"/api/tables/{table}/view?seat=0").json()["talk"]
    assert [line["text"] for line in heard] == ["before", "to all"]


def begun(ada: Somebody, bo: Somebody) -> tuple[str, int, Somebody, Somebody]:
    """A table in play, the seat that is waited for, whose it is, and who waits."""
    table = ada.table(public=True)
    bo.browser.post(f"/api/tables/{table}/seats", json={})
    ada.browser.post(f"/api/tables/{table}/start")
    view = ada.browser.get(f"/api/tables/{table}/view?seat=0").json()["view"]
    seat = int(view["waited_for"][0])
    return table, seat, (ada, bo)[seat], (bo, ada)[seat]


def nudges(by: Somebody, table: str) -> int:
    log = by.browser.get(f"/api/tables/{table}/log").json()
    return sum(line["text"] == "event-nudge" for line in log)


def test_a_nudge_comes_by_mail_where_nobody_looks(server: Live, people: People) -> None:
    table, seat, slow, keen = begun(*people[:2])
    slow.has_mail()
    path = f"/api/tables/{table}/seats/{seat}/nudge"
    assert keen.browser.post(path).status_code == 200
    in_loop(server, server.services.outbox.deliver(CHANNEL))
    mail = server.mails()[-1]
    assert f"/t/{table}" in text_of(mail)
    assert f"{keen.name} reminds you" in text_of(mail)
    assert mail["List-Unsubscribe"].startswith(f"<{server.url}/mail/stop/{slow.id}.")
    assert nudges(keen, table) == 1
    slower = keen.browser.post(path)
    assert (slower.status_code, int(slower.headers["retry-after"])) == (429, 180)
    assert people[2].browser.post(path).status_code == 403


def test_a_blocked_person_nudges_nobody(server: Live, people: People) -> None:
    table, seat, slow, keen = begun(*people[:2])
    slow.has_mail()
    slow.block(keen)
    count = len(server.mails())
    path = f"/api/tables/{table}/seats/{seat}/nudge"
    # It looks like any other.
    assert keen.browser.post(path).status_code == 200
    assert keen.browser.post(path).status_code == 429
    assert (nudges(slow, table), len(server.mails())) == (0, count)


def test_a_seat_is_claimed_over_the_network(server: Live, people: People) -> None:
    ada, bo, cleo = people
    table, seat, slow, keen = begun(ada, bo)
    at = f"/api/tables/{table}/seats/{seat}"
    early = keen.browser.post(f"{at}/stand-in")
    assert early.json()["error"]["text"] == "server-not-gone"
    server.clock.now += 3600
    assert keen.browser.post(f"{at}/stand-in").status_code == 200
    assert cleo.browser.post(f"{at}/claim").json()["error"]["text"] == "server-not-abandoned"
    server.clock.now += 86400
    ada.block(cleo)
    assert cleo.browser.post(f"{at}/claim").json()["error"]["text"] == "server-not-let-in"
    ada.unblock(cleo)
    assert cleo.browser.post(f"{at}/claim").json() == {"seat": seat}
    seats = cleo.browser.get(f"/api/tables/{table}").json()
    assert (seats["seats"][seat]["name"], seats["mine"]) == ("Cleo", [seat])
    assert slow.browser.get(f"/api/tables/{table}/view?seat={seat}").status_code == 403


def test_a_guest_who_becomes_somebody_keeps_friends_and_blocks(
    server: Live, people: People
) -> None:
    ada, bo, cleo = people
    with server.browser() as device:
        guest = Somebody(server, device, "Guest")
        guest.befriend(bo)
        guest.block(cleo)
        ada.friend(bo)

        done = server.services.store.write(lambda db: merge(db, guest.id, ada.id))
        asyncio.run_coroutine_threadsafe(done, server.loop).result(10)
    assert ada.circle()["blocked"] == [cleo.id]
    assert bo.id in ada.circle()["friends"] + ada.circle()["asked"]
