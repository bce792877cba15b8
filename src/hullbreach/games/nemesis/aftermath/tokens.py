"""Aftermath exploration tokens: what somebody finds who comes into a room of the ship for the first time."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.aftermath.events import TokenFound
from hullbreach.games.nemesis.aftermath.model import lying, on_ship
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.markers import close_door, set_fire
from hullbreach.games.survival.rules.model import BOX, CARCASS, EGG, GONE, RED_CORPSE
from hullbreach.games.survival.rules.movement import DRIVEN, GUIDED, LOUD
from hullbreach.kernel import ALL_EYES, Rule, rule

DECK = "deck-aftermath"
SLIMED_ROOM = "aftermath-slimed-room"
Finding = Callable[[Nemesis, int, str, str, str], Rule[bool]]
"""What a token does: for a seat in a slot, by a corridor, in some manner. True if no noise roll follows."""


@rule("NA-141", "NA-153", "NA-219")
def lay_out_tokens(g: Nemesis) -> None:
    """A token face down in every room of the ship; the others are not used."""
    g.shuffle(DECK)
    g.spread(DECK, [lying(slot) for slot in on_ship(g)])
    g.move_all(DECK, BOX)


def hidden(g: Nemesis, slot: str) -> bool:
    """Whether a token lies face down in a room."""
    zone = lying(slot)
    return bool(g.state.zones.get(zone)) and g.state.eyes[zone] != ALL_EYES


@rule("NA-022")
def unrevealed(g: Nemesis) -> int:
    """How many tokens are still face down."""
    return sum(hidden(g, slot) for slot in on_ship(g))


@rule("NA-055", "NA-056")
def slimed_room(g: Nemesis, slot: str) -> bool:
    """Whether a room is slimed: the token stays there, face up."""
    return SLIMED_ROOM in g.state.zones.get(lying(slot), ()) and not hidden(g, slot)


@rule("NA-055", "NA-060", "NA-190")
def turn_up(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """Turn the token of a room up and do what it says. True if no noise roll follows."""
    zone = lying(slot)
    token = g.state.zones[zone][0]
    if token == SLIMED_ROOM:
        g.turn_up(zone)
    else:
        g.put(token, zone, GONE)
    g.tell(TokenFound(g.name(seat), g.place(slot), token), "NA-190")
    return (yield from FINDINGS[token](g, seat, slot, corridor, manner))


@rule("NA-052", "NA-053", "NA-196")
def _lockdown(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """Doors close all around, but not in the corridor by which the character came."""
    closing = [way for way, _ in g.board.ways[slot] if way != corridor]
    for way in closing:
        yield from close_door(g, seat, way, "NA-052", spare=closing)
    return False


@rule("NA-191")
def _danger(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """As the base token of that name: nobody who moves carefully or quietly is heard."""
    yield from ()
    heard = manner in (LOUD, GUIDED, DRIVEN)
    if heard:
        g.rules.danger(g, slot)
    return heard


@rule("NA-191")
def _fire(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """The room burns."""
    yield from ()
    set_fire(g, slot, "NA-191")
    return False


@rule("NA-057", "NA-194", "NA-195")
def _larva(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """A larva is there: no encounter, and no noise."""
    if g.free_figure(LARVA):
        yield from place(g, LARVA, slot, "NA-057")
    return True


def _object(thing: str) -> Finding:
    @rule("NA-054", "NA-058", "NA-195")
    def lies_there(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
        """An object lies in the room, if there is one left."""
        yield from ()
        g.lay(thing, slot)
        return False

    return lies_there


@rule("NA-059", "NA-195")
def _corpse(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """A red corpse that was nobody of this crew, if there is one left."""
    yield from ()
    if g.state.zones[model.supply(RED_CORPSE)]:
        g.draw(model.supply(RED_CORPSE), slot)
    return False


@rule("NA-193")
def _slimed(g: Nemesis, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
    """Everybody who comes in gets slime, the first one included: see `entered`."""
    yield from ()
    return False


FINDINGS: dict[str, Finding] = {
    "aftermath-lockdown": _lockdown,
    "aftermath-danger": _danger,
    "aftermath-fire": _fire,
    "aftermath-larva": _larva,
    "aftermath-egg": _object(EGG),
    "aftermath-carcass": _object(CARCASS),
    "aftermath-corpse": _corpse,
    SLIMED_ROOM: _slimed,
}
