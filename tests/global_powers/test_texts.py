"""Everything the engine of Global Powers asks, offers, refuses and reports has words in both languages."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from global_powers.position import CHINA, EUROPE, INDIA
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.sealed import Pass
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, heard
from statecraft.core.record.record import new_header
from statecraft.core.trade import offer_verbs
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.verbs.action import Action, IntField, RowsField
from statecraft.global_powers import game, verbs
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.game import GAME
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.talks import PROMISES
from statecraft.global_powers.variants import OPTIONS
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker

HOME = Path(game.__file__).parent
BOARD = HOME.parent / "cli" / "boards" / "global_powers.py"
VERBS = tuple([verb for verb in verbs.VERBS if verb not in (Pass, *offer_verbs.VERBS)])
NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
QUESTIONS = (
    *("turn", "bid", "placement", "first-hand", "proposal", "consent", "vote", "veto", "zeal"),
    *("trade", "stake", "stake-consent", "un-vote", "warmonger", "coup-stake", "penalty"),
    *("sabotage", "initiative", "un", "refill", "talks"),
)
REASONS = ("points", "dominance", "marker", "nobody-left", "scorings", "conceded")
DONE = ("emigrate", "propaganda", "rehabilitate", "purge", "budget")
PROPOSED = ("emigrate", "propaganda", "rehabilitate", "purge", "trade", "war", "budget", "motion")


def texts(lang: Language) -> Texts:
    return Texts(lang, extra=[HOME / "edition", HOME / "texts"])


def speaker(lang: Language) -> Speaker:
    return Speaker(texts(lang), GAME, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_verbs_options_and_reasons_have_words(lang: Language) -> None:
    words = texts(lang)
    wanted = [f"question-{kind}" for kind in QUESTIONS]
    wanted += [f"verb-{verb.VERB}" for verb in VERBS]
    wanted += [f"action-{verb.VERB}" for verb in VERBS if verb.FIELDS]
    wanted += [f"reason-{reason}" for reason in REASONS]
    wanted += [f"option-{option.name}" for option in OPTIONS]
    wanted += [f"gp-event-played-{verb.VERB}" for verb in CARDS]
    wanted += [f"gp-event-proposed-{verb}" for verb in PROPOSED]
    wanted += [f"gp-event-done-{verb}" for verb in DONE]
    assert [key for key in wanted if key not in words] == []
    for option in OPTIONS:
        explained = words.say(f"option-{option.name}.help")
        assert [choice for choice in option.choices if f"({choice})" not in explained] == []


def literals() -> Iterator[str]:
    for path in (*HOME.rglob("*.py"), BOARD):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_the_lists_above_are_those_of_the_code() -> None:
    named = set(literals())
    kinds = {kind for kind in QUESTIONS if kind in named}
    assert kinds == set(QUESTIONS)
    purposes: set[str] = set()
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                names = [name.id for name in node.targets if isinstance(name, ast.Name)]
                if names == ["PURPOSE"]:
                    purposes.add(str(node.value.value))
    assert len(purposes) > 5
    for lang in LANGUAGES:
        assert [p for p in purposes if f"chance-{p}" not in texts(lang)] == []


SAID_ELSEWHERE = ("gp-board-", "gp-hint-", "gp-lesson-", "gp-stage-", "gp-web-")
"""Texts of the terminal's board, of bots, of the lesson and of the page, which are not the game's own code."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_code_names_is_written_and_every_written_one_is_named(
    lang: Language,
) -> None:
    words = texts(lang)
    named = {word for word in literals() if word.startswith("gp-")}
    assert [key for key in named if not key.endswith("-") and key not in words] == []
    built = [word for word in named if word.endswith("-")] + ["gp-action-", *SAID_ELSEWHERE]
    unused = [
        key
        for key in words.keys("gp-")
        if key not in named and not any(key.startswith(start) for start in built)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_verb_can_be_said(lang: Language) -> None:
    speech = speaker(lang)
    for verb in VERBS:
        for name, shape in zip(verb.FIELDS, verb.SHAPE, strict=True):
            kinds = shape.columns if isinstance(shape, RowsField) else (shape,)
            for kind in kinds:
                assert isinstance(kind, IntField)
                assert speech.wanted(name, kind.name)
                for value in range(kind.low, kind.high + 1):
                    assert speech.say(GAME.label(kind.name, value))
    for code in (*PROMISES, 100, 103):
        assert speech.value("good", code)


@pytest.mark.parametrize(
    ("halves", "en", "de"),
    [
        (0, "0 points", "0 Punkte"),
        (2, "1 point", "1 Punkt"),
        (1, "½ point", "½ Punkt"),
        (15, "7½ points", "7½ Punkte"),
        (-1, "−½ point", "−½ Punkt"),
        (-3, "−1½ points", "−1½ Punkte"),
        (-4, "−2 points", "−2 Punkte"),
    ],
)
def test_points_are_said_in_halves(halves: int, en: str, de: str) -> None:
    for kind in ("half-points", "score"):
        assert speaker("en").value(kind, halves) == en
        assert speaker("de").value(kind, halves) == de


@pytest.mark.parametrize(
    ("action", "en", "de"),
    [
        (
            verbs.Trade(EUROPE, ((1, 2),), ((0, 1), (2, 1)), 0, 1),
            (
                "Trade with Europe: give 2 × economy, get 1 × raw material, 1 × military; "
                "threat: war on it before the scoring"
            ),
            (
                "Handel mit Region Europa: 2 × Wirtschaft geben, 1 × Rohstoff, 1 × Militär nehmen; "
                "Drohung: Krieg gegen sie vor der Wertung"
            ),
        ),
        (
            verbs.Motion(verbs.BAN, CHINA, Holder(1), 3),
            "Motion: party ban, China, Ben (stake: 3 chips)",
            "Antrag: Parteiverbot, China, Ben (Einsatz: 3 Chips)",
        ),
        (
            verbs.Motion(verbs.PROTECT, CHINA, verbs.NOBODY_BANNED, 1),
            "Motion: protectorate, China (stake: 1 chip)",
            "Antrag: Protektorat, China (Einsatz: 1 Chip)",
        ),
        (
            verbs.SendToUn(((0, 2), (verbs.BASE, 1))),
            "Take for the UN: United States: 2 politicians, base: 1 politician",
            "Für die UNO: USA: 2 Politiker, Basis: 1 Politiker",
        ),
        (
            verbs.PlayWarmonger(0, RegionId(12), RegionId(12)),
            "Warmonger: ends the Peace Initiative",
            "Kriegstreiber: beendet die Friedensinitiative",
        ),
        (
            verbs.Riots(INDIA, ((2,), (5,))),
            "Riots in India with China, Middle East and Central Asia",
            "Unruhen: Indien, dazu China, Nahost und Zentralasien",
        ),
        (
            MakeOffer(1, ((0, 1),), ((11, 1),), ()),  # type: ignore[arg-type]
            "Promise Ben a yes to every proposal this turn for no war on Europe until the scoring",
            (
                "Ben versprechen: ein Ja zu jedem Vorschlag in diesem Spielzug; "
                "dafür: keinen Krieg gegen Region Europa bis zur Wertung"
            ),
        ),
    ],
    ids=["trade", "ban", "protectorate", "un", "warmonger", "riots", "deal"],
)
def test_whole_actions_are_sentences(action: Action, en: str, de: str) -> None:
    assert speaker("en").action(action.to_json()) == en
    assert speaker("de").action(action.to_json()) == de


def test_a_counter_offer_is_a_promise_too() -> None:
    offer = CounterOffer(3, ((1, 1),), (), ()).to_json()
    assert (
        speaker("en").action(offer) == "Answer “Offer no. 4”: promise no veto this turn for nothing"
    )


VARIED: tuple[dict[str, object], ...] = (
    {},
    {"placement": "open", "batch": True, "sealed_votes": True, "unrest_neighbours": 2},
    {"assassination": "designer", "expansion": "designer", "warmonger": "any"},
)


@pytest.mark.parametrize("options", VARIED, ids=["plain", "varied", "designer"])
def test_a_whole_game_can_be_said(options: dict[str, object]) -> None:
    """Events as everybody hears them, actions, questions and consequences, in real games."""
    speakers = [speaker(lang) for lang in LANGUAGES]
    rng = random.Random(5)
    sentence: set[str] = set()
    for seed in range(3):
        session = Session(GAME, new_header(GAME, options, range(4)))
        players = [bots.make("random", GAME.name, seed, Seat(seat)) for seat in range(4)]
        driver = Driver(session, players, SeededLuck(seed))
        while session.state.result is None:
            events: list[Event] = []
            for question in session.state.pending().questions:
                legal = session.state.legal(question.seat, question.id)
                action = legal.sample(rng)
                for one in speakers:
                    assert one.question(question.kind)
                    assert one.action(action.to_json())
                    for note in legal.consequences(action):
                        assert one.say(note)
            given = driver.next_input()
            if given is None:
                break
            session.apply(given, events)
            for note in heard(events, None):
                sentence.add(note.text)
                for one in speakers:
                    words = one.say(note)
                    assert words
                    assert "somebody who" not in words
    assert len(sentence) > 40
