"""A house on either database."""

from pathlib import Path

import pytest

from server.operators.house import House


@pytest.fixture(params=["sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> House:
    return House(request.param, tmp_path, capsys)
