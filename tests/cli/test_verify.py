"""`statecraft verify`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairdice.make_vectors import FOLDER
from fairdice.tables import SIGNER, TableLuck, closed, played, played_game, published, ready, when
from fairdice.tampering import changed_die, document, tampered
from fairdice.test_mailbox import letter, letters
from harbour import GAME as HARBOUR
from statecraft.core.chance.distributions import Draw
from statecraft.core.engine.question import Chance
from statecraft.fairdice import report, to_text
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.fairdice.mail_dice import grouped
from statecraft.globopolis import GAME as GLOBOPOLIS


@pytest.fixture
def honest(tmp_path: Path) -> str:
    file = tmp_path / "report.json"
    file.write_text(to_text(report(closed().entries)))
    return str(file)


@pytest.fixture
def lying(tmp_path: Path) -> str:
    file = tmp_path / "lying.json"
    file.write_text(json.dumps(document(tampered(changed_die, by_server=True))))
    return str(file)


def test_an_honest_report(statecraft: Callable[..., Any], honest: str) -> None:
    result = statecraft("verify", honest)
    assert result.code == 0
    assert "The dice of the table table-7 are right." in result.out
    assert "5 rolls" in result.out
    assert "4 secret draws" in result.out
    assert "seeds of 2 seats" in result.out
    assert "did not show it: Seat 2" in result.out
    assert SIGNER.public_key().public_bytes_raw().hex() in result.out


def test_a_running_game_says_what_cannot_be_checked_yet(
    statecraft: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "report.json"
    file.write_text(to_text(report(played().entries)))
    result = statecraft("verify", str(file), "--lang", "de")
    assert result.code == 0
    assert "7 Einträge sind noch versiegelt" in result.out


def test_the_first_wrong_entry_is_named(statecraft: Callable[..., Any], lying: str) -> None:
    result = statecraft("verify", lying)
    assert result.code == 1
    assert result.out.startswith("Entry 10 is wrong. Roll 4 did not come out so; it came out as [")
    german = statecraft("verify", lying, "--lang=de")
    assert german.code == 1
    assert german.out.startswith("Eintrag 10 ist falsch. Wurf 4 ist nicht so gefallen")


def test_json_for_programs(statecraft: Callable[..., Any], honest: str, lying: str) -> None:
    right = json.loads(statecraft("verify", honest, "--json").out)
    assert (right["ok"], right["wrong"], right["closed"], right["rolls"]) == (True, None, "over", 5)
    wrong = json.loads(statecraft("verify", lying, "--json").out)
    assert wrong["ok"] is False
    assert (wrong["wrong"]["entry"], wrong["wrong"]["reason"]) == (10, "dice-wrong-result")
    assert wrong["wrong"]["values"]["number"] == 4


def test_the_key_of_the_server(statecraft: Callable[..., Any], honest: str) -> None:
    key = SIGNER.public_key().public_bytes_raw().hex()
    assert statecraft("verify", honest, "--key", key).code == 0
    result = statecraft("verify", honest, "--key", "ab" * 32)
    assert result.code == 1
    assert "another key" in result.out


def test_with_the_record_of_the_game(statecraft: Callable[..., Any], tmp_path: Path) -> None:
    session, dice = played_game(HARBOUR, 3, seed=6, inputs=200)
    dice.close(when())
    file, record = tmp_path / "report.json", tmp_path / "game.jsonl"
    file.write_text(to_text(report(dice.entries)))
    record.write_text(session.record.to_jsonl())
    result = statecraft("verify", str(file), "--record", str(record))
    assert result.code == 0
    assert "played through it asks for these dice and cards" in result.out
    record.write_text(session.record.to_jsonl().replace('"rules":"', '"rules":"old', 1))
    result = statecraft("verify", str(file), "--record", str(record))
    assert result.code == 0
    assert "It was not played through" in result.out
    assert "recorded under rules version old" in result.out
    record.write_text(session.record.to_jsonl() + '{"outcome":{"id":999,"value":[1]}}\n')
    result = statecraft("verify", str(file), "--record", str(record))
    assert result.code == 1
    assert "an outcome that the report does not have" in result.out


def test_dice_that_the_game_did_not_ask_for(statecraft: Callable[..., Any], tmp_path: Path) -> None:
    """The server leaves cards out of a draw from the start; only the game itself tells."""

    class Fewer(TableLuck):
        def outcome(self, asked: Chance) -> Any:
            pool = asked.distribution
            if isinstance(pool, Draw) and pool.total() > 1:
                less = Draw(pool.deck, pool.cards & pool.cards - 1)
                asked = Chance(asked.id, asked.kind, less, asked.audience, asked.address)
            return super().outcome(asked)

    session, dice = played_game(GLOBOPOLIS, 3, seed=6, inputs=60, luck=Fewer)
    dice.close(when())
    file, record = tmp_path / "report.json", tmp_path / "game.jsonl"
    file.write_text(to_text(report(dice.entries)))
    record.write_text(session.record.to_jsonl())
    assert statecraft("verify", str(file)).code == 0
    result = statecraft("verify", str(file), "--record", str(record))
    assert result.code == 1
    assert "was to be made with other dice or cards" in result.out


def test_a_game_that_is_not_here(statecraft: Callable[..., Any], tmp_path: Path) -> None:
    session, dice = played_game(HARBOUR, 3, seed=6, inputs=200, name="far-away")
    file, record = tmp_path / "report.json", tmp_path / "game.jsonl"
    file.write_text(to_text(report(dice.entries)))
    record.write_text(session.record.to_jsonl())
    result = statecraft("verify", str(file), "--record", str(record))
    assert result.code == 0
    assert "there is no game “far-away” here" in result.out


def test_a_page_to_read(statecraft: Callable[..., Any], honest: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert statecraft("verify", honest, "--page", str(page), "--lang", "de").code == 0
    assert "<title>Würfel des Tisches table-7</title>" in page.read_text("utf-8")


def test_mistakes_are_told_in_one_line(
    statecraft: Callable[..., Any], honest: str, tmp_path: Path
) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for arguments, word in (
        ((str(other),), "is no report of dice"),
        ((str(binary),), "cannot be read"),
        ((str(tmp_path / "nowhere"),), "cannot be read"),
        ((honest, "--record", str(other)), "is no record of a game"),
        ((honest, "--page", str(tmp_path)), "cannot be written"),
    ):
        result = statecraft("verify", *arguments)
        assert result.code == 2
        assert word in result.err
        assert len(result.err.splitlines()) == 1


def test_a_server_that_lost_a_seed_is_found_out_by_the_receipt(
    statecraft: Callable[..., Any], tmp_path: Path
) -> None:
    vectors = json.loads((FOLDER / "receipts.json").read_text("utf-8"))
    lost, whole = tmp_path / "lost.json", FOLDER / "report-2.json"
    lost.write_text(json.dumps(vectors["lost"]))
    files = []
    for at, receipt in enumerate(vectors["receipts"]):
        files.append(tmp_path / f"receipt-{at}.json")
        files[at].write_text(json.dumps(receipt))
    both = [word for file in files for word in ("--receipt", str(file))]
    assert statecraft("verify", str(lost)).code == 0
    assert statecraft("verify", str(whole), *both).code == 0
    result = statecraft("verify", str(lost), *both)
    assert (result.code, "said two things" in result.out) == (1, True)
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_text(to_text(report(ready("another").entries)))
    other = statecraft("verify", str(elsewhere), "--receipt", str(files[0]))
    assert (other.code, "it is of another table" in other.err) == (2, True)


def test_what_is_to_be_named_is_named(statecraft: Callable[..., Any]) -> None:
    result = statecraft("verify", str(FOLDER / "report-2.json"))
    assert result.code == 0
    assert "Promised more than once, by whoever sat there: Seat 0, Seat 1." in result.out
    assert "After roll 5 the server was restored from a backup" in result.out
    assert "4 rounds of a beacon with the key a7c6265604f855dd" in result.out
    assert "One roll was made without a fresh one." in result.out
    german = statecraft("verify", str(FOLDER / "report-2.json"), "--lang", "de")
    assert "Nach Wurf 5 wurde der Server aus einer Sicherung" in german.out


def test_a_key_may_be_named_by_its_fingerprint(statecraft: Callable[..., Any], honest: str) -> None:
    mark = fingerprint(SIGNER.public_key().public_bytes_raw().hex())
    assert statecraft("verify", honest, "--key", mark).code == 0
    result = statecraft("verify", honest, "--key", mark.replace(mark[0], "x"))
    assert (result.code, "a stranger's" in result.out) == (1, True)


# Mailboxes.


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A folder with the mails of a game."""
    entries = published(closed())
    (tmp_path / "box").mkdir()
    for at, mail in enumerate(letters(entries, 6, 12)):
        (tmp_path / "box" / f"{at}.eml").write_bytes(mail.as_bytes())
    return tmp_path / "box"


