"""How the base looks: sectors with or without air, rooms, corridors, and all who stand there.

Elements have the ids that options name: spaces, gaps, characters, intruders. Intruders in a place are
crowds of equal ones; in the room of who looks they have the names by which they are shot at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hullbreach.games.retaliation.content import Content, Room
from hullbreach.games.retaliation.looks.plan import (
    PLATES,
    RAILS,
    ROOMS,
    SECTOR_WALLS,
    at,
)
from hullbreach.games.retaliation.looks.view import Passage, Person, Place, View
from hullbreach.games.retaliation.rules.grid import ENDS, FIXED, HIB, SECTOR, SECTORS
from hullbreach.games.retaliation.rules.model import (
    CAPACITY,
    LANDING_ZONE,
    NEST,
    ROBOT,
    SECURE,
    SHUTTLE,
)
from hullbreach.games.survival.rules.model import EGG, FIRE, MALFUNCTION, NOISE
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Door,
    Floor,
    Link,
    LinkState,
    Marker,
    Piece,
    Region,
    Stencil,
    Tone,
    Zone,
)

GROUND = "ground-retaliation-base"
STENCILS = {"a": (210.0, 540.0), "b": (658.0, 540.0), "c": (930.0, 540.0)}
HELD_ROOM = {"space-lz": "LZ", HIB: "HIB"}
TENTHS = 10
"""Heights of figures are counted in tenths of a person."""


class BoardPicture:
    """The board, and all that stands on it."""

    def __init__(self, edition: Any) -> None:
        self.box: Content = edition.box
        self.kinds: tuple[str, ...] = edition.rules.kinds
        self.places: dict[str, int] = edition.rules.places
        self.people = {f"character-{row.id}": row.colour for row in self.box.characters.values()}
        """The colour of every character."""
        self._zones = remembered(self.zones)
        self._regions = remembered(self.all_regions)
        self._links = remembered(self.all_links)
        self._crowds = remembered(self.crowds)
        self._region = remembered(self.region)
        self._link = remembered(self.link)
        self._crowd = remembered(self.crowd)

    # Sectors

    def zones(self, air: list[str]) -> list[Zone]:
        """The sectors with their life support; the first one bears the rail above the base."""
        found = []
        for sector in SECTORS:
            on = sector in air
            x, y = STENCILS[sector]
            found.append(
                Zone(
                    f"sector-{sector}",
                    Text(f"sector-{sector}"),
                    [SECTOR_WALLS[sector]],
                    lit=on,
                    tag=Marker(
                        "depressurization",
                        Text("life-support", {"active": on}),
                        "good" if on else "warning",
                        art="sign-air" if on else "sign-no-air",
                        word=Text("sector-air", {"active": on}),
                    ),
                    tag_at=PLATES[sector],
                    rail=RAILS[sector],
                    art=f"{GROUND}-rail" if sector == SECTORS[0] else "",
                    stencils=[Stencil(Text(f"letter-{sector}"), x, y)],
                )
            )
        return found

    # Rooms

    def regions(self, view: View) -> list[Region]:
        """All spaces of the grid."""
        known = {one.zone: one.face for one in view.seen if one.zone in view.spaces}
        return self._regions(
            view.spaces, known, view.eggs, view.shuttle, view.hibernation, view.lander
        )

    def all_regions(
        self,
        spaces: dict[str, Place],
        known: dict[str, str],
        eggs: int,
        shuttle: bool,
        hibernation: bool,
        lander: str,
    ) -> list[Region]:
        """Every space, by what lies there and what the seat knows of it."""
        told = {
            SHUTTLE: "shuttle-here" if shuttle else "shuttle-gone",
            FIXED[HIB]: "hibernation-on" if hibernation else "hibernation-off",
            LANDING_ZONE: f"lander-here-{lander}",
        }
        return [
            self._region(
                space,
                place,
                eggs if place.room == NEST else 0,
                told.get(place.room, ""),
                known.get(space, ""),
            )
            for space, place in spaces.items()
        ]

    def region(self, space: str, place: Place, eggs: int, more: str, known: str) -> Region:
        """A space, and the room on it."""
        x, y = at(space)
        row = self.box.rooms.get(row_id(place.room)) if place.room else None
        label = place.room or space
        return Region(
            space,
            Text(label),
            x,
            y,
            tone=room_tone(place),
            note=Text(more or known) if more or known else None,
            markers=[*offers(row), *self.lying(place, row, eggs)],
            hidden=not place.room,
            outline=ROOMS[space],
            art=place.room,
            rim=list(row.items) if row else [],
            states=floors(place),
            zone=f"sector-{SECTOR[space]}",
            number=str(row.number) if row else HELD_ROOM.get(space, row_id(space).upper()),
        )

    def lying(self, place: Place, row: Room | None, eggs: int) -> list[Marker]:
        """What lies in a room: markers of danger and safety, then objects."""
        here = Counter(kind_of(one) for one in place.here)
        found = []
        if here[FIRE]:
            found.append(Marker("fire", Text(FIRE), "danger", 1, "sw", FIRE))
        if here[MALFUNCTION]:
            found.append(Marker("malfunction", Text(MALFUNCTION), "warning", 1, "sw", MALFUNCTION))
        if here[SECURE]:
            found.append(Marker("locked", Text(SECURE), "plain", here[SECURE], "sw", SECURE))
        if row and not row.secure:
            sign = Text("sign-secured-not")
            found.append(Marker("locked", sign, "muted", 1, "se", "sign-secured-not"))
        if here[EGG] or eggs:
            found.append(Marker("egg", Text(EGG), "plain", here[EGG] + eggs, "se", EGG))
        return found

    # Corridors

    def links(self, view: View) -> list[Link]:
        """The corridors that were laid."""
        return self._links(view.passages, view.doors, view.spaces, view.lethal)

    def all_links(
        self,
        passages: dict[str, Passage],
        closed: dict[str, bool],
        spaces: dict[str, Place],
        lethal: bool,
    ) -> list[Link]:
        """Every corridor, and whether it leads nowhere yet."""
        return [
            self._link(
                gap,
                passage,
                tuple(closed.get(f"{gap}@{end}") for end in ENDS[gap]),
                not all(spaces[end].room for end in ENDS[gap]),
                lethal,
            )
            for gap, passage in passages.items()
        ]

    def link(
        self,
        gap: str,
        passage: Passage,
        closed: tuple[bool | None, ...],
        open_end: bool,
        lethal: bool,
    ) -> Link:
        """A corridor: its noise value, its doors, whether it is reinforced or leads nowhere yet."""
        row = self.box.corridors[passage.tile]
        noisy = NOISE in passage.here
        states: list[LinkState] = ["strong"] if passage.reinforced else []
        if open_end:
            states.append("unknown")
        if passage.free <= 0:
            states.append("full")
        values = [row.value, *([row.lethal] if lethal and row.lethal else [])]
        number = "0" if passage.reinforced else "·".join(map(str, values))
        return Link(
            gap,
            ENDS[gap],
            Text(gap),
            [Marker("noise", Text(NOISE), "warning", art=NOISE)] if noisy else [],
            number=number,
            level=1 if noisy else 0,
            doors=doors(gap, passage.mark, closed),
            states=states,
            capacity=CAPACITY,
        )

    # Figures

    def pieces(self, view: View) -> list[Piece]:
        """Everybody on the board: soldiers, intruders, the robot."""
        return [*self.soldiers(view), *self.intruders(view), *self.robot(view)]

    def soldiers(self, view: View) -> list[Piece]:
        """The soldiers in the base."""
        return [
            Piece(
                who.id,
                who.slot,
                "person",
                Text(who.id),
                self.people[who.id],
                markers=signs(who),
                kind="person",
                art=who.id,
                owner=seat,
            )
            for seat, who in enumerate(view.crew)
            if who.id and who.status in ("aboard", "pod")
        ]

    def intruders(self, view: View) -> list[Piece]:
        """The intruders, equal ones as one crowd."""
        own = view.crew[view.seat].slot if view.seat >= 0 else ""
        return self._crowds(view.spaces, view.passages, own)

    def crowds(
        self, spaces: dict[str, Place], passages: dict[str, Passage], own: str
    ) -> list[Piece]:
        """The intruders of all places; `own` is where the seat's soldier stands."""
        found = []
        for group in (spaces, passages):
            for place, one in group.items():
                figures = [thing for thing in one.here if thing.startswith("intruder-")]
                if figures:
                    found += self._crowd(place, figures, place == own)
        return found

    def crowd(self, place: str, figures: list[str], near: bool) -> list[Piece]:
        """The intruders of a place; who is near can aim at each of them."""
        found = []
        for figure, count in Counter(figures).items():
            kind, _, hurt = figure.partition("#")
            injuries = int(hurt or 0)
            marks = []
            if injuries:
                label = Text("table-injuries", {"count": injuries})
                marks.append(Marker("injury", label, "danger", injuries))
            found.append(
                Piece(
                    figure if near else f"{figure}@{place}",
                    place,
                    row_id(kind),
                    Text(kind),
                    tone="danger",
                    markers=marks,
                    kind="creature",
                    art=kind,
                    size=self.box.intruders[row_id(kind)].height / TENTHS,
                    count=count,
                    pips=injuries,
                    rank=self.kinds.index(kind),
                    places=self.places[kind],
                )
            )
        return found

    def robot(self, view: View) -> Iterable[Piece]:
        """The robot; before it is found nobody knows which one it is."""
        card = view.robot_card or ROBOT
        marks = []
        if ROBOT in view.faulty:
            marks.append(Marker("malfunction", Text(MALFUNCTION), "warning", art=MALFUNCTION))
        if view.robot:
            yield Piece(
                ROBOT, view.robot, "bot", Text(card), markers=marks, kind="vehicle", art=card
            )


