"""Void Seeders: the survivor plays against them."""

from typing import Any

import pytest

from hullbreach import bots
from hullbreach.games.nemesis.survivor import errands
from hullbreach.games.nemesis.survivor.leaving import calming, cure
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.nemesis.void_seeders.survivor import VoidSituation, beds, rests
from hullbreach.kernel.table import Table


@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({"mode": "coop", "revive": True}, 3)])
def test_the_survivor_plays_to_the_end(options: dict[str, Any], seats: int) -> None:
    packs = {**options, "packs": ["void-seeders"]}
    table = Table.new("nemesis", seats=seats, options=packs, seed="void", hashes=False, limit=None)
    players = [bots.find("survivor", "nemesis")(f"{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == seats


def answer(s: VoidScenario, who: str = "scout") -> str:
    """What the survivor says to the question that is open."""
    seat = s.seat_of(who)
    ask = s.table.ask(seat)
    assert ask is not None
    chosen = bots.find("survivor", "nemesis")("0").choose(s.view(who), ask)
    return str(chosen)


def scout(level: int = 1, room: str = "canteen") -> VoidScenario:
    s = VoidScenario("scout", "captain", rooms={"scout": room, "captain": "cockpit"})
    return s.hand("scout", "rest", "search", "search", "demolition").mad("scout", level)


@pytest.mark.parametrize("dead", [False, True])
def test_the_survivor_knows_whose_death_is_wanted(dead: bool) -> None:
    s = scout().objective("scout", "the-great-hunt")
    s.set(killed=["intruder-despoiler"] if dead else [])
    assert errands.destroys(ShipSituation(s.view("scout"))) == (not dead)


@pytest.mark.parametrize(("level", "rests"), [(1, False), (2, True), (3, False), (5, True)])
def test_the_survivor_rests_while_that_helps(level: int, rests: bool) -> None:
    assert (answer(scout(level).begin()) == "play:card-rest") == rests


def test_the_survivor_calms_down() -> None:
    s = scout(2).plays("scout", "rest").does("scout", "no-scan")
    assert answer(s) == "calm-down"


@pytest.mark.parametrize(("level", "scans"), [(2, False), (5, True)])
def test_the_survivor_scans_only_with_nothing_to_lose(level: int, scans: bool) -> None:
    s = scout(level).contaminated("scout", clean=1).plays("scout", "rest")
    assert answer(s) == ("scan-hand" if scans else "no-scan")


def test_the_survivor_walks_past_a_lair() -> None:
    s = scout().intruder("lair", "canteen").has("scout", "taser").begin()
    assert answer(s).startswith("move:")


def test_the_survivor_shoots_at_a_lair_that_is_wanted() -> None:
    s = scout().objective("scout", "the-great-hunt").intruder("lair", "canteen").begin()
    assert answer(s).startswith("shoot:")


@pytest.mark.parametrize("level", [1, 3])
def test_the_survivor_lets_its_mind_be_examined(level: int) -> None:
    s = scout(level).objective("scout", "extreme-field-biology").explore("laboratory")
    names = [one.name for one in errands.errands(ShipSituation(s.view("scout")))]
    assert ("examine-corpse" in names) == (level == 3)
    assert "fetch-corpse" not in names, "corpses teach nothing"


@pytest.mark.parametrize(("level", "cards", "ill"), [(1, 1, False), (4, 1, True), (5, 0, False)])
def test_the_survivor_knows_who_needs_surgery(level: int, cards: int, ill: bool) -> None:
    s = scout(level).explore("surgery").contaminated("scout", clean=cards, zone="deck")
    assert bool(cure(ShipSituation(s.view("scout")))) == ill


@pytest.mark.parametrize(("level", "goes"), [(1, False), (2, True), (3, False)])
def test_the_survivor_goes_where_it_can_rest(level: int, goes: bool) -> None:
    s = scout(level, "armory").explore("shower-room").at("scout", "shower-room")
    assert bool(calming(ShipSituation(s.view("scout")))) == goes


def seen(level: int = 1, **fields: Any) -> VoidSituation:
    """What the scout makes of it, alone with the wish to see Earth; the course is set for it."""
    s = VoidScenario("scout", rooms={"scout": "canteen"}).mad("scout", level)
    s.objective("scout", "destination-earth").bound_for("earth").set(**fields)
    s.edit().show("coordinates", 0, 1)
    return VoidSituation(s.view("scout"))


@pytest.mark.parametrize(("time", "errand"), [(4, []), (6, ["wait"]), (8, ["sleep"])])
def test_the_survivor_goes_to_bed_without_a_look_at_the_engines(
    time: int, errand: list[str]
) -> None:
    assert [one.name for one in beds(seen(time=time))] == errand


def test_the_survivor_does_not_sleep_before_the_work_is_done() -> None:
    s = VoidScenario("scout", rooms={"scout": "canteen"})
    s.objective("scout", "emergency-post-mortem").bound_for("earth").set(time=8)
    s.edit().show("coordinates", 0, 1)
    assert beds(VoidSituation(s.view("scout"))) == []


def test_the_survivor_does_not_sleep_on_a_wrong_course() -> None:
    s = VoidScenario("scout", rooms={"scout": "canteen"})
    s.objective("scout", "destination-earth").bound_for("mars").set(time=8)
    s.edit().show("coordinates", 0, 1)
    assert beds(VoidSituation(s.view("scout"))) == []


@pytest.mark.parametrize(("level", "rooms"), [(2, 0), (4, 1), (5, 2)])
def test_the_survivor_rests_first_where_madness_is_near(level: int, rooms: int) -> None:
    s = VoidScenario("scout", rooms={"scout": "storage"}).mad("scout", level)
    s.explore("canteen", at="006").explore("surgery", at="005").at("scout", "005")
    assert len(rests(VoidSituation(s.view("scout")))) == rooms


def test_the_survivor_keeps_a_rest_and_shuns_lairs() -> None:
    s = scout().intruder("lair", "cockpit")
    view = VoidSituation(s.view("scout"))
    assert view.kit.card_worth["card-rest"] > ShipSituation.kit.card_worth["card-rest"]
    haunted, plain = (
        one(s.view("scout")).step(s.slot("cockpit")) for one in (VoidSituation, ShipSituation)
    )
    assert haunted > plain
