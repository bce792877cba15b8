"""What is told of the epilogue only."""

from __future__ import annotations

from hullbreach.kernel import Event


class OfferTaken(Event, frozen=True):
    """Somebody has taken the Lucrative Offer."""

    shows = ("offer",)
    large = True
    tone = "warning"
    who: str
    offer: str


class DestructTicks(Event, frozen=True):
    """The self-destruct sequence goes on."""

    tone = "danger"
    left: int


class ShuttleLaunched(Event, frozen=True):
    """The shuttle leaves, with everybody on it."""

    tone = "accent"
    crew: list[str]
