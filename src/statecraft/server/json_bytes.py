"""JSON as it is sent: by msgspec, and in a browser, which has none, by the standard library.

A ``part`` of messages is written once and stands in many; in a browser it is written with each, since nobody else is
there to be told.
"""

import sys
from typing import Any

if sys.platform == "emscripten":
    import json

    _ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
    decode = json.loads
    Part = Any

    def encode(data: Any) -> bytes:
        return _ENCODER.encode(data).encode()

    def part(data: Any) -> Any:
        return data

else:
    from msgspec import Raw as Part
    from msgspec.json import Encoder, decode

    encode = Encoder().encode

    def part(data: Any) -> Part:
        return Part(encode(data))


__all__ = ["Part", "decode", "encode", "part"]
