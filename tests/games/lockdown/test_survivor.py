"""The survivor of Lockdown: it knows every question of the game, and what its rooms are for."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach import bots
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.scenario import LockdownScenario
from hullbreach.games.lockdown.survivor import Survivor
from hullbreach.kernel import Table

WAYS = [
    (mode, options, max(seats) if mode != "solo" else 1) for mode, options, seats in GAME.modes()
]


@pytest.mark.parametrize(("mode", "options", "seats"), WAYS)
def test_it_plays_whole_games_in_every_way(mode: str, options: dict[str, Any], seats: int) -> None:
    table = Table.new(GAME, seats=seats, options=options, seed=f"survivor {mode}", hashes=False)
    players = [Survivor(f"player {seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        chosen = bots.answer(players[ask.seat], table, ask)
        assert chosen in {option.id for option in ask.options}
        table.answer(ask.seat, ask.id, chosen)
    assert len(table.play.state.verdicts) == seats


def says(s: LockdownScenario, who: str) -> str:
    """What the survivor answers in somebody's place."""
    s.begin()
    ask = s.asked(who)
    return Survivor("a seed").choose(s.view(who), ask)


def test_whoever_can_reach_the_bunker_at_the_end_goes() -> None:
    s = LockdownScenario("survivor", "hacker").gate_open().space(3).at("survivor", "001")
    s.knows("survivor", 8).objective("survivor", "expert-opinion").rover("001")
    s.hand("survivor", "rest", "search", "repairs")
    assert says(s, "survivor") == "bunker:way-by-rover"


def test_whoever_can_lock_the_door_at_the_end_does() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "isolation-room"}).space(2)
    s.knows("survivor", 8).objective("survivor", "expert-opinion").is_("survivor", signal=True)
    s.hand("survivor", "rest", "search", "repairs")
    assert says(s, "survivor") == "room"


def test_in_the_archive_it_reads() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "archive"}).powered(
        "s-01", "s-02"
    )
    s.objective("survivor", "the-whole-truth").hand("survivor", "rest", "search", "repairs")
    assert says(s, "survivor") == "room"
