"""JSON as it is sent: by msgspec, and in a browser, which has none, by the standard library."""

import sys
from typing import Any

if sys.platform == "emscripten":
    import json

    _ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
    decode = json.loads

    def encode(data: Any) -> bytes:
        return _ENCODER.encode(data).encode()

else:
    from msgspec.json import decode, encode

__all__ = ["decode", "encode"]
