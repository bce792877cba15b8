"""Carnomorphs: feeding."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import Fed
from hullbreach.games.nemesis.carnomorphs.feeding import feed
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.events import Attacked, NestDestroyed


def ship(*rooms: str) -> CarnomorphScenario:
    """Everybody is in the cockpit; these rooms are explored, and nobody is there."""
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "cockpit", "captain": "cockpit"})
    for room in rooms or ("canteen",):
        s.explore(room)
    return s


@pytest.mark.rule("NC-007")
@pytest.mark.parametrize("company", [False, True])
def test_only_who_does_not_fight_feeds(company: bool) -> None:
    s = ship().intruder("shambler", "canteen").mark("carcass", "canteen")
    if company:
        s.at("captain", "canteen")
    s.feeding()
    assert ("carcass" in s.lying("canteen")) == company
    assert s.intruders("canteen") == (["shambler"] if company else ["fleshbeast"])


@pytest.mark.rule("NC-007", "NC-081")
def test_in_a_round_without_attacks_nobody_feeds() -> None:
    s = ship().intruder("shambler", "canteen").mark("carcass", "canteen").set(calm=True)
    s.event_phase()
    assert s.intruders("canteen") == ["shambler"]
    assert not s.state.calm, "the next round is as usual"


@pytest.mark.rule("NC-008")
@pytest.mark.parametrize("food", ["carcass", "egg", "corpse-red"])
def test_heavy_objects_are_food(food: str) -> None:
    s = ship().intruder("shambler", "canteen").mark(food, "canteen").feeding()
    assert s.lying("canteen") == ["fleshbeast"]


@pytest.mark.rule("NC-008")
def test_without_food_nothing_happens() -> None:
    s = ship().intruder("shambler", "canteen", 2).feeding().unheard(Fed)
    assert (s.intruders("canteen"), s.figure("shambler").injuries) == (["shambler"], 2)


@pytest.mark.rule("NC-009")
def test_a_metagorger_does_not_eat_itself() -> None:
    s = ship().intruder("metagorger", "canteen").feeding().unheard(Fed)
    assert s.intruders("canteen") == ["metagorger"]


@pytest.mark.rule("NC-078", "NC-077")
def test_of_two_metagorgers_one_eats_the_other() -> None:
    s = ship().intruder("metagorger", "canteen").intruder("metagorger", "canteen").feeding()
    assert s.intruders("canteen") == ["shambler"]


@pytest.mark.rule("NC-078", "NC-077")
def test_a_metagorger_that_was_eaten_does_not_eat() -> None:
    s = ship()
    for _ in range(4):
        s.intruder("metagorger", "canteen")
    s.feeding()
    assert s.intruders("canteen") == ["shambler", "shambler"]


@pytest.mark.rule("NC-010")
def test_the_largest_feeds_first() -> None:
    s = ship().intruder("metagorger", "canteen").intruder("shambler", "canteen")
    s.mark("carcass", "canteen").feeding()
    # The shambler has the carcass and grows; nothing is left for the metagorger.
    assert s.intruders("canteen") == ["fleshbeast", "metagorger"]


@pytest.mark.rule("NC-011", "NC-012", "NC-013")
@pytest.mark.parametrize(
    ("kind", "then"),
    [("metagorger", "shambler"), ("shambler", "fleshbeast"), ("fleshbeast", "butcher")],
)
def test_who_feeds_heals_grows_and_eats(kind: str, then: str) -> None:
    s = ship().intruder(kind, "canteen", 2).mark("carcass", "canteen", 2).feeding()
    assert s.lying("canteen") == sorted([then, "carcass"])
    assert s.figure(then).injuries == 0
    s.heard(Fed, food="supply-carcass")


@pytest.mark.rule("NC-014")
def test_what_is_eaten_first() -> None:
    s = ship().intruder("butcher", "canteen").intruder("metagorger", "canteen")
    s.mark("corpse-blue", "canteen").mark("carcass", "canteen").mark("egg", "canteen")
    s.mark("corpse-red", "canteen")
    eaten, left = [], s.lying("canteen")
    for _ in range(5):
        feed(s.play, s.figure("butcher"))
        eaten += [thing for thing in left if thing not in s.lying("canteen")]
        left = s.lying("canteen")
    assert eaten == ["corpse-red", "egg", "carcass", "metagorger", "corpse-blue"]


@pytest.mark.rule("NC-015")
def test_a_butcher_only_heals() -> None:
    s = ship().intruder("butcher", "canteen", 3).mark("carcass", "canteen").feeding()
    assert (s.lying("canteen"), s.figure("butcher").injuries) == (["butcher"], 0)


@pytest.mark.rule("NC-016", "NC-018")
def test_without_the_butcher_a_fleshbeast_only_heals_but_eats() -> None:
    s = ship().put("intruder-butcher", "gone").intruder("fleshbeast", "canteen", 2)
    s.mark("carcass", "canteen").feeding()
    assert (s.lying("canteen"), s.figure("fleshbeast").injuries) == (["fleshbeast"], 0)


@pytest.mark.rule("NC-017", "NC-018")
def test_without_a_free_figure_nobody_grows() -> None:
    s = ship("canteen", "armory").intruder("shambler", "canteen", 1).mark("carcass", "canteen")
    for _ in range(3):
        s.intruder("fleshbeast", "armory")
    s.feeding()
    assert s.lying("canteen") == ["shambler"]
    assert s.figure("shambler").injuries == 0


@pytest.mark.rule("NC-009")
def test_in_every_room_they_feed() -> None:
    s = ship()
    first, last = s.play.board.slots[0], s.play.board.slots[-1]
    for room in (first, last):
        s.intruder("shambler", room, 1).mark("carcass", room)
    s.at("scout", "hibernatorium").at("captain", "hibernatorium").feeding()
    assert [s.lying(room) for room in (first, last)] == [["fleshbeast"]] * 2


@pytest.mark.rule("NC-009", "NC-017", "NC-078")
def test_a_metagorger_that_cannot_grow_eats_the_other_one_all_the_same() -> None:
    s = (
        ship("canteen", "armory")
        .intruder("metagorger", "canteen")
        .intruder("metagorger", "canteen")
    )
    while s.play.free_figure("intruder-shambler"):
        s.intruder("shambler", "armory")
    eater = s.play.intruders(s.slot("canteen"))[0].id
    s.feeding()
    assert [one.id for one in s.play.intruders(s.slot("canteen"))] == [eater]


@pytest.mark.rule("NC-019", "NC-080")
@pytest.mark.parametrize("corpse", ["corpse-blue", "corpse-red"])
def test_a_corpse_that_was_eaten_leaves_the_game(corpse: str) -> None:
    s = ship().intruder("shambler", "canteen").mark(corpse, "canteen").feeding()
    assert any(thing.startswith(f"supply-{corpse}") for thing in s.zone("gone"))


@pytest.mark.rule("NC-020")
def test_in_the_nest_the_stock_is_eaten_first() -> None:
    s = ship("nest").intruder("metagorger", "nest").intruder("shambler", "nest")
    s.mark("carcass", "nest").feeding()
    assert len(s.zone("eggs")) == 6, "each of them ate one"
    assert s.lying("nest") == ["carcass", "fleshbeast", "shambler"]


@pytest.mark.rule("NC-079")
def test_the_last_egg_is_the_end_of_the_nest() -> None:
    s = ship("nest").intruder("shambler", "nest")
    s.only("eggs", "supply-egg", rest="supply-of-supply-egg").feeding()
    s.heard(NestDestroyed)
    assert s.state.nest_destroyed


@pytest.mark.rule("NC-021", "NC-076")
@pytest.mark.parametrize("voracious", [False, True])
def test_only_the_voracious_feed_before_they_attack(voracious: bool) -> None:
    s = ship("canteen").intruder("shambler", "canteen").mark("carcass", "canteen")
    s.intruder("shambler", "cockpit").top("deck-attack", "slash#6-1")
    s.adaptations(*["voracious"] if voracious else ["agile"]).event_phase()
    kinds = [type(event) for event in s.told()]
    assert (kinds.index(Fed) < kinds.index(Attacked)) == voracious


@pytest.mark.rule("NC-077")
def test_each_feeds_once_even_if_more_is_there() -> None:
    s = ship().intruder("metagorger", "canteen").mark("carcass", "canteen", 3).feeding()
    assert s.lying("canteen") == ["carcass", "carcass", "shambler"]


@pytest.mark.rule("NC-021", "NC-076")
def test_who_turns_out_to_be_voracious_during_the_attacks_feeds_afterwards() -> None:
    rooms = {"scout": "cockpit", "captain": "cockpit"}
    s = CarnomorphScenario("scout", "captain", rooms=rooms, reactions=True).explore("canteen")
    s.only("weakness-corpse", "weakness-voracious").intruder("fleshbeast", "cockpit")
    s.intruder("metagorger", "canteen").mark("carcass", "canteen").top("deck-attack", "slash#6-1")
    s.mutated("scout", "mimicry", 3).hand("scout").contaminated("scout", infected=1)
    s.event_phase().does("scout", "mimic")
    assert s.intruders("cockpit") == ["fleshbeast", "shambler"], "that is what became of the scout"
    assert s.state.weaknesses == ["weakness-voracious"]
    assert s.intruders("canteen") == ["shambler"]
    assert not s.state.counters, "the next round begins anew"


@pytest.mark.rule("NC-021", "NC-076", "NC-077")
def test_the_voracious_do_not_feed_again_after_the_attacks() -> None:
    s = ship("canteen").intruder("shambler", "canteen").mark("carcass", "canteen", 2)
    s.adaptations("voracious").event_phase()
    assert len([event for event in s.told() if isinstance(event, Fed)]) == 1
    assert s.lying("canteen").count("carcass") == 1
