"""Every installed game, in every mode, keeps what no game may break: a short run of the suite.

`hullbreach check` plays hundreds of games; here is one per mode, of a few players, every other
enriched. That is enough for what happens in every game: the last tests break a rule to see so.
Of the modes that are two packs here is the beginning only; whole games are played with as many packs
at once as go together, so that any two of them meet.
"""

from collections.abc import Callable
from typing import Any

import pytest

from hullbreach.kernel import registry
from hullbreach.kernel.game import TOGETHER, Game
from hullbreach.kernel.play import Play
from hullbreach.testkit import ways
from hullbreach.testkit.conformance import Plan, Record
from hullbreach.testkit.examiner import Examiner

FEW = 3
"""So many players, or as near to it as the mode can be played: two and a third who looks on."""


BEGINNING = 20
"""So many answers from the start of a game, where the rest is played elsewhere."""
SPREAD, SPREAD_OF_BEGINNINGS = 3, 8
"""Games share the dear checks: each makes them for one kind of decision in so many."""


def plans(game: Game[Any]) -> list[Plan]:
    """One game in every mode; with many packs two, the second one of more players and enriched."""
    found: list[Plan] = []
    for mode, options, counts in ways.gathered(game):
        many = mode.count(TOGETHER) > 1
        seats = [min(counts, key=_far), max(counts)] if many else [min(counts, key=_far)]
        for number in seats:
            rich = len(found) % 2 == 1 if not many else number == max(counts)
            found.append(Plan(len(found), mode, options, number, f"short-{mode}", rich))
    return found


def beginnings(game: Game[Any]) -> list[Plan]:
    """A game with every two packs that go together."""
    return [
        Plan(number, mode, options, min(counts, key=_far), f"short-{mode}", number % 2 == 1)
        for number, (mode, options, counts) in enumerate(ways.pairs(game))
    ]


def _far(seats: int) -> tuple[int, int]:
    return abs(seats - FEW), seats


def planned(some: Callable[[Game[Any]], list[Plan]]) -> list[Any]:
    return [
        pytest.param(name, plan, id=f"{name}, {plan.mode}, {plan.seats}")
        for name in registry.names()
        for plan in some(registry.find(name))
    ]


def examined(name: str, plan: Plan, spread: int = 1) -> Record:
    return Examiner(registry.find(name), plan, spread=spread).examine()


@pytest.mark.parametrize(("name", "plan"), planned(plans))
def test_a_short_run(name: str, plan: Plan) -> None:
    record = examined(name, plan, SPREAD)
    assert record.findings == []
    assert record.missing == [], "texts"
    assert record.decisions > 0


@pytest.mark.parametrize(("name", "plan"), planned(beginnings))
def test_the_beginning_of_a_game_with_two_packs(name: str, plan: Plan) -> None:
    game = registry.find(name)
    record = Examiner(game, plan, spread=SPREAD_OF_BEGINNINGS, most_answers=BEGINNING).examine()
    assert [finding for finding in record.findings if finding.kind != "endless"] == []
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
