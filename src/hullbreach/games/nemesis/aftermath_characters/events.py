"""What the characters of Aftermath bring about, as it is told."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class NoiseGuarded(Event, frozen=True):
    """Laika has listened, and a corridor is silent again."""

    tone = "good"
    where: Text


class RobotDrained(Event, frozen=True):
    """The Robot has spent energy."""

    who: str
    energy: int


class RobotCharged(Event, frozen=True):
    """The Robot is full of energy again."""

    tone = "good"
    who: str
    energy: int


class Declared(Event, frozen=True):
    """Somebody says where a card is to lead, before anybody may stop it."""

    who: str
    room: str


class TurnTaken(Event, frozen=True):
    """Somebody who has passed takes one more turn."""

    tone = "accent"
    who: str


class EngineOverridden(Event, frozen=True):
    """Somebody set the state of an engine from afar; nobody else knows to what."""

    who: str
    room: str


class CoordinatesSwapped(Event, frozen=True):
    """Somebody put another coordinates card on the board; nobody else knows which."""

    tone = "warning"
    who: str


class SwitchedOff(Event, frozen=True):
    """The Android pretends not to be there."""

    who: str


class DroneGiven(Event, frozen=True):
    """The drone looks over somebody's shoulder from now on."""

    who: str
    whom: str


class LaikaMoved(Event, frozen=True):
    """Laika went to another room."""

    cue = "move"

    room: str


class LaikaBack(Event, frozen=True):
    """Laika is with the Bounty Hunter again."""

    who: str


class LaikaLost(Event, frozen=True):
    """Laika has left the game."""

    tone = "danger"
    who: str


class Claimed(Event, frozen=True):
    """Somebody took what another one had found."""

    tone = "warning"
    who: str
    whom: str


class CuffsOpened(Event, frozen=True):
    """The Convict's hands are free."""

    tone = "good"
    who: str
    whom: str


class WoundIgnored(Event, frozen=True):
    """A serious wound does not hinder the Convict in this turn and until his next."""

    who: str
    wound: str
