"""The round: the player phase and the event phase, step by step."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis import pods, revive
from hullbreach.games.nemesis.critical import DESTRUCT, TIME, unlock_all
from hullbreach.games.nemesis.effects import EVENTS
from hullbreach.games.nemesis.endings import NOBODY_LEFT, blow_airlock, end_game
from hullbreach.games.nemesis.intruder_player import intruder_begins, intruder_turn
from hullbreach.games.nemesis.model import CONTENT, NOT_STARTED, NUMBERS
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import draft
from hullbreach.games.nemesis.weapons import fire_damage
from hullbreach.games.survival.actions import renew
from hullbreach.games.survival.attacks import attack, victim
from hullbreach.games.survival.combat import burn_eggs
from hullbreach.games.survival.encounters import DRAWN, queen_meets
from hullbreach.games.survival.events import BagDeveloped, EggLaid, EventDrawn, TimePassed
from hullbreach.games.survival.intruders import add_token, injure, move_through
from hullbreach.games.survival.model import (
    ADULT,
    BAG,
    BLANK,
    BREEDER,
    CREEPER,
    EGG,
    EGG_BOARD,
    GONE,
    LARVA,
    POOL,
    QUEEN,
)
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.play import ShipLost
from hullbreach.games.survival.rulebook import row_id
from hullbreach.games.survival.turns import begin_round, turn
from hullbreach.kernel import Rule, rule


def step(g: Nemesis) -> Rule[None] | None:
    """The next short rule of the game."""
    if g.state.over:
        return None
    return _guarded(g, STAGES[g.state.stage](g))


@rule("N-121", "N-122", "N-123")
def _guarded(g: Nemesis, part: Rule[None]) -> Rule[None]:
    """Run a part of the round. The game may end in its middle, or because nobody is left."""
    g.state.deaths_before = g.state.deaths
    try:
        yield from part
        if g.state.stage == "draft" or not g.nobody_awake():
            return
        reason, rule_id = NOBODY_LEFT, "N-123"
    except ShipLost as lost:
        reason, rule_id = lost.reason, lost.rule
    yield from end_game(g, reason, rule_id)


# The player phase


def _draft(g: Nemesis) -> Rule[None]:
    return draft(g, int(g.state.queue[0]))


@rule("N-066", "N-580")
def _round(g: Nemesis) -> Rule[None]:
    """A new round begins."""
    revive.wake_the_dead(g)
    intruder_begins(g)
    begin_round(g)
    yield from ()


def _turn(g: Nemesis) -> Rule[None]:
    seat = g.state.turn
    if seat == g.state.intruder_seat:
        return intruder_turn(g, seat)
    if g.crew[seat].status == "pod":
        return pods.wait_in_pod(g, seat)
    return turn(g, seat)


@rule("N-085", "N-492")
def _player_end(g: Nemesis) -> Rule[None]:
    """The player phase is over: a room that was to lose its air loses it."""
    yield from blow_airlock(g)
    g.state.stage = "time"


# The event phase


@rule("N-086", "N-087", "N-088", "N-118", "N-119", "N-120", "N-160", "N-161", "N-163")
def _time(g: Nemesis) -> Rule[None]:
    """Time passes, and with it the self-destruct sequence."""
    state = g.state
    state.time += 1
    if state.destruct != NOT_STARTED:
        state.destruct += 1
    running = None if state.destruct == NOT_STARTED else len(DESTRUCT) - 1 - state.destruct
    g.tell(TimePassed(len(TIME) - 1 - state.time, running), "N-086")
    if running is not None and state.destruct == DESTRUCT.index("yellow"):
        unlock_all(g, "N-161")
    if running == 0:
        raise ShipLost("end-destruct", "N-120")
    if state.time == len(TIME) - 1:
        raise ShipLost("end-jump", "N-118")
    state.stage = "attacks"
    state.queue = _attackers(g)
    yield from ()


@rule("N-089", "N-090", "N-602", "N-603")
def _attackers(g: Nemesis) -> list[str]:
    """Who attacks in this phase, in player order, the largest in a room first."""
    if g.state.calm or g.state.intruder_active:
        return []
    order: list[str] = []
    for seat in g.order():
        if g.crew[seat].aboard:
            order += [one.id for one in g.intruders(g.crew[seat].slot) if one.id not in order]
    return order


@rule("N-089", "N-356")
def _attacks(g: Nemesis) -> Rule[None]:
    """One attack of the intruder attack step."""
    state = g.state
    if not state.queue:
        state.calm = False
        state.stage = "fire"
        return
    intruder = g.figure(state.queue.pop(0))
    if intruder is not None and g.people(intruder.slot):
        yield from attack(g, intruder, victim(g, intruder.slot))


@rule("N-091", "N-269", "N-270", "N-271", "N-277")
def _fire(g: Nemesis) -> Rule[None]:
    """Fire hurts intruders and eggs, room after room."""
    numbers = NUMBERS.effects
    prone = g.weakness("weakness-vulnerability-to-fire")
    burned = numbers.vulnerable_fire_eggs if prone else numbers.fire_eggs
    for slot in g.board.slots:
        if not g.burning(slot):
            continue
        for intruder in g.intruders(slot):
            injure(g, intruder, fire_damage(g, numbers.fire_injuries), "N-091")
        burn_eggs(g, slot, burned)
    g.state.stage = "round" if g.state.intruder_active else "event"
    yield from ()


@rule("N-093", "N-099", "N-100")
def _event(g: Nemesis) -> Rule[None]:
    """Draw an event: the intruders move first, then it happens."""
    g.state.stage = "bag"
    if renew(g, "event", "N-100"):
        card = g.draw("deck-event", DRAWN)
        yield from resolve_event(g, card)


@rule("N-093", "N-094", "N-095", "N-096", "N-099", "N-101")
def resolve_event(g: Nemesis, card: str) -> Rule[None]:
    """Move the intruders that an event card in the `drawn` zone names, then do what it says."""
    row = CONTENT.events[row_id(card)]
    g.tell(EventDrawn(card, row.direction), "N-093")
    movers = [
        one for one in g.state.intruders if row_id(one.kind) in row.movers and not g.fighting(one)
    ]
    move_through(g, [(one, row.direction) for one in movers], "N-095")
    for effect in EVENTS.get(card):
        yield from effect(g)
    _put_away(g, card)


def _put_away(g: Nemesis, card: str) -> None:
    """Where a card goes that has happened: out of the game, back into the deck, or on the pile."""
    row = CONTENT.events[row_id(card)]
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
    "N-114", "N-115",
)  # fmt: skip
def _bag(g: Nemesis) -> Rule[None]:
    """Develop the bag: draw one token and do what its kind says."""
    state = g.state
    state.stage, state.queue = "noise", []
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
            yield from queen_meets(g, nest)
        elif g.lay(EGG, EGG_BOARD):
            g.tell(EggLaid(), "N-113")


@rule("N-107", "N-108", "N-109", "N-462")
def _noise(g: Nemesis) -> Rule[None]:
    """One of the noise rolls of bag development; then a new round."""
    state = g.state
    if not state.queue:
        state.stage = "round"
        return
    seat = int(state.queue.pop(0))
    if g.crew[seat].awake and not g.in_combat(seat):
        yield from noise_roll(g, seat)


STAGES: dict[str, Callable[[Nemesis], Rule[None]]] = {
    "draft": _draft,
    "round": _round,
    "turn": _turn,
    "player-end": _player_end,
    "time": _time,
    "attacks": _attacks,
    "fire": _fire,
    "event": _event,
    "bag": _bag,
    "noise": _noise,
}
