"""The setup: the mission laid out, decks shuffled, survivors and their first cards shared out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hullbreach.games.invader.rules import model, mold, verbs
from hullbreach.games.invader.rules.events import Armed, Picked, Reinforced
from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.rules.model import (
    ASIDE,
    BOT,
    DISCARD,
    EQUIPMENT,
    FOUND,
    GONE,
    GUN,
    OXYGEN,
    PROTOTYPES,
    STARTING,
    TAKEN,
    TANK,
    XENO_DECK,
    XENO_DISCARD,
    InvaderOptions,
    InvaderState,
    Survivor,
)
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, Rule, chance, choose, rule

EASY, HARD = 25, 50
"""The last cards of the easier and of the harder part of the Xeno deck."""
RED = "spawn-red"
ARMOR = {"four": 4}
"""The numbers in the names of skills."""
STACKS = {"normal": EQUIPMENT, "starting": STARTING, "oxygen": OXYGEN, "prototype": PROTOTYPES}


def pieces(edition: Any) -> Counter[str]:
    """Every component: cards, objective and spawn tokens, and figures."""
    box = edition.box
    found = Counter({f"item-{row.id}": row.count for row in box.items.values()})
    found.update({f"mold-{row.id}": row.count for row in box.mold_cards.values()})
    found.update(f"xenocard-{id}" for id in box.xeno_cards)
    found.update({row.id: row.count for row in box.tokens.values() if is_piece(row.id)})
    found.update({f"xeno-{row.id}": row.count for row in box.xenos.values()})
    return found


def is_piece(token: str) -> bool:
    """Whether a token is a component of the ledger; others are counted or merely mark something."""
    return token.startswith(("objective-", "spawn-"))


@rule("Z-018", "Z-023", "Z-025", "Z-026", "Z-588")
def unpack(
    game: Game[InvaderState], options: InvaderOptions, seats: int, key: bytes
) -> InvaderState:
    """Everything lies on the map of the mission; nobody has chosen anything."""
    edition = game.edition(options.packs)
    state = InvaderState(
        seats=seats,
        key=key,
        packs=edition.ids,
        ultrared=options.ultrared,
        crew=[
            *(new_survivor(edition, id) for id in edition.box.survivors),
            *(Survivor(id, zone=zone, armor=1, most=1, guest=True) for id, zone in edition.guests),
        ],
        doors=edition.box.numbers.doors,
        stock=tuple(kind.row.count for kind in edition.kinds),
    )
    make_zones(state, edition)
    g = Invader(game, state)
    stack_cards(g, options)
    lay_tokens(g)
    place_figures(g)
    for zone in (EQUIPMENT, PROTOTYPES, XENO_DECK):
        g.shuffle(zone)
    own = [one for one in state.crew if not one.guest]
    for one, start in zip(own, g.rules.starts(g), strict=True):
        one.zone = start
        begin_with(g, one)
    g.rules.set_up(g)
    return state


@rule("Z-025", "Z-028", "Z-029", "Z-030", "Z-031", "Z-328")
def new_survivor(edition: Any, id: str) -> Survivor:
    """A survivor with full armor and the blue skill."""
    row = edition.box.survivors[id]
    return Survivor(
        f"survivor-{id}", armor=row.armor, most=row.armor, skills=(f"skill-{row.blue}",)
    )


def make_zones(state: InvaderState, edition: Any) -> None:
    """The zones of the ledger; only decks and what lies face down are hidden."""
    open_piles = (DISCARD, FOUND, XENO_DISCARD, OXYGEN, STARTING, ASIDE, TAKEN, GONE)
    zones = dict.fromkeys(open_piles, ALL_EYES)
    zones |= dict.fromkeys((EQUIPMENT, XENO_DECK, PROTOTYPES), NO_EYES)
    for one in state.crew:
        for place in (*model.PLACES, model.remotes):
            zones[place(one.id)] = ALL_EYES
    row, board = edition.mission, edition.board
    for shown in row.shown:
        zones[model.objectives(board.at(shown.cell))] = ALL_EYES
    for cell in row.hidden:
        zones[model.objectives(board.at(cell))] = NO_EYES
    for spawn in row.spawns:
        zones[model.spawn_tokens(board.at(spawn.cell))] = (
            NO_EYES if spawn.colour == "hidden" else ALL_EYES
        )
    state.zones = {zone: [] for zone in zones}
    state.eyes = zones


@rule("Z-010", "Z-019", "Z-022", "Z-334", "Z-336", "Z-337", "Z-350")
def stack_cards(g: Invader, options: InvaderOptions) -> None:
    """Cards in their stacks; what the mission sets aside is taken out."""
    zones, box = g.state.zones, g.box
    for id, row in box.items.items():
        zones[STACKS[row.back]] += [f"item-{id}"] * row.count
    zones[EQUIPMENT] += [
        f"mold-{id}" for id, row in box.mold_cards.items() for _ in range(row.count)
    ]
    for id in g.mission.red_gives:
        g.put(f"item-{id}", STACKS[box.items[id].back], ASIDE)
    for id in box.xeno_cards:
        zones[XENO_DECK if in_deck(int(id), options) else GONE].append(f"xenocard-{id}")


def in_deck(number: int, options: InvaderOptions) -> bool:
    """Whether a card is in the Xeno deck, by its number."""
    if number <= EASY:
        return options.easy_cards
    return options.hard_cards if number <= HARD else options.activation_cards


@rule("Z-004", "Z-007", "Z-346", "Z-362", "Z-377")
def lay_tokens(g: Invader) -> None:
    """Objectives and spawn tokens: the hidden ones are mixed."""
    zones, row, board = g.state.zones, g.mission, g.board
    tokens = Counter({one.id: one.count for one in g.box.tokens.values() if is_piece(one.id)})
    for shown in row.shown:
        zones[model.objectives(board.at(shown.cell))].append(f"objective-{shown.colour}")
    hidden = mixed(g, [f"objective-{colour}" for colour in row.hidden_objectives])
    for cell, token in zip(row.hidden, hidden, strict=True):
        zones[model.objectives(board.at(cell))].append(token)
    faces = iter(mixed(g, [f"spawn-{colour}" for colour in row.hidden_spawns]))
    for spawn in row.spawns:
        zone = board.at(spawn.cell)
        token = next(faces) if spawn.colour == "hidden" else f"spawn-{spawn.colour}"
        zones[model.spawn_tokens(zone)].append(token)
        if spawn.colour in ("red", "hidden"):
            g.state.awake = (*g.state.awake, zone)
    lying = Counter(token for zone in zones.values() for token in zone if is_piece(token))
    zones[ASIDE] += sorted((tokens - lying).elements())


def mixed(g: Invader, tokens: list[str]) -> list[str]:
    """Tokens in a random order that nobody knows."""
    chance.permute(tokens, g.bits)
    return tokens


def place_figures(g: Invader) -> None:
    """Mold, doors, machines and Xenos; mold has all its effects from the start."""
    state, row, board = g.state, g.mission, g.board
    state.mold = tuple(sorted(board.at(cell) for cell in row.mold))
    state.dry = tuple(sorted(board.at(cell) for cell in row.dry))
    for door in row.doors:
        way = way_id(board.at(door.cells[0]), board.at(door.cells[1]))
        state.closed = tuple(sorted((*state.closed, way)))
        if door.colour == "neutral":
            state.doors -= 1
        else:
            state.coloured = {**state.coloured, way: door.colour}
    machines = {BOT: row.bot, GUN: row.gun}
    state.machines = {machine: board.at(cell) for machine, cell in machines.items() if cell}
    if row.barred:
        state.barred = (way_id(board.at(row.barred[0]), board.at(row.barred[1])),)
    for figure in row.xenos:
        at = next(kind.at for kind in g.kinds if kind.id == figure.xeno)
        g.change(board.at(figure.cell), at, 1)
    for zone in (*state.mold, *state.dry):
        mold.cover(g, zone)


@rule("Z-021", "Z-347", "Z-458", "Z-459", "Z-594")
def begin_with(g: Invader, who: Survivor) -> None:
    """What a survivor has from the start: what a skill names, and a tank where the mission says so."""
    for skill in who.skills:
        row = g.box.skills[skill.removeprefix("skill-")]
        item = f"item-{row.of}"
        if row.family == "starts-with" and item in g.state.zones[EQUIPMENT]:
            g.put(item, EQUIPMENT, model.left(who.id))
        if row.family == "starts-armored":
            who.armor = who.most = ARMOR[row.of]
    if g.mission.oxygen and g.state.zones[OXYGEN]:
        g.put(TANK, OXYGEN, model.body(who.id))


# What players choose


@rule("Z-016", "Z-017")
def pick(g: Invader) -> Rule[None]:
    """The players pick survivors, one after another, until all have a player."""
    free = [one for one in g.crew if one.seat < 0 and not one.guest]
    if not free:
        g.advance()
        return
    seat = sum(one.seat >= 0 for one in g.crew) % g.state.seats
    options = [verbs.PICK(one.id) for one in free]
    chosen = yield from choose(seat, "ask-pick", options, "Z-017")
    who = g.survivor(chosen.args[0])
    who.seat = seat
    g.tell(Picked(who.id, seat + 1), "Z-017")


@rule("Z-019", "Z-020", "Z-329")
def arm(g: Invader) -> Rule[None]:
    """Every survivor gets one of the starting cards."""
    bare = [*unarmed(g)]
    left = list(dict.fromkeys(g.state.zones[STARTING]))
    if not bare or not left:
        g.advance()
        return
    who = bare[0]
    options = [verbs.ARM(who.id, item) for item in left]
    chosen = yield from choose(who.seat, "ask-arm", options, "Z-020", who=who.id)
    item = chosen.args[1]
    hand = model.right if g.state.zones[model.left(who.id)] else model.left
    g.put(item, STARTING, hand(who.id))
    g.tell(Armed(who.id, item), "Z-020")


def unarmed(g: Invader) -> Iterator[Survivor]:
    """The survivors who have no starting card yet, in the order of their cards."""
    zones = g.state.zones
    for one in g.crew:
        held = [*zones[model.left(one.id)], *zones[model.right(one.id)]]
        if not one.guest and not any(g.items[item].back == "starting" for item in held):
            yield one


def gather(g: Invader) -> Rule[None]:
    """The players say who starts where, if the mission leaves that to them."""
    if (yield from g.rules.gather(g)):
        g.advance()


@rule("Z-330", "Z-331")
def reinforce(g: Invader) -> Rule[None]:
    """For every two survivors beyond six one more spawn token is laid into a spawn zone."""
    zones, spawns = g.state.zones, g.rules.spawns
    survivors = sum(not one.guest for one in g.crew)
    wanted = max(0, survivors - g.box.numbers.survivors + 1) // 2
    laid = sum(len(zones[model.spawn_tokens(zone)]) for zone in spawns) - len(spawns)
    left = sorted((one for one in zones[ASIDE] if one.startswith("spawn-")), key=RED.__ne__)
    open_zones = [zone for zone in spawns if g.state.eyes[model.spawn_tokens(zone)] == ALL_EYES]
    if laid >= wanted or not left or not open_zones:
        g.advance()
        return
    options = [verbs.REINFORCE(zone) for zone in open_zones]
    chosen = yield from choose(0, "ask-reinforce", options, "Z-331")
    zone = chosen.args[0]
    g.put(left[0], ASIDE, model.spawn_tokens(zone))
    g.tell(Reinforced(zone, left[0]), "Z-330")


@rule("Z-027")
def choose_first(g: Invader) -> Rule[None]:
    """Somebody gets the first player token."""
    options = [verbs.FIRST(f"player-{seat}") for seat in range(g.state.seats)]
    chosen = yield from choose(0, "ask-first", options, "Z-027")
    g.state.first = int(chosen.args[0].removeprefix("player-"))
    g.advance()
