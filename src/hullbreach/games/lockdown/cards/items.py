"""What the items of Lockdown do: searched, crafted and starting ones.

Each function is one effect of an item: a guard up to `COMMIT`, then what happens. By then the cost
is paid and an item that is used up is gone. Items with several effects have several functions.
What both games have is in `survival.cards.items`, light sources are in `light`. An item works on
its owner, unless its card says otherwise.
"""

from __future__ import annotations

from hullbreach.games.lockdown.cards.rooms import crawl_exits
from hullbreach.games.lockdown.rules import clock, plans
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import ITEMS
from hullbreach.games.lockdown.rules.events import UsesRestored
from hullbreach.games.lockdown.rules.knowledge import (
    examine,
    ignorance,
    knows_all,
    learn,
    lying_about,
)
from hullbreach.games.lockdown.rules.light import spend_use
from hullbreach.games.lockdown.rules.model import NEUTRAL
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import no_computer
from hullbreach.games.survival.cards.items import (
    blast,
    disinfect,
    dress_own_wound,
    eggs_in_reach,
    fill_energy_weapon,
    heal_own_dressed_wound,
    heal_own_light_wounds,
    intruder_here,
    put_out_fire_here,
    refill,
    repair_room,
    smash_eggs,
    study_plans,
    stun_crewmate,
    tape_items,
    wipe_slime,
    work_on_door,
)
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import draw_cards
from hullbreach.games.survival.rules.combat import EGGS, eggs_here
from hullbreach.games.survival.rules.contamination import (
    contaminate,
    held,
    purify,
    scan,
    shuffle_all,
)
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.intruders import injure, retreat
from hullbreach.games.survival.rules.items import take_object
from hullbreach.games.survival.rules.markers import break_room, set_fire
from hullbreach.games.survival.rules.model import CARCASS, Intruder
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.turns import pass_turn
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule
from hullbreach.kernel.state import without

PROBE_ARM = "item-probe-arm"


# Ammo and uses

ITEMS("item-weapon-battery")(fill_energy_weapon)


