"""What the browser's test compares with is what the engine says now."""

from tools import speech_fixture


def test_the_fixture_is_current() -> None:
    assert speech_fixture.TARGET.read_text(encoding="utf-8") == speech_fixture.written(), (
        "run: python tools/speech_fixture.py"
    )
