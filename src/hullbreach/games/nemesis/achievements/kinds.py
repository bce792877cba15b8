"""What achievements are called, and what each of them asks for."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.feats.deeds import KILLS, LESSONS, ROOMS, done, hurt, machines
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own

DECK, OPEN, PILE = "deck-prize", "achievements", "discard-prize"
"""The zones of those that are not in the game, of those still to be won, and of those used."""
FIRST_BLOOD = "item-first-blood"
CARTOGRAPHER = "item-cartographer"
CHIEF_ENGINEER = "item-chief-engineer"
XENOBIOLOGIST = "item-xenobiologist"
STILL_STANDING = "item-still-standing"
LOUD_AND_CLEAR = "item-loud-and-clear"


class Numbers(Table, frozen=True, kw_only=True):
    """What achievements ask for, and how much they do."""

    laid_out: int
    kills: int
    rooms: int
    engines: int
    wounds: int
    first_blood: int
    source: Source


NUMBERS = Own("achievements", Numbers)

MET: dict[str, Callable[[Nemesis, int], bool]] = {
    FIRST_BLOOD: lambda g, seat: done(g, seat, KILLS) >= NUMBERS(g).kills,
    CARTOGRAPHER: lambda g, seat: done(g, seat, ROOMS) >= NUMBERS(g).rooms,
    CHIEF_ENGINEER: lambda g, seat: machines(g, seat) >= NUMBERS(g).engines,
    XENOBIOLOGIST: lambda g, seat: done(g, seat, LESSONS) > 0,
    STILL_STANDING: lambda g, seat: hurt(g, seat) >= NUMBERS(g).wounds,
    LOUD_AND_CLEAR: lambda g, seat: g.crew[seat].signal,
}
"""Whether somebody has done what each of them asks for."""