@ITEMS("item-reagent")
@rule("L-206")
def fill_flamethrower(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Fill a flamethrower up."""
    yield from refill(g, seat, item)


@ITEMS(PROBE_ARM)
@rule("L-041", "L-205")
def take_sample(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Get a carcass out of the supply, off a hunter that does not mind."""
    if not g.uses_left(item):
        yield deny("L-041", "denied-worn-out", item)
    if not g.has(CARCASS, model.supply(CARCASS)):
        yield deny("L-205", "denied-no-carcass")
    yield COMMIT
    spend_use(g, seat, item, "L-205")
    yield from take_object(g, seat, CARCASS, model.supply(CARCASS), "L-205")


# Repairs, doors and fire

ITEMS.replaces("item-toolbelt", "item-duct-tape")(repair_room)
ITEMS("item-toolbelt", "item-weapon-battery")(work_on_door)
ITEMS.replaces("item-duct-tape")(tape_items)
ITEMS("item-fire-blanket")(put_out_fire_here)
ITEMS("item-fire-blanket")(wipe_slime)


@ITEMS("item-toolbelt")
@rule("L-392")
def fill_nailgun(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Fill a nailgun up."""
    yield from refill(g, seat, item)


@ITEMS("item-toolbelt")
@rule("L-205")
def restore_probe_arm(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Make a probe arm work as often as at the start."""
    arms = [thing for thing in g.items(seat) if kind_of(thing) == PROBE_ARM]
    if not arms:
        yield deny("L-205", "denied-no-probe-arm")
    worn = [arm for arm in arms if arm in g.state.uses]
    if not worn:
        yield deny("L-205", "denied-unworn")
    yield COMMIT
    for arm in worn:
        g.state.uses = without(g.state.uses, arm)
        g.tell(UsesRestored(g.name(seat), arm, g.uses_left(arm)), "L-205")


# Against hunters


@ITEMS("item-reagent")
@rule("L-206", "L-333")
def drive_off_with_reagent(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Whoever knows enough makes a hunter in the room retreat."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.reagent_knowledge, "L-206")) is not None:
        yield reason
    if not g.in_combat(seat):
        yield deny("L-183", "denied-no-intruder")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-drive-off", item)
    retreat(g, intruder, "L-333")


@ITEMS("item-thermite-charge")
@rule("L-207", "L-208", "L-418")
def blow_up_room(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """A malfunction and fire in the own or a neighbouring room, and everything in it suffers."""
    yield COMMIT
    here = g.crew[seat].slot
    rooms = [verbs.THROW_INTO(slot) for slot in (here, *g.board.neighbours[here])]
    chosen = yield from choose(seat, "ask-throw", rooms, "L-207", what=item)
    slot = chosen.args[0]
    break_room(g, slot, "L-207")
    set_fire(g, slot, "L-207")
    struck = [(one, g.box.numbers.effects.thermite_injuries) for one in g.intruders(slot)]
    cause, light = Text("item-thermite-charge"), g.box.numbers.effects.thermite_wounds
    eggs = eggs_in_reach(g, slot, g.box.numbers.effects.thermite_injuries)
    yield from blast(g, slot, struck, cause, light=light, by=seat)
    yield from smash_eggs(g, seat, slot, eggs)


@ITEMS("item-scalpel")
@rule("L-210")
def cut_larva_out(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """A character in the room may lose the larva, at the price of a serious wound."""
    infested = [other for other in g.people(g.crew[seat].slot) if g.crew[other].larva]
    if not infested:
        yield deny("L-210", "denied-nobody-infested")
    yield COMMIT
    options = [own_verbs.OPERATE_ON(g.name(other)) for other in infested]
    chosen = yield from choose(seat, "ask-operate-on", options, "L-210")
    other = g.seat_of(chosen.args[0])
    if other != seat:
        answers = [own_verbs.ACCEPT(), own_verbs.DECLINE()]
        answer = yield from choose(other, "ask-be-cut", answers, "L-210", who=g.name(seat))
        if answer.verb == own_verbs.DECLINE:
            return
    g.rules.cured(g, other)
    yield from wound(g, other, Text("item-scalpel"), deep=g.box.numbers.effects.scalpel_wounds)


@rule("L-443", "L-445")
def choose_prey(g: Lockdown, seat: int, item: str) -> Rule[Intruder | None]:
    """A hunter in the room, or None for the eggs there: whatever injures may be aimed at them."""
    here = g.crew[seat].slot
    found = {one.id: one for one in g.intruders(here)}
    targets = [*found, EGGS] if eggs_here(g, here) else [*found]
    if not targets:
        yield deny("L-443", "denied-no-prey")
    yield COMMIT
    options = [verbs.DRIVE_OFF(target) for target in targets]
    chosen = yield from choose(seat, "ask-prey", options, "L-443", what=item)
    return found.get(chosen.args[0])


@ITEMS.replaces("item-taser")
@rule("L-407", "L-443", "L-445")
def stun_intruder(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """An injury for a hunter, which flees, or for the eggs in the room."""
    prey = yield from choose_prey(g, seat, item)
    injuries = g.box.numbers.effects.taser_injuries
    if prey is None:
        yield from smash_eggs(g, seat, g.crew[seat].slot, injuries)
    elif injure(g, prey, injuries, "L-331", by=seat):
        retreat(g, prey, "L-333")


ITEMS.replaces("item-taser")(stun_crewmate)


@ITEMS("item-scalpel")
@rule("L-211", "L-443", "L-445")
def stab_intruder(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """An injury for a hunter or the eggs in the room, and contamination for whoever stabs."""
    prey = yield from choose_prey(g, seat, item)
    if prey is not None:
        injure(g, prey, g.box.numbers.effects.scalpel_injuries, "L-331", by=seat)
    for _ in range(g.box.numbers.effects.scalpel_contamination):
        contaminate(g, seat, "L-211")
    if prey is None:
        yield from smash_eggs(g, seat, g.crew[seat].slot, g.box.numbers.effects.scalpel_injuries)


# Ways and keys


@ITEMS("item-main-gate-key")
@rule("L-101", "L-102")
def unlock_gate(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Open the main gate from a room beside it."""
    if not g.printed(g.crew[seat].slot).exit:
        yield deny("L-101", "denied-no-exit-room")
    if g.state.gate_open:
        yield deny("L-102", "denied-gate-open")
    yield COMMIT
    clock.open_gate(g, "L-101")


@ITEMS("item-cave-plans")
@rule("L-228", "L-229", "L-248")
def crawl_by_plan(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Through the technical corridors to another explored room with an entrance; as loud as a move."""
    here = g.crew[seat].slot
    if not g.technical(here):
        yield deny("L-248", "denied-no-entrance")
    far = crawl_exits(g, here)
    if not far:
        yield deny("L-248", "denied-no-exit")
    yield COMMIT
    rooms = [verbs.CRAWL(slot) for slot in far]
    chosen = yield from choose(seat, "ask-crawl", rooms, "L-248")
    yield from arrive(g, [seat], chosen.args[0], "")


# Secrets and knowledge

ITEMS("item-facility-plans")(study_plans)


@ITEMS("item-contingency-codes")
@rule("L-105", "L-216")
def decode_plan(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Look at a contingency of another player, or of the pool, on a computer with power."""
    if (reason := no_computer(g, seat, "L-216")) is not None:
        yield reason
    options = plans.unseen_plans(g, seat)
    if not options:
        yield deny("L-205", "denied-no-plans")
    yield COMMIT
    yield from plans.peek_plan(g, seat, options, "L-105")


@ITEMS("item-research-documents")
@rule("L-365")
def read_documents(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Learn something."""
    if knows_all(g, seat):
        yield deny("L-365", "denied-knows-all")
    yield COMMIT
    learn(g, seat, g.box.numbers.effects.documents_knowledge, "L-365")


@ITEMS("item-research-documents")
@rule("L-105")
def find_plan(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Look at a contingency of the pool."""
    if not g.state.zones[NEUTRAL]:
        yield deny("L-205", "denied-pool-empty")
    yield COMMIT
    yield from plans.peek_plan(g, seat, [own_verbs.PLAN_OF_POOL()], "L-105")


@ITEMS("item-analyze-toolset")
@rule("L-214", "L-364")
def analyze_object(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Examine an object that lies here, or that one carries: it shows a weakness whatever its kind."""
    slot = g.crew[seat].slot
    options = lying_about(g, slot, [seat])
    if not options:
        yield deny("L-214", "denied-nothing-to-examine")
    yield COMMIT
    yield from examine(g, seat, slot, options, "L-214", thorough=True)


@ITEMS("item-analyze-toolset")
@in_secret
@rule("L-215")
def scan_own_hand(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Scan the contamination in hand, and leave it at that."""
    hand = [model.hand(seat)]
    if not held(g, hand):
        yield deny("L-215", "denied-uncontaminated")
    yield COMMIT
    scan(g, seat, hand, "L-215", clean=False, infected=False)


# Bodies

ITEMS.replaces("item-medkit", "item-medical-stapler")(dress_own_wound)
ITEMS.replaces("item-medkit")(heal_own_dressed_wound)
ITEMS("item-medical-stapler")(heal_own_light_wounds)
ITEMS("item-antiseptic")(disinfect)


@ITEMS("item-caffeine-pills")
@rule("L-350", "L-351")
def swallow_pills(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Draw cards, and scan the contamination among them, with all that may follow."""
    yield COMMIT
    looking = f"looking-{seat}"
    draw_cards(g, seat, g.box.numbers.effects.pills_cards, looking)
    # That there is nothing to scan is seen, too.
    g.reveal()
    infected = scan(g, seat, [looking], "L-350", clean=False, infected=False)
    g.move_all(looking, model.hand(seat))
    if infected:
        yield from g.rules.infected(g, seat)


@ITEMS("item-neutralizer")
@rule("L-352", "L-405", "L-406")
def neutralize(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Nothing infected is left, nor a larva; all cards are shuffled, and the player passes."""
    yield COMMIT
    purify(g, seat, "L-405")
    shuffle_all(g, seat)
    yield from pass_turn(g, seat)
