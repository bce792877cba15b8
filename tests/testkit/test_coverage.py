"""Which code carries out a rule, also where it is shared and marked with another game's number."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from hullbreach.games.airlock import GAME, AirlockGame
from hullbreach.kernel.rules import implemented, rule
from hullbreach.testkit.coverage import Coverage, Proof


@rule("Q-001", "Q-002")
def shared_step() -> None: ...


@rule("Z-001")
def own_step() -> None: ...


class Cousin(AirlockGame):
    """Calls the shared rule Q-001, and one of Airlock's, by numbers of its own."""

    name = "cousin"
    file: Path

    @property
    def family_file(self) -> Traversable:
        return self.file


@pytest.fixture
def cousin(tmp_path: Path) -> Coverage:
    game = Cousin()
    game.file = tmp_path / "family.csv"
    game.file.write_text("rule,here\nQ-001,Z-001\nQ-002,Z-001\nA-004,Z-002\n", encoding="utf-8")
    return Coverage(game, {})


def test_shared_code_counts_under_the_number_that_a_game_gives_it(cousin: Coverage) -> None:
    assert cousin.game.rule_id("Q-001") == "Z-001"
    assert cousin.code("Z-001") == [f"{__name__}.own_step", f"{__name__}.shared_step"]


def test_what_another_game_keeps_to_itself_does_not_count(cousin: Coverage) -> None:
    assert implemented("A-004")
    assert cousin.game.rule_id("A-004") == "Z-002"
    assert cousin.code("Z-002") == []


def test_a_game_without_family_calls_every_rule_by_its_own_name() -> None:
    cover = Coverage(GAME, {})
    assert GAME.rule_id("Q-001") == "Q-001"
    assert cover.code("A-004") == implemented("A-004")


def test_a_familys_test_counts_under_the_number_that_a_game_gives_its_rule(
    cousin: Coverage,
) -> None:
    tests = {"shared": Proof(["Q-001*", "Q-002*"]), "another": Proof(["Q-001"])}
    assert [test for test, _ in Coverage(cousin.game, tests).tests("Z-001")] == ["shared"]
    assert [test for test, _ in Coverage(GAME, tests).tests("Q-001")] == ["another", "shared"]
