"""The player phase: drawing cards, turns of two actions, passing."""

from __future__ import annotations

from functools import partial

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import draw_cards, faces_in_hand, place_of
from hullbreach.games.survival.rules.events import Passed, RoundBegins, TurnBegins
from hullbreach.games.survival.rules.items import drop
from hullbreach.games.survival.rules.model import OBJECTS, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import (
    PASS,
    Ask,
    Offer,
    Option,
    Rule,
    Text,
    perform,
    react,
    rule,
)

DONE = verbs.DONE()


@rule("N-066", "N-067", "N-068", "N-070", "N-071", "N-624", "N-625", "N-720")
def begin_round(g: Survival[SurvivalState]) -> None:
    """Everybody draws up to a full hand; then the first player token is passed on."""
    state = g.state
    state.round += 1
    for seat in g.order():
        if g.crew[seat].awake:
            g.crew[seat].passed = False
            draw_cards(g, seat, g.rules.hand_limit(g, seat) - len(g.hand(seat)))
    if state.round > 1:
        state.first = g.rules.next_first(g)
    state.turn = state.first
    g.tell(RoundBegins(state.round, g.name(state.first)), "N-070")


def first_turn(g: Survival[SurvivalState]) -> None:
    """The turns of a round begin: with the first player."""
    give_turn(g, g.state.first)


def give_turn(g: Survival[SurvivalState], seat: int) -> None:
    """The turn goes to this seat, or to the next one that may still act; or the phase ends."""
    state = g.state
    for offset in range(state.seats):
        candidate = (seat + offset) % state.seats
        if g.rules.may_act(g, candidate):
            state.turn, state.boundless = candidate, False
            state.actions, state.acted = g.box.numbers.turn.actions, 0
            state.no_deal = False
            g.tell(TurnBegins(g.name(candidate)), "N-074")
            return
    g.advance()


@rule("N-072", "N-074", "N-075", "N-076", "N-079", "N-081", "N-082", "N-084", "N-699")
def turn(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """One choice of a turn: an action, a pass, or something free."""
    yield from g.rules.turn_begins(g, seat)
    if not g.rules.may_act(g, seat):  # dead before the first action
        yield from end_turn(g, seat)
        return
    state, offer = g.state, Offer(g, seat, g.rules.actions)
    chosen = yield Ask(
        seat,
        "ask-turn-boundless" if state.boundless else "ask-turn",
        offer.options,
        {"who": g.name(seat), "left": state.actions},
        "N-074",
        closed=offer.refusals,
    )
    if chosen is PASS:
        yield from pass_turn(g, seat, forced=False)
    else:
        if chosen.verb not in g.rules.free:
            # Whoever may take any number of actions stops by passing.
            state.actions -= 0 if state.boundless else 1
            state.acted += 1
            state.no_deal = False
        yield from perform(g, seat, g.rules.by_verb[chosen.verb], chosen.args)
    who = g.crew[seat]
    if who.passed:
        yield from g.rules.passes(g, seat)
    if state.turn == seat and (state.actions <= 0 or who.passed or not who.aboard):
        if not who.passed:
            yield from last_drops(g, seat)
        yield from end_turn(g, seat)


@rule("N-411", "N-671")
def last_drops(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Things can be dropped as long as the turn lasts: whoever carries an object is asked.

    An item is lost wherever it is dropped, so nobody is asked for items alone.
    """
    state, who = g.state, g.crew[seat]
    while state.turn == seat and who.status == "aboard" and who.slot:
        carried = g.carried(seat)
        if OBJECTS.keys().isdisjoint(carried):
            return
        things = dict.fromkeys([*state.zones[model.pack(seat)], *carried])
        drops = [
            verbs.DROP(thing)
            for thing in things
            if thing in OBJECTS or g.rules.inseparable(g, seat, thing) is None
        ]
        chosen = yield from react(seat, "ask-drop-last", drops, "drop", "N-671")
        if chosen is PASS:
            return
        drop(g, seat, chosen.args[0])


@rule("N-077", "N-078", "N-626")
def pass_turn(g: Survival[SurvivalState], seat: int, *, forced: bool = True) -> Rule[None]:
    """Pass, of one's own will or because an effect says so, and throw away as many cards as you like.

    `turn` sees to the bleeding; where somebody passes outside their turn, `Rulebook.passes` must follow.
    """
    if forced and g.state.stage == "turn":
        yield from last_drops(g, seat)
    g.crew[seat].passed = True
    thrown = yield from throw_away(g, seat, "ask-pass-discard", "N-077")
    g.tell(Passed(g.name(seat), thrown), "N-074")


def throw_away(g: Survival[SurvivalState], seat: int, prompt: str, rule_id: str) -> Rule[list[str]]:
    """Discard as many cards as the player likes, contamination too; what they looked like."""
    thrown: list[str] = []
    while g.hand(seat):
        chosen = yield Ask(seat, prompt, partial(throws, g, seat), rule=rule_id)
        if chosen is DONE:
            break
        g.take(model.hand(seat), place_of(g, seat, chosen.args[0]), model.discard(seat))
        thrown.append(chosen.args[0])
    return thrown


def throws(g: Survival[SurvivalState], seat: int) -> list[Option]:
    """The cards in hand by what their player knows of them, and to keep the rest."""
    faces = dict.fromkeys(faces_in_hand(g, seat))
    return [*verbs.DISCARD.each(faces), DONE]


@rule("N-083", "N-268")
def end_turn(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """A turn that ends in a burning room costs a light wound; then the next player."""
    g.rules.turn_over(g, seat)
    yield from burn(g, seat)
    yield from g.rules.turn_ends(g, seat)
    yield from hand_on(g, seat)


def hand_on(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """A turn is over: the next one goes to whoever cuts in, otherwise to the next player."""
    yield from g.rules.cuts_in(g, seat)
    give_turn(g, g.rules.next_seat(g, seat))


@rule("N-268")
def burn(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """A turn is over: fire in the room costs a light wound."""
    who = g.crew[seat]
    if who.aboard and g.burning(who.slot):
        light = g.box.numbers.effects.fire_wounds
        yield from wound(g, seat, Text("cause-fire"), light=light)
