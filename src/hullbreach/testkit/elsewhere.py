"""How another process finds a game and plays its files again: with other hashes of strings.

A set of strings is iterated in an order that differs between processes. So files are replayed
under several values of PYTHONHASHSEED, and after every answer the state, what is asked and what
was told must be the same.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from functools import cache, reduce
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from hullbreach.kernel import registry, shelf
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.game import Game
from hullbreach.kernel.state import state_hash
from hullbreach.kernel.table import SPECTATOR, Table

HASH_SEEDS = ("1", "20")


class Whereabouts(msgspec.Struct, frozen=True):
    """Where a game is: its name if it is installed, or else its class in some module."""

    name: str
    module: str = ""
    qualname: str = ""
    path: str = ""
    houses: bytes = b""
    """Folders of data that are played with."""


def whereabouts(game: Game[Any]) -> Whereabouts | None:
    """Where another process finds this game; None if it cannot."""
    houses = pickle.dumps(shelf.houses())
    if registry.is_installed(game):
        return Whereabouts(game.name, houses=houses)
    kind = type(game)
    path = getattr(sys.modules.get(kind.__module__), "__file__", None)
    if "<" in kind.__qualname__ or path is None:
        return None
    return Whereabouts(game.name, kind.__module__, kind.__qualname__, path, houses)


@cache
def found(where: Whereabouts) -> Game[Any]:
    """The game that is there, known by its name from now on."""
    if where.houses:
        shelf.take_over(pickle.loads(where.houses))
    if not where.module:
        return registry.find(where.name)
    kind = reduce(getattr, where.qualname.split("."), _module(where))
    game: Game[Any] = kind()
    registry.add(game)
    return game


def _module(where: Whereabouts) -> Any:
    try:
        return importlib.import_module(where.module)
    except ImportError:
        return _module_at(where.module, Path(where.path))


def _module_at(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Errand(msgspec.Struct):
    """What the other process has to do: replay these files of a game."""

    where: Whereabouts
    files: list[bytes]


class Replayed(msgspec.Struct):
    """What came of it: a fingerprint after every entry of a file, or what went wrong."""

    fingerprints: list[str] = []
    error: str = ""


def replay(file: bytes) -> Replayed:
    """Play a file again; the fingerprints also have what is asked and told."""
    done = Replayed()
    try:
        for number, table in enumerate(Table.replay(file)):
            done.fingerprints.append(_fingerprint(table, number))
    except HullbreachError as error:
        done.error = str(error)
    return done


def _fingerprint(table: Table, number: int) -> str:
    asks = [(ask.text, ask.options) for ask in table.asks()]
    seats = range(SPECTATOR, table.seats)
    told = [[line.event for line in table.events(seat, number)] for seat in seats]
    return state_hash(table.hash(), asks, told)


def replay_elsewhere(where: Whereabouts, files: Sequence[bytes], hash_seed: str) -> list[Replayed]:
    """Replay files in another process, in which strings have other hashes."""
    errand = msgspec.json.encode(Errand(where, list(files)))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        input=errand,
        env=environment,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        return [Replayed(error=done.stderr.decode(errors="replace")[-2000:])] * len(files)
    return msgspec.json.decode(done.stdout, type=list[Replayed])


def main() -> None:
    """Do the errand that is read from the standard input."""
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    found(errand.where)
    sys.stdout.buffer.write(msgspec.json.encode([replay(file) for file in errand.files]))


if __name__ == "__main__":
    main()
