"""Skills that are actions of their own, and what they do at the beginning of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.rules import verbs
from hullbreach.games.invader.rules.events import Hidden, Led, Pulled, Shoved, Taunted
from hullbreach.games.invader.rules.model import Counts, Survivor
from hullbreach.games.invader.rules.movement import can_breathe
from hullbreach.games.invader.rules.paying import once
from hullbreach.games.invader.rules.play import Invader, plus
from hullbreach.games.invader.rules.weapons import sight
from hullbreach.games.invader.rules.xenos import go, maul, split
from hullbreach.games.invader.skills import moves
from hullbreach.games.invader.skills.lending import LENT, give_back, lend
from hullbreach.kernel import (
    COMMIT,
    PASS,
    Action,
    Ask,
    Rule,
    choose,
    each,
    offers,
    perform,
    refusals,
    rule,
)

NEAR = 2
"""How far a taunt is heard."""
LED = "led"
"""A task of the agenda: somebody who is led acts."""


def may(g: Invader, skill: str) -> bool:
    """Whether who acts has a skill that works once in an own turn, and has not used it."""
    return LENT not in g.state.spent and moves.may(g, skill)


# Camouflage


@rule("Z-443", "Z-626", "Z-627")
def turn_begins(g: Invader, who: Survivor) -> Rule[None]:
    """Who is seen by no Xeno may take the token of camouflage, if nobody has it."""
    if not g.has(who, "camouflage") or any(one.unseen for one in g.crew):
        return
    if any(who.zone in g.layout.sees(zone) for zone in g.state.horde):
        return
    options = [verbs.HIDE(), PASS]
    chosen = yield from choose(who.seat, "ask-hide", options, "Z-443", who=who.id)
    if chosen is not PASS:
        who.unseen = True
        g.tell(Hidden(who.id), "Z-443")


# Taunt


@rule("Z-434", "Z-629")
def provoked(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones with Xenos that a taunt reaches through open passages."""
    if not may(g, "taunt"):
        return ()
    far = g.layout.reach(g.actor.zone)
    return each(zone for zone in g.state.horde if far.get(zone, NEAR + 1) <= NEAR)


@rule("Z-435", "Z-436", "Z-628")
def taunt(g: Invader, seat: int, zone: str) -> Rule[None]:
    """All Xenos of a zone act at once, and want only the survivor who taunts them."""
    yield COMMIT
    who = g.actor
    once(g, "taunt")
    g.tell(Taunted(who.id, zone), "Z-435")
    groups = {zone: g.xenos(zone)}
    for number in range(max(kind.row.actions for kind in g.kinds)):
        awake = tuple(int(kind.row.actions > number) for kind in g.kinds)
        after: dict[str, Counts] = {}
        for place, counts in groups.items():
            part = tuple(map(int.__mul__, counts, awake))
            if any(part):
                yield from provoke(g, who, place, part, after)
        groups = after


def provoke(
    g: Invader, who: Survivor, zone: str, counts: Counts, after: dict[str, Counts]
) -> Rule[None]:
    """Taunted Xenos of a zone attack the survivor, or come nearer; where they are `after` that."""
    g.rules.activated(g, zone, counts)
    if zone == who.zone:
        after[zone] = counts
        yield from maul(g, zone, counts, [who.id])
        return
    far = g.layout.reach(who.zone)
    steps = [one for one in g.layout.exits[zone] if far[one] == far[zone] - 1]
    parts = yield from split(g, zone, counts, steps)
    for to, part in parts.items():
        after[to] = plus(after.get(to, g.none), part)
    go(g, [(zone, to, part) for to, part in parts.items()])


# Shove


