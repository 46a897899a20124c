"""Cards, questions and notes say what holds under the table's options, in both languages."""

from typing import Any, NamedTuple

import pytest

from global_powers.position import ANN, COUP, EUROPE, RIOTS, USA, Play
from statecraft.cli.boards import global_powers as terminal
from statecraft.cli.games import find
from statecraft.cli.options import game_texts
from statecraft.core.verbs.action import Action
from statecraft.global_powers.content import CONTENT
from statecraft.global_powers.game import GAME
from statecraft.global_powers.variants import OPTIONS
from statecraft.global_powers.verbs import KEEP_OPEN, NO_REGION, Coup, PlayWarmonger, PlayZeal, War
from statecraft.locale import LANGUAGES, Language
from statecraft.locale.speech import Speaker

CARDS = {id: number for number, id in enumerate(CONTENT.card_id)}
UNCHANGED = {
    "points": "no card, question or note speaks of how points are added",
    "scorings": "only the end of the game, which has a reason of its own",
    "placement": "the auction and the placement are questions of their own",
    "vote_orders": "standing orders are there or not",
    "dominance_from": "the score sheet and the help of the option tell",
    "war_on_own_region": "a war is among the choices or refused with its rule",
    "phase_inputs": "a limit of the engine",
}
"""Options that change no card, question or note, with what tells them instead."""


class OptionWords(NamedTuple):
    """A text under an option, and words that must be in it in English and German."""

    option: str
    value: Any
    what: str
    en: str
    de: str


CASES = [
    OptionWords("assassination", "german", "card:assassination", "where you are present", "vertreten bist"),
    OptionWords("assassination", "designer", "card:assassination", "in any region", "einer beliebigen Region"),
    OptionWords("expansion", "german", "card:expansion", "where you are present", "vertreten bist"),
    OptionWords("expansion", "designer", "card:expansion", "1 or 2 politicians", "1 oder 2 Politiker"),
    OptionWords("unrest_neighbours", 6, "card:revolution", "each of its neighbours", "jeder ihrer Nachbarregionen"),
    OptionWords("unrest_neighbours", 2, "card:revolution", "up to 2 of its neighbours", "bis zu 2 ihrer"),
    OptionWords("unrest_neighbours", 1, "card:revolution", "in one of its neighbours", "einer ihrer Nachbar"),
    OptionWords("unrest_neighbours", 0, "card:revolution", "In one region a die", "In einer Region bestimmt"),
    OptionWords("unrest_neighbours", 6, "card:riots", "in all its neighbours", "allen ihren Nachbarregionen"),
    OptionWords("unrest_neighbours", 3, "card:riots", "up to 3 of its neighbours", "bis zu 3 ihrer"),
    OptionWords("unrest_stay", 1, "card:riots", "At least one of each", "Wenigstens einer jeder"),
    OptionWords("unrest_stay", 2, "card:revolution", "At least 2 of each", "Wenigstens 2 jeder"),
    OptionWords("warmonger", "war", "card:warmonger", "a war roll of yours", "Würfelwurf in einem Krieg"),
    OptionWords("warmonger", "any", "card:warmonger", "any roll of yours", "irgendeinem Würfelwurf"),
    OptionWords("warmonger", "war", "keep-warmonger", "a roll of war", "einen Wurf im Krieg"),
    OptionWords("warmonger", "any", "keep-warmonger", "any roll", "irgendeinen Wurf"),
    OptionWords("coup_stakes", "mauritius", "card:coup", "go to Mauritius", "gehen nach Mauritius"),
    OptionWords("coup_stakes", "return", "card:coup", "All stakes return", "Alle Einsätze kehren"),
    OptionWords("coup_stakes", "mauritius", "question:coup-stake", "Mauritius", "Mauritius"),
    OptionWords("coup_stakes", "return", "question:coup-stake", "return to base", "kehren zur Basis"),
    OptionWords("coup_stakes", "mauritius", "note:coup", "stakes go to Mauritius", "gehen nach Mauritius"),
    OptionWords("coup_stakes", "return", "note:coup", "All stakes return", "Alle Einsätze kehren"),
    OptionWords("war_price", "draw", "note:war", "If it is undecided, each", "Ohne Sieger schickt jede angreifende Partei"),
    OptionWords("war_price", "always", "note:war", "However it ends", "Wie er auch ausgeht"),
    OptionWords("war_price", "winner", "note:war", "each winning party", "jede siegreiche Partei"),
    OptionWords("zeal", "once", "card:zeal", "Once, when", "Einmal bringt"),
    OptionWords("zeal", "lasting", "card:zeal", "Whenever", "Immer wenn"),
    OptionWords("zeal", "once", "question:zeal", "use up your Zeal", "Verbrauchst du"),
    OptionWords("zeal", "lasting", "question:zeal", "does your Zeal card give", "Bringt dir dein Tatendrang"),
    OptionWords("zeal", "lasting", "play-zeal", "every activation", "jeder Aktivierung"),
    OptionWords("sealed_votes", True, "question:vote", "in secret", "verdeckt"),
    OptionWords("batch", True, "question:proposal", "Several actions", "mehrere Aktionen"),
]  # fmt: skip


