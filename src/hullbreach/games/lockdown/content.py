"""What is in the box of Nemesis: Lockdown, by the types of its rows.

What it shares with the other games of the family is in `survival.content`.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from hullbreach.games.survival import content as family
from hullbreach.games.survival import numbers, printed
from hullbreach.games.survival.content import ExplorationToken, Owner, copied, known, same
from hullbreach.games.survival.printed import Number
from hullbreach.kernel.content import (
    ContentError,
    Copies,
    Count,
    Id,
    Piece,
    Row,
    Source,
    Table,
    counted,
    each,
)
from hullbreach.kernel.texts import Text

Section = Literal["s-01", "s-02", "s-03"]
SECTIONS: tuple[Section, ...] = ("s-01", "s-02", "s-03")
Threshold = Literal["red", "blue"]
Group = Literal["survivor", "worker"]
ComputerOption = Literal[
    "move-rover", "peek-css", "peek-contingencies", "knowledge", "swap-power", "purge", "door"
]

KINDS = {
    "surface-tokens": "surface",
    "power-tokens": "power",
    "css-tokens": "cargo",
    "contingency-tokens": "contingency",
    "computer-cards": "computer",
    "mars-cards": "mars",
    "guests": "character",
}
"""The kinds of components in the lists that only this game has."""


# The board


class Slot(printed.Slot, frozen=True, kw_only=True):
    """`section`: whose power lights it; `building`: it stands on the surface; `exit`: a way out."""

    type: Literal["1", "2", "fixed", "special", "crossroads"]
    section: Section | None = None
    building: Id | None = None
    exit: bool = False

    @property
    def surface(self) -> bool:
        """Whether it is in the open or in a building: other tokens, another noise die."""
        return self.building is not None or self.type == "crossroads"


class Path(Table, frozen=True, kw_only=True):
    """A way over the surface without a number: nothing is heard there."""

    id: Id
    joins: tuple[str, str]


class Board(printed.Board, frozen=True, kw_only=True):
    """One side of the board; one of the networks is underground, the others are areas outside."""

    slots: Mapping[str, Slot]
    rover: Id
    paths: dict[str, Path] = msgspec.field(default_factory=dict)

    @property
    def areas(self) -> list[str]:
        """The areas of the surface: networks, but no technical corridors."""
        return [name for name in self.networks if name.startswith("area-")]

    def section_of(self, corridor: str) -> Section | None:
        """The section that a corridor belongs to: of its rooms, where stairs have none."""
        ends = (self.slots[end].section for end in self.corridors[corridor].joins)
        return next((section for section in ends if section), None)


class Track(family.Track, frozen=True, kw_only=True):
    """Spaces are numbered downwards from the first; 0 is the last.

    A threshold lies before the space of its number: whoever moves onto it has crossed it.
    """

    thresholds: dict[Threshold, tuple[int, ...]] = msgspec.field(default_factory=dict)
    css: tuple[int, ...] = ()

    def number(self, space: int) -> int:
        """The number printed on a space, counted from the start of the track."""
        return len(self.spaces) - 1 - space

    def colour(self, number: int) -> str:
        """The colour of the space with this number."""
        return self.spaces[len(self.spaces) - 1 - number]

    def threshold(self, number: int) -> Threshold | None:
        """The power threshold that is crossed on the way to the space with this number."""
        return next((kind for kind, spaces in self.thresholds.items() if number in spaces), None)


class Room(family.Room, frozen=True, kw_only=True):
    """`fixed`: a tile that always lies in the same place; a crossroads is a printed room, too."""

    back: Literal["1", "2", "fixed", "special", "crossroads"]

    @property
    def printed(self) -> bool:
        """Whether it is printed on the board instead of on a tile."""
        return self.back in ("special", "crossroads")


# Tokens


class IntruderToken(family.IntruderToken, frozen=True, kw_only=True):
    """A hand with fewer cards than the number is surprised: `lit` with power, `dark` without."""

    lit: int = 0
    dark: int = 0


class Power(Row, frozen=True, kw_only=True):
    """A power token: its number, and whether it starts active."""

    number: Number
    active: bool


class CargoToken(Copies, frozen=True, kw_only=True):
    """A token of the Cargo Sending System: the pods that it launches."""

    pods: tuple[Id, ...] = ()


class Contingency(Copies, frozen=True, kw_only=True):
    """A contingency: who dies in the end. `knowledge`: so much or less is too little."""

    kills: Literal["silent", "ignorant", "launched", "isolated", "nobody"]
    knowledge: int | None = None


# Decks


class Event(family.Event, frozen=True, kw_only=True):
    """`directions`: one corridor after the other. `dark`: it does more in darkness."""

    directions: tuple[Number, ...]
    dark: bool = False


class Darkness(Table, frozen=True, kw_only=True):
    """What a victim in darkness takes besides; `deadly` as on the card itself."""

    light: int = 0
    deadly: int | None = None
    larva: bool = False
    attacks_again: bool = False


class Attack(family.Attack, frozen=True, kw_only=True):
    """`undressed`: so many serious wounds instead, if one of the victim's is undressed."""

    slime: bool = False
    undressed: int | None = None
    dark: Darkness | None = None


