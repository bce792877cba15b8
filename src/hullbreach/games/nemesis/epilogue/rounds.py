"""The round of the epilogue: a second alert, a track of its own, and no bag development."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath import alerts
from hullbreach.games.nemesis.aftermath.events import AlertRevealed, ShuttleTime
from hullbreach.games.nemesis.aftermath.model import TRACK, counter, set_counters
from hullbreach.games.nemesis.epilogue.events import DestructTicks
from hullbreach.games.nemesis.epilogue.numbers import NUMBERS
from hullbreach.games.nemesis.rules.critical import unlock_all
from hullbreach.games.nemesis.rules.model import NOT_STARTED
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.rounds import ROUND
from hullbreach.games.survival.rules.play import ShipLost
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.packs import Insert, Stage

FAILED, LAUNCH = "end-alert", "end-launch"
"""The game ends because an alert was not dealt with, or because the shuttle leaves."""
USUAL = {stage.name: stage for stage in ROUND}


@rule("NA-009", "NA-034", "NA-145")
def _round(g: Nemesis) -> Rule[None]:
    """Everybody hears of the first alert now; before the cards of the third round there is another one."""
    if not g.state.round:
        g.tell(AlertRevealed(alerts.current(g)), "NA-145")
    if g.state.round + 1 == NUMBERS(g).second_alert:
        alerts.reveal(g)
    yield from USUAL["round"].part(g)


@rule("NA-171", "NA-172")
def _time(g: Nemesis) -> Rule[None]:
    """Only the self-destruct sequence has a marker on the ship."""
    state, track = g.state, g.track("self-destruct")
    if state.destruct != NOT_STARTED:
        state.destruct += 1
        left = len(track) - 1 - state.destruct
        g.tell(DestructTicks(left), "NA-172")
        if state.destruct == track.index("yellow"):
            unlock_all(g, "N-161")
        if not left:
            raise ShipLost("end-destruct", "N-120")
    g.advance()
    yield from ()


@rule("NA-010", "NA-011", "NA-017", "NA-019", "NA-034", "NA-035", "NA-036")
def shuttle_time(g: Nemesis) -> Rule[None]:
    """The marker moves: a yellow space asks for the alert, the red one launches the shuttle."""
    spaces, at = g.track(TRACK), counter(g, TRACK) + 1
    set_counters(g, shuttle=at)
    g.tell(ShuttleTime(len(spaces) - 1 - at), "NA-010")
    if spaces[at] == "yellow" and alerts.current(g):
        if not alerts.in_time(g):
            raise ShipLost(FAILED, "NA-017")
        alerts.put_away(g)
    if spaces[at] == "red":
        raise ShipLost(LAUNCH, "NA-019")
    g.advance()
    yield from ()


STEP = Insert(Stage("shuttle", shuttle_time), after="time")


def _event(g: Nemesis) -> Rule[None]:
    """Nobody has been startled yet."""
    g.state.startled = []
    yield from USUAL["event"].part(g)


@rule("NA-016")
def _no_bag(g: Nemesis) -> Rule[None]:
    """The bag does not develop."""
    g.advance()
    yield from ()


INSTEAD = {"round": _round, "time": _time, "event": _event, "bag": _no_bag}
EPILOGUE = tuple(
    Stage(stage.name, INSTEAD.get(stage.name, stage.part), stage.begins) for stage in ROUND
)
"""The steps of a round."""
