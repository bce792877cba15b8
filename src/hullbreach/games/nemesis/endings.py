"""The end of the game: the fate of the ship, who survives, who wins and why."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis
from hullbreach.kernel import Rule, Text, Verdict


def blow_airlock(g: Nemesis) -> Rule[None]:
    """A room that was to lose its air loses it."""
    return
    yield


def end_game(g: Nemesis, reason: str, rule_id: str) -> None:
    """The game is over, because of `reason` or because nobody is left awake aboard."""
    g.finish([Verdict(seat, False, Text("end-lost")) for seat in range(g.state.seats)])
