"""What Nemesis tells beside what the family tells."""

from __future__ import annotations

from hullbreach.games.survival.rules.events import Fate
from hullbreach.kernel import Event, Text


class PodUnlocked(Event, frozen=True):
    """An escape pod is open."""

    tone = "good"
    pod: str


class PodLocked(Event, frozen=True):
    """An escape pod is locked."""

    tone = "warning"
    pod: str


class PodsEmptied(Event, frozen=True):
    """Somebody had to leave a pod because an intruder is near."""

    tone = "danger"
    who: str
    pod: str


class PodEntered(Event, frozen=True):
    """Somebody is in an escape pod."""

    who: str
    pod: str


class PodLeft(Event, frozen=True):
    """Somebody left an escape pod."""

    who: str
    pod: str


class PodLaunched(Event, frozen=True):
    """A pod is away with everyone in it."""

    tone = "good"
    pod: str
    crew: list[str]


class Hibernated(Event, frozen=True):
    """Somebody went to sleep."""

    tone = "good"
    who: str


class DestinationSet(Event, frozen=True):
    """The ship's destination was set."""

    who: str
    space: str


class DestructStarted(Event, frozen=True):
    """The self-destruct sequence runs."""

    tone = "danger"


class DestructStopped(Event, frozen=True):
    """The self-destruct sequence was stopped."""

    tone = "good"


class AirlockClosing(Event, frozen=True):
    """A room will lose its air."""

    tone = "danger"
    room: str


class AirlockStopped(Event, frozen=True):
    """A room keeps its air."""

    room: str


class AirlockBlown(Event, frozen=True):
    """A room lost its air."""

    tone = "danger"
    room: str


class EngineTouched(Event, frozen=True):
    """Somebody worked on an engine and says truthfully whether the tokens changed places."""

    who: str
    room: str
    changed: bool


class ShipFate(Fate, frozen=True):
    """What became of the ship."""

    tone = "accent"


class IntruderTakesOver(Event, frozen=True):
    """The first of the dead plays the intruders from now on."""

    tone = "danger"
    who: str


class IntruderActed(Event, frozen=True):
    """The intruder player played a card."""

    tone = "danger"
    who: str
    card: str
    what: Text


class InjuriesHealed(Event, frozen=True):
    """An intruder lost injuries."""

    tone = "warning"
    intruder: str
    count: int
