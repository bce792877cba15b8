"""An arena from beginning to end: the same results, however they were come by."""

import subprocess
import sys
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import polars as pl
import pytest

from hullbreach.arena import Files, Plan, crew, play, write
from hullbreach.arena.crew import Batch, Cores, Crew, CrewLostError, Here, crew_for, play_games
from hullbreach.arena.log import Log
from hullbreach.arena.match import Outcome
from hullbreach.kernel.texts import Texts

GAMES = 12


def results(folder: Path, plan: Plan, games: int = GAMES) -> list[bytes]:
    write(plan, games, folder, Texts("en"))
    files = Files.below(folder)
    return [path.read_bytes() for path in (files.games, files.seats, files.report)]


@pytest.fixture
def expected(tmp_path: Path, plan: Plan) -> list[bytes]:
    play(plan, GAMES, tmp_path / "expected", jobs=1)
    return results(tmp_path / "expected", plan)


def test_the_number_of_processes_makes_no_difference(
    tmp_path: Path, plan: Plan, expected: list[bytes]
) -> None:
    seen: list[int] = []
    play(plan, GAMES, tmp_path / "two", jobs=2, progress=seen.append)
    assert results(tmp_path / "two", plan) == expected
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, GAMES)


class StoppedAfter(Here):
    """A crew that is interrupted after some batches."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        batch = super().submit(plan, numbers[:2])
        self.batches -= 1
        if not self.batches:
            self.stop()
        return batch


def test_what_was_interrupted_goes_on(
    tmp_path: Path, plan: Plan, expected: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("hullbreach.arena.run.crew_for", lambda *args: StoppedAfter(3))
        with pytest.raises(KeyboardInterrupt):
            play(plan, GAMES, tmp_path, jobs=1)
    with Log(tmp_path, plan) as log:
        assert log.finished == {0, 1, 2, 3, 4, 5}
    seen: list[int] = []
    play(plan, GAMES, tmp_path, jobs=1, progress=seen.append)
    assert seen[0] == 6
    assert results(tmp_path, plan) == expected


def test_a_folder_with_more_games_gives_the_same_first_ones(
    tmp_path: Path, plan: Plan, expected: list[bytes]
) -> None:
    play(plan, GAMES + 5, tmp_path, jobs=1)
    assert results(tmp_path, plan) == expected
    play(plan, GAMES, tmp_path, ray="nowhere")  # nothing is left to play
    assert results(tmp_path, plan) == expected


def test_the_tables_have_a_row_per_game_and_seat(tmp_path: Path, plan: Plan) -> None:
    play(plan, 4, tmp_path, jobs=1)
    write(plan, 4, tmp_path, Texts("en"))
    games = pl.read_parquet(tmp_path / "games.parquet")
    seats = pl.read_parquet(tmp_path / "seats.parquet")
    assert games["seed"].to_list() == [f"test-{number}" for number in range(4)]
    assert seats["game"].to_list() == [number for number in range(4) for _ in range(3)]
    assert set(seats["trait_role"].to_list()) == {"role-crew", "role-saboteur"}
    assert seats.schema["trait_number"] == pl.Int64
    assert seats.schema["used"] == pl.List(pl.String)


class Lost(Crew):
    """A crew whose workers are gone."""

    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        batch = Batch()
        batch.set_exception(BrokenProcessPool())
        return batch


def test_a_lost_worker_is_told(plan: Plan) -> None:
    with pytest.raises(CrewLostError, match="goes on from there"):
        play_games(plan, range(3), Lost(), lambda outcomes: None)


def test_games_that_a_batch_had_no_time_for_are_played_later(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "BATCH_SECONDS", 0)
    handed_in: list[list[Outcome]] = []
    play_games(plan, range(5), Here(), handed_in.append)
    assert [[outcome.number for outcome in each] for each in handed_in] == [[0], [1], [2], [3], [4]]


def test_it_also_runs_beside_the_main_thread(plan: Plan) -> None:
    handed_in: list[Outcome] = []
    thread = threading.Thread(target=play_games, args=(plan, range(2), Here(), handed_in.extend))
    thread.start()
    thread.join()
    assert len(handed_in) == 2


def test_the_crew_is_as_large_as_it_is_useful(plan: Plan) -> None:
    assert isinstance(crew_for(plan, 1, jobs=8), Here)
    large = crew_for(plan, 3, jobs=8)
    try:
        assert isinstance(large, Cores)
        assert large.width == 3
    finally:
        large.close()


KILLED = """
import os, signal
from hullbreach.arena import Plan
from hullbreach.arena.crew import Cores

if __name__ == "__main__":
    crew = Cores(2)
    plan = Plan.of("airlock", bots=["random"] * 3, seed="killed")
    for batch in [crew.submit(plan, [number]) for number in range(4)]:
        batch.result()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_no_worker_outlives_an_arena_that_was_killed(tmp_path: Path) -> None:
    """They all have the same output: it ends with the last of them."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    ended = subprocess.run(
        [sys.executable, str(script)], capture_output=True, timeout=60, check=False
    )
    assert ended.returncode < 0
