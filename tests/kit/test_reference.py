"""The reference of editions is what the games themselves say, in both languages, and the page in docs is fresh."""

import pytest

from statecraft.kit.reference import markdown, reference
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.plugins import registry
from tools import editions_reference


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["globopolis", "global-powers"])
def test_every_table_column_bound_effect_and_text_is_there(name: str, lang: Language) -> None:
    game = registry.game(name)
    texts = Texts(lang)
    data = reference(game, texts)
    page = markdown(data, texts)
    for table, described in zip(game.schema.tables, data["tables"], strict=True):
        assert f"[{table.name}]" in page
        for column, row in zip(table.columns, described["columns"], strict=True):
            line = f"| `{column.name}` | {row['says']}"
            assert line in page
            for bound in (column.low, column.high):
                assert bound is None or str(bound) in row["says"]
            assert all(f"`{choice}`" in row["says"] for choice in column.choices)
        for key in (*table.texts, *table.faces):
            assert f"`{key}`" in page
        for column_, variable in table.variables:
            assert f"`{column_}` → `{{ ${variable} }}`" in page
    words = [word for each in data["words"] for word in each["words"]]
    choices = [c for t in game.schema.tables for col in t.columns for c in col.choices]
    effects = [word.name for each in game.schema.vocabularies for word in each.words]
    assert effects
    assert set(effects) <= set(choices)
    # Each effect is told by its own rule.
    assert all(word["rule"] and word["title"] and word["text"] for word in words)
    assert len({word["rule"] for word in words}) == len(words)


def test_the_page_is_what_would_be_written() -> None:
    assert editions_reference.PAGE.read_text(encoding="utf-8") == editions_reference.page()
