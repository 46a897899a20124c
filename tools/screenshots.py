"""`make screenshots`: pictures of every screen, in both languages, on a desktop and a phone.

They go into build/screenshots, with `--theme paper` in the theme for daylight and with `--size wide`
in 4K; `--only NAME` takes those whose names begin so. With `--readme` the few that the README shows are
taken, into docs/pictures.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.tour import ROOT, Guide, Stop, serving, stops

SIZES = {"desktop": (1280, 720), "phone": (390, 844), "wide": (3840, 2160)}
USUAL = ("desktop", "phone")
LOCALES = {"en": "en-GB", "de": "de-DE"}
SCHEMES = {"night": "dark", "paper": "light"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
README = {
    ("globopolis-options", "desktop", "en", "night"): "globopolis",
    ("global-powers-turn", "desktop", "en", "night"): "global-powers",
    ("globopolis-options", "phone", "en", "night"): "globopolis-phone",
    ("global-powers-turn", "phone", "de", "paper"): "global-powers-phone",
}


def take(
    browser: Browser, guide: Guide, stop: Stop, size: str, lang: str, theme: str, path: Path
) -> list[str]:
    """A picture of one screen; what the browser complained about."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        locale=LOCALES[lang],
        color_scheme=SCHEMES[theme],  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.add_cookies(guide.cookies())  # type: ignore[arg-type]
    complaints: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(guide.url + stop.path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    context.close()
    return [*complaints, *(["it scrolls sideways"] if wide else [])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--theme", choices=SCHEMES, action="append")
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--only", default="")
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    given = parser.parse_args()
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as url,
        Guide(url) as guide,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
        for stop in stops(guide):
            if not stop.name.startswith(given.only):
                continue
            for theme in given.theme or (SCHEMES if given.readme else ["night"]):
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
                        found = take(browser, guide, stop, size, lang, theme, path)
                        wrong += bool(found)
                        print(path.relative_to(ROOT), *found)
        browser.close()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
