"""The picture of a game in a small vocabulary that every client can draw, knowing no game.

A scene is made from a seat's view alone, so it cannot leak. Its elements have ids; the options
of an ask name the elements that they touch. Words are `Text`s, so that each client shows its
own language. Looks are words of a fixed list (`tone`, `kind`, `states`, …) and symbols by id
(`art`): a game brings its drawings, and a client that has none for an `art` shows the common
symbol named by `icon`, then plain furniture. What a thing *is* stands in its `kind`; no client
reads the name of a symbol to find that out.

    grounds and zones   what lies under the places: a hull, sections with or without light, tiles
    regions and links   the places, and what joins or divides them
    pieces              who and what stands on an element
    tracks, piles       rows of spaces and stacks, of everybody or of one player
    hands               cards that lie open to the seat, each with its place in the tray
    panels              what everyone sees of a player, or of the board as a whole
    reveals             what is shown large once, on the line of the log that tells of it
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hullbreach.kernel.texts import Text

Tone = Literal["plain", "accent", "good", "warning", "danger", "muted", "secret"]
Shape = Literal["hex", "circle", "box"]
Point = tuple[float, float]
Outline = list[Point]
"""A closed polygon in the board's units."""
Corner = Literal["", "nw", "ne", "se", "sw"]
"""Where a sign stands on a region: items left, what a place offers, ways in, what is wrong."""
Ground = Literal["", "room", "corridor", "outdoor"]
Floor = Literal[
    "fire", "fault", "slime", "breach", "dark", "airless", "lair", "maw", "growth", "dry", "gone"
]
"""What is painted on the floor of a region. They come out of a `maw`; `growth` spreads, `dry` is
growth that sleeps, and what is `gone` has left an empty collar."""
Way = Literal["way", "path", "doorway", "line", "wall", "lock", "sight"]
"""How two places meet: a corridor; a track without walls; a gap in a wall; a mere border; a wall
without a gap; an airlock; sight alone."""
Door = Literal["open", "closed", "destroyed", "none"]
"""`none` where one end of a way has no door and the other one has."""
LinkState = Literal["strong", "eaten", "unknown", "full"]
PieceKind = Literal["token", "person", "creature", "vehicle", "structure", "object"]
Plate = Literal["", "square", "disc", "diamond"]
"""The form of the plate with a count: it tells kinds apart without colour."""
CardKind = Literal[
    "card",
    "action",
    "item",
    "event",
    "attack",
    "wound",
    "objective",
    "contamination",
    "character",
    "weakness",
    "computer",
    "room",
    "token",
    "panic",
    "mutation",
    "alert",
    "adaptation",
    "skill",
    "spawn",
]
Tray = Literal["more", "hand", "items", "wounds", "skills", "objectives", "now", "board"]
"""The fixed place of a hand: `now` is what a question is about, `more` is behind a button, `skills`
stand under the track that unlocks them, and `board` is the foot of the board: what everybody has
before them."""
RevealKind = Literal[
    "event", "attack", "wound", "encounter", "token", "room", "draft", "dice", "death", "end"
]


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A small sign on an element: items left in a room, fire, a larva on a character."""

    icon: str
    label: Text
    tone: Tone = "plain"
    count: int = 1
    corner: Corner = ""
    art: str = ""
    rim: str = ""
    """A token of colour, as of items: `red`, `yellow`, `green`, `white`."""
    word: Text | None = None
    """What stands beside the sign, after its number, where there is room for it."""


class Stencil(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A word painted on the deck."""

    label: Text
    x: float
    y: float
    turn: float = 0
    """In degrees."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the board under its regions: a hull, a section, a tile. Zones nest by `within`."""

    id: str
    label: Text
    outlines: list[Outline]
    kind: Literal["hull", "section", "sector", "tile", "ground"] = "section"
    lit: bool = True
    tag: Marker | None = None
    """What its plate shows: whether it has power or air, and in which order that ends."""
    tag_at: Point | None = None
    rail: float = 0
    """How long the plate is on which its tag stands: tracks and hands that name the zone stand on it, too."""
    art: str = ""
    """A drawing over the whole board, under its places: what is attached to the zone."""
    within: str = ""
    stencils: list[Stencil] = []


