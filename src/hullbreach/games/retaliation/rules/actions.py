"""What an action costs: paying with cards; and giving orders to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.retaliation.rules.play import Plight, Retaliation
from hullbreach.games.survival.rules import actions as family
from hullbreach.games.survival.rules.events import Acted, Discarded
from hullbreach.games.survival.rules.model import CONTAMINATED, discard, hand
from hullbreach.kernel import Denial, Rule, Text, deny, rule
from hullbreach.kernel.texts import Argument


@rule("R-079", "R-082", "R-561")
def needs(cost: int, peace: str = "") -> Callable[[Any, Plight], Denial | None]:
    """What bars a basic action whatever its target: too few cards, or combat by rule `peace`."""

    def barred(edition: Any, plight: Plight) -> Denial | None:
        _seat, fighting, purse, _prey = plight
        if peace and fighting:
            return deny(peace, "denied-in-combat")
        return deny("R-561", "denied-cost", cost, purse) if purse < cost else None

    return barred


def no_fight(plight: Plight) -> bool:
    """Nobody is there to fight."""
    _seat, _fighting, _purse, prey = plight
    return not prey


@rule("R-079", "R-080", "R-081", "R-553")
def pay(g: Retaliation, seat: int, cost: int, what: Text | None = None) -> Rule[list[str]]:
    """Discard that many action cards; contamination never pays."""
    cards: list[str] = yield from family.pay(g, seat, cost, what)
    return cards


@rule("R-080", "R-081")
def pay_besides(g: Retaliation, seat: int, cost: int, what: Text | None = None) -> Rule[None]:
    """Discard that many cards more, as an effect says; everybody sees which."""
    cards = yield from pay(g, seat, cost, what)
    g.tell(Discarded(g.name(seat), cards), "R-080")


def begin(g: Retaliation, seat: int, cost: int, what: Text, rule_id: str) -> Rule[None]:
    """Pay for an action and say what it is."""
    paid = yield from pay(g, seat, cost, what)
    g.tell(Acted(g.name(seat), what, paid), rule_id)


@rule("R-100", "R-563", "R-564")
def draw_cards(g: Retaliation, seat: int, count: int) -> None:
    """Draw action cards; an empty deck is made anew of the discards."""
    if count > 0:
        family.draw_cards(g, seat, count)


@rule("R-114", "R-115", "R-116", "R-117", "R-571")
def reacts(g: Retaliation, seat: int, card: str, prompt: str, **args: Argument) -> Rule[bool]:
    """Whether a player plays a card as a reaction: it costs nothing, and is no action."""
    played: bool = yield from family.out_of_turn(g, seat, card, prompt, "reaction", "R-114", **args)
    return played


@rule("R-553")
def lose_actions(g: Retaliation, seat: int) -> None:
    """All action cards in hand are discarded; contamination stays, and all see how much."""
    if g.hand(seat):
        g.reveal()
    cards = [card for card in g.hand(seat) if card not in CONTAMINATED]
    g.put_all(cards, hand(seat), discard(seat))
    if g.hand(seat):
        g.reveal()  # what stays is contamination, and everybody sees how much
    if cards:
        g.tell(Discarded(g.name(seat), cards), "R-553")


def spare(g: Retaliation, seat: int) -> int:
    """How many cards could be discarded for the card that is being played."""
    return g.purse(seat) - 1
