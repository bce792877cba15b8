"""Whether a database can be played on: looked at before anybody is let in.

What is wrong gets one line that says what to do. Nothing is mended here, and nothing that is missing
is made anew: whoever has a backup must hear of the damage while the backup still has the tables.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from hullbreach.server.errors import DamagedData, UnwritableData

ORIGINAL = ("tables", "seats", "entries", "chat")
"""What every database has had from the first version on."""
PATIENCE = 5.0
"""Seconds to wait for another program that has the database locked."""


def examine(path: Path) -> None:
    """Raise what is wrong with a database; one that is not there yet is all right."""
    if not path.exists():
        if _has_bytes(log_of(path)):
            raise DamagedData(path=str(path), damage="gone", detail=log_of(path).name)
        return
    if not path.is_file():
        raise DamagedData(path=str(path), damage="folder", detail="")
    if not _has_bytes(path):
        raise DamagedData(path=str(path), damage="empty", detail="")
    try:
        _look_inside(path)
    except sqlite3.OperationalError as error:
        raise UnwritableData(path=str(path), detail=str(error)) from None
    except sqlite3.DatabaseError as error:
        damage = "foreign" if "not a database" in str(error) else "pages"
        raise DamagedData(path=str(path), damage=damage, detail=str(error)) from None


def log_of(path: Path) -> Path:
    """What was committed and is not yet in the database file."""
    return path.with_name(f"{path.name}-wal")


def _has_bytes(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _look_inside(path: Path) -> None:
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not names.intersection(ORIGINAL):
            raise DamagedData(path=str(path), damage="foreign" if names else "empty", detail="")
        complete(str(path), names)
        found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise DamagedData(
                path=str(path), damage="pages", detail=" ".join(found).split("\n")[-1]
            )
        (version,) = database.execute("PRAGMA user_version").fetchone()
        database.execute("BEGIN IMMEDIATE")
        database.execute(f"PRAGMA user_version={version}")
        database.execute("ROLLBACK")
    finally:
        database.close()


def complete(place: str | None, names: Iterable[str]) -> None:
    """Raise if a table is missing that the database must have had."""
    missing = sorted(set(ORIGINAL).difference(names))
    if missing:
        raise DamagedData(path=str(place), damage="table", detail=", ".join(missing))
