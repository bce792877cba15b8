"""Doors: closed and opened by survivors, destroyed by Xenos."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.events import DoorMoved, DoorTorn
from hullbreach.games.invader.rules.paying import follow_up, once
from hullbreach.games.invader.rules.play import Invader, dropped, inserted
from hullbreach.kernel import COMMIT, Action, Rule, deny, each, rule
from hullbreach.kernel.state import without

DOOR = "door"
"""What is done once in a turn."""


def doorways(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The doorways of the zone."""
    return each(way.id for way in g.board.around[g.actor.zone] if way.kind == "doorway")


def to_open(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The closed doors of the zone."""
    closed = g.state.closed
    if not closed or DOOR in g.state.spent:
        return ()
    return each(way.id for way in g.board.around[g.actor.zone] if way.id in closed)


def to_close(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The doorways of the zone, if a door is left."""
    return () if not g.state.doors or DOOR in g.state.spent else doorways(g, seat)


@rule("Z-157")
def rotten(g: Invader, way: str) -> bool:
    """Whether mold borders on a doorway."""
    return g.layout.rotten(g.board.ways[way])


@rule("Z-154", "Z-155", "Z-157", "Z-158", "Z-159", "Z-160", "Z-529", "Z-530", "Z-532")
def close(g: Invader, seat: int, way: str) -> Rule[None]:
    """Close a door, for free, once in a turn."""
    state = g.state
    if DOOR in state.spent:
        yield deny("Z-154")
    if not state.doors:
        yield deny("Z-159")
    if way in state.closed:
        yield deny("Z-155")
    if way in state.torn:
        yield deny("Z-158")
    if rotten(g, way):
        yield deny("Z-157")
    yield COMMIT
    once(g, DOOR)
    follow_up(g)
    state.doors -= 1
    state.closed = inserted(state.closed, way)
    g.tell(DoorMoved(g.actor.id, *g.board.ways[way].ends, True), "Z-155")


@rule("Z-154", "Z-156", "Z-531", "Z-161")
def open_door(g: Invader, seat: int, way: str) -> Rule[None]:
    """Open a door, for free, once in a turn; a neutral one goes back to the supply."""
    state = g.state
    if DOOR in state.spent:
        yield deny("Z-154")
    if way not in state.closed:
        yield deny("Z-156")
    yield COMMIT
    once(g, DOOR)
    follow_up(g)
    state.closed = dropped(state.closed, way)
    if way not in state.coloured:
        state.doors += 1
    g.tell(DoorMoved(g.actor.id, *g.board.ways[way].ends, False), "Z-156")
    g.rules.door_gone(g, way)


@rule("Z-228", "Z-229")
def tear(g: Invader, zone: str, way: str) -> None:
    """Xenos destroy a door."""
    state = g.state
    if way in state.closed:
        state.closed, state.torn = dropped(state.closed, way), inserted(state.torn, way)
        g.tell(DoorTorn(zone, g.board.ways[way].other(zone)), "Z-229")
        g.rules.door_gone(g, way)


def forget_colour(g: Invader, way: str) -> str:
    """The colour of a door that is no more; empty if it was neutral."""
    colour = g.state.coloured.get(way, "")
    if colour:
        g.state.coloured = without(g.state.coloured, way)
    return colour


ACTIONS = (
    Action(verbs.CLOSE, close, doorways, to_close, idle=lambda plight: not plight.door),
    Action(verbs.OPEN, open_door, doorways, to_open, idle=lambda plight: not plight.door),
)
