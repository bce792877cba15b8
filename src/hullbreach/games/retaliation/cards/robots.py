"""What the robot cards do: all of them go somewhere, each can do something else."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.body import can_restore, heal_wound, restore
from hullbreach.games.retaliation.rules.choices import (
    door_options,
    doors_near,
    mend,
    mendable,
    operate,
    which_gap,
    whom,
)
from hullbreach.games.retaliation.rules.combat import damage_in
from hullbreach.games.retaliation.rules.effects import ROBOTS
from hullbreach.games.retaliation.rules.events import Burst
from hullbreach.games.retaliation.rules.grid import other_end
from hullbreach.games.retaliation.rules.markers import break_robot, insecure, put_out, secure
from hullbreach.games.retaliation.rules.movement import explore
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.robot import roll_on, send, ways
from hullbreach.games.retaliation.rules.using import resolve_room, room_effects
from hullbreach.games.survival.rules.model import wounds
from hullbreach.kernel import COMMIT, Rule, deny, rule

EVERY = ("exploration", "medical", "military", "securing", "server", "technical")


@rule("R-396", "R-517", "R-518")
@ROBOTS(*(f"robot-{name}" for name in EVERY))
def drive_robot(g: Retaliation, seat: int) -> Rule[None]:
    """The robot moves."""
    if not ways(g):
        yield deny("R-398", "denied-no-way")
    yield COMMIT
    yield from roll_on(g, seat)


@rule("R-399")
@ROBOTS("robot-exploration")
def robot_explores(g: Retaliation, seat: int) -> Rule[None]:
    """The robot goes through an unexplored corridor into a new room, without its entry effect."""
    gaps = unexplored_from(g, g.state.robot)
    if not gaps:
        yield deny("R-399", "denied-new-way")
    yield COMMIT
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-399")
    space = other_end(gap, g.state.robot)
    yield from explore(g, seat, gap, space, enters=False)
    send(g, space)


def unexplored_from(g: Retaliation, space: str) -> list[str]:
    """The unexplored corridors next to a room that no door bars."""
    return [gap for gap in g.exits(space) if g.unexplored(gap) and not g.barred(gap)]


@ROBOTS("robot-medical")
def robot_heals(g: Retaliation, seat: int) -> Rule[None]:
    """Somebody with the robot regains health."""
    found = [one for one in g.people(g.state.robot) if can_restore(g, one)]
    if not found:
        yield deny("R-021", "denied-robot-unhurt")
    yield COMMIT
    yield from restore(g, (yield from whom(g, seat, found, "ask-whom", "R-312")), 2)


@ROBOTS("robot-medical")
def robot_operates(g: Retaliation, seat: int) -> Rule[None]:
    """Somebody with the robot loses a serious wound."""
    found = [one for one in g.people(g.state.robot) if g.state.zones[wounds(one)]]
    if not found:
        yield deny("R-021", "denied-robot-unwounded")
    yield COMMIT
    yield from heal_wound(g, (yield from whom(g, seat, found, "ask-whom", "R-312")))


@ROBOTS("robot-military")
def robot_fires(g: Retaliation, seat: int) -> Rule[None]:
    """The burst die into a corridor next to the robot; the special symbol breaks it."""
    gaps = [gap for gap in g.reach(g.state.robot) if g.infested(gap)]
    if not gaps:
        yield deny("R-021", "denied-no-prey")
    yield COMMIT
    gap = yield from which_gap(g, seat, gaps, "ask-corridor", "R-350")
    face = g.roll(g.die("burst"))
    told = Burst(g.name(seat), "robot-military", g.corridor_name(gap), f"burst-{face}", int(face))
    g.tell(told, "R-350")
    yield from damage_in(g, seat, gap, int(face), origin=g.state.robot)
    if face == "4":
        break_robot(g)


@ROBOTS("robot-securing")
def robot_turns_door(g: Retaliation, seat: int) -> Rule[None]:
    """A door near the robot is opened or closed."""
    answers = door_options(g, doors_near(g, g.state.robot))
    if not answers:
        yield deny("R-231", "denied-no-door")
    yield COMMIT
    yield from operate(g, seat, door_options(g, doors_near(g, g.state.robot)), "R-231")


@ROBOTS("robot-securing")
def robot_guards(g: Retaliation, seat: int) -> Rule[None]:
    """Two security tokens where the robot is."""
    why = insecure(g, g.state.robot, 2)
    if why:
        yield deny("R-255", why)
    yield COMMIT
    secure(g, g.state.robot, 2)


@rule("R-518")
@ROBOTS("robot-server")
def robot_serves(g: Retaliation, seat: int) -> Rule[None]:
    """The computer room with the robot is used, even if it is broken."""
    space = g.state.robot
    if not g.computer(space):
        yield deny("R-518", "denied-no-computer")
    effects, why = room_effects(g, seat, space)
    if not effects:
        yield why
    yield COMMIT
    yield from resolve_room(g, seat, g.state.robot)


@rule("R-517")
@ROBOTS("robot-technical")
def robot_repairs(g: Retaliation, seat: int) -> Rule[None]:
    """A malfunction with the robot is removed."""
    if not mendable(g, g.state.robot):
        yield deny("R-517", "denied-no-malfunction")
    yield COMMIT
    yield from mend(g, seat, g.state.robot)


@rule("R-517")
@ROBOTS("robot-technical")
def robot_puts_out(g: Retaliation, seat: int) -> Rule[None]:
    """Fire with the robot is discarded."""
    if not g.burning(g.state.robot):
        yield deny("R-517", "denied-no-fire")
    yield COMMIT
    put_out(g, g.state.robot)
