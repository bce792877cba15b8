"""The round: the player phase and the event phase, step by step."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis import pods
from hullbreach.games.nemesis.critical import DESTRUCT, TIME, unlock_all
from hullbreach.games.nemesis.endings import blow_airlock, end_game
from hullbreach.games.nemesis.intruder_player import intruder_begins, intruder_turn
from hullbreach.games.nemesis.model import NOT_STARTED
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.survival import phases, revive
from hullbreach.games.survival.events import TimePassed
from hullbreach.games.survival.play import ShipLost
from hullbreach.games.survival.setup import draft
from hullbreach.games.survival.turns import begin_round, turn
from hullbreach.kernel import Rule, rule


def step(g: Nemesis) -> Rule[None] | None:
    """The next short rule of the game."""
    if g.state.over:
        return None
    g.state.deaths_before = g.state.deaths
    return phases.guarded(g, STAGES[g.state.stage](g), end_game)


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


@rule("N-086", "N-087", "N-088", "N-118", "N-119", "N-120", "N-160", "N-161", "N-163", "N-637")
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


@rule("N-602", "N-603")
def _attackers(g: Nemesis) -> list[str]:
    """Nobody attacks in a calm round, nor while a player leads the intruders."""
    return [] if g.state.calm or g.state.intruder_active else phases.attackers(g)


def _attacks(g: Nemesis) -> Rule[None]:
    if not g.state.queue:
        g.state.calm = False
    yield from phases.attacks(g, "fire")


def _fire(g: Nemesis) -> Rule[None]:
    yield from phases.fire(g, "round" if g.state.intruder_active else "event")


STAGES: dict[str, Callable[[Nemesis], Rule[None]]] = {
    "draft": _draft,
    "round": _round,
    "turn": _turn,
    "player-end": _player_end,
    "time": _time,
    "attacks": _attacks,
    "fire": _fire,
    "event": lambda g: phases.event(g, "bag"),
    "bag": lambda g: phases.bag(g, "noise"),
    "noise": lambda g: phases.noise(g, "round"),
}
