"""Contingency plans: secret tokens, of which the one in force is never looked at."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.events import PlanTaken
from hullbreach.games.lockdown.rules.model import NEUTRAL, OPEN_PLANS, contingencies
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules.events import Peeked
from hullbreach.kernel import ALL_EYES, Option, Rule, Text, choose, eye, rule


@rule("L-105", "L-424", "L-556")
def unseen_plans(g: Lockdown, seat: int) -> list[Option]:
    """Where a token could be looked at: with another player, or in the neutral pool."""
    found = [
        own_verbs.PLAN_OF(g.name(other))
        for other in range(g.state.seats)
        if other != seat and g.state.zones[contingencies(other)]
    ]
    return found + ([own_verbs.PLAN_OF_POOL()] if g.state.zones[NEUTRAL] else [])


@rule("L-105", "L-424")
def peek_plan(g: Lockdown, seat: int, options: list[Option], rule_id: str) -> Rule[None]:
    """Look in secret at one token, of another player or of the pool."""
    chosen = yield from choose(seat, "ask-plan", options, rule_id)
    if chosen.verb == own_verbs.PLAN_OF_POOL:
        _look(g, seat, NEUTRAL, [_unknown(g, seat, NEUTRAL)], Text("peek-pool"), rule_id)
        return
    zone = contingencies(g.seat_of(chosen.args[0]))
    what = Text("peek-plan", {"whom": chosen.args[0]})
    _look(g, seat, zone, [_unknown(g, seat, zone)], what, rule_id)


@rule("L-108")
def peek_plans(g: Lockdown, seat: int, other: int, rule_id: str) -> None:
    """Look in secret at all tokens of another player."""
    zone = contingencies(other)
    what = Text("peek-plans", {"whom": g.name(other)})
    _look(g, seat, zone, list(range(len(g.state.zones[zone]))), what, rule_id)


def _unknown(g: Lockdown, seat: int, zone: str) -> int:
    """Tokens that lie face down look all the same: chance picks one that the player has not seen."""
    faces = g.see(zone, seat)
    unseen = [place for place, face in enumerate(faces) if face is None] or list(range(len(faces)))
    return unseen[g.bits() % len(unseen)]


def _look(g: Lockdown, seat: int, zone: str, places: list[int], what: Text, rule_id: str) -> None:
    """In a cooperative game there is nothing to hide: what one has seen, all have."""
    if g.state.mode == "coop" and zone == NEUTRAL:
        for index in sorted(places, reverse=True):
            _open(g, seat, index, rule_id)
        return
    seen = [g.show(zone, index, eye(seat)) for index in places]
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=eye(seat), instead=public)


@rule("L-464", "L-485")
def take_plan(g: Lockdown, seat: int, rule_id: str) -> None:
    """Take a token out of the neutral pool and keep it; in a cooperative game all see it."""
    index = _unknown(g, seat, NEUTRAL)
    if g.state.mode == "coop":
        _open(g, seat, index, rule_id)
        return
    token = g.take(NEUTRAL, index, contingencies(seat))
    told, public = PlanTaken(g.name(seat), token), PlanTaken(g.name(seat))
    g.tell(told, rule_id, to=eye(seat), instead=public)


@rule("L-485")
def _open(g: Lockdown, seat: int, index: int, rule_id: str) -> None:
    token = g.take(NEUTRAL, index, OPEN_PLANS)
    g.show(OPEN_PLANS, len(g.state.zones[OPEN_PLANS]) - 1, ALL_EYES)
    g.tell(PlanTaken(g.name(seat), token), rule_id)
