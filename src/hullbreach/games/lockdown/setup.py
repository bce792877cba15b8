"""Setup: the base, its power and its cargo, the hunters, the plans, and then the crew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain

from hullbreach.games.lockdown.content import Slot
from hullbreach.games.lockdown.model import (
    BOARDS,
    CONTENT,
    NEUTRAL,
    NUMBERS,
    OPEN_PLANS,
    PLAN,
    POWER_ZONES,
    SPACES,
    TIME,
    WEAKNESS_SLOTS,
    LockdownOptions,
    LockdownState,
    Resident,
    cargo,
    contingencies,
)
from hullbreach.games.lockdown.play import Lockdown
from hullbreach.games.nemesis.model import CONTENT as NEMESIS
from hullbreach.games.survival import model, setup
from hullbreach.games.survival.model import (
    BOX,
    EGG_BOARD,
    GONE,
    POOL,
    RED_CORPSE,
    RED_CORPSES,
)
from hullbreach.games.survival.setup import HIDDEN_PILES as HIDDEN_PILES
from hullbreach.games.survival.setup import OPEN_PILES as OPEN_PILES
from hullbreach.games.survival.setup import Packed
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, Rule, eye, rule

MARKERS = ("fire", "malfunction", "noise", "door", "carcass", "egg", "ventilation")
LOCK_DOWN = "computer-lock-down"
PHOSPHATES = ("weakness-vulnerability-to-fire", "weakness-susceptibility-to-phosphates")
"""Weaknesses of Nemesis that have no place in the base."""


# What is in the box


def _decks(hunters: str) -> dict[str, list[str]]:
    """The shared decks, unshuffled; the intruders of Nemesis bring theirs along."""
    decks = setup.decks(CONTENT)
    ours = [f"event-{row.id}" for row in CONTENT.events.values() if row.set == hunters]
    decks["deck-event"] = ours
    if hunters == "intruders":
        theirs = setup.decks(NEMESIS)
        decks["deck-attack"] = theirs["deck-attack"]
        decks["deck-weakness"] = [
            card for card in theirs["deck-weakness"] if card not in PHOSPHATES
        ]
    return decks


DECKS = {hunters: _decks(hunters) for hunters in ("nightstalkers", "intruders")}
TOKENS = {
    "nightstalkers": setup.tokens(CONTENT),
    "intruders": setup.tokens(NEMESIS),
}
SUPPLIES = {
    **setup.supplies(CONTENT, MARKERS),
    model.supply(RED_CORPSE): list(RED_CORPSES[: CONTENT.supplies["corpse-red"].count]),
}
UNDERGROUND = setup.with_items("exploration", CONTENT.exploration_tokens.values())
SURFACE = setup.with_items("surface", CONTENT.surface_tokens.values())
CARGO = [f"cargo-{row.id}" for row in CONTENT.cargo.values() for _ in range(row.count)]
CONTINGENCIES = [
    f"contingency-{row.id}" for row in CONTENT.contingencies.values() for _ in range(row.count)
]
COMPUTER_CARDS = [f"computer-{card}" for card in CONTENT.computer]
MARS_CARDS = [f"mars-{card}" for card in CONTENT.mars]
POWER = [f"power-{row.id}" for row in CONTENT.power.values()]
TILES = [f"room-{row.id}" for row in CONTENT.rooms.values() if not row.printed]


def characters(guests: str) -> list[str]:
    """Who can be drafted."""
    ours, theirs = list(CONTENT.characters), list(CONTENT.guests)
    return {"none": ours, "some": [*ours, *theirs], "all": theirs}[guests]


@rule("L-041", "L-042", "L-043", "L-044", "L-496", "L-497", "L-498", "L-499")
def belongings(character: str) -> dict[str, list[str]]:
    """What comes with a character. Guests have their own cards, but no weapon to begin with."""
    own = CONTENT.characters.get(character)
    row = own or CONTENT.guests[character]
    cards = row.cards or NEMESIS.characters[character].cards
    things: dict[str, list[str]] = {
        "deck": [f"card-{card}" for card, count in cards.items() for _ in range(count)],
        "hands": [],
        "pack": [],
        "quests": [f"quest-{quest}" for quest in row.quests],
    }
    if own is not None and own.item is not None:
        place = "hands" if CONTENT.items[own.item].heavy else "pack"
        things[place].append(f"item-{own.item}#starting")
    return things


@rule("L-002", "L-003", "L-004", "L-005", "L-006")
def box(options: LockdownOptions, seats: int) -> Counter[str]:
    """Every component of a game with these options."""
    crew = characters(options.guests)
    return Counter(
        chain(
            *DECKS[options.hunters].values(),
            *SUPPLIES.values(),
            TOKENS[options.hunters],
            UNDERGROUND,
            SURFACE,
            CARGO,
            CONTINGENCIES,
            COMPUTER_CARDS,
            MARS_CARDS,
            POWER,
            TILES,
            _printed_rooms(options.layout),
            (f"objective-{card}" for card in CONTENT.objectives),
            setup.draft_cards(crew),
            setup.luggage(crew, belongings),
        )
    )


def _printed_rooms(layout: str) -> list[str]:
    """The rooms that are printed on this side of the board."""
    slots = CONTENT.boards[layout].slots.values()
    rooms = [slot.room for slot in slots if slot.room]
    return [f"room-{room}" for room in rooms if CONTENT.rooms[room].printed]


# The box unpacked


@rule("L-012", "L-013", "L-014", "L-025", "L-026", "L-027", "L-593")
def unpack(
    game: Game[LockdownState], options: LockdownOptions, seats: int, key: bytes
) -> LockdownState:
    """Everything before the first choice: only the draft is left to do."""
    mode = "solo" if seats == 1 else options.mode
    packed = pack(options.layout, seats, options.guests, options.hunters)
    state = LockdownState(
        seats=seats,
        key=key,
        zones=packed.zones.copy(),
        eyes=packed.eyes.copy(),
        explored=packed.explored,
        layout=options.layout,
        mode=mode,
        revive=options.revive and mode == "coop",
        guests=options.guests,
        hunters=options.hunters,
        crew=[Resident(0) for _ in range(seats)],
        rover=f"slot-{CONTENT.boards[options.layout].rover}",
        stage="draft",
    )
    g = Lockdown(game, state)
    _lay_out_base(g)
    _lay_out_power(g)
    _lay_out_cargo(g)
    _lay_out_laboratory(g)
    setup.fill_bag(g)
    for pile in HIDDEN_PILES:
        g.shuffle(f"deck-{pile}")
    _lay_out_computer(g)
    setup.number_the_players(g)
    setup.deal_objectives(g)
    _deal_contingencies(g)
    g.shuffle("draft")
    return state


@cache
def pack(layout: str, seats: int, guests: str, hunters: str) -> Packed:
    """Every zone of a game on this side of the board, before anything is shuffled."""
    packed = Packed()
    setup.pack_piles(packed, DECKS[hunters], SUPPLIES)
    setup.pack_board(packed, BOARDS[layout])
    for name in ("bag", PLAN, NEUTRAL, *map(cargo, SPACES)):
        packed.zone(name, NO_EYES)
    for name in (OPEN_PLANS, "drawn", "joined", EGG_BOARD, GONE, *POWER_ZONES):
        packed.zone(name, ALL_EYES)
    for slot in WEAKNESS_SLOTS:
        packed.zone(f"weakness-{slot}", NO_EYES)
        packed.zone(f"laboratory-{slot}", ALL_EYES)
    packed.zone(POOL, NO_EYES, TOKENS[hunters])
    packed.zone("tokens", NO_EYES, UNDERGROUND)
    packed.zone("surface-tokens", NO_EYES, SURFACE)
    packed.zone("cargo", NO_EYES, CARGO)
    packed.zone("plans", NO_EYES, CONTINGENCIES)
    packed.zone("power", ALL_EYES, POWER)
    packed.zone("deck-computer", NO_EYES, COMPUTER_CARDS)
    packed.zone("computer", ALL_EYES)
    packed.zone("deck-mars", NO_EYES, MARS_CARDS)
    packed.zone("discard-mars", ALL_EYES)
    packed.zone("discard-crafted", ALL_EYES)
    setup.pack_objectives(packed, CONTENT)
    setup.pack_seats(packed, seats)
    for seat in range(seats):
        packed.zone(contingencies(seat), eye(seat))
    crew = characters(guests)
    packed.zone("draft", ALL_EYES, setup.draft_cards(crew))
    packed.zone(BOX, NO_EYES, setup.luggage(crew, belongings))
    setup.pack_tiles(packed, CONTENT, layout)
    return packed


def _tokens(slot: Slot) -> str:
    """The pile of the exploration token that a slot gets, if it gets one."""
    if slot.type not in ("1", "2", "crossroads"):
        return ""
    return "surface-tokens" if slot.surface else "tokens"


@cache
def _hidden_places(layout: str) -> dict[str, list[str]]:
    return setup.face_down(CONTENT.boards[layout].slots.values(), _tokens)


@rule("L-007", "L-009", "L-010", "L-011", "L-049", "L-501", "L-502", "L-503", "L-504", "L-595")
def _lay_out_base(g: Lockdown) -> None:
    """Tiles and exploration tokens; fixed tiles lie face up, printed rooms need none."""
    for pile in ("tiles-1", "tiles-2", "tokens", "surface-tokens", "deck-mars"):
        g.shuffle(pile)
    for pile, places in _hidden_places(g.state.layout).items():
        g.spread(pile, places)
    for rest in ("tiles-1", "tiles-2", "tokens", "surface-tokens"):
        g.move_all(rest, BOX)
    if g.state.layout == "basic":
        g.move_all("deck-mars", BOX)


@rule("L-015", "L-016")
def _lay_out_power(g: Lockdown) -> None:
    """A power token at random for each section and for the elevator; 1 and 2 are active."""
    g.shuffle("power")
    for name in POWER_ZONES:
        g.draw("power", name)
    g.state.active = [f"power-{row.id}" for row in CONTENT.power.values() if row.active]


@rule("L-017")
def _lay_out_cargo(g: Lockdown) -> None:
    """A token of the Cargo Sending System under each of its spaces; one is left out."""
    g.shuffle("cargo")
    for space in TIME.css:
        g.draw("cargo", cargo(space))
    g.move_all("cargo", BOX)


@rule("L-018", "L-019", "L-538", "L-539")
def _lay_out_laboratory(g: Lockdown) -> None:
    """Three weaknesses: the first one known, unless it is the intruders of Nemesis who hunt."""
    setup.lay_out_weaknesses(g, WEAKNESS_SLOTS)
    if g.state.hunters == "nightstalkers":
        for slot in WEAKNESS_SLOTS[: NUMBERS.setup.face_up_weaknesses]:
            g.turn_up(f"weakness-{slot}")
            g.state.weaknesses = g.state.weaknesses + g.state.zones[f"weakness-{slot}"]


@rule("L-023", "L-024")
def _lay_out_computer(g: Lockdown) -> None:
    """The first computer card lies open; the Lock-Down is shuffled back."""
    g.shuffle("deck-computer")
    g.draw("deck-computer", "computer")
    if g.state.zones["computer"] == [LOCK_DOWN]:
        g.draw("deck-computer", "computer")
        g.put(LOCK_DOWN, "computer", "deck-computer")
        g.shuffle("deck-computer")


@rule("L-032", "L-033", "L-034", "L-035", "L-480", "L-484")
def _deal_contingencies(g: Lockdown) -> None:
    """Secret ones for everyone, one in force, the rest for the neutral pool; in a coop game an open one."""
    state = g.state
    g.shuffle("plans")
    if state.mode == "coop":
        for _ in range(NUMBERS.setup.coop_contingencies):
            g.draw("plans", OPEN_PLANS)
    else:
        for seat in range(state.seats):
            for _ in range(NUMBERS.setup.contingencies[state.seats - 1]):
                g.draw("plans", contingencies(seat))
    g.draw("plans", PLAN)
    g.move_all("plans", NEUTRAL)


# The crew


@rule("L-036", "L-493", "L-494", "L-592")
def draft(g: Lockdown, seat: int) -> Rule[None]:
    """Choose one of two colours, and who bears it; the other of that colour stays out of the game."""
    yield from setup.draft(g, seat)
    for rival in same_card(g, g.name(seat)):
        g.put(rival, "draft", BOX)


@rule("L-592")
def same_card(g: Lockdown, character: str) -> list[str]:
    """Whoever else of the same colour can still be drafted."""
    return [one for one in same_colour(character) if one in g.state.zones["draft"]]


def same_colour(character: str) -> Iterable[str]:
    """The guest instead of a character, or the other way round."""
    name = character.removeprefix("character-")
    if name in CONTENT.guests:
        return (f"character-{CONTENT.guests[name].replaces}",)
    return (f"character-{guest.id}" for guest in CONTENT.guests.values() if guest.replaces == name)
