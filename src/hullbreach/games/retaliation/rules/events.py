"""What only Retaliation tells; the rest is told as in the other games of the family."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class Equipped(Event, frozen=True):
    """Somebody takes support equipment: before the game, or out of the laboratory."""

    who: str
    thing: str


class Hurt(Event, frozen=True):
    """Somebody loses health."""

    tone = "danger"
    who: str
    count: int
    cause: Text


class Restored(Event, frozen=True):
    """Somebody regains health."""

    tone = "good"
    who: str
    count: int


class Breathed(Event, frozen=True):
    """The oxygen of somebody changes."""

    tone = "muted"
    who: str
    left: int


class Suffocates(Event, frozen=True):
    """Somebody has no oxygen left."""

    tone = "danger"
    who: str


class CorridorLaid(Event, frozen=True):
    """A corridor is built on."""

    where: Text
    tile: str


class RoomFound(Event, frozen=True):
    """Somebody discovers a room."""

    tone = "accent"
    cue = "draw"
    shows = ("card",)
    who: str
    space: str
    room: str
    card: str


class DangerIgnored(Event, frozen=True):
    """An item wards a danger off."""

    tone = "good"
    who: str
    item: str


class Reinforced(Event, frozen=True):
    """A corridor is reinforced."""

    tone = "good"
    where: Text


class NoiseResolved(Event, frozen=True):
    """Something comes out of a noise, or nothing does."""

    tone = "danger"
    where: Text
    token: str


class NoiseGone(Event, frozen=True):
    """A noise marker is discarded."""

    tone = "good"
    where: Text


class Listened(Event, frozen=True):
    """A scanner rolls for the noise of a corridor."""

    cue = "roll"
    shows = ("face",)
    who: str
    where: Text
    face: str


class MadeWay(Event, frozen=True):
    """Smaller intruders leave a corridor for a larger one that is placed there."""

    intruder: str
    count: int
    where: Text


class Appeared(Event, frozen=True):
    """Intruders appear in a corridor."""

    tone = "danger"
    intruder: str
    count: int
    where: Text


class Advanced(Event, frozen=True):
    """An intruder moves."""

    cue = "move"
    shows = ("origin", "goal")
    tone = "danger"
    intruder: str
    count: int
    where: Text
    origin: str = ""
    goal: str = ""


class HeldOff(Event, frozen=True):
    """A security token stops an attack."""

    tone = "good"
    cue = "halt"
    shows = ("room",)
    room: str


class AttackStopped(Event, frozen=True):
    """Somebody keeps an intruder from attacking a character."""

    tone = "good"
    intruder: str
    who: str


class Burst(Event, frozen=True):
    """Somebody fires into a corridor."""

    cue = "roll"
    shows = ("face",)
    who: str
    weapon: str
    where: Text
    face: str
    damage: int


class Killed(Event, frozen=True):
    """Intruders die."""

    tone = "good"
    intruder: str
    count: int


class Repelled(Event, frozen=True):
    """An intruder is driven away."""

    intruder: str
    where: Text


class Cornered(Event, frozen=True):
    """An intruder that is to be driven away has nowhere to go, and stays."""

    intruder: str


class QueenHurt(Event, frozen=True):
    """A card of the queen's health is drawn."""

    tone = "accent"
    cue = "draw"
    shows = ("card",)
    card: str
    left: int


class QueenDied(Event, frozen=True):
    """The queen is dead."""

    tone = "good"


class ColonyGrows(Event, frozen=True):
    """Tokens go into the bag."""

    tone = "danger"
    token: str
    count: int


class EventRevealed(Event, frozen=True):
    """An event card."""

    tone = "accent"
    cue = "draw"
    shows = ("event",)
    large = True
    event: str


class LifeSupport(Event, frozen=True):
    """The life support of a sector is switched."""

    sector: str
    active: bool


class RobotMoved(Event, frozen=True):
    """The robot goes somewhere."""

    cue = "move"
    room: str


class RobotRevealed(Event, frozen=True):
    """The Hibernatorium is discovered, and the robot in it."""

    tone = "accent"
    robot: str


class LanderMoved(Event, frozen=True):
    """The lander comes earlier or later."""

    space: int


class LanderTold(Event, frozen=True):
    """What becomes of the lander."""

    tone = "accent"
    what: Text


class HibernatoriumFound(Event, frozen=True):
    """A room is connected to the Hibernatorium."""


class ChambersOpened(Event, frozen=True):
    """The Hibernatorium is active."""

    tone = "good"


class ReactorShut(Event, frozen=True):
    """Life support, self-destruct and anti-aircraft are out of the game."""


class DestructStarted(Event, frozen=True):
    """The self-destruct runs."""

    tone = "danger"
    space: int


class Boarded(Event, frozen=True):
    """Somebody gets into the lander, the shuttle or a chamber."""

    tone = "good"
    who: str
    what: Text


class Expelled(Event, frozen=True):
    """Whoever waits in the lander must get out."""

    tone = "danger"
    who: str


class ItemBroken(Event, frozen=True):
    """A malfunction on an item."""

    tone = "danger"
    item: str


class ItemMended(Event, frozen=True):
    """The malfunction on an item, or on the robot, is removed."""

    tone = "good"
    item: str


class ItemLost(Event, frozen=True):
    """An item is discarded."""

    who: str
    item: str


class GearTaken(Event, frozen=True):
    """Somebody gets a gear token."""

    who: str
    token: str


class GearUsed(Event, frozen=True):
    """Somebody uses up a gear token."""

    who: str
    token: str


class GearDropped(Event, frozen=True):
    """Somebody discards a gear token without using it."""

    who: str
    token: str


class DataTaken(Event, frozen=True):
    """Somebody gets a data token."""

    tone = "good"
    who: str


class RoundMarked(Event, frozen=True):
    """The round marker advances."""

    tone = "muted"
    round: int


class Commanded(Event, frozen=True):
    """Somebody gives an order."""

    who: str
    whom: str


class Carried(Event, frozen=True):
    """Somebody carries a body along."""

    who: str
    whom: str


class BreathesAgain(Event, frozen=True):
    """Somebody who suffocated is where there is life support."""

    tone = "good"
    who: str


class Cleansed(Event, frozen=True):
    """So many contamination cards of somebody leave the game unscanned."""

    tone = "good"
    who: str
    count: int


class Withstood(Event, frozen=True):
    """Somebody survives a metamorphosis; the larva stays."""

    tone = "good"
    who: str


class Scorched(Event, frozen=True):
    """Fire damages the intruders in a room."""

    room: str


class Exploded(Event, frozen=True):
    """A room is blown up."""

    tone = "danger"
    room: str
