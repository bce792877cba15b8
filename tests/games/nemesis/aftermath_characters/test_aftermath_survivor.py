"""Aftermath: the survivor plays the new characters."""

from typing import Any

import pytest

from hullbreach import bots
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.survivor.situation import contamination_of
from hullbreach.kernel.table import Table


def chosen(s: AftermathScenario, who: str) -> str:
    """What the survivor would answer for somebody."""
    seat = s.seat_of(who)
    ask = next(ask for ask in s.table.asks() if ask.seat == seat)
    return str(bots.find("survivor", "nemesis")("x").choose(s.view(seat), ask))


@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({"mode": "coop", "revive": True}, 4)])
def test_the_survivor_plays_to_the_end(options: dict[str, Any], seats: int) -> None:
    packs = {**options, "packs": ["aftermath-characters", "traits"]}
    table = Table.new("nemesis", seats=seats, options=packs, seed="late", hashes=False, limit=None)
    players = [bots.find("survivor", "nemesis")(f"{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == seats


def test_the_survivor_leaves_a_fight_under_protection() -> None:
    s = AftermathScenario("ceo", "scout", rooms={"ceo": "canteen", "scout": "cockpit"})
    s.hand("ceo", "protect", "rest").intruder("adult", "canteen")
    assert chosen(s, "ceo") == "play:card-protect"


def test_the_survivor_stops_attacks() -> None:
    rooms = {"bounty-hunter": "canteen", "mechanic": "cockpit"}
    s = AftermathScenario("bounty-hunter", "mechanic", rooms=rooms, reactions=True)
    s.hand("bounty-hunter", "sentinel").intruder("adult", "canteen")
    s.top("deck-attack", "bite").event_phase()
    assert chosen(s, "bounty-hunter") == "react:card-sentinel"


def test_an_android_repairs_itself_and_hurries() -> None:
    rooms = {"android": "canteen", "scout": "cockpit"}
    s = AftermathScenario("android", "scout", rooms=rooms).hand("android", "self-repair", "search")
    s.wounded("android", "leg").has("android", "tools")
    assert chosen(s, "android") == "play:card-self-repair"
    rounds = [ShipSituation(s.view(who)).rounds for who in ("android", "scout")]
    assert rounds[0] == rounds[1] - 5
    s.active("android", "emergency-energy-cell")
    assert ShipSituation(s.view("android")).rounds == rounds[1] - 3


def test_a_large_deck_is_no_contamination() -> None:
    s = AftermathScenario("ceo", "scout")
    assert contamination_of(s.view("scout").crew[0]) == 0
    assert contamination_of(s.contaminated("ceo", clean=2).view("scout").crew[0]) == 2


def test_laika_stays_with_the_survivor() -> None:
    rooms = {"bounty-hunter": "canteen", "mechanic": "cockpit"}
    s = AftermathScenario("bounty-hunter", "mechanic", rooms=rooms, traits=True)
    assert s.asking("bounty-hunter", "laika")
    assert chosen(s, "bounty-hunter") == "stay"
