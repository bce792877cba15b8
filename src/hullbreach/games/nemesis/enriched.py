"""A crew that has been aboard for a while: a position for games that are examined.

Random players die before they have found anything. So every other examined game begins late,
with rooms explored, items in every pack, things to carry and to study, and an open pod.
"""

from __future__ import annotations

from hullbreach.games.nemesis.critical import TIME
from hullbreach.games.nemesis.model import CONTENT, HIBERNATORIUM
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import WEAKNESS_SLOTS
from hullbreach.games.survival import model
from hullbreach.games.survival.items import heavy
from hullbreach.games.survival.model import CARCASS, COLOURS, EGG, GONE
from hullbreach.games.survival.rulebook import row_id

ITEMS_EACH = 5
ROOMS_KNOWN = 8
DECKS = (*COLOURS, "crafted")


def enrich(g: Nemesis) -> None:
    """Change a new position so that the rare things of the game are at hand."""
    state = g.state
    state.time = g.below(TIME.index("blue") + 1)
    for seat in range(state.seats):
        for _ in range(ITEMS_EACH):
            _give(g, seat)
    unexplored = [slot for slot in g.board.slots if slot not in state.explored]
    for _ in range(ROOMS_KNOWN):
        _explore(g, unexplored.pop(g.below(len(unexplored))))
    start = g.slot_of(HIBERNATORIUM)
    g.lay(EGG, start)
    g.lay(CARCASS, start)
    study = f"weakness-{g.pick(WEAKNESS_SLOTS)}"
    g.turn_up(study)
    state.weaknesses += state.zones[study]
    state.crew[g.below(state.seats)].signal = True
    if state.locked:
        state.locked.remove(g.pick(state.locked))


def _give(g: Nemesis, seat: int) -> None:
    """A random kind of item, so that rare ones come up too; of heavy ones only one, beside the weapon that comes with the character."""
    zone = g.pick([zone for deck in DECKS if g.state.zones[zone := f"deck-{deck}"]])
    item = g.pick(list(dict.fromkeys(g.state.zones[zone])))
    if not heavy(g, item):
        g.put(item, zone, model.pack(seat))
    elif not g.carried(seat):
        g.put(item, zone, model.hands(seat))
        if g.rules.usable(item).weapon is not None:
            g.state.ammo[item] = 1


def _explore(g: Nemesis, slot: str) -> None:
    g.turn_up(model.tile(slot))
    room = g.state.zones[model.tile(slot)][0]
    g.state.explored[slot] = room
    if CONTENT.rooms[row_id(room)].colour is not None:
        g.state.searches[slot] = 2
    g.move_all(model.token(slot), GONE)
