"""How Nemesis looks: the family's picture, with the pods and the tracks of the ship."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.looks.goals import ShipGoals
from hullbreach.games.nemesis.looks.view import Pods, View
from hullbreach.games.nemesis.rules.model import NOT_STARTED
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.goals import Fate
from hullbreach.games.survival.looks.hands import TRAYS, Objectives, face_up
from hullbreach.games.survival.looks.markers import slot_of
from hullbreach.games.survival.looks.picture import Picture, with_looks
from hullbreach.games.survival.looks.view import Room
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.events import listed
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Card,
    Fact,
    Marker,
    Panel,
    Pile,
    Region,
    Space,
    Tone,
    Track,
    Tray,
)

POD_SPACING = 95
"""Between two pods of a section, in the board's units."""


class ShipFaces(Faces):
    """Also the characters, and the cards of the intruder player."""

    def draw(self, face: str, tone: Tone = "plain") -> Card:
        """A card anew."""
        card = super().draw(face, tone)
        if face.startswith("character-"):
            return msgspec.structs.replace(card, text=self._beginning(face))
        if not face.startswith("intruder-card-"):
            return card
        text = Text(f"{card.label.id}-text")
        return msgspec.structs.replace(card, text=text, cost=_moves(face), kind="action")

    def _beginning(self, face: str) -> Text:
        """What a character has at the start, and what only it can do."""
        row = self.rows.characters[row_id(face)]
        return Text(
            "nemesis-begins",
            {
                "weapon": f"item-{row.weapon}",
                "quests": listed([f"quest-{quest}" for quest in row.quests]),
                "cards": self.own_cards(row.cards),
                "count": sum(row.cards.values()),
            },
        )


def _moves(face: str) -> str:
    """The corridor number and the attacks on a card of the intruder player."""
    move, _, attacks = face.partition("#")[2].partition("-")
    return f"{'*' if move == 'any' else move}/{attacks}"


class Docked(msgspec.Struct, frozen=True):
    """The escape pods, and those among them that are locked."""

    pods: list[Pods]
    locked: list[str]


docked = remembered(Docked)


