"""How likely an abomination falls in this round: by blows where it stands, and by shots from elsewhere."""

from __future__ import annotations

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.looks.view import SurvivorView
from hullbreach.games.invader.survivor import odds
from hullbreach.games.invader.survivor.situation import Situation

Fighter = tuple[SurvivorView, int]
"""Somebody, and how many actions are left when the place to fight from is reached."""


def escapes(s: Situation, prey: str, zone: str, fighters: list[Fighter]) -> float:
    """How likely the abomination of a zone lives on, if these attack it from their zone as often as they can."""
    kind = next((one for one, _ in s.present(prey) if one.row.abomination), None)
    away = 0 if prey == zone else s.layout.sees(zone).get(prey, 0)
    if kind is None or (prey != zone and not away):
        return 1.0
    chance = 1.0
    for one, actions in fighters:
        free = away == 0 and s.has(one, "free-melee")
        chance *= (1 - slays(s, one, kind, prey, away)) ** (actions + free if actions else 0)
    return chance


def slays(s: Situation, one: SurvivorView, kind: Kind, prey: str, away: int) -> float:
    """How likely a single attack does, with the best of weapons and machines."""
    found = driven(s, one, kind, prey)
    for weapon, hands in s.ready(one):
        if weapon.hellfire or not weapon.range[0] <= away <= weapon.range[1]:
            continue
        if weapon.type == "ranged" and (s.exposed(one, prey) or not away or not s.fires(one)):
            continue
        dice, damage = s.dice(one, weapon, prey, hands)
        again = s.has(one, "lucky") > 0
        found = max(found, once(weapon, dice, damage, kind, again=again))
    return found


def once(weapon: Weapon, dice: int, damage: int, kind: Kind, *, again: bool) -> float:
    """How likely all hits together kill one of a kind; who is lucky rolls twice."""
    missing = 1 - odds.focused(weapon, dice, damage, kind) / odds.prize(kind)
    return 1 - missing ** (1 + again)


def driven(s: Situation, one: SurvivorView, kind: Kind, prey: str) -> float:
    """How likely a machine does that stands there, or sees it."""
    found = 0.0
    for machine, at in s.view.machines.items():
        if not s.controls(one, machine):
            continue
        row = s.edition.box.machines[machine.partition("-")[2]]
        weapon = row.melee if at == prey else row.ranged
        away = s.layout.sees(at).get(prey, 0)
        if weapon is None or not weapon.range[0] <= away <= weapon.range[1]:
            continue
        if at == prey or not s.people(prey):
            found = max(found, once(weapon, weapon.dice, weapon.damage, kind, again=False))
    return found
