"""What travels over the socket: the messages of both sides, typed once for all clients.

The browser's TypeScript types are generated from these structs (`python -m
hullbreach.server.typescript`), and `docs/protocol.md` explains the conversation. Every message
is a JSON object whose `type` says which it is.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal

import msgspec

from hullbreach.kernel.events import Cue, Heading
from hullbreach.kernel.previews import Previews
from hullbreach.kernel.scenes import Reveal, Scene
from hullbreach.kernel.texts import Text
from hullbreach.server.paces import Pace

PROTOCOL = 1
"""The version of this protocol; a client that speaks another is told so."""

MAX_MESSAGE = 16 * 1024
"""Bytes in a message from a client."""
MAX_CHAT = 500
MAX_NAME = 40


Origin = Literal["dealt", "seed", "file", "fork", "known", "lesson"]
"""Who dealt a table: the server; a seed that the host chose; a file that the host has; or a
finished game, which everyone may have looked into. `known`: the server dealt, but since then
somebody has had the game's file or its seed. `lesson`: a position with loaded dice, to learn from."""

LinkName = Literal["invitation", "spectators", "seat"]
"""The secret links of a table: two that are the host's to give out, and everyone's own."""

MAX_ID = 64
Id = Annotated[str, msgspec.Meta(max_length=MAX_ID)]
"""What a client calls a message whose id is kept."""

Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53 - 1)]
"""A number from a client: a version, a seat, a count; -1 is none. JavaScript has all of them."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Any message."""


# From the client


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """The first message: who I am, and up to where I have heard."""

    token: str
    protocol: Number = PROTOCOL
    version: Number = -1
    """Of the table, as I know it."""
    hash: Number = 0
    """Of the scene, as I have it."""
    chat: Number = 0
    """The number of the last line of the chat that I have."""
    seen: Number = -1
    """After how many answers I was here last: what has happened since is told first."""


class Give(Message, frozen=True, tag_field="type", tag="answer"):
    """My answer to an ask; `id` is mine and comes back in the acknowledgement.

    The server keeps it. The same message is never taken twice, so it can be sent again until it
    is acknowledged; another answer needs another id.
    """

    id: Id
    ask: str
    option: str


class TakeBack(Message, frozen=True, tag_field="type", tag="undo"):
    """I take my last answer back, by the law; or, with `to`, I ask everyone to go back so far."""

    id: str
    to: Number | None = None


class Consent(Message, frozen=True, tag_field="type", tag="consent"):
    """Whether I agree to go back."""

    id: str
    agree: bool


class Standing(Message, frozen=True, tag_field="type", tag="stand"):
    """Don't ask me about this topic: this is my answer. No option: ask me again."""

    id: str
    topic: str
    option: str | None = None


class Say(Message, frozen=True, tag_field="type", tag="say"):
    """Something for the table's chat."""

    id: str
    text: str


class HandOver(Message, frozen=True, tag_field="type", tag="hand-over"):
    """Let a bot play for me, or (no bot) let me play again.

    With `seat` it is about another seat: a bot may take one that is open, or one whose player
    has been away for a while; an open seat that a bot fills can be opened again (no bot). A
    player takes the own seat back at any time.
    """

    id: str
    bot: str | None = None
    seat: Number | None = None


class Mute(Message, frozen=True, tag_field="type", tag="mute"):
    """I am the host: what this seat (-1: a spectator) says in the chat is not heard, or is again."""

    id: str
    seat: Number
    muted: bool = True


class Remove(Message, frozen=True, tag_field="type", tag="remove"):
    """I am the host: whoever has this seat loses it, it is open again, and the invitation is new."""

    id: str
    seat: Number


class Renew(Message, frozen=True, tag_field="type", tag="renew"):
    """From now on another link leads here, and the old one nowhere; who came by that has to go.

    The host has the invitation and the spectators' link made anew, everyone the own seat's.
    """

    id: str
    link: LinkName


class WhyNot(Message, frozen=True, tag_field="type", tag="why-not"):
    """I ask what I cannot do now, and why."""

    id: str


class Resync(Message, frozen=True, tag_field="type", tag="resync"):
    """I have lost the thread: tell me everything."""

    id: str = ""


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    """I am here; the server says the same."""

    at: Number = 0


FromClient = (
    Hello
    | Give
    | TakeBack
    | Consent
    | Standing
    | Say
    | HandOver
    | Mute
    | Remove
    | Renew
    | WhyNot
    | Resync
    | Ping
)


# Parts of what the server says


class Choice(Message, frozen=True):
    """One option of an ask: its words and the scene elements that it touches."""

    id: str
    verb: str
    text: Text
    touches: list[str]


class Question(Message, frozen=True):
    """An ask as a client shows it."""

    id: str
    text: Text
    options: list[Choice]
    rule: str = ""
    topic: str = ""
    previews: Previews | None = None
    """What its options would do."""


class Reason(Message, frozen=True):
    """Why something cannot be done: the rule, and what is missing; without words, the rule says it."""

    rule: str
    text: Text | None


class Impossible(Message, frozen=True):
    """Something that cannot be done now, with every reason for that."""

    id: str
    verb: str
    text: Text
    touches: list[str]
    reasons: list[Reason]


class LogLine(Message, frozen=True):
    """A line of the log, with the rule that made it."""

    kind: str
    text: Text
    rule: str
    tone: str
    cue: Cue = ""
    """What to show beside the words: a roll of dice, cards drawn from a pile, a figure's move."""
    shows: list[str] = []
    """The faces or cards of the cue, as far as this seat may see them."""
    reveal: Reveal | None = None
    """What is shown large for this line."""
    heading: Heading = ""
    """Which part of the story begins with it: there is a divider."""


