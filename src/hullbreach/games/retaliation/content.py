"""The box of Retaliation: the kinds of its components, read from data files.

A row says what a component is called, what its numbers are and how we know. What a card does is
code elsewhere, registered under the card's id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from hullbreach.kernel import Die as KernelDie
from hullbreach.kernel import Entry, Listing
from hullbreach.kernel import content as data
from hullbreach.kernel.content import (
    ContentError,
    Copies,
    Count,
    Id,
    Piece,
    Row,
    Table,
    counted,
    each,
    tally,
)
from hullbreach.kernel.texts import Text

Colour = Literal["green", "red", "yellow"]
Stack = Literal["a", "b", "c", "x", "fixed"]
Way = Literal["nw", "ne", "e", "se", "sw", "w"]
Slope = Literal["falling", "level", "rising"]
"""How a corridor runs: from north-west to south-east, from west to east, from south-west to north-east."""
Gear = Literal["ammo", "grenade", "oxygen", "medpack"]


class Room(Row, frozen=True, kw_only=True):
    """A room: its number, its stack (`fixed`: printed on the board), what can be found there."""

    number: int
    stack: Stack
    items: tuple[Colour, ...] = ()
    computer: bool = False
    secure: bool = True
    malfunction: bool = True


class Corridor(Row, frozen=True, kw_only=True):
    """A corridor tile: its noise value, whether it has a door, its second value in lethal mode."""

    value: int
    door: bool = False
    lethal: int = 0
    printed: bool = False


class Die(Copies, frozen=True, kw_only=True):
    """A kind of die, face by face."""

    faces: tuple[str, ...]


class Supply(Copies, frozen=True, kw_only=True):
    """A kind of marker or token."""


class Contamination(Copies, frozen=True, kw_only=True):
    """A kind of contamination card."""

    infected: bool


class Action(Row, frozen=True, kw_only=True):
    """A kind of action card; `peace`: not in combat."""

    peace: bool = False
    reaction: bool = False


class Character(Row, frozen=True, kw_only=True):
    """A soldier with everything that belongs to it."""

    rank: int
    colour: str
    starting: tuple[Id, ...]
    cards: tuple[Id, ...]
    support: bool = True
    """Whether it is equipped with support equipment."""


class Item(Row, frozen=True, kw_only=True):
    """A kind of item. `weapon`: `free` ones are ranged and need no ammo."""

    deck: Literal["starting", "support", "red", "yellow", "green"]
    count: Count = 1
    heavy: bool = False
    armour: bool = False
    use: Literal["any", "peace", "weapon", "passive"] = "any"
    slots: tuple[Literal["ammo", "grenade", "oxygen", "medpack", "any"], ...] = ()
    weapon: Literal["", "ranged", "free", "melee"] = ""
    once: bool = False
    """Whether it is discarded after use."""
    free: bool = False
    """Whether it may be used at once when it is gained."""
    codes: bool = False
    """Whether it needs a room with a computer that works."""

    @property
    def ranged(self) -> bool:
        """Whether it can be shot with."""
        return self.weapon in ("ranged", "free")


class Robot(Row, frozen=True, kw_only=True):
    """A robot card: how far the robot goes."""

    moves: int


class Objective(Row, frozen=True, kw_only=True):
    """An objective, from how many players on, and perhaps whose death it wants."""

    deck: Literal["mission", "private"]
    players: int
    count: Count = 1
    victim: int | None = None


class Directive(Row, frozen=True, kw_only=True):
    """A mission directive."""

    deck: Literal["standard", "coop"]
    players: int


class Figure(Copies, frozen=True, kw_only=True):
    """A kind of intruder: how many places it takes in a corridor, how large it is drawn."""

    places: int
    height: int
    """In tenths of the height of a person."""


class IntruderToken(Copies, frozen=True, kw_only=True):
    """A token of the colony: the kind on its front, the figures on its back."""

    kind: str = ""
    stack: str = ""
    """The stack in which it lies, if that is not one of its own kind only."""
    brings: Mapping[str, int] = msgspec.field(default_factory=dict)

    @property
    def pile(self) -> str:
        """The name of its stack."""
        return self.stack or self.kind or "blank"


class Exploration(Row, frozen=True, kw_only=True):
    """An exploration card."""

    room: Literal["x", "sector"]
    ways: tuple[Way, ...]
    noise: tuple[Way, ...] = ()
    markers: tuple[Literal["fire", "malfunction"], ...] = ()
    close: bool = False
    entry: Literal["", "noise", "danger"] = ""
    brings: Mapping[str, int] = msgspec.field(default_factory=dict)
    """Figures that appear in the corridor just passed."""
    remove: bool = False
    also: tuple[str, ...] = ()
    """What only its race knows."""


class Event(Row, frozen=True, kw_only=True):
    """An event card."""

    moves: tuple[str, ...]
    """The corridors whose intruders move, as the race says: by how they run, or by who is there."""
    rooms: bool = False
    needs: int = 0
    """How many of what the race counts there must be for the main effect."""
    side: Literal["danger", "noise", "mark", "resolve", "shuffle"]


class Harm(Table, frozen=True, kw_only=True):
    """What an attack does to its victim."""

    health: int = 0
    wounds: tuple[int, ...] = ()
    """By the state of the victim: good, bad."""
    contamination: int = 0
    dies: int = 9
    """The state from which on the victim dies: 1 bad, 2 critical."""
    everyone: bool = False
    larva: bool = False
    follows: bool = False
    """The attacker goes along with whoever moves away."""
    needs: int = 0
    """How many of what the race counts there must be."""
    also: tuple[str, ...] = ()
    """What only its race knows."""


class Attack(Row, frozen=True, kw_only=True):
    """An attack card: what attackers of each kind do."""

    count: Count = 1
    shuffle: bool = False
    harm: dict[str, Harm]


class Health(Row, frozen=True, kw_only=True):
    """A card of the queen's health: how many more are lost, and what happens."""

    extra: int
    effect: str
    also: str = ""
    """A second effect."""
    needs: int = 0
    """How many of what the race counts there must be for the second effect."""
    count: Count = 1


