"""What the crawl cards do, before the noise roll: each says where one comes out, and how loudly."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.crawl import verbs as own_verbs
from hullbreach.games.nemesis.crawl.events import WentAstray
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.actions import part_with_card
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.movement import DRIVEN, LOUD, slime
from hullbreach.games.survival.rules.noise import place_noise
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import Rule, Text, choose, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.effects import Effects
from hullbreach.kernel.packs import Own

CAUGHT = "caught"
"""Something waits there: an encounter instead of the noise roll."""
SLIME_TOKEN = "exploration-slime"

End = tuple[str, str]
"""The slot in which a character comes out, and the manner."""
Crawl = Callable[[Nemesis, int, str], Rule[End]]

CRAWLS: Effects[Crawl] = Effects("crawl")
"""What each card does to a seat that crawls to a slot."""


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the crawl deck."""

    cost: int
    wounds: int
    source: Source


NUMBERS = Own("crawl", Numbers)


def entrances(g: Nemesis) -> list[str]:
    """All rooms from which one gets into technical corridors, of whichever network."""
    return [slot for slot in g.board.slots if g.technical(slot)]


@CRAWLS("crawl-clear-shaft")
def pass_through(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Nothing is there."""
    yield from ()
    return slot, LOUD


@CRAWLS("crawl-padded-duct")
def stay_unheard(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Nobody hears it."""
    yield from ()
    return slot, DRIVEN


@CRAWLS("crawl-slime-trail")
@rule("NP-003")
def get_slimed(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Slime; where there is none in the game, contamination."""
    if SLIME_TOKEN in g.rules.left_out:
        contaminate(g, seat, "NP-003")
    else:
        slime(g, seat, "NP-003")
    yield from ()
    return slot, LOUD


@CRAWLS("crawl-torn-metal")
def cut_oneself(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """A light wound."""
    yield from wound(g, seat, Text("cause-crawl"), light=NUMBERS(g).wounds)
    return slot, LOUD


@CRAWLS("crawl-tight-squeeze")
@rule("NP-003")
def squeeze(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """A card, or a light wound; whoever turns out to hold none that pays is hurt."""
    ways = [own_verbs.SQUEEZE(), own_verbs.FORCE()] if g.hand(seat) else [own_verbs.FORCE()]
    chosen = yield from choose(seat, "ask-squeeze", ways, "NP-003")
    paid = ""
    if chosen.verb == own_verbs.SQUEEZE:
        paid = yield from part_with_card(g, seat, "NP-003")
    if not paid:
        yield from wound(g, seat, Text("cause-crawl"), light=NUMBERS(g).wounds)
    return slot, LOUD


@CRAWLS("crawl-wrong-turn")
@rule("NP-003")
def go_astray(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Any entrance, but not the one where the way began."""
    yield from ()
    there = g.pick([one for one in entrances(g) if one != g.crew[seat].slot])
    g.tell(WentAstray(g.name(seat), g.place(there)), "NP-003")
    return there, LOUD


@CRAWLS("crawl-echo")
@rule("NP-003")
def echo(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Noise in the technical corridors; if there was some, something is on its way."""
    yield from ()
    network = g.technical(slot)[0]
    if g.noisy(network):
        return slot, CAUGHT
    place_noise(g, network, "NP-003")
    return slot, LOUD


@CRAWLS("crawl-not-alone")
def meet(g: Nemesis, seat: int, slot: str) -> Rule[End]:
    """Something is on its way."""
    yield from ()
    return slot, CAUGHT
