"""Names, colours and faces at a table: people have those of their profile, bots names like people and what is left."""

from collections.abc import Iterator
from typing import Any

import pytest

from server.live import Browser, Live, live
from statecraft.server.people.bot_names import NAMES, bot_name
from statecraft.server.people.names import alike, own_name

Json = dict[str, Any]
BOT = {"kind": "bot", "bot": "random"}
ME, FREE = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("faces") / "data") as running:
        yield running


def table_of(host: Browser, *seats: Json) -> str:
    made = host.post("/api/tables", json={"game": "globopolis", "seats": seats, "public": True})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def seats_of(browser: Browser, id: str) -> list[Json]:
    found: list[Json] = browser.get(f"/api/tables/{id}").json()["seats"]
    return found


def test_a_face_is_chosen_kept_and_shown(server: Live) -> None:
    with server.browser() as ada, server.browser() as other:
        assert ada.guest("Ada", face="k3")["face"] == "k3"
        # Who chooses none has one nevertheless, and not everybody's.
        assert len({other.guest("Bo")["face"], "k3", ""}) == 3
        assert ada.patch("/api/me", json={"face": "m7"}).json()["face"] == "m7"
        assert ada.patch("/api/me", json={"name": "Ada L"}).json()["face"] == "m7"
        me = ada.get("/api/me").json()
        assert other.get(f"/api/people/{me['id']}").json()["face"] == "m7"
        id = table_of(ada, ME, FREE)
        assert [seat["face"] for seat in seats_of(other, id)] == ["m7", ""]
        listed = other.get("/api/tables").json()
        assert next(each for each in listed if each["id"] == id)["seats"][0]["face"] == "m7"


@pytest.mark.parametrize("face", ["", "A", "<svg>", "x" * 17, "ä"])
def test_what_is_no_face_is_refused(server: Live, face: str) -> None:
    with server.browser() as ada:
        wanted = {"name": "Ada", "colour": "blue", "face": face}
        refused = ada.post("/api/me", json=wanted)
        assert (refused.status_code, refused.json()["error"]["text"]) == (400, "server-no-face")


def test_everybody_has_the_colour_of_the_profile_or_the_next_free_one(server: Live) -> None:
    with server.browser() as ada, server.browser() as bo, server.browser() as cleo:
        ada.guest("Ada", "pink")
        bo.guest("Bo", "orange")
        cleo.guest("Cleo", "pink")
        # The host's colour is kept from the bots that sit before the host.
        id = table_of(ada, BOT, BOT, ME, FREE, FREE)
        assert [seat["colour"] for seat in seats_of(ada, id)] == ["orange", "blue", "pink", "", ""]
        assert bo.post(f"/api/tables/{id}/seats", json={"seat": 3}).status_code == 201
        assert cleo.post(f"/api/tables/{id}/seats", json={"seat": 4}).status_code == 201
        # A bot makes room; Cleo's colour is a person's there.
        colours = [seat["colour"] for seat in seats_of(ada, id)]
        assert colours[2:4] == ["pink", "orange"]
        assert len(set(colours)) == 5


def test_who_sits_changes_looks_until_the_start(server: Live) -> None:
    with server.browser() as ada, server.browser() as bo:
        ada.guest("Ada", "pink")
        bo.guest("Bo", "green")
        id = table_of(ada, ME, BOT, FREE)
        assert bo.post(f"/api/tables/{id}/seats", json={}).status_code == 201
        ada.patch("/api/me", json={"name": "Bo", "colour": "green", "face": "zz"})
        assert ada.post(f"/api/tables/{id}/seats/look").status_code == 200
        mine = seats_of(bo, id)[0]
        # Green is Bo's there, and so is the name.
        assert mine["face"] == "zz"
        assert mine["name"] == "Bo (2)"
        assert mine["colour"] not in ("green", seats_of(bo, id)[1]["colour"])
        assert ada.post(f"/api/tables/{id}/start").status_code == 201
        late = ada.post(f"/api/tables/{id}/seats/look")
        assert late.json()["error"]["text"] == "server-has-started"


def test_only_who_sits_there_changes_looks(server: Live) -> None:
    with server.browser() as ada, server.browser() as bo, server.browser() as nobody:
        ada.guest("Ada")
        bo.guest("Bo")
        id = table_of(ada, ME, FREE)
        refused = bo.post(f"/api/tables/{id}/seats/look")
        assert refused.json()["error"]["text"] == "server-not-at-table"
        assert nobody.post(f"/api/tables/{id}/seats/look").status_code == 401


def test_bots_have_names_of_their_own_that_stay(server: Live) -> None:
    with server.browser() as ada:
        ada.guest("Ada")
        id = table_of(ada, ME, BOT, BOT, BOT, BOT)
        seats = seats_of(ada, id)
        names = [seat["name"] for seat in seats[1:]]
        assert set(names) <= set(NAMES)
        assert len(set(names)) == len(names)
        assert [seat["face"] for seat in seats[1:]] == [name.lower() for name in names]
        assert ada.post(f"/api/tables/{id}/start").status_code == 201
        tables = server.services.table_services.live_tables
        server.loop.call_soon_threadsafe(tables._tables.pop, id)
        assert [seat["name"] for seat in seats_of(ada, id)[1:]] == names


def test_a_bot_makes_room_for_a_person_of_its_name(server: Live) -> None:
    with server.browser() as ada, server.browser() as other:
        ada.guest("Ada")
        id = table_of(ada, ME, BOT, FREE)
        name = seats_of(ada, id)[1]["name"]
        other.guest(name.upper())
        assert other.post(f"/api/tables/{id}/seats", json={}).status_code == 201
        seats = seats_of(ada, id)
        assert seats[2]["name"] == name.upper()
        assert not alike(seats[1]["name"], name)


def test_a_name_follows_from_table_and_seat_and_is_like_no_other() -> None:
    assert bot_name("t", 1, []) == bot_name("t", 1, [])
    assert len({bot_name(f"{table}", 1, []) for table in range(200)}) > len(NAMES) / 2
    taken: list[str] = []
    for seat in range(10):
        name = bot_name("t", seat, taken)
        assert not any(alike(name, other) for other in taken)
        taken.append(name)


def test_every_name_of_a_bot_could_be_a_persons() -> None:
    for at, name in enumerate(NAMES):
        assert own_name(name) == name
        assert not any(alike(name, other) for other in NAMES[:at])
