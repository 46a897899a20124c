"""One factor makes every long test longer."""

import pytest

import scale


def test_scale_multiplies_and_never_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "SCALE", 50.0)
    assert scale.scaled(20) == 1000
    monkeypatch.setattr(scale, "SCALE", 0.01)
    assert scale.scaled(20) == 1


def test_few_are_enough_at_scale_one_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    for factor, many in ((1.0, 5), (50.0, 1000), (0.01, 1)):
        monkeypatch.setattr(scale, "SCALE", factor)
        assert scale.scaled(20, 5) == many
