"""How the operators' page looks: plain HTML, forms without script."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape

from statecraft.locale import Texts
from statecraft.server.operators.acts import Act
from statecraft.server.operators.bans import Ban
from statecraft.server.operators.broadcasts import Broadcast
from statecraft.server.operators.saying import complaint_words, status_rows
from statecraft.server.people.people import Person
from statecraft.server.updates.projection import Json
from statecraft.server.web import pages


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything the page shows."""

    csrf: str
    done: str
    problem: str
    who: str
    person: Person | None
    busy: str
    status: Json
    complaints: list[Json]
    tables: list[Json]
    bans: list[Ban]
    broadcasts: list[Broadcast]
    acts: list[Act]


def when(at: float | None) -> str:
    return "–" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def html(texts: Texts, shown: Shown) -> str:
    """The whole page."""
    parts = [
        _message("alert", shown.problem),
        _message("status", shown.done),
        _section(texts, "status", _rows(status_rows(texts, shown.status, when))),
        _section(texts, "complaints", _complaints(texts, shown)),
        _section(texts, "bans", _ban_form(texts, shown) + _bans(texts, shown)),
        _section(texts, "announcements", _announcements(texts, shown)),
        _section(texts, "tables", _tables(texts, shown)),
        _section(texts, "person", _person(texts, shown)),
        _section(texts, "keeping", _keeping(texts, shown)),
        _section(texts, "acts", _acts(texts, shown.acts)),
    ]
    return pages.page(texts, texts.say("operators-title"), "\n".join(parts))


def _say(texts: Texts, key: str) -> str:
    return escape(texts.say(f"operators-{key}"))


def _message(role: str, text: str) -> str:
    return f'<p role="{role}" class="{role}">{escape(text)}</p>' if text else ""


def _section(texts: Texts, name: str, body: str) -> str:
    heading = f'<h2 id="{name}">{_say(texts, name)}</h2>'
    return f'<section aria-labelledby="{name}">{heading}\n{body}</section>'


def _rows(rows: Iterable[tuple[str, str]]) -> str:
    lines = [f"<tr><th scope=row>{escape(n)}</th><td>{escape(v)}</td></tr>" for n, v in rows]
    return f"<table>{''.join(lines)}</table>"


def _form(shown: Shown, what: str, body: str, name: str = "") -> str:
    label = f' aria-label="{escape(name)}"' if name else ""
    return (
        f'<form method="post" action="/operators/{what}"{label}>'
        f'<input type="hidden" name="csrf" value="{escape(shown.csrf)}">{body}</form>'
    )


def _hidden(**values: object) -> str:
    return "".join(
        [
            f'<input type="hidden" name="{name}" value="{escape(str(value))}">'
            for name, value in values.items()
        ]
    )


def _field(texts: Texts, key: str, name: str, value: str = "", more: str = "required") -> str:
    given = f' value="{escape(value)}"' if value else ""
    label = _say(texts, key)
    return f'<label>{label} <input name="{name}"{given} autocomplete="off" {more}></label>'


def _button(texts: Texts, key: str, about: str = "") -> str:
    """A button; where there are several of a kind, a reader who hears them hears which is which."""
    label = f' aria-label="{_say(texts, key)}: {escape(about)}"' if about else ""
    return f"<button{label}>{_say(texts, key)}</button>"


def _none(texts: Texts) -> str:
    return f"<p>{_say(texts, 'none')}</p>"


def _list(texts: Texts, items: list[str]) -> str:
    return f"<ul>{''.join([f'<li>{item}</li>' for item in items])}</ul>" if items else _none(texts)


def _complaints(texts: Texts, shown: Shown) -> str:
    return _list(
        texts,
        [
            f"<p>{when(each['at'])} · {escape(complaint_words(texts, each))}</p>"
            + _form(
                shown,
                "handled",
                _hidden(id=each["id"]) + _button(texts, "handled", str(each["id"])),
            )
            + f'<p><a href="/operators?who={escape(str(each["about"]))}#bans">'
            f"{_say(texts, 'ban')}: {escape(str(each['about_name'] or each['about']))}</a></p>"
            for each in shown.complaints
        ],
    )


