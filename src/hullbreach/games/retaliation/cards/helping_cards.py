"""What action cards do for people, and to the base: medicine, makeshifts, explosives."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards, pay_besides, spare
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.body import (
    can_restore,
    contaminate,
    heal_wound,
    restore,
    wounded,
)
from hullbreach.games.retaliation.rules.choices import (
    helped,
    patients,
    which_gap,
    whom,
)
from hullbreach.games.retaliation.rules.effects import CARDS
from hullbreach.games.retaliation.rules.gearing import use_up
from hullbreach.games.retaliation.rules.grid import NEIGHBOURS, TOWARDS
from hullbreach.games.retaliation.rules.markers import (
    put_out,
)
from hullbreach.games.retaliation.rules.model import GRENADE, MEDPACK
from hullbreach.games.retaliation.rules.movement import lay_corridor
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.search import find
from hullbreach.games.retaliation.rules.things import (
    gain_gear,
)
from hullbreach.games.retaliation.rules.using import closed_to_use, resolve_room, room_effects
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.model import COLOURS, supply
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule

COMBAT_DRUGS = "card-combat-drugs"
ENOUGH = 3
"""How many cards drugs bring somebody to."""


def drained(g: Retaliation, seat: int) -> list[int]:
    """Who in the room holds fewer cards than drugs bring; the card that is played is no more held."""
    held = {one: len(g.hand(one)) for one in g.people(g.crew[seat].slot)}
    held[seat] -= COMBAT_DRUGS in g.hand(seat)
    return [one for one, cards in held.items() if cards < ENOUGH]


@rule("R-021")
@CARDS(COMBAT_DRUGS)
def inject(g: Retaliation, seat: int) -> Rule[None]:
    """For a medpack somebody here draws up to three cards."""
    if MEDPACK not in g.gear(seat):
        yield deny("R-021", "denied-no-medpack")
    if not drained(g, seat):
        yield deny("R-021", "denied-enough-cards")
    yield COMMIT
    yield from use_up(g, seat, MEDPACK)
    other = yield from whom(g, seat, drained(g, seat), "ask-whom", "R-312")
    draw_cards(g, other, ENOUGH - len(g.hand(other)))


@CARDS("card-field-surgery")
def operate_here(g: Retaliation, seat: int) -> Rule[None]:
    """For another card a serious wound is removed; without a medpack at the price of contamination."""
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not patients(g, seat, wounded):
        yield deny("R-188", "denied-no-wound")
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    other = yield from helped(g, seat, wounded, "R-312")
    if other is None:
        return
    yield from heal_wound(g, other)
    if MEDPACK in g.gear(seat):
        answers = [verbs.SPEND(MEDPACK), verbs.SUFFER()]
        chosen = yield from choose(seat, "ask-sterile", answers, "R-388", who=g.name(other))
        if chosen.verb == verbs.SPEND:
            yield from use_up(g, seat, MEDPACK)
            return
    contaminate(g, other, "R-388")


@CARDS("card-first-aid")
def give_first_aid(g: Retaliation, seat: int) -> Rule[None]:
    """One point of health."""
    if not patients(g, seat, can_restore):
        yield deny("R-591", "denied-healthy")
    yield COMMIT
    other = yield from helped(g, seat, can_restore, "R-312")
    if other is not None:
        yield from restore(g, other, 1)


@CARDS("card-first-aid")
def find_medpack(g: Retaliation, seat: int) -> Rule[None]:
    """In a green room a medpack token."""
    if "green" not in g.finds(g.crew[seat].slot):
        yield deny("R-021", "denied-no-green")
    if not g.state.zones[supply(MEDPACK)]:
        yield deny("R-153", "denied-supply")
    if not g.empty_slot(seat, MEDPACK):
        yield deny("R-153", "denied-no-slot")
    yield COMMIT
    yield from gain_gear(g, seat, MEDPACK)


@CARDS("card-always-prepared")
def prepared(g: Retaliation, seat: int) -> Rule[None]:
    """The room is used, even in combat; then all intruders here attack."""
    here = g.crew[seat].slot
    if closed_to_use(g, here):
        yield deny("R-208", "denied-malfunction")
    effects, why = room_effects(g, seat, here)
    if not effects:
        yield why
    yield COMMIT
    who = g.crew[seat]
    yield from resolve_room(g, seat, who.slot)
    space = who.slot
    for figure in g.hostiles(space):
        if who.aboard and who.slot == space and figure in g.state.zones[space]:
            yield from attack(g, figure, seat, space)


@in_secret
@CARDS("card-always-prepared")
def improvise(g: Retaliation, seat: int) -> Rule[None]:
    """For another card two items of one colour; one is kept."""
    if spare(g, seat) < 1:
        yield deny("R-561", "denied-cost-more", 1, spare(g, seat))
    if not any(g.state.zones[f"deck-{one}"] for one in COLOURS):
        yield deny("R-552", "denied-decks-empty")
    yield COMMIT
    yield from pay_besides(g, seat, 1)
    answers = [verbs.COLOUR_OF(f"colour-{c}") for c in COLOURS if g.state.zones[f"deck-{c}"]]
    chosen = yield from choose(seat, "ask-colour", answers, "R-309")
    yield from find(g, seat, [chosen.args[0].removeprefix("colour-")] * 2, 1)


@CARDS("card-explosives")
def blast_way(g: Retaliation, seat: int) -> Rule[None]:
    """For a grenade a new corridor to another known room."""
    if GRENADE not in g.gear(seat):
        yield deny("R-021", "denied-no-grenade")
    if not walls(g, seat):
        yield deny("R-021", "denied-no-wall")
    yield COMMIT
    yield from use_up(g, seat, GRENADE)
    gap = yield from which_gap(g, seat, walls(g, seat), "ask-corridor", "R-021")
    lay_corridor(g, g.crew[seat].slot, gap)


def walls(g: Retaliation, seat: int) -> list[str]:
    """The gaps to known rooms where no corridor is."""
    here = g.crew[seat].slot
    if not g.state.zones["corridors"]:
        return []
    return [
        gap
        for way, gap in TOWARDS[here].items()
        if gap not in g.state.corridors and NEIGHBOURS[here][way] in g.state.explored
    ]


@CARDS("card-explosives")
def find_grenade(g: Retaliation, seat: int) -> Rule[None]:
    """In a yellow room a grenade token."""
    if "yellow" not in g.finds(g.crew[seat].slot):
        yield deny("R-021", "denied-no-yellow")
    if not g.state.zones[supply(GRENADE)]:
        yield deny("R-153", "denied-supply")
    if not g.empty_slot(seat, GRENADE):
        yield deny("R-153", "denied-no-slot")
    yield COMMIT
    yield from gain_gear(g, seat, GRENADE)


@CARDS("card-pyrotechnics")
def smother(g: Retaliation, seat: int) -> Rule[None]:
    """Fire in the room is discarded."""
    if not g.burning(g.crew[seat].slot):
        yield deny("R-021", "denied-no-fire")
    yield COMMIT
    put_out(g, g.crew[seat].slot)


@CARDS("card-pyrotechnics")
def incinerate(g: Retaliation, seat: int) -> Rule[None]:
    """For a grenade all intruders in an adjacent corridor die."""
    gaps = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    if GRENADE not in g.gear(seat):
        yield deny("R-021", "denied-no-grenade")
    if not gaps:
        yield deny("R-021", "denied-no-prey")
    yield COMMIT
    there = [gap for gap in g.reach(g.crew[seat].slot) if g.infested(gap)]
    yield from use_up(g, seat, GRENADE)
    gap = yield from which_gap(g, seat, there, "ask-corridor", "R-021")
    for figure in g.figures(gap):
        if figure in g.state.zones[gap]:
            yield from g.rules.slain(g, figure, gap, seat)
