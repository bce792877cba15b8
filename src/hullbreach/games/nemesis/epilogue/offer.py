"""The Lucrative Offer: one player may turn away from the crew's mission, at any time and for good."""

from __future__ import annotations

from hullbreach.games.nemesis.epilogue.events import OfferTaken
from hullbreach.games.nemesis.epilogue.verbs import TAKE_OFFER
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.model import BOX
from hullbreach.kernel import COMMIT, PASS, Action, Rule, deny, react, rule
from hullbreach.kernel.memo import memo

OFFER = "offer"
"""The zone of the offer while nobody has taken it."""
CARD = "offer-lucrative"


@memo
def taken_by(seat: int) -> str:
    """The zone of the offer in somebody's hands."""
    return f"offer-{seat}"


@memo
def requirement(seat: int) -> str:
    """The zone of a player's personal requirement."""
    return f"requirement-{seat}"


def has_offer(g: Nemesis, seat: int) -> bool:
    """Whether a player has taken the offer."""
    return bool(g.state.zones[taken_by(seat)])


@rule("NA-027", "NA-177")
def accept(g: Nemesis, seat: int) -> None:
    """The offer is the player's; the personal requirement leaves the game unseen."""
    g.put(CARD, OFFER, taken_by(seat))
    g.move_all(requirement(seat), BOX)
    g.tell(OfferTaken(g.name(seat), CARD), "NA-027")


@rule("NA-027", "NA-177")
def take_offer(g: Nemesis, seat: int) -> Rule[None]:
    """Take the offer; it is no action."""
    if not g.state.zones[OFFER]:
        yield deny("NA-177", "denied-offer-taken")
    yield COMMIT
    accept(g, seat)


ACTION = Action(TAKE_OFFER, take_offer)


@rule("NA-027", "NA-177")
def last_chance(g: Nemesis) -> Rule[None]:
    """At any time means also now that all is about to end: everybody who lives is asked."""
    for seat in g.order():
        if g.state.zones[OFFER] and g.crew[seat].alive:
            chosen = yield from react(seat, "ask-take-offer", [TAKE_OFFER()], "offer", "NA-177")
            if chosen is not PASS:
                accept(g, seat)
