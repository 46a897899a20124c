"""Ways to tamper with a report, by name: each changes the entries of the closed table in place.

An outsider can only edit the file. The server can do more: it has the key, so it can hash and sign
the whole log again after each lie. It must not get away with it either.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from fairdice.tables import SEEDS, SIGNER, TABLE, at_kind, chains, closed, promise, published, tips
from statecraft.core.record.struct import PlainValue
from statecraft.fairdice import outcome, seeds
from statecraft.fairdice.entries import START, hash_of

Entries: TypeAlias = list[dict[str, Any]]


def signed_again(entries: Entries) -> None:
    """What the server can do: number, hash and sign everything anew."""
    before = START
    for at, entry in enumerate(entries):
        entry["entry"], entry["before"] = at, before
        before = entry["hash"] = hash_of(entry)
        entry["signature"] = SIGNER.sign(bytes.fromhex(before)).hex()


def document(entries: Entries, version: int = 2) -> dict[str, PlainValue]:
    """A report of these entries that says it has this format."""
    return {"report": f"statecraft-dice-{version}", "entries": entries}


def _roll(entries: Entries, nth: int = 0) -> dict[str, Any]:
    return entries[at_kind(entries, "roll", nth)]


def changed_die(entries: Entries) -> None:
    roll = _roll(entries)
    roll["result"] = [roll["result"][0] % 6 + 1, *roll["result"][1:]]


def dropped_roll(entries: Entries) -> None:
    del entries[at_kind(entries, "roll", 1)]


def dropped_draw(entries: Entries) -> None:
    del entries[at_kind(entries, "draw", 1)]


def repeated_roll_number(entries: Entries) -> None:
    _roll(entries, 1)["number"] = _roll(entries, 0)["number"]


def repeated_roll(entries: Entries) -> None:
    at = at_kind(entries, "roll", 1)
    entries.insert(at, {**entries[at]})


def reordered_rolls(entries: Entries) -> None:
    one, other = at_kind(entries, "roll", 0), at_kind(entries, "roll", 1)
    entries[one], entries[other] = entries[other], entries[one]


def reordered_bids(entries: Entries) -> None:
    """Both sealed answers and their openings change places: who was first to answer?"""
    for kind, first in (("sealed", 0), ("opened", 4)):
        one, other = at_kind(entries, kind, first), at_kind(entries, kind, first + 1)
        entries[one], entries[other] = entries[other], entries[one]
    for nth in (4, 5):
        entries[at_kind(entries, "opened", nth)]["proof"]["entry"] = at_kind(
            entries, "sealed", nth - 4
        )


def changed_purpose(entries: Entries) -> None:
    _roll(entries)["purpose"] = "war"


def changed_dice(entries: Entries) -> None:
    _roll(entries)["dice"] = {"dice": [6, 7]}


def changed_purpose_of_a_draw(entries: Entries) -> None:
    for kind in ("draw", "opened"):
        entries[at_kind(entries, kind)]["purpose"] = "mission"


def changed_seat_of_a_draw(entries: Entries) -> None:
    entries[at_kind(entries, "draw")]["who"] = 1


def foreign_seed(entries: Entries) -> None:
    entries[at_kind(entries, "seed-revealed")]["proof"]["seed"] = SEEDS[2]


def seed_from_another_table(entries: Entries) -> None:
    entries[at_kind(entries, "seed-committed", 1)]["proof"]["commitment"] = promise(
        1, table="another"
    )


def foreign_seed_in_the_key(entries: Entries) -> None:
    mix = seeds.mixed(TABLE, tips(), {**SEEDS})
    entries[at_kind(entries, "seeds-closed")]["proof"]["key"] = mix


def seed_chosen_after_the_commitments(entries: Entries) -> None:
    late = entries.pop(at_kind(entries, "seed-committed", 0))
    entries.insert(at_kind(entries, "seed-revealed") + 1, late)


def promise_put_down_to_another(entries: Entries) -> None:
    entries[at_kind(entries, "seed-committed", 1)]["who"] = 0


def seed_shown_twice(entries: Entries) -> None:
    at = at_kind(entries, "seed-revealed")
    entries.insert(at, {**entries[at]})


def missing_reveal_of_a_seed(entries: Entries) -> None:
    del entries[at_kind(entries, "seed-revealed", 1)]


def missing_reveal_of_a_draw(entries: Entries) -> None:
    del entries[at_kind(entries, "opened", 1)]


def missing_reveal_at_the_end(entries: Entries) -> None:
    del entries[at_kind(entries, "opened", 6)]


def changed_draw(entries: Entries) -> None:
    drawn = entries[at_kind(entries, "opened", 2)]
    drawn["result"] = next(card for card in drawn["dice"]["draw"] if card != drawn["result"])


def changed_cards_to_draw_from(entries: Entries) -> None:
    drawn = entries[at_kind(entries, "opened", 2)]
    drawn["dice"] = {**drawn["dice"], "draw": [*drawn["dice"]["draw"], 40]}


def draw_sealed_falsely(entries: Entries) -> None:
    """The server seals a card of its own choice from the start, and opens that."""
    changed_draw(entries)
    drawn, at = entries[at_kind(entries, "opened", 2)], at_kind(entries, "draw", 2)
    element = chains()[1].element(drawn["number"])
    key = entries[at_kind(entries, "seeds-closed")]["proof"]["key"]
    about = [drawn[name] for name in ("number", "purpose", "who", "dice", "result")]
    entries[at]["proof"] = {"seal": outcome.seal(element, key, *about)}


def changed_sealed_bid(entries: Entries) -> None:
    opened = entries[at_kind(entries, "opened", 4)]
    opened["proof"]["action"] = opened["proof"]["action"].replace("3", "9")


def sealed_bid_of_another(entries: Entries) -> None:
    entries[at_kind(entries, "opened", 4)]["who"] = 1


def foreign_element(entries: Entries) -> None:
    """The server picks an element it likes and proves the roll from that."""
    roll = _roll(entries)
    element = bytes(31) + b"\x07"
    key = entries[at_kind(entries, "seeds-closed")]["proof"]["key"]
    proven = outcome.proof(element, key, roll["number"], roll["purpose"], roll["dice"])
    distribution = outcome.distribution_of(roll["dice"])
    roll["result"] = list(outcome.decided(distribution, proven))
    roll["proof"] = {"element": element.hex(), "hmac": proven}


def element_of_another_roll(entries: Entries) -> None:
    roll, number = _roll(entries), _roll(entries)["number"] + 1
    roll["proof"]["element"] = chains()[0].element(number).hex()


def element_of_the_other_chain(entries: Entries) -> None:
    roll = _roll(entries)
    roll["proof"]["element"] = chains()[1].element(roll["number"]).hex()


def roll_before_the_seeds(entries: Entries) -> None:
    entries.insert(1, entries.pop(at_kind(entries, "skipped")))


def roll_after_the_opening_of_secrets(entries: Entries) -> None:
    entries.insert(len(entries) - 1, entries.pop(at_kind(entries, "roll", -1)))


def seeds_closed_twice(entries: Entries) -> None:
    at = at_kind(entries, "seeds-closed")
    entries.insert(at, {**entries[at]})


def closed_twice(entries: Entries) -> None:
    entries.append({**entries[-1]})


def changed_tip(entries: Entries) -> None:
    entries[0]["proof"]["public"] = chains()[0].element(1).hex()


def without_an_opening(entries: Entries) -> None:
    del entries[0]


def unknown_kind(entries: Entries) -> None:
    _roll(entries)["kind"] = "rollback"


def endless_die(entries: Entries) -> None:
    """No verifier may look for a face of a die that has none, nor of one with too many."""
    roll = _roll(entries)
    key = entries[at_kind(entries, "seeds-closed")]["proof"]["key"]
    roll["dice"] = {"dice": [6, 1 << 33]}
    element = bytes.fromhex(roll["proof"]["element"])
    about = [roll[name] for name in ("number", "purpose", "dice")]
    roll["proof"]["hmac"] = outcome.proof(element, key, *about)


TAMPERINGS: dict[Callable[[Entries], None], str] = {
    changed_die: "result",
    dropped_roll: "number",
    dropped_draw: "number",
    repeated_roll_number: "number",
    repeated_roll: "number",
    reordered_rolls: "number",
    reordered_bids: "bid",
    changed_purpose: "proof",
    changed_dice: "proof",
    changed_purpose_of_a_draw: "seal",
    changed_seat_of_a_draw: "opened",
    foreign_seed: "seed",
    seed_from_another_table: "seed",
    foreign_seed_in_the_key: "mixed",
    seed_chosen_after_the_commitments: "late-seed",
    promise_put_down_to_another: "seed",
    seed_shown_twice: "seed",
    missing_reveal_of_a_seed: "seed-open",
    missing_reveal_of_a_draw: "opened",
    missing_reveal_at_the_end: "unopened",
    changed_draw: "seal",
    changed_cards_to_draw_from: "seal",
    draw_sealed_falsely: "result",
    changed_sealed_bid: "bid",
    sealed_bid_of_another: "opened",
    foreign_element: "element",
    element_of_another_roll: "element",
    element_of_the_other_chain: "element",
    roll_before_the_seeds: "phase",
    roll_after_the_opening_of_secrets: "phase",
    seeds_closed_twice: "phase",
    closed_twice: "phase",
    changed_tip: "seed",
    without_an_opening: "phase",
    unknown_kind: "shape",
    endless_die: "shape",
}
"""Each with the reason that catches it even when the server has signed everything again."""


SIGNED_BY_SEATS = dict.fromkeys(
    (seed_from_another_table, promise_put_down_to_another, changed_tip), "seat-signature"
)
"""Those that the players' own signatures give away first, in the second format."""


def tampered(how: Callable[[Entries], None], by_server: bool, version: int = 2) -> Entries:
    """The report of the closed table after one lie."""
    entries = published(closed(version))
    how(entries)
    if by_server:
        signed_again(entries)
    return entries
