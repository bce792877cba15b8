"""How a table is read from the database: the same queries for every database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from hullbreach.kernel.saves import Kept, LogEntry
from hullbreach.server import paces
from hullbreach.server.schema import addresses, chat, entries, kept, seats, tables
from hullbreach.server.schema import turns as running
from hullbreach.server.stored import Gap, Glimpse, StoredSeat, StoredTable, Turn

entry_of = msgspec.json.Decoder(LogEntry).decode
_positions = msgspec.json.Decoder(list[Kept])


def load(connection: Connection, id: str) -> StoredTable | None:
    """A table with everything that was ever committed to it."""
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        return None
    log = connection.execute(
        select(entries.c.number, entries.c.entry)
        .where(entries.c.table_id == id)
        .order_by(entries.c.number)
    ).all()
    if [one.number for one in log] != list(range(len(log))):
        raise Gap(id)
    positions = connection.execute(select(kept.c.positions).where(kept.c.table_id == id)).scalar()
    return StoredTable(
        row.id,
        row.game,
        row.rules,
        row.content,
        msgspec.json.decode(row.options),
        row.seats,
        row.seed,
        row.position,
        [entry_of(one.entry) for one in log],
        people(connection, id),
        said(connection, id),
        row.origin,
        row.host,
        _positions.decode(positions) if positions else [],
        muted(row.muted),
        row.rematch,
        row.summary,
        row.spectators,
        row.wish,
        row.touched,
        paces.read(row.pace),
        turns(connection, id),
        addressed(connection, id),
    )


def glimpse(connection: Connection, id: str) -> Glimpse | None:
    """A table from outside; None if there is none."""
    row = row_of(connection, id, ("game", "origin", "host", "muted", "rematch", "summary", "pace"))
    if row is None:
        return None
    count = select(func.count()).select_from(entries).where(entries.c.table_id == id)
    return Glimpse(
        row.game,
        row.origin,
        row.host,
        muted(row.muted),
        row.rematch,
        connection.execute(count).scalar() or 0,
        row.summary,
        people(connection, id),
        paces.read(row.pace),
        turns(connection, id),
    )


def row_of(connection: Connection, id: str, names: Sequence[str]) -> Any:
    """These columns of a table; None if there is no such table."""
    columns = (tables.c[name] for name in names)
    return connection.execute(select(*columns).where(tables.c.id == id)).first()


def people(connection: Connection, id: str) -> list[StoredSeat]:
    """Who sits at a table."""
    rows = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
    return [StoredSeat(one.seat, one.token, one.name, one.kind, one.bot) for one in rows]


def turns(connection: Connection, id: str) -> list[Turn]:
    """Whose time runs at a table."""
    rows = connection.execute(
        select(running).where(running.c.table_id == id).order_by(running.c.seat)
    )
    return [Turn(one.seat, one.ask, one.due, one.look, one.reminded, one.late) for one in rows]


def addressed(connection: Connection, id: str) -> list[int]:
    """The seats of whose turns somebody is told off the page."""
    query = select(addresses.c.seat).where(addresses.c.table_id == id).distinct()
    return sorted(connection.execute(query).scalars())


def said(connection: Connection, id: str, known: int = 0) -> list[tuple[int, str, str]]:
    """The chat of a table, but for the lines that are known."""
    lines = connection.execute(
        select(chat.c.seat, chat.c.name, chat.c.text)
        .where(chat.c.table_id == id)
        .order_by(chat.c.id)
        .offset(known)
    )
    return [(one.seat, one.name, one.text) for one in lines]


def muted(words: str) -> list[int]:
    """Whom the host does not let speak."""
    return msgspec.json.decode(words, type=list[int])
