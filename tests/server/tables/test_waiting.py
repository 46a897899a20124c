"""Bots wait for people: agents, offers and business are not taken away before anybody could read them."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.tables.following import Follows
from server.tables.room import ADA, BO, ME, NOVICE, OPEN, HereBots, Room, everything, play, refused
from statecraft.core.engine.question import Question
from statecraft.core.engine.state import State
from statecraft.core.trade.offer_verbs import MakeOffer
from statecraft.core.verbs.action import Action
from statecraft.server.tables import waiting
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json

CONTROL = {"decision": 60, "bank": 600}
SEATS = [ME, NOVICE, NOVICE]


class Trader(HereBots):
    """Bots that offer 5 EU to seat 0 as soon as they can, once in each of their Option Phases."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.table_services.short_jobs, room.table_services.library)
        self._offered = -1

    async def think(
        self,
        state: State,
        question: Question,
        bot: str,
        seed: str,
        edition: str = "",
        hint: bool = False,
        whose: str = "",
    ) -> tuple[Any, Any]:
        if question.kind == "options" and self._offered != state.turns:
            legal = state.legal(question.seat, question.id)
            offer = _offer_of_eu(state)
            if offer is not None and legal.why_not(offer) is None:
                self._offered = state.turns
                return offer.to_json(), None
        return await super().think(state, question, bot, seed, edition, hint)


def _offer_of_eu(state: State) -> MakeOffer | None:
    """5 EU, by the code that the table itself gives EU among the goods."""
    mine = state.holders[state.turn]
    codes = [code for code, most in state.askable(mine, state.holders[0]).items() if most >= 5]
    return MakeOffer(state.holders[0], ((codes[0], 5),), (), ()) if codes else None


def asides(table: Table) -> list[tuple[int, str]]:
    return [(each["seat"], each["kind"]) for each in waiting.asides(table)]


def is_asked(seat: int, kind: str) -> Callable[[Table], bool]:
    """Whether a bot's turn stands still before a side question of a seat."""
    return lambda table: (
        (seat, kind) in asides(table)
        and not any(
            question.must and not table.seats[question.seat].is_played_by_bot()
            for question in table.state.questions()
        )
    )


async def begun(room: Room, *guests: Actor, **wanted: Any) -> str:
    """A table at which people have agents from the start, and nobody has a line to the server."""
    room.clock.at += 60.0
    wanted = {"seats": SEATS, "wait": True, **wanted}
    return await room.begun(ADA, *guests, **wanted)


async def until(room: Room, id: str, wanted: Callable[[Table], object]) -> Table:
    """People answer what they must with its default, and let go of the rest, until it is as wanted."""
    for _ in range(4000):
        table = await room.at(id)
        if wanted(table):
            return table
        assert table.status == "playing", "the game ended before that"
        musts = [each for each in room.asked(table) if each[1].must]
        if musts:
            who, question = musts[0]
            action = table.state.default(question)
            assert action is not None
            await act(room, id, question, action, who)
        else:
            assert asides(table), "nobody is asked anything"
            for seat in {seat for seat, _kind in asides(table)}:
                who = next(each for each in (ADA, BO) if seat in table.seats_of(each))
                await room.send(id, who, seat, {"go-on": {}})
    raise AssertionError("that did not happen")


async def act(room: Room, id: str, question: Question, action: Action, who: Actor = ADA) -> None:
    fields: Json = {"question": question.id, "action": action.to_json()}
    await room.send(id, who, question.seat, {"act": fields}, room.key())


def side(table: Table, seat: int, kind: str) -> Question:
    return next(q for q in table.state.questions() if q.seat == seat and q.kind == kind)


def lines(table: Table) -> int:
    return len(table.playing().record.lines)


def placement(table: Table, seat: int) -> Action:
    """Some way to place an agent."""
    question = side(table, seat, "agents")
    return table.state.legal(question.seat, question.id).sample(random.Random(0))


