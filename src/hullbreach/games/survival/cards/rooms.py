"""What rooms that several games have do.

Each function gets the player and the slot of the room whose action is used: the character may be
elsewhere when a card allows it. What an action costs, and that it takes a working room out of
combat, is dealt with in `using`.
"""

from __future__ import annotations

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.combat import check_nest
from hullbreach.games.survival.rules.contamination import cut_out, held, scan_hand
from hullbreach.games.survival.rules.effects import ROOMS
from hullbreach.games.survival.rules.events import SignalSent
from hullbreach.games.survival.rules.items import no_hand, take_object
from hullbreach.games.survival.rules.model import EGG, EGG_BOARD, SurvivalState
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.turns import pass_turn
from hullbreach.games.survival.rules.wounds import dress, heal_deep, heal_light
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@rule("N-433", "N-679")
def send_signal(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Mark the signal on one's own character board."""
    if g.crew[seat].signal:
        yield deny("N-433", "denied-signal-sent")
    yield COMMIT
    g.crew[seat].signal = True
    g.tell(SignalSent(g.name(seat)), "N-433")


@ROOMS("room-emergency-room")
@rule("N-434")
def dress_wounds(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Dress all serious wounds."""
    if not g.state.zones[model.wounds(seat)]:
        yield deny("N-434", "denied-unwounded")
    if (hopeless := g.rules.untreatable(g, seat)) is not None:
        yield hopeless
    yield COMMIT
    for card in list(g.state.zones[model.wounds(seat)]):
        dress(g, seat, card, "N-434")


@ROOMS("room-emergency-room")
@rule("N-435")
def heal_dressed(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Heal one dressed serious wound."""
    cards = dict.fromkeys(g.state.zones[model.dressed(seat)])
    if not cards:
        yield deny("N-435", "denied-undressed")
    if (hopeless := g.rules.untreatable(g, seat)) is not None:
        yield hopeless
    yield COMMIT
    wounds = [verbs.HEAL(card) for card in cards]
    chosen = yield from choose(seat, "ask-heal", wounds, "N-435")
    heal_deep(g, seat, chosen.args[0], "N-435")


@ROOMS("room-emergency-room")
@rule("N-436", "N-679")
def heal_scratches(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Heal all light wounds."""
    if not g.crew[seat].light:
        yield deny("N-436", "denied-unscratched")
    if (hopeless := g.rules.untreatable(g, seat)) is not None:
        yield hopeless
    yield COMMIT
    heal_light(g, seat, "N-436")


@ROOMS("room-nest")
@rule("N-405", "N-469", "N-470")
def take_egg(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Take an egg of the nest's stock, and be heard."""
    if g.crew[seat].slot != slot:
        yield deny("N-428", "denied-elsewhere", g.room(slot))
    if not g.state.zones[EGG_BOARD]:
        yield deny("N-470", "denied-no-eggs")
    if (full := no_hand(g, seat)) is not None:
        yield full
    yield COMMIT
    yield from take_object(g, seat, EGG, EGG_BOARD, "N-469")
    check_nest(g)
    yield from noise_roll(g, seat)


@ROOMS("room-surgery")
@rule("N-485", "N-486", "N-487", "N-488")
def operate(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Cut all infection out, larva included: a light wound, an empty hand, and a pass."""
    if g.crew[seat].slot != slot:
        yield deny("N-428", "denied-elsewhere", g.room(slot))
    yield COMMIT
    yield from cut_out(g, seat, "N-485")
    if g.crew[seat].aboard:
        yield from pass_turn(g, seat)


def may_scan(g: Survival[SurvivalState], seat: int, rule_id: str) -> Rule[None]:
    """Scan the contamination in hand, if the player wants to.

    The question is put even to an empty hand, for being asked must not tell what is in it.
    """
    scans = [verbs.SCAN_HAND()] if held(g, [model.hand(seat)]) else []
    choices = [*scans, verbs.NO_SCAN()]
    chosen = yield from choose(seat, "ask-scan", choices, rule_id, secret=True)
    if chosen.verb == verbs.SCAN_HAND:
        yield from scan_hand(g, seat, rule_id)
