"""What the items do: searched ones, crafted ones; weapons are in `weapons`.

Each function is one effect of an item: a guard up to `COMMIT`, then what happens. By then the cost
is paid and an item that is used up is gone. Items with several effects have several functions.
"""

from __future__ import annotations

from hullbreach.games.nemesis.action_cards import tend_engine
from hullbreach.games.nemesis.effects import ITEMS
from hullbreach.games.nemesis.model import NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.quests import turn_key
from hullbreach.games.nemesis.rooms import start_destruct, stop_destruct
from hullbreach.games.nemesis.weaknesses import fire_damage, phosphates
from hullbreach.games.survival import model
from hullbreach.games.survival.actions import draw_cards, shuffle_deck
from hullbreach.games.survival.attacks import attack, victim
from hullbreach.games.survival.combat import eggs_here
from hullbreach.games.survival.contamination import (
    contaminate,
    held,
    lose_larva,
    reads_infected,
    scan,
)
from hullbreach.games.survival.deeds import crawl_away, douse_fire, mend_room, work_a_door
from hullbreach.games.survival.discovery import look_at_tiles
from hullbreach.games.survival.events import Discarded, Peeked, Scanned
from hullbreach.games.survival.intruders import move_together, retreat
from hullbreach.games.survival.items import (
    not_full,
)
from hullbreach.games.survival.markers import set_fire
from hullbreach.games.survival.model import (
    CONTAMINATION,
    GONE,
)
from hullbreach.games.survival.movement import arrive
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.things import (
    blast,
    dress_wound,
    fill,
    fill_energy_weapon,
    heal_dressed_wound,
    heal_light_wounds,
    in_reach,
    intruder_here,
    smash_eggs,
    tape_items,
)
from hullbreach.games.survival.turns import must_pass, place_of, throw_away
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, eye, option, rule

EFFECTS = NUMBERS.effects


# Ammo


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
    yield from fill(g, seat, found, "N-408")


ITEMS("item-energy-charge")(fill_energy_weapon)


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


ITEMS("item-duct-tape")(tape_items)


# Things that are thrown


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
    yield from blast(g, slot, struck, EFFECTS.molotov_wounds, Text("item-molotov-cocktail"))
    yield from smash_eggs(g, seat, slot, EFFECTS.molotov_eggs)


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


@ITEMS("item-fire-extinguisher")
@rule("N-353")
def spray_intruder(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Drive an intruder off."""
    if not g.in_combat(seat):
        yield deny("N-179")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-drive-off", item)
    if phosphates(g, intruder):
        retreat(g, intruder, "N-353")


# Secrets


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
    if g.hand(seat):
        # Everyone sees that what is left is contamination.
        g.reveal()
    for card in cards:
        g.put(card, model.hand(seat), model.discard(seat))
    if cards:
        g.tell(Discarded(g.name(seat), cards), "N-182")
    options = [option("walk-outside", slot) for slot in rooms]
    chosen = yield from choose(seat, "ask-walk-outside", options, "N-212")
    yield from arrive(g, [seat], chosen.args[0], "")


# Bodies

ITEMS("item-bandages", "item-medkit")(dress_wound)
ITEMS("item-medkit")(heal_dressed_wound)
ITEMS("item-bandages")(heal_light_wounds)


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
    bad = int(reads_infected(g, seat, found[0][1]))
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
    shuffle_deck(g, seat)
    must_pass(g, seat)
