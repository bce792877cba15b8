"""The advantage die: where there is power a shot goes better, at the price of a card."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.combat import COMBAT_DIE
from hullbreach.games.survival.rules.events import Discarded
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.weapons import SURE as SURE_WEAPONS
from hullbreach.kernel import Die, Rule, choose, rule

ADVANTAGE = "advantage"
CARD_HIT, HIT_PLUS = "card-hit", "hit-plus"
SURE = {CARD_HIT: 0, HIT_PLUS: 1}
"""The faces that cost a card to be at their best, and their injuries without one."""
SPARE = own_verbs.SPARE_CARD()


@rule("L-306", "L-307", "L-312")
def shot_die(g: Lockdown, seat: int) -> Die:
    """Where there is power the advantage die, for whoever can see; otherwise the combat die.

    A shot that is rolled again rolls the same die. Melee never asks for it.
    """
    return g.die(ADVANTAGE) if g.lit(g.crew[seat].slot) and not g.dark(seat) else COMBAT_DIE


@rule("L-305", "L-308", "L-309", "L-310", "L-311")
def rolled(g: Lockdown, seat: int, face: str, kind: str) -> Rule[int]:
    """The injuries of a face; two of the advantage die's are worth one more for a card.

    What a weapon adds comes afterwards: it looks at the face and at this number.
    """
    if face not in SURE:
        return g.rules.hits(face, kind)
    return SURE[face] + (yield from _one_card_more(g, seat, face))


@rule("L-308", "L-311")
def card_in_vain(weapon: str, face: str) -> bool:
    """Whether the card would buy what the weapon does anyway: it hits with all faces but a blank."""
    return face == CARD_HIT and row_id(weapon) in SURE_WEAPONS


@rule("L-308", "L-309")
def _one_card_more(g: Lockdown, seat: int, face: str) -> Rule[int]:
    """Discard an action card for one more injury.

    Whoever holds a card is asked: that it is contamination the others do not see.
    """
    if not g.hand(seat):
        return 0
    cards = [verbs.DISCARD(card) for card in g.payable(seat)]
    rule_id = "L-308" if face == CARD_HIT else "L-309"
    shown = f"combat-{face}"
    chosen = yield from choose(
        seat, "ask-one-card-more", [*cards, SPARE], rule_id, secret=True, face=shown
    )
    if chosen is SPARE:
        return 0
    g.put(chosen.args[0], model.hand(seat), model.discard(seat))
    g.tell(Discarded(g.name(seat), [chosen.args[0]]), rule_id)
    return 1
