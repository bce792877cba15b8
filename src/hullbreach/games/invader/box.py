"""What is in the box: tiles, cards, figures, missions and skills, read from data files.

A row says what a component is called (`id`), what its numbers are and how we know (`source`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from hullbreach.kernel import content as data
from hullbreach.kernel.content import (
    ContentError,
    Copies,
    Id,
    Piece,
    Row,
    Source,
    Table,
    Tally,
    counted,
    each,
)
from hullbreach.kernel.texts import Argument, Text

Side = Literal["N", "E", "S", "W"]
Ammo = Literal["", "energy", "bullets", "canister"]
Back = Literal["normal", "starting", "oxygen", "prototype"]
Slot = Literal["", "hand", "body"]
Colour = Literal["red", "blue", "green", "purple", "white", "hidden", "neutral"]
Way = Literal["melee", "ranged"]
LEVELS = ("blue", "yellow", "orange", "red")
"""The danger levels; a level is its place here."""


class Tile(Row, frozen=True, kw_only=True):
    """One side of a tile: nine cells, and what joins them."""

    rows: tuple[str, str, str]
    doorways: tuple[str, ...]
    airlocks: tuple[str, ...] = ()
    parallel: tuple[Side, ...] = ()


class At(Table, frozen=True, kw_only=True):
    """A token on a cell."""

    cell: str
    colour: Colour


class Figure(Table, frozen=True, kw_only=True):
    """A Xeno that stands on the map from the start."""

    cell: str
    xeno: Id


class DoorAt(Table, frozen=True, kw_only=True):
    """A closed door between two cells."""

    cells: tuple[str, str]
    colour: Colour


class Mission(Row, frozen=True, kw_only=True):
    """How a mission is laid out, and what its goals need of objective tokens."""

    difficulty: Literal["easy", "medium", "hard"]
    minutes: int
    tiles: tuple[tuple[Id, ...], ...]
    turns: tuple[tuple[int, ...], ...]
    start: tuple[str, ...]
    spawns: tuple[At, ...]
    """In the order in which they draw."""
    takes: tuple[tuple[Colour, ...], ...]
    """Colours to be taken, step by step."""
    exit: str = ""
    barred: tuple[str, ...] = ()
    """The two cells of an airlock door that nobody can pass."""
    mold: tuple[str, ...] = ()
    dry: tuple[str, ...] = ()
    """Inactive mold."""
    hidden: tuple[str, ...] = ()
    hidden_objectives: tuple[Colour, ...] = ()
    hidden_spawns: tuple[Colour, ...] = ()
    shown: tuple[At, ...] = ()
    scientists: tuple[str, ...] = ()
    bot: str = ""
    gun: str = ""
    doors: tuple[DoorAt, ...] = ()
    xenos: tuple[Figure, ...] = ()
    crew: int = 0
    """Noise tokens of the crew at the exit."""
    needs: tuple[Colour, ...] = ()
    """Colours of which no objective may be removed."""
    red_gives: tuple[Id, ...] = ()
    """What a red objective gives; nothing said: a random prototype."""
    oxygen: bool = False
    """Every survivor starts with an oxygen tank."""


class Weapon(Table, frozen=True, kw_only=True):
    """What a weapon does."""

    type: Way
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    dual: bool
    noisy: bool
    ammo: Ammo = ""
    hellfire: bool = False
    needs_ammo: bool = False
    """It can be used only with a card of its ammo attached."""


class Item(Copies, frozen=True, kw_only=True):
    """An equipment card."""

    slot: Slot = ""
    back: Back = "normal"
    weapon: Weapon | None = None
    like: str = ""
    """The card to which it is identical, but for its back."""
    feeds: Ammo = ""
    """It can be attached to weapons that run on this."""
    rerolls: int = 0
    only: Literal["", "civilian", "soldier"] = ""
    """The type of survivors who alone can use it; nothing said: everybody."""


class MoldCard(Copies, frozen=True, kw_only=True):
    """A card of the equipment deck: so many of a kind in each zone of active mold."""

    xeno: Id
    each: int


class Machine(Row, frozen=True, kw_only=True):
    """A machine, and the colour of its remote control."""

    moves: bool
    colour: Colour
    melee: Weapon | None = None
    ranged: Weapon | None = None


class Xeno(Copies, frozen=True, kw_only=True):
    """A kind of Xeno; those with the lowest `order` are shot first."""

    actions: int
    damage: int
    toughness: int
    experience: int
    order: int
    abomination: bool = False


class XenoCard(Row, frozen=True, kw_only=True):
    """A card of the Xeno deck."""

    does: Literal["spawn", "abomination", "mold", "activate"]
    xeno: Id
    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    each: int = 0


class SurvivorCard(Row, frozen=True, kw_only=True):
    """A survivor."""

    type: Literal["civilian", "soldier"]
    armor: int
    blue: Id
    yellow: Id
    orange: tuple[Id, ...]
    red: tuple[Id, ...]


class Skill(Row, frozen=True, kw_only=True):
    """A skill; `of` is what stands in the blank of its family, `setup` what works only at setup."""

    family: Id
    of: str = ""
    setup: bool = False


class Token(Copies, frozen=True, kw_only=True):
    """A kind of token."""


class Numbers(Table, frozen=True, kw_only=True):
    """The numbers of the rules."""

    actions: int
    survivors: int
    levels: tuple[int, int, int]
    hands: int
    body: int
    backpack: int
    doors: int
    objective: int
    source: Source


class Box(Table, frozen=True, kw_only=True):
    """Everything."""

    box: dict[str, dict[str, int]]
    numbers: Numbers
    tiles: dict[str, Tile]
    items: dict[str, Item]
    mold_cards: dict[str, MoldCard]
    machines: dict[str, Machine]
    xenos: dict[str, Xeno]
    xeno_cards: dict[str, XenoCard]
    survivors: dict[str, SurvivorCard]
    skills: dict[str, Skill]
    tokens: dict[str, Token]
    missions: dict[str, Mission]

    def pieces(self) -> Iterator[Piece]:
        """Every component, in the lists of the box."""
        yield from each("tiles", self.tiles.values())
        yield from counted("items", self.items.values())
        yield from counted("mold-cards", self.mold_cards.values())
        yield from each("machines", self.machines.values())
        yield from counted("xenos", self.xenos.values())
        yield from each("xeno-cards", self.xeno_cards.values())
        yield from each("survivors", self.survivors.values())
        yield from counted("tokens", self.tokens.values())
        yield from each("missions", self.missions.values())
        firsts = {row.family: row for row in reversed(self.skills.values())}
        yield from each("skills", reversed(firsts.values()))

    def tallies(self) -> list[Tally]:
        """What should be in the box beside what is here."""
        return data.tally(self.pieces(), self.box)


def build(tables: Mapping[str, Any]) -> Box:
    """The box out of its tables; an error names the row that is wrong."""
    box = data.convert(tables, Box)
    _check_names(box)
    return box


def _check_names(box: Box) -> None:
    """Every name that a row uses is that of a row."""
    for card in box.xeno_cards.values():
        _known(card, "xenos", box.xenos, [card.xeno])
    for mold in box.mold_cards.values():
        _known(mold, "xenos", box.xenos, [mold.xeno])
    for who in box.survivors.values():
        _known(who, "skills", box.skills, [who.blue, who.yellow, *who.orange, *who.red])
    for mission in box.missions.values():
        _known(mission, "tiles", box.tiles, [tile for row in mission.tiles for tile in row])
        _known(mission, "items", box.items, mission.red_gives)
        _known(mission, "xenos", box.xenos, [one.xeno for one in mission.xenos])


def _known(row: Row, name: str, rows: Mapping[str, Any], ids: Iterable[str]) -> None:
    if missing := [id for id in ids if id not in rows]:
        args: dict[str, Argument] = {"what": row.id, "list": name, "missing": ", ".join(missing)}
        raise ContentError(Text("flaw-unknown", args), rows=[row.id, *missing])


def xeno(id: str) -> str:
    """The name of a kind of Xeno wherever it is an element or an argument."""
    return f"xeno-{id}"


class Kind(msgspec.Struct, frozen=True, gc=False):
    """A kind of Xeno as rules use it: its place in every count, and its numbers."""

    at: int
    id: str
    name: str
    row: Xeno


def kinds(box: Box) -> tuple[Kind, ...]:
    """The kinds of Xenos, in their order."""
    return tuple(Kind(at, row.id, xeno(row.id), row) for at, row in enumerate(box.xenos.values()))
