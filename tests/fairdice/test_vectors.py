"""The published vectors come out as they are, and both verifiers agree with them."""

import hashlib
import hmac
import json
from typing import Any

import pytest

from fairdice.make_vectors import FOLDER, LIES, files
from fairdice.test_verify import alone, first_wrong
from statecraft.fairdice import Beacon, Round, Wrong, read, standalone, verify
from statecraft.fairdice.receipts import NotAReceipt


def vector(name: str) -> Any:
    return json.loads((FOLDER / name).read_text("utf-8"))


def test_they_are_made_again_to_the_byte() -> None:
    there = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert there == files(), "the format has changed: give it a new number"


def test_hashes_are_what_the_standard_library_says() -> None:
    data = vector("hashes.json")
    for row in data["canonical"]:
        assert row["text"] == standalone.JSON(row["value"])
    for row in data["sha256"]:
        text = "statecraft-dice-1:seed:" + standalone.JSON(row["value"])
        assert row["hash"] == hashlib.sha256(text.encode("ascii")).hexdigest()
    for row in data["hmac"]:
        text = "statecraft-dice-1:roll:" + standalone.JSON(row["value"])
        key = bytes.fromhex(row["key"])
        assert row["hmac"] == hmac.new(key, text.encode("ascii"), "sha256").hexdigest()


def test_the_script_finds_the_same_chain_and_outcomes() -> None:
    data = vector("chain.json")
    elements = {row["number"]: row["element"] for row in data["elements"]}
    link = bytes.fromhex(data["secret"])
    for number in range(data["links"], -1, -1):
        assert elements.get(number, link.hex()) == link.hex()
        link = standalone.hashed("link", link)
    for row in vector("outcomes.json"):
        about = [row["key"], row["number"], row["purpose"], row["dice"]]
        proven = standalone.hashed("roll", about, bytes.fromhex(row["element"]))
        assert proven.hex() == row["hmac"]
        assert standalone.decide(row["dice"], proven) == row["result"]


def test_there_is_an_outcome_of_each_sort_and_one_with_words_thrown_away() -> None:
    rows = vector("outcomes.json")
    assert {key for row in rows for key in row["dice"]} == {
        "dice",
        "lot",
        "deck",
        "draw",
        "deal",
        "hands",
    }
    thrown = [row for row in rows if "lot" in row["dice"] and row["words"][0] >= 3 << 30]
    assert [row for row in thrown if row["dice"]["lot"] == 3 << 30]


@pytest.mark.parametrize("name", ["report.json", "report-running.json", "report-2.json"])
def test_reports_pass(name: str, tmp_path: Any) -> None:
    text = (FOLDER / name).read_text("utf-8")
    assert verify(read(text)).ok
    for options in ((), ("-S",)):
        assert alone(text, tmp_path, *options)[0] == 0


def test_lies_are_found_where_the_vectors_say() -> None:
    rows = vector("lies.json")
    assert len(rows) == len(LIES) == 10
    for row in rows:
        wrong = verify(row).wrong
        assert wrong is not None
        assert (wrong.entry, wrong.reason) == (row["entry"], f"dice-wrong-{row['reason']}")
        assert first_wrong(row["entries"], 1) == row["entry"]


def test_there_are_forty_tricks_of_three_kinds() -> None:
    rows = vector("tricks.json")
    assert len({row["name"] for row in rows}) >= 40
    counts = [
        len([row for row in rows if row["by"] == by]) for by in ("server", "player", "stranger")
    ]
    assert min(counts) >= 8
    assert {row["report"] for row in rows} == {"statecraft-dice-1", "statecraft-dice-2"}


@pytest.mark.parametrize(
    "row", vector("tricks.json"), ids=lambda row: f"{row['name']}-{row['report'][-1]}"
)
def test_every_trick_is_found_alike(row: Any) -> None:
    """By the library and by the script; the page's test reads the same file, and checks in both its ways."""
    wrong = verify(row).wrong
    assert wrong is not None
    assert (wrong.entry, wrong.reason) == (row["entry"], f"dice-wrong-{row['reason']}")
    assert first_wrong(row["entries"], int(row["report"][-1])) == row["entry"]


def test_a_script_without_a_library_for_beacons_says_so(tmp_path: Any) -> None:
    text = (FOLDER / "report-2.json").read_text("utf-8")
    assert "beacons checked" in alone(text, tmp_path)[1]
    assert "beacons not checked" in alone(text, tmp_path, "-S")[1]


def test_rounds_of_quicknet_are_known_from_others() -> None:
    data = vector("beacon.json")
    known = Beacon.from_json(data["beacon"])
    right, wrong = [
        Round(data[name]["round"], data[name]["signature"]) for name in ("right", "wrong")
    ]
    assert (known.signed(right), known.signed(wrong)) == (True, False)
    assert known.time_of(1) == 1692803367
    # What drand calls the randomness of a round is a hash of its signature.
    assert hashlib.sha256(bytes.fromhex(right.signature)).hexdigest().startswith("fe290beca10872ef")
    for spoiled in ("00" * 48, "c0" + "00" * 47, right.signature[:-2] + "00", "zz"):
        assert not known.signed(Round(1000, spoiled))


def test_a_lost_seed_is_found_by_its_receipt_alone(tmp_path: Any) -> None:
    data = vector("receipts.json")
    whole = vector("report-2.json")
    kept, lost = data["receipts"][0], data["receipts"][1]
    assert verify(whole, given=data["receipts"]).ok
    assert verify(data["lost"]).ok
    assert verify(data["lost"], given=[kept]).ok
    verdict = verify(data["lost"], given=[kept, lost])
    assert verdict.wrong == Wrong(lost["entry"]["entry"], "dice-wrong-receipt")
    for document, given, code in (
        (whole, lost, 0),
        (data["lost"], kept, 0),
        (data["lost"], lost, 1),
    ):
        file = tmp_path / "receipt.json"
        file.write_text(json.dumps(given))
        assert alone(json.dumps(document), tmp_path, also=[file])[0] == code


def test_a_receipt_that_was_made_up_proves_nothing(tmp_path: Any) -> None:
    data, whole = vector("receipts.json"), vector("report-2.json")
    given = data["receipts"][1]
    other = {**given, "table": "another"}
    forged = {**given, "signature": data["receipts"][0]["signature"]}
    changed = {**given, "entry": {**given["entry"], "who": 2}}
    bad: Any
    for bad in (other, forged, changed, {}, [], None, {**given, "entry": None}):
        with pytest.raises(NotAReceipt):
            verify(whole, given=[bad])
        file = tmp_path / "receipt.json"
        file.write_text(json.dumps(bad))
        assert alone(json.dumps(whole), tmp_path, also=[file])[0] == 2
