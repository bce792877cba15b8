"""Every installed game, in every mode, keeps what no game may break: a short run of the suite.

`hullbreach check` plays hundreds of games; here is one per mode, of a few players, every other
enriched. That is enough for what happens in every game: the last tests break a rule to see so.
"""

from typing import Any

import pytest

from hullbreach.kernel import registry
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import Play
from hullbreach.testkit.conformance import Plan, Record
from hullbreach.testkit.examiner import Examiner

FEW = 3
"""So many players, or as near to it as the mode can be played: two and a third who looks on."""


def plans(game: Game[Any]) -> list[Plan]:
    """One game in every mode."""
    return [
        Plan(number, mode, options, min(counts, key=_far), f"short-{mode}", number % 2 == 1)
        for number, (mode, options, counts) in enumerate(game.modes())
    ]


def _far(seats: int) -> tuple[int, int]:
    return abs(seats - FEW), seats


SHORT = [
    pytest.param(name, plan, id=f"{name}, {plan.mode}")
    for name in registry.names()
    for plan in plans(registry.find(name))
]


def examined(name: str, plan: Plan) -> Record:
    return Examiner(registry.find(name), plan).examine()


@pytest.mark.parametrize(("name", "plan"), SHORT)
def test_a_short_run(name: str, plan: Plan) -> None:
    record = examined(name, plan)
    assert record.findings == []
    assert record.missing == [], "texts"
    assert record.decisions > 0


# What it must notice


def kinds(name: str, mode: str) -> set[str]:
    """What is found in the game of a mode."""
    plan = next(plan for plan in plans(registry.find(name)) if plan.mode == mode)
    return {finding.kind for finding in examined(name, plan).findings}


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_an_explored_tile_that_is_not_shown_to_everybody_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn_up = Play.turn_up

    def keep_down(play: Play[Any], zone: str) -> None:
        if not zone.startswith("tile-"):
            turn_up(play, zone)

    monkeypatch.setattr(Play, "turn_up", keep_down)
    assert kinds(name, "standard") == {"leaking-view"}


@pytest.mark.parametrize("name", ["nemesis", "lockdown"])
def test_a_component_that_vanishes_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put = Play.put

    def lose(play: Play[Any], item: str, source: str, target: str, *where: Any) -> str:
        """What leaves the game is gone for good."""
        found = put(play, item, source, target, *where)
        if target == "gone":
            play.state.zones["gone"] = []
        return found

    monkeypatch.setattr(Play, "put", lose)
    assert "ledger" in kinds(name, "standard")
