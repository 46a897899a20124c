"""`statecraft verify`: check a DR² report of the dice of a table, or the mails of a game that carry it, and the game's
record against it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from statecraft.cli.console import answer_json, answers, examples
from statecraft.cli.games import Mistake, NoSuchGame, find
from statecraft.core.record.record import BadRecord, Record, begin
from statecraft.fairdice import NotAReport, Verdict, Wrong, mailbox, read, receipts, verify
from statecraft.fairdice.fingerprint import fingerprint
from statecraft.fairdice.page import page, reason, summary
from statecraft.fairdice.record_check import against_positions, against_record
from statecraft.locale import Arg, Language, Texts


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "verify", help=texts.say("cli-verify-help"), epilog=examples(texts, "cli-verify-examples")
    )
    def check(
        file: Annotated[
            Path, typer.Argument(metavar="FILE", help=texts.say("cli-verify-file-help"))
        ],
        record: Annotated[
            Path | None, typer.Option(help=texts.say("cli-verify-record-help"))
        ] = None,
        key: Annotated[
            str | None, typer.Option(metavar="HEX", help=texts.say("cli-verify-key-help"))
        ] = None,
        receipt: Annotated[
            list[Path] | None,
            typer.Option(metavar="FILE", help=texts.say("cli-verify-receipt-help")),
        ] = None,
        to_page: Annotated[
            Path | None, typer.Option("--page", help=texts.say("cli-verify-page-help"))
        ] = None,
        head: Annotated[
            str | None, typer.Option(metavar="HEX", help=texts.say("cli-verify-head-help"))
        ] = None,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        if mailbox.is_mailbox(file):
            if receipt or to_page is not None:
                raise Mistake("cli-verify-only-reports")
            if not _mailbox(file, texts, key, head, record, as_json):
                raise typer.Exit(1)
            return
        note = ""
        try:
            document = read(_text(file))
            given = [receipts.read(_text(path)) for path in receipt or []]
            verdict = verify(document, key, given)
            if verdict.ok and record is not None:
                verdict.wrong, note = _held_against(document, verdict.game, _text(record), texts)
        except NotAReport as error:
            raise Mistake("cli-verify-no-report", file=str(file), reason=str(error)) from None
        except receipts.NotAReceipt as error:
            raise Mistake("cli-verify-no-receipt", reason=str(error)) from None
        except BadRecord as error:
            raise Mistake("cli-verify-no-record", file=str(record), reason=str(error)) from None
        if to_page is not None:
            _write(to_page, page(document, texts))
        if as_json:
            answer_json({**as_data(verdict), "note": note or None})
        else:
            show(verdict, texts, note)
        if not verdict.ok:
            raise typer.Exit(1)


def _mailbox(
    path: Path, texts: Texts, key: str | None, head: str | None, record: Path | None, as_json: bool
) -> bool:
    """Check the mails of a game, and say what came of it; whether all is right."""
    try:
        found = mailbox.check(mailbox.read(path), key)
    except mailbox.NoMailbox:
        raise Mistake("cli-verify-no-dice-mails", file=str(path)) from None
    except OSError as error:
        raise Mistake("cli-verify-unreadable", file=str(path), reason=str(error)) from None
    ok = all(history.ok for history in found)
    places = [at for each in found if head and (at := each.entry_of(head)) is not None]
    lines = [line for history in found for line in mailbox_lines(history, texts)]
    data: dict[str, Any] = {"ok": ok, "tables": [mailbox_data(each) for each in found]}
    if head is not None:
        ok = ok and bool(places)
        data |= {"ok": ok, "head": places[0] if places else None}
        known = {"head": head, "entry": str(places[0]) if places else ""}
        lines.append(texts.say(f"mailbox-head-{'found' if places else 'unknown'}", known))
    if record is not None and ok:
        document, game = found[0].document, found[0].verdict
        assert game is not None
        try:
            wrong, note = _held_against(document, game.game, _text(record), texts)
        except BadRecord as error:
            raise Mistake("cli-verify-no-record", file=str(record), reason=str(error)) from None
        lines.append(note if wrong is None else reason(texts, wrong))
        ok = wrong is None
        data |= {"ok": ok, "note": lines[-1]}
    if as_json:
        answer_json(data)
    else:
        for line in lines:
            answers().print(line)
    return ok


def mailbox_lines(history: mailbox.History, texts: Texts) -> list[str]:
    """What the mails about a table come to, for a person to read."""
    known: dict[str, Arg] = {
        "table": history.table or "none",
        "mails": history.mails,
        "about": history.about,
    }
    lines = [texts.say("mailbox-right" if history.ok else "mailbox-wrong", known)]
    for first, last in history.missing:
        gap = {"first": str(first), "last": str(last)}
        lines.append("  " + texts.say("mailbox-missing", gap))
    for wrong in history.wrong:
        where = {"mail": wrong.mail, "entry": str(wrong.entry)}
        lines.append("  " + texts.say(wrong.reason, where))
    verdict = history.verdict
    if verdict is not None:
        if verdict.wrong is not None:
            lines.append("  " + reason(texts, verdict.wrong))
        rolls: dict[str, Arg] = {
            "entries": history.entries,
            "rolls": verdict.rolls,
            "head": history.head,
            "whole": "yes" if history.ok else "no",
        }
        lines.append("  " + texts.say("mailbox-entries", rolls))
        lines.append("  " + texts.say("mailbox-key", fingerprint=fingerprint(verdict.key)))
    return lines


def mailbox_data(history: mailbox.History) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "ok": history.ok,
        "table": history.table,
        "mails": history.mails,
        "key": history.key or None,
        "entries": history.entries,
        "head": history.head or None,
        "missing": [list(gap) for gap in history.missing],
        "wrong": [
            {"mail": each.mail, "reason": each.reason, "entry": each.entry}
            for each in history.wrong
        ],
        "dice": None if history.verdict is None else as_data(history.verdict),
    }


def _held_against(document: Any, name: str, record: str, texts: Texts) -> tuple[Wrong | None, str]:
    """What a record contradicts, and in words how far the two agree."""
    wrong = against_record(document, record)
    if wrong is not None:
        return wrong, ""
    try:
        game = find(name).game
        begin(game, Record.from_jsonl(game, record).header)
    except (NoSuchGame, BadRecord) as error:
        known = isinstance(error, BadRecord)
        why = str(error) if known else texts.say("cli-verify-game-unknown", game=name)
        return None, texts.say("cli-verify-record-outcomes", reason=why)
    return against_positions(document, game, record), texts.say("cli-verify-record-agrees")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake("cli-verify-unreadable", file=str(path), reason=str(error)) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("cli-verify-unwritable", file=str(path), reason=str(error)) from None


def as_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict as plain data."""
    wrong = verdict.wrong
    return {
        "ok": verdict.ok,
        "wrong": None
        if wrong is None
        else {"entry": wrong.entry, "reason": wrong.reason, "values": dict(wrong.values)},
        "table": verdict.table,
        "game": verdict.game,
        "key": verdict.key,
        "closed": verdict.closed or None,
        "rolls": verdict.rolls,
        "draws": verdict.draws,
        "bids": verdict.bids,
        "skipped": verdict.skipped,
        "unopened": verdict.unopened,
        "seeds": verdict.seeds,
        "missing": verdict.missing,
        "format": verdict.format,
        "unsigned": verdict.unsigned,
        "again": verdict.again,
        "dropped": verdict.dropped,
        "burned": verdict.burned,
        "beacon": verdict.beacon or None,
        "rounds": verdict.rounds,
        "stale": verdict.stale,
    }


def show(verdict: Verdict, texts: Texts, note: str) -> None:
    """Print a verdict for a person to read."""
    console = answers()
    if verdict.wrong is not None:
        console.print(reason(texts, verdict.wrong))
        return
    console.print(texts.say("cli-verify-right", table=verdict.table))
    for line in summary(texts, verdict):
        console.print(f"  {line}")
    if note:
        console.print(f"  {note}")
    words = {"key": verdict.key, "fingerprint": fingerprint(verdict.key)}
    console.print("  " + texts.say("cli-verify-key", words))
