"""The action cards of the Sentry."""

from __future__ import annotations

from hullbreach.games.lockdown.cards.action_cards.shared import choose_intruder
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import (
    ways_from,
)
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import (
    lose_hand,
)
from hullbreach.games.survival.rules.doors import door_options, seal
from hullbreach.games.survival.rules.intruders import move_together
from hullbreach.games.survival.rules.items import part_with, weapons
from hullbreach.games.survival.rules.movement import GUIDED, arrive
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@CARDS("card-stun")
@rule("L-200", "L-418")
def knock_out(g: Lockdown, seat: int) -> Rule[None]:
    """Somebody else here who has few cards loses them all."""
    weak = [
        other
        for other in g.people(g.crew[seat].slot)
        if other != seat and 0 < len(g.hand(other)) <= g.box.numbers.effects.stun_hand
    ]
    if not weak:
        yield deny("L-200", "denied-nobody-weak", g.box.numbers.effects.stun_hand)
    yield COMMIT
    names = [verbs.STUN(g.name(other)) for other in weak]
    chosen = yield from choose(seat, "ask-stun", names, "L-200")
    lose_hand(g, g.seat_of(chosen.args[0]), "L-200")


@CARDS("card-stun")
@rule("L-200", "L-278", "L-386")
def throw_weapon(g: Lockdown, seat: int) -> Rule[None]:
    """Discard a weapon: a hunter flees where the player wants, but through no closed door."""
    slot = g.crew[seat].slot
    arms, ways = weapons(g, seat), ways_from(g, slot)
    if not g.in_combat(seat):
        yield deny("L-183", "denied-no-intruder")
    if not arms:
        yield deny("L-200", "denied-no-weapon")
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    options = [verbs.GIVE_UP(weapon) for weapon in arms]
    weapon = yield from choose(seat, "ask-throw-weapon", options, "L-200")
    part_with(g, seat, weapon.args[0], "L-386")
    hunter = yield from choose_intruder(g, seat, "ask-drive-whom")
    beyond = [own_verbs.DRIVE_TO(*way.args) for way in ways]
    chosen = yield from choose(seat, "ask-drive-to", beyond, "L-200")
    move_together(g, [(hunter, chosen.args[0])], "L-200")


@CARDS("card-quarantine")
@rule("L-200", "L-277")
def quarantine(g: Lockdown, seat: int) -> Rule[None]:
    """From a computer, power or not, close all doors around a room."""
    if not g.terminal(g.crew[seat].slot):
        yield g.no_computer(g.crew[seat].slot)
    open_rooms = [
        slot
        for slot in g.board.slots
        if any(way.verb == verbs.CLOSE_DOOR for way in door_options(g, slot))
    ]
    if not open_rooms:
        yield deny("L-281", "denied-no-open-door")
    yield COMMIT
    options = [verbs.DOORS_OF(slot) for slot in open_rooms]
    chosen = yield from choose(seat, "ask-quarantine", options, "L-200")
    yield from seal(g, seat, chosen.args[0], "L-200")


@CARDS("card-facility-tour")
@rule("L-200", "L-226", "L-278")
def guide(g: Lockdown, seat: int) -> Rule[None]:
    """Go to a neighbouring room, with somebody else if wanted; the token there may be ignored."""
    ways = ways_from(g, g.crew[seat].slot)
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-go", ways, "L-200")
    here, party = g.people(g.crew[seat].slot), [seat]
    for _ in range(g.box.numbers.effects.tour_guests):
        names = [verbs.TOGETHER(g.name(other)) for other in here if other not in party]
        chosen = yield from choose(seat, "ask-tour", [verbs.ALONE(), *names], "L-200")
        if chosen.verb == verbs.TOGETHER:
            party.append(g.seat_of(chosen.args[0]))
    slot, corridor = way.args
    yield from arrive(g, party, slot, corridor, GUIDED)
