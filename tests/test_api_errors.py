"""Errors say a sentence in the library too, in both languages, and a wrong name what would be right."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import harbour
import statecraft
from statecraft import bots
from statecraft.bots.naming import BadBot
from statecraft.bots.random import RandomBot
from statecraft.core.options import BadOptions
from statecraft.global_powers.verbs import Bid
from statecraft.plugins import registry
from statecraft.plugins.registry import NoSuchGame

KNOWN = "random, learner, novice, steady, expert, master, seeker, quick"
STALE = (
    "That question has been answered or withdrawn in the meantime;"
    " look at the table as it is now. (ST-2.1)"
)


def refused(state: statecraft.State) -> statecraft.Illegal:
    """The refusal of an answer given twice."""
    question = state.questions()[0]
    state.apply(statecraft.Act(question.id, question.seat, Bid(1)))
    with pytest.raises(statecraft.Illegal) as caught:
        state.apply(statecraft.Act(question.id, question.seat, Bid(2)))
    return caught.value


def test_a_refusal_says_its_sentence_and_its_rule() -> None:
    refusal = refused(statecraft.game("global-powers").new(seats=3))
    assert str(refusal) == refusal.say() == STALE
    assert refusal.say("de").endswith("(ST-2.1)")
    assert refusal.say("de") != STALE
    assert refusal.plain() == "ST-2.1: refused-stale-question (question=0)"
    with pytest.raises(ValueError, match="no language 'fr'; there are: en, de"):
        refusal.say("fr")


def test_a_refusal_of_a_game_speaks_the_games_words() -> None:
    assert str(statecraft.Illegal("GP-7.12", "gp-refused-no-vote-orders")) == (
        "Standing orders for votes are switched off at this table. (GP-7.12)"
    )
    legal = statecraft.game("global-powers").new(seats=3).legal(0)
    why = legal.why_not(Bid(99))
    assert why is not None
    assert str(why) == (
        "“Bid politicians”: the field “politicians” is missing or out of range. (ST-1.3)"
    )
    assert "Seat 7 is not asked" in str(
        statecraft.Illegal("ST-2.5", "refused-not-asked", {"seat": 7})
    )


def test_what_nobody_has_words_for_says_its_ids() -> None:
    nameless = statecraft.Illegal("XX-1.1", "refused-for-no-reason", {"value": 3})
    assert str(nameless) == nameless.say("de") == "XX-1.1: refused-for-no-reason (value=3)"


def test_without_texts_errors_say_their_ids() -> None:
    code = """
import sys
sys.modules["fluent"] = None
import statecraft
print(statecraft.Illegal("ST-2.1", "refused-stale-question", {"question": 0}))
for attempt in (lambda: statecraft.game("Globopolis"), lambda: statecraft.bots.make("steedy", "globopolis", 1, 0)):
    try:
        attempt()
    except (LookupError, ValueError) as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "ST-2.1: refused-stale-question (question=0)",
        "There is no game 'Globopolis'. Known here: globopolis, global-powers. Did you mean 'globopolis'?",
        f"cli-bot-not-here (name=steedy, game=globopolis, known={KNOWN}) Did you mean 'steady'?",
    ]


@pytest.mark.parametrize(
    ("name", "game", "message"),
    [
        (
            "steedy",
            "globopolis",
            "There is no bot “steedy” for globopolis. It has: random, learner, novice,",
        ),
        ("steedy", "globopolis", "Did you mean “steady”?"),
        ("seeker", "global-powers", "There is no bot “seeker” for global-powers. It has: random,"),
        ("novice:depth=3", "globopolis", "there is no setting “depth” here"),
        (
            "deep-thought",
            "harbour",
            "There is no bot “deep-thought”. Known here: random, learner, novice,",
        ),
    ],
)
def test_a_bot_that_a_game_does_not_have_is_refused(name: str, game: str, message: str) -> None:
    with pytest.raises(BadBot) as bad:
        bots.make(name, game, 1, 0)
    assert message in str(bad.value)
    assert bad.value.say("de") != str(bad.value)


