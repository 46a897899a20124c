"""The numbers the engine reckons with are those of the edition, in the order it counts on."""

from statecraft.globopolis import content
from statecraft.globopolis.content import CONTENT, EDITION, GUILD, NO_TITLE, TERRITORIES, TERRITORY

C = CONTENT


def test_resources_are_numbered_in_their_order() -> None:
    numbers = [getattr(content, name.upper()) for name in content.RESOURCES]
    assert numbers == list(range(len(content.RESOURCES)))


def test_titles_are_numbered_in_the_order_of_the_ring() -> None:
    territories = C.title_field[:TERRITORIES]
    guilds = C.title_field[TERRITORIES:]
    assert list(territories) == sorted(territories)
    assert list(guilds) == sorted(guilds)
    assert C.title_id[TERRITORIES:] == ("core-energy", "fresh-water", "wind-wave", "solar")


def test_fields_and_titles_point_to_one_another() -> None:
    for t, field in enumerate(C.title_field):
        assert C.field_title[field] == t
        assert C.field_id[field] == C.title_id[t]
        assert C.field_kind[field] == (TERRITORY if t < TERRITORIES else GUILD)
        assert C.quadrant[t] == field // 16
    untitled = [field for field, title in enumerate(C.field_title) if title == NO_TITLE]
    assert not {C.field_kind[field] for field in untitled} & {TERRITORY, GUILD}


def test_every_table_has_an_entry_for_each_title() -> None:
    for table in (C.title_id, C.value, C.group, C.quadrant, C.units, C.premium, C.fee):
        assert len(table) == content.TITLES
    assert all(len(units) == 5 for units in C.units)
    assert C.guild_stock == C.units[TERRITORIES:]


def test_groups_know_their_members() -> None:
    assert len(C.group_id) == content.GROUPS
    for group, members in enumerate(C.members):
        assert all(C.group[t] == group for t in members)


def test_bases_open_the_quadrants_and_usa_and_canada_are_known() -> None:
    assert C.bases == (0, 16, 32, 48)
    assert C.field_kind[C.teleport_field] == content.TELEPORT
    assert (C.title_id[C.usa], C.title_id[C.canada]) == ("usa", "canada")


def test_a_guild_s_rate_is_read_by_territories_held_and_second_guild() -> None:
    assert C.guild_rate[0] == ((5, 7), (6, 8), (7, 9))


def test_dice_are_read_by_what_they_show_and_by_agents_present() -> None:
    assert [C.academy[rolled] for rolled in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [C.infiltrator_polygon[agents] for agents in (1, 2, 3)] == [8, 10, 12]
    assert [C.owner_polygon[agents] for agents in range(4)] == [8, 10, 12, 12]


def test_the_decks_of_the_box() -> None:
    assert (len(C.ops), len(C.missions), len(C.influence)) == (21, 12, 32)
    opportunities = [card.opportunity for card in C.ops]
    assert opportunities == [True] * 12 + [False] * 9
    assert C.first_mission == 21
    assert C.ops_sorts == ((1 << 21) - 1, ((1 << 12) - 1) << 21)


def test_cards_carry_what_their_rows_say() -> None:
    for card, row in zip(C.influence, EDITION.tables["influence"], strict=True):
        assert (card.id, content.INFLUENCE_EFFECTS[card.effect]) == (row["id"], row["effect"])
        assert card.amount == row.get("amount", 0)
        assert ("resource" in row) == (card.resource != content.NO_RESOURCE)
    for op, row in zip(C.ops[12:], EDITION.tables["operations"], strict=True):
        assert content.OPERATION_EFFECTS[op.effect] == row["effect"]
    for mission, row in zip(C.missions, EDITION.tables["missions"], strict=True):
        assert content.MISSION_CONDITIONS[mission.condition] == row["condition"]
        assert mission.points == row.get("points", 0)


def test_every_word_of_the_vocabulary_is_on_some_card() -> None:
    assert {card.effect for card in C.influence} == set(range(len(content.INFLUENCE_EFFECTS)))
    # Conditions that are on none are there for own editions, and have tests of their own.
    printed = {content.MISSION_CONDITIONS[card.condition] for card in C.missions}
    unprinted = {"territories", "groups", "group_of", "super_developed"}
    assert printed.isdisjoint(unprinted)
    assert printed | unprinted == set(content.MISSION_CONDITIONS)
    used = {card.effect for card in C.ops if not card.opportunity}
    assert used == set(range(len(content.OPERATION_EFFECTS)))
