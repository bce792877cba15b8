"""The bot plays to the end, wins where it is good, and lets nobody fall who need not."""

from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.games.invader.survivor import Survivor
from hullbreach.games.invader.survivor.bearing import share
from hullbreach.games.invader.survivor.odds import at_least
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


def test_blows_are_shared_out_so_that_nobody_falls() -> None:
    s = InvaderScenario(drawn="r=r", where={"magnus": "a1", "cole": "a1"})
    there = [one for one in s.table.view(0).crew if one.zone]
    assert share(there, [2, 2]) is None, "a tank would kill who has two armor"
    assert share(there, [2, 1, 1]) is not None
    assert share(there, [3]) == ["survivor-magnus"], "who is tough bears an abomination's blow"
    assert share(there, [3, 2]) is None


def test_two_dice_kill_a_tank_once_in_four() -> None:
    assert at_least(2, 2, 4) == 0.25
    assert at_least(3, 3, 4) == 0.125


def test_a_search_can_be_guided_by_the_bot() -> None:
    s = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, xenos={"a1": "1 workers"}, cards={"jared": ["sledge"]}
    )
    view, ask, bot = s.table.view(0), s.table.asks()[0], Survivor("bot")
    assert bot.matters(ask)
    assert bot.choose(view, ask) in bot.considers(view, ask)
    worse = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, xenos={"a1": "9 workers"}, cards={"jared": ["sledge"]}
    )
    assert 0 < bot.hope(worse.table.view(0)) < bot.hope(view) < 1
