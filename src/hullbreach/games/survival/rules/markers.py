"""Fire, malfunctions and doors: where they may lie, and what their limits mean."""

from __future__ import annotations

from collections.abc import Collection

from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    DoorDestroyed,
    DoorOpened,
    MarkerPlaced,
    MarkerRemoved,
)
from hullbreach.games.survival.rules.model import DOOR, FIRE, MALFUNCTION, SurvivalState
from hullbreach.games.survival.rules.play import ShipLost, Survival
from hullbreach.kernel import Rule, choose, rule


@rule("N-001", "N-121", "N-237", "N-238", "N-272", "N-276", "N-719")
def set_fire(g: Survival[SurvivalState], slot: str, rule_id: str) -> None:
    """Put a fire marker in a room. One more than there are: the ship explodes."""
    if g.burning(slot) or not g.rules.can_burn(g, slot):
        return
    if not g.lay(FIRE, slot):
        raise ShipLost("end-explosion", "N-121")
    g.tell(MarkerPlaced(FIRE, g.place(slot)), rule_id)


@rule("N-002", "N-122", "N-237", "N-238", "N-281", "N-282", "N-286", "N-623")
def break_room(g: Survival[SurvivalState], slot: str, rule_id: str) -> None:
    """Put a malfunction marker in an explored room that can have one. Too many: the hull goes."""
    room = g.room(slot)
    if not room or g.broken(slot) or not g.rules.can_break(g, room):
        return
    if not g.lay(MALFUNCTION, slot):
        raise ShipLost("end-hull", "N-122")
    g.tell(MarkerPlaced(MALFUNCTION, room), rule_id)


@rule("N-273", "N-287")
def clear(g: Survival[SurvivalState], marker: str, slot: str, rule_id: str) -> None:
    """Take a fire or malfunction marker away; it can be used again."""
    g.lift(marker, slot)
    g.tell(MarkerRemoved(marker, g.place(slot)), rule_id)
    g.rules.cleared(g, marker, slot)


@rule("N-003", "N-262", "N-289", "N-291", "N-292", "N-300", "N-620", "N-621", "N-622")
def close_door(
    g: Survival[SurvivalState],
    seat: int,
    corridor: str,
    rule_id: str,
    *,
    ruined: bool = False,
    spare: Collection[str] = (),
) -> Rule[None]:
    """Put a closed door in a corridor that has none; with the torch also where it was destroyed.

    With all doors in use, the player takes one that is not destroyed from elsewhere, but not
    from the corridors in `spare`.
    """
    state = g.state
    if not g.board.walled(corridor) or g.closed(corridor):
        return
    if corridor in state.ruined:
        if not ruined:
            return
        state.ruined = [other for other in state.ruined if other != corridor]
    elif not g.lay(DOOR, corridor):
        standing = [other for other in g.board.passages if g.closed(other) and other not in spare]
        if not standing:
            return
        chosen = yield from choose(
            seat, "ask-door-from", [verbs.TAKE_DOOR(other) for other in standing], "N-292"
        )
        g.put(DOOR, chosen.args[0], corridor)
        g.tell(DoorOpened(g.corridor_name(chosen.args[0])), "N-292")
        g.rules.door_opened(g, chosen.args[0])
    g.tell(DoorClosed(g.corridor_name(corridor)), rule_id)


def open_door(g: Survival[SurvivalState], corridor: str, rule_id: str) -> None:
    """Take a closed door away."""
    g.lift(DOOR, corridor)
    g.tell(DoorOpened(g.corridor_name(corridor)), rule_id)
    g.rules.door_opened(g, corridor)


@rule("N-295", "N-299")
def destroy_door(g: Survival[SurvivalState], corridor: str, rule_id: str) -> None:
    """Lay a closed door flat: nobody closes it again without a torch."""
    g.state.ruined = [*g.state.ruined, corridor]
    g.tell(DoorDestroyed(g.corridor_name(corridor)), rule_id)
    g.rules.door_opened(g, corridor)
