"""What is told of crawling."""

from __future__ import annotations

from hullbreach.kernel import Event


class CrawlDrawn(Event, frozen=True):
    """Somebody is in the technical corridors, and finds out how they are there."""

    cue = "draw"
    shows = ("card",)
    large = True
    tone = "warning"
    who: str
    card: str


class WentAstray(Event, frozen=True):
    """Somebody comes out of the technical corridors elsewhere than they meant to."""

    tone = "warning"
    who: str
    room: str
