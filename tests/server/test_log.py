"""The log tells what happened, and no secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from statecraft.server import log
from statecraft.server.ids import Ids
from statecraft.server.people.people import Identities, Person

PERSON = Person("ab" * 12, "Anna", "blue", "en", "anna@example.org", 3, 0.0)
IDENTITY = Identities(b"k" * 32, 1, lambda: 1_800_000_000.0).issue(PERSON)
TOKEN = Ids(lambda n: b"\xc4" * n).token()
ADDRESS = "anna.b+c@mail.example.org"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    log.set_up("info", "json", stream)
    yield stream
    root.handlers[:], level = before
    root.setLevel(level)


def test_a_line_is_json_with_its_fields(lines: io.StringIO) -> None:
    log.logger("tables").info("moved", table="t", seat=3, ms=1.5, rule=None)
    data = json.loads(lines.getvalue())
    assert data["event"] == "moved"
    assert (data["table"], data["seat"], data["ms"], data["rule"]) == ("t", 3, 1.5, None)
    assert data["logger"] == "statecraft.tables"
    assert data["level"] == "info"
    assert data["timestamp"].endswith("Z")


def test_levels_are_kept(lines: io.StringIO) -> None:
    log.logger("tables").debug("unheard")
    logging.getLogger("some.library").debug("unheard")
    assert lines.getvalue() == ""


@pytest.mark.parametrize("secret", [IDENTITY, TOKEN, ADDRESS])
@pytest.mark.parametrize(
    "field",
    ["cookie", "set_cookie", "token", "email", "e_mail", "to_address", "authorization", "link"],
)
def test_fields_of_secrets_are_dropped(lines: io.StringIO, field: str, secret: str) -> None:
    log.logger("x").info("happened", **{field: secret, "nested": {field: secret, "kept": 1}})
    data = json.loads(lines.getvalue())
    assert secret not in lines.getvalue()
    assert field not in data
    assert data["nested"] == {"kept": 1}


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"GET /link/{TOKEN} failed", TOKEN),
        ("GET /link/not-hex?x=1", "not-hex"),
        (f"header Authorization: Bearer {TOKEN}", TOKEN),
        ("Authorization: bearer abc.def", "abc.def"),
        (f"Cookie: statecraft={IDENTITY}; statecraft_csrf=topsecret", IDENTITY),
        ("Cookie: a=b; __Host-statecraft_csrf=topsecret", "topsecret"),
        (f"value {IDENTITY} was odd", IDENTITY),
        (f"cannot write to {ADDRESS}, sorry", ADDRESS),
        (f"<{ADDRESS}>", ADDRESS),
    ],
)
def test_what_looks_like_a_secret_is_blotted_out_everywhere(
    lines: io.StringIO, text: str, secret: str
) -> None:
    log.logger("x").info(text, detail=text, many=[text, (text,)], deep={"a": {"b": text}})
    logging.getLogger("uvicorn.error").warning("%s", text)
    logging.getLogger("some.library").warning(text)
    try:
        raise ValueError(text)
    except ValueError as error:
        log.logger("x").exception("broke")
        log.logger("x").info("broke", problem=error)
        logging.getLogger("some.library").exception("broke")
    written = lines.getvalue()
    assert secret not in written
    assert written.count("[…]") >= 8
    assert "ValueError" in written


def test_text_form_is_clean_too(lines: io.StringIO) -> None:
    log.set_up("info", "text", lines)
    log.logger("x").info("to " + ADDRESS, token=TOKEN, seat=2)
    assert ADDRESS not in lines.getvalue()
    assert TOKEN not in lines.getvalue()
    assert "seat=2" in lines.getvalue()
