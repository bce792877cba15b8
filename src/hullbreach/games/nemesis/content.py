"""What is in the box of Nemesis: every component, read once from the data files beside this module.

A data file holds lists of rows. A row says what a component is called (`id`), what its numbers are
and how we know (`source`: S rulebook, P public material, K memory, U reconstruction). What a card
does is code elsewhere.

>>> box = load()
>>> box.rooms["canteen"].colour
'green'
>>> box.boards["basic"].around("001")
{3: '001-002', 1: '001-003', 2: '001-003', 4: '001-004'}
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Source = Annotated[str, msgspec.Meta(pattern=r"^([SKU]|P\d)( ([SKU]|P\d))*$")]
Count = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=1, le=4)]

Pack = Literal["base", "medic"]
Use = Literal["any", "ooc", "ic"]
ItemUse = Literal["any", "ooc", "ic", "weapon", "passive"]
Deck = Literal["red", "yellow", "green", "crafted", "starting"]
Component = Literal["electrical", "chemical", "tool", "cloth", "medical"]
Intruder = Literal["larva", "creeper", "adult", "breeder", "queen"]
Destination = Literal["earth", "mars", "venus", "deep-space"]


class ContentError(ValueError):
    """A data file contradicts itself, another file or the box."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """Any table of a data file; a field that it does not know is an error."""


class Row(Table, frozen=True, kw_only=True):
    """A component. Where sources disagree, `rival` is the value that we do not use."""

    id: Id
    source: Source
    rival: str = ""
    pack: Pack = "base"

    @property
    def certain(self) -> bool:
        """Whether nothing about it had to be guessed."""
        return "U" not in self.source


# The board


class Place(Table, frozen=True, kw_only=True):
    """Something with a place on the drawn board."""

    id: Id
    x: int
    y: int


class Slot(Place, frozen=True, kw_only=True):
    """A place for a room tile, or a printed room; `technical` has the entrances by network."""

    type: Literal["1", "2", "special"]
    room: Id | None = None
    technical: dict[str, tuple[Number, ...]] = {}


class Corridor(Table, frozen=True, kw_only=True):
    """A corridor between two slots, with the numbers printed at both ends."""

    id: Id
    joins: tuple[str, str]
    numbers: tuple[Number, ...]


class Board(Row, frozen=True, kw_only=True):
    """One side of the board."""

    width: int
    height: int
    networks: dict[str, Place]
    parking: dict[str, Place]
    slots: dict[str, Slot]
    corridors: dict[str, Corridor]

    def exits(self, slot: str) -> Iterator[tuple[Number, str]]:
        """Every printed number around a slot, with its corridor or technical network."""
        for corridor in self.corridors.values():
            if slot in corridor.joins:
                yield from ((number, corridor.id) for number in corridor.numbers)
        for network, numbers in self.slots[slot].technical.items():
            yield from ((number, network) for number in numbers)

    def around(self, slot: str) -> dict[Number, str]:
        """Where a number leads from a slot: to a corridor or a technical network."""
        return dict(self.exits(slot))


class Track(Row, frozen=True, kw_only=True):
    """A track: the colours or letters of its spaces, and where the marker starts."""

    spaces: tuple[str, ...]
    start: int


class Room(Row, frozen=True, kw_only=True):
    """No colour: cannot be searched. No cost: works by itself."""

    back: Literal["1", "2", "special"]
    colour: Literal["red", "yellow", "green", "white"] | None = None
    computer: bool = False
    cost: int | None = None
    malfunction: bool = True


# Figures, tokens, dice


class Figure(Row, frozen=True, kw_only=True):
    """A kind of intruder and its figures."""

    id: Intruder
    count: Count
    blood_cards: int
    carcass: bool


class IntruderToken(Row, frozen=True, kw_only=True):
    """A kind of token for the bag; the number is for surprise."""

    count: Count
    number: int
    intruder: Intruder | None = None


class ExplorationToken(Row, frozen=True, kw_only=True):
    """An effect of exploration, with the item counters of its copies."""

    items: tuple[Number, ...]


class Engine(Row, frozen=True, kw_only=True):
    """One of an engine's two tokens."""

    number: Number
    working: bool


class Pod(Row, frozen=True, kw_only=True):
    """An escape pod."""

    number: Number


class Supply(Row, frozen=True, kw_only=True):
    """A kind of marker or other piece, and how many there are."""

    count: Count


class Die(Row, frozen=True, kw_only=True):
    """A kind of die, face by face."""

    count: Count
    faces: tuple[str, ...]


# Decks


class Event(Row, frozen=True, kw_only=True):
    """An event card: who moves and where to, and what becomes of the card."""

    direction: Number
    movers: tuple[Intruder, ...]
    remove: bool = False
    shuffle_back: bool = False


