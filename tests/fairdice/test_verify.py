"""Reports are checked: honest ones pass, each way to tamper is caught where it happened.

Everything is asked of both verifiers, the product's and the stand-alone script, which share no code.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdice.tables import SIGNER, closed, opened, played, played_game, published, ready, when
from fairdice.tampering import (
    SIGNED_BY_SEATS,
    TAMPERINGS,
    Entries,
    document,
    signed_again,
    tampered,
)
from fairdice.tricks import TRICKS
from harbour import GAME as HARBOUR
from scale import scaled
from statecraft.core.game import Game
from statecraft.core.record.inputs import Outcome
from statecraft.fairdice import NotAReport, read, report, standalone, to_text, verify
from statecraft.fairdice.entries import START, hash_of
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.locale import LANGUAGES, Texts

SCRIPT = Path(standalone.__file__)
HONEST = published(closed())
ENGLISH = Texts("en")


def alone(text: str, folder: Path, *options: str, also: Sequence[Path] = ()) -> tuple[int, str]:
    """Exit code and words of the stand-alone script, in a process of its own; ``also`` are receipts."""
    file = folder / "report.json"
    file.write_text(text)
    command = [sys.executable, "-I", *options, str(SCRIPT), str(file), *map(str, also)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def first_wrong(entries: Entries, version: int = 2) -> int | None:
    """The entry the stand-alone script stops at; without a process, for many reports."""
    done: list[str] = []
    try:
        standalone.check(deepcopy(entries), done, version)
    except Exception:
        return len(done)
    return None


# Honest reports


@pytest.mark.parametrize("dice", [opened, ready, played, closed], ids=lambda make: make.__name__)
def test_honest_reports_pass_at_any_time(dice: Callable[[], Any], tmp_path: Path) -> None:
    text = to_text(report(dice().entries))
    assert verify(read(text)).ok
    assert alone(text, tmp_path)[0] == 0


def test_every_beginning_of_an_honest_report_passes() -> None:
    for length in range(1, len(HONEST) + 1):
        assert verify(document(HONEST[:length])).ok
        assert first_wrong(HONEST[:length]) is None


def test_the_verdict_counts() -> None:
    verdict = verify(document(HONEST))
    counted = (verdict.rolls, verdict.draws, verdict.bids, verdict.skipped, verdict.unopened)
    assert counted == (5, 4, 3, 1, 0)
    assert (sorted(verdict.seeds), verdict.missing) == ([0, 1], [2])
    assert (verdict.table, verdict.game, verdict.closed) == ("table-7", "globopolis", "over")
    running = verify(report(played().entries))
    assert (running.closed, running.unopened) == ("", 7)


def test_an_aborted_game_is_opened_too() -> None:
    dice = played()
    dice.close(when(), aborted=True)
    verdict = verify(report(dice.entries))
    assert (verdict.ok, verdict.closed, verdict.unopened) == (True, "aborted", 0)


@pytest.mark.parametrize("game", [HARBOUR, GLOBOPOLIS, GLOBAL_POWERS], ids=lambda game: game.name)
def test_whole_games_verify(game: Game, tmp_path: Path) -> None:
    session, dice = played_game(game, 3, seed=2, inputs=scaled(1500))
    dice.close(when())
    text = to_text(report(dice.entries))
    verdict = verify(read(text))
    assert verdict.wrong is None
    outcomes = [line for line in session.record.lines if isinstance(line, Outcome)]
    assert verdict.rolls + verdict.draws == len(outcomes) > 10
    assert alone(text, tmp_path)[0] == 0


# Tampering


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("how", TAMPERINGS, ids=lambda how: how.__name__)
def test_the_server_is_caught(how: Callable[[Entries], None], version: int, tmp_path: Path) -> None:
    entries = tampered(how, by_server=True, version=version)
    wrong = verify(document(entries, version)).wrong
    assert wrong is not None
    reasons = TAMPERINGS | SIGNED_BY_SEATS if version == 2 else TAMPERINGS
    assert wrong.reason == f"dice-wrong-{reasons[how]}"
    assert first_wrong(entries, version) == wrong.entry
    if version == 1:
        return
    code, result = alone(json.dumps(document(entries, version)), tmp_path, "-S")
    assert code == 1
    assert result.startswith(f"entry {wrong.entry} is wrong: ")


@pytest.mark.parametrize("how", TAMPERINGS, ids=lambda how: how.__name__)
def test_an_outsider_is_caught_at_the_first_entry_touched(how: Callable[[Entries], None]) -> None:
    entries = tampered(how, by_server=False)
    changed = [at for at, (a, b) in enumerate(zip(entries, HONEST, strict=False)) if a != b]
    touched = changed[0] if changed else len(HONEST)
    wrong = verify(document(entries)).wrong
    # Entries that are gone are missed by what should have followed them.
    assert wrong is not None
    assert wrong.entry == touched == first_wrong(entries)
    assert wrong.reason in ("dice-wrong-order", "dice-wrong-hash", "dice-wrong-before")


def test_an_entry_cut_out_with_its_number_mended_breaks_the_chain_of_hashes() -> None:
    entries = deepcopy(HONEST)
    del entries[8]
    for at in range(8, len(entries)):
        entries[at]["entry"] = at
    wrong = verify(document(entries)).wrong
    assert wrong is not None
    assert (wrong.entry, wrong.reason) == (8, "dice-wrong-before")


def test_another_signer_is_caught(tmp_path: Path) -> None:
    """An outsider has no key of the server, so it signs with its own from some entry on."""
    entries = tampered(next(iter(TAMPERINGS)), by_server=False)
    stranger = Ed25519PrivateKey.from_private_bytes(bytes(32))
    before = START
    for entry in entries:
        entry["before"] = before
        if entry["hash"] != hash_of(entry):
            entry["hash"] = hash_of(entry)
            entry["signature"] = stranger.sign(bytes.fromhex(entry["hash"])).hex()
        before = entry["hash"]
    wrong = verify(document(entries)).wrong
    assert wrong is not None
    assert wrong.reason == "dice-wrong-signature"
    code, result = alone(json.dumps(document(entries)), tmp_path)
    assert (code, result) == (1, f"entry {wrong.entry} is wrong: InvalidSignature()\n")


def test_a_whole_report_by_a_stranger_is_told_by_its_key() -> None:
    key = SIGNER.public_key().public_bytes_raw().hex()
    assert verify(document(HONEST), key).ok
    wrong = verify(document(HONEST), "00" * 32).wrong
    assert wrong is not None
    assert (wrong.entry, wrong.reason) == (0, "dice-wrong-key")


def test_every_reason_has_a_text() -> None:
    named = {
        *(f"dice-wrong-{reason}" for reason in TAMPERINGS.values()),
        *(f"dice-wrong-{reason}" for tricks in TRICKS.values() for reason in tricks.values()),
        *("dice-wrong-" + word for word in ("before", "signature", "key", "receipt")),
    }
    for lang in LANGUAGES:
        written = set(Texts(lang).keys("dice-wrong-")) - {"dice-wrong-entry"}
        assert {key for key in written if "record" not in key} == named


# Anything at all


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        "1e5",
        "[" * 100_000,
        '{"report": "statecraft-dice-1"}',
        '{"report": "statecraft-dice-1", "entries": []}',
        '{"report": "statecraft-dice-1", "entries": [0.5]}',
        '{"report": "x", "entries": [1]}',
    ],
)
def test_what_is_no_report_is_told_apart(text: str, tmp_path: Path) -> None:
    with pytest.raises(NotAReport):
        verify(read(text))
    assert alone(text, tmp_path, "-S")[0] == 2


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 10**12) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=4,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a value that can be put something else into."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = list(enumerate(value))
    return [p for key, inner in pairs for p in [(*path, key), *places(inner, (*path, key))]]


@given(st.data())
@settings(max_examples=scaled(150), deadline=None)
def test_nonsense_in_any_place_is_caught_and_never_crashes(data: st.DataObject) -> None:
    entries = deepcopy(HONEST)
    *way, last = data.draw(st.sampled_from(places(entries)))
    at: Any = entries
    for step in way:
        at = at[step]
    put = data.draw(ANYTHING)
    same = json.dumps(at[last]) == json.dumps(put)
    at[last] = put
    found = verify(document(entries)).wrong
    assert (found is None) == same
    assert (None if found is None else found.entry) == first_wrong(entries)


@given(st.data())
@settings(max_examples=scaled(100), deadline=None)
def test_nonsense_signed_by_the_server_never_crashes(data: st.DataObject) -> None:
    entries = deepcopy(HONEST)
    *way, last = data.draw(st.sampled_from([p for p in places(entries) if len(p) > 1]))
    at: Any = entries
    for step in way:
        at = at[step]
    at[last] = data.draw(ANYTHING)
    signed_again(entries)
    wrong = verify(document(entries)).wrong
    assert wrong is None or wrong.reason in ENGLISH
    first_wrong(entries)


@given(st.data())
@settings(max_examples=scaled(150), deadline=None)
def test_the_two_verifiers_agree_on_small_lies_of_a_server(data: st.DataObject) -> None:
    entries = deepcopy(HONEST)
    numbers = [p for p in places(entries) if p[-1] not in ("hash", "signature", "before")]
    *way, last = data.draw(st.sampled_from(numbers))
    at: Any = entries
    for step in way:
        at = at[step]
    if isinstance(at[last], int):
        at[last] += data.draw(st.sampled_from([-1, 1]))
    elif isinstance(at[last], list) and at[last]:
        del at[last][data.draw(st.integers(0, len(at[last]) - 1))]
    elif isinstance(at[last], str) and at[last]:
        at[last] = at[last][:-1] + ("0" if at[last][-1] != "0" else "1")
    signed_again(entries)
    found = verify(document(entries)).wrong
    assert (None if found is None else found.entry) == first_wrong(entries)


def test_the_script_stays_short_and_needs_nothing() -> None:
    source = SCRIPT.read_text("utf-8")
    assert len(source.splitlines()) <= 350
    assert "statecraft." not in source.replace("statecraft.py", "")
