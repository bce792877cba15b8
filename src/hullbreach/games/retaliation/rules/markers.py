"""Fire, malfunctions, security tokens, noise markers and doors: what lies in rooms and corridors."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.events import ItemBroken, NoiseGone, Reinforced
from hullbreach.games.retaliation.rules.grid import ENDS, HIB, PRINTED, SECTOR
from hullbreach.games.retaliation.rules.model import FAULTS, ROBOT, SECURE
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import (
    DoorClosed,
    DoorDestroyed,
    DoorOpened,
    MarkerPlaced,
    MarkerRemoved,
    NoisePlaced,
)
from hullbreach.games.survival.rules.model import DOOR, FIRE, MALFUNCTION, NOISE, supply
from hullbreach.games.survival.rules.play import ShipLost, row_id
from hullbreach.kernel import rule
from hullbreach.kernel.state import without

MOST_SECURE = 3


@rule("R-241", "R-243", "R-610")
def burn(g: Retaliation, space: str) -> None:
    """A fire marker in a room; if none is left, the base is destroyed."""
    if not g.on_map(space) or g.burning(space):
        return
    if not g.lay(FIRE, space):
        raise ShipLost("end-fire", "R-243")
    g.tell(MarkerPlaced(FIRE, g.place(space)), "R-241")


def put_out(g: Retaliation, space: str) -> None:
    """The fire in a room is discarded."""
    if g.burning(space):
        g.lift(FIRE, space)
        g.tell(MarkerRemoved(FIRE, g.place(space)), "R-470")


@rule("R-212", "R-245", "R-597", "R-612")
def can_break(g: Retaliation, space: str) -> bool:
    """Whether a room can get a malfunction marker: a room on the map without one, but the nest."""
    if not space or not g.on_map(space) or g.broken(space):
        return False
    room = g.state.explored.get(space)
    return room is None or g.box.rooms[row_id(room)].malfunction


@rule("R-245", "R-253", "R-576")
def break_room(g: Retaliation, space: str) -> None:
    """A malfunction marker in a room; if none is left, fire."""
    if not can_break(g, space):
        return
    if not g.lay(MALFUNCTION, space):
        malfunction_instead(g, space)
        return
    g.tell(MarkerPlaced(MALFUNCTION, g.place(space)), "R-245")


@rule("R-253", "R-613")
def malfunction_instead(g: Retaliation, space: str) -> None:
    """No malfunction marker is left: fire where it was due."""
    burn(g, space)


def mend_room(g: Retaliation, space: str) -> None:
    """The malfunction of a room is removed."""
    if g.broken(space):
        g.lift(MALFUNCTION, space)
        g.tell(MarkerRemoved(MALFUNCTION, g.place(space)), "R-254")


@rule("R-249", "R-252", "R-253")
def break_robot(g: Retaliation) -> None:
    """A malfunction marker on the robot."""
    state = g.state
    if ROBOT in state.faulty:
        return
    if not state.zones[supply(MALFUNCTION)]:
        malfunction_instead(g, state.robot)
        return
    g.put(MALFUNCTION, supply(MALFUNCTION), FAULTS)
    state.faulty = [*state.faulty, ROBOT]
    g.tell(ItemBroken(ROBOT), "R-249")


# Security


@rule("R-020", "R-206", "R-211", "R-255", "R-256")
def insecure(g: Retaliation, space: str, count: int = 1) -> str:
    """Why a room cannot get so many security tokens; nothing if it can."""
    room = g.state.explored.get(space)
    if room is None or not g.box.rooms[row_id(room)].secure:
        return "denied-never-secure"
    if g.infested(space):
        return "denied-secure-intruder"
    if g.secured(space) + count > MOST_SECURE:
        return "denied-secured"
    return "" if len(g.state.zones[supply(SECURE)]) >= count else "denied-no-secure-token"


def can_secure(g: Retaliation, space: str, count: int = 1) -> bool:
    """Whether a room can get so many security tokens."""
    return not insecure(g, space, count)


@rule("R-255")
def secure(g: Retaliation, space: str, count: int = 1) -> None:
    """Security tokens, as far as they can be placed."""
    for _ in range(count):
        if can_secure(g, space):
            g.lay(SECURE, space)
            g.tell(MarkerPlaced(SECURE, g.place(space)), "R-255")


def unsecure(g: Retaliation, space: str) -> None:
    """A security token of a room is discarded, if there is one."""
    if g.secured(space):
        g.lift(SECURE, space)
        g.tell(MarkerRemoved(SECURE, g.place(space)), "R-255")


# Noise


@rule("R-200", "R-217", "R-279")
def make_noise(g: Retaliation, gap: str) -> None:
    """A noise marker in a corridor without one, and without intruders."""
    if gap not in g.state.corridors or g.infested(gap) or g.noisy(gap) or _sealed(g, gap):
        return
    if g.lay(NOISE, gap):
        g.tell(NoisePlaced(g.corridor_name(gap)), "R-289")


@rule("R-200", "R-596")
def _sealed(g: Retaliation, gap: str) -> bool:
    """Whether a corridor leads to the Hibernatorium that nobody has found."""
    return gap in PRINTED and not g.state.found


def hush(g: Retaliation, gap: str) -> None:
    """The noise marker of a corridor is discarded."""
    if g.noisy(gap):
        g.lift(NOISE, gap)


def silence(g: Retaliation, gap: str) -> None:
    """Somebody discards the noise marker of a corridor."""
    hush(g, gap)
    g.tell(NoiseGone(g.corridor_name(gap)), "R-481")


# Reinforcing


@rule("R-225", "R-229", "R-236")
def can_reinforce(g: Retaliation, gap: str) -> bool:
    """Whether a corridor can be reinforced: an empty one, but none of the Hibernatorium."""
    state = g.state
    laid = gap in state.corridors and gap not in state.reinforced
    return laid and HIB not in ENDS[gap] and not g.infested(gap)


@rule("R-225", "R-226", "R-227", "R-604")
def reinforce(g: Retaliation, gap: str) -> None:
    """A corridor is turned over: no noise there any more."""
    hush(g, gap)
    g.state.reinforced = [*g.state.reinforced, gap]
    g.tell(Reinforced(g.corridor_name(gap)), "R-226")


# Doors


@rule("R-230", "R-231", "R-240")
def door_marks(g: Retaliation, gap: str) -> list[str]:
    """The ends of a corridor where a door can be closed: those with a mark."""
    end = g.state.corridors[gap][1] if gap in g.state.corridors else ""
    return [end] if end else []


def doors_in(g: Retaliation, gaps: Iterable[str]) -> list[tuple[str, str]]:
    """Every door, and every mark for one, in these corridors: the corridor and the end."""
    found = []
    for gap in gaps:
        ends = door_marks(g, gap)
        ends += [e for e in ENDS[gap] if e not in ends and model.door(gap, e) in g.state.doors]
        found += [(gap, end) for end in ends]
    return found


@rule("R-231", "R-234", "R-549")
def can_close(g: Retaliation, gap: str, end: str, *, anywhere: bool = False) -> bool:
    """Whether a door can be closed here."""
    if model.door(gap, end) in g.state.doors and not anywhere:
        return False
    if g.closed_at(gap, end):
        return False
    if model.door(gap, end) in g.state.doors:
        return True
    marked = anywhere or end in door_marks(g, gap)
    return marked and bool(g.state.zones[supply(DOOR)])


@rule("R-231")
def close(g: Retaliation, gap: str, end: str) -> None:
    """A door is closed."""
    name = model.door(gap, end)
    if name not in g.state.doors and not g.lay(DOOR, gap):
        return
    g.state.doors = {**g.state.doors, name: True}
    g.tell(DoorClosed(g.corridor_name(gap)), "R-231")


@rule("R-232", "R-609")
def open_door(g: Retaliation, gap: str, end: str) -> None:
    """A closed door is opened: its token leaves the map."""
    g.state.doors = without(g.state.doors, model.door(gap, end))
    g.lift(DOOR, gap)
    g.tell(DoorOpened(g.corridor_name(gap)), "R-232")


@rule("R-233", "R-234", "R-549")
def destroy_door(g: Retaliation, gap: str, end: str) -> None:
    """A closed door is destroyed; its token stays."""
    if g.closed_at(gap, end):
        g.state.doors = {**g.state.doors, model.door(gap, end): False}
        g.touched[gap] = None
        g.tell(DoorDestroyed(g.corridor_name(gap)), "R-233")


def secured_in_sector(g: Retaliation, seat: int) -> list[str]:
    """The rooms with security tokens in the sector of a character."""
    sector = SECTOR[g.crew[seat].slot]
    return [one for one in g.rooms_on_map() if SECTOR[one] == sector and g.secured(one)]
