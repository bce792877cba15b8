"""What an action costs, and who may still stop it: paying with cards, and interruptions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.events import (
    Acted,
    Discarded,
    Drew,
    Interrupted,
    ReactionPlayed,
    Reshuffled,
)
from hullbreach.games.survival.rules.model import CONTAMINATED, READ, SCANNED, SurvivalState
from hullbreach.games.survival.rules.play import Plight, Survival, kind_of
from hullbreach.kernel import Ask, Denial, Option, Rule, Text, deny, eye, react, rule
from hullbreach.kernel.texts import Argument

INTERRUPTION = "card-interruption"


@rule("N-172")
def needs(
    cost: str, peace: str = "", *, afoot: bool = False
) -> Callable[[Any, Plight], Denial | None]:
    """What bars a basic action whatever its target: too few cards; or combat, by rule `peace`.

    Whoever goes `afoot` pays for being burdened, too.
    """

    def barred(edition: Any, plight: Plight) -> Denial | None:
        _seat, fighting, purse, burden, _prey, _laden = plight
        if peace and fighting:
            return deny(peace, "denied-in-combat")
        price = getattr(edition.box.numbers.costs, cost) + (burden if afoot else 0)
        return deny("N-172", "denied-cost", price, purse) if purse < price else None

    return barred


def no_prey(plight: Plight) -> bool:
    """There is nothing that a character could attack."""
    _seat, _fighting, _purse, _burden, prey, _laden = plight
    return not prey


def empty_handed(plight: Plight) -> bool:
    """The character has nothing to use, to make something of or to drop."""
    _seat, _fighting, _purse, _burden, _prey, laden = plight
    return not laden


@rule("N-170", "N-171", "N-173")
def pay(
    g: Survival[SurvivalState], seat: int, cost: int, what: Text | None = None
) -> Rule[list[str]]:
    """Discard that many action cards of the player's choice for something; contamination never pays.

    Who holds no more cards than that is not asked. Anyone else is, even where all that can pay is
    alike: not to be asked would tell the others so.
    """
    paid = []
    for left in range(cost, 0, -1):
        if len(g.hand(seat)) > left:
            told: dict[str, Argument] = {"left": left, "what": what}
            chosen = yield Ask(seat, "ask-pay", partial(means, g, seat), told, "N-170")
            card = chosen.args[0]
        else:
            card = g.payable(seat)[0]
        g.put(card, model.hand(seat), model.discard(seat))
        paid.append(card)
    return paid


def faces_in_hand(g: Survival[SurvivalState], seat: int) -> list[str]:
    """What the player knows of the cards in hand: a scanned contamination card by what it is."""
    hand = g.hand(seat)
    return [*map(READ.get, hand, g.looks(hand))]


@rule("N-371")
def place_of(g: Survival[SurvivalState], seat: int, face: str) -> int:
    """Where in the hand the first card with this face is.

    Contamination is taken by its place: which copy goes must not depend on what is hidden on it.
    """
    return faces_in_hand(g, seat).index(face)


def contamination_in_hand(g: Survival[SurvivalState], seat: int) -> list[Option]:
    """Each kind of contamination card in hand that its player can tell from the others."""
    faces = zip(g.hand(seat), faces_in_hand(g, seat), strict=True)
    found = dict.fromkeys(face for card, face in faces if card in CONTAMINATED)
    return verbs.DISCARD.each(found)


def means(g: Survival[SurvivalState], seat: int) -> list[Option]:
    """The cards with which a player can pay."""
    return verbs.DISCARD.each(g.payable(seat))


@rule("N-176", "N-698")
def begin(g: Survival[SurvivalState], seat: int, cost: int, what: Text, rule_id: str) -> Rule[bool]:
    """Pay for an action and say what it is. False if somebody stopped it: the cost stays paid."""
    paid = yield from pay(g, seat, cost, what)
    g.tell(Acted(g.name(seat), what, paid), rule_id)
    stopped = yield from interrupted(g, seat, what)
    return not stopped


@rule("N-080", "N-461", "N-547", "N-548", "N-700")
def interrupted(g: Survival[SurvivalState], seat: int, what: Text, against: str = "") -> Rule[bool]:
    """Whether another character in the room plays an interruption that stands.

    `what` is at stake: everybody has heard of it. `against`: it is the interruption of what that
    character does.
    An interruption can be interrupted itself, also by whoever it was aimed at; then the others
    may still try, those who held back before included.
    """
    if g.crew[seat].status != "aboard" or g.alone(seat):
        return False
    while (other := (yield from _interrupter(g, seat, what, against))) is not None:
        if not (yield from interrupted(g, other, what, g.name(seat))):
            return True
    return False


@rule("N-548")
def _interrupter(
    g: Survival[SurvivalState], seat: int, what: Text, against: str
) -> Rule[int | None]:
    """Who in the room plays an interruption against a seat, if anybody does.

    Everyone who might hold the card is asked, so that being asked tells nothing.
    """
    for other in g.people(g.crew[seat].slot):
        if (
            other == seat
            or not g.hand(other)
            or INTERRUPTION in g.state.zones[model.discard(other)]
        ):
            continue
        answers = [verbs.INTERRUPT()] if INTERRUPTION in g.hand(other) else []
        stake: dict[str, Argument] = {"who": g.name(seat), "what": what}
        prompt = "ask-interrupt"
        if against:
            prompt, stake["whom"] = "ask-interrupt-interruption", against
        chosen = yield from react(other, prompt, answers, "interruption", "N-548", **stake)
        if chosen.verb == verbs.INTERRUPT:
            g.put(INTERRUPTION, model.hand(other), model.discard(other))
            g.tell(Interrupted(g.name(other), g.name(seat)), "N-548")
            return other
    return None


@rule("N-547", "N-549")
def reaction(
    g: Survival[SurvivalState],
    seat: int,
    card: str,
    prompt: str,
    topic: str,
    rule_id: str,
    **args: Argument,
) -> Rule[bool]:
    """Whether somebody plays a card out of turn, and nobody stops that."""
    if not (yield from out_of_turn(g, seat, card, prompt, topic, rule_id, **args)):
        return False
    stopped = yield from interrupted(g, seat, reacts_with(card))
    return not stopped


def out_of_turn(
    g: Survival[SurvivalState],
    seat: int,
    card: str,
    prompt: str,
    topic: str,
    rule_id: str,
    **args: Argument,
) -> Rule[bool]:
    """Whether somebody plays a card out of turn.

    Whoever might hold the card is asked, so that being asked tells nothing.
    """
    zones = g.state.zones
    might = card in zones[model.hand(seat)] or card in zones[model.deck(seat)]
    if not might or not g.hand(seat):
        return False
    answers = [verbs.REACT(card)] if card in g.hand(seat) else []
    chosen = yield from react(seat, prompt, answers, topic, rule_id, **args)
    if chosen.verb != verbs.REACT:
        return False
    g.put(card, model.hand(seat), model.discard(seat))
    g.tell(ReactionPlayed(g.name(seat), card), rule_id)
    return True


def reacts_with(thing: str) -> Text:
    """A reaction, as it is called where it may be interrupted."""
    return Text("act-react", {"a": thing})


def draw_cards(g: Survival[SurvivalState], seat: int, count: int, target: str = "") -> None:
    """Draw action cards into the hand, or elsewhere; an empty deck is made anew from the discards."""
    drawn: list[str] = []
    deck = model.deck(seat)
    while len(drawn) < count and renew_deck(g, seat):
        at_once = min(count - len(drawn), len(g.state.zones[deck]))
        cards = g.deal(deck, target or model.hand(seat), at_once)
        drawn += g.looks(cards)
    if drawn:
        told = Drew(g.name(seat), len(drawn), drawn)
        public = Drew(g.name(seat), len(drawn))
        g.tell(told, "N-067", to=eye(seat), instead=public)
        if not target:
            g.rules.drew(g, seat, len(drawn))


def draw_card(g: Survival[SurvivalState], seat: int, target: str) -> str:
    """Draw one card of the own action deck, renewed if it is empty; nothing if there is none."""
    return g.draw(model.deck(seat), target) if renew_deck(g, seat) else ""


@rule("N-069")
def renew_deck(g: Survival[SurvivalState], seat: int) -> bool:
    """Make the own action deck anew from the discards if it is empty; whether there is a card."""
    zones = g.state.zones
    if not zones[model.deck(seat)]:
        if not zones[model.discard(seat)]:
            return False
        shuffle_deck(g, seat)
        g.tell(Reshuffled(Text("deck-of", {"who": g.name(seat)})), "N-069")
    return True


def shuffle_deck(g: Survival[SurvivalState], seat: int) -> None:
    """Shuffle the discard pile of a player into the deck.

    Where contamination cards that were scanned are mixed with others, nobody knows which are which
    any more, only how many there are.
    """
    zones, deck = g.state.zones, model.deck(seat)
    g.move_all(model.discard(seat), deck)
    found = [card for card in zones[deck] if card in CONTAMINATED]
    if len(set(found)) > 1:
        g.crew[seat].proved += tuple(kind_of(card) for card in found if card not in SCANNED)
        zones[deck] = [kind_of(card) if card in CONTAMINATED else card for card in zones[deck]]
    g.shuffle(deck)


def discard_card(g: Survival[SurvivalState], seat: int, rule_id: str, **args: str) -> Rule[str]:
    """Discard one card of the player's choice, if there is one that pays; say which."""
    cards = means(g, seat)
    if not cards:
        g.reveal()
        return ""
    chosen = cards[0]
    if len(g.hand(seat)) > 1:
        chosen = yield Ask(seat, "ask-discard", cards, dict(args), rule_id)
    g.put(chosen.args[0], model.hand(seat), model.discard(seat))
    return chosen.args[0]


def part_with_card(g: Survival[SurvivalState], seat: int, rule_id: str) -> Rule[str]:
    """Discard one card of the player's choice, if there is one that pays, and tell everyone which."""
    card: str = yield from discard_card(g, seat, rule_id)
    if card:
        g.tell(Discarded(g.name(seat), [card]), rule_id)
    return card


def lose_hand(g: Survival[SurvivalState], seat: int, rule_id: str) -> None:
    """Discard all cards in hand."""
    cards = g.looks(g.hand(seat))
    g.move_all(model.hand(seat), model.discard(seat))
    if cards:
        g.tell(Discarded(g.name(seat), cards), rule_id)


def renew(g: Survival[SurvivalState], name: str, rule_id: str) -> bool:
    """Make a shared deck (`deck-event`) anew from its discard pile if it is empty."""
    if not g.state.zones[f"deck-{name}"]:
        if not g.state.zones[f"discard-{name}"]:
            return False
        g.move_all(f"discard-{name}", f"deck-{name}")
        g.shuffle(f"deck-{name}")
        g.tell(Reshuffled(Text(f"pile-{name}")), rule_id)
    return True
