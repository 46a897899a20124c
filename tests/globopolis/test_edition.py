"""The reconstruction keeps within everything that is known of the box.

The numbered tests are the constraints on any reconstruction; the others are what the booklet prints.
Whether the numbers also make a good game is measured elsewhere.
"""

from itertools import product

import pytest

from statecraft.globopolis.content import (
    CONTENT,
    EDITION,
    ENERGY,
    FOOD,
    GROUPS,
    GUILD,
    GUILDS,
    INFLUENCE_FIELD,
    MARKET,
    MOONSHOT,
    NIA,
    NS,
    NSA,
    OPS_MISSION_FIELD,
    ORSS,
    SWITZERLAND,
    TELEPORT,
    TERRITORIES,
    TERRITORY,
    TITLES,
    UCP,
    WATER,
)

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
    # The Fresh Water Guild's 15 are printed, and Wind & Wave has as many.
    assert [sum(stock) for stock in C.guild_stock] == [8, 15, 15, 8]


def test_constraint_9_the_currency_of_the_box_suffices_for_five_players() -> None:
    for players in range(2, 6):
        assert all(players * dealt <= 30 for dealt in C.coins_dealt[players])


def test_constraint_10_the_limits_of_the_bank() -> None:
    assert C.developments_supply == 44
    assert (C.agents_in_colour, C.agents_at_start) == (20, 15)


def test_constraint_11_fees_and_rates_rise_and_can_be_paid() -> None:
    poorest = min(C.start_eu[2:])
    for t in range(TERRITORIES):
        undeveloped, developed, super_developed = C.fee[t]
        assert 0 < undeveloped < developed < super_developed <= poorest
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
    # "Generally" they win: more than half of them.
    assert 1 <= len(paying) < len(C.missions) / 2


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
    text = {
        row["id"]: known
        for table in ("titles", "guilds")
        for row, known in zip(EDITION.tables[table], EDITION.provenance[table], strict=True)
    }
    for title in ("new-zealand", "canada", "congo", "japan", "fresh-water"):
        assert text[title].kind == "seed"
    assert "15 and 20" in text["congo"].source
    assert "six units as printed" in text["japan"].source
    assert "repeats Congo" in text["wind-wave"].source
    assert text["brazil"].kind == "reconstruction"


def test_every_row_says_where_it_comes_from_in_both_languages() -> None:
    notes = {
        (known.source, known.source_de) for table in EDITION.provenance.values() for known in table
    }
    assert all(source and german and source != german for source, german in notes)
    assert (
        len({source for source, _ in notes}) == len({german for _, german in notes}) == len(notes)
    )


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
