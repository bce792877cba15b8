"""Light sources: they drive the darkness away from one character, in a turn or as a reaction.

An inventory is hidden. So everybody is asked who might have a light source as far as all others
can see: who has an item there whose back is of the right colour and whose face not all know.
Each kind of light has a topic of its own, so that a standing answer spares the question.
"""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import ITEMS
from hullbreach.games.lockdown.rules.events import LitUp, UseSpent
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import discard_card, interrupted, reacts_with
from hullbreach.games.survival.rules.events import ReactionPlayed
from hullbreach.games.survival.rules.items import uncover, use_up
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import COMMIT, Rule, deny, react, rule
from hullbreach.kernel.table import SPECTATOR

FLASHLIGHT, GLOWSTICK = "item-flashlight", "item-glowstick"


@ITEMS(GLOWSTICK)
@rule("L-375", "L-376")
def break_glowstick(g: Lockdown, seat: int, item: str) -> Rule[None]:
    """Until the end of the round the character is not in darkness."""
    if g.crew[seat].lit:
        yield deny("L-376", "denied-lit")
    yield COMMIT
    _light_up(g, seat)


def _light_up(g: Lockdown, seat: int) -> None:
    g.crew[seat].lit = True
    g.tell(LitUp(g.name(seat)), "L-376")


@rule("L-375", "L-382", "L-388")
def glow(g: Lockdown, seat: int) -> Rule[bool]:
    """Somebody in the dark may break a glowstick at once, for its cost; whether it shines.

    In the caves it does not help. Who has no cards cannot pay; whether those in hand could, only
    their player sees.
    """
    if g.crew[seat].groping or not g.hand(seat) or not _might_have(g, seat, GLOWSTICK, "red"):
        return False
    found = _held(g, seat, GLOWSTICK)[:1]
    cost = g.rules.usable(GLOWSTICK).cost
    answers = [own_verbs.REACT(item) for item in found if g.purse(seat) >= cost]
    chosen = yield from react(seat, "ask-glowstick", answers, "glowstick", "L-375")
    if chosen.verb != own_verbs.REACT:
        return False
    item = chosen.args[0]
    uncover(g, seat, item)
    for _ in range(cost):
        yield from discard_card(g, seat, "L-205")
    g.tell(ReactionPlayed(g.name(seat), item), "L-375")
    use_up(g, seat, item, "L-384")
    if (yield from interrupted(g, seat, reacts_with(item))):
        return False
    _light_up(g, seat)
    return True


@rule("L-383", "L-388")
def shine(g: Lockdown, seat: int) -> Rule[bool]:
    """Somebody who meets a hunter in the dark may spend a use of a flashlight; whether it shines."""
    if not _might_have(g, seat, FLASHLIGHT, "yellow"):
        return False
    found = [item for item in _held(g, seat, FLASHLIGHT) if g.uses_left(item)]
    answers = [own_verbs.REACT(item) for item in found]
    chosen = yield from react(seat, "ask-flashlight", answers, "flashlight", "L-383")
    if chosen.verb != own_verbs.REACT:
        return False
    item = chosen.args[0]
    uncover(g, seat, item)
    g.tell(ReactionPlayed(g.name(seat), item), "L-383")
    spend_use(g, seat, item, "L-383")
    stopped = yield from interrupted(g, seat, reacts_with(item))
    return not stopped


def spend_use(g: Lockdown, seat: int, item: str, rule_id: str) -> None:
    """Take one of the markers off an item that counts its uses."""
    left = g.uses_left(item) - 1
    g.state.uses = {**g.state.uses, item: left}
    g.tell(UseSpent(g.name(seat), item, left), rule_id)


def _held(g: Lockdown, seat: int, kind: str) -> list[str]:
    return [item for item in g.state.zones[model.pack(seat)] if kind_of(item) == kind]


def _might_have(g: Lockdown, seat: int, kind: str, colour: str) -> bool:
    """Whether an item of a colour that works could be in an inventory, as far as all others see."""
    pack = model.pack(seat)
    for item, face in zip(g.state.zones[pack], g.see(pack, SPECTATOR), strict=True):
        if face is None:
            if g.rules.deck_of(item) == f"deck-{colour}":
                return True
        elif kind_of(face) == kind and (kind != FLASHLIGHT or g.uses_left(face)):
            return True
    return False
