"""Movement of characters, and exploration: situational attacks, new rooms and corridors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin, pay_besides
from hullbreach.games.retaliation.rules.attacks import arrives, attack
from hullbreach.games.retaliation.rules.choices import close_all
from hullbreach.games.retaliation.rules.events import (
    Carried,
    CorridorLaid,
    HibernatoriumFound,
    RobotRevealed,
    RoomFound,
)
from hullbreach.games.retaliation.rules.grid import (
    FIXED,
    HIB,
    NEIGHBOURS,
    PRINTED,
    SECTOR,
    TOWARDS,
    other_end,
)
from hullbreach.games.retaliation.rules.hive import carry, fill, tell_moved
from hullbreach.games.retaliation.rules.markers import (
    break_room,
    burn,
    door_marks,
    make_noise,
    secure,
    unsecure,
)
from hullbreach.games.retaliation.rules.noise import danger, noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import Moved, Reshuffled
from hullbreach.games.survival.rules.model import GONE, hands
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule

Pause: TypeAlias = Callable[[], Rule[None]]
"""What somebody may do in the middle of a move: there, but before anything is heard."""
SENSOR = "item-perimeter-security-device"
MOST_ATTACKS = 3


def ways_out(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """Every adjacent corridor."""
    return [(gap,) for gap in g.exits(g.crew[seat].slot)]


def open_ways(g: Retaliation, seat: int) -> list[str]:
    """The adjacent corridors through which a character can go."""
    return [gap for gap in g.exits(g.crew[seat].slot) if not g.barred(gap)]


def burden(g: Retaliation, seat: int) -> int:
    """What a hurt leg costs whoever leaves a room with an intruder."""
    return 1 if g.wounded(seat, "leg") and g.in_combat(seat) else 0


@rule("R-085", "R-236", "R-263", "R-619")
def move(g: Retaliation, seat: int, gap: str) -> Rule[None]:
    """The basic action."""
    if g.barred(gap):
        yield deny("R-619", "denied-door")
    cost = 1 + burden(g, seat)
    if g.purse(seat) < cost:
        yield deny("R-561", "denied-cost", cost, g.purse(seat))
    yield COMMIT
    yield from begin(g, seat, cost, Text("act-move", {"a": gap}), "R-085")
    yield from walk(g, seat, gap)


@rule("R-095", "R-236", "R-263", "R-617", "R-618", "R-619")
def careful_move(g: Retaliation, seat: int, gap: str) -> Rule[None]:
    """The basic action: a security token where the character arrives."""
    if g.barred(gap):
        yield deny("R-619", "denied-door")
    cost = 2 + (1 if g.wounded(seat, "knee") else 0)
    if g.purse(seat) < cost:
        yield deny("R-561", "denied-cost", cost, g.purse(seat))
    yield COMMIT
    yield from begin(g, seat, cost, Text("act-careful", {"a": gap}), "R-095")
    yield from walk(g, seat, gap, careful=True)


@rule("R-262", "R-264", "R-266", "R-267", "R-268", "R-569", "R-592")
def walk(
    g: Retaliation,
    seat: int,
    gap: str,
    *,
    careful: bool = False,
    quiet: bool = False,
    along: int | None = None,
    pause: Pause | None = None,
) -> Rule[None]:
    """Through a corridor: attacks on the way, then a known room or a new one, perhaps with somebody.

    Whoever is taken along moves, too, and is attacked for it.
    """
    who = g.crew[seat]
    start, goal = who.slot, other_end(gap, who.slot)
    body = yield from shoulder(g, seat, start)
    followers = yield from situational(g, seat, start, gap)
    if along is not None and who.aboard:
        followers += yield from situational(g, along, start, gap)
    if not who.aboard or who.slot != start:
        return
    carry_along(g, seat, body, goal)
    if along is not None and not (g.crew[along].aboard and g.crew[along].slot == start):
        along = None
    if not g.on_map(goal):
        yield from explore(g, seat, gap, goal, careful=careful, along=along, pause=pause)
    else:
        enter(g, seat, goal, along)
        yield from look_round(g, seat, goal, careful=careful, quiet=quiet, pause=pause)
    yield from follow(g, followers, goal)


@rule("R-542")
def shoulder(g: Retaliation, seat: int, space: str) -> Rule[int | None]:
    """Whoever leaves a room may carry somebody dead along, for another card; whom, if anybody."""
    dead = [s for s, who in enumerate(g.crew) if who.status == "dead" and who.slot == space]
    if g.state.mode != "coop" or not dead or not g.hand(seat):
        return None
    # Who holds nothing but contamination is asked all the same: the others do not know that.
    able = [verbs.CARRY(g.name(one)) for one in dead] if g.purse(seat) else []
    chosen = yield from choose(seat, "ask-carry", [*able, verbs.DONE()], "R-542", secret=True)
    if chosen.verb == verbs.DONE:
        return None
    yield from pay_besides(g, seat, 1, Text("act-carry", {"a": chosen.args[0]}))
    return g.seat_of(chosen.args[0])


@rule("R-542")
def carry_along(g: Retaliation, seat: int, body: int | None, space: str) -> None:
    """A body that somebody carries comes to a room."""
    if body is not None:
        g.crew[body].slot = space
        g.tell(Carried(g.name(seat), g.name(body)), "R-542")


@rule("R-264", "R-265", "R-616", "R-635")
def situational(g: Retaliation, seat: int, start: str, gap: str) -> Rule[list[tuple[str, str]]]:
    """Whoever leaves is attacked by those in the room and in the corridor, three times at most.

    What comes of it: the attackers that follow, each with its place.
    """
    who = g.crew[seat]
    places = [start, gap] if gap else [start]
    lurking = [(figure, place) for place in places for figure in g.hostiles(place)]
    lurking.sort(key=lambda one: g.rank(one[0]), reverse=True)
    followers = []
    g.pursuit = MOST_ATTACKS
    for number, (figure, place) in enumerate(lurking, 1):
        if g.pursuit <= 0 or not who.aboard or who.slot != start:
            break
        if figure not in g.state.zones[place]:
            continue
        g.pursuit -= 1
        g.threats = min(g.pursuit, len(lurking) - number)
        if (yield from attack(g, figure, seat, start, moving=True, place=place)):
            followers.append((figure, place))
    who.shield = 0
    return followers


def enter(g: Retaliation, seat: int, space: str, along: int | None = None) -> None:
    """A character comes into a room, perhaps with another one."""
    for one in (seat,) if along is None else (seat, along):
        g.crew[one].slot = space
        g.tell(Moved(g.name(one), g.place(space)), "R-266")


@rule("R-266", "R-268", "R-280", "R-625")
def look_round(
    g: Retaliation,
    seat: int,
    space: str,
    *,
    careful: bool = False,
    quiet: bool = False,
    pause: Pause | None = None,
) -> Rule[None]:
    """A character is in a room that was on the map: a token if it was careful, then the noise roll."""
    if careful:
        secure(g, space)
    if pause is not None:
        yield from pause()
    if not quiet:
        yield from noise_roll(g, seat)


@rule("R-269", "R-270", "R-542")
def relocate(g: Retaliation, seat: int, space: str) -> Rule[bool]:
    """A move regardless of distance: only those in the room left attack; whether it got there."""
    who = g.crew[seat]
    start = who.slot
    body = yield from shoulder(g, seat, start)
    followers = yield from situational(g, seat, start, "")
    if not who.aboard or who.slot != start:
        return False
    carry_along(g, seat, body, space)
    who.slot = space
    g.tell(Moved(g.name(seat), g.place(space)), "R-269")
    yield from follow(g, followers, space)
    return True


@rule("R-258", "R-264", "R-615")
def follow(g: Retaliation, followers: list[tuple[str, str]], goal: str) -> Rule[None]:
    """Attackers come along to where their victim has gone; they do not attack again for that.

    A security token goes all the same: that somebody comes in costs it.
    """
    for figure, place in followers:
        if figure in g.state.zones[place] and g.on_map(goal):
            figure = carry(g, figure, place, goal)
            tell_moved(g, [figure], place, goal)
            if g.people(goal):
                unsecure(g, goal)
            yield from arrives(g, figure, goal, attacks=False)


# Exploration


@rule("R-271", "R-278", "R-280", "R-281", "R-282", "R-284", "R-515", "R-620")
def explore(
    g: Retaliation,
    seat: int,
    gap: str,
    space: str,
    *,
    careful: bool = False,
    enters: bool = True,
    along: int | None = None,
    pause: Pause | None = None,
) -> Rule[None]:
    """A new room: its tile, its corridors, what lies there; then somebody comes in, and meets the effect."""
    card = draw_card(g)
    row = g.box.exploration[row_id(card)]
    room = lay_room(g, space, row.room)
    g.tell(RoomFound(g.name(seat), space, room, card), "R-272")
    connect(g, space)
    lay_corridors(g, space, row.ways)
    for marker in row.markers:
        (burn if marker == "fire" else break_room)(g, space)
    for way in row.noise:
        if way in TOWARDS[space]:
            make_noise(g, TOWARDS[space][way])
    g.rules.room_laid(g, space, row)
    if enters:
        enter(g, seat, space, along)
        if careful:
            secure(g, space)
    g.put(card, "discard-exploration", GONE if row.remove else "discard-exploration")
    if not enters:
        return
    if row.close:
        yield from close_doors(g, seat, space)
    if row.brings:
        fill(g, {f"intruder-{kind}": count for kind, count in row.brings.items()}, gap)
    if pause is not None:
        yield from pause()
    works = SENSOR in g.state.zones[hands(seat)] and not g.broken_item(SENSOR)
    ward = SENSOR if works else ""
    if row.entry == "noise":
        yield from noise_roll(g, seat, ward=ward)
    elif row.entry == "danger" and g.crew[seat].aboard:
        yield from danger(g, seat, ward=ward)


@rule("R-285")
def draw_card(g: Retaliation) -> str:
    """An exploration card, onto its discard pile; without any left the discards are shuffled."""
    if not g.state.zones["deck-exploration"]:
        g.move_all("discard-exploration", "deck-exploration")
        g.shuffle("deck-exploration")
        g.tell(Reshuffled(Text("pile-exploration")), "R-285")
    return g.draw("deck-exploration", "discard-exploration")


@rule("R-196", "R-272", "R-273", "R-274")
def lay_room(g: Retaliation, space: str, kind: str) -> str:
    """A random room of the type on the card, or of `?` if there is none left."""
    stack = f"rooms-{SECTOR[space] if kind == 'sector' else 'x'}"
    if not g.state.zones[stack]:
        stack = "rooms-x"
    room = g.draw(stack, space)
    g.state.explored = {**g.state.explored, space: room}
    return room


@rule("R-201", "R-595")
def connect(g: Retaliation, space: str) -> None:
    """The first room beside the Hibernatorium is its discovery."""
    if HIB in NEIGHBOURS[space].values() and not g.state.found:
        discover_hibernatorium(g)


@rule("R-201", "R-459", "R-595")
def discover_hibernatorium(g: Retaliation) -> None:
    """A room is connected to the Hibernatorium: the robot is revealed."""
    g.state.found = True
    g.state.explored = {**g.state.explored, HIB: FIXED[HIB]}
    g.tell(HibernatoriumFound(), "R-201")
    if g.state.robot == HIB:
        g.turn_up("robot")
        g.tell(RobotRevealed(g.state.zones["robot"][0]), "R-201")


@rule("R-197", "R-240", "R-275", "R-276", "R-277", "R-548")
def lay_corridors(g: Retaliation, space: str, ways: Iterable[str]) -> None:
    """A random corridor in each direction where there is none, within the base, to no room."""
    for way in ways:
        goal = NEIGHBOURS[space].get(way)
        if goal is not None and not g.on_map(goal):
            lay_corridor(g, space, TOWARDS[space][way])


@rule("R-240", "R-275", "R-548")
def lay_corridor(g: Retaliation, space: str, gap: str) -> None:
    """A random corridor in a gap without one, its door mark at this end."""
    if gap in g.state.corridors or not g.state.zones["corridors"]:
        return
    tile = g.draw("corridors", gap).removeprefix("corridor-")
    mark = space if g.box.corridors[tile].door else ""
    g.state.corridors = {**g.state.corridors, gap: (tile, mark)}
    g.tell(CorridorLaid(g.corridor_name(gap), tile), "R-275")


@rule("R-531", "R-621")
def close_doors(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """All doors that touch a new room are closed, but none of the Hibernatorium."""
    gaps = [gap for gap in g.exits(space) if gap not in PRINTED and space in door_marks(g, gap)]
    yield from close_all(g, g.decider(seat), [(gap, space) for gap in gaps])
