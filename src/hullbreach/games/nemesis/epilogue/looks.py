"""What is seen of requirements and of the offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.games.nemesis.aftermath import looks
from hullbreach.games.nemesis.aftermath.looks import AftermathPicture
from hullbreach.games.nemesis.epilogue.offer import OFFER, requirement, taken_by
from hullbreach.games.nemesis.epilogue.requirements import REQUIREMENTS
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.learning.observation import SEATS
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.scenes import Card, Tray
from hullbreach.kernel.views import AnyField, Field, Private, pile


def requirements_seen(g: Nemesis, seat: int) -> list[list[str | None]]:
    """Everybody's requirement as a seat sees it."""
    return [g.see(requirement(one), seat) for one in range(g.state.seats)]


def offers(g: Nemesis) -> list[list[str]]:
    """Who has taken the offer."""
    return [g.state.zones[taken_by(one)] for one in range(g.state.seats)]


class Wanted:
    """The requirement of the seat that looks."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.which = layout.block(name, REQUIREMENTS)

    def write(self, value: Sequence[list[str | None]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        own = value[of.seat] if of.seat >= 0 else []
        for card, place in self.which.items():
            row[place] = card in own


class Takers:
    """Who has taken the offer, beginning with the seat that looks."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.of = [layout.place(f"seat {seat} has the offer") for seat in range(SEATS)]

    def write(self, value: Sequence[list[str]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        looks_on = max(of.seat, 0)
        for seat, cards in enumerate(value):
            row[self.of[(seat - looks_on) % len(value)]] = bool(cards)


FIELDS: dict[str, AnyField] = {
    **looks.FIELDS,
    "requirements": Private(("requirement-*",), requirements_seen, Wanted),
    "offers": Field(("offer-*",), offers, Takers),
    "offer": pile(OFFER),
}


class EpiloguePicture(AftermathPicture):
    """Also the offer that lies beside the board."""

    shuttle_end = "table-shuttle-launch"

    def own_hands(self, view: Any) -> dict[str, list[Card]]:
        """The offer, as long as nobody has taken it."""
        return {**super().own_hands(view), "offer": self.faces.cards(view.offer)}

    def trays(self) -> Mapping[str, Tray]:
        """Requirements lie where objectives lie."""
        return {**super().trays(), "requirements": "objectives", "offers": "objectives"}