class Own(Copies, frozen=True, kw_only=True):
    """A component that only one pack has: its list of the box, and where it lies at first.

    Its id is its whole name.
    """

    list: str
    zone: str


class Content(Table, frozen=True, kw_only=True):
    """The whole box, each kind by id."""

    box: dict[str, dict[str, int]]
    rooms: Mapping[str, Room]
    corridors: Mapping[str, Corridor]
    dice: Mapping[str, Die]
    supplies: Mapping[str, Supply]
    gear: Mapping[str, Supply]
    anti_aircraft: Mapping[str, Row]
    wounds: Mapping[str, Supply]
    contamination: Mapping[str, Contamination]
    actions: Mapping[str, Action]
    characters: Mapping[str, Character]
    items: Mapping[str, Item]
    robots: Mapping[str, Robot]
    objectives: Mapping[str, Objective]
    directives: Mapping[str, Directive]
    intruders: Mapping[str, Figure]
    intruder_tokens: Mapping[str, IntruderToken]
    exploration: Mapping[str, Exploration]
    events: Mapping[str, Event]
    attacks: Mapping[str, Attack]
    health: Mapping[str, Health] = {}
    own: Mapping[str, Own] = {}

    def pieces(self) -> Iterator[Piece]:
        """Every component, list by list."""
        for room in self.rooms.values():
            name = "fixed-rooms" if room.stack == "fixed" else "room-tiles"
            yield Piece(room.pack, name, room, 1)
        for corridor in self.corridors.values():
            name = "printed-corridors" if corridor.printed else "corridors"
            yield Piece(corridor.pack, name, corridor, 1)
        yield from counted("dice", self.dice.values())
        yield from counted("supplies", self.supplies.values())
        yield from counted("gear", self.gear.values())
        yield from each("anti-aircraft", self.anti_aircraft.values())
        yield from counted("wounds", self.wounds.values())
        yield from counted("contamination", self.contamination.values())
        for character in self.characters.values():
            for card in character.cards:
                yield Piece(character.pack, "action-cards", self.actions[card], 1)
        yield from each("characters", self.characters.values())
        for item in self.items.values():
            yield Piece(item.pack, f"{item.deck}-items", item, item.count)
        yield from each("robots", self.robots.values())
        for objective in self.objectives.values():
            name = f"{objective.deck}-objectives"
            yield Piece(objective.pack, name, objective, objective.count)
        for directive in self.directives.values():
            yield Piece(directive.pack, f"{directive.deck}-directives", directive, 1)
        yield from counted("intruder-figures", self.intruders.values())
        yield from counted("intruder-tokens", self.intruder_tokens.values())
        yield from each("exploration-cards", self.exploration.values())
        yield from each("events", self.events.values())
        for attack in self.attacks.values():
            yield Piece(attack.pack, "attacks", attack, attack.count)
        for health in self.health.values():
            yield Piece(health.pack, "health-cards", health, health.count)
        for own in self.own.values():
            yield Piece(own.pack, own.list, own, own.count)

    def check(self, *, counts: bool) -> None:
        """Whether the lists fit each other, and the box."""
        for character in self.characters.values():
            _known(f"character {character.id}", self.actions, character.cards)
            _known(f"character {character.id}", self.items, character.starting)
        for token in self.intruder_tokens.values():
            _known(f"token {token.id}", self.intruders, token.brings)
        if counts:
            for one in tally(self.pieces(), self.box):
                if one.box != one.here:
                    what = f"{one.list} ({one.pack})"
                    args: dict[str, Any] = {"what": what, "here": one.here, "box": one.box}
                    raise ContentError(Text("flaw-count", args))


