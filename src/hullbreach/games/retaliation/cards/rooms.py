"""What the rooms do that lie in any sector: `space` is the room that is used, perhaps from afar."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import lose_actions
from hullbreach.games.retaliation.rules.attacks import NOWHERE, attack
from hullbreach.games.retaliation.rules.body import (
    can_restore,
    heal_wound,
    lose_oxygen,
    remove_contamination,
    restore,
    wounded,
)
from hullbreach.games.retaliation.rules.choices import (
    DONE,
    door_options,
    operate,
    reinforceable,
    which_gap,
    which_sector,
    which_space,
)
from hullbreach.games.retaliation.rules.combat import damage_in
from hullbreach.games.retaliation.rules.effects import ROOMS
from hullbreach.games.retaliation.rules.events import Burst, Cleansed, Equipped, ItemLost
from hullbreach.games.retaliation.rules.gearing import can_take, take_any
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAPS,
    SECTOR,
    SECTORS,
    SPACES,
    sectors,
)
from hullbreach.games.retaliation.rules.hive import beside, may_enter, step_in, step_out
from hullbreach.games.retaliation.rules.markers import (
    destroy_door,
    doors_in,
    insecure,
    put_out,
    reinforce,
    secure,
    silence,
)
from hullbreach.games.retaliation.rules.model import (
    AMMO,
    GRENADE,
    SURGERY,
)
from hullbreach.games.retaliation.rules.movement import relocate
from hullbreach.games.retaliation.rules.noise import noise_roll, resolve_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.robot import stands_still
from hullbreach.games.retaliation.rules.search import find
from hullbreach.games.retaliation.rules.things import gain_item
from hullbreach.games.survival.rules.model import (
    deck,
    discard,
    hand,
)
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@rule("R-470")
@ROOMS("room-sprinklers-control")
def sprinkle(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """All fire of one sector is discarded."""
    burning = [s for s in SECTORS if any(SECTOR[one] == s and g.burning(one) for one in SPACES)]
    if not burning:
        yield deny("R-470", "denied-no-fire")
    yield COMMIT
    sector = yield from which_sector(g, seat, burning, "R-470")
    for one in SPACES:
        if SECTOR[one] == sector:
            put_out(g, one)


@rule("R-471")
@ROOMS("room-shelter")
def take_shelter(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Without a larva: all contamination in hand leaves the game unscanned."""
    if g.crew[seat].larva:
        yield deny("R-471", "denied-larva")
    if not g.contamination(seat):
        yield deny("R-471", "denied-no-contamination")
    yield COMMIT
    g.tell(Cleansed(g.name(seat), remove_contamination(g, hand(seat))), "R-471")


