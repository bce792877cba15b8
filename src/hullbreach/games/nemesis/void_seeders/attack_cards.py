"""What the attack cards of the Void Seeders do."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.effects import ATTACKS
from hullbreach.games.nemesis.void_seeders.insanity import panic
from hullbreach.games.survival.rules.attacks import hit
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.kernel import Rule


@ATTACKS("attack-scratch")
def scratch(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and contamination."""
    yield from hit(g, g.box.attacks["scratch"], seat, light=g.box.attacks["scratch"].light)


@ATTACKS("attack-bite")
def bite(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death for whoever has two."""
    yield from hit(g, g.box.attacks["bite"], seat, deep=g.box.attacks["bite"].serious)


@ATTACKS("attack-dismay")
def dismay(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Contamination and panic."""
    yield from hit(g, g.box.attacks["dismay"], seat)
    yield from panic(g, seat, "N-362")


@ATTACKS("attack-frenzy")
def frenzy(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death; everybody in the room is a victim in turn."""
    yield from hit(g, g.box.attacks["frenzy"], seat, deep=g.box.attacks["frenzy"].serious)


@ATTACKS("attack-duplicate")
def duplicate(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Another one of the attacker's kind is there. It does not attack now."""
    yield from place(g, intruder.kind, intruder.slot, "N-362")


@ATTACKS("attack-dread")
def dread(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound and panic."""
    yield from hit(g, g.box.attacks["dread"], seat, deep=g.box.attacks["dread"].serious)
    yield from panic(g, seat, "N-362")


@ATTACKS("attack-braineating")
def braineating(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Serious wounds, or death for whoever has one."""
    row = g.box.attacks["braineating"]
    yield from hit(g, row, seat, deep=row.serious)
