"""Small arenas for the tests."""

import pytest

from hullbreach.arena import Plan


@pytest.fixture
def plan() -> Plan:
    return Plan.of("airlock", bots=["random"] * 3, seed="test")
