"""Combat: dice, hits, targets, friendly fire, concentrated attacks, hellfire."""

from __future__ import annotations

from typing import Literal

import msgspec

from hullbreach.games.invader.box import Kind, Weapon
from hullbreach.games.invader.rules import mold, verbs
from hullbreach.games.invader.rules.damage import deal, destroy, eliminate, share_out
from hullbreach.games.invader.rules.events import Burned, Killed, Rerolled, Rolled
from hullbreach.games.invader.rules.experience import gain
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.odds import at_least, percent
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills import attacks
from hullbreach.kernel import Ask, Die, Option, Rule, Text, choose, rule
from hullbreach.kernel.texts import Argument

DIE = Die("combat", ("1", "2", "3", "4", "5", "6"))
BEST = 6
FRIEND = "friendly-fire"
"""Who deals the damage of friendly fire."""


class Attack(msgspec.Struct, gc=False):
    """An attack in progress."""

    who: Survivor
    """Who attacks, or controls the machine that does; gets the experience."""
    by: str
    """The card of the weapon, or the machine."""
    weapon: Weapon
    origin: str
    zone: str
    dice: int
    damage: int
    rerolls: int = 0
    spare: int = 0
    """The dice that are rolled only by choice."""
    machine: bool = False
    focus: Kind | None = None
    """The only target, named before rolling."""
    bonus: int = 0
    """The damage that only the target feels that was named."""
    killed: int = 0
    """The experience of what was killed."""
    dead: dict[str, int] = {}
    """How many of each kind were killed."""
    reaped: bool = False

    @property
    def way(self) -> Literal["melee", "ranged"]:
        """Melee or ranged."""
        return self.weapon.type


@rule("Z-267", "Z-271", "Z-296", "Z-281", "Z-280")
def fight(g: Invader, attack: Attack) -> Rule[None]:
    """One attack: a target may be named, then dice, hits and misses."""
    if attack.spare and not (yield from wants(g, attack, attack.dice, attack.spare)):
        attack.dice -= attack.spare
    yield from name_target(g, attack)
    hits, misses = yield from roll(g, attack)
    yield from strike(g, attack, hits)
    yield from friendly_fire(g, attack, misses)
    yield from gain(g, attack.who, attack.killed)


# Dice


@rule("Z-297", "Z-300", "Z-301", "Z-437", "Z-577")
def name_target(g: Invader, attack: Attack) -> Rule[None]:
    """The whole attack may be aimed at one Xeno; shooting order binds also this."""
    here = present(g, attack.zone)
    if attack.way == "ranged" and not free_choice(g, attack):
        here = front(here)
    options = [verbs.SPREAD(), *(verbs.FOCUS(kind.name) for kind in here)]
    told = outlook(g, attack, here)
    chosen: Option = yield Ask(attack.who.seat, "ask-focus", options, told, "Z-297")
    if chosen.verb == verbs.FOCUS:
        attack.focus = next(kind for kind in here if kind.name == chosen.args[0])
        attack.bonus = bonus(g, attack)


@rule("Z-437")
def bonus(g: Invader, attack: Attack) -> int:
    """The damage that each hit does besides, if one target is named."""
    return 0 if attack.machine or attack.dice < 2 else g.has(attack.who, "concentration")


