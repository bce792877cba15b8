"""Engines that run side by side: a process for each, which does a lap when it is asked for."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.environments import NotInstalled

SCRIPTS = Path(__file__).parent / "peers"
WARM = 4.0
"""So many laps' time a figure is tried before it counts: what is done once in the life of a process counts for nobody."""


class Engine:
    """A script of `peers` that waits to be asked."""

    def __init__(self, python: str, script: str, argument: str = "") -> None:
        self._process = subprocess.Popen(
            [python, str(SCRIPTS / script), *([argument] if argument else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "ignore", "PYTHONHASHSEED": "0"},
        )
        greeting = self._hear()
        self.version: str = greeting["version"]
        self.figures: list[str] = greeting["figures"]

    def lap(self, figure: str, number: int, attempts: int) -> float:
        """Do a lap; what it came to, per second, or in microseconds for a copy."""
        done, seconds = self._ask(figure, number, attempts)
        return seconds / done * 1e6 if figure == "copy" else done / seconds

    def warm_up(self, figure: str, seconds: float) -> int:
        """Try a figure for a while; how many attempts a lap of so many seconds has."""
        attempts, spent = 1, 0.0
        while True:
            _done, took = self._ask(figure, 0, attempts)
            spent += took
            if spent > WARM * seconds and took > 0.2 * seconds:
                return max(1, round(attempts * seconds / took))
            attempts = max(1, round(attempts * min(4.0, seconds / max(took, 1e-6))))

    def _ask(self, figure: str, number: int, attempts: int) -> tuple[int, float]:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{figure} {number} {attempts}\n")
        self._process.stdin.flush()
        told = self._hear()
        return told["done"], told["seconds"]

    def _hear(self) -> dict[str, Any]:
        """What the script says next, without what its packages may print."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                told: dict[str, Any] = json.loads(line)
                return told
        _out, errors = self._process.communicate()
        raise NotInstalled(errors.strip().rpartition("\n")[2] or "unknown reason")

    def close(self) -> None:
        """Nobody asks any more."""
        if self._process.poll() is None:
            self._process.communicate()
