"""Critical moments: first encounter, first death, pods, the airlock, the self-destruct sequence."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.events import (
    AirlockClosing,
    AirlockStopped,
    DestructStarted,
    DestructStopped,
    PodLocked,
    PodsEmptied,
    PodUnlocked,
)
from hullbreach.games.nemesis.rules.model import DEPRESSURIZATION, NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.items import lose_everything
from hullbreach.kernel import rule


@rule("N-157", "N-158", "N-159", "N-393", "N-584", "N-591")
def after_death(g: Nemesis, seat: int) -> None:
    """The items are lost, unless the dead can return; the first death unlocks every pod.

    What was hidden in the inventory leaves the game unseen.
    """
    state = g.state
    if not state.revive:
        lose_everything(g, seat)
    if state.deaths == 1:
        unlock_all(g, "N-157")
    if state.intruder_player and state.deaths_before == 0:
        first = state.intruder_seat
        if first < 0 or g.crew[seat].number < g.crew[first].number:
            state.intruder_seat = seat


def unlock_all(g: Nemesis, rule_id: str) -> None:
    """All pods still in play are unlocked."""
    for pod in g.pods("a") + g.pods("b"):
        unlock(g, pod, rule_id)


def unlock(g: Nemesis, pod: str, rule_id: str) -> None:
    """A pod can be entered."""
    if pod in g.state.locked:
        g.state.locked = [other for other in g.state.locked if other != pod]
        g.tell(PodUnlocked(pod), rule_id)


def lock(g: Nemesis, pod: str, rule_id: str) -> None:
    """A pod cannot be entered."""
    if pod not in g.state.locked:
        g.state.locked = [*g.state.locked, pod]
        g.tell(PodLocked(pod), rule_id)


@rule("N-440", "N-460", "N-666")
def empty_pods(g: Nemesis, slot: str) -> None:
    """An intruder in the section: all who wait in its pods are back in the room."""
    letter = g.section(slot)
    if not letter:
        return
    for pod in g.pods(letter):
        for seat in g.aboard_pod(pod):
            who = g.crew[seat]
            who.status, who.pod, who.slot = "aboard", "", slot
            g.tell(PodsEmptied(g.name(seat), pod), "N-460")


# Self-destruct


@rule("N-447", "N-449", "N-551", "N-652")
def start_destruct(g: Nemesis, rule_id: str) -> None:
    """A marker on the green space."""
    if g.state.destruct == NOT_STARTED:
        g.state.destruct = 0
        g.tell(DestructStarted(), rule_id)


@rule("N-162", "N-448", "N-653")
def stop_destruct(g: Nemesis, rule_id: str) -> None:
    """The marker is taken away."""
    g.state.destruct = NOT_STARTED
    g.tell(DestructStopped(), rule_id)


def stoppable(g: Nemesis) -> bool:
    """Whether the sequence runs and has not reached a yellow space."""
    return g.state.destruct != NOT_STARTED and g.track("self-destruct")[g.state.destruct] in (
        "green",
        "white",
    )


# The airlock


@rule("N-490")
def start_airlock(g: Nemesis, slot: str) -> None:
    """The depressurization token is in the room."""
    g.lay(DEPRESSURIZATION, slot)
    g.state.airless = slot
    g.tell(AirlockClosing(g.place(slot)), "N-490")


@rule("N-491", "N-684")
def stop_airlock(g: Nemesis) -> None:
    """The token is taken away and nothing happens."""
    slot = g.state.airless
    g.lift(DEPRESSURIZATION, slot)
    g.state.airless = ""
    g.tell(AirlockStopped(g.place(slot)), "N-491")
