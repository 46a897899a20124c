"""The page's sounds are those that `tools/sounds.py` makes: short, none silent, none with a click at its end."""

import wave

import pytest

from tools import sounds


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_as_its_recipe_makes_it(name: str) -> None:
    kept = sounds.read(sounds.FOLDER / f"{name}.wav")
    made = sounds.made(name)
    assert len(kept) == len(made)
    # The last bit of a sine is the business of each machine.
    assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_short_and_heard(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav"), "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        seconds = file.getnframes() / file.getframerate()
    assert form == (1, 2, sounds.RATE)
    assert seconds < sounds.LONGEST
    samples = sounds.made(name)
    assert 0.5 < max(map(abs, samples)) / (sounds.PEAK * 32_767) <= 1.001
    # It comes from silence and goes there.
    assert abs(samples[0]) < 4000
    assert abs(samples[-1]) < 200


def test_there_is_nothing_else_among_the_sounds() -> None:
    assert {path.stem for path in sounds.FOLDER.iterdir()} == set(sounds.SOUNDS)


def test_a_recipe_makes_files(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sounds")
    sounds.write("hop", folder)
    assert (folder / "hop.wav").read_bytes()[:4] == b"RIFF"
    assert sounds.read(folder / "hop.wav") == sounds.made("hop")
