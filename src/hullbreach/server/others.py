"""What other processes did at a table: read on from the database, played again here, and told here.

A process reads on when it is called, when somebody comes to a table, when its own change came too late, and once a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.saves import Renewed
from hullbreach.server.errors import Interrupted
from hullbreach.server.stored import Around, Conflict, News

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted
    from hullbreach.server.lobby import Lobby

log = logging.getLogger("hullbreach.server")

T = TypeVar("T")
Known = tuple[tuple[int, int, int], int]
"""Up to where a table was known when news was asked for, and how often this process had changed it itself."""

PAUSE = 1.0
"""Seconds after something went wrong."""
TRIES = 50
"""So often others may be quicker at one table before somebody is asked to try again."""


async def agreed(hosted: Hosted, change: Callable[[], Awaitable[T]]) -> T:
    """Change something at a table; where others were quicker, read on and try again."""
    for _ in range(TRIES):
        try:
            return await change()
        except Conflict:
            await read_on(hosted)
            if hosted.gone:
                break
    raise Interrupted()


async def read_on(hosted: Hosted) -> None:
    """Learn what others have done; nothing else happens at the table meanwhile."""
    store = hosted.house.store
    if store.shared and not hosted.gone:
        news = await store.news({hosted.id: hosted.known})
        if hosted.id in news:
            await hear(hosted, news[hosted.id])


async def hear(hosted: Hosted, news: News) -> None:
    """Do again and tell what others have done."""
    entries = [entry for _, entry in news.entries]
    if news.gone or any(isinstance(one, Renewed) for one in entries):
        hosted.throw_away()
        return
    try:
        if entries:
            await hosted.follow(entries)
        if news.around is not None:
            await _look_around(hosted, news.around)
    except HullbreachError as error:
        # It cannot be played from here on; whoever reads it anew will hear why.
        log.error("table %s: what others did cannot be played again: %s", hosted.id, error)
        hosted.throw_away()


async def _look_around(hosted: Hosted, around: Around) -> None:
    hosted.touched = around.touched
    hosted.house.store.together(hosted.id, around.processes)
    hosted.seating.hear(around)
    hosted.chatting.hear(around.chat)
    if hosted.wishes.read(around.wish):
        hosted.wishes.tell()
    if hosted.origin != around.origin:
        hosted.origin = around.origin
        await hosted.tell_whole()
    hosted.wake_bots()


async def keep_up(lobby: Lobby) -> None:
    """Hear of what other processes do wherever somebody listens, as long as this process runs."""
    store, aside = lobby.store, set[asyncio.Task[None]]()
    while True:
        try:
            woken = await store.woken()
            ids = lobby.tables.keys() if woken is None else woken & lobby.tables.keys()
            known = {id: _known(lobby.tables[id]) for id in ids if lobby.tables[id].listeners}
            if known:
                news = await store.news({id: one for id, (one, _) in known.items()})
                await _spread(lobby, known, news, aside)
            if woken is None:
                _wake_bots(lobby)
            # Whoever has made a table, or looked something up at it, need not have it as well.
            await lobby.forget_idle(among=store.taken_over())
        except Interrupted:
            await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("what other processes do is not heard")
            await asyncio.sleep(PAUSE)


async def _spread(
    lobby: Lobby,
    known: dict[str, Known],
    news: dict[str, News],
    aside: set[asyncio.Task[None]],
) -> None:
    """Tell every table its news; no table waits for one at which something takes long."""
    for id, one in news.items():
        hosted = lobby.tables.get(id)
        if hosted is None:
            continue
        if not hosted.lock.locked():
            await _hear_in_turn(hosted, known[id], one)
        else:
            task = asyncio.create_task(_hear_in_turn(hosted, known[id], one))
            aside.add(task)
            task.add_done_callback(aside.discard)


def _known(hosted: Hosted) -> Known:
    return hosted.known, hosted.house.store.own_changes(hosted.id)


async def _hear_in_turn(hosted: Hosted, known: Known, news: News) -> None:
    """What has been read is old by now if this process has changed something meanwhile."""
    async with hosted.lock:
        if hosted.gone:
            return
        if _known(hosted) == known:
            await hear(hosted, news)
        else:
            await read_on(hosted)


def _wake_bots(lobby: Lobby) -> None:
    """Perhaps the process is gone that let them play."""
    for hosted in lobby.tables.values():
        if hosted.stuck < 0:
            hosted.wake_bots()
