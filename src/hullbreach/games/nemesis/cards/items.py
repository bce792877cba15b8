"""What the items do: searched ones, crafted ones; weapons are in `survival.weapons`.

Each function is one effect of an item: a guard up to `COMMIT`, then what happens. By then the cost
is paid and an item that is used up is gone. Items with several effects have several functions.
"""

from __future__ import annotations

from hullbreach.games.nemesis.cards.action_cards import tend_engine
from hullbreach.games.nemesis.cards.quests import turn_key
from hullbreach.games.nemesis.cards.rooms import start_destruct, stop_destruct
from hullbreach.games.nemesis.cards.weaknesses import phosphates
from hullbreach.games.nemesis.rules import verbs as own_verbs
from hullbreach.games.nemesis.rules.effects import ITEMS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import crawl_away, no_computer
from hullbreach.games.survival.cards.items import (
    blast,
    disinfect,
    dress_wound,
    eggs_in_reach,
    fill_energy_weapon,
    heal_dressed_wound,
    heal_light_wounds,
    in_reach,
    intruder_here,
    no_aim,
    put_out_fire_here,
    refill,
    repair_room,
    smash_eggs,
    study_plans,
    tape_items,
    work_on_door,
)
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import draw_cards, shuffle_deck
from hullbreach.games.survival.rules.attacks import attack, victim
from hullbreach.games.survival.rules.combat import eggs_here
from hullbreach.games.survival.rules.contamination import contaminate, purify
from hullbreach.games.survival.rules.events import Discarded, Peeked
from hullbreach.games.survival.rules.intruders import move_together, retreat
from hullbreach.games.survival.rules.markers import set_fire
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.games.survival.rules.turns import pass_turn, throw_away
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule

# Ammo


