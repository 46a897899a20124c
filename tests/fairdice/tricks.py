"""Tricks on reports of the second format, and on the form of entries: the server's, a player's, a stranger's.

The server has its key and signs the whole log again after a lie. A player can only send something wrong and
hope that it is written down; so the log around it is signed, too. A stranger can only edit the file.
"""

from collections.abc import Callable
from typing import Any

from fairdice.beacons import round_of
from fairdice.tables import (
    SEEDS,
    TABLE,
    at_kind,
    chains,
    closed,
    eventful,
    key_of,
    new_chains,
    promise,
    published,
    seat_signer,
    signed_promise,
    signed_seed,
    tips,
)
from fairdice.tampering import Entries, signed_again
from statecraft.fairdice import FairDice, Round, beacon, outcome, seeds

Trick = Callable[[Entries], None]


def _of(entries: Entries, kind: str, nth: int = 0) -> dict[str, Any]:
    return entries[at_kind(entries, kind, nth)]


# The server's: seeds


def replaces_a_promise_without_a_key(entries: Entries) -> None:
    """The attack this format ends: a promise of the server's own for a seat whose player was honest."""
    at = at_kind(entries, "seed-revealed")
    forged = {"commitment": promise(0, SEEDS[2]), "key": None, "signature": None}
    entries.insert(at, {**_of(entries, "seed-committed"), "proof": forged})


def replaces_a_promise_with_its_own_key(entries: Entries) -> None:
    own = seat_signer(0, "the server")
    at = at_kind(entries, "seed-revealed")
    forged = signed_promise(0, SEEDS[2], signer=own)
    entries.insert(at, {**_of(entries, "seed-committed"), "proof": forged})


def promises_in_a_players_name(entries: Entries) -> None:
    """The player's key over a promise that the player never made."""
    _of(entries, "seed-committed")["proof"]["commitment"] = promise(0, SEEDS[2])


def takes_the_signature_off_a_seed(entries: Entries) -> None:
    _of(entries, "seed-revealed")["proof"]["signature"] = None


def drops_a_seed_that_was_shown(entries: Entries) -> None:
    del entries[at_kind(entries, "seed-revealed", 1)]


def drops_a_promise_after_the_first_seed(entries: Entries) -> None:
    gone = entries.pop(at_kind(entries, "seed-dropped"))
    entries.insert(at_kind(entries, "seed-revealed") + 1, gone)


def drops_a_promise_nobody_made(entries: Entries) -> None:
    _of(entries, "seed-dropped")["who"] = 3


def leaves_a_seat_out_of_the_missing(entries: Entries) -> None:
    _of(entries, "seeds-closed")["proof"]["missing"] = []


# The server's: chains and beacon


def burns_without_saying_why(entries: Entries) -> None:
    _of(entries, "burned")["purpose"] = ""


def burns_into_the_old_chains(entries: Entries) -> None:
    public, secret = tips()
    _of(entries, "burned")["proof"] |= {"public": public, "secret": secret}


def burns_and_keeps_the_key(entries: Entries) -> None:
    at = at_kind(entries, "burned")
    before = [entry["proof"]["key"] for entry in entries[:at] if entry["kind"] == "beacon"]
    entries[at]["proof"]["key"] = before[-1]


def burns_after_the_opening_of_secrets(entries: Entries) -> None:
    entries.insert(len(entries) - 1, entries.pop(at_kind(entries, "burned")))


def rolls_on_from_the_burned_chain(entries: Entries) -> None:
    roll = _of(entries, "roll", 3)
    roll["proof"]["element"] = chains()[0].element(roll["number"]).hex()


def opens_an_old_draw_from_the_new_chain(entries: Entries) -> None:
    opened = _of(entries, "opened")
    opened["proof"]["element"] = new_chains()[1].element(opened["number"]).hex()


def makes_up_a_round(entries: Entries) -> None:
    _of(entries, "beacon")["proof"]["signature"] = round_of(7).signature


