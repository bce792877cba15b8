"""What the quest items do once they are active."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.kernel import Rule


def scan_motion(g: Nemesis, seat: int, face: str) -> Rule[str]:
    """The Scout may roll for noise again."""
    return face
    yield


def wear_armor(g: Nemesis, seat: int) -> Rule[bool]:
    """The Soldier ignores an attack."""
    return False
    yield


def attach(g: Nemesis, seat: int, quest: str) -> Rule[None]:
    """A quest item that belongs to a weapon is joined with it."""
    return
    yield
