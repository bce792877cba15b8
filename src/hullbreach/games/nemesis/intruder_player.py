"""Playing on as the intruders, after the first death."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.kernel import Rule


def intruder_begins(g: Nemesis) -> None:
    """The intruder player draws for the round."""


def intruder_turn(g: Nemesis, seat: int) -> Rule[None]:
    """One card of the intruder player, or a pass."""
    return
    yield
