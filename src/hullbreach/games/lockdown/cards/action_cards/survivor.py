"""The action cards of the Survivor."""

from __future__ import annotations

from hullbreach.games.lockdown.cards import rooms
from hullbreach.games.lockdown.cards.action_cards.shared import choose_intruder, throw_item
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import (
    choose_party,
    ways_from,
)
from hullbreach.games.survival.cards.items import patients
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    draw_cards,
)
from hullbreach.games.survival.rules.attacks import attack
from hullbreach.games.survival.rules.contamination import contaminate
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.games.survival.rules.wounds import dress, serious
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@CARDS("card-desperate-attack")
@rule("L-200", "L-327", "L-335")
def attack_desperately(g: Lockdown, seat: int) -> Rule[None]:
    """Contamination, and two injuries for a hunter here; it strikes back if it can."""
    yield COMMIT
    hunter = yield from choose_intruder(g, seat, "ask-attack-whom")
    for _ in range(g.box.numbers.effects.desperate_contamination):
        contaminate(g, seat, "L-348")
    injure(g, hunter, g.box.numbers.effects.desperate_injuries, "L-327", by=seat)
    if g.figure(hunter.id) is not None and hunter.slot == g.crew[seat].slot:
        yield from attack(g, hunter, seat)


@CARDS("card-obstinate")
@rule("L-200")
def grit_teeth(g: Lockdown, seat: int) -> Rule[None]:
    """Draw a card for each serious wound, dressed ones included."""
    if not serious(g, seat):
        yield deny("L-200", "denied-no-serious-wound")
    yield COMMIT
    draw_cards(g, seat, serious(g, seat))


@CARDS("card-obstinate")
@rule("L-200", "L-360")
def bind_wound(g: Lockdown, seat: int) -> Rule[None]:
    """Discard an item to dress a serious wound."""
    if not g.items(seat):
        yield deny("L-200", "denied-no-items")
    if not g.state.zones[model.wounds(seat)]:
        yield deny("L-360", "denied-unwounded")
    yield COMMIT
    yield from throw_item(g, seat, g.items(seat), "ask-bind-with")
    wounds = patients(g, verbs.DRESS, [seat], "wounds")
    chosen = yield from choose(seat, "ask-dress", wounds, "L-360")
    dress(g, seat, chosen.args[1], "L-360")


@CARDS("card-vents")
@rule("L-248", "L-425", "L-426")
def crawl_through_vents(g: Lockdown, seat: int) -> Rule[None]:
    """From one entrance to the technical corridors to another; something waits in there."""
    slot = g.crew[seat].slot
    far = rooms.crawl_exits(g, slot)
    if slot not in g.board.networks["network-tc"]:
        yield deny("L-248", "denied-no-entrance")
    if not far:
        yield deny("L-425", "denied-no-exit")
    yield COMMIT
    yield from rooms.crawl_in_the_dark(g, seat, far)


@CARDS("card-distraction")
@rule("L-278", "L-324")
def distract(g: Lockdown, seat: int) -> Rule[None]:
    """Throw an item away: somebody, or two, leave for one room and nothing attacks them."""
    ways = ways_from(g, g.crew[seat].slot)
    if not g.items(seat):
        yield deny("L-200", "denied-no-items")
    if not ways:
        yield deny("L-278", "denied-shut-in")
    yield COMMIT
    yield from throw_item(g, seat, g.items(seat), "ask-distract-with")
    way = yield from choose(seat, "ask-go", ways, "L-324")
    movers = yield from choose_party(
        g, seat, way, "L-324", who="ask-distraction", consent="ask-go-distracted"
    )
    yield from arrive(g, movers, *way.args)
