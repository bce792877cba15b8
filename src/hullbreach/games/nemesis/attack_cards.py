"""What the attack cards of the intruders do."""

from __future__ import annotations

from hullbreach.games.nemesis.effects import ATTACKS
from hullbreach.games.nemesis.model import CONTENT
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model
from hullbreach.games.survival.attacks import attack
from hullbreach.games.survival.contamination import contaminate
from hullbreach.games.survival.encounters import emerge
from hullbreach.games.survival.events import IntruderChanged
from hullbreach.games.survival.model import ADULT, BREEDER, Intruder
from hullbreach.games.survival.movement import slime
from hullbreach.games.survival.wounds import die, serious, wound
from hullbreach.kernel import Rule, Text


def _hit(g: Nemesis, name: str, seat: int, light: int, deep: int) -> Rule[None]:
    """The wounds of a card, or death for whoever has too many already; then its contamination."""
    row, cause = CONTENT.attacks[name], Text(f"attack-{name}")
    if row.deadly is not None and serious(g, seat) >= row.deadly:
        yield from die(g, seat, cause, "N-362")
        return
    yield from wound(g, seat, cause, light=light, deep=deep)
    for _ in range(row.contamination):
        contaminate(g, seat, "N-369")


@ATTACKS("attack-scratch")
def scratch(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and contamination."""
    yield from _hit(g, "scratch", seat, CONTENT.attacks["scratch"].light, 0)


@ATTACKS("attack-claw-attack")
def claw(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Light wounds and contamination."""
    yield from _hit(g, "claw-attack", seat, CONTENT.attacks["claw-attack"].light, 0)


@ATTACKS("attack-bite")
def bite(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death; from an adult whose way of fighting is known a light wound."""
    deep = CONTENT.attacks["bite"].serious
    if intruder.kind == ADULT and g.weakness("weakness-the-way-of-fighting"):
        yield from _hit(g, "bite", seat, deep, 0)
    else:
        yield from _hit(g, "bite", seat, 0, deep)


@ATTACKS("attack-tail-attack")
def tail(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death for whoever has one."""
    yield from _hit(g, "tail-attack", seat, 0, CONTENT.attacks["tail-attack"].serious)


@ATTACKS("attack-frenzy")
def frenzy(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound, or death; everybody in the room is a victim in turn."""
    yield from _hit(g, "frenzy", seat, 0, CONTENT.attacks["frenzy"].serious)


@ATTACKS("attack-slime")
def cover_with_slime(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Slime and contamination."""
    slime(g, seat, "N-266")
    yield from _hit(g, "slime", seat, 0, 0)


@ATTACKS("attack-transformation")
def transformation(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """The creeper becomes a breeder, injuries and all, which surprises a victim without cards."""
    if not g.free_figure(BREEDER):
        return
    before, slot = intruder.kind, intruder.slot
    g.put(before, slot, model.supply(before))
    g.put(BREEDER, model.supply(BREEDER), slot)
    intruder.kind = BREEDER
    g.tell(IntruderChanged(before, BREEDER, g.place(slot)), "N-362")
    if not g.hand(seat):
        yield from attack(g, intruder, seat, surprise=True)


@ATTACKS("attack-summoning")
def summoning(g: Nemesis, intruder: Intruder, seat: int) -> Rule[None]:
    """Another intruder comes out of the bag. It does not attack now."""
    yield from emerge(g, seat)
