"""Any game of a run is played again, with the same answers, and kept in a file."""

from pathlib import Path

import pytest

from hullbreach.arena import Plan
from hullbreach.arena import run as arena
from hullbreach.arena.again import OtherGamePlayedError, plan_of, recorded, replayed
from hullbreach.arena.log import OtherPlanError, read
from hullbreach.arena.match import Match
from hullbreach.kernel import Table

PLANS = [
    Plan.of("airlock", bots=["random"] * 4, seed="again"),
    Plan.of("airlock", bots=["search@3", "random", "random"], seed="again", rotate=True),
    Plan.of("nemesis", bots=["random", "survivor"], seed="1", rotate=True),
    Plan.of("lockdown", bots=["survivor"], seed="1", mode="solo"),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.bots[0]}")
@pytest.mark.parametrize("number", [0, 3])
def test_a_game_is_the_recorded_one_and_so_is_its_file(plan: Plan, number: int) -> None:
    outcome = Match(plan).play(number)
    table, again = replayed(plan, number, [outcome])
    assert again == outcome
    kept = Table.load(table.save())
    assert kept.over
    assert kept.hash() == table.hash()
    assert kept.answers == outcome.answers
    assert [verdict.won for verdict in kept.verdicts] == outcome.won
    assert kept.game.facts(kept.play, kept.told()) == outcome.facts


def test_a_folder_says_what_was_played(tmp_path: Path) -> None:
    plan = PLANS[0]
    arena.play(plan, 3, tmp_path, jobs=1)
    found, outcomes = plan_of(tmp_path)
    assert found == plan
    assert outcomes == recorded(tmp_path, plan) == read(tmp_path)[1]
    assert recorded(tmp_path, PLANS[1]) == []
    assert recorded(tmp_path / "none", plan) == []
    assert replayed(found, 2, outcomes)[1] == outcomes[2]


def test_a_run_of_other_rules_is_not_played_again(tmp_path: Path) -> None:
    arena.play(PLANS[0], 1, tmp_path, jobs=1)
    log = tmp_path / "results.jsonl"
    log.write_bytes(log.read_bytes().replace(b'"version":"1"', b'"version":"0"', 1))
    with pytest.raises(OtherPlanError, match="version of the rules"):
        plan_of(tmp_path)


def test_a_game_that_goes_another_way_is_told() -> None:
    plan = PLANS[0]
    other = Match(Plan.of("airlock", bots=["random"] * 4, seed="other")).play(3)
    with pytest.raises(OtherGamePlayedError, match="Game 3"):
        replayed(plan, 3, [other])


def test_a_game_that_broke_off_is_kept_up_to_there(breaks: str) -> None:
    plan = Plan.of(breaks, bots=["random"] * 3, seed="7")
    outcome = Match(plan).play(0)
    table, again = replayed(plan, 0, [outcome])
    assert again == outcome
    assert again.error == "ArithmeticError: no air"
    assert not table.over
