"""The robot: activating it, near or from afar, and where it goes."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin
from hullbreach.games.retaliation.rules.events import RobotMoved, RobotRevealed
from hullbreach.games.retaliation.rules.grid import other_end
from hullbreach.games.retaliation.rules.model import REACTOR, ROBOT
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.using import pick_effect, possible
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import COMMIT, Denial, Rule, Text, choose, deny, rule

ROBOT_CARD = "robot"
"""The zone of the robot card."""


@rule("R-199", "R-249")
def stands_still(g: Retaliation) -> Denial | None:
    """Why the robot cannot do anything: nobody knows it, or it is broken. Nothing if it can."""
    if not g.robot_known():
        return deny("R-199", "denied-robot-hidden")
    return deny("R-249", "denied-robot-broken") if ROBOT in g.state.faulty else None


@rule("R-393", "R-394", "R-395")
def price(g: Retaliation, seat: int) -> int:
    """What it costs a character to activate the robot from where it is; 0 where it cannot."""
    who = g.crew[seat]
    if who.slot == g.state.robot:
        return 1
    if not g.computer(who.slot):
        return 0
    return 1 if who.data else 2


@rule("R-091", "R-249", "R-392", "R-393", "R-394", "R-395")
def activate(g: Retaliation, seat: int) -> Rule[None]:
    """The basic action."""
    still = stands_still(g)
    if still:
        yield still
    cost = price(g, seat)
    if not cost:
        yield deny("R-394", "denied-robot-far")
    if g.purse(seat) < cost:
        yield deny("R-561", "denied-cost", cost, g.purse(seat))
    effects, why = possible(g, seat, g.effects.robots.get(card(g)))
    if not effects:
        yield why
    yield COMMIT
    yield from begin(g, seat, cost, Text("act-robot"), "R-091")
    yield from run(g, seat)


def card(g: Retaliation) -> str:
    """The robot card in play."""
    return g.state.zones[ROBOT_CARD][0]


def run(g: Retaliation, seat: int) -> Rule[None]:
    """One of the things that the robot of this game can do."""
    effects, _ = possible(g, seat, g.effects.robots.get(card(g)))
    effect = yield from pick_effect(g, seat, effects, card(g))
    rule = effect(g, seat)
    next(rule)
    yield from rule


@rule("R-396", "R-397", "R-398", "R-399")
def ways(g: Retaliation) -> list[str]:
    """The corridors through which the robot can go."""
    here = g.state.robot
    return [gap for gap in g.exits(here) if not g.barred(gap) and g.on_map(other_end(gap, here))]


@rule("R-396", "R-400", "R-460")
def send(g: Retaliation, space: str) -> None:
    """The robot goes to a room."""
    if not g.robot_known():
        g.turn_up(ROBOT_CARD)
        g.tell(RobotRevealed(card(g)), "R-201")
    g.state.robot = space
    if g.room(space) == REACTOR:
        g.state.escorted = True
    g.tell(RobotMoved(g.place(space)), "R-396")


@rule("R-396", "R-517", "R-518")
def roll_on(g: Retaliation, seat: int) -> Rule[None]:
    """The robot moves, up to as many times as its card says."""
    for number in range(g.box.robots[row_id(card(g))].moves):
        answers = [verbs.AT_GAP(gap) for gap in ways(g)]
        if not answers:
            return
        more = answers if number == 0 else [*answers, verbs.DONE()]
        chosen = yield from choose(seat, "ask-robot", more, "R-396")
        if chosen.verb == verbs.DONE:
            return
        send(g, other_end(chosen.args[0], g.state.robot))
