"""How the tables stand to which somebody has links, in a few words; few are played again for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server import summaries
from hullbreach.server.errors import TableBroke, UnknownLink
from hullbreach.server.forms import TableStatus
from hullbreach.server.seating import seat_info

if TYPE_CHECKING:
    from hullbreach.server.lobby import Lobby

MOST_LOADS = 4
"""So many tables are played again for one look at how tables stand."""


async def statuses(lobby: Lobby, links: list[str]) -> list[TableStatus | None]:
    """How the tables stand that these links lead to; few are played again for it at once."""
    found: list[TableStatus | None] = []
    loads = MOST_LOADS
    for link in links:
        place = await lobby.store.find_seat(link)
        if place is None:
            found.append(None)
            continue
        id, seat = place
        one = None if id in lobby.tables else await _kept_status(lobby, id, seat, loads > 0)
        if one is None:
            loads -= id not in lobby.tables
            one = await _live_status(lobby, id, seat)
        found.append(one)
    return found


async def _kept_status(lobby: Lobby, id: str, seat: int, may_load: bool) -> TableStatus | None:
    """What was kept of a table that is not in memory; None: load it."""
    glimpse = await lobby.store.glimpse(id)
    if glimpse is None:
        raise UnknownLink()
    turns = {one.seat: one for one in glimpse.turns}
    people = [
        seat_info(id, one, glimpse.host, glimpse.muted, turns.get(one.seat))
        for one in glimpse.people
    ]
    start = TableStatus(
        id,
        seat,
        glimpse.game,
        glimpse.origin,
        people,
        "later",
        rematch=glimpse.rematch,
        pace=glimpse.pace,
    )
    summary = summaries.read(glimpse.summary, glimpse.entries)
    if summary is None:
        return None if may_load else start
    return _status(lobby, start, summary)


async def _live_status(lobby: Lobby, id: str, seat: int) -> TableStatus:
    try:
        async with lobby.open(id) as hosted:
            start = TableStatus(
                id,
                seat,
                hosted.table.game.name,
                hosted.origin,
                hosted.seat_infos(),
                "broken",
                rematch=hosted.seating.rematch,
                pace=hosted.days.pace,
            )
            try:
                return _status(lobby, start, await summaries.summary_of(hosted))
            except TableBroke:
                return start
    except HullbreachError:
        # It breaks, or its game or one of its packs is not here any more.
        kept = await _kept_status(lobby, id, seat, False)
        assert kept is not None
        return msgspec.structs.replace(kept, state="broken")


def _status(lobby: Lobby, start: TableStatus, summary: summaries.Summary) -> TableStatus:
    since = round(max(0.0, lobby.house.today() - summary.at)) if summary.at else None
    return msgspec.structs.replace(
        start,
        state="known",
        round=summary.round,
        over=summary.over,
        waiting=summary.waiting,
        since=since,
        faces=summary.faces,
        outcomes=summary.outcomes,
    )
