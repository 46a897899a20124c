"""Plain pages, without script: the way in until the game's own page exists, links, and the API's document."""

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from statecraft import __version__
from statecraft.locale import Texts

_STATIC = Path(__file__).parent / "static"
STYLE, ICON = [(_STATIC / name).read_bytes() for name in ("plain.css", "icon.svg")]


def page(texts: Texts, title: str, body: str) -> str:
    """A whole page around a body that is HTML already."""
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{escape(title)}</title>\n<link rel="stylesheet" href="/static/plain.css">\n'
        f"</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def paragraphs(text: str) -> str:
    return "\n".join([f"<p>{escape(part)}</p>" for part in text.split("\n\n") if part])


def message(texts: Texts, text: str) -> str:
    """A page with one thing to say."""
    back = f'<p><a href="/">{escape(texts.say("page-home"))}</a></p>'
    return page(texts, texts.say("page-title"), paragraphs(text) + back)


def home(texts: Texts) -> str:
    """The page at the server's address."""
    link = f'<p><a href="/api/docs">{escape(texts.say("page-to-document"))}</a></p>'
    data = paragraphs(texts.say("page-welcome", version=__version__))
    return page(texts, texts.say("page-title"), data + link)


def confirm(texts: Texts, name: str, csrf: str) -> str:
    """The page of a link: nothing happens before its button is pressed."""
    data = paragraphs(texts.say("page-confirm", name=name))
    button = escape(texts.say("page-confirm-button"))
    form = (
        f'<form method="post"><input type="hidden" name="csrf" value="{escape(csrf)}">'
        f'<button type="submit">{button}</button></form>'
    )
    return page(texts, texts.say("page-title"), data + form)


def stop_mails(texts: Texts, name: str) -> str:
    """The page of a link that ends mails: nothing happens before its button is pressed."""
    data = paragraphs(texts.say("page-stop-ask", name=name))
    button = escape(texts.say("page-stop-button"))
    form = f'<form method="post"><button type="submit">{button}</button></form>'
    return page(texts, texts.say("page-title"), data + form)


def document(texts: Texts, described: Mapping[str, Any]) -> str:
    """The OpenAPI document for people to read. What it says of each operation is in English."""
    parts = [
        paragraphs(texts.say("page-document")),
        f'<p><a href="/api/openapi.json">{escape(texts.say("page-openapi"))}</a></p>',
    ]
    for path, item in sorted(described["paths"].items()):
        for method, operation in item.items():
            parts.append(_operation(texts, method, path, operation))
    schemas = described.get("components", {}).get("schemas", {})
    parts.append(f"<h2>{escape(texts.say('page-schemas'))}</h2>")
    parts.extend([_schema(texts, name, schema) for name, schema in sorted(schemas.items())])
    return page(texts, texts.say("page-document-title"), "\n".join(parts))


def _operation(texts: Texts, method: str, path: str, operation: Mapping[str, Any]) -> str:
    heading = f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
    data = paragraphs(operation.get("description") or operation.get("summary", ""))
    rows: list[tuple[str, str, str]] = []
    for one in operation.get("parameters", ()):
        name = f"{one['name']} ({one['in']})"
        rows.append((name, _type(one.get("schema", {})), one.get("description", "")))
    for form, content in operation.get("requestBody", {}).get("content", {}).items():
        rows.append((texts.say("page-body"), _type(content.get("schema", {})), form))
    for status, answer in operation.get("responses", {}).items():
        shapes = [_type(one.get("schema", {})) for one in answer.get("content", {}).values()]
        rows.append((status, ", ".join(shapes), answer.get("description", "")))
    return heading + data + _table(rows)


def _schema(texts: Texts, name: str, schema: Mapping[str, Any]) -> str:
    required = set(schema.get("required", ()))
    rows = [
        (field, _type(one), _needed(texts, field in required) + one.get("description", ""))
        for field, one in schema.get("properties", {}).items()
    ]
    heading = f'<h3 id="{escape(name)}">{escape(name)}</h3>'
    return heading + paragraphs(schema.get("description", "")) + _table(rows)


def _needed(texts: Texts, required: bool) -> str:
    return "" if required else texts.say("page-optional") + " "


def _table(rows: Iterable[tuple[str, str, str]]) -> str:
    lines = [
        f"<tr><th>{escape(name)}</th><td>{shape}</td><td>{escape(data)}</td></tr>"
        for name, shape, data in rows
    ]
    return f"<table>{''.join(lines)}</table>" if lines else ""


def _type(schema: Mapping[str, Any]) -> str:
    """A schema in a few words of HTML, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join([_type(one) for one in schema[several]])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}]"
    if "enum" in schema:
        return escape(" | ".join([str(one) for one in schema["enum"]]))
    kinds = schema.get("type", "")
    return escape(" | ".join(kinds) if isinstance(kinds, list) else str(kinds))
