"""What items do when they are used: gear, medicine, what drives intruders away.

Weapons and armour are dealt with where they matter.
"""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards, lose_actions
from hullbreach.games.retaliation.rules.body import (
    can_restore,
    gain_oxygen,
    heal_wound,
    hurt,
    restore,
    wounded,
)
from hullbreach.games.retaliation.rules.choices import (
    helped,
    patients,
    which_gap,
    which_space,
    whom,
)
from hullbreach.games.retaliation.rules.combat import (
    drive_out,
    explode,
    prey_here,
)
from hullbreach.games.retaliation.rules.effects import ITEMS
from hullbreach.games.retaliation.rules.events import Cleansed, Exploded
from hullbreach.games.retaliation.rules.gearing import make_room, short_of_air, targets_of_grenade
from hullbreach.games.retaliation.rules.grid import ENDS
from hullbreach.games.retaliation.rules.markers import (
    destroy_door,
    secured_in_sector,
    unsecure,
)
from hullbreach.games.retaliation.rules.model import (
    AMMO,
    GRENADE,
    MEDPACK,
    OXYGEN,
)
from hullbreach.games.retaliation.rules.movement import walk, ways_out
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import gain_gear
from hullbreach.games.survival.rules.actions import contamination_in_hand, place_of
from hullbreach.games.survival.rules.model import BOX, hand, supply
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule

EVERYTHING = 99


def _gains(token: str, item: str) -> None:
    """Register that an item can become a gear token."""

    def gain_token(g: Retaliation, seat: int, item: str) -> Rule[None]:
        """A gear token; whoever has no empty slot discards another one for it."""
        if not g.state.zones[supply(token)]:
            yield deny("R-153", "denied-supply")
        if not g.empty_slot(seat, token) and not g.gear(seat):
            yield deny("R-153", "denied-no-slot")
        yield COMMIT
        yield from make_room(g, seat, token)
        yield from gain_gear(g, seat, token)

    ITEMS(item)(gain_token)


for _token, _item in (
    (AMMO, "item-ammo"),
    (GRENADE, "item-grenade"),
    (OXYGEN, "item-oxygen-tank"),
    (MEDPACK, "item-medpack"),
):
    _gains(_token, _item)


