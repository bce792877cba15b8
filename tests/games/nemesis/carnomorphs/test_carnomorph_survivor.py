"""Carnomorphs: the survivor plays against them."""

from typing import Any

import pytest

from hullbreach import bots
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.survivor import errands
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.kernel.table import Table


@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({"mode": "coop", "revive": True}, 3)])
def test_the_survivor_plays_to_the_end(options: dict[str, Any], seats: int) -> None:
    packs = {**options, "packs": ["carnomorphs"]}
    table = Table.new(
        "nemesis", seats=seats, options=packs, seed="hungry", hashes=False, limit=None
    )
    players = [bots.find("survivor", "nemesis")(f"{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == seats


@pytest.mark.parametrize("dead", [False, True])
def test_the_survivor_knows_whose_death_is_wanted(dead: bool) -> None:
    s = CarnomorphScenario("scout").objective("scout", "the-great-hunt")
    s.set(killed=["intruder-butcher"] if dead else [])
    assert errands.destroys(ShipSituation(s.view("scout"))) == (not dead)


@pytest.mark.parametrize("shown", [False, True])
def test_the_survivor_examines_what_lies_open(shown: bool) -> None:
    s = CarnomorphScenario("scout").objective("scout", "ab-ovo").has("scout", "supply-egg")
    if shown:
        s.adapted("fleshbeast")
    found = [one.name for one in errands.errands(ShipSituation(s.view("scout")))]
    assert ("examine-egg" in found) == shown