def test_a_bot_for_a_game_that_is_spelt_wrongly_is_refused() -> None:
    with pytest.raises(NoSuchGame, match=r"Did you mean “globopolis”\?"):
        bots.make("steady", "Globopolis", 1, 0)
    with pytest.raises(NoSuchGame, match="There is no game “chess”"):
        bots.make("steady", "chess", 1, 0)


def test_games_that_nobody_registered_are_played_at_random() -> None:
    assert isinstance(bots.make("random", "harbour", 1, 0), RandomBot)
    assert isinstance(bots.make("novice", harbour.GAME, 1, 0), RandomBot)
    assert isinstance(bots.make("seeker", "global-powers", 1, 0, any_game=True), RandomBot)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Globopolis", "Did you mean “globopolis”?"),
        ("global_powers", "Did you mean “global-powers”?"),
        (
            "nim-with-a-dash",
            "There is no game “nim-with-a-dash”. Known here: globopolis, global-powers",
        ),
        ("no_such_package.at_all", "There is no game"),
        ("json", "the module json has no GAME"),
    ],
)
def test_a_game_that_is_none_is_refused_with_those_there_are(name: str, message: str) -> None:
    with pytest.raises(NoSuchGame) as wrong:
        statecraft.game(name)
    assert message in str(wrong.value)
    assert wrong.value.say("de").startswith("Ein Spiel „")


def test_a_game_is_found_by_the_name_of_its_package() -> None:
    assert statecraft.game("harbour") is harbour.GAME
    with pytest.raises(registry.FixedEdition, match="harbour"):
        statecraft.game("harbour", harbour.GAME.edition.texts)
    assert statecraft.game("statecraft.globopolis") is statecraft.game("globopolis")
    assert "harbour" not in statecraft.games()


def test_a_package_that_lacks_something_says_so_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "halfway.py").write_text("import not_there_at_all\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="not_there_at_all"):
        statecraft.game("halfway")


def test_what_strangers_name_is_never_imported() -> None:
    with pytest.raises(NoSuchGame):
        registry.game("harbour")


def test_options_say_what_python_wants() -> None:
    with pytest.raises(BadOptions) as wrong:
        statecraft.game("globopolis").new({"agents": "no", "agnets": 1, "round_limit": 0})
    assert (
        str(wrong.value)
        == wrong.value.say()
        == (
            "there is no option agnets (did you mean agents?); agents is True or False, not 'no';"
            " round_limit is a whole number from 1 to 200, not 0"
        )
    )
    assert "„agents“ ist True oder False, nicht 'no'" in wrong.value.say("de")
    with pytest.raises(BadOptions) as fixed:
        statecraft.game("global-powers").new(seats=[0, 1, 0, 1])
    assert fixed.value.say("de") == str(fixed.value)


def test_an_imagined_state_keeps_the_ids_of_the_viewers_questions() -> None:
    rng = random.Random(3)
    seen = 0
    for name in statecraft.games():
        state = statecraft.game(name).new(seats=3)
        while not state.is_over and state.round < 4:
            for question in state.questions():
                imagined = state.game.determinise(state.view(question.seat), rng)
                mine = [each for each in imagined.questions() if each.seat == question.seat]
                assert (question.id, question.kind, question.must) in [
                    (each.id, each.kind, each.must) for each in mine
                ]
                seen += not question.must
                legal = state.legal(question.seat, question.id)
                if len(legal):
                    imagined.apply(statecraft.Act(question.id, question.seat, legal[0]))
            statecraft.play_on(state, rng, 7)
    assert seen > 20


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused_wherever_it_is_named(seat: int) -> None:
    """And never taken from the end of a list."""
    state = statecraft.game("global-powers").new(seats=3)
    for asked in (state.view, state.legal):
        with pytest.raises(statecraft.Illegal, match=r"ST-2\.5"):
            asked(seat)
