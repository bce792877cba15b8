"""What is told of achievements."""

from __future__ import annotations

from hullbreach.kernel import Event


class AchievementWon(Event, frozen=True):
    """Somebody was the first to do what an achievement asks for."""

    cue = "draw"
    shows = ("card",)
    tone = "good"
    who: str
    card: str
