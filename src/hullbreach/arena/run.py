"""An arena from beginning to end: play what is missing, then write the tables and the report."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from hullbreach.arena.crew import crew_for, play_games
from hullbreach.arena.log import Log
from hullbreach.arena.match import Outcome
from hullbreach.arena.plan import Plan
from hullbreach.kernel import registry
from hullbreach.kernel.extras import require
from hullbreach.kernel.texts import Texts

if TYPE_CHECKING:
    from hullbreach.arena.tallies import Tallies


class Files(msgspec.Struct, frozen=True):
    """What an arena leaves in its folder."""

    games: Path
    seats: Path
    report: Path

    @classmethod
    def below(cls, folder: Path) -> Files:
        """The files of a folder."""
        return cls(folder / "games.parquet", folder / "seats.parquet", folder / "report.html")


def play(
    plan: Plan,
    games: int,
    out: Path,
    *,
    jobs: int | None = None,
    ray: str = "",
    progress: Callable[[int], None] = lambda finished: None,
) -> None:
    """Play the games 0 to `games` - 1 of a plan, but for those that are in the folder already.

    `progress` is told how many of them are finished, at the beginning and whenever some more
    are. Interrupted, it can be called again and goes on where it stopped.
    """
    with Log(out, plan) as log:
        wanted = range(games)
        todo = [number for number in wanted if number not in log.finished]
        finished = games - len(todo)
        progress(finished)
        if not todo:
            return

        def record(outcomes: list[Outcome]) -> None:
            log.add(outcomes)
            nonlocal finished
            finished += len(outcomes)
            progress(finished)

        crew = crew_for(plan, len(todo), jobs, ray)
        try:
            play_games(plan, todo, crew, record)
        finally:
            crew.close()


def require_tables() -> None:
    """Complain before the first game, not after the last, if the tables could not be written."""
    require("sim")


def write(plan: Plan, games: int, out: Path, texts: Texts) -> Tallies:
    """Write the tables and the report of the games below `games` that are finished."""
    from hullbreach.arena import frames, report
    from hullbreach.arena.tallies import count
    from hullbreach.arena.words import Words

    with Log(out, plan) as log:
        outcomes = log.outcomes(games)
    by_game, by_seat = frames.games_frame(plan, outcomes), frames.seats_frame(plan, outcomes)
    there = Files.below(out)
    frames.write_parquet(by_game, there.games)
    frames.write_parquet(by_seat, there.seats)
    tallies = count(by_game, by_seat)
    report.write(there.report, plan, tallies, Words(registry.find(plan.game), texts, plan.words))
    return tallies
