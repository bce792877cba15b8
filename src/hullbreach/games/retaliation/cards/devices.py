"""What tools, sensors, controllers and codes do when they are used."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import model, verbs
from hullbreach.games.retaliation.rules.choices import (
    blow_up,
    close_all,
    closed_near,
    door_options,
    doors_near,
    mend,
    mendable,
    operate,
    reinforceable,
    which_gap,
    which_space,
    whom,
)
from hullbreach.games.retaliation.rules.combat import (
    damage_in,
)
from hullbreach.games.retaliation.rules.effects import ITEMS
from hullbreach.games.retaliation.rules.events import Burst, GearTaken, Listened
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS, other_end
from hullbreach.games.retaliation.rules.lander import look_at_defence, switch_air
from hullbreach.games.retaliation.rules.markers import (
    can_close,
    close,
    insecure,
    put_out,
    reinforce,
    secure,
    secured_in_sector,
    silence,
    unsecure,
)
from hullbreach.games.retaliation.rules.model import (
    AMMO,
    ANTI_AIRCRAFT,
    OXYGEN,
    ROBOT_GEAR,
)
from hullbreach.games.retaliation.rules.movement import explore
from hullbreach.games.retaliation.rules.noise import resolve_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.robot import card, run, send, stands_still
from hullbreach.games.retaliation.rules.things import (
    BAYONET,
    bayonet_fixed,
    break_item,
    drop_item,
    hands_used,
)
from hullbreach.games.retaliation.rules.using import possible, resolve_room, room_effects
from hullbreach.games.survival.rules.events import Peeked, Taped
from hullbreach.games.survival.rules.model import hands, objectives, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, eye, rule


@rule("R-509")
@ITEMS("item-duct-tape", "item-tools", "item-engineering-equipment")
def fix(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A malfunction is discarded."""
    if not mendable(g, g.crew[seat].slot):
        yield deny("R-254", "denied-no-malfunction")
    yield COMMIT
    yield from mend(g, seat, g.crew[seat].slot)


