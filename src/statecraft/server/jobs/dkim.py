"""Signatures on mails (DKIM, RFC 6376): the key, what of a mail it signs, and the record for the DNS.

The key is made when mails are handed over for the first time and kept in the database, or comes from a file of the
operator's. Whoever gets a mail asks the DNS of the sender's domain for the public half.
"""

import base64
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

SECRET: Final = "dkim"
"""Under this name the key is among the secrets of the database."""
FILE: Final = "dkim.txt"
"""In the data folder: the record for the DNS."""
_BITS: Final = 2048
_SIGNED: Final = (
    "from",
    "to",
    "subject",
    "date",
    "message-id",
    "reply-to",
    "in-reply-to",
    "references",
    "auto-submitted",
    "mime-version",
    "content-type",
    # RFC 8058, section 4: a signature must cover them.
    "list-id",
    "list-unsubscribe",
    "list-unsubscribe-post",
)


def new_key() -> bytes:
    """A key that was never used."""
    return _pem(generate_private_key(public_exponent=65537, key_size=_BITS))


def key_in(path: Path) -> bytes:
    """The key in a file; ValueError where there is none of RSA."""
    key = load_pem_private_key(path.read_bytes(), None)
    if not isinstance(key, RSAPrivateKey):
        raise ValueError("not a key of RSA")
    return _pem(key)


def _pem(key: RSAPrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())


@dataclass(frozen=True, slots=True)
class DkimKey:
    """A key, and the place in the DNS where its public half is found."""

    pem: bytes
    domain: str
    selector: str

    def signed(self, content: bytes) -> bytes:
        """A mail with its signature in front."""
        import dkim

        line: bytes = dkim.sign(
            content,
            self.selector.encode(),
            self.domain.encode("idna"),
            self.pem,
            canonicalize=(b"relaxed", b"relaxed"),
            include_headers=[name.encode() for name in _SIGNED],
        )
        return line + content

    def record(self) -> tuple[str, str]:
        """The name in the DNS, and what its record of the kind TXT has to say."""
        key = load_pem_private_key(self.pem, None)
        public = key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        said = f"v=DKIM1; k=rsa; p={base64.b64encode(public).decode()}"
        return f"{self.selector}._domainkey.{self.domain}", said

    def write_record(self, folder: Path) -> None:
        """Write the record into the data folder, as DNS servers take it: in parts of 255 letters."""
        name, said = self.record()
        parts = [said[at : at + 255] for at in range(0, len(said), 255)]
        quoted = " ".join([f'"{part}"' for part in parts])
        (folder / FILE).write_text(f"{name}. IN TXT ( {quoted} )\n", encoding="ascii")
