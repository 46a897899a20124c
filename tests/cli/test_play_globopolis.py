"""`statecraft play globopolis`: a person is asked what matters, and trades when it wants to."""

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from globopolis.position import ANN, BEN, RED, Play
from statecraft import bots
from statecraft.cli.boards.globopolis import QUIET, brief
from statecraft.cli.play.table import TerminalTable
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import new_header
from statecraft.locale import Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry

if TYPE_CHECKING:
    from cli.conftest import CommandResult


@pytest.fixture
def play(
    statecraft: "Callable[..., CommandResult]", monkeypatch: pytest.MonkeyPatch
) -> "Callable[..., CommandResult]":
    def run(typed: list[str], *arguments: str) -> "CommandResult":
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        return statecraft("play", "globopolis", "--bots", "novice", "--seed", "3", *arguments)

    return run


def test_offers_are_asked_for_not_pestered_with(play: "Callable[..., CommandResult]") -> None:
    result = play([""] * 3)
    assert (result.code, result.err) == (0, "")
    assert "You may make an offer." not in result.out
    asked = play(["1", "t", ""])
    assert "You may make an offer." in asked.out
    # The question at hand is still there afterwards.
    assert asked.out.count("until the next player rolls") >= 1
    assert asked.out.rstrip().endswith("You leave the table.")


def test_the_board_can_be_looked_at_again(play: "Callable[..., CommandResult]") -> None:
    once, twice = play([]).out, play(["m"]).out
    assert twice.count("MOONSHOT!") == once.count("MOONSHOT!") + 1


def test_a_hint_has_a_reason_in_either_language(play: "Callable[..., CommandResult]") -> None:
    assert "Agents guard what is worth most" in play(["1", "hint"]).out
    assert "Agenten schützen" in play(["1", "hint"], "--lang", "de").out


def test_agents_and_offers_are_asked_for_before_a_bot_goes_on() -> None:
    """The terminal's way to leave people time: each side question is put once a turn (ST-2.9)."""
    game = registry.game("globopolis")
    session = Session(game, new_header(game, {"victory": "bitter-end"}, (0, 1, 2)))
    opponents = {seat: bots.make("steady", "globopolis", "x", Seat(seat)) for seat in (1, 2)}
    table = TerminalTable(game, session, opponents, SeededLuck(3), QUIET)
    placing: set[int] = set()
    answered: set[int] = set()
    mine: set[int] = set()
    while session.state.round < 14:
        question = table.advance()
        assert question is not None, "the game ended too soon"
        state = session.state
        if question["kind"] == "agents":
            placing.add(state.turns)
        elif question["kind"] == "answer-offer":
            answered |= {offer.id for offer in state.offers if offer.to == 0}
        elif question["must"]:
            if state.turn == 0:
                mine.add(state.turns)
            asked = next(each for each in state.questions() if each.id == question["id"])
            default = state.default(asked)
            assert default is not None
            table.answer(question, default.to_json())
    # After each of one's own turns agents are asked for, in the turn of the bot that follows.
    assert {turn + 1 for turn in mine if turn < session.state.turns - 1} <= placing
    made = [note["values"] for note in table.log(0) if note["text"] == "event-offer-made"]
    to_me = {values["offer"] for values in made if values["holder"] == 0}
    assert len(to_me) >= 3
    assert to_me == answered


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Anna claims victory: 130 points."), ("de", "Anna beansprucht den Sieg: 130 Punkte.")],
)
def test_the_terminal_shows_a_claim_for_as_long_as_it_lasts(
    language: Language, sentence: str
) -> None:
    """GB-9.11; the line in the log comes with the news before each question."""
    place = Play().score(RED, 130).pass_turn(ANN)
    game = place.table.game
    texts = Texts(language, extra=registry.texts_of(game, language))
    speaker = Speaker(texts, game, ("Anna", "Ben", "Clara"))

    def shown() -> str:
        console = Console(file=io.StringIO(), width=120)
        console.print(brief(place.table.view(BEN).to_json(), speaker))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    assert sentence in shown()
    place.score(RED, 100).pass_turn(BEN)
    assert sentence not in shown()


def test_a_ring_of_three_is_proposed_before_the_first_teleport(
    statecraft: "Callable[..., CommandResult]", monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["t", "2", "1", "1", "2", "5", "2", "6", "2", "6", ""]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
    result = statecraft("play", "globopolis", "--bots", "novice,novice", "--seed", "3")
    assert "Propose a ring of three › Ben › Who is the third?" in result.out
    assert "What does the next give to the third?" in result.out
    assert "Anna proposes a ring: Congo to Ben, who gives Ecuador to Clara" in result.out
    assert "refuses Anna’s ring." in result.out
