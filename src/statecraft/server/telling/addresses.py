"""Which addresses strangers may have the server call: none of its own machine, network or neighbours.

Whoever enters the address of a hook, or of a push service, makes the server call there. So a name is looked up first,
every address it has is held against what is not public, and the caller then connects to the very address that was
checked (`outgoing`): a name that means something else a moment later is of no use. An operator may name
networks that are allowed all the same.
"""

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

from statecraft.server.refusal import Refused

LONGEST_ADDRESS: Final = 2000
LOOKING_UP: Final = 5.0
"""Seconds for the name of a host."""
_LOWEST_PORT: Final = 1024
_WEB: Final = frozenset({80, 443})
_LOOKERS: Final = 4
_PUBLIC_6: Final = ipaddress.ip_network("2000::/3")
#: What leads elsewhere, or is for protocols and examples, also where this Python's own list does not know so yet.
_NOT_PUBLIC: Final = tuple(
    ipaddress.ip_network(each)
    for each in (
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
        "192.0.0.0/24",
        "192.88.99.0/24",
    )
)
_PLAIN: Final = re.compile(r"[!-~]+")
_HOST: Final = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?|[0-9a-f:.]+")

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Unreachable(Exception):
    """Nobody can be called there, or nobody may; ``problem`` is what the text `hook-problem` chooses by."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Reach:
    """What the operator allows beyond public addresses by https."""

    http: bool = False
    networks: tuple[Network, ...] = ()

    @staticmethod
    def of(http: bool, networks: tuple[str, ...]) -> "Reach":
        return Reach(http, tuple([ipaddress.ip_network(each) for each in networks]))


def checked(given: str, reach: Reach) -> SplitResult:
    """An address as it may be kept; Refused where it can be none. Where its host is nobody has looked up yet."""
    address = given.strip()
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused("server-hook-address") from None
    host = parts.hostname or ""
    fits = (
        len(address) <= LONGEST_ADDRESS
        and _PLAIN.fullmatch(address) is not None
        and "\\" not in address
        and _HOST.fullmatch(host) is not None
        and parts.username is None
        and parts.password is None
        and parts.scheme in ("http", "https")
    )
    if not fits:
        raise Refused("server-hook-address")
    if parts.scheme == "http" and not reach.http:
        raise Refused("server-hook-not-https")
    if port is not None and port not in _WEB and port < _LOWEST_PORT:
        raise Refused("server-hook-port")
    literal = _literal(host)
    if literal is not None and not is_allowed(literal, reach):
        raise Refused("server-hook-private")
    return parts


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_allowed(address: Address, reach: Reach) -> bool:
    """Whether the server may call an address of the Internet's, or one that the operator allows."""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in reach.networks):
        return True
    return is_public(address)


def is_public(address: Address) -> bool:
    """Whether an address is anybody's on the Internet, and nobody's in particular here."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _PUBLIC_6 or address.scope_id is not None:
            return False
    elif address.is_reserved:
        return False
    return (
        address.is_global
        and not address.is_multicast
        and not any(address in network for network in _NOT_PUBLIC)
    )


class Resolver:
    """Looks names up, in threads of its own: a name server that hangs holds up nothing else."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._threads = ThreadPoolExecutor(_LOOKERS, thread_name_prefix="resolver")

    async def addresses(self, parts: SplitResult) -> list[Address]:
        """Every address of a host, if all of them may be called: one that has others too means no good."""
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LOOKING_UP):
                found = await loop.run_in_executor(self._threads, self.look_up, host, port)
        except (OSError, UnicodeError, TimeoutError):
            raise Unreachable("unknown") from None
        if not found:
            raise Unreachable("unknown")
        if not all(is_allowed(each, self._reach) for each in found):
            raise Unreachable("private")
        return found

    def look_up(self, host: str, port: int) -> list[Address]:
        """What the system knows under a name."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        # An address of one's own link has a scope, which makes it no other.
        return [ipaddress.ip_address(str(each[4][0])) for each in found]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
