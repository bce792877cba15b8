"""Nemesis, chapter Crafting: what only its Mechanic can (the family has the rest)."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Crafted


@pytest.mark.rule("N-425")
def test_one_yellow_item_is_not_both_a_chemical_and_the_tool_of_the_ingenious() -> None:
    s = NemesisScenario("mechanic", rooms={"mechanic": "canteen"}).hand("mechanic", "ingenuity")
    s.has("mechanic", "chemicals")
    assert s.denied("mechanic", "play", "ingenuity") == "N-287, N-520, N-205"
    s.has("mechanic", "chemicals").does("mechanic", "play", "ingenuity")
    s.forced().heard(Crafted, item="flamethrower")
    assert s.zone("pack-0") == []
