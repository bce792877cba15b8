"""How a table stands, in a few words: for the lists of tables that people keep.

A summary is kept with its table when that is put away, and says of how many entries it was made. So a
list of sixty tables plays none of them again, unless they went on after their summary was made.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.server import pictures
from hullbreach.server.forms import Face
from hullbreach.server.protocol import Outcome

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted


class Summary(msgspec.Struct, frozen=True):
    """How a table stood after so many entries; nothing in it is hidden from anybody."""

    entries: int
    at: float
    """When it last went on, in seconds of the calendar; 0: nobody knows."""
    round: int
    over: bool
    waiting: list[int]
    faces: list[Face]
    outcomes: list[Outcome]


def summarize(table: Table, at: float) -> Summary:
    """How a table stands, as a spectator sees it."""
    return Summary(
        table.version,
        at,
        table.game.round_of(table.play),
        table.over,
        table.waiting(),
        faces(table),
        pictures.outcomes(table) if table.over else [],
    )


async def summary_of(hosted: Hosted) -> Summary:
    """How a table that is in memory stands."""
    return await hosted.look(lambda: summarize(hosted.table, hosted.changed))


async def keep(hosted: Hosted) -> None:
    """Keep how a table stands, where that has changed; it is no harm if that fails."""
    if hosted.summed == hosted.table.version:
        return
    with contextlib.suppress(HullbreachError):
        made = await summary_of(hosted)
        data = msgspec.json.encode(made)
        await hosted.house.store.table_changed(hosted.id, summary=data)
        hosted.summed = made.entries


def faces(table: Table) -> list[Face]:
    """Whom people play, as far as everyone knows."""
    panels = table.scene(SPECTATOR).panels
    return [
        Face(one.seat, one.label, one.art, one.colour) for one in panels if one.seat is not None
    ]


def read(data: bytes | None, entries: int) -> Summary | None:
    """A summary that was kept, if the table has not gone on since."""
    if data is None:
        return None
    try:
        kept = msgspec.json.decode(data, type=Summary)
    except msgspec.DecodeError:  # of another version
        return None
    return kept if kept.entries == entries else None
