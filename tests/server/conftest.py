"""The tests that touch the store run over both databases: `both = pytest.mark.usefixtures("database")`."""

from collections.abc import Iterator

import pytest

from hullbreach.server import careful, lobby, robots
from hullbreach.testkit import clusters
from hullbreach.testkit.serving import Usual


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables are in SQLite, and then once more in PostgreSQL."""
    if request.param == "sqlite":
        yield
        return
    with clusters.new_schema(request.getfixturevalue("postgresql")) as address:
        monkeypatch.setattr(Usual, "database", address)
        yield


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other things stops no rule; a test about that says when it is to be stopped."""
    for place in (careful, lobby, robots):
        monkeypatch.setattr(place, "LONG", 30.0)


@pytest.fixture
def shared(postgresql: str) -> Iterator[str]:
    """The address of a database for several servers."""
    with clusters.new_schema(postgresql) as address:
        yield address
