"""One request to somebody else's server, which may be anybody's: short, small, and to the address that was checked.

What it answers is read no further than its status and the first bytes. It is not followed to where it sends us.
"""

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11

from statecraft import __version__
from statecraft.server.telling.addresses import Address, Resolver, Unreachable

PATIENCE: Final = 10.0
"""Seconds for everything together."""
LARGEST_ANSWER: Final = 4096
_PIECE: Final = 4096


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    retry_after: float | None


@cache
def _trust() -> ssl.SSLContext:
    # To read what a system trusts takes a moment.
    return ssl.create_default_context()


async def send(
    resolver: Resolver,
    method: str,
    address: str,
    headers: Mapping[str, str],
    body: bytes,
    patience: float = PATIENCE,
    trust: ssl.SSLContext | None = None,
) -> Answer:
    """Send a request; Unreachable where nobody answers, or nobody may be asked."""
    parts = urlsplit(address)
    try:
        async with asyncio.timeout(patience):
            found = await resolver.addresses(parts)
            tls = (trust or _trust()) if parts.scheme == "https" else None
            port = parts.port or (443 if tls is not None else 80)
            reader, writer = await _connected(found, port, tls, parts.hostname or "")
            try:
                target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                return await _asked(reader, writer, method, target, parts.netloc, headers, body)
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise Unreachable("slow") from None
    except ssl.SSLError:
        raise Unreachable("tls") from None
    except OSError:
        raise Unreachable("down") from None
    except h11.ProtocolError:
        raise Unreachable("strange") from None


async def _connected(
    found: list[Address], port: int, tls: ssl.SSLContext | None, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A line to the first of these addresses that takes it; the certificate must be that of the name."""
    problem: OSError = OSError("no address")
    for address in found:
        try:
            return await asyncio.open_connection(
                str(address), port, ssl=tls, server_hostname=host if tls is not None else None
            )
        except ssl.SSLError:
            raise
        except OSError as error:
            problem = error
    raise problem


async def _asked(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: str,
    host: str,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT)
    head = {
        "host": host,
        "user-agent": f"Statecraft/{__version__}",
        "content-length": str(len(body)),
        "connection": "close",
        **headers,
    }
    for event in (
        h11.Request(method=method, target=target, headers=[*head.items()]),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        writer.write(line.send(event) or b"")
    with suppress(ConnectionError):
        # Who refuses may do so before all of it was sent: what it says is still read.
        await writer.drain()
    read = 0
    while True:
        said = line.next_event()
        if said is h11.NEED_DATA:
            if read > LARGEST_ANSWER:
                raise Unreachable("strange")
            piece = await reader.read(_PIECE)
            read += len(piece)
            line.receive_data(piece)
        elif isinstance(said, h11.Response):
            return Answer(said.status_code, _retry_after(said))
        elif not isinstance(said, h11.InformationalResponse):
            raise Unreachable("strange")


def _retry_after(said: h11.Response) -> float | None:
    given = next((value for name, value in said.headers if name == b"retry-after"), b"")
    try:
        seconds = float(given.decode("ascii"))
    except ValueError:
        # None, or a date: our own pause will do.
        return None
    return seconds if 0 <= seconds <= 86_400 else None
