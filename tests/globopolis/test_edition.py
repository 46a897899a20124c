"""The reconstruction keeps within everything that is known of the box.

The numbered tests are the constraints on any reconstruction; the others are what the booklet prints.
Whether the numbers also make a good game is measured elsewhere.
"""

import re
import shutil
from fractions import Fraction
from itertools import product
from math import comb
from pathlib import Path
from types import SimpleNamespace

import pytest

from statecraft.cli.edition import all_problems
from statecraft.cli.games import Found
from statecraft.core.edition import EditionError, check, load
from statecraft.globopolis.content import (
    CONQUESTS,
    CONTENT,
    DEVELOPED,
    EDITION,
    ENERGY,
    FOOD,
    GROUPS,
    GUILD,
    GUILDS,
    HAVE_EU,
    INFLUENCE_FIELD,
    MARKET,
    MOONSHOT,
    NIA,
    NS,
    NSA,
    OPS_MISSION_FIELD,
    ORSS,
    OWN_GROUP_OF,
    OWN_GROUPS,
    OWN_TERRITORIES,
    PER_QUADRANT,
    RESOURCE_UNITS,
    SUPER_DEVELOPED,
    SWITZERLAND,
    TELEPORT,
    TERRITORIES,
    TERRITORY,
    TITLES,
    UCP,
    WATER,
    Content,
)
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.locale import LANGUAGES, Language, Texts

FOLDER = EDITION.texts
C = CONTENT
TITLE = {id: t for t, id in enumerate(C.title_id)}
GROUP = {id: g for g, id in enumerate(C.group_id)}
GUILD_AT = {id: i for i, id in enumerate(C.title_id[TERRITORIES:])}
SPECIALS = (TELEPORT, NSA, NIA, MOONSHOT)


def quadrants_of(group: int) -> set[int]:
    return {C.quadrant[t] for t in C.members[group]}


# The constraints, by number.


def test_constraint_1_each_quadrant_has_the_same_make_up() -> None:
    assert len(C.field_kind) == 64
    for quadrant in range(4):
        kinds = C.field_kind[16 * quadrant : 16 * quadrant + 16]
        assert kinds[0] == ORSS
        assert kinds.count(ORSS) == 1
        assert kinds.count(TERRITORY) == 8
        assert kinds.count(OPS_MISSION_FIELD) == 2
        assert kinds.count(INFLUENCE_FIELD) == 2
        assert kinds.count(MARKET) + kinds.count(SWITZERLAND) == 1
        assert kinds.count(GUILD) == 1
        assert sum([kinds.count(special) for special in SPECIALS]) == 1
    assert all(C.field_kind.count(special) == 1 for special in SPECIALS)


def test_constraint_2_one_group_of_four_six_of_three_five_of_two() -> None:
    sizes = [len(members) for members in C.members]
    assert sorted(sizes) == [2] * 5 + [3] * 6 + [4]
    assert len(C.members[GROUP["australia-new-zealand"]]) == 2


def test_constraint_3_guilds_are_no_territories_of_their_group() -> None:
    assert sorted([t for members in C.members for t in members]) == list(range(TERRITORIES))


def test_constraint_4_a_guild_lies_with_its_pair_and_only_north_america_straddles() -> None:
    for i, pair in enumerate(C.associated):
        assert len(pair) == 2
        assert {C.quadrant[t] for t in pair} == {C.quadrant[TERRITORIES + i]}
    straddling = [g for g in range(GROUPS) if len(quadrants_of(g)) > 1]
    assert straddling == [GROUP["north-america"]]
    # The last territory before a base and the first behind it, since they may attack one another.
    assert (C.title_field[C.canada], C.title_field[C.usa]) == (15, 17)
    assert C.group[C.canada] == C.group[C.usa] == GROUP["north-america"]


def test_constraint_5_each_quadrant_has_a_territory_of_value_3_or_4() -> None:
    assert {C.quadrant[t] for t in range(TERRITORIES) if C.value[t] >= 3} == {0, 1, 2, 3}


def test_constraint_6_units_and_premiums_follow_the_value() -> None:
    for t in range(TERRITORIES):
        value = C.value[t]
        assert 1 <= value <= 4
        # Japan's printed table has six units, and stays as printed.
        assert sum(C.units[t]) == 2 * value + (0 if C.title_id[t] == "japan" else 1)
        assert C.premium[t] == (5 * value, 5 * value + 5)
        assert 0 in C.units[t], "as on each printed title, at least one kind is lacking"


