"""The course of a game: what comes after what, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hullbreach.games.invader.rules import search, setup, spawning, turns, xenos
from hullbreach.games.invader.rules.events import Ended, Repaired, RoundEnds
from hullbreach.games.invader.rules.play import GameOver, Invader
from hullbreach.games.invader.skills import actions, reactions
from hullbreach.kernel import Rule, Text, Verdict, rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Stage

SPAWN_ALL = "spawn-all"


@rule("Z-208", "Z-240", "Z-508")
def begin_xenos(g: Invader) -> None:
    """The Xenos' phase: all act, then more of them come."""
    g.state.agenda = [SPAWN_ALL]
    xenos.activate(g, g.kinds)


def xenos_done(g: Invader) -> None:
    """Nothing is left on the agenda."""
    g.advance()


@rule("Z-038", "Z-039", "Z-040", "Z-428", "Z-447", "Z-640")
def end_phase(g: Invader) -> None:
    """Armor is repaired, noise and activation tokens go, and the first player token is passed on."""
    state = g.state
    g.tell(RoundEnds(), "Z-038")
    repair(g)
    g.rules.quiet(g)
    state.woken = ()
    state.first = (state.first + 1) % state.seats
    g.rules.round_over(g)
    g.advance()


@rule("Z-428", "Z-447")
def repair(g: Invader) -> None:
    """Who has the skill repairs the own armor, or some of everybody's in the zone."""
    for one in g.there():
        medics = sum(g.has(other, "medic") for other in g.people(one.zone))
        armor = one.most if g.has(one, "auto-repair") else min(one.most, one.armor + medics)
        if armor > one.armor and not one.guest:
            one.armor = armor
            g.tell(Repaired(one.id, armor), "Z-447")


def spawn_all(g: Invader) -> None:
    """All have acted: cards are drawn."""
    g.state.agenda.pop()
    spawning.spawn_all(g)


TASKS: dict[str, Callable[[Invader, list[str]], Rule[None] | None]] = {
    xenos.ATTACK: lambda g, ids: xenos.attacks(g, ids),
    xenos.PLAN: lambda g, ids: xenos.plan(g, ids),
    xenos.MARCH: lambda g, ids: xenos.march(g, ids),
    SPAWN_ALL: lambda g, ids: spawn_all(g),
    spawning.SPAWN: lambda g, ids: spawning.spawn(g, ids[0]),
    spawning.FALL_IN: lambda g, ids: spawning.fall_in(g, ids[0]),
    spawning.MOLD_FALL_IN: lambda g, ids: spawning.mold_fall_in(g, ids),
    spawning.EXTRA: lambda g, ids: spawning.extra_activation(g, ids[0]),
    spawning.LINK: lambda g, ids: reactions.extra_turns(g, ids),
    actions.LED: lambda g, ids: actions.led(g),
    spawning.REACT: lambda g, ids: reactions.react(g, ids),
    search.GROW: lambda g, ids: search.grow(g, ids[0]),
    search.KEEP: lambda g, ids: search.keep_later(g, g.survivor(ids[0])),
}
"""What can stand on the agenda."""


def course() -> Course:
    """The phases."""
    return Course(
        [
            Stage("pick", setup.pick),
            Stage("arm", setup.arm),
            Stage("gather", setup.gather),
            Stage("reinforce", setup.reinforce),
            Stage("first", setup.choose_first),
        ],
        [
            Stage("players", turns.players, turns.begin_round),
            Stage("xenos", xenos_done, begin_xenos),
            Stage("end", end_phase),
        ],
    )


def step(g: Invader) -> Rule[None] | None:
    """The next short rule: what is on the agenda, or else a part of the phase."""
    return None if g.state.over else _watched(g)


@rule("Z-044", "Z-507")
def _watched(g: Invader) -> Rule[None]:
    """One step, after which the mission may be accomplished, or in which all is lost."""
    try:
        made = _part(g)
        if made is not None:
            yield from made
        if g.rules.won(g):
            raise GameOver("end-invader-won", "Z-044", won=True)
    except GameOver as over:
        end(g, over)


def _part(g: Invader) -> Rule[None] | None:
    if g.state.agenda:
        word, *ids = g.state.agenda[-1].split()
        return TASKS[word](g, ids)
    part: Any = g.edition.course.stages[g.state.stage].part
    made: Rule[None] | None = part(g)
    return made


@rule("Z-045")
def end(g: Invader, over: GameOver) -> None:
    """All players win or lose together."""
    reason = Text(over.reason)
    g.tell(Ended(reason, over.won), over.rule)
    g.finish([Verdict(seat, over.won, reason) for seat in range(g.state.seats)])
