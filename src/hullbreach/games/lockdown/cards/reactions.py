"""Action cards that are played out of turn: against attacks, noise and the dark.

Whoever might hold such a card is asked wherever it could be of use, so that being asked tells
nothing. When it could be is for everybody to see.
"""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.events import AttackDiverted, DarknessIgnored, KeptStill
from hullbreach.games.lockdown.rules.knowledge import put_away
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import reaction
from hullbreach.games.survival.rules.events import AttackIgnored, GaveUp
from hullbreach.games.survival.rules.model import CARCASS, EGG, Intruder
from hullbreach.games.survival.rules.movement import slime
from hullbreach.kernel import Option, Rule, choose, rule

INCONSPICUOUS = "card-inconspicuous"
FEEL_OF_THE_DARK = "card-feel-of-the-dark"
PHEROMONES = "card-pheromones"
LURES = (EGG, CARCASS)
"""What smells stronger than a human being."""


def bystanders(g: Lockdown, intruder: Intruder, seat: int) -> list[Option]:
    """Who else in the hunter's room could be attacked instead."""
    return [own_verbs.INSTEAD(g.name(other)) for other in g.people(intruder.slot) if other != seat]


def divert(g: Lockdown, seat: int, card: str, others: list[Option]) -> Rule[int]:
    """Choose who is attacked instead."""
    chosen = yield from choose(seat, "ask-instead", others, "L-203")
    g.tell(AttackDiverted(g.name(seat), chosen.args[0], card), "L-203")
    return g.seat_of(chosen.args[0])


@rule("L-203")
def hide(g: Lockdown, intruder: Intruder, seat: int) -> Rule[int]:
    """Inconspicuous, before the attack card is drawn: somebody else here is attacked.

    In the technical corridors nobody else is there.
    """
    others = bystanders(g, intruder, seat)
    if not others or g.crew[seat].groping:
        return seat
    prompt = "ask-inconspicuous"
    if not (yield from reaction(g, seat, INCONSPICUOUS, prompt, "inconspicuous", "L-203")):
        return seat
    return (yield from divert(g, seat, INCONSPICUOUS, others))


@rule("L-204")
def keep_still(g: Lockdown, seat: int) -> Rule[bool]:
    """Inconspicuous, in darkness: no noise roll when the colony grows."""
    if not g.dark(seat):
        return False
    prompt = "ask-keep-still"
    still = yield from reaction(g, seat, INCONSPICUOUS, prompt, "inconspicuous", "L-204")
    if still:
        g.tell(KeptStill(g.name(seat)), "L-204")
    return bool(still)


@rule("L-382")
def feel_the_dark(g: Lockdown, seat: int) -> Rule[bool]:
    """Feel of the Dark: a character in darkness ignores what darkness would do to it."""
    if not g.dark(seat):
        return False
    prompt = "ask-feel-of-the-dark"
    ignored = yield from reaction(g, seat, FEEL_OF_THE_DARK, prompt, "feel-of-the-dark", "L-382")
    if ignored:
        g.tell(DarknessIgnored(g.name(seat)), "L-382")
    return bool(ignored)


@rule("L-382")
def expect_surprise(g: Lockdown, seat: int) -> Rule[bool]:
    """Feel of the Dark, in darkness: the card of a surprise attack is ignored."""
    if not g.dark(seat):
        return False
    prompt = "ask-expect-surprise"
    ignored = yield from reaction(g, seat, FEEL_OF_THE_DARK, prompt, "feel-of-the-dark", "L-382")
    if ignored:
        g.tell(AttackIgnored(g.name(seat), FEEL_OF_THE_DARK), "L-382")
    return bool(ignored)


@rule("L-335", "L-366")
def confuse(g: Lockdown, intruder: Intruder, seat: int) -> Rule[int | None]:
    """Pheromones, in combat: leave the hunter a lure, or whoever knows enough somebody else."""
    if not g.in_combat(seat) or g.crew[seat].groping:
        return seat
    answers = [own_verbs.LURE(thing) for thing in LURES if thing in g.carried(seat)]
    if g.crew[seat].knowledge >= g.box.numbers.effects.pheromones_knowledge:
        answers += bystanders(g, intruder, seat)
    if not answers:
        return seat
    if not (yield from reaction(g, seat, PHEROMONES, "ask-pheromones", "pheromones", "L-335")):
        return seat
    chosen = yield from choose(seat, "ask-lure", answers, "L-335")
    if chosen.verb == own_verbs.INSTEAD:
        g.tell(AttackDiverted(g.name(seat), chosen.args[0], PHEROMONES), "L-335")
        return g.seat_of(chosen.args[0])
    put_away(g, chosen.args[0], model.hands(seat))
    g.tell(GaveUp(g.name(seat), chosen.args[0]), "L-335")
    g.tell(AttackIgnored(g.name(seat), PHEROMONES), "L-335")
    for other in g.people(g.crew[seat].slot):
        slime(g, other, "L-264")
    return None
