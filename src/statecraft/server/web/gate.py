"""What every request passes before a route sees it, and every answer on its way back.

In: who asks, how often, from which site, and whether a page of ours sent it (CSRF). Out: the headers that
tell a browser to run nothing but our own files, a line in the log, and a count. Unknown routes pass too.
"""

import hmac
import time
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from statecraft.server import metrics
from statecraft.server.ids import hashed
from statecraft.server.limits import Limit
from statecraft.server.log import logger
from statecraft.server.people.people import Person, claimed, is_operator
from statecraft.server.refusal import Kind, Refused, Slower, to_message
from statecraft.server.services import Services
from statecraft.server.store import StoreError
from statecraft.server.web.caller import HEADER_CSRF, Asked, Caller, preferred
from statecraft.server.web.cookies import csrf_name, identity_name

STATUS: dict[Kind, int] = {
    "bad": 400,
    "nobody": 401,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "gone": 410,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "unready": 503,
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
#: Forms of pages without script carry the token in a field, which their own route checks; a link that ends mails has a
#: token of its own, and is pressed by programs that have no cookie.
FORMS = ("/link/", "/mail/stop/")
#: The same of those who look after the server; to everybody else it is like any path that is none.
OPERATORS = "/operators"
#: What is for one reader alone, and never for somebody who is kept out.
PRIVATE = ("/api/", "/link/", "/mail/")
CONTENT_SECURITY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
CONTENT_SECURITY_HEADER = b"content-security-policy"
_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (CONTENT_SECURITY_HEADER, CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # A stricter one would make browsers hide the origin of our own forms from us.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")

log = logger("web")


class Gate:
    """Stands before an ASGI application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        settings = self._services.settings
        asked = Asked(scope, settings.trust_proxy)
        secure = asked.scheme() == "https" or (settings.public_url or "").startswith("https:")
        caller = Caller(
            person=None,
            token=asked.bearer(),
            address=asked.address(),
            language=preferred(asked.header("accept-language")),
            secure=secure,
            csrf=None,
        )
        scope["state"]["caller"] = caller
        answer = _Answer(scope, send, secure)
        began = time.perf_counter()
        try:
            await self._admit(scope, asked, caller)
        except Refused as refused:
            await refuse(answer, scope, refused, self._services, caller)
        else:
            await self._pass_on(scope, receive, answer, caller)
        finally:
            if scope["type"] == ScopeType.HTTP:
                _count(scope, caller, answer.status, time.perf_counter() - began)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: Any, caller: Caller) -> None:
        """Let a route answer; where not even its refusal could be said, say that in our form."""
        try:
            await self._app(scope, receive, answer)
        except Exception:
            if answer.status or scope["type"] != ScopeType.HTTP:
                raise
            log.exception("broken", route=scope.get("path_template"))
            refused = Refused("server-broken", "broken")
            await refuse(answer, scope, refused, self._services, caller)

    async def _admit(self, scope: Any, asked: Asked, caller: Caller) -> None:
        """Find out who asks, and refuse what must not come in."""
        limits = self._services.limits
        spend(limits.address, caller.address)
        # Pages themselves are let through, so that they can say why.
        closed = scope["type"] == "websocket" or scope["path"].startswith(PRIVATE)
        if closed:
            self._services.hearing.bans.check_address(asked.exact_address())
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        settings = self._services.settings
        if unsafe and asked.foreign(settings.public_url, settings.origins):
            raise Refused("server-foreign-origin", "forbidden")
        if caller.token is not None:
            spend(limits.person, hashed(caller.token))
            return
        cookies = asked.cookies()
        caller.csrf = cookies.get(csrf_name(caller.secure))
        caller.person = await self._person(cookies.get(identity_name(caller.secure)))
        if caller.person is None:
            return
        caller.language = caller.person.language
        if closed:
            self._services.hearing.bans.check_person(caller.person.id)
        settings = self._services.settings
        forms = (*FORMS, OPERATORS) if is_operator(caller.person, settings.operators) else FORMS
        if unsafe and scope["type"] == "http" and not scope["path"].startswith(forms):
            same(asked.header(HEADER_CSRF), caller.csrf)

    async def _person(self, identity: str | None) -> Person | None:
        claim = None if identity is None else self._services.identities.read(identity)
        if claim is None:
            return None
        spend(self._services.limits.person, claim.person)
        try:
            return await self._services.store.read(lambda db: claimed(db, claim))
        except StoreError as error:
            log.error("store", problem=str(error))
            raise Refused("server-unready", "unready") from error


def spend(limit: Limit, key: str) -> None:
    """Take one from a limit, or refuse."""
    wait = limit.take(key)
    if wait:
        raise Slower(wait)


def same(given: str | None, kept: str | None) -> None:
    """Both halves of the token must be there and equal."""
    if not same_text(given, kept):
        raise Refused("server-no-csrf", "forbidden")


def same_text(given: str | None, kept: str | None) -> bool:
    """Whether a secret was given and is the right one; how long this takes tells nothing of it."""
    if not given or not kept:
        return False
    return hmac.compare_digest(given.encode(), kept.encode())


class _Answer:
    """The way back: adds our headers to whatever is answered."""

    def __init__(self, scope: Any, send: Send, secure: bool) -> None:
        self._send = send
        self._private = scope["path"].startswith(PRIVATE)
        self._secure = secure
        self.status = 0

    async def __call__(self, message: Message) -> None:
        event: Any = message
        if event["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = event["status"]
            ours = dict(_HEADERS)
            if self._secure:
                ours[_HTTPS_ONLY[0]] = _HTTPS_ONLY[1]
            sent = [(name.lower(), value) for name, value in event.get("headers", ())]
            if any(name == CONTENT_SECURITY_HEADER for name, _ in sent):
                # A page that loads nothing at all says so itself.
                del ours[CONTENT_SECURITY_HEADER]
            if self._private and not any(name == b"cache-control" for name, _ in sent):
                ours[b"cache-control"] = b"no-store"
            event["headers"] = [pair for pair in sent if pair[0] not in ours] + [*ours.items()]
        await self._send(message)


async def refuse(
    send: Any, scope: Any, refused: Refused, services: Services, caller: Caller
) -> None:
    """Answer with a refusal, outside of any route. A handshake is answered like a request."""
    metrics.REFUSALS.labels(refused.text).inc()
    body = msgspec.json.encode(to_message(refused, services.texts[caller.language]))
    headers = [(b"content-type", b"application/json"), *wait_header(refused)]
    kind = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refused.text})
            return
        kind = "websocket.http.response"
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": f"{kind}.start", "status": STATUS[refused.kind], "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


def wait_header(refused: Refused) -> list[tuple[bytes, bytes]]:
    """Retry-After, where waiting helps."""
    if isinstance(refused, Slower):
        return [(b"retry-after", str(refused.seconds).encode())]
    return []


def _count(scope: Any, caller: Caller, status: int, seconds: float) -> None:
    route = scope.get("path_template") or "none"
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.REQUESTS.labels(route, method, str(status)).inc()
    metrics.LATENCY.labels(route).observe(seconds)
    log.info(
        "request",
        method=method,
        route=route,
        status=status,
        ms=round(1000 * seconds, 1),
        person=caller.id,
    )
