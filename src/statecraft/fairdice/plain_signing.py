"""Ed25519 (RFC 8032) in Python alone, with the few methods of `cryptography` that the dice use.

For a browser, where somebody signs the dice of their own games. It takes no care to take equally long for every
key: who could measure that has the key anyway. A server never uses it.
"""

from functools import cache
from hashlib import sha512
from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int, int, int]
"""X, Y, Z and T, with x = X / Z, y = Y / Z and x y = T / Z."""

P: Final = 2**255 - 19
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
_D: Final = -121665 * pow(121666, -1, P) % P
_ROOT: Final = pow(2, (P - 1) // 4, P)
_SIGN: Final = 1 << 255
_NOTHING: Final[Point] = (0, 1, 1, 0)


class InvalidSignature(Exception):
    """It was not made with this key over this message."""


def _add(p: Point, q: Point) -> Point:
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * _D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _point(data: bytes) -> Point:
    """The point that 32 bytes stand for; ValueError where they stand for none."""
    number = int.from_bytes(data, "little")
    y, odd = number & (_SIGN - 1), number >> 255
    square = (y * y - 1) * pow(_D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * _ROOT % P
    if (x * x - square) % P or y >= P or (x == 0 and odd):
        raise ValueError("no point of the curve")
    if x & 1 != odd:
        x = P - x
    return x, y, 1, x * y % P


def _to_bytes(point: Point) -> bytes:
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _times(scalar: int, powers: tuple[Point, ...]) -> Point:
    """So many times the point whose doublings these are."""
    found = _NOTHING
    for power in powers:
        if scalar & 1:
            found = _add(found, power)
        scalar >>= 1
    return found


def _doublings(point: Point) -> tuple[Point, ...]:
    found = [point]
    while len(found) < 256:
        found.append(_add(found[-1], found[-1]))
    return tuple(found)


@cache
def _base() -> tuple[Point, ...]:
    return _doublings(_point((4 * pow(5, -1, P) % P).to_bytes(32, "little")))


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little") % ORDER


class Ed25519PublicKey:
    """The half of a key that everybody may know."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @staticmethod
    def from_public_bytes(data: bytes) -> "Ed25519PublicKey":
        if len(data) != 32:
            raise ValueError("a key has 32 bytes")
        return Ed25519PublicKey(data)

    def public_bytes_raw(self) -> bytes:
        return self._data

    def verify(self, signature: bytes, data: bytes) -> None:
        """Raises InvalidSignature where the signature is not this key's over the data."""
        scalar = int.from_bytes(signature[32:], "little")
        if len(signature) != 64 or scalar >= ORDER:
            raise InvalidSignature
        try:
            x, y, z, t = _point(self._data)
        except ValueError:
            raise InvalidSignature from None
        challenge = _number(signature[:32], self._data, data)
        away: Point = (P - x, y, z, P - t)
        found = _add(_times(scalar, _base()), _times(challenge, _doublings(away)))
        if _to_bytes(found) != signature[:32]:
            raise InvalidSignature


class Ed25519PrivateKey:
    """The half that signs."""

    def __init__(self, data: bytes) -> None:
        hashed = sha512(data).digest()
        number = int.from_bytes(hashed[:32], "little")
        self._scalar = number & (1 << 254) - 8 | 1 << 254
        self._prefix = hashed[32:]
        self._public = _to_bytes(_times(self._scalar, _base()))

    @staticmethod
    def from_private_bytes(data: bytes) -> "Ed25519PrivateKey":
        if len(data) != 32:
            raise ValueError("a key has 32 bytes")
        return Ed25519PrivateKey(data)

    def public_key(self) -> Ed25519PublicKey:
        return Ed25519PublicKey(self._public)

    def sign(self, data: bytes) -> bytes:
        secret = _number(self._prefix, data)
        point = _to_bytes(_times(secret, _base()))
        challenge = _number(point, self._public, data)
        return point + ((secret + challenge * self._scalar) % ORDER).to_bytes(32, "little")
