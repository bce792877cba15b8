"""Cultists: how they die, and which abilities of the cult die with them."""

from __future__ import annotations

from hullbreach.games.retaliation.neosoma.events import AbilityLost, CultistKilled
from hullbreach.games.retaliation.neosoma.kinds import (
    ABILITIES,
    CULTIST,
    DEAD,
    OFF,
    RUNT,
    ability,
    active,
    living,
    number_of,
    those_in,
)
from hullbreach.games.retaliation.neosoma.verbs import SWITCH_OFF
from hullbreach.games.retaliation.rules.hive import kill, rename
from hullbreach.games.retaliation.rules.noise import noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import IntruderPlaced
from hullbreach.games.survival.rules.model import supply
from hullbreach.kernel import Rule, choose, rule


@rule("RN-072", "RN-113")
def place_cultist(g: Retaliation, space: str) -> None:
    """A cultist in a room, if one is left."""
    if g.state.zones[supply(CULTIST)]:
        g.lay(CULTIST, space)
        g.tell(IntruderPlaced(CULTIST, g.place(space)), "RN-113")


@rule("RN-077", "RN-078", "RN-079", "RN-141")
def destroy(g: Retaliation, figure: str, space: str, by: int | None) -> Rule[None]:
    """A cultist goes on its tile, and an ability is switched off: whoever killed it says which."""
    if figure != CULTIST:
        rename(g, space, figure, CULTIST)
    g.put(CULTIST, space, DEAD)
    g.tell(CultistKilled(g.place(space), living(g)), "RN-077")
    cards = sorted(g.state.zones[ABILITIES], key=number_of)
    if by is None:
        switch_off(g, cards[-1])
        return
    answers = [SWITCH_OFF(card) for card in cards]
    chosen = yield from choose(by, "ask-switch-off", answers, "RN-078")
    switch_off(g, chosen.args[0])


@rule("RN-042", "RN-078", "RN-079", "RN-083")
def switch_off(g: Retaliation, card: str) -> None:
    """An ability card is turned over; without theirs, runts that are hurt die."""
    g.put(card, ABILITIES, OFF)
    g.tell(AbilityLost(card), "RN-083")
    if card != ability(RUNT):
        return
    for space in g.rooms_on_map():
        for runt in those_in(g, space, RUNT):
            if runt != RUNT:
                kill(g, runt, space)


@rule("RN-080")
def startle(g: Retaliation, seat: int) -> None:
    """Somebody has hurt a cultist: when the action is over, there is noise."""
    if str(seat) not in g.state.startled:
        g.state.startled = [*g.state.startled, str(seat)]


@rule("RN-080", "RN-081")
def answer(g: Retaliation) -> Rule[None]:
    """Whoever has hurt a cultist rolls for noise once, as long as that ability is active."""
    startled, g.state.startled = g.state.startled, []
    for seat in startled:
        if active(g, CULTIST):
            yield from noise_roll(g, int(seat))