def uses_a_round_again(entries: Entries) -> None:
    """The same round twice, with everything that hangs on it: luck that was known before."""
    at = at_kind(entries, "beacon", 1)
    old = entries[at_kind(entries, "beacon")]["proof"]
    found = Round(old["round"], old["signature"])
    entries[at]["proof"] = {**old, "key": beacon.mixed(old["key"], found)}


def leaves_a_round_out_of_the_key(entries: Entries) -> None:
    key = _of(entries, "seeds-closed")["proof"]["key"]
    _of(entries, "beacon")["proof"]["key"] = key


def takes_a_round_without_a_beacon(entries: Entries) -> None:
    entries[0]["proof"]["beacon"] = None


def names_a_beacon_of_its_own(entries: Entries) -> None:
    key = chains()[0].element(1).hex() * 3
    entries[0]["proof"]["beacon"] = {**entries[0]["proof"]["beacon"], "key": key}


def writes_a_time_that_is_none(entries: Entries) -> None:
    _of(entries, "roll")["when"] = "2026-01-01 12:00"


def writes_a_day_that_is_none(entries: Entries) -> None:
    _of(entries, "roll")["when"] = "2026-02-30T12:00:00Z"


# The server's: the form of entries


def puts_a_note_into_a_proof(entries: Entries) -> None:
    _of(entries, "roll")["proof"]["note"] = "honest"


def puts_a_field_into_an_entry(entries: Entries) -> None:
    _of(entries, "roll")["note"] = "honest"


def puts_dice_on_a_draw(entries: Entries) -> None:
    _of(entries, "draw")["dice"] = {"dice": [6]}


def puts_dice_on_a_number_passed_over(entries: Entries) -> None:
    _of(entries, "skipped")["dice"] = {"dice": [6]}


def puts_a_purpose_on_a_number_passed_over(entries: Entries) -> None:
    _of(entries, "skipped")["purpose"] = "move"


def puts_a_result_on_the_end(entries: Entries) -> None:
    _of(entries, "closed")["result"] = 6


def puts_dice_on_an_opened_answer(entries: Entries) -> None:
    _of(entries, "opened", 2)["dice"] = {"dice": [6]}


def puts_a_number_on_a_seed(entries: Entries) -> None:
    _of(entries, "seed-revealed")["number"] = 1


def gives_a_roll_to_a_seat_below_zero(entries: Entries) -> None:
    _of(entries, "roll")["who"] = -1


def gives_a_roll_to_a_seat_in_words(entries: Entries) -> None:
    _of(entries, "roll")["who"] = "0"


def gives_a_roll_to_true(entries: Entries) -> None:
    _of(entries, "roll")["who"] = True


def seals_an_answer_of_nobody(entries: Entries) -> None:
    _of(entries, "sealed")["who"] = None


def shortens_a_nonce(entries: Entries) -> None:
    """A nonce of one byte, sealed so from the start: the answer could have been guessed."""
    sealed, opened = _of(entries, "sealed"), _of(entries, "opened", 2)
    proof = opened["proof"]
    proof["nonce"] = "00"
    about = (sealed["entry"], proof["question"], proof["action"], sealed["who"], sealed["purpose"])
    sealed["proof"]["seal"] = outcome.bid_seal("00", *about)


def _rerolled(entries: Entries, dice: Any, result: Any) -> None:
    """Another pool under the right element, proven rightly."""
    roll = _of(entries, "roll")
    key = _of(entries, "beacon")["proof"]["key"]
    element = bytes.fromhex(roll["proof"]["element"])
    roll["dice"], roll["result"] = dice, result
    roll["proof"]["hmac"] = outcome.proof(element, key, roll["number"], roll["purpose"], dice)


def draws_from_no_cards(entries: Entries) -> None:
    _rerolled(entries, {"deck": "ops", "draw": []}, 0)


def draws_a_lot_of_none(entries: Entries) -> None:
    _rerolled(entries, {"lot": 0}, 0)


