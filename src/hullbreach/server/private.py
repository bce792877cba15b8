"""What the server keeps is for its own user: it holds seeds, and with them every secret of a game."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def folder(path: Path) -> Path:
    """Make a folder that nobody else can look into; one that was there stays as it is."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    return path


def write(path: Path, data: bytes) -> None:
    """Write a file that nobody else can read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE), "wb") as file:
        file.write(data)


def close_off(paths: Iterable[Path]) -> None:
    """Take others' rights to files and folders that an older version made."""
    for path in paths:
        # Where it belongs to somebody else, they decide.
        with contextlib.suppress(OSError):
            path.chmod(FOLDER if path.is_dir() else FILE)
