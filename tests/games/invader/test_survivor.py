"""The bot plays to the end, wins where it is good, and lets nobody fall who need not."""

from typing import Any

import msgspec
import pytest

from hullbreach.games.invader.looks.forecast import chain, missing
from hullbreach.games.invader.rules.odds import at_least
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.games.invader.survivor import Steady, Survivor
from hullbreach.games.invader.survivor.ahead import Ahead, Horde
from hullbreach.games.invader.survivor.bearing import share
from hullbreach.games.invader.survivor.goals import hidden_still, tokens
from hullbreach.games.invader.survivor.hope import WEIGHTS, features, hope, lasts
from hullbreach.games.invader.survivor.hunting import escapes
from hullbreach.games.invader.survivor.lures import lures
from hullbreach.games.invader.survivor.places import Places
from hullbreach.games.invader.survivor.plans import PLANS, mates, next_errand, plan_of
from hullbreach.games.invader.survivor.situation import Situation
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
    assert bot.considers(view, ask) == ["strike:item-sledge"], "what is here is struck anyway"
    worse = InvaderScenario(
        drawn="r=r", where={"jared": "a1"}, xenos={"a1": "9 workers"}, cards={"jared": ["sledge"]}
    )
    assert 0 < bot.hope(worse.table.view(0)) < bot.hope(view) < 1


SQUAD = ("baraka", "magnus", "mitsuki", "cole", "jared", "vivian")


def test_a_search_looks_at_other_manners_where_somebody_may_fall() -> None:
    bot = Survivor("bot")
    hurt = dict.fromkeys(SQUAD, 1)
    beset = {"e2": "6 tanks", "d1": "9 workers"}
    for xenos, several in (({"e2": "2 workers"}, False), (beset, True)):
        s = InvaderScenario(
            "m6", where=dict.fromkeys(SQUAD, "e1"), armor=hurt, xenos=xenos, acting="jared"
        )
        view, ask = s.table.view(0), s.table.asks()[0]
        found = bot.manners(view, ask)
        assert next(iter(found)) == bot.choose(view, ask)
        assert (len(found) > 1) is several
        for id, other in found.items():
            if other.manner:
                assert other.choose(view, ask) == id, "who would do it plays on"
        assert bot.considers(view, ask) == list(found)


def test_who_has_set_out_in_a_thought_goes_on_to_the_same_camp() -> None:
    """As long as no Xeno has moved: then it is thought of anew."""
    s = InvaderScenario("m6", where=dict.fromkeys(SQUAD, "e1"), acting="jared")
    view, ask, bot = s.table.view(0), s.table.asks()[0], Steady("bot")
    assert bot.choose(view, ask) == "search"
    (key,) = bot.camps
    bot.camps[key] = "zone-e2"
    assert bot.choose(view, ask) == "move:zone-e2"
    seen = msgspec.structs.replace(view, horde={"zone-a9": (1, 0, 0, 0)})
    assert bot.choose(seen, ask) == "search"


def test_hope_knows_what_is_left_to_do_and_who_is_hurt_far_or_badly_armed() -> None:
    arms = {"jared": ["sledge"], "cole": ["sledge"]}
    scenario = InvaderScenario("m0", where={"jared": "b6", "cole": "b6"}, cards=arms)
    start = Situation(scenario.table.view(0))
    crew = start.view.crew
    hurt = [msgspec.structs.replace(one, armor=1) for one in crew]
    parted = [*crew]
    at = next(at for at, one in enumerate(crew) if one.id == "survivor-cole")
    parted[at] = msgspec.structs.replace(crew[at], zone="zone-e5")
    unarmed = [msgspec.structs.replace(one, left=[], right=[]) for one in crew]
    worse_views: tuple[dict[str, Any], ...] = (
        {"crew": hurt},
        {"crew": unarmed},
        {"mold": (*start.view.mold, "zone-e1")},
        {"horde": {"zone-b5": (9, 0, 0, 0)}},
    )
    for changes in worse_views:
        worse = Situation(msgspec.structs.replace(start.view, **changes))
        assert hope(worse) < hope(start), changes
    apart = Situation(msgspec.structs.replace(start.view, crew=parted))
    assert lasts(apart) < lasts(start), "who is alone falls first"
    done = Situation(msgspec.structs.replace(start.view, objectives={}))
    assert hope(done) > hope(start)


