"""The basic actions that move people and heavy things; see `combat`, `crafting` and `trade` too."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.items import drop, no_hand, take_object
from hullbreach.games.survival.rules.model import NOISE, OBJECTS, SurvivalState
from hullbreach.games.survival.rules.movement import CAREFUL, LOUD, arrive, walk
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import COMMIT, Rule, Text, deny, each, rule


def ways_out(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Every neighbouring room with the corridor to it."""
    return g.board.ways_out[g.state.crew[seat].slot]


@rule("N-184", "N-185", "N-214", "N-215", "N-258", "N-293", "N-299")
def move(g: Survival[SurvivalState], seat: int, slot: str, corridor: str) -> Rule[None]:
    """Movement, or in combat escape: to a neighbouring room through an open corridor."""
    if g.closed(corridor):
        yield deny("N-215", "denied-door")
    yield COMMIT
    cost = g.box.numbers.costs.move + g.burden(seat)
    g.rules.moves(g, seat)
    what = Text("act-move", {"a": g.place(slot)})
    if (yield from begin(g, seat, cost, what, "N-184")):
        yield from set_out(g, seat, slot, corridor)


@rule("N-186", "N-188", "N-189", "N-190", "N-339", "N-628")
def careful_move(g: Survival[SurvivalState], seat: int, slot: str, corridor: str) -> Rule[None]:
    """Careful movement: one noise marker of the player's choice instead of the roll."""
    if g.closed(corridor):
        yield deny("N-215", "denied-door")
    zones = g.state.zones
    for way in g.board.around[slot]:
        if NOISE not in zones[way]:
            break
    else:
        yield deny("N-189", "denied-noise-all-around")
    yield COMMIT
    cost = g.box.numbers.costs.careful_move + g.burden(seat)
    g.rules.moves(g, seat)
    what = Text("act-careful", {"a": g.place(slot)})
    if (yield from begin(g, seat, cost, what, "N-186")):
        yield from set_out(g, seat, slot, corridor, CAREFUL)


def set_out(
    g: Survival[SurvivalState], seat: int, slot: str, corridor: str, manner: str = LOUD
) -> Rule[None]:
    """Go through a corridor: alone, or with whoever goes along."""
    others = yield from g.rules.company(g, seat, slot)
    if others:
        yield from arrive(g, [seat, *others], slot, corridor, manner)
    else:
        yield from walk(g, seat, slot, corridor, manner)


def things_here(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """The objects lying in the character's room."""
    return each(g.objects(g.crew[seat].slot))


@rule("N-061", "N-194", "N-195", "N-405")
def pick_up(g: Survival[SurvivalState], seat: int, thing: str) -> Rule[None]:
    """Pick up a heavy object that lies in the room."""
    if (full := no_hand(g, seat)) is not None:
        yield full
    yield COMMIT
    cost = g.box.numbers.costs.pick_up
    if (yield from begin(g, seat, cost, Text("act-pick-up", {"a": thing}), "N-194")):
        yield from take_object(g, seat, thing, g.crew[seat].slot)


@rule("N-678")
def belongings(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Everything that could be dropped."""
    things = g.state.zones[model.pack(seat)] + g.carried(seat)
    return each(dict.fromkeys(things))


@rule("N-411")
def let_go(g: Survival[SurvivalState], seat: int, thing: str) -> Rule[None]:
    """Drop something; it costs nothing."""
    if thing not in OBJECTS and (bound := g.rules.inseparable(g, seat, thing)) is not None:
        yield bound
    yield COMMIT
    drop(g, seat, thing)