def test_constraint_7_wind_and_wave_deals_in_water_and_energy() -> None:
    assert C.guild_resources[GUILD_AT["wind-wave"]] == (WATER, ENERGY)
    assert C.guild_resources[GUILD_AT["fresh-water"]] == (WATER,)
    assert C.guild_resources[GUILD_AT["core-energy"]] == (ENERGY,)
    assert C.guild_resources[GUILD_AT["solar"]] == (ENERGY,)


def test_constraint_8_275_units_suffice_for_all_titles_and_the_markets() -> None:
    assert sum(C.units_supply) == 275
    printed = [sum([C.units[t][kind] for t in range(TITLES)]) for kind in range(5)]
    left = [supply - used for supply, used in zip(C.units_supply, printed, strict=True)]
    assert all(number >= 0 for number in left)
    assert all(number >= C.developments_supply for number in C.units_supply)
    # Markets and the academy go on selling what is left of these three.
    assert all(left[kind] >= 10 for kind in (FOOD, UCP, NS))
    assert sum([sum(stock) for stock in C.guild_stock]) == 60


def test_constraint_9_the_currency_suffices_for_five_players() -> None:
    assert sum(C.coins_supply) == 120
    for players in range(2, 6):
        for dealt, there_are in zip(C.coins_dealt[players], C.coins_supply, strict=True):
            assert players * dealt <= there_are


def test_constraint_10_the_limits_of_the_bank() -> None:
    assert C.developments_supply == 44
    assert 5 * C.base_plates == 75
    assert (C.agents_in_colour, C.agents_at_start) == (20, 15)


def test_constraint_11_fees_and_rates_rise_and_can_be_paid() -> None:
    poorest = min(C.start_eu[2:])
    for t in range(TERRITORIES):
        undeveloped, developed, super_developed = C.fee[t]
        assert 0 < undeveloped < developed < super_developed < poorest / 2
        assert undeveloped <= C.passing_eu
        for other in range(TERRITORIES):
            if C.value[t] < C.value[other]:
                assert all(one < two for one, two in zip(C.fee[t], C.fee[other], strict=True))
    for rate in C.guild_rate:
        assert rate[0][0] == C.unit_price == 5
        assert rate[0][0] < rate[1][0] < rate[2][0]
        assert all(alone < with_second for alone, with_second in rate)


def test_constraint_12_every_group_attacks_and_is_attacked_equally_often() -> None:
    opportunities = [card for card in C.ops if card.opportunity]
    assert (len(opportunities), len(C.ops)) == (12, 21)
    for card in opportunities:
        assert card.targets.bit_count() == card.origins.bit_count() == 3
        assert not card.targets & card.origins
    for group in range(GROUPS):
        assert sum([card.targets >> group & 1 for card in opportunities]) == 3
        assert sum([card.origins >> group & 1 for card in opportunities]) == 3


def test_constraint_13_most_missions_win_and_some_pay_points() -> None:
    paying = [card for card in C.missions if card.points]
    assert len(C.missions) == 12
    assert 1 <= len(paying) <= 3


# What the booklet prints.


@pytest.mark.parametrize(
    ("title", "value", "units", "premium"),
    [
        ("new-zealand", 2, (1, 1, 1, 2, 0), (10, 15)),
        ("canada", 3, (3, 2, 0, 1, 1), (15, 20)),
        ("congo", 1, (0, 0, 1, 1, 1), (5, 10)),
        ("japan", 3, (1, 0, 1, 2, 2), (15, 20)),
        ("fresh-water", 4, (15, 0, 0, 0, 0), (0, 0)),
        ("wind-wave", 4, (7, 0, 8, 0, 0), (0, 0)),
    ],
)
def test_sample_titles_are_as_printed(
    title: str, value: int, units: tuple[int, ...], premium: tuple[int, ...]
) -> None:
    t = TITLE[title]
    assert (C.value[t], C.units[t], C.premium[t]) == (value, units, premium)


def test_the_worked_sum_of_points_is_11() -> None:
    hand = ("wind-wave", "canada", "congo", "japan")
    assert sum([C.value[TITLE[title]] for title in hand]) == 11


def test_a_doubtful_figure_stays_in_the_provenance() -> None:
    said = {
        row["id"]: known
        for table in ("titles", "guilds")
        for row, known in zip(EDITION.tables[table], EDITION.provenance[table], strict=True)
    }
    for title in ("new-zealand", "canada", "congo", "japan", "fresh-water"):
        assert said[title].kind == "seed"
    assert "15 and 20" in said["congo"].source
    assert "six units as printed" in said["japan"].source
    assert "repeats Congo" in said["wind-wave"].source
    assert said["brazil"].kind == "reconstruction"


