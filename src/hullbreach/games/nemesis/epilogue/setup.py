"""The epilogue is set up on what a finished game has left."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath import alerts
from hullbreach.games.nemesis.aftermath.model import on_ship, set_counters
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.epilogue.offer import CARD, OFFER, requirement
from hullbreach.games.nemesis.rules.model import DEPRESSURIZATION, NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.setup import ENGINE_NUMBERS
from hullbreach.games.survival.hive.kinds import ADULT, LARVA
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.intruders import remove, to_bag
from hullbreach.games.survival.rules.model import BAG, BOX, FIRE, GONE, NOISE
from hullbreach.kernel import rule


def reset(g: Nemesis) -> None:
    """What the game before has left is made ready: intruders, markers, decks, engines, rooms."""
    recall_intruders(g)
    clear_board(g)
    shuffle_decks(g)
    reveal_rooms(g)


@rule("NA-130", "NA-131", "NA-132", "NA-133", "NA-134", "NA-221")
def recall_intruders(g: Nemesis) -> None:
    """All intruders go back into the bag, and some larvae and adults with them."""
    for intruder in list(g.state.intruders):
        remove(g, intruder)
        to_bag(g, intruder.kind)
    own, at = NUMBERS(g), g.state.seats - 1
    for kind, count in ((LARVA, own.larvae[at]), (ADULT, own.adults[at])):
        for _ in range(count):
            to_bag(g, kind)
    g.shuffle(BAG)


@rule("NA-135", "NA-136", "NA-137", "NA-217", "NA-218")
def clear_board(g: Nemesis) -> None:
    """Fire and noise go; malfunctions, doors, pods, objects and eggs stay. No weakness counts yet."""
    for slot in g.board.slots:
        if g.burning(slot):
            g.lift(FIRE, slot)
    for way in g.board.noise_places:
        if g.noisy(way):
            g.lift(NOISE, way)
    if g.state.airless:
        g.lift(DEPRESSURIZATION, g.state.airless)
    g.state.airless, g.state.destruct, g.state.weaknesses = "", NOT_STARTED, []


@rule("NA-138", "NA-139")
def shuffle_decks(g: Nemesis) -> None:
    """Attacks, contamination and wounds are shuffled anew, and so are the engines."""
    for pile in ("attack", "contamination", "wound"):
        if f"discard-{pile}" in g.state.zones:
            g.move_all(f"discard-{pile}", f"deck-{pile}")
        g.shuffle(f"deck-{pile}")
    for number in ENGINE_NUMBERS:
        g.shuffle(f"engine-{number}")
    _new_course(g)


def _new_course(g: Nemesis) -> None:
    """Another coordinates card, of all that there are."""
    deck = "deck-coordinates"
    for card in [one for one in g.state.zones[BOX] if one.startswith("coordinates-")]:
        g.put(card, BOX, deck)
    g.move_all("coordinates", deck)
    g.watch("coordinates", 0)
    g.shuffle(deck)
    g.draw(deck, "coordinates")
    g.move_all(deck, BOX)


@rule("NA-140", "NA-216")
def reveal_rooms(g: Nemesis) -> None:
    """Rooms that nobody explored are turned up and get their item counters; tokens do nothing else."""
    for slot in on_ship(g):
        if slot not in g.state.explored:
            g.turn_up(model.tile(slot))
            room = g.state.zones[model.tile(slot)][0]
            g.state.explored = {**g.state.explored, slot: room}
        for token in list(g.state.zones[model.token(slot)]):
            g.put(token, model.token(slot), GONE)
            items = int(token.partition("#")[2])
            if g.rules.searchable(g, g.room(slot)):
                count = g.rules.item_count(g, items)
                g.state.searches = {**g.state.searches, slot: count}


@rule("NA-144", "NA-145", "NA-146", "NA-147")
def begin(g: Nemesis) -> None:
    """Requirements, the first alert, the offer, and the marker on the track of the shuttle."""
    for seat in range(g.state.seats):
        g.draw("deck-requirement", requirement(seat))
    g.move_all("deck-requirement", BOX)
    g.put(CARD, "deck-offer", OFFER)
    set_counters(g, shuttle=0)
    alerts.reveal(g)
