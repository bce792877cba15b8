"""How Lockdown looks: the family's picture, with the power, the clock and the ways out of the base."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from hullbreach.games.lockdown.content import Content, Slot
from hullbreach.games.lockdown.looks.faces import BaseFaces
from hullbreach.games.lockdown.looks.goals import BaseGoals
from hullbreach.games.lockdown.looks.view import Person, View
from hullbreach.games.lockdown.rules.model import (
    AWAY,
    BUNKER,
    LAST_SPACE,
    MOST_KNOWLEDGE,
    NOT_STARTED,
    PODS,
    POWERED,
    WEAKNESS_SLOTS,
)
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.goals import Fate
from hullbreach.games.survival.looks.hands import TRAYS, Objectives
from hullbreach.games.survival.looks.markers import Look, outlines, room_tone, slot_of, stencils
from hullbreach.games.survival.looks.picture import TRACK_TONES, Picture, with_looks
from hullbreach.games.survival.looks.view import Room
from hullbreach.games.survival.printed import Slot as AnySlot
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Card,
    Fact,
    Marker,
    Meter,
    Panel,
    Piece,
    PieceKind,
    Region,
    Space,
    Tone,
    Track,
    Tray,
    Zone,
)
from hullbreach.kernel.views import Seen

CARS: dict[str, tuple[str, str, PieceKind]] = {
    "rover": ("ship", "#c98f5a", "vehicle"),
    "elevator": ("door-open", "#9fb2c6", "structure"),
}
"""What can be ridden: icon, colour and kind."""
POD = 0.8
"""How large a pod is, compared with a room."""
BASE = ("time", "cargo", "power", "active", "gate_open")
"""The fields of a view of which `Base` is made."""
THRESHOLDS: dict[str, Tone] = {"red": "danger", "blue": "accent"}
BARS = {"red": 1, "blue": 2}
"""The lines before a space, by the kind of threshold: form, not only colour."""


class Base(msgspec.Struct, frozen=True):
    """What of the base can change besides rooms and corridors."""

    power: dict[str, str]
    active: list[str]
    gate_open: bool
    launching: bool

    def lit(self, place: str | None) -> bool:
        """Whether a section has power; stairs and the surface never have."""
        return place is not None and self.power[place] in self.active


base_seen = remembered(Base)


class BasePicture(Picture[View, Base]):
    """The pictures of Lockdown."""

    title = "game-lockdown"
    own_counters = ("knowledge",)
    content: Content

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: BaseGoals) -> None:
        super().__init__(edition, faces, goals)
        self.rules: Any = edition.rules
        self._base_panel = remembered(self.base_panel)
        self._time = remembered(self.time)
        self._power = remembered(self.power)
        self._knowledge = remembered(self.knowledge)
        self._weaknesses = remembered(self.known_weaknesses)

    @drawn_of(*BASE)
    def own_board(self, view: View) -> Base:
        """Power, gate, and whether pods can be entered."""
        launching = LAST_SPACE - view.time in view.cargo
        return base_seen(view.power, view.active, view.gate_open, launching)

    # The board

    def zone_of(self, slot: AnySlot) -> str:
        """The section of a room; stairs are in none."""
        section = printed_slot(slot).section
        return f"section-{section}" if section else ""

    def zones(self, layout: str, own: Base) -> list[Zone]:
        """The surface, the sections, and the elevator, which has power of its own."""
        board = self.content.boards[layout]
        found = [zone for zone in super().zones(layout, own) if zone.kind != "section"]
        for place in POWERED:
            at, lit, row = board.parking[place], own.lit(place), board.zones.get(place)
            name, token = f"section-{place}", own.power[place]
            number = self.content.power[row_id(token)].number
            tone: Tone = "good" if lit else "danger"
            found.append(
                Zone(
                    name,
                    Text(f"lockdown-lit-{place}" if row else name),
                    outlines(row) if row else [],
                    lit=lit,
                    tag=Marker(
                        "light",
                        Text("lockdown-power", {"on": lit}),
                        tone,
                        number,
                        art="power-on" if lit else "power-off",
                    ),
                    tag_at=(at.x, at.y),
                    stencils=stencils(row) if row else [],
                )
            )
        return found

    def room_look(self, slot: AnySlot, here: Room, own: Base) -> Look:
        """Where there is no power it is dark; an exit leads to the rover."""
        place = printed_slot(slot)
        tone, lit = room_tone(here), own.lit(place.section)
        dark = not lit and place.type != "crossroads"
        if tone == "plain" and not place.surface and not lit:
            tone = "muted"
        marks = []
        if place.exit:
            look: Tone = "good" if own.gate_open else "muted"
            marks.append(Marker("door-open", Text("lockdown-exit"), look, art="sign-exit"))
        return Look(tone, marks, ["dark"] if dark else [], lit)

    def way_tone(self, layout: str, corridor: str, own: Base) -> Tone:
        """A corridor is as dark as the rooms that it joins."""
        section = self.content.boards[layout].section_of(corridor.removeprefix("corridor-"))
        return "plain" if own.lit(section) else "muted"

    def own_regions(self, layout: str, rooms: dict[str, Room], own: Base) -> Iterable[Region]:
        """The pods, and the bunker behind the main gate."""
        parking = self.content.boards[layout].parking
        for letter in PODS:
            at, name = parking[letter], f"pod-{letter}"
            note = Text("lockdown-pod-open") if own.launching else None
            tone: Tone = "good" if own.launching else "muted"
            yield Region(
                name,
                Text(name),
                at.x,
                at.y,
                "box",
                tone,
                note,
                size=POD,
                art="pod",
                dock=slot_of(rooms, f"room-css-{letter}"),
                number=letter.upper(),
            )
        at, shut = parking[BUNKER], not own.gate_open
        marks = [Marker("locked", Text("lockdown-gate-shut"), "muted")] if shut else []
        note = None if shut else Text("lockdown-gate-open")
        tone = "muted" if shut else "good"
        yield Region(
            BUNKER, Text("place-bunker"), at.x, at.y, "box", tone, note, marks, art="place-bunker"
        )

    @drawn_of("rover", "elevator")
    def own_pieces(self, view: View) -> Iterable[Piece]:
        """The rover and the elevator, wherever they are."""
        for name, at in (("rover", view.rover), ("elevator", view.elevator)):
            if at and at != AWAY:
                icon, colour, kind = CARS[name]
                label = Text(f"lockdown-{name}")
                yield Piece(name, at, icon, label, colour, kind=kind, art=name)

    def pod(self, pod: str) -> str:
        """A pod is known by its letter."""
        return f"pod-{pod}"

    def standing(self, one: Any) -> str:
        """Also in the bunker, and behind the locked door of the Isolation Room."""
        if one.status == "bunker":
            return BUNKER
        return str(one.slot) if one.status == "isolated" else super().standing(one)

    # Tracks and piles

    @drawn_of("crew", "weaknesses", "autodestruct", "critical", "alert", *BASE)
    def tracks(self, view: View) -> list[Track]:
        """Time, with all that waits for it; the power; what everybody knows of the intruders."""
        known = {one.id: one.knowledge for one in view.crew if one.id}
        return [
            self._time(view.time, view.cargo, view.autodestruct, view.critical, view.alert),
            self._power(self.own_board(view)),
            self._knowledge(known, view.weaknesses),
        ]

    # What lies open to the seat

    def trays(self) -> Mapping[str, Tray]:
        """Contingencies lie beside the objectives, the computer is before everybody."""
        return {**TRAYS, "contingencies": "objectives", "computer": "board"}

    @drawn_of("uses")
    def uses(self, view: View) -> Mapping[str, int]:
        """Items that work only so often."""
        return view.uses

    @drawn_of(
        *("seat", "crew", "contingencies", "computer", "cargo", "open_plans", "plan"), "weaknesses"
    )
    def own_hands(self, view: View) -> dict[str, list[Card]]:
        """Contingencies, the computer, the cargo tokens that are known, the weaknesses."""
        own = view.contingencies[view.seat] if view.seat >= 0 else []
        options = self.content.computer[row_id(view.computer)].options if view.computer else ()
        knowledge = view.crew[view.seat].knowledge if view.seat >= 0 else None
        tokens = {space: token for space, token in view.cargo.items() if token}
        return {
            "contingencies": self.faces.cards(own, "secret"),
            "open-contingencies": self.faces.cards([*view.open_plans, view.plan]),
            "computer": [self.computer(option) for option in options],
            "cargo": [_cargo(space, token) for space, token in tokens.items()],
            "weaknesses": self._weaknesses(view.weaknesses, knowledge),
        }

    @drawn_of("layout", "power", "active")
    def goal_cards(self, view: View, crew: list[Fate], lessons: list[str]) -> Objectives:
        """Objectives also ask for power, and for parts of the base."""
        return super().goal_cards(view, crew, lessons)

    def known_elsewhere(self, one: Seen) -> bool:
        """Tokens of the Cargo Sending System lie beside the time track."""
        return one.zone.startswith("css-") or super().known_elsewhere(one)

    # Panels

    @drawn_of("contingencies")
    def panels(self, view: View, board: Panel) -> list[Panel]:
        """Everybody has contingencies, too."""
        return super().panels(view, board)

    def beside(self, view: View, seat: int) -> list[str | None]:
        """The contingencies of a player, as far as the seat knows them."""
        return view.contingencies[seat]

    def own_facts(self, one: Person, beside: list[str | None]) -> list[Fact]:
        """What the character knows, and how many contingencies."""
        knowledge = Text("lockdown-knowledge", {"count": one.knowledge, "active": one.informed})
        facts = [Fact(Text("lockdown-knows"), knowledge, "accent" if one.informed else "plain")]
        if beside:
            known = panels.names(beside) if any(beside) else None
            value = Text("lockdown-contingency-count", {"count": len(beside), "known": known})
            tone: Tone = "plain" if known is None else "secret"
            facts.append(Fact(Text("lockdown-contingencies"), value, tone))
        return facts

    def own_meters(self, one: Person, beside: list[str | None]) -> list[Meter]:
        """Knowledge and contingencies; whether the character carries a light."""
        tone: Tone = "accent" if one.informed else "plain"
        return [
            Meter("knowledge", Text("lockdown-knows"), one.knowledge, tone=tone),
            Meter("contingency", Text("lockdown-contingencies"), len(beside)),
        ]

    @drawn_of(
        *("rooms", "round", "eggs", "nest_destroyed", "bag", *BASE),
        *("autodestruct", "critical", "alert", "backup", "rover"),
    )
    def board_panel(self, view: View) -> Panel:
        """The base."""
        return self._base_panel(
            *(
                view.rooms,
                view.round,
                view.eggs,
                view.nest_destroyed,
                view.bag,
                self.own_board(view),
            ),
            *(view.autodestruct, view.critical, view.alert, view.backup, view.rover),
        )

    def base_panel(
        self,
        rooms: dict[str, Room],
        turn: int,
        eggs: int,
        nestless: bool,
        bag: dict[str, int],
        base: Base,
        countdown: int,
        critical: bool,
        alert: int,
        backup: bool,
        rover: str,
    ) -> Panel:
        """How the base stands: countdown, alert; what all boards tell; then gate and rover."""
        facts = []
        if countdown != NOT_STARTED:
            tone: Tone = "danger" if critical else "warning"
            at = Text("lockdown-countdown-at", {"space": countdown, "critical": critical})
            facts.append(Fact(Text("lockdown-countdown"), at, tone))
        if alert != NOT_STARTED:
            at = Text("table-space", {"number": alert})
            facts.append(Fact(Text("lockdown-alert"), at, "warning"))
        if backup:
            facts.append(Fact(Text("lockdown-backup"), Text("lockdown-on"), "good"))
        facts += self.common_facts(rooms, turn, eggs, bag, nestless=nestless)
        gate = Text("lockdown-gate-note", {"open": base.gate_open})
        facts.append(Fact(Text("lockdown-gate"), gate, "good" if base.gate_open else "plain"))
        stands = {AWAY: "lockdown-away", BUNKER: "place-bunker"}.get(rover)
        facts.append(Fact(Text("lockdown-rover"), Text(stands or rooms[rover].room or rover)))
        meters = self.common_meters(facts, bag)
        return Panel("panel-base", Text("lockdown-base"), facts, meters=meters)

    def time(
        self,
        at: int,
        waiting: dict[int, str | None],
        countdown: int,
        critical: bool,
        alert: int,
    ) -> Track:
        """The spaces by their numbers, each with what happens on the way there or on it."""
        spaces, time = [], self.content.time
        for number in range(LAST_SPACE, -1, -1):
            threshold = time.threshold(number)
            tone = THRESHOLDS[threshold] if threshold else TRACK_TONES[time.colour(number)]
            tokens = []
            if number in waiting:
                tokens.append(_cargo_mark(waiting[number]))
            if number == countdown:
                tone = "danger" if critical else "warning"
                tokens.append(Marker("destruct", Text("lockdown-countdown"), tone))
            if number == alert:
                tokens.append(Marker("report", Text("lockdown-alert"), "warning"))
            bars = BARS[threshold] if threshold else 0
            spaces.append(Space(panels.number(number), tone, bars, tokens))
        return Track("track-time", Text("track-time"), spaces, at, self.time_note(at))

    def time_note(self, at: int) -> Text | None:
        """How long it is until the power drops again."""
        now = LAST_SPACE - at
        below = [n for numbers in self.content.time.thresholds.values() for n in numbers if n < now]
        return Text("lockdown-time-note", {"rounds": now - max(below)}) if below else None

    def power(self, base: Base) -> Track:
        """The power tokens by their numbers; the marker is on the one that goes out next."""
        rows = self.content.power
        order = sorted(POWERED, key=lambda place: rows[row_id(base.power[place])].number)
        spaces = []
        for place in order:
            lit, number = base.lit(place), rows[row_id(base.power[place])].number
            tone: Tone = "good" if lit else "muted"
            art = "power-on" if lit else "power-off"
            sign = Marker("light", Text("lockdown-power", {"on": lit}), tone, number, art=art)
            spaces.append(Space(Text(f"lockdown-lit-{place}"), tone, sign=sign))
        lit_ones = [at for at, place in enumerate(order) if base.lit(place)]
        if not lit_ones:
            return Track("track-power", Text("track-power"), spaces, note=Text("lockdown-dark"))
        at = lit_ones[-1]
        note = Text("lockdown-power-note", {"place": spaces[at].label})
        return Track("track-power", Text("track-power"), spaces, at, note)

    def knowledge(self, known: dict[str, int], weaknesses: dict[str, str | None]) -> Track:
        """Who knows how much, and from where on the weaknesses can be used."""
        marks = [
            Marker("person", Text(who), count=much, art=who, rim=self.people[who])
            for who, much in known.items()
        ]
        needed = [self.rules.knowledge_for(place) for place in range(len(WEAKNESS_SLOTS))]
        spaces = []
        for number in range(MOST_KNOWLEDGE + 1):
            gates = []
            for slot, need in zip(WEAKNESS_SLOTS, needed, strict=True):
                if need == number:
                    card = weaknesses[f"weakness-{slot}"]
                    label = Text(card or "lockdown-weakness-hidden")
                    tone: Tone = "good" if card else "muted"
                    gates.append(Marker("weakness", label, tone, art=card or ""))
            spaces.append(Space(panels.number(number), tokens=gates, framed=bool(gates)))
        return Track("track-knowledge", Text("lockdown-knows"), spaces, place="board", marks=marks)

    def computer(self, option: str) -> Card:
        """What the open computer card lets one do."""
        name = f"computer-option-{option}"
        cost = str(self.content.numbers.costs.computer)
        return Card(name, Text(name), None, cost, kind="computer", art=name)

    def known_weaknesses(self, board: dict[str, str | None], knowledge: int | None) -> list[Card]:
        """The weaknesses that are known, and what one must know to use them.

        A spectator is not asked for any knowledge.
        """
        cards = []
        for place, slot in enumerate(WEAKNESS_SLOTS):
            card, needed = board[f"weakness-{slot}"], self.rules.knowledge_for(place)
            if card is None:
                continue
            look: Tone = "plain" if knowledge is None or knowledge >= needed else "muted"
            needs = Text("lockdown-needs", {"count": needed}) if needed else None
            cards.append(msgspec.structs.replace(self.faces.card(card), tone=look, note=needs))
        return cards


def printed_slot(slot: AnySlot) -> Slot:
    """A place with what Lockdown prints there."""
    assert isinstance(slot, Slot)
    return slot


@cache
def _cargo(space: int, token: str) -> Card:
    """A token of the Cargo Sending System that was looked at, or turned up."""
    return Card(
        f"space-{space}",
        Text(f"space-{space}"),
        Text(f"{token}-text"),
        tone="secret",
        note=Text(token),
        kind="token",
        art=token,
    )


def _cargo_mark(token: str | None) -> Marker:
    """A token of the Cargo Sending System under its space, and what the seat knows of it."""
    if token is None:
        return Marker("pod", Text("lockdown-cargo"))
    return Marker("pod", Text(token), "secret", art=token)


def picture(edition: SurvivalEdition) -> BasePicture:
    """How the boxes in play look."""
    box: Any = edition.box
    return with_looks(edition, BasePicture)(edition, BaseFaces(box), BaseGoals(box))
