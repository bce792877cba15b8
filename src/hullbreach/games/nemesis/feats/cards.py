"""What feats ask for, and what they do."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.feats import verbs as own_verbs
from hullbreach.games.nemesis.feats.deeds import KILLS, REPAIRS, ROOMS, done, hurt
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import (
    act_for_free,
    choose_target,
    choose_weapon,
    loaded,
    search,
)
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.combat import EGGS, fire, strike, targets
from hullbreach.games.survival.rules.effects import Layer
from hullbreach.games.survival.rules.markers import clear
from hullbreach.games.survival.rules.model import MALFUNCTION
from hullbreach.games.survival.rules.movement import LOUD, QUIET, walk
from hullbreach.kernel import COMMIT, Option, Rule, choose, deny, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own

LAYER = Layer.new()
CARDS = LAYER.cards
SLAYER, PATHFINDER, FIXER, HARDENED, HOARDER = FEATS = (
    "card-slayer",
    "card-pathfinder",
    "card-fixer",
    "card-hardened",
    "card-hoarder",
)


class Numbers(Table, frozen=True, kw_only=True):
    """What feats ask for, and how much they do."""

    kills: int
    rooms: int
    repairs: int
    wounds: int
    items: int
    slayer_injuries: int
    source: Source


NUMBERS = Own("feats", Numbers)

MET: dict[str, Callable[[Nemesis, int], bool]] = {
    SLAYER: lambda g, seat: done(g, seat, KILLS) >= NUMBERS(g).kills,
    PATHFINDER: lambda g, seat: done(g, seat, ROOMS) >= NUMBERS(g).rooms,
    FIXER: lambda g, seat: done(g, seat, REPAIRS) >= NUMBERS(g).repairs,
    HARDENED: lambda g, seat: hurt(g, seat) >= NUMBERS(g).wounds,
    HOARDER: lambda g, seat: len(g.items(seat)) >= NUMBERS(g).items,
}
"""Whether somebody has done what each of them asks for."""


# Slayer


@CARDS(SLAYER)
@rule("NP-009")
def slay_with_weapon(g: Nemesis, seat: int) -> Rule[None]:
    """Shoot; a hit injures once more."""
    arms = loaded(g, seat)
    if not arms:
        yield deny("N-317", "denied-unarmed")
    yield COMMIT
    weapon = yield from choose_weapon(g, seat, arms)
    target = yield from choose_target(g, seat, weapon)
    more = NUMBERS(g).slayer_injuries
    yield from fire(g, seat, weapon, target, bonus=more, on_miss=-more)


@CARDS(SLAYER)
@rule("NP-009")
def slay_with_hands(g: Nemesis, seat: int) -> Rule[None]:
    """Fight with bare hands; a hit injures once more."""
    prey = [own_verbs.SLAY(one) for one in targets(g, seat) if one != EGGS]
    if not prey:
        yield deny("N-179", "denied-no-combat")
    yield COMMIT
    chosen = yield from choose(seat, "ask-slay", prey, "NP-009")
    yield from strike(g, seat, chosen.args[0], NUMBERS(g).slayer_injuries)


# Pathfinder


def known_ways(g: Nemesis, slot: str) -> list[Option]:
    """The ways through open corridors into explored rooms."""
    return [
        verbs.GO(beyond, way)
        for way, beyond in g.board.ways[slot]
        if not g.closed(way) and not g.rules.unexplored(g, beyond)
    ]


@CARDS(PATHFINDER)
@rule("NP-009")
def find_path(g: Nemesis, seat: int) -> Rule[None]:
    """Two rooms further, both explored; only the second step is heard."""
    here = g.crew[seat].slot
    first = [way for way in known_ways(g, here) if known_ways(g, way.args[0])]
    if not first:
        yield deny("NP-009", "denied-no-path")
    yield COMMIT
    way = yield from choose(seat, "ask-go", first, "NP-009")
    slot, corridor = way.args
    yield from walk(g, seat, slot, corridor, QUIET)
    there = g.crew[seat].slot
    if not g.crew[seat].aboard or there != slot or g.in_combat(seat):
        return
    way = yield from choose(seat, "ask-go", known_ways(g, there), "NP-009")
    slot, corridor = way.args
    yield from walk(g, seat, slot, corridor, LOUD)


# Fixer


@CARDS(FIXER)
@rule("NP-009")
def fix_and_use(g: Nemesis, seat: int) -> Rule[None]:
    """Remove the malfunction of the room, and use the room for free if that is wanted."""
    slot = g.crew[seat].slot
    if not g.broken(slot):
        yield deny("N-287", "denied-unbroken")
    yield COMMIT
    clear(g, MALFUNCTION, slot, "NP-009")
    attempt = act_for_free(g, seat)
    if next(attempt) is not COMMIT:
        return
    chosen = yield from choose(seat, "ask-use-fixed", [verbs.ROOM(), verbs.DONE()], "NP-009")
    if chosen.verb == verbs.ROOM:
        yield from attempt


# Hoarder


@CARDS(HOARDER)
@rule("NP-009")
def search_well(g: Nemesis, seat: int) -> Rule[None]:
    """Search the room and keep whatever is found."""
    yield from search(g, seat, both=True)
