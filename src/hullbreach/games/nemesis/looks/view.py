"""What a seat may know of a game of Nemesis: the family's view, with what only the ship has."""

from __future__ import annotations

from typing import Any

import msgspec

from hullbreach.games.nemesis.looks.backs import backs
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import HIDDEN_PILES, OPEN_PILES, WEAKNESS_SLOTS
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import view as family
from hullbreach.games.survival.looks.view import Field, height, pile

HAND = "intruder-hand"
SECTIONS = ("a", "b")
"""Of the ship."""


class Pods(msgspec.Struct, frozen=True, gc=False):
    """The escape pods of a section."""

    section: str
    pods: list[str]


class View(family.View[family.Person], frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1."""

    intruder_hand: list[str | None]

    # From here on it is the same for everyone
    destruct: int
    """The space of the self-destruct marker; -1 while the sequence does not run."""
    destination: int
    calm: bool
    jumped: bool
    intruder_seat: int
    intruder_active: bool
    locked: list[str]
    pods: list[Pods]
    intruder_deck: int
    intruder_discard: list[str]


class Sight(family.Sight[Nemesis, View]):
    """How views of Nemesis are put together."""

    view_kind = View
    course = (
        *("destruct", "destination", "calm", "jumped", "intruder_seat", "intruder_active"),
        "locked",
    )

    def secret_zones(self, seats: int) -> tuple[str, ...]:
        """The cards of the intruder player."""
        return (HAND,)

    def own_secrets(self, g: Nemesis, seat: int) -> tuple[Any, ...]:
        """What a seat sees of them."""
        return (g.see(HAND, seat),)

    def own_fields(self) -> dict[str, Field]:
        """Pods, and what the intruder player has drawn and played."""
        return {
            "pods": Field(tuple(map(_pods, SECTIONS)), _all_pods),
            "intruder_deck": height("intruder-deck"),
            "intruder_discard": pile("intruder-discard"),
        }


def _pods(section: str) -> str:
    return f"pods-{section}"


def _all_pods(g: Nemesis) -> list[Pods]:
    return [Pods(section, g.state.zones[_pods(section)]) for section in SECTIONS]


def sight(edition: SurvivalEdition) -> Sight:
    """How views of an edition are put together."""
    return Sight(
        edition.box.intruder_tokens,
        edition.boards,
        backs(edition),
        decks=(f"deck-{pile}" for pile in HIDDEN_PILES),
        discards=(f"discard-{pile}" for pile in OPEN_PILES),
        weaknesses=(f"weakness-{slot}" for slot in WEAKNESS_SLOTS),
    )
