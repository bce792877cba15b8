"""How the game looks: the map with walls and hordes, the survivors and what they carry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hullbreach.games.invader.box import LEVELS, Kind
from hullbreach.games.invader.looks.ground import Plan
from hullbreach.games.invader.looks.panels import Panels
from hullbreach.games.invader.looks.view import View
from hullbreach.games.invader.rules.map import (
    AIRLOCK,
    CORRIDOR,
    OUTDOOR,
    OXYGEN,
    SECURITY,
    SIZE,
    way_id,
)
from hullbreach.games.invader.rules.map import Zone as MapZone
from hullbreach.games.invader.rules.model import MACHINES
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Door,
    Floor,
    Ground,
    Link,
    Marker,
    Piece,
    Plate,
    Region,
    Scene,
    Tone,
    Way,
    Zone,
)
from hullbreach.kernel.texts import Text

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition
    from hullbreach.games.invader.looks.view import SurvivorView

GROUNDS: dict[str, Ground] = {OUTDOOR: "outdoor", CORRIDOR: "corridor"}
SIGNS = {SECURITY: "security", OXYGEN: "oxygen", AIRLOCK: "airlock"}
"""The special rooms."""
FURNITURE = ("mess", "workshop", "bunks", "store")
"""What stands in rooms that are nothing special: the map has no names for them."""
YARD = ("yard-panels", "yard-rover", "yard-dish", "yard-crates", "yard-rock")
"""What stands about outdoors: it is in nobody's way."""
PAD = 4
"""So many cells are large enough for a landing pad."""
PLATES: dict[str, Plate] = {"tank": "square", "worker": "disc", "hunter": "diamond"}
"""The form of the plate tells the kind."""
SIZES = {"tank": 1.2, "worker": 0.9, "hunter": 1.1, "spoiler": 1.6}
TONES: tuple[Tone, ...] = ("plain", "good", "warning", "danger")


