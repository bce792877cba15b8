"""The Xenos act: attacks first, then moves towards what they see or hear, evenly split.

What Xenos do is resolved zone by zone, each in a step of its own where the players have something to
decide. An activation is written on the agenda as `attack`, `plan` and `march`, each with the kinds that act.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from hullbreach.games.invader.box import Kind
from hullbreach.games.invader.rules import mold, verbs
from hullbreach.games.invader.rules.damage import deal, share_out
from hullbreach.games.invader.rules.doors import tear
from hullbreach.games.invader.rules.events import XenosAttack, XenosMove
from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.rules.model import Counts
from hullbreach.games.invader.rules.play import Invader, added, minus, plus
from hullbreach.kernel import Option, Rule, choose, rule
from hullbreach.kernel.state import without

ATTACK, PLAN, MARCH = "attack", "plan", "march"


def words(task: str, kinds: Sequence[Kind]) -> str:
    """A task of the agenda for these kinds.

    >>> words("attack", [])
    'attack'
    """
    return " ".join((task, *(kind.id for kind in kinds)))


@rule("Z-211", "Z-212", "Z-236", "Z-251", "Z-561")
def activate(g: Invader, kinds: Sequence[Kind]) -> None:
    """These kinds act: attacks, then moves; then those with a second action once more."""
    most = max(kind.row.actions for kind in kinds)
    rounds = [[one for one in kinds if one.row.actions > number] for number in range(most)]
    for those in reversed(rounds):
        g.state.agenda += [words(MARCH, those), words(PLAN, those), words(ATTACK, those)]


def acting(g: Invader, ids: Sequence[str]) -> Counts:
    """One for each kind that acts."""
    return tuple(int(kind.id in ids) for kind in g.kinds)


def taking_part(g: Invader, zone: str, mask: Counts) -> Counts:
    """The Xenos in a zone of the kinds that act."""
    return tuple(map(int.__mul__, g.xenos(zone), mask))


# Attacks


@rule("Z-213", "Z-214", "Z-215")
def attacks(g: Invader, ids: Sequence[str]) -> Rule[None]:
    """Every Xeno in a zone with a victim attacks; zones where there is something to share out ask."""
    state, mask = g.state, acting(g, ids)
    if not state.queue:
        state.queue = [*fighting(g, mask), END]
        state.fought = tuple(state.queue[:-1])
    asked = False
    while state.queue[0] != END:
        zone = state.queue[0]
        victims = g.victims(zone)
        if len(victims) > 1 and asked:
            return
        asked = True
        state.queue.pop(0)
        counts = taking_part(g, zone, mask)
        g.rules.activated(g, zone, counts)
        if victims:
            yield from maul(g, zone, counts, victims)
    finish(g)


END = "."
"""What ends a queue: without it one that is through looks as if it had not begun."""


def finish(g: Invader) -> None:
    """What was on the agenda is resolved."""
    g.state.queue = []
    g.state.agenda.pop()


def fighting(g: Invader, mask: Counts) -> Iterator[str]:
    """The zones in which Xenos of these kinds attack, in the order of the map."""
    for zone in g.prey():
        if zone in g.state.horde and any(taking_part(g, zone, mask)):
            yield zone


def maul(g: Invader, zone: str, counts: Counts, victims: list[str]) -> Rule[None]:
    """The Xenos of a zone attack."""
    worst = max((kind for kind in g.kinds if counts[kind.at]), key=lambda one: one.row.damage)
    g.tell(XenosAttack(sum(counts), zone, worst.name), "Z-213")
    blows = [(kind.name, kind.row.damage, counts[kind.at]) for kind in g.kinds if counts[kind.at]]
    shares = yield from share_out(g, blows, victims, "Z-216")
    yield from deal(g, shares, "Z-219")


# Moves


@rule("Z-222", "Z-239", "Z-555", "Z-559")
def plan(g: Invader, ids: Sequence[str]) -> Rule[None]:
    """All Xenos that did not attack choose where to go, before anybody moves."""
    state, mask = g.state, acting(g, ids)
    if not state.queue:
        idle = [zone for zone in state.horde if zone not in state.fought]
        state.queue = [*(zone for zone in idle if any(taking_part(g, zone, mask))), END]
    noises, asked = g.noises(), False
    while state.queue[0] != END:
        zone = state.queue[0]
        counts = taking_part(g, zone, mask)
        steps = next_zones(g, zone, noises)
        if len(steps) > 1 and asked:
            return
        asked = True
        state.queue.pop(0)
        g.rules.activated(g, zone, counts)
        parts = yield from split(g, zone, counts, steps)
        state.plans = (*state.plans, *((zone, to, part) for to, part in parts.items()))
    finish(g)


@rule("Z-223", "Z-224", "Z-225", "Z-226", "Z-231", "Z-553", "Z-554", "Z-556")
def next_zones(g: Invader, zone: str, noises: dict[str, int]) -> list[str]:
    """Where Xenos of a zone may go now: the first steps of all shortest ways to all loudest targets."""
    layout = g.layout
    sight = layout.sees(zone)
    seen = [one for one in g.prey() if one in sight]
    heard = layout.distances(zone)
    where = seen or [one for one in noises if one in heard]
    loudest = max((noises[one] for one in where), default=0)
    found: dict[str, None] = {}
    for target in where:
        if noises[target] == loudest:
            steps = layout.towards(zone, target) or (zone,)
            found |= dict.fromkeys(steps)
    return [*found] or [zone]


@rule("Z-230", "Z-232", "Z-233", "Z-234")
def split(g: Invader, zone: str, counts: Counts, steps: list[str]) -> Rule[dict[str, Counts]]:
    """A group divides as evenly as it can; the players say who goes where."""
    if len(steps) == 1:
        return {steps[0]: counts}
    share, odd = divmod(sum(counts), len(steps))
    sizes = dict.fromkeys(steps, share)
    for _ in range(odd):
        options = [verbs.EXTRA(one) for one in steps if sizes[one] == share]
        chosen = yield from choose(g.state.first, "ask-extra", options, "Z-232", zone=zone)
        sizes[chosen.args[0]] += 1
    left, parts = counts, dict[str, Counts]()
    for one in steps:
        parts[one], left = yield from company(g, left, one, sizes[one])
    return {one: part for one, part in parts.items() if any(part)}


def company(g: Invader, left: Counts, zone: str, size: int) -> Rule[tuple[Counts, Counts]]:
    """Who of those that are left goes to a zone, and who is left then."""
    part = g.none
    while size:
        here = [kind for kind in g.kinds if left[kind.at]]
        kind, count = here[0], min(size, left[here[0].at])
        if len(here) > 1 and sum(left) > size:
            chosen = yield from choose(
                g.state.first,
                "ask-send",
                sends(here, left, zone, size),
                "Z-234",
                zone=zone,
                left=size,
            )
            kind = next(one for one in here if one.name == chosen.args[0])
            count = min(size, left[kind.at]) if chosen.verb == verbs.SEND_ALL else 1
        part, left = added(part, kind.at, count), added(left, kind.at, -count)
        size -= count
    return part, left


def sends(here: list[Kind], left: Counts, zone: str, size: int) -> list[Option]:
    """One of a kind, or as many as can go."""
    one = [verbs.SEND(kind.name, zone) for kind in here]
    many = [verbs.SEND_ALL(kind.name, zone) for kind in here if min(size, left[kind.at]) > 1]
    return one + many


@rule("Z-069", "Z-228", "Z-235", "Z-238", "Z-557", "Z-560")
def march(g: Invader, ids: Sequence[str]) -> None:
    """All go at once; who finds a closed door on the way destroys that instead."""
    state = g.state
    plans, state.plans = state.plans, ()
    state.agenda.pop()
    closed, moves = state.closed, list[Step]()
    for zone, to, part in plans:
        if zone == to:
            continue
        if (way := way_id(zone, to)) in closed:
            tear(g, zone, way)
        else:
            moves.append((zone, to, part))
    go(g, moves)


Step: TypeAlias = tuple[str, str, Counts]
"""From where, to where, how many of each kind."""


def go(g: Invader, steps: Iterable[Step], *, told: bool = True) -> None:
    """Xenos come from zones to others, all at once."""
    state = g.state
    horde = state.horde
    came: dict[str, Counts] = {}
    for zone, to, part in steps:
        left = minus(horde[zone], part)
        horde = {**horde, zone: left} if any(left) else without(horde, zone)
        came[to] = plus(came.get(to, g.none), part)
        if told:
            g.tell(XenosMove(sum(part), zone, to), "Z-222")
    for to, part in came.items():
        horde = {**horde, to: plus(horde.get(to, g.none), part)}
    state.horde = horde
    arrive(g, came)


def arrive(g: Invader, came: dict[str, Counts]) -> None:
    """Xenos have come to zones: abominations spread mold there."""
    for zone, part in came.items():
        g.rules.xenos_entered(g, zone)
        if any(kind.row.abomination and part[kind.at] for kind in g.kinds):
            mold.spoil(g, zone)
