"""A survivor's turn: fight what is here, shoot what comes, take what is needed, go on together."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import GUN, TANK
from hullbreach.games.invader.survivor.situation import FAR, Situation
from hullbreach.kernel import Option

TOGETHER = 3
"""So far ahead of the last one may anybody be."""
GOOD = 2
"""Weapons of which one looks for no more."""
SEARCHING = 8
"""In these rounds everybody searches who can."""


def worth(s: Situation, option: Option) -> float:
    """How good it is to do something now; ending the turn is 0."""
    match option.verb, option.args:
        case ("strike" | "strike-pair" | "shoot" | "shoot-pair"), (item, *rest):
            return attack(s, item, rest[0] if rest else s.me.zone, pair="pair" in option.verb)
        case ("machine-shoot" | "machine-strike"), (machine, *rest):
            return drive(s, machine, rest[0] if rest else "")
        case "take", _:
            return 9 if not s.crowd(s.me.zone) else 3
        case "take-oxygen", _:
            return 7 if s.needs_tank else 0
        case "search", _:
            return 2.5 if s.view.round <= SEARCHING and not_armed(s) and not danger(s) else 0
        case "eat", _:
            return 0.1
        case "move", (zone,):
            return step(s, zone)
        case "arrange", _:
            return 4 if TANK in s.me.pack and s.needs_tank else 0
    return 0 if option.verb == "stop" else -1


def danger(s: Situation) -> bool:
    """Whether something will attack here."""
    return s.threat(s.me.zone) > 1


def not_armed(s: Situation) -> bool:
    """Whether a survivor could use a better weapon."""
    held = [s.edition.weapons[hand[0]] for hand in (s.me.left, s.me.right) if hand]
    return sum(weapon.dice * weapon.damage > GOOD for weapon in held) < GOOD


def attack(s: Situation, item: str, zone: str, *, pair: bool) -> float:
    """First what stands here, then what is near."""
    likely = s.kills(s.edition.weapons[item], zone, 2 if pair else 1)
    if likely <= 0:
        return -1
    return (20 if zone == s.me.zone else 10) + min(likely, 9)


def drive(s: Situation, machine: str, zone: str) -> float:
    """A machine shoots for us, but who needs the gun does not wake it."""
    if machine == GUN and not s.edition.mission.takes:
        return -1
    crowd = s.crowd(zone or s.view.machines[machine])
    return 8 if crowd and s.view.machines[machine] != s.me.zone else -1


def step(s: Situation, zone: str) -> float:
    """Towards the goal, not into Xenos, not away from the others; away from what cannot be killed."""
    here, there = s.distance.get(s.me.zone, FAR), s.distance.get(zone, FAR)
    if s.crowd(zone):
        return -1
    safer = s.threat(s.me.zone) - s.threat(zone)
    if s.crowd(s.me.zone):
        return 5 + safer
    if safer > 1 and s.view.actions == 1:
        return 3 + safer
    if there >= here:
        return -1
    far = s.ways(s.goals, outdoors=True).get(zone, 0)
    if not s.needs_tank and s.last - far > TOGETHER:
        return -1
    if safer < -1 and s.view.actions < 2:
        return -1
    return 2 + 0.1 * safer
