"""Lairs: found where nobody had looked, rooted to the spot, and the only way to be rid of the Despoiler."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.events import (
    DespoilerGone,
    LairDestroyed,
    LairFound,
)
from hullbreach.games.nemesis.void_seeders.kinds import (
    DESPOILER,
    DESTROYED,
    LAIR,
    LAIR_TOKEN,
    lair_rooms,
)
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.intruders import remove, stand
from hullbreach.games.survival.rules.model import GONE
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.kernel import Rule, rule


@rule("NV-026")
def found_as(g: Nemesis, token: str) -> str:
    """A token that was just turned up is a lair, if otherwise not all lairs could still come."""
    zones = g.state.zones
    left = sum(bool(zones[model.token(slot)]) for slot in g.board.slots)
    missing = len(zones[model.supply(LAIR)])
    return LAIR_TOKEN if missing > left else token


@rule("NV-025", "NV-027")
def settle(g: Nemesis, seat: int, slot: str) -> None:
    """A lair is in the room where it was found; nobody has to choose an objective for that."""
    if stand(g, LAIR, slot, "NV-025") is not None:
        g.tell(LairFound(g.name(seat), LAIR_TOKEN, g.place(slot)), "NV-025")


@rule("NV-011", "NV-012", "NV-077", "NV-078")
def whisper(g: Nemesis, seat: int) -> Rule[None]:
    """Whoever ends a turn in a room with a lair rolls for noise, after what fire did."""
    who = g.crew[seat]
    if who.aboard and who.slot in lair_rooms(g):
        yield from noise_roll(g, seat)


@rule("NV-037", "NV-038", "NV-085", "NV-087")
def destroyed(g: Nemesis, slot: str) -> None:
    """The lair is on the Void Seeder board. With the last one the Despoiler is gone for good."""
    g.put(LAIR, model.supply(LAIR), DESTROYED)
    lairs = len(g.state.zones[DESTROYED])
    g.tell(LairDestroyed(g.place(slot), lairs), "NV-037")
    if lairs < g.box.intruders["lair"].count:
        return
    for one in [one for one in g.state.intruders if one.kind == DESPOILER]:
        remove(g, one)
    g.put(DESPOILER, model.supply(DESPOILER), GONE)
    g.state.killed = [*g.state.killed, DESPOILER]
    g.tell(DespoilerGone(), "NV-038")
