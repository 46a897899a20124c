"""Who is asking: read from a request's address, cookies and headers, before anything else looks at it."""

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from statecraft.locale import LANGUAGES, Language
from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused

HEADER_CSRF = "x-csrf-token"
_PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers by which a request shows that a proxy has passed it on."""


@dataclass(slots=True)
class Caller:
    """Somebody who asks: a person, the holder of a seat's token, or nobody we know."""

    person: Person | None
    token: str | None
    address: str
    language: Language
    secure: bool
    csrf: str | None

    @property
    def id(self) -> str | None:
        """The person's id."""
        return None if self.person is None else self.person.id

    @property
    def key(self) -> str:
        """By whom work is counted: the person, or else where the request comes from."""
        return self.address if self.person is None else self.person.id

    def somebody(self) -> Person:
        """The person, who must be one."""
        if self.person is None:
            raise Refused("server-nobody", "nobody")
        return self.person


class Asked:
    """The parts of an ASGI scope that say who asks."""

    __slots__ = ("_headers", "_trusted", "scope")

    def __init__(self, scope: Any, trust_proxy: bool) -> None:
        self.scope = scope
        self._trusted = trust_proxy
        self._headers: list[tuple[bytes, bytes]] = scope["headers"]

    def header(self, name: str) -> str | None:
        """A header's value; where it comes several times, all of them in a row."""
        wanted = name.encode()
        found = [value.decode("latin-1") for key, value in self._headers if key.lower() == wanted]
        return ", ".join(found) if found else None

    def address(self) -> str:
        """Where the request comes from; of an IPv6 address the network, which is one household's."""
        address = self.exact_address()
        if isinstance(address, ipaddress.IPv6Address):
            return str(ipaddress.ip_network((address, 64), strict=False))
        return "unknown" if address is None else str(address)

    def comes_from(self, networks: Iterable[str]) -> bool:
        """Whether the request comes from one of these networks.

        One that a proxy passed on comes from wherever the proxy says; while no proxy is trusted nobody
        knows where that is, and the proxy's own address says nothing about it.
        """
        if not self._trusted and any(self.header(name) is not None for name in _PASSED_ON):
            return False
        address = self.exact_address()
        return address is not None and any(
            address in ipaddress.ip_network(network) for network in networks
        )

    def exact_address(self) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
        """Where the request comes from; an IPv4 address is one also where IPv6 carries it."""
        client = self.scope.get("client")
        given = self._forwarded("x-forwarded-for") or (client[0] if client else "")
        try:
            address = ipaddress.ip_address(given)
        except ValueError:
            return None
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return mapped or address

    def scheme(self) -> str:
        """http or https, as the browser sees it."""
        data = self._forwarded("x-forwarded-proto") or self.scope.get("scheme", "http")
        return "https" if data in ("https", "wss") else "http"

    def _forwarded(self, name: str) -> str | None:
        """What the proxy in front of us added: the last value, since the others are the client's word."""
        data = self.header(name) if self._trusted else None
        return data.rpartition(",")[2].strip() if data else None

    def cookies(self) -> dict[str, str]:
        """The cookies; of two with one name the first, which belongs to the nearer path."""
        found: dict[str, str] = {}
        for pair in (self.header("cookie") or "").replace(",", ";").split(";"):
            name, equals, value = pair.strip().partition("=")
            if equals:
                found.setdefault(name, value)
        return found

    def bearer(self) -> str | None:
        """The token of an `Authorization: Bearer` header."""
        kind, _, token = (self.header("authorization") or "").partition(" ")
        return token.strip() or None if kind.lower() == "bearer" else None

    def foreign(self, public_url: str | None, allowed: Iterable[str]) -> bool:
        """Whether a page of another site asks. Programs that are no browser name no origin."""
        origin = self.header("origin")
        if origin is None:
            return False
        own = public_url or f"{self.scheme()}://{self._host()}"
        return origin not in (own, *allowed)

    def _host(self) -> str:
        """The host as it stands in origins, where the usual port is left out."""
        host = (self.header("host") or "").lower()
        usual = {"http": ":80", "https": ":443"}[self.scheme()]
        return host.removesuffix(usual)


def preferred(accept: str | None) -> Language:
    """The language that `Accept-Language` likes best of those there are; English if it likes none.

    >>> preferred("fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    best: Language = "en"
    liked = 0.0
    for part in (accept or "").split(","):
        name, _, quality = part.strip().partition(";")
        found = next((lang for lang in LANGUAGES if name.lower().partition("-")[0] == lang), None)
        weight = _weight(quality)
        if found is not None and weight > liked:
            best, liked = found, weight
    return best


def _weight(quality: str) -> float:
    name, _, value = quality.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
