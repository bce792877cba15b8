"""No bot can cheat: its answer is the same whatever is hidden from its seat.

Two deals that a seat cannot tell apart are put before the same bot. What it answers may depend on
nothing in which they differ: not for a bot that sees the view, and not for one that thinks in
deals that it imagines.
"""

from typing import Any

import msgspec
import pytest

from hullbreach import bots
from hullbreach.bots import Bot
from hullbreach.kernel import Run, Table, eye, imagine, redeal
from hullbreach.kernel.state import state_hash
from hullbreach.kernel.table import OpenAsk
from hullbreach.kernel.twins import was_redealt

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "airlock": ("airlock", 4, {}),
    "solo": ("nemesis", 1, {}),
    "standard": ("nemesis", 3, {}),
    "coop": ("nemesis", 3, {"mode": "coop"}),
    "intruder-player": ("nemesis", 3, {"intruder_player": True}),
    "lockdown-solo": ("lockdown", 1, {}),
    "lockdown": ("lockdown", 3, {}),
    "lockdown-coop": ("lockdown", 3, {"mode": "coop", "packs": ["surface"]}),
    "retaliation-solo": ("retaliation", 1, {}),
    "retaliation-coop": ("retaliation", 3, {"mode": "coop"}),
}
KINDS = [
    (table, kind, every)
    for table in TABLES
    for kind, every in (("random", 7), ("survivor", 7), ("search@3", 41))
    if (table, kind) != ("airlock", "survivor")
]


def positions(name: str, every: int, most: int) -> list[Table]:
    """Every so many decisions a position, in a game of the bots that it usually has."""
    game, seats, options = TABLES[name]
    table = Table.new(game, seats=seats, options=options, seed="fair", hashes=False, limit=None)
    players = [bots.find(bots.usual(game), game)(f"player {seat}") for seat in range(seats)]
    found: list[Table] = []
    for number in range(every * most + 1):
        if table.over:
            break
        if number % every == every - 1:
            found.append(table.clone())
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, bots.answer(players[ask.seat], table, ask))
    return found


@pytest.mark.parametrize(("name", "kind", "every"), KINDS)
def test_the_answer_is_the_same_on_twins(name: str, kind: str, every: int) -> None:
    bot: Bot = bots.find(kind, TABLES[name][0])("a seed")
    redealt = 0
    for table in positions(name, every, 3 if kind.startswith("search") else 12):
        for ask in table.asks():
            answer = bots.answer(bot, table, ask)
            assert answer in [option.id for option in ask.options]
            for seed in ("left", "right"):
                twin = redeal(table, eye(ask.seat), seed)
                redealt += was_redealt(table, twin)
                assert twin.ask(ask.seat) == ask
                assert bots.answer(bot, twin, ask) == answer
    assert redealt


@pytest.mark.parametrize("name", TABLES)
def test_what_is_imagined_says_nothing_about_the_real_deal(name: str) -> None:
    imagined = 0
    for table in positions(name, 9, 8):
        seat = table.asks()[0].seat
        twin = redeal(table, eye(seat), "twin")
        for seed in ("one", "two"):
            deals = imagine(table, eye(seat), seed), imagine(twin, eye(seat), seed)
            assert (deals[0] is None) == (deals[1] is None)
            if deals[0] is None or deals[1] is None:
                continue
            imagined += 1
            here, there = deals[0].begin(), deals[1].begin()
            assert _bytes(here) == _bytes(there)
            assert table.game.view(here.play, seat) == table.view(seat)
            assert here.play.state.key != table.play.state.key
            assert here.play.told == []
    assert imagined > 4


def _bytes(run: Run) -> bytes:
    return msgspec.msgpack.encode((run.play.state, [ask.options for ask in run.asks]))


def test_thinking_changes_nothing_at_the_table() -> None:
    table = positions("coop", 30, 1)[0]
    before, log = table.hash(), list(table.log)
    ask = table.asks()[0]
    first = bots.answer(bots.find("search@4", "nemesis")("seed"), table, ask)
    assert bots.answer(bots.find("search@4", "nemesis")("seed"), table, ask) == first
    assert table.hash() == before
    assert table.log == log
    assert state_hash(table.position) == state_hash(table.clone().position)


def test_a_bot_that_does_not_think_is_shown_the_view_alone() -> None:
    seen: list[object] = []

    class Curious:
        name = "curious"

        def choose(self, view: object, ask: OpenAsk) -> str:
            seen.append(view)
            return ask.options[0].id

    table = Table.new("airlock", seats=3, seed="curious")
    ask = table.asks()[0]
    assert bots.answer(Curious(), table, ask) == ask.options[0].id
    assert seen == [table.view(ask.seat)]
