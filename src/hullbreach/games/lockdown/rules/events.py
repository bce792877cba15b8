"""What Lockdown tells: the events that only this game knows."""

from __future__ import annotations

from hullbreach.games.survival.rules.events import Fate
from hullbreach.kernel import Event, Text


class PowerChanged(Event, frozen=True):
    """A power token was turned over."""

    token: str
    place: str
    active: bool


class PowerMoved(Event, frozen=True):
    """A power token lies in another section now."""

    token: str
    place: str


class BackupPower(Event, frozen=True):
    """The emergency power was switched on or off."""

    active: bool


class TimeMoved(Event, frozen=True):
    """The time token is on another space."""

    space: int


class AutodestructionSet(Event, frozen=True):
    """The countdown to the autodestruction runs, up to this space."""

    tone = "danger"
    space: int
    critical: bool


class AutodestructionStopped(Event, frozen=True):
    """The countdown was called off."""


class AlertRaised(Event, frozen=True):
    """The alert procedure was started: the game ends when this space is left."""

    who: str
    space: int


class GateOpened(Event, frozen=True):
    """The main gate is open for good."""


class IsolationUnlocked(Event, frozen=True):
    """Whoever is in the Isolation Room can lock it from now on."""


class BaseFate(Fate, frozen=True):
    """What became of the base."""


class NoiseFaded(Event, frozen=True):
    """Noise markers were removed in a section with power."""

    section: str
    count: int


class Learned(Event, frozen=True):
    """A character knows more."""

    who: str
    points: int
    knowledge: int


class TokenActivated(Event, frozen=True):
    """A knowledge token shows its active side."""

    who: str


class Examined(Event, frozen=True):
    """An object was examined, and is used up."""

    who: str
    thing: str


class TookItem(Event, frozen=True):
    """Somebody takes an item of the crafted deck without making it."""

    who: str
    item: str


class ItemsSpent(Event, frozen=True):
    """An item counter was lowered for something else than a search."""

    place: str
    left: int


class LitUp(Event, frozen=True):
    """A character has a light that shines until the end of the round."""

    who: str


class UseSpent(Event, frozen=True):
    """An item that works only so often has been used."""

    who: str
    item: str
    left: int


class UsesRestored(Event, frozen=True):
    """An item works as often as at the start again."""

    who: str
    item: str
    left: int


class PlanTaken(Event, frozen=True):
    """A contingency token came out of the neutral pool."""

    who: str
    token: str | None = None


class PlansReturned(Event, frozen=True):
    """The contingency tokens of somebody who died are in the neutral pool again."""

    who: str
    count: int


class ComputerRevealed(Event, frozen=True):
    """Another computer card lies open."""

    card: str


class RoverMoved(Event, frozen=True):
    """The rover drove somewhere by itself; away from the base if nowhere is named."""

    who: str
    place: str | None


class PodEntered(Event, frozen=True):
    """A character is in a pod of the Cargo Sending System."""

    who: str
    pod: str


class CargoRevealed(Event, frozen=True):
    """A token of the Cargo Sending System was turned up."""

    token: str


class Launched(Event, frozen=True):
    """A pod left the base with somebody in it."""

    tone = "good"
    who: str
    pod: str


class NotLaunched(Event, frozen=True):
    """A pod stayed where it was."""

    who: str
    pod: str


class Isolated(Event, frozen=True):
    """A character has locked the Isolation Room from inside."""

    who: str


class ReachedBunker(Event, frozen=True):
    """A character has reached the bunker."""

    tone = "good"
    who: str
    rover: bool


class Driven(Event, frozen=True):
    """A character drove the rover to another exit."""

    who: str
    place: str


class CargoMoved(Event, frozen=True):
    """A token of the Cargo Sending System lies under another space."""

    who: str
    space: int
    target: int


class VentilationStarted(Event, frozen=True):
    """A room will be vented when the player phase ends."""

    place: str


class VentilationStopped(Event, frozen=True):
    """A room is not vented after all."""

    place: str


class Vented(Event, frozen=True):
    """A room was vented."""

    place: str


class ElevatorCalled(Event, frozen=True):
    """The elevator is at another shaft."""

    who: str
    place: str


class RodeElevator(Event, frozen=True):
    """A character came out of the elevator."""

    who: str
    place: str


class MarsWeather(Event, frozen=True):
    """A card of the surface of Mars was drawn."""

    tone = "warning"
    who: str
    card: str


class TurnEnds(Event, frozen=True):
    """A turn is over before its time."""

    who: str


class SupplyShrinks(Event, frozen=True):
    """A marker has left the game: fewer are left before the base is lost."""

    tone = "warning"
    marker: str
    left: int


class NoiseStilled(Event, frozen=True):
    """It is quiet again in a corridor."""

    where: Text


class Foreseen(Event, frozen=True):
    """Somebody has chosen which card of a deck comes next."""

    who: str
    pile: Text


class AttackDiverted(Event, frozen=True):
    """A hunter attacks somebody else."""

    who: str
    whom: str
    thanks_to: str


class DarknessIgnored(Event, frozen=True):
    """Darkness does nothing to a character this time."""

    who: str


class KeptStill(Event, frozen=True):
    """A character makes no noise."""

    who: str
