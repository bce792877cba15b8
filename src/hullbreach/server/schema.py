"""The tables of the database, and how a database file is made or brought up to date."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    UniqueConstraint,
    create_engine,
    inspect,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.schema import CreateColumn

from hullbreach.server import private
from hullbreach.server.errors import DamagedData
from hullbreach.server.soundness import complete, log_of

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("content", String, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("position", LargeBinary),
    Column("created", Float, nullable=False),
    Column("invitation", String, nullable=False, unique=True),
    Column("spectators", String, nullable=False, unique=True),
    Column("origin", String, nullable=False, server_default="dealt"),
    Column("host", Integer, nullable=False, server_default="-1"),
    Column("muted", String, nullable=False, server_default="[]"),
    Column("rematch", String, nullable=False, server_default=""),
    Column("summary", LargeBinary),
    Column("wish", LargeBinary),
    Column("touched", Integer, nullable=False, server_default="0"),
    Column("pace", String, nullable=False, server_default=""),
)

seats = SqlTable(
    "seats",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String, unique=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("bot", String, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
)

COLUMNS = tuple(column.name for column in entries.columns)

kept = SqlTable(
    "kept",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("positions", LargeBinary, nullable=False),
)

chat = SqlTable(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
)

shares = SqlTable(
    "shares",
    metadata,
    Column("token", String, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
)

turns = SqlTable(
    "turns",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ask", String, nullable=False),
    Column("due", Float, nullable=False),
    Column("look", Float, index=True),
    Column("reminded", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

addresses = SqlTable(
    "addresses",
    metadata,
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("address", String, nullable=False),
    Column("keys", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    UniqueConstraint("table_id", "seat", "address"),
)

secrets = SqlTable(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


def make(path: Path) -> None:
    """Make a new database, whole or not at all: an empty file is always a damaged one."""
    if path.exists():
        return
    if log_of(path).exists():
        raise DamagedData(path=str(path), damage="gone", detail=log_of(path).name)
    private.folder(path.parent)
    unfinished = path.with_name(f"{path.name}.new")
    for left in (unfinished, unfinished.with_name(f"{unfinished.name}-journal")):
        left.unlink(missing_ok=True)
    private.write(unfinished, b"")
    engine = create_engine(f"sqlite:///{unfinished}")
    with engine.begin() as connection:
        metadata.create_all(connection)
    engine.dispose()
    unfinished.replace(path)
    _sync(path.parent)


def _sync(folder: Path) -> None:
    """Let the name of a new file survive anything, too, where the system can do that."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def prepare(connection: Connection, path: Path | None) -> None:
    """Add what a newer version has: tables and columns that this database cannot have had."""
    complete(None if path is None else str(path), inspect(connection).get_table_names())
    add_what_is_new(connection)


def add_what_is_new(connection: Connection) -> None:
    """Make the tables and columns that are missing."""
    metadata.create_all(connection)
    known = {column["name"] for column in inspect(connection).get_columns(tables.name)}
    for column in tables.columns:
        if column.name not in known:
            kind = CreateColumn(column).compile(dialect=connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {tables.name} ADD COLUMN {kind}")
