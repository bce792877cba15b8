"""What a seat may know of a game of Nemesis: the family's view, with what only the ship has."""

from __future__ import annotations

import msgspec

from hullbreach.games.nemesis.looks.backs import backs
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import HIDDEN_PILES, OPEN_PILES, WEAKNESS_SLOTS
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import view as family
from hullbreach.games.survival.looks.view import FamilyViews
from hullbreach.kernel.views import AnyField, Field, Private, height, pile

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


def _pods(section: str) -> str:
    return f"pods-{section}"


def _all_pods(g: Nemesis) -> list[Pods]:
    return [Pods(section, g.state.zones[_pods(section)]) for section in SECTIONS]


def views(edition: SurvivalEdition) -> FamilyViews[View]:
    """What makes the views of an edition."""
    own: dict[str, AnyField] = {
        "intruder_hand": Private((HAND,), lambda g, seat: g.see(HAND, seat)),
        "pods": Field(tuple(map(_pods, SECTIONS)), _all_pods),
        "intruder_deck": height("intruder-deck"),
        "intruder_discard": pile("intruder-discard"),
    }
    zones = edition.rules.more_zones(0)
    own_piles = [pile for pile in edition.box.own_decks if f"discard-{pile}" in zones]
    return FamilyViews(
        View,
        family.Person,
        edition,
        backs(edition),
        own,
        decks=(f"deck-{pile}" for pile in (*HIDDEN_PILES, *edition.box.own_decks)),
        discards=(f"discard-{pile}" for pile in (*OPEN_PILES, *own_piles)),
        weaknesses=(f"weakness-{slot}" for slot in WEAKNESS_SLOTS),
    )
