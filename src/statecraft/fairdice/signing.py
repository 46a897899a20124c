"""Ed25519 signatures: by the package `cryptography`, and in a browser, which has none, in Python alone (`plain_signing`).

Whoever plays in a browser keeps the key of their own dice; a server never signs without the package.
"""

import sys

if sys.platform == "emscripten":
    from statecraft.fairdice.plain_signing import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
        InvalidSignature,
    )
else:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
    )

__all__ = ["Ed25519PrivateKey", "Ed25519PublicKey", "InvalidSignature"]
