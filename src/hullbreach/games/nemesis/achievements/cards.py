"""What the lower parts of the achievements do."""

from __future__ import annotations

from hullbreach.games.nemesis.achievements import verbs as own_verbs
from hullbreach.games.nemesis.achievements.kinds import (
    CARTOGRAPHER,
    CHIEF_ENGINEER,
    LOUD_AND_CLEAR,
    STILL_STANDING,
    XENOBIOLOGIST,
)
from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules import verbs as ship_verbs
from hullbreach.games.nemesis.rules.discovery import discover, hidden_weakness
from hullbreach.games.nemesis.rules.engines import work_on_engine
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.games.survival.rules.wounds import dress
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

LAYER = Layer.new()
ITEMS = LAYER.items


@ITEMS(CARTOGRAPHER)
@rule("NP-007")
def go_back(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """To any explored room, heard as usual."""
    here = g.crew[seat].slot
    known = [slot for slot in g.board.slots if slot != here and not g.rules.unexplored(g, slot)]
    if not known:
        yield deny("NP-007", "denied-nowhere-known")
    yield COMMIT
    rooms = [own_verbs.GO_BACK_TO(slot) for slot in known]
    chosen = yield from choose(seat, "ask-go-back-to", rooms, "NP-007")
    yield from arrive(g, [seat], chosen.args[0], "")


@ITEMS(CHIEF_ENGINEER)
@rule("NP-007")
def set_engine(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Any engine, from anywhere: look at it, and repair or break it."""
    yield COMMIT
    rooms = [own_verbs.SET_ENGINE(room) for room in ENGINES]
    chosen = yield from choose(seat, "ask-set-engine", rooms, "NP-007")
    yield from work_on_engine(g, seat, ENGINES.index(chosen.args[0]) + 1)


@rule("NP-007")
def carried_specimens(g: Nemesis, seat: int) -> list[str]:
    """One carried object for each thing that could still be learned from it."""
    found: dict[str, str] = {}
    for thing in g.carried(seat):
        what = g.rules.specimen(thing) if thing in model.OBJECTS else ""
        if what and hidden_weakness(g, what):
            found.setdefault(what, thing)
    return list(found.values())


@ITEMS(XENOBIOLOGIST)
@rule("NP-007")
def analyse(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """Examine an object in the own hands, wherever that is."""
    things = carried_specimens(g, seat)
    if not things:
        yield deny("NP-007", "denied-no-specimen-carried")
    yield COMMIT
    options = [ship_verbs.EXAMINE(thing) for thing in things]
    chosen = yield from choose(seat, "ask-examine", options, "NP-007")
    discover(g, seat, g.rules.specimen(chosen.args[0]))


@ITEMS(STILL_STANDING)
@rule("NP-007")
def dress_all(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """All own serious wounds."""
    if not g.state.zones[model.wounds(seat)]:
        yield deny("NP-007", "denied-unwounded")
    if (reason := g.rules.untreatable(g, seat)) is not None:
        yield reason
    yield COMMIT
    for card in list(g.state.zones[model.wounds(seat)]):
        dress(g, seat, card, "NP-007")


@ITEMS(LOUD_AND_CLEAR)
@rule("NP-007")
def unlock_far_pod(g: Nemesis, seat: int, item: str) -> Rule[None]:
    """One pod, from anywhere."""
    locked = [pod for pod in (*g.pods("a"), *g.pods("b")) if pod in g.state.locked]
    if not locked:
        yield deny("NP-007", "denied-no-locked-pod")
    yield COMMIT
    pods = [ship_verbs.UNLOCK_POD(pod) for pod in locked]
    chosen = yield from choose(seat, "ask-hatch", pods, "NP-007")
    critical.unlock(g, chosen.args[0], "NP-007")