class SeatInfo(Message, frozen=True):
    """Who sits where, as everyone may know."""

    seat: int
    name: str
    kind: str
    """person, bot, or open as long as nobody has taken the seat"""
    bot: str = ""
    here: bool = False
    owned: bool = False
    """Whether somebody has the link of this seat, also while a bot plays in it."""
    host: bool = False
    muted: bool = False
    alias: str = ""
    """The message with the name of a bot that plays for nobody else."""
    screens: int = 0
    """How many screens this seat is open at, where it is more than one."""
    due: int = 0
    """Until when an answer should come, in seconds of the calendar; 0: nobody's time runs."""
    late: bool = False
    """Reminded in vain: the others may hand the seat over."""
    stuck: bool = False
    """The bot in this seat has failed: take something back, or let somebody else play here."""


class ChatLine(Message, frozen=True):
    """Something that was said; seat -1 is a spectator. The lines of a table are numbered from 1."""

    seat: int
    name: str
    text: str
    number: int = 0


class Outcome(Message, frozen=True):
    """How the game ended for a seat."""

    seat: int
    won: bool
    reason: Text


class Wish(Message, frozen=True):
    """Somebody wants to go back, and who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]


class TableInfo(Message, frozen=True):
    """What hardly ever changes while a game is played."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    commitment: str
    origin: Origin = "dealt"
    """Where the cards and dice come from: not all are dealt by the server alone."""
    words: str = ""
    """Whose words are spoken here, as `/api/texts` takes it: the game, and packs after a plus."""
    art: str = ""
    """Where the drawings of the game are, with the packs that it is played with."""
    pace: Pace | None = None
    """Over days, with a time for each answer; none: now."""


class LessonPage(Message, frozen=True):
    """Something that a lesson says, and the scene elements that it points at."""

    text: Text
    point: list[str]


class Coaching(Message, frozen=True):
    """What a lesson says now: one page after the other, then the options that may be chosen."""

    lesson: str
    pages: list[LessonPage]
    wait: list[str]
    step: int
    """How many choices of the learner are done, of so many `steps`."""
    steps: int
    done: bool


class Now(Message, frozen=True):
    """The moment: everything small that may change with every answer."""

    question: Question | None
    waiting: list[int]
    undo: bool
    answers: int
    over: bool
    wish: Wish | None = None
    standing: dict[str, str] = {}
    outcomes: list[Outcome] = []
    ending: list[LogLine] = []
    """When it is over: what the last answer brought about, so that everyone sees why."""
    seed: str = ""
    lesson: Coaching | None = None
    broken: bool = False
    """This moment cannot be shown, because something in it breaks. It can only be taken back."""


class SectionPatch(Message, frozen=True):
    """What changed in one list of the scene: elements new or changed, and the order of ids.

    Without `order` the elements are the same as before and in the same order; with it, those
    whose ids it does not have are gone.
    """

    set: list[Any] = []
    order: list[str] | None = None


class Past(Message, frozen=True):
    """One answer since my last visit: what it changed for me, and what was told."""

    scene: dict[str, SectionPatch]
    log: list[LogLine]


# From the server


class Snapshot(Message, frozen=True, tag_field="type", tag="snapshot"):
    """Everything that this seat may know."""

    version: int
    hash: int
    seat: int
    table: TableInfo
    people: list[SeatInfo]
    scene: Scene
    now: Now
    log: list[LogLine]
    chat: list[ChatLine]
    before: Scene | None = None
    """How it was at my last visit, or at the first of the moments in `since`."""
    since: list[Past] = []


class Update(Message, frozen=True, tag_field="type", tag="update"):
    """What one more entry of the table's log brought about for this seat."""

    before: int
    version: int
    log: list[LogLine]
    scene: dict[str, SectionPatch]
    now: Now
    hash: int | None = None
    """Of the scene after this update; not in every update."""


class Ack(Message, frozen=True, tag_field="type", tag="ack"):
    """Your message was taken and is safe; the table has this version now."""

    id: str
    version: int


class No(Message, frozen=True, tag_field="type", tag="refused"):
    """Your message was not taken, and why; nothing has changed."""

    id: str
    code: str
    text: Text


class Closed(Message, frozen=True, tag_field="type", tag="closed"):
    """What is not possible now."""

    id: str
    impossible: list[Impossible]


class Renewed(Message, frozen=True, tag_field="type", tag="renewed"):
    """The link that leads here from now on, for whoever had it made anew."""

    id: str
    link: LinkName
    token: str


class People(Message, frozen=True, tag_field="type", tag="people"):
    """Somebody came, went, or gave the seat to a bot."""

    people: list[SeatInfo]
    quiet: bool = False
    """Whether the host does not let spectators speak."""
    rematch: str = ""
    """The table at which the same people play again, as soon as there is one."""


class Chat(Message, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class WishChanged(Message, frozen=True, tag_field="type", tag="wish"):
    """Somebody wants to go back, or agreed, or refused (then there is no wish)."""

    wish: Wish | None


class Pong(Message, frozen=True, tag_field="type", tag="pong"):
    """I am here."""

    at: int
    version: int


FromServer = Snapshot | Update | Ack | No | Closed | Renewed | People | Chat | WishChanged | Pong

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
encode = msgspec.json.Encoder().encode


class Close(IntEnum):
    """Why the server ends a conversation; after those below 4000 a client comes back by itself."""

    GOING_DOWN = 1001
    COME_BACK = 1012
    """The table is read anew, or the client was too slow for its queue."""
    TOO_LARGE = 1009
    BAD_MESSAGE = 4400
    UNKNOWN_LINK = 4404
    TOO_SILENT = 4408
    TOO_MUCH = 4429
