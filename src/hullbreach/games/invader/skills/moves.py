"""Skills that are moves of their own: Zero-G run, Sprint, Charge, Bloodlust."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.map import AIRLOCK
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.movement import can_breathe, cost_of_leaving, enter, go_on
from hullbreach.games.invader.rules.paying import can_pay, follow_up, once, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills.lending import LENT
from hullbreach.kernel import COMMIT, Action, Rule, deny, each, rule

FAR = 2
"""How far these moves lead, in zones."""
WAYS = ("combat", "melee", "ranged")
"""What Bloodlust gives a free action for."""


def may(g: Invader, skill: str) -> bool:
    """Whether who acts has a skill that works once in a turn, and has not used it."""
    return bool(g.has(g.actor, skill)) and skill not in g.state.spent


def routes(g: Invader, who: Survivor) -> Iterator[tuple[str, ...]]:
    """Every way of one or two zones by the normal rules: Xenos on the way end it."""
    exits = g.layout.exits
    for first in exits[who.zone]:
        if not can_breathe(g, who, first):
            continue
        yield (first,)
        if g.crowd(first):
            continue
        for second in exits[first]:
            if second != who.zone and can_breathe(g, who, second):
                yield first, second


def walk(g: Invader, who: Survivor, zone: str) -> None:
    """A survivor goes to a zone that is at most two away, the short way if there is one."""
    route = min((one for one in routes(g, who) if one[-1] == zone), key=len)
    for step in route:
        if can_breathe(g, who, step):
            enter(g, who, step)


# Zero-G run


@rule("Z-429", "Z-430", "Z-641")
def leaps(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones two zones away, over any zone but an airlock."""
    if not may(g, "zero-g-run"):
        return ()
    who, layout, zones = g.actor, g.layout, g.board.zones
    over = [one for one in layout.exits[who.zone] if zones[one].kind != AIRLOCK]
    far = layout.reach(who.zone)
    found = dict.fromkeys(two for one in over for two in layout.exits[one] if far[two] == FAR)
    return each(one for one in found if can_breathe(g, who, one))


@rule("Z-429", "Z-431")
def zero_g_run(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Move exactly two zones; no other skill for moves helps."""
    cost = cost_of_leaving(g, g.actor, skilled=False)
    if not can_pay(g, "other", cost):
        yield deny("Z-431", "denied-actions", cost)
    yield COMMIT
    pay(g, "other", cost)
    once(g, "zero-g-run")
    follow_up(g)
    enter(g, g.actor, zone)


# Sprint


def dashes(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The first zones of a sprint."""
    if not may(g, "sprint"):
        return ()
    who = g.actor
    return each(one for one in g.layout.exits[who.zone] if can_breathe(g, who, one))


@rule("Z-467")
def sprint(g: Invader, seat: int, zone: str) -> Rule[None]:
    """A move of two or three zones; Xenos on the way end it."""
    who = g.actor
    cost = cost_of_leaving(g, who)
    if not can_pay(g, "move", cost):
        yield deny("Z-143", "denied-actions", cost)
    yield COMMIT
    pay(g, "move", cost)
    once(g, "sprint")
    follow_up(g)
    enter(g, who, zone)
    yield from go_on(g, who, FAR + g.has(who, "zone-per-move"), least=1)


# Charge


@rule("Z-473")
def charges(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones with Xenos that can be reached, in an own turn."""
    if LENT in g.state.spent or not may(g, "charge"):
        return ()
    ends = dict.fromkeys(route[-1] for route in routes(g, g.actor))
    return each(zone for zone in ends if g.crowd(zone))


@rule("Z-473", "Z-474")
def charge(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Move up to two zones to Xenos, for free; only Xenos that are left behind cost actions."""
    who = g.actor
    cost = cost_of_leaving(g, who) - 1
    if not can_pay(g, "move", cost):
        yield deny("Z-474", "denied-actions", cost)
    yield COMMIT
    pay(g, "move", cost)
    once(g, "charge")
    follow_up(g)
    walk(g, who, zone)


# Bloodlust


def thirst(g: Invader) -> str:
    """The Bloodlust that has not been used yet: what it gives a free action for."""
    return next((one for one in WAYS if may(g, f"bloodlust-{one}")), "")


@rule("Z-499")
def hunts(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones that are one or two zones nearer to some Xenos."""
    if not thirst(g):
        return ()
    who, layout = g.actor, g.layout
    found: dict[str, None] = {}
    for target in g.state.horde:
        far = layout.reach(target)
        if not far.get(who.zone):
            continue
        for route in routes(g, who):
            if far[route[-1]] == far[who.zone] - len(route):
                found[route[-1]] = None
    return each(found)


@rule("Z-499", "Z-500")
def bloodlust(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Move up to two zones towards Xenos, and get a free action to attack."""
    who = g.actor
    cost = cost_of_leaving(g, who)
    if not can_pay(g, "other", cost):
        yield deny("Z-499", "denied-actions", cost)
    yield COMMIT
    pay(g, "other", cost)
    way = thirst(g)
    once(g, f"bloodlust-{way}")
    follow_up(g)
    walk(g, who, zone)
    g.state.free = (*g.state.free, way)


ACTIONS = (
    Action(verbs.ZERO_G, zero_g_run, leaps, idle=lambda plight: not plight.trained),
    Action(verbs.SPRINT, sprint, dashes, idle=lambda plight: not plight.trained),
    Action(verbs.CHARGE, charge, charges, idle=lambda plight: not plight.trained),
    Action(verbs.BLOODLUST, bloodlust, hunts, idle=lambda plight: not plight.trained),
)
