"""Where points come from: every change of a score is put down to something."""

import json

import pytest

from statecraft.lab.globopolis_points import main


def test_causes_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--seats", "3", "--seed", "5"])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["points"]["titles"] > 10
    assert told["points"]["develop"] > 0
    ends = [name for name in told["per_game"] if name.startswith("end ")]
    assert sum([told["per_game"][name] for name in ends]) == 1
    places = [name for name in told["per_game"] if name.startswith("won in place ")]
    assert sum([told["per_game"][name] for name in places]) >= 1
