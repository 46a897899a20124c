"""Receipts: the server's word that an entry stands in the log of a table.

Whoever shows a seed is given one. A report that lacks the entry of a receipt, or has another in its
place, was made by a server that said two things; and whoever has the receipt can prove it.
"""

import json
from typing import Any, Final

from statecraft.fairdice.entries import FIELDS, hash_of
from statecraft.fairdice.hashes import digest
from statecraft.fairdice.seeds import is_signed
from statecraft.fairdice.signing import Ed25519PrivateKey

RECEIPT: Final = "statecraft-dice-receipt-1"
NAMES: Final = ("table", "public", "secret")
_UNREADABLE: Final = (KeyError, TypeError, ValueError, RecursionError)


class NotAReceipt(ValueError):
    """Data that is no receipt, or none that says anything about this report; says why."""


def receipt(opening: Any, published: dict[str, Any], signer: Ed25519PrivateKey) -> dict[str, Any]:
    """The receipt for an entry; ``opening`` is the proof of the log's first entry."""
    names = [opening[name] for name in NAMES]
    return {
        "receipt": RECEIPT,
        **dict(zip(NAMES, names, strict=True)),
        "entry": published,
        "signature": signer.sign(_to_sign(names, published["hash"])).hex(),
    }


def read(text: str) -> Any:
    """The receipt in a text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotAReceipt(f"no JSON: {error}") from None


def missing(entries: list[Any], given: Any) -> int | None:
    """The place of an entry that a right report lacks though a receipt has it; None where it has it."""
    opening = entries[0]["proof"]
    try:
        entry = given["entry"]
        if given["receipt"] != RECEIPT or sorted(given) != sorted(
            ("receipt", *NAMES, "entry", "signature")
        ):
            raise NotAReceipt("it does not call itself a receipt")
        names = [given[name] for name in NAMES]
        if names != [opening[name] for name in NAMES]:
            raise NotAReceipt("it is of another table")
        if sorted(entry) != sorted(FIELDS) or entry["hash"] != hash_of(entry):
            raise NotAReceipt("its entry is not whole")
        if not is_signed(opening["key"], given["signature"], _to_sign(names, entry["hash"])):
            raise NotAReceipt("it is not signed with the key of this report")
        at = entry["entry"]
        if type(at) is not int or at < 0:
            raise NotAReceipt("its entry has no place")
    except NotAReceipt:
        raise
    except _UNREADABLE as error:
        raise NotAReceipt(f"something is missing in it: {error}") from None
    there = at < len(entries) and entries[at]["hash"] == entry["hash"]
    return None if there else min(at, len(entries) - 1)


def _to_sign(names: list[Any], entry_hash: str) -> bytes:
    return bytes.fromhex(digest("receipt", [*names, entry_hash]))
