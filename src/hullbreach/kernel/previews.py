"""What an option would do, as far as the seat that is asked can know: shown before anybody acts.

A preview is made of a seat's view and of what is printed on the cards, like a scene, so it tells nothing
that the seat does not know. It promises nothing either: others may react, and dice are rolled later.
"""

from __future__ import annotations

import msgspec

from hullbreach.kernel.scenes import Tone
from hullbreach.kernel.texts import Text


class Target(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Whom it is about: figures of a kind, and what each of them takes."""

    label: Text
    note: Text | None = None
    art: str = ""
    icon: str = ""
    count: int = 1
    tone: Tone = "danger"


class Face(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A face of a die, by what it is worth; its tone tells what it would bring."""

    label: Text
    tone: Tone = "plain"


class Roll(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A die that will be rolled, face by face."""

    label: Text
    faces: list[Face]


class Use(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What it uses up: how much there is of how much, and how much is left then."""

    label: Text
    now: int
    then: int
    most: int = 0
    art: str = ""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an option would do."""

    text: Text | None = None
    heading: Text | None = None
    """What happens to the targets, where they are not simply what is aimed at."""
    targets: list[Target] = []
    rolls: list[Roll] = []
    uses: list[Use] = []
    cost: int = 0
    """How many cards it costs."""


class Means(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card that can pay, and the option with which it does, once that is asked."""

    card: str
    option: str


class Previews(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that is known beforehand of the options of one ask."""

    options: dict[str, Preview]
    """By the ids of the options."""
    prompt: str = ""
    """The question that is put next to whoever has to pay."""
    means: list[Means] = []
    """All that can pay, in the order of the hand."""