def test_every_row_says_where_it_comes_from() -> None:
    for table in EDITION.provenance.values():
        assert all(known.source for known in table)


def test_the_certain_names_are_in_their_groups() -> None:
    for group, titles in {
        "alaska-nunavut": {"alaska", "nunavut"},
        "north-america": {"usa", "canada"},
        "australia-new-zealand": {"australia", "new-zealand"},
        "southeast-asia": {"japan"},
        "saudi-arabia-iran": {"saudi-arabia", "iran"},
        "southern-africa": {"tanzania", "south-africa"},
        "central-africa": {"congo"},
        "scandinavia": {"sweden", "norway"},
        "western-europe": {"england"},
        "north-africa-turkey": {"turkey"},
    }.items():
        assert titles <= {C.title_id[t] for t in C.members[GROUP[group]]}
    assert not {"israel", "russia", "india", "switzerland", "iceland"} & set(C.title_id)
    assert max(C.units[TITLE["australia"]]) >= 3, "it illustrates extras that go to the stock"


def test_guilds_have_their_founders_as_associated_territories() -> None:
    associated = {
        C.title_id[TERRITORIES + i]: {C.title_id[t] for t in C.associated[i]} for i in range(GUILDS)
    }
    assert associated == {
        "core-energy": {"alaska", "nunavut"},
        "solar": {"saudi-arabia", "iran"},
        "wind-wave": {"tanzania", "south-africa"},
        "fresh-water": {"sweden", "norway"},
    }
    assert all(C.value[t] == 4 for t in range(TERRITORIES, TITLES))


def test_set_up_is_as_printed() -> None:
    assert C.victory_mark[2:] == (150, 125, 100, 75)
    assert C.titles_dealt[2:] == (10, 7, 5, 4)
    assert C.start_eu[2:] == (250, 200, 150, 150)
    assert (C.missions_dealt, C.influence_dealt, C.ops_dealt, C.hand_limit) == (1, 3, 3, 3)


def test_markets_are_as_printed() -> None:
    sold = {C.field_id[field]: kinds for field, kinds in C.market_resources.items()}
    assert sold == {"israel": (FOOD,), "russia": (UCP, NS), "india": (FOOD, UCP)}
    assert (C.market_price, C.market_dice) == (5, 2)
    assert (C.switzerland_eu, C.switzerland_points) == (10, 5)


def test_teleporting_is_fair_to_bases_and_favours_the_four_fields_behind_them() -> None:
    behind = [base for base in C.bases if base > C.teleport_field]
    first = C.bases.index(behind[0])
    landed = [0] * 64
    for bases, fields in product(range(1, 9), range(1, 21)):
        base = C.bases[(first + bases - 1) % 4]
        landed[(base + fields) % 64] += 1
    for quadrant in range(4):
        around = landed[16 * quadrant : 16 * quadrant + 16]
        assert around == [2, 4, 4, 4, 4] + [2] * 11


def test_neighbouring_fields_are_not_of_the_same_kind_unless_territories() -> None:
    cards = (OPS_MISSION_FIELD, INFLUENCE_FIELD)
    for field, kind in enumerate(C.field_kind):
        following = C.field_kind[(field + 1) % 64]
        if kind != TERRITORY:
            assert following != kind
            assert not (kind in cards and following in cards)
            assert not (kind in SPECIALS and following in (MARKET, SWITZERLAND, GUILD))


# Cards.


def test_each_pair_of_groups_of_different_quadrants_meets_on_one_opportunity_each_way() -> None:
    home = [max(quadrants_of(group)) for group in range(GROUPS)]
    for origin, target in product(range(GROUPS), repeat=2):
        met = [
            card
            for card in C.ops
            if card.opportunity and card.origins >> origin & 1 and card.targets >> target & 1
        ]
        assert len(met) == (home[origin] != home[target])


def test_the_market_shuttle_and_the_mission_of_20_points_exist() -> None:
    assert (
        Texts("en", extra=[FOLDER]).say("influence-market-shuttle") == "Off to the Market Shuttle"
    )
    mission = next(card for card in C.missions if card.condition == PER_QUADRANT)
    assert (mission.amount, mission.min_value, mission.points) == (1, 3, 20)
    place = C.missions.index(mission)
    assert EDITION.provenance["missions"][place].kind == "public"


def test_enough_influence_is_left_without_the_cards_about_agents() -> None:
    about_agents = [card for card in C.influence if card.agents]
    assert len(C.influence) == 32
    assert len(about_agents) >= 6
    assert len(C.influence) - len(about_agents) > 5 * C.influence_dealt


