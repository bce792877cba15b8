"""What the weapons make of a shot, and how a known weakness makes it worse for the intruders."""

from __future__ import annotations

from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.combat import (
    BLANK,
    DOUBLE_HIT,
    EGGS,
    HIT,
    face_hits,
)
from hullbreach.games.survival.rules.events import AmmoSpent, Rerolled
from hullbreach.games.survival.rules.intruders import injure, retreat
from hullbreach.games.survival.rules.items import is_energy
from hullbreach.games.survival.rules.markers import set_fire
from hullbreach.games.survival.rules.model import Intruder, SurvivalState
from hullbreach.games.survival.rules.play import Survival, row_id
from hullbreach.kernel import Rule, choose, rule

HARD = (HIT, DOUBLE_HIT)
"""The faces that hit anything."""

# Weapons by their rows: the same weapon may be an item in one game and a quest item in another.
SIX_SHOOTER = "six-shooter"
SHOTGUN = "shotgun"
SAWED_OFF_SHOTGUN = "sawed-off-shotgun"
ASSAULT_RIFLES = ("assault-rifle", "soldiers-assault-rifle")
PISTOL = "pistol"
NEEDLE_GUN = "needle-gun"
PROTOTYPE_RIFLE = "prototype-rifle"
PROTOTYPE_SHOTGUN = "prototype-shotgun"
FLAMETHROWER = "flamethrower"
SURE = (PROTOTYPE_SHOTGUN, FLAMETHROWER)
"""What hits with anything but a blank."""
STEADY = ("prototype-pistol", "smart-gun")
"""Whoever shoots with one of these may roll once again."""


@rule("N-325")
def reroll(
    g: Survival[SurvivalState], seat: int, weapon: str, face: str, rerolls: int
) -> Rule[str]:
    """Roll again, as often as a card and the weapon allow; the last roll counts."""
    for _ in range(rerolls + (row_id(weapon) in STEADY)):
        chosen = yield from choose(
            seat,
            "ask-reroll",
            [verbs.REROLL(), verbs.KEEP_ROLL(f"combat-{face}")],
            "N-325",
            weapon=weapon,
            face=f"combat-{face}",
        )
        if chosen.verb == verbs.KEEP_ROLL:
            break
        before, face = face, g.roll(g.rules.shot_die(g, seat))
        g.tell(Rerolled(g.name(seat), weapon, f"combat-{before}", f"combat-{face}"), "N-325")
    return face


@rule("N-325")
def injuries_of(
    g: Survival[SurvivalState], seat: int, weapon: str, face: str, kind: str
) -> Rule[int]:
    """The injuries of a shot by what is printed on the weapon."""
    face = g.rules.counts_as(g, seat, face, kind)
    rolled: int = yield from g.rules.rolled(g, seat, face, kind)
    name = row_id(weapon)
    if name == NEEDLE_GUN:
        return 0
    if name == PISTOL and face == DOUBLE_HIT:
        return g.rules.hits(HIT, kind)
    if name == SAWED_OFF_SHOTGUN and face == HIT:
        return g.rules.hits(DOUBLE_HIT, kind)
    if (name == SIX_SHOOTER and face == DOUBLE_HIT) or (
        (name == SHOTGUN or name in ASSAULT_RIFLES) and rolled
    ):
        return rolled + 1
    if name in SURE and face != BLANK:
        return max(1, rolled) + (name == PROTOTYPE_SHOTGUN and face in HARD)
    if name == PROTOTYPE_RIFLE and face == DOUBLE_HIT and g.state.ammo[weapon]:
        return rolled + (yield from _one_more(g, seat, weapon))
    return rolled


def _one_more(g: Survival[SurvivalState], seat: int, weapon: str) -> Rule[int]:
    """The Prototype Rifle turns one ammo more into one injury more."""
    options = [verbs.SPEND_AMMO(weapon), verbs.SPARE_AMMO(weapon)]
    chosen = yield from choose(seat, "ask-spend-ammo", options, "N-325", weapon=weapon)
    if chosen.verb == verbs.SPARE_AMMO:
        return 0
    g.state.ammo = {**g.state.ammo, weapon: g.state.ammo[weapon] - 1}
    g.tell(AmmoSpent(g.name(seat), weapon, 1), "N-325")
    return 1


@rule("N-558", "N-694")
def total(g: Survival[SurvivalState], seat: int, weapon: str, kind: str, injuries: int) -> int:
    """A shot that injures an intruder, with what it is prone to: energy. Eggs are not."""
    if (
        injuries
        and kind != EGGS
        and is_energy(g, weapon)
        and g.knows(seat, "weakness-vulnerability-to-energy")
    ):
        return injuries + g.box.numbers.effects.vulnerable_energy_injuries
    return injuries


def lands(
    g: Survival[SurvivalState],
    seat: int,
    weapon: str,
    face: str,
    intruder: Intruder | None,
    injuries: int,
) -> None:
    """The end of a shot: injuries, or flight from a needle; a flamethrower may set the room on fire."""
    name = row_id(weapon)
    if intruder is not None:
        if name == NEEDLE_GUN:
            if face_hits(g, seat, face, intruder.kind):
                retreat(g, intruder, "N-353")
        else:
            injure(g, intruder, injuries, "N-345", by=seat)
    # To shoot at eggs is not combat.
    spreads = intruder is not None or g.rules.peaceful_flames or g.in_combat(seat)
    if name == FLAMETHROWER and face == DOUBLE_HIT and spreads:
        set_fire(g, g.crew[seat].slot, "N-325")
