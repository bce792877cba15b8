"""How Lockdown looks: the family's picture, with the power, the clock and the ways out of the base."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from hullbreach.games.lockdown.content import Content, Slot
from hullbreach.games.lockdown.looks.faces import BaseFaces
from hullbreach.games.lockdown.looks.view import Person, View
from hullbreach.games.lockdown.rules.model import (
    AWAY,
    BUNKER,
    LAST_SPACE,
    NOT_STARTED,
    PODS,
    POWERED,
    WEAKNESS_SLOTS,
)
from hullbreach.games.survival.content import Slot as AnySlot
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.picture import TRACK_TONES, Picture, room_tone
from hullbreach.games.survival.looks.view import Room, Seen
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Card,
    Fact,
    Link,
    Marker,
    Panel,
    Piece,
    Pile,
    Region,
    Shape,
    Space,
    Tone,
    Track,
)
from hullbreach.kernel.texts import Argument

CARS: dict[str, tuple[str, str]] = {
    "rover": ("ship", "#c98f5a"),
    "elevator": ("door-open", "#9fb2c6"),
}
"""What can be ridden: icon and colour."""
THRESHOLDS: dict[str, Tone] = {"red": "danger", "blue": "accent"}


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
    content: Content

    def __init__(self, edition: SurvivalEdition, faces: Faces) -> None:
        super().__init__(edition, faces)
        self.rules: Any = edition.rules
        self._base_panel = remembered(self.base_panel)
        self._time = remembered(self.time)
        self._weaknesses = remembered(self.known_weaknesses)

    def colours(self) -> dict[str, str]:
        """Guests have the colours of those whom they replace."""
        ours = super().colours()
        guests = self.content.guests.values()
        return ours | {f"character-{one.id}": ours[f"character-{one.replaces}"] for one in guests}

    def sight(self, view: View) -> Base:
        """Power, gate, and whether pods can be entered."""
        launching = LAST_SPACE - view.time in view.cargo
        return base_seen(view.power, view.active, view.gate_open, launching)

    # The board

    def room_shape(self, slot: AnySlot) -> Shape:
        """Crossroads are no rooms."""
        return "circle" if slot.type == "crossroads" else "hex"

    def room_look(self, slot: AnySlot, here: Room, sight: Base) -> tuple[Tone, list[Marker]]:
        """Where there is no power it is dark; an exit leads to the rover."""
        place = _printed(slot)
        tone, lit = room_tone(here), sight.lit(place.section)
        if tone == "plain" and not place.surface and not lit:
            tone = "muted"
        marks = []
        if lit and not here.room:
            marks.append(Marker("light", Text("lockdown-power", {"on": True}), "good"))
        if place.exit:
            look: Tone = "good" if sight.gate_open else "muted"
            marks.append(Marker("door-open", Text("lockdown-exit"), look))
        return tone, marks

    def way_tone(self, layout: str, corridor: str, sight: Base) -> Tone:
        """A corridor is as dark as the rooms that it joins."""
        section = self.content.boards[layout].section_of(corridor.removeprefix("corridor-"))
        return "plain" if sight.lit(section) else "muted"

    def own_regions(self, layout: str, sight: Base) -> Iterable[Region]:
        """The power tokens, the pods, and the bunker behind the main gate."""
        parking = self.content.boards[layout].parking
        for place in POWERED:
            at, token, lit = parking[place], sight.power[place], sight.lit(place)
            tone: Tone = "good" if lit else "danger"
            name = f"section-{place}"
            label = Text(
                "lockdown-section",
                {"place": Text(name), "number": self.content.power[row_id(token)].number},
            )
            mark = Marker("light", Text("lockdown-power", {"on": lit}), tone)
            yield Region(name, label, at.x, at.y, "box", tone, markers=[mark])
        for letter in PODS:
            at, name = parking[letter], f"pod-{letter}"
            note = Text("lockdown-pod-open") if sight.launching else None
            tone = "good" if sight.launching else "muted"
            yield Region(name, Text(name), at.x, at.y, "box", tone, note)
        at, shut = parking[BUNKER], not sight.gate_open
        marks = [Marker("locked", Text("lockdown-gate-shut"), "muted")] if shut else []
        note = None if shut else Text("lockdown-gate-open")
        tone = "muted" if shut else "good"
        yield Region(BUNKER, Text("place-bunker"), at.x, at.y, "box", tone, note, marks)

    def own_links(self, layout: str, sight: Base) -> Iterable[Link]:
        """Ways over the surface."""
        for path in self.content.boards[layout].paths.values():
            one, other = (BUNKER if end == BUNKER else f"slot-{end}" for end in path.joins)
            yield Link(f"corridor-{path.id}", (one, other), Text("lockdown-path"))

    def own_pieces(self, view: View) -> Iterable[Piece]:
        """The rover and the elevator, wherever they are."""
        for name, at in (("rover", view.rover), ("elevator", view.elevator)):
            if at and at != AWAY:
                icon, colour = CARS[name]
                yield Piece(name, at, icon, Text(f"lockdown-{name}"), colour)

    def pod(self, pod: str) -> str:
        """A pod is known by its letter."""
        return f"pod-{pod}"

    def standing(self, one: Any) -> str:
        """Also in the bunker, and behind the locked door of the Isolation Room."""
        if one.status == "bunker":
            return BUNKER
        return str(one.slot) if one.status == "isolated" else super().standing(one)

    # Tracks and piles

    def tracks(self, view: View) -> list[Track]:
        """Time, with all that waits for it."""
        waiting = sorted(view.cargo)
        return [self._time(view.time, waiting, view.autodestruct, view.critical, view.alert)]

    def piles(self, view: View) -> list[Pile]:
        """Without the cards of the surface where there is none."""
        piles = super().piles(view)
        if view.layout == "alternative":
            return piles
        return [pile for pile in piles if pile.id != "deck-mars"]

    # What lies open to the seat

    def uses(self, view: View) -> Mapping[str, int]:
        """Items that work only so often."""
        return view.uses

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

    def known_elsewhere(self, one: Seen) -> bool:
        """Tokens of the Cargo Sending System lie beside the time track."""
        return one.zone.startswith("css-") or super().known_elsewhere(one)

    # Panels

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

    def board_panel(self, view: View) -> Panel:
        """The base."""
        return self._base_panel(
            *(view.rooms, view.round, view.eggs, view.nest_destroyed, view.bag, self.sight(view)),
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
        """How the base stands: countdown, alert, power, gate, rover; then what all boards tell."""
        facts = []
        if countdown != NOT_STARTED:
            tone: Tone = "danger" if critical else "warning"
            at = Text("lockdown-countdown-at", {"space": countdown, "critical": critical})
            facts.append(Fact(Text("lockdown-countdown"), at, tone))
        if alert != NOT_STARTED:
            at = Text("table-space", {"number": alert})
            facts.append(Fact(Text("lockdown-alert"), at, "warning"))
        lit = [Text(f"lockdown-lit-{place}") for place in POWERED if base.lit(place)]
        here = panels.listed(lit) if lit else Text("lockdown-dark")
        facts.append(Fact(Text("lockdown-power-here"), here, "plain" if lit else "danger"))
        if backup:
            facts.append(Fact(Text("lockdown-backup"), Text("lockdown-on"), "good"))
        gate = Text("lockdown-gate-note", {"open": base.gate_open})
        facts.append(Fact(Text("lockdown-gate"), gate, "good" if base.gate_open else "plain"))
        stands = {AWAY: "lockdown-away", BUNKER: "place-bunker"}.get(rover)
        facts.append(Fact(Text("lockdown-rover"), Text(stands or rooms[rover].room or rover)))
        facts += self.common_facts(rooms, turn, eggs, bag, nestless=nestless)
        return Panel("panel-base", Text("lockdown-base"), facts)

    def time(
        self, at: int, waiting: list[int], countdown: int, critical: bool, alert: int
    ) -> Track:
        """The spaces by their numbers, each with what happens on the way there or on it."""
        spaces, time = [], self.content.time
        for number in range(LAST_SPACE, -1, -1):
            threshold = time.threshold(number)
            marks: dict[str, Argument] = {
                "number": number,
                "threshold": threshold is not None,
                "cargo": number in waiting,
                "countdown": number == countdown,
                "alert": number == alert,
            }
            tone = THRESHOLDS[threshold] if threshold else TRACK_TONES[time.colour(number)]
            if number == countdown:
                tone = "danger" if critical else "warning"
            spaces.append(Space(Text("lockdown-space", marks), tone))
        return Track("track-time", Text("track-time"), spaces, at)

    def computer(self, option: str) -> Card:
        """What the open computer card lets one do."""
        name = f"computer-option-{option}"
        return Card(name, Text(name), None, str(self.content.numbers.costs.computer))

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
            cards.append(Card(card, Text(card), Text(f"{card}-text"), tone=look, note=needs))
        return cards


def _printed(slot: AnySlot) -> Slot:
    assert isinstance(slot, Slot)
    return slot


@cache
def _cargo(space: int, token: str) -> Card:
    """A token of the Cargo Sending System that was looked at, or turned up."""
    under = Text("table-space", {"number": space})
    return Card(f"space-{space}", under, Text(f"{token}-text"), tone="secret", note=Text(token))


def picture(edition: SurvivalEdition) -> BasePicture:
    """How the boxes in play look."""
    box: Any = edition.box
    return BasePicture(edition, BaseFaces(box))