@rule("R-509")
@ITEMS("item-duct-tape")
def tape(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Two heavy things share a hand, or one more with those that are taped."""
    if hands_used(g, seat) < 2:
        yield deny("R-509", "denied-nothing-to-tape")
    yield COMMIT
    who, loose = g.crew[seat], list(g.state.zones[hands(seat)])
    for one in who.taped:
        loose.remove(one)
    if bayonet_fixed(g, seat) and BAYONET in loose:
        loose.remove(BAYONET)
    who.taped = (*who.taped, loose[0]) if who.taped else (loose[0], loose[1])
    g.tell(Taped(g.name(seat), [kind_of(one) for one in who.taped]), "R-509")


@ITEMS("item-fire-extinguisher", "item-phosphates", "item-engineering-equipment")
def extinguish(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Fire in the room is discarded."""
    if not g.burning(g.crew[seat].slot):
        yield deny("R-021", "denied-no-fire")
    yield COMMIT
    put_out(g, g.crew[seat].slot)


@ITEMS("item-phosphates", "item-engineering-equipment")
def wall_up(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """An adjacent corridor is reinforced; equipment is discarded for it."""
    if not reinforceable(g, g.crew[seat].slot):
        yield deny("R-225", "denied-reinforce")
    yield COMMIT
    gaps = reinforceable(g, g.crew[seat].slot)
    reinforce(g, (yield from which_gap(g, seat, gaps, "ask-reinforce", "R-225")))
    if not g.row(item).once:
        drop_item(g, seat, item)


@ITEMS("item-tools")
def turn_door(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A door is opened or closed."""
    if not door_options(g, doors_near(g, g.crew[seat].slot)):
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    answers = door_options(g, doors_near(g, g.crew[seat].slot))
    yield from operate(g, seat, answers, "R-231")


@ITEMS("item-entrenching-tool")
def break_door(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A closed door is destroyed."""
    if not closed_near(g, g.crew[seat].slot):
        yield deny("R-233", "denied-no-closed-door")
    yield COMMIT
    yield from blow_up(g, seat, closed_near(g, g.crew[seat].slot))


@ITEMS("item-entrenching-tool")
def dig_in(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Two security tokens."""
    why = insecure(g, g.crew[seat].slot, 2)
    if why:
        yield deny("R-255", why)
    yield COMMIT
    secure(g, g.crew[seat].slot, 2)


@rule("R-236", "R-609")
def barriers(g: Retaliation, seat: int) -> list[tuple[str, str]]:
    """Every end of a corridor within reach, at a room, where a door could be set up."""
    here = g.crew[seat].slot
    return [
        (gap, end)
        for gap in g.exits(here)
        for end in ENDS[gap]
        if (end == here or not g.closed_at(gap, here))
        and g.on_map(end)
        and can_close(g, gap, end, anywhere=True)
    ]


@rule("R-609")
@ITEMS("item-portable-barrier")
def set_barrier(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A door within reach is closed, even a destroyed one, even without a mark."""
    if not barriers(g, seat):
        yield deny("R-549", "denied-no-barrier")
    yield COMMIT
    answers = [verbs.CLOSE(gap, end) for gap, end in barriers(g, seat)]
    chosen = yield from choose(seat, "ask-door", answers, "R-609")
    close(g, *chosen.args)


@ITEMS("item-noise-scanner")
def listen(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A noise marker is discarded; what comes depends on the die."""
    if not any(g.noisy(gap) for gap in GAPS):
        yield deny("R-021", "denied-no-noise")
    yield COMMIT
    noisy = [gap for gap in GAPS if g.noisy(gap)]
    gap = yield from which_gap(g, seat, noisy, "ask-corridor", "R-021")
    face = g.roll(g.die("noise"))
    g.tell(Listened(g.name(seat), g.corridor_name(gap), f"noise-{face}"), "R-292")
    if face.isdigit() and int(face) in g.values(gap):
        yield from resolve_noise(g, gap, seat)
    else:
        silence(g, gap)


@rule("R-244", "R-586")
@ITEMS("item-security-system-control")
def sentry_guns(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A security token is discarded: the burst die into a corridor next to its room."""
    if not sentry_rooms(g, seat):
        yield deny("R-021", "denied-no-security")
    yield COMMIT
    space = yield from which_space(g, seat, sentry_rooms(g, seat), "ask-room", "R-021")
    gaps = [gap for gap in g.exits(space) if g.infested(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-586")
    unsecure(g, space)
    face = g.roll(g.die("burst"))
    told = Burst(g.name(seat), kind_of(item), g.corridor_name(gap), f"burst-{face}", int(face))
    g.tell(told, "R-586")
    yield from damage_in(g, seat, gap, int(face), origin=space)
    if face == "4" and item in g.belongings(seat):
        break_item(g, seat, item)


def sentry_rooms(g: Retaliation, seat: int) -> list[str]:
    """The secured rooms of the sector next to a corridor with intruders."""
    rooms = secured_in_sector(g, seat)
    return [one for one in rooms if any(g.infested(gap) for gap in g.exits(one))]


@rule("R-620")
@ITEMS("item-exploring-drone")
def send_drone(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A neighbouring space is explored from where one is."""
    slot = g.crew[seat].slot
    if not [gap for gap in g.exits(slot) if g.unexplored(gap) and not g.barred(gap)]:
        yield deny("R-619", "denied-new-way")
    yield COMMIT
    here = g.crew[seat].slot
    gaps = [gap for gap in g.exits(here) if g.unexplored(gap) and not g.barred(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-620")
    yield from explore(g, seat, gap, other_end(gap, here), enters=False)


@ITEMS("item-robot-controller", "item-supporting-robot-controller")
def control_robot(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The robot is activated, wherever it is."""
    still = stands_still(g)
    if still:
        yield still
    effects, why = possible(g, seat, g.effects.robots.get(card(g)))
    if not effects:
        yield why
    yield COMMIT
    yield from run(g, seat)


@ITEMS("item-robot-controller")
def refill_robot(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """It is discarded, and the robot's slots are filled."""
    if not missing_on_robot(g):
        yield deny("R-021", "denied-robot-full")
    yield COMMIT
    drop_item(g, seat, item)
    for token in missing_on_robot(g):
        g.put(token, supply(token), ROBOT_GEAR)
        g.tell(GearTaken(model.ROBOT, token), "R-033")


def missing_on_robot(g: Retaliation) -> list[str]:
    """The tokens that the robot could get."""
    there = [kind_of(token) for token in g.state.zones[ROBOT_GEAR]]
    return [t for t in (AMMO, OXYGEN) if t not in there and g.state.zones[supply(t)]]


@rule("R-249")
@ITEMS("item-supporting-robot-controller")
def call_robot(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The robot comes into the room, known or not, unless it is broken."""
    if g.state.robot == g.crew[seat].slot:
        yield deny("R-021", "denied-robot-here")
    if g.broken_item(model.ROBOT):
        yield deny("R-249", "denied-robot-broken")
    yield COMMIT
    send(g, g.crew[seat].slot)


@ITEMS("item-portable-device")
def hack(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The room here is used if it has a computer or is a life support control, even if it is broken."""
    here = g.crew[seat].slot
    if not g.computer(here) and g.room(here) not in model.LIFE_SUPPORT.values():
        yield deny("R-021", "denied-no-console")
    effects, why = room_effects(g, seat, here)
    if not effects:
        yield why
    yield COMMIT
    yield from resolve_room(g, seat, g.crew[seat].slot)


@ITEMS("item-anti-aircraft-codes")
def enter_defence_codes(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The anti-aircraft tokens are seen and put into any order."""
    if not g.state.zones[ANTI_AIRCRAFT]:
        yield deny("R-490", "denied-no-defence")
    yield COMMIT
    yield from look_at_defence(g, seat)


@ITEMS("item-personal-log-codes")
def read_log(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The objectives of somebody in the base are seen."""
    if not _readable(g, seat):
        yield deny("R-021", "denied-nothing-to-read")
    yield COMMIT
    other = yield from whom(g, seat, _readable(g, seat), "ask-whom", "R-053")
    cards = [
        g.show(objectives(other), index, eye(seat))
        for index in range(len(g.state.zones[objectives(other)]))
    ]
    what = Text("objectives-of", {"who": g.name(other)})
    told = Peeked(g.name(seat), what, cards)
    g.tell(told, "R-053", to=eye(seat), instead=Peeked(g.name(seat), what))


def _readable(g: Retaliation, seat: int) -> list[int]:
    """The others in the base who have objectives: not those who are dead or have escaped."""
    return [
        other
        for other, who in enumerate(g.crew)
        if other != seat
        and who.status in ("aboard", "pod", "hibernating")
        and g.state.zones[objectives(other)]
    ]


@ITEMS("item-emergency-life-support-codes")
def enter_life_support_codes(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """The life support of any sector is switched over."""
    if not any(g.rules.has_air_token(g, one) for one in "abc"):
        yield deny("R-494", "denied-no-air-token")
    yield COMMIT
    there = [one for one in "abc" if g.rules.has_air_token(g, one)]
    answers = [verbs.AT_SECTOR(f"sector-{one}") for one in there]
    chosen = yield from choose(seat, "ask-sector", answers, "R-489")
    sector = chosen.args[0].removeprefix("sector-")
    switch_air(g, sector, sector not in g.state.air)


@ITEMS("item-termination-codes")
def seal_room(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """All doors around any room are closed, even destroyed ones, even without marks."""
    if not sealable(g):
        yield deny("R-231", "denied-no-door-anywhere")
    yield COMMIT
    space = yield from which_space(g, seat, sealable(g), "ask-room", "R-231")
    yield from close_all(g, seat, open_around(g, space), anywhere=True)


def open_around(g: Retaliation, space: str) -> list[tuple[str, str]]:
    """The places around a room where a door could be set up."""
    return [(gap, space) for gap in g.exits(space) if can_close(g, gap, space, anywhere=True)]


def sealable(g: Retaliation) -> list[str]:
    """The rooms with a door to close."""
    return [one for one in g.rooms_on_map() if open_around(g, one)]