class Computer(Row, frozen=True, kw_only=True):
    """A computer card: what one can choose; without options it locks the base down."""

    options: tuple[ComputerOption, ...] = ()


class MarsEffect(Table, frozen=True, kw_only=True):
    """What half a Mars card does to a character, as far as numbers say it."""

    light: int = 0
    serious: int = 0
    contamination: int = 0
    slime: bool = False
    discard: int = 0
    noise: Literal["none", "one", "all"] = "none"
    power: bool = False


class Mars(Row, frozen=True, kw_only=True):
    """`exposed` is its upper half, for everyone on the surface or who drew it; `sheltered` the lower."""

    everyone: bool = False
    exposed: MarsEffect = MarsEffect()
    sheltered: MarsEffect = MarsEffect()


class Objective(family.Objective, frozen=True, kw_only=True):
    """What the objective asks for besides surviving, as far as numbers say it."""

    signal: bool = False
    knowledge: int = 0
    active_token: bool = False
    weaknesses: int = 0
    egg: bool = False
    sections: tuple[Section, ...] = ()


# Characters and what they use


class Item(family.Item, frozen=True, kw_only=True):
    """`uses`: how often it works, if it counts. `attached`: it lies beside the character."""

    uses: int = 0
    attached: bool = False

    @property
    def numbered(self) -> bool:
        """Ammo, or uses."""
        return self.uses > 0 or super().numbered


class Unlock(family.Unlock, frozen=True, kw_only=True):
    """Also knowledge makes a quest item active."""

    knowledge: int | None = None


class Quest(family.Quest, frozen=True, kw_only=True):
    """A quest item."""

    unlock: Unlock


class Character(family.Character, frozen=True, kw_only=True):
    """Who they are to the base decides where they start and what they know."""

    group: Group
    start: Id
    knowledge: int
    item: Id | None = None


class Guest(Owner, frozen=True, kw_only=True):
    """A character of Nemesis: its deck comes from there, unless it has `cards` here."""

    replaces: Id
    group: Group
    start: Id
    knowledge: int
    cards: dict[str, Count] = msgspec.field(default_factory=dict)


# Numbers of the rules


class Setup(numbers.Setup, frozen=True, kw_only=True):
    """Numbers of the setup; contingencies by number of players."""

    contingencies: tuple[int, int, int, int, int]
    coop_contingencies: int
    face_up_weaknesses: int


class Costs(numbers.Costs, frozen=True, kw_only=True):
    """What the basic actions cost."""

    computer: int
    escape: int
    drive: int


class Base(Table, frozen=True, kw_only=True):
    """Numbers of the base."""

    autodestruction: int
    autodestruction_again: int
    alert_divisor: int
    pod_wounds: int
    weakness_knowledge: tuple[int, int, int]
    enough_power: int
    source: Source


