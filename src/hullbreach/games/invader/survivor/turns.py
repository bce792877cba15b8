"""A survivor's turn: fight what is here, shoot what comes, take what is needed, go on together."""

from __future__ import annotations

from hullbreach.games.invader.rules.model import GUN, TANK
from hullbreach.games.invader.survivor.situation import FAR, Situation
from hullbreach.kernel import Option

TOGETHER = 6
"""So far ahead of the last one may anybody be."""
GOOD = 2
"""Weapons of which one looks for no more."""


def worth(s: Situation, option: Option) -> float:
    """How good it is to do something now; ending the turn is 0."""
    match option.verb, option.args:
        case (("strike" | "strike-pair" | "shoot" | "shoot-pair"), (item, *rest)):
            return attack(s, item, rest[0] if rest else s.me.zone, pair="pair" in option.verb)
        case (("machine-shoot" | "machine-strike"), (machine, *rest)):
            return drive(s, machine, rest[0] if rest else "")
        case "take", _:
            return 25 if s.me.zone in s.goals else -1
        case "take-oxygen", _:
            return 7 if s.needs_tank else -1
        case "search", _:
            return 0.1 if not_armed(s) else -1
        case "eat", _:
            return 0.1
        case "move", (zone,):
            return step(s, zone)
        case "arrange", _:
            return 4 if TANK in s.me.pack and s.needs_tank else -1
    return 0 if option.verb == "stop" else -1


def not_armed(s: Situation) -> bool:
    """Whether a survivor could use a better weapon."""
    held = [s.edition.weapons[hand[0]] for hand in (s.me.left, s.me.right) if hand]
    return sum(weapon.dice * weapon.damage > GOOD for weapon in held) < GOOD


def attack(s: Situation, item: str, zone: str, *, pair: bool) -> float:
    """First what stands here, then what is near."""
    likely = s.kills(s.edition.weapons[item], zone, 2 if pair else 1)
    if likely <= 0:
        return -1
    if zone == s.me.zone:
        return 20 + min(likely, 9)
    return (4 if s.crowd(s.me.zone) else 1.5) + min(likely, 9) / 10


def drive(s: Situation, machine: str, zone: str) -> float:
    """A machine shoots for us, but who needs the gun does not wake it."""
    if machine == GUN and not s.edition.mission.takes:
        return -1
    crowd = s.crowd(zone or s.view.machines[machine])
    return 8 if crowd and s.view.machines[machine] != s.me.zone else -1


def help_out(s: Situation, zone: str) -> float:
    """Into a fight, if a friend is in it and two blows are left that may end it."""
    if s.crowd(s.me.zone) or not s.friends(zone) or s.view.actions < 3:
        return -1
    held = [s.edition.weapons[hand[0]] for hand in (s.me.left, s.me.right) if hand]
    likely = max((s.kills(weapon, zone) for weapon in held if weapon.type == "melee"), default=0)
    return 6 if likely else -1


def step(s: Situation, zone: str) -> float:
    """Towards the goal, not into Xenos, not away from the others; away from what cannot be killed."""
    here, there = s.distance.get(s.me.zone, FAR), s.distance.get(zone, FAR)
    if s.crowd(zone):
        return help_out(s, zone)
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
    if safer < -1 and there and s.view.actions < 2:
        return -1
    return 2 + 0.1 * safer
