"""What the boxes of the family have in common: the kinds of components, read from data files.

A data file holds lists of rows. A row says what a component is called (`id`), what its numbers are
and how we know (`source`: S rulebook, P public material, K memory, U reconstruction). What a card
does is code elsewhere. A game's own content says what else its box has and what its rows add.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from hullbreach.games.survival.numbers import Numbers
from hullbreach.games.survival.printed import Board, Number
from hullbreach.kernel import content as data
from hullbreach.kernel.content import (
    ContentError,
    Copies,
    Count,
    Id,
    Piece,
    Row,
    Table,
    Tally,
    counted,
    each,
)
from hullbreach.kernel.texts import Argument, Text

Use = Literal["any", "ooc", "ic"]
ItemUse = Literal["any", "ooc", "ic", "weapon", "passive"]
Deck = Literal["red", "yellow", "green", "crafted", "starting", "prize"]
"""Of a prize there is no pile to search: it is won."""
Component = Literal["electrical", "chemical", "tool", "cloth", "medical"]
Colour = Literal["red", "yellow", "green", "white"]
Size = Literal["small", "medium", "large"]
Kind = Id
"""A kind of intruder: the race says which there are."""


# Tracks, rooms, figures, tokens


class Track(Row, frozen=True, kw_only=True):
    """A track: the colours or letters of its spaces, and where the marker starts."""

    spaces: tuple[str, ...]
    start: int


class Room(Row, frozen=True, kw_only=True):
    """No colour: cannot be searched. No cost: works by itself. `back`: the slots that it fits."""

    back: str
    colour: Colour | None = None
    computer: bool = False
    cost: int | None = None
    malfunction: bool = True

    @property
    def printed(self) -> bool:
        """Whether it is printed on the board instead of on a tile."""
        return self.back == "special"


# Figures, tokens, dice


class Figure(Copies, frozen=True, kw_only=True):
    """A kind of intruder and its figures."""

    id: Kind
    size: Size
    """By which faces of the combat die the kind is hit."""
    blood_cards: int
    carcass: bool
    height: float = 1
    """How large it is drawn, in heights of a person."""


class IntruderToken(Copies, frozen=True, kw_only=True):
    """A kind of token for the bag."""

    intruder: Kind | None = None
    number: int = 0
    """A hand with fewer cards is surprised."""
    face: Kind | None = None
    """What is seen of it in the bag, where tokens of a kind are told apart."""

    @property
    def shown(self) -> str:
        """The id of what is seen of it: its kind, or the token itself if it shows none."""
        kind = self.face or self.intruder
        return f"intruder-{kind}" if kind else f"token-{self.id}"


class ExplorationToken(Row, frozen=True, kw_only=True):
    """An effect of exploration, with the item counters of its copies."""

    items: tuple[Number, ...]


class Supply(Copies, frozen=True, kw_only=True):
    """A kind of marker or other piece. `like`: the kind that there are more of with these."""

    like: Id | None = None


class Die(Copies, frozen=True, kw_only=True):
    """A kind of die, face by face."""

    faces: tuple[str, ...]


# Decks


class Event(Row, frozen=True, kw_only=True):
    """An event card: who moves, and what becomes of the card. `like`: the event whose effect it has."""

    movers: tuple[Kind, ...]
    remove: bool = False
    shuffle_back: bool = False
    like: Id | None = None


class Attack(Row, frozen=True, kw_only=True):
    """One blood value per copy. `deadly`: so many serious wounds already, and the victim dies.

    `everyone`: all characters in the room are victims. `small`: the blood values for the smallest
    kind, where a race tells them apart.
    """

    attackers: tuple[Kind, ...]
    blood: tuple[int | Literal["retreat"], ...]
    small: tuple[int | Literal["retreat"], ...] = ()
    light: int = 0
    serious: int = 0
    contamination: int = 0
    deadly: int | None = None
    everyone: bool = False

    @property
    def copies(self) -> list[str]:
        """The values on each copy, as they are written into its id."""
        if not self.small:
            return [str(value) for value in self.blood]
        both = zip(self.blood, self.small, strict=True)
        return [f"{value}-{small}" for value, small in both]


class Weakness(Row, frozen=True, kw_only=True):
    """A weakness card, or what a race has in the place of those."""

    kind: Literal["weakness", "adaptation"] = "weakness"


class Wound(Copies, frozen=True, kw_only=True):
    """A kind of serious wound."""


class Contamination(Copies, frozen=True, kw_only=True):
    """A kind of contamination card."""

    infected: bool


class Card(Row, frozen=True, kw_only=True):
    """A card of a deck that only a pack has; `value`: the number on it, where there is one."""

    count: Count = 1
    value: int = 0
    use: Use = "any"
    reaction: bool = False


class Objective(Row, frozen=True, kw_only=True):
    """An objective, from how many players on, and perhaps whose death it wants."""

    deck: Literal["personal", "corporate", "coop"]
    players: int
    victim: int | None = None
    goals: tuple[Id, ...] = ()
    """What is shown of how far it is reached."""


# Characters and what they use


class Action(Row, frozen=True, kw_only=True):
    """A kind of action card; `nest`: in the nest it may be used on the eggs, combat or not.

    `deck`: it belongs to no character, but to a deck from which so many (`count`) can be got.
    """

    cost: int
    use: Use
    reaction: bool = False
    nest: bool = False
    deck: Id | None = None
    count: Count = 1


class Weapon(Table, frozen=True, kw_only=True):
    """`reload`: the item that fills it, where that is not simply the one for energy weapons."""

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
    hands: int = 1
    """How many hands it fills, if it is heavy: with none it is a part of somebody, open to all."""
    reaction: bool = False
    extra_ammo: int = 0
    charge: int = 0
    """How many ammo markers lie on it, though it is no weapon."""
    weapon: Weapon | None = None

    @property
    def numbered(self) -> bool:
        """Whether copies are told apart, because each has something of its own to count."""
        return self.weapon is not None


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
    back: Id | None = None
    """What it looks like to others, where they cannot tell two quest items apart."""


class Owner(Row, frozen=True, kw_only=True):
    """Somebody with quest items and a deck of action cards."""

    quests: tuple[Id, ...]
    cards: dict[str, Count]


class Character(Owner, frozen=True, kw_only=True):
    """A character with everything that belongs to it."""

    colour: str


# All of it


class Content(Table, frozen=True, kw_only=True):
    """The whole box, each kind by id."""

    box: dict[str, dict[str, int]]
    numbers: Numbers
    boards: Mapping[str, Board]
    tracks: Mapping[str, Track]
    rooms: Mapping[str, Room]
    intruders: dict[Kind, Figure]
    intruder_tokens: Mapping[str, IntruderToken]
    exploration_tokens: dict[str, ExplorationToken]
    supplies: dict[str, Supply]
    dice: dict[str, Die]
    events: Mapping[str, Event]
    attacks: Mapping[str, Attack]
    weaknesses: dict[str, Weakness]
    wounds: dict[str, Wound]
    contamination: dict[str, Contamination]
    objectives: Mapping[str, Objective]
    actions: Mapping[str, Action]
    items: Mapping[str, Item]
    quests: Mapping[str, Quest]
    characters: Mapping[str, Character]
    own_decks: Mapping[str, Mapping[str, Card]] = {}
    """Decks that only a pack has, by the kind of their cards."""

    def pieces(self) -> Iterator[Piece]:
        """Every component."""
        yield from each("sides", self.boards.values())
        yield from each("tracks", self.tracks.values())
        for room in self.rooms.values():
            name = "special-rooms" if room.printed else f"room-tiles-{room.back}"
            yield Piece(room.pack, name, room, 1)
        yield from counted("intruder-figures", self.intruders.values())
        yield from counted("intruder-tokens", self.intruder_tokens.values())
        yield from copied("exploration-tokens", self.exploration_tokens.values())
        yield from self.own_pieces()
        yield from counted("supplies", self.supplies.values())
        yield from counted("dice", self.dice.values())
        for event in self.events.values():
            yield Piece(event.pack, self.event_list(event), event, 1)
        for attack in self.attacks.values():
            yield Piece(attack.pack, "attacks", attack, len(attack.blood))
        yield from each("weaknesses", self.weaknesses.values())
        for kind, cards in self.own_decks.items():
            for card in cards.values():
                yield Piece(card.pack, f"{kind}s", card, card.count)
        yield from counted("serious-wounds", self.wounds.values())
        yield from counted("contamination", self.contamination.values())
        for objective in self.objectives.values():
            yield Piece(objective.pack, f"{objective.deck}-objectives", objective, 1)
        for item in self.items.values():
            for deck, count in item.decks.items():
                yield Piece(item.pack, f"{deck}-items", item, count)
        yield from each("quest-items", self.quests.values())
        yield from each("characters", self.characters.values())
        for owner in self.owners():
            for action, count in owner.cards.items():
                row = self.actions[action]
                if not owner.certain:  # nor is any card of the deck
                    row = msgspec.structs.replace(row, source=owner.source)
                yield Piece(owner.pack, "action-cards", row, count)
        for loose in self.actions.values():
            if loose.deck:
                yield Piece(loose.pack, f"{loose.deck}-cards", loose, loose.count)

    def own_pieces(self) -> Iterator[Piece]:
        """What only this game has."""
        yield from ()

    def event_list(self, event: Event) -> str:
        """The list of the box that an event card is in."""
        return "events"

    def owners(self) -> Iterable[Owner]:
        """Everybody who brings quest items and action cards."""
        return self.characters.values()

    def starting_items(self) -> Iterable[str]:
        """What the characters start with."""
        return ()

    def tally(self) -> list[Tally]:
        """What should be in the box beside what is here, list by list."""
        return data.tally(self.pieces(), self.box)

    def check(self, *, counts: bool = True) -> None:
        """Whether all rows agree with each other and with the box; an error says which do not."""
        for board in self.boards.values():
            self.check_board(board)
        for track in self.tracks.values():
            if track.start not in range(len(track.spaces)):
                raise ContentError(
                    Text("flaw-track", {"track": track.id, "space": track.start}),
                    rows=[track.id],
                )
        for item in self.items.values():
            self._check_weapon(f"item {item.id}", item)
        for quest in self.quests.values():
            self._check_quest(quest)
        self._check_owners()
        for line in self.tally() if counts else ():
            if line.here != line.box:
                what = f"{line.list} ({line.pack})"
                raise ContentError(
                    Text("flaw-count", {"what": what, "box": line.box, "here": line.here})
                )

    def _check_quest(self, quest: Quest) -> None:
        where = f"quest {quest.id}"
        self._check_weapon(where, quest)
        known(where, "items", self.items, quest.unlock.discard)
        if quest.unlock.room:
            known(where, "rooms", self.rooms, [quest.unlock.room])

    def _check_owners(self) -> None:
        """Whether every quest item, action card and starting item is somebody's."""
        cards = dict.fromkeys(row.id for row in self.actions.values() if row.deck)
        for owner in self.owners():
            known(f"character {owner.id}", "quests", self.quests, owner.quests)
            known(f"character {owner.id}", "actions", self.actions, owner.cards)
            cards |= dict.fromkeys(owner.cards)
        quests = [quest for owner in self.owners() for quest in owner.quests]
        starting = [item.id for item in self.items.values() if "starting" in item.decks]
        same("quests of the characters", quests, self.quests)
        same("action cards in some deck", cards, self.actions)
        same("starting items of the characters", self.starting_items(), starting)

    def check_board(self, board: Board) -> None:
        """Whether corridors join slots, rooms fit, and around each slot are 1 to 4 once each."""
        where = f"board {board.id}"
        for corridor in board.corridors.values():
            known(f"{where}, corridor {corridor.id}", "slots", board.slots, corridor.joins)
            if not corridor.id.startswith("-".join(corridor.joins)):
                joins = "-".join(corridor.joins)
                raise ContentError(
                    Text("flaw-corridor", {"id": corridor.id, "joins": joins}), rows=[board.id]
                )
        for slot in board.slots.values():
            numbers = sorted(number for number, _ in board.exits(slot.id))
            if numbers != [1, 2, 3, 4]:
                around = ", ".join(map(str, numbers))
                raise ContentError(
                    Text("flaw-around", {"slot": slot.id, "numbers": around}), rows=[board.id]
                )
            known(f"{where}, slot {slot.id}", "networks", board.networks, slot.technical)
            if slot.room:
                known(f"{where}, slot {slot.id}", "rooms", self.rooms, [slot.room])
                if self.rooms[slot.room].back != slot.type:
                    raise ContentError(
                        Text("flaw-slot", {"room": slot.room, "slot": slot.id}),
                        rows=[slot.room, board.id],
                    )

    def _check_weapon(self, where: str, row: Usable) -> None:
        if row.weapon and row.weapon.reload:
            known(where, "items", self.items, [row.weapon.reload])
        if (row.use == "weapon") != (row.weapon is not None):
            raise ContentError(Text("flaw-weapon", {"what": where}), rows=[row.id])


