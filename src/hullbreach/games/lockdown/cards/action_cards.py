"""What the action cards of the characters do; those that are reactions are in `reactions`.

Playing a card, its cost and its combat symbol are dealt with in `using`. Several functions for
one card are its alternatives; a function that several cards share has the words of all of them.
"""

from __future__ import annotations

from hullbreach.games.lockdown.cards import rooms
from hullbreach.games.lockdown.rules import computer, escape, mars, power
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.events import Foreseen, NoiseStilled
from hullbreach.games.lockdown.rules.knowledge import ignorance, knows_all, learn
from hullbreach.games.lockdown.rules.light import spend_use
from hullbreach.games.lockdown.rules.model import ELEVATORS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.nemesis.cards.action_cards import improvise, recall_room
from hullbreach.games.survival.cards.action_cards import (
    act_for_free,
    choose_party,
    douse_fire,
    look_ahead,
    mend_room,
    no_computer,
    ways_from,
    work_a_door,
)
from hullbreach.games.survival.cards.items import patients
from hullbreach.games.survival.hive.larvae import hatch
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import (
    contamination_in_hand,
    draw_cards,
    lose_hand,
    place_of,
)
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.contamination import contaminate, held, scan
from hullbreach.games.survival.rules.discovery import look_at_tiles
from hullbreach.games.survival.rules.doors import door_options, seal
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.events import Discarded
from hullbreach.games.survival.rules.intruders import injure, move_together
from hullbreach.games.survival.rules.items import give_up, is_energy, not_full, reload, weapons
from hullbreach.games.survival.rules.markers import clear
from hullbreach.games.survival.rules.model import MALFUNCTION, NOISE, Intruder
from hullbreach.games.survival.rules.movement import GUIDED, arrive, wash
from hullbreach.games.survival.rules.noise import place_noise
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.wounds import dress, serious
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, option, rule

DONE = option("done")
PROBE_ARM = "item-probe-arm"
IMPROVISED = ("item-flamethrower", "item-enviro-suit", "item-taser")
"""What can be put together out of what lies about in a yellow room."""


# What several cards do


def choose_intruder(g: Lockdown, seat: int, prompt: str) -> Rule[Intruder]:
    """One of the hunters in the room."""
    here = g.intruders(g.crew[seat].slot)
    chosen = yield from choose(seat, prompt, [option("hunter", one.id) for one in here], "L-200")
    return next(one for one in here if one.id == chosen.args[0])


def throw_item(g: Lockdown, seat: int, items: list[str], prompt: str) -> Rule[None]:
    """Discard one of these items; in secret, for some are hidden."""
    options = [option("give-up", item) for item in dict.fromkeys(items)]
    chosen = yield from choose(seat, prompt, options, "L-200", secret=True)
    give_up(g, seat, chosen.args[0], "L-385")


CARDS.replaces("card-repairs", "card-basic-repairs", "card-fast-repairs", "card-ingenuity")(
    mend_room
)
CARDS.replaces("card-ingenuity")(improvise)


