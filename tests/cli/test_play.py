"""Whole games through a pipe: what a person types, and what the game answers in both languages."""

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

import harbour
from harbour.game import GAME
from harbour.terminal import board
from statecraft.core.engine.question import Chance
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Outcome
from statecraft.core.record.record import Record, fold
from statecraft.locale import LANGUAGES, Language, Texts, files
from statecraft.locale.speech import Speaker

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]
    Play = Callable[..., CommandResult]

HARBOUR = Path(__file__).parents[1] / "harbour" / "edition"
#: Types the first choice and agrees; goes back and takes the second now and then.
PLODDING = tuple(islice(cycle(["1", "", "1", "", "2", ""]), 3000))


@pytest.fixture
def play(statecraft: "Command", monkeypatch: pytest.MonkeyPatch) -> "Play":
    def run(typed: Iterable[str], *arguments: str, lang: Language = "en") -> "CommandResult":
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        return statecraft("--lang", lang, "play", "harbour", *arguments)

    return run


def digest(path: Path) -> str:
    record = Record.from_jsonl(GAME, path.read_text())
    return fold(GAME, record).digest()


class Fragments(Visitor):
    """The words of texts, without what is filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        for line in node.value.splitlines():
            if len(line.strip()) >= 8:
                self.found.add(line.strip())


def fragments(lang: Language) -> set[str]:
    found = Fragments()
    for path in (*files(lang), *files(lang, HARBOUR)):
        found.visit(FluentParser().parse(path.read_text()))
    return found.found


def test_a_whole_game_in_english(play: "Play") -> None:
    result = play(PLODDING, "--seed", "3", "--set", "rounds=2")
    assert (result.code, result.err) == (0, "")
    assert "Harbour · round 2" in result.out
    assert "What do you bid for the ship?" in result.out
    end = result.out.partition("The game is over.")[2].splitlines()
    assert end[0] == " All rounds are played. (HB-9.1)"
    assert [line[:2] for line in end[1:5]] == ["1.", "2.", "3.", "4."]
    assert all(line.endswith(("points", "point")) for line in end[1:5])
    assert "\x1b" not in result.out


def test_a_whole_game_in_german_has_no_english_left_over(play: "Play") -> None:
    typed = ("w", "?", "hint", "o", "l", "u", "r X-1.1", "xx", "s", *PLODDING)
    result = play(typed, "--seed", "3", "--set", "rounds=2", lang="de")
    assert result.code == 0
    english = fragments("en") - fragments("de")
    assert len(english) > 100
    assert [words for words in sorted(english) if words in result.out] == []
    assert "Das Spiel ist zu Ende. Alle Runden sind gespielt." in result.out
    spoken = play(typed, "--seed", "3", "--set", "rounds=2").out
    assert [words for words in english if words in spoken] != []


def test_the_language_changes_nothing_about_the_game(play: "Play", tmp_path: Path) -> None:
    records = []
    for lang in LANGUAGES:
        path = tmp_path / lang
        play(PLODDING, "--seed", "5", "--set", "rounds=1", "--save", str(path), lang=lang)
        records.append(path.read_text())
    assert records[0] == records[1]
    assert fold(GAME, Record.from_jsonl(GAME, records[0])).result is not None


def test_undo_gives_the_coins_back_and_says_when_it_cannot(play: "Play") -> None:
    result = play(["u", "0", "", "2", "1", "", "u", "u"], "--seed", "3")
    refused, _, rest = result.out.partition("(ST-6.1)")
    assert "There is no step of yours to take back" in refused
    before, _, after = rest.partition("▸ Anna (you)       7")
    assert "▸ Anna (you)      10" in before
    assert "Anna buys grain." in before
    bought, _, undone = after.partition("▸ Anna (you)      10")
    assert "Anna takes the last step back." in bought
    assert "(ST-6.1)" in undone


def test_why_names_the_rule_and_back_takes_a_choice_back(play: "Play") -> None:
    result = play(["0", "", "w", "2", "b", "b", "99"], "--seed", "3")
    assert "Play a favour: You have no such favour. (HB-4.4)" in result.out
    assert "Not asked here: Bid, Roll" in result.out
    assert result.out.count("Buy cargo › Which cargo?") == 1
    assert result.out.count("  2  Buy cargo") == 2
    assert "There is no choice to take back" in result.out
    assert "“99” is neither a number above nor a command" in result.out


def test_consequences_are_told_and_may_be_declined(play: "Play") -> None:
    result = play(["4", "n", "0", "", "q", ""], "--seed", "2")
    assert "Leaves you 6 coins; the ship is worth 2." in result.out
    assert "Leaves you 10 coins; the ship is worth 2." in result.out
    assert "The bids: 0," in result.out


def test_save_and_load_go_on_to_the_same_end(play: "Play", tmp_path: Path) -> None:
    straight, half, whole = (tmp_path / name for name in ("straight", "half", "whole"))
    play(PLODDING, "--seed", "8", "--set", "rounds=2", "--save", str(straight))
    typed = PLODDING[:14]
    left = play(typed, "--seed", "8", "--set", "rounds=2", "--save", str(half))
    assert left.code == 0
    assert "You leave the table." in left.out
    lines = half.read_text().splitlines()
    assert straight.read_text().splitlines()[: len(lines)] == lines
    assert 5 < len(lines) < len(straight.read_text().splitlines())
    play(PLODDING[14:], "--load", str(half), "--save", str(whole))
    assert digest(whole) == digest(straight)
    assert whole.read_text() == straight.read_text()


def test_quitting_offers_to_save_and_s_saves(play: "Play", tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    result = play(
        ["0", "", f"s {first}", "s", "s /no/such/folder/x", "q", str(second)], "--seed", "1"
    )
    assert result.code == 0
    assert first.read_text() == second.read_text()
    assert json.loads(first.read_text().splitlines()[0])["game"] == "harbour"
    assert "could not be written" in result.out


def test_end_of_input_keeps_the_file(play: "Play", tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = play([], "--save", str(path))
    assert (result.code, result.err) == (0, "")
    assert f"Saved to {path}." in result.out
    assert Record.from_jsonl(GAME, path.read_text()).lines


def test_typed_dice_are_taken_and_impossible_ones_refused(play: "Play", tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = ["7", "x", "1 2", "5", "0", "", "1", "2", "6 6", "99", "1", "q"]
    result = play(typed, "--dice", "ask", "--seed", "2", "--save", str(path))
    assert result.out.count("That cannot come out of this roll or draw. (ST-3.2)") == 4
    assert "A ship worth 5 comes in." in result.out
    assert "Anna rolls 6 + 6 and brings grain." in result.out
    assert "Card drawn (Anna): type the number of the card" in result.out
    assert {"outcome": {"id": 2, "value": [6, 6]}} in map(json.loads, path.read_text().splitlines())


def test_two_people_share_a_keyboard_and_hide_from_each_other(play: "Play") -> None:
    result = play(["", "3", "", "", "0", "", "q", ""], "--me", "0,2", "--seed", "3")
    assert "Anna, please take the keyboard" in result.out
    anna, _, clara = result.out.partition("Clara, please take the keyboard")
    assert "Your hand: Raid letter, Storm" in anna
    assert "Clara (you)" in clara.partition("Anna, please")[0]
    assert "Raid letter, Storm" not in clara.partition("Anna, please")[0]


def test_giving_up_plays_to_the_end(play: "Play") -> None:
    result = play(["c", "n", "c", ""], "--seed", "3", "--set", "rounds=1")
    assert "Anna gives up." in result.out
    assert "4. Anna" in result.out


def test_teams_are_called_by_all_their_names(play: "Play") -> None:
    result = play(["0", "", "q", ""], "--teams", "0,1,0,1", "--seed", "1")
    assert "Anna & Clara (you)" in result.out
    assert "Ben & David" in result.out


def test_standing_orders_answer_for_the_person(play: "Play") -> None:
    result = play(["o 99", "o 3", *PLODDING], "--seed", "3", "--set", "rounds=2")
    assert "   3  [x] What do you bid for the ship?" in result.out
    assert "There is no standing order no. 99." in result.out
    assert result.out.count("The bids: 0,") == 2
    assert result.out.count("What do you bid for the ship?") == 2


def test_a_rule_that_is_not_there_is_said(play: "Play") -> None:
    result = play(["r HB-0.0"], "--seed", "3")
    assert "There is no rule “HB-0.0”" in result.out


def test_everything_wrong_with_the_options_is_told_at_once(play: "Play") -> None:
    result = play(
        [],
        *("--seats", "9", "--me", "7", "--bots", "clever", "--load", "/no/such/file"),
        *("--set", "rounds=99", "--set", "raids=perhaps", "--set", "sails=3", "--set", "mark"),
        lang="de",
    )
    assert result.code == 2
    assert result.err.splitlines() == [
        "statecraft: Es können 2 bis 5 Spieler oder Teams spielen, nicht 9.",
        "statecraft: rounds muss eine ganze Zahl von 1 bis 9 sein, nicht „99“.",
        "statecraft: raids muss yes oder no sein, nicht „perhaps“.",
        "statecraft: Dieses Spiel hat keine Option „sails“. Es hat: rounds, mark, raids, phase_inputs.",
        "statecraft: --set mark: bitte als Option=Wert schreiben.",
        "statecraft: Einen Bot „clever“ gibt es nicht. Hier bekannt: random, learner, novice, steady, expert, master, seeker, quick.",
        "statecraft: /no/such/file gibt es nicht.",
        "statecraft: Ein gespeichertes Spiel hat seine Plätze und Optionen schon: --load bitte ohne --seats, --teams, --set und --until.",
        "statecraft: --me 7: Plätze von 0 bis 3 angeben, mit Kommas dazwischen.",
    ]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "an empty record"),
        ("{}\n", "no header"),
        ("nonsense\n", "line 1 is no JSON"),
        ('{"concede":{"seat":0}}\n{"concede":{"seat":0}}\n', "ST-5.4"),
    ],
)
def test_a_bad_record_is_one_clear_line(
    play: "Play", tmp_path: Path, content: str, reason: str
) -> None:
    path = tmp_path / "game.jsonl"
    play([], "--seed", "1", "--save", str(path))
    head = path.read_text().splitlines()[0] if "concede" in content else ""
    path.write_text(f"{head}\n{content}" if head else content)
    result = play([], "--load", str(path))
    assert result.code == 2
    assert result.err.startswith(f"statecraft: {path} cannot be played on: ")
    assert reason in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "core"], "“core” cannot be played"),
        (["play", "nowhere"], "There is no game “nowhere”"),
        (["play", "harbour", "--bots", "deep-blue"], "There is no bot “deep-blue”"),
        (["play", "harbour", "--teams", "0,2"], "--teams 0,2: name the team"),
        (["play", "harbour", "--teams", "0,1", "--seats", "2"], "not both"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(
    statecraft: "Command", arguments: list[str], reason: str
) -> None:
    result = statecraft(*arguments)
    assert result.code == 2
    assert reason in result.err
    assert result.err.count("\n") == 1


def test_a_game_without_a_board_of_its_own_is_still_shown(
    play: "Play", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harbour.PLUGIN, "terminal", "")
    result = play([], "--seed", "3")
    assert result.code == 0
    assert "Player" in result.out
    assert "bank: 100" in result.out


def test_the_board_of_harbour_shows_the_ship_that_is_bid_for() -> None:
    state = GAME.new(seats=2)
    for value in ((0b11, 0b1100), (4,)):
        chance = state.pending()
        assert isinstance(chance, Chance)
        state.apply(Outcome(chance.id, value))
    texts = Texts("en", extra=[HARBOUR])
    console = Console(width=100, file=io.StringIO())
    console.print(board(state.view(Seat(0)).to_json(), Speaker(texts, GAME, ["Ada", "Ben"])))
    assert isinstance(console.file, io.StringIO)
    assert "A ship worth 4 comes in." in console.file.getvalue()


def test_the_command_plays_through_a_real_pipe() -> None:
    line = [sys.executable, "-m", "statecraft", "play", "harbour", "--lang", "de", "--seed", "3"]
    result = subprocess.run(
        [*line, "--set", "rounds=1"],
        input="\n".join(PLODDING),
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": "tests:src", "PYTHONIOENCODING": "utf-8", "PATH": ""},
        cwd=Path(__file__).parents[2],
    )
    assert result.stderr == ""
    assert "Das Spiel ist zu Ende." in result.stdout
