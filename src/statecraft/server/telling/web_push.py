"""Web push: what a push service is sent, encrypted for one browser (RFC 8291), and signed by this server (RFC 8292).

A browser gives out an address at its maker's push service, a public key and a secret. What is told is sealed with
them (one record of `aes128gcm`, RFC 8188), so that the push service reads nothing; it learns whose server writes by a
signed token, whose key (VAPID) is made at the first start and kept among the secrets. Nothing here calls anybody.
"""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

SECRET: Final = "vapid"
"""Under this name the key is among the secrets of the database."""
RECORD: Final = 4096
LONGEST: Final = 3993
"""Bytes that go into one record beside its header, its tag and the sign of its end."""
PADDED_TO: Final = 512
"""How long a message is tells nothing, where it is shorter than this."""
_SALT: Final = 16
_SHARED: Final = 16
_POINT: Final = 65
_VALID: Final = 12 * 3600
"""Seconds for which a token is good; at most a day is allowed."""


class BadKeys(ValueError):
    """Keys with which nothing can be encrypted."""


def encode(data: bytes) -> str:
    """Base64 as push services want it."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes behind such a text; ValueError where it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)


def check_keys(p256dh: str, auth: str) -> None:
    """BadKeys, unless these are the keys of a browser."""
    try:
        point, shared = decode(p256dh), decode(auth)
        if len(point) != _POINT or len(shared) != _SHARED:
            raise BadKeys("length")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise BadKeys(str(error)) from error


def sealed(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded_to: int = PADDED_TO,
) -> bytes:
    """A message that only the browser with these keys can read; ``own`` and ``salt`` are new for each."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(_SALT)
    theirs = decode(p256dh)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), public)
    key, nonce = keys(shared, decode(auth), theirs, ours, salt)
    # The sign of the last record, then zeros.
    plain = (message + b"\x02").ljust(padded_to, b"\0")
    if len(plain) > LONGEST + 1:
        raise ValueError("too long for one record")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, plain, None)


def keys(
    shared: bytes, auth: bytes, theirs: bytes, ours: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce that both sides work out (RFC 8291, 3.4)."""
    info = b"WebPush: info\0" + theirs + ours
    material = _derived(shared, auth, info, 32)
    return (
        _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(material, salt, b"Content-Encoding: nonce\0", 12),
    )


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """A key that signs to push services, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class Vapid:
    """Signs what is sent to push services."""

    def __init__(self, key: bytes, contact: str) -> None:
        loaded = load_der_private_key(key, None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey), "we made it"
        self._key = loaded
        self._contact = contact
        #: What browsers want to know when they subscribe.
        self.public = encode(_point(loaded.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that says who sends, good for one push service and some hours."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + _VALID,
            "sub": self._contact,
        }
        signed = ".".join([_json({"typ": "JWT", "alg": "ES256"}), _json(claims)])
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _json(data: dict[str, str | int]) -> str:
    return encode(json.dumps(data, separators=(",", ":")).encode())
