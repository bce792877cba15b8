"""Setup: the ship, the intruders, the decks, and then the crew, who draft their characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec

from hullbreach.games.nemesis.model import (
    BOARDS,
    COLOURS,
    CONTENT,
    DEPRESSURIZATION,
    HIBERNATORIUM,
    NUMBERS,
    NemesisOptions,
    NemesisState,
)
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import model
from hullbreach.games.survival.events import Drafted
from hullbreach.games.survival.model import (
    BAG,
    BLUE_CORPSE,
    BOX,
    EGG,
    EGG_BOARD,
    GONE,
    POOL,
    RED_CORPSE,
    RED_CORPSES,
    SIZES,
    Character,
)
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, Rule, choose, eye, option, rule

HIDDEN_PILES = ("red", "yellow", "green", "event", "attack", "contamination", "wound")
OPEN_PILES = (*COLOURS, "event", "attack", "wound")
MARKERS = ("fire", "malfunction", "noise", "door", "carcass")
WEAKNESS_SLOTS = ("corpse", "egg", "carcass")
ENGINE_NUMBERS = (1, 2, 3)


def items_of(deck: str) -> list[str]:
    """The cards of an item deck. A card names its deck; weapons that come in copies are numbered."""
    cards = []
    for item in CONTENT.items.values():
        count = item.decks.get(deck, 0)  # type: ignore[call-overload]
        if item.weapon is not None and count > 1:
            cards += [f"item-{item.id}#{deck}-{number}" for number in range(1, count + 1)]
        else:
            cards += [f"item-{item.id}#{deck}"] * count
    return cards


def _decks() -> dict[str, list[str]]:
    """The shared decks, unshuffled."""
    return {
        **{f"deck-{colour}": items_of(colour) for colour in (*COLOURS, "crafted")},
        "deck-event": [f"event-{event}" for event in CONTENT.events],
        "deck-attack": [
            f"attack-{card.id}#{blood}" for card in CONTENT.attacks.values() for blood in card.blood
        ],
        "deck-contamination": [
            f"contamination-{card.id}"
            for card in CONTENT.contamination.values()
            for _ in range(card.count)
        ],
        "deck-wound": [
            f"wound-{card.id}" for card in CONTENT.wounds.values() for _ in range(card.count)
        ],
        "deck-weakness": [f"weakness-{card}" for card in CONTENT.weaknesses],
        "deck-coordinates": [f"coordinates-{card}" for card in CONTENT.coordinates],
    }


DECKS = _decks()
TOKENS = [
    f"token-{token.id}" for token in CONTENT.intruder_tokens.values() for _ in range(token.count)
]
EXPLORATION = [
    f"exploration-{token.id}#{items}"
    for token in CONTENT.exploration_tokens.values()
    for items in token.items
]


def _supplies() -> dict[str, list[str]]:
    zones = {
        model.supply(f"supply-{marker}"): [f"supply-{marker}"] * CONTENT.supplies[marker].count
        for marker in MARKERS
    }
    zones[model.supply(EGG)] = [EGG] * CONTENT.supplies["egg"].count
    zones[model.supply(RED_CORPSE)] = list(RED_CORPSES)
    zones[model.supply(DEPRESSURIZATION)] = [DEPRESSURIZATION]
    for kind in SIZES:
        figures = CONTENT.intruders[kind.removeprefix("intruder-")].count  # type: ignore[index]
        zones[model.supply(kind)] = [kind] * figures
    return zones


SUPPLIES = _supplies()


def characters(medic: bool) -> list[str]:
    """Who can be drafted."""
    return [one.id for one in CONTENT.characters.values() if medic or one.pack != "medic"]


def belongings(character: str) -> dict[str, list[str]]:
    """What comes with a character, by the part of it."""
    row = CONTENT.characters[character]
    return {
        "deck": [f"card-{card}" for card, count in row.cards.items() for _ in range(count)],
        "hands": [f"item-{row.weapon}#starting"],
        "quests": [f"quest-{quest}" for quest in row.quests],
    }


def box(options: NemesisOptions, seats: int) -> Counter[str]:
    """Every component of a game with these options."""
    count: Counter[str] = Counter()
    for cards in (*DECKS.values(), *SUPPLIES.values()):
        count.update(cards)
    count.update(TOKENS)
    count.update(EXPLORATION)
    count.update(f"room-{room}" for room in CONTENT.rooms)
    count.update(f"engine-{token}" for token in CONTENT.engines)
    count.update(f"pod-{pod}" for pod in CONTENT.pods)
    count.update(f"objective-{card}" for card in CONTENT.objectives)
    count.update(_intruder_cards())
    count[BLUE_CORPSE] += 1
    for character in characters(options.medic):
        count[f"character-{character}"] += 1
        for things in belongings(character).values():
            count.update(things)
    return count


def _intruder_cards() -> list[str]:
    return [
        f"intruder-card-{card.id}#{copy.move}-{copy.attacks}"
        for card in CONTENT.intruder_player.values()
        for copy in card.copies
    ]


# The box unpacked


@rule("N-015", "N-023", "N-040", "N-041", "N-042", "N-054", "N-059", "N-060", "N-586", "N-590")
def unpack(
    game: Game[NemesisState], options: NemesisOptions, seats: int, key: bytes
) -> NemesisState:
    """Everything before the first choice: only the draft is left to do."""
    mode = "solo" if seats == 1 else options.mode
    packed = pack(options.layout, seats, options.medic, options.intruder_player)
    state = NemesisState(
        seats=seats,
        key=key,
        zones=packed.zones.copy(),
        eyes=packed.eyes.copy(),
        explored=packed.explored.copy(),
        layout=options.layout,
        mode=mode,
        medic=options.medic,
        revive=options.revive and mode == "coop",
        intruder_player=options.intruder_player,
        crew=[Character(0) for _ in range(seats)],
        destination=CONTENT.tracks["destination"].start,
        stage="draft",
    )
    g = Nemesis(game, state)
    _lay_out_ship(g)
    _lay_out_pods(g)
    _lay_out_intruders(g)
    for pile in HIDDEN_PILES:
        g.shuffle(f"deck-{pile}")
    _number_the_players(g)
    _deal_objectives(g)
    g.shuffle("draft")
    return state


class Packed(msgspec.Struct, frozen=True):
    """The zones with all components in the box's order: what is the same in every game.

    The lists of zones are values, so all games begin with the same ones.
    """

    zones: dict[str, list[str]] = {}
    eyes: dict[str, int] = {}
    explored: dict[str, str] = {}

    def zone(self, name: str, eyes: int, things: Iterable[str] = ()) -> None:
        """Add a zone, or say anew what is in it."""
        self.zones[name] = list(things)
        self.eyes[name] = eyes


@cache
@rule("N-038", "N-058")
def pack(layout: str, seats: int, medic: bool, hunted: bool) -> Packed:
    """Every zone of a game on this side of the board, before anything is shuffled."""
    packed, board = Packed(), BOARDS[layout]
    for name, cards in DECKS.items():
        packed.zone(name, ALL_EYES if name == "deck-crafted" else NO_EYES, cards)
    for pile in OPEN_PILES:
        packed.zone(f"discard-{pile}", ALL_EYES)
    for name, things in SUPPLIES.items():
        packed.zone(name, ALL_EYES, things)
    for place in (*board.slots, *board.passages, *board.networks):
        packed.zone(place, ALL_EYES)
    for slot in board.slots:
        packed.zone(model.tile(slot), NO_EYES)
        packed.zone(model.token(slot), NO_EYES)
    for name in ("bag", "box", "coordinates", "tiles-1", "tiles-2", "tokens"):
        packed.zone(name, NO_EYES)
    for name in ("pods-a", "pods-b", "pods", "drawn", "joined", EGG_BOARD, GONE, "draft"):
        packed.zone(name, ALL_EYES)
    for name in WEAKNESS_SLOTS:
        packed.zone(f"weakness-{name}", NO_EYES)
    for number in ENGINE_NUMBERS:
        packed.zone(f"engine-{number}", NO_EYES)
    packed.zone(POOL, NO_EYES, TOKENS)
    packed.zone("tokens", NO_EYES, EXPLORATION)
    hunting = _intruder_cards()
    packed.zone("intruder-deck", NO_EYES, hunting if hunted else ())
    packed.zone("intruder-hand", NO_EYES)
    packed.zone("intruder-discard", ALL_EYES)
    for deck in ("personal", "corporate", "coop"):
        cards = [f"objective-{one.id}" for one in CONTENT.objectives.values() if one.deck == deck]
        packed.zone(f"deck-{deck}", NO_EYES, cards)
    packed.zone("shared-objectives", ALL_EYES)
    for seat in range(seats):
        for name in ("hand", "pack", "objectives", "looking"):
            packed.zone(f"{name}-{seat}", eye(seat))
        for name in ("discard", "hands", "quests", "wounds", "dressed"):
            packed.zone(f"{name}-{seat}", ALL_EYES)
        packed.zone(model.deck(seat), NO_EYES)
    crew = characters(medic)
    packed.zone("draft", ALL_EYES, [f"character-{character}" for character in crew])
    own = [thing for one in crew for things in belongings(one).values() for thing in things]
    packed.zone(BOX, NO_EYES, own if hunted else hunting + own)
    packed.zone("pods", NO_EYES, [f"pod-{pod}" for pod in CONTENT.pods])
    _pack_ship(packed, layout)
    return packed


@rule("N-016", "N-019", "N-020", "N-588")
def _pack_ship(packed: Packed, layout: str) -> None:
    """The printed rooms, the piles of room tiles, the engines, and a corpse."""
    slots = CONTENT.boards[layout].slots.values()
    printed = {slot.room for slot in slots if slot.room}
    for back in ("1", "2"):
        packed.zone(
            f"tiles-{back}",
            NO_EYES,
            [
                f"room-{room.id}"
                for room in CONTENT.rooms.values()
                if room.back == back and room.id not in printed
            ],
        )
    for slot in slots:
        place, room = f"slot-{slot.id}", f"room-{slot.room}"
        if slot.room:
            packed.zone(model.tile(place), ALL_EYES, [room])
            packed.explored[place] = room
            if room == HIBERNATORIUM:
                packed.zone(place, ALL_EYES, [BLUE_CORPSE])
    for token in CONTENT.engines.values():
        packed.zones[f"engine-{token.number}"].append(f"engine-{token.id}")


@rule(
    "N-016", "N-017", "N-018", "N-019", "N-020", "N-021", "N-022", "N-030", "N-031", "N-032",
    "N-588",
)  # fmt: skip
def _lay_out_ship(g: Nemesis) -> None:
    """Room tiles and exploration tokens face down, coordinates, engines."""
    state = g.state
    for pile in ("tiles-1", "tiles-2", "tokens"):
        g.shuffle(pile)
    for slot in CONTENT.boards[state.layout].slots.values():
        place = f"slot-{slot.id}"
        if not slot.room:
            g.draw(f"tiles-{slot.type}", model.tile(place))
        if slot.type != "special":
            g.draw("tokens", model.token(place))
    for rest in ("tiles-1", "tiles-2", "tokens"):
        g.move_all(rest, BOX)
    g.shuffle("deck-coordinates")
    g.draw("deck-coordinates", "coordinates")
    g.move_all("deck-coordinates", BOX)
    for number in ENGINE_NUMBERS:
        g.shuffle(f"engine-{number}")


@rule("N-024", "N-025", "N-026", "N-027", "N-028", "N-029")
def _lay_out_pods(g: Nemesis) -> None:
    """Pick the pods, and deal them in ascending order to the sections in turn; all are locked."""
    state = g.state
    g.shuffle("pods")
    count = NUMBERS.setup.pods[state.seats - 1]
    chosen = sorted(state.zones["pods"][:count])
    for index, pod in enumerate(chosen):
        g.put(pod, "pods", ("pods-a", "pods-b")[index % 2])
    g.move_all("pods", BOX)
    state.locked = chosen


@rule("N-005", "N-033", "N-034", "N-035", "N-036", "N-037")
def _lay_out_intruders(g: Nemesis) -> None:
    """Eggs, weaknesses, and the bag: tokens are picked blind, so the adults' numbers are open."""
    state = g.state
    for _ in range(NUMBERS.setup.eggs):
        g.lay(EGG, EGG_BOARD)
    g.shuffle("deck-weakness")
    for slot in WEAKNESS_SLOTS:
        g.draw("deck-weakness", f"weakness-{slot}")
    g.move_all("deck-weakness", BOX)
    g.shuffle(POOL)
    for kind, count in NUMBERS.setup.bag.items():
        wanted = count + (NUMBERS.setup.adults_per_player * state.seats if kind == "adult" else 0)
        for _ in range(wanted):
            token = next(one for one in state.zones[POOL] if one.startswith(f"token-{kind}"))
            g.put(token, POOL, BAG)
    g.shuffle(BAG)


