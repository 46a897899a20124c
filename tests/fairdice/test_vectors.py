"""The published vectors come out as they are, and both verifiers agree with them."""

import hashlib
import hmac
import json
from typing import Any

import pytest

from fairdice.make_vectors import FOLDER, LIES, files
from fairdice.test_verify import alone, first_wrong
from statecraft.fairdice import read, standalone, verify


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


@pytest.mark.parametrize("name", ["report.json", "report-running.json"])
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
        assert first_wrong(row["entries"]) == row["entry"]
