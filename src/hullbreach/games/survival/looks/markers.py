"""What lies in rooms and corridors, and how it is drawn: markers, floors, doors, and what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from hullbreach.games.survival.content import Room as RoomRow
from hullbreach.games.survival.looks.view import Passage, Room
from hullbreach.games.survival.printed import Zone as ZoneRow
from hullbreach.games.survival.rules.model import NEST
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Corner, Door, Floor, Marker, Outline, Stencil, Tone
from hullbreach.kernel.views import Seen

ICONS: dict[str, tuple[str, Tone, Corner]] = {
    "supply-fire": ("fire", "danger", "sw"),
    "supply-malfunction": ("malfunction", "warning", "sw"),
    "supply-depressurization": ("depressurization", "danger", "sw"),
    "supply-ventilation": ("depressurization", "danger", "sw"),
    "supply-egg": ("egg", "plain", ""),
    "supply-carcass": ("carcass", "plain", ""),
    "supply-corpse-blue": ("corpse", "plain", ""),
    "supply-corpse-red": ("corpse", "plain", ""),
    "supply-sample": ("sample", "accent", ""),
}
"""How markers and objects in a room look, in the order in which they are drawn."""

FLOORS: dict[str, Floor] = {
    "supply-fire": "fire",
    "supply-malfunction": "fault",
    "supply-depressurization": "airless",
    "supply-ventilation": "airless",
}
"""What markers do to the floor of a room."""


class Look(msgspec.Struct, frozen=True):
    """How a room looks beside what lies in it."""

    tone: Tone = "plain"
    marks: list[Marker] = []
    states: list[Floor] = []
    computers: bool = True
    """Whether computers work there."""


def zone_id(row: ZoneRow) -> str:
    """The element of a zone."""
    return f"section-{row.id}" if row.kind == "section" else f"zone-{row.id}"


def outlines(row: ZoneRow) -> list[Outline]:
    """The forms of a zone."""
    return [[(float(x), float(y)) for x, y in outline] for outline in row.outlines]


def stencils(row: ZoneRow) -> list[Stencil]:
    """What is painted on a zone."""
    return [Stencil(Text(one.text), one.x, one.y, one.turn) for one in row.stencils]


def slot_of(rooms: Mapping[str, Room], room: str) -> str:
    """Where a room lies; nothing while it is not found."""
    return next((slot for slot, here in rooms.items() if here.room == room), "")


@remembered
def places_seen(seen: list[Seen]) -> list[Seen]:
    """What the seat has seen of places that are not explored."""
    return [one for one in seen if one.zone.startswith(("tile-", "exploration-"))]


def known_places(seen: list[Seen]) -> dict[str, Text]:
    """What the seat has found out about slots that are not explored."""
    found: dict[str, Text] = {}
    for one in seen:
        kind, _, slot = one.zone.partition("-")
        if slot in found:
            found[slot] = Text("list-and", {"first": one.face, "rest": found[slot]})
        elif kind == "tile":
            found[slot] = Text(one.face)
        else:
            effect, _, items = one.face.partition("#")
            found[slot] = Text("table-token-seen", {"token": effect, "items": int(items)})
    return found


def room_tone(here: Room) -> Tone:
    """How a room looks because of what lies in it."""
    if "supply-fire" in here.here:
        return "danger"
    if "supply-malfunction" in here.here:
        return "warning"
    return "plain" if here.room else "muted"


def room_markers(here: Room, row: RoomRow | None) -> list[Marker]:
    """What lies in a room."""
    markers = []
    if here.items is not None:
        tone: Tone = "plain" if here.items else "muted"
        label = Text("table-items-left", {"count": here.items})
        rim = row.colour or "" if row else ""
        markers.append(Marker("search", label, tone, here.items, "nw", rim=rim))
    if here.here:
        lying = Counter(kind_of(thing) for thing in here.here)
        for thing, (icon, tone, corner) in ICONS.items():
            if lying[thing]:
                markers.append(Marker(icon, Text(thing), tone, lying[thing], corner, thing))
    return markers


def floors(here: Room) -> list[Floor]:
    """What is painted on the floor of a room."""
    found = [floor for thing, floor in FLOORS.items() if thing in here.here]
    return [*found, "lair"] if here.room == NEST else found


def doors(lying: Passage | None) -> list[Door]:
    """The doors of a corridor."""
    if lying is None:
        return []
    return ["destroyed"] if lying.destroyed else ["closed"] if lying.door else []


def way_markers(lying: Passage | None) -> list[Marker]:
    """What lies in a corridor."""
    if lying is None:
        return []
    markers = []
    if lying.noise:
        markers.append(Marker("noise", Text("supply-noise"), "warning"))
    if lying.destroyed:
        markers.append(Marker("door-destroyed", Text("table-door-destroyed"), "muted"))
    elif lying.door:
        markers.append(Marker("door-closed", Text("table-door-closed"), "accent"))
    return markers
