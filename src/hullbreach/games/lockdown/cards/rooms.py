"""What the rooms of the base do; those that let one out of it are in `escape`.

Each function gets the player and the slot of the room whose action is used: the character may be
elsewhere when a card allows it. What an action costs, and that it takes a working room out of
combat, is dealt with in `using`.
"""

from __future__ import annotations

from itertools import permutations

from hullbreach.games.lockdown.rules import clock, plans, power
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.computer import look_at_cargo, move_power
from hullbreach.games.lockdown.rules.effects import ROOMS
from hullbreach.games.lockdown.rules.events import (
    CargoMoved,
    ElevatorCalled,
    ItemsSpent,
    RodeElevator,
    TokenActivated,
    TookItem,
    Vented,
    VentilationStarted,
    VentilationStopped,
)
from hullbreach.games.lockdown.rules.knowledge import examine, ignorance, learn, lying_about
from hullbreach.games.lockdown.rules.model import (
    ELEVATORS,
    NEUTRAL,
    NOT_STARTED,
    POWERED,
    SPACES,
    VENTILATION,
    cargo,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.items import eggs_in_reach, smash_eggs
from hullbreach.games.survival.cards.rooms import send_signal
from hullbreach.games.survival.hive.kinds import ADULT
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.attacks import attack, kill_all
from hullbreach.games.survival.rules.contamination import held, scan
from hullbreach.games.survival.rules.crafting import (
    CRAFTED,
    assemble_cheaply,
    components,
    copy_of,
    recipes,
    single_parts,
)
from hullbreach.games.survival.rules.discovery import read_objectives
from hullbreach.games.survival.rules.doors import seal
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.items import receive
from hullbreach.games.survival.rules.markers import break_room, clear
from hullbreach.games.survival.rules.model import FIRE, Intruder
from hullbreach.games.survival.rules.movement import QUIET, arrive, wash
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import COMMIT, Option, Rule, Text, choose, deny, rule

DECLINE = own_verbs.DECLINE()


# Rooms I


@ROOMS("room-archive")
@rule("L-423", "L-424")
def read_archive(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Learn a lot, once, and look at a contingency."""
    if g.crew[seat].informed:
        yield deny("L-423", "denied-informed")
    yield COMMIT
    g.crew[seat].informed = True
    g.tell(TokenActivated(g.name(seat)), "L-423")
    learn(g, seat, g.box.numbers.effects.archive_knowledge, "L-423")
    if options := plans.unseen_plans(g, seat):
        yield from plans.peek_plan(g, seat, options, "L-424")


@ROOMS("room-cave-entrance")
@rule("L-425")
def enter_cave(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Crawl to any explored room with an entrance to the technical corridors."""
    if g.crew[seat].slot != slot:
        yield deny("L-419", "denied-elsewhere", g.room(slot))
    far = crawl_exits(g, slot)
    if not far:
        yield deny("L-425", "denied-no-exit")
    yield COMMIT
    yield from crawl_in_the_dark(g, seat, far)


@rule("L-248", "L-425", "L-516")
def crawl_exits(g: Lockdown, slot: str) -> list[str]:
    """The other explored rooms with an entrance to the technical corridors."""
    return [
        other for other in g.board.networks["network-tc"]
        if other != slot and other in g.state.explored
    ]  # fmt: skip


@rule("L-425", "L-426", "L-427")
def crawl_in_the_dark(g: Lockdown, seat: int, far: list[str]) -> Rule[None]:
    """Come out of the technical corridors with something at one's heels; then be heard."""
    chosen = yield from choose(seat, "ask-crawl", [verbs.CRAWL(slot) for slot in far], "L-425")
    who, slot = g.crew[seat], chosen.args[0]
    empty = not g.people(slot) and not g.infested(slot)
    yield from arrive(g, [seat], slot, "", QUIET)
    who.groping = True
    yield from attack(g, Intruder("", ADULT, slot), seat)
    who.groping = False
    if who.aboard and empty:
        yield from noise_roll(g, seat)


@ROOMS("room-cooling-system")
@rule("L-428")
def start_countdown(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Start the countdown to the autodestruction."""
    if g.state.autodestruct != NOT_STARTED:
        yield deny("L-428", "denied-countdown-runs")
    yield COMMIT
    clock.start_countdown(g, "L-428")


@ROOMS("room-decon-room")
@rule("L-352", "L-429", "L-430")
def decontaminate(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Scan the hand and lose what is infected, the larva and the slime."""
    who = g.crew[seat]
    if not (held(g, [model.hand(seat)]) or who.larva or who.slimed):
        yield deny("L-429", "denied-clean")
    yield COMMIT
    scan(g, seat, [model.hand(seat)], "L-429", clean=False, infected=True)
    g.rules.cured(g, seat)
    wash(g, seat, "L-430")


@ROOMS("room-laboratory")
@rule("L-432")
def study(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Examine an object that is in the laboratory."""
    options = lying_about(g, slot, g.people(slot))
    if not options:
        yield deny("L-432", "denied-nothing-to-examine")
    yield COMMIT
    yield from examine(g, seat, slot, options, "L-432")


@ROOMS("room-generator")
@rule("L-073", "L-076", "L-434")
def stop_countdown(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Stop the countdown, as long as its token is yellow."""
    if g.state.autodestruct == NOT_STARTED:
        yield deny("L-434", "denied-no-countdown")
    if g.state.critical:
        yield deny("L-076", "denied-countdown-red")
    yield COMMIT
    clock.stop_countdown(g, "L-434")


@ROOMS("room-generator")
@rule("L-435")
def switch_power(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Turn the power of the own section on or off."""
    yield from power.switch_own(g, seat, "L-435")


ROOMS("room-transmitter-control-room")(send_signal)


@ROOMS("room-transmitter-control-room")
@rule("L-437")
def check_objective(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """See all objectives of somebody who has sent the signal."""
    senders = [other for other, one in enumerate(g.crew) if one.signal]
    yield from read_objectives(g, seat, senders, "L-437", "denied-no-sender")


# Rooms II


@ROOMS("room-css-control-room")
@rule("L-447", "L-448", "L-449", "L-583", "L-584")
def plan_launch(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Look at a token of the Cargo Sending System, and perhaps move it by one space."""
    spaces = [space for space in SPACES if g.state.zones[cargo(space)]]
    if not spaces:
        yield deny("L-447", "denied-no-cargo")
    yield COMMIT
    space = yield from look_at_cargo(g, seat, spaces, "L-447")
    targets = [
        target
        for target in (space + 1, space - 1)
        if target in SPACES and space != g.space() and not g.state.zones[cargo(target)]
    ]
    if not targets:
        return
    moves = [own_verbs.CARGO_TO(f"space-{target}") for target in targets]
    chosen = yield from choose(seat, "ask-cargo-to", [*moves, DECLINE], "L-447")
    if chosen is not DECLINE:
        target = int(chosen.args[0].removeprefix("space-"))
        g.take(cargo(space), 0, cargo(target))
        g.tell(CargoMoved(g.name(seat), space, target), "L-447")


@ROOMS("room-defense-control-room")
@rule("L-443", "L-450", "L-451", "L-452", "L-585")
def defend(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Make a room with a hunter in it dangerous for everybody there, at a price paid here.

    What injures hunters breaks eggs, too.
    """
    prices = [own_verbs.SPEND_ITEMS()] if g.state.searches.get(slot) else []
    prices += [own_verbs.BREAK_HERE()] if not g.broken(slot) else []
    if not prices:
        yield deny("L-450", "denied-defense-price")
    if not _dangerous(g):
        yield deny("L-451", "denied-nothing-to-defend")
    yield COMMIT
    price = yield from choose(seat, "ask-defense-price", prices, "L-450")
    if price.verb == own_verbs.SPEND_ITEMS:
        spend_items(g, slot, "L-450")
    else:
        break_room(g, slot, "L-450")
    targets = [own_verbs.DEFEND(target) for target in _dangerous(g)]
    if not targets:
        return
    target = (yield from choose(seat, "ask-defend", targets, "L-451")).args[0]
    break_room(g, target, "L-451")
    eggs = eggs_in_reach(g, target, g.box.numbers.effects.defense_injuries)
    for intruder in g.intruders(target):
        injure(g, intruder, g.box.numbers.effects.defense_injuries, "L-452")
    for other in g.people(target):
        yield from wound(g, other, Text("cause-defense"), deep=g.box.numbers.effects.defense_wounds)
    yield from smash_eggs(g, seat, target, eggs)


@rule("L-451", "L-586")
def _dangerous(g: Lockdown) -> list[str]:
    """The rooms with a hunter and without a malfunction."""
    return [slot for slot in g.board.slots if g.infested(slot) and not g.broken(slot)]


@ROOMS("room-guard-room")
@rule("L-453", "L-587")
def draw_equipment(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Take a taser or a suit, as long as there is something in the room."""
    yield from equip(g, seat, slot, ("item-taser", "item-enviro-suit"), "L-453")


@rule("L-453")
def equip(g: Lockdown, seat: int, slot: str, kinds: tuple[str, ...], rule_id: str) -> Rule[None]:
    """Take something of the crafted deck instead of searching the room once."""
    found = [item for item in kinds if copy_of(g, item)]
    if not g.state.searches.get(slot):
        yield deny(rule_id, "denied-searched")
    if not found:
        yield deny("L-400", "denied-none-to-take")
    yield COMMIT
    spend_items(g, slot, rule_id)
    chosen = yield from choose(
        seat, "ask-equipment", [own_verbs.TAKE_ITEM(item) for item in found], rule_id
    )
    yield from take_item(g, seat, copy_of(g, chosen.args[0]), rule_id)


def spend_items(g: Lockdown, slot: str, rule_id: str) -> None:
    """Lower an item counter for something else than a search."""
    left = g.state.searches[slot] - 1
    g.state.searches = {**g.state.searches, slot: left}
    g.tell(ItemsSpent(g.place(slot), left), rule_id)


def take_item(g: Lockdown, seat: int, card: str, rule_id: str) -> Rule[None]:
    """Take a card of the crafted deck, which lies open for all."""
    g.tell(TookItem(g.name(seat), card), rule_id)
    yield from receive(g, seat, card, CRAFTED)


@ROOMS("room-testing-lab")
@rule("L-458")
def take_neutralizer(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Whoever knows enough finds a neutralizer."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.testing_knowledge, "L-458")) is not None:
        yield reason
    card = copy_of(g, "item-neutralizer")
    if not card:
        yield deny("L-400", "denied-none-left", "item-neutralizer")
    yield COMMIT
    yield from take_item(g, seat, card, "L-458")


@ROOMS("room-vent-control-room")
@rule("L-459", "L-460", "L-588")
def start_ventilation(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Close all doors around a room with a technical entrance: it is vented when the phase ends."""
    if g.state.vented:
        yield deny("L-460", "denied-vented", g.place(g.state.vented))
    targets = [
        other
        for other in g.board.networks["network-tc"]
        if all(closable(g, corridor) for corridor, _ in g.board.ways[other])
    ]
    if not targets:
        yield deny("L-459", "denied-nothing-to-vent")
    yield COMMIT
    rooms = [own_verbs.VENT(target) for target in targets]
    target = (yield from choose(seat, "ask-vent", rooms, "L-459")).args[0]
    yield from seal(g, seat, target, "L-460")
    if g.burning(target):
        clear(g, FIRE, target, "L-460")
    if all(g.closed(corridor) for corridor, _ in g.board.ways[target]):
        g.lay(VENTILATION, target)
        g.state.vented = target
        g.tell(VentilationStarted(g.place(target)), "L-460")


@rule("L-281", "L-459")
def closable(g: Lockdown, corridor: str) -> bool:
    """Whether a door can bar a corridor: not where it lies in pieces, nor on a path in the open."""
    return g.board.walled(corridor) and corridor not in g.state.ruined


@rule("L-461")
def stop_ventilation(g: Lockdown) -> None:
    """The ventilation token is taken away and nothing happens."""
    slot = g.state.vented
    g.lift(VENTILATION, slot)
    g.state.vented = ""
    g.tell(VentilationStopped(g.place(slot)), "L-461")


@rule("L-462")
def vent(g: Lockdown) -> Rule[None]:
    """Everybody in the room with the ventilation token dies; eggs do not mind."""
    slot = g.state.vented
    if not slot:
        return
    g.lift(VENTILATION, slot)
    g.state.vented = ""
    g.tell(Vented(g.place(slot)), "L-462")
    yield from kill_all(g, slot, Text("cause-ventilation"), "L-462")


# Special rooms


@ROOMS("room-alert-room")
@rule("L-463")
def raise_alert(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Start the alert procedure."""
    if g.state.alert != NOT_STARTED:
        yield deny("L-463", "denied-alert")
    yield COMMIT
    clock.raise_alert(g, seat)


@ROOMS("room-alert-room")
@rule("L-464", "L-578")
def gather_information(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Take a contingency out of the neutral pool."""
    if not g.state.zones[NEUTRAL]:
        yield deny("L-464", "denied-pool-empty")
    yield COMMIT
    plans.take_plan(g, seat, "L-464")


@ROOMS("room-backup-power-supply")
@rule("L-465", "L-466", "L-467", "L-576")
def restore_power(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Reset the power unless there is enough, lay its tokens out anew, and switch the backup on."""
    yield COMMIT
    if len(g.state.active) < g.box.numbers.base.enough_power:
        for row in g.box.power.values():
            power.turn(g, f"power-{row.id}", row.active, "L-465")
    tokens = [f"power-{row.id}" for row in g.box.power.values()]
    # Tokens with the same side up differ in when they go out: all orders are different.
    orders = [own_verbs.POWER_ORDER(*order) for order in permutations(tokens)]
    chosen = yield from choose(seat, "ask-power-order", orders, "L-466")
    wanted = dict(zip(chosen.args, POWERED, strict=True))
    moved = {token: place for token, place in wanted.items() if power.place_of(g, token) != place}
    move_power(g, moved, "L-466")
    power.set_backup(g, True, "L-467")


@ROOMS(*ELEVATORS)
@rule("L-468", "L-469")
def call_elevator(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Call the elevator to this shaft."""
    if not g.elevator_powered():
        yield deny("L-468", "denied-elevator-unpowered")
    if g.state.elevator == slot:
        yield deny("L-469", "denied-elevator-here")
    yield COMMIT
    move_elevator(g, seat, slot)


def move_elevator(g: Lockdown, seat: int, slot: str) -> None:
    """The elevator comes."""
    g.state.elevator = slot
    g.tell(ElevatorCalled(g.name(seat), g.place(slot)), "L-469")


@ROOMS(*ELEVATORS)
@rule("L-468", "L-470", "L-577")
def ride_elevator(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Ride to a shaft in another section, alone or with others."""
    if not g.elevator_powered():
        yield deny("L-468", "denied-elevator-unpowered")
    if g.crew[seat].slot != slot:
        yield deny("L-419", "denied-elsewhere", g.room(slot))
    if g.state.elevator != slot:
        yield deny("L-470", "denied-elevator-away")
    yield COMMIT
    yield from ride(g, seat, slot)


@rule("L-470", "L-471", "L-472")
def ride(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Choose where to go and who comes along; nobody hears it."""
    shafts = [own_verbs.RIDE_TO(shaft) for shaft in shafts_of(g) if shaft != slot]
    target = (yield from choose(seat, "ask-ride-to", shafts, "L-470")).args[0]
    riders = yield from _company(g, seat, slot, target)
    g.state.elevator = target
    for rider in riders:
        g.crew[rider].slot = target
        g.tell(RodeElevator(g.name(rider), g.place(target)), "L-470")


@rule("L-471")
def _company(g: Lockdown, seat: int, slot: str, target: str) -> Rule[list[int]]:
    """Whom the player takes along: whoever is asked may refuse, whoever is not stays behind."""
    riders, here = [seat], [other for other in g.people(slot) if other != seat]
    while here:
        names = [verbs.TOGETHER(g.name(other)) for other in here]
        chosen = yield from choose(seat, "ask-take-along", [*names, verbs.DONE()], "L-471")
        if chosen.verb == verbs.DONE:
            break
        other = g.seat_of(chosen.args[0])
        here.remove(other)
        answers: list[Option] = [own_verbs.COME_ALONG(), verbs.STAY()]
        where, who = g.place(target), g.name(seat)
        answer = yield from choose(other, "ask-come-along", answers, "L-471", where=where, who=who)
        if answer.verb == own_verbs.COME_ALONG:
            riders.append(other)
    return riders


def shafts_of(g: Lockdown) -> list[str]:
    """The slots of the elevator rooms."""
    return [slot for slot, room in g.state.explored.items() if room in ELEVATORS]


@ROOMS("room-repository")
@rule("L-473")
def make_do(g: Lockdown, seat: int, slot: str) -> Rule[None]:
    """Craft with one part fewer; then everybody else in the room may, too."""
    if not _makeable(g, seat):
        yield deny("L-473", "denied-no-single-part")
    yield COMMIT
    here = g.people(slot)
    for maker in [seat, *(other for other in here if other != seat)]:
        kinds = [verbs.CRAFT(kind) for kind in _makeable(g, maker)]
        if maker != seat:
            # Whether there is anything to make is hidden in the inventory: everyone is asked.
            if not g.items(maker):
                continue
            kinds.append(DECLINE)
        chosen = yield from choose(maker, "ask-craft", kinds, "L-473", secret=True)
        if chosen is not DECLINE:
            yield from assemble_cheaply(g, maker, chosen.args[0], "L-473")


def _makeable(g: Lockdown, seat: int) -> list[str]:
    """What a character could craft with one part fewer."""
    if not components(g, seat):
        return []
    return [
        kind for (kind,) in recipes(g, seat) if copy_of(g, kind) and single_parts(g, seat, kind)
    ]
