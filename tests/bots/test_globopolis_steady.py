"""The steady player of Globopolis: legal, better than the novice, honest, and able to say why."""

from collections import Counter

import pytest

from globopolis.position import ANN, BEN, BLUE, CAT, FULL, GREEN, RED, TWICE, Play, mission, title
from statecraft import bots
from statecraft.bots.globopolis.steady.answers import ranked
from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.bots.globopolis.steady.ring import RING
from statecraft.bots.globopolis.steady.routes import Routes
from statecraft.bots.globopolis.steady.steady import REASONS
from statecraft.bots.globopolis.steady.win_chances import win_chances
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, Handle, Player
from statecraft.core.engine.sealed import PASS
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.events import Note
from statecraft.core.record.record import new_header
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.action import Action
from statecraft.globopolis.content import TERRITORY
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import ALL_FIELDS, Eu
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    AGREE,
    DECLINE,
    END_OPTIONS,
    Attack,
    Develop,
    Lend,
    PayConference,
    Roll,
    SellPoints,
    SendUnits,
)
from statecraft.lab.run.simulation import Plan, simulate
from statecraft.locale import LANGUAGES, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry

UNRANKED = ("answer-offer",)
"""A counter-offer is one of the offers it remembers."""


def steady(seat: Seat, seed: int = 5) -> Player:
    return bots.make("steady", "globopolis", seed, seat)


def chosen(play: Play, seat: Seat, kind: str = "") -> Action | None:
    return steady(seat).choose(Handle(play.table, play.asked(seat, kind)))


def reason(play: Play, seat: Seat, kind: str = "") -> Note:
    handle = Handle(play.table, play.asked(seat, kind))
    bot = steady(seat)
    action = bot.choose(handle)
    assert isinstance(bot, bots.Explains)
    assert action is not None
    return bot.explain(handle, action)


# Whole games.


class Watched:
    """A steady player whose answers are checked and counted."""

    def __init__(self, seat: int) -> None:
        self.bot = steady(Seat(seat))
        self.answers: Counter[tuple[int, str]] = Counter()
        self.offers: list[tuple[int, Action]] = []

    def choose(self, handle: Handle) -> Action | None:
        action = self.bot.choose(handle)
        if action is not None:
            turn = handle.view().turns
            self.answers[(turn, handle.question.kind)] += 1
            if isinstance(action, MakeOffer):
                assert action not in [made for at, made in self.offers if at > turn - 12]
                self.offers.append((turn, action))
            assert handle.legal().why_not(action) is None
            assert isinstance(self.bot, bots.Explains)
            assert self.bot.explain(handle, action).text.startswith(
                ("hint-", "gb-hint-", "gp-hint-")
            )
        return action


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"agents": False},
        {"learning": True, "title_draft": True},
        {"guild_guard": True, "orss": "any", "free_direction": True},
        {"neighbours_help": True, "common_defence": True, "hand_limit": 5},
        {"box_limits": True, "common_aggression": True, "assistance_moves_units": True},
        {"roll_cap": 1, "phase_inputs": 4},
    ],
)
def test_plays_whole_games_legally_and_dawdles_nowhere(options: dict[str, object]) -> None:
    players = [Watched(seat) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {**options, "round_limit": 9}, range(3)))
    Driver(session, players, SeededLuck(7)).play()
    for player in players:
        # No question is answered over and over: agents, units and offers all come to an end.
        assert max(player.answers.values()) < 60


def test_wins_against_random_players_and_against_novices() -> None:
    for other, wins in (("random", 6), ("novice", 4)):
        plan = Plan("statecraft.globopolis", (0, 1, 2, 3), ("steady", *[other] * 3), {}, 6, 11)
        assert simulate(plan)["wins"][0] >= wins


def test_chooses_alike_in_the_same_position_and_finishes_other_games() -> None:
    plan = Plan("statecraft.globopolis", (0, 1, 2, 3), ("steady", "novice"), {}, 1, 9)
    assert simulate(plan)["digest"] == simulate(plan)["digest"]
    assert simulate(Plan("harbour", (0, 1, 2), ("steady",), {}, 2, 1))["finished"] == 2


