"""Opening and closing doors by choice: one door of a room, or as many as one likes."""

from __future__ import annotations

from collections.abc import Collection

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.markers import close_door, open_door
from hullbreach.games.survival.rules.model import DOOR, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import COMMIT, Option, Rule, choose, deny, rule


@rule("N-289", "N-291", "N-300", "N-622")
def door_options(
    g: Survival[SurvivalState], slot: str, *, ruined: bool = False, spare: Collection[str] = ()
) -> list[Option]:
    """What can be done to the doors around a room: closed ones opened, others closed.

    Destroyed ones can be closed only with `ruined` (the plasma torch), and no other where no door
    is left for it but those in `spare`.
    """
    found = []
    for corridor, _ in g.board.ways[slot]:
        if g.closed(corridor):
            found.append(verbs.OPEN_DOOR(corridor))
        elif corridor in g.state.ruined:
            if ruined:
                found.append(verbs.CLOSE_DOOR(corridor))
        elif g.board.walled(corridor) and door_left(g, spare):
            found.append(verbs.CLOSE_DOOR(corridor))
    return found


@rule("N-292", "N-621")
def door_left(g: Survival[SurvivalState], spare: Collection[str] = ()) -> bool:
    """Whether a door is in the supply, or closed somewhere and so to be taken from there.

    The doors in the corridors of `spare` stay where they are.
    """
    elsewhere = (way for way in g.board.passages if way not in spare)
    return g.has(DOOR, model.supply(DOOR)) or any(map(g.closed, elsewhere))


def work_door(
    g: Survival[SurvivalState],
    seat: int,
    chosen: Option,
    rule_id: str,
    *,
    ruined: bool = False,
    spare: Collection[str] = (),
) -> Rule[None]:
    """Open or close one door, as chosen among `door_options`."""
    corridor = chosen.args[0]
    if chosen.verb == verbs.OPEN_DOOR:
        open_door(g, corridor, rule_id)
    else:
        yield from close_door(g, seat, corridor, rule_id, ruined=ruined, spare=spare)


def set_door(
    g: Survival[SurvivalState], seat: int, slot: str, rule_id: str, *, ruined: bool = False
) -> Rule[None]:
    """Open or close one door around a room."""
    options = door_options(g, slot, ruined=ruined)
    if options:
        chosen = yield from choose(seat, "ask-door", options, rule_id)
        yield from work_door(g, seat, chosen, rule_id, ruined=ruined)


@rule("N-291", "N-500")
def set_doors_anywhere(
    g: Survival[SurvivalState], seat: int, nowhere: str, rule_id: str
) -> Rule[None]:
    """Open and close the doors around any one room; where none can be, rule `nowhere` forbids it."""
    if not any(door_options(g, slot) for slot in g.board.slots):
        yield deny(nowhere, "denied-no-door-anywhere")
    yield COMMIT
    rooms = [verbs.DOORS_OF(slot) for slot in g.board.slots if door_options(g, slot)]
    chosen = yield from choose(seat, "ask-doors-of", rooms, rule_id)
    yield from set_doors(g, seat, chosen.args[0], rule_id)


@rule("N-292", "N-500")
def set_doors(
    g: Survival[SurvivalState], seat: int, slot: str, rule_id: str = "N-500"
) -> Rule[None]:
    """Open or close any doors around a room, each one at most once.

    A door that was closed is not taken for another corridor.
    """
    done: list[str] = []
    while True:
        options = [one for one in door_options(g, slot, spare=done) if one.args[0] not in done]
        if not options:
            return
        chosen = yield from choose(
            seat, "ask-doors", [*options, verbs.DONE()], rule_id, where=g.place(slot)
        )
        if chosen.verb == verbs.DONE:
            return
        done.append(chosen.args[0])
        yield from work_door(g, seat, chosen, rule_id, spare=done)


@rule("N-490")
def seal(g: Survival[SurvivalState], seat: int, slot: str, rule_id: str) -> Rule[None]:
    """Close all doors around a room; those that are too few are not taken from around it."""
    corridors = [corridor for corridor, _ in g.board.ways[slot]]
    for corridor in corridors:
        yield from close_door(g, seat, corridor, rule_id, spare=corridors)
