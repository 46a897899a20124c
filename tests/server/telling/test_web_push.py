"""Web push: what a push service gets can be read by the browser alone, and says nothing that is secret."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.live import Browser, Live, live
from server.telling.listener import Got, Listener, listener
from server.telling.playing import deliver, ring, table_by_mail, until_waits_for
from statecraft.server.telling.web_push import BadKeys, check_keys, decode, encode, keys, sealed

Json = dict[str, Any]

# The example of RFC 8291 (section 5 and appendix A).
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READERS_POINT = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
    "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
    "gSxsj_Qulcy4a-fN"
)


def key_of(scalar: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(scalar), "big"), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: the other half of RFC 8291, by its own key."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed_part = body[21 : 21 + length], body[21 + length :]
    assert len(sealed_part) <= size, "one record"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    mine = point_of(key.public_key())
    secret, nonce = keys(key.exchange(ec.ECDH(), public), auth, mine, theirs, salt)
    padded = AESGCM(secret).decrypt(nonce, sealed_part, None).rstrip(b"\0")
    assert padded.endswith(b"\x02"), "the last record"
    return padded[:-1]


class Subscriber:
    """A browser's side of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.endpoint = endpoint

    def given(self) -> Json:
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(point_of(self.key.public_key())),
            "auth": encode(self.auth),
        }

    def read(self, got: Got) -> Json:
        said: Json = json.loads(opened(got.body, self.key, self.auth))
        return said


def test_the_example_of_the_rfc() -> None:
    made = sealed(PLAIN, READERS_POINT, AUTH, key_of(SENDER), decode(SALT), 0)
    assert encode(made) == BODY
    assert opened(decode(BODY), key_of(READER), decode(AUTH)) == PLAIN


def test_each_message_has_a_key_of_its_own_and_one_length() -> None:
    short, long = [sealed(text, READERS_POINT, AUTH) for text in (b"a", b"b" * 400)]
    assert short[:16] != long[:16]
    assert short[21:86] != long[21:86]
    assert len(short) == len(long)
    assert opened(long, key_of(READER), decode(AUTH)) == b"b" * 400


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (READERS_POINT, ""),
        (READERS_POINT, AUTH + "AA"),
        (READERS_POINT[:-2], AUTH),
        ("not base64!", AUTH),
        # Not a point of the curve.
        (encode(b"\x04" + bytes(63) + b"\x01"), AUTH),
        # Compressed.
        (encode(b"\x02" + decode(READERS_POINT)[1:33]), AUTH),
    ],
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)


# With a server, and a push service.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("push") / "data"
    with live(folder, hooks_http=True, hooks_to=("127.0.0.0/8",), rate_hooks=0) as running:
        yield running


@pytest.fixture
def service() -> Iterator[Listener]:
    with listener() as running:
        running.answers = [(201, {})]
        yield running


@pytest.fixture
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


