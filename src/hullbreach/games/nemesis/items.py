"""What the items do: searched ones, crafted ones; weapons are in `weapons`.

Each function is one effect of an item: a guard up to `COMMIT`, then what happens. By then the cost
is paid and an item that is used up is gone. Items with several effects have several functions.
"""

from __future__ import annotations

from hullbreach.games.nemesis.action_cards import (
    crawl_away,
    douse_fire,
    mend_room,
    tend_engine,
    work_a_door,
)
from hullbreach.games.nemesis.discovery import look_at_tiles
from hullbreach.games.nemesis.effects import ITEMS
from hullbreach.games.nemesis.model import NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.quests import turn_key
from hullbreach.games.nemesis.rooms import start_destruct, stop_destruct
from hullbreach.games.nemesis.weapons import fire_damage, is_energy, phosphates, withstands
from hullbreach.games.survival import model
from hullbreach.games.survival.actions import discard_card, draw_cards
from hullbreach.games.survival.attacks import attack, victim
from hullbreach.games.survival.combat import destroy_eggs, eggs_here
from hullbreach.games.survival.contamination import contaminate, held, lose_larva, scan
from hullbreach.games.survival.events import Discarded, Peeked, Scanned, Taped
from hullbreach.games.survival.intruders import injure, move_together, retreat
from hullbreach.games.survival.items import add_to_weapon, capacity, not_full, reload, weapons
from hullbreach.games.survival.markers import set_fire
from hullbreach.games.survival.model import (
    CONTAMINATION,
    GONE,
    INFECTED,
    OBJECTS,
    Intruder,
)
from hullbreach.games.survival.movement import arrive, wash
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.turns import must_pass, place_of, throw_away
from hullbreach.games.survival.wounds import dress, heal_deep, heal_light, wound
from hullbreach.kernel import COMMIT, Option, Rule, Text, choose, deny, eye, option, rule

EFFECTS = NUMBERS.effects


# Ammo


