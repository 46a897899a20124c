"""`make screenshots`: pictures of every screen, instrument and event, in both languages and themes, on two desktops and a
phone; what is wrong with one is said beside its name.

They go into build/screenshots. All of them take most of an hour: `--theme`, `--lang`, `--size` (also `wide`, which is 4K)
and `--only NAME`, for those whose names begin so, take some. With `--readme` the few that the README shows are taken,
into docs/pictures.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tools.tour import (
    EVENTS,
    INSTEAD,
    RECORDS,
    ROOT,
    Cause,
    Guide,
    Stop,
    causes,
    instruments,
    serving,
    stops,
)

SIZES = {"desktop": (1280, 720), "large": (1440, 900), "phone": (390, 844), "wide": (3840, 2160)}
SMALLEST = 13
USUAL = ("desktop", "large", "phone")
# Texts that are too small to read or cut off at their end, and more than one filled button.
FAULTS = """(least) => {
  const seen = (each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll("main *, aside *")].filter((each) => seen(each) && !each.closest(".only-heard, details:not([open]) > :not(summary)"));
  const name = (each) => `"${each.textContent.trim().slice(0, 40)}"`;
  const small = texts.filter((each) => parseFloat(getComputedStyle(each).fontSize) < least && !each.closest("svg, [role=tab], .dots, .letter"));
  const cut = texts.filter((each) => !each.closest("svg, .last") && getComputedStyle(each).overflow === "hidden" && each.scrollWidth > each.clientWidth + 1);
  const filled = [...document.querySelectorAll(".table button.primary")].filter((each) => each.checkVisibility());
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ["it scrolls sideways"] : []),
    ...(small.length ? [`small: ${[...new Set(small.map(name))].slice(0, 4).join(", ")}`] : []),
    ...(cut.length ? [`cut: ${[...new Set(cut.map(name))].slice(0, 4).join(", ")}`] : []),
    ...(filled.length > 1 ? [`filled: ${filled.map(name).join(", ")}`] : []),
  ];
}"""
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES = {"night": "dark", "paper": "light"}
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


def opened(browser: Browser, guide: Guide, size: str, lang: str, theme: str, still: bool) -> Page:
    """A page of the guide's, with everything as wished."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        locale=LOCALES[lang],
        color_scheme=SCHEMES[theme],  # type: ignore[arg-type]
        reduced_motion="reduce" if still else "no-preference",
    )
    context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    return context.new_page()


def take(page: Page, path: Path) -> list[str]:
    """A picture of a page; what is wrong with it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    found: list[str] = page.evaluate(FAULTS, SMALLEST)
    page.context.close()
    return found


def take_stop(page: Page, guide: Guide, stop: Stop, path: Path) -> list[str]:
    """A picture of one screen; what the browser complained about."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(guide.url + stop.path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    return [*complaints, *take(page, path)]


def take_event(
    page: Page, guide: Guide, record: str, cause: Cause, text: str, ripe: int, path: Path
) -> list[str]:
    """A picture of an event, for which the answer that leads to it is given anew."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    table = guide.fork(record, cause.line, cause.seat, cause.seats)
    page.goto(f"{guide.url}/t/{table}")
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    guide.answer(table, cause)
    lines = (text, *INSTEAD.get(text, ()))
    page.locator(",".join(f'[data-scene][data-line="{line}"]' for line in lines)).wait_for()
    page.wait_for_timeout(ripe)
    return [*complaints, *take(page, path)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--theme", choices=SCHEMES, action="append")
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--only", default="")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--chromium", default=chromium())
    given = parser.parse_args()
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        Guide(url) as guide,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
        for stop in [] if given.only.endswith("-event") else [*stops(guide), *instruments(guide)]:
            if not stop.name.startswith(given.only):
                continue
            for theme in given.theme or SCHEMES:
                for lang in given.lang or LOCALES:
                    for size in given.size or USUAL:
                        name = README.get((stop.name, size, lang, theme))
                        if given.readme and name is None:
                            continue
                        path = (
                            ROOT / "docs" / "pictures" / f"{name}.png"
                            if given.readme
                            else ROOT
                            / "build/screenshots"
                            / f"{stop.name}-{size}-{lang}-{theme}.png"
                        )
                        page = opened(browser, guide, size, lang, theme, still=True)
                        found = take_stop(page, guide, stop, path)
                        wrong += bool(found)
                        print(path.relative_to(ROOT), *found)
        for name, (game, text, ripe) in EVENTS.items():
            if given.readme or not name.startswith(given.only):
                continue
            records = sorted((RECORDS / game.replace("-", "_")).glob("*.jsonl"))
            source, cause = next(causes(game, text, records))
            # Nobody may sit at any number of tables at once: each event has a guest of its own.
            with Guide(url) as host:
                record = host.brought(game, source.stem)
                for theme in given.theme or SCHEMES:
                    for lang in given.lang or LOCALES:
                        for size in given.size or USUAL:
                            path = ROOT / "build/screenshots" / f"{name}-{size}-{lang}-{theme}.png"
                            page = opened(browser, host, size, lang, theme, still=False)
                            found = take_event(page, host, record, cause, text, ripe, path)
                            wrong += bool(found)
                            print(path.relative_to(ROOT), *found)
        browser.close()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