def deals_more_than_there_is(entries: Entries) -> None:
    _rerolled(entries, {"deck": "ops", "deal": [1], "hands": [1, 1]}, [[1], []])


def lists_cards_twice(entries: Entries) -> None:
    _rerolled(entries, {"deck": "ops", "draw": [1, 1]}, 1)


def throws_a_die_and_a_lot(entries: Entries) -> None:
    _rerolled(entries, {"dice": [1], "lot": 1}, [1])


def throws_a_pool_that_is_no_list(entries: Entries) -> None:
    _rerolled(entries, {"dice": {}}, [])


def says_an_older_format(entries: Entries) -> None:
    entries[0]["proof"]["format"] = 1


def leaves_the_format_out(entries: Entries) -> None:
    del entries[0]["proof"]["format"]


def opens_what_has_two_equal_chains(entries: Entries) -> None:
    entries[0]["proof"]["secret"] = entries[0]["proof"]["public"]


# A player's


def shows_another_seed(entries: Entries) -> None:
    """Chosen after the others had shown theirs, and signed rightly."""
    _of(entries, "seed-revealed", 1)["proof"] |= signed_seed(0, SEEDS[2])


def copies_a_neighbours_promise(entries: Entries) -> None:
    own = seat_signer(0)
    copied, key = promise(1), key_of(own)
    message = seeds.promise_to_sign((TABLE, *tips()), 0, copied, key)
    proof = {"commitment": copied, "key": key, "signature": own.sign(message).hex()}
    _of(entries, "seed-committed", 4)["proof"] = proof


def signs_with_a_neighbours_signature(entries: Entries) -> None:
    mark = signed_seed(1)["signature"]
    _of(entries, "seed-revealed", 1)["proof"]["signature"] = mark


def signs_for_another_table(entries: Entries) -> None:
    own = seat_signer(0)
    key = key_of(own)
    message = seeds.promise_to_sign(("another", *tips()), 0, promise(0), key)
    _of(entries, "seed-committed", 4)["proof"]["signature"] = own.sign(message).hex()


def promises_after_the_first_seed(entries: Entries) -> None:
    late = entries.pop(at_kind(entries, "seed-committed", 4))
    entries.insert(at_kind(entries, "seed-revealed") + 1, late)


def shows_a_seed_that_is_too_short(entries: Entries) -> None:
    _of(entries, "seed-revealed", 1)["proof"]["seed"] = "ab"


def sends_a_key_without_a_signature(entries: Entries) -> None:
    _of(entries, "seed-committed", 4)["proof"]["signature"] = None


def sits_below_zero(entries: Entries) -> None:
    _of(entries, "seed-committed", 3)["who"] = -1


# A stranger's


def writes_capital_letters(entries: Entries) -> None:
    roll = _of(entries, "roll")
    roll["signature"] = roll["signature"].upper()


def signs_with_a_key_of_its_own(entries: Entries) -> None:
    entries[0]["proof"]["key"] = key_of(seat_signer(0, "a stranger"))


def changes_a_face(entries: Entries) -> None:
    _of(entries, "roll")["result"] = [6, 6]


def changes_a_time(entries: Entries) -> None:
    _of(entries, "closed")["when"] = "2026-01-01T12:59:59Z"


def takes_an_entry_out(entries: Entries) -> None:
    del entries[at_kind(entries, "roll", 1)]


def turns_two_entries_around(entries: Entries) -> None:
    at = at_kind(entries, "roll", 1)
    entries[at], entries[at + 1] = entries[at + 1], entries[at]


def takes_a_field_away(entries: Entries) -> None:
    del _of(entries, "roll")["when"]


def puts_a_word_for_an_entry(entries: Entries) -> None:
    entries[5] = "honest"  # type: ignore[call-overload]


def swaps_two_signatures(entries: Entries) -> None:
    one, other = entries[3], entries[4]
    one["signature"], other["signature"] = other["signature"], one["signature"]