def test_hope_does_not_shrink_when_somebody_is_out() -> None:
    s = Situation(InvaderScenario("m0", where={"jared": "e5", "cole": "e5"}).table.view(0))
    crew = [
        msgspec.structs.replace(one, zone="", out=True) if one.id == "survivor-cole" else one
        for one in s.view.crew
    ]
    assert hope(Situation(msgspec.structs.replace(s.view, crew=crew))) > hope(s)


def test_what_is_judged_is_what_is_weighed() -> None:
    s = Situation(InvaderScenario("m5").table.view(0))
    assert list(features(s)) == list(WEIGHTS)


def test_an_objective_that_was_taken_is_not_looked_for_any_more() -> None:
    s = InvaderScenario("m2")
    view = s.table.view(0)
    wanted = {"objective-white"}
    assert hidden_still(Situation(view), wanted) == 1
    found = msgspec.structs.replace(view, taken=["objective-white"])
    assert hidden_still(Situation(found), wanted) == 0
    assert tokens(Situation(found)) == ["zone-f2"], "the child, now that there is a suit"


def test_nobody_leaves_while_somebody_is_far_behind() -> None:
    others = dict.fromkeys(("baraka", "magnus", "mitsuki", "vivian"), "e4")
    s = InvaderScenario("m0", where={**others, "jared": "e5", "cole": "b6"})
    view = s.table.view(0)
    jared = next(one for one in view.crew if one.id == "survivor-jared")
    assert not Situation(view).gathered(jared)
    s = InvaderScenario("m0", where={**others, "jared": "e5", "cole": "e3"})
    assert Situation(s.table.view(0)).gathered(jared)


def test_a_spoiler_on_the_map_is_lured_nowhere_past_another_nest() -> None:
    s = InvaderScenario("m0", where={"jared": "b6"}, xenos={"e3": "1 spoilers"})
    board = s.board
    mold = ("zone-b1", "zone-f1", "zone-f2", "zone-e2", "zone-e3")
    layout = board.layout(((), (), mold, ()))
    nests = ("zone-f1", "zone-b1")
    found = lures(board, layout, mold, nests, ("zone-e3",), frozenset())
    assert "zone-b2" in found, "there its mold would join the other nest"
    assert "zone-e4" not in found, "this way it goes away from both"


def test_a_group_is_forecast_to_be_met_by_what_sees_it() -> None:
    s = InvaderScenario("m0", where={"jared": "e3"}, xenos={"e2": "2 workers"})
    situation = Situation(s.table.view(0))
    jared = next(one for one in situation.squad if one.id == "survivor-jared")
    ahead = Ahead(situation, {"zone-e3": [jared]})
    now: Horde = {zone: dict(here) for zone, here in situation.packs_of_xenos.items()}
    after = ahead.horde(now)
    met = {kind.id: number for kind, number in after["zone-e3"].items()}
    assert met == {"worker": 2, "hunter": 1}, "the hunter stood behind them from the start"
    assert "zone-d2" not in after, "the tank has heard and comes nearer"


def test_who_drives_the_bot_gives_the_gun_away_for_a_pair() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"mitsuki": "a1", "vivian": "a1"},
        cards={"mitsuki": ["starting-smg"], "vivian": ["smg"]},
    )
    situation = Situation(s.table.view(0))
    people = {one.id: one for one in situation.squad}
    mitsuki, vivian = people["survivor-mitsuki"], people["survivor-vivian"]
    assert situation.pair(mitsuki, vivian) == "item-starting-smg:hand-left"
    assert situation.pair(vivian, mitsuki) == ""


