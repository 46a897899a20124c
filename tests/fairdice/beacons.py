"""A beacon of our own for the tests: its secret key, its rounds, and a server that publishes them."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from pyblst import BlstP1Element, BlstP2Element

from statecraft.fairdice import Beacon, Round
from statecraft.fairdice.beacon import BASE, SUITE

_SECRET = int.from_bytes(sha256(b"the secret of a beacon in a test").digest(), "big") >> 2
PERIOD = 3
GENESIS = 1_767_268_800 - 1000 * PERIOD
"""Round 1001 comes at 2026-01-01T12:00:00Z."""
BEACON = Beacon(
    BlstP2Element.uncompress(BASE).scalar_mul(_SECRET).compress().hex(), GENESIS, PERIOD
)
QUICKNET_1000 = Round(
    1000,
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
)
"""As drand has published it; its randomness is fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd."""


def round_of(number: int) -> Round:
    """A round of our own beacon."""
    point = BlstP1Element.hash_to_group(sha256(number.to_bytes(8, "big")).digest(), SUITE)
    return Round(number, point.scalar_mul(_SECRET).compress().hex())


class Source:
    """What the beacon's server answers just now, and how often it was asked."""

    def __init__(self) -> None:
        self.genesis = int(time.time()) - 1000 * PERIOD
        self.asked = 0
        self.silent = False
        self.lying = False
        self.url = ""

    @property
    def beacon(self) -> Beacon:
        return Beacon(BEACON.key, self.genesis, PERIOD)

    def latest(self) -> Round:
        found = round_of((int(time.time()) - self.genesis) // PERIOD + 1)
        return Round(found.number + 1, found.signature) if self.lying else found


@contextmanager
def published() -> Iterator[Source]:
    """A beacon on a free port of this machine."""
    source = Source()

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            source.asked += 1
            if source.silent:
                time.sleep(30)
            found = source.latest()
            body = json.dumps({"round": found.number, "signature": found.signature}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.daemon_threads = True
    source.url = f"http://127.0.0.1:{server.server_port}/public/latest"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield source
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
