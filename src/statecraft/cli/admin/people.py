"""Commands about people and tables: personal data, keeping out, complaints, closing, telling everybody something."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from statecraft.cli.admin.options import Asked, add
from statecraft.cli.console import complain
from statecraft.cli.progress import late_progress
from statecraft.locale import Texts
from statecraft.server.operators.networks import is_network

if TYPE_CHECKING:
    from statecraft.cli.admin.running import Opened


def register(group: typer.Typer, texts: Texts) -> None:
    """Add the commands."""
    personal_data(group, texts)
    keeping_out(group, texts)
    tables(group, texts)


def personal_data(group: typer.Typer, texts: Texts) -> None:
    """What there is of one person."""
    a_person = Annotated[str, typer.Argument(metavar="PERSON", help=texts.say("admin-person-help"))]
    surely = Annotated[bool, typer.Option("--yes", help=texts.say("admin-delete-yes-help"))]

    def export(asked: Asked, person: a_person) -> None:
        from statecraft.cli.admin.running import on_database
        from statecraft.cli.console import answer_json

        # What is given out is data in either case.
        answer_json(on_database(asked, lambda opened: opened.powers.export(person)))

    def delete(asked: Asked, person: a_person, yes: surely = False) -> None:
        from statecraft.cli.admin.running import answer

        if not yes:
            complain(texts.say("admin-delete-unsure"))
            raise typer.Exit(2)

        async def work(opened: "Opened") -> dict[str, Any]:
            with late_progress(texts.say("admin-deleting")) as (done, total):
                return await opened.powers.delete(person, done, total)

        def lines(found: dict[str, Any]) -> list[str]:
            return [texts.say("admin-deleted", found)]

        answer(asked, work, lambda found: found, lines)

    add(group, texts, "export", export)
    add(group, texts, "delete", delete)


def keeping_out(group: typer.Typer, texts: Texts) -> None:
    """People and networks that are not let in."""
    somebody = Annotated[str, typer.Argument(metavar="WHO", help=texts.say("admin-who-help"))]
    a_reason = Annotated[str, typer.Option(help=texts.say("admin-reason-help"))]
    some_days = Annotated[float, typer.Option(help=texts.say("admin-days-help"))]

    def ban(asked: Asked, who: somebody, reason: a_reason = "", days: some_days = 0) -> None:
        from statecraft.cli.admin.running import answer, when

        def work(opened: "Opened") -> Awaitable[Any]:
            powers = opened.powers
            does = powers.ban_network if is_network(who) else powers.ban_person
            return does(who, reason, days)

        def lines(made: Any) -> list[str]:
            return [texts.say("admin-banned", who=made.value, until=when(made.until))]

        answer(asked, work, lambda made: made.to_json(), lines)

    def unban(asked: Asked, who: somebody) -> None:
        from statecraft.cli.admin.running import answer

        async def work(opened: "Opened") -> str:
            if is_network(who):
                return await opened.powers.unban("network", who)
            return await opened.powers.unban("person", (await opened.powers.person(who)).id)

        def lines(found: str) -> list[str]:
            return [texts.say("admin-unbanned", who=found)]

        answer(asked, work, lambda found: {"value": found}, lines)

    def bans(asked: Asked) -> None:
        from statecraft.cli.admin.running import answer, when

        def lines(found: list[Any]) -> list[str]:
            return [
                f"{each.value}  {when(each.at)} – {when(each.until)}  {each.reason}".rstrip()
                for each in found
            ]

        answer(
            asked,
            lambda opened: opened.powers.bans(),
            lambda found: [each.to_json() for each in found],
            lines,
        )

    add(group, texts, "ban", ban)
    add(group, texts, "unban", unban)
    add(group, texts, "bans", bans)


def tables(group: typer.Typer, texts: Texts) -> None:
    """What goes on at tables, and what everybody is told."""
    a_table = Annotated[str, typer.Argument(metavar="TABLE", help=texts.say("admin-table-help"))]
    all_too = Annotated[bool, typer.Option("--all", help=texts.say("admin-complaints-all-help"))]
    one_handled = Annotated[
        int | None, typer.Option(metavar="NUMBER", help=texts.say("admin-handled-help"))
    ]
    a_text = Annotated[
        str, typer.Argument(metavar="TEXT", help=texts.say("admin-announce-text-help"))
    ]
    some_hours = Annotated[float, typer.Option(help=texts.say("admin-hours-help"))]
    one_back = Annotated[
        int | None, typer.Option(metavar="NUMBER", help=texts.say("admin-withdraw-help"))
    ]

    def close(asked: Asked, table: a_table) -> None:
        from statecraft.cli.admin.running import answer

        def lines(found: dict[str, Any]) -> list[str]:
            return [texts.say("admin-closed", found)]

        answer(asked, lambda opened: opened.powers.close(table), lambda found: found, lines)

    def complaints(asked: Asked, every: all_too = False, handled: one_handled = None) -> None:
        from statecraft.cli.admin.running import answer, when
        from statecraft.server.operators.saying import complaint_words

        async def work(opened: "Opened") -> list[dict[str, Any]]:
            if handled is not None:
                await opened.powers.handle(handled)
            return await opened.powers.complaints(every)

        def lines(found: list[dict[str, Any]]) -> list[str]:
            return [
                f"{each['id']}  {when(each['at'])}  {complaint_words(texts, each)}"
                for each in found
            ]

        answer(asked, work, lambda found: found, lines)

    def announce(
        asked: Asked, text: a_text = "", hours: some_hours = 24, withdraw: one_back = None
    ) -> None:
        from statecraft.cli.admin.running import answer, when

        async def work(opened: "Opened") -> list[Any]:
            if withdraw is not None:
                await opened.powers.withdraw(withdraw)
            if text:
                await opened.powers.announce(text, hours)
            return await opened.powers.broadcasts()

        def lines(found: list[Any]) -> list[str]:
            return [
                f"{each.id}  {when(each.at)} – {when(each.until)}  {each.text}" for each in found
            ]

        answer(asked, work, lambda found: [each.to_json() for each in found], lines)

    add(group, texts, "close", close)
    add(group, texts, "complaints", complaints)
    add(group, texts, "announce", announce)
