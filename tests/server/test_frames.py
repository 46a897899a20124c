"""What we write to a WebSocket ourselves is what anybody's WebSocket reads."""

from collections.abc import Iterator

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from statecraft.server.web.frames import frame


def read(data: bytes) -> Iterator[Frame]:
    client = ClientProtocol(parse_uri("ws://localhost/"), max_size=None)
    client.state = OPEN
    client.reader.feed_data(data)
    # As after a handshake.
    client.parser = client.parse()
    next(client.parser)
    yield from [event for event in client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_as_it_was_written(size: int) -> None:
    message = (b"\xc3\xa4" * size)[:size]
    found = list(read(frame(message) + frame(b"next")))
    assert [(each.opcode, each.fin, bytes(each.data)) for each in found] == [
        (Opcode.TEXT, True, message),
        (Opcode.TEXT, True, b"next"),
    ]