def speaker(lang: Language, options: dict[str, Any]) -> Speaker:
    return Speaker(
        game_texts(find("global-powers"), lang), GAME, ("Ann", "Ben", "Cat"), None, options
    )


def note(lang: Language, options: dict[str, Any], action: Action, play: Play) -> str:
    return " ".join(
        [speaker(lang, options).say(each) for each in play.table.legal(ANN).consequences(action)]
    )


def words_of(lang: Language, what: str, options: dict[str, Any]) -> str:
    """A card's face, a question, an action or what is foretold, under options."""
    speaks = speaker(lang, options)
    kind, _, name = what.partition(":")
    if kind == "card":
        label = GAME.label("card", CARDS[name]).to_json()
        return speaks.say({"text": label["text"] + "-text"})
    if kind == "question":
        return speaks.question(name)
    if what == "note:coup":
        play = Play(**options).put(EUROPE, 0, 1).hold(ANN, COUP)
        return note(lang, options, Coup(EUROPE), play)
    if what == "note:war":
        play = Play(**options).put(USA, 1).put(EUROPE, 0, 1).activate(USA)
        return note(lang, options, War(EUROPE), play)
    action: Any = (
        PlayZeal() if what == "play-zeal" else PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION)
    )
    fields = {name: getattr(action, name) for name in action.FIELDS}
    return speaks.action({"verb": action.VERB, **fields})


def test_every_option_is_told_or_known_to_change_no_words() -> None:
    assert {each.option for each in CASES} | set(UNCHANGED) == {option.name for option in OPTIONS}
    assert not {each.option for each in CASES} & set(UNCHANGED)


@pytest.mark.parametrize("case", CASES, ids=[f"{t.what}-{t.option}-{t.value}" for t in CASES])
def test_words_follow_the_option(case: OptionWords) -> None:
    for lang in LANGUAGES:
        words = {"en": case.en, "de": case.de}[lang]
        assert words in words_of(lang, case.what, {case.option: case.value})
        default = next(option.default for option in OPTIONS if option.name == case.option)
        plain = words_of(lang, case.what, {})
        assert (plain == words_of(lang, case.what, {case.option: case.value})) == (
            case.value == default
        )


@pytest.mark.parametrize(("stay", "words"), [(0, False), (2, True)])
def test_a_hand_in_the_terminal_is_written_from_the_options(stay: int, words: bool) -> None:
    options: dict[str, Any] = {"unrest_stay": stay}
    play = Play(**options).hold(ANN, RIOTS)
    view = play.table.view(ANN).to_json()
    seen = terminal.Seen(view, speaker("en", options))
    cells = " ".join([str(cell) for column in terminal.hand(seen).columns for cell in column.cells])
    assert ("At least 2 of each governing party stay." in cells) is words


def test_the_end_of_a_coup_says_where_the_stakes_go() -> None:
    values = {"seat": ANN, "region": EUROPE, "attack": 4, "defence": 3, "mine": 1, "theirs": 2}
    for ends in ("won", "lost"):
        note = {"text": f"gp-event-coup-{ends}", "values": values}
        assert "Mauritius" in speaker("en", {}).say(note)
        assert "Mauritius" not in speaker("en", {"coup_stakes": "return"}).say(note)
        assert "return to base" in speaker("en", {"coup_stakes": "return"}).say(note)