@rule("Z-492")
def neighbours(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """Where Xenos of the zone can be pushed."""
    zone = g.actor.zone
    return each(g.layout.exits[zone]) if may(g, "shove") and g.crowd(zone) else ()


@rule("Z-492", "Z-493", "Z-125", "Z-635")
def shove(g: Invader, seat: int, zone: str) -> Rule[None]:
    """All Xenos are pushed from the zone into the next one; that is no move of theirs."""
    yield COMMIT
    who = g.actor
    once(g, "shove")
    g.tell(Shoved(who.id, g.crowd(who.zone), zone), "Z-492")
    go(g, [(who.zone, zone, g.xenos(who.zone))], told=False)


# Lifesaver


@rule("Z-495")
def in_need(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zones beside that of who acts, in sight, where somebody is among Xenos."""
    if not may(g, "lifesaver"):
        return ()
    who = g.actor
    seen = sight(g, who)
    zones = [one for one in g.layout.exits[who.zone] if one in seen and g.crowd(one)]
    return each(one for one in zones if waiting(g, who, one))


def waiting(g: Invader, who: Survivor, zone: str) -> list[Survivor]:
    """Who can be pulled out of a zone."""
    return [one for one in g.people(zone) if one.guest or can_breathe(g, one, who.zone)]


@rule("Z-495", "Z-496", "Z-497")
def rescue(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Survivors are pulled out of a zone with Xenos, as far as they want to."""
    yield COMMIT
    who = g.actor
    once(g, "lifesaver")
    left = waiting(g, who, zone)
    while left:
        options = [verbs.PULL(one.id) for one in left]
        chosen = yield from choose(
            who.seat, "ask-pull", [*options, verbs.DONE()], "Z-496", who=who.id
        )
        if chosen.verb == verbs.DONE:
            return
        other = g.survivor(chosen.args[0])
        left.remove(other)
        yield from pull(g, who, other)


def pull(g: Invader, who: Survivor, other: Survivor) -> Rule[None]:
    """One survivor is pulled, unless the player refuses."""
    if other.seat not in (who.seat, -1):
        options = [verbs.AGREE(), verbs.REFUSE()]
        chosen = yield from choose(
            other.seat, "ask-pulled", options, "Z-497", who=who.id, whom=other.id
        )
        if chosen.verb == verbs.REFUSE:
            return
    other.zone = who.zone
    g.tell(Pulled(who.id, other.id, who.zone), "Z-496")
    g.rules.entered(g, other, who.zone)


# Born leader


def followers(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The other survivors on the map."""
    if not may(g, "born-leader"):
        return ()
    return each(one.id for one in g.there() if one is not g.actor and not one.guest)


@rule("Z-484", "Z-485")
def lead(g: Invader, seat: int, whom: str) -> Rule[None]:
    """Another survivor gets an action, for whatever they like, at once."""
    yield COMMIT
    once(g, "born-leader")
    g.tell(Led(g.actor.id, whom), "Z-484")
    g.state.leader = lend(g, g.survivor(whom), 1, ())
    g.state.agenda.append(LED)


@rule("Z-484", "Z-417")
def led(g: Invader) -> Rule[None]:
    """Who is led acts, also with what comes of it for free; then the leader's turn goes on."""
    state, who, all_actions = g.state, g.actor, g.edition.actions
    if not (state.actions or state.free):
        assert state.leader is not None
        state.agenda.pop()
        give_back(g, state.leader)
        state.leader = None
        return
    chosen = yield Ask(
        who.seat,
        "ask-invader-turn",
        offers(g, who.seat, all_actions),
        {"who": who.id, "left": state.actions},
        "Z-484",
        closed=lambda: refusals(g, who.seat, all_actions),
    )
    yield from perform(g, who.seat, g.edition.by_verb[chosen.verb], chosen.args)


ACTIONS = (
    *moves.ACTIONS,
    Action(verbs.TAUNT, taunt, provoked, idle=lambda plight: not plight.trained),
    Action(verbs.SHOVE, shove, neighbours, idle=lambda plight: not plight.trained),
    Action(verbs.RESCUE, rescue, in_need, idle=lambda plight: not plight.trained),
    Action(verbs.LEAD, lead, followers, idle=lambda plight: not plight.trained),
)
