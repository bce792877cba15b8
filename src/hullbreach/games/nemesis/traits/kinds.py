"""Which trait is whose: a trait card has the id of its character."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own
from hullbreach.kernel.views import AnyField, Field

DECK = "deck-trait"


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the traits."""

    wounds: int
    lonely: int
    rush_wounds: int
    rush_actions: int
    shock_wounds: int
    source: Source


NUMBERS = Own("traits", Numbers)


def trait(seat: int) -> str:
    """The zone of a character's trait."""
    return f"trait-{seat}"


def has(g: Nemesis, seat: int, character: str) -> bool:
    """Whether a seat plays a character with its trait."""
    return f"trait-{character}" in g.state.zones[trait(seat)]


def owner(g: Nemesis, character: str) -> int | None:
    """The seat that plays a character with its trait, if somebody does and takes part."""
    for seat, who in enumerate(g.crew):
        if who.awake and has(g, seat, character):
            return seat
    return None


def _traits(g: Nemesis) -> list[list[str]]:
    return [g.state.zones[trait(seat)] for seat in range(g.state.seats)]


FIELDS: dict[str, AnyField] = {"traits": Field(("trait-*",), _traits)}