class Picture:
    """Draws views of one mission."""

    def __init__(self, edition: InvaderEdition) -> None:
        self.edition = edition
        self.board = edition.board
        self.plan = Plan(edition.board)
        self.panels = Panels(edition)
        self.back_to_front = sorted(
            edition.kinds, key=lambda kind: (not kind.row.abomination, -kind.row.order)
        )
        """So that no abomination hides others, and no pile the number of the next one."""
        self.tiles = self._tiles()
        self.yards = _yards(self.board.zones.values())
        self.borders = self._borders()
        self._regions = remembered(self.regions)
        self._links = remembered(self.links)

    def scene(self, view: View) -> Scene:
        """Everything that is drawn."""
        marks = self.noises(view)
        spawns = {zone: [token or "" for token in faces] for zone, faces in view.spawns.items()}
        return Scene(
            title=Text("game-invader"),
            width=self.plan.width,
            height=self.plan.height,
            regions=self._regions(
                marks,
                view.objectives,
                spawns,
                view.awake,
                view.mold,
                view.dry,
                view.level,
                self.sight(view),
            ),
            links=self._links(
                view.closed, view.torn, view.barred, view.coloured, (*view.mold, *view.dry)
            ),
            pieces=self.pieces(view),
            zones=self.tiles,
            ground="ground-invader",
            tracks=self.panels.tracks(view),
            piles=self.panels.piles(view),
            hands=self.panels.hands(view),
            panels=self.panels.panels(view),
        )

    # The map

    def _tiles(self) -> list[Zone]:
        """The tiles, each with its number."""
        mission = self.edition.mission
        found = []
        for down, row in enumerate(mission.tiles):
            for right, tile in enumerate(row):
                cells = [
                    (down * SIZE + one + 1, right * SIZE + other + 1)
                    for one in range(SIZE)
                    for other in range(SIZE)
                ]
                name = Text("invader-tile", {"tile": f"{tile[:2]}-{tile[2].upper()}"})
                found.append(Zone(f"tile-{tile}", name, [self.plan.outline(cells)], "tile"))
        return found

    def _borders(self) -> dict[str, tuple[tuple[str, str], Way]]:
        """How neighbouring zones meet: also where nothing will ever lead through."""
        ground, zone_of = self.board.ground, self.board.zone_of
        found: dict[str, tuple[tuple[str, str], Way]] = {
            way.id: (way.ends, "doorway" if way.kind == "same" else _way(way.kind))
            for way in self.board.ways.values()
        }
        for cell in sorted(ground.letters):
            for other in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])):
                if other in ground.letters and zone_of[cell] != zone_of[other]:
                    ends = zone_of[cell], zone_of[other]
                    found.setdefault(way_id(*ends), (ends, "wall"))
        return found

    def noises(self, view: View) -> dict[str, int]:
        """The noise of every zone that is not quiet."""
        found = dict(view.noise)
        heard = [one.zone for one in view.crew if one.zone and not one.unseen]
        for zone in (*heard, *(view.machines[one] for one in view.woken if one in view.machines)):
            found[zone] = found.get(zone, 0) + 1
        return found

    def sight(self, view: View) -> dict[str, int]:
        """How far away every zone is that the survivor who acts can see; nobody acts: nothing."""
        if view.acting < 0 or not (who := view.crew[view.acting]).zone:
            return {}
        layout = self.board.layout((view.closed, view.barred, view.mold, view.dry))
        return layout.look(who.zone, who.skills.count("skill-sharp-senses"))

    def regions(
        self,
        noises: dict[str, int],
        objectives: dict[str, str | None],
        spawns: dict[str, list[str]],
        awake: tuple[str, ...],
        mold: tuple[str, ...],
        dry: tuple[str, ...],
        level: int,
        sight: dict[str, int],
    ) -> list[Region]:
        """The zones."""
        loudest = max(noises.values(), default=0)
        found = []
        for zone in self.board.zones.values():
            x, y = self.plan.middle(zone)
            markers: list[Marker] = []
            if noise := noises.get(zone.id, 0):
                tone: Tone = "warning" if noise == loudest else "plain"
                markers.append(Marker("noise", Text("invader-noise"), tone, noise, "ne"))
            if zone.id in objectives:
                token = objectives[zone.id]
                name = Text(token) if token else Text("objective-hidden")
                markers.append(Marker("objective", name, "accent", 1, "se", token or "objective"))
            markers += self._spawn(zone.id, spawns.get(zone.id, []), zone.id in awake, level)
            if zone.id == self.edition.rules.exit:
                markers.append(Marker("exit", Text("invader-exit"), "good", 1, "se", "token-exit"))
            if far := sight.get(zone.id, 0):
                markers.append(
                    Marker("eye", Text("invader-seen", {"far": far}), "muted", far, "se")
                )
            if zone.kind in SIGNS:
                name = Text(f"zone-kind-{SIGNS[zone.kind]}")
                sign = SIGNS[zone.kind]
                markers.append(Marker(sign, name, "muted", art=f"sign-{sign}"))
            states: list[Floor] = (
                ["growth"] if zone.id in mold else ["dry"] if zone.id in dry else []
            )
            if zone.id in spawns and zone.id in awake:
                states.append("maw")
            found.append(
                Region(
                    zone.id,
                    Text(zone.id),
                    x,
                    y,
                    shape="box",
                    markers=markers,
                    outline=self.plan.outline(zone.cells),
                    states=states,
                    ground=GROUNDS.get(zone.kind, "room"),
                    zone=f"tile-{zone.tile}",
                    number=zone.id.removeprefix("zone-").upper(),
                    art=self.yards.get(zone.id) or _furniture(zone),
                )
            )
        return found

    def _spawn(self, zone: str, tokens: list[str], awake: bool, level: int) -> list[Marker]:
        """A spawn zone: its place in the order, and the level that will be read there."""
        if not tokens:
            return []
        order = self.edition.rules.spawns.index(zone) + 1
        if not awake:
            name = Text("invader-spawn-asleep", {"order": order})
            word = Text("invader-spawns-asleep")
            return [Marker("spawn", name, "muted", order, "sw", tokens[0], word=word)]
        read = f"level-{LEVELS[level]}"
        name = Text("invader-spawn", {"order": order, "level": read})
        art = tokens[0] or "spawn-red"
        return [Marker("spawn", name, "danger", order, "sw", art, word=Text(read))]

    def links(
        self,
        closed: tuple[str, ...],
        torn: tuple[str, ...],
        barred: tuple[str, ...],
        coloured: dict[str, str],
        mold: tuple[str, ...],
    ) -> list[Link]:
        """Walls, doorways, lines and airlocks, with the doors in them."""
        found = []
        zones = self.board.zones
        for id, (ends, kind) in self.borders.items():
            doors: list[Door] = ["closed"] if id in closed or id in barred else []
            if id in torn:
                doors = ["destroyed"]
            inside = all(zones[end].indoors for end in ends)
            eaten = kind == "wall" and inside and not {*ends}.isdisjoint(mold)
            markers = []
            if id in coloured:
                name = Text(f"invader-door-{coloured[id]}")
                markers.append(Marker("door", name, "accent", art=f"door-{coloured[id]}"))
            label = Text(
                "invader-way",
                {"a": ends[0], "b": ends[1], "kind": "doorway" if eaten else kind},
            )
            found.append(
                Link(
                    id,
                    ends,
                    label,
                    markers,
                    kind="doorway" if eaten else kind,
                    doors=doors,
                    states=["eaten"] if eaten else [],
                )
            )
        return found

    # Figures

    def pieces(self, view: View) -> list[Piece]:
        """Survivors, machines, and a pile for each kind of Xeno in a zone."""
        return [
            *(self.person(one) for one in view.crew if one.zone),
            *(self.machine(view, machine) for machine in MACHINES if machine in view.machines),
            *(
                self.pile(zone, kind, counts[kind.at])
                for zone, counts in view.horde.items()
                for kind in self.back_to_front
                if counts[kind.at]
            ),
        ]

    def pile(self, zone: str, kind: Kind, count: int) -> Piece:
        """All Xenos of a kind in a zone."""
        return Piece(
            f"{kind.name}-{zone}",
            zone,
            kind.id,
            Text(kind.name),
            tone="danger",
            kind="creature",
            art=kind.name,
            size=SIZES.get(kind.id, 1),
            count=count,
            rank=kind.row.order,
            aim=kind.row.order,
            plate=PLATES.get(kind.id, ""),
            note=Text("invader-dies-at", {"damage": kind.row.toughness}),
        )

    def person(self, one: SurvivorView) -> Piece:
        """A survivor's figure, with the oxygen tank if one is worn."""
        worn = [card for card in one.body if card == "item-oxygen-tank"][:1]
        return Piece(
            one.id,
            one.zone,
            "person",
            Text(one.id),
            self.panels.colour(one.id),
            kind="person",
            art=one.id,
            owner=one.seat if one.seat >= 0 else None,
            worn=worn,
        )

    def machine(self, view: View, machine: str) -> Piece:
        """A machine, with its activation token."""
        woken = machine in view.woken
        markers = [Marker("bolt", Text("invader-woken"), "warning")] if woken else []
        return Piece(
            machine,
            view.machines[machine],
            "machine",
            Text(machine),
            kind="structure",
            art=machine,
            markers=markers,
        )


def _furniture(zone: MapZone) -> str:
    """The drawing of a room; neighbours look different."""
    if not zone.room:
        return ""
    row, column = zone.cells[0]
    return (
        f"room-{SIGNS.get(zone.kind) or FURNITURE[(row + 2 * column + row // 3) % len(FURNITURE)]}"
    )


def _yards(zones: Iterable[MapZone]) -> dict[str, str]:
    """What stands about in some outdoor zones: nothing twice, and only where the middle is the zone's own."""
    left, found, pad = list(YARD), {}, ["yard-pad"]
    for at, zone in enumerate(one for one in zones if not one.indoors and _square(one)):
        if len(zone.cells) >= PAD and pad:
            found[zone.id] = pad.pop()
        elif left and at % 2 == 0:
            found[zone.id] = left.pop(0)
    return found


def _square(zone: MapZone) -> bool:
    """Whether a zone has no corner that belongs to another one."""
    rows, columns = ({cell[axis] for cell in zone.cells} for axis in (0, 1))
    return len(rows) * len(columns) == len(zone.cells)


def _way(kind: str) -> Way:
    """How the picture calls a border."""
    ways: dict[str, Way] = {"line": "line", "doorway": "doorway", "lock": "lock", "wall": "wall"}
    return ways[kind]
