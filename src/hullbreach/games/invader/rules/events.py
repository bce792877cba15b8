"""What is told."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Picked(Event, frozen=True):
    """Somebody plays a survivor."""

    tone = "muted"

    who: str
    number: int


class Armed(Event, frozen=True):
    """A survivor got a card at the start."""

    tone = "muted"

    who: str
    item: str


class Reinforced(Event, frozen=True):
    """One more spawn token lies in a spawn zone."""

    tone = "warning"

    zone: str
    token: str


class RoundBegins(Event, frozen=True):
    """A round begins."""

    heading = "round"
    tone = "muted"

    number: int


class TurnBegins(Event, frozen=True):
    """A survivor's turn begins."""

    heading = "turn"
    tone = "muted"

    who: str


class Moved(Event, frozen=True):
    """A survivor went to another zone."""

    cue = "move"

    who: str
    zone: str
    bot: bool = False


class MachineMoved(Event, frozen=True):
    """A machine was sent to another zone."""

    cue = "move"

    who: str
    machine: str
    zone: str


class Found(Event, frozen=True):
    """A survivor searched and found something."""

    cue = "draw"
    shows = ("cards",)

    who: str
    cards: list[str]


class Got(Event, frozen=True):
    """A survivor got a card."""

    who: str
    item: str


class Discarded(Event, frozen=True):
    """A survivor threw a card away."""

    tone = "muted"

    who: str
    item: str


class Arranged(Event, frozen=True):
    """A survivor put the cards in another order."""

    tone = "muted"

    who: str


class Traded(Event, frozen=True):
    """Two survivors traded."""

    who: str
    whom: str
    agreed: bool


class DoorMoved(Event, frozen=True):
    """A survivor closed or opened a door."""

    who: str
    zone: str
    to: str
    closed: bool


class DoorTorn(Event, frozen=True):
    """Xenos destroyed a door."""

    tone = "warning"

    zone: str
    to: str


class NoiseMade(Event, frozen=True):
    """A survivor made noise."""

    who: str
    zone: str


class Rolled(Event, frozen=True):
    """Somebody attacked and rolled."""

    cue = "roll"
    shows = ("faces",)

    who: str
    weapon: str
    zone: str
    faces: list[str]
    hits: int
    target: str | None = None
    """The only target, if one was named."""


class Rerolled(Event, frozen=True):
    """Somebody rolled all dice again."""

    tone = "muted"

    who: str


class Killed(Event, frozen=True):
    """Somebody killed Xenos of a kind."""

    tone = "good"

    who: str
    xeno: str
    count: int
    zone: str


class Burned(Event, frozen=True):
    """Somebody set a zone on fire."""

    tone = "danger"

    who: str
    zone: str


class Hurt(Event, frozen=True):
    """A survivor lost armor."""

    tone = "danger"

    who: str
    damage: int
    armor: int
    most: int = 0
    """The armor without any damage."""
    zone: str = ""


class Unhurt(Event, frozen=True):
    """A survivor lost no armor after all."""

    who: str


class Repaired(Event, frozen=True):
    """A survivor's armor was repaired."""

    tone = "good"

    who: str
    armor: int


class Fell(Event, frozen=True):
    """A survivor was eliminated."""

    tone = "danger"

    who: str


class MachineLost(Event, frozen=True):
    """A machine was destroyed."""

    tone = "danger"

    machine: str
    zone: str


class Experienced(Event, frozen=True):
    """A survivor gained experience."""

    tone = "muted"

    who: str
    points: int
    total: int


class Rose(Event, frozen=True):
    """A survivor reached a danger level."""

    tone = "accent"

    who: str
    level: str
    skill: str


class ObjectiveTaken(Event, frozen=True):
    """A survivor took an objective."""

    tone = "accent"

    who: str
    token: str
    zone: str


class ObjectiveLost(Event, frozen=True):
    """An objective was removed."""

    tone = "warning"

    token: str
    zone: str


class XenosMove(Event, frozen=True):
    """Xenos went from a zone to another."""

    cue = "move"
    shows = ("zone", "to")

    count: int
    zone: str
    to: str


class XenosAttack(Event, frozen=True):
    """Xenos attack somebody."""

    tone = "warning"

    count: int
    zone: str
    worst: str = ""
    """Of those that attack, the kind that deals the most damage."""


class XenoCardDrawn(Event, frozen=True):
    """A Xeno card was drawn for a spawn zone."""

    cue = "draw"
    shows = ("card",)

    card: str
    zone: str
    xeno: str
    level: str
    spawns: tuple[str, ...] = ()
    """All spawn zones, in the order in which cards are drawn for them."""
    awake: tuple[str, ...] = ()
    """Those of them that are awake."""
    asleep: tuple[str, ...] = ()
    """Those that sleep; others are gone."""


class Spawned(Event, frozen=True):
    """Xenos came to the map."""

    tone = "warning"

    xeno: str
    count: int
    zone: str


class Activated(Event, frozen=True):
    """A kind of Xeno acts once more."""

    tone = "warning"

    xeno: str


class RanOut(Event, frozen=True):
    """There are no more figures of a kind."""

    tone = "danger"

    xeno: str


class MoldGrew(Event, frozen=True):
    """A zone is covered with active mold."""

    tone = "warning"

    zone: str


class MoldDried(Event, frozen=True):
    """Mold in a zone turned inactive."""

    zone: str


class SpawnWoke(Event, frozen=True):
    """A spawn zone became active."""

    tone = "danger"

    zone: str
    token: str


class SpawnBurned(Event, frozen=True):
    """A spawn token was removed."""

    tone = "good"

    zone: str
    token: str


class Left(Event, frozen=True):
    """A survivor left through the exit."""

    tone = "good"

    who: str


class Hidden(Event, frozen=True):
    """A survivor is camouflaged."""

    tone = "good"

    who: str


class Noticed(Event, frozen=True):
    """A survivor is camouflaged no more."""

    who: str


class Taunted(Event, frozen=True):
    """A survivor taunts the Xenos of a zone."""

    tone = "warning"

    who: str
    zone: str


class Shoved(Event, frozen=True):
    """A survivor pushes Xenos into another zone."""

    cue = "move"

    who: str
    count: int
    zone: str


class Pulled(Event, frozen=True):
    """A survivor pulls another one into the own zone."""

    cue = "move"

    who: str
    whom: str
    zone: str


class Led(Event, frozen=True):
    """A survivor gives another one an action."""

    who: str
    whom: str


class RoundEnds(Event, frozen=True):
    """The end phase."""

    tone = "muted"


class Ended(Event, frozen=True):
    """The game is over."""

    tone = "accent"

    reason: Text
    won: bool
