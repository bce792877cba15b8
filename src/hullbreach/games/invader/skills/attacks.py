"""Skills that change attacks: dice, rolls, damage, range, targets."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.box import Weapon
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import rule

STRONG = 3
"""The damage of melee weapons in very strong hands."""
BEST = 6
"""The highest face of a die."""


@rule("Z-418")
def words(way: str) -> tuple[str, str]:
    """What skills call an attack: by its own name, or combat."""
    return "combat", way


def count(g: Invader, who: Survivor, family: str, way: str) -> int:
    """How often a survivor has a skill for this kind of attack, by own learning or by a comrade's."""
    if not who.skills and not _comrades(g, who):
        return 0
    found = sum(g.has(who, f"{family}-{word}") for word in words(way))
    return found + sum(brothers(g, who, f"{family}-{word}") for word in words(way))


@rule("Z-477", "Z-478")
def brothers(g: Invader, who: Survivor, skill: str) -> int:
    """How many survivors in the zone share a skill with all who stand there, if they are not alone."""
    others = g.people(who.zone)
    if len(others) < 2:
        return 0
    return sum(g.has(one, f"brother-{skill}") for one in others)


def _comrades(g: Invader, who: Survivor) -> bool:
    return any("skill-brother" in skill for one in g.people(who.zone) for skill in one.skills)


@rule("Z-424", "Z-432", "Z-433", "Z-455", "Z-456", "Z-639")
def dice(g: Invader, who: Survivor, weapon: Weapon, zone: str) -> int:
    """How many dice one weapon rolls."""
    number = max(weapon.dice, crowded(g, who, weapon, zone))
    return number + count(g, who, "die", weapon.type)


def crowded(g: Invader, who: Survivor, weapon: Weapon, zone: str) -> int:
    """The number of Xenos, if that may be the number of dice of a weapon; else its own."""
    skill = "barbarian" if weapon.type == "melee" else "full-auto"
    return g.crowd(zone) if g.has(who, skill) else weapon.dice


@rule("Z-439", "Z-440", "Z-418")
def escalated(g: Invader, who: Survivor, way: str) -> int:
    """One more die of an attack for each one of the kind in a row before; for combat, of any kind."""
    state = g.state
    in_a_row = {way: state.streaks if state.streak == way else 0, "combat": state.combats}
    return sum(
        number * (g.has(who, skill) + brothers(g, who, skill))
        for word, number in in_a_row.items()
        if number and (skill := f"escalation-{word}")
    )


@rule("Z-423")
def faces(g: Invader, who: Survivor, way: str, rolled: Iterable[int]) -> list[int]:
    """What the dice count: with a skill each one more, but never above six."""
    more = count(g, who, "roll", way)
    return [min(BEST, face + more) for face in rolled]


@rule("Z-425", "Z-426", "Z-449")
def damage(g: Invader, who: Survivor, item: str, weapon: Weapon) -> int:
    """The damage of one hit."""
    base = weapon.damage
    if weapon.type == "melee" and g.has(who, "super-strength"):
        base = STRONG
    kind = item.removeprefix("item-").removeprefix("starting-")
    return base + count(g, who, "damage", weapon.type) + g.has(who, f"damage-with-{kind}")


@rule("Z-422", "Z-625")
def reach(g: Invader, who: Survivor, weapon: Weapon) -> tuple[int, int]:
    """The least and the most range of a weapon."""
    low, high = weapon.range
    return (low, high) if weapon.type == "melee" else (low, high + g.has(who, "range"))


@rule("Z-468")
def too_near(g: Invader, who: Survivor, far: int, low: int) -> bool:
    """Whether a zone is nearer than a weapon shoots; who is good at close range shoots in the own zone."""
    return far < low and not (far == 0 and g.has(who, "point-blank"))


@rule("Z-448", "Z-451", "Z-631")
def dual(g: Invader, who: Survivor, weapon: Weapon) -> bool:
    """Whether two of these can be used at once."""
    if weapon.dual or g.has(who, "ambidextrous"):
        return True
    return weapon.type == "melee" and bool(g.has(who, "swordmaster"))


@rule("Z-464", "Z-465", "Z-469", "Z-470")
def picks(g: Invader, who: Survivor, zone: str) -> bool:
    """Whether a survivor chooses the targets of a shot, and harms no friend."""
    if g.has(who, "sniper"):
        return True
    return who.zone == zone and bool(g.has(who, "point-blank"))
