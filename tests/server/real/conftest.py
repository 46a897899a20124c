"""One server for all tests that only talk to it; those that end it start their own."""

from collections.abc import Iterator

import pytest

from server.real.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits. What its log must never show is looked for at the end."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert server.stop() == 0
        assert not server.problems()
