"""Soldiers who have been in the base for a while: a position for games that are examined.

Random players die before they have found anything. So every other examined game begins late: half of
the base is laid, people are all over it, hurt, with things to use, and intruders near them.
"""

from __future__ import annotations

from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.grid import ENDS, GAPS, LZ
from hullbreach.games.retaliation.rules.markers import break_room, burn, make_noise
from hullbreach.games.retaliation.rules.model import (
    BELT,
    GEAR,
    HAND,
    HEALTH_DECK,
    LANDER_SPACE,
    MOST_OXYGEN,
    SECTION,
    SECURE,
)
from hullbreach.games.retaliation.rules.movement import connect, lay_corridors, lay_room
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.setup import by_number, muster
from hullbreach.games.retaliation.rules.things import fill_slots, hand_room, hands_used
from hullbreach.games.retaliation.rules.using import closed_to_use, room_effects
from hullbreach.games.survival.rules.model import (
    BAG,
    COLOURS,
    EGG,
    EGG_BOARD,
    FIRE,
    GONE,
    MALFUNCTION,
    NOISE,
    deck,
    hands,
    pack,
    supply,
    wounds,
)
from hullbreach.games.survival.rules.play import kind_of, row_id

FEWEST_ROOMS, MOST_ROOMS = 8, 18
MOST_ITEMS = 6
QUEEN_DAMAGE = 5
DECKS = (*COLOURS, "support", "support", "support")
"""Support equipment is rare in the course of a game: it comes up more often here."""


def enrich(g: Retaliation) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    for seat in by_number(g):
        character = g.put(g.pick(state.zones["draft"]), "draft", "taken")
        muster(g, seat, character)
    _lay_base(g)
    state.round = g.below(model.ROUNDS) + 1
    state.lander_at = max(LANDER_SPACE, state.round)
    state.lander = "coming" if state.round < LANDER_SPACE else "landed"
    state.air = [sector for sector in "abc" if g.below(2)]
    state.hibernation = not g.below(2)
    for seat in range(state.seats):
        _settle_in(g, seat)
    _infest(g)
    g.rules.season(g)
    _spoil(g)
    _find_work(g)
    g.advance("round")
    g.told.clear()


def _lay_base(g: Retaliation) -> None:
    """Rooms behind some of the unexplored corridors, with corridors of their own, as long as any fit."""
    rows = list(g.box.exploration.values())
    for _ in range(FEWEST_ROOMS + g.below(MOST_ROOMS - FEWEST_ROOMS + 1)):
        gaps = [gap for gap in g.dead_ends() if "hib" not in gap]
        if not gaps or not g.state.zones["rooms-x"]:
            return
        gap = g.pick(gaps)
        start, end = ENDS[gap]
        space = end if g.on_map(start) else start
        row = g.pick(rows)
        lay_room(g, space, row.room)
        connect(g, space)
        lay_corridors(g, space, row.ways)


def _settle_in(g: Retaliation, seat: int) -> None:
    """Somewhere, perhaps hurt, short of air, with gear, items and cards."""
    who = g.crew[seat]
    who.slot = g.pick(list(g.state.explored)) if g.below(5) else LZ
    who.oxygen = 1 + g.below(MOST_OXYGEN)
    who.data = not g.below(3)
    if not g.below(3):
        g.draw("deck-wounds", wounds(seat))
    least = SECTION * len(g.state.zones[wounds(seat)])
    who.health = least + g.below(SECTION)
    for _ in range(g.below(BELT + 1)):
        g.lay(g.pick(GEAR), model.belt(seat))
    for _ in range(g.below(MOST_ITEMS + 1)):
        _give(g, seat, g.pick(DECKS))
    computers = [space for space in g.state.explored if g.computer(space)]
    if computers and any(g.row(item).codes for item in g.state.zones[pack(seat)]):
        who.slot = g.pick(computers)
    if g.state.zones[EGG_BOARD] and not g.below(5) and hands_used(g, seat) < hand_room(g, seat):
        g.put(EGG, EGG_BOARD, hands(seat))
    for _ in range(g.below(3)):
        g.draw("deck-contamination", deck(seat))
    if not g.below(4):
        who.larva = True
        g.rules.larva_taken(g, seat)
    g.shuffle(deck(seat))
    draw_cards(g, seat, HAND)


def _give(g: Retaliation, seat: int, name: str) -> None:
    """An item of a random kind from a deck, as far as the hands can hold it."""
    items = {kind_of(item): item for item in g.state.zones[f"deck-{name}"]}
    if not items:
        return
    item = g.pick(list(items.values()))
    row = g.row(item)
    if row.heavy:
        if hands_used(g, seat) >= hand_room(g, seat):
            return
        g.put(item, f"deck-{name}", hands(seat))
    elif row.armour:
        if g.state.zones[model.worn(seat)] or g.condition(seat) == 2:
            return
        g.put(item, f"deck-{name}", model.worn(seat))
    else:
        g.put(item, f"deck-{name}", pack(seat))
    fill_slots(g, item)


def _infest(g: Retaliation) -> None:
    """Intruders in some corridors and rooms; the largest of them has been hurt before."""
    laid = [gap for gap in GAPS if gap in g.state.corridors]
    largest, victim = g.rules.kinds[-1], g.crew[g.state.first]
    if g.below(4) and g.rules.figure_left(g, largest):
        # Near whoever acts first, and on the brink: else random players never see her health.
        g.put(largest, supply(largest), g.pick([victim.slot, *g.exits(victim.slot)]))
        g.state.queen_damage = QUEEN_DAMAGE - 1 - (0 if g.below(4) else g.below(QUEEN_DAMAGE))
    for _ in range(4 + g.below(8)):
        kind = g.pick(g.rules.kinds)
        place = g.pick(laid) if g.below(4) else g.pick(list(g.state.explored))
        fits = place not in laid or g.free_places(place) >= g.rules.places[kind]
        if fits and g.rules.figure_left(g, kind):
            g.put(kind, supply(kind), place)
    for _ in range(g.below(len(g.state.zones[HEALTH_DECK]))):
        g.draw(HEALTH_DECK, "lost-health")
    for zone in [zone for zone in g.state.zones if zone.startswith("stack-")]:
        for _ in range(min(g.below(3), len(g.state.zones[zone]))):
            g.draw(zone, BAG)


def _spoil(g: Retaliation) -> None:
    """Fire, malfunctions, security and noise here and there."""
    for space in list(g.state.explored):
        if not g.below(5) and g.state.zones[supply(FIRE)]:
            burn(g, space)
        if not g.below(4) and g.state.zones[supply(MALFUNCTION)]:
            break_room(g, space)
        row = g.box.rooms[row_id(g.state.explored[space])]
        if row.secure and not g.infested(space) and not g.below(3):
            g.put(SECURE, supply(SECURE), space)
    for gap in GAPS:
        if gap in g.state.corridors and not g.below(3) and g.state.zones[supply(NOISE)]:
            make_noise(g, gap)
    while len(g.state.zones[EGG_BOARD]) > 1 and not g.below(2):
        g.put(EGG, EGG_BOARD, GONE)


def _find_work(g: Retaliation) -> None:
    """Whoever acts second stands where the room can do something: few do when they come by."""
    seat = g.order()[1 % g.state.seats]
    rooms = [
        space
        for space in g.state.explored
        if not g.infested(space) and not closed_to_use(g, space) and room_effects(g, seat, space)[0]
    ]
    if rooms and (g.state.seats > 1 or g.below(2)):
        g.crew[seat].slot = g.pick(rooms)
