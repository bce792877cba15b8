"""The hourglass: it is turned in every round, runs out, and is taken by whoever wants to.

A table waits for its players, some seconds or some days, and plays the same game again at any
time. So the sand does not fall with the clock: a grain falls with every turn that is over.
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.hourglass import verbs as own_verbs
from hullbreach.games.nemesis.hourglass.events import (
    HourglassRemoved,
    HourglassTaken,
    SandRanOut,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.encounters import summon
from hullbreach.games.survival.rules.noise import DANGER, place_noise, silence_around
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import COMMIT, Action, Rule, choose, deny, react, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Insert, Own, Stage

SAND, TAKEN, REMOVED = "sand", "hourglass taken", "hourglass removed"
"""Grains that have fallen in this round; whether it is aside for this round, or for good."""


class Numbers(Table, frozen=True, kw_only=True):
    """How much sand there is."""

    turns_each: int
    """Turns, for each player of the game."""
    source: Source


NUMBERS = Own("hourglass", Numbers)


def counted(g: Nemesis, name: str) -> int:
    """What is counted of the hourglass."""
    return g.state.counters.get(name, 0)


def set_counter(g: Nemesis, name: str, value: int) -> None:
    """Count anew."""
    g.state.counters = {**g.state.counters, name: value}


def sand_left(g: Nemesis) -> int:
    """How many turns it takes until the sand has run out."""
    return max(0, NUMBERS(g).turns_each * g.state.seats - counted(g, SAND))


class HourglassRules(Rulebook[Nemesis]):
    """What the hourglass adds."""

    free = frozenset({"take-hourglass"})

    @rule("NP-072")
    def turn_over(self, g: Nemesis, seat: int) -> None:
        """A grain falls."""
        super().turn_over(g, seat)
        if not sand_left(g):
            return
        set_counter(g, SAND, counted(g, SAND) + 1)
        if not sand_left(g) and not counted(g, REMOVED):
            g.tell(SandRanOut(), "NP-072")

    def season(self, g: Nemesis) -> None:
        """There is hardly any sand left."""
        super().season(g)
        set_counter(g, SAND, NUMBERS(g).turns_each * g.state.seats - 1)


@rule("NP-049", "NP-053")
def turn_over(g: Nemesis) -> Rule[None]:
    """A round begins: the hourglass is turned over, wherever it was."""
    set_counter(g, SAND, 0)
    set_counter(g, TAKEN, 0)
    g.advance()
    yield from ()


STEP = Insert(Stage("hourglass", turn_over), after="round")


# Taking it


def in_play(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Whether there is an hourglass still."""
    return [] if counted(g, REMOVED) else [()]


@rule("NP-050", "NP-053", "NP-054", "NP-072")
def take_hourglass(g: Nemesis, seat: int) -> Rule[None]:
    """Whoever notices first that it has run out: a noise roll in any room."""
    if left := sand_left(g):
        yield deny("NP-050", "denied-sand", left)
    if counted(g, TAKEN):
        yield deny("NP-053", "denied-hourglass-taken")
    yield COMMIT
    set_counter(g, TAKEN, 1)
    rooms = [own_verbs.NOISE_IN(slot) for slot in g.board.slots]
    chosen = yield from choose(seat, "ask-noise-in", rooms, "NP-050")
    slot = chosen.args[0]
    face = g.roll(g.rules.noise_die(g, seat))
    g.tell(HourglassTaken(g.name(seat), g.place(slot), f"noise-{face}"), "NP-050")
    if face == DANGER:
        g.rules.danger(g, slot)
    elif face.isdigit():
        yield from noise_there(g, seat, slot, int(face))
    yield from objections(g, seat)


@rule("NP-050", "NP-051", "NP-052")
def noise_there(g: Nemesis, seat: int, slot: str, number: int) -> Rule[None]:
    """Noise in a corridor; where there was some, an encounter for the smallest hand in the room."""
    corridor = g.board.exits[slot][number]
    if not g.noisy(corridor):
        place_noise(g, corridor, "NP-050")
    elif people := g.people(slot):
        victim = min(people, key=lambda one: len(g.hand(one)))
        yield from g.rules.encounter(g, victim, f"noise-{number}")
    else:
        silence_around(g, slot)
        yield from summon(g, seat, slot, "NP-052")


@rule("NP-055")
def objections(g: Nemesis, seat: int) -> Rule[None]:
    """Now that it was used, everybody else may object to it; then it is gone."""
    for other in g.active():
        if other == seat:
            continue
        answers = [own_verbs.OBJECT_TO_HOURGLASS()]
        chosen = yield from react(other, "ask-hourglass", answers, "hourglass", "NP-055")
        if chosen.verb == own_verbs.OBJECT_TO_HOURGLASS:
            set_counter(g, REMOVED, 1)
            g.tell(HourglassRemoved(g.name(other)), "NP-055")
            return


ACTION = Action(own_verbs.TAKE_HOURGLASS, take_hourglass, in_play)
