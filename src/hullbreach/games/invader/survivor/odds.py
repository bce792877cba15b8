"""What an attack is likely to achieve: how much harm it takes off the map."""

from __future__ import annotations

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.rules.odds import FACES as FACES
from hullbreach.games.invader.rules.odds import at_least

SPOILS = 4
"""What it is worth besides to be rid of what spreads mold."""


def harm(kind: Kind) -> int:
    """How much damage a Xeno does in a round."""
    return kind.row.damage * kind.row.actions


def prize(kind: Kind) -> int:
    """What it is worth to kill one: also what spreads mold does harm."""
    return harm(kind) + SPOILS * kind.row.abomination


def spread(weapon: Weapon, dice: int, damage: int, here: list[tuple[Kind, int]]) -> float:
    """The harm that is likely taken off if every hit may kill another one."""
    left, worth = dice * (FACES + 1 - weapon.accuracy) / FACES, 0.0
    shot = weapon.type == "ranged"
    for kind, number in here if shot else sorted(here, key=lambda one: -prize(one[0])):
        if damage >= kind.row.toughness:
            slain = min(number, left)
            worth, left = worth + slain * prize(kind), left - slain
        elif shot:
            break
    return worth


def focused(weapon: Weapon, dice: int, damage: int, kind: Kind) -> float:
    """The harm that is likely taken off if all hits go to one of a kind."""
    needed = -(-kind.row.toughness // max(1, damage))
    return at_least(needed, dice, weapon.accuracy) * prize(kind)


def targets(weapon: Weapon, here: list[tuple[Kind, int]]) -> list[Kind]:
    """Who can be named: in melee anybody, by shots who is first in the order."""
    if weapon.type == "melee":
        return [kind for kind, _ in here]
    return [kind for kind, _ in here if kind.row.order == here[0][0].row.order]
