"""What can go wrong, each by its name: said to the person who caused it, in their language."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel.texts import Argument, Text, Texts


class HullbreachError(Exception):
    """Something that a person can be told: `text` says what was wrong and what would be right."""

    code = "error"

    def __init__(self, **args: Argument) -> None:
        self.text = Text(f"error-{self.code}", args)
        super().__init__(self.text)

    def __str__(self) -> str:
        return Texts("en").format(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        # The arguments have names, which the pickle of an exception does not know.
        return _told_again, (type(self), self.__dict__)


def _told_again(kind: type[HullbreachError], told: dict[str, Any]) -> HullbreachError:
    """An error that came from another process."""
    error = kind.__new__(kind, told["text"])
    error.__dict__.update(told)
    return error


class Refused(HullbreachError):
    """An answer that the table does not take; nothing has changed."""

    code = "refused"


class StaleAnswer(Refused):
    """The ask that is quoted is no longer open."""

    code = "stale-answer"


class AnsweredTwice(Refused):
    """This seat has answered this ask already; the others are still thinking."""

    code = "answered-twice"


class ForeignAnswer(Refused):
    """The ask that is quoted was put to another seat."""

    code = "foreign-answer"


class NotOnOffer(Refused):
    """The option is not among those of the ask."""

    code = "not-on-offer"


class GameOver(Refused):
    """The game has ended; nobody is asked anything."""

    code = "game-over"


class NoUndo(Refused):
    """There is nothing that this seat may take back."""

    code = "no-undo"


class UnknownSeat(Refused):
    """There is no such seat at this table."""

    code = "unknown-seat"


class UnknownGame(HullbreachError):
    """No game of that name is installed."""

    code = "unknown-game"


class UnknownOption(HullbreachError):
    """The game has no such option."""

    code = "unknown-option"


class BadOption(HullbreachError):
    """The option exists but not with this value."""

    code = "bad-option"


class NoSequel(HullbreachError):
    """No game goes on from this one."""

    code = "no-sequel"


class BadPacks(HullbreachError):
    """A set of packs that does not exist or does not go together."""

    code = "bad-packs"


class BadFolder(HullbreachError):
    """A folder of data that cannot be played with."""

    code = "bad-folder"


class UnknownMode(HullbreachError):
    """The game is not played in this way."""

    code = "unknown-mode"


class BadSeats(HullbreachError):
    """The game is not for that number of players."""

    code = "bad-seats"


class MissingExtra(HullbreachError):
    """A library is missing that only this command needs."""

    code = "missing-extra"


class BadSave(HullbreachError):
    """A file that cannot be played on. The file itself is never touched."""

    code = "bad-save"


class DamagedSave(BadSave):
    """Not readable to the end, or something in it was altered."""

    code = "damaged-save"


class ForeignSave(BadSave):
    """Readable, but not a game of ours."""

    code = "foreign-save"


class OlderSave(BadSave):
    """Written by another version of the file format, the rules or the content."""

    code = "older-save"


class MissingPack(BadSave):
    """Played with a folder of data that is not here."""

    code = "missing-pack"


class RuleBroke(HullbreachError):
    """A rule raised an exception or ran too long; the table is as it was before the answer.

    `report` is a file that replays the game to the answer that broke it.
    """

    code = "rule-broke"

    def __init__(self, report: bytes, **args: Argument) -> None:
        super().__init__(**args)
        self.report = report


class LedgerError(Exception):
    """A component was moved from where it is not: always a mistake in the rules."""


class StepTooLong(Exception):
    """A rule kept running past the table's patience."""


class NotAtOnce(BaseException):
    """What was tried takes longer than somebody can wait for it; it may be tried elsewhere.

    Nothing is broken by that, so no rule may catch it and nobody reports it.
    """
