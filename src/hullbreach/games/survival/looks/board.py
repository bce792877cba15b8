"""How the boards of the family look: rooms, corridors, zones, and all who stand there.

Elements have the ids that options name: slots, corridors, networks, figures, characters, pods. A game
adds what only its board has. What else changes there is its `own_board`, plain data, so that what has
not changed is not drawn again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.content import Room as RoomRow
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.markers import (
    Look,
    doors,
    floors,
    known_places,
    outlines,
    places_seen,
    room_markers,
    room_tone,
    stencils,
    way_markers,
    zone_id,
)
from hullbreach.games.survival.looks.view import Passage, Person, Room, View
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Ground, Link, Marker, Piece, Region, Shape, Tone, Zone
from hullbreach.kernel.views import Seen

COLOURS = {
    "blue": "#4f8fe8",
    "green": "#58b368",
    "yellow": "#e8c547",
    "red": "#e0564f",
    "violet": "#a877d8",
    "white": "#e6e6ea",
    "pink": "#ec8fb8",
    "orange": "#e8964a",
}

FIGURES = 4096
"""Pieces and corridors that are drawn once: who stands where, and how; what lies there."""

V = TypeVar("V", bound=View[Any])
S = TypeVar("S")


class BoardPicture(ABC, Generic[V, S]):
    """The board, and all that stands on it; `S` is what else the board is drawn of."""

    title: ClassVar[str]

    content: Content

    def __init__(self, edition: SurvivalEdition) -> None:
        self.content, self.boards = edition.box, edition.boards
        self.people = self.colours()
        """The colour of every character."""
        self._regions = remembered(self.regions)
        self._room = remembered(self.room)
        self._zones = remembered(self.zones)
        self._links = remembered(self.links)
        self._corridor = lru_cache(FIGURES)(self.corridor)
        self._person = lru_cache(FIGURES)(self.person)
        self._figure = lru_cache(FIGURES)(self.figure)
        sizes = sorted(self.content.intruders.values(), key=lambda row: row.height)
        self._creatures = {
            f"intruder-{row.id}": (row.height, 1 + at) for at, row in enumerate(sizes)
        }
        """How large the intruders are, and where they stand in a crowd."""

    # What a game says for itself

    def colours(self) -> dict[str, str]:
        """The colour of every character."""
        rows = self.content.characters.values()
        return {f"character-{row.id}": COLOURS[row.colour] for row in rows}

    @abstractmethod
    @drawn_of()
    def own_board(self, view: V) -> S:
        """What else the board is drawn of."""

    def zones(self, layout: str, own: S) -> list[Zone]:
        """What lies under the places."""
        return [
            Zone(
                zone_id(row),
                Text(zone_id(row)),
                outlines(row),
                row.kind,
                art=f"{self.ground(layout)}-{row.id}",
                stencils=stencils(row),
            )
            for row in self.content.boards[layout].zones.values()
        ]

    def ground(self, layout: str) -> str:
        """The symbol under everything."""
        return f"ground-{self.title.removeprefix('game-')}-{layout}"

    def zone_of(self, slot: Slot) -> str:
        """The zone in which a place lies."""
        return ""

    def own_regions(self, layout: str, rooms: dict[str, Room], own: S) -> Iterable[Region]:
        """What else is on the board."""
        return ()

    def own_links(self, layout: str, own: S) -> Iterable[Link]:
        """Ways that are no corridors."""
        return ()

    @drawn_of()
    def own_pieces(self, view: V) -> Iterable[Piece]:
        """What else stands about."""
        return ()

    def room_shape(self, slot: Slot) -> Shape:
        """How a place on the board is drawn."""
        return "hex"

    def room_ground(self, slot: Slot) -> Ground:
        """Where a place is."""
        return "room"

    def room_look(self, slot: Slot, here: Room, own: S) -> Look:
        """How a room looks, and what else marks it."""
        return Look(room_tone(here))

    def network_ground(self, network: str) -> Ground:
        """Where a network runs."""
        return "corridor"

    def way_tone(self, layout: str, corridor: str, own: S) -> Tone:
        """How a corridor looks."""
        return "plain"

    def pod(self, pod: str) -> str:
        """The element of a pod in which somebody is."""
        return pod

    # The board

    @drawn_of("seen")
    def places(self, view: V) -> list[Seen]:
        """What the seat has seen of places that are not explored."""
        return places_seen(view.seen)

    @drawn_of("layout", "rooms", "passages", after=("places", "own_board"), section="regions")
    def all_regions(self, view: V, places: list[Seen], own: S) -> list[Region]:
        """All places, as the seat knows them."""
        return self._regions(view.layout, view.rooms, places, view.passages, own)

    @drawn_of("layout", "passages", after=("own_board",), section="links")
    def all_links(self, view: V, own: S) -> list[Link]:
        """All ways."""
        return self._links(view.layout, view.passages, own)

    @drawn_of("layout", after=("own_board",), section="zones")
    def all_zones(self, view: V, own: S) -> list[Zone]:
        """What lies under all places."""
        return self._zones(view.layout, own)

    @drawn_of("crew", "figures", after=("own_pieces",))
    def pieces(self, view: V, own: Iterable[Piece]) -> list[Piece]:
        """All who stand there."""
        return [*self._people(view), *self._figures(view), *own]

    def regions(
        self,
        layout: str,
        rooms: dict[str, Room],
        seen: list[Seen],
        passages: dict[str, Passage],
        own: S,
    ) -> list[Region]:
        """All places."""
        known = known_places(seen)
        board = self.content.boards[layout]
        found = []
        for place in board.slots.values():
            slot = f"slot-{place.id}"
            look = self.room_look(place, rooms[slot], own)
            found.append(self._room(layout, slot, rooms[slot], known.get(slot), look))
        for network in board.networks.values():
            id_, at = f"network-{network.id}", (network.x, network.y)
            marks, ground = way_markers(passages.get(id_)), self.network_ground(network.id)
            shape: Shape = "box" if ground == "outdoor" else "circle"
            found.append(Region(id_, Text(id_), *at, shape, markers=marks, art=id_, ground=ground))
        return [*found, *self.own_regions(layout, rooms, own)]

    def room(
        self,
        layout: str,
        slot: str,
        here: Room,
        known: Text | None,
        look: Look,
    ) -> Region:
        """A slot of the board; `known` is what the seat has found out about it."""
        place = self.content.boards[layout].slots[row_id(slot)]
        row = self.content.rooms[row_id(here.room)] if here.room else None
        return Region(
            slot,
            Text(here.room or slot),
            place.x,
            place.y,
            self.room_shape(place),
            look.tone,
            self._room_note(here) if here.room else known,
            [*room_markers(here, row), *self._signs(place, row, look), *look.marks],
            not here.room,
            size=place.size,
            art=here.room,
            rim=[row.colour] if row and row.colour else [],
            states=[*floors(here), *look.states],
            ground=self.room_ground(place),
            zone=self.zone_of(place),
            number=place.id if place.id.isdigit() else "",
        )

    def _signs(self, place: Slot, row: RoomRow | None, look: Look) -> list[Marker]:
        """The computer of a room, and the ways into technical corridors."""
        signs = []
        if row and row.computer:
            tone: Tone = "plain" if look.computers else "muted"
            art = "sign-computer" if look.computers else "sign-computer-off"
            signs.append(Marker("computer", Text("table-computer"), tone, corner="ne", art=art))
        for network, numbers in place.technical.items():
            if self.network_ground(network) == "corridor":
                label = Text("table-entrance", {"numbers": ", ".join(map(str, numbers))})
                signs.append(Marker("vent", label, corner="se", art=f"network-{network}"))
        return signs

    def _room_note(self, here: Room) -> Text | None:
        row = self.content.rooms[row_id(here.room)]
        if not row.colour and not row.computer:
            return None
        colour = f"colour-{row.colour}" if row.colour else None
        return Text("table-room-note", {"colour": colour, "computer": row.computer})

    def links(self, layout: str, passages: dict[str, Passage], own: S) -> list[Link]:
        """All corridors."""
        found = [
            self._corridor(layout, id_, passages.get(id_), self.way_tone(layout, id_, own))
            for id_, one in self.boards[layout].passages.items()
            if one.numbers
        ]
        return [*found, *self.own_links(layout, own)]

    def corridor(self, layout: str, id_: str, lying: Passage | None, tone: Tone) -> Link:
        """A corridor with its numbers, and what lies in it."""
        passage = self.boards[layout].passages[id_]
        numbers = ", ".join(map(str, passage.numbers))
        label = Text("table-corridor", {"numbers": numbers})
        return Link(
            id_,
            passage.ends,
            label,
            way_markers(lying),
            tone,
            number="·".join(map(str, passage.numbers)),
            level=1 if lying and lying.noise else 0,
            doors=doors(lying),
        )

    def _people(self, view: V) -> list[Piece]:
        pieces = []
        for seat, one in enumerate(view.crew):
            at = self.standing(one)
            if one.id and at:
                pieces.append(self._person(one.id, at, seat, one.slimed, one.larva))
        return pieces

    def person(self, who: str, at: str, seat: int, slimed: bool, larva: bool) -> Piece:
        """A character on the board."""
        markers = []
        if slimed:
            markers.append(Marker("slime", Text("table-slimed"), "warning"))
        if larva:
            markers.append(Marker("larva", Text("intruder-larva"), "danger"))
        return Piece(
            who,
            at,
            "person",
            Text(who),
            self.people[who],
            markers=markers,
            kind="person",
            art=who,
            owner=seat,
        )

    def _figures(self, view: V) -> list[Piece]:
        return [self._figure(one.id, one.kind, one.slot, one.injuries) for one in view.figures]

    def figure(self, name: str, kind: str, slot: str, injuries: int) -> Piece:
        """An intruder on the board."""
        number = int(name.partition("-")[2])
        markers = []
        if injuries:
            label = Text("table-injuries", {"count": injuries})
            markers.append(Marker("injury", label, "danger", injuries))
        size, rank = self._creatures[kind]
        return Piece(
            name,
            slot,
            kind.partition("-")[2],
            Text("table-figure", {"kind": kind, "number": number}),
            tone="danger",
            markers=markers,
            kind="creature",
            art=kind,
            size=size,
            pips=injuries,
            rank=rank,
        )

    def standing(self, one: Person) -> str:
        """The element on which somebody stands; nothing for who has left the board."""
        if one.status == "pod":
            return self.pod(one.pod)
        return one.slot if one.status == "aboard" else ""