@CARDS.replaces("card-master-plan", "card-computer-skills")
@rule("L-200", "L-216", "L-419")
def use_computer_room(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a room with a computer, for free; it takes no power."""
    if not g.terminal(g.crew[seat].slot):
        yield g.no_computer(g.crew[seat].slot)
    yield from act_for_free(g, seat)


def _in_coloured_room(g: Lockdown, seat: int, colour: str) -> Rule[None]:
    """The action of a white room, or of one of a certain colour, for free."""
    if g.colour(g.crew[seat].slot) not in ("white", colour):
        yield deny("L-200", "denied-colours", "colour-white", f"colour-{colour}")
    yield from act_for_free(g, seat)


@CARDS("card-workspace-plan")
@rule("L-200", "L-419")
def use_workspace(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or green room, for free."""
    yield from _in_coloured_room(g, seat, "green")


@CARDS("card-defense-plan")
@rule("L-200", "L-419")
def use_defenses(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or red room, for free."""
    yield from _in_coloured_room(g, seat, "red")


@CARDS("card-maintenance-plan")
@rule("L-200", "L-419")
def use_machinery(g: Lockdown, seat: int) -> Rule[None]:
    """The action of a white or yellow room, for free."""
    yield from _in_coloured_room(g, seat, "yellow")


@CARDS("card-master-plan", "card-workspace-plan", "card-defense-plan", "card-maintenance-plan")
@rule("L-200", "L-227")
def study_plans(g: Lockdown, seat: int) -> Rule[None]:
    """Look at some unexplored tiles, not at their tokens."""
    yield from look_at_tiles(
        g, seat, g.box.numbers.effects.plans_tiles, with_token=False, rule_id="L-200"
    )


# Survivor


@CARDS("card-desperate-attack")
@rule("L-200", "L-327", "L-335")
def attack_desperately(g: Lockdown, seat: int) -> Rule[None]:
    """Contamination, and two injuries for a hunter here; it strikes back if it can."""
    yield COMMIT
    hunter = yield from choose_intruder(g, seat, "ask-attack-whom")
    for _ in range(g.box.numbers.effects.desperate_contamination):
        contaminate(g, seat, "L-348")
    injure(g, hunter, g.box.numbers.effects.desperate_injuries, "L-327", by=seat)
    if g.figure(hunter.id) is not None and hunter.slot == g.crew[seat].slot:
        yield from attack(g, hunter, seat)


@CARDS("card-obstinate")
@rule("L-200")
def grit_teeth(g: Lockdown, seat: int) -> Rule[None]:
    """Draw a card for each serious wound, dressed ones included."""
    if not serious(g, seat):
        yield deny("L-200", "denied-no-serious-wound")
    yield COMMIT
    draw_cards(g, seat, serious(g, seat))


@CARDS("card-obstinate")
@rule("L-200", "L-360")
def bind_wound(g: Lockdown, seat: int) -> Rule[None]:
    """Discard an item to dress a serious wound."""
    if not g.items(seat):
        yield deny("L-200", "denied-no-items")
    if not g.state.zones[model.wounds(seat)]:
        yield deny("L-360", "denied-unwounded")
    yield COMMIT
    yield from throw_item(g, seat, g.items(seat), "ask-bind-with")
    wounds = patients(g, "dress", [seat], "wounds")
    chosen = yield from choose(seat, "ask-dress", wounds, "L-360")
    dress(g, seat, chosen.args[1], "L-360")


@CARDS("card-vents")
@rule("L-248", "L-425", "L-426")
def crawl_through_vents(g: Lockdown, seat: int) -> Rule[None]:
    """From one entrance to the technical corridors to another; something waits in there."""
    slot = g.crew[seat].slot
    far = rooms.crawl_exits(g, slot)
    if slot not in g.board.networks["network-tc"]:
        yield deny("L-248", "denied-no-entrance")
    if not far:
        yield deny("L-425", "denied-no-exit")
    yield COMMIT
    yield from rooms.crawl_in_the_dark(g, seat, far)


@CARDS("card-distraction")
@rule("L-278", "L-324")
def distract(g: Lockdown, seat: int) -> Rule[None]:
    """Throw an item away: somebody, or two, leave for one room and nothing attacks them."""
    ways = ways_from(g, g.crew[seat].slot)
    if not g.items(seat):
        yield deny("L-200", "denied-no-items")
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    yield from throw_item(g, seat, g.items(seat), "ask-distract-with")
    way = yield from choose(seat, "ask-go", ways, "L-324")
    movers = yield from choose_party(
        g, seat, way, "L-324", who="ask-distraction", consent="ask-go-distracted"
    )
    yield from arrive(g, movers, *way.args)


# Lab Rat


@CARDS("card-weird-metabolism")
@rule("L-200", "L-264")
def sweat_out(g: Lockdown, seat: int) -> Rule[None]:
    """Get rid of the slime."""
    if not g.crew[seat].slimed:
        yield deny("L-264", "denied-unslimed")
    yield COMMIT
    wash(g, seat, "L-200")


@CARDS("card-weird-metabolism")
@in_secret
@rule("L-200", "L-349")
def digest(g: Lockdown, seat: int) -> Rule[None]:
    """Discard a contamination card, unscanned, and draw cards."""
    if not held(g, [model.hand(seat)]):
        yield deny("L-200", "denied-uncontaminated")
    yield COMMIT
    cards = contamination_in_hand(g, seat)
    face = (yield from choose(seat, "ask-discard", cards, "L-200", secret=True)).args[0]
    g.take(model.hand(seat), place_of(g, seat, face), model.discard(seat))
    g.tell(Discarded(g.name(seat), [face]), "L-200")
    draw_cards(g, seat, g.box.numbers.effects.metabolism_cards)


@CARDS("card-sensitive-hearing")
@rule("L-200", "L-250")
def still_noise(g: Lockdown, seat: int) -> Rule[None]:
    """Take a noise marker out of a corridor of the room."""
    loud = [way for way in g.board.around[g.crew[seat].slot] if g.noisy(way)]
    if not loud:
        yield deny("L-200", "denied-no-noise")
    yield COMMIT
    ways = [option("still", way) for way in loud]
    chosen = yield from choose(seat, "ask-still", ways, "L-200")
    g.lift(NOISE, chosen.args[0])
    g.tell(NoiseStilled(g.corridor_name(chosen.args[0])), "L-200")


@CARDS("card-sensitive-hearing")
@rule("L-200", "L-251")
def make_noise(g: Lockdown, seat: int) -> Rule[None]:
    """Put a noise marker in a corridor of the room."""
    quiet = [way for way in g.board.around[g.crew[seat].slot] if not g.noisy(way)]
    if not quiet:
        yield deny("L-244", "denied-all-noisy")
    yield COMMIT
    ways = [option("noise", way) for way in quiet]
    chosen = yield from choose(seat, "ask-make-noise", ways, "L-200")
    place_noise(g, chosen.args[0], "L-200")


# Hacker


@CARDS("card-recharge")
@rule("L-200", "L-392")
def recharge(g: Lockdown, seat: int) -> Rule[None]:
    """Where there is power, ammo for an own energy weapon."""
    if not g.lit(g.crew[seat].slot):
        yield deny("L-374", "denied-no-power")
    arms = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    found = [weapon for weapon in arms if weapon in not_full(g, seat)]
    if not arms:
        yield deny("L-200", "denied-no-energy-weapon")
    if not found:
        yield deny("L-392", "denied-loaded")
    yield COMMIT
    options = [option("recharge", weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-recharge", options, "L-200")
    reload(g, seat, chosen.args[0], g.box.numbers.effects.recharge_ammo, "L-200")


@CARDS("card-neuralink")
@rule("L-200", "L-216", "L-217")
def link_up(g: Lockdown, seat: int) -> Rule[None]:
    """A computer action where there is power, or where there is a computer that has none."""
    slot = g.crew[seat].slot
    if not g.lit(slot) and not g.terminal(slot):
        yield [deny("L-374", "denied-no-power"), g.no_computer(slot)]
    yield from computer.operate_freely(g, seat)


@CARDS("card-bypass")
@rule("L-200", "L-216", "L-219")
def bypass(g: Lockdown, seat: int) -> Rule[None]:
    """Do as many of the things on the computer card as one likes; then the next is revealed."""
    if (reason := no_computer(g, seat, "L-216")) is not None:
        yield reason
    if not computer.possible(g, seat):
        yield deny("L-218", "denied-no-computer-option")
    yield COMMIT
    done: list[str] = []
    while left := [one for one in computer.possible(g, seat) if one not in done]:
        options = [option("computer", one) for one in left]
        chosen = yield from choose(seat, "ask-bypass", [*options, DONE], "L-200")
        if chosen is DONE:
            break
        done.append(chosen.args[0])
        yield from computer.carry_out(g, seat, chosen.args[0])
    computer.next_card(g, seat)


@CARDS("card-bypass")
@rule("L-200", "L-435")
def switch_section(g: Lockdown, seat: int) -> Rule[None]:
    """Turn the power of the own section on or off."""
    yield from power.switch_own(g, seat, "L-200")


@CARDS("card-it-works-for-me")
@rule("L-053", "L-200", "L-216")
def make_it_work(g: Lockdown, seat: int) -> Rule[None]:
    """Remove the malfunction; at a computer with power a computer action may follow."""
    slot = g.crew[seat].slot
    if not g.broken(slot):
        yield deny("L-053", "denied-unbroken")
    yield COMMIT
    clear(g, MALFUNCTION, slot, "L-200")
    found = computer.possible(g, seat) if g.computer(slot) else []
    if not found:
        return
    options = [option("computer", one) for one in found]
    chosen = yield from choose(seat, "ask-computer", [*options, rooms.DECLINE], "L-200")
    if chosen is not rooms.DECLINE:
        yield from computer.operate(g, seat, chosen.args[0])


# Xenobiologist


@CARDS("card-rushed-analysis")
@rule("L-200", "L-350", "L-351", "L-353", "L-366")
def analyse(g: Lockdown, seat: int) -> Rule[None]:
    """Scan the hand: clean cards are removed, and something is learned from them."""
    hand = [model.hand(seat)]
    cards = len(held(g, hand))
    if not cards:
        yield deny("L-349", "denied-uncontaminated")
    yield COMMIT
    infected = scan(g, seat, hand, "L-349", clean=True, infected=False)
    if infected < cards:
        learn(g, seat, g.box.numbers.effects.analysis_knowledge, "L-200")
    if infected:
        yield from hatch(g, seat)


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def look_closely(g: Lockdown, seat: int) -> Rule[None]:
    """Learn something instead of searching the room once."""
    slot = g.crew[seat].slot
    if not g.state.searches.get(slot):
        yield deny("L-412", "denied-searched")
    if knows_all(g, seat):
        yield deny("L-365", "denied-knows-all")
    yield COMMIT
    g.state.searches = {**g.state.searches, slot: g.state.searches[slot] - 1}
    learn(g, seat, g.box.numbers.effects.experience_knowledge, "L-200")


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def foresee_events(g: Lockdown, seat: int) -> Rule[None]:
    """Whoever knows enough chooses the next of two events."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.experience_events)) is not None:
        yield reason
    yield COMMIT
    yield from foresee(g, seat, "event")


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def foresee_attacks(g: Lockdown, seat: int) -> Rule[None]:
    """Whoever knows even more chooses the next of two attack cards."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.experience_attacks)) is not None:
        yield reason
    yield COMMIT
    yield from foresee(g, seat, "attack")


def foresee(g: Lockdown, seat: int, name: str) -> Rule[None]:
    """Look at the next cards of a deck: one stays on top, the rest goes to the bottom."""
    pile = f"deck-{name}"
    what = Text(f"peek-next-{name}")
    seen = look_ahead(g, seat, name, g.box.numbers.effects.experience_cards, what, "L-200")
    if not seen:
        return
    cards = [option("put-on-top", card) for card in dict.fromkeys(seen)]
    chosen = yield from choose(seat, f"ask-next-{name}", cards, "L-200", secret=True)
    kept = next(place for place, card in enumerate(seen) if card == chosen.args[0])
    top = len(g.state.zones[pile]) - 1
    # From below upwards, so that what is above keeps its place until it is its turn.
    for place in range(len(seen) - 1, -1, -1):
        if place != kept:
            g.take(pile, top - place, pile, 0)
    g.tell(Foreseen(g.name(seat), Text(f"pile-{name}")), "L-200")


@CARDS("card-vivisection")
@rule("L-200", "L-327", "L-366")
def vivisect(g: Lockdown, seat: int) -> Rule[None]:
    """One use of the Probe Arm: the more one knows, the more it hurts."""
    arm = next((item for item in g.items(seat) if kind_of(item) == PROBE_ARM), "")
    if not arm:
        yield deny("L-200", "denied-no-probe-arm")
    if not g.uses_left(arm):
        yield deny("L-041", "denied-worn-out", arm)
    yield COMMIT
    spend_use(g, seat, arm, "L-041")
    hunter = yield from choose_intruder(g, seat, "ask-attack-whom")
    more = g.crew[seat].knowledge // g.box.numbers.effects.vivisection_step
    injure(g, hunter, g.box.numbers.effects.vivisection_injuries + more, "L-327", by=seat)


# Sentry


@CARDS("card-stun")
@rule("L-200", "L-418")
def knock_out(g: Lockdown, seat: int) -> Rule[None]:
    """Somebody else here who has few cards loses them all."""
    weak = [
        other
        for other in g.people(g.crew[seat].slot)
        if other != seat and 0 < len(g.hand(other)) <= g.box.numbers.effects.stun_hand
    ]
    if not weak:
        yield deny("L-200", "denied-nobody-weak", g.box.numbers.effects.stun_hand)
    yield COMMIT
    names = [option("stun", g.name(other)) for other in weak]
    chosen = yield from choose(seat, "ask-stun", names, "L-200")
    lose_hand(g, g.seat_of(chosen.args[0]), "L-200")


@CARDS("card-stun")
@rule("L-200", "L-278")
def throw_weapon(g: Lockdown, seat: int) -> Rule[None]:
    """Discard a weapon: a hunter flees where the player wants, but through no closed door."""
    slot = g.crew[seat].slot
    arms, ways = weapons(g, seat), ways_from(g, slot)
    if not g.in_combat(seat):
        yield deny("L-183", "denied-no-intruder")
    if not arms:
        yield deny("L-200", "denied-no-weapon")
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    options = [option("give-up", weapon) for weapon in arms]
    weapon = yield from choose(seat, "ask-throw-weapon", options, "L-200")
    give_up(g, seat, weapon.args[0], "L-385")
    hunter = yield from choose_intruder(g, seat, "ask-drive-whom")
    beyond = [option("drive-to", *way.args) for way in ways]
    chosen = yield from choose(seat, "ask-drive-to", beyond, "L-200")
    move_together(g, [(hunter, chosen.args[0])], "L-200")


@CARDS("card-quarantine")
@rule("L-200", "L-277")
def quarantine(g: Lockdown, seat: int) -> Rule[None]:
    """From a computer, power or not, close all doors around a room."""
    if not g.terminal(g.crew[seat].slot):
        yield g.no_computer(g.crew[seat].slot)
    open_rooms = [
        slot
        for slot in g.board.slots
        if any(way.verb == "close-door" for way in door_options(g, slot))
    ]
    if not open_rooms:
        yield deny("L-281", "denied-no-open-door")
    yield COMMIT
    options = [option("doors-of", slot) for slot in open_rooms]
    chosen = yield from choose(seat, "ask-doors-of", options, "L-200")
    yield from seal(g, seat, chosen.args[0], "L-200")


@CARDS("card-facility-tour")
@rule("L-200", "L-226", "L-278")
def guide(g: Lockdown, seat: int) -> Rule[None]:
    """Go to a neighbouring room, with somebody else if wanted; the token there may be ignored."""
    ways = ways_from(g, g.crew[seat].slot)
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-go", ways, "L-200")
    others = [other for other in g.people(g.crew[seat].slot) if other != seat]
    party = [seat]
    for _ in range(g.box.numbers.effects.tour_guests):
        names = [option("together", g.name(other)) for other in others if other not in party]
        chosen = yield from choose(seat, "ask-tour", [option("alone"), *names], "L-200")
        if chosen.verb == "together":
            party.append(g.seat_of(chosen.args[0]))
    slot, corridor = way.args
    yield from arrive(g, party, slot, corridor, GUIDED)


# Janitor


CARDS.replaces("card-emergency-key", "card-computer-skills", "card-knowledge-of-the-facility")(
    work_a_door
)


@CARDS("card-emergency-key")
@rule("L-200", "L-469", "L-470")
def ride_with_key(g: Lockdown, seat: int) -> Rule[None]:
    """Call the elevator and ride it at once, even without power."""
    slot = g.crew[seat].slot
    if g.room(slot) not in ELEVATORS:
        yield deny("L-200", "denied-no-elevator-room")
    if g.broken(slot):
        yield deny("L-269", "denied-broken")
    yield COMMIT
    if g.state.elevator != slot:
        rooms.move_elevator(g, seat, slot)
    yield from rooms.ride(g, seat, slot)


@CARDS("card-clean-up")
@rule("L-202")
def clear_debris(g: Lockdown, seat: int) -> Rule[None]:
    """Remove the malfunction from the room."""
    yield from mend_room(g, seat)


@CARDS("card-clean-up")
@rule("L-202")
def clear_ashes(g: Lockdown, seat: int) -> Rule[None]:
    """Put out the fire in the room."""
    yield from douse_fire(g, seat)


@CARDS("card-jury-rigging")
@rule("L-200", "L-412")
def put_together(g: Lockdown, seat: int) -> Rule[None]:
    """In a yellow room, make something useful instead of searching it once."""
    slot = g.crew[seat].slot
    if g.colour(slot) != "yellow":
        yield deny("L-200", "denied-colour", "colour-yellow")
    yield from rooms.equip(g, seat, slot, IMPROVISED, "L-412")


@CARDS("card-it-should-work")
@rule("L-200", "L-269", "L-419")
def use_broken_room(g: Lockdown, seat: int) -> Rule[None]:
    """The action of the room, whether it works or not; its own cost need not be paid."""
    yield from act_for_free(g, seat, broken=True)


@CARDS("card-it-should-work")
@rule("L-200", "L-216")
def use_dark_computer(g: Lockdown, seat: int) -> Rule[None]:
    """A computer action in a room whose computer has no power."""
    slot = g.crew[seat].slot
    if not g.terminal(slot):
        yield g.no_computer(slot)
    if g.lit(slot):
        yield deny("L-200", "denied-powered")
    yield from computer.operate_freely(g, seat)


# The Pilot, a guest


CARDS("card-knowledge-of-the-facility")(recall_room)


@CARDS.replaces("card-piloting")
@rule("L-092", "L-093", "L-496")
def take_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Drive to the bunker, for free, where the rover stands."""
    if not g.state.gate_open:
        yield deny("L-092", "denied-gate")
    if g.state.rover != g.crew[seat].slot:
        yield deny("L-093", "denied-no-rover")
    yield COMMIT
    escape.drive_off(g, seat)


@CARDS.replaces("card-piloting")
@rule("L-496", "L-523", "L-524")
def drive_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Drive to another exit, for free, where the rover stands."""
    exits = [option("drive", slot) for (slot,) in mars.drives(g, seat)]
    if not exits:
        yield deny("L-523", "denied-no-rover")
    yield COMMIT
    chosen = yield from choose(seat, "ask-drive", exits, "L-523")
    yield from mars.ride(g, seat, chosen.args[0])


@CARDS.replaces("card-piloting")
@rule("L-104", "L-216", "L-496")
def send_rover(g: Lockdown, seat: int) -> Rule[None]:
    """Move the rover from a computer."""
    if (reason := no_computer(g, seat, "L-216")) is not None:
        yield reason
    yield from computer.move_rover(g, seat)
