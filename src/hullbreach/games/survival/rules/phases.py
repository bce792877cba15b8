"""The steps of the event phase that the games share: attacks, fire, the event, the bag.

Each is a stage of the round and ends with `g.advance()`: which stage is next is for the course to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.attacks import attack, victim
from hullbreach.games.survival.rules.events import BagDeveloped, EventDrawn
from hullbreach.games.survival.rules.intruders import injure, move_through
from hullbreach.games.survival.rules.model import BAG, DRAWN, GONE, SurvivalState
from hullbreach.games.survival.rules.noise import noise_roll
from hullbreach.games.survival.rules.play import ShipLost, Survival, row_id
from hullbreach.kernel import Rule, rule

NOBODY_LEFT = "end-nobody"
"""The game ends because nobody takes part any more."""


@rule("N-121", "N-122", "N-123")
def guarded(
    g: Survival[SurvivalState], part: Rule[None], end: Callable[[Any, str, str], Rule[None]]
) -> Rule[None]:
    """Run a part of the round. The game may end in its middle, or because nobody is left."""
    ends = ShipLost  # when the interpreter stops, a module may be gone before the games it plays
    try:
        yield from part
        yield from g.rules.settle(g)
        if g.state.stage == "draft" or not g.nobody_awake():
            return
        reason, rule_id = NOBODY_LEFT, "N-123"
    except ends as lost:
        reason, rule_id = lost.reason, lost.rule
    yield from g.rules.game_over(g, reason, rule_id, end)


@rule("N-089", "N-090", "N-630", "N-632")
def attackers(g: Survival[SurvivalState]) -> None:
    """Who attacks in the attack step, in player order, the largest in a room first."""
    order: list[str] = []
    for seat in g.order():
        if g.crew[seat].aboard:
            order += [one.id for one in g.intruders(g.crew[seat].slot) if one.id not in order]
    g.state.queue = order


@rule("N-089", "N-356", "N-631")
def attacks(g: Survival[SurvivalState]) -> Rule[None]:
    """One attack of the attack step."""
    state = g.state
    if not state.queue:
        g.advance()
        return
    intruder = g.figure(state.queue.pop(0))
    if intruder is not None and g.rules.exposed(g, intruder.slot):
        yield from attack(g, intruder, victim(g, intruder.slot))


@rule("N-091", "N-269", "N-270", "N-271", "N-277", "N-633", "N-634", "N-635")
def fire(g: Survival[SurvivalState]) -> Rule[None]:
    """Fire hurts intruders and eggs, room after room."""
    burned: list[str] = []
    for slot in g.board.slots:
        if not g.burning(slot):
            continue
        for intruder in g.intruders(slot):
            if g.rules.burns_again or intruder.id not in burned:
                injure(g, intruder, g.rules.burns(g), "N-091")
            burned.append(intruder.id)
        g.rules.burn_eggs(g, slot)
    g.advance()
    yield from ()


@rule("N-093", "N-099", "N-100")
def event(g: Survival[SurvivalState]) -> Rule[None]:
    """Draw an event: the intruders move first, then it happens."""
    if renew(g, "event", "N-100"):
        card = g.draw("deck-event", DRAWN)
        yield from resolve_event(g, card)
    g.advance()


@rule("N-093", "N-094", "N-095", "N-096", "N-099", "N-101")
def resolve_event(g: Survival[SurvivalState], card: str) -> Rule[None]:
    """Move the intruders that an event card in the `drawn` zone names, then do what it says."""
    row = g.box.events[row_id(card)]
    numbers = g.rules.directions(g, card)
    first, *then = numbers
    g.tell(EventDrawn(card, first, then=then[0] if then else None), "N-093")
    movers = [one for one in g.state.intruders if row_id(one.kind) in row.movers]
    for number in numbers:
        going = [one for one in movers if g.figure(one.id) is not None and not g.fighting(one)]
        move_through(g, [(one, number) for one in going], "N-095")
    for effect in g.effects.events.get(f"event-{row.like or row.id}"):
        yield from effect(g)
    _put_away(g, card)
    yield from g.rules.event_over(g, card)


@rule("N-636")
def _put_away(g: Survival[SurvivalState], card: str) -> None:
    """Where a card goes that has happened: out of the game, back into the deck, or on the pile."""
    row = g.box.events[row_id(card)]
    if row.remove:
        g.put(card, DRAWN, GONE)
    elif row.shuffle_back:
        g.put(card, DRAWN, "deck-event")
    else:
        g.put(card, DRAWN, "discard-event")
    if row.remove:
        g.move_all("discard-event", "deck-event")
    if row.remove or row.shuffle_back:
        g.shuffle("deck-event")


@rule("N-102", "N-103")
def bag(g: Survival[SurvivalState]) -> Rule[None]:
    """Develop the bag: draw one token and do what its kind says."""
    g.state.startled = []
    if g.state.zones[BAG]:
        drawn = g.draw_blind(BAG, DRAWN)
        g.tell(BagDeveloped(g.rules.token_face(drawn)), "N-103")
        yield from g.rules.developed(g, drawn)
    g.advance()


@rule("N-107", "N-108")
def startle(g: Survival[SurvivalState]) -> None:
    """Everybody is to roll for noise when the bag has been developed."""
    g.state.startled = [str(seat) for seat in g.active()]


def startled(g: Survival[SurvivalState]) -> None:
    """The noise rolls of bag development begin."""
    g.state.queue = list(g.state.startled)


@rule("N-107", "N-108", "N-109", "N-462")
def noise(g: Survival[SurvivalState]) -> Rule[None]:
    """One of the noise rolls of bag development."""
    state = g.state
    if not state.queue:
        g.advance()
        return
    seat = int(state.queue.pop(0))
    if not g.crew[seat].awake or g.in_combat(seat):
        return
    if not (yield from g.rules.keeps_still(g, seat)):
        yield from noise_roll(g, seat)
