"""The key that signs the dice: published apart from reports, below mails, and never lost in silence."""

from pathlib import Path

import httpx
import pytest

from server.databases import rows_in, settings_of
from server.live import live
from statecraft.fairdice import verify
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.server.config import Settings
from statecraft.server.dice_key import FILE
from statecraft.server.services import CannotOpen, Services


def published(url: str) -> str:
    answer = httpx.get(f"{url}/.well-known/statecraft-dice").json()
    assert answer["algorithm"] == "Ed25519"
    assert answer["fingerprint"] == fingerprint(answer["key"])
    return str(answer["key"])


def forget(data: Path) -> None:
    """Lose the key, as a database from elsewhere would."""
    rows_in(data, "DELETE FROM secret WHERE name = 'dice'")


def test_it_is_published_apart_from_the_reports_it_signs(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server, server.browser() as anna:
        anna.guest()
        wanted = {"game": "globopolis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
        id = anna.post("/api/tables", json=wanted).json()["id"]
        report = anna.get(f"/api/tables/{id}/dice").json()
        key = published(server.url)
        for named in (key, fingerprint(key), fingerprint(key).replace(" ", ":").upper()):
            assert verify(report, named).ok
        wrong = verify(report, fingerprint("00" * 32)).wrong
        assert wrong is not None
        assert wrong.reason == "dice-wrong-key"
        assert (tmp_path / "data" / FILE).read_text() == f"{key}\n"


def test_mails_name_it(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server, server.browser() as anna:
        anna.guest()
        assert anna.post("/api/me/email", json={"email": "a@example.org"}).status_code == 202
        key = published(server.url)
    bodies = [body for (body,) in rows_in(tmp_path / "data", "SELECT body FROM mail")]
    files = [path.read_text() for path in (tmp_path / "data" / "outbox").glob("*.eml")]
    assert any(fingerprint(key) in text.replace("=\n", "") for text in [*bodies, *files])


def test_a_lost_key_is_an_error_and_a_new_one_is_accepted_on_purpose_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with live(data) as server:
        before = published(server.url)
    forget(data)
    with pytest.raises(CannotOpen) as error:
        Services.open(Settings(data=data, **settings_of(data)))
    assert error.value.text == "serve-dice-key-lost"
    assert error.value.values["fingerprint"] == fingerprint(before)
    with live(data, new_dice_key=True) as server:
        after = published(server.url)
    assert after != before
    with live(data) as server:
        assert published(server.url) == after


def test_another_database_in_the_folder_is_noticed_too(tmp_path: Path) -> None:
    for name in ("one", "other"):
        with live(tmp_path / name):
            pass
    (tmp_path / "other" / FILE).replace(tmp_path / "one" / FILE)
    with pytest.raises(CannotOpen):
        Services.open(Settings(data=tmp_path / "one", **settings_of(tmp_path / "one")))


def test_a_folder_of_an_older_version_names_its_key_from_now_on(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server:
        before = published(server.url)
    (tmp_path / "data" / FILE).unlink()
    with live(tmp_path / "data") as server:
        assert published(server.url) == before
    assert (tmp_path / "data" / FILE).exists()
