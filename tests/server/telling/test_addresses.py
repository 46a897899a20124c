"""What the server may be made to call: nothing that is not public, by whatever name or form it is asked for."""

import asyncio
import ipaddress
from collections.abc import Sequence

import pytest

from server.telling.listener import listener
from statecraft.server.refusal import Refused
from statecraft.server.telling import outgoing
from statecraft.server.telling.addresses import (
    Address,
    Reach,
    Resolver,
    Unreachable,
    checked,
    is_allowed,
    is_public,
)

NOBODY = Reach()
HERE = Reach.of(True, ("127.0.0.0/8",))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.255.254",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.7",
        "203.0.113.9",
        "192.88.99.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "3fff::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "5f00::1",
    ],
)
def test_what_is_not_public_is_not_called(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert not is_allowed(ipaddress.ip_address(address), NOBODY)


@pytest.mark.parametrize(
    "address", ["9.9.9.9", "162.159.137.232", "::ffff:9.9.9.9", "2606:4700::1111", "2a00:1450::1"]
)
def test_what_is_public_is_called(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_the_operator_may_allow_a_network_in_any_of_its_forms() -> None:
    reach = Reach.of(False, ("10.1.2.0/24", "fd00::/8"))
    allowed = ("10.1.2.3", "::ffff:10.1.2.3", "fd00::7")
    assert all(is_allowed(ipaddress.ip_address(each), reach) for each in allowed)
    assert not is_allowed(ipaddress.ip_address("10.1.3.3"), reach)
    assert not is_allowed(ipaddress.ip_address("127.0.0.1"), reach)


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("http://example.org/", "server-hook-not-https"),
        ("ftp://example.org/", "server-hook-address"),
        ("file:///etc/passwd", "server-hook-address"),
        ("javascript:alert(1)", "server-hook-address"),
        ("https://", "server-hook-address"),
        ("https:///path", "server-hook-address"),
        ("https://user:secret@example.org/", "server-hook-address"),
        ("https://example.org\\@127.0.0.1/", "server-hook-address"),
        ("https://exa mple.org/", "server-hook-address"),
        ("https://example.org/\r\nx: y", "server-hook-address"),
        ("https://example.org/\x00", "server-hook-address"),
        ("https://ex\u00e4mple.org/", "server-hook-address"),
        ("https://example.org:99999/", "server-hook-address"),
        ("https://example.org:22/", "server-hook-port"),
        ("https://example.org:0/", "server-hook-port"),
        ("https://[::1/", "server-hook-address"),
        ("https://127.0.0.1/", "server-hook-private"),
        ("https://[::1]/", "server-hook-private"),
        ("https://[::ffff:127.0.0.1]/", "server-hook-private"),
        ("https://169.254.169.254/latest/meta-data/", "server-hook-private"),
        ("https://example.org/" + "a" * 2000, "server-hook-address"),
        ("", "server-hook-address"),
    ],
)
def test_what_can_be_no_address_is_refused_at_once(given: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(given, NOBODY)
    assert refused.value.text == text


@pytest.mark.parametrize(
    "given",
    [
        "https://example.org",
        "https://hooks.example.org:8443/a?b=c",
        "https://[2606:4700::1111]/",
        "https://xn--exmple-cua.org/",
    ],
)
def test_addresses_that_can_be(given: str) -> None:
    assert checked(given, NOBODY).geturl() == given


class Liar(Resolver):
    """A name server that says what a test wants, each time the next."""

    def __init__(self, reach: Reach, said: Sequence[Sequence[str]]) -> None:
        super().__init__(reach)
        self.said = [*said]
        self.asked: list[str] = []

    def look_up(self, host: str, port: int) -> list[Address]:
        self.asked.append(host)
        return [ipaddress.ip_address(each) for each in self.said.pop(0)]


def call(resolver: Resolver, address: str, patience: float = 20.0) -> outgoing.Answer:
    return asyncio.run(outgoing.send(resolver, "POST", address, {}, b"{}", patience))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "127.1",
        "localhost",
        "[::ffff:7f00:1]",
    ],
)
def test_this_machine_is_not_called_by_any_of_its_names(host: str) -> None:
    """What the real system makes of a name is what counts."""
    with listener() as here:
        port = here.url.rpartition(":")[2]
        with pytest.raises(Unreachable) as error:
            call(Resolver(Reach(http=True)), f"http://{host}:{port}/")
        # Some forms are no name to some systems.
        assert error.value.problem in ("private", "unknown")
        assert here.got == []


def test_a_name_with_one_private_address_among_public_ones_is_not_called() -> None:
    resolver = Liar(Reach(http=True), [["9.9.9.9", "10.0.0.1"]])
    with pytest.raises(Unreachable, match="private"):
        call(resolver, "http://both.example/")


def test_the_address_that_was_checked_is_the_one_that_is_called() -> None:
    """A name that means something else the next time is asked for once: nothing is looked up after the check."""
    with listener() as here, listener() as secret:
        port = here.url.rpartition(":")[2]
        resolver = Liar(HERE, [["127.0.0.1"], ["10.0.0.1"]])
        assert call(resolver, f"http://rebinds.example:{port}/x?y=1").status == 204
        assert resolver.asked == ["rebinds.example"]
        (got,) = here.got
        assert got.headers["host"] == f"rebinds.example:{port}"
        assert got.path == "/x?y=1"
        assert secret.got == []


def test_a_redirection_is_not_followed() -> None:
    with listener() as here, listener() as secret:
        here.answers = [(307, {"location": secret.url})]
        assert call(Resolver(HERE), here.url).status == 307
        assert len(here.got) == 1
        assert secret.got == []


def test_who_hangs_is_left() -> None:
    with listener() as here:
        here.hangs = True
        with pytest.raises(Unreachable, match="slow"):
            call(Resolver(HERE), here.url, patience=0.5)


def test_who_is_not_there_is_down() -> None:
    with listener() as here:
        url = here.url
    with pytest.raises(Unreachable, match="down"):
        call(Resolver(HERE), url)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (b"SSH-2.0-OpenSSH_9.2\r\n", "strange"),
        (b"HTTP/1.1 200 OK\r\nx: " + b"a" * 100_000, "strange"),
        (b"", "strange"),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 2000, "strange"),
    ],
)
def test_what_is_no_answer_is_read_no_further(said: bytes, problem: str) -> None:
    async def go() -> None:
        async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(said)
            writer.close()

        server = await asyncio.start_server(speak, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable) as error:
                await outgoing.send(
                    Resolver(HERE), "POST", f"http://127.0.0.1:{port}/", {}, b"", 20.0
                )
            assert error.value.problem in (problem, "down")

    asyncio.run(go())