def room_tone(place: Place) -> Tone:
    """How a room looks because of what lies in it."""
    if FIRE in place.here:
        return "danger"
    if MALFUNCTION in place.here:
        return "warning"
    return "plain" if place.room else "muted"


def floors(place: Place) -> list[Floor]:
    """What is painted on the floor of a room."""
    found: list[Floor] = []
    if FIRE in place.here:
        found.append("fire")
    if MALFUNCTION in place.here:
        found.append("fault")
    return found


def offers(row: Room | None) -> list[Marker]:
    """What a room has to offer: items by their colours, a computer."""
    if row is None:
        return []
    found = [
        Marker("search", Text(f"deck-{colour}"), "plain", count, "nw", f"item-{colour}", colour)
        for colour, count in Counter(row.items).items()
    ]
    if row.computer:
        found.append(Marker("computer", Text("table-computer"), corner="ne", art="sign-computer"))
    return found


def doors(gap: str, mark: str, closed: Iterable[bool | None]) -> list[Door]:
    """The doors at the two ends of a corridor; nothing where there is none at either."""
    found: list[Door] = []
    for end, shut in zip(ENDS[gap], closed, strict=True):
        if shut is None:
            found.append("open" if mark == end else "none")
        else:
            found.append("closed" if shut else "destroyed")
    return [] if found == ["none", "none"] else found


def signs(who: Person) -> list[Marker]:
    """What clings to a soldier, or is carried by one for all to see."""
    found = []
    if who.larva:
        found.append(Marker("larva", Text("intruder-larva"), "danger"))
    if who.suffocating:
        found.append(Marker("depressurization", Text("supply-suffocation"), "danger"))
    if who.data:
        found.append(Marker("knowledge", Text("supply-data"), "good", art="supply-data"))
    return found
