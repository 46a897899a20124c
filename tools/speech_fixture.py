"""What the browser must say: events and answers of real games, as Python's speaker says them.

Writes web/src/lib/speech.fixture.json, which a test of the browser client reads; a test of ours sees
to it that the file is what this makes.
"""

import json
from pathlib import Path
from typing import Any

from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, RandomPlayer
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act
from statecraft.core.record.record import new_header
from statecraft.locale import LANGUAGES, Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry
from statecraft.server.tables.game_manifest import box
from statecraft.server.updates.projection import to_message, worded

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "speech.fixture.json"
NAMES = ("Anna", "Ben", "Clara")
#: Of each text so many examples, with other values each.
_EACH = 3
_INPUTS = 3000


def fixture() -> dict[str, Any]:
    """Both games, in both languages."""
    return {name: _game(registry.game(name)) for name in registry.OWN}


def _game(game: Game) -> dict[str, Any]:
    speakers = [
        Speaker(Texts(lang, extra=registry.texts_of(game, lang)), game, NAMES) for lang in LANGUAGES
    ]
    notes: dict[str, list[Any]] = {}
    answers: dict[str, list[Any]] = {}
    for event, action in _played(game):
        if event is not None:
            note = {"text": event.text, "values": to_message(event.values)}
            sentences = [speaker.say(note) for speaker in speakers]
            _keep(notes, event.text, {"note": note, "sentences": sentences})
        if action is not None:
            sentences = [speaker.action(action.to_json()) for speaker in speakers]
            _keep(answers, action.VERB, {"worded": worded(game, action), "sentences": sentences})
    return {
        "words": _words(game),
        "options": box(game)["options"],
        "notes": [each for found in notes.values() for each in found],
        "answers": [each for found in answers.values() for each in found],
    }


def _keep(found: dict[str, list[Any]], key: str, example: Any) -> None:
    kept = found.setdefault(key, [])
    if len(kept) < _EACH and example not in kept:
        kept.append(example)


def _played(game: Game) -> Any:
    """The events and answers of a game between players who play anything."""
    luck = SeededLuck(7)
    session = Session(game, new_header(game, {}, (0, 1, 2), {}))
    players = [RandomPlayer(luck.stream("player", seat)) for seat in range(3)]
    driver = Driver(session, players, luck)
    for _ in range(_INPUTS):
        events: list[Event] = []
        given = driver.step(events)
        if given is None:
            return
        for event in events:
            yield event, None
        if isinstance(given, Act):
            yield None, given.action


def _words(game: Game) -> dict[str, Any]:
    """The words that are not said by the rule for all others."""
    return {
        kind: {
            value: note
            for value, note in labels.items()
            if note != {"text": f"choice-{kind}", "values": {"value": int(value)}}
        }
        for kind, labels in box(game)["words"].items()
    }


def written() -> str:
    return json.dumps(fixture(), ensure_ascii=False, indent=None, sort_keys=True) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(TARGET)
