"""Other ways to be told, on the page: the service worker shows what is pushed, hooks and the calendar are set by hand."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Worker, expect

from e2e.browsing import Server
from e2e.tables import Guest
from e2e.test_accessible import AXE, violations
from scale import scaled
from server.telling.listener import Listener, listener

pytestmark = pytest.mark.slow
Opening = Callable[..., Page]
# The longer words are looked at for each commit, both languages in a soak.
LANGUAGES = ("de", "en")[: scaled(2, 1)]
PHONE = {"width": 390, "height": 844}
WORDS = {
    "en": ("Be told elsewhere", "Make an address", "Address", "Remove", "Kind"),
    "de": ("Anderswo Bescheid bekommen", "Adresse anlegen", "Adresse", "Entfernen", "Art"),
}


@pytest.fixture(scope="module")
def there() -> Iterator[Listener]:
    with listener() as running:
        yield running


def ways(page: Page, server: Server, lang: str = "en") -> None:
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("heading", name=WORDS[lang][0])).to_be_visible()


def pushed(context: BrowserContext, page: Page, data: dict[str, object]) -> None:
    """Let the browser get a push message, as its push service would give it."""
    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(
            [each["registrationId"] for each in event["registrations"] if not each["isDeleted"]]
        ),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": found[-1],
            "data": json.dumps(data),
        },
    )


#: The shell without a window lets no page notify: what the worker wants to show is kept beside it.
KEEPING = """() => {
  self.shown = [];
  const show = self.registration.showNotification.bind(self.registration);
  self.registration.showNotification = (title, options) => {
    self.shown.push({ title, ...options });
    return Notification.permission === "granted" ? show(title, options) : Promise.resolve();
  };
}"""
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def worker_of(page: Page) -> Worker:
    """The service worker, once it looks after the page."""
    page.evaluate("navigator.serviceWorker.register('/push-worker.js', { scope: '/' })")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(200):
        if page.context.service_workers:
            break
        page.wait_for_timeout(50)
    return page.context.service_workers[0]


def test_what_is_pushed_is_shown(open_page: Opening) -> None:
    page = open_page(timezone_id="Asia/Kathmandu")
    worker = worker_of(page)
    worker.evaluate(KEEPING)
    told = {
        "kind": "turn",
        "table": "ab12",
        "title": "Globopolis: it is your turn",
        "body": "With Bo. You have until %until%.",
        "lang": "en",
        "until": 1_800_000_000,
    }
    pushed(page.context, page, told)
    pushed(page.context, page, {**told, "until": None, "body": "With Bo."})
    for _ in range(200):
        shown = worker.evaluate("self.shown")
        if len(shown) == 2:
            break
        page.wait_for_timeout(50)
    first, second = shown
    assert (first["title"], first["tag"]) == (told["title"], "ab12")
    assert first["data"] == {"table": "ab12"}
    # By the reader's own clock.
    assert re.fullmatch(r"With Bo\. You have until .*15.*0?1:45.PM\.", first["body"]), first
    assert second["body"] == "With Bo."


def test_a_browser_that_gets_another_address_says_so_itself(
    open_page: Opening, server: Server
) -> None:
    page = open_page()
    ada = Guest(page, server.url, "Ada")
    old, new = [{"endpoint": f"https://push.example.org/{each}", **KEYS} for each in ("old", "new")]
    (before,) = ada.ask("POST", "/api/me/browsers", old)["browsers"]
    said = [{"endpoint": each["endpoint"], "keys": KEYS} for each in (old, new)]
    worker_of(page).evaluate(
        "([old, now]) => renewed({ toJSON: () => old }, { toJSON: () => now })", said
    )
    (after,) = ada.ask("GET", "/api/me/ways")["browsers"]
    assert after["id"] == before["id"]
    assert after["mark"] != before["mark"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hooks_and_a_calendar_are_set_on_a_phone(
    open_page: Opening, server: Server, there: Listener, lang: str
) -> None:
    _title, make, address, remove, kind = WORDS[lang]
    page = open_page(lang, viewport=PHONE)
    page.add_init_script(path=AXE)
    Guest(page, server.url, "Ada")
    ways(page, server, lang)
    section = page.locator("section", has=page.locator("#ways-title"))
    # A calendar has an address, shown once.
    section.get_by_role("button", name=make).click()
    shown = section.locator("input[readonly]")
    expect(shown).to_have_value(re.compile(r"^http.*/api/calendars/[0-9a-f]{64}/deadlines\.ics$"))
    # A hook is added, tested and removed by the keyboard.
    before = len(there.got)
    section.get_by_label(address, exact=True).fill(there.url)
    section.get_by_label(address, exact=True).press("Enter")
    expect(section.locator("input[readonly]")).to_have_count(2)
    tests = section.get_by_role("button", name=re.compile("Test|test"))
    expect(tests).to_have_count(1)
    tests.press("Enter")
    expect(section.get_by_role("status").filter(has_text=re.compile(".")).first).to_be_visible()
    assert len(there.got) == before + 1
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    section.get_by_role("button", name=re.compile(f"^{remove}")).press("Enter")
    expect(tests).to_have_count(0)
    # What cannot be is said where it was asked for.
    section.get_by_label(kind, exact=True).select_option("matrix")
    assert violations(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_lets_a_channel_hear_the_log(
    open_page: Opening, server: Server, there: Listener, lang: str
) -> None:
    page = open_page(lang)
    page.add_init_script(path=AXE)
    ada = Guest(page, server.url, "Ada")
    table = ada.table("globopolis", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
    page.goto(f"{server.url}/t/{table}")
    facts = page.locator("section", has=page.locator("#facts"))
    facts.get_by_text(
        {"en": "Tell it to a channel", "de": "In einem Kanal mitteilen"}[lang]
    ).click()
    facts.get_by_label(WORDS[lang][2], exact=True).fill(f"{there.url}/{lang}")
    facts.get_by_label(WORDS[lang][2], exact=True).press("Enter")
    expect(facts.get_by_role("listitem").filter(has_text=there.url)).to_have_count(1)
    assert violations(page) == []
    feed = facts.get_by_role("link", name=re.compile("Atom"))
    got = page.request.get(server.url + (feed.get_attribute("href") or ""))
    assert got.headers["content-type"].startswith("application/atom+xml")
    ada.start(table)
    # The server finds by itself what there is to tell.
    for _ in range(400):
        if heard := [json.loads(each.body) for each in there.got if each.path == f"/{lang}"]:
            break
        page.wait_for_timeout(50)
    assert {event["type"] for each in heard for event in each["events"]} == {"log"}
