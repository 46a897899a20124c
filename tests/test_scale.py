"""One factor makes every long test longer."""

import pytest

import scale


def test_scale_multiplies_and_never_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "SCALE", 50.0)
    assert scale.scaled(20) == 1000
    monkeypatch.setattr(scale, "SCALE", 0.01)
    assert scale.scaled(20) == 1