C = TypeVar("C", bound=Content)


def build(kind: type[C], tables: Mapping[str, Any], *, counts: bool = True) -> C:
    """Make the content out of the tables of an edition, and check it against itself.

    Where somebody's own rows are among the tables, the `counts` of the boxes need not be right.
    """
    content = data.convert({"box": {}, **tables}, kind)
    content.check(counts=counts)
    return content


# Words for lists and checks


def copied(name: str, rows: Iterable[ExplorationToken]) -> Iterator[Piece]:
    """Rows with an item counter for each copy."""
    return (Piece(row.pack, name, row, len(row.items)) for row in rows)


def known(where: str, kind: str, rows: Iterable[str], ids: Iterable[str]) -> None:
    """Every id is among the rows; an error says which is not."""
    if missing := [name for name in ids if name not in rows]:
        args: dict[str, Argument] = {"what": where, "list": kind, "missing": ", ".join(missing)}
        row = where.partition(",")[0].rpartition(" ")[2]
        raise ContentError(Text("flaw-unknown", args), rows=[row, *missing])


def same(what: str, used: Iterable[str], listed: Iterable[str]) -> None:
    """What is used and what is listed are the same; an error says what differs."""
    ours, theirs = Counter(list(used)), Counter(list(listed))
    if odd := sorted((ours - theirs) + (theirs - ours)):
        raise ContentError(Text("flaw-same", {"what": what, "odd": ", ".join(odd)}), rows=odd)
