"""Several things done to a table, all or none: what breaks or never ends is undone and reported.

`Table.answer` protects the table from its rules. Whoever shows a table to people needs more: what
can be answered now, what every seat sees and how that looks must come to an end as well, before
the answer counts.

>>> from hullbreach.kernel.table import Table
>>> table = Table.new("airlock", seats=3, seed="example")
>>> def play() -> None:
...     table.answer(0, table.asks()[0].id, "stop")
...     show(table)
>>> trying(table, 5.0, play)
>>> table.answers
1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hullbreach.kernel.errors import HullbreachError, Refused, RuleBroke, StepTooLong
from hullbreach.kernel.saves import Answer
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.kernel.watchdog import within

T = TypeVar("T")


def show(table: Table, *, spectators: bool = True) -> dict[int, Scene]:
    """Everything that anybody could be shown now: all options, and the pictures of all seats."""
    table.asks()
    return table.scenes(range(SPECTATOR if spectators else 0, table.seats))


def trying(
    table: Table,
    seconds: float | None,
    work: Callable[[], T],
    error: type[BaseException] = StepTooLong,
) -> T:
    """Whatever this does to the table, it does wholly, within so many seconds, or not at all.

    What breaks becomes `RuleBroke`, whose report replays to it; a refusal stays what it is. So
    does `error`, where that is no ordinary exception: whoever says `NotAtOnce` means to try again.
    """
    before = mark(table)
    try:
        return within(seconds, work, error)
    except BaseException as raised:
        if isinstance(raised, Refused) and len(table.log) == len(before["log"]):
            raise
        since = table.log[len(before["log"]) :]
        attempt = next((entry for entry in since if isinstance(entry, Answer)), None)
        go_back(table, before)
        if isinstance(raised, Exception) and not isinstance(raised, HullbreachError):
            raise table._broken(raised, attempt) from raised
        raise


def mark(table: Table) -> dict[str, Any]:
    """All that a table is, apart from the run, which can be made again: to `go_back` to."""
    return {
        "log": table.log[:],
        "standing": table.standing.copy(),
        "_stands": table._stands,
        "_line": table._line[:],
        "_told": table._told[:],
        "_kept": table._kept,
        "_rekeys": table._rekeys[:],
        "_ask_ids": table._ask_ids,
        "_base": table._base,
        "_base_at": table._base_at,
        "_base_script": table._base_script,
        "_base_told": table._base_told,
    }


def go_back(table: Table, mark: dict[str, Any]) -> None:
    """The table is again what it was when it was marked."""
    for name, value in mark.items():
        setattr(table, name, value)
    table._run = None


def too_long(broke: RuleBroke) -> bool:
    """Whether a rule did not come to an end."""
    return isinstance(broke.__cause__, StepTooLong)