def test_chooses_by_what_its_seat_sees_alone() -> None:
    """The same answer on another table that looks the same from its seat."""
    players = [bots.make("novice", "globopolis", 5, Seat(seat)) for seat in range(4)]
    session = Session(GAME, new_header(GAME, {}, range(4)))
    driver = Driver(session, players, SeededLuck(11))
    compared = 0
    for step in range(900):
        if driver.step() is None:
            break
        questions = session.state.questions()
        if step % 9 or not questions:
            continue
        question = questions[0]
        handle = Handle(session.state, question)
        other = handle.determinise(SeededLuck(step).stream("another"))
        again = next(q for q in other.questions() if q.id == question.id)
        seat = question.seat
        assert steady(seat).choose(handle) == steady(seat).choose(Handle(other, again))
        compared += 1
    assert compared > 40


def test_its_ranking_begins_with_what_it_chooses_and_holds_nothing_illegal() -> None:
    class Ranking(Watched):
        def choose(self, handle: Handle) -> Action | None:
            action = super().choose(handle)
            legal = handle.legal()
            if handle.question.kind not in UNRANKED and (len(legal) > 1 or legal.domains()):
                rows = ranked(handle)
                assert all(choice is None or choice in legal for _gain, choice in rows)
                # It remembers the offers it has made, a ranking does not.
                offers = [choice for _gain, choice in rows if isinstance(choice, MakeOffer)]
                rest = [choice for _gain, choice in rows if not isinstance(choice, MakeOffer)]
                assert action in (*offers, rest[0]) if offers else action == rest[0]
                if handle.question.kind != "options":
                    assert [gain for gain, _choice in rows] == sorted(
                        [gain for gain, _choice in rows], reverse=True
                    )
                seen.add(handle.question.kind)
            return action

    seen: set[str] = set()
    players = [Ranking(seat) for seat in range(3)]
    session = Session(GAME, new_header(GAME, {"round_limit": 5}, range(3)))
    Driver(session, players, SeededLuck(3)).play()
    assert {"options", "roll", "agents", "foreign-territory"} <= seen


def test_every_reason_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        texts = Texts(language, extra=registry.texts_of(GAME, language))
        speaker = Speaker(texts, GAME, ["Ann"], [0])
        for reason in {*REASONS.values(), "gb-hint-steady", "gb-hint-enough"}:
            said = speaker.say(Note(reason, {"eu": 51, "chance": 71}))
            assert "{" not in said
            assert "EU EU" not in said


def test_a_hint_says_how_likely_an_attack_is_and_what_a_level_gains() -> None:
    play = Play().own(RED, "spain", units=(1, 0, 0, 0, 2)).own(BLUE, "germany").purse(RED, 60)
    play.land(ANN, "germany")
    note = reason(play, ANN)
    assert note.text == "gb-hint-odds"
    assert 50 < int(str(note.values["chance"])) < 100
    note = reason(Play().own(RED, "germany", units=FULL).purse(RED, 50), ANN, "options")
    assert note.text == "gb-hint-level"
    assert 5 <= int(str(note.values["eu"])) <= 60


# What it does where one thing is plainly best.


def test_brings_a_set_together_and_develops() -> None:
    play = (
        Play().own(RED, "germany", units=(1, 1, 1, 1, 0)).purse(RED, 50).stock(RED, 0, 0, 0, 0, 1)
    )
    action = chosen(play, ANN, "options")
    assert (action.VERB if action else "") == "allocate"
    assert action is not None
    play.do(ANN, action)
    assert chosen(play, ANN, "options") == Develop(title("germany"))


def test_sells_points_for_a_level_it_could_not_pay() -> None:
    play = Play().own(RED, "germany", units=FULL).purse(RED, 0).score(RED, 20)
    assert chosen(play, ANN, "options") == SellPoints(4)
    play.score(RED, 0)
    assert not isinstance(chosen(play, ANN, "options"), SellPoints | Develop)


def test_attacks_with_good_odds_and_pays_where_they_are_bad() -> None:
    play = Play().own(RED, "spain", units=(1, 0, 0, 0, 2)).own(BLUE, "germany").purse(RED, 60)
    play.land(ANN, "germany")
    assert isinstance(chosen(play, ANN), Attack)
    play = (
        Play().own(RED, "germany", units=FULL, levels=1).own(BLUE, "spain", units=(5, 5, 5, 5, 2))
    )
    play.purse(RED, 60).land(ANN, "spain")
    assert isinstance(chosen(play, ANN), PayConference)


def routes(play: Play) -> Routes:
    scale = Scale(play.table)
    return Routes(scale, Attacks(scale, RED))


