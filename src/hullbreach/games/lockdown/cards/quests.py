"""What the quest items of Lockdown do once they are active.

Activating one, its cost and its combat symbol are dealt with in `using`. The battle suit works by
itself, see `rulebook`; weapons are fired like others.
"""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.computer import carry_out
from hullbreach.games.lockdown.rules.effects import COMPUTER, ITEMS
from hullbreach.games.lockdown.rules.events import NoiseFaded
from hullbreach.games.lockdown.rules.knowledge import ignorance
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.items import put_out_fire_here
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.intruders import come_in
from hullbreach.games.survival.rules.model import NOISE
from hullbreach.games.survival.rules.movement import wash
from hullbreach.games.survival.rules.noise import place_noise
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import COMMIT, Denial, Option, Rule, choose, deny, rule

BATTLE_SUIT = "quest-battle-suit"


@rule("L-416")
def too_ignorant(g: Lockdown, seat: int, quest: str) -> Denial | None:
    """The denial for whoever knows less than a quest item asks for."""
    wanted = g.box.quests[row_id(quest)].unlock.knowledge
    return None if wanted is None else ignorance(g, seat, wanted, "L-416")


# Lab rat


@ITEMS("quest-wail")
@rule("L-255")
def wail(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Put noise in any corridors of the own section, and take it out of any others."""
    section = g.section(g.crew[seat].slot)
    corridors = [way for way in g.board.passages if section and g.section_between(way) == section]
    if not corridors:
        yield deny("L-255", "denied-no-base-section")
    yield COMMIT
    hushed = 0
    while options := [_wail_at(g, way) for way in corridors]:
        chosen = yield from choose(seat, "ask-wail", [*options, verbs.DONE()], "L-243")
        if chosen.verb == verbs.DONE:
            break
        way = chosen.args[0]
        corridors.remove(way)
        if chosen.verb == verbs.NOISE:
            place_noise(g, way, "L-243")
        else:
            g.lift(NOISE, way)
            hushed += 1
    if hushed:
        g.tell(NoiseFaded(f"section-{section}", hushed), "L-243")


def _wail_at(g: Lockdown, corridor: str) -> Option:
    return (own_verbs.HUSH if g.noisy(corridor) else verbs.NOISE)(corridor)


# Hacker


@ITEMS("quest-cheat-codes")
@rule("L-218")
def cheat(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Any option of any computer card; no card is turned."""
    possible = [one for one in COMPUTER.ids() if next(COMPUTER.one(one)(g, seat)) is COMMIT]
    if not possible:
        yield deny("L-218", "denied-no-computer-option")
    yield COMMIT
    options = [own_verbs.COMPUTER(choice) for choice in possible]
    chosen = yield from choose(seat, "ask-cheat", options, "L-218")
    yield from carry_out(g, seat, chosen.args[0])


# Xenobiologist


@ITEMS("quest-overmind")
@rule("L-255", "L-260", "L-278")
def command(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """A hunter of the own section that fights nobody goes next door, where no closed door is."""
    section = g.section(g.crew[seat].slot)
    if not section:
        yield deny("L-255", "denied-no-base-section")
    free = [
        one for one in g.state.intruders if g.section(one.slot) == section and not g.fighting(one)
    ]
    if not free:
        yield deny("L-183", "denied-no-free-hunter")
    orders = [
        own_verbs.COMMAND(one.id, beyond)
        for one in free
        for way, beyond in g.board.ways[one.slot]
        if not g.closed(way)
    ]
    if not orders:
        yield deny("L-278", "denied-hunters-shut-in")
    yield COMMIT
    chosen = yield from choose(seat, "ask-command", list(dict.fromkeys(orders)), "L-260")
    id, slot = chosen.args
    intruder = next(one for one in g.state.intruders if one.id == id)
    come_in(g, [(intruder, slot)], [], "L-260")


# Sentry


def wears_battle_suit(g: Lockdown, seat: int) -> bool:
    """Whether a character has the suit on."""
    return BATTLE_SUIT in g.state.zones[model.hands(seat)]


# Janitor

ITEMS("quest-pressure-washer")(put_out_fire_here)


@ITEMS("quest-pressure-washer")
@rule("L-053")
def hose_everyone_down(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Wash the slime off everybody in the room."""
    slimed = [other for other in g.people(g.crew[seat].slot) if g.crew[other].slimed]
    if not slimed:
        yield deny("L-264", "denied-nobody-slimed")
    yield COMMIT
    for other in slimed:
        wash(g, other, "L-053")
