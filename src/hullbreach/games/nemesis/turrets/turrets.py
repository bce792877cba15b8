"""Turrets on the board: where they stand, at whom they aim, and what their shots do.

A turret is a figure, `supply-turret#2`, with a stack of three status tokens in a zone of its own
(`turret-2`). The token on top is its status; it is face up if everybody knows it.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.model import SLIME_ROOM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.turrets import verbs
from hullbreach.games.nemesis.turrets.events import (
    TurretDestroyed,
    TurretFired,
    TurretPlaced,
    TurretSet,
    TurretShown,
)
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.model import GONE, NEST, Intruder, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import ALL_EYES, Rule, Text, choose, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own
from hullbreach.kernel.table import SPECTATOR

TURRET = "supply-turret"
TURRETS = tuple(f"{TURRET}#{number}" for number in (1, 2, 3))
ALL, INTRUDERS, INACTIVE = STATUSES = ("turret-all", "turret-intruders", "turret-inactive")
NO_TURRET = (NEST, SLIME_ROOM)
"""Rooms that cannot hold a turret."""


class Numbers(Table, frozen=True, kw_only=True):
    """What one shot does."""

    wounds: int
    injuries: int
    source: Source


NUMBERS = Own("turrets", Numbers)


def stack(turret: str) -> str:
    """The zone of a turret's status tokens."""
    return f"turret-{turret.partition('#')[2]}"


def turret_in(g: Nemesis, slot: str) -> str:
    """The turret in a room; nothing where there is none."""
    here = g.state.zones[slot]
    return next((one for one in TURRETS if one in here), "") if here else ""


def turrets_aboard(g: Nemesis) -> dict[str, str]:
    """All turrets on the board, by their slots in the order of the board."""
    return {slot: one for slot in g.board.slots if (one := turret_in(g, slot))}


def status(g: Nemesis, turret: str) -> str:
    """At whom a turret aims, face up or not."""
    return kind_of(g.state.zones[stack(turret)][-1])


def face_up(g: Nemesis, turret: str) -> bool:
    """Whether everybody sees at whom a turret aims."""
    return g.see(stack(turret), SPECTATOR)[-1] is not None


@rule("NP-014", "NP-016", "NP-017")
def set_up(g: Nemesis, slot: str) -> bool:
    """A turret stands in a room, its status tokens shuffled; in some rooms there can be none."""
    waiting = g.state.zones[supply(TURRET)]
    if g.room(slot) in NO_TURRET or not waiting or turret_in(g, slot):
        return False
    turret = waiting[0]
    g.put(turret, supply(TURRET), slot)
    g.shuffle(stack(turret))
    g.tell(TurretPlaced(g.place(slot)), "NP-014")
    return True


@rule("NP-018", "NP-019", "NP-060")
def turn_up(g: Nemesis, slot: str, turret: str) -> str:
    """The status of a turret is turned up, if it was face down."""
    if not face_up(g, turret):
        zone = stack(turret)
        g.show(zone, len(g.state.zones[zone]) - 1, ALL_EYES)
        g.tell(TurretShown(g.place(slot), status(g, turret)), "NP-018")
    return status(g, turret)


@rule("NA-070", "NP-019")
def set_status(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """One of the three status tokens goes face down on top; only the player knows which."""
    turret = turret_in(g, slot)
    zone = stack(turret)
    tokens = [verbs.SET_TURRET(one) for one in sorted(g.state.zones[zone])]
    chosen = yield from choose(seat, "ask-set-turret", tokens, "NA-070", secret=True)
    g.forget(zone)
    g.put(chosen.args[0], zone, zone)
    eyes = g.rules.watchers(g, seat)
    g.show(zone, len(g.state.zones[zone]) - 1, eyes)
    told = TurretSet(g.name(seat), g.place(slot), kind_of(chosen.args[0]))
    g.tell(told, "NA-070", to=eyes, instead=TurretSet(g.name(seat), g.place(slot)))


@rule("NP-029", "NP-030", "NP-031")
def destroy(g: Nemesis, slot: str, turret: str, rule_id: str) -> None:
    """A turret is taken off the board with its tokens."""
    g.put(turret, slot, GONE)
    g.move_all(stack(turret), GONE)
    g.tell(TurretDestroyed(g.place(slot)), rule_id)


# Shots


@rule("NP-020", "NP-021", "NP-022", "NP-025")
def shoot_person(g: Nemesis, slot: str, aim: str, seat: int) -> Rule[None]:
    """A light wound for a character, if the turret aims at everybody."""
    if aim == ALL and g.crew[seat].aboard:
        g.tell(TurretFired(g.place(slot), g.name(seat)), "NP-025")
        yield from wound(g, seat, Text("cause-turret"), light=NUMBERS(g).wounds)


@rule("NP-020", "NP-021", "NP-022", "NP-025")
def shoot_intruder(g: Nemesis, slot: str, aim: str, intruder: Intruder) -> None:
    """An injury for an intruder, unless the turret is switched off."""
    if aim != INACTIVE and g.figure(intruder.id) is not None:
        g.tell(TurretFired(g.place(slot), intruder.kind), "NP-025")
        injure(g, intruder, NUMBERS(g).injuries, "NP-025")
