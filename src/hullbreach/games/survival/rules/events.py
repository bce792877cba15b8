"""What the games of the family tell: one class per kind of happening, in the order of a round."""

from __future__ import annotations

from hullbreach.kernel import Event, Text

# The beginning


class Drafted(Event, frozen=True):
    """Somebody chose a character."""

    tone = "accent"
    who: str
    number: int


# The round


class RoundBegins(Event, frozen=True):
    """A new round."""

    tone = "accent"
    heading = "round"
    round: int
    first: str


class TurnBegins(Event, frozen=True):
    """Somebody's turn."""

    tone = "muted"
    heading = "turn"
    who: str


class Drew(Event, frozen=True):
    """Somebody drew cards; only they see which."""

    cue = "draw"
    shows = ("cards",)
    tone = "muted"
    who: str
    count: int
    cards: list[str] | None = None


class Reshuffled(Event, frozen=True):
    """A discard pile became a deck again."""

    tone = "muted"
    deck: Text


class Acted(Event, frozen=True):
    """Somebody does something, and what it cost."""

    who: str
    what: Text
    paid: list[str]


class Interrupted(Event, frozen=True):
    """Somebody cancels what another does."""

    tone = "warning"
    who: str
    whom: str


class Passed(Event, frozen=True):
    """Somebody passed."""

    who: str
    discarded: list[str]


# Moving about


class Moved(Event, frozen=True):
    """A character went to another room."""

    cue = "move"

    who: str
    room: str


class Explored(Event, frozen=True):
    """A room was entered for the first time."""

    cue = "draw"
    shows = ("token",)
    tone = "accent"
    who: str
    slot: str
    room: str
    token: str


class Slimed(Event, frozen=True):
    """A character is covered with slime."""

    tone = "warning"
    who: str


class Washed(Event, frozen=True):
    """A character got rid of the slime."""

    tone = "good"
    who: str


class NoiseRolled(Event, frozen=True):
    """Somebody rolled the noise die."""

    cue = "roll"
    shows = ("face",)
    tone = "warning"
    who: str
    face: str


class NoisePlaced(Event, frozen=True):
    """There is noise in a corridor."""

    tone = "warning"
    where: Text


class MarkerPlaced(Event, frozen=True):
    """A marker was put in a room."""

    tone = "warning"
    marker: str
    room: str


class MarkerRemoved(Event, frozen=True):
    """A marker was taken out of a room."""

    tone = "good"
    marker: str
    room: str


class DoorClosed(Event, frozen=True):
    """A door closed."""

    where: Text


class DoorOpened(Event, frozen=True):
    """A door opened."""

    where: Text


class DoorDestroyed(Event, frozen=True):
    """A door was destroyed."""

    tone = "danger"
    where: Text


# Intruders


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


# Bodies


class LightlyWounded(Event, frozen=True):
    """A character took light wounds."""

    tone = "danger"
    who: str
    count: int
    cause: Text | None = None


class SeriouslyWounded(Event, frozen=True):
    """A character took a serious wound."""

    cue = "draw"
    shows = ("wound",)
    tone = "danger"
    who: str
    wound: str
    cause: Text | None = None
    had: int = 0
    """How many serious wounds there are with it."""


class Healed(Event, frozen=True):
    """A serious wound was healed, or so many light ones."""

    tone = "good"
    who: str
    wound: str | None = None
    count: int = 0


class Dressed(Event, frozen=True):
    """A serious wound was dressed."""

    tone = "good"
    who: str
    wound: str


class Contaminated(Event, frozen=True):
    """A character got a contamination card."""

    cue = "draw"
    tone = "warning"
    who: str


class Scanned(Event, frozen=True):
    """Contamination cards were scanned."""

    who: str
    infected: int
    clean: int


class Infested(Event, frozen=True):
    """A character carries a larva."""

    tone = "danger"
    who: str


class Cured(Event, frozen=True):
    """A character got rid of the larva."""

    tone = "good"
    who: str


class Died(Event, frozen=True):
    """A character died."""

    tone = "danger"
    who: str
    cause: Text
    slot: str = ""
    """Where it happened; nowhere once the game is over."""
    then: Text | None = None
    """What is left to do for whoever played the character."""