def _ban_form(texts: Texts, shown: Shown) -> str:
    body = (
        _field(texts, "who", "who", shown.who)
        + _field(texts, "reason", "reason", more='maxlength="300"')
        + _field(texts, "days", "days", "0", 'inputmode="decimal" size="5"')
        + _button(texts, "ban")
    )
    return _form(shown, "ban", body, texts.say("operators-ban"))


def _bans(texts: Texts, shown: Shown) -> str:
    return _list(
        texts,
        [
            f"<p><code>{escape(each.value)}</code> · {when(each.at)} – {when(each.until)}"
            f" {escape(each.reason)}</p>"
            + _form(
                shown,
                "unban",
                _hidden(kind=each.kind, who=each.value) + _button(texts, "unban", each.value),
            )
            for each in shown.bans
        ],
    )


def _announcements(texts: Texts, shown: Shown) -> str:
    body = (
        _field(texts, "text", "text", more='required maxlength="500"')
        + _field(texts, "hours", "hours", "24", 'inputmode="decimal" size="5"')
        + _button(texts, "announce")
    )
    items = [
        f"<p>{escape(each.text)} · {when(each.at)} – {when(each.until)}</p>"
        + _form(shown, "withdraw", _hidden(id=each.id) + _button(texts, "withdraw", each.text))
        for each in shown.broadcasts
    ]
    return _form(shown, "announce", body, texts.say("operators-announce")) + _list(texts, items)


def _tables(texts: Texts, shown: Shown) -> str:
    by_code = _form(
        shown,
        "close",
        _field(texts, "table", "table") + _button(texts, "close"),
        texts.say("operators-close"),
    )
    items = [
        f"<code>{escape(each['code'])}</code> · {escape(each['game'])} ·"
        f" {_say(texts, 'table-' + each['status'])} · {when(each['at'])}"
        for each in shown.tables
    ]
    return by_code + _list(texts, items)


def _person(texts: Texts, shown: Shown) -> str:
    asks = _form(
        shown,
        "look-up",
        _field(texts, "who-person", "person") + _button(texts, "look-up"),
        texts.say("operators-look-up"),
    )
    person = shown.person
    if person is None:
        return asks
    known = _rows(
        [
            (texts.say("operators-name"), person.name),
            (texts.say("operators-id"), person.id),
            (texts.say("operators-address"), person.email or "–"),
            (texts.say("operators-since"), when(person.created)),
        ]
    )
    export = _form(shown, "export", _hidden(who=person.id) + _button(texts, "export"))
    again = _hidden(who=person.id) + _field(texts, "again", "again") + _button(texts, "delete")
    delete = f"<details><summary>{_say(texts, 'delete')}</summary>{_form(shown, 'delete', again)}</details>"
    return asks + known + export + delete


def _keeping(texts: Texts, shown: Shown) -> str:
    told = pages.paragraphs(texts.say("operators-keeping-told"))
    if shown.busy:
        return told + f'<p role="status">{_say(texts, "running-" + shown.busy)}</p>'
    return (
        told
        + _form(shown, "backup", _button(texts, "backup"))
        + _form(shown, "verify", _button(texts, "verify"))
    )


def _acts(texts: Texts, acts: list[Act]) -> str:
    if not acts:
        return _none(texts)
    head = "".join(
        [f'<th scope="col">{_say(texts, key)}</th>' for key in ("at", "by", "what", "about")]
    )
    lines = [
        f"<tr><td>{when(act.at)}</td><td><code>{escape(act.by)}</code></td><td>{_say(texts, 'act-' + act.kind)}</td>"
        f"<td><code>{escape(act.about)}</code> {escape(_more(act))}</td></tr>"
        for act in acts
    ]
    return (
        f'<table class="acts"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'
    )


def _more(act: Act) -> str:
    """What else is worth telling of an act."""
    return str(act.body.get("said") or act.body.get("reason") or act.body.get("text") or "")
