"""What is seen of turrets: figures on the board, with what the seat knows of their aim."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.turrets.turrets import INACTIVE, STATUSES, TURRET, TURRETS, stack
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.scenes import Marker, Piece, Tone
from hullbreach.kernel.views import AnyField, Private


def statuses_seen(g: Nemesis, seat: int) -> dict[str, str | None]:
    """At whom each turret aims, as far as a seat knows."""
    seen = {one: g.see(stack(one), seat) for one in TURRETS}
    return {
        one: kind_of(tokens[-1]) if tokens and tokens[-1] else None for one, tokens in seen.items()
    }


class Statuses:
    """The status of each turret, for learners."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.of = {one: layout.block(one, STATUSES) for one in TURRETS}

    def write(self, value: Mapping[str, str | None], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for turret, places in self.of.items():
            for status, place in places.items():
                row[place] = value[turret] == status


FIELDS: dict[str, AnyField] = {
    "turrets": Private(tuple(map(stack, TURRETS)), statuses_seen, Statuses)
}


class TurretPicture(ShipPicture):
    """Turrets stand in their rooms."""

    @drawn_of("rooms")
    def own_pieces(self, view: Any) -> Iterable[Piece]:
        """A piece for each turret on the board."""
        yield from super().own_pieces(view)
        for slot, room in view.rooms.items():
            for thing in room.here:
                if kind_of(thing) == TURRET:
                    yield turret_piece(thing, slot, view.turrets[thing])


def turret_piece(turret: str, slot: str, status: str | None) -> Piece:
    """A turret, with its status where that is known."""
    tone: Tone = "muted" if status == INACTIVE else "danger"
    label = Text(status) if status else Text("table-turret-hidden")
    return Piece(
        turret,
        slot,
        "turret",
        Text("table-turret", {"status": label}),
        tone=tone,
        markers=[Marker("target", label, tone)] if status else [],
        kind="structure",
        art=TURRET,
    )
