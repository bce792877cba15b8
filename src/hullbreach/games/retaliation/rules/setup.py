"""Setup: the box unpacked, soldiers chosen and equipped."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from hullbreach.games.retaliation.rules import model, verbs
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.events import Equipped
from hullbreach.games.retaliation.rules.grid import AROUND, FIXED, GAPS, HIB, LZ, PLACES, PRINTED
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    BELT,
    DIRECTIVES,
    FAULTS,
    GEAR,
    HAND,
    MORE_DIRECTIVES,
    ROBOT_GEAR,
    SECURE,
    STOCK,
    RetaliationOptions,
    RetaliationState,
    Soldier,
)
from hullbreach.games.retaliation.rules.movement import lay_corridor
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import fill_grey, fill_slots, take_one
from hullbreach.games.survival.rules.events import Drafted
from hullbreach.games.survival.rules.model import (
    BAG,
    BOX,
    DOOR,
    DRAWN,
    EGG,
    EGG_BOARD,
    FIRE,
    GONE,
    MALFUNCTION,
    NOISE,
    deck,
    hands,
    objectives,
    supply,
)
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, Rule, choose, eye, rule
from hullbreach.kernel.packs import Stage

if TYPE_CHECKING:
    from hullbreach.games.retaliation.game import RetaliationEdition

MARKERS = (FIRE, MALFUNCTION, NOISE, SECURE, DOOR)
OFFERED = 7
PER_SLOT = 4


# What there is


def copies(kind: str, row: Any) -> list[str]:
    """The components of an item: heavy ones are told apart, since each may break."""
    if row.heavy and row.count > 1:
        return [f"{kind}-{row.id}#{number}" for number in range(1, row.count + 1)]
    return [f"{kind}-{row.id}"] * row.count


@rule("R-002", "R-003", "R-004", "R-005", "R-007", "R-008", "R-010", "R-011", "R-012")
def stacks(edition: RetaliationEdition) -> dict[str, list[str]]:
    """Every component in the zone where it lies when the box has been sorted."""
    box = edition.box
    found: dict[str, list[str]] = {
        "corridors": [f"corridor-{row.id}" for row in box.corridors.values() if not row.printed],
        EGG_BOARD: [EGG] * box.supplies["egg"].count,
        ANTI_AIRCRAFT: [f"anti-aircraft-{row}" for row in box.anti_aircraft],
        "robot": [f"robot-{row}" for row in box.robots],
        "draft": [f"character-{row}" for row in box.characters],
    }
    for marker in MARKERS:
        found[supply(marker)] = [marker] * box.supplies[marker.removeprefix("supply-")].count
    for token in GEAR:
        found[supply(token)] = [token] * box.gear[token.removeprefix("gear-")].count
    for figure in box.intruders.values():
        found[supply(f"intruder-{figure.id}")] = [f"intruder-{figure.id}"] * figure.count
    for row in box.intruder_tokens.values():
        found.setdefault(f"stack-{row.pile}", []).extend([f"token-{row.id}"] * row.count)
    for stack in "abcx":
        found[f"rooms-{stack}"] = [f"room-{r.id}" for r in box.rooms.values() if r.stack == stack]
    for name in ("red", "yellow", "green", "support", "starting"):
        rows = [row for row in box.items.values() if row.deck == name]
        found[f"deck-{name}"] = [one for row in rows for one in copies("item", row)]
    found["deck-wounds"] = [f"wound-{r.id}" for r in box.wounds.values() for _ in range(r.count)]
    found["deck-contamination"] = [
        f"contamination-{row.id}" for row in box.contamination.values() for _ in range(row.count)
    ]
    found["deck-event"] = [f"event-{row}" for row in box.events]
    found["deck-exploration"] = [f"exploration-{row}" for row in box.exploration]
    found["deck-attack"] = [f"attack-{r.id}" for r in box.attacks.values() for _ in range(r.count)]
    found["deck-health"] = [f"health-{r.id}" for r in box.health.values() for _ in range(r.count)]
    found["cards"] = [f"card-{c}" for row in box.characters.values() for c in row.cards]
    for own in box.own.values():
        found.setdefault(own.zone, []).extend([own.id] * own.count)
    return found


def goals(edition: RetaliationEdition, mode: str) -> dict[str, list[str]]:
    """Objectives and directives; without secrets there are other directives, and no objectives."""
    box = edition.box
    wanted = "standard" if mode == "standard" else "coop"
    found = {DIRECTIVES: [f"directive-{r.id}" for r in box.directives.values() if r.deck == wanted]}
    for name in ("mission", "private") if mode == "standard" else ():
        rows = [row for row in box.objectives.values() if row.deck == name]
        found[f"objectives-{name}"] = [f"objective-{r.id}" for r in rows for _ in range(r.count)]
    return found


def mode_of(options: RetaliationOptions, seats: int) -> str:
    """Alone, a game is always solo."""
    return "solo" if seats == 1 else options.mode


def pieces(edition: RetaliationEdition, options: RetaliationOptions, seats: int) -> Counter[str]:
    """Every component of a game with these options."""
    every = {**stacks(edition), **goals(edition, mode_of(options, seats))}
    return Counter(one for zone in every.values() for one in zone)


# Zones

OPEN = (
    *PLACES,
    DRAWN,
    GONE,
    FAULTS,
    STOCK,
    ROBOT_GEAR,
    EGG_BOARD,
    DIRECTIVES,
    "played",
    "shop",
    "cards",
    "deck-starting",
    "discard-red",
    "discard-yellow",
    "discard-green",
    "discard-support",
    "discard-wounds",
    "discard-event",
    "discard-attack",
    "discard-exploration",
    "discard-health",
    "taken",
)
HIDDEN = (BAG, BOX, "token", "lost-health")
OF_A_SEAT = {
    "hand": True,
    "pack": True,
    "objectives": True,
    "looking": True,
    "deck": False,
}
OPEN_OF_A_SEAT = ("discard", "hands", "worn", "belt", "wounds", "larva")


def _zones(edition: RetaliationEdition, state: RetaliationState) -> None:
    """Every zone with what lies in it, and who sees that."""
    sorted_box = {**stacks(edition), **goals(edition, state.mode)}
    opened = {EGG_BOARD, DIRECTIVES, "cards", "deck-starting"}
    eyes = dict.fromkeys(OPEN, ALL_EYES) | dict.fromkeys(HIDDEN, NO_EYES)
    for zone in sorted_box:
        shown = zone in opened or zone.startswith("supply-of-")
        eyes[zone] = ALL_EYES if shown else NO_EYES
    for item in edition.slotted:
        eyes[model.on(item)] = ALL_EYES
    for seat in range(state.seats):
        for name, mine in OF_A_SEAT.items():
            eyes[f"{name}-{seat}"] = eye(seat) if mine else NO_EYES
        for name in OPEN_OF_A_SEAT:
            eyes[f"{name}-{seat}"] = ALL_EYES
    state.eyes = eyes | edition.rules.more_zones(state.seats)
    state.zones = {zone: sorted_box.get(zone, []) for zone in state.eyes}


SHUFFLED = (
    "corridors",
    "rooms-a",
    "rooms-b",
    "rooms-c",
    "rooms-x",
    "robot",
    "draft",
    ANTI_AIRCRAFT,
    "deck-red",
    "deck-yellow",
    "deck-green",
    "deck-support",
    "deck-wounds",
    "deck-contamination",
    "deck-event",
    "deck-attack",
    "deck-exploration",
    "deck-health",
)


@rule("R-025", "R-028", "R-029", "R-030", "R-031", "R-045", "R-046", "R-047", "R-056", "R-057")
def unpack(
    game: Game[Any], options: RetaliationOptions, seats: int, key: bytes
) -> RetaliationState:
    """The box unpacked, before anybody has chosen a character."""
    edition: RetaliationEdition = game.edition(options.packs)
    state = RetaliationState(
        seats=seats,
        key=key,
        packs=options.packs,
        mode=mode_of(options, seats),
        revive=options.mode == "coop",
        layout="base",
        lethal=options.lethal,
        crew=[Soldier(number=seat + 1, slot=LZ) for seat in range(seats)],
        stage=edition.course.first,
        robot=HIB,
    )
    _zones(edition, state)
    g = Retaliation(game, state)
    for zone in SHUFFLED:
        g.shuffle(zone)
    for zone in [zone for zone in state.zones if zone.startswith("stack-")]:
        g.shuffle(zone)
    _lay_out(g)
    _number_players(g)
    _deal_goals(g, MORE_DIRECTIVES[options.difficulty])
    return state


@rule("R-032", "R-033", "R-036", "R-037", "R-038", "R-039", "R-040", "R-041", "R-042", "R-555")
def _lay_out(g: Retaliation) -> None:
    """The Landing Zone with three corridors and its gear, the robot, the bag."""
    state = g.state
    state.explored = {LZ: FIXED[LZ]}
    state.corridors = {gap: (PRINTED[gap], HIB) for gap in GAPS if gap in PRINTED}
    for gap in AROUND[LZ]:
        lay_corridor(g, LZ, gap)
    for _ in range(len(state.zones["robot"]) - 1):
        g.draw("robot", BOX)
    g.put(GEAR[0], supply(GEAR[0]), ROBOT_GEAR)
    g.put(GEAR[2], supply(GEAR[2]), ROBOT_GEAR)
    for token in GEAR:
        for _ in range(PER_SLOT):
            g.put(token, supply(token), STOCK)
    for kind, count in g.rules.bag_at_start(g).items():
        for _ in range(count):
            g.draw(f"stack-{kind}", BAG)
    g.told.clear()


@rule("R-049", "R-050", "R-068")
def _number_players(g: Retaliation) -> None:
    """Player numbers are dealt at random; number 1 begins."""
    numbers = list(range(1, g.state.seats + 1))
    for who in g.crew:
        who.number = numbers.pop(g.below(len(numbers)))
    g.state.first = next(seat for seat, who in enumerate(g.crew) if who.number == 1)
    g.state.turn = g.state.first
    g.state.queue = [str(seat) for seat in by_number(g)]


def by_number(g: Retaliation) -> list[int]:
    """The seats in the order of the player numbers."""
    return sorted(range(g.state.seats), key=lambda seat: g.crew[seat].number)


@rule("R-051", "R-052", "R-054", "R-535", "R-536", "R-545", "R-556", "R-650")
def _deal_goals(g: Retaliation, more: int) -> None:
    """Each player gets two objectives, unless all work together; directives lie open."""
    seats, box = g.state.seats, g.box
    if g.state.mode == "standard":
        for name in ("mission", "private"):
            zone = f"objectives-{name}"
            many = [
                one for one in g.state.zones[zone] if box.objectives[row_id(one)].players > seats
            ]
            g.put_all(many, zone, GONE)  # everyone knows that nobody has one of these
            g.shuffle(zone)
            for seat in range(seats):
                g.draw(zone, objectives(seat))
            g.move_all(zone, BOX)
    wanted = 1 if g.state.mode == "standard" else max(1, seats + more)
    fitting = [
        card
        for card in g.state.zones[DIRECTIVES]
        if box.directives[card.removeprefix("directive-")].players <= seats
    ]
    revealed: list[str] = []
    while len(revealed) < wanted:
        card = fitting.pop(g.below(len(fitting)))
        if not ({card} <= RIVALS and RIVALS & set(revealed)):
            revealed.append(card)
    for card in list(g.state.zones[DIRECTIVES]):
        if card not in revealed:
            g.put(card, DIRECTIVES, BOX)


RIVALS = {"directive-closedown", "directive-shutdown-order"}
"""Directives that are never revealed together."""


# Before the first round


@rule("R-001", "R-055", "R-058", "R-059", "R-060", "R-557")
def draft(g: Retaliation) -> Rule[None]:
    """In the order of player numbers each draws two characters and keeps one."""
    state = g.state
    if not state.queue:
        g.advance()
        return
    seat = int(state.queue[0])
    looking = f"looking-{seat}"
    for _ in range(2):
        if state.zones["draft"]:
            g.draw("draft", looking)
    answers = [verbs.DRAFT(card) for card in state.zones[looking]]
    chosen = yield from choose(seat, "ask-draft", answers, "R-055", secret=True)
    state.queue.pop(0)
    g.put(chosen.args[0], looking, "taken")
    for card in list(state.zones[looking]):
        g.put(card, looking, "draft")
    g.shuffle("draft")
    muster(g, seat, chosen.args[0])


@rule("R-056", "R-057", "R-058", "R-059", "R-060", "R-061", "R-062", "R-063")
def muster(g: Retaliation, seat: int, character: str) -> None:
    """A character comes into the game with its deck and its starting items."""
    who = g.crew[seat]
    who.id = character
    row = g.box.characters[character.removeprefix("character-")]
    for card in row.cards:
        g.put(f"card-{card}", "cards", deck(seat))
    g.shuffle(deck(seat))
    for name in row.starting:
        item = f"item-{name}"
        worn = g.row(item).armour
        g.put(item, "deck-starting", model.worn(seat) if worn else hands(seat))
        fill_slots(g, item)
    g.tell(Drafted(character, who.number), "R-055")


def equipping(g: Retaliation) -> None:
    """Seven cards of support equipment are revealed; the highest number chooses first."""
    seats = [s for s in by_number(g) if g.box.characters[_row(g, s)].support]
    for _ in range(min(OFFERED, len(g.state.zones["deck-support"]))):
        g.draw("deck-support", "shop")
    g.state.queue = [str(seat) for seat in reversed(seats)]


def _row(g: Retaliation, seat: int) -> str:
    return g.crew[seat].id.removeprefix("character-")


@rule("R-061", "R-064", "R-065")
def equip(g: Retaliation) -> Rule[None]:
    """One card of support equipment each; the rest leaves the game."""
    state = g.state
    if not state.queue:
        g.move_all("shop", GONE)
        g.advance()
        return
    seat = int(state.queue[0])
    answers = [verbs.EQUIP(item) for item in state.zones["shop"]]
    chosen = yield from choose(seat, "ask-equip", answers, "R-064")
    item = chosen.args[0]
    # Both hands are free but one: whatever it is, it fits.
    g.put(item, "shop", model.worn(seat) if g.row(item).armour else hands(seat))
    fill_slots(g, item)
    state.queue.pop(0)
    g.tell(Equipped(g.name(seat), item), "R-064")
    yield from fill_grey(g, seat, item)


def arming(g: Retaliation) -> None:
    """Everybody takes gear, the highest number first."""
    g.state.queue = [str(seat) for seat in reversed(by_number(g))]


@rule("R-066", "R-067")
def arm(g: Retaliation) -> Rule[None]:
    """Four tokens of gear for each, then a hand of cards."""
    state = g.state
    if not state.queue:
        for seat in g.order():
            draw_cards(g, seat, HAND)
        g.advance()
        return
    seat = int(state.queue[0])
    for _ in range(BELT):
        yield from take_one(g, seat, model.belt(seat))
    state.queue.pop(0)


OPENING = (Stage("draft", draft), Stage("equip", equip, equipping), Stage("arm", arm, arming))
"""The steps before the first round."""
