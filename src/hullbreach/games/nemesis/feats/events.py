"""What is told of feats."""

from __future__ import annotations

from hullbreach.kernel import Event


class FeatEarned(Event, frozen=True):
    """Somebody has done what a feat asks for; only they know which one it is."""

    cue = "draw"
    shows = ("card",)
    tone = "good"
    who: str
    card: str | None = None