class Attack(Row, frozen=True, kw_only=True):
    """One blood value per copy. `deadly`: so many serious wounds already, and the victim dies."""

    attackers: tuple[Intruder, ...]
    blood: tuple[int | Literal["retreat"], ...]
    light: int = 0
    serious: int = 0
    contamination: int = 0
    deadly: int | None = None
    everyone: bool = False


class Weakness(Row, frozen=True, kw_only=True):
    """A weakness card."""


class Coordinates(Row, frozen=True, kw_only=True):
    """A coordinates card: the destination for each space of the track."""

    destinations: tuple[Destination, Destination, Destination, Destination]


class Wound(Row, frozen=True, kw_only=True):
    """A kind of serious wound."""

    count: Count


class Contamination(Row, frozen=True, kw_only=True):
    """A kind of contamination card."""

    count: Count
    infected: bool


class Objective(Row, frozen=True, kw_only=True):
    """An objective, from how many players on, and perhaps whose death it wants."""

    deck: Literal["personal", "corporate", "coop"]
    players: int
    victim: int | None = None


class IntruderMove(Table, frozen=True, kw_only=True):
    """One copy of a card: the corridor number, and the attack cards to draw."""

    move: Number | Literal["any"]
    attacks: Count


class IntruderCard(Row, frozen=True, kw_only=True):
    """A kind of card of the intruder player."""

    copies: tuple[IntruderMove, ...]


# Characters and what they use


class Action(Row, frozen=True, kw_only=True):
    """A kind of action card; `nest`: in the nest it may be used on the eggs, combat or not."""

    cost: int
    use: Use
    reaction: bool = False
    nest: bool = False


class Weapon(Table, frozen=True, kw_only=True):
    """`reload`: the item that fills it, where that is not simply the Energy Charge."""

    kind: Literal["energy", "classic"]
    ammo: int
    capacity: int
    reload: Id | None = None


class Usable(Row, frozen=True, kw_only=True):
    """Something that is used by an action, held or worn."""

    use: ItemUse
    cost: int = 1
    one_use: bool = True
    heavy: bool = False
    reaction: bool = False
    extra_ammo: int = 0
    weapon: Weapon | None = None


class Item(Usable, frozen=True, kw_only=True):
    """A kind of item card, by the decks that have it."""

    decks: dict[Deck, Count]
    component: Component | None = None
    recipe: tuple[Component, ...] = ()


class Unlock(Table, frozen=True, kw_only=True):
    """What makes a quest item active: a room, or an item given up."""

    room: Id | None = None
    discard: tuple[Id, ...] = ()


class Quest(Usable, frozen=True, kw_only=True):
    """A quest item."""

    unlock: Unlock


class Character(Row, frozen=True, kw_only=True):
    """A character with everything that belongs to it."""

    colour: str
    weapon: Id
    quests: tuple[Id, Id]
    cards: dict[str, Count]


# Numbers of the rules


class Setup(Table, frozen=True, kw_only=True):
    """Numbers of the setup."""

    pods: tuple[int, int, int, int, int]
    eggs: int
    weaknesses: int
    bag: dict[Intruder | Literal["blank"], int]
    adults_per_player: int
    solo_objectives: int
    draft_choices: int
    source: Source


class Turn(Table, frozen=True, kw_only=True):
    """Numbers of the player phase."""

    hand: int
    actions: int
    source: Source


class Costs(Table, frozen=True, kw_only=True):
    """What the basic actions cost."""

    move: int
    careful_move: int
    shoot: int
    melee: int
    pick_up: int
    trade: int
    craft: int
    activate_quest: int
    source: Source


class Body(Table, frozen=True, kw_only=True):
    """How much a character can take and carry."""

    light_wounds: int
    serious_wounds: int
    hands: int
    contamination_check: int
    source: Source


class Ship(Table, frozen=True, kw_only=True):
    """Numbers of the ship."""

    pod_seats: int
    working_engines: int
    source: Source


class Effects(Table, frozen=True, kw_only=True):
    """Numbers of rooms, cards and items."""

    search_draws: int
    search_keeps: int
    armory_ammo: int
    cabins_hand: int
    grenade_eggs: int
    molotov_eggs: int
    fire_eggs: int
    vulnerable_fire_eggs: int
    fire_injuries: int
    fire_wounds: int
    vulnerable_fire_injuries: int
    vulnerable_energy_injuries: int
    phosphate_injuries: int
    bleeding_wounds: int
    grenade_injuries: int
    blast_injuries: int
    blast_wounds: int
    molotov_injuries: int
    molotov_wounds: int
    taser_injuries: int
    plans_tiles: int
    food_cards: int
    injection_cards: int
    drugs_cards: int
    antidote_contamination: int
    eclosion_cards: int
    regeneration: int
    er_cards: int
    full_auto_ammo: int
    hoard: int
    biology: int
    source: Source


