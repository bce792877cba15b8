"""Backups of all tables, also while servers run: a file of SQLite, from either database and for either.

So a backup is read by the same programs as the data of a small server, and whoever outgrows SQLite restores
a backup into PostgreSQL. What is finished long ago can be deleted.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Engine, create_engine, func, insert, select
from sqlalchemy import Table as SqlTable

from hullbreach.kernel.saves import Kept
from hullbreach.server import private
from hullbreach.server.errors import BadData, NotEmptyData
from hullbreach.server.schema import (
    addresses,
    chat,
    entries,
    kept,
    make,
    prepare,
    seats,
    secrets,
    shares,
    tables,
    turns,
)
from hullbreach.server.soundness import examine
from hullbreach.server.store import delete_table
from hullbreach.server.summaries import Summary

PARTS: tuple[SqlTable, ...] = (
    tables,
    seats,
    entries,
    kept,
    chat,
    shares,
    turns,
    addresses,
    secrets,
)
AT_ONCE = 500
"""Rows that are copied with one statement."""


def back_up(data: Path, file: Path) -> int:
    """Copy the tables of a folder into a file that is not there yet; how many they are."""
    if not data.is_file():
        raise BadData(path=str(data), detail=os.strerror(errno.ENOENT))
    with _new(file) as unfinished:
        _copy_file(data, unfinished)
        return _count(unfinished)


def back_up_shared(address: str, file: Path) -> int:
    """Copy the tables of a shared database, as of one moment, into a file that is not there yet."""
    from hullbreach.server.postgres import engine_of

    with _new(file) as unfinished, _disposed(engine_of(address)) as engine:
        make(unfinished)
        with (
            engine.connect().execution_options(isolation_level="REPEATABLE READ") as source,
            _disposed(create_engine(f"sqlite:///{unfinished}")) as copy,
            copy.begin() as target,
        ):
            _copy_rows(source, target)
        return _count(unfinished)


def restore(file: Path, data: Path) -> int:
    """Put a backup where no tables are yet."""
    _look_at(file)
    if data.exists():
        raise NotEmptyData(place=str(data))
    private.folder(data.parent)
    with _new(data) as unfinished:
        _copy_file(file, unfinished)
        return _count(unfinished)


def restore_shared(file: Path, address: str) -> int:
    """Put a backup into a shared database that has no tables yet, all or nothing."""
    from hullbreach.server import postgres

    _look_at(file)
    with (
        _disposed(postgres.engine_of(address)) as engine,
        _up_to_date(file) as source,
        postgres.reached(engine) as target,
    ):
        postgres.prepare(target)
        if target.execute(select(func.count()).select_from(tables)).scalar():
            raise NotEmptyData(place="PostgreSQL")
        _copy_rows(source, target)
        return target.execute(select(func.count()).select_from(tables)).scalar() or 0


@contextlib.contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A file that nobody else can read, whole or not at all."""
    if file.exists():
        raise NotEmptyData(place=str(file))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        yield unfinished
        unfinished.chmod(private.FILE)
        unfinished.replace(file)
    except OSError as error:
        raise BadData(path=str(file), detail=error.strerror or str(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite copies a database that is in use, page by page, as of one moment."""
    private.write(target, b"")
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(source: Connection, target: Connection) -> None:
    for part in PARTS:
        query = select(*_columns(part))
        if part is chat:  # lines are numbered anew, in the same order
            query = query.order_by(chat.c.id)
        found = source.execute(query).mappings()
        while some := found.fetchmany(AT_ONCE):
            target.execute(insert(part), [dict(row) for row in some])


def _columns(part: SqlTable) -> list[Column[Any]]:
    return [one for one in part.columns if part is not chat or one is not chat.c.id]


def _look_at(file: Path) -> None:
    if not file.is_file():
        raise BadData(path=str(file), detail=os.strerror(errno.ENOENT))
    examine(file)


@contextlib.contextmanager
def _up_to_date(file: Path) -> Iterator[Connection]:
    """A backup as this version would have made it; the file itself stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        _copy_file(file, copy)
        with _disposed(create_engine(f"sqlite:///{copy}")) as engine:
            with engine.begin() as connection:
                prepare(connection, copy)
            with engine.connect() as connection:
                yield connection


def _count(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as database:
        (count,) = database.execute("SELECT COUNT(*) FROM tables").fetchone()
        return int(count)


# What is finished


def prune(data: Path, before: float) -> int:
    """Delete the tables of a file whose game was over before a moment of the calendar; how many."""
    _look_at(data)
    with (
        _disposed(create_engine(f"sqlite:///{data}")) as engine,
        engine.begin() as connection,
    ):
        return _prune(connection, before)


def prune_shared(address: str, before: float) -> int:
    """The same in a shared database."""
    from hullbreach.server import postgres

    with _disposed(postgres.engine_of(address)) as engine, postgres.reached(engine) as connection:
        postgres.prepare(connection)
        return _prune(connection, before)


def _prune(connection: Connection, before: float) -> int:
    old = [id for id in _candidates(connection, before) if _ended(connection, id, before)]
    for id in old:
        delete_table(connection, id)
    return len(old)


def _candidates(connection: Connection, before: float) -> Sequence[str]:
    begun = select(tables.c.id).where(tables.c.created < before).order_by(tables.c.id)
    return connection.execute(begun).scalars().all()


def _ended(connection: Connection, id: str, before: float) -> bool:
    """Whether a table's game is over, and was then already, as far as anybody knows."""
    summary = connection.execute(select(tables.c.summary).where(tables.c.id == id)).scalar()
    with contextlib.suppress(msgspec.DecodeError):
        if summary and msgspec.json.decode(summary, type=Summary).at >= before:
            return False
    positions = connection.execute(select(kept.c.positions).where(kept.c.table_id == id)).scalar()
    return bool(positions and msgspec.json.decode(positions, type=list[Kept])[-1].over)
