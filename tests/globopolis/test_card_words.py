"""The words on a card take their numbers from its row: change one, and the words follow in both languages."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from statecraft.core.editions.edition import Edition
from statecraft.globopolis.content import CONTENT, EDITION, Content
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.game import GAME
from statecraft.globopolis.labels import card_face
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins.registry import texts_of

TABLES = ("operations", "missions", "influence")
FACES = {table.name: table for table in SCHEMA.tables if table.faces}
VICTORY = "points"


def numbered() -> Iterator[tuple[str, int, str, int]]:
    """Every number on every card: its table, the place of its row, its column, and the players it holds for."""
    for table in TABLES:
        for place, row in enumerate(EDITION.tables[table]):
            for column, _variable in FACES[table].variables:
                if column == "amounts" and column in row:
                    yield from [(table, place, column, players) for players in (2, 3, 4, 5)]
                elif column in row and column != "resource":
                    yield table, place, column, 4


def changed(table: str, place: int, column: str, value: Any) -> Edition:
    rows = list(EDITION.tables[table])
    rows[place] = {**rows[place], column: value}
    return replace(EDITION, tables={**EDITION.tables, table: tuple(rows)}, digest="changed")


@cache
def speaker(lang: Language) -> Speaker:
    return Speaker(Texts(lang, texts_of(GAME, lang)), GAME, ("Ann", "Ben"))


def card_text(edition: Edition, table: str, place: int, lang: Language, players: int) -> str:
    """What is printed on a card of an edition."""
    content = Content(edition)
    kind, card = {
        "operations": ("ops", len(EDITION.tables["opportunities"]) + place),
        "missions": ("ops", content.first_mission + place),
        "influence": ("influence", place),
    }[table]
    return speaker(lang).say(card_face(content, kind, card, players, VICTORY))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_every_card_is_read_from_its_row(lang: Language) -> None:
    count = 0
    for table, place, column, players in numbered():
        row = EDITION.tables[table][place]
        for number in (37, 41):
            value = (number,) * 4 if column == "amounts" else number
            text = card_text(changed(table, place, column, value), table, place, lang, players)
            assert str(number) in text, (row["id"], column, text)
        count += 1
    assert count > 70


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_said_as_one(lang: Language) -> None:
    places = {row["id"]: place for place, row in enumerate(EDITION.tables["influence"])}
    one = changed("influence", places["night-school"], "amount", 1)
    text = card_text(one, "influence", places["night-school"], lang, 4)
    assert {"en": "one NI-Agent from", "de": "einen NI-Agenten aus"}[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_resource_of_a_card_is_read_from_its_row(lang: Language) -> None:
    for table in ("missions", "influence"):
        for place, row in enumerate(EDITION.tables[table]):
            for resource in ("water", "ucp") if "resource" in row else ():
                text = card_text(changed(table, place, "resource", resource), table, place, lang, 3)
                assert f"({speaker(lang).texts.say('resource-' + resource)}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_can_be_said(lang: Language) -> None:
    for kind, cards in (
        ("ops", len(CONTENT.ops) + len(CONTENT.missions)),
        ("influence", len(CONTENT.influence)),
    ):
        for card in range(cards):
            for victory in ("points", "bitter-end"):
                assert speaker(lang).say(card_face(CONTENT, kind, card, 4, victory))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_claims_victory_a_mission_pays_points(lang: Language) -> None:
    for mission, row in enumerate(EDITION.tables["missions"]):
        if "points" not in row:
            card = CONTENT.first_mission + mission
            assert "20" in speaker(lang).say(card_face(CONTENT, "ops", card, 4, "bitter-end"))
