"""The traits of the base characters and of the Medic."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.rules.model import COCKPIT
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.traits import verbs as own_verbs
from hullbreach.games.nemesis.traits.events import Rushed
from hullbreach.games.nemesis.traits.kinds import NUMBERS, has
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import draw_cards
from hullbreach.games.survival.rules.combat import EGGS, aim_name
from hullbreach.games.survival.rules.doors import door_options, work_door
from hullbreach.games.survival.rules.events import Shot
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.weapons import SIX_SHOOTER
from hullbreach.games.survival.rules.wounds import dress, wound
from hullbreach.kernel import COMMIT, Action, Rule, Text, choose, deny, rule
from hullbreach.kernel.state import without

LEG = "wound-leg"
RUSHED = "rushed"
"""The Soldier has taken a wound to do more in this turn."""


# Captain


@rule("NP-032")
def shoot_on(g: Nemesis, seat: int, weapon: str, target: str, injuries: int) -> Rule[int]:
    """After a hit with the Six-Shooter: more shots at the same target, until one misses."""
    more = 0
    if not has(g, seat, "captain") or row_id(weapon) != SIX_SHOOTER or target == EGGS:
        return more
    while injuries and g.state.ammo[weapon]:
        choices = [own_verbs.SHOOT_ON(), own_verbs.HOLD_FIRE()]
        left = g.state.ammo[weapon]
        chosen = yield from choose(seat, "ask-shoot-on", choices, "NP-032", ammo=left)
        if chosen.verb == own_verbs.HOLD_FIRE:
            break
        g.state.ammo = {**g.state.ammo, weapon: left - 1}
        kind = aim_name(g, target)
        die = g.rules.shot_die(g, seat)
        face = yield from g.rules.second_try(g, seat, die, g.roll(die), kind)
        face = yield from g.rules.shot_reroll(g, seat, weapon, face, 0)
        injuries = yield from g.rules.shot_injuries(g, seat, weapon, face, kind)
        injuries = g.rules.shot_total(g, seat, weapon, kind, injuries)
        g.tell(Shot(g.name(seat), weapon, kind, f"combat-{face}", injuries), "NP-032")
        more += injuries
    return more


# Mechanic


@rule("NP-032")
def handy(g: Nemesis, seat: int, item: str) -> bool:
    """Whether this is a thing of the Mechanic's own that counts as a yellow item for crafting."""
    if not has(g, seat, "mechanic"):
        return False
    row = g.box.characters["mechanic"]
    return row_id(item) in (row.weapon, *row.quests)


# Pilot


@rule("NP-032")
def work_any_door(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """After the action of the cockpit: open or close any door of the ship."""
    if not has(g, seat, "pilot") or g.room(slot) != COCKPIT:
        return
    doors = dict.fromkeys(one for place in g.board.slots for one in door_options(g, place))
    if not doors:
        return
    choices = [*doors, verbs.DONE()]
    chosen = yield from choose(seat, "ask-authorization", choices, "NP-032")
    if chosen.verb != verbs.DONE:
        yield from work_door(g, seat, chosen, "NP-032")


# Scientist


@rule("NP-032")
def sit_down(g: Nemesis, seat: int, card: str) -> None:
    """In a wheelchair a wounded leg does not matter."""
    if card == LEG and has(g, seat, "scientist"):
        dress(g, seat, card, "NP-032")


# Soldier


def in_shape(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Whether this is the Soldier with the trait."""
    return [()] if has(g, seat, "soldier") else []


@rule("NP-032")
def rush(g: Nemesis, seat: int) -> Rule[None]:
    """A light wound for one more action in this turn."""
    who = g.crew[seat]
    if RUSHED in who.counters:
        yield deny("NP-032", "denied-rushed")
    if g.state.boundless:
        yield deny("NP-032", "denied-boundless")
    yield COMMIT
    who.counters = {**who.counters, RUSHED: 1}
    g.state.actions += NUMBERS(g).rush_actions
    g.tell(Rushed(g.name(seat)), "NP-032")
    yield from wound(g, seat, Text("cause-rush"), light=NUMBERS(g).rush_wounds)


def rested(g: Nemesis, seat: int) -> None:
    """The turn is over: in the next one the Soldier may rush again."""
    who = g.crew[seat]
    if RUSHED in who.counters:
        who.counters = without(who.counters, RUSHED)


RUSH_ACTION = Action(own_verbs.RUSH, rush, in_shape)


# Medic


@rule("NP-032")
def rejoice(g: Nemesis, seat: int, other: int) -> None:
    """Who has helped somebody else draws a card."""
    if other != seat and has(g, seat, "medic"):
        draw_cards(g, seat, 1)
