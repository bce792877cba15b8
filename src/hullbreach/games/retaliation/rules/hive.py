"""How intruders stand and move: placing, filling corridors, displacing, paths, groups, expelling.

Which kinds there are and how large they are is said by the race (`rules.sizes`, `rules.places`).
"""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.retaliation.rules.attacks import arrives
from hullbreach.games.retaliation.rules.events import (
    Advanced,
    Appeared,
    Cornered,
    Killed,
    MadeWay,
    Repelled,
)
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS, SLOPE, SPACES
from hullbreach.games.retaliation.rules.markers import destroy_door, hush
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import IntruderPlaced
from hullbreach.games.survival.rules.model import supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Rule, Text, rule

# Figures


def name_of(g: Retaliation, place: str) -> Text:
    """A room or a corridor in words."""
    return g.corridor_name(place) if place in ENDS else Text(g.place(place))


def rename(g: Retaliation, place: str, old: str, new: str) -> None:
    """A figure in a place gets another name: other damage."""
    here = g.state.zones[place]
    at = here.index(old)
    g.rewrite(place, [*here[:at], new, *here[at + 1 :]])


@rule("R-376", "R-638")
def carry(g: Retaliation, figure: str, source: str, target: str) -> str:
    """A figure goes from one place to another; in a corridor its damage is gone. Its name then."""
    kind = kind_of(figure)
    if figure != kind and target not in SPACES:
        rename(g, source, figure, kind)
        figure = kind
    g.put(figure, source, target)
    return figure


def remove(g: Retaliation, figure: str, place: str) -> None:
    """A figure goes back to the supply."""
    kind = kind_of(figure)
    if figure != kind:
        rename(g, place, figure, kind)
    g.put(kind, place, supply(kind))


def kill(g: Retaliation, figure: str, place: str) -> None:
    """An intruder dies."""
    remove(g, figure, place)
    g.tell(Killed(kind_of(figure), 1), "R-355")


# Room in corridors


@rule("R-218", "R-219", "R-220", "R-601")
def smaller_in(g: Retaliation, kind: str, gap: str, *, placed: bool = False) -> list[str]:
    """The smallest of the strictly smaller intruders that must go so that a kind fits; or none."""
    needed = g.rules.places[kind] - g.free_places(gap)
    going: list[str] = []
    for figure in reversed(g.figures(gap)):
        if needed <= 0:
            break
        if g.rules.displaces(kind, kind_of(figure), placed=placed):
            going.append(figure)
            needed -= g.rules.places[kind_of(figure)]
    return going if needed <= 0 else []


def has_room(g: Retaliation, kind: str, gap: str) -> bool:
    """Whether an intruder fits into a corridor beside those there."""
    return g.free_places(gap) >= g.rules.places[kind]


def may_enter(g: Retaliation, figure: str, gap: str) -> bool:
    """Whether an intruder could move into a corridor: beside those there, or in their place."""
    kind = kind_of(figure)
    return has_room(g, kind, gap) or bool(smaller_in(g, kind, gap))


@rule("R-006", "R-214", "R-215", "R-216", "R-218", "R-220", "R-601", "R-602")
def fill(g: Retaliation, brings: Mapping[str, int], gap: str) -> None:
    """Figures are placed in a corridor, the largest kind first; smaller ones make way."""
    for kind in sorted(brings, key=lambda one: -g.rules.sizes[one]):
        placed = 0
        for _ in range(brings[kind]):
            if not g.rules.figure_left(g, kind):
                break
            if not has_room(g, kind, gap):
                going = smaller_in(g, kind, gap, placed=True)
                if not going:
                    break
                for figure in going:
                    remove(g, figure, gap)
                    g.tell(MadeWay(kind_of(figure), 1, g.corridor_name(gap)), "R-220")
            hush(g, gap)
            g.lay(kind, gap)
            placed += 1
        if placed:
            g.tell(Appeared(kind, placed, g.corridor_name(gap)), "R-293")


@rule("R-216", "R-219", "R-601", "R-633")
def enter_corridor(g: Retaliation, figure: str, source: str, gap: str) -> bool:
    """An intruder moves into a corridor if it fits, or swaps places with smaller ones."""
    kind = kind_of(figure)
    going = []
    if not has_room(g, kind, gap):
        going = smaller_in(g, kind, gap)
        if not going:
            return False
    hush(g, gap)
    for one in going:
        carry(g, one, gap, source)
    tell_moved(g, going, gap, source)
    carry(g, figure, source, gap)
    return True


@rule("R-006", "R-296", "R-299")
def place_in_room(
    g: Retaliation, kind: str, space: str, by: int | None = None, *, attacks: bool = True
) -> Rule[None]:
    """A figure is placed in a room, and tries to attack."""
    if g.rules.figure_left(g, kind):
        g.lay(kind, space)
        g.tell(IntruderPlaced(kind, g.place(space)), "R-296")
        yield from arrives(g, kind, space, by, attacks=attacks)


# Paths


def beside(g: Retaliation, place: str) -> list[str]:
    """The rooms or corridors that adjoin a place on the map."""
    if place in ENDS:
        return [end for end in ENDS[place] if g.on_map(end)]
    return g.exits(place)


@rule("R-320", "R-630")
def distances(g: Retaliation, place: str) -> dict[str, int]:
    """How many steps it is from a place to every other; doors and intruders do not matter."""
    found = {place: 0}
    edge, far = [place], 0
    while edge:
        far += 1
        following = []
        for one in edge:
            for other in beside(g, one):
                if other not in found:
                    found[other] = far
                    following.append(other)
        edge = following
    return found


