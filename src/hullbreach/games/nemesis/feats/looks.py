"""What is seen of feats: where everybody's is, and which one it is to who knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hullbreach.games.nemesis.feats.cards import FEATS
from hullbreach.games.nemesis.feats.rules import feat
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.learning.observation import SEATS
from hullbreach.games.survival.rules import model
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.scenes import Card, Fact, Panel, Tray
from hullbreach.kernel.views import AnyField, Private

PLACES = ("feat", "deck", "hand", "discard")


class Feat(msgspec.Struct, frozen=True, gc=False):
    """Somebody's feat: in which of the `PLACES` it is, and its face to who knows it."""

    place: str = ""
    face: str | None = None


def feats_seen(g: Nemesis, reader: int) -> list[Feat]:
    """Everybody's feat as a seat sees it: by its back all see where it is."""
    return [_seen(g, seat, reader) for seat in range(g.state.seats)]


def _seen(g: Nemesis, seat: int, reader: int) -> Feat:
    zones = (feat(seat), model.deck(seat), model.hand(seat), model.discard(seat))
    for place, zone in zip(PLACES, zones, strict=True):
        for at, card in enumerate(g.state.zones[zone]):
            if card in FEATS:
                return Feat(place, g.see(zone, reader)[at])
    return Feat()


class Feats:
    """Where everybody's feat is, and which one is the own, for learners."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.own = layout.block("own feat", FEATS)
        self.places = [layout.block(f"feat of seat {seat}", PLACES) for seat in range(SEATS)]

    def write(self, value: Sequence[Feat], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        looks = max(of.seat, 0)
        for card, at in self.own.items():
            row[at] = of.seat >= 0 and value[of.seat].face == card
        for seat, one in enumerate(value):
            for place, at in self.places[(seat - looks) % len(value)].items():
                row[at] = one.place == place


FIELDS: dict[str, AnyField] = {
    "feats": Private(("feat-*", "deck-*", "hand-*", "discard-*"), feats_seen, Feats)
}


class FeatPicture(ShipPicture):
    """Feats lie with their players."""

    @drawn_of("seat")
    def own_hands(self, view: Any) -> dict[str, list[Card]]:
        """The own feat, as long as it is not earned."""
        found = super().own_hands(view)
        if view.seat < 0 or view.feats[view.seat].place != "feat":
            return found
        return found | {"feats": self.faces.cards([view.feats[view.seat].face], "secret")}

    def trays(self) -> Mapping[str, Tray]:
        """They lie where objectives lie."""
        return {**super().trays(), "feats": "objectives"}

    def seat_panel(self, view: Any, seat: int) -> Panel:
        """Also where somebody's feat is."""
        panel, one = super().seat_panel(view, seat), view.feats[seat]
        if not one.place:
            return panel
        where = Text("table-feat-where", {"place": one.place, "feat": one.face})
        return msgspec.structs.replace(panel, facts=[*panel.facts, Fact(Text("table-feat"), where)])
