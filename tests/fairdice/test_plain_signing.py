"""Ed25519 in Python alone: the same signatures as those of `cryptography`, and the same refusals."""

import random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey as Known

from statecraft.fairdice import plain_signing
from statecraft.fairdice.plain_signing import Ed25519PrivateKey, Ed25519PublicKey, InvalidSignature


def test_signatures_are_those_of_the_library() -> None:
    rng = random.Random(8032)
    for length in (0, 1, 32, 200):
        secret, data = rng.randbytes(32), rng.randbytes(length)
        known, ours = Known.from_private_bytes(secret), Ed25519PrivateKey.from_private_bytes(secret)
        public = known.public_key().public_bytes_raw()
        assert ours.public_key().public_bytes_raw() == public
        assert ours.sign(data) == known.sign(data)
        Ed25519PublicKey.from_public_bytes(public).verify(known.sign(data), data)


def test_the_first_vector_of_the_standard() -> None:
    secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
    assert key.sign(b"").hex() == (
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555f"
        "b8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    )


def test_what_was_not_signed_with_the_key_is_refused() -> None:
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    mark, public = key.sign(b"roll"), key.public_key()
    order = plain_signing.ORDER
    too_large = (int.from_bytes(mark[32:], "little") + order).to_bytes(32, "little")
    other = Ed25519PrivateKey.from_private_bytes(b"\1" * 32).sign(b"roll")
    wrong = [mark[:-1], mark[:32] + too_large, bytes(64), other, bytes([mark[0] ^ 1]) + mark[1:]]
    for each in wrong:
        with pytest.raises(InvalidSignature):
            public.verify(each, b"roll")
    with pytest.raises(InvalidSignature):
        public.verify(mark, b"rolled")
    # A key that stands for no point signs nothing.
    with pytest.raises(InvalidSignature):
        Ed25519PublicKey.from_public_bytes(b"\2" + bytes(31)).verify(mark, b"roll")


def test_keys_have_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Ed25519PrivateKey.from_private_bytes(bytes(31))
    with pytest.raises(ValueError, match="32 bytes"):
        Ed25519PublicKey.from_public_bytes(bytes(33))
