"""What a seat may know."""

from __future__ import annotations

import msgspec

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model


class View(msgspec.Struct, frozen=True):
    """What a seat knows."""

    seat: int
    hand: list[str | None]


def view(g: Nemesis, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return View(seat, g.see(model.hand(seat), seat) if seat >= 0 else [])