@ITEMS("item-grenade")
def throw_grenade(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """It is thrown at once."""
    if not targets_of_grenade(g, seat):
        yield deny("R-161", "denied-no-prey")
    yield COMMIT
    gap = yield from which_gap(g, seat, targets_of_grenade(g, seat), "ask-corridor", "R-161")
    yield from explode(g, seat, gap)


@ITEMS("item-oxygen-tank")
def inhale(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Three points of oxygen."""
    if not patients(g, seat, short_of_air):
        yield deny("R-168", "denied-full-oxygen")
    yield COMMIT
    other = yield from helped(g, seat, short_of_air, "R-312")
    if other is not None:
        gain_oxygen(g, other, 3)


@ITEMS("item-heavy-oxygen-tank")
def inhale_deeply(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """All oxygen."""
    if not patients(g, seat, short_of_air):
        yield deny("R-168", "denied-full-oxygen")
    yield COMMIT
    other = yield from helped(g, seat, short_of_air, "R-312")
    if other is not None:
        gain_oxygen(g, other, EVERYTHING)


@ITEMS("item-medpack", "item-medical-stapler", "item-stimulants")
def patch_up(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Two points of health."""
    if not patients(g, seat, can_restore):
        yield deny("R-591", "denied-healthy")
    yield COMMIT
    other = yield from helped(g, seat, can_restore, "R-312")
    if other is not None:
        yield from restore(g, other, 2)


@ITEMS("item-medical-stapler", "item-medkit")
def staple(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A serious wound is discarded; a medkit restores health, too."""
    if not patients(g, seat, wounded):
        yield deny("R-188", "denied-no-wound")
    yield COMMIT
    other = yield from helped(g, seat, wounded, "R-312")
    if other is not None:
        yield from heal_wound(g, other)
        if kind_of(item) == "item-medkit":
            yield from restore(g, other, 3)


@ITEMS("item-medkit")
def bandage(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Three points of health."""
    if not patients(g, seat, can_restore):
        yield deny("R-591", "denied-healthy")
    yield COMMIT
    other = yield from helped(g, seat, can_restore, "R-312")
    if other is not None:
        yield from restore(g, other, 3)


@ITEMS("item-stimulants")
def draw_two(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Two cards."""
    yield COMMIT
    draw_cards(g, seat, 2)


@ITEMS("item-caffeine-pills")
def draw_three(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """Three cards."""
    yield COMMIT
    draw_cards(g, seat, 3)


@ITEMS("item-adrenaline-injection")
def rush(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A card, and any number of actions this turn, which ends with a pass."""
    yield COMMIT
    draw_cards(g, seat, 1)
    if g.state.turn == seat:
        g.state.boundless, g.state.actions = True, max(1, g.state.actions)


@ITEMS("item-antiseptic")
def disinfect(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A contamination card in hand leaves the game."""
    if not g.contamination(seat):
        yield deny("R-021", "denied-no-contamination")
    yield COMMIT
    answers = contamination_in_hand(g, seat)
    chosen = yield from choose(seat, "ask-antiseptic", answers, "R-021", secret=True)
    at = place_of(g, seat, chosen.args[0])
    cards = list(g.hand(seat))
    cards[at] = kind_of(cards[at])
    g.rewrite(hand(seat), cards)
    g.take(hand(seat), at, BOX)
    g.crew[seat].proved = ()
    g.tell(Cleansed(g.name(seat), 1), "R-021")


@rule("R-510")
@ITEMS("item-military-taser", "item-fire-extinguisher")
def drive_away(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """An intruder in the room is expelled."""
    if not prey_here(g, seat):
        yield deny("R-330", "denied-no-intruder")
    yield COMMIT
    answers = [verbs.TARGET(one) for one in prey_here(g, seat)]
    chosen = yield from choose(seat, "ask-target", answers, "R-330")
    yield from drive_out(g, seat, chosen.args[0], g.crew[seat].slot)


@rule("R-510")
@ITEMS("item-military-taser")
def stun(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A character in the room discards all action cards."""
    yield COMMIT
    here = g.people(g.crew[seat].slot)
    lose_actions(g, (yield from whom(g, seat, here, "ask-whom", "R-510")))


@ITEMS("item-flashbang")
def dazzle(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A move in which all attacks are prevented."""
    gaps = [gap for (gap,) in ways_out(g, seat) if not g.barred(gap)]
    if not gaps:
        yield deny("R-619", "denied-shut-in")
    yield COMMIT
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-338")
    g.crew[seat].shield = EVERYTHING
    yield from walk(g, seat, gap)


@ITEMS("item-remote-detonator")
def detonate(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A security token of the sector explodes: intruders there die, characters are hurt."""
    if not secured_in_sector(g, seat):
        yield deny("R-021", "denied-no-security")
    yield COMMIT
    space = yield from which_space(g, seat, secured_in_sector(g, seat), "ask-room", "R-021")
    unsecure(g, space)
    yield from _blast(g, space, seat)


def _blast(g: Retaliation, place: str, seat: int) -> Rule[None]:
    """Every intruder in a room dies; people lose three points of health."""
    g.tell(Exploded(g.place(place)), "R-021")
    for figure in g.figures(place):
        if figure in g.state.zones[place]:
            yield from g.rules.slain(g, figure, place, seat)
    for other in g.people(place):
        hurt(g, other, 3, Text("cause-explosion"))


@rule("R-236")
@ITEMS("item-rpg-launcher")
def launch_rocket(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """A neighbouring room and its corridors: doors are destroyed, intruders die, people are hurt."""
    here = g.crew[seat].slot
    if not g.within_sight(here):
        yield deny("R-236", "denied-no-room")
    yield COMMIT
    space = yield from which_space(g, seat, g.within_sight(here), "ask-room", "R-021")
    for gap in g.exits(space):
        for end in ENDS[gap]:
            destroy_door(g, gap, end)
        for figure in g.figures(gap):
            if figure in g.state.zones[gap]:
                yield from g.rules.slain(g, figure, gap, seat)
    yield from _blast(g, space, seat)
