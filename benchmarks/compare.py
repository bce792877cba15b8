"""This engine beside others, in one run on one core, by the same definitions.

- Random play: whole games, answers with more than one option per second.
- Copy: an independent copy of a position in the middle of a game. Ours is a clone of the table
  (it can undo, save, and so on) with its state brought into being.
- Environment: steps per second, observation and mask looked at before each.

The engines take turns, so that whatever slows the machine down slows all of them down; a ratio
is the median of the ratios of single turns.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from benchmarks.environments import NotInstalled, python_of, python_of_revision

SCRIPTS = Path(__file__).parent / "peers"
OURS = "Hullbreach: Nemesis, 4 players"
LOCKDOWN = "Hullbreach: Lockdown, 4 players"
RETALIATION = "Hullbreach: Retaliation, 4 players"
INVADER = "Hullbreach: Invader, 4 players, 64 Xenos"
RACES = {
    "Hullbreach: Nemesis, Carnomorphs": "nemesis+carnomorphs",
    "Hullbreach: Nemesis, Void Seeders": "nemesis+void-seeders",
}
"""Nemesis with another race than its own, each with the argument of the script."""
CATANATRON = "catanatron: Catan, 4 players"
HANABI = "OpenSpiel: hanabi (C++)"


class Peer(msgspec.Struct, frozen=True):
    """An engine, the script that measures it, and the environment that has it."""

    name: str
    script: str
    environment: str = ""
    argument: str = ""
    beside: str = ""
    """The engine of ours that is compared with it, if not Nemesis."""
    revision: str = ""
    """Of this project, if it is an older one."""

    def python(self) -> str:
        """The interpreter that has the engine."""
        if self.revision:
            return python_of_revision(self.revision)
        return python_of(self.environment) if self.environment else sys.executable


PEERS = (
    Peer(OURS, "hullbreach_games.py", argument="nemesis"),
    Peer(LOCKDOWN, "hullbreach_games.py", argument="lockdown"),
    Peer(RETALIATION, "hullbreach_games.py", argument="retaliation"),
    Peer(INVADER, "hullbreach_games.py", argument="invader"),
    *(Peer(name, "hullbreach_games.py", argument=argument) for name, argument in RACES.items()),
    Peer(CATANATRON, "catanatron_catan.py", "catanatron"),
    Peer("OpenSpiel: a Python game (team dominoes)", "openspiel.py", "openspiel", "python"),
    Peer(HANABI, "openspiel.py", "openspiel", "hanabi"),
)


def older(revision: str) -> tuple[Peer, ...]:
    """Both games as an older revision of this project plays them."""
    return tuple(
        Peer(f"{name} ({revision})", "hullbreach_games.py", "", argument, name, revision)
        for name, argument in ((OURS, "nemesis"), (LOCKDOWN, "lockdown"))
    )


class Goal(msgspec.Struct, frozen=True):
    """How many times as fast as a peer we want to be; `most`: no more than that.

    Without a peer the figure of our game itself is meant.
    """

    figure: str
    peer: str
    times: float
    most: bool = False
    ours: str = ""
    """The game of ours that is compared, if not that of the table."""

    def met(self, ratio: float) -> bool:
        """Whether a ratio, or a figure, is good enough."""
        return ratio <= self.times if self.most else ratio >= self.times


GOALS = (
    Goal("play", CATANATRON, 3),
    Goal("copy", CATANATRON, 2),
    Goal("steps", CATANATRON, 3),
    Goal("steps", HANABI, 3),
    # A second game may cost a fifth more than the first.
    Goal("play", LOCKDOWN, 1.25, most=True),
    *(Goal("play", CATANATRON, 2, ours=game) for game in (RETALIATION, INVADER)),
    *(Goal("copy", "", 40, most=True, ours=game) for game in (RETALIATION, INVADER)),
    # And a race a quarter more than the intruders.
    *(Goal("play", race, 1.25, most=True) for race in RACES),
)


def goals_beside(peers: Iterable[Peer]) -> tuple[Goal, ...]:
    """The goals, and to be no slower than older revisions."""
    more = [
        Goal(figure, peer.name, 0.98)
        for peer in peers
        if peer.revision
        for figure in ("play", "copy", "steps")
    ]
    return (*GOALS, *more)


class Comparison(msgspec.Struct):
    """What was measured, turn by turn, and who is missing."""

    peers: tuple[Peer, ...] = PEERS
    turns: dict[str, list[dict[str, Any]]] = {}
    missing: dict[str, str] = {}

    def figure(self, peer: str, name: str) -> float | None:
        """The median of a figure."""
        found = [turn[name] for turn in self.turns.get(peer, []) if name in turn]
        return median(found) if found else None

    def measured(self, goal: Goal) -> float | None:
        """What became of a goal: a ratio, or a figure."""
        if goal.peer:
            return self.ratio(goal.peer, goal.figure, goal.ours)
        return self.figure(goal.ours, goal.figure)

    def ratio(self, peer: str, name: str, ours: str = "") -> float | None:
        """How many times as fast as a peer we are, with the usual game or another."""
        usual = next((one.beside for one in self.peers if one.name == peer), "") or OURS
        beside = ours or usual
        pairs: list[tuple[float, float]] = [
            (ours[name], theirs[name])
            for ours, theirs in zip(
                self.turns.get(beside, []), self.turns.get(peer, []), strict=False
            )
            if name in theirs
        ]
        if not pairs:
            return None
        slower = name == "copy"
        return median(theirs / ours if slower else ours / theirs for ours, theirs in pairs)


def compare(
    peers: tuple[Peer, ...], rounds: int, seconds: float, say: Callable[[str], None]
) -> Comparison:
    """Measure all of them in turns."""
    found, pythons = Comparison(peers), {}
    for peer in peers:
        try:
            pythons[peer.name] = peer.python()
        except NotInstalled as reason:
            found.missing[peer.name] = f"cannot be installed here: {reason}"
    for turn in range(rounds):
        for peer in peers:
            if peer.name in found.missing:
                continue
            say(f"turn {turn + 1} of {rounds}: {peer.name}")
            try:
                figures = measure(pythons[peer.name], peer, seconds)
            except NotInstalled as reason:
                found.missing[peer.name] = f"does not run here: {reason}"
                found.turns.pop(peer.name, None)
            else:
                found.turns.setdefault(peer.name, []).append(figures)
    return found


def measure(python: str, peer: Peer, seconds: float) -> dict[str, Any]:
    """Run a script once."""
    command = [python, str(SCRIPTS / peer.script), str(seconds)]
    ended = subprocess.run(
        [*command, peer.argument] if peer.argument else command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "ignore", "PYTHONHASHSEED": "0"},
    )
    if ended.returncode:
        raise NotInstalled(ended.stderr.strip().rpartition("\n")[2] or "unknown reason")
    figures: dict[str, Any] = json.loads(ended.stdout.rpartition("\n")[2] or ended.stdout)
    return figures


def one_core() -> None:
    """Stay on one core, with all that is started from here."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
