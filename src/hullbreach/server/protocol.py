"""What travels over the socket: the messages of both sides, typed once for all clients.

The browser's TypeScript types are generated from these structs (`python -m
hullbreach.server.typescript`), and `docs/protocol.md` explains the conversation. Every message
is a JSON object whose `type` says which it is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.texts import Text

PROTOCOL = 1
"""The version of this protocol; a client that speaks another is told so."""

MAX_MESSAGE = 16 * 1024
"""Bytes in a message from a client."""
MAX_CHAT = 500
MAX_NAME = 40


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Any message."""


# From the client


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """The first message: who I am, and up to where I have heard."""

    token: str
    protocol: int = PROTOCOL
    version: int = -1
    hash: int = 0


class Give(Message, frozen=True, tag_field="type", tag="answer"):
    """My answer to an ask; `id` is mine and comes back in the acknowledgement."""

    id: str
    ask: str
    option: str


class TakeBack(Message, frozen=True, tag_field="type", tag="undo"):
    """I take my last answer back, by the law; or, with `to`, I ask everyone to go back so far."""

    id: str
    to: int | None = None


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
    """Let a bot play for me, or (no bot) let me play again."""

    id: str
    bot: str | None = None


class WhyNot(Message, frozen=True, tag_field="type", tag="why-not"):
    """What can I not do now, and why?"""

    id: str


class Resync(Message, frozen=True, tag_field="type", tag="resync"):
    """I have lost the thread: tell me everything."""

    id: str = ""


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""

    at: int = 0


FromClient = (
    Hello | Give | TakeBack | Consent | Standing | Say | HandOver | WhyNot | Resync | Ping
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


class Impossible(Message, frozen=True):
    """Something that cannot be done now, with the rule that forbids it."""

    id: str
    verb: str
    text: Text
    touches: list[str]
    rule: str


class LogLine(Message, frozen=True):
    """A line of the log, with the rule that made it."""

    kind: str
    text: Text
    rule: str
    tone: str


class SeatInfo(Message, frozen=True):
    """Who sits where, as everyone may know."""

    seat: int
    name: str
    kind: str
    """person, bot, or open as long as nobody has taken the seat"""
    bot: str = ""
    here: bool = False


class ChatLine(Message, frozen=True):
    """Something that was said; seat -1 is a spectator."""

    seat: int
    name: str
    text: str


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
    """What does not change while a game is played."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    commitment: str


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
    seed: str = ""


class SectionPatch(Message, frozen=True):
    """What changed in one list of the scene: elements new or changed, and the order of ids."""

    set: list[Any] = []
    order: list[str] | None = None


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


class People(Message, frozen=True, tag_field="type", tag="people"):
    """Somebody came, went, or gave the seat to a bot."""

    people: list[SeatInfo]


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


FromServer = Snapshot | Update | Ack | No | Closed | People | Chat | WishChanged | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
