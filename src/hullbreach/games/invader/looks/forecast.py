"""How near the mold is to joining two spawn zones: the chain of zones that needs the fewest more."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from hullbreach.games.invader.rules.map import Board
from hullbreach.kernel import rule


@rule("Z-043", "Z-136")
def chain(board: Board, spawns: Iterable[str], mold: Iterable[str]) -> list[str]:
    """The zones from one spawn zone to another of which the fewest have no active mold yet."""
    ends, grown = list(dict.fromkeys(spawns)), frozenset(mold)
    found = [
        one
        for number, start in enumerate(ends)
        if (one := nearest(board, start, ends[number + 1 :], grown))
    ]
    return min(found, key=lambda one: (missing(one, grown), len(one)), default=[])


def missing(zones: Iterable[str], mold: Iterable[str]) -> int:
    """How many zones of a chain have no active mold."""
    return len({*zones} - {*mold})


def nearest(board: Board, start: str, ends: list[str], mold: frozenset[str]) -> list[str]:
    """The cheapest chain indoors from a zone to any of others; zones with mold cost nothing."""
    cost, before = {start: 0}, dict[str, str]()
    todo = deque([start])
    while todo:
        here = todo.popleft()
        for way in board.around[here]:
            other = way.other(here)
            price = cost[here] + (other not in mold)
            if board.zones[other].indoors and price < cost.get(other, price + 1):
                cost[other], before[other] = price, here
                (todo.append if other not in mold else todo.appendleft)(other)
    reached = [one for one in ends if one in cost]
    if not reached:
        return []
    line = [min(reached, key=cost.__getitem__)]
    while line[-1] != start:
        line.append(before[line[-1]])
    return line[::-1]