def test_a_bot_does_not_roll_before_agents_are_placed(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        table = await until(room, id, is_asked(0, "agents"))
        before = lines(table)
        # The list of tables says whom everybody waits for.
        assert 0 in table.waits
        await room.settle()
        assert lines(table) == before
        # Placing does not end it: there may be more to place.
        turn = table.state.turns
        await act(room, id, side(table, 0, "agents"), placement(table, 0))
        before = lines(table)
        assert table.state.turns == turn
        assert (0, "agents") in asides(table)
        await room.send(id, ADA, 0, {"go-on": {}})
        assert lines(table) > before
        assert table.state.turns > turn or 0 in table.waits

    play(tmp_path, work)


def test_without_waiting_the_question_is_gone_at_once(tmp_path: Path) -> None:
    """What the wait is for: bots that wait for nobody leave no time to place."""

    async def work(room: Room) -> None:
        id = await begun(room, wait=False)
        for _ in range(60):
            table = await room.at(id)
            # Whenever the bots have played, Ada must answer something, and may no longer place.
            assert 0 in table.waits
            assert not any(q.seat == 0 and q.kind == "agents" for q in table.state.questions())
            (question,) = [q for _who, q in room.asked(table) if q.must]
            default = table.state.default(question)
            assert default is not None
            await act(room, id, question, default)

    play(tmp_path, work)


def test_a_standing_choice_holds_until_it_is_taken_back(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        table = await until(room, id, is_asked(0, "agents"))
        choice = {"kind": "agents", "wait": False}
        await room.send(id, ADA, 0, {"wait-for-me": choice})
        assert updates.snapshot(table, 0)["never"] == ["agents"]
        # Nobody else is told.
        assert updates.snapshot(table, 1)["never"] == []
        assert updates.snapshot(table, None)["never"] == []
        turn = table.state.turns
        for _ in range(30):
            table = await room.at(id)
            assert (0, "agents") not in asides(table)
            was = lines(table)
            await until(room, id, lambda table, was=was: lines(table) > was)  # type: ignore[misc]
        assert table.state.turns > turn + 3
        await room.reopen()
        assert updates.snapshot(await room.at(id), 0)["never"] == ["agents"]
        await room.send(id, ADA, 0, {"wait-for-me": {**choice, "wait": True}})
        await until(room, id, is_asked(0, "agents"))

    play(tmp_path, work)


def test_by_the_clock_a_fair_time_is_enough(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, control=CONTROL)
        table = await until(room, id, is_asked(0, "agents"))
        assert table.clocks is not None
        banks = table.clocks.banks
        asked = room.clock.at
        assert table.due["aside 0 agents"] == asked + 20
        (shown,) = [each for each in waiting.asides(table) if each["kind"] == "agents"]
        assert shown["until"] == asked + 20
        await room.wait(19)
        assert (0, "agents") in asides(table)
        # Who places has the time anew, for the next agent.
        await act(room, id, side(table, 0, "agents"), placement(table, 0))
        assert table.due["aside 0 agents"] == room.clock.at + 20
        await room.wait(19.9)
        before = lines(table)
        assert (0, "agents") in asides(table)
        await room.wait(0.2)
        assert (0, "agents") not in asides(table)
        assert lines(table) > before
        # It was nobody's own time: no bank pays for it, and nobody is away.
        assert table.clocks.banks == banks
        assert not table.seats[0].away

    play(tmp_path, work)


def test_nobody_stalls_a_game_by_asking_for_a_moment(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, control=CONTROL)
        table = await until(room, id, is_asked(0, "agents"))
        asked, turn = room.clock.at, table.state.turns
        while table.state.turns == turn and (0, "agents") in asides(table):
            await room.send(id, ADA, 0, {"hold-on": {}})
            await room.wait(5)
        assert 80 <= room.clock.at - asked <= 86

    play(tmp_path, work)


@pytest.mark.parametrize("control", [None, CONTROL], ids=["untimed", "timed"])
def test_a_wait_outlives_the_server(tmp_path: Path, control: Json | None) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, control=control)
        table = await until(room, id, is_asked(0, "agents"))
        before, line = everything(table), lines(table)
        rows = await room.rows("SELECT name, due FROM deadline ORDER BY name")
        await room.reopen()
        table = await room.at(id)
        after = everything(table)
        assert after["patience"] == before["patience"]
        assert after["due"] == before["due"]
        assert await room.rows("SELECT name, due FROM deadline ORDER BY name") == rows
        assert any(row["name"] == "aside 0 agents" for row in rows) == (control is not None)
        assert lines(table) == line
        await act(room, id, side(table, 0, "agents"), placement(table, 0))
        await room.send(id, ADA, 0, {"go-on": {"kinds": ["agents"]}})
        # What was let go of stays so, for this turn.
        await room.reopen()
        assert (0, "agents") not in asides(await room.at(id))

    play(tmp_path, work)


def test_a_bot_leaves_its_offer_until_it_is_answered(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        room.table_services.live_tables.bot_turns.bots = Trader(room)
        for verb in ("accept-offer", "refuse-offer", "go-on"):
            table = await until(room, id, is_asked(0, "answer-offer"))
            await room.settle()
            offer = next(each for each in table.state.offers if each.to == 0)
            before = lines(table)
            asked = side(table, 0, "answer-offer")
            if verb == "go-on":
                await room.send(id, ADA, 0, {"go-on": {}})
            else:
                legal = table.state.legal(asked.seat, asked.id)
                fitting = [
                    each for each in legal if each.to_json() == {"verb": verb, "offer": offer.id}
                ]
                (answer,) = fitting
                await act(room, id, asked, answer)
            assert offer not in table.state.offers
            assert lines(table) > before

    play(tmp_path, work)


def test_an_offer_has_its_own_time_and_a_new_one_is_waited_for_again(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, control={**CONTROL, "offer": 45})
        room.table_services.live_tables.bot_turns.bots = Trader(room)
        table = await until(room, id, is_asked(0, "answer-offer"))
        assert table.due["aside 0 answer-offer"] == room.clock.at + 45
        turn = table.state.turns
        await room.wait(45)
        assert (0, "answer-offer") not in asides(table) or table.state.turns > turn
        table = await until(
            room, id, lambda table: is_asked(0, "answer-offer")(table) and table.state.turns > turn
        )
        assert table.due["aside 0 answer-offer"] == room.clock.at + 45

    play(tmp_path, work)


def test_business_waits_for_who_is_there(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        table = await until(room, id, lambda table: table.state.round > 1)
        # Ada has no line to the server: her agents are waited for, but nobody asked her for business.
        assert (0, "business") not in asides(table)
        follows = Follows(id, 0, ADA)
        leave = room.table_services.live_tables.listen(follows)
        table = await until(room, id, is_asked(0, "business"))
        await room.send(id, ADA, 0, {"go-on": {"kinds": ["agents"]}})
        before = lines(table)
        assert (0, "business") in asides(table)
        await room.settle()
        assert lines(table) == before
        leave()
        await room.settle()
        assert lines(table) > before

    play(tmp_path, work)


def test_everybody_is_waited_for(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, BO, seats=[ME, OPEN, NOVICE])
        first, second = Follows(id, 0, ADA), Follows(id, 1, BO)
        room.table_services.live_tables.listen(first)
        room.table_services.live_tables.listen(second)
        table = await until(
            room,
            id,
            lambda table: (
                {(0, "business"), (1, "business")} <= set(asides(table)) and table.state.turn == 2
            ),
        )
        before = lines(table)
        await room.send(id, ADA, 0, {"go-on": {}})
        assert lines(table) == before
        await room.send(id, BO, 1, {"go-on": {}})
        assert lines(table) > before

    play(tmp_path, work)


def test_bots_wait_for_no_program_and_not_for_each_other(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        table = await until(room, id, is_asked(0, "agents"))
        before = lines(table)
        await room.table_services.lobby.token(id, ADA, 0)
        await room.settle()
        table = await room.at(id)
        assert asides(table) == []
        assert lines(table) > before
        bots = await room.begun(ADA, seats=[NOVICE, NOVICE], wait=True, options={"until_round": 2})
        assert (await room.at(bots)).status == "over"

    play(tmp_path, work)


def test_without_bots_nothing_is_noted(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        id = await begun(room, BO, seats=[ME, OPEN], control=CONTROL)
        table = await room.until(id, lambda table: table.state.round > 2)
        assert asides(table) == []
        assert not any(name.startswith("aside") for name in table.due)

    play(tmp_path, work)


@pytest.mark.parametrize(
    "command",
    [
        {"go-on": {"kinds": "agents"}},
        {"go-on": {"kinds": [1]}},
        {"wait-for-me": {}},
        {"wait-for-me": {"kind": "x" * 41, "wait": False}},
        {"wait-for-me": {"kind": "agents", "wait": 1}},
    ],
)
def test_nonsense_about_waiting_is_refused(tmp_path: Path, command: Json) -> None:
    async def work(room: Room) -> None:
        id = await begun(room)
        assert await refused(room.send(id, ADA, 0, command)) == "server-bad-command"

    play(tmp_path, work)