class IntruderHand(Table, frozen=True, kw_only=True):
    """Numbers of the intruder player."""

    draw: int
    hand: int
    keep: int
    planning_draws: int
    healing: int
    source: Source


class Numbers(Table, frozen=True, kw_only=True):
    """All other numbers of the rules."""

    setup: Setup
    turn: Turn
    costs: Costs
    body: Body
    ship: Ship
    effects: Effects
    intruder_player: IntruderHand


# All of it


class Tally(NamedTuple):
    """One list of the box: the pieces it should have, those here, those we are certain of."""

    pack: Pack
    list: str
    box: int
    here: int
    certain: int

    @property
    def reconstructed(self) -> int:
        """How many pieces had to be guessed, at least in part."""
        return self.here - self.certain


class Content(Table, frozen=True, kw_only=True):
    """The whole box, each kind by id."""

    box: dict[Pack, dict[str, int]]
    numbers: Numbers
    boards: dict[str, Board]
    tracks: dict[str, Track]
    rooms: dict[str, Room]
    intruders: dict[Intruder, Figure]
    intruder_tokens: dict[str, IntruderToken]
    exploration_tokens: dict[str, ExplorationToken]
    engines: dict[str, Engine]
    pods: dict[str, Pod]
    supplies: dict[str, Supply]
    dice: dict[str, Die]
    events: dict[str, Event]
    attacks: dict[str, Attack]
    weaknesses: dict[str, Weakness]
    coordinates: dict[str, Coordinates]
    wounds: dict[str, Wound]
    contamination: dict[str, Contamination]
    objectives: dict[str, Objective]
    intruder_player: dict[str, IntruderCard]
    actions: dict[str, Action]
    items: dict[str, Item]
    quests: dict[str, Quest]
    characters: dict[str, Character]

    def pieces(self) -> Iterator[tuple[Pack, str, Row, int]]:
        """Every component: its pack, its list of the box, its row, how many of it there are."""
        yield from _each("sides", self.boards.values())
        yield from _each("tracks", self.tracks.values())
        for room in self.rooms.values():
            special = room.back == "special"
            yield room.pack, "special-rooms" if special else f"room-tiles-{room.back}", room, 1
        yield from _counted("intruder-figures", self.intruders.values())
        yield from _counted("intruder-tokens", self.intruder_tokens.values())
        for token in self.exploration_tokens.values():
            yield token.pack, "exploration-tokens", token, len(token.items)
        yield from _each("engine-tokens", self.engines.values())
        yield from _each("escape-pods", self.pods.values())
        yield from _counted("supplies", self.supplies.values())
        yield from _counted("dice", self.dice.values())
        yield from _each("events", self.events.values())
        for attack in self.attacks.values():
            yield attack.pack, "attacks", attack, len(attack.blood)
        yield from _each("weaknesses", self.weaknesses.values())
        yield from _each("coordinates", self.coordinates.values())
        yield from _counted("serious-wounds", self.wounds.values())
        yield from _counted("contamination", self.contamination.values())
        for objective in self.objectives.values():
            yield objective.pack, f"{objective.deck}-objectives", objective, 1
        for card in self.intruder_player.values():
            yield card.pack, "intruder-player-cards", card, len(card.copies)
        for item in self.items.values():
            for deck, count in item.decks.items():
                yield item.pack, f"{deck}-items", item, count
        yield from _each("quest-items", self.quests.values())
        yield from _each("characters", self.characters.values())
        for character in self.characters.values():
            for action, count in character.cards.items():
                yield character.pack, "action-cards", self.actions[action], count

    def tally(self) -> list[Tally]:
        """What should be in the box beside what is here, list by list."""
        here: Counter[tuple[Pack, str]] = Counter()
        certain: Counter[tuple[Pack, str]] = Counter()
        for pack, name, row, count in self.pieces():
            here[pack, name] += count
            certain[pack, name] += count * row.certain
        expected = {
            (pack, name): n for pack, lists in self.box.items() for name, n in lists.items()
        }
        return [
            Tally(*key, expected.get(key, 0), here[key], certain[key])
            for key in dict.fromkeys([*expected, *here])
        ]


def _each(name: str, rows: Iterable[Row]) -> Iterator[tuple[Pack, str, Row, int]]:
    return ((row.pack, name, row, 1) for row in rows)


def _counted(
    name: str, rows: Iterable[Figure | IntruderToken | Supply | Die | Wound | Contamination]
) -> Iterator[tuple[Pack, str, Row, int]]:
    return ((row.pack, name, row, row.count) for row in rows)


