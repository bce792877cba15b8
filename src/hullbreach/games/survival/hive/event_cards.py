"""What event cards do that only a race that hatches has: hunts, damage, eggs and larvae."""

from __future__ import annotations

from hullbreach.games.survival.cards.event_cards import break_rooms
from hullbreach.games.survival.hive.kinds import ADULT, BREEDER, LARVA, QUEEN
from hullbreach.games.survival.hive.larvae import burst, get_larva, infest
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_card
from hullbreach.games.survival.rules.combat import check_nest
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.effects import EVENTS
from hullbreach.games.survival.rules.events import Discarded, EggHatched
from hullbreach.games.survival.rules.intruders import add_token, meet, move_together
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, rule

LARGE = (ADULT, BREEDER, QUEEN)


@EVENTS("event-damage")
def damage(g: Survival[SurvivalState]) -> Rule[None]:
    """Malfunctions wherever a large intruder is."""
    rooms = {one.slot: one for one in g.state.intruders if one.kind in LARGE}
    break_rooms(g, (slot for slot in g.board.slots if slot in rooms))
    yield from ()


@EVENTS("event-hunt-a", "event-hunt-b")
def hunt(g: Survival[SurvivalState]) -> Rule[None]:
    """Each adult that does not fight goes next door to the prey, by the lowest room number."""
    moves = []
    for adult in [one for one in g.state.intruders if one.kind == ADULT]:
        if not g.fighting(adult):
            prey = [slot for slot in g.board.neighbours[adult.slot] if g.people(slot)]
            moves += [(adult, slot) for slot in prey[:1]]
    move_together(g, moves, "N-251")
    yield from ()


@EVENTS("event-hatching")
@rule("N-156", "N-552", "N-553", "N-649")
def hatching(g: Survival[SurvivalState]) -> Rule[None]:
    """An egg of the nest hatches: on whoever is there without action cards, or into the bag."""
    if not g.has(EGG, EGG_BOARD):
        return
    g.lift(EGG, EGG_BOARD)
    g.tell(EggHatched(), "N-552")
    check_nest(g)
    nest = g.nest()
    there = g.people(nest) if nest else []
    helpless = g.helpless(there)
    if not helpless:
        add_token(g, LARVA, "N-552")
        return
    yield from meet(g)
    for seat in helpless:
        infest(g, seat)


@EVENTS("event-eclosion")
@rule("N-374", "N-375")
def eclosion(g: Survival[SurvivalState]) -> Rule[None]:
    """Larvae leave their hosts, who die; everyone else finds out whether one is growing in them."""
    for seat in g.active():
        if g.crew[seat].larva:
            yield from burst(g, seat)
        else:
            draw_and_scan(g, seat)


def draw_and_scan(g: Survival[SurvivalState], seat: int) -> None:
    """Draw some of the own cards, scan the contamination among them, discard them all."""
    looking = f"looking-{seat}"
    for _ in range(g.box.numbers.effects.eclosion_cards):
        draw_card(g, seat, looking)
    if scan(g, seat, [looking], "N-372", clean=False, infected=False):
        get_larva(g, seat)
    cards = g.looks(g.state.zones[looking])
    g.move_all(looking, model.discard(seat))
    if cards:
        g.tell(Discarded(g.name(seat), cards), "N-099")
