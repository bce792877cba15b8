"""What missions share in which hellfire destroys spawn zones."""

from __future__ import annotations

from hullbreach.games.invader.rules.events import SpawnBurned
from hullbreach.games.invader.rules.model import GONE, spawn_tokens
from hullbreach.games.invader.rules.play import Invader, dropped


def burn_spawn(g: Invader, zone: str, rule_id: str) -> str:
    """The spawn token of a zone leaves the game, without experience; which it was, if there was any.

    Where several lie, all of them go.
    """
    place, token = spawn_tokens(zone), ""
    while g.state.zones.get(place):
        token = g.turned(place, GONE)
        g.tell(SpawnBurned(zone, token), rule_id)
    g.state.awake = dropped(g.state.awake, zone)
    return token
