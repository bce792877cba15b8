"""The bot plays to the end, wins where it is good, and lets nobody fall who need not."""

from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.games.invader.survivor import Survivor
from hullbreach.kernel.table import Table


def play(mission: str, seed: str) -> Table:
    """A game of the bot alone."""
    table = Table.new("invader", seats=1, options={"packs": [mission]}, seed=seed, hashes=False)
    bot = Survivor("bot")
    while asks := table.asks():
        ask = asks[0]
        table.answer(ask.seat, ask.id, bot.choose(table.view(ask.seat), ask))
    return table


def test_the_bot_wins_the_first_real_mission_more_often_than_not() -> None:
    won = sum(play("m1", f"b{number}").verdicts[0].won for number in range(5))
    assert won >= 3


def test_the_bot_strikes_what_stands_beside_it() -> None:
    s = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, xenos={"a1": "1 workers"}, cards={"jared": ["sledge"]}
    )
    ask = s.table.asks()[0]
    assert Survivor("bot").choose(s.table.view(0), ask) == "strike:item-sledge"


def test_the_forecast_is_the_chain_that_needs_the_fewest_zones() -> None:
    board = InvaderScenario("m0").board
    line = chain(board, ["zone-f1", "zone-b1"], ["zone-f1", "zone-b1"])
    assert line == ["zone-f1", "zone-e1", "zone-d1", "zone-c1", "zone-b1"]
    assert missing(line, ["zone-f1", "zone-b1", "zone-e1"]) == 2
