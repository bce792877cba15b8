"""Escape pods: getting in, waiting, launching."""

from __future__ import annotations

from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules import verbs as own_verbs
from hullbreach.games.nemesis.rules.events import PodEntered, PodLaunched, PodLeft
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.model import GONE
from hullbreach.games.survival.rules.noise import undisturbed
from hullbreach.games.survival.rules.turns import hand_on, pass_turn
from hullbreach.kernel import COMMIT, Rule, choose, deny, rule


@rule("N-437", "N-439", "N-441", "N-451", "N-452")
def free_pods(g: Nemesis, letter: str) -> list[str]:
    """The unlocked pods of a section with a free seat; what is carried needs none."""
    return [
        pod
        for pod in g.pods(letter)
        if pod not in g.state.locked and len(g.aboard_pod(pod)) < g.box.numbers.ship.pod_seats
    ]


def no_pod(g: Nemesis, letter: str) -> str:
    """Why there is no free pod in a section: all are gone, locked or full."""
    if not g.pods(letter):
        return "denied-no-pods"
    locked = all(pod in g.state.locked for pod in g.pods(letter))
    return "denied-pods-locked" if locked else "denied-pods-full"


@rule("N-437", "N-438", "N-439", "N-440", "N-441", "N-453", "N-454", "N-458", "N-463", "N-669")
def enter_pod(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """The action of an evacuation section: be quiet, get in, and launch or wait."""
    who, letter = g.crew[seat], g.section(slot)
    if who.slot != slot:
        yield deny("N-428", "denied-elsewhere", g.room(slot))
    if g.infested(slot):
        yield deny("N-440", "denied-intruder-there", g.room(slot))
    if g.broken(slot):
        yield deny("N-453", "denied-broken")
    if not free_pods(g, letter):
        yield deny("N-437", no_pod(g, letter))
    yield COMMIT
    if not (yield from undisturbed(g, seat)):
        return
    seats = [own_verbs.ENTER_POD(pod) for pod in free_pods(g, letter)]
    if not seats:
        return
    chosen = yield from choose(seat, "ask-enter-pod", seats, "N-439")
    pod = chosen.args[0]
    who.status, who.pod = "pod", pod
    g.tell(PodEntered(g.name(seat), pod), "N-439")
    choices = [own_verbs.LAUNCH(pod), own_verbs.WAIT_IN_POD(pod)]
    chosen = yield from choose(seat, "ask-launch", choices, "N-454", pod=pod)
    if chosen.verb == own_verbs.LAUNCH:
        launch(g, pod, "N-454")
    else:
        yield from pass_turn(g, seat)


@rule("N-158", "N-504", "N-505")
def turn_hatch(g: Nemesis, seat: int, pods: list[str]) -> Rule[None]:
    """Unlock one of these pods, or lock one that is empty."""
    if not pods:
        yield deny("N-504", "denied-no-pods")
    locked = g.state.locked
    hatches = [own_verbs.UNLOCK_POD(pod) for pod in pods if pod in locked]
    hatches += [
        own_verbs.LOCK_POD(pod) for pod in pods if pod not in locked and not g.aboard_pod(pod)
    ]
    if not hatches:
        yield deny("N-505", "denied-pods-occupied")
    yield COMMIT
    chosen = yield from choose(seat, "ask-hatch", hatches, "N-504")
    if chosen.verb == own_verbs.UNLOCK_POD:
        critical.unlock(g, chosen.args[0], "N-504")
    else:
        critical.lock(g, chosen.args[0], "N-504")


@rule("N-130", "N-455", "N-463")
def launch(g: Nemesis, pod: str, rule_id: str) -> None:
    """The pod and everyone in it leave the ship and the game."""
    crew = g.aboard_pod(pod)
    for seat in crew:
        g.crew[seat].status = "escaped"
    letter = next(one for one in "ab" if pod in g.pods(one))
    g.put(pod, f"pods-{letter}", GONE)
    g.tell(PodLaunched(pod, [g.name(seat) for seat in crew]), rule_id)


@rule("N-457", "N-459")
def leave_pod(g: Nemesis, seat: int) -> None:
    """Step out into the room of the section."""
    who = g.crew[seat]
    g.tell(PodLeft(g.name(seat), who.pod), "N-457")
    who.status, who.pod = "aboard", ""


@rule("N-131", "N-456", "N-457", "N-458", "N-459", "N-461", "N-667", "N-670")
def wait_in_pod(g: Nemesis, seat: int) -> Rule[None]:
    """The first turn of somebody who waits in a pod: launch, get out and act, or stay and pass.

    Whoever stays has passed, so this is always the first turn of the phase.
    """
    yield from g.rules.turn_begins(g, seat)
    if g.crew[seat].status != "pod":  # driven out before the first choice
        return
    pod = g.crew[seat].pod
    choices = [own_verbs.LAUNCH(pod), own_verbs.LEAVE_POD(pod), own_verbs.STAY_IN_POD(pod)]
    chosen = yield from choose(seat, "ask-pod", choices, "N-456", pod=pod)
    if chosen.verb == own_verbs.LEAVE_POD:
        leave_pod(g, seat)
        return
    if chosen.verb == own_verbs.LAUNCH:
        launch(g, pod, "N-456")
    else:
        yield from pass_turn(g, seat)
        yield from g.rules.passes(g, seat)
    g.rules.turn_over(g, seat)
    yield from hand_on(g, seat)
