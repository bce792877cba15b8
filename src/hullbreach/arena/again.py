"""One game of a run once more, at a table: the same answers, and a file to look at it.

>>> from hullbreach.arena import Plan
>>> table, outcome = replayed(Plan.of("airlock", bots=["random"] * 3, seed="example"), 17)
>>> table.over, table.answers == outcome.answers
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hullbreach.arena import log
from hullbreach.arena.match import Match, Outcome
from hullbreach.arena.plan import Plan
from hullbreach.kernel import Table, registry
from hullbreach.kernel.errors import HullbreachError, MissingPack


class OtherGamePlayedError(HullbreachError):
    """The game did not go as it did before: a bot does not answer the same twice."""

    code = "other-game-played"


def plan_of(folder: Path) -> tuple[Plan, list[Outcome]]:
    """The plan and the games of a folder; refused where the same plan is another one by now."""
    there, outcomes = log.read(folder)
    known = registry.find(there.game).packs
    for pack, fingerprint in there.packs.items():
        if pack not in known:
            raise MissingPack(pack=pack, fingerprint=fingerprint)
    now = Plan.of(
        there.game,
        bots=there.bots,
        seed=there.seed,
        mode=there.mode,
        options=there.options,
        rotate=there.rotate,
        guide=there.guide,
    )
    log.compare(folder / log.NAME, there, now)
    return there, outcomes


def recorded(folder: Path, plan: Plan) -> list[Outcome]:
    """The games that a folder has of this plan."""
    try:
        there, outcomes = log.read(folder)
    except log.NoLogError:
        return []
    return outcomes if there == plan else []


def replayed(plan: Plan, number: int, known: Iterable[Outcome] = ()) -> tuple[Table, Outcome]:
    """Play a game again; if it is among the known ones, it must come out as it did."""
    table, outcome = Match(plan).again(number)
    for before in known:
        if before.number == number and before != outcome:
            raise OtherGamePlayedError(game=str(number), before=before.answers, now=outcome.answers)
    return table, outcome
