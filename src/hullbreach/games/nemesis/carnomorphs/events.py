"""What is told of carnomorphs beside what the family tells."""

from __future__ import annotations

from hullbreach.kernel import Event


class Mutated(Event, frozen=True):
    """A character got a mutation card; only its player sees which."""

    cue = "draw"
    shows = ("card",)
    large = True
    tone = "danger"
    who: str
    card: str | None = None


class MutationMarked(Event, frozen=True):
    """A character got a mutation marker."""

    tone = "danger"
    who: str
    count: int


class MutationLost(Event, frozen=True):
    """A character is rid of the mutation card."""

    tone = "good"
    who: str


class AdaptationShown(Event, frozen=True):
    """A kind of carnomorph is there for the first time: how they have adapted."""

    cue = "draw"
    shows = ("adaptation",)
    large = True
    tone = "danger"
    intruder: str
    adaptation: str


class AdaptationOvercome(Event, frozen=True):
    """Somebody found out how to get the better of an adaptation."""

    tone = "good"
    who: str
    adaptation: str


class Fed(Event, frozen=True):
    """A carnomorph has eaten, and is whole again."""

    tone = "danger"
    intruder: str
    room: str
    food: str


class PodLost(Event, frozen=True):
    """An escape pod is no longer there."""

    tone = "danger"
    pod: str


class CarcassThrownUp(Event, frozen=True):
    """A carnomorph leaves a carcass where it attacks."""

    tone = "danger"
    intruder: str
    room: str


class CarcassRose(Event, frozen=True):
    """A carcass gets up again."""

    tone = "danger"
    room: str


class AttackTurned(Event, frozen=True):
    """Somebody who has taken another shape is not attacked: somebody else is."""

    tone = "danger"
    who: str
    whom: str


class EventsArranged(Event, frozen=True):
    """Somebody has put the next events in an order."""

    tone = "secret"
    who: str
    count: int
