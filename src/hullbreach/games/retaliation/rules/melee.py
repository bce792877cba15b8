"""Fighting hand to hand: the blow, and whoever survives it strikes back."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.body import contaminate
from hullbreach.games.retaliation.rules.combat import CRITICAL, outcome, prey_here
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import break_item, fit_hands
from hullbreach.games.survival.rules.events import AttackIgnored, Fought
from hullbreach.games.survival.rules.model import EGG, hands
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Rule, Text, choose, rule

HATCHET = "item-tactical-hatchet"


def melee_targets(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """Every intruder in the room."""
    return [(one,) for one in prey_here(g, seat)]


@rule("R-089", "R-364")
def melee(g: Retaliation, seat: int, figure: str) -> Rule[None]:
    """The basic action."""
    yield COMMIT
    yield from begin(g, seat, 1, Text("act-melee", {"a": kind_of(figure)}), "R-089")
    yield from fight(g, seat, figure)


@rule("R-364", "R-365", "R-366", "R-367", "R-368", "R-369", "R-370", "R-512")
def fight(g: Retaliation, seat: int, figure: str) -> Rule[None]:
    """Contamination, one damage, the die; whoever survives strikes back."""
    space = g.crew[seat].slot
    contaminate(g, seat, "R-365")
    if not g.crew[seat].aboard:
        return
    standing = yield from g.rules.hit(g, figure, space, 1, seat)
    if not g.crew[seat].aboard:
        return
    sharp = HATCHET in g.state.zones[hands(seat)] and not g.broken_item(HATCHET)
    if sharp and standing:
        answers = [verbs.PROTECT(HATCHET), verbs.SUFFER()]
        chosen = yield from choose(seat, "ask-hatchet", answers, "R-512")
        sharp = chosen.verb == verbs.PROTECT
    if sharp and standing:
        break_item(g, seat, HATCHET)
        face = CRITICAL
    else:
        face = g.roll(g.die("shot"))
    g.tell(Fought(g.name(seat), kind_of(figure), f"shot-{face}", 1), "R-366")
    if standing:
        standing = yield from outcome(g, seat, "", standing, space, face)
    if not standing and g.rules.outlives(g, figure, space):
        standing = figure
    if standing and standing in g.state.zones[space] and g.crew[seat].aboard:
        yield from _strike_back(g, seat, standing, space)


@rule("R-246", "R-370", "R-371", "R-637")
def _strike_back(g: Retaliation, seat: int, figure: str, space: str) -> Rule[None]:
    """The target attacks, unless a weapon is ruined to prevent it; what stands by never does."""
    if not figure.startswith(g.rules.hostile):
        return
    weapons = [one for one in g.state.zones[hands(seat)] if one != EGG and g.row(one).weapon]
    if weapons:
        answers = [*(verbs.PROTECT(one) for one in weapons), verbs.SUFFER()]
        chosen = yield from choose(seat, "ask-parry", answers, "R-370", who=kind_of(figure))
        if chosen.verb == verbs.PROTECT:
            g.tell(AttackIgnored(g.name(seat), chosen.args[0]), "R-370")
            break_item(g, seat, chosen.args[0])
            yield from fit_hands(g, seat)
            return
    yield from attack(g, figure, seat, space)
