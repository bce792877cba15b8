"""Mold: what it does to a zone, how it grows and dries, and when it has won."""

from __future__ import annotations

from hullbreach.games.invader.rules.events import MoldDried, MoldGrew, ObjectiveLost
from hullbreach.games.invader.rules.model import GONE, objectives, spawn_tokens
from hullbreach.games.invader.rules.play import Invader, dropped, inserted
from hullbreach.kernel import rule


@rule("Z-122", "Z-123", "Z-124", "Z-125")
def spoil(g: Invader, zone: str) -> None:
    """An abomination is in a zone: indoors it is covered with active mold now."""
    if g.board.zones[zone].indoors and zone not in g.state.mold:
        grow(g, zone)


@rule("Z-126", "Z-139", "Z-587")
def grow(g: Invader, zone: str) -> None:
    """Active mold in a zone, be it new or dry before."""
    state = g.state
    new = zone not in state.dry
    state.dry = dropped(state.dry, zone)
    state.mold = inserted(state.mold, zone)
    g.tell(MoldGrew(zone), "Z-122" if new else "Z-123")
    if new:
        cover(g, zone)
        g.rules.molded(g, zone)
    check_chain(g)


def cover(g: Invader, zone: str) -> None:
    """A zone that was none becomes a mold zone."""
    remove_objectives(g, zone)
    remove_doors(g, zone)


@rule("Z-127", "Z-130", "Z-309", "Z-584", "Z-585")
def remove_objectives(g: Invader, zone: str) -> None:
    """Objective tokens in a zone leave the game; a hidden one is turned up to see what is lost."""
    place = objectives(zone)
    while g.state.zones.get(place):
        token = g.turned(place, GONE)
        g.tell(ObjectiveLost(token, zone), "Z-127")
        g.rules.objective_lost(g, token)


@rule("Z-128", "Z-129")
def remove_doors(g: Invader, zone: str) -> None:
    """Doors of all kinds around a zone leave the game."""
    state = g.state
    for way in g.board.around[zone]:
        if way.id in state.closed or way.id in state.torn:
            state.closed, state.torn = dropped(state.closed, way.id), dropped(state.torn, way.id)
            g.rules.door_gone(g, way.id)


@rule("Z-135")
def dry(g: Invader, zone: str) -> None:
    """Active mold turns inactive."""
    state = g.state
    if zone in state.mold:
        state.mold, state.dry = dropped(state.mold, zone), inserted(state.dry, zone)
        g.tell(MoldDried(zone), "Z-135")


@rule("Z-043", "Z-139")
def check_chain(g: Invader) -> None:
    """The game is lost when active mold joins two spawn zones."""
    if g.layout.joined(spawn_zones(g)):
        g.lose("mold", "Z-043")


def spawn_zones(g: Invader) -> list[str]:
    """Every zone with a spawn token, awake or not."""
    zones = g.state.zones
    return [zone for zone in g.rules.spawns if zones[spawn_tokens(zone)]]
