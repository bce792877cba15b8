"""Runts: how they are activated, carry corpses to the matrix, and leave the map."""

from __future__ import annotations

from hullbreach.games.retaliation.neosoma.corpses import move_corpses
from hullbreach.games.retaliation.neosoma.events import RuntGone
from hullbreach.games.retaliation.neosoma.kinds import BY_ROWS, RUNT, those_in
from hullbreach.games.retaliation.rules.grid import ENDS
from hullbreach.games.retaliation.rules.hive import (
    distances,
    first_steps,
    id_number,
    remove,
    step_in,
    step_out,
)
from hullbreach.games.retaliation.rules.markers import destroy_door
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.packs import Insert, Stage


@rule("RN-032", "RN-127")
def all_runts(g: Retaliation) -> list[str]:
    """Every runt on the map, as `place:figure`, from the top left."""
    return [f"{place}:{one}" for place in BY_ROWS for one in those_in(g, place, RUNT)]


@rule("RN-032", "RN-129")
def line_up(g: Retaliation) -> None:
    """Every runt is activated once."""
    g.state.queue = all_runts(g)


@rule("RN-029", "RN-032", "RN-127")
def runts_act(g: Retaliation) -> Rule[None]:
    """One runt after the other is activated."""
    if not g.state.queue:
        g.advance()
        return
    yield from activate_one(g, g.state.queue.pop(0))


@rule("RN-064", "RN-136")
def activate_all(g: Retaliation, by: int | None = None) -> Rule[None]:
    """Every runt is activated, now; `by` is whoever has caused it."""
    for runt in all_runts(g):
        yield from activate_one(g, runt, by)


def activate_one(g: Retaliation, runt: str, by: int | None = None) -> Rule[None]:
    """One runt, if it is still where it was."""
    place, _, figure = runt.partition(":")
    here = those_in(g, place, RUNT)
    if here:
        yield from activate(g, figure if figure in here else here[-1], place, by)


@rule("RN-033", "RN-035", "RN-036", "RN-124")
def activate(g: Retaliation, figure: str, place: str, by: int | None = None) -> Rule[None]:
    """A runt leaves the map, or moves a step towards the nearest way out."""
    if place in ENDS and g.unexplored(place):
        remove(g, figure, place)
        g.tell(RuntGone(g.corridor_name(place)), "RN-035")
        move_corpses(g)
        return
    steps = ways_out(g, place)
    if not steps:
        return
    if place in ENDS:
        yield from _into_room(g, figure, place, steps[0], by)
    else:
        _into_corridor(g, figure, place, steps)


@rule("RN-033", "RN-125", "RN-126")
def ways_out(g: Retaliation, place: str) -> list[str]:
    """The first steps of the shortest paths to the nearest unexplored corridors, the lower number first."""
    far = distances(g, place)
    ends = [gap for gap in g.dead_ends() if gap in far]
    nearest = min((far[gap] for gap in ends), default=0)
    steps = [one for gap in ends if far[gap] == nearest for one in first_steps(g, place, gap)]
    return sorted(dict.fromkeys(steps), key=lambda one: id_number(g, one))


@rule("R-300", "RN-034", "RN-128")
def _into_room(g: Retaliation, figure: str, gap: str, space: str, by: int | None) -> Rule[None]:
    """Out of a corridor: a closed door is destroyed instead."""
    if g.closed_at(gap, space):
        destroy_door(g, gap, space)
    else:
        yield from step_in(g, figure, gap, space, by)


@rule("RN-033", "RN-128")
def _into_corridor(g: Retaliation, figure: str, space: str, steps: list[str]) -> None:
    """Into the corridor with the lowest number that is not full; a closed door is destroyed instead."""
    for gap in steps:
        if g.closed_at(gap, space):
            destroy_door(g, gap, space)
            return
        if step_out(g, figure, space, gap):
            return


ACTIVATION = (Insert(Stage("runts", runts_act, line_up), after="attacks"),)
"""The step that the cult adds to the round."""