class Region(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place on the board."""

    id: str
    label: Text
    x: float
    y: float
    shape: Shape = "hex"
    tone: Tone = "plain"
    note: Text | None = None
    markers: list[Marker] = []
    hidden: bool = False
    outline: Outline = []
    """Its own form, where none of the shapes is right."""
    size: float = 1
    """How large a shape is, compared with the others of the board."""
    art: str = ""
    rim: list[str] = []
    """Tokens of colour around it."""
    states: list[Floor] = []
    ground: Ground = ""
    zone: str = ""
    """The zone in which it lies."""
    dock: str = ""
    """The region or the zone to which it is attached: a pod at its section, or at the hull."""
    number: str = ""
    """What is printed on it: the number of a room, the name of a zone of tiles."""
    turn: float = 0
    """Degrees by which its drawing is turned."""


class Link(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What joins or divides two places."""

    id: str
    ends: tuple[str, str]
    label: Text
    markers: list[Marker] = []
    tone: Tone = "plain"
    kind: Way = "way"
    number: str = ""
    """What the plate in the middle says."""
    level: int = 0
    """Noise: rings around the plate."""
    doors: list[Door] = []
    """One door in the middle, or one at each end."""
    states: list[LinkState] = []
    capacity: int = 0
    """How many figures can stand in it; 0: nobody does."""
    line: list[Point] = []
    """Where it runs, where that is not straight from place to place."""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A figure, or several alike, standing on a region or a link."""

    id: str
    at: str
    icon: str
    label: Text
    colour: str = ""
    tone: Tone = "plain"
    markers: list[Marker] = []
    kind: PieceKind = "token"
    art: str = ""
    size: float = 1
    """In heights of a person."""
    count: int = 1
    owner: int | None = None
    """The seat that moves it."""
    pips: int = 0
    """Injuries."""
    rank: int = 0
    """Its place among the piles of a crowd: lower ranks stand in front."""
    aim: int = 0
    """Its turn to be hit where hits go in an order, from 1; 0 where whoever shoots may choose."""
    places: int = 1
    """How many places of a link each of them takes."""
    plate: Plate = ""
    worn: list[str] = []
    """Symbols drawn on it: what it wears."""
    note: Text | None = None
    """What one has to know of it: how much kills it."""


class Space(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One space of a track."""

    label: Text
    tone: Tone = "plain"
    bars: int = 0
    """Lines before this space: something happens where one is crossed."""
    tokens: list[Marker] = []
    """What hangs under it or lies on it."""
    cover: Text | None = None
    """What lies on it and hides it: a wound on a health track."""
    framed: bool = False
    sign: Marker | None = None
    """A symbol before its label, with its number."""
    wide: int = 0
    """How many points it has, where a track counts them."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A row of spaces with a marker on one of them (`at` is None: not in use)."""

    id: str
    label: Text
    spaces: list[Space]
    at: int | None = None
    note: Text | None = None
    """What it says now: "hibernation opens in 3 rounds"."""
    owner: int | None = None
    place: Literal["head", "board", "tray"] = "head"
    marks: list[Marker] = []
    """Who is where on a track of several players: `count` is the space."""
    points: int = 0
    """How many points there are, where its spaces have some (`wide`)."""
    figure: str = ""
    """Whose it is, where a player has several figures."""
    zone: str = ""
    """The zone on whose rail it stands, where there is one; else it lies at the foot of the board."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, or a thing held, with its full text."""

    id: str
    label: Text
    text: Text | None = None
    cost: str = ""
    tone: Tone = "plain"
    note: Text | None = None
    """The small print."""
    kind: CardKind = "card"
    art: str = ""
    rim: str = ""
    when: Text | None = None
    """When it can be used: the line at its foot."""
    also: Text | None = None
    """What counts only sometimes, as in darkness; `now` tells whether it does."""
    now: bool = False
    fill: tuple[int, int] | None = None
    """Ammunition or uses: how many are left, of how many."""
    goals: list[Goal] = []
    lost: list[Text] = []
    """What makes its goals impossible: each goes on after "lost if"."""
    joined: list[str] = []
    """Symbols of what is attached to it."""
    element: str = ""
    """The place or figure that it is about."""
    verb: str = ""
    """An option of this verb that names nothing is done with this card."""
    marks: list[Marker] = []
    """Symbols printed on it, as of those for whom it counts; muted ones do not count."""
    rows: list[CardRow] = []
    """Its text as a table: what it does for whom. Whoever shows these needs no `text`."""
    stats: list[Fact] = []
    """Its numbers, as of a weapon."""
    space: int = 0
    """The space of its hand's track that unlocks it."""
    count: int = 1
    """How many alike it stands for."""


class CardRow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One row of a card that does different things for different figures or levels."""

    label: Text
    value: Text | None = None
    marks: list[Marker] = []
    """For whom it counts."""
    lit: bool = False
    """Whether it is the row that counts now."""
    tone: Tone = "plain"


class Goal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that an objective asks for, and whether it is so now (None: nobody knows)."""

    label: Text
    reached: bool | None = None


class Pile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A stack or a bag: how many, and what can be seen of it."""

    id: str
    label: Text
    count: int
    top: Text | None = None
    art: str = ""
    open: list[Card] = []
    """What lies open and can be leafed through, the newest last."""
    owner: int | None = None


class Hand(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards that lie open to this seat."""

    id: str
    label: Text
    cards: list[Card] = []
    place: Tray = "more"
    limit: int = 0
    """How many places are drawn, also while they are empty."""
    note: Text | None = None
    takes: list[str] = []
    """Verbs that bring a card here: it can be dragged here where such an option is on offer."""
    figure: str = ""
    """Whose it is, where a player has several figures: one of them is looked at."""
    track: str = ""
    """The track whose spaces unlock its cards."""
    zone: str = ""
    """As of a track: the zone on whose rail its cards stand."""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line in a panel."""

    label: Text
    value: Text
    tone: Tone = "plain"
    icon: str = ""
    art: str = ""


class Meter(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A number of a player shown by a sign: wounds, cards, ammunition, knowledge."""

    icon: str
    label: Text
    count: int
    most: int = 0
    """Where it is drawn as pips: how many there can be."""
    tone: Tone = "plain"
    art: str = ""
    body: bool = False
    """Whether it is what a body can still stand: a bar under the portrait, too."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A group of facts: what everyone sees of a player, or of the ship."""

    id: str
    label: Text
    facts: list[Fact] = []
    seat: int | None = None
    colour: str = ""
    active: bool = False
    art: str = ""
    """The portrait."""
    meters: list[Meter] = []
    at: str = ""
    """The element on which the player's figure stands."""
    held: list[Text] = []
    """What is carried openly."""
    acts: tuple[int, int] | None = None
    """Actions left, of how many."""
    status: Text | None = None


class Cause(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One step of how something came about: a die, a token, a card."""

    label: Text
    note: Text | None = None
    icon: str = ""
    art: str = ""
    face: str = ""
    """What a die or a token shows."""


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What something did to somebody or to a place."""

    label: Text
    element: str = ""
    seat: int | None = None
    card: Card | None = None
    tone: Tone = "plain"
    fill: tuple[int, int] | None = None
    """How many of it there are now, of how many: pips."""
    note: Text | None = None
    """What follows from it."""
    track: str = ""
    """The track of that player which shows what is left."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of several things that come one after the other: what was, what is, what will be."""

    label: Text
    number: int
    note: Text | None = None
    at: str = ""
    now: bool = False
    tone: Tone = "plain"
    """`muted`: it is left out."""


class Reveal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is shown once, large, with its full text, before it rests in the log."""

    kind: RevealKind
    label: Text
    card: Card | None = None
    text: Text | None = None
    causes: list[Cause] = []
    effects: list[Effect] = []
    at: str = ""
    """The element on which it happens."""
    seat: int | None = None
    """Whom it concerns: it waits for that seat."""
    art: str = ""
    steps: list[Step] = []
    """Where it is one of several: all of them in their order."""
    part: Literal["", "joins", "within"] = ""
    """Whether it belongs to the reveal just before it, at the same element: what `joins` is
    shown alone where there is none, what is only `within` is not."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that is drawn."""

    title: Text
    width: float = 1400
    height: float = 840
    regions: list[Region] = []
    links: list[Link] = []
    pieces: list[Piece] = []
    tracks: list[Track] = []
    piles: list[Pile] = []
    hands: list[Hand] = []
    panels: list[Panel] = []
    zones: list[Zone] = []
    ground: str = ""
    """The symbol under everything."""
    crowd: int = 12
    """From how many figures on a place each kind is drawn as a pile with its count."""

    def people(self) -> dict[str, int]:
        """The seats, by the portraits of whom they play."""
        return {
            panel.art: panel.seat for panel in self.panels if panel.art and panel.seat is not None
        }

    def in_front(self) -> list[Hand]:
        """The hands that lie open first: of several figures of a player those of the first one."""
        first = next((hand.figure for hand in self.hands if hand.figure), "")
        return [hand for hand in self.hands if hand.figure in ("", first)]

    def labels(self) -> dict[str, Text]:
        """The words for every element id, for options that name them."""
        found: dict[str, Text] = {}
        for group in (
            self.zones,
            self.regions,
            self.links,
            self.pieces,
            self.tracks,
            self.piles,
            self.panels,
        ):
            for element in group:
                found[element.id] = element.label
        for hand in self.hands:
            found[hand.id] = hand.label
            for card in hand.cards:
                found[card.id] = card.label
        return found