@rule("R-472")
@ROOMS("room-emergency-room")
def recover(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Two points of health."""
    if not can_restore(g, seat):
        yield deny("R-472", "denied-unhurt")
    yield COMMIT
    yield from restore(g, seat, 2)


@rule("R-472", "R-498")
@ROOMS("room-emergency-room", "room-surgery")
def stitch_up(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A serious wound is discarded."""
    if not wounded(g, seat):
        yield deny("R-498" if g.room(space) == SURGERY else "R-472", "denied-unwounded")
    yield COMMIT
    yield from heal_wound(g, seat)


@rule("R-473")
@ROOMS("room-supply-room")
def rummage(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """An item of each colour; two are kept."""
    if not any(g.state.zones[f"deck-{colour}"] for colour in ("green", "red", "yellow")):
        yield deny("R-473", "denied-decks-empty")
    yield COMMIT
    yield from find(g, seat, ["green", "red", "yellow"], 2, discarded=True)


@rule("R-474", "R-475")
@ROOMS("room-armory")
def arm_oneself(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of ammo and grenade tokens."""
    if not can_take(g, (AMMO, GRENADE)):
        yield deny("R-020", "denied-supply")
    yield COMMIT
    yield from take_any(g, seat, (AMMO, GRENADE))


@rule("R-476")
@ROOMS("room-door-control")
def control_doors(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of doors of one sector are opened or closed."""
    usable = [s for s in SECTORS if door_options(g, doors_of(g, s))]
    if not usable:
        yield deny("R-476", "denied-no-door")
    yield COMMIT
    sector = yield from which_sector(g, seat, usable, "R-476")
    done: list[tuple[str, ...]] = []
    while True:
        answers = [o for o in door_options(g, doors_of(g, sector)) if o.args not in done]
        if not answers:
            return
        chosen = yield from operate(g, seat, [*answers, DONE] if done else answers, "R-476")
        if chosen is DONE:
            return
        done.append(chosen.args)


def doors_of(g: Retaliation, sector: str) -> list[tuple[str, str]]:
    """All doors, and marks for doors, of a sector."""
    laid = [gap for gap in GAPS if gap in g.state.corridors and sector in sectors(gap)]
    return doors_in(g, laid)


@rule("R-249", "R-477")
@ROOMS("room-security-robot-room")
def robot_secures(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A security token where the robot is."""
    still = stands_still(g)
    if still:
        yield still
    why = insecure(g, g.state.robot)
    if why:
        yield deny("R-477", why)
    yield COMMIT
    secure(g, g.state.robot)


@rule("R-249", "R-477")
@ROOMS("room-security-robot-room")
def robot_reinforces(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A corridor next to the robot is reinforced."""
    still = stands_still(g)
    if still:
        yield still
    if not reinforceable(g, g.state.robot):
        yield deny("R-477", "denied-reinforce")
    yield COMMIT
    gaps = reinforceable(g, g.state.robot)
    reinforce(g, (yield from which_gap(g, seat, gaps, "ask-reinforce", "R-477")))


@rule("R-478", "R-479")
@ROOMS("room-gunnery")
def turrets(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The burst die as damage in a corridor next to a working red room."""
    if not covered_by_turrets(g):
        yield deny("R-478", "denied-no-prey")
    yield COMMIT
    gap = yield from which_gap(g, seat, covered_by_turrets(g), "ask-corridor", "R-478")
    guns = [end for end in ENDS[gap] if armed(g, end)]
    face = g.roll(g.die("burst"))
    told = Burst(g.name(seat), "room-gunnery", g.corridor_name(gap), f"burst-{face}", int(face))
    g.tell(told, "R-478")
    yield from damage_in(g, seat, gap, int(face), origin=guns[0] if len(guns) == 1 else "")


def armed(g: Retaliation, space: str) -> bool:
    """Whether a room has guns that work: a red symbol, and no malfunction."""
    return "red" in g.finds(space) and not g.broken(space)


def covered_by_turrets(g: Retaliation) -> list[str]:
    """The corridors with intruders next to a room that has guns."""
    near = {gap for one in g.state.explored if armed(g, one) for gap in g.exits(one)}
    return [gap for gap in GAPS if gap in near and g.infested(gap)]


@rule("R-480")
@ROOMS("room-pressure-control")
def pressurize(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """One intruder moves one step in any direction."""
    if not pushes(g):
        yield deny("R-480", "denied-no-push")
    yield COMMIT
    answers = [verbs.PUSH(*args) for args in pushes(g)]
    chosen = yield from choose(seat, "ask-push", answers, "R-480")
    figure, place, to = chosen.args
    gap, room = (place, to) if place in ENDS else (to, place)
    if g.closed_at(gap, room):
        destroy_door(g, gap, room)
    elif place in ENDS:
        yield from step_in(g, figure, place, to, seat)
    else:
        step_out(g, figure, place, to)


@rule("R-021", "R-480")
def pushes(g: Retaliation) -> list[tuple[str, str, str]]:
    """Every intruder in the base with every way that it could be pushed."""
    places = [p for p in (*g.rooms_on_map(), *g.state.corridors) if g.infested(p)]
    return [
        (figure, place, to)
        for place in places
        for figure in dict.fromkeys(g.rules.targets(g, g.hostiles(place)))
        for to in beside(g, place)
        if place in ENDS or g.closed_at(to, place) or may_enter(g, figure, to)
    ]


@rule("R-481")
@ROOMS("room-alarm-room")
def silence_alarm(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise marker anywhere is discarded."""
    gaps = [gap for gap in GAPS if g.noisy(gap)]
    if not gaps:
        yield deny("R-481", "denied-no-noise")
    yield COMMIT
    silence(g, (yield from which_gap(g, seat, gaps, "ask-corridor", "R-481")))


@rule("R-481")
@ROOMS("room-alarm-room")
def sound_alarm(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise marker anywhere is resolved."""
    gaps = [gap for gap in GAPS if g.noisy(gap)]
    if not gaps:
        yield deny("R-481", "denied-no-noise")
    yield COMMIT
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-481")
    yield from resolve_noise(g, gap, seat)


@rule("R-475", "R-482")
@ROOMS("room-military-lab")
def load_up(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of ammo tokens."""
    if not can_take(g, (AMMO,)):
        yield deny("R-020", "denied-supply")
    yield COMMIT
    yield from take_any(g, seat, (AMMO,))


@rule("R-482", "R-483")
@ROOMS("room-military-lab")
def try_prototypes(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Two cards of support equipment; one may be kept."""
    if not g.state.zones["deck-support"]:
        yield deny("R-552", "denied-decks-empty")
    yield COMMIT
    looking = f"looking-{seat}"
    for _ in range(min(2, len(g.state.zones["deck-support"]))):
        g.draw("deck-support", looking)
    answers = [verbs.KEEP(item) for item in g.state.zones[looking]]
    chosen = yield from choose(seat, "ask-keep", [*answers, verbs.LEAVE_IT()], "R-482", secret=True)
    if chosen.verb == verbs.KEEP:
        g.tell(Equipped(g.name(seat), chosen.args[0]), "R-482")
        yield from gain_item(g, seat, chosen.args[0], looking)
    for item in list(g.state.zones[looking]):
        g.put(item, looking, "discard-support")
        g.tell(ItemLost(g.name(seat), item), "R-482")


@rule("R-238", "R-484", "R-485", "R-486")
@ROOMS("room-technical-corridor")
def crawl(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Into any room; something attacks on the way, then there is noise."""
    if len(g.state.explored) < 2:
        yield deny("R-484", "denied-no-room")
    yield COMMIT
    rooms = [one for one in g.rooms_on_map() if one != g.crew[seat].slot and g.room(one)]
    goal = yield from which_space(g, seat, rooms, "ask-room", "R-484")
    if (yield from relocate(g, seat, goal)):
        yield from attack(g, g.rules.lurker, seat, goal, place=NOWHERE)
        yield from noise_roll(g, seat)


@rule("R-487", "R-488")
@ROOMS("room-decontamination")
def wash(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """At the price of the hand and of oxygen, all contamination in deck and discard pile goes."""
    if g.crew[seat].oxygen < 2:
        yield deny("R-488", "denied-oxygen")
    yield COMMIT
    lose_actions(g, seat)
    lose_oxygen(g, seat, 2)
    gone = sum(remove_contamination(g, zone) for zone in (deck(seat), discard(seat)))
    if gone:
        g.tell(Cleansed(g.name(seat), gone), "R-487")