# Things


class Found(Event, frozen=True):
    """A search: everybody sees the colour, only the searcher the items."""

    cue = "draw"
    shows = ("kept",)

    who: str
    colour: str
    kept: str | None = None
    left: list[str] | None = None


class TookObject(Event, frozen=True):
    """Something heavy was picked up."""

    who: str
    thing: str


class Dropped(Event, frozen=True):
    """Something was dropped."""

    tone = "muted"
    who: str
    thing: str


class ReactionPlayed(Event, frozen=True):
    """Somebody reacts with a card or an item."""

    who: str
    what: str


class AmmoSpent(Event, frozen=True):
    """Ammo was spent on something else than a plain shot."""

    who: str
    weapon: str
    count: int


class Discarded(Event, frozen=True):
    """Somebody had to discard cards; nothing if there were none."""

    who: str
    cards: list[str]


class Crafted(Event, frozen=True):
    """Somebody made an item of two others."""

    tone = "good"
    who: str
    item: str


class Offered(Event, frozen=True):
    """An offer in a trade; only the two whom it concerns hear what it is."""

    tone = "secret"
    who: str
    whom: str
    thing: str | None = None
    terms: Text | None = None


class Traded(Event, frozen=True):
    """Something changed hands; of what was hidden the others see only the back."""

    tone = "good"
    who: str
    whom: str
    thing: str
    returned: str | None = None


class NoDeal(Event, frozen=True):
    """A trade in which nothing changed hands did not happen; its cost is back in hand."""

    tone = "muted"
    who: str
    cards: list[str]


class Used(Event, frozen=True):
    """An item was used up or shown."""

    who: str
    item: str


class GaveUp(Event, frozen=True):
    """An item was discarded for something else: to craft, to activate, to burn."""

    who: str
    item: str


class Taped(Event, frozen=True):
    """Two heavy items were bound together."""

    who: str
    items: list[str]


class Reloaded(Event, frozen=True):
    """A weapon got ammo."""

    who: str
    weapon: str
    ammo: int


class Peeked(Event, frozen=True):
    """Somebody looked at something hidden; only they see what it was."""

    tone = "secret"
    who: str
    what: Text
    seen: list[str] | None = None


class RoomEmptied(Event, frozen=True):
    """Nothing is left to be found in a room."""

    tone = "warning"
    room: str


class EventDrawn(Event, frozen=True):
    """An event card was drawn."""

    cue = "draw"
    shows = ("event",)
    tone = "accent"
    event: str
    direction: int
    ignored: bool = False
    """Whether only the direction counts: an intruder flees."""
    then: int | None = None
    """The corridor after that one, where there are two."""


class TimePassed(Event, frozen=True):
    """The time marker moved."""

    tone = "accent"
    left: int
    destruct: int | None = None


class Revived(Event, frozen=True):
    """Somebody who was dead is alive again."""

    tone = "good"
    who: str
    room: str


class WeaknessFound(Event, frozen=True):
    """A weakness of the intruders is known."""

    cue = "draw"
    shows = ("weakness",)
    tone = "good"
    who: str
    weakness: str


class SignalSent(Event, frozen=True):
    """Somebody sent the signal."""

    who: str


class ObjectiveKept(Event, frozen=True):
    """Somebody has decided what to live for."""

    tone = "secret"
    who: str


class Checked(Event, frozen=True):
    """A step of the victory check."""

    what: Text


class Fate(Event, frozen=True):
    """How the story of the ship, or of the base, ends."""

    fate: Text


class Judged(Event, frozen=True):
    """How it ended for somebody."""

    tone = "accent"
    who: str
    won: bool
    reason: Text


class ObjectiveShown(Event, frozen=True):
    """All is over, and somebody who died shows what the character wanted."""

    who: str
    objective: str


class EventForeseen(Event, frozen=True):
    """Somebody has seen the next event, and left it on top or put it at the bottom."""

    tone = "secret"
    who: str
    bottom: bool


class TurnedBack(Event, frozen=True):
    """Somebody did not get into a pod or a hibernation chamber: an intruder came."""

    tone = "warning"
    who: str
    room: str