class ShipPicture(Picture[View, Docked]):
    """The pictures of Nemesis."""

    title = "game-nemesis"
    content: Content

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: ShipGoals) -> None:
        super().__init__(edition, faces, goals)
        self._ship = remembered(self.ship)
        self._tracks = remembered(self.three_tracks)

    @drawn_of("pods", "locked")
    def own_board(self, view: View) -> Docked:
        """The pods."""
        return docked(view.pods, view.locked)

    def zone_of(self, slot: Slot) -> str:
        """All rooms are in the hull."""
        return "zone-hull"

    def own_regions(self, layout: str, rooms: dict[str, Room], own: Docked) -> Iterable[Region]:
        """The pods wait beside their sections; one with nobody in it can be locked."""
        parking = self.content.boards[layout].parking
        for section in own.pods:
            place = parking[section.section]
            dock = slot_of(rooms, f"room-evacuation-section-{section.section}") or "zone-hull"
            for index, pod in enumerate(section.pods):
                locked = pod in own.locked
                yield Region(
                    pod,
                    Text(pod),
                    place.x + index * POD_SPACING,
                    place.y,
                    "box",
                    "muted" if locked else "good",
                    Text("nemesis-pod-note", {"section": section.section, "locked": locked}),
                    [Marker("locked", Text("nemesis-locked"), "muted")] if locked else [],
                    art="pod",
                    dock=dock,
                    number=row_id(pod),
                )

    @drawn_of("seen", "time", "destruct", "destination")
    def tracks(self, view: View) -> list[Track]:
        """Time, self-destruct, destination."""
        card = next((one.face for one in view.seen if one.zone == "coordinates"), None)
        return self._tracks(view.time, view.destruct, view.destination, card)

    @drawn_of("intruder_seat", "intruder_deck", "intruder_discard")
    def own_piles(self, view: View) -> Iterable[Pile]:
        """The deck of the intruder player."""
        if view.intruder_seat >= 0:
            top = face_up(view.intruder_discard)
            yield Pile("intruder-deck", Text("pile-intruder"), view.intruder_deck, top)

    @drawn_of("intruder_hand", "discovered", "weaknesses")
    def own_hands(self, view: View) -> dict[str, list[Card]]:
        """The cards of the intruder player, and the weaknesses of the intruders."""
        cards = self.faces.cards(view.intruder_hand)
        return {"intruder-hand": cards, "weaknesses": self._learned(view)}

    @drawn_of("gone")
    def lessons(self, view: View) -> list[str]:
        """Also what was overcome."""
        return super().lessons(view)

    @drawn_of("layout", "pack", "weaknesses", "seen", "destination")
    def goal_cards(self, view: View, crew: list[Fate], lessons: list[str]) -> Objectives:
        """Objectives also ask where the ship goes, and what was collected."""
        return super().goal_cards(view, crew, lessons)

    def _learned(self, view: View) -> list[Card]:
        """The weaknesses that count, each with the object to which it belongs."""
        if not view.discovered:
            return []
        places = {card: row_id(zone) for zone, card in view.weaknesses.items() if card}
        return [
            msgspec.structs.replace(card, note=Text("nemesis-specimen", {"what": places[card.id]}))
            if card.id in places
            else card
            for card in self.faces.cards(view.discovered)
        ]

    def trays(self) -> Mapping[str, Tray]:
        """The intruder player has a hand like all others."""
        return {**TRAYS, "intruder-hand": "hand"}

    @drawn_of("rooms", "round", "eggs", "nest_destroyed", "bag", "discovered")
    def board_panel(self, view: View) -> Panel:
        """The ship."""
        return self._ship(
            view.rooms, view.round, view.eggs, view.nest_destroyed, view.bag, view.discovered
        )

    def ship(
        self,
        rooms: dict[str, Room],
        turn: int,
        eggs: int,
        nestless: bool,
        bag: dict[str, int],
        discovered: list[str],
    ) -> Panel:
        """What everybody should know of the ship."""
        facts = self.common_facts(rooms, turn, eggs, bag, nestless=nestless)
        if discovered:
            rows = self.content.weaknesses
            ours = all(rows[row_id(one)].kind == "weakness" for one in discovered)
            tone: Tone = "good" if ours else "danger"
            facts.append(Fact(Text("table-weaknesses"), panels.names(discovered), tone))
        meters = self.common_meters(facts, bag)
        return Panel("panel-ship", Text("nemesis-ship"), facts, meters=meters)

    def three_tracks(self, at: int, burning: int, course: int, card: str | None) -> list[Track]:
        """Time, self-destruct, and destination with what a seat knows of it."""
        running = None if burning == NOT_STARTED else burning
        return [
            Track(
                "track-time",
                Text("track-time"),
                self.countdown("time", "nemesis-jump"),
                at,
                self.time_note(at),
            ),
            Track(
                "track-self-destruct",
                Text("track-self-destruct"),
                self.countdown("self-destruct", "nemesis-boom"),
                running,
            ),
            Track("track-destination", Text("track-destination"), self.course(card), course),
        ]

    def time_note(self, at: int) -> Text:
        """How long it is until hibernation opens, and then until the jump."""
        spaces = self.content.tracks["time"].spaces
        asleep = max(0, spaces.index("blue") - at)
        return Text("nemesis-time-note", {"asleep": asleep, "jump": len(spaces) - 1 - at})

    def course(self, card: str | None) -> list[Space]:
        """The letters of the track; with what the seat knows from the coordinates card."""
        spaces = []
        for at, letter in enumerate(self.content.tracks["destination"].spaces):
            where = None
            if card is not None:
                where = f"destination-{self.content.coordinates[row_id(card)].destinations[at]}"
            label = Text("nemesis-course", {"space": letter.upper(), "where": where})
            spaces.append(Space(label, "secret" if where else "plain"))
        return spaces


def picture(edition: SurvivalEdition) -> ShipPicture:
    """How the boxes in play look."""
    box: Any = edition.box
    return with_looks(edition, ShipPicture)(edition, ShipFaces(box), ShipGoals(box))
