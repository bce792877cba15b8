"""What the attack cards of the nightstalkers do, and what they do besides in darkness."""

from __future__ import annotations

from hullbreach.games.lockdown.content import Attack, Darkness
from hullbreach.games.lockdown.rules.effects import ATTACKS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.hive.kinds import ADULT, BREEDER
from hullbreach.games.survival.hive.larvae import infest
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.attacks import attack, hit
from hullbreach.games.survival.rules.intruders import grow, move_together
from hullbreach.games.survival.rules.model import Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.wounds import die, serious, wound
from hullbreach.kernel import Rule, Text, rule

BLOOD_CHASE = "attack-blood-chase"
PERCHED = "perched-in-the-dark"


@rule("L-342", "L-382")
def in_darkness(g: Lockdown, row: Attack, intruder: Intruder, seat: int) -> Rule[Darkness | None]:
    """What a card does besides to a victim in darkness; nothing if the victim can ignore it."""
    if row.dark is None or not g.crew[seat].aboard or not g.dark(seat):
        return None
    wary = row.id == PERCHED and intruder.kind == ADULT
    if wary and g.knows(seat, "weakness-wary-of-shadows"):
        return None
    return None if (yield from g.rules.ignores_darkness(g, seat)) else row.dark


@rule("L-342")
def kill_in_darkness(g: Lockdown, row: Attack, intruder: Intruder, seat: int) -> Rule[None]:
    """In darkness whoever has too many serious wounds by now dies; nobody else is asked for a light."""
    assert row.dark is not None
    assert row.dark.deadly is not None
    if serious(g, seat) < row.dark.deadly:
        return
    if (yield from in_darkness(g, row, intruder, seat)) is not None:
        yield from die(g, seat, Text(f"attack-{row.id}"), "L-342")


@ATTACKS("attack-cut")
@rule("L-344")
def cut(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and contamination; in darkness another light wound."""
    row = g.box.attacks["cut"]
    yield from hit(g, row, seat, light=row.light)
    if (dark := (yield from in_darkness(g, row, intruder, seat))) is not None:
        yield from wound(g, seat, Text("attack-cut"), light=dark.light)


@ATTACKS(BLOOD_CHASE)
@rule("L-345")
def blood_chase(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """A light wound and slime; somebody who flees may be followed."""
    row = g.box.attacks["blood-chase"]
    yield from hit(g, row, seat, light=row.light)
    if g.crew[seat].alive:
        slime(g, seat, "L-345")


@rule("L-345")
def smell_blood(g: Lockdown, intruder: Intruder, seat: int) -> None:
    """Whoever flees from a blood chase with an undressed serious wound is followed."""
    if g.state.zones[model.wounds(seat)]:
        g.state.chasers.append(intruder.id)


def follow(g: Lockdown, seat: int) -> None:
    """The hunters that are after somebody come into the same room, unless a door stops them."""
    chasers = [one for id in g.state.chasers if (one := g.figure(id)) is not None]
    g.state.chasers.clear()
    if chasers and g.crew[seat].aboard:
        move_together(g, [(one, g.crew[seat].slot) for one in chasers], "L-345")


@ATTACKS("attack-perched-in-the-dark")
def perched(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound; in darkness it may be the last."""
    row = g.box.attacks[PERCHED]
    yield from hit(g, row, seat, deep=row.serious)
    yield from kill_in_darkness(g, row, intruder, seat)


@ATTACKS("attack-blood-rage")
def blood_rage(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """Death for whoever is badly wounded; otherwise a serious wound, more if one is undressed."""
    row = g.box.attacks["blood-rage"]
    bleeding = bool(g.state.zones[model.wounds(seat)])
    deep = row.undressed if bleeding and row.undressed is not None else row.serious
    yield from hit(g, row, seat, deep=deep)


@ATTACKS("attack-piercing-the-heart")
def pierce_heart(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """A serious wound and contamination; in darkness often death."""
    row = g.box.attacks["piercing-the-heart"]
    yield from hit(g, row, seat, deep=row.serious)
    yield from kill_in_darkness(g, row, intruder, seat)


@ATTACKS("attack-evolve")
def evolve(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """The creeper becomes a breeder, injuries and all, which in darkness attacks at once."""
    row = g.box.attacks["evolve"]
    if not grow(g, intruder, BREEDER, "L-340"):
        return
    dark = yield from in_darkness(g, row, intruder, seat)
    if dark is not None and dark.attacks_again:
        yield from attack(g, intruder, seat)


@ATTACKS("attack-infecting-the-host")
def infect_host(g: Lockdown, intruder: Intruder, seat: int) -> Rule[None]:
    """Slime; in darkness a larva as well."""
    row = g.box.attacks["infecting-the-host"]
    slime(g, seat, "L-264")
    dark = yield from in_darkness(g, row, intruder, seat)
    if dark is not None and dark.larva:
        infest(g, seat)