def _known(what: str, rows: Iterable[str], ids: Iterable[str]) -> None:
    """Every id is among the rows."""
    if missing := [name for name in ids if name not in rows]:
        args: dict[str, Any] = {"what": what, "list": "", "missing": ", ".join(missing)}
        raise ContentError(Text("flaw-unknown", args), rows=missing)


def build(tables: Mapping[str, Any], *, counts: bool) -> Content:
    """The content out of the tables of an edition, checked."""
    content = data.convert({"box": {}, **tables}, Content)
    content.check(counts=counts)
    return content


KINDS = {
    "room-tiles": "room",
    "fixed-rooms": "room",
    "corridors": "corridor",
    "printed-corridors": "corridor",
    "dice": "die",
    "supplies": "supply",
    "gear": "gear",
    "anti-aircraft": "anti-aircraft",
    "wounds": "wound",
    "contamination": "contamination",
    "action-cards": "card",
    "characters": "character",
    "robots": "robot",
    "intruder-figures": "intruder",
    "intruder-tokens": "token",
    "exploration-cards": "exploration",
    "events": "event",
    "attacks": "attack",
    "health-cards": "health",
}
"""The kind of component in each list of the box."""


def listings(content: Content, usual: Iterable[str]) -> list[Listing]:
    """Every list of the boxes in play, as `hullbreach content` shows them."""
    own = tuple(usual)
    rows: dict[tuple[str, str], dict[str, Entry]] = {}
    for pack, name, row, count in content.pieces():
        kind = KINDS.get(name) or name.rpartition("-")[2].removesuffix("s")
        entries = rows.setdefault((name, "" if pack in own else pack), {})
        before = entries[row.id].count if row.id in entries else 0
        id = row.id if isinstance(row, Own) else f"{kind}-{row.id}"
        entries[row.id] = Entry(id, before + count, row.source, row.rival)
    boxed: dict[tuple[str, str], int] = {}
    for pack, lists in content.box.items():
        for name, count in lists.items():
            key = (name, "" if pack in own else pack)
            boxed[key] = boxed.get(key, 0) + count
    return [
        Listing.of(f"{name}-{pack}" if pack else name, boxed[name, pack], found.values(), pack)
        for (name, pack), found in rows.items()
    ]


def dice(content: Content) -> dict[str, KernelDie]:
    """The dice by name."""
    return {row.id: KernelDie(row.id, row.faces) for row in content.dice.values()}
