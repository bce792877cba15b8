"""Feeding: carnomorphs that nobody fights eat what lies about, heal, and grow."""

from __future__ import annotations

from hullbreach.games.nemesis.carnomorphs.adaptations import VORACIOUS, reveal
from hullbreach.games.nemesis.carnomorphs.events import Fed
from hullbreach.games.nemesis.carnomorphs.kinds import METAGORGER, NEXT, free, step_down
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.combat import check_nest
from hullbreach.games.survival.rules.intruders import grow, remove
from hullbreach.games.survival.rules.model import (
    BLUE_CORPSE,
    CARCASS,
    EGG,
    EGG_BOARD,
    GONE,
    RED_CORPSES,
    Intruder,
)
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.counters import change, count
from hullbreach.kernel.packs import Counter, Insert, Stage
from hullbreach.kernel.state import without

FED = Counter("fed", high=1)
"""Whether the carnomorphs have fed before the attacks of this round."""


@rule("NC-021", "NC-076")
def _before(g: Nemesis) -> Rule[None]:
    """Voracious carnomorphs feed before anybody attacks."""
    if g.weakness(VORACIOUS):
        feed_all(g)
        change(g.state, FED, 1)
    g.advance()
    yield from ()


@rule("NC-021", "NC-076", "NC-077")
def _after(g: Nemesis) -> Rule[None]:
    """Otherwise they feed when all attacks are over, also if it has just been seen how voracious they are."""
    if not count(g.state, FED):
        feed_all(g)
    g.state.counters = without(g.state.counters, FED.id)
    g.advance()
    yield from ()


FEEDING = (
    Insert(Stage("feeding-first", _before), after="time"),
    Insert(Stage("feeding", _after), after="attacks"),
)


@rule("NC-007", "NC-010", "NC-077", "NC-081")
def feed_all(g: Nemesis) -> None:
    """Room after room, the largest first, each once; a round without attacks has no feeding."""
    if g.state.calm:
        return
    for slot in g.board.slots:
        if g.people(slot):
            continue
        for one in g.intruders(slot):
            if g.figure(one.id) is not None:  # a metagorger may have been eaten by now
                feed(g, one)


@rule("NC-008", "NC-011", "NC-013", "NC-018")
def feed(g: Nemesis, eater: Intruder) -> None:
    """Heal, evolve, eat: if there is food where it is."""
    food = meal(g, eater)
    if not food:
        return
    eater.injuries = 0
    g.tell(Fed(eater.kind, g.place(eater.slot), food), "NC-011")
    evolve(g, eater)
    eat(g, eater, food)


@rule("NC-008", "NC-009", "NC-014", "NC-020", "NC-078")
def meal(g: Nemesis, eater: Intruder) -> str:
    """What a carnomorph eats: an egg of the nest's stock first, then in the order of its taste."""
    slot = eater.slot
    lying = g.state.zones[slot]
    if g.rules.is_nest(g, slot) and g.has(EGG, EGG_BOARD):
        return EGG
    for food in (*RED_CORPSES, EGG, CARCASS):
        if food in lying:
            return food
    if lying.count(METAGORGER) > (eater.kind == METAGORGER):
        return METAGORGER
    return BLUE_CORPSE if BLUE_CORPSE in lying else ""


@rule("NC-012", "NC-015", "NC-016", "NC-017")
def evolve(g: Nemesis, eater: Intruder) -> None:
    """It is of the next kind, if there is one and a figure of it is free."""
    kind = NEXT.get(eater.kind, "")
    if kind and free(g, kind):
        step_down(g, kind)
        grow(g, eater, kind, "NC-012")
        reveal(g, kind)


@rule("NC-013", "NC-019", "NC-020", "NC-079", "NC-080")
def eat(g: Nemesis, eater: Intruder, food: str) -> None:
    """What was eaten is gone: a corpse for ever, an egg perhaps with the nest."""
    slot = eater.slot
    if food == METAGORGER:
        others = [one for one in g.intruders(slot) if one.kind == METAGORGER and one is not eater]
        remove(g, others[0])
    elif food == EGG and g.rules.is_nest(g, slot) and g.has(EGG, EGG_BOARD):
        g.lift(EGG, EGG_BOARD)
        check_nest(g)
    elif food in (EGG, CARCASS):
        g.lift(food, slot)
    else:
        g.put(food, slot, GONE)
