"""The round: the player phase and the event phase, step by step."""

from __future__ import annotations

from hullbreach.games.lockdown.cards.rooms import vent
from hullbreach.games.lockdown.rules import clock, escape
from hullbreach.games.lockdown.rules.endings import end_game
from hullbreach.games.lockdown.rules.events import NoiseFaded
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.setup import draft
from hullbreach.games.survival.rules import phases, revive
from hullbreach.games.survival.rules.model import NOISE
from hullbreach.games.survival.rules.turns import begin_round, first_turn, turn
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.packs import Stage


def step(g: Lockdown) -> Rule[None] | None:
    """The next short rule of the game."""
    state = g.state
    if state.over:
        return None
    part = g.edition.course.stages[state.stage].part
    return phases.guarded(g, part(g), end_game)


# The player phase


def _draft(g: Lockdown) -> Rule[None]:
    return draft(g, int(g.state.queue[0]))


@rule("L-141", "L-490")
def _round(g: Lockdown) -> Rule[None]:
    """A new round begins; light sources have burnt down."""
    revive.wake_the_dead(g)
    for who in g.crew:
        who.lit = who.moved = False
    begin_round(g)
    g.advance()
    yield from ()


@rule("L-179")
def _turn(g: Lockdown) -> Rule[None]:
    """One choice of a turn: a basic action, an action card, an item, the room; or to pass."""
    return turn(g, g.state.turn)


@rule("L-151", "L-462")
def _player_end(g: Lockdown) -> Rule[None]:
    """The player phase is over: a room that was to be vented is."""
    yield from vent(g)
    g.advance()


# The event phase


def _launch(g: Lockdown) -> Rule[None]:
    yield from escape.launch(g)
    g.advance()


def _time(g: Lockdown) -> Rule[None]:
    clock.tick(g)
    g.advance()
    yield from ()


@rule("L-154", "L-155", "L-156", "L-608")
def _noise_fades(g: Lockdown) -> Rule[None]:
    """Where there is power, it grows quiet in the corridors that lead to nobody."""
    crowded = {who.slot for who in g.crew if who.aboard}
    quiet: dict[str, int] = {}
    for corridor, passage in g.board.passages.items():
        if not g.noisy(corridor) or not crowded.isdisjoint(passage.ends):
            continue
        section = g.section_between(corridor)
        if section and g.powered(section):
            g.lift(NOISE, corridor)
            quiet[section] = quiet.get(section, 0) + 1
    for section, count in quiet.items():
        g.tell(NoiseFaded(f"section-{section}", count), "L-154")
    g.advance()
    yield from ()


OPENING = (Stage("draft", _draft),)
ROUND = (
    Stage("round", _round),
    Stage("turn", _turn, first_turn),
    Stage("player-end", _player_end),
    Stage("launch", _launch),
    Stage("time", _time),
    Stage("noise-fades", _noise_fades),
    Stage("attacks", phases.attacks, phases.attackers),
    Stage("fire", phases.fire),
    Stage("event", phases.event),
    Stage("bag", phases.bag),
    Stage("noise", phases.noise, phases.startled),
)
"""The steps of a round."""
