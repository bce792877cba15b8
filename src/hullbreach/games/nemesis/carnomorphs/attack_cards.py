"""What the attack cards of the carnomorphs do."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs.effects import ATTACKS
from hullbreach.games.nemesis.carnomorphs.events import CarcassThrownUp
from hullbreach.games.nemesis.carnomorphs.kinds import METAGORGER, free
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.attacks import hit
from hullbreach.games.survival.rules.events import IntruderHealed
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.model import CARCASS, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.kernel import Rule, rule


@ATTACKS("attack-slash")
def slash(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and contamination."""
    yield from hit(g, g.box.attacks["slash"], seat, light=g.box.attacks["slash"].light)


@ATTACKS("attack-whiplash")
def whiplash(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Light wounds and contamination."""
    yield from hit(g, g.box.attacks["whiplash"], seat, light=g.box.attacks["whiplash"].light)


@ATTACKS("attack-bite")
def bite(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death for whoever has two."""
    yield from hit(g, g.box.attacks["bite"], seat, deep=g.box.attacks["bite"].serious)


@ATTACKS("attack-bash")
def bash(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound and contamination."""
    yield from hit(g, g.box.attacks["bash"], seat, deep=g.box.attacks["bash"].serious)


@ATTACKS("attack-devour")
def devour(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death for whoever has one; the butcher is whole again."""
    yield from hit(g, g.box.attacks["devour"], seat, deep=g.box.attacks["devour"].serious)
    if intruder.injuries and g.figure(intruder.id) is not None:
        intruder.injuries = 0
        g.tell(IntruderHealed(intruder.kind, g.place(intruder.slot), 0), "N-362")


@ATTACKS("attack-spawn")
@rule("NC-030")
def spawn(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A metagorger comes out of the attacker, and the victim is covered with slime."""
    if free(g, METAGORGER):
        yield from place(g, METAGORGER, intruder.slot, "N-362")
    slime(g, seat, "N-266")


@ATTACKS("attack-regurgitate")
def regurgitate(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Slime and contamination; a carcass lies there."""
    slime(g, seat, "N-266")
    yield from hit(g, g.box.attacks["regurgitate"], seat)
    if g.lay(CARCASS, intruder.slot):
        g.tell(CarcassThrownUp(intruder.kind, g.place(intruder.slot)), "N-362")
