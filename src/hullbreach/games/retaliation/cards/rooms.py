"""What the rooms of the base do: `space` is the room that is used, perhaps from afar."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import lose_actions
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.body import (
    can_restore,
    cure,
    heal_wound,
    lose_oxygen,
    remove_contamination,
    restore,
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
from hullbreach.games.retaliation.rules.events import Burst, DataTaken
from hullbreach.games.retaliation.rules.gearing import can_take, take_any
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAPS,
    HIB,
    NEIGHBOURS,
    SECTOR,
    SECTORS,
    SPACES,
    TOWARDS,
    sectors,
)
from hullbreach.games.retaliation.rules.hive import beside, enter_corridor, step_in
from hullbreach.games.retaliation.rules.lander import (
    attempt,
    leave,
    look_at_defence,
    start_destruct,
    switch_air,
)
from hullbreach.games.retaliation.rules.markers import (
    can_secure,
    destroy_door,
    doors_in,
    hush,
    put_out,
    reinforce,
    secure,
)
from hullbreach.games.retaliation.rules.model import (
    AMMO,
    ANTI_AIRCRAFT,
    GEAR,
    GRENADE,
    NOT_STARTED,
    STOCK,
)
from hullbreach.games.retaliation.rules.movement import lay_corridor, relocate
from hullbreach.games.retaliation.rules.noise import noise_roll, resolve_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.robot import works
from hullbreach.games.retaliation.rules.things import gain_item
from hullbreach.games.retaliation.rules.using import resolve_room, usable_from_afar, use_at_once
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import TookObject
from hullbreach.games.survival.rules.model import (
    EGG,
    EGG_BOARD,
    GONE,
    deck,
    discard,
    hand,
    wounds,
)
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


def wounded(g: Retaliation, seat: int) -> bool:
    """Whether a character has a serious wound."""
    return bool(g.state.zones[wounds(seat)])


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
    remove_contamination(g, hand(seat))


@rule("R-472")
@ROOMS("room-emergency-room")
def recover(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Two points of health."""
    if not can_restore(g, seat):
        yield deny("R-472", "denied-healthy")
    yield COMMIT
    restore(g, seat, 2)


