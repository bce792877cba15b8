"""How the games of the family look: the scene of a view.

Elements have the ids that options name: slots, corridors, networks, figures, characters, cards,
items, pods, objectives. What is drawn comes from the view and the content, never from the state.
A game adds what only its board has; what it draws the board of is its `sight`, plain data, so
that what has not changed is not drawn again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hullbreach.games.survival.content import Content, Slot
from hullbreach.games.survival.content import Room as RoomRow
from hullbreach.games.survival.content import Zone as ZoneRow
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.goals import Goals
from hullbreach.games.survival.looks.view import Passage, Person, Room, View
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import EGG, NEST, OBJECTS
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import (
    Card,
    Corner,
    Door,
    Fact,
    Floor,
    Ground,
    Hand,
    Link,
    Marker,
    Meter,
    Outline,
    Panel,
    Piece,
    Pile,
    Region,
    Scene,
    Shape,
    Space,
    Tone,
    Track,
    Tray,
    Zone,
)
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

ICONS: dict[str, tuple[str, Tone, Corner]] = {
    "supply-fire": ("fire", "danger", "sw"),
    "supply-malfunction": ("malfunction", "warning", "sw"),
    "supply-depressurization": ("depressurization", "danger", "sw"),
    "supply-ventilation": ("depressurization", "danger", "sw"),
    "supply-egg": ("egg", "plain", ""),
    "supply-carcass": ("carcass", "plain", ""),
    "supply-corpse-blue": ("corpse", "plain", ""),
    "supply-corpse-red": ("corpse", "plain", ""),
}
"""How markers and objects in a room look, in the order in which they are drawn."""

FLOORS: dict[str, Floor] = {
    "supply-fire": "fire",
    "supply-malfunction": "fault",
    "supply-depressurization": "airless",
    "supply-ventilation": "airless",
}
"""What markers do to the floor of a room."""

TRAYS: dict[str, Tray] = {
    "drawn": "now",
    "looking": "now",
    "hand": "hand",
    "items": "items",
    "quests": "items",
    "wounds": "wounds",
    "objectives": "objectives",
    "shared-objectives": "objectives",
}
"""Where hands lie; all others are behind a button."""
ALWAYS = ("hand", "items", "wounds", "objectives")
"""The hands of a player that have their places even while they are empty."""

TRACK_TONES: dict[str, Tone] = {
    "green": "good",
    "white": "plain",
    "blue": "accent",
    "yellow": "warning",
    "red": "danger",
}

FIGURES = 4096
"""Pieces that are drawn once: who stands where, and how."""
OF_PEOPLE = ("hand", "deck", "pack", "objectives", "contingencies")
"""Kinds of hidden zones that somebody owns."""

V = TypeVar("V", bound=View[Any])
S = TypeVar("S")


class Picture(ABC, Generic[V, S]):
    """The pictures of a game; `S` is what else its board is drawn of."""

    title: ClassVar[str]
    supplies: ClassVar[tuple[str, ...]] = ("fire", "malfunction")
    """Markers of which one should know how many are left."""

    own_counters: ClassVar[tuple[str, ...]] = ()
    """Counters that the game shows in a way of its own (`own_facts`)."""

    content: Content

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: Goals) -> None:
        self.content, self.boards, self.faces = edition.box, edition.boards, faces
        self.goals = goals
        self.counters = [one for id, one in edition.counters.items() if id not in self.own_counters]
        self.people = self.colours()
        """The colour of every character."""
        self._supplies = {name: self.content.supplies[name].count for name in self.supplies}
        self._regions = remembered(self.regions)
        self._room = remembered(self.room)
        self._zones = remembered(self.zones)
        self._links = remembered(self.links)
        self._corridor = remembered(self.corridor)
        self._person = lru_cache(FIGURES)(self.person)
        self._figure = lru_cache(FIGURES)(self.figure)
        self._wounds = remembered(self.wounds)
        self._own_discard = remembered(self.own_discard)
        self._tray, self._in_deck = cache(self.tray), cache(self.in_deck)
        self._light_wounds = cache(self.light_wounds)
        sizes = sorted(self.content.intruders.values(), key=lambda row: row.height)
        self._creatures = {
            f"intruder-{row.id}": (row.height, 1 + at) for at, row in enumerate(sizes)
        }
        """How large the intruders are, and where they stand in a crowd."""
        self._open_piles = remembered(self.open_piles)
        self._panel = remembered(self.panel)

    def scene(self, view: V) -> Scene:
        """The board, all that happens on it, and what the seat holds."""
        board, sight = self.content.boards[view.layout], self.sight(view)
        return Scene(
            title=Text(self.title),
            width=board.width,
            height=board.height,
            regions=self._regions(
                view.layout, view.rooms, _places_seen(view), view.passages, sight
            ),
            links=self._links(view.layout, view.passages, sight),
            pieces=[*self._people(view), *self._figures(view), *self.own_pieces(view)],
            tracks=self.tracks(view),
            piles=self.piles(view),
            hands=[
                self._laid(view, name, cards)
                for name, cards in self.hands(view).items()
                if cards or name in ALWAYS
            ],
            panels=[
                self.board_panel(view),
                *(self._panel_of(view, seat) for seat in range(len(view.crew))),
            ],
            zones=self._zones(view.layout, sight),
            ground=f"ground-{self.title.removeprefix('game-')}-{view.layout}",
        )

    # What a game says for itself

    def colours(self) -> dict[str, str]:
        """The colour of every character."""
        rows = self.content.characters.values()
        return {f"character-{row.id}": COLOURS[row.colour] for row in rows}

    @abstractmethod
    def sight(self, view: V) -> S:
        """What else the board is drawn of."""

    def zones(self, layout: str, sight: S) -> list[Zone]:
        """What lies under the places."""
        return [
            Zone(zone_id(row), Text(zone_id(row)), outlines(row), row.kind)
            for row in self.content.boards[layout].zones.values()
        ]

    def zone_of(self, slot: Slot) -> str:
        """The zone in which a place lies."""
        return ""

    def own_regions(self, layout: str, rooms: dict[str, Room], sight: S) -> Iterable[Region]:
        """What else is on the board."""
        return ()

    def own_links(self, layout: str, sight: S) -> Iterable[Link]:
        """Ways that are no corridors."""
        return ()

    def own_pieces(self, view: V) -> Iterable[Piece]:
        """What else stands about."""
        return ()

    def room_shape(self, slot: Slot) -> Shape:
        """How a place on the board is drawn."""
        return "hex"

    def room_ground(self, slot: Slot) -> Ground:
        """Where a place is."""
        return "room"

    def room_look(self, slot: Slot, here: Room, sight: S) -> Look:
        """How a room looks, and what else marks it."""
        return Look(room_tone(here))

    def network_ground(self, network: str) -> Ground:
        """Where a network runs."""
        return "corridor"

    def way_tone(self, layout: str, corridor: str, sight: S) -> Tone:
        """How a corridor looks."""
        return "plain"

    def pod(self, pod: str) -> str:
        """The element of a pod in which somebody is."""
        return pod

    @abstractmethod
    def tracks(self, view: V) -> list[Track]:
        """The tracks beside the board."""

    def own_piles(self, view: V) -> Iterable[Pile]:
        """What else is drawn from."""
        return ()

    def own_hands(self, view: V) -> dict[str, list[Card]]:
        """What else lies open to the seat."""
        return {}

    def known_elsewhere(self, one: Seen) -> bool:
        """Whether it is drawn where it lies that the seat knows something."""
        return one.face in self.people  # the characters that nobody drafted

    def beside(self, view: V, seat: int) -> Any:
        """What else the facts of a player are made of."""
        return None

    def own_facts(self, one: Any, beside: Any) -> list[Fact]:
        """What else everyone sees of a player."""
        return []

    def own_meters(self, one: Any, beside: Any) -> list[Meter]:
        """What else everyone sees of a player, by signs."""
        return []

    def uses(self, view: V) -> Mapping[str, int]:
        """How often things work that count it."""
        return {}

    @abstractmethod
    def board_panel(self, view: V) -> Panel:
        """How close the end is, and what is in the bag."""

    # The board

    def regions(
        self,
        layout: str,
        rooms: dict[str, Room],
        seen: list[Seen],
        passages: dict[str, Passage],
        sight: S,
    ) -> list[Region]:
        """All places."""
        known = _known_places(seen)
        board = self.content.boards[layout]
        found = []
        for place in board.slots.values():
            slot = f"slot-{place.id}"
            look = self.room_look(place, rooms[slot], sight)
            found.append(self._room(layout, slot, rooms[slot], known.get(slot), look))
        for network in board.networks.values():
            id_, at = f"network-{network.id}", (network.x, network.y)
            marks, ground = _way_markers(passages.get(id_)), self.network_ground(network.id)
            shape: Shape = "box" if ground == "outdoor" else "circle"
            found.append(Region(id_, Text(id_), *at, shape, markers=marks, art=id_, ground=ground))
        return [*found, *self.own_regions(layout, rooms, sight)]

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
            [*_room_markers(here, row), *self._signs(place, row, look), *look.marks],
            not here.room,
            size=place.size,
            art=here.room,
            rim=[row.colour] if row and row.colour else [],
            states=[*_floors(here), *look.states],
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

    def links(self, layout: str, passages: dict[str, Passage], sight: S) -> list[Link]:
        """All corridors."""
        found = [
            self._corridor(layout, id_, passages.get(id_), self.way_tone(layout, id_, sight))
            for id_, one in self.boards[layout].passages.items()
            if one.numbers
        ]
        return [*found, *self.own_links(layout, sight)]

    def corridor(self, layout: str, id_: str, lying: Passage | None, tone: Tone) -> Link:
        """A corridor with its numbers, and what lies in it."""
        passage = self.boards[layout].passages[id_]
        numbers = ", ".join(map(str, passage.numbers))
        label = Text("table-corridor", {"numbers": numbers})
        return Link(
            id_,
            passage.ends,
            label,
            _way_markers(lying),
            tone,
            number="·".join(map(str, passage.numbers)),
            level=1 if lying and lying.noise else 0,
            doors=_doors(lying),
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

    # Tracks and piles

    def countdown(self, track: str, end: str) -> list[Space]:
        """The spaces of a track by how many are left, the last one by what happens there."""
        spaces = self.content.tracks[track].spaces
        last = len(spaces) - 1
        return [
            Space(panels.number(last - at) if at < last else Text(end), TRACK_TONES[colour])
            for at, colour in enumerate(spaces)
        ]

    def piles(self, view: V) -> list[Pile]:
        """Everything that is drawn from."""
        piles = [
            *self._open_piles(view.decks, view.discards, view.crafted, view.bag),
            *self.own_piles(view),
        ]
        if view.seat < 0:
            return piles
        me = view.crew[view.seat]
        return [
            *piles,
            Pile(f"deck-{view.seat}", Text("pile-own"), me.deck, art=me.id, owner=view.seat),
            self._own_discard(view.seat, me.discard),
        ]

    def own_discard(self, seat: int, cards: list[str | None]) -> Pile:
        """What a player has played and paid with."""
        return Pile(
            f"discard-{seat}",
            Text("pile-own-discard"),
            len(cards),
            face_up(cards),
            open=self.faces.cards(cards),
            owner=seat,
        )

    def open_piles(
        self,
        decks: dict[str, int],
        discards: dict[str, list[str]],
        crafted: list[str],
        bag: dict[str, int],
    ) -> list[Pile]:
        """The piles that belong to nobody, and the bag."""
        piles = []
        for name, count in decks.items():
            pile = name.partition("-")[2]
            lying = discards.get(f"discard-{pile}", [])
            piles.append(
                Pile(
                    name,
                    Text(f"pile-{pile}"),
                    count,
                    face_up(lying),
                    art=f"pile-{pile}",
                    open=self.faces.cards(lying),
                )
            )
        piles.append(Pile("deck-crafted", Text("pile-crafted"), len(crafted), art="pile-crafted"))
        piles.append(Pile("bag", Text("table-bag"), sum(bag.values()), art="bag"))
        return piles

    # What lies open to the seat

    def trays(self) -> Mapping[str, Tray]:
        """Where hands lie."""
        return TRAYS

    def _laid(self, view: V, name: str, cards: list[Card]) -> Hand:
        """Cards in their place, with what there is to say of all of them."""
        label, place, limit = self._tray(name)
        note = None
        if name == "hand":
            note = self._in_deck(view.crew[view.seat].deck)
        elif name == "wounds":
            note = self._light_wounds(view.crew[view.seat].light)
        return Hand(name, label, cards, place, limit, note)

    def tray(self, name: str) -> tuple[Text, Tray, int]:
        """What a hand is called, where it lies, and how many places it has."""
        numbers = self.content.numbers
        limits = {"hand": numbers.turn.hand, "wounds": numbers.body.serious_wounds}
        return Text(f"table-{name}"), self.trays().get(name, "more"), limits.get(name, 0)

    def in_deck(self, count: int) -> Text:
        """How many cards are still to come."""
        return Text("table-in-deck", {"count": count})

    def light_wounds(self, count: int) -> Text:
        """How many light wounds there are."""
        most = self.content.numbers.body.light_wounds
        return Text("table-light-wounds", {"count": count, "most": most})

    def wounds(self, serious: list[str], dressed: list[str]) -> list[Card]:
        """The serious wounds of a player, those that hurt first."""
        cover = Text("table-dressed-wound")
        return [
            *self.faces.cards(serious),
            *(
                msgspec.structs.replace(card, tone="muted", note=cover)
                for card in self.faces.cards(dressed)
            ),
        ]

    def hands(self, view: V) -> dict[str, list[Card]]:
        """Everything that can be read, what matters most first."""
        cards = self.faces.cards
        found = {"drawn": cards(view.drawn), "looking": cards(view.looking, "secret")}
        if view.seat >= 0:
            me, uses = view.crew[view.seat], self.uses(view)
            held = (*me.carried, *view.pack)
            found |= {
                "hand": cards(view.hand),
                "items": [
                    self.faces.thing(item, view.ammo, view.joined, uses) for item in held if item
                ],
                "quests": cards(me.quests),
                "wounds": self._wounds(me.wounds, me.dressed) if me.wounds or me.dressed else [],
                "here": self._lying(view, me),
                "objectives": self._objectives(view, view.objectives, [view.seat], "secret"),
            }
        found |= self.own_hands(view)
        crew = range(len(view.crew))
        shared = self._objectives(view, view.shared, crew, "plain")
        return found | {"shared-objectives": shared, "seen": self._seen(view)}

    def _objectives(
        self, view: V, cards: list[str], owners: Sequence[int], tone: Tone
    ) -> list[Card]:
        """Objectives, with what each of them asks for."""
        return [
            msgspec.structs.replace(card, goals=self.goals.of(card.id, view, owners))
            for card in self.faces.cards(cards, tone)
        ]

    def _lying(self, view: V, me: Person) -> list[Card]:
        """The objects in the room of the seat's character, and the eggs that it could attack."""
        here = view.rooms.get(me.slot) if me.status == "aboard" else None
        if here is None:
            return []
        cards = [self.faces.card(thing) for thing in OBJECTS if thing in here.here]
        if EGG in here.here or (here.room == "room-nest" and view.eggs):
            cards.append(Card(EGGS, Text(EGGS)))
        return cards

    def _seen(self, view: V) -> list[Card]:
        """What the seat knows of hidden things, and where they are."""
        cards = []
        for one in view.seen:
            if not self.known_elsewhere(one):
                card = self.faces.card(one.face, "secret")
                where = _where(view, one.zone)
                if card.note is not None:
                    where = Text("table-seen-print", {"where": where, "print": card.note})
                cards.append(msgspec.structs.replace(card, note=where))
        return cards

    # Panels

    def common_facts(
        self, rooms: dict[str, Room], turn: int, eggs: int, bag: dict[str, int], *, nestless: bool
    ) -> list[Fact]:
        """What is told of every board: the round, the markers, the nest, the bag."""
        return [
            Fact(Text("table-round"), panels.number(turn), icon="hourglass"),
            *panels.fears(rooms, self._supplies),
            Fact(Text("table-eggs"), panels.number(eggs), icon="egg"),
            *([Fact(Text("table-nest"), Text("table-nest-destroyed"), "good")] if nestless else ()),
            panels.bag(bag),
        ]

    def common_meters(self, facts: Iterable[Fact], bag: dict[str, int]) -> list[Meter]:
        """The numbers of a board by signs, for the head of the page."""
        tokens = Meter("bag", Text("table-bag"), sum(bag.values()))
        return panels.gauges(facts, tokens)

    def _panel_of(self, view: V, seat: int) -> Panel:
        one = view.crew[seat]
        turn = view.stage == "turn" and seat == view.turn
        return self._panel(
            seat,
            one,
            view.rooms[one.slot].room if one.slot in view.rooms else "",
            view.ammo,
            view.joined,
            view.actions if turn else None,
            self.beside(view, seat),
            seat == view.first,
            turn and not view.over,
            seat == view.seat,
        )

    def panel(
        self,
        seat: int,
        one: Person,
        room: str,
        ammo: dict[str, int],
        joined: dict[str, list[str]],
        actions: int | None,
        beside: Any,
        first: bool,
        active: bool,
        own: bool,
    ) -> Panel:
        """What everyone sees of a player; `actions` are left in a turn."""
        where = self.pod(one.pod) if one.status == "pod" else room or one.slot
        told = [
            *panels.first_facts(one, where, actions, first=first),
            *self.own_facts(one, beside),
            *panels.counter_facts(one, self.counters),
            *panels.body_facts(one, self.content.numbers.body.light_wounds),
            *panels.thing_facts(one, ammo, own=own),
        ]
        body = self.content.numbers.body
        return panels.panel_of(
            seat,
            one,
            self.people.get(one.id, ""),
            told,
            active=active,
            meters=[
                *panels.body_meters(one, body.light_wounds, body.serious_wounds),
                *panels.ammo_meters(
                    one, ammo, lambda weapon: self.faces.capacity(weapon, joined.get(weapon, ()))
                ),
                *self.own_meters(one, beside),
            ],
            at=self.standing(one),
            acts=None if actions is None else (actions, self.content.numbers.turn.actions),
        )


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


