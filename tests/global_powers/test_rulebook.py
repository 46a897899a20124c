"""The rulebook of Global Powers is whole: both languages, every printed line, every ruling, every card.

That each of its rules is proven is for `statecraft rules global-powers --check` to say.
"""

import re

from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.content import CONTENT, EDITION
from statecraft.rulebook import sources
from statecraft.rulebook.rulebook import Ruling, differences, load

FOLDER = EDITION.texts.parent
RULINGS = 50
BOOKS = load(FOLDER)
RULES = {rule.id: rule for rule in BOOKS["en"].rules}


def test_both_languages_have_the_same_rules() -> None:
    assert differences(BOOKS["en"], BOOKS["de"]) == []
    assert BOOKS["en"].prefix == "GP"


def test_every_printed_line_became_a_rule_or_a_reason() -> None:
    assert sources.problems(BOOKS["en"], FOLDER) == []
    mapped, _ = sources.read(FOLDER / sources.FILE)
    assert mapped.rules_pages == {"003": ((1, 222),)}


def test_every_ruling_is_in_some_rule() -> None:
    cited = {
        source.number
        for rule in RULES.values()
        for source in rule.sources
        if isinstance(source, Ruling)
    }
    assert cited == set(range(1, RULINGS + 1))


def test_rules_are_numbered_without_gaps() -> None:
    for chapter, _title in BOOKS["en"].chapters:
        numbers = [int(id.partition(".")[2]) for id in RULES if id.startswith(f"GP-{chapter}.")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_every_card_has_its_rule_of_the_same_name() -> None:
    for language, book in BOOKS.items():
        titles = {rule.id: rule.title for rule in book.rules}
        words = (EDITION.texts / f"{language}.ftl").read_text(encoding="utf-8")
        for id, effect in zip(CONTENT.card_id, CONTENT.effects, strict=True):
            assert f"\ncard-{id} = {titles[CARDS[effect].RULE]}\n" in words


def test_rules_refer_only_to_rules_there_are() -> None:
    for book in BOOKS.values():
        for rule in book.rules:
            named = set(re.findall(r"GP-\d+\.\d+", rule.text))
            assert named <= set(RULES)
            assert rule.id not in named
