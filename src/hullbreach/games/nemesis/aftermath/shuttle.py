"""The shuttle: how one gets there and back, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.aftermath.model import CABINS, MAIN, SHUTTLE, on_ship
from hullbreach.games.nemesis.aftermath.verbs import CROSS
from hullbreach.games.nemesis.rules.model import SLIME_ROOM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import begin, needs
from hullbreach.games.survival.rules.basic import set_out
from hullbreach.games.survival.rules.model import BOX, GONE
from hullbreach.kernel import COMMIT, Action, Rule, Text, each, rule


@rule("NA-044", "NA-045", "NA-187")
def crossings(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """From the main room to every entrance on the ship; from such an entrance to the other rooms."""
    slot = g.crew[seat].slot
    if slot == MAIN:
        return each(other for other in on_ship(g) if g.board.technical(other))
    if slot not in SHUTTLE and g.board.technical(slot):
        return each(CABINS)
    return ()


@rule("NA-044", "NA-045", "NA-185", "NA-186")
def cross(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Movement between ship and shuttle: as through technical corridors, with all that moving brings."""
    yield COMMIT
    cost = g.box.numbers.costs.move + g.burden(seat)
    g.rules.moves(g, seat)
    what = Text("act-cross", {"a": g.place(slot)})
    if (yield from begin(g, seat, cost, what, "NA-185")):
        yield from set_out(g, seat, slot, "")


ACTION = Action(CROSS, cross, crossings, barred=needs("move", afoot=True))


@rule("NA-046", "NA-142", "NA-150", "NA-151", "NA-188")
def open_cabins(g: Nemesis) -> None:
    """The three tiles of the shuttle are turned up; the room covered with slime is exchanged."""
    for slot in CABINS:
        zone = model.tile(slot)
        g.turn_up(zone)
        if g.state.zones[zone] == [SLIME_ROOM]:
            g.put(SLIME_ROOM, zone, GONE)
            g.take(BOX, spare_tile(g), zone)
        g.state.explored = {**g.state.explored, slot: g.state.zones[zone][0]}


def spare_tile(g: Nemesis) -> int:
    """The place in the box of a random tile `2` that is not used."""
    rooms = {f"room-{row.id}" for row in g.box.rooms.values() if row.back == "2"}
    places = [at for at, thing in enumerate(g.state.zones[BOX]) if thing in rooms]
    return places[g.bits() % len(places)]
