"""What is said of real games, in both languages: no unit twice, no number that counts from nothing, nobody unnamed."""

import re
from collections.abc import Iterator

import pytest

from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event, Note
from statecraft.core.record.inputs import Act, Input
from statecraft.core.record.record import new_header
from statecraft.core.verbs.action import Action
from statecraft.lab.run.simulation import play
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.server.updates.projection import to_message

NAMES = ("Anna", "Ben", "Clara", "Dora")
WRONG = re.compile(
    r"\bEU EU\b|\d ?× ?EU\b|\b(no\.|Nr\.) 0\b|somebody|jemand, (der|die)|\{ ?\$|(?<!\w)-\d|None\b",
    re.IGNORECASE,
)
"""51 EU EU; 40 × EU; Offer no. 0; "somebody governs"; values without a word; a minus that is a hyphen."""
ANSWERS = 4


class Listener:
    """Hears everything that is told at a table, and what the first answers to its questions would entail."""

    def __init__(self) -> None:
        self.told: list[Event | Note] = []
        self.answers: list[Action] = []

    def take(self, state: State, given: Input) -> None:
        if isinstance(given, Act) and not isinstance(state.pending(), Chance | Over):
            legal = state.legal(given.seat, given.question)
            for action in [given.action, *legal[:ANSWERS]]:
                self.answers.append(action)
                self.told += [*legal.consequences(action), *legal.prospects(action)]
        events: list[Event] = []
        state.apply(given, events)
        self.told += events


def sentences(name: str, lang: Language, seed: int) -> Iterator[str]:
    game = registry.game(name)
    listener = Listener()
    header = new_header(game, {}, tuple(range(len(NAMES))))
    play(game, header, ["steady", *["novice"] * (len(NAMES) - 1)], seed, listener.take)
    speaker = Speaker(Texts(lang, extra=registry.texts_of(game, lang)), game, NAMES)
    for note in listener.told:
        yield speaker.say({"text": note.text, "values": to_message(note.values)})
    for action in listener.answers:
        yield speaker.action(action.to_json())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["globopolis", "global-powers"])
def test_nothing_is_said_badly(name: str, lang: Language) -> None:
    found = {each for each in sentences(name, lang, 3) if WRONG.search(each)}
    assert sorted(found) == []