@ITEMS("item-chemicals")
@rule("N-408")
def fill_with_chemicals(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Fill up one of the own weapons that run on chemicals."""
    yield from refill(g, seat, item)


ITEMS("item-energy-charge")(fill_energy_weapon)


# Repairs and doors


ITEMS("item-energy-charge", "item-tools")(work_on_door)
ITEMS("item-tools", "item-duct-tape")(repair_room)


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
        verbs.THROW_INTO(slot)
        for slot in in_reach(g, g.crew[seat].slot)
        if g.infested(slot) or eggs_here(g, slot)
    ]
    if not rooms:
        yield no_aim(g, seat)
    yield COMMIT
    chosen = yield from choose(seat, "ask-throw", rooms, "N-294", what=item)
    slot = chosen.args[0]
    set_fire(g, slot, "N-272")
    injuries = g.rules.thrown_fire(g, g.box.numbers.effects.molotov_injuries)
    struck = [(one, injuries) for one in g.intruders(slot)]
    cause, deep = Text("item-molotov-cocktail"), g.box.numbers.effects.molotov_wounds
    eggs = eggs_in_reach(g, slot, g.box.numbers.effects.molotov_eggs)
    yield from blast(g, slot, struck, cause, deep=deep, by=seat)
    yield from smash_eggs(g, seat, slot, eggs)


@ITEMS("item-decoy")
@rule("N-564")
def lay_decoy(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Intruders all around a neighbouring room go there; those that fight attack once more."""
    yield COMMIT
    rooms = [verbs.LURE(slot) for slot in g.board.neighbours[g.crew[seat].slot]]
    chosen = yield from choose(seat, "ask-lure", rooms, "N-564")
    room = chosen.args[0]
    lured = [one for slot in g.board.neighbours[room] for one in g.intruders(slot)]
    for intruder in lured:
        if g.figure(intruder.id) is not None and g.people(intruder.slot):
            yield from attack(g, intruder, victim(g, intruder.slot))
    here = [one for one in lured if g.figure(one.id) is not None]
    move_together(g, [(one, room) for one in here], "N-564")


# Fire and flight


ITEMS("item-fire-extinguisher")(put_out_fire_here)


@ITEMS("item-fire-extinguisher")
@rule("N-174", "N-353")
def spray_intruder(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Drive an intruder off that can leave its room."""
    if not g.in_combat(seat):
        yield deny("N-177", "denied-no-intruder")
    here = [one for one in g.intruders(g.crew[seat].slot) if not g.rules.rooted(one)]
    if not here:
        yield deny("N-174", "denied-nothing-flees")
    yield COMMIT
    intruder = yield from intruder_here(g, seat, "ask-drive-off", item, here)
    if phosphates(g, intruder, seat):
        retreat(g, intruder, "N-353")


# Secrets


ITEMS("item-nemesis-plans")(study_plans)


@ITEMS("item-comms-key")
@rule("N-062", "N-288")
def read_messages(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """See an objective of somebody who has sent the signal; with two, by the back of the card."""
    if (reason := no_computer(g, seat, "N-182")) is not None:
        yield reason
    cards = [
        own_verbs.READ_MESSAGES(g.name(other), g.game.back(g, card, g.rules.wishes(other)))
        for other in g.order()
        if other != seat and g.crew[other].signal
        for card in g.state.zones[g.rules.wishes(other)]
    ]
    if not cards:
        yield deny("N-433", "denied-no-sender")
    yield COMMIT
    chosen = yield from choose(seat, "ask-read-messages", cards, "N-433")
    other = g.seat_of(chosen.args[0])
    zone = g.rules.wishes(other)
    backs = [g.game.back(g, card, zone) for card in g.state.zones[zone]]
    seen = [g.show(zone, backs.index(chosen.args[1]), g.rules.watchers(g, seat))]
    what = Text("peek-objective", {"who": g.name(other)})
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, "N-433", to=g.rules.watchers(g, seat), instead=public)


# Keys


ITEMS("item-evacuation-key")(turn_key)


@ITEMS("item-self-destruct-key")
@rule("N-288", "N-447", "N-450")
def arm_ship(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Start the self-destruct sequence, as in the generator."""
    if (reason := no_computer(g, seat, "N-182")) is not None:
        yield reason
    yield from start_destruct(g, seat, g.crew[seat].slot)


@ITEMS("item-self-destruct-key")
@rule("N-162", "N-288", "N-448")
def disarm_ship(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Stop the self-destruct sequence, as in the generator."""
    if (reason := no_computer(g, seat, "N-182")) is not None:
        yield reason
    yield from stop_destruct(g, seat, g.crew[seat].slot)


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
    if g.colour(here) != "yellow":
        yield deny("N-182", "denied-colour", "colour-yellow")
    rooms = [slot for slot in g.board.slots if slot != here and g.colour(slot) == "yellow"]
    if not rooms:
        yield deny("N-182", "denied-no-other-yellow-room")
    yield COMMIT
    cards = [card for card in g.hand(seat) if g.game.face(card) == card]
    if g.hand(seat):
        # Everyone sees that what is left is contamination.
        g.reveal()
    for card in cards:
        g.put(card, model.hand(seat), model.discard(seat))
    if cards:
        g.tell(Discarded(g.name(seat), cards), "N-182")
    options = [own_verbs.WALK_OUTSIDE(slot) for slot in rooms]
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
    draw_cards(g, seat, g.box.numbers.effects.food_cards)


@ITEMS("item-adrenaline-injection")
def inject_adrenaline(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Draw a card; this turn goes on until the player passes."""
    yield COMMIT
    draw_cards(g, seat, g.box.numbers.effects.injection_cards)
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
    draw_cards(g, seat, len(thrown) + g.box.numbers.effects.drugs_cards)


@ITEMS("item-alcohol")
@rule("N-559")
def drink_alcohol(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Scan a contamination card in hand and get rid of it; an infected one is replaced."""
    yield from disinfect(g, seat, item)


@ITEMS("item-antidote")
@rule("N-376", "N-560")
def swallow_antidote(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Nothing infected is left, nor a larva; new contamination, a shuffle, and a pass."""
    yield COMMIT
    purify(g, seat, "N-560")
    for _ in range(g.box.numbers.effects.antidote_contamination):
        contaminate(g, seat, "N-560")
    shuffle_deck(g, seat)
    yield from pass_turn(g, seat)
