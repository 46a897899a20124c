"""The operators' page: the powers of the command, for people whose confirmed address is among `operators`.

To everybody else there is nothing here, whatever they send and however: the same answer as at any other address where
nothing is. So one route takes every method.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod

from statecraft.server.operators import acts
from statecraft.server.operators.networks import holds, is_network
from statecraft.server.operators.powers import Powers
from statecraft.server.people.people import Person, is_operator
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.web import operators_page
from statecraft.server.web.caller import Caller
from statecraft.server.web.cookies import csrf, fresh_csrf
from statecraft.server.web.gate import STATUS, same
from statecraft.server.web.operators_page import Shown

Form = dict[str, str]
_LOOK_UP = "look-up"
_NOT_KEPT = {"cache-control": "no-store"}


def operator_of(services: Services, caller: Caller) -> Person:
    """Whoever asks, if they look after this server; to all others there is nothing here."""
    person = caller.person
    if person is None or not is_operator(person, services.settings.operators):
        raise Refused("server-no-route", "missing")
    return person


def powers_of(services: Services, person: Person) -> Powers:
    return Powers(
        services.store,
        services.ids,
        services.clock,
        services.settings.data,
        services.table_services.loader,
        person.id,
    )


@route(
    ["/operators", "/operators/{what:str}"],
    http_method=[*HttpMethod],
    media_type=MediaType.HTML,
    opt={"hidden": True},
    include_in_schema=False,
)
async def operators(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[Any]:
    """Look, or do one thing and look again."""
    person = operator_of(services, caller)
    powers = powers_of(services, person)
    what = str(request.path_params.get("what", ""))
    if request.method in ("GET", "HEAD") and not what:
        return await _page(services, caller, powers, dict(request.query_params))
    does = _DOES.get(what)
    if request.method != "POST" or does is None:
        raise Refused("server-no-route", "missing")
    form = {name: str(value) for name, value in (await request.form()).items()}
    try:
        same(form.get("csrf"), caller.csrf)
        if what == _LOOK_UP:
            # Not in the address, which proxies write down.
            found = await powers.person(form.get("person", ""))
            return await _page(services, caller, powers, form, person=found)
        if what == acts.EXPORT:
            return _file(await powers.export(form.get("who", "")))
        if what in (acts.BACKUP, acts.VERIFY):
            services.long_work.begin(what, person.id)
        else:
            _not_oneself(what, form, caller, person)
            await does(powers, form)
            await services.hearing.look()
    except Refused as refused:
        return await _page(services, caller, powers, form, refused)
    return Response(
        None, status_code=303, headers={"location": f"/operators?done={what}", **_NOT_KEPT}
    )


async def _page(
    services: Services,
    caller: Caller,
    powers: Powers,
    given: Form,
    refused: Refused | None = None,
    person: Person | None = None,
) -> Response[Any]:
    texts = services.texts[caller.language]
    done = given.get("done", "")
    shown = Shown(
        csrf=caller.csrf or fresh_csrf(),
        done=texts.say(f"operators-done-{done}") if done in _DOES and done != _LOOK_UP else "",
        problem="" if refused is None else refused.say(texts),
        who=given.get("who", ""),
        person=person,
        busy=services.long_work.kind,
        status=await powers.status(),
        complaints=await powers.complaints(),
        tables=await powers.tables(),
        bans=await powers.bans(),
        broadcasts=await powers.broadcasts(),
        acts=await powers.acts(),
    )
    return Response(
        operators_page.html(texts, shown),
        status_code=200 if refused is None else STATUS[refused.kind],
        media_type=MediaType.HTML,
        headers=_NOT_KEPT,
        cookies=[csrf(services, caller, shown.csrf)],
    )


def _file(data: Any) -> Response[Any]:
    headers = {"content-disposition": 'attachment; filename="person.json"', **_NOT_KEPT}
    content = json.dumps(data, ensure_ascii=False, indent=2)
    return Response(content.encode(), media_type="application/json", headers=headers)


def _not_oneself(what: str, form: Form, caller: Caller, person: Person) -> None:
    """Nobody locks the door behind which they stand; the command can."""
    who = form.get("who", "").strip()
    if what in (acts.BAN, acts.DELETE) and who in (person.id, person.email):
        raise Refused("operators-not-oneself", "conflict")
    if what == acts.BAN and holds(who, caller.address):
        raise Refused("operators-not-oneself", "conflict")


def _number(form: Form, name: str) -> float:
    try:
        return float(form.get(name, "").replace(",", ".") or 0)
    except ValueError:
        raise Refused("operators-no-number") from None


async def _ban(powers: Powers, form: Form) -> None:
    who, reason, days = form.get("who", ""), form.get("reason", ""), _number(form, "days")
    does = powers.ban_network if is_network(who) else powers.ban_person
    await does(who, reason, days)


async def _unban(powers: Powers, form: Form) -> None:
    await powers.unban(form.get("kind", ""), form.get("who", ""))


async def _close(powers: Powers, form: Form) -> None:
    await powers.close(form.get("table", ""))


async def _handled(powers: Powers, form: Form) -> None:
    await powers.handle(int(_number(form, "id")))


async def _announce(powers: Powers, form: Form) -> None:
    await powers.announce(form.get("text", ""), _number(form, "hours"))


async def _withdraw(powers: Powers, form: Form) -> None:
    await powers.withdraw(int(_number(form, "id")))


async def _delete(powers: Powers, form: Form) -> None:
    if form.get("again", "").strip() != form.get("who", ""):
        raise Refused("operators-not-typed-again")
    await powers.delete(form.get("who", ""))


async def _elsewhere(_powers: Powers, _form: Form) -> None:
    """Done by the route itself."""


_DOES: dict[str, Callable[[Powers, Form], Awaitable[None]]] = {
    acts.BAN: _ban,
    acts.UNBAN: _unban,
    acts.CLOSE: _close,
    acts.HANDLED: _handled,
    acts.ANNOUNCE: _announce,
    acts.WITHDRAW: _withdraw,
    acts.DELETE: _delete,
    acts.EXPORT: _elsewhere,
    acts.BACKUP: _elsewhere,
    acts.VERIFY: _elsewhere,
    _LOOK_UP: _elsewhere,
}

ROUTES = (operators,)
