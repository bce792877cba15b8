"""The log of an arena: every finished game is on the disk before it counts as finished.

One file, to which lines are only ever added: first the plan, then a line for each game, in the
order in which they ended. Whatever happens to the machine, at most the line that was being
written is lost; the next run takes it away and plays that game again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from hullbreach.arena.match import Outcome
from hullbreach.arena.plan import Plan
from hullbreach.kernel.errors import HullbreachError

if sys.platform != "win32":
    import fcntl

NAME = "results.jsonl"

_encoder = msgspec.json.Encoder()
_plan = msgspec.json.Decoder(Plan)
_outcome = msgspec.json.Decoder(Outcome)


class DamagedLogError(HullbreachError):
    """A line in the middle of the log cannot be read."""

    code = "damaged-log"


class OtherPlanError(HullbreachError):
    """The folder has the results of something else."""

    code = "other-plan"


class LogInUseError(HullbreachError):
    """Another run is writing to this folder."""

    code = "log-in-use"


class NoLogError(HullbreachError):
    """A folder without results."""

    code = "no-log"


class Log:
    """The finished games of one plan in one folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / NAME
        self.finished: set[int] = set()
        """The numbers of the games that need not be played again."""
        self._file: IO[bytes] = self.path.open("a+b")
        try:
            self._lock()
            self._resume(plan)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _lock(self) -> None:
        # Under Windows two runs can get in each other's way.
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise LogInUseError(path=str(self.path)) from None

    def _resume(self, plan: Plan) -> None:
        """Take away a line that was not finished, and see what is there."""
        self._file.seek(0)
        written = self._file.read()
        whole = written.rfind(b"\n") + 1
        if whole < len(written):
            self._file.truncate(whole)
        if not whole:
            self._write(_encoder.encode(plan) + b"\n")
            return
        lines = written[:whole].splitlines()
        compare(self.path, _read_plan(self.path, lines[0]), plan)
        self.finished = {outcome.number for outcome in _outcomes(self.path, lines)}

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Write finished games down; afterwards they are safe."""
        outcomes = list(outcomes)
        self._write(b"".join(_encoder.encode(outcome) + b"\n" for outcome in outcomes))
        self.finished.update(outcome.number for outcome in outcomes)

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def outcomes(self, games: int) -> list[Outcome]:
        """The games with numbers below `games`, in the order of their numbers."""
        found = _in_order(self.path, self.path.read_bytes().splitlines())
        return [outcome for outcome in found if outcome.number < games]


def read(folder: Path) -> tuple[Plan, list[Outcome]]:
    """What a folder has: its plan, and the finished games in the order of their numbers.

    A line that is being written at this moment is left out.
    """
    path = folder / NAME
    if not path.exists():
        raise NoLogError(path=str(folder))
    written = path.read_bytes()
    lines = written[: written.rfind(b"\n") + 1].splitlines()
    if not lines:
        raise NoLogError(path=str(folder))
    return _read_plan(path, lines[0]), _in_order(path, lines)


def _in_order(path: Path, lines: list[bytes]) -> list[Outcome]:
    found = {outcome.number: outcome for outcome in _outcomes(path, lines)}
    return [found[number] for number in sorted(found)]


def _outcomes(path: Path, lines: list[bytes]) -> Iterator[Outcome]:
    for place, line in enumerate(lines[1:], 2):
        try:
            yield _outcome.decode(line)
        except msgspec.DecodeError as error:
            raise DamagedLogError(path=str(path), line=place, detail=str(error)) from None


def _read_plan(path: Path, line: bytes) -> Plan:
    try:
        return _plan.decode(line)
    except msgspec.DecodeError as error:
        raise DamagedLogError(path=str(path), line=1, detail=str(error)) from None


def compare(path: Path, there: Plan, plan: Plan) -> None:
    """Refuse to mix the results of two plans."""
    for field in plan.__struct_fields__:
        found, wanted = getattr(there, field), getattr(plan, field)
        if found != wanted:
            raise OtherPlanError(
                path=str(path), what=f"plan-{field}", found=_words(found), wanted=_words(wanted)
            )


def _words(value: object) -> str:
    return msgspec.json.encode(value).decode()
