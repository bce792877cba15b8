"""What is seen of the shuttle, of alerts and of tokens that nobody has turned up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from hullbreach.games.nemesis.aftermath import alert_cards  # noqa: F401 (they register)
from hullbreach.games.nemesis.aftermath.alerts import ALERTS
from hullbreach.games.nemesis.aftermath.model import (
    ALERT,
    DONE,
    SHUTTLE,
    STAGE,
    TRACK,
    WORK,
    counter,
    lying,
    on_ship,
)
from hullbreach.games.nemesis.aftermath.tokens import SLIMED_ROOM, hidden
from hullbreach.games.nemesis.looks.picture import ShipPicture
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.picture import TRACK_TONES
from hullbreach.games.survival.printed import Slot
from hullbreach.kernel import Text
from hullbreach.kernel.features import Layout, Row
from hullbreach.kernel.marks import Number
from hullbreach.kernel.scenes import Card, Fact, Panel, Piece, Space, Track, Tray
from hullbreach.kernel.views import AnyField, Field

NO_MARKER = -1
PLACES = tuple(lying(f"slot-{number:03d}") for number in range(1, 22))


class Ways:
    """In which rooms a token of Aftermath lies, and whether it is a slimed room."""

    def __init__(self, layout: Layout, name: str) -> None:
        places = [zone.removeprefix("aftermath-") for zone in PLACES]
        self.unknown = layout.block("token unrevealed", places)
        self.slimed = layout.block("slimed room", places)

    def write(self, value: Mapping[str, str], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for slot, place in self.unknown.items():
            row[place] = value.get(slot) == ""
        for slot, place in self.slimed.items():
            row[place] = value.get(slot) == SLIMED_ROOM


class AlertMark:
    """The alert in force."""

    def __init__(self, layout: Layout, name: str) -> None:
        self.which = layout.block(name, ALERTS)

    def write(self, value: list[str], row: Row, of: Any, before: Any) -> None:
        """Write it."""
        for card, place in self.which.items():
            row[place] = card in value


def remnants(g: Nemesis) -> dict[str, str]:
    """The rooms with a token of Aftermath, and the token where it lies face up."""
    zones = g.state.zones
    return {
        slot: "" if hidden(g, slot) else zones[lying(slot)][0]
        for slot in on_ship(g)
        if zones[lying(slot)]
    }


FIELDS: dict[str, AnyField] = {
    "shuttle": Field((".counters",), lambda g: counter(g, TRACK, NO_MARKER), Number),
    "alert": Field((ALERT,), lambda g: g.state.zones[ALERT], AlertMark),
    "alert_stage": Field((".counters",), lambda g: counter(g, STAGE), Number),
    "alert_work": Field((".counters",), lambda g: counter(g, WORK), Number),
    "alert_done": Field((".counters",), lambda g: counter(g, DONE), Number),
    "remnants": Field(PLACES, remnants, Ways),
}


class AftermathPicture(ShipPicture):
    """The ship with the shuttle beside it."""

    shuttle_end: ClassVar[str] = "table-shuttle-end"
    """What happens at the end of the shuttle's track."""

    def ground(self, layout: str) -> str:
        """The board of ship and shuttle has a ground of its own."""
        return f"ground-nemesis-shuttle-{layout}"

    def zone_of(self, slot: Slot) -> str:
        """The rooms of the shuttle are in its hull."""
        return "zone-shuttle" if f"slot-{slot.id}" in SHUTTLE else super().zone_of(slot)

    def tracks(self, view: Any) -> list[Track]:
        """Also the track of the shuttle."""
        return [*super().tracks(view), self.shuttle_track(view.shuttle)]

    def shuttle_track(self, at: int) -> Track:
        """How long there is to deal with an alert, or until the launch."""
        spaces = self.content.tracks[TRACK].spaces
        last = len(spaces) - 1
        found = [
            Space(panels.number(last - one), TRACK_TONES[colour])
            if one < last
            else Space(Text(self.shuttle_end), TRACK_TONES[colour])
            for one, colour in enumerate(spaces)
        ]
        return Track("track-shuttle", Text("track-shuttle"), found, at if at >= 0 else None)

    def own_pieces(self, view: Any) -> Iterable[Piece]:
        """The tokens that lie in rooms."""
        yield from super().own_pieces(view)
        for slot, token in view.remnants.items():
            label = Text(token or "table-remnant")
            yield Piece(f"remnant-{slot}", slot, "token", label, art=token or "aftermath")

    def own_hands(self, view: Any) -> dict[str, list[Card]]:
        """The alert in force."""
        note = Text(
            "table-alert-note",
            {
                "stage": view.alert_stage + 1,
                "done": bool(view.alert_done),
                "parts": view.alert_work.bit_count(),
            },
        )
        cards = [
            msgspec.structs.replace(card, note=note, tone="danger")
            for card in self.faces.cards(view.alert)
        ]
        return {"alert": cards, **super().own_hands(view)}

    def trays(self) -> Mapping[str, Tray]:
        """Alerts lie where objectives lie."""
        return {**super().trays(), "alert": "objectives"}

    def board_panel(self, view: Any) -> Panel:
        """Also how many tokens are still to be turned up, and the alert."""
        panel = super().board_panel(view)
        left = sum(not token for token in view.remnants.values())
        facts = [Fact(Text("table-remnants"), panels.number(left))]
        facts += [Fact(Text("table-alert"), Text(card), "danger") for card in view.alert]
        return msgspec.structs.replace(panel, facts=[*panel.facts, *facts])