@rule("R-472", "R-498")
@ROOMS("room-emergency-room", "room-surgery")
def stitch_up(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A serious wound is discarded."""
    if not wounded(g, seat):
        yield deny("R-472", "denied-no-wound")
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


@rule("R-309", "R-310", "R-473", "R-552")
def find(
    g: Retaliation, seat: int, colours: list[str], keep: int, *, discarded: bool = False
) -> Rule[None]:
    """Items are drawn, some are kept; the others go under their decks, or on their discard piles."""
    looking = f"looking-{seat}"
    for colour in colours:
        if g.state.zones[f"deck-{colour}"]:
            g.draw(f"deck-{colour}", looking)
    for _ in range(keep):
        there = dict.fromkeys(g.state.zones[looking])
        if not there:
            break
        answers = [verbs.KEEP(item) for item in there]
        chosen = yield from choose(seat, "ask-keep", answers, "R-309", secret=True)
        yield from gain_item(g, seat, chosen.args[0], looking)
        yield from use_at_once(g, seat, chosen.args[0])
    for item in list(g.state.zones[looking]):
        colour = g.row(item).deck
        if discarded:
            g.put(item, looking, f"discard-{colour}")
        else:
            g.put(item, looking, f"deck-{colour}", 0)


@rule("R-474", "R-475")
@ROOMS("room-armory")
def arm_oneself(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of ammo and grenade tokens."""
    if not can_take(g, seat, (AMMO, GRENADE)):
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
    if not works(g) or not can_secure(g, g.state.robot):
        yield deny("R-477", "denied-secure")
    yield COMMIT
    secure(g, g.state.robot)


@rule("R-249", "R-477")
@ROOMS("room-security-robot-room")
def robot_reinforces(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A corridor next to the robot is reinforced."""
    gaps = reinforceable(g, g.state.robot) if works(g) else []
    if not gaps:
        yield deny("R-477", "denied-reinforce")
    yield COMMIT
    reinforce(g, (yield from which_gap(g, seat, gaps, "ask-reinforce", "R-477")))


@rule("R-478", "R-479")
@ROOMS("room-gunnery")
def turrets(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The burst die as damage in a corridor next to a working red room."""
    gaps = covered_by_turrets(g)
    if not gaps:
        yield deny("R-478", "denied-no-intruder")
    yield COMMIT
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-478")
    face = g.roll(g.die("burst"))
    told = Burst(g.name(seat), "room-gunnery", g.corridor_name(gap), f"burst-{face}", int(face))
    g.tell(told, "R-478")
    yield from damage_in(g, seat, gap, int(face))


def covered_by_turrets(g: Retaliation) -> list[str]:
    """The corridors with intruders next to a red room that works."""
    red = [one for one in g.state.explored if "red" in g.finds(one) and not g.broken(one)]
    near = {gap for one in red for gap in g.exits(one)}
    return [gap for gap in GAPS if gap in near and g.infested(gap)]


@rule("R-480")
@ROOMS("room-pressure-control")
def pressurize(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """One intruder moves one step in any direction."""
    if not any(g.infested(place) for place in (*g.rooms_on_map(), *g.state.corridors)):
        yield deny("R-480", "denied-no-intruder")
    yield COMMIT
    places = [p for p in (*g.rooms_on_map(), *g.state.corridors) if g.infested(p)]
    answers = [
        verbs.PUSH(figure, place, to)
        for place in places
        for figure in dict.fromkeys(g.figures(place))
        for to in beside(g, place)
    ]
    chosen = yield from choose(seat, "ask-push", answers, "R-480")
    figure, place, to = chosen.args
    gap, room = (place, to) if place in ENDS else (to, place)
    if g.closed_at(gap, room):
        destroy_door(g, gap, room)
    elif place in ENDS:
        yield from step_in(g, figure, place, to, seat)
    else:
        enter_corridor(g, figure, place, to)


@rule("R-481")
@ROOMS("room-alarm-room")
def silence_alarm(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise marker anywhere is discarded."""
    gaps = [gap for gap in GAPS if g.noisy(gap)]
    if not gaps:
        yield deny("R-481", "denied-no-noise")
    yield COMMIT
    hush(g, (yield from which_gap(g, seat, gaps, "ask-corridor", "R-481")))


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
    if not can_take(g, seat, (AMMO,)):
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
        yield from gain_item(g, seat, chosen.args[0], looking)
    g.move_all(looking, "discard-support")


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
        yield from attack(g, g.rules.lurker, seat, goal)
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
    for zone in (deck(seat), discard(seat)):
        remove_contamination(g, zone)


# Fixed rooms


@rule("R-496", "R-475")
@ROOMS("room-landing-zone")
def stock_up(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of tokens out of the slots of the Landing Zone."""
    if not g.state.zones[STOCK]:
        yield deny("R-496", "denied-supply")
    yield COMMIT
    yield from take_any(g, seat, GEAR, STOCK)


@rule("R-407", "R-427", "R-496")
@ROOMS("room-landing-zone")
def board_lander(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then into the lander."""
    if g.state.lander != "landed" or g.crew[seat].slot != space:
        yield deny("R-407", "denied-no-lander")
    yield COMMIT
    if (yield from attempt(g, seat)):
        leave(g, seat, "pod", "waiting", "R-407")


@rule("R-427", "R-430", "R-432", "R-495")
@ROOMS("room-hibernatorium")
def hibernate(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then into a chamber."""
    if not g.state.hibernation or g.crew[seat].slot != space:
        yield deny("R-430", "denied-hibernation")
    yield COMMIT
    if (yield from attempt(g, seat)):
        leave(g, seat, "hibernating", "chamber", "R-430")


@rule("R-427", "R-433", "R-434", "R-435", "R-501")
@ROOMS("room-escape-shuttle")
def take_shuttle(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then away."""
    if not g.state.shuttle or g.crew[seat].slot != space:
        yield deny("R-434", "denied-no-shuttle")
    yield COMMIT
    if (yield from attempt(g, seat)):
        g.state.shuttle = False
        leave(g, seat, "escaped", "shuttle", "R-433")


# Life support


@rule("R-489", "R-490", "R-491")
@ROOMS("room-life-support-a", "room-life-support-b", "room-life-support-c")
def switch_support(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The life support of the sector is switched over."""
    if not g.state.wired:
        yield deny("R-494", "denied-reactor-off")
    yield COMMIT
    sector = g.room(space)[-1]
    switch_air(g, sector, sector not in g.state.air)


@rule("R-489")
@ROOMS("room-life-support-a")
def stifle_fire(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The fire of any room is discarded."""
    burning = [one for one in g.rooms_on_map() if g.burning(one)]
    if not burning:
        yield deny("R-489", "denied-no-fire")
    yield COMMIT
    put_out(g, (yield from which_space(g, seat, burning, "ask-room", "R-489")))


@rule("R-403", "R-490")
@ROOMS("room-life-support-b")
def check_defence(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Both tokens of the anti-aircraft defence are seen, and put into any order."""
    if not g.state.zones[ANTI_AIRCRAFT]:
        yield deny("R-490", "denied-no-defence")
    yield COMMIT
    yield from look_at_defence(g, seat)


@rule("R-430", "R-491")
@ROOMS("room-life-support-c")
def open_chambers(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The Hibernatorium becomes active."""
    if g.state.hibernation:
        yield deny("R-491", "denied-hibernation-on")
    yield COMMIT
    g.state.hibernation = True


# The others


@rule("R-498", "R-389")
@ROOMS("room-surgery")
def operate_on_larva(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """With a larva: it is removed, infected cards go, at the price of the hand."""
    if not g.crew[seat].larva:
        yield deny("R-498", "denied-no-larva")
    yield COMMIT
    lose_actions(g, seat)
    zones = [deck(seat), discard(seat)]
    scan(g, seat, zones, "R-498", clean=False, infected=True)
    cure(g, seat, "R-498")
    g.move_all(discard(seat), deck(seat))
    g.shuffle(deck(seat))


@rule("R-249", "R-497")
@ROOMS("room-drilling-station")
def drill(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A new corridor from the robot's room."""
    if not works(g) or not undug(g, g.state.robot):
        yield deny("R-497", "denied-no-way")
    yield COMMIT
    gap = yield from which_gap(g, seat, undug(g, g.state.robot), "ask-corridor", "R-497")
    lay_corridor(g, g.state.robot, gap)


def undug(g: Retaliation, space: str) -> list[str]:
    """The gaps around a room where a corridor could be laid."""
    if not g.state.zones["corridors"] or space == HIB:
        return []
    return [
        gap
        for way, gap in TOWARDS[space].items()
        if gap not in g.state.corridors and NEIGHBOURS[space][way] != HIB
    ]


SERVER_ROOM = "room-server-room"


@rule("R-492")
@ROOMS("room-server-room")
def remote_control(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any other working computer room is used from here."""
    if not usable_from_afar(g, seat, but=SERVER_ROOM):
        yield deny("R-492", "denied-no-computer-room")
    yield COMMIT
    rooms = usable_from_afar(g, seat, but=SERVER_ROOM)
    goal = yield from which_space(g, seat, rooms, "ask-room", "R-492")
    yield from resolve_room(g, seat, goal)


@rule("R-448", "R-492")
@ROOMS("room-server-room")
def download(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A data token."""
    if g.crew[seat].data:
        yield deny("R-492", "denied-data")
    yield COMMIT
    g.crew[seat].data = True
    g.tell(DataTaken(g.name(seat)), "R-492")


@rule("R-499", "R-642")
@ROOMS("room-cooling-system")
def overheat(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The self-destruct begins."""
    if not g.state.wired or g.state.destruct != NOT_STARTED:
        yield deny("R-499", "denied-destruct")
    yield COMMIT
    start_destruct(g)


@rule("R-424", "R-493", "R-494")
@ROOMS("room-reactor")
def shut_reactor(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Life support, self-destruct and anti-aircraft leave the game."""
    if not g.state.wired:
        yield deny("R-494", "denied-reactor-off")
    yield COMMIT
    for sector in SECTORS:
        switch_air(g, sector, active=False)
    g.state.wired, g.state.destruct = False, NOT_STARTED
    g.move_all(ANTI_AIRCRAFT, GONE)
    g.reveal()


@rule("R-203", "R-204", "R-500")
@ROOMS("room-nest")
def take_egg(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """An egg is taken; then there is noise."""
    if not g.state.zones[EGG_BOARD]:
        yield deny("R-500", "denied-no-egg")
    yield COMMIT
    yield from gain_item(g, seat, EGG, EGG_BOARD)
    g.tell(TookObject(g.name(seat), EGG), "R-500")
    g.rules.nest_checked(g)
    yield from noise_roll(g, seat)


@rule("R-204", "R-500")
@ROOMS("room-nest")
def crush_egg(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """An egg is destroyed; then there is noise."""
    if not g.state.zones[EGG_BOARD]:
        yield deny("R-500", "denied-no-egg")
    yield COMMIT
    g.rules.lose_egg(g)
    yield from noise_roll(g, seat)
