"""Every test that takes a `cast` is run for each game of the family, and proves its rules."""

import pytest
from tests.games.survival.casts import CASTS, KIN, Kin

from hullbreach.testkit.proofs import CAST


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One case for each game: a rule counts there by the number that the game has for it."""
    if CAST in metafunc.fixturenames:
        whole_family = metafunc.function.__annotations__[CAST] is Kin
        casts = KIN if whole_family else CASTS
        cases = [pytest.param(one, id=one.name, marks=pytest.mark.game(one.name)) for one in casts]
        metafunc.parametrize(CAST, cases)
