"""Escape pods: getting in, waiting, launching."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival.turns import give_turn, must_pass
from hullbreach.kernel import Rule


def wait_in_pod(g: Nemesis, seat: int) -> Rule[None]:
    """The turn of somebody who waits in a pod."""
    must_pass(g, seat)
    give_turn(g, (seat + 1) % g.state.seats)
    return
    yield
