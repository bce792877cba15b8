"""What the server refuses, by name."""

from __future__ import annotations

from hullbreach.kernel.errors import HullbreachError, Refused


class NotSeated(Refused):
    """A spectator looks on and does not play."""

    code = "not-seated"


class BotPlays(Refused):
    """A bot plays in this seat until its player takes it back."""

    code = "bot-plays"


class TooLong(Refused):
    """The text is empty or too long."""

    code = "too-long"


class BadMessage(Refused):
    """Not a message of the protocol."""

    code = "bad-message"


class TooFast(Refused):
    """More messages than a person could mean."""

    code = "too-fast"


class UnknownLink(HullbreachError):
    """No table has this link."""

    code = "unknown-link"


class TableFull(HullbreachError):
    """Every seat at this table is taken."""

    code = "table-full"


class TooMany(HullbreachError):
    """Too many tables or clients from one address, or on this server."""

    code = "too-many"


class StillSecret(HullbreachError):
    """The file of a game holds all its secrets: it is given out when the game is over."""

    code = "still-secret"


class OtherProtocol(HullbreachError):
    """The client speaks another version of the protocol."""

    code = "other-protocol"
