"""Where not to stand: what spreads mold would come there from one nest to another, or over what is needed."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.invader.rules.map import Board, Layout

FAR = 999


@lru_cache(maxsize=256)
def lures(
    board: Board,
    layout: Layout,
    mold: tuple[str, ...],
    nests: tuple[str, ...],
    starts: tuple[str, ...],
    needed: frozenset[str],
) -> frozenset[str]:
    """The zones to which every way from one of the starts joins two nests, or crosses what is needed."""
    found: set[str] = set()
    for start in starts:
        direct = layout.distances(start)
        own = patch(board, mold, start)
        dangers: list[frozenset[str] | set[str]] = [needed]
        if own & {*nests}:
            dangers += [bank(board, mold, nest) - own for nest in nests if nest not in own]
        for danger in dangers:
            past = detour(layout, start, danger)
            found |= {zone for zone, far in direct.items() if past.get(zone, FAR) > far}
    return frozenset(found - needed)


def patch(board: Board, mold: tuple[str, ...], start: str) -> set[str]:
    """The mold that is joined to a zone, and the zone."""
    grown, todo = {start}, [start]
    if start not in mold:
        return grown
    for here in todo:
        for way in board.around[here]:
            other = way.other(here)
            if other in mold and other not in grown:
                grown.add(other)
                todo.append(other)
    return grown


def bank(board: Board, mold: tuple[str, ...], nest: str) -> set[str]:
    """The zones where new mold would join that of a nest."""
    grown = patch(board, mold, nest)
    near = {way.other(zone) for zone in grown for way in board.around[zone]}
    return {zone for zone in grown | near if board.zones[zone].indoors}


def detour(layout: Layout, start: str, without: frozenset[str] | set[str]) -> dict[str, int]:
    """How far everything is from a zone if some zones are avoided."""
    found, todo = {start: 0}, [start]
    for here in todo:
        for other in layout.paths[here]:
            if other not in found and other not in without:
                found[other] = found[here] + 1
                todo.append(other)
    return found
