"""The log of an arena: nothing that was finished is lost, and nothing is mixed up."""

from pathlib import Path

import msgspec
import pytest

from hullbreach.arena import Plan
from hullbreach.arena.log import NAME, DamagedLogError, Log, LogInUseError, OtherPlanError
from hullbreach.arena.match import Outcome


def numbers(log: Log, games: int = 100) -> list[int]:
    return [outcome.number for outcome in log.outcomes(games)]


def test_games_are_kept_and_come_in_the_order_of_their_numbers(tmp_path: Path, plan: Plan) -> None:
    with Log(tmp_path / "new", plan) as log:
        log.add([Outcome(4), Outcome(1)])
        log.add([Outcome(0)])
    with Log(tmp_path / "new", plan) as log:
        assert log.finished == {0, 1, 4}
        assert numbers(log) == [0, 1, 4]
        assert numbers(log, 4) == [0, 1]


@pytest.mark.parametrize("torn", [b'{"number":2,"ans', b"{"])
def test_a_line_that_was_not_finished_is_taken_away(
    tmp_path: Path, plan: Plan, torn: bytes
) -> None:
    with Log(tmp_path, plan) as log:
        log.add([Outcome(1)])
    with (tmp_path / NAME).open("ab") as file:
        file.write(torn)
    with Log(tmp_path, plan) as log:
        assert log.finished == {1}
        log.add([Outcome(2)])
        assert numbers(log) == [1, 2]


def test_even_the_plan_may_have_been_torn(tmp_path: Path, plan: Plan) -> None:
    (tmp_path / NAME).write_bytes(b'{"game":"air')
    with Log(tmp_path, plan) as log:
        log.add([Outcome(0)])
    with Log(tmp_path, plan) as log:
        assert log.finished == {0}


def test_a_damaged_line_is_refused_and_left_alone(tmp_path: Path, plan: Plan) -> None:
    with Log(tmp_path, plan) as log:
        log.add([Outcome(0), Outcome(1)])
    path = tmp_path / NAME
    broken = path.read_bytes().replace(b'"number":0', b'"number":zero')
    path.write_bytes(broken)
    with pytest.raises(DamagedLogError, match="Line 2"):
        Log(tmp_path, plan)
    assert path.read_bytes() == broken


def test_other_results_are_not_added_to(tmp_path: Path, plan: Plan) -> None:
    with Log(tmp_path, plan) as log:
        log.add([Outcome(0)])
    other = msgspec.structs.replace(plan, seed="another")
    with pytest.raises(OtherPlanError, match="the seed is"):
        Log(tmp_path, other)


def test_two_runs_do_not_write_at_the_same_time(tmp_path: Path, plan: Plan) -> None:
    with Log(tmp_path, plan), pytest.raises(LogInUseError):
        Log(tmp_path, plan)
    with Log(tmp_path, plan):
        pass
