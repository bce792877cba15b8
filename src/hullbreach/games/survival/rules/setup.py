"""Setup: what the games lay out alike, and the crew, who draft their characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from sys import intern
from typing import Any

import msgspec

from hullbreach.games.survival.content import Content, ExplorationToken
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.board import Board, slot_named
from hullbreach.games.survival.rules.events import Drafted
from hullbreach.games.survival.rules.model import (
    BAG,
    BOX,
    COLOURS,
    EGG,
    EGG_BOARD,
    GONE,
    POOL,
    SurvivalState,
)
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.kernel import ALL_EYES, NO_EYES, Rule, choose, eye, rule
from hullbreach.kernel.memo import memo_of

HIDDEN_PILES = (*COLOURS, "event", "attack", "contamination", "wound")
OPEN_PILES = (*COLOURS, "event", "attack", "wound")
OBJECTIVE_DECKS = ("personal", "corporate", "coop")
OWN_ZONES = ("hand", "pack", "objectives", "looking")
OPEN_ZONES = ("discard", "hands", "quests", "wounds", "dressed")


# What is in the box


def items_of(items: Iterable[Any], deck: str) -> list[str]:
    """The cards of an item deck. A card names its deck; copies that count something are numbered."""
    cards = []
    for item in items:
        count = item.decks.get(deck, 0)
        if item.numbered and count > 1:
            cards += [f"item-{item.id}#{deck}-{number}" for number in range(1, count + 1)]
        else:
            cards += [f"item-{item.id}#{deck}"] * count
    return cards


def loose_cards(content: Content, deck: str) -> list[str]:
    """The action cards of a deck that belongs to no character."""
    rows = [row for row in content.actions.values() if row.deck == deck]
    return [f"card-{row.id}" for row in rows for _ in range(row.count)]


def decks(content: Content) -> dict[str, list[str]]:
    """The shared decks that every game has, unshuffled."""
    return {
        **{
            f"deck-{colour}": items_of(content.items.values(), colour)
            for colour in (*COLOURS, "crafted")
        },
        "deck-event": [f"event-{event}" for event in content.events],
        "deck-attack": [
            f"attack-{card.id}#{copy}" for card in content.attacks.values() for copy in card.copies
        ],
        "deck-contamination": [
            f"contamination-{card.id}"
            for card in content.contamination.values()
            for _ in range(card.count)
        ],
        "deck-wound": [
            f"wound-{card.id}" for card in content.wounds.values() for _ in range(card.count)
        ],
        "deck-weakness": [f"weakness-{card}" for card in content.weaknesses],
        **{
            f"deck-{kind}": [
                f"{kind}-{card.id}" for card in cards.values() for _ in range(card.count)
            ]
            for kind, cards in content.own_decks.items()
        },
    }


def supplies(content: Content, markers: Iterable[str]) -> dict[str, list[str]]:
    """The stock of every marker and of every kind of figure, each in its zone."""
    zones = {}
    for marker in markers:
        rows = [one for one in content.supplies.values() if marker in (one.id, one.like)]
        here = [f"supply-{marker}"] * sum(one.count for one in rows)
        zones[model.supply(f"supply-{marker}")] = here
    for row in content.intruders.values():
        kind = f"intruder-{row.id}"
        zones[model.supply(kind)] = [kind] * row.count
    return zones


def tokens(content: Content) -> list[str]:
    """The tokens for the bag."""
    rows = content.intruder_tokens.values()
    return [f"token-{token.id}" for token in rows for _ in range(token.count)]


def with_items(prefix: str, rows: Iterable[ExplorationToken]) -> list[str]:
    """Exploration tokens: each copy says how many items there are."""
    return [f"{prefix}-{token.id}#{items}" for token in rows for items in token.items]


def luggage(
    characters: Iterable[str], belongings: Callable[[str], Mapping[str, Iterable[str]]]
) -> list[str]:
    """All that comes with these characters."""
    return [thing for one in characters for things in belongings(one).values() for thing in things]


def draft_cards(characters: Iterable[str]) -> list[str]:
    """The cards of those who can be drafted."""
    return [f"character-{one}" for one in characters]


# Laying it out


class Packed(msgspec.Struct, frozen=True):
    """The zones with all components in the box's order: what is the same in every game.

    The lists of zones are values, so all games begin with the same ones.
    """

    zones: dict[str, list[str]] = {}
    eyes: dict[str, int] = {}
    explored: dict[str, str] = {}

    def zone(self, name: str, eyes: int, things: Iterable[str] = ()) -> None:
        """Add a zone, or say anew what is in it."""
        name = intern(name)
        self.zones[name] = [*map(intern, things)]
        self.eyes[name] = eyes


def pack_piles(
    packed: Packed, decks: Mapping[str, list[str]], supplies: Mapping[str, list[str]]
) -> None:
    """The decks and their discard piles, and the stock of markers and figures."""
    for name, cards in decks.items():
        packed.zone(name, ALL_EYES if name == "deck-crafted" else NO_EYES, cards)
    for pile in OPEN_PILES:
        packed.zone(f"discard-{pile}", ALL_EYES)
    for name, things in supplies.items():
        packed.zone(name, ALL_EYES, things)


@rule("N-038", "N-058")
def pack_board(packed: Packed, board: Board) -> None:
    """The zones of rooms, corridors and technical corridors, and of what lies face down there."""
    for place in (*board.slots, *board.passages, *board.networks):
        packed.zone(place, ALL_EYES)
    for slot in board.slots:
        packed.zone(model.tile(slot), NO_EYES)
        packed.zone(model.token(slot), NO_EYES)


@rule("N-016", "N-588")
def pack_tiles(packed: Packed, content: Content, layout: str) -> None:
    """The rooms that lie open from the start, and the piles of the other tiles."""
    slots = content.boards[layout].slots.values()
    open_rooms = {slot.room for slot in slots if slot.room}
    for back in ("1", "2"):
        tiles = [
            f"room-{room.id}"
            for room in content.rooms.values()
            if room.back == back and room.id not in open_rooms
        ]
        packed.zone(f"tiles-{back}", NO_EYES, tiles)
    for slot in slots:
        if slot.room:
            place, room = slot_named(slot.id), intern(f"room-{slot.room}")
            packed.zone(model.tile(place), ALL_EYES, [room])
            packed.explored[place] = room


def face_down(slots: Iterable[Slot], tokens: Callable[[Any], str]) -> dict[str, list[str]]:
    """The places that get a tile or a token each, by the pile that it comes from.

    `tokens` says from which pile a slot gets its token; some get none.
    """
    places: dict[str, list[str]] = {}
    for slot in slots:
        place, pile = slot_named(slot.id), tokens(slot)
        if not slot.room:
            places.setdefault(f"tiles-{slot.type}", []).append(model.tile(place))
        if pile:
            places.setdefault(pile, []).append(model.token(place))
    return places


def pack_seats(packed: Packed, seats: int) -> None:
    """The zones of every player, still empty."""
    for seat in range(seats):
        for name in OWN_ZONES:
            packed.zone(f"{name}-{seat}", eye(seat))
        for name in OPEN_ZONES:
            packed.zone(f"{name}-{seat}", ALL_EYES)
        packed.zone(model.deck(seat), NO_EYES)


def pack_objectives(packed: Packed, content: Content) -> None:
    """The objective decks, and the place of those that all share."""
    for deck in OBJECTIVE_DECKS:
        cards = [f"objective-{one.id}" for one in content.objectives.values() if one.deck == deck]
        packed.zone(f"deck-{deck}", NO_EYES, cards)
    packed.zone("shared-objectives", ALL_EYES)


@rule("N-005", "N-033", "N-036", "N-037")
def fill_bag(g: Survival[SurvivalState]) -> None:
    """Eggs, and the bag: tokens are picked blind, so their numbers are open."""
    g.deal(model.supply(EGG), EGG_BOARD, g.rules.eggs_at_start(g))
    g.shuffle(POOL)
    for kind, wanted in g.rules.bag_at_start(g).items():
        name = f"token-{kind}"
        tokens = [one for one in g.state.zones[POOL] if one.startswith(name)]
        g.put_all(tokens[:wanted], POOL, BAG)
    g.shuffle(BAG)


def leave_out(g: Survival[SurvivalState], pile: str) -> None:
    """What a race does not play with is gone from a pile, for everyone to see."""
    if unwanted := g.rules.left_out:
        gone = [one for one in g.state.zones[pile] if kind_of(one) in unwanted]
        g.put_all(gone, pile, GONE)


@rule("N-034", "N-035")
def lay_out_weaknesses(g: Survival[SurvivalState], slots: Iterable[str]) -> None:
    """A weakness face down on each of these slots of the intruder board."""
    g.shuffle("deck-weakness")
    for slot in slots:
        g.draw("deck-weakness", f"weakness-{slot}")
    g.move_all("deck-weakness", BOX)


# The crew


@rule("N-043", "N-044", "N-045")
def number_the_players(g: Survival[SurvivalState]) -> None:
    """Help cards are dealt at random; the number decides the draft and names players."""
    numbers = list(range(1, g.state.seats + 1))
    bits = g.bits()
    for last in range(len(numbers) - 1, 0, -1):
        bits, other = divmod(bits, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    for seat, number in enumerate(numbers):
        g.crew[seat].number = number
    g.state.first = numbers.index(1)
    g.state.queue = [str(numbers.index(number)) for number in sorted(numbers)]


@rule("N-039", "N-046", "N-047", "N-048", "N-049", "N-571", "N-575")
def deal_objectives(g: Survival[SurvivalState]) -> None:
    """Standard: a corporate and a personal one each. Solo: two of the others. Coop: shared ones."""
    for deck in OBJECTIVE_DECKS:
        _leave_out_objectives(g, f"deck-{deck}")
        g.shuffle(f"deck-{deck}")
    if g.rules.objectives_dealt:
        _hand_out_objectives(g)
    for deck in OBJECTIVE_DECKS:
        g.move_all(f"deck-{deck}", BOX)


def _hand_out_objectives(g: Survival[SurvivalState]) -> None:
    state = g.state
    if state.mode == "standard":
        for seat in range(state.seats):
            g.draw("deck-corporate", model.objectives(seat))
            g.draw("deck-personal", model.objectives(seat))
    elif state.mode == "solo":
        for _ in range(g.box.numbers.setup.solo_objectives):
            g.draw("deck-coop", model.objectives(0))
    else:
        for _ in range(state.seats):
            g.draw("deck-coop", "shared-objectives")


@rule("N-046")
def _leave_out_objectives(g: Survival[SurvivalState], deck: str) -> None:
    """Cards for more players go: everyone knows that nobody has one of these."""
    seats, rows = g.state.seats, g.box.objectives
    many = [card for card in g.state.zones[deck] if rows[row_id(card)].players > seats]
    g.put_all(many, deck, GONE)


@rule("N-050", "N-051", "N-052", "N-053")
def draft(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Two characters are drawn for everyone to see, one is kept, the other shuffled back."""
    state = g.state
    shown: list[str] = []
    for _ in range(g.box.numbers.setup.draft_choices):
        if not state.zones["draft"]:
            break
        drawn = g.pick_from_draft()
        others = g.rules.same_card(g, drawn)
        shown += [drawn, *(g.put(other, "draft", "drawn") for other in others)]
    chosen = yield from choose(
        seat, "ask-draft", [verbs.DRAFT(character) for character in shown], "N-050"
    )
    character = chosen.args[0]
    for other in shown:
        if other != character:
            g.put(other, "drawn", "draft")
    g.put(character, "drawn", GONE)
    join(g, seat, character)
    state.queue.pop(0)
    if not state.queue:
        g.move_all("draft", BOX)
        g.advance()


@memo_of
def own_luggage(edition: Any, character: str) -> dict[str, list[str]]:
    """What a character comes with, by the kind of zone that it goes to."""
    own = edition.rules.belongings(character)
    return {part: [*map(intern, things)] for part, things in own.items()}


@rule("N-012", "N-055", "N-056", "N-057", "N-058")
def join(g: Survival[SurvivalState], seat: int, character: str) -> None:
    """The character joins the game with deck, loaded weapon and quest items."""
    state, who = g.state, g.crew[seat]
    who.id, who.slot = character, g.rules.start_slot(g, character)
    for part, things in own_luggage(g.edition)(character.removeprefix("character-")).items():
        g.put_all(things, BOX, f"{part}-{seat}")
        if part in ("deck", "quests"):
            continue
        for thing in things:
            weapon = g.rules.usable(thing).weapon
            if weapon is not None:
                state.ammo = {**state.ammo, thing: weapon.ammo}
    g.shuffle(model.deck(seat))
    g.rules.joined(g, seat)
    g.tell(Drafted(character, who.number), "N-050")