def slot_of(rooms: Mapping[str, Room], room: str) -> str:
    """Where a room lies; nothing while it is not found."""
    return next((slot for slot, here in rooms.items() if here.room == room), "")


def face_up(pile: Sequence[str | None] | None) -> Text | None:
    """The card on top of a pile that lies face up."""
    return Text(kind_of(pile[-1])) if pile and pile[-1] else None


def _places_seen(view: View[Any]) -> list[Seen]:
    return [one for one in view.seen if one.zone.startswith(("tile-", "exploration-"))]


def _known_places(seen: list[Seen]) -> dict[str, Text]:
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


def _room_markers(here: Room, row: RoomRow | None) -> list[Marker]:
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


def _floors(here: Room) -> list[Floor]:
    """What is painted on the floor of a room."""
    found = [floor for thing, floor in FLOORS.items() if thing in here.here]
    return [*found, "lair"] if here.room == NEST else found


def _doors(lying: Passage | None) -> list[Door]:
    if lying is None:
        return []
    return ["destroyed"] if lying.destroyed else ["closed"] if lying.door else []


def _way_markers(lying: Passage | None) -> list[Marker]:
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


def _where(view: View[Any], zone: str) -> Text:
    kind, _, rest = zone.partition("-")
    if kind in OF_PEOPLE and rest.isdigit():
        who = view.crew[int(rest)].id
        name = Text(who) if who else Text("seat-name", {"number": int(rest) + 1})
        return Text(f"table-seen-{kind}", {"who": name})
    if kind in ("deck", "intruder", "box", "contingency"):
        return Text("table-seen-pile", {"pile": f"pile-{rest}" if kind == "deck" else zone})
    return Text("table-seen-in", {"place": rest if rest.startswith("slot") else kind})
