"""Where a game is kept while it is played: one file, never half written."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from hullbreach.kernel.errors import HullbreachError

MOST_BYTES = 64_000_000
"""A game of a whole evening is some hundred thousand."""


class FileError(HullbreachError):
    """A file that cannot be read or written."""

    code = "file"


class HugeFileError(HullbreachError):
    """A file that is bigger than any game."""

    code = "huge-file"


class FileTakenError(HullbreachError):
    """Another game is in this file already."""

    code = "file-taken"


def game_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept unless somebody says otherwise; here if there is no better place."""
    home = environment.get("XDG_DATA_HOME")
    if not home and environment.get("HOME"):
        home = str(Path(environment["HOME"], ".local", "share"))
    if home:
        folder = Path(home, "hullbreach")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            pass
    return Path()


def free_name(folder: Path, stem: str) -> Path:
    """A name in this folder that no file has yet."""
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def read(path: Path) -> bytes:
    """The bytes of a file, which may be a pipe, but must have an end."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError(path=str(path), detail=error.strerror or str(error)) from None
    if len(data) > MOST_BYTES:
        raise HugeFileError(path=str(path), most=MOST_BYTES // 1_000_000)
    return data


def write(path: Path, data: bytes, *, sure: bool = True) -> None:
    """Replace a file at once: whoever reads it finds the old bytes or the new ones, all of them.

    `sure` waits until the disk has them.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                if sure:
                    file.flush()
                    os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError(path=str(path), detail=error.strerror or str(error)) from None
