"""What event cards that several games have do, after the intruders have moved.

Where an event goes through rooms it does so by their numbers; where it goes through characters,
in player order.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.effects import EVENTS
from hullbreach.games.survival.rules.events import IntruderHealed, RoomEmptied
from hullbreach.games.survival.rules.intruders import leave
from hullbreach.games.survival.rules.markers import break_room, open_door, set_fire
from hullbreach.games.survival.rules.model import EGG, SurvivalState
from hullbreach.games.survival.rules.noise import noise_around
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, rule


def break_rooms(g: Survival[SurvivalState], slots: Iterable[str]) -> None:
    """Malfunctions in these rooms, as far as they can have one."""
    for slot in list(slots):
        break_room(g, slot, "N-099")


def burning_rooms(g: Survival[SurvivalState]) -> list[str]:
    """The rooms on fire."""
    return [slot for slot in g.board.slots if g.burning(slot)]


@rule("N-073", "N-276")
def spread(g: Survival[SurvivalState]) -> None:
    """Fire goes from burning rooms through every corridor that is not closed, all at once."""
    burning = burning_rooms(g)
    reached = [
        slot
        for slot in g.board.slots
        if any(beyond in burning and not g.closed(way) for way, beyond in g.board.ways[slot])
    ]
    for slot in reached:
        set_fire(g, slot, "N-099")


def green_rooms_fail(g: Survival[SurvivalState]) -> Rule[None]:
    """Malfunctions in all explored green rooms."""
    break_rooms(g, (slot for slot in g.board.slots if g.colour(slot) == "green"))
    yield from ()


@EVENTS("event-bulkheads-open")
def bulkheads_open(g: Survival[SurvivalState]) -> Rule[None]:
    """All closed doors open."""
    for corridor in g.board.passages:
        if g.closed(corridor):
            open_door(g, corridor, "N-099")
    yield from ()


@EVENTS("event-damaging-fire")
def damaging_fire(g: Survival[SurvivalState]) -> Rule[None]:
    """Malfunctions in all burning rooms; then the fire spreads."""
    break_rooms(g, burning_rooms(g))
    spread(g)
    yield from ()


@EVENTS("event-consuming-fire")
def consuming_fire(g: Survival[SurvivalState]) -> Rule[None]:
    """Nothing is left to be found in burning rooms; then the fire spreads."""
    for slot in burning_rooms(g):
        if g.state.searches.get(slot):
            g.state.searches = {**g.state.searches, slot: 0}
            g.tell(RoomEmptied(g.place(slot)), "N-099")
    spread(g)
    yield from ()


@EVENTS("event-regeneration")
def regeneration(g: Survival[SurvivalState]) -> Rule[None]:
    """All intruders recover from some of their injuries."""
    for intruder in g.state.intruders:
        recover(g, intruder)
    yield from ()


def recover(g: Survival[SurvivalState], intruder: model.Intruder) -> None:
    """An intruder loses injuries, as many as a regeneration is worth."""
    if intruder.injuries:
        intruder.injuries = max(0, intruder.injuries - g.box.numbers.effects.regeneration)
        healed = IntruderHealed(intruder.kind, g.place(intruder.slot), intruder.injuries)
        g.tell(healed, "N-099")


@EVENTS("event-lurking")
def lurking(g: Survival[SurvivalState]) -> Rule[None]:
    """All intruders that do not fight go into hiding."""
    for intruder in list(g.state.intruders):
        if not g.fighting(intruder):
            leave(g, intruder, "N-263")
    yield from ()


@EVENTS("event-egg-protection")
def egg_protection(g: Survival[SurvivalState]) -> Rule[None]:
    """An encounter for everyone who is in the nest or carries an egg."""
    nest = g.nest()
    near = [seat for seat in g.active() if g.crew[seat].slot == nest or EGG in g.carried(seat)]
    for seat in near:
        if g.crew[seat].awake:
            yield from g.rules.encounter(g, seat)


@EVENTS("event-scent-of-prey")
@rule("N-461")
def scent_of_prey(g: Survival[SurvivalState]) -> Rule[None]:
    """Noise all around everyone who is covered with slime; whoever waits in a pod is in no room."""
    for seat in g.active():
        who = g.crew[seat]
        if who.aboard and who.slimed:
            noise_around(g, who.slot, "N-099")
    yield from ()


@EVENTS("event-nest")
def nest_stirs(g: Survival[SurvivalState]) -> Rule[None]:
    """Noise all around the nest, once it has been found."""
    if g.nest():
        noise_around(g, g.nest(), "N-099")
    yield from ()
