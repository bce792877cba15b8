"""Setup: the ship, the intruders, the decks, and then the crew, who draft their characters."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules.model import (
    DEPRESSURIZATION,
    HIBERNATORIUM,
    NemesisOptions,
    NemesisState,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import (
    BLUE_CORPSE,
    BOX,
    EGG_BOARD,
    GONE,
    POOL,
    RED_CORPSE,
    RED_CORPSES,
    Character,
)
from hullbreach.games.survival.rules.setup import HIDDEN_PILES as HIDDEN_PILES
from hullbreach.games.survival.rules.setup import OPEN_PILES as OPEN_PILES
from hullbreach.games.survival.rules.setup import (
    Packed,
    deal_objectives,
    decks,
    draft_cards,
    face_down,
    fill_bag,
    lay_out_weaknesses,
    leave_out,
    luggage,
    number_the_players,
    pack_board,
    pack_objectives,
    pack_piles,
    pack_seats,
    pack_tiles,
    supplies,
    tokens,
    with_items,
)
from hullbreach.kernel import ALL_EYES, NO_EYES, Game, rule

MARKERS = ("fire", "malfunction", "noise", "door", "carcass", "egg")
WEAKNESS_SLOTS = ("corpse", "egg", "carcass")
ENGINE_NUMBERS = (1, 2, 3)


def packed_decks(box: Content) -> dict[str, list[str]]:
    """The shared decks, unshuffled."""
    return {
        **decks(box),
        "deck-coordinates": [f"coordinates-{card}" for card in box.coordinates],
    }


def packed_supplies(box: Content) -> dict[str, list[str]]:
    """Markers and figures, each kind in its zone."""
    return {
        **supplies(box, MARKERS),
        model.supply(RED_CORPSE): list(RED_CORPSES[: box.supplies["corpse-red"].count]),
        model.supply(DEPRESSURIZATION): [DEPRESSURIZATION],
    }


def exploration(box: Content) -> list[str]:
    """The exploration tokens."""
    return with_items("exploration", box.exploration_tokens.values())


def hunting(box: Content) -> list[str]:
    """The cards of the intruder player."""
    return [
        f"intruder-card-{card.id}#{copy.move}-{copy.attacks}"
        for card in box.intruder_player.values()
        for copy in card.copies
    ]


def pieces(edition: SurvivalEdition) -> Counter[str]:
    """Every component of the boxes in play."""
    box: Any = edition.box
    crew = list(box.characters)
    return Counter(
        chain(
            *packed_decks(box).values(),
            *packed_supplies(box).values(),
            tokens(box),
            exploration(box),
            hunting(box),
            (f"room-{room}" for room in box.rooms),
            (f"engine-{token}" for token in box.engines),
            (f"pod-{pod}" for pod in box.pods),
            (f"objective-{card}" for card in box.objectives),
            [BLUE_CORPSE],
            draft_cards(crew),
            luggage(crew, edition.rules.belongings),
            *edition.rules.more_components().values(),
        )
    )


# The box unpacked


@rule("N-015", "N-023", "N-040", "N-041", "N-042", "N-054", "N-059", "N-060", "N-586", "N-590")
def unpack(
    game: Game[NemesisState], options: NemesisOptions, seats: int, key: bytes
) -> NemesisState:
    """Everything before the first choice: only the draft is left to do."""
    mode = "solo" if seats == 1 else options.mode
    edition = game.edition(options.packs)
    packed = pack(edition, options.layout, seats, options.intruder_player)
    state = NemesisState(
        seats=seats,
        key=key,
        packs=edition.ids,
        zones=packed.zones.copy(),
        eyes=packed.eyes,
        explored=packed.explored,
        layout=options.layout,
        mode=mode,
        revive=options.revive and mode == "coop",
        intruder_player=options.intruder_player,
        crew=[Character(0) for _ in range(seats)],
        destination=edition.box.tracks["destination"].start,
        stage=edition.course.first,
    )
    g = Nemesis(game, state)
    _lay_out_ship(g)
    _lay_out_pods(g)
    lay_out_weaknesses(g, WEAKNESS_SLOTS)
    fill_bag(g)
    for pile in HIDDEN_PILES:
        g.shuffle(f"deck-{pile}")
    for deck in g.box.own_decks:
        g.shuffle(f"deck-{deck}")
    number_the_players(g)
    deal_objectives(g)
    g.shuffle("draft")
    g.rules.go_on(g, options.after)
    g.rules.lay_out(g)
    return state


@cache
@rule("N-038", "N-058")
def pack(edition: SurvivalEdition, layout: str, seats: int, hunted: bool) -> Packed:
    """Every zone of a game on this side of the board, before anything is shuffled."""
    box: Any = edition.box
    packed = Packed()
    pack_piles(packed, packed_decks(box), packed_supplies(box))
    pack_board(packed, edition.boards[layout])
    for name in ("bag", "box", "coordinates"):
        packed.zone(name, NO_EYES)
    for name in ("pods-a", "pods-b", "drawn", "joined", EGG_BOARD, GONE):
        packed.zone(name, ALL_EYES)
    for name in WEAKNESS_SLOTS:
        packed.zone(f"weakness-{name}", NO_EYES)
    for number in ENGINE_NUMBERS:
        own = [f"engine-{one.id}" for one in box.engines.values() if one.number == number]
        packed.zone(f"engine-{number}", NO_EYES, own)
    cards = hunting(box)
    packed.zone(POOL, NO_EYES, tokens(box))
    packed.zone("tokens", NO_EYES, exploration(box))
    packed.zone("intruder-deck", NO_EYES, cards if hunted else ())
    packed.zone("intruder-hand", NO_EYES)
    packed.zone("intruder-discard", ALL_EYES)
    pack_objectives(packed, box)
    pack_seats(packed, seats)
    crew = list(box.characters)
    own = luggage(crew, edition.rules.belongings)
    packed.zone("draft", ALL_EYES, draft_cards(crew))
    packed.zone(BOX, NO_EYES, own if hunted else cards + own)
    packed.zone("pods", NO_EYES, [f"pod-{pod}" for pod in box.pods])
    pack_tiles(packed, box, layout)
    stock = edition.rules.more_components()
    for name, eyes in edition.rules.more_zones(seats).items():
        packed.zone(name, eyes, stock.get(name, ()))
    for slot, room in packed.explored.items():
        if room == HIBERNATORIUM:
            packed.zone(slot, ALL_EYES, [BLUE_CORPSE])
    return packed


@cache
def _hidden_places(edition: SurvivalEdition, layout: str) -> dict[str, list[str]]:
    slots = edition.box.boards[layout].slots.values()
    return face_down(slots, lambda slot: "tokens" if edition.rules.has_token(slot) else "")


@rule(
    "N-016", "N-017", "N-018", "N-019", "N-020", "N-021", "N-022", "N-030", "N-031", "N-032",
    "N-588",
)  # fmt: skip
def _lay_out_ship(g: Nemesis) -> None:
    """Room tiles and exploration tokens face down, coordinates, engines."""
    for pile in ("tiles-1", "tiles-2", "tokens"):
        leave_out(g, pile)
        g.shuffle(pile)
    for pile, places in _hidden_places(g.edition, g.state.layout).items():
        g.spread(pile, places)
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
    count = g.box.numbers.setup.pods[state.seats - 1]
    chosen = sorted(state.zones["pods"][:count])
    for index, pod in enumerate(chosen):
        g.put(pod, "pods", ("pods-a", "pods-b")[index % 2])
    g.move_all("pods", BOX)
    state.locked = chosen
