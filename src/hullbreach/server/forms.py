"""What is sent and answered over HTTP, typed once for both sides."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hullbreach.kernel.texts import Text
from hullbreach.server.paces import Pace
from hullbreach.server.protocol import Number, Origin, Outcome, SeatInfo

LONGEST_ADDRESS = 1000
Language = Literal["en", "pl"]
"""In which notices can be sent."""
MOST_LINKS = 60
"""So many tables one may ask about at once."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused, for people in every language and for programs by its code."""

    code: str
    text: Text


class Choice(msgspec.Struct, frozen=True):
    """A setting of a game."""

    name: str
    kind: str
    default: Any
    label: Text
    choices: list[str]
    labels: list[Text]
    low: int | None = None
    high: int | None = None
    roles: list[str] = []
    needs: dict[str, list[Any]] = {}
    """It applies only where these other settings, or `seats`, have one of these values."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    id: str
    title: Text
    minutes: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Text
    about: Text
    low: int
    high: int
    settings: list[Choice]
    rules: int
    bots: list[str]
    """The bots that play it, the one first that fills a seat where nobody says which."""
    art: str
    """Where its picture is, the symbol `key-<name>`, and portraits; empty if it has none."""
    lessons: list[LessonInfo]
    """What newcomers can be taught, the first lesson first."""


class ServerInfo(msgspec.Struct, frozen=True):
    """What this server has."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    push: str = ""
    """The key that a browser needs to be told off the page; empty: there is no Web Push here."""
    rooms: list[str] = []
    """Hosts of chat rooms that a table may be told of in."""


class RuleRow(msgspec.Struct, frozen=True):
    """A row of a checklist."""

    id: str
    chapter: str
    rule: str


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down, by an invitation's link or its short code."""

    invitation: str
    name: str = ""


class Invited(msgspec.Struct, frozen=True):
    """What somebody is told about a table before sitting down."""

    game: str
    origin: Origin
    people: list[SeatInfo]
    table: str
    options: dict[str, Any]
    """Also which packs are played with."""
    commitment: str
    """The fingerprint of the seed: fixed before the first answer."""
    over: bool


class Code(msgspec.Struct, frozen=True):
    """The short code of a table with open seats."""

    code: str


class Shared(msgspec.Struct, frozen=True):
    """A link that shows the replay of a finished game and opens nothing else."""

    token: str


class Face(msgspec.Struct, frozen=True):
    """Whom somebody plays: the name, the portrait, the colour."""

    seat: int
    label: Text
    art: str = ""
    colour: str = ""


class MyLinks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The links of the tables that somebody wants to hear about."""

    links: Annotated[list[str], msgspec.Meta(max_length=MOST_LINKS)]


class TableStatus(msgspec.Struct, frozen=True):
    """How a table stands, for somebody who has a link to it."""

    table: str
    seat: int
    """That the link opens; -1: a spectator's."""
    game: str
    origin: Origin
    people: list[SeatInfo]
    state: Literal["known", "later", "broken"]
    """`later`: ask again, the table has to be played again first. `broken`: it cannot be."""
    round: int = 0
    over: bool = False
    waiting: list[int] = []
    since: int | None = None
    """Seconds since the table last went on, where anybody knows."""
    faces: list[Face] = []
    outcomes: list[Outcome] = []
    rematch: str = ""
    pace: Pace | None = None


class Statuses(msgspec.Struct, frozen=True):
    """One for each link, in their order; none for a link that leads nowhere."""

    tables: list[TableStatus | None]


class Again(msgspec.Struct, frozen=True):
    """A seat at the table where the same people play again, with its secret link.

    Whoever was first is the host there and gets the other links.
    """

    table: str
    seat: int
    token: str
    invitation: str = ""
    spectators: str = ""


class Sequel(msgspec.Struct, frozen=True):
    """Whether another game can go on where this one has ended; if not, why."""

    possible: bool
    reason: Text | None = None


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody reports a problem; the game file is added by the server."""

    text: str


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the browser of somebody in a seat can be told something while no page is open."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=100)] = ""
    language: Language = "en"
    off: bool = False
    """Tell nothing more there."""


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The webhook of a chat room that is told whose turn it is; empty: none any more."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
    language: Language = "en"


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from this many answers."""

    answers: Number


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the host wants it.

    A person's seat is open to whoever has the invitation, unless it is `mine`: then the host
    gets its link (several may be mine: people around one screen).
    """

    kind: Literal["person", "bot"] = "person"
    name: str = ""
    bot: str = ""
    mine: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a host says to begin a game."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    seed: str | None = None
    pace: Pace | None = None
    """Over days; none: now."""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody wants to take a lesson of a game; without a name, the first."""

    game: str
    lesson: str = ""
    name: str = ""


class Links(msgspec.Struct, frozen=True):
    """The secret links of a new table; they are shown once."""

    table: str
    invitation: str
    spectators: str
    seats: dict[int, str]


class Joined(msgspec.Struct, frozen=True):
    """A seat that somebody has taken, with its secret link."""

    table: str
    seat: int
    token: str


class Course(msgspec.Struct, frozen=True):
    """Numbers of a game after every answer; the names are message ids."""

    names: list[str]
    rows: list[list[int]]
    rounds: list[int]
