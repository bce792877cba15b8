"""This engine beside others, in one run on one core, by the same definitions.

- Random play: whole games, answers with more than one option per second.
- Copy: an independent copy of a position in the middle of a game. Ours is a clone of the table
  (it can undo, save, and so on) with its state brought into being.
- Environment: steps per second, observation and mask looked at before each.

All engines are there at the same time and take turns, a short lap each, so that whatever slows the machine down slows
all of them down; a ratio is the median of the ratios of single laps. Where a process happens to lie in memory makes it
faster or slower by some per cent for all of its life, so they may be started several times.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from itertools import pairwise
from statistics import median

import msgspec

from benchmarks.engines import Engine
from benchmarks.environments import NotInstalled, python_of, python_of_revision

FIGURES = ("play", "copy", "steps")
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
    more = [Goal(figure, peer.name, 0.98) for peer in peers if peer.revision for figure in FIGURES]
    return (*GOALS, *more)


class Comparison(msgspec.Struct):
    """What was measured, lap by lap, and who is missing."""

    peers: tuple[Peer, ...] = PEERS
    laps: dict[str, list[dict[str, float]]] = {}
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}

    def figure(self, peer: str, name: str) -> float | None:
        """The median of a figure."""
        found = [lap[name] for lap in self.laps.get(peer, []) if name in lap]
        return median(found) if found else None

    def measured(self, goal: Goal) -> list[float]:
        """What became of a goal: ratios, or figures, lap by lap."""
        if goal.peer:
            return self.ratios(goal.peer, goal.figure, goal.ours)
        return [lap[goal.figure] for lap in self.laps.get(goal.ours, [])]

    def ratio(self, peer: str, name: str) -> float | None:
        """How many times as fast as a peer we are."""
        found = self.ratios(peer, name)
        return median(found) if found else None

    def ratios(self, peer: str, name: str, ours: str = "") -> list[float]:
        """How many times as fast as a peer we were in each lap, with the usual game or another."""
        usual = next((one.beside for one in self.peers if one.name == peer), "") or OURS
        pairs: list[tuple[float, float]] = [
            (mine[name], theirs[name])
            for mine, theirs in zip(
                self.laps.get(ours or usual, []), self.laps.get(peer, []), strict=False
            )
            if name in mine and name in theirs
        ]
        slower = name == "copy"
        return [theirs / mine if slower else mine / theirs for mine, theirs in pairs]


def compare(
    peers: tuple[Peer, ...], laps: int, starts: int, seconds: float, say: Callable[[str], None]
) -> Comparison:
    """Measure all of them, lap after lap; they are started so many times."""
    found = Comparison(peers)
    for first, last in pairwise(laps * start // starts for start in range(starts + 1)):
        _measure(found, range(first, last), seconds, say)
    return found


def _measure(found: Comparison, laps: range, seconds: float, say: Callable[[str], None]) -> None:
    """Some laps with processes of their own."""
    engines = started(found, say)
    attempts = warmed(found, engines, seconds, say)
    for peer in engines:
        found.laps.setdefault(peer, []).extend({} for _ in laps)
    for number in laps:
        say(f"lap {number + 1}")
        order = list(engines)
        # There and back again: whoever comes later in one lap comes earlier in the next.
        for figure in FIGURES:
            for peer in reversed(order) if number % 2 else order:
                if tries := attempts.get((peer, figure)):
                    result = engines[peer].lap(figure, number, tries)
                    found.laps[peer][number][figure] = result
    for engine in engines.values():
        engine.close()


def started(found: Comparison, say: Callable[[str], None]) -> dict[str, Engine]:
    """The engines that can be had here; an older revision stands right behind what it is compared with."""
    engines: dict[str, Engine] = {}
    names = [peer.name for peer in found.peers]
    for peer in sorted(found.peers, key=lambda one: names.index(one.beside or one.name)):
        say(f"start {peer.name}")
        try:
            engine = Engine(peer.python(), peer.script, peer.argument)
        except NotInstalled as reason:
            found.missing[peer.name] = f"does not run here: {reason}"
        else:
            engines[peer.name] = engine
            found.versions[peer.name] = engine.version
    return engines


def warmed(
    found: Comparison, engines: dict[str, Engine], seconds: float, say: Callable[[str], None]
) -> dict[tuple[str, str], int]:
    """How many attempts a lap of each figure has. Revisions of one game play the same games."""
    attempts: dict[tuple[str, str], int] = {}
    beside = {peer.name: peer.beside for peer in found.peers}
    for peer, engine in engines.items():
        say(f"warm up {peer}")
        for figure in engine.figures:
            own = engine.warm_up(figure, seconds)
            attempts[peer, figure] = attempts.get((beside[peer], figure), own)
    return attempts


def one_core() -> None:
    """Stay on one core, with all that is started from here."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
