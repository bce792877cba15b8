"""What is sent and answered over HTTP, typed once for both sides."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hullbreach.kernel.texts import Text
from hullbreach.server.protocol import Number, Origin, SeatInfo


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


class ServerInfo(msgspec.Struct, frozen=True):
    """What this server has."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]


class RuleRow(msgspec.Struct, frozen=True):
    """A row of a checklist."""

    id: str
    chapter: str
    rule: str


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    invitation: str
    name: str = ""


class Invited(msgspec.Struct, frozen=True):
    """What somebody is told about a table before sitting down."""

    game: str
    origin: Origin
    people: list[SeatInfo]


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody reports a problem; the game file is added by the server."""

    text: str


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
