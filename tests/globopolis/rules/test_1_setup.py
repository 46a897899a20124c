"""Set-up and the first turn (chapter 1)."""

import pytest

from globopolis.position import ANN, BEN, CAT, RED, TO_MOONSHOT, Play, field, fresh, title
from statecraft.core.chance.decks import set_of
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.question import Chance
from statecraft.core.options import BadOptions
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.struct import PlainValue
from statecraft.globopolis.board import LISTS, Board
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import BEAM, LEAVE_SURPLUS


def come_out(table: GlobopolisState, value: PlainValue) -> None:
    pending = table.pending()
    assert isinstance(pending, Chance)
    table.apply(Outcome(pending.id, value))


def dealt(*hands: tuple[str, ...]) -> GlobopolisState:
    """A table after the deal of titles."""
    table = fresh({"titles_dealt": len(hands[0])}, len(hands))
    come_out(table, tuple([set_of([title(name) for name in hand]) for hand in hands]))
    return table


@pytest.mark.rule("GB-1.1")
def test_the_world_has_its_fields_and_everything_is_counted() -> None:
    kinds = [CONTENT.field_kind.count(kind) for kind in range(11)]
    # Territories, Guilds, markets and Switzerland, two sorts of card fields, bases, four specials.
    assert kinds == [32, 4, 3, 1, 8, 8, 4, 1, 1, 1, 1]
    assert CONTENT.bases == (0, 16, 32, 48)
    table = dealt(("usa", "japan"), ("canada", "fresh-water"))
    for kind in range(5):
        out = sum(table.units[kind::5]) + sum(table.stock[kind::5])
        assert out + table.bank_units[kind] == CONTENT.units_supply[kind]
    assert sum(table.eu) + table.bank_eu == 10_000


@pytest.mark.rule("GB-1.2")
def test_everybody_begins_on_teleport_with_fifteen_agents() -> None:
    table = fresh({}, 4)
    assert table.governor == [field("teleport")] * 4
    assert table.score == [0] * 4
    assert (table.reserve, table.academy) == ([15] * 4, [5] * 4)


@pytest.mark.rule("GB-1.3")
@pytest.mark.parametrize(("players", "eu"), [(2, 250), (3, 200), (4, 150), (5, 150)])
def test_currency_by_the_number_of_players(players: int, eu: int) -> None:
    assert fresh({}, players).eu == [eu] * players


@pytest.mark.rule("GB-1.4")
def test_three_ops_three_influence_and_a_mission() -> None:
    table = fresh({"titles_dealt": 0}, 3)
    come_out(table, (set_of([0, 1, 2]), set_of([3, 4, 5]), set_of([6, 7, 8])))
    come_out(table, (set_of([0, 1, 2]), set_of([3, 4, 5]), set_of([6, 7, 8])))
    for card in (22, 23, 24):
        come_out(table, card)
    assert [hand.bit_count() for hand in table.ops.hands] == [4, 4, 4]
    assert [hand.bit_count() for hand in table.influence.hands] == [3, 3, 3]
    left = (len(CONTENT.ops) + len(CONTENT.missions) - 12, len(CONTENT.influence) - 9)
    assert (table.ops.size(), table.influence.size()) == left
    assert table.ops.known[RED] == table.ops.hands[RED]


@pytest.mark.rule("GB-1.5", "GB-10.1")
def test_without_agents_cards_about_them_are_out() -> None:
    table = fresh({"agents": False, "titles_dealt": 0}, 3)
    assert table.influence.gone == set_of([5, 21, 22, 23])
    assert table.ops.gone == set_of([18, 31])
    assert (table.reserve, table.academy) == ([0] * 3, [20] * 3)
    assert table.influence.known[RED] == table.influence.gone


@pytest.mark.rule("GB-1.6")
@pytest.mark.parametrize(("players", "titles"), [(2, 10), (3, 7), (4, 5), (5, 4)])
def test_titles_by_the_number_of_players(players: int, titles: int) -> None:
    table = fresh({}, players)
    cards = list(range(titles * players))
    come_out(table, tuple([set_of(cards[n::players]) for n in range(players)]))
    assert [table.owner.count(holder) for holder in table.all_holders()] == [titles] * players


@pytest.mark.rule("GB-1.7")
@pytest.mark.parametrize("options", [{"titles_dealt": 8}, {"missions_dealt": 3}])
def test_more_than_there_is_cannot_be_dealt(options: dict[str, PlainValue]) -> None:
    with pytest.raises(BadOptions):
        fresh(options, 5)