def dealt_four_corners(hand: int) -> Fraction:
    """The chance that a hand of titles has a territory of value 3 or more in each quadrant."""
    high = [
        sum([C.quadrant[t] == quadrant and C.value[t] >= 3 for t in range(TERRITORIES)])
        for quadrant in range(4)
    ]
    hands = 0
    for missing in product((False, True), repeat=4):
        without = TITLES - sum([number for number, gone in zip(high, missing, strict=True) if gone])
        hands += (-1) ** sum(missing) * comb(without, hand)
    return Fraction(hands, comb(TITLES, hand))


@pytest.mark.parametrize(("hand", "percent"), [(4, 0.1), (5, 0.5), (7, 2.9), (10, 11.4)])
def test_the_mission_of_20_points_is_seldom_met_by_the_deal_alone(
    hand: int, percent: float
) -> None:
    assert round(100 * float(dealt_four_corners(hand)), 1) == percent


def dealt_whole_groups(hand: int, wanted: int) -> Fraction:
    """The chance that a hand of titles has so many whole groups."""
    ways = {(0, 0): 1}  # (titles taken, whole groups) -> in how many ways
    for size in [len(members) for members in C.members] + [1] * GUILDS:
        counts = size > 1
        grown: dict[tuple[int, int], int] = {}
        for (taken, whole), number in ways.items():
            for more in range(size + 1):
                key = (taken + more, whole + (counts and more == size))
                grown[key] = grown.get(key, 0) + number * comb(size, more)
        ways = grown
    met = sum([n for (taken, whole), n in ways.items() if taken == hand and whole >= wanted])
    return Fraction(met, comb(TITLES, hand))


def test_no_deal_wins_the_game_by_itself() -> None:
    """What can be met without a move at all is met in less than one deal of a thousand."""
    most = max(C.titles_dealt)
    for card in C.missions:
        if card.points:
            continue
        if card.condition == OWN_GROUPS:
            assert dealt_whole_groups(most, card.amount) < Fraction(1, 1000)
        elif card.condition == OWN_GROUP_OF:
            needed = sum([len(C.members[g]) for g in range(GROUPS) if card.groups >> g & 1])
            hands = Fraction(comb(TITLES - needed, most - needed), comb(TITLES, most))
            assert hands < Fraction(1, 1000)
        elif card.condition == OWN_TERRITORIES:
            assert card.amount > most
        elif card.condition == HAVE_EU:
            assert card.amount > max(C.start_eu)
        elif card.condition == RESOURCE_UNITS:
            assert card.amount > sum([C.units[t][card.resource] for t in range(TERRITORIES)])
        else:
            assert card.condition in (DEVELOPED, SUPER_DEVELOPED, CONQUESTS)


# Texts.

NUMBERS = {
    "en": ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "de": ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
}
EIGHTEEN = {"en": "eighteen", "de": "achtzehn"}