# The crew


@rule("N-043", "N-044", "N-045")
def _number_the_players(g: Nemesis) -> None:
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
def _deal_objectives(g: Nemesis) -> None:
    """Standard: a corporate and a personal one each. Solo: two of the others. Coop: shared ones."""
    state = g.state
    for deck in ("personal", "corporate", "coop"):
        zone = f"deck-{deck}"
        for card in list(state.zones[zone]):
            if CONTENT.objectives[card.removeprefix("objective-")].players > state.seats:
                g.put(card, zone, BOX)
        g.shuffle(zone)
    if state.mode == "standard":
        for seat in range(state.seats):
            g.draw("deck-corporate", model.objectives(seat))
            g.draw("deck-personal", model.objectives(seat))
    elif state.mode == "solo":
        for _ in range(NUMBERS.setup.solo_objectives):
            g.draw("deck-coop", model.objectives(0))
    else:
        for _ in range(state.seats):
            g.draw("deck-coop", "shared-objectives")
    for deck in ("personal", "corporate", "coop"):
        g.move_all(f"deck-{deck}", BOX)


@rule("N-050", "N-051", "N-052", "N-053")
def draft(g: Nemesis, seat: int) -> Rule[None]:
    """Two characters are drawn for everyone to see, one is kept, the other shuffled back."""
    state = g.state
    shown = [g.pick_from_draft() for _ in range(NUMBERS.setup.draft_choices)]
    chosen = yield from choose(
        seat, "ask-draft", [option("draft", character) for character in shown], "N-050"
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
        state.stage = "round"


@rule("N-012", "N-055", "N-056", "N-057", "N-058")
def join(g: Nemesis, seat: int, character: str) -> None:
    """The character comes aboard with deck, loaded weapon and quest items."""
    state, who = g.state, g.crew[seat]
    who.id, who.slot = character, g.slot_of(HIBERNATORIUM)
    zones = {"deck": model.deck(seat), "hands": model.hands(seat), "quests": model.quests(seat)}
    own = belongings(character.removeprefix("character-"))
    for part, things in own.items():
        for thing in things:
            g.put(thing, BOX, zones[part])
    g.shuffle(model.deck(seat))
    for weapon in own["hands"]:
        state.ammo[weapon] = g.rules.usable(weapon).weapon.ammo
    g.tell(Drafted(character, who.number), "N-050")
