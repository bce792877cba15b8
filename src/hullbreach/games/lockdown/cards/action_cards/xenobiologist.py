"""The action cards of the Xenobiologist."""

from __future__ import annotations

from hullbreach.games.lockdown.cards.action_cards.shared import choose_intruder
from hullbreach.games.lockdown.cards.rooms import spend_items
from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.events import Foreseen
from hullbreach.games.lockdown.rules.knowledge import ignorance, knows_all, learn
from hullbreach.games.lockdown.rules.light import spend_use
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.cards.action_cards import (
    look_ahead,
)
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.contamination import held, scan
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Rule, Text, choose, deny, rule

PROBE_ARM = "item-probe-arm"


@CARDS("card-rushed-analysis")
@rule("L-200", "L-350", "L-351", "L-353", "L-366")
def analyse(g: Lockdown, seat: int) -> Rule[None]:
    """Scan the hand: clean cards are removed, and something is learned from them."""
    hand = [model.hand(seat)]
    cards = len(held(g, hand))
    if not cards:
        yield deny("L-349", "denied-uncontaminated")
    yield COMMIT
    infected = scan(g, seat, hand, "L-349", clean=True, infected=False)
    if infected < cards:
        learn(g, seat, g.box.numbers.effects.analysis_knowledge, "L-200")
    if infected:
        yield from g.rules.infected(g, seat)


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def look_closely(g: Lockdown, seat: int) -> Rule[None]:
    """Learn something instead of searching the room once."""
    slot = g.crew[seat].slot
    if not g.state.searches.get(slot):
        yield deny("L-412", "denied-searched")
    if knows_all(g, seat):
        yield deny("L-365", "denied-knows-all")
    yield COMMIT
    spend_items(g, slot, "L-200")
    learn(g, seat, g.box.numbers.effects.experience_knowledge, "L-200")


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def foresee_events(g: Lockdown, seat: int) -> Rule[None]:
    """Whoever knows enough chooses the next of two events."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.experience_events)) is not None:
        yield reason
    yield COMMIT
    yield from foresee(g, seat, "event")


@CARDS("card-field-experience")
@rule("L-200", "L-366")
def foresee_attacks(g: Lockdown, seat: int) -> Rule[None]:
    """Whoever knows even more chooses the next of two attack cards."""
    if (reason := ignorance(g, seat, g.box.numbers.effects.experience_attacks)) is not None:
        yield reason
    yield COMMIT
    yield from foresee(g, seat, "attack")


def foresee(g: Lockdown, seat: int, name: str) -> Rule[None]:
    """Look at the next cards of a deck: one stays on top, the rest goes to the bottom."""
    pile = f"deck-{name}"
    what = Text(f"peek-next-{name}")
    seen = look_ahead(g, seat, name, g.box.numbers.effects.experience_cards, what, "L-200")
    if not seen:
        return
    cards = [own_verbs.PUT_ON_TOP(card) for card in dict.fromkeys(seen)]
    chosen = yield from choose(seat, f"ask-next-{name}", cards, "L-200", secret=True)
    kept = next(place for place, card in enumerate(seen) if card == chosen.args[0])
    top = len(g.state.zones[pile]) - 1
    # From below upwards, so that what is above keeps its place until it is its turn.
    for place in range(len(seen) - 1, -1, -1):
        if place != kept:
            g.take(pile, top - place, pile, 0)
    g.tell(Foreseen(g.name(seat), Text(f"pile-{name}")), "L-200")


@CARDS("card-vivisection")
@rule("L-200", "L-327", "L-366")
def vivisect(g: Lockdown, seat: int) -> Rule[None]:
    """One use of the Probe Arm: the more one knows, the more it hurts."""
    arm = next((item for item in g.items(seat) if kind_of(item) == PROBE_ARM), "")
    if not arm:
        yield deny("L-200", "denied-no-probe-arm")
    if not g.uses_left(arm):
        yield deny("L-041", "denied-worn-out", arm)
    yield COMMIT
    spend_use(g, seat, arm, "L-041")
    hunter = yield from choose_intruder(g, seat, "ask-attack-whom")
    more = g.crew[seat].knowledge // g.box.numbers.effects.vivisection_step
    injure(g, hunter, g.box.numbers.effects.vivisection_injuries + more, "L-327", by=seat)
