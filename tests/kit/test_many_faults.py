"""Twenty-five different faults in one edition of each game: the check names them all at once, in both languages."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from houses import house_of
from statecraft.core.editions.edition import EditionError, load
from statecraft.core.editions.schema import Problem
from statecraft.kit.edition_check import all_problems
from statecraft.plugins import registry

GLOBOPOLIS = [
    # file, what stands there, what instead; the file, key and text that name it, what is said in English and German.
    ("edition.toml", 'version = "0.1"', "version = 2", "edition.toml", "version",
     "edition-no-text", "is 2; it should be a text", "ist 2; richtig wäre ein Text"),
    ("board.toml", 'kind = "teleport"', 'kind = "moonshot"', "board.toml", "fields",
     "gb-edition-kind-count", "has 0 of the kind “teleport”", "hat 0 von der Art „teleport“"),
    ("titles.toml", 'id = "canada"', 'id = "canada"\ncolour = "red"', "titles.toml", "titles.canada.colour",
     "edition-no-column", "is no column of this table", "ist keine Spalte dieser Tabelle"),
    ("titles.toml", "fee_developed = 85", "fee_developed = 30", "titles.toml", "titles.australia.fee_developed",
     "gb-edition-fee-falls", "is 30, less than fee with 35", "ist 30, weniger als fee mit 35"),
    ("titles.toml", 'id = "argentina"\ngroup = "south-america"\nvalue = 2', 'id = "argentina"\ngroup = "south-america"\nvalue = 12',
     "titles.toml", "titles.argentina.value", "edition-at-most", "is 12; it should be at most 9", "ist 12; richtig wäre höchstens 9"),
    ("guilds.toml", "rate = [5, 6, 7]", "rate = [5, 6]", "guilds.toml", "guilds.core-energy.rate",
     "edition-too-short", "is 2 items long; it should be at least 3", "ist 2 Einträge lang; richtig wären mindestens 3"),
    ("guilds.toml", 'group = "southern-africa"', 'group = "western-europe"', "guilds.toml", "guilds.wind-wave.group",
     "gb-edition-associated", "Associated Territories; it should have 2", "zugeordnete Territorien; richtig wären 2"),
    ("markets.toml", 'resources = ["food"]', 'resources = ["fod"]', "markets.toml", "markets.israel.resources[1]",
     "edition-not-one-of", "did you mean “food”?", "war „food“ gemeint?"),
    ("markets.toml", 'id = "india"', 'id = "nsa"', "markets.toml", "markets.nsa",
     "gb-edition-no-market", "is no market of board.toml", "ist kein Markt von board.toml"),
    ("setup.toml", "titles = 10", "titles = 18\nextra = 1", "setup.toml", "players[1].extra",
     "edition-no-column", "is no column of this table", "ist keine Spalte dieser Tabelle"),
    ("setup.toml", "titles = 7", "titles = 13", "setup.toml", "players[2].titles",
     "gb-edition-deals-titles", "deals more than the 36 titles", "verteilt mehr als die 36 Besitzurkunden"),
    ("setup.toml", "at_start = 15", "at_start = 25", "setup.toml", "agents.at_start",
     "gb-edition-agents", "is 25; a colour has 20", "ist 25; eine Farbe hat 20"),
    ("setup.toml", "water = 64", "water = 50", "setup.toml", "supply.water",
     "gb-edition-supply", "is 50; the titles print 62", "ist 50; auf den Besitzurkunden stehen 62"),
    ("setup.toml", "influence_dealt = 3", "influence_dealt = 6\nmore_dealt = 1", "setup.toml", "cards.more_dealt",
     "edition-no-column", "is no column", "ist keine Spalte"),
    ("setup.toml", "ops_dealt = 3", "", "setup.toml", "cards.ops_dealt",
     "edition-missing", "is missing", "fehlt"),
    ("missions.toml", 'condition = "developed"\namounts = [14', 'condition = "developed"\namounts = [40',
     "missions.toml", "missions.blooming-landscapes.amounts[1]", "gb-edition-mission-beyond",
     "is 40; nobody can ever have more than 32", "ist 40; mehr als 32 kann niemand je haben"),
    ("missions.toml", 'condition = "guilds"', 'condition = "guild"', "missions.toml", "missions.power-broker.condition",
     "edition-not-one-of", "did you mean “guilds”?", "war „guilds“ gemeint?"),
    ("ops.toml", 'effect = "extra_dice"\namount = 1', 'effect = "extra_dice"', "ops.toml", "operations.reserve-battalion.amount",
     "gb-edition-card-lacks", "is missing; effect is “extra_dice”", "fehlt; effect ist „extra_dice“"),
    ("ops.toml", 'targets = ["north-america", "south-america", "scandinavia"]',
     'targets = ["north-america", "north-america", "scandinavia"]', "ops.toml", "opportunities.monsoon-gambit",
     "gb-edition-group-twice", "names a group twice", "nennt eine Gruppe zweimal"),
    ("ops.toml", '[[operations]]\nid = "double-agents"', '[[operations]]\nid = "long-reach"', "ops.toml", "operations.long-reach",
     "gb-edition-opportunity-already", "is already an opportunity", "ist schon eine Gelegenheit"),
    ("influence.toml", 'effect = "gain_eu"', 'effect = "gain_euro"', "influence.toml", "influence.grain-futures.effect",
     "edition-not-one-of", "is 'gain_euro'; it should be one of", "ist 'gain_euro'; richtig wäre eines von"),
    ("influence.toml", 'effect = "fly"', 'effect = "fly"\nresource = "food"', "influence.toml", "influence.chartered-shuttle.resource",
     "gb-edition-card-extra", "is of no use; effect is “fly”", "ist überflüssig; effect ist „fly“"),
    ("influence.toml", 'id = "immunity"', 'id = "red-telephone"', "influence.toml", "influence[32]",
     "edition-twice", "has the same id as influence[31]", "hat dasselbe in id wie influence[31]"),
    ("en.ftl", "influence-embargo-text = A", "influence-embrago-text = A", "en.ftl", "influence-embrago-text",
     "edition-unused-text", "is used by nothing; did you mean “influence-embargo-text”?", "war „influence-embargo-text“ gemeint?"),
    ("de.ftl", "title-kenya = Kenia\n", "", "de.ftl", "title-kenya",
     "edition-text-missing", "is missing; titles needs it", "fehlt; titles braucht ihn"),
    ("en.ftl", "pays you { $amount } EU", "pays you { $amuont } EU", "en.ftl", "influence-war-reparations-text",
     "edition-unknown-variable", "did you mean “amount”?", "war „amount“ gemeint?"),
    ("de.ftl", "erhältst { $amount } EU", "erhältst 20 EU", "de.ftl", "influence-grain-futures-text",
     "edition-number-written", "says 20 itself", "sagt selbst 20"),
    ("de.ftl", "field-kenya = { title-kenya }", "field-kenya = { title-kenia }", "de.ftl", "field-kenya",
     "edition-unknown-reference", "refers to title-kenia", "verweist auf title-kenia"),
]  # fmt: skip
GLOBAL_POWERS = [
    ("edition.toml", 'version = "0.1"', "version = 2", "edition.toml", "version",
     "edition-no-text", "is 2; it should be a text", "ist 2; richtig wäre ein Text"),
    ("edition.toml", 'name = "Global Powers"', 'nome = "Global Powers"', "edition.toml", "nome",
     "edition-unknown", "did you mean “name”?", "war „name“ gemeint?"),
    ("edition.toml", 'game = "global-powers"', 'game = "global-power"', "edition.toml", "game",
     "edition-other-game", "it should be 'global-powers'", "richtig wäre 'global-powers'"),
    ("regions.toml", 'neighbours = ["united-states", "oceania", ', 'neighbours = ["oceania", ', "regions.toml",
     "regions.united-states.neighbours", "gp-edition-border-one-way", "which does not name 'united-states'", "was 'united-states' nicht nennt"),
    ("regions.toml", 'neighbours = ["europe", "middle-east", ', 'neighbours = ["north-africa", "europe", "middle-east", ',
     "regions.toml", "regions.north-africa.neighbours", "gp-edition-borders-itself", "names the region itself", "nennt die Region selbst"),
    ("regions.toml", 'neighbours = ["china", "japan-korea", "india", "oceania"]',
     'neighbours = ["china", "china", "japan-korea", "india", "oceania"]', "regions.toml", "regions.southeast-asia.neighbours",
     "gp-edition-border-twice", "names 'china' twice", "nennt 'china' zweimal"),
    ("regions.toml", '"southeast-asia", "sub-saharan-africa"]', '"southeast-asia", "atlantis"]', "regions.toml",
     "regions.india.neighbours[4]", "edition-not-in", "names 'atlantis', which is not in regions", "nennt 'atlantis', was nicht in regions steht"),
    ("regions.toml", "economy = 3\nmilitary = 3", "economy = 9\nmilitary = 3", "regions.toml", "regions.china.economy",
     "edition-at-most", "is 9; it should be at most 5", "ist 9; richtig wäre höchstens 5"),
    ("regions.toml", "raw = 3\n", "", "regions.toml", "regions.russia.raw", "edition-missing", "is missing", "fehlt"),
    ("regions.toml", "raw = 0\n", "raw = true\n", "regions.toml", "regions.japan-korea.raw",
     "edition-no-number", "is true; it should be a whole number", "ist true; richtig wäre eine ganze Zahl"),
    ("regions.toml", 'id = "oceania"', 'id = "oceania"\nclimate = "mild"', "regions.toml", "regions.oceania.climate",
     "edition-no-column", "is no column of this table", "ist keine Spalte dieser Tabelle"),
    ("regions.toml", "military = 2\ndiplomacy = 4", "military = -2\ndiplomacy = 4", "regions.toml", "regions.europe.military",
     "edition-at-least", "is -2; it should be at least 0", "ist -2; richtig wäre mindestens 0"),
    ("setup.toml", "most = 5", "most = 4", "regions.toml", "regions.united-states.economy",
     "gp-edition-too-many-chips", "no more than 4 of a kind", "mehr als 4 einer Art"),
    ("setup.toml", "diplomacy = 30", "diplomacy = 18", "setup.toml", "supply.diplomacy",
     "gp-edition-supply", "is 18; the regions start with 19", "ist 18; die Regionen beginnen mit 19"),
    ("setup.toml", "politicians = 20", 'politicians = "20"', "setup.toml", "parties.politicians",
     "edition-no-number", "is '20'; it should be a whole number", "ist '20'; richtig wäre eine ganze Zahl"),
    ("setup.toml", "hand = 5", "hand = 19", "setup.toml", "parties.hand",
     "gp-edition-hand", "is 19; a party has 15 cards", "ist 19; eine Partei hat 15 Karten"),
    ("setup.toml", "count = 5", "count = 4", "setup.toml", "players[4]",
     "edition-twice", "has the same count as players[3]", "hat dasselbe in count wie players[3]"),
    ("setup.toml", "victory_points = 40", "victory_points = 0", "setup.toml", "players[1].victory_points",
     "edition-at-least", "is 0; it should be at least 1", "ist 0; richtig wäre mindestens 1"),
    ("setup.toml", "[markers]", "[marker]", "setup.toml", "marker",
     "edition-unknown-table", "is no table of global-powers; did you mean “markers”?", "ist keine Tabelle von global-powers"),
    ("setup.toml", 'provenance = "public"\nsource = "published lists of the box\'s contents"\n',
     'provenance = "rumour"\nsource = "published lists of the box\'s contents"\n', "setup.toml", "marker.provenance",
     "edition-not-one-of", "is 'rumour'; it should be one of seed", "ist 'rumour'; richtig wäre eines von seed"),
    ("cards.toml", 'effect = "assassinate"', 'effect = "asassinate"', "cards.toml", "cards.assassination.effect",
     "edition-not-one-of", "did you mean “assassinate”?", "war „assassinate“ gemeint?"),
    ("cards.toml", 'id = "sabotage"\neffect = "sabotage"', 'id = "sabotage"\neffect = "zeal"', "cards.toml", "cards",
     "gp-edition-only-one", "has more than one card of effect “zeal”", "hat mehr als eine Karte mit der Wirkung „zeal“"),
    ("cards.toml", '[[cards]]\nid = "transfer"\neffect = "transfer"\n', "", "en.ftl", "card-transfer",
     "edition-unused-text", "is used by nothing", "wird von nichts gebraucht"),
    ("de.ftl", "region-india = Indien\n", "", "de.ftl", "region-india",
     "edition-text-missing", "is missing; regions needs it", "fehlt; regions braucht ihn"),
    ("en.ftl", "global-powers-title", "global-power-title", "en.ftl", "global-powers-title",
     "edition-text-missing-always", "is missing; every edition needs it", "fehlt; jede Ausgabe braucht ihn"),
    ("de.ftl", "card-riots = Unruhen", "card-riots = Unruhen { $number }", "de.ftl", "card-riots",
     "edition-no-variables", "uses $number, but nothing is filled in", "benutzt $number, doch hier wird nichts"),
    ("en.ftl", "$option-zeal ->", "$option-zael ->", "en.ftl", "card-zeal-text",
     "edition-unknown-variable", "did you mean “option-zeal”?", "war „option-zeal“ gemeint?"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "faults"), [("globopolis", GLOBOPOLIS), ("global-powers", GLOBAL_POWERS)]
)
def test_all_of_many_faults_are_named_at_once(
    game: str, faults: list[tuple[str, ...]], tmp_path: Path
) -> None:
    assert len(faults) >= 25
    played = registry.game(game)
    changes = [(file, old, new) for file, old, new, *_rest in faults]
    house = house_of(played.edition.texts, tmp_path / "house", *changes)
    found = all_problems(house, played.schema, played.options)
    unnamed = [
        (file, key, text)
        for _where, _old, _new, file, key, text, english, german in faults
        if not any(_says(problem, file, key, text, english, german) for problem in found)
    ]
    assert unnamed == [], "\n".join([problem.say() for problem in found])
    with pytest.raises(EditionError) as unsound:
        load(house, played.schema)
    assert all(problem.say("de") in unsound.value.say("de") for problem in unsound.value.problems)


def _says(problem: Problem, file: str, key: str, text: str, english: str, german: str) -> bool:
    return (
        (problem.file, problem.key, problem.text) == (file, key, text)
        and english in problem.say("en")
        and german in problem.say("de")
    )


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_card_with_an_unknown_effect_is_never_played_as_another(
    game: str, tmp_path: Path
) -> None:
    """Neither an edition in a folder nor tables that nobody checked."""
    played: Any = registry.game(game)
    table, effect = {
        "globopolis": ("influence", "gain_eu"),
        "global-powers": ("cards", "assassinate"),
    }[game]
    change = (f"{table}.toml", f'effect = "{effect}"', 'effect = "conjure"')
    with pytest.raises(EditionError) as unsound:
        registry.with_edition(played, house_of(played.edition.texts, tmp_path / "house", change))
    assert [problem.text for problem in unsound.value.problems] == ["edition-not-one-of"]
    rows = tuple([{**row, "effect": "conjure"} for row in played.edition.tables[table]])
    tables = {**played.edition.tables, table: rows}
    with pytest.raises(ValueError, match="not in tuple"):
        played.with_edition(replace(played.edition, tables=tables, digest="unchecked")).new({}, 3)
