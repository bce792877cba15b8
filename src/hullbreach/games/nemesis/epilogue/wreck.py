"""What a finished game leaves to its epilogue, and how the ship is put up again as it was left.

A wreck is a value that travels in the options of the new game, for all to see. So it holds only what
everybody knows, or will see when the epilogue is set up: what nobody has seen (weaknesses face down,
the numbers of tokens in the bag, the order of decks) is dealt anew, which is the same to all.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from hullbreach.games.nemesis.aftermath.model import CABINS, on_ship
from hullbreach.games.nemesis.aftermath.shuttle import spare_tile
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import WEAKNESS_SLOTS
from hullbreach.games.survival.hive.kinds import QUEEN
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.intruders import to_bag
from hullbreach.games.survival.rules.model import (
    BAG,
    BLANK,
    BLUE_CORPSE,
    BOX,
    CARCASS,
    COLOURS,
    DOOR,
    EGG,
    EGG_BOARD,
    GONE,
    MALFUNCTION,
    OBJECTS,
    POOL,
    RED_CORPSE,
    RED_CORPSES,
)
from hullbreach.kernel import NO_EYES, rule
from hullbreach.kernel.errors import NoSequel

PILES = (*COLOURS, "crafted")
DECKS = tuple(f"deck-{pile}" for pile in PILES)
LONGEST = 20_000
"""No wreck is described in more characters."""


class Wreck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a finished game has left."""

    seats: int
    layout: str
    crew: list[str]
    """Who took part."""
    rooms: dict[str, str]
    """The tiles by their slots."""
    searches: dict[str, int] = {}
    """The item counters of the rooms that were explored."""
    tokens: dict[str, str] = {}
    """The exploration tokens of the rooms that were not."""
    broken: list[str] = []
    doors: list[str] = []
    ruined: list[str] = []
    """The doors that are destroyed."""
    objects: dict[str, list[str]] = {}
    """What lies in the rooms: corpses, carcasses, eggs."""
    eggs: int = 0
    """The eggs on the intruder board."""
    nest_destroyed: bool = False
    weaknesses: dict[str, str] = {}
    """Those that were known, by their slots."""
    bag: dict[str, int] = {}
    """The tokens in the bag by their kinds, and of all intruders that were on the board."""
    killed: list[str] = []
    pods: dict[str, list[str]] = {}
    """The pods that are left, by their sections."""
    locked: list[str] = []
    discarded: dict[str, list[str]] = {}
    """Items that were found or made, by their decks."""
    lost: list[str] = []
    """Items that are in no deck any more."""
    turrets: dict[str, str] = {}
    """The turrets that stand in rooms, with the status that everybody knows, if so."""


# A finished game


@rule("NA-129")
def sequel(game: Any, g: Nemesis) -> dict[str, Any]:
    """The options of the epilogue of a finished game, for at most as many players."""
    packs = g.edition.packs
    roles = {pack.role: pack.id for pack in packs}
    if roles["mission"] != "ship" or roles["race"] != "intruders":
        raise NoSequel(detail="sequel-nemesis-regular")
    if g.state.destroyed:
        raise NoSequel(detail="sequel-nemesis-destroyed")
    wreck = describe(g)
    modules = [pack.id for pack in packs if pack.role == "module"]
    more = ["aftermath-rooms", *(["turrets"] if wreck.turrets else [])]
    chosen = dict.fromkeys(["epilogue", *more, *modules])
    after = msgspec.json.encode(wreck).decode()
    crew = with_newcomers(game, list(chosen), wreck, g.state.seats)
    return {"packs": crew, "layout": wreck.layout, "after": after}


def with_newcomers(game: Any, packs: list[str], wreck: Wreck, seats: int) -> list[str]:
    """These packs, and modules that bring further characters until everybody can be somebody new."""

    def free(wanted: list[str]) -> int:
        return free_colours(game.edition(game.agree(wanted)).box, wreck)

    modules = (id for id, pack in game.packs.items() if pack.role == "module" and not pack.data)
    for module in modules:
        if free(packs) >= seats:
            break
        if free([*packs, module]) > free(packs):
            packs = [*packs, module]
    return packs