class Effects(numbers.Effects, frozen=True, kw_only=True):
    """Numbers of rooms, cards and items."""

    isolation_hand: int
    archive_knowledge: int
    nest_knowledge: int
    examination_knowledge: int
    computer_knowledge: int
    testing_knowledge: int
    defense_injuries: int
    defense_wounds: int
    knee_cost: int
    guts_contamination: int
    sensitive_surprise: int
    brink_blood: int
    cargo_fire_wounds: int
    corridors_wounds: int
    egg_contamination: int
    panic_ammo: int
    shell_contamination: int
    desperate_contamination: int
    desperate_injuries: int
    metabolism_cards: int
    recharge_ammo: int
    analysis_knowledge: int
    pheromones_knowledge: int
    experience_knowledge: int
    experience_events: int
    experience_attacks: int
    experience_cards: int
    vivisection_injuries: int
    vivisection_step: int
    stun_hand: int
    tour_guests: int
    thermite_injuries: int
    thermite_wounds: int
    reagent_knowledge: int
    pills_cards: int
    scalpel_injuries: int
    scalpel_wounds: int
    scalpel_contamination: int
    documents_knowledge: int


class Numbers(numbers.Numbers, frozen=True, kw_only=True):
    """All other numbers of the rules."""

    setup: Setup
    costs: Costs
    base: Base
    effects: Effects


class Content(family.Content, frozen=True, kw_only=True):
    """The whole box, each kind by id."""

    numbers: Numbers
    boards: Mapping[str, Board]
    tracks: Mapping[str, Track]
    rooms: Mapping[str, Room]
    intruder_tokens: Mapping[str, IntruderToken]
    surface_tokens: dict[str, ExplorationToken]
    power: dict[str, Power]
    cargo: dict[str, CargoToken]
    contingencies: dict[str, Contingency]
    events: Mapping[str, Event]
    attacks: Mapping[str, Attack]
    computer: dict[str, Computer]
    mars: dict[str, Mars]
    objectives: Mapping[str, Objective]
    items: Mapping[str, Item]
    quests: Mapping[str, Quest]
    characters: Mapping[str, Character]
    guests: dict[str, Guest] = msgspec.field(default_factory=dict)

    @property
    def time(self) -> Track:
        """The time track."""
        return self.tracks["time"]

    def own_pieces(self) -> Iterator[Piece]:
        """Tokens and cards that Nemesis does not know."""
        yield from copied("surface-tokens", self.surface_tokens.values())
        yield from each("power-tokens", self.power.values())
        yield from counted("css-tokens", self.cargo.values())
        yield from counted("contingency-tokens", self.contingencies.values())
        yield from each("computer-cards", self.computer.values())
        yield from each("mars-cards", self.mars.values())
        yield from each("guests", self.guests.values())

    def owners(self) -> Iterable[Owner]:
        """Also the guests: their quest items, and the Pilot's deck."""
        return [*self.characters.values(), *self.guests.values()]

    def starting_items(self) -> Iterable[str]:
        """Only those who work here have something at hand."""
        return [one.item for one in self.characters.values() if one.item]

    def check(self, *, counts: bool = True) -> None:
        """Also whatever only this game names."""
        people: list[Character | Guest] = [*self.characters.values(), *self.guests.values()]
        for one in people:
            known(f"character {one.id}", "rooms", self.rooms, [one.start])
        super().check(counts=counts)
        if self.guests:
            replaced = [guest.replaces for guest in self.guests.values()]
            same("characters that guests replace", replaced, self.characters)
        for track in self.tracks.values():
            crossed = [n for numbers in track.thresholds.values() for n in numbers]
            spaces = map(str, range(len(track.spaces) - 1))
            known(f"track {track.id}", "spaces", [*spaces], map(str, [*track.css, *crossed]))

    def check_board(self, board: printed.Board) -> None:
        """Sections do not overlap, and paths lead from somewhere to somewhere."""
        super().check_board(board)
        mine = self.boards[board.id]
        for corridor in mine.corridors.values():
            ends = {mine.slots[end].section for end in corridor.joins} - {None}
            if len(ends) > 1:
                raise ContentError(Text("flaw-sections", {"corridor": corridor.id}), rows=[mine.id])
        for path in mine.paths.values():
            where = f"board {mine.id}, path {path.id}"
            known(where, "slots", [*mine.slots, "bunker"], path.joins)