@pytest.mark.rule("GB-1.7", "GB-10.7")
def test_just_enough_can_be_dealt() -> None:
    # Without agents 20 OPs cards are left for five players.
    table = fresh({"influence_dealt": 5, "ops_dealt": 4, "agents": False}, 5)
    about_agents = [card for card in CONTENT.influence if card.agents]
    assert table.influence.pool.bit_count() == len(CONTENT.influence) - len(about_agents)


@pytest.mark.rule("GB-1.8", "GB-5.7")
def test_the_booklets_sum_of_eleven() -> None:
    table = dealt(("wind-wave", "canada", "congo", "japan"), ("usa", "iran", "poland", "kenya"))
    assert table.score[RED] == 4 + 3 + 1 + 3 == 11
    assert table.units[title("wind-wave") * 5 :][:5] == [7, 0, 8, 0, 0]
    assert table.units[title("japan") * 5 :][:5] == [1, 0, 1, 2, 2]


@pytest.mark.rule("GB-1.9", "GB-5.4")
def test_more_than_two_of_a_kind_go_to_personal_stock() -> None:
    table = dealt(("australia", "south-africa"), ("usa", "iran"))
    # Australia and South Africa have three energy each.
    assert table.units[title("australia") * 5 :][:5] == [0, 2, 2, 2, 0]
    assert table.units[title("south-africa") * 5 :][:5] == [0, 1, 2, 2, 1]
    assert table.stock[:5] == [0, 0, 2, 0, 0]


@pytest.mark.rule("GB-1.9")
def test_the_surplus_of_the_deal_may_be_laid_back_before_the_first_teleport() -> None:
    play = Play(start=False, titles_dealt=2)
    hands = [("australia", "south-africa"), ("usa", "iran"), ("congo", "tanzania")]
    dealt_titles = tuple([set_of([title(name) for name in names]) for names in hands])
    play.take(Outcome(play.chance("titles").id, dealt_titles))
    play.take(Outcome(play.chance("first").id, (6, 1, 1)))
    assert play.legal(ANN, "teleport") == [BEAM, LEAVE_SURPLUS]
    assert len(play.notes(ANN, LEAVE_SURPLUS)) == 2
    play.do(ANN, LEAVE_SURPLUS)
    assert play.units("australia") == [0, 2, 3, 2, 0]
    assert (play.units("south-africa"), play.stock_of(RED)) == ([0, 1, 3, 2, 1], [0] * 5)
    assert play.refused(ANN, LEAVE_SURPLUS) == "ST-1.4"
    # Whoever just teleports leaves it in Personal Stock; who has none is not offered the choice.
    play.come_out(*TO_MOONSHOT).do(BEN, BEAM)
    assert play.units("usa") == [0, 2, 2, 2, 1]
    play.take(Outcome(play.chance().id, TO_MOONSHOT))
    assert play.legal(CAT, "teleport") == [BEAM]


@pytest.mark.rule("GB-1.10")
def test_the_highest_roll_goes_first_and_ties_roll_again() -> None:
    play = Play(start=False).come_out(5, 2, 5)
    assert play.chance("first").distribution == Dice((6, 6))
    play.come_out(1, 4)
    assert play.texts() == ["gb-event-first", "event-turn"]
    assert play.table.first == CAT
    play.come_out(*TO_MOONSHOT)
    assert play.table.turn == ANN


@pytest.mark.rule("GB-1.10")
def test_lots_decide_after_ten_ties() -> None:
    play = Play(start=False).come_out(3, 3, 1)
    for _ in range(9):
        play.come_out(2, 2)
    play.take(Outcome(play.chance("first").id, 1))
    assert play.table.first == BEN


@pytest.mark.rule("GB-1.11")
def test_the_first_turn_is_a_teleport_resolved_in_full() -> None:
    play = Play(start=False).come_out(6, 1, 1)
    play.do(ANN, BEAM)
    assert play.chance("teleport").distribution == Dice((8, 20))
    play.come_out(3, 4)  # the third base behind TELEPORT! is Orient: on to the NIA
    play.come_out(5)
    assert play.table.reserve[RED] == 18
    assert play.kinds() == [(ANN, "roll")]
    play.move(ANN, 1)
    assert play.owner("poland") == RED
    play.do(BEN, BEAM)
    assert play.chance("teleport").address[0] == BEN


@pytest.mark.rule("GB-1.12")
def test_everything_but_faces_of_cards_is_public() -> None:
    play = Play().hold_influence(RED, "immunity")
    seen, own = play.table.view(BEN).board, play.table.view(ANN).board
    assert isinstance(seen, Board)
    assert isinstance(own, Board)
    assert [getattr(seen, row) for row in LISTS] == [getattr(own, row) for row in LISTS]
    assert seen.eu == (200, 200, 200)
    assert own.influence != seen.influence
