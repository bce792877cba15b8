"""Intruders: how they come, attack, are hurt and grow in number."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Encountered(Event, frozen=True):
    """A token was drawn from the bag for an encounter: everybody sees the number on it."""

    cue = "draw"
    shows = ("token",)
    tone = "danger"
    who: str
    room: str
    token: str
    roll: str | None = None
    """The noise roll that led to it."""


class Summoned(Event, frozen=True):
    """A token was drawn from the bag because of an attack card: no encounter."""

    cue = "draw"
    shows = ("token",)
    tone = "danger"
    room: str
    token: str


class HandMeasured(Event, frozen=True):
    """A hand was compared with the number of a token that counts for it."""

    who: str
    cards: int
    number: int
    surprised: bool


class IntruderPlaced(Event, frozen=True):
    """An intruder appeared."""

    tone = "danger"
    intruder: str
    room: str


class FigureMissing(Event, frozen=True):
    """An intruder was to appear, but all figures of its kind are in use."""

    intruder: str
    room: str


class IntruderMoved(Event, frozen=True):
    """An intruder went from room to room."""

    cue = "move"
    tone = "danger"
    intruder: str
    room: str


class IntruderLeft(Event, frozen=True):
    """An intruder left the board; a token of its kind may have gone into the bag."""

    intruder: str
    room: str
    token: str | None = None


class Attacked(Event, frozen=True):
    """An intruder attacked; the card says how. A larva needs none."""

    cue = "draw"
    shows = ("card",)
    tone = "danger"
    intruder: str
    who: str
    card: str | None
    hit: bool
    surprise: bool
    token: str | None = None
    """The token with which the intruder came, where it attacks by surprise."""
    roll: str | None = None
    """The noise roll that led to it."""
    dark: bool = False
    """Whether the victim is in darkness."""


class AttackIgnored(Event, frozen=True):
    """A character shrugged an attack off."""

    tone = "good"
    who: str
    thanks_to: str


class Shot(Event, frozen=True):
    """A character shot."""

    cue = "roll"
    shows = ("face",)

    who: str
    weapon: str
    target: str
    face: str
    injuries: int


class Rerolled(Event, frozen=True):
    """A character rolled the combat die again."""

    cue = "roll"
    shows = ("after",)

    who: str
    weapon: str
    before: str
    after: str


class Fought(Event, frozen=True):
    """A character fought with bare hands."""

    cue = "roll"
    shows = ("face",)

    who: str
    target: str
    face: str
    injuries: int


class Injured(Event, frozen=True):
    """An intruder was injured and its blood looked at."""

    cue = "draw"
    shows = ("cards",)

    intruder: str
    injuries: int
    cards: list[str]
    killed: bool
    flees: bool = False
    """Whether a card showed the arrow: it does not die, however badly it is hurt."""
    blood: int | None = None
    """The sum of the blood on the cards; none where no card was drawn."""
    less: int = 0
    """By how much the blood counts less: a weakness."""
    unmoved: bool = False
    """Whether a card showed the arrow and it stays: then it does not die, either."""


class EggDestroyed(Event, frozen=True):
    """Eggs were destroyed."""

    count: int
    room: str


class NestDestroyed(Event, frozen=True):
    """The last egg of the nest is gone."""


class EggHatched(Event, frozen=True):
    """An egg of the nest hatched."""

    tone = "danger"


class EggLaid(Event, frozen=True):
    """There is one egg more in the nest."""

    tone = "danger"


class IntruderKilled(Event, frozen=True):
    """An intruder died of what kills everybody in a room."""

    intruder: str
    cause: Text


class IntruderHealed(Event, frozen=True):
    """An intruder lost injuries."""

    tone = "danger"
    intruder: str
    room: str
    injuries: int


class IntruderChanged(Event, frozen=True):
    """An intruder turned into another kind."""

    tone = "danger"
    intruder: str
    into: str
    room: str


class TokenAdded(Event, frozen=True):
    """A token went into the bag."""

    tone = "muted"
    token: str


class BagDeveloped(Event, frozen=True):
    """A token was drawn for the development of the bag."""

    cue = "draw"
    shows = ("token",)

    token: str


class WeaknessFound(Event, frozen=True):
    """A weakness of the intruders is known."""

    cue = "draw"
    shows = ("weakness",)
    tone = "good"
    who: str
    weakness: str
