"""A crew that has been there for a while: a position for games that are examined.

Random players die before they have found anything. So every other examined game begins late,
with rooms explored, items in every pack, things to carry and to study.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.survival import model
from hullbreach.games.survival.items import hand_slots, heavy
from hullbreach.games.survival.model import CARCASS, COLOURS, EGG, GONE
from hullbreach.games.survival.play import Survival, kind_of, row_id

ITEMS_EACH = 5
ROOMS_KNOWN = 8
DECKS = (*COLOURS, "crafted")


def settle_in(g: Survival[Any], start: str) -> None:
    """Items for everyone, explored rooms, and something to study where they start."""
    state = g.state
    for seat in range(state.seats):
        for _ in range(ITEMS_EACH):
            give(g, seat)
    unexplored = [slot for slot in g.board.slots if slot not in state.explored]
    for _ in range(ROOMS_KNOWN):
        explore(g, unexplored.pop(g.below(len(unexplored))))
    g.lay(EGG, start)
    g.lay(CARCASS, start)
    state.crew[g.below(state.seats)].signal = True


def reveal_weakness(g: Survival[Any], slots: Iterable[str]) -> None:
    """One of these slots of the intruders' board lies open."""
    study = f"weakness-{g.pick(list(slots))}"
    g.turn_up(study)
    g.state.weaknesses += g.state.zones[study]


def give(g: Survival[Any], seat: int, kind: str = "") -> None:
    """An item, of a random kind unless one is named, so that rare ones come up too.

    Heavy ones only as far as the hands can hold them; one hand stays free for the weapon that
    comes with a character who is not drafted yet.
    """
    zones = {
        f"deck-{deck}": [
            item
            for item in dict.fromkeys(g.state.zones[f"deck-{deck}"])
            if kind in ("", kind_of(item))
        ]
        for deck in DECKS
    }
    zone = g.pick([zone for zone, items in zones.items() if items] or [""])
    if not zone:
        return
    item = g.pick(zones[zone])
    if not heavy(g, item):
        g.put(item, zone, model.pack(seat))
    elif len(g.carried(seat)) < hand_slots(g, seat) - (not g.crew[seat].id):
        g.put(item, zone, model.hands(seat))
        if g.rules.usable(item).weapon is not None:
            g.state.ammo[item] = 1


def explore(g: Survival[Any], slot: str) -> None:
    """The room of a slot is known, with something to find; its exploration token is gone."""
    g.turn_up(model.tile(slot))
    room = g.state.zones[model.tile(slot)][0]
    g.state.explored[slot] = room
    if g.box.rooms[row_id(room)].colour is not None:
        g.state.searches[slot] = 2
    g.move_all(model.token(slot), GONE)
