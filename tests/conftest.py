"""Games that are not as they should be, for all who must bear with them; and a database for all who want one."""

import os
from collections.abc import Iterator

import pytest

from hullbreach.games.airlock import AirlockGame
from hullbreach.games.airlock.model import Airlock
from hullbreach.kernel import Rule, registry
from hullbreach.testkit import clusters


class Breaks(AirlockGame):
    """It breaks in the second turn."""

    name = "breaks"

    def step(self, play: Airlock) -> Rule[None] | None:
        if play.state.turn == 1:
            raise ArithmeticError("no air")
        return super().step(play)


@pytest.fixture
def breaks() -> Iterator[str]:
    """The name of a game that breaks in the second turn."""
    with registry.lent(Breaks()):
        yield Breaks.name


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL: one that is named, or one that is thrown away."""
    named = os.environ.get("DATABASE")
    if named:
        yield named
    elif clusters.programs() is None:
        pytest.skip(clusters.MISSING)
    else:
        with clusters.cluster() as found:
            yield found.address()
