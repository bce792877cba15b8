"""A crew that has been aboard for a while: a position for games that are examined.

Random players die before they have found anything. So every other examined game begins late: the
draft is over, the crew is all over a ship half of which is explored, wounded and contaminated, with
items in every pack, things to carry and to study, open pods, and perhaps an intruder among them.
"""

from __future__ import annotations

from hullbreach.games.nemesis.critical import TIME
from hullbreach.games.nemesis.model import CONTENT, ENGINES, SECTIONS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import WEAKNESS_SLOTS
from hullbreach.games.survival import model
from hullbreach.games.survival.items import capacity, hand_slots, heavy, weapons
from hullbreach.games.survival.model import (
    ADULT,
    BOX,
    CARCASS,
    COLOURS,
    CREEPER,
    EGG,
    GONE,
    Character,
    Intruder,
)
from hullbreach.games.survival.play import kind_of
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.setup import join

ITEMS_EACH = 6
ROOMS_KNOWN = 6
DECKS = (*COLOURS, "crafted")
LABORATORY = "room-laboratory"


def enrich(g: Nemesis) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(TIME.index("blue") + 1)
    for room in SECTIONS:
        _explore(g, room)
    hidden = [room for slot in g.board.slots for room in state.zones.get(model.tile(slot), ())]
    for _ in range(ROOMS_KNOWN):
        _explore(g, g.pick(hidden))
    # Whoever comes with an expansion comes first.
    crew = sorted(
        state.zones["draft"], key=lambda one: CONTENT.characters[row_id(one)].pack == "base"
    )
    for seat, character in zip(map(int, state.queue), crew, strict=False):
        join(g, seat, g.put(character, "draft", GONE))
        _settle_in(g, seat)
    g.move_all("draft", BOX)
    state.queue, state.stage = [], "round"
    g.lay(EGG, _anyone(g).slot)
    g.lay(CARCASS, g.slot_of(LABORATORY) or _anyone(g).slot)
    if g.below(3):
        _set_upon(g, g.pick((CREEPER, ADULT)), _anyone(g).slot)
    study = f"weakness-{g.pick(WEAKNESS_SLOTS)}"
    g.turn_up(study)
    state.weaknesses += state.zones[study]
    state.locked = [pod for pod in state.locked if g.below(2)]


def _anyone(g: Nemesis) -> Character:
    return g.crew[g.below(g.state.seats)]


def _settle_in(g: Nemesis, seat: int) -> None:
    """Somewhere, hurt, with some items, less ammo, and what one of the own quest items asks for."""
    who = g.crew[seat]
    who.slot = g.pick([slot for slot, room in g.state.explored.items() if room not in ENGINES])
    who.light, who.signal = g.below(2), bool(g.below(2))
    g.draw("deck-wound", g.pick((model.wounds, model.dressed))(seat))
    g.draw("deck-contamination", model.deck(seat))
    g.shuffle(model.deck(seat))
    for weapon in weapons(g, seat):
        g.state.ammo[weapon] = g.below(capacity(g, weapon)) + 1
    unlock = CONTENT.quests[row_id(g.pick(g.state.zones[model.quests(seat)]))].unlock
    if unlock.room:
        _explore(g, f"room-{unlock.room}")
        who.slot = g.slot_of(f"room-{unlock.room}") or who.slot
    else:
        _give(g, seat, f"item-{g.pick(unlock.discard)}")
    for _ in range(ITEMS_EACH):
        _give(g, seat)


def _give(g: Nemesis, seat: int, kind: str = "") -> None:
    """An item, of a random kind unless one is named, so that rare ones come up too.

    Heavy ones only as far as the hands can hold them.
    """
    zones = [f"deck-{deck}" for deck in DECKS]
    found = [
        (item, zone)
        for zone in zones
        for item in dict.fromkeys(g.state.zones[zone])
        if kind in ("", kind_of(item))
    ]
    if not found:
        return
    item, zone = g.pick(found)
    if not heavy(g, item):
        g.put(item, zone, model.pack(seat))
    elif len(g.carried(seat)) < hand_slots(g, seat):
        g.put(item, zone, model.hands(seat))
        if g.rules.usable(item).weapon is not None:
            g.state.ammo[item] = 1


def _explore(g: Nemesis, room: str) -> None:
    """Have a room explored, if it is aboard."""
    slot = next((slot for slot in g.board.slots if room in g.state.zones[model.tile(slot)]), "")
    if not slot or slot in g.state.explored:
        return
    g.turn_up(model.tile(slot))
    g.state.explored[slot] = room
    if CONTENT.rooms[row_id(room)].colour is not None:
        g.state.searches[slot] = 2
    g.move_all(model.token(slot), GONE)


def _set_upon(g: Nemesis, kind: str, slot: str) -> None:
    """An intruder that nobody has met yet stands in a room."""
    g.put(kind, model.supply(kind), slot)
    g.state.figures += 1
    g.state.intruders.append(Intruder(f"figure-{g.state.figures}", kind, slot))
