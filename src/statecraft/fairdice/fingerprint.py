"""The fingerprint of a key: short enough to be compared by eye, in a footer, a mail or a chat."""

from hashlib import sha256

from statecraft.fairdice.hashes import unhex


def fingerprint(key: str) -> str:
    """A key as people compare it: the first 16 bytes of its hash, in groups.

    >>> fingerprint("00" * 32)
    '6668 7aad f862 bd77 6c8f c18b 8e9f 8e20'
    """
    found = sha256(unhex(key)).hexdigest()[:32]
    return " ".join([found[at : at + 4] for at in range(0, 32, 4)])


def is_named_by(key: str, named: str) -> bool:
    """Whether a key is the one somebody names, whole or by its fingerprint, however that is spaced."""
    word = "".join(named.split()).replace(":", "").lower()
    return word in (key, fingerprint(key).replace(" ", ""))