@rule("R-319", "R-325", "R-574", "R-629")
def prey(g: Retaliation, place: str, by: int | None = None) -> int | None:
    """Whom intruders go for: the nearest, then whoever caused it, then the earliest in turn order."""
    far = distances(g, place)
    best: tuple[int, bool, int] | None = None
    found = None
    for at, seat in enumerate(g.order()):
        who = g.crew[seat]
        if who.status == "aboard" and who.slot in far:
            key = (far[who.slot], seat != by, at)
            if best is None or key < best:
                best, found = key, seat
    return found


@rule("R-326", "R-534", "R-604")
def id_number(g: Retaliation, place: str) -> int:
    """The identification number of a room or corridor."""
    return int(g.tile(place)) if place in ENDS else g.number(place)


@rule("R-319", "R-320", "R-326")
def first_steps(g: Retaliation, place: str, target: str) -> list[str]:
    """The first steps of all shortest paths, the lower identification number first."""
    far = distances(g, target)
    steps = [one for one in beside(g, place) if far.get(one, 99) == far[place] - 1]
    return sorted(steps, key=lambda one: id_number(g, one))


# Groups


@rule("R-319", "R-321", "R-324", "R-329")
def move_group(g: Retaliation, place: str, by: int | None = None) -> Rule[None]:
    """All intruders of a place move one step towards the nearest character."""
    if place not in ENDS and g.people(place):
        return
    figures = g.rules.marchers(g, place)
    seat = prey(g, place, by) if figures else None
    if seat is None:
        return
    steps = first_steps(g, place, g.crew[seat].slot)
    if place in ENDS:
        yield from _out_of_corridor(g, place, steps[0], figures, by)
    else:
        _out_of_room(g, place, steps, figures)


@rule("R-322", "R-323", "R-329", "R-631")
def _out_of_corridor(
    g: Retaliation, gap: str, space: str, figures: list[str], by: int | None
) -> Rule[None]:
    """Into a room with a character only the largest goes; otherwise all of them."""
    if g.closed_at(gap, space):
        destroy_door(g, gap, space)
        return
    if g.people(space):
        yield from step_in(g, figures[0], gap, space, by)
        return
    for figure in figures:
        carry(g, figure, gap, space)
    tell_moved(g, figures, gap, space)
    yield from arrives(g, figures[0], space, by)


def step_in(
    g: Retaliation, figure: str, source: str, space: str, by: int | None = None
) -> Rule[None]:
    """One intruder moves into a room, and tries to attack."""
    figure = carry(g, figure, source, space)
    tell_moved(g, [figure], source, space)
    yield from arrives(g, figure, space, by)


def step_out(g: Retaliation, figure: str, space: str, gap: str) -> bool:
    """One intruder alone moves out of a room into a corridor, if it can get in there."""
    entered = enter_corridor(g, figure, space, gap)
    if entered:
        tell_moved(g, [figure], space, gap)
    return entered


@rule("R-327", "R-328", "R-329", "R-632", "R-633")
def _out_of_room(g: Retaliation, space: str, steps: list[str], figures: list[str]) -> None:
    """Into the corridor with the lowest number; whoever finds it full takes an equal path, or waits.

    Nobody passes a door that was closed when the group set out: it is destroyed instead.
    """
    gone: dict[str, list[str]] = {}
    shut = [gap for gap in steps if g.closed_at(gap, space)]
    for figure in figures:
        for gap in steps:
            if gap in shut:
                destroy_door(g, gap, space)
                break
            if enter_corridor(g, figure, space, gap):
                gone.setdefault(gap, []).append(figure)
                break
    for gap, those in gone.items():
        tell_moved(g, those, space, gap)


def tell_moved(g: Retaliation, figures: list[str], source: str, place: str) -> None:
    """What moved from where to where, kind by kind."""
    kinds = [kind_of(one) for one in figures]
    for kind in dict.fromkeys(kinds):
        told = Advanced(kind, kinds.count(kind), name_of(g, place), source, place)
        g.tell(told, "R-319")


# All of them


@rule("R-129", "R-133")
def sloping(g: Retaliation, slopes: tuple[str, ...]) -> list[str]:
    """The corridors of some orientations with intruders, from the top left."""
    return [gap for gap in GAPS if SLOPE[gap] in slopes and g.infested(gap)]


@rule("R-130", "R-131", "R-132", "R-133")
def roaming(g: Retaliation) -> list[str]:
    """The rooms with intruders and without characters, from the top left."""
    return [space for space in SPACES if g.infested(space) and not g.people(space)]


# Expelling


@rule("R-330", "R-331", "R-332", "R-333", "R-334", "R-335", "R-634")
def repel(g: Retaliation, figure: str, place: str, towards: str) -> Rule[None]:
    """An intruder is driven to an adjoining place; a door, a full corridor or the end of the map stops it."""
    gap, space = (place, towards) if place in ENDS else (towards, place)
    if not figure.startswith(g.rules.hostile):
        return
    if not g.on_map(space):
        g.tell(Cornered(kind_of(figure)), "R-333")
    elif g.closed_at(gap, space):
        destroy_door(g, gap, space)
    elif place in ENDS:
        g.tell(Repelled(kind_of(figure), name_of(g, space)), "R-331")
        figure = carry(g, figure, place, space)
        yield from arrives(g, figure, space, None)
    elif enter_corridor(g, figure, place, gap):
        g.tell(Repelled(kind_of(figure), name_of(g, gap)), "R-330")
    else:
        g.tell(Cornered(kind_of(figure)), "R-634")


@rule("R-332")
def lowest_beside(g: Retaliation, place: str) -> str:
    """The adjoining corridor or room with the lowest number: where what is far away is driven."""
    ways = beside(g, place)
    return min(ways, key=lambda one: id_number(g, one)) if ways else ""
