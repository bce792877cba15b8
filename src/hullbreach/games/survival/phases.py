"""The steps of the event phase that the games share: attacks, fire, the event, the bag.

Each is a stage of the round. Which stage comes `then` is for the game to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.survival.actions import renew
from hullbreach.games.survival.attacks import attack, victim
from hullbreach.games.survival.events import BagDeveloped, EggLaid, EventDrawn
from hullbreach.games.survival.intruders import add_token, injure, move_through
from hullbreach.games.survival.model import (
    ADULT,
    BAG,
    BLANK,
    BREEDER,
    CREEPER,
    DRAWN,
    EGG,
    EGG_BOARD,
    GONE,
    LARVA,
    POOL,
    QUEEN,
)
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.play import ShipLost, Survival, row_id
from hullbreach.kernel import Rule, rule

NOBODY_LEFT = "end-nobody"
"""The game ends because nobody takes part any more."""


@rule("N-121", "N-122", "N-123")
def guarded(
    g: Survival[Any], part: Rule[None], end: Callable[[Any, str, str], Rule[None]]
) -> Rule[None]:
    """Run a part of the round. The game may end in its middle, or because nobody is left."""
    ends = ShipLost  # when the interpreter stops, a module may be gone before the games it plays
    try:
        yield from part
        if g.state.stage == "draft" or not g.nobody_awake():
            return
        reason, rule_id = NOBODY_LEFT, "N-123"
    except ends as lost:
        reason, rule_id = lost.reason, lost.rule
    yield from end(g, reason, rule_id)


@rule("N-089", "N-090", "N-630", "N-632")
def attackers(g: Survival[Any]) -> list[str]:
    """Who attacks in the attack step, in player order, the largest in a room first."""
    order: list[str] = []
    for seat in g.order():
        if g.crew[seat].aboard:
            order += [one.id for one in g.intruders(g.crew[seat].slot) if one.id not in order]
    return order


@rule("N-089", "N-356", "N-631")
def attacks(g: Survival[Any], then: str) -> Rule[None]:
    """One attack of the attack step."""
    state = g.state
    if not state.queue:
        state.stage = then
        return
    intruder = g.figure(state.queue.pop(0))
    if intruder is not None and g.people(intruder.slot):
        yield from attack(g, intruder, victim(g, intruder.slot))


@rule("N-091", "N-269", "N-270", "N-271", "N-277", "N-633", "N-634", "N-635")
def fire(g: Survival[Any], then: str) -> Rule[None]:
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
    g.state.stage = then
    yield from ()


@rule("N-093", "N-099", "N-100")
def event(g: Survival[Any], then: str) -> Rule[None]:
    """Draw an event: the intruders move first, then it happens."""
    g.state.stage = then
    if renew(g, "event", "N-100"):
        card = g.draw("deck-event", DRAWN)
        yield from resolve_event(g, card)


@rule("N-093", "N-094", "N-095", "N-096", "N-099", "N-101")
def resolve_event(g: Survival[Any], card: str) -> Rule[None]:
    """Move the intruders that an event card in the `drawn` zone names, then do what it says."""
    row = g.box.events[row_id(card)]
    numbers = g.rules.directions(g, card)
    first, *then = numbers
    g.tell(EventDrawn(card, first, then=then[0] if then else None), "N-093")
    movers = [one for one in g.state.intruders if row_id(one.kind) in row.movers]
    for number in numbers:
        going = [one for one in movers if g.figure(one.id) is not None and not g.fighting(one)]
        move_through(g, [(one, number) for one in going], "N-095")
    for effect in g.effects.events.get(card):
        yield from effect(g)
    _put_away(g, card)


@rule("N-636")
def _put_away(g: Survival[Any], card: str) -> None:
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


@rule(
    "N-102", "N-103", "N-104", "N-105", "N-106", "N-107", "N-108", "N-110", "N-111", "N-113",
    "N-114", "N-115", "N-612", "N-613", "N-614",
)  # fmt: skip
def bag(g: Survival[Any], then: str) -> Rule[None]:
    """Develop the bag: draw one token and do what its kind says."""
    state = g.state
    state.stage, state.queue = then, []
    if not state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(BagDeveloped(g.rules.token_face(drawn)), "N-103")
    kind = BLANK if drawn == BLANK else g.rules.token_kind(drawn)
    g.put(drawn, DRAWN, POOL if kind in (LARVA, CREEPER) else BAG)
    if kind == LARVA:
        add_token(g, ADULT, "N-105")
    elif kind == CREEPER:
        add_token(g, BREEDER, "N-106")
    elif kind == BLANK:
        add_token(g, ADULT, "N-114")
    elif kind in (ADULT, BREEDER):
        state.queue = [str(seat) for seat in g.active()]
    elif kind == QUEEN:
        nest = g.nest()
        if nest and g.people(nest):
            yield from g.rules.queen_comes(g, nest, drawn)
        elif g.lay(EGG, EGG_BOARD):
            g.tell(EggLaid(), "N-113")


@rule("N-107", "N-108", "N-109", "N-462")
def noise(g: Survival[Any], then: str) -> Rule[None]:
    """One of the noise rolls of bag development."""
    state = g.state
    if not state.queue:
        state.stage = then
        return
    seat = int(state.queue.pop(0))
    if not g.crew[seat].awake or g.in_combat(seat):
        return
    if not (yield from g.rules.keeps_still(g, seat)):
        yield from noise_roll(g, seat)
