"""The course of a round: turns, intruders, event, colony, cleanup; and what happens in between."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.body import breathe_again, contaminate, hurt, lose_oxygen
from hullbreach.games.retaliation.rules.endings import end_game, keep_one
from hullbreach.games.retaliation.rules.events import EventRevealed, RoundMarked
from hullbreach.games.retaliation.rules.grid import SPACES
from hullbreach.games.retaliation.rules.hive import move_group, roaming
from hullbreach.games.retaliation.rules.lander import take_off, try_landing
from hullbreach.games.retaliation.rules.markers import make_noise
from hullbreach.games.retaliation.rules.model import HAND, REWARDS, ROUNDS
from hullbreach.games.retaliation.rules.noise import danger, draw_token, noise_roll, resolve_noise
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import (
    BagDeveloped,
    Passed,
    Reshuffled,
    RoundBegins,
    TurnBegins,
)
from hullbreach.games.survival.rules.model import objectives
from hullbreach.games.survival.rules.play import ShipLost, row_id
from hullbreach.games.survival.rules.turns import throw_away
from hullbreach.kernel import (
    COMMIT,
    PASS,
    Ask,
    Offer,
    Rule,
    Text,
    deny,
    perform,
    react,
    rule,
)
from hullbreach.kernel.packs import Stage

FREE = ("drop", "drop-gear", "decide")
"""Verbs that use up no action."""
NOBODY_LEFT = "end-nobody"


def step(g: Retaliation) -> Rule[None] | None:
    """The next step of the game."""
    return None if g.state.over else _step(g)


@rule("R-243", "R-437", "R-651", "R-653")
def _step(g: Retaliation) -> Rule[None]:
    """A step of the course; the end may come in the middle of it."""
    stage = g.edition.course.stages[g.state.stage]
    try:
        if g.state.round and g.nobody_awake():
            raise ShipLost(NOBODY_LEFT, "R-437")
        yield from stage.part(g)
    except ShipLost as end:
        yield from end_game(g, end.reason, end.rule)


# Turns


@rule("R-026", "R-069", "R-543")
def begin_round(g: Retaliation) -> Rule[None]:
    """A round begins with the first player."""
    state = g.state
    if not state.round:
        state.round = 1
    for who in g.crew:
        who.passed = not who.awake
    g.tell(RoundBegins(state.round, g.name(state.first)), "R-069")
    g.rules.round_begins(g)
    g.advance()
    yield from ()


def first_turn(g: Retaliation) -> None:
    """The first player has the first turn."""
    give_turn(g, g.state.first)


@rule("R-070", "R-071", "R-408", "R-558", "R-585")
def give_turn(g: Retaliation, seat: int) -> None:
    """The turn goes to this seat or the next that has not passed; or the phase is over."""
    state = g.state
    for offset in range(state.seats):
        candidate = (seat + offset) % state.seats
        who = g.crew[candidate]
        if who.status == "aboard" and not who.passed:
            state.turn, state.boundless = candidate, False
            state.actions, state.acted = 2, 0
            g.tell(TurnBegins(g.name(candidate)), "R-070")
            return
    g.advance()


@rule("R-072", "R-073", "R-074", "R-075", "R-076", "R-084", "R-098", "R-103", "R-565")
def turn(g: Retaliation) -> Rule[None]:
    """One choice of a turn: an action, a pass, or something free."""
    state = g.state
    seat = state.turn
    offer = Offer(g, seat, g.rules.actions)
    chosen = yield Ask(
        seat,
        "ask-turn-boundless" if state.boundless else "ask-turn",
        offer.options,
        {"who": g.name(seat), "left": state.actions},
        "R-073",
        closed=offer.refusals,
    )
    if chosen is PASS:
        yield from pass_turn(g, seat)
    else:
        if chosen.verb not in FREE:
            state.actions -= 0 if state.boundless else 1
            state.acted += 1
        g.reeling = False
        yield from perform(g, seat, g.rules.by_verb[chosen.verb], chosen.args)
        g.reeling = None
        yield from g.rules.acted(g)
    who = g.crew[seat]
    if state.turn == seat and (state.actions <= 0 or who.passed or not who.aboard):
        if who.aboard and not who.passed:
            yield from last_chance(g, seat)
        end_turn(g, seat)


@rule("R-084", "R-097", "R-098", "R-562")
def pass_turn(g: Retaliation, seat: int) -> Rule[None]:
    """Pass, and throw away as many cards as one likes; some wounds hurt then."""
    g.crew[seat].passed = True
    thrown = yield from throw_away(g, seat, "ask-pass-discard", "R-097")
    g.tell(Passed(g.name(seat), thrown), "R-084")
    if g.wounded(seat, "bleeding"):
        hurt(g, seat, 1, Text("cause-bleeding"))
    if g.wounded(seat, "guts"):
        contaminate(g, seat, "R-388")
    if g.wounded(seat, "lungs"):
        if g.crew[seat].oxygen:
            lose_oxygen(g, seat)
        else:
            hurt(g, seat, 2, Text("cause-lungs"))


@rule("R-072", "R-077", "R-078", "R-099", "R-167", "R-172", "R-559")
def end_turn(g: Retaliation, seat: int) -> None:
    """The oxygen step, the fire step; then the next player."""
    who = g.crew[seat]
    if who.aboard:
        if g.air(who.slot):
            breathe_again(g, seat, "R-172")
        else:
            lose_oxygen(g, seat)
    if who.aboard and g.burning(who.slot):
        hurt(g, seat, 1, Text("cause-fire"))
    give_turn(g, (seat + 1) % g.state.seats)


# Choosing an objective


@rule("R-102", "R-103", "R-104", "R-566", "R-649")
def choose_objective(g: Retaliation, seat: int) -> Rule[None]:
    """Once in a game a player keeps one of two objectives, and draws cards for it."""
    if g.state.mode != "standard":
        yield deny("R-649", "denied-no-objectives")
    if not undecided(g, seat):
        yield deny("R-102", "denied-chosen")
    yield COMMIT
    yield from decide(g, seat)


@rule("R-103", "R-104")
def last_chance(g: Retaliation, seat: int) -> Rule[None]:
    """An objective can be chosen also after the second action: whoever has two is asked."""
    if undecided(g, seat):
        chosen = yield from react(seat, "ask-decide-last", [verbs.DECIDE()], "objective", "R-103")
        if chosen.verb == verbs.DECIDE:
            yield from decide(g, seat)


def undecided(g: Retaliation, seat: int) -> bool:
    """Whether a player still has two objectives to choose from."""
    return not g.crew[seat].chose and len(g.state.zones[objectives(seat)]) > 1


@rule("R-106", "R-107", "R-567")
def decide(g: Retaliation, seat: int) -> Rule[None]:
    """A player keeps one objective, and draws as many cards as the track says."""
    yield from keep_one(g, seat)
    state = g.state
    draw_cards(g, seat, REWARDS[min(state.choices, len(REWARDS) - 1)])
    state.choices += 1


# The intruder phase


@rule("R-118", "R-119", "R-120", "R-572")
def burning(g: Retaliation) -> Rule[None]:
    """Intruders in burning rooms are damaged, and an egg in a burning nest is destroyed."""
    for space in SPACES:
        if g.burning(space):
            yield from g.rules.scorch(g, space)
    g.advance()


def attackers(g: Retaliation) -> None:
    """The rooms with intruders and characters, from the top left."""
    g.state.queue = [space for space in SPACES if g.infested(space) and g.people(space)]


@rule("R-121", "R-122", "R-123", "R-124", "R-125", "R-573")
def attacks(g: Retaliation) -> Rule[None]:
    """Room by room every intruder attacks once, the largest first."""
    if not g.state.queue:
        g.advance()
        return
    space = g.state.queue.pop(0)
    victim = -1
    for figure in g.hostiles(space):
        here = g.people(space)
        if not here:
            return
        victim = victim if victim in here else here[0]
        if figure in g.state.zones[space]:
            yield from attack(g, figure, victim, space)


# The event phase


@rule("R-126", "R-413")
def lift_off(g: Retaliation) -> Rule[None]:
    """Whoever is in the lander may make it take off."""
    yield from take_off(g)
    g.advance()


@rule("R-127", "R-128", "R-129", "R-131")
def event(g: Retaliation) -> Rule[None]:
    """An event card is drawn; the intruders in its corridors move."""
    if not g.state.zones["deck-event"]:
        shuffle_events(g)
    card = g.draw("deck-event", "discard-event")
    g.tell(EventRevealed(card), "R-127")
    row = g.box.events[row_id(card)]
    for gap in g.rules.stirred(g, row):
        yield from move_group(g, gap)
    g.advance()


@rule("R-130", "R-132")
def event_rooms(g: Retaliation) -> Rule[None]:
    """Then those in rooms move, if the card says so."""
    if g.box.events[row_id(last_event(g))].rooms:
        for space in roaming(g):
            yield from move_group(g, space)
    g.advance()


def last_event(g: Retaliation) -> str:
    """The event card of this round."""
    return g.state.zones["discard-event"][-1]


@rule("R-127", "R-128")
def event_effect(g: Retaliation) -> Rule[None]:
    """The main effect of the event."""
    for effect in g.effects.events.get(last_event(g)):
        yield from effect(g)
    g.advance()


def side_queue(g: Retaliation) -> None:
    """Who or what the side effect of the event is about, in order; who still takes part is seen then."""
    side = g.box.events[row_id(last_event(g))].side
    if side == "danger":
        g.state.queue = [f"danger:{seat}" for seat in g.order()]
    elif side == "noise":
        g.state.queue = [f"noise:{seat}" for seat in g.order()]
    elif side == "resolve":
        g.state.queue = [f"resolve:{gap}" for gap in g.dead_ends() if g.noisy(gap)]
    elif side == "mark":
        for gap in g.dead_ends():
            make_noise(g, gap)


@rule("R-023", "R-024", "R-127", "R-575", "R-577")
def event_side(g: Retaliation) -> Rule[None]:
    """The side effect, one after the other; a card that says so is shuffled back with all others."""
    if not g.state.queue:
        if g.box.events[row_id(last_event(g))].side == "shuffle":
            shuffle_events(g)
        g.advance()
        return
    what, _, whose = g.state.queue.pop(0).partition(":")
    if what == "resolve":
        if g.noisy(whose):
            yield from resolve_noise(g, whose)
    elif what == "danger":
        yield from endangered(g, int(whose))
    elif g.crew[int(whose)].aboard:
        yield from noise_roll(g, int(whose))


@rule("R-023", "R-528")
def endangered(g: Retaliation, seat: int) -> Rule[None]:
    """Danger for somebody in a room that is not secured when the turn comes to them."""
    who = g.crew[seat]
    if who.aboard and not g.safe_room(who.slot):
        yield from danger(g, seat)


@rule("R-575")
def shuffle_events(g: Retaliation) -> None:
    """The event deck is shuffled anew, with all its cards."""
    g.move_all("discard-event", "deck-event")
    g.shuffle("deck-event")
    g.tell(Reshuffled(Text("pile-event")), "R-575")


@rule("R-134", "R-141", "R-142", "R-578")
def colony(g: Retaliation) -> Rule[None]:
    """The colony step: a token is drawn, and the bag grows."""
    token = draw_token(g)
    g.tell(BagDeveloped(g.rules.token_face(token)), "R-134")
    yield from g.rules.colony(g, token)
    g.advance()


# Cleanup


@rule("R-143", "R-144", "R-145", "R-411", "R-581", "R-582")
def cleanup(g: Retaliation) -> Rule[None]:
    """The first player token is passed on, and everybody draws up to five cards."""
    g.state.first = g.left_of(g.state.first)
    for seat in g.order():
        if g.crew[seat].awake:
            limit = HAND - 1 if g.wounded(seat, "body") else HAND
            draw_cards(g, seat, limit - len(g.hand(seat)))
    g.advance()
    yield from ()


@rule("R-146", "R-147", "R-148", "R-149", "R-150", "R-436")
def advance_round(g: Retaliation) -> Rule[None]:
    """The round marker advances, and what lies there happens."""
    state = g.state
    if state.round >= ROUNDS:
        raise ShipLost("end-rounds", "R-436")
    state.round += 1
    g.tell(RoundMarked(state.round), "R-146")
    g.rules.round_marked(g)
    if state.destruct == state.round:
        raise ShipLost("end-destruct", "R-149")
    try_landing(g)
    g.advance()
    yield from ()


ROUND = (
    Stage("round", begin_round),
    Stage("turn", turn, first_turn),
    Stage("burning", burning),
    Stage("attacks", attacks, attackers),
    Stage("take-off", lift_off),
    Stage("event", event),
    Stage("event-rooms", event_rooms),
    Stage("event-effect", event_effect),
    Stage("event-side", event_side, side_queue),
    Stage("colony", colony),
    Stage("cleanup", cleanup),
    Stage("marker", advance_round),
)
"""The steps of a round."""
