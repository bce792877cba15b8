"""What action cards do that move somebody: through corridors, quietly, fast, with others."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import pay_besides, spare
from hullbreach.games.retaliation.rules.body import (
    lose_oxygen,
)
from hullbreach.games.retaliation.rules.choices import (
    DONE,
    agrees,
    which_gap,
)
from hullbreach.games.retaliation.rules.combat import (
    may_fire,
    spend_some,
)
from hullbreach.games.retaliation.rules.effects import CARDS
from hullbreach.games.retaliation.rules.movement import open_ways, walk
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.search import find
from hullbreach.games.retaliation.rules.things import (
    ranged,
)
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@CARDS("card-scouting")
def scout_ahead(g: Retaliation, seat: int) -> Rule[None]:
    """A careful move to a known room."""
    known = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    if not known:
        yield deny("R-619", "denied-known-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-266")
    yield from walk(g, seat, gap, careful=True)


@CARDS("card-scouting")
def explore_and_search(g: Retaliation, seat: int) -> Rule[None]:
    """A room is explored, and searched."""
    if not [gap for gap in open_ways(g, seat) if g.unexplored(gap)]:
        yield deny("R-619", "denied-new-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-271")
    start = g.crew[seat].slot
    yield from walk(g, seat, gap)
    who = g.crew[seat]
    if who.aboard and who.slot != start and g.finds(who.slot):
        yield from find(g, seat, list(g.finds(who.slot)), 1)


@CARDS("card-shoot-first")
def shoot_first(g: Retaliation, seat: int) -> Rule[None]:
    """A move through an empty corridor, with a shot or a burst at any moment, also before an attack."""
    if not [gap for gap in open_ways(g, seat) if not g.infested(gap)]:
        yield deny("R-619", "denied-empty-way")
    yield COMMIT
    fired = False

    def fire_once() -> Rule[None]:
        """A shot or a burst, unless one was fired already."""
        nonlocal fired
        if not fired and g.crew[seat].aboard:
            fired = yield from may_fire(g, seat)
            yield from g.rules.acted(g)

    yield from fire_once()
    gaps = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    if not g.crew[seat].aboard or not gaps:
        return
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-263")
    g.poised = fire_once
    try:
        yield from walk(g, seat, gap, pause=fire_once)
    finally:
        g.poised = None
    yield from fire_once()


@rule("R-173", "R-502")
@CARDS("card-sprint")
def sprint(g: Retaliation, seat: int) -> Rule[None]:
    """A move; for oxygen another one."""
    if not open_ways(g, seat):
        yield deny("R-619", "denied-shut-in")
    yield COMMIT
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-502")
    yield from walk(g, seat, gap)
    who = g.crew[seat]
    if who.aboard and who.oxygen and open_ways(g, seat):
        answers = [verbs.BREATHE(), DONE]
        chosen = yield from choose(seat, "ask-sprint", answers, "R-502")
        if chosen is not DONE:
            lose_oxygen(g, seat)
            gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-502")
            yield from walk(g, seat, gap)


@CARDS("card-lets-go")
def go_together(g: Retaliation, seat: int) -> Rule[None]:
    """A move, perhaps with somebody who comes along without noise, willingly or not."""
    if not open_ways(g, seat):
        yield deny("R-619", "denied-shut-in")
    yield COMMIT
    other = yield from _companion(g, seat)
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-110")
    yield from walk(g, seat, gap, along=other)


@rule("R-503", "R-504", "R-635")
@CARDS("card-duck-and-cover")
def run_for_cover(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a move, in which one attack is prevented."""
    if spare(g, seat) < 1:
        yield deny("R-504", "denied-cost-more", 1, spare(g, seat))
    if not open_ways(g, seat):
        yield deny("R-619", "denied-shut-in")
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    gap = yield from which_gap(g, seat, open_ways(g, seat), "ask-corridor", "R-503")
    g.crew[seat].shield = 1
    yield from walk(g, seat, gap)


@CARDS("card-move-quietly")
def sneak(g: Retaliation, seat: int) -> Rule[None]:
    """A move to a known room without a noise roll."""
    if not [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]:
        yield deny("R-619", "denied-known-way")
    yield COMMIT
    gaps = [gap for gap in open_ways(g, seat) if not g.unexplored(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-268")
    yield from walk(g, seat, gap, quiet=True)


@CARDS("card-tactical-retreat")
def retreat(g: Retaliation, seat: int) -> Rule[None]:
    """For a card and ammo a move through an empty corridor in which all attacks are prevented."""
    empty = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not ranged(g, seat):
        yield deny("R-345", "denied-unloaded")
    if not empty:
        yield deny("R-619", "denied-empty-way")
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    yield from spend_some(g, seat)
    gaps = [gap for gap in open_ways(g, seat) if not g.infested(gap)]
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-264")
    other = yield from _companion(g, seat)
    if other is not None and not (yield from agrees(g, other, seat, "ask-accept-along")):
        other = None
    for one in (seat,) if other is None else (seat, other):
        g.crew[one].shield = 99
    yield from walk(g, seat, gap, along=other)


def _companion(g: Retaliation, seat: int) -> Rule[int | None]:
    """Who is to come along, if anybody."""
    others = [one for one in g.people(g.crew[seat].slot) if one != seat]
    if not others:
        return None
    answers = [*(verbs.WHOM(g.name(one)) for one in others), DONE]
    chosen = yield from choose(seat, "ask-companion", answers, "R-312")
    if chosen is DONE:
        return None
    return g.seat_of(chosen.args[0])
