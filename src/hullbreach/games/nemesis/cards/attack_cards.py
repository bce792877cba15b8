"""What the attack cards of the intruders do, wherever they hunt."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.effects import ATTACKS
from hullbreach.games.survival.hive.kinds import ADULT, BREEDER
from hullbreach.games.survival.rules.attacks import attack, hit
from hullbreach.games.survival.rules.encounters import summon
from hullbreach.games.survival.rules.intruders import grow
from hullbreach.games.survival.rules.model import Intruder, SurvivalState
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, rule


@ATTACKS("attack-scratch")
def scratch(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and contamination."""
    yield from hit(g, g.box.attacks["scratch"], seat, light=g.box.attacks["scratch"].light)


@ATTACKS("attack-claw-attack")
def claw(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """Light wounds and contamination."""
    yield from hit(g, g.box.attacks["claw-attack"], seat, light=g.box.attacks["claw-attack"].light)


@ATTACKS("attack-bite")
@rule("N-697")
def bite(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death; from an adult whose way of fighting is known a light wound."""
    row = g.box.attacks["bite"]
    if intruder.kind == ADULT and g.weakness("weakness-the-way-of-fighting"):
        yield from hit(g, row, seat, light=row.serious)
    else:
        yield from hit(g, row, seat, deep=row.serious)


@ATTACKS("attack-tail-attack")
def tail(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death for whoever has one."""
    yield from hit(g, g.box.attacks["tail-attack"], seat, deep=g.box.attacks["tail-attack"].serious)


@ATTACKS("attack-frenzy")
def frenzy(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death; everybody in the room is a victim in turn."""
    yield from hit(g, g.box.attacks["frenzy"], seat, deep=g.box.attacks["frenzy"].serious)


@ATTACKS("attack-slime")
def cover_with_slime(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """Slime and contamination."""
    slime(g, seat, "N-266")
    yield from hit(g, g.box.attacks["slime"], seat)


@ATTACKS("attack-transformation")
def transformation(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """The creeper becomes a breeder, injuries and all, which surprises a victim without cards."""
    if grow(g, intruder, BREEDER, "N-362") and not g.hand(seat):
        yield from attack(g, intruder, seat, surprise=True)


@ATTACKS("attack-summoning")
def summoning(g: Survival[SurvivalState], intruder: Intruder, seat: int) -> Rule[None]:
    """Another intruder comes out of the bag. It does not attack now."""
    yield from summon(g, seat)
