"""How a position of the family is put up by hand: for lessons (`opening`) and tests (`suite.scenario`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.items import heavy
from hullbreach.games.survival.rules.model import BOX, GONE, Intruder
from hullbreach.games.survival.rules.setup import join
from hullbreach.kernel import ALL_EYES


def seat_crew(g: Any, characters: Iterable[str]) -> None:
    """These are the characters, in the order of the seats; the first has the turn, in the first round."""
    state = g.state
    for seat, character in enumerate(characters):
        state.crew[seat].number = seat + 1
        g.put(character, "draft", GONE)
        join(g, seat, character)
    g.move_all("draft", BOX)
    state.queue = []
    state.first = state.turn = 0
    state.round, state.stage = 1, "turn"
    state.actions = g.box.numbers.turn.actions


def lay_tile(g: Any, slot: str, room: str) -> None:
    """A room tile lies on a slot; the one from there takes its place."""
    tile, zones = model.tile(slot), g.state.zones
    if zones.get(tile) == [room]:
        return
    source = next((zone for zone, things in zones.items() if room in things), None)
    if source is None or len(zones.get(tile, ())) != 1:
        raise LookupError(f"{room!r} cannot lie on {slot!r}")
    (other,) = zones[tile]
    g.rewrite(source, [other if one == room else one for one in zones[source]])
    g.rewrite(tile, [room])


def turn_up(g: Any, slot: str, room: str, items: int | None) -> None:
    """A room is explored, and so many items are to be found there; its exploration token is gone."""
    lay_tile(g, slot, room)
    tile, state = model.tile(slot), g.state
    g.watch(tile, ALL_EYES)
    state.known.pop(tile, None)
    state.explored = {**state.explored, slot: room}
    g.move_all(model.token(slot), GONE)
    if items is not None:
        state.searches = {**state.searches, slot: items}


def place_of(g: Any, seat: int, thing: str) -> str:
    """Where somebody carries a thing."""
    return model.hands(seat) if heavy(g, thing) else model.pack(seat)


def load(g: Any, thing: str) -> None:
    """A weapon has all its ammo."""
    weapon = None if thing in model.OBJECTS else g.rules.usable(thing).weapon
    if weapon is not None:
        g.state.ammo = {**g.state.ammo, thing: weapon.capacity}


def place_intruder(g: Any, kind: str, slot: str, injuries: int = 0) -> None:
    """An intruder is in a room, and has been there for a while."""
    state = g.state
    g.put(kind, model.supply(kind), slot)
    state.figures += 1
    state.intruders.append(Intruder(f"figure-{state.figures}", kind, slot, injuries))
