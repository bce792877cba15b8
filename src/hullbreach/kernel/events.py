"""How a game tells what happened: typed events, each with the seats that may know.

The log, the animation, the replay and the statistics are all made of events. Where a seat sees
more than the others, the rule tells two versions at once, so the secret and the public story
part at the source.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from hullbreach.kernel.texts import Argument, Text

Heading = Literal["", "round", "turn"]
"""Where a divider stands in the log."""
Cue = Literal["", "roll", "draw", "move", "halt"]
"""What a client may show of an event beside its words: dice, cards from a pile, a figure, what stopped one."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened; a game subclasses it for each kind of happening.

    The log line of an event is the message `log-<kind>`, its fields the arguments.
    """

    kind: ClassVar[str] = ""
    tone: ClassVar[str] = "plain"
    heading: ClassVar[Heading] = ""
    """Which part of the story begins with it."""
    cue: ClassVar[Cue] = ""
    shows: ClassVar[tuple[str, ...]] = ()
    """The fields with what is seen then: the face of a die, the cards, from where to where."""
    large: ClassVar[bool] = False
    """Whether the card that it shows is held up for all who may see it."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        own = {"kind", "tone", "heading", "cue", "shows", "large", "text"}
        if taken := own & set(cls.__annotations__):
            raise TypeError(f"{cls.__name__}: an event's field cannot be called {sorted(taken)}")
        if unknown := set(cls.shows) - set(cls.__annotations__):
            raise TypeError(f"{cls.__name__}: there is no field {sorted(unknown)} to be shown")
        cls.kind = _dashed(cls.__name__)

    def shown(self) -> list[str]:
        """What is seen of it: ids of faces and cards, as far as they are told."""
        found: list[str] = []
        for name in self.shows:
            value = getattr(self, name)
            found += value if isinstance(value, list) else [] if value is None else [value]
        return found

    def text(self) -> Text:
        """The log line."""
        args: dict[str, Argument] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            args[name] = listed(value) if isinstance(value, list | tuple) else value
        return Text(f"log-{self.kind}", args)


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as it was told: to whom, by which rule, and what the others heard instead."""

    event: Event
    rule: str
    to: int
    instead: Event | None = None

    def heard_by(self, seat: int) -> Event | None:
        """What this seat heard of it, if anything; a spectator (-1) hears what is public."""
        if self.to == EVERYONE or (seat >= 0 and self.to >> seat & 1):
            return self.event
        return self.instead


class Line(msgspec.Struct, frozen=True, gc=False):
    """An event as one seat has it: a line of the log with the rule that made it."""

    event: Event
    rule: str

    @property
    def text(self) -> Text:
        """The words of the line."""
        return self.event.text()


EVERYONE = -1


def _dashed(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def listed(values: list[Any] | tuple[Any, ...]) -> Text | str | None:
    """A list of names as one argument: nested pairs, so that each is translated."""
    if not values:
        return None
    text: Text | str = str(values[-1])
    for value in reversed(values[:-1]):
        text = Text("list-and", {"first": str(value), "rest": text})
    return text
