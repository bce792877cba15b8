"""Larvae: what grows in a character, how a larva gets there, and how it comes out again."""

from __future__ import annotations

from hullbreach.games.survival.hive.kinds import CREEPER
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.events import Cured, Infested
from hullbreach.games.survival.rules.intruders import place
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.wounds import die
from hullbreach.kernel import Rule, Text, rule


@rule("N-373", "N-374", "N-375")
def hatch(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """An infected result: a larva, or death and a creeper for whoever had one already."""
    who = g.crew[seat]
    if not who.larva:
        get_larva(g, seat)
        return
    yield from burst(g, seat)


@rule("N-650")
def burst(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The larva leaves the character, who dies; a creeper stands in the room."""
    slot = g.crew[seat].slot
    g.crew[seat].larva = False
    yield from die(g, seat, Text("cause-larva"), "N-374")
    yield from place(g, CREEPER, slot, "N-374")


@rule("N-648")
def get_larva(g: Survival[SurvivalState], seat: int) -> None:
    """A larva on the character board."""
    who = g.crew[seat]
    if not who.larva:
        who.larva = True
        g.tell(Infested(g.name(seat)), "N-373")


def lose_larva(g: Survival[SurvivalState], seat: int) -> None:
    """The larva is gone from the character board."""
    who = g.crew[seat]
    if who.larva:
        who.larva = False
        g.tell(Cured(g.name(seat)), "N-486")


@rule("N-156", "N-366", "N-367", "N-368", "N-377")
def infest(g: Survival[SurvivalState], seat: int) -> None:
    """A larva gets at the character: it stays on the board, and a contamination card."""
    get_larva(g, seat)
    contaminate(g, seat, "N-367")