def describe(g: Nemesis) -> Wreck:
    """What is left of a finished game."""
    state, zones = g.state, g.state.zones
    lying = {slot: [one for one in zones[slot] if one in OBJECTS] for slot in g.board.slots}
    hidden = [one for one in (*zones[GONE], *zones[BOX]) if g.rules.deck_of(one) in DECKS]
    return Wreck(
        seats=state.seats,
        layout=state.layout,
        crew=[who.id for who in g.crew],
        rooms={slot: zones[model.tile(slot)][0] for slot in g.board.slots},
        searches=dict(state.searches),
        tokens={slot: zones[one][0] for slot in g.board.slots if zones[one := model.token(slot)]},
        broken=[slot for slot in g.board.slots if g.broken(slot)],
        doors=[way for way in g.board.passages if g.has(DOOR, way)],
        ruined=list(state.ruined),
        objects={slot: found for slot, found in lying.items() if found},
        eggs=len(zones[EGG_BOARD]),
        nest_destroyed=state.nest_destroyed,
        weaknesses={
            what: zones[f"weakness-{what}"][0]
            for what in WEAKNESS_SLOTS
            if state.eyes[f"weakness-{what}"] != NO_EYES
        },
        bag=_haunters(g),
        killed=list(state.killed),
        pods={letter: list(g.pods(letter)) for letter in "ab"},
        locked=list(state.locked),
        discarded={pile: found for pile in PILES if (found := _used(g, pile))},
        lost=sorted(hidden),
        turrets=g.rules.standing(g),
    )


@rule("NA-130")
def _haunters(g: Nemesis) -> dict[str, int]:
    """The bag by kinds, with all who were on the board."""
    rules = g.rules
    found = Counter(BLANK if one == BLANK else rules.token_kind(one) for one in g.state.zones[BAG])
    found.update(one.kind for one in g.state.intruders)
    return dict(sorted(found.items()))


@rule("NA-135")
def _used(g: Nemesis, pile: str) -> list[str]:
    """The items of a deck that were discarded, or that somebody still has: found or made."""
    held = [one for seat in range(g.state.seats) for one in g.items(seat)]
    extras = [one for things in g.state.joined.values() for one in things]
    own = [one for one in (*held, *extras) if g.rules.deck_of(one) == f"deck-{pile}"]
    return sorted([*g.state.zones.get(f"discard-{pile}", ()), *own])


def read(text: str) -> Wreck:
    """The wreck that options carry; a `ValueError` says what is wrong with it."""
    if len(text) > LONGEST:
        raise ValueError("too long")
    return msgspec.json.decode(text, type=Wreck)


def free_colours(box: Any, wreck: Wreck) -> int:
    """How many can be drafted who were not aboard: of each colour one."""
    rows = box.characters.values()
    return len({row.colour for row in rows if f"character-{row.id}" not in wreck.crew})


# The ship as it was left


@rule("NA-126", "NA-127", "NA-136", "NA-137", "NA-215", "NA-216", "NA-217", "NA-218")
def restore(g: Nemesis, wreck: Wreck) -> None:
    """The ship is as a finished game has left it; its crew is not drafted again."""
    for who in wreck.crew:
        if who in g.state.zones["draft"]:
            g.put(who, "draft", GONE)
    _rooms(g, wreck)
    _markers(g, wreck)
    _objects(g, wreck)
    _weaknesses(g, wreck)
    _bag(g, wreck)
    _pods(g, wreck)
    _items(g, wreck)
    for slot, status in wreck.turrets.items():
        g.rules.stands(g, slot, status)
    g.state.killed, g.state.nest_destroyed = list(wreck.killed), wreck.nest_destroyed


