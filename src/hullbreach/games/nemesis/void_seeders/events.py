"""What is told of Void Seeders beside what the family tells."""

from __future__ import annotations

from hullbreach.kernel import Event


class PanicDrawn(Event, frozen=True):
    """A character panics: `level` is on the card, `insanity` is the character's."""

    cue = "draw"
    shows = ("card",)
    large = True
    tone = "danger"
    who: str
    card: str
    level: int
    insanity: int
    holds: bool
    """Whether the card does nothing, so that insanity rises instead."""


class PanicStopped(Event, frozen=True):
    """Somebody has brought a character back to their senses."""

    tone = "good"
    who: str
    card: str


class PanicFailed(Event, frozen=True):
    """What a panic card wants cannot be done after all."""

    tone = "danger"
    who: str
    card: str


class InsanityRose(Event, frozen=True):
    """A character is closer to the edge."""

    tone = "danger"
    who: str
    level: int


class InsanityFell(Event, frozen=True):
    """A character is calmer."""

    tone = "good"
    who: str
    level: int


class InsanityLeft(Event, frozen=True):
    """The insanity token of somebody who takes no part any more is out of the bag."""

    token: str


class InsanityBack(Event, frozen=True):
    """The insanity token of somebody who lives again is in the bag."""

    tone = "danger"
    token: str


class LairFound(Event, frozen=True):
    """A lair is there."""

    cue = "draw"
    shows = ("lair",)
    large = True
    tone = "danger"
    who: str
    lair: str
    room: str


class LairDestroyed(Event, frozen=True):
    """A lair is no more."""

    tone = "good"
    room: str
    count: int


class DespoilerGone(Event, frozen=True):
    """Without lairs there is no Despoiler."""

    tone = "good"


class Lurked(Event, frozen=True):
    """Void Seeders whom nobody sees fade away."""

    intruder: str
    room: str


class WeaponEmptied(Event, frozen=True):
    """A weapon has lost all its ammo."""

    tone = "danger"
    who: str
    weapon: str


class WoundOpened(Event, frozen=True):
    """A dressed wound is open again."""

    tone = "danger"
    who: str
    wound: str


class CardForgotten(Event, frozen=True):
    """An action card has left the game."""

    tone = "danger"
    who: str
    card: str


class TriedAgain(Event, frozen=True):
    """Somebody who is determined has rolled again."""

    cue = "roll"
    shows = ("face",)
    who: str
    before: str
    face: str


class MindStudied(Event, frozen=True):
    """The mind of somebody in the laboratory is examined."""

    who: str
