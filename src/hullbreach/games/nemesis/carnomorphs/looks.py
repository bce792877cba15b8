"""What is seen of mutations: by everyone that somebody has one, and which once it was used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hullbreach.games.nemesis.carnomorphs.kinds import mutation
from hullbreach.games.nemesis.carnomorphs.mutation_cards import CLEANLY
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.learning.observation import SEATS
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.views import AnyField, Private


def mutations_seen(g: Nemesis, seat: int) -> list[list[str | None]]:
    """Everybody's mutation card as a seat sees it."""
    return [g.see(mutation(one), seat) for one in range(g.state.seats)]


class Mutations:
    """The mutations of the crew, beginning with the seat that looks."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.some = [layout.place(f"seat {seat} has a mutation") for seat in range(SEATS)]
        self.which = [layout.block(f"seat {seat}", CLEANLY.ids()) for seat in range(SEATS)]

    def write(self, value: Sequence[list[str | None]], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        looks = max(of.seat, 0)
        for seat, cards in enumerate(value):
            at = (seat - looks) % len(value)
            row[self.some[at]] = bool(cards)
            for card, place in self.which[at].items():
                row[place] = card in cards


FIELDS: dict[str, AnyField] = {"mutations": Private(("mutation-*",), mutations_seen, Mutations)}