@cache
def load() -> Content:
    """Read all data files, check them against each other, and keep the result."""
    folder = files("hullbreach.games.nemesis") / "content"
    data = (file for file in folder.iterdir() if file.name.endswith(".toml"))
    return build(sorted((file.name, file.read_text("utf-8")) for file in data))


def build(sources: Iterable[tuple[str, str]]) -> Content:
    """Make the content out of data files, given as name and text."""
    tables: dict[str, Any] = {"box": {}}
    for name, text in sources:
        for key, value in tomllib.loads(text).items():
            if key == "box":
                for pack, lists in value.items():
                    tables["box"].setdefault(pack, {}).update(lists)
            elif key in tables:
                raise ContentError(f"{name}: {key!r} is already in another file")
            else:
                tables[key] = _by_id(value, f"{name}: {key}")
    try:
        content = msgspec.convert(tables, Content)
    except msgspec.ValidationError as error:
        raise ContentError(str(error)) from error
    _check(content)
    return content


def _by_id(value: Any, where: str) -> Any:
    """Turn lists of rows into tables by id, however deep they lie."""
    if isinstance(value, dict):
        return {key: _by_id(inner, f"{where}.{key}") for key, inner in value.items()}
    if not (isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]):
        return value
    rows: dict[str, Any] = {}
    for row in value:
        if row.get("id") in rows:
            raise ContentError(f"{where}: {row['id']!r} is there twice")
        rows[row.get("id", "")] = _by_id(row, where)
    return rows


def _check(content: Content) -> None:
    for board in content.boards.values():
        _check_board(content, board)
    for track in content.tracks.values():
        if track.start not in range(len(track.spaces)):
            raise ContentError(f"track {track.id} starts on space {track.start}, which it lacks")
    for item in content.items.values():
        if item.weapon and item.weapon.reload:
            _known(f"item {item.id}", "items", content.items, [item.weapon.reload])
        if (item.use == "weapon") != (item.weapon is not None):
            raise ContentError(f"item {item.id}: `use` and `weapon` disagree")
    for quest in content.quests.values():
        _known(f"quest {quest.id}", "items", content.items, quest.unlock.discard)
        if quest.unlock.room:
            _known(f"quest {quest.id}", "rooms", content.rooms, [quest.unlock.room])
    for character in content.characters.values():
        who = f"character {character.id}"
        _known(who, "items", content.items, [character.weapon])
        _known(who, "quests", content.quests, character.quests)
        _known(who, "actions", content.actions, character.cards)
    _same(
        "weapons of the characters",
        [character.weapon for character in content.characters.values()],
        [item.id for item in content.items.values() if "starting" in item.decks],
    )
    _same(
        "quests of the characters",
        [quest for character in content.characters.values() for quest in character.quests],
        content.quests,
    )
    _same(
        "action cards in some deck",
        {card for character in content.characters.values() for card in character.cards},
        content.actions,
    )
    for line in content.tally():
        if line.here != line.box:
            raise ContentError(
                f"{line.list} ({line.pack}): the box has {line.box}, the data {line.here}"
            )


def _check_board(content: Content, board: Board) -> None:
    where = f"board {board.id}"
    for corridor in board.corridors.values():
        _known(f"{where}, corridor {corridor.id}", "slots", board.slots, corridor.joins)
        if not corridor.id.startswith("-".join(corridor.joins)):
            raise ContentError(f"{where}: {corridor.id} is not named after {corridor.joins}")
    for slot in board.slots.values():
        numbers = sorted(number for number, _ in board.exits(slot.id))
        if numbers != [1, 2, 3, 4]:
            raise ContentError(f"{where}: around {slot.id} are {numbers}, not 1 to 4 once each")
        _known(f"{where}, slot {slot.id}", "networks", board.networks, slot.technical)
        if slot.room:
            _known(f"{where}, slot {slot.id}", "rooms", content.rooms, [slot.room])
            if content.rooms[slot.room].back != slot.type:
                raise ContentError(f"{where}: {slot.room} does not belong on slot {slot.id}")


def _known(where: str, kind: str, known: Iterable[str], ids: Iterable[str]) -> None:
    if missing := [name for name in ids if name not in known]:
        raise ContentError(f"{where} names what is not in {kind}: {', '.join(missing)}")


def _same(what: str, used: Iterable[str], listed: Iterable[str]) -> None:
    ours, theirs = Counter(list(used)), Counter(list(listed))
    if odd := sorted((ours - theirs) + (theirs - ours)):
        raise ContentError(f"{what} and the list of them differ in {', '.join(odd)}")
