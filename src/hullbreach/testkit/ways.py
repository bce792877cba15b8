"""Few ways to play a game in which all of it is met: for tests that play whole games in each.

A game with many packs has a way to play for every two of them (`Game.pack_modes`). What goes wrong
with two packs goes wrong with these two and others, too; so the pairs are gathered into as few
choices of packs as can be. `hullbreach check` plays every pair by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hullbreach.kernel.errors import BadOption, BadPacks
from hullbreach.kernel.game import TOGETHER, Game
from hullbreach.kernel.settings import read_options

Way: TypeAlias = tuple[str, dict[str, Any], Sequence[int]]
"""What it is called, its options, and for how many players it is."""


def pairs(game: Game[Any]) -> list[Way]:
    """The ways to play with two packs."""
    return [way for way in _all(game) if _is_pair(way)]


def gathered(game: Game[Any]) -> list[Way]:
    """All other ways to play, and a few in which all pairs are.

    >>> from hullbreach.kernel import registry
    >>> nemesis = registry.find("nemesis")
    >>> ways = gathered(nemesis)
    >>> len(ways) < len(pairs(nemesis)) / 2
    True
    >>> all(
    ...     any({*pair["packs"]} <= {*more.get("packs", ())} for _, more, _ in ways)
    ...     for _, pair, _ in pairs(nemesis)
    ... )
    True
    """
    ways = [way for way in _all(game) if not _is_pair(way)]
    met = [{*options.get("packs", ())} for _name, options, _counts in ways]
    left = [options["packs"] for _name, options, _counts in pairs(game)]
    while left := [two for two in left if not any({*two} <= packs for packs in met)]:
        most: list[str] = []
        for two in left:
            more = [*dict.fromkeys([*most, *two])]
            most = more if _seats(game, more) else most
        ways.append((TOGETHER.join(most), {"packs": most}, _seats(game, most)))
        met.append({*most})
    return ways


def _all(game: Game[Any]) -> list[Way]:
    return [(name, options, list(counts)) for name, options, counts in game.modes()]


def _is_pair(way: Way) -> bool:
    return way[0].count(TOGETHER) == 1


def goes_together(game: Game[Any], options: dict[str, Any], seats: int) -> bool:
    """Whether a game can be played like this."""
    try:
        read_options(game, options, seats)
    except (BadOption, BadPacks):
        return False
    return True


def _seats(game: Game[Any], packs: list[str]) -> list[int]:
    return [seats for seats in game.seats if goes_together(game, {"packs": packs}, seats)]