def _rooms(g: Nemesis, wreck: Wreck) -> None:
    """The tiles where they lay, explored or not; others for the shuttle."""
    hidden = [slot for slot in g.board.slots if not g.state.explored.get(slot)]
    for slot in g.board.slots:
        g.move_all(model.token(slot), BOX)
        if slot in hidden:
            g.move_all(model.tile(slot), BOX)
    for slot in on_ship(g):
        if slot in wreck.tokens:
            g.put(wreck.tokens[slot], BOX, model.token(slot))
        if slot not in hidden:
            continue
        g.put(wreck.rooms[slot], BOX, model.tile(slot))
        if slot not in wreck.tokens:
            g.turn_up(model.tile(slot))
            g.state.explored = {**g.state.explored, slot: wreck.rooms[slot]}
    for slot in CABINS:
        g.take(BOX, spare_tile(g), model.tile(slot))
    g.state.searches = dict(wreck.searches)


def _markers(g: Nemesis, wreck: Wreck) -> None:
    for slot in wreck.broken:
        g.lay(MALFUNCTION, slot)
    for way in wreck.doors:
        g.lay(DOOR, way)
    g.state.ruined = list(wreck.ruined)


def _objects(g: Nemesis, wreck: Wreck) -> None:
    """What lay in the rooms lies there; what somebody carried is gone."""
    while g.has(EGG, EGG_BOARD):
        g.lift(EGG, EGG_BOARD)
    for _ in range(wreck.eggs):
        g.lay(EGG, EGG_BOARD)
    home = next(slot for slot in g.board.slots if g.has(BLUE_CORPSE, slot))
    g.put(BLUE_CORPSE, home, GONE)
    for slot, things in wreck.objects.items():
        for thing in things:
            if thing in (EGG, CARCASS):
                g.lay(thing, slot)
            elif thing in RED_CORPSES:
                g.put(thing, model.supply(RED_CORPSE), slot)
            else:
                g.put(thing, GONE, slot)


def _weaknesses(g: Nemesis, wreck: Wreck) -> None:
    """Those that were known lie open; the others are any that nobody has seen."""
    for what in WEAKNESS_SLOTS:
        g.move_all(f"weakness-{what}", BOX)
    for what, card in wreck.weaknesses.items():
        g.put(card, BOX, f"weakness-{what}")
        g.turn_up(f"weakness-{what}")
    for what in WEAKNESS_SLOTS:
        if what not in wreck.weaknesses:
            unseen = [one for one in g.state.zones[BOX] if one.startswith("weakness-")]
            g.put(unseen[g.bits() % len(unseen)], BOX, f"weakness-{what}")


def _bag(g: Nemesis, wreck: Wreck) -> None:
    """As many tokens of each kind as there were; a queen that was killed has none."""
    g.move_all(BAG, POOL)
    if QUEEN in wreck.killed:
        for token in [one for one in g.state.zones[POOL] if g.rules.token_kind(one) == QUEEN]:
            g.put(token, POOL, GONE)
    for kind, count in wreck.bag.items():
        for _ in range(count):
            if kind == BLANK:
                g.put(BLANK, POOL, BAG)
            else:
                to_bag(g, kind)


def _pods(g: Nemesis, wreck: Wreck) -> None:
    for letter in "ab":
        g.move_all(f"pods-{letter}", BOX)
    for letter, pods in wreck.pods.items():
        for pod in pods:
            g.put(pod, BOX, f"pods-{letter}")
    g.state.locked = list(wreck.locked)


def _items(g: Nemesis, wreck: Wreck) -> None:
    """Items that were found or made are discarded; crafted ones can be made again."""
    for item in wreck.lost:
        g.put(item, g.rules.deck_of(item), GONE)
    for pile, items in wreck.discarded.items():
        if pile in COLOURS:
            g.put_all(items, f"deck-{pile}", f"discard-{pile}")
