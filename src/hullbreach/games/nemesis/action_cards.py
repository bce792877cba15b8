"""What the action cards of the characters do."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.kernel import Rule


def steel_nerves(g: Nemesis, seat: int) -> Rule[bool]:
    """The Soldier ignores a surprise attack."""
    return False
    yield