def test_a_mailbox_tells_one_history(statecraft: Callable[..., Any], box: Path) -> None:
    entries = published(closed())
    head = grouped(entries[9]["hash"])
    result = statecraft("verify", str(box), "--head", head)
    assert result.code == 0
    assert "all 3 mails tell one and the same history" in result.out
    assert grouped(entries[-1]["hash"]) in result.out
    assert f"The head {head} is that of entry 9" in result.out
    german = statecraft("verify", str(box), "--lang=de", "--head", "12 34")
    assert german.code == 1
    assert "Kein Eintrag in diesen Mails hat den Kopf 12 34" in german.out
    data = json.loads(statecraft("verify", str(box), "--json").out)
    assert data["ok"]
    assert data["tables"][0]["dice"]["rolls"] == 5


def test_the_mail_that_does_not_fit_is_named(statecraft: Callable[..., Any], box: Path) -> None:
    entries = tampered(changed_die, by_server=True)
    (box / "3.eml").write_bytes(letter(entries[6:], "the other story").as_bytes())
    result = statecraft("verify", str(box))
    assert result.code == 1
    assert "“the other story”: tells another history from entry" in result.out
    (box / "1.eml").unlink()
    (box / "3.eml").unlink()
    gap = statecraft("verify", str(box))
    assert gap.code == 1
    assert "Entries 6 to 11 are in no mail here" in gap.out
    wrong = statecraft("verify", str(box), "--key", "ab" * 32, "--json")
    assert {each["reason"] for each in json.loads(wrong.out)["tables"][0]["wrong"]} == {
        "mailbox-wrong-key"
    }


def test_what_is_no_mailbox_of_dice(statecraft: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = statecraft("verify", str(tmp_path / "empty"))
    assert result.code == 2
    assert "no mail in it tells of dice" in result.err
    result = statecraft("verify", str(tmp_path / "empty"), "--page", "x.html")
    assert result.code == 2