def test_an_abomination_is_hunted_by_who_can_kill_it() -> None:
    s = InvaderScenario(
        drawn="r=r",
        where={"jared": "a1", "cole": "a1"},
        xenos={"a1": "1 spoilers"},
        cards={"jared": ["cattle-prod", "cattle-prod"], "cole": ["cattle-prod"]},
    )
    situation = Situation(s.table.view(0))
    people = {one.id: one for one in situation.squad}
    jared, cole = people["survivor-jared"], people["survivor-cole"]
    missing = 1 - 5 / 16
    assert escapes(situation, "zone-a1", "zone-a1", [(jared, 3)]) == pytest.approx(missing**4)
    assert escapes(situation, "zone-a1", "zone-a1", [(cole, 3)]) == 1, "two hits are too few"
    assert escapes(situation, "zone-a1", "zone-b1", [(jared, 3)]) == 1, "prods do not reach it"


def test_a_pair_is_not_given_up_for_one_better_weapon() -> None:
    situation = Situation(InvaderScenario(drawn="r=r", where={"jared": "a1"}).table.view(0))
    pair = situation.might(["item-cattle-prod"], ["item-cattle-prod"])
    assert pair > situation.might(["item-heavy-shotgun"], ["item-cattle-prod"])


def test_where_mold_may_go_two_ways_it_takes_the_one_that_joins_no_nests() -> None:
    crew = dict.fromkeys(("jared", "cole", "magnus"), "e1")
    s = InvaderScenario("m6", where=crew, xenos={"a9": "1 spoilers"})
    situation = Situation(s.table.view(0))
    assert situation.clean("zone-a8") > situation.clean("zone-b9"), (
        "b9, b8, c7 lead to the next nest"
    )


def test_an_objective_is_left_to_who_raises_no_danger_level() -> None:
    for points, leaves in ((5, True), (1, False)):
        s = InvaderScenario("m0", where={"jared": "d1", "cole": "d1"}, xp={"jared": points})
        assert Places(Situation(s.table.view(0))).leaves("zone-d1") is leaves


def planned(mission: str) -> Situation:
    """What the bot sees where a mission begins."""
    table = Table.new("invader", seats=1, options={"packs": [mission]}, seed="plan", hashes=False)
    return Situation(table.view(0))


def test_by_a_plan_two_teams_fetch_what_lies_far_apart() -> None:
    s = planned("m7")
    wanted = tokens(s)
    people = {one.id.removeprefix("survivor-"): one for one in s.squad}
    assert mates(s, people["magnus"]) == {"survivor-magnus", "survivor-baraka"}
    assert len(mates(s, people["jared"])) == 4
    assert next_errand(s, people["magnus"], wanted) == ["zone-i4"]
    assert next_errand(s, people["mitsuki"], wanted) == ["zone-h9"]
    later = [zone for zone in wanted if zone != "zone-h9"]
    assert next_errand(s, people["mitsuki"], later) == ["zone-f5"], "in the order of the tour"
    assert next_errand(s, people["magnus"], ["zone-h9"]) == ["zone-b8"], "the rest is the others'"


def test_a_plan_names_every_objective_and_nothing_else() -> None:
    for mission, plan in PLANS.items():
        s = planned(mission)
        tours = {zone for one in s.squad for zone in plan.tour(s, one)}
        assert tours == {*s.view.objectives}, mission


def test_without_a_plan_or_with_nothing_left_to_fetch_all_go_together() -> None:
    s = planned("m2")
    assert plan_of(s) is None
    assert mates(s, s.me) == {one.id for one in s.squad}
    assert next_errand(s, s.me, tokens(s)) == tokens(s)
    done = Situation(msgspec.structs.replace(planned("m7").view, objectives={}))
    assert plan_of(done) is None
    assert len(mates(done, done.me)) == len(done.squad)
