"""A position in which every figure of the box stands on the map: for benchmarks."""

from __future__ import annotations

from hullbreach.games.invader.rules.play import Invader

GROUP = 8
"""Xenos in a zone, at most."""


def crowd(g: Invader) -> None:
    """All Xenos come, in groups, first into the rooms that are farthest from the survivors."""
    far = g.layout.distances(g.crew[0].zone)
    inside = [id for id, zone in g.board.zones.items() if zone.indoors and id in far]
    zones = iter(sorted(inside, key=far.__getitem__, reverse=True))
    zone = next(zones)
    for kind in g.kinds:
        for _ in range(g.state.stock[kind.at]):
            if g.crowd(zone) >= GROUP:
                zone = next(zones)
            g.change(zone, kind.at, 1)