def outlook(g: Invader, attack: Attack, targets: list[Kind]) -> dict[str, Argument]:
    """What there is to know before the roll: how likely a die hits, and all of them together kill."""
    skill = 0 if attack.machine else attacks.count(g, attack.who, "roll", attack.way)
    accuracy, more = attack.weapon.accuracy - skill, for_sixes(g, attack)
    harm, odds = attack.damage + bonus(g, attack), None
    for kind in reversed(targets):
        needed = -(-kind.row.toughness // harm)
        chance = percent(at_least(needed, attack.dice, accuracy, more))
        odds = Text("invader-odds", {"xeno": kind.name, "percent": chance, "more": odds})
    return {
        "zone": attack.zone,
        "dice": attack.dice,
        "chance": percent(at_least(1, 1, accuracy)),
        "rerolls": attack.rerolls,
        "vain": not any(kind.row.toughness <= attack.damage for kind in targets),
        "risk": at_risk(g, attack),
        "odds": odds,
    }


@rule("Z-083", "Z-172", "Z-441", "Z-442", "Z-490", "Z-535", "Z-536", "Z-634")
def roll(g: Invader, attack: Attack) -> Rule[tuple[int, int]]:
    """Roll, and roll all dice again as often as cards and luck allow; hits and misses."""
    faces = thrown(g, attack, attack.dice)
    rerolls = attack.rerolls
    while rerolls:
        if perfect(g, attack, faces):
            break
        options = [verbs.REROLL(), verbs.KEEP()]
        chosen = yield from choose(
            attack.who.seat, "ask-reroll", options, "Z-172", hits=hits_of(g, attack, faces)
        )
        if chosen.verb == verbs.KEEP:
            break
        rerolls -= 1
        g.tell(Rerolled(attack.who.id), "Z-172")
        faces = thrown(g, attack, attack.dice)
    faces = yield from more_dice(g, attack, faces)
    hits = hits_of(g, attack, faces)
    return hits, len(faces) - hits


def thrown(g: Invader, attack: Attack, number: int) -> list[int]:
    """So many dice, rolled for all to see."""
    faces = [int(g.roll(DIE)) for _ in range(number)]
    hits = hits_of(g, attack, faces)
    shown = [str(face) for face in faces]
    target = attack.focus.name if attack.focus is not None else None
    g.tell(Rolled(attack.who.id, attack.by, attack.zone, shown, hits, target), "Z-267")
    return faces


def perfect(g: Invader, attack: Attack, faces: list[int]) -> bool:
    """Whether no roll could be better: all dice hit, and where sixes count all are sixes."""
    if for_sixes(g, attack):
        return min(faces) == BEST
    return hits_of(g, attack, faces) == len(faces)


def for_sixes(g: Invader, attack: Attack) -> int:
    """How many more dice a six brings."""
    return 0 if attack.machine else attacks.count(g, attack.who, "roll-six", attack.way)


@rule("Z-489", "Z-490")
def more_dice(g: Invader, attack: Attack, faces: list[int]) -> Rule[list[int]]:
    """With a skill every six brings one more die, and so on, as long as one likes."""
    each = for_sixes(g, attack)
    sixes = faces.count(BEST) * each
    while sixes and (yield from wants(g, attack, sixes, sixes)):
        new = thrown(g, attack, sixes)
        faces = [*faces, *new]
        sixes = new.count(BEST) * each
    return faces


@rule("Z-455", "Z-489")
def wants(g: Invader, attack: Attack, dice: int, spare: int) -> Rule[bool]:
    """Whether all these dice are to be rolled, or none of those to spare: a question if misses do harm."""
    if not at_risk(g, attack):
        return True
    options = [verbs.MORE_DICE(), verbs.FEWER_DICE()]
    chosen = yield from choose(
        attack.who.seat, "ask-dice", options, "Z-289", more=dice, fewer=dice - spare
    )
    return bool(chosen.verb == verbs.MORE_DICE)


def hits_of(g: Invader, attack: Attack, faces: list[int]) -> int:
    """How many dice hit."""
    if not attack.machine:
        faces = attacks.faces(g, attack.who, attack.way, faces)
    return sum(face >= attack.weapon.accuracy for face in faces)


# Hits


def present(g: Invader, zone: str) -> list[Kind]:
    """The kinds of Xenos in a zone."""
    counts = g.xenos(zone)
    return [kind for kind in g.kinds if counts[kind.at]]


@rule("Z-282", "Z-283", "Z-284")
def front(kinds: list[Kind]) -> list[Kind]:
    """Those of these kinds that shots hit first."""
    first = min((kind.row.order for kind in kinds), default=0)
    return [kind for kind in kinds if kind.row.order == first]


def free_choice(g: Invader, attack: Attack) -> bool:
    """Whether hits can be given to any target, and misses harm no friend: in melee, and by some skills."""
    if attack.way == "melee":
        return True
    return not attack.machine and attacks.picks(g, attack.who, attack.zone)


def strike(g: Invader, attack: Attack, hits: int) -> Rule[None]:
    """Hits find their targets."""
    if attack.focus is None:
        yield from spread(g, attack, hits)
    else:
        concentrate(g, attack, attack.focus, hits)
    tell_killed(g, attack)


def spread(g: Invader, attack: Attack, hits: int) -> Rule[None]:
    """One target after another is hit."""
    while hits:
        kind = yield from next_target(g, attack)
        if kind is None:
            return
        hits -= 1
        if attack.damage >= kind.row.toughness:
            slay(g, attack, kind)


@rule("Z-272", "Z-273", "Z-274", "Z-275", "Z-285", "Z-286", "Z-287", "Z-288", "Z-572")
def next_target(g: Invader, attack: Attack) -> Rule[Kind | None]:
    """Whom the next hit kills; None if it and all others are wasted.

    In melee the player chooses among those whom the weapon can kill. Shots go by the order: what is too
    tough at its front takes all of them.
    """
    here = present(g, attack.zone)
    if not free_choice(g, attack):
        here = front(here)
    mortal = [kind for kind in here if kind.row.toughness <= attack.damage]
    if len(mortal) < 2:
        return mortal[0] if mortal else None
    options = [verbs.HIT(kind.name) for kind in mortal]
    chosen = yield from choose(attack.who.seat, "ask-hit", options, "Z-275", zone=attack.zone)
    return next(kind for kind in mortal if kind.name == chosen.args[0])


@rule("Z-298", "Z-299", "Z-303", "Z-576", "Z-578")
def concentrate(g: Invader, attack: Attack, kind: Kind, hits: int) -> None:
    """All hits together are one blow at the target that was named."""
    if (attack.damage + attack.bonus) * hits >= kind.row.toughness:
        slay(g, attack, kind)


@rule("Z-100", "Z-116", "Z-117", "Z-189", "Z-460", "Z-461")
def slay(g: Invader, attack: Attack, kind: Kind) -> None:
    """A Xeno dies; who is a reaper takes another one of the kind along, once."""
    g.change(attack.zone, kind.at, -1)
    attack.killed += kind.row.experience
    attack.dead[kind.id] = attack.dead.get(kind.id, 0) + 1
    g.rules.killed(g, attack, kind)
    reaps = not attack.machine and attacks.count(g, attack.who, "reaper", attack.way)
    if reaps and not attack.reaped and g.xenos(attack.zone)[kind.at]:
        attack.reaped = True
        slay(g, attack, kind)


def tell_killed(g: Invader, attack: Attack) -> None:
    """What died, kind by kind."""
    for kind in g.kinds:
        if count := attack.dead.get(kind.id):
            g.tell(Killed(attack.who.id, kind.name, count, attack.zone), "Z-116")


# Misses


@rule("Z-276", "Z-289", "Z-291", "Z-292", "Z-293", "Z-294", "Z-295", "Z-302", "Z-573", "Z-575")
@rule("Z-438", "Z-462", "Z-546")
def friendly_fire(g: Invader, attack: Attack, misses: int) -> Rule[None]:
    """Every miss of a shot hits a friend in the target zone."""
    if misses and at_risk(g, attack):
        blows = [(FRIEND, attack.damage, misses)]
        shares = yield from share_out(g, blows, exposed(g, attack), "Z-290")
        yield from deal(g, shares, "Z-289")


def at_risk(g: Invader, attack: Attack) -> bool:
    """Whether misses hit somebody; whoever concentrates as an expert spares friends."""
    return not (free_choice(g, attack) or attack.bonus) and bool(exposed(g, attack))


def exposed(g: Invader, attack: Attack) -> list[str]:
    """Whom misses can hit: the others in the zone, and woken machines."""
    state = g.state
    found = [
        one.id
        for one in g.people(attack.zone)
        if one is not attack.who and not g.has(one, "low-profile")
    ]
    return found + [
        one for one in state.woken if state.machines.get(one) == attack.zone and one != attack.by
    ]


# Hellfire


@rule("Z-304", "Z-307", "Z-308", "Z-310", "Z-311", "Z-463", "Z-579", "Z-580")
def burn(g: Invader, who: Survivor, zone: str) -> Rule[int]:
    """Hellfire: everybody in the zone dies, objectives are lost, active mold dries; the experience of it."""
    g.tell(Burned(who.id, zone), "Z-304")
    points = 0
    counts = g.xenos(zone)
    for kind in g.kinds:
        if counts[kind.at]:
            points += kind.row.experience * counts[kind.at]
            g.tell(Killed(who.id, kind.name, counts[kind.at], zone), "Z-308")
            g.change(zone, kind.at, -counts[kind.at])
    for machine in [one for one, at in g.state.machines.items() if at == zone]:
        destroy(g, machine)
    for one in g.people(zone):
        eliminate(g, one)
    mold.remove_objectives(g, zone)
    mold.dry(g, zone)
    g.rules.burned(g, zone)
    yield from gain(g, who, points)
    return points
