"""The action cards of the Lab Rat."""

from __future__ import annotations

from hullbreach.games.lockdown.rules import verbs as own_verbs
from hullbreach.games.lockdown.rules.effects import CARDS
from hullbreach.games.lockdown.rules.events import NoiseStilled
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import (
    contamination_in_hand,
    draw_cards,
    place_of,
)
from hullbreach.games.survival.rules.contamination import held
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.events import Discarded
from hullbreach.games.survival.rules.model import NOISE
from hullbreach.games.survival.rules.movement import wash
from hullbreach.games.survival.rules.noise import place_noise
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@CARDS("card-weird-metabolism")
@rule("L-200", "L-264")
def sweat_out(g: Lockdown, seat: int) -> Rule[None]:
    """Get rid of the slime."""
    if not g.crew[seat].slimed:
        yield deny("L-264", "denied-unslimed")
    yield COMMIT
    wash(g, seat, "L-200")


@CARDS("card-weird-metabolism")
@in_secret
@rule("L-200", "L-349")
def digest(g: Lockdown, seat: int) -> Rule[None]:
    """Discard a contamination card, unscanned, and draw cards."""
    if not held(g, [model.hand(seat)]):
        yield deny("L-200", "denied-uncontaminated")
    yield COMMIT
    cards = contamination_in_hand(g, seat)
    face = (yield from choose(seat, "ask-discard", cards, "L-200", secret=True)).args[0]
    g.take(model.hand(seat), place_of(g, seat, face), model.discard(seat))
    g.tell(Discarded(g.name(seat), [face]), "L-200")
    draw_cards(g, seat, g.box.numbers.effects.metabolism_cards)


@CARDS("card-sensitive-hearing")
@rule("L-200", "L-250")
def still_noise(g: Lockdown, seat: int) -> Rule[None]:
    """Take a noise marker out of a corridor of the room."""
    loud = [way for way in g.board.around[g.crew[seat].slot] if g.noisy(way)]
    if not loud:
        yield deny("L-200", "denied-no-noise")
    yield COMMIT
    ways = [own_verbs.STILL(way) for way in loud]
    chosen = yield from choose(seat, "ask-still", ways, "L-200")
    g.lift(NOISE, chosen.args[0])
    g.tell(NoiseStilled(g.corridor_name(chosen.args[0])), "L-200")


@CARDS("card-sensitive-hearing")
@rule("L-200", "L-251")
def make_noise(g: Lockdown, seat: int) -> Rule[None]:
    """Put a noise marker in a corridor of the room."""
    quiet = [way for way in g.board.around[g.crew[seat].slot] if not g.noisy(way)]
    if not quiet:
        yield deny("L-244", "denied-all-noisy")
    yield COMMIT
    ways = [verbs.NOISE(way) for way in quiet]
    chosen = yield from choose(seat, "ask-make-noise", ways, "L-200")
    place_noise(g, chosen.args[0], "L-200")
