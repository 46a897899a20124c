"""`make screenshots`: pictures of every screen, instrument and event, in both languages and themes, on two desktops and a
phone; what is wrong with one is said beside its name, and at the end of it all.

They go into build/screenshots. `--theme`, `--lang`, `--size` (also `wide`, which is 4K) and `--only NAME`, for those whose
names begin so, take some. With `--readme` the few that the README shows are taken, into docs/pictures.

A page is opened once for each screen, language and kind of device; it is then made larger and painted anew, as by
somebody who pulls at the window and changes the theme.
"""

import argparse
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tools.tour import (
    EVENTS,
    INSTEAD,
    RECORDS,
    ROOT,
    Guide,
    Stop,
    causes,
    instruments,
    serving,
    stops,
)

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 720},
    "large": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
    "wide": {"width": 3840, "height": 2160},
}
SMALLEST = 13
USUAL = ("desktop", "large", "phone")
# Texts that are too small to read or cut off at their end, and more than one filled button. What is one pixel wide is
# only heard.
FAULTS = """(least) => {
  const seen = (each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll("main *, aside *")].filter((each) => seen(each) && !each.closest(".only-heard, details:not([open]) > :not(summary)"));
  const name = (each) => `"${each.textContent.trim().slice(0, 40)}"`;
  const small = texts.filter((each) => parseFloat(getComputedStyle(each).fontSize) < least && !each.closest("svg, [role=tab], .dots, .letter"));
  const cut = texts.filter((each) => !each.closest("svg, .last") && getComputedStyle(each).overflow === "hidden" && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1);
  const filled = [...document.querySelectorAll(".table button.primary")].filter((each) => each.checkVisibility());
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ["it scrolls sideways"] : []),
    ...(small.length ? [`small: ${[...new Set(small.map(name))].slice(0, 4).join(", ")}`] : []),
    ...(cut.length ? [`cut: ${[...new Set(cut.map(name))].slice(0, 4).join(", ")}`] : []),
    ...(filled.length > 1 ? [`filled: ${filled.map(name).join(", ")}`] : []),
  ];
}"""
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES: dict[str, Literal["dark", "light"]] = {"night": "dark", "paper": "light"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
README = {
    ("globopolis-options", "desktop", "en", "night"): "globopolis",
    ("global-powers-turn", "desktop", "en", "night"): "global-powers",
    ("globopolis-options", "phone", "en", "night"): "globopolis-phone",
    ("global-powers-turn", "phone", "de", "paper"): "global-powers-phone",
}


def chromium() -> str:
    """The browser of this machine; without a window it is the quickest."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((found for name in names if (found := shutil.which(name))), names[0])


# Nothing is on its way, and all letters are there.
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) => {
  let quiet = 0;
  const look = () => {
    quiet = document.querySelector(".loading") === null ? quiet + 1 : 0;
    if (quiet > 3) done(); else setTimeout(look, 30);
  };
  look();
}))"""


@dataclass
class Opened:
    """A page in one language, for the sizes of one kind of device, and what went wrong on it."""

    lang: str
    sizes: list[str]
    page: Page
    errors: list[str]


@dataclass(frozen=True)
class Wanted:
    """A picture: of what size, in which theme, and where it goes."""

    size: str
    theme: str
    path: Path


def _page(browser: Browser, lang: str, sizes: list[str], still: bool) -> Opened:
    context = browser.new_context(
        viewport=SIZES[sizes[0]],
        device_scale_factor=2 if "phone" in sizes else 1,
        locale=LOCALES[lang],
        reduced_motion="reduce" if still else "no-preference",
    )
    if not still:
        context.clock.install()
    opened = Opened(lang, sizes, context.new_page(), [])
    opened.page.on("pageerror", lambda error: opened.errors.append(str(error)))
    return opened


class Camera:
    """A browser for each language and kind of device, kept from screen to screen; what was wrong with pictures."""

    def __init__(self, browser: Browser, given: argparse.Namespace, still: bool) -> None:
        self.readme: bool = given.readme
        self.themes: list[str] = given.theme or list(SCHEMES)
        self.wrong: list[str] = []
        self.taken = 0
        self.pages: list[Opened] = []
        for lang in given.lang or LOCALES:
            for phone in (False, True):
                sizes = [size for size in given.size or USUAL if (size == "phone") is phone]
                if sizes:
                    self.pages.append(_page(browser, lang, sizes, still))

    def stop(self, guide: Guide, stop: Stop) -> None:
        """Pictures of one screen."""
        for each in self.pages:
            if files := self._files(stop.name, each):
                self._open(guide, each.page, files, guide.url + stop.path)
                for what in stop.press:
                    self._press(each.page, what)
                self._take(each, files)

    def event(self, guide: Guide, name: str) -> None:
        """Pictures of an event, for which the answer that leads to it is given anew."""
        game, text, ripe = EVENTS[name]
        records = sorted((RECORDS / game.replace("-", "_")).glob("*.jsonl"))
        source, cause = next(causes(game, text, records))
        record = guide.brought(game, source.stem)
        lines = (text, *INSTEAD.get(text, ()))
        shown = ",".join(f'[data-scene][data-line="{line}"]' for line in lines)
        for each in self.pages:
            page, files = each.page, self._files(name, each)
            table = guide.fork(record, cause.line, cause.seat, cause.seats)
            self._open(guide, page, files, f"{guide.url}/t/{table}")
            guide.answer(table, cause)
            page.locator(shown).wait_for()
            page.wait_for_timeout(max(0, ripe - 300))
            # What stands there is frozen: a moment ahead, as the clock goes on until the browser hears of it.
            page.clock.pause_at(page.evaluate("Date.now() / 1000 + 0.3"))
            self._take(each, files, frozen=True)
            page.clock.resume()

    def _files(self, name: str, opened: Opened) -> list[Wanted]:
        """The pictures wanted of a screen."""
        found = []
        for size in opened.sizes:
            for theme in self.themes:
                shown = README.get((name, size, opened.lang, theme))
                if shown and self.readme:
                    found.append(Wanted(size, theme, ROOT / "docs" / "pictures" / f"{shown}.png"))
                elif not self.readme:
                    file = f"{name}-{size}-{opened.lang}-{theme}.png"
                    found.append(Wanted(size, theme, ROOT / "build" / "screenshots" / file))
        return found

    def _open(self, guide: Guide, page: Page, files: list[Wanted], url: str) -> None:
        page.context.clear_cookies()
        page.context.add_cookies(guide.cookies())  # type: ignore[arg-type]
        page.set_viewport_size(SIZES[files[0].size])
        page.goto(url)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")

    def _press(self, page: Page, what: str) -> None:
        # Right after a new question nothing can be pressed; on a phone some of it is folded away.
        page.wait_for_timeout(500)
        wanted = page.locator(what).first
        folded = page.locator("[aria-expanded=false].quiet").first
        wanted.or_(folded).first.wait_for()
        if not wanted.is_visible():
            folded.click()
        wanted.click()
        page.wait_for_load_state("networkidle")

    def _take(self, opened: Opened, files: list[Wanted], frozen: bool = False) -> None:
        page = opened.page
        for each in files:
            page.set_viewport_size(SIZES[each.size])
            page.emulate_media(color_scheme=SCHEMES[each.theme])
            if frozen:
                page.clock.run_for(60)
                page.wait_for_timeout(250)
            else:
                page.evaluate(SETTLED)
            each.path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=each.path)
            found = [*opened.errors, *page.evaluate(FAULTS, SMALLEST)]
            opened.errors.clear()
            said = " ".join([str(each.path.relative_to(ROOT)), *found])
            print(said, flush=True)
            self.taken += 1
            if found:
                self.wrong.append(said)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--theme", choices=SCHEMES, action="append")
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--only", default="")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--chromium", default=chromium())
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        Guide(url, "Robin") as guide,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
        still, moving = Camera(browser, given, still=True), Camera(browser, given, still=False)
        events = [name for name in EVENTS if name.startswith(given.only) and not given.readme]
        if "-event" not in given.only:
            for stop in [*stops(guide), *instruments(guide)]:
                if stop.name.startswith(given.only):
                    still.stop(guide, stop)
        for name in events:
            # Nobody may sit at any number of tables at once: each event has a guest of its own.
            with Guide(url, "Robin") as host:
                moving.event(host, name)
        browser.close()
    wrong = [*still.wrong, *moving.wrong]
    print(
        f"{still.taken + moving.taken} pictures, {len(wrong)} with something wrong",
        *wrong,
        sep="\n",
    )
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
