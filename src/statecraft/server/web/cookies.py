"""The two cookies: the identity, which no script can read, and the token that scripts send back.

The token is the second half of double submission: another site can make a browser send cookies, but
cannot read them, and so cannot name the token in a header or a form. Over https both carry the prefix
`__Host-`, so that no neighbouring domain can plant one.
"""

import secrets

from litestar.datastructures import Cookie

from statecraft.server.people.people import Person
from statecraft.server.services import Services
from statecraft.server.web.caller import Caller


def identity_name(secure: bool) -> str:
    return "__Host-statecraft" if secure else "statecraft"


def csrf_name(secure: bool) -> str:
    return "__Host-statecraft_csrf" if secure else "statecraft_csrf"


def fresh_csrf() -> str:
    return secrets.token_urlsafe(24)


def signed_in(services: Services, caller: Caller, person: Person) -> list[Cookie]:
    """The cookies of somebody who is this person from now on; the token of open pages stays valid."""
    identity = Cookie(
        identity_name(caller.secure),
        value=services.identities.issue(person),
        max_age=_age(services),
        secure=caller.secure,
        httponly=True,
        samesite="lax",
    )
    same = caller.csrf if caller.id == person.id else None
    return [identity, csrf(services, caller, same or fresh_csrf())]


def csrf(services: Services, caller: Caller, value: str) -> Cookie:
    """The token a script or a form sends back."""
    return Cookie(
        csrf_name(caller.secure),
        value=value,
        max_age=_age(services),
        secure=caller.secure,
        httponly=False,
        samesite="lax",
    )


def signed_out(caller: Caller) -> list[Cookie]:
    """The cookies that take both away."""
    return [
        Cookie(name(caller.secure), value="", max_age=0, secure=caller.secure, samesite="lax")
        for name in (identity_name, csrf_name)
    ]


def _age(services: Services) -> int:
    return services.settings.cookie_days * 86400