SERVER, PLAYER, STRANGER = "server", "player", "stranger"
TRICKS: dict[str, dict[Trick, str]] = {
    SERVER: {
        replaces_a_promise_without_a_key: "replaced",
        replaces_a_promise_with_its_own_key: "replaced",
        promises_in_a_players_name: "seat-signature",
        takes_the_signature_off_a_seed: "shape",
        drops_a_seed_that_was_shown: "seed-open",
        drops_a_promise_after_the_first_seed: "replaced",
        drops_a_promise_nobody_made: "seed",
        leaves_a_seat_out_of_the_missing: "seed-open",
        burns_without_saying_why: "shape",
        burns_into_the_old_chains: "shape",
        burns_and_keeps_the_key: "mixed",
        burns_after_the_opening_of_secrets: "mixed",
        rolls_on_from_the_burned_chain: "element",
        opens_an_old_draw_from_the_new_chain: "element",
        makes_up_a_round: "beacon",
        uses_a_round_again: "beacon",
        leaves_a_round_out_of_the_key: "mixed",
        takes_a_round_without_a_beacon: "beacon",
        names_a_beacon_of_its_own: "beacon",
        writes_a_time_that_is_none: "shape",
        writes_a_day_that_is_none: "shape",
        puts_a_note_into_a_proof: "shape",
        puts_a_field_into_an_entry: "shape",
        puts_dice_on_a_draw: "shape",
        puts_dice_on_a_number_passed_over: "shape",
        puts_a_purpose_on_a_number_passed_over: "shape",
        puts_a_result_on_the_end: "shape",
        puts_dice_on_an_opened_answer: "shape",
        puts_a_number_on_a_seed: "shape",
        gives_a_roll_to_a_seat_below_zero: "shape",
        gives_a_roll_to_a_seat_in_words: "shape",
        gives_a_roll_to_true: "shape",
        seals_an_answer_of_nobody: "shape",
        shortens_a_nonce: "shape",
        draws_from_no_cards: "shape",
        draws_a_lot_of_none: "shape",
        deals_more_than_there_is: "shape",
        lists_cards_twice: "shape",
        throws_a_die_and_a_lot: "shape",
        throws_a_pool_that_is_no_list: "shape",
        says_an_older_format: "shape",
        leaves_the_format_out: "shape",
        opens_what_has_two_equal_chains: "shape",
    },
    PLAYER: {
        shows_another_seed: "seed",
        copies_a_neighbours_promise: "seed",
        signs_with_a_neighbours_signature: "seat-signature",
        signs_for_another_table: "seat-signature",
        promises_after_the_first_seed: "late-seed",
        shows_a_seed_that_is_too_short: "shape",
        sends_a_key_without_a_signature: "shape",
        sits_below_zero: "shape",
    },
    STRANGER: {
        writes_capital_letters: "shape",
        signs_with_a_key_of_its_own: "hash",
        changes_a_face: "hash",
        changes_a_time: "hash",
        takes_an_entry_out: "order",
        turns_two_entries_around: "order",
        takes_a_field_away: "shape",
        puts_a_word_for_an_entry: "shape",
        swaps_two_signatures: "signature",
    },
}
"""Each with the reason that catches it."""


def tricked(trick: Trick, by: str, dice: Callable[[], FairDice] = eventful) -> Entries:
    """The report of the eventful table after one trick."""
    entries = published(dice())
    trick(entries)
    if by != STRANGER:
        signed_again(entries)
    return entries


FIRST_FORMAT: dict[Trick, str] = dict.fromkeys(
    (
        puts_a_note_into_a_proof,
        puts_dice_on_a_draw,
        puts_dice_on_a_number_passed_over,
        puts_a_result_on_the_end,
        gives_a_roll_to_a_seat_below_zero,
        gives_a_roll_to_a_seat_in_words,
        seals_an_answer_of_nobody,
    ),
    "shape",
)
"""Those that reports of the first format must not get away with either."""


def of_first_format() -> FairDice:
    return closed(1)
