"""Setup: the base, its power and its cargo, the hunters, the plans, and then the crew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

from hullbreach.games.lockdown.content import Content, Slot
from hullbreach.games.lockdown.rules.model import (
    NEUTRAL,
    OPEN_PLANS,
    PLAN,
    POWER_ZONES,
    SPACES,
    WEAKNESS_SLOTS,
    LockdownOptions,
    LockdownState,
    Resident,
    cargo,
    contingencies,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.rules import model, setup
from hullbreach.games.survival.rules.model import (
    BOX,
    EGG_BOARD,
    GONE,
    POOL,
    RED_CORPSE,
    RED_CORPSES,
)
from hullbreach.games.survival.rules.setup import HIDDEN_PILES as HIDDEN_PILES
from hullbreach.games.survival.rules.setup import OPEN_PILES as OPEN_PILES
from hullbreach.games.survival.rules.setup import Packed
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, Rule, eye, rule

MARKERS = ("fire", "malfunction", "noise", "door", "carcass", "egg", "ventilation")
LOCK_DOWN = "computer-lock-down"


# What is in the box


def packed_supplies(box: Content) -> dict[str, list[str]]:
    """Markers and figures, each kind in its zone."""
    return {
        **setup.supplies(box, MARKERS),
        model.supply(RED_CORPSE): list(RED_CORPSES[: box.supplies["corpse-red"].count]),
    }


def packed_tokens(box: Content) -> dict[str, list[str]]:
    """The piles of tokens and cards that only this game has."""
    return {
        "tokens": setup.with_items("exploration", box.exploration_tokens.values()),
        "surface-tokens": setup.with_items("surface", box.surface_tokens.values()),
        "cargo": [f"cargo-{row.id}" for row in box.cargo.values() for _ in range(row.count)],
        "plans": [
            f"contingency-{row.id}" for row in box.contingencies.values() for _ in range(row.count)
        ],
        "power": powers(box),
        "deck-computer": [f"computer-{card}" for card in box.computer],
        "deck-mars": [f"mars-{card}" for card in box.mars],
    }


def powers(box: Content) -> list[str]:
    """The power tokens."""
    return [f"power-{row.id}" for row in box.power.values()]


def characters(box: Content, guests: str) -> list[str]:
    """Who can be drafted."""
    ours, theirs = list(box.characters), list(box.guests)
    return theirs if theirs and guests == "all" else [*ours, *theirs]


@rule("L-002", "L-003", "L-004", "L-005", "L-006")
def pieces(edition: SurvivalEdition, guests: str) -> Counter[str]:
    """Every component of the boxes in play."""
    box: Any = edition.box
    crew = characters(box, guests)
    return Counter(
        chain(
            *setup.decks(box).values(),
            *packed_supplies(box).values(),
            setup.tokens(box),
            *packed_tokens(box).values(),
            (f"room-{row.id}" for row in box.rooms.values() if not row.printed),
            *(_printed_rooms(box, layout) for layout in box.boards),
            (f"objective-{card}" for card in box.objectives),
            setup.draft_cards(crew),
            setup.luggage(crew, edition.rules.belongings),
        )
    )


def _printed_rooms(box: Content, layout: str) -> list[str]:
    """The rooms that are printed on this side of the board."""
    slots = box.boards[layout].slots.values()
    rooms = [slot.room for slot in slots if slot.room]
    return [f"room-{room}" for room in rooms if box.rooms[room].printed]


# The box unpacked


@rule("L-012", "L-013", "L-014", "L-025", "L-026", "L-027", "L-593")
def unpack(
    game: Game[LockdownState], options: LockdownOptions, seats: int, key: bytes
) -> LockdownState:
    """Everything before the first choice: only the draft is left to do."""
    mode = "solo" if seats == 1 else options.mode
    edition = game.edition(options.packs)
    (layout,) = edition.boards
    packed = pack(edition, seats, options.guests)
    state = LockdownState(
        seats=seats,
        key=key,
        packs=edition.ids,
        zones=packed.zones.copy(),
        eyes=packed.eyes,
        explored=packed.explored,
        layout=layout,
        mode=mode,
        revive=options.revive and mode == "coop",
        guests=options.guests,
        crew=[Resident(0) for _ in range(seats)],
        rover=f"slot-{edition.box.boards[layout].rover}",
        stage=edition.course.first,
    )
    g = Lockdown(game, state)
    _lay_out_base(g)
    _lay_out_power(g)
    _lay_out_cargo(g)
    g.rules.lay_out_laboratory(g)
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
def pack(edition: SurvivalEdition, seats: int, guests: str) -> Packed:
    """Every zone of a game, before anything is shuffled."""
    box: Any = edition.box
    (layout,) = edition.boards
    packed = Packed()
    setup.pack_piles(packed, setup.decks(box), packed_supplies(box))
    setup.pack_board(packed, edition.boards[layout])
    for name in ("bag", PLAN, NEUTRAL, *map(cargo, SPACES)):
        packed.zone(name, NO_EYES)
    for name in (OPEN_PLANS, "drawn", "joined", EGG_BOARD, GONE, *POWER_ZONES):
        packed.zone(name, ALL_EYES)
    for slot in WEAKNESS_SLOTS:
        packed.zone(f"weakness-{slot}", NO_EYES)
        packed.zone(f"laboratory-{slot}", ALL_EYES)
    packed.zone(POOL, NO_EYES, setup.tokens(box))
    for name, things in packed_tokens(box).items():
        packed.zone(name, ALL_EYES if name == "power" else NO_EYES, things)
    packed.zone("computer", ALL_EYES)
    packed.zone("discard-mars", ALL_EYES)
    packed.zone("discard-crafted", ALL_EYES)
    setup.pack_objectives(packed, box)
    setup.pack_seats(packed, seats)
    for seat in range(seats):
        packed.zone(contingencies(seat), eye(seat))
    crew = characters(box, guests)
    packed.zone("draft", ALL_EYES, setup.draft_cards(crew))
    packed.zone(BOX, NO_EYES, setup.luggage(crew, edition.rules.belongings))
    setup.pack_tiles(packed, box, layout)
    return packed


def _tokens(slot: Slot) -> str:
    """The pile of the exploration token that a slot gets, if it gets one."""
    if slot.type not in ("1", "2", "crossroads"):
        return ""
    return "surface-tokens" if slot.surface else "tokens"


@cache
def _hidden_places(edition: SurvivalEdition, layout: str) -> dict[str, list[str]]:
    return setup.face_down(edition.box.boards[layout].slots.values(), _tokens)


@rule("L-007", "L-009", "L-010", "L-011", "L-049", "L-501", "L-502", "L-503", "L-504", "L-595")
def _lay_out_base(g: Lockdown) -> None:
    """Tiles and exploration tokens; fixed tiles lie face up, printed rooms need none."""
    for pile in ("tiles-1", "tiles-2", "tokens", "surface-tokens", "deck-mars"):
        g.shuffle(pile)
    for pile, places in _hidden_places(g.edition, g.state.layout).items():
        g.spread(pile, places)
    for rest in ("tiles-1", "tiles-2", "tokens", "surface-tokens"):
        g.move_all(rest, BOX)
    if not g.map.paths:  # nobody comes to the surface
        g.move_all("deck-mars", BOX)


@rule("L-015", "L-016")
def _lay_out_power(g: Lockdown) -> None:
    """A power token at random for each section and for the elevator; 1 and 2 are active."""
    g.shuffle("power")
    for name in POWER_ZONES:
        g.draw("power", name)
    g.state.active = [f"power-{row.id}" for row in g.box.power.values() if row.active]


@rule("L-017")
def _lay_out_cargo(g: Lockdown) -> None:
    """A token of the Cargo Sending System under each of its spaces; one is left out."""
    g.shuffle("cargo")
    for space in g.box.time.css:
        g.draw("cargo", cargo(space))
    g.move_all("cargo", BOX)


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
        for _ in range(g.box.numbers.setup.coop_contingencies):
            g.draw("plans", OPEN_PLANS)
    else:
        for seat in range(state.seats):
            for _ in range(g.box.numbers.setup.contingencies[state.seats - 1]):
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
    return [one for one in same_colour(g.box, character) if one in g.state.zones["draft"]]


def same_colour(box: Content, character: str) -> Iterable[str]:
    """The guest instead of a character, or the other way round."""
    name = character.removeprefix("character-")
    if name in box.guests:
        return (f"character-{box.guests[name].replaces}",)
    return (f"character-{guest.id}" for guest in box.guests.values() if guest.replaces == name)