def test_keeps_clear_of_a_dear_territory() -> None:
    """Seven fields ahead, which is likeliest with two dice, a visit costs all it has."""
    play = Play().own(BLUE, "germany", units=TWICE, levels=2).purse(RED, 40).score(RED, 40)
    content = play.table.content
    germany = content.title_field[title("germany")]
    for field in range(germany - 6, germany + 12):
        if content.field_kind[field % RING] == TERRITORY and field != germany:
            play.own(RED, content.title_id[content.field_title[field % RING]])
    play.table.governor[ANN] = ALL_FIELDS[germany - 7]
    play.again().do(ANN, END_OPTIONS, "options")
    rows = ranked(Handle(play.table, play.asked(ANN, "roll")))
    gains = {choice: gain for gain, choice in rows}
    assert gains[Roll(1, 0)] > gains[Roll(2, 0)]
    assert routes(play).at_once[germany] < -20


def test_going_back_costs_its_points_unless_it_is_free() -> None:
    priced = routes(Play().score(RED, 40))
    free = routes(Play(free_direction=True).score(RED, 40))
    assert priced.price_back == 15
    assert free.price_back == 0
    assert routes(Play().score(RED, 2)).price_back > 100


# How everybody stands.


def test_standing_shares_out_the_chance_to_win_and_grows_with_points() -> None:
    play = Play().own(RED, "germany").own(BLUE, "spain").score(RED, 20).score(BLUE, 20)
    before = win_chances(play.table, ANN)
    assert sum(before) == pytest.approx(1)
    after = win_chances(play.score(BLUE, 90).table, ANN)
    assert after[1] > before[1]
    assert max(after) == after[1]
    assert after[0] < before[0]


def test_standing_looks_at_no_hand_but_its_own() -> None:
    play = Play().own(RED, "germany").purse(RED, 480).purse(BLUE, 480)
    plain = win_chances(play.table, ANN)
    play.hold_ops(BLUE, mission("midas"))
    assert win_chances(play.table, ANN) == plain
    assert win_chances(play.table, BEN)[1] > plain[1]


def test_standing_tells_who_will_win_better_than_chance() -> None:
    """In the second half of games, who won in the end was given more than its quarter."""
    given: list[float] = []
    for seed in range(5):
        players = [steady(Seat(seat), seed) for seat in range(4)]
        session = Session(GAME, new_header(GAME, {}, range(4)))
        driver = Driver(session, players, SeededLuck(seed))
        table = session.state
        assert isinstance(table, GlobopolisState)
        seen: dict[int, list[float]] = {}
        while driver.step() is not None:
            if table.turns not in seen:
                seen[table.turns] = win_chances(table, Seat(0))
        assert table.result is not None
        winner = table.result.ranks.index(1)
        late = list(seen.values())[len(seen) // 2 :]
        given += [chances[winner] for chances in late]
        assert win_chances(table, Seat(0))[winner] == 1
    assert sum(given) / len(given) > 0.3


def fought_over(**options: bool) -> Play:
    """Ann attacks Ben's Mexico from Spain; the USA, of the same group, have NS-Units."""
    return Play(**options).own(RED, "spain", units=(0, 0, 0, 0, 2)).own(BLUE, "mexico", units=FULL)


@pytest.mark.rule("GB-10.14")
def test_sends_units_of_its_own_where_that_helps_and_no_level_is_lost_for_little() -> None:
    play = fought_over(common_defence=True, assistance_moves_units=True)
    play.own(BLUE, "usa", units=(0, 0, 0, 0, 2)).land(ANN, "mexico")
    play.do(ANN, Attack(title("spain"), title("mexico"), 0))
    assert chosen(play, BEN, "assistance") == SendUnits(((title("usa"),),))


@pytest.mark.rule("GB-10.15")
def test_sells_spare_units_to_a_neighbour_once_and_takes_help_that_is_worth_its_price() -> None:
    play = fought_over(neighbours_help=True).own(GREEN, "usa", units=(0, 0, 0, 0, 2))
    play.land(ANN, "mexico").do(ANN, Attack(title("spain"), title("mexico"), 0))
    offered = chosen(play, CAT, "neighbour")
    assert isinstance(offered, Lend)
    assert (offered.holder, offered.eu) == (BLUE, 8 * offered.units[0][1])
    play.do(CAT, offered).do(BEN, DECLINE)
    assert chosen(play, CAT, "neighbour") == PASS
    play.do(CAT, Lend(BLUE, ((title("usa"), 1),), Eu(150)))
    assert chosen(play, BEN, "help") == DECLINE
    play.do(BEN, DECLINE).do(CAT, Lend(BLUE, ((title("usa"), 1),), Eu(1)))
    assert chosen(play, BEN, "help") == AGREE
