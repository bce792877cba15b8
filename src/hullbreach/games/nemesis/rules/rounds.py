"""The round: the player phase and the event phase, step by step."""

from __future__ import annotations

from hullbreach.games.nemesis.rules import pods
from hullbreach.games.nemesis.rules.critical import unlock_all
from hullbreach.games.nemesis.rules.endings import blow_airlock, end_game
from hullbreach.games.nemesis.rules.intruder_player import intruder_begins, intruder_turn
from hullbreach.games.nemesis.rules.model import NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import phases, revive
from hullbreach.games.survival.rules.events import TimePassed
from hullbreach.games.survival.rules.play import ShipLost
from hullbreach.games.survival.rules.setup import draft
from hullbreach.games.survival.rules.turns import begin_round, first_turn, turn
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.packs import Stage


def step(g: Nemesis) -> Rule[None] | None:
    """The next short rule of the game."""
    state = g.state
    if state.over:
        return None
    state.deaths_before = state.deaths
    part = g.edition.course.stages[state.stage].part
    return phases.guarded(g, part(g), end_game)


# The player phase


def _draft(g: Nemesis) -> Rule[None]:
    return draft(g, int(g.state.queue[0]))


@rule("N-066", "N-580")
def _round(g: Nemesis) -> Rule[None]:
    """A new round begins."""
    revive.wake_the_dead(g)
    intruder_begins(g)
    begin_round(g)
    g.advance()
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
    g.advance()


# The event phase


@rule("N-086", "N-087", "N-088", "N-118", "N-119", "N-120", "N-160", "N-161", "N-163", "N-637")
def _time(g: Nemesis) -> Rule[None]:
    """Time passes, and with it the self-destruct sequence."""
    state = g.state
    state.time += 1
    if state.destruct != NOT_STARTED:
        state.destruct += 1
    running = (
        None
        if state.destruct == NOT_STARTED
        else len(g.track("self-destruct")) - 1 - state.destruct
    )
    g.tell(TimePassed(len(g.track("time")) - 1 - state.time, running), "N-086")
    if running is not None and state.destruct == g.track("self-destruct").index("yellow"):
        unlock_all(g, "N-161")
    if running == 0:
        raise ShipLost("end-destruct", "N-120")
    if state.time == len(g.track("time")) - 1:
        raise ShipLost("end-jump", "N-118")
    g.advance()
    yield from ()


@rule("N-602", "N-603")
def _attackers(g: Nemesis) -> None:
    """Nobody attacks in a calm round, nor while a player leads the intruders."""
    if not (g.state.calm or g.state.intruder_active):
        phases.attackers(g)


def _fire(g: Nemesis) -> Rule[None]:
    """Fire burns; the next round is as usual again."""
    g.state.calm = False
    yield from phases.fire(g)


@rule("N-602")
def _event(g: Nemesis) -> Rule[None]:
    """While a player leads the intruders, there is neither an event nor does the bag develop."""
    if g.state.intruder_active:
        g.advance("round")
        return
    yield from phases.event(g)


OPENING = (Stage("draft", _draft),)
ROUND = (
    Stage("round", _round),
    Stage("turn", _turn, first_turn),
    Stage("player-end", _player_end),
    Stage("time", _time),
    Stage("attacks", phases.attacks, _attackers),
    Stage("fire", _fire),
    Stage("event", _event),
    Stage("bag", phases.bag),
    Stage("noise", phases.noise, phases.startled),
)
"""The steps of a round."""