@pytest.fixture
def bo(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Bo", "green", language="de")
        yield browser


def subscribed(browser: Browser, service: Listener) -> Subscriber:
    made = Subscriber(f"{service.url}/push/{browser.get('/api/me').json()['id']}")
    answer = browser.post("/api/me/browsers", json={**made.given(), "browser": "Firefox"})
    assert answer.status_code == 201, answer.text
    return made


def test_whose_turn_it_is_is_told_to_their_browser_alone(
    server: Live, service: Listener, ada: Browser, bo: Browser
) -> None:
    to_ada, to_bo = subscribed(ada, service), subscribed(bo, service)
    table = table_by_mail(ada, bo)
    until_waits_for(server, table, 1)
    deliver(server)
    got = [each for each in service.got if to_bo.endpoint.endswith(each.path)][-1]
    said = to_bo.read(got)
    assert said == {
        "kind": "turn",
        "table": table,
        "title": "Global Powers: Du bist am Zug",
        "body": said["body"],
        "lang": "de",
        "until": said["until"],
    }
    assert said["body"].startswith("Mit Ada. ")
    assert "%until%" in said["body"]
    assert said["until"] > server.clock.now
    # A push service learns a length, which is always the same, and nothing of what it carries.
    assert table.encode() not in got.body
    assert table not in json.dumps(got.headers)
    assert got.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(got.headers["ttl"]) <= 3 * 86_400
    assert len(got.headers["topic"]) <= 32
    # Nobody but the browser that it is for can read it.
    with pytest.raises(InvalidTag):
        to_ada.read(got)
    rows = server.rows("SELECT DISTINCT body FROM mail WHERE channel = 'push'")
    assert rows == [("",)]


def test_who_sends_is_signed(server: Live, service: Listener, ada: Browser) -> None:
    subscribed(ada, service)
    table_by_mail(ada, None)
    deliver(server)
    header = service.got[-1].headers["authorization"]
    scheme, _, rest = header.partition(" ")
    fields = dict(each.split("=", 1) for each in rest.split(", "))
    assert scheme == "vapid"
    assert fields["k"] == ada.get("/api/me/ways").json()["push_key"]
    head, claims, signature = fields["t"].split(".")
    r, s = [
        int.from_bytes(half, "big") for half in (decode(signature)[:32], decode(signature)[32:])
    ]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
    public.verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(decode(claims))
    assert said["aud"] == service.url
    assert 0 < said["exp"] - server.clock.now <= 86_400
    assert said["sub"].startswith(("mailto:", "https:"))


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_browser_that_is_gone_is_told_no_more(
    server: Live, service: Listener, ada: Browser, status: int
) -> None:
    subscribed(ada, service)
    service.answers = [(status, {})]
    table_by_mail(ada, None)
    deliver(server)
    assert ada.get("/api/me/ways").json()["browsers"] == []
    row = server.rows("SELECT failed, reason FROM mail WHERE channel = 'push' ORDER BY id")[-1]
    assert row[0] is not None
    assert row[1] == f"status-{status}"


def test_a_service_that_is_busy_is_asked_again_when_it_says(
    server: Live, service: Listener, ada: Browser
) -> None:
    reader = subscribed(ada, service)
    service.answers = [(429, {"retry-after": "120"}), (201, {})]
    table_by_mail(ada, None)
    deliver(server)
    assert len(service.got) == 1
    server.clock.now += 119
    deliver(server)
    assert len(service.got) == 1
    server.clock.now += 2
    deliver(server)
    assert len(service.got) == 2
    assert reader.read(service.got[0]) == reader.read(service.got[1])
    (browser,) = ada.get("/api/me/ways").json()["browsers"]
    assert browser["told"] == server.clock.now


def test_who_looks_at_the_table_is_told_nothing(
    server: Live, service: Listener, ada: Browser
) -> None:
    subscribed(ada, service)
    live_tables = server.services.table_services.live_tables
    follows = live_tables.follows
    live_tables.follows = lambda id, seat: True  # type: ignore[method-assign]  # noqa: ARG005
    try:
        table_by_mail(ada, None)
        deliver(server)
    finally:
        live_tables.follows = follows  # type: ignore[method-assign]
    assert service.got == []


def test_who_lets_time_go_by_is_reminded(server: Live, service: Listener, ada: Browser) -> None:
    reader = subscribed(ada, service)
    table = table_by_mail(ada, None)
    deliver(server)
    (first,) = service.got
    # Half of two days, and nine tenths.
    for hours in (25, 20):
        server.clock.now += hours * 3600
        ring(server)
        deliver(server)
    told = [reader.read(got) for got in service.got]
    mine = [each for each in told if each["table"] == table]
    assert [each["title"] for each in mine] == [
        "Global Powers: it is your turn",
        "Global Powers: your time is running out",
        "Global Powers: your time is running out",
    ]
    assert len({each["until"] for each in mine}) == 1
    # The later takes the place of one that was not fetched yet.
    assert len({got.headers["topic"] for got in service.got}) == 1
    assert first is service.got[0]


def test_a_browser_gets_another_address(server: Live, service: Listener, ada: Browser) -> None:
    """What only it knows of the old one is enough; a stranger who knows less is told there is no such browser."""
    old = subscribed(ada, service)
    new = Subscriber(f"{service.url}/push/other")
    wanted = {"old": old.endpoint, "old_auth": encode(b"another's secret"), **new.given()}
    with server.browser() as stranger:
        assert stranger.post("/api/browsers/renew", json=wanted).status_code == 404
        wanted["old_auth"] = encode(old.auth)
        assert stranger.post("/api/browsers/renew", json=wanted).status_code == 204
        private = {**wanted, "old": new.endpoint, "endpoint": "https://10.0.0.1/"}
        assert stranger.post("/api/browsers/renew", json=private).status_code == 400
    table_by_mail(ada, None)
    deliver(server)
    assert new.read(service.got[-1])["kind"] == "turn"


def test_who_signs_out_everywhere_is_told_nowhere(
    server: Live, service: Listener, ada: Browser
) -> None:
    subscribed(ada, service)
    (shown,) = ada.get("/api/me/ways").json()["browsers"]
    assert shown["browser"] == "Firefox"
    assert ada.post("/api/me/logout-everywhere").status_code in (200, 201, 204)
    assert server.rows("SELECT id FROM push WHERE endpoint LIKE ?", f"{service.url}%") == []


def test_what_is_no_subscription_is_refused(ada: Browser, service: Listener) -> None:
    good = Subscriber(service.url).given()
    for wrong, text in (
        ({"endpoint": "https://192.168.0.1/"}, "server-hook-private"),
        ({"endpoint": "no address"}, "server-hook-address"),
        ({"p256dh": base64.b64encode(b"x" * 65).decode()}, "server-push-keys"),
        ({"auth": ""}, "server-push-keys"),
    ):
        answer = ada.post("/api/me/browsers", json={**good, **wrong})
        assert answer.status_code == 400
        assert answer.json()["error"]["text"] == text


def test_many_browsers_make_room(ada: Browser, service: Listener) -> None:
    for number in range(12):
        given = Subscriber(f"{service.url}/{number}").given()
        assert ada.post("/api/me/browsers", json=given).status_code == 201
    browsers = ada.get("/api/me/ways").json()["browsers"]
    assert len(browsers) == 10
    gone = ada.delete(f"/api/me/browsers/{browsers[0]['id']}")
    assert len(gone.json()["browsers"]) == 9
    assert ada.delete(f"/api/me/browsers/{browsers[0]['id']}").status_code == 404


def test_the_key_stays_and_push_may_be_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("keys") / "data"
    shown = []
    for _ in range(2):
        with live(folder) as server, server.browser() as browser:
            browser.guest("Ada")
            shown.append(browser.get("/api/me/ways").json()["push_key"])
    assert shown[0] == shown[1]
    assert len(decode(shown[0])) == 65
    with live(folder, push=False, hooks=False, feeds=False) as server, server.browser() as browser:
        browser.guest("Ada")
        ways = browser.get("/api/me/ways").json()
        assert (ways["push_key"], ways["hooks"], ways["feeds"]) == (None, None, False)
        given = Subscriber("https://push.example.org/1").given()
        for path, data in (
            ("/api/me/browsers", given),
            ("/api/me/hooks", {"address": "https://example.org/"}),
            ("/api/me/calendar", None),
        ):
            assert browser.post(path, json=data).status_code == 404