def mentions(text: str, number: int, lang: Language) -> bool:
    if re.search(rf"\b{number}\b", text):
        return True
    word = EIGHTEEN[lang] if number == 18 else NUMBERS[lang][number - 1] if number <= 10 else "?"
    return re.search(rf"\b{word}", text.lower()) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_has_its_words(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    keys = [f"field-{id}" for id in C.field_id]
    keys += [f"title-{id}" for id in C.title_id]
    keys += [f"group-{id}" for id in C.group_id]
    for sort, ids in (
        ("ops", [card.id for card in C.ops]),
        ("mission", [card.id for card in C.missions]),
        ("influence", [card.id for card in C.influence]),
    ):
        keys += [f"{sort}-{id}{part}" for id in ids for part in ("", "-text")]
    for key in keys:
        assert texts.say(key).strip()
    for names in (C.title_id, C.group_id):
        said = [texts.say(f"{'title' if names is C.title_id else 'group'}-{id}") for id in names]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_are_called_the_same(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    said = [texts.say(f"ops-{card.id}") for card in C.ops]
    said += [texts.say(f"mission-{card.id}") for card in C.missions]
    said += [texts.say(f"influence-{card.id}") for card in C.influence]
    assert len(set(said)) == 65


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_their_numbers(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    for card in C.influence:
        if card.amount:
            assert mentions(texts.say(f"influence-{card.id}-text"), card.amount, lang), card.id
    for op in C.ops:
        if op.amount:
            assert mentions(texts.say(f"ops-{op.id}-text"), op.amount, lang), op.id
    for mission in C.missions:
        text = texts.say(f"mission-{mission.id}-text")
        for number in (mission.amount, mission.min_value, mission.points):
            if number > 1:
                assert mentions(text, number, lang), mission.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_opportunities_name_their_groups(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    for row in EDITION.tables["opportunities"]:
        text = texts.say(f"ops-{row['id']}-text")
        named = [texts.say(f"group-{group}") for group in (*row["targets"], *row["origins"])]
        places = [text.index(name) for name in named]
        assert places == sorted(places)


# The check of editions.


def test_the_edition_passes_the_check_that_anybody_can_run() -> None:
    game = SimpleNamespace(schema=SCHEMA)
    found = Found("globopolis", "statecraft.globopolis", FOLDER.parent, game)
    assert all_problems(FOLDER, found) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the edition, to be changed."""
    return Path(shutil.copytree(FOLDER, tmp_path / "house"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text(encoding="utf-8")
    assert old in content
    (folder / file).write_text(content.replace(old, new, 1), encoding="utf-8")


def test_a_house_edition_is_loaded_beside_the_printed_one(house: Path) -> None:
    change(house, "setup.toml", "victory_mark = 100", "victory_mark = 60")
    changed = Content(load(house, SCHEMA))
    assert changed.victory_mark[4] == 60
    assert changed.digest != C.digest
    assert changed.units == C.units


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "board.toml",
            'id = "australia"',
            'id = "atlantis"',
            "titles.australia.id: names 'australia', which is not in fields",
        ),
        (
            "board.toml",
            'kind = "nsa"',
            'kind = "nia"',
            "has 0 of the kind 'nsa'; it should have 1",
        ),
        ("board.toml", 'kind = "switzerland"', 'kind = "market"', "has 4 markets"),
        ("board.toml", 'kind = "orss"', 'kind = "influence"', "O.R.S.S. bases at 0, 16, 32 and 48"),
        ("board.toml", 'kind = "guild"', 'kind = "territory"', "differs from the guild fields"),
        (
            "titles.toml",
            'group = "alaska-nunavut"',
            'group = "scandinavia"',
            "has 1 territories; it should have at least 2",
        ),
        (
            "guilds.toml",
            'group = "scandinavia"',
            'group = "western-europe"',
            "has 4 Associated Territories; it should have 2",
        ),
        ("markets.toml", 'id = "israel"', 'id = "egypt"', "is no market of board.toml"),
        ("setup.toml", "titles = 10", "titles = 18\n", None),
        ("setup.toml", "titles = 7", "titles = 13", "deals more than the 36 titles there are"),
        ("setup.toml", "at_start = 15", "at_start = 21", "is more than there are in a colour"),
        (
            "ops.toml",
            'effect = "fewer_dice"\namount = 1',
            'effect = "fewer_dice"',
            "amount: is missing: effect is 'fewer_dice'",
        ),
        ("ops.toml", "agents = true", "", "agents: does not fit effect 'no_agents'"),
        (
            "ops.toml",
            '"scandinavia"]\norigins',
            '"central-africa"]\norigins',
            "names a group twice",
        ),
        (
            "ops.toml",
            'id = "reserve-battalion"',
            'id = "long-reach"',
            "is already an opportunity",
        ),
        (
            "missions.toml",
            "min_value = 3",
            'resource = "water"',
            "resource: is of no use: condition is 'per_quadrant'",
        ),
        (
            "influence.toml",
            'timing = "reply"',
            'timing = "my_turn"',
            "is 'my_turn'; effect 'double_conference' is for 'reply'",
        ),
        (
            "influence.toml",
            'target = "player"',
            'target = "own_guild"',
            "should be 'player', as effect 'take_eu' has it",
        ),
        ("de.ftl", "title-congo = Kongo\n", "", "title-congo: is missing; titles needs it"),
    ],
)
def test_the_check_names_what_is_wrong(
    house: Path, file: str, old: str, new: str, told: str | None
) -> None:
    change(house, file, old, new)
    problems = [str(problem) for problem in check(house, SCHEMA)]
    if told is None:
        assert problems == []
        return
    assert any(told in problem for problem in problems), problems
    with pytest.raises(EditionError):
        load(house, SCHEMA)


def test_usa_and_canada_cannot_be_renamed_away(house: Path) -> None:
    for file in ("board.toml", "titles.toml"):
        change(house, file, 'id = "canada"', 'id = "kanata"')
    for lang in LANGUAGES:
        change(house, f"{lang}.ftl", "title-canada", "title-kanata")
        change(house, f"{lang}.ftl", "field-canada = { title-canada }", "field-kanata = Kanata")
    problems = [str(problem) for problem in check(house, SCHEMA)]
    assert problems == ["titles.toml: canada: is missing; the rules name it"]