def _fill(g: Nemesis, seat: int, found: list[str], rule_id: str) -> Rule[None]:
    """Fill one of these weapons up."""
    options = [option("reload", weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-reload", options, rule_id)
    reload(g, seat, chosen.args[0], capacity(g, chosen.args[0]), rule_id)


@ITEMS("item-energy-charge")
@rule("N-408", "N-565")
def fill_energy_weapon(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Fill up one of the own energy weapons."""
    found = [weapon for weapon in not_full(g, seat) if is_energy(g, weapon)]
    if not found:
        yield deny("N-565")
    yield COMMIT
    yield from _fill(g, seat, found, "N-565")


@ITEMS("item-chemicals")
@rule("N-408")
def fill_with_chemicals(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Fill up one of the own weapons that run on chemicals."""
    found = [
        weapon
        for weapon in not_full(g, seat)
        if g.rules.usable(weapon).weapon.reload == row_id(item)
    ]
    if not found:
        yield deny("N-408")
    yield COMMIT
    yield from _fill(g, seat, found, "N-408")


@ITEMS("item-extended-magazine")
@rule("N-409", "N-566")
def attach_magazine(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Add the magazine to an own energy weapon, with its ammo."""
    found = [weapon for weapon in weapons(g, seat) if is_energy(g, weapon)]
    if not found:
        yield deny("N-409")
    yield COMMIT
    options = [option("attach", weapon) for weapon in found]
    chosen = yield from choose(seat, "ask-attach", options, "N-409", what=item)
    add_to_weapon(g, seat, item, chosen.args[0], "N-566")


# Repairs and doors


@ITEMS("item-energy-charge", "item-tools")
@rule("N-289", "N-291")
def work_on_door(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Open or close a door around the own room."""
    yield from work_a_door(g, seat)


@ITEMS("item-tools", "item-duct-tape")
@rule("N-287")
def repair_room(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Remove the malfunction from the own room."""
    yield from mend_room(g, seat)


@ITEMS("item-tools", "item-duct-tape")
@rule("N-520")
def tinker_with_engine(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Repair or break the engine in the own room."""
    yield from tend_engine(g, seat)


@ITEMS("item-duct-tape")
@rule("N-410")
def tape_items(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Bind two heavy items together: they share a hand."""
    who = g.crew[seat]
    things = [thing for thing in g.carried(seat) if thing not in OBJECTS]
    if len(things) < 2 or who.taped:
        yield deny("N-410")
    yield COMMIT
    pairs = [
        option("tape", one, other)
        for index, one in enumerate(things)
        for other in things[index + 1 :]
    ]
    chosen = yield from choose(seat, "ask-tape", list(dict.fromkeys(pairs)), "N-410")
    who.taped = chosen.args
    g.tell(Taped(g.name(seat), list(chosen.args)), "N-410")


# Things that are thrown


@rule("N-294")
def in_reach(g: Nemesis, slot: str) -> list[str]:
    """The rooms into which something can be thrown: the own one, and behind open doors."""
    beyond = [other for way, other in g.board.ways[slot] if not g.closed(way)]
    return [other for other in g.board.slots if other == slot or other in beyond]


def _targets(g: Nemesis, seat: int) -> list[Option]:
    """What a grenade can be thrown at: every intruder in reach, and rooms with eggs."""
    rooms = in_reach(g, g.crew[seat].slot)
    aims = [option("throw-at", one.id, slot) for slot in rooms for one in g.intruders(slot)]
    return aims + [option("throw-at-eggs", slot) for slot in rooms if eggs_here(g, slot)]


@rule("N-478", "N-479")
def _smash_eggs(g: Nemesis, seat: int, slot: str, count: int) -> Rule[None]:
    """Eggs in the room go too, and whoever threw is heard where they stand."""
    if not eggs_here(g, slot):
        return
    destroy_eggs(g, slot, count, "N-478")
    if g.crew[seat].aboard:
        yield from noise_roll(g, seat)


@rule("N-316", "N-342")
def _blast(
    g: Nemesis, slot: str, injuries: list[tuple[Intruder, int]], deep: int, cause: Text
) -> Rule[None]:
    """Everything in a room suffers at the same time: intruders, the largest first, and people."""
    people = g.people(slot)
    for intruder, count in injuries:
        injure(g, intruder, count, "N-342")
    for seat in people:
        yield from wound(g, seat, cause, deep=deep)


@ITEMS("item-grenade")
@rule("N-294", "N-316", "N-478", "N-479")
def throw_grenade(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Two injuries for the target, one for the other intruders there, wounds for the people."""
    aims = _targets(g, seat)
    if not aims:
        yield deny("N-294")
    yield COMMIT
    chosen = yield from choose(seat, "ask-throw", aims, "N-294", what=item)
    slot = chosen.args[-1]
    struck = [
        (one, EFFECTS.grenade_injuries if one.id == chosen.args[0] else EFFECTS.blast_injuries)
        for one in g.intruders(slot)
    ]
    yield from _blast(g, slot, struck, EFFECTS.blast_wounds, Text("item-grenade"))
    yield from _smash_eggs(g, seat, slot, EFFECTS.grenade_eggs)


@ITEMS("item-molotov-cocktail")
@rule("N-294", "N-316", "N-478", "N-479", "N-558")
def throw_molotov(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Fire in a room, and everything in it suffers."""
    rooms = [
        option("throw-into", slot)
        for slot in in_reach(g, g.crew[seat].slot)
        if g.infested(slot) or eggs_here(g, slot)
    ]
    if not rooms:
        yield deny("N-294")
    yield COMMIT
    chosen = yield from choose(seat, "ask-throw", rooms, "N-294", what=item)
    slot = chosen.args[0]
    set_fire(g, slot, "N-272")
    injuries = fire_damage(g, EFFECTS.molotov_injuries)
    struck = [(one, injuries) for one in g.intruders(slot)]
    yield from _blast(g, slot, struck, EFFECTS.molotov_wounds, Text("item-molotov-cocktail"))
    yield from _smash_eggs(g, seat, slot, EFFECTS.molotov_eggs)


@ITEMS("item-smoke-grenade")
@rule("N-568")
def vanish_in_smoke(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Everyone else here loses a card; the character gets away unharmed."""
    here = g.crew[seat].slot
    ways = [option("slip", slot, way) for way, slot in g.board.ways[here] if not g.closed(way)]
    if not ways:
        yield deny("N-215")
    yield COMMIT
    for other in g.people(here):
        if other != seat:
            card = yield from discard_card(g, other, "N-568")
            if card:
                g.tell(Discarded(g.name(other), [card]), "N-568")
    chosen = yield from choose(seat, "ask-slip", ways, "N-568")
    slot, way = chosen.args
    yield from arrive(g, [seat], slot, way)


@ITEMS("item-decoy")
@rule("N-564")
def lay_decoy(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Intruders all around a neighbouring room go there; those that fight attack once more."""
    yield COMMIT
    rooms = [option("lure", slot) for slot in g.board.neighbours[g.crew[seat].slot]]
    chosen = yield from choose(seat, "ask-lure", rooms, "N-564")
    room = chosen.args[0]
    lured = [one for slot in g.board.neighbours[room] for one in g.intruders(slot)]
    for intruder in lured:
        if g.figure(intruder.id) is not None and g.people(intruder.slot):
            yield from attack(g, intruder, victim(g, intruder.slot))
    here = [one for one in lured if g.figure(one.id) is not None]
    move_together(g, [(one, room) for one in here], "N-564")


# Fire and flight


@ITEMS("item-fire-extinguisher")
@rule("N-273")
def put_out_fire_here(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Put out the fire in the own room."""
    yield from douse_fire(g, seat)


def _intruder_here(g: Nemesis, seat: int, prompt: str, item: str) -> Rule[Intruder]:
    """Choose an intruder in the own room."""
    here = g.intruders(g.crew[seat].slot)
    options = [option("drive-off", one.id) for one in here]
    chosen = yield from choose(seat, prompt, options, "N-353", what=item)
    return next(one for one in here if one.id == chosen.args[0])


@ITEMS("item-fire-extinguisher")
@rule("N-353")
def spray_intruder(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Drive an intruder off."""
    if not g.in_combat(seat):
        yield deny("N-179")
    yield COMMIT
    intruder = yield from _intruder_here(g, seat, "ask-drive-off", item)
    if phosphates(g, intruder):
        retreat(g, intruder, "N-353")


@ITEMS("item-taser")
@rule("N-353")
def stun_intruder(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """An injury, and the intruder flees."""
    if not g.in_combat(seat):
        yield deny("N-179")
    yield COMMIT
    intruder = yield from _intruder_here(g, seat, "ask-drive-off", item)
    if withstands(g, intruder, EFFECTS.taser_injuries):
        retreat(g, intruder, "N-353")


@ITEMS("item-taser")
def stun_crewmate(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """A character in the room loses all cards in hand."""
    people = [other for other in g.people(g.crew[seat].slot) if g.hand(other)]
    if not people:
        yield deny("N-315")
    yield COMMIT
    options = [option("stun", g.name(other)) for other in people]
    chosen = yield from choose(seat, "ask-stun", options, "N-315")
    other = g.seat_of(chosen.args[0])
    cards = [g.game.face(card) for card in g.hand(other)]
    g.move_all(model.hand(other), model.discard(other))
    g.tell(Discarded(g.name(other), cards), "N-182")


# Secrets


@ITEMS("item-recon-drone")
@rule("N-062")
def send_drone(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Look at an unexplored tile and its token."""
    yield from look_at_tiles(g, seat, with_token=True)


@ITEMS("item-nemesis-plans")
@rule("N-062")
def study_plans(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Look at two unexplored tiles, but not at their tokens."""
    yield from look_at_tiles(g, seat, EFFECTS.plans_tiles, with_token=False)


@ITEMS("item-comms-key")
@rule("N-062", "N-288")
def read_messages(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """See an objective of somebody who has sent the signal; with two, by the back of the card."""
    if not g.computer(g.crew[seat].slot):
        yield deny("N-288")
    cards = [
        option("read-messages", g.name(other), g.game.back(card, model.objectives(other)))
        for other in g.order()
        if other != seat and g.crew[other].signal
        for card in g.state.zones[model.objectives(other)]
    ]
    if not cards:
        yield deny("N-433")
    yield COMMIT
    chosen = yield from choose(seat, "ask-read-messages", cards, "N-433")
    other = g.seat_of(chosen.args[0])
    zone = model.objectives(other)
    backs = [g.game.back(card, zone) for card in g.state.zones[zone]]
    seen = [g.show(zone, backs.index(chosen.args[1]), eye(seat))]
    what = Text("peek-objective", {"who": g.name(other)})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, "N-433", to=eye(seat), instead=public)


# Keys


ITEMS("item-evacuation-key")(turn_key)


@ITEMS("item-self-destruct-key")
@rule("N-288", "N-447", "N-450")
def arm_ship(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Start the self-destruct sequence, as in the generator."""
    slot = g.crew[seat].slot
    if not g.computer(slot):
        yield deny("N-288")
    yield from start_destruct(g, seat, slot)


@ITEMS("item-self-destruct-key")
@rule("N-162", "N-288", "N-448")
def disarm_ship(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Stop the self-destruct sequence, as in the generator."""
    slot = g.crew[seat].slot
    if not g.computer(slot):
        yield deny("N-288")
    yield from stop_destruct(g, seat, slot)


# Ways through the ship


@ITEMS("item-technical-corridors-plan")
@rule("N-236", "N-258")
def crawl_by_plan(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Go through the technical corridors to another room with an entrance to the same ones."""
    yield from crawl_away(g, seat)


@ITEMS("item-space-suit")
@rule("N-236")
def walk_outside(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """From a yellow room to another one, for all the action cards in hand."""
    here = g.crew[seat].slot
    rooms = [slot for slot in g.board.slots if slot != here and g.colour(slot) == "yellow"]
    if g.colour(here) != "yellow" or not rooms:
        yield deny("N-212")
    yield COMMIT
    cards = [card for card in g.hand(seat) if g.game.face(card) == card]
    for card in cards:
        g.put(card, model.hand(seat), model.discard(seat))
    if cards:
        g.tell(Discarded(g.name(seat), cards), "N-182")
    options = [option("walk-outside", slot) for slot in rooms]
    chosen = yield from choose(seat, "ask-walk-outside", options, "N-212")
    yield from arrive(g, [seat], chosen.args[0], "")


# Bodies


@ITEMS("item-clothes")
@rule("N-267")
def wipe_slime(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Get rid of the slime."""
    if not g.crew[seat].slimed:
        yield deny("N-267")
    yield COMMIT
    wash(g, seat, "N-267")


def _patients(g: Nemesis, verb: str, people: list[int], zone: str) -> list[Option]:
    """A serious wound of each kind that each of these people has, dressed or not."""
    return [
        option(verb, g.name(other), card)
        for other in people
        for card in dict.fromkeys(g.state.zones[f"{zone}-{other}"])
    ]


@ITEMS("item-clothes")
@rule("N-384")
def dress_own_wound(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Dress one of the own serious wounds."""
    wounds = _patients(g, "dress", [seat], "wounds")
    if not wounds:
        yield deny("N-384")
    yield COMMIT
    chosen = yield from choose(seat, "ask-dress", wounds, "N-384")
    dress(g, seat, chosen.args[1], "N-384")


@ITEMS("item-bandages", "item-medkit")
@rule("N-384", "N-561", "N-562", "N-563")
def dress_wound(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Dress a serious wound of anybody in the room."""
    wounds = _patients(g, "dress", g.people(g.crew[seat].slot), "wounds")
    if not wounds:
        yield deny("N-384")
    yield COMMIT
    chosen = yield from choose(seat, "ask-dress", wounds, "N-384")
    dress(g, g.seat_of(chosen.args[0]), chosen.args[1], "N-384")


@ITEMS("item-medkit")
@rule("N-386", "N-563")
def heal_dressed_wound(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Heal a dressed serious wound of anybody in the room."""
    wounds = _patients(g, "heal-wound", g.people(g.crew[seat].slot), "dressed")
    if not wounds:
        yield deny("N-386")
    yield COMMIT
    chosen = yield from choose(seat, "ask-heal-wound", wounds, "N-386")
    heal_deep(g, g.seat_of(chosen.args[0]), chosen.args[1], "N-386")


@ITEMS("item-bandages")
@rule("N-385", "N-561", "N-562")
def heal_light_wounds(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Heal all light wounds of somebody in the room."""
    patients = [
        option("heal-light", g.name(other))
        for other in g.people(g.crew[seat].slot)
        if g.crew[other].light
    ]
    if not patients:
        yield deny("N-385")
    yield COMMIT
    chosen = yield from choose(seat, "ask-heal-light", patients, "N-385")
    heal_light(g, g.seat_of(chosen.args[0]), "N-385")


@ITEMS("item-synthetic-food")
def eat(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Draw cards."""
    yield COMMIT
    draw_cards(g, seat, EFFECTS.food_cards)


@ITEMS("item-adrenaline-injection")
def inject_adrenaline(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Draw a card; this turn goes on until the player passes."""
    yield COMMIT
    draw_cards(g, seat, EFFECTS.injection_cards)
    g.state.boundless = True
    # The turn must not end with this action even if it was the last one.
    g.state.actions = max(1, g.state.actions)


@ITEMS("item-military-drugs")
def swallow_drugs(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Discard any cards, contamination too, and draw as many and one more."""
    yield COMMIT
    thrown = yield from throw_away(g, seat, "ask-drugs-discard", "N-182")
    if thrown:
        g.tell(Discarded(g.name(seat), thrown), "N-182")
    draw_cards(g, seat, len(thrown) + EFFECTS.drugs_cards)


@ITEMS("item-alcohol")
@rule("N-376", "N-559")
def drink_alcohol(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Scan a contamination card in hand and get rid of it; an infected one is replaced."""
    found = held(g, [model.hand(seat)])
    if not found:
        yield deny("N-559")
    yield COMMIT
    bad = int(found[0][1] == INFECTED)
    g.reveal()
    g.tell(Scanned(g.name(seat), bad, 1 - bad), "N-559")
    g.take(model.hand(seat), place_of(g, seat, CONTAMINATION), GONE)
    if bad:
        contaminate(g, seat, "N-559")


@ITEMS("item-antidote")
@rule("N-376", "N-560")
def swallow_antidote(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Nothing infected is left, nor a larva; new contamination, a shuffle, and a pass."""
    yield COMMIT
    zones = [model.deck(seat), model.hand(seat), model.discard(seat)]
    scan(g, seat, zones, "N-560", clean=False, infected=True)
    lose_larva(g, seat)
    for _ in range(EFFECTS.antidote_contamination):
        contaminate(g, seat, "N-560")
    g.move_all(model.discard(seat), model.deck(seat))
    g.shuffle(model.deck(seat))
    must_pass(g, seat)
