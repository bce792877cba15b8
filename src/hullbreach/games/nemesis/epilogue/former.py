"""The game before the epilogue, where nobody played it: a ship on which somebody has been.

Who they were, what they explored, broke and left behind is dealt at random; then the epilogue is set
up on it as on any other finished game.
"""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath.model import on_ship
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.rules.model import HIBERNATORIUM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import WEAKNESS_SLOTS
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import (
    BLUE_CORPSE,
    CARCASS,
    DOOR,
    EGG,
    EGG_BOARD,
    GONE,
    MALFUNCTION,
    RED_CORPSE,
)
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import rule

OF_FIVE = 5
"""Rooms are explored with a chance of so many in five."""


@rule("NA-126")
def imagine(g: Nemesis) -> None:
    """A finished game on this ship."""
    lost = _crew(g)
    for slot in on_ship(g):
        if g.rules.unexplored(g, slot) and g.below(OF_FIVE) < NUMBERS(g).explored:
            _explore(g, slot)
    _leave_behind(g, lost)
    _fight(g)
    _use_pods(g)
    g.state.counters = {}  # nobody has just come in anywhere


@rule("NA-127", "NA-128")
def _crew(g: Nemesis) -> int:
    """Whoever was aboard is not drafted again; as many as the box can spare. How many of them died."""
    aboard: list[str] = []
    while len(aboard) < g.state.seats and (others := _spared(g, aboard)):
        aboard.append(g.put(g.pick(others), "draft", GONE))
    return g.below(len(aboard) + 1)


def _spared(g: Nemesis, aboard: list[str]) -> list[str]:
    """Who may have been aboard, too: of another colour, and with enough colours left to draft."""
    rows, draft = g.box.characters, g.state.zones["draft"]
    colours = [rows[row_id(one)].colour for one in draft]
    worn = {rows[row_id(one)].colour for one in aboard}
    plenty = len(set(colours)) > g.state.seats + 1
    return [
        one
        for one, colour in zip(draft, colours, strict=True)
        if colour not in worn and (plenty or colours.count(colour) > 1)
    ]


def _explore(g: Nemesis, slot: str) -> None:
    """A room was explored, and what its token did is still to be seen."""
    room = g.room(slot)
    if not room:
        g.turn_up(model.tile(slot))
        room = g.state.zones[model.tile(slot)][0]
        g.state.explored = {**g.state.explored, slot: room}
    found = g.put(g.state.zones[model.token(slot)][0], model.token(slot), GONE)
    token, _, items = found.partition("#")
    if g.rules.searchable(g, room):
        count = g.rules.item_count(g, int(items)) - g.below(NUMBERS(g).searched)
        g.state.searches = {**g.state.searches, slot: max(0, count)}
    _scar(g, slot, token)


def _scar(g: Nemesis, slot: str, token: str) -> None:
    """A malfunction, a door, or whatever else a token leaves for good."""
    effect = row_id(token)
    if effect == "malfunction" and g.rules.can_break(g, g.room(slot)):
        g.lay(MALFUNCTION, slot)
    elif effect == "doors":
        way = g.pick([way for way, _ in g.board.ways[slot]])
        if not g.has(DOOR, way) and g.lay(DOOR, way) and not g.below(3):
            g.state.ruined = [*g.state.ruined, way]
    else:
        for _ in g.rules.explored(g, 0, slot, token):
            raise AssertionError("nobody is there to be asked")


def _leave_behind(g: Nemesis, dead: int) -> None:
    """Corpses, carcasses, and perhaps an egg that somebody dropped."""
    rooms = list(g.state.explored)
    bodies = model.supply(RED_CORPSE)
    for _ in range(min(dead, len(g.state.zones[bodies]))):
        g.draw(bodies, g.pick(rooms))
    for _ in range(g.below(NUMBERS(g).carcasses)):
        g.lay(CARCASS, g.pick(rooms))
    if not g.below(3):
        g.put(BLUE_CORPSE, g.slot_of(HIBERNATORIUM), g.pick(rooms))
    if not g.below(3):
        g.put(EGG, EGG_BOARD, g.pick(rooms))


def _fight(g: Nemesis) -> None:
    """Weaknesses that were found out, and eggs that were destroyed."""
    for what in WEAKNESS_SLOTS:
        if not g.below(3):
            g.turn_up(f"weakness-{what}")
    for _ in range(g.below(3)):
        g.lift(EGG, EGG_BOARD)


def _use_pods(g: Nemesis) -> None:
    """Some pods are gone, some are open."""
    for section in ("pods-a", "pods-b"):
        for pod in list(g.state.zones[section]):
            if g.below(2):
                g.put(pod, section, GONE)
    left = [*g.pods("a"), *g.pods("b")]
    g.state.locked = [pod for pod in left if g.below(2)]
