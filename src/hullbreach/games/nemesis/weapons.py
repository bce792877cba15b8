"""What the weapons make of a shot, and how the weaknesses of the intruders make it worse for them."""

from __future__ import annotations

from hullbreach.games.nemesis.model import NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival.combat import COMBAT_DIE, EGGS, hits
from hullbreach.games.survival.events import AmmoSpent, Rerolled
from hullbreach.games.survival.intruders import injure, retreat
from hullbreach.games.survival.items import is_energy
from hullbreach.games.survival.markers import set_fire
from hullbreach.games.survival.model import ADULT, Intruder
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel import Rule, choose, option, rule

BLANK, HIT, DOUBLE_HIT = "blank", "hit", "double-hit"
HARD = (HIT, DOUBLE_HIT)
"""The faces that hit anything."""

SIX_SHOOTER = "item-six-shooter"
SHOTGUN = "item-shotgun"
SAWED_OFF_SHOTGUN = "item-sawed-off-shotgun"
ASSAULT_RIFLE = "item-assault-rifle"
PISTOL = "item-pistol"
NEEDLE_GUN = "item-needle-gun"
PROTOTYPE_RIFLE = "item-prototype-rifle"
PROTOTYPE_SHOTGUN = "item-prototype-shotgun"
PROTOTYPE_PISTOL = "item-prototype-pistol"
FLAMETHROWER = "item-flamethrower"


def counts_as(g: Nemesis, face: str, kind: str) -> str:
    """What a face counts as: who knows an adult's vital places does not miss it."""
    if face == BLANK and kind == ADULT and g.weakness("weakness-vital-places"):
        return HIT
    return face


def face_hits(g: Nemesis, face: str, kind: str) -> int:
    """The injuries that a face of the combat die means, weapon or not."""
    return hits(counts_as(g, face, kind), kind)


def fire_damage(g: Nemesis, injuries: int) -> int:
    """The injuries of one instance of fire, more if the intruders are known to fear it."""
    if injuries and g.weakness("weakness-vulnerability-to-fire"):
        return injuries + NUMBERS.effects.vulnerable_fire_injuries
    return injuries


def phosphates(g: Nemesis, intruder: Intruder) -> bool:
    """Sprayed, an intruder that is susceptible is injured before it flees. True if it still has to."""
    if not g.weakness("weakness-susceptibility-to-phosphates"):
        return True
    return injure(g, intruder, NUMBERS.effects.phosphate_injuries, "N-342")


@rule("N-325")
def reroll(g: Nemesis, seat: int, weapon: str, face: str, rerolls: int) -> Rule[str]:
    """Roll again, as often as a card and the Prototype Pistol allow; the last roll counts."""
    for _ in range(rerolls + (kind_of(weapon) == PROTOTYPE_PISTOL)):
        chosen = yield from choose(
            seat,
            "ask-reroll",
            [option("reroll"), option("keep-roll", f"combat-{face}")],
            "N-325",
            weapon=weapon,
            face=f"combat-{face}",
        )
        if chosen.verb == "keep-roll":
            break
        before, face = face, g.roll(COMBAT_DIE)
        g.tell(Rerolled(g.name(seat), weapon, f"combat-{before}", f"combat-{face}"), "N-325")
    return face


@rule("N-325")
def injuries_of(g: Nemesis, seat: int, weapon: str, face: str, kind: str) -> Rule[int]:
    """The injuries of a shot by what is printed on the weapon."""
    face = counts_as(g, face, kind)
    rolled, name = hits(face, kind), kind_of(weapon)
    if name == NEEDLE_GUN:
        return 0
    if name == PISTOL and face == DOUBLE_HIT:
        return hits(HIT, kind)
    if name == SAWED_OFF_SHOTGUN and face == HIT:
        return hits(DOUBLE_HIT, kind)
    if (name == SIX_SHOOTER and face == DOUBLE_HIT) or (
        name in (SHOTGUN, ASSAULT_RIFLE) and rolled
    ):
        return rolled + 1
    if name in (PROTOTYPE_SHOTGUN, FLAMETHROWER) and face != BLANK:
        return max(1, rolled) + (name == PROTOTYPE_SHOTGUN and face in HARD)
    if name == PROTOTYPE_RIFLE and face == DOUBLE_HIT and g.state.ammo[weapon]:
        return rolled + (yield from _one_more(g, seat, weapon))
    return rolled


def _one_more(g: Nemesis, seat: int, weapon: str) -> Rule[int]:
    """The Prototype Rifle turns one ammo more into one injury more."""
    options = [option("spend-ammo", weapon), option("spare-ammo", weapon)]
    chosen = yield from choose(seat, "ask-spend-ammo", options, "N-325", weapon=weapon)
    if chosen.verb == "spare-ammo":
        return 0
    g.state.ammo[weapon] -= 1
    g.tell(AmmoSpent(g.name(seat), weapon, 1), "N-325")
    return 1


@rule("N-558")
def total(g: Nemesis, weapon: str, kind: str, injuries: int) -> int:
    """A shot that injures an intruder, with what it is prone to: energy, fire. Eggs are not."""
    if not injuries or kind == EGGS:
        return injuries
    if kind_of(weapon) == FLAMETHROWER:
        return fire_damage(g, injuries)
    if is_energy(g, weapon) and g.weakness("weakness-vulnerability-to-energy"):
        return injuries + NUMBERS.effects.vulnerable_energy_injuries
    return injuries


def lands(
    g: Nemesis, seat: int, weapon: str, face: str, intruder: Intruder | None, injuries: int
) -> Rule[None]:
    """The end of a shot: injuries, or flight from a needle; a flamethrower may set the room on fire."""
    name, here = kind_of(weapon), g.crew[seat].slot
    if intruder is not None:
        if name == NEEDLE_GUN:
            if face_hits(g, face, intruder.kind):
                retreat(g, intruder, "N-353")
        else:
            injure(g, intruder, injuries, "N-345")
    if name == FLAMETHROWER and face == DOUBLE_HIT:
        set_fire(g, here, "N-325")
    yield from ()
