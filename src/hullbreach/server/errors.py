"""What the server refuses, by name."""

from __future__ import annotations

from hullbreach.kernel.errors import HullbreachError, Refused


class NotSeated(Refused):
    """A spectator looks on and does not play."""

    code = "not-seated"


class BotPlays(Refused):
    """A bot plays in this seat until its player takes it back."""

    code = "bot-plays"


class SeatTaken(Refused):
    """The seat is its player's own; a bot may stand in only for somebody who is long gone."""

    code = "seat-taken"


class TooLong(Refused):
    """The text is empty or too long."""

    code = "too-long"


class BadMessage(Refused):
    """Not a message of the protocol."""

    code = "bad-message"


class TooFast(Refused):
    """More messages than a person could mean."""

    code = "too-fast"


class TooSlow(Refused):
    """Nothing was heard for too long."""

    code = "too-slow"


class Interrupted(Refused):
    """The change could not be kept; the table is read anew, as it was before."""

    code = "interrupted"


class PackNotHere(Refused):
    """The table is played with a pack that this server does not have."""

    code = "pack-not-here"


class TableBroke(Refused):
    """A rule broke. What exactly is in the server's report: it may hold secrets."""

    code = "table-broke"


class BadRequest(HullbreachError):
    """Not a request of the interface."""

    code = "bad-request"


class NotFound(HullbreachError):
    """There is nothing at this address."""

    code = "not-found"


class TooLarge(HullbreachError):
    """The request has too many bytes."""

    code = "too-large"


class ServerFailed(HullbreachError):
    """A mistake of ours; the log has it."""

    code = "server"


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


class NotOver(HullbreachError):
    """A game that is still played has no replay to share, and no rematch."""

    code = "not-over"


class OtherProtocol(HullbreachError):
    """The client speaks another version of the protocol."""

    code = "other-protocol"


class PortTaken(HullbreachError):
    """The address cannot be listened at."""

    code = "port-taken"


class DataTaken(HullbreachError):
    """Another server uses the same data folder."""

    code = "data-taken"


class BadData(HullbreachError):
    """The data folder cannot be used."""

    code = "bad-data"


class DamagedData(HullbreachError):
    """The database of the tables is damaged: its owner must decide what becomes of it."""

    code = "damaged-data"


class UnwritableData(HullbreachError):
    """The database of the tables cannot be written."""

    code = "unwritable-data"


class DatabaseAway(HullbreachError):
    """The database that several processes share cannot be reached, or not be used."""

    code = "database-away"


class NotEmptyData(HullbreachError):
    """There is something already where a copy of all tables is to be put."""

    code = "not-empty-data"


class UnknownHost(HullbreachError):
    """The server is asked by a name that is not its own."""

    code = "unknown-host"


class FileTooLong(HullbreachError):
    """A game file with more entries than any game has."""

    code = "file-too-long"


class TookTooLong(HullbreachError):
    """What was asked for took too long, and was ended."""

    code = "took-too-long"


class NoTopic(Refused):
    """Only what one is asked about can have a standing answer."""

    code = "no-topic"


class NotHost(Refused):
    """Only the host may do this."""

    code = "not-host"


class Muted(Refused):
    """The host does not let this seat, or the spectators, speak."""

    code = "muted"


class Removed(Refused):
    """The link was taken back: another one was given out, or nobody is to have the seat."""

    code = "removed"


class StillTime(Refused):
    """Somebody at a table that is played over days still has time for an answer."""

    code = "still-time"


class NotThere(HullbreachError):
    """Nothing is sent to this host."""

    code = "notice-host"
