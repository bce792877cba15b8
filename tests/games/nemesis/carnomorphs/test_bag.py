"""Carnomorphs: the bag develops."""

import pytest

from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    HandMeasured,
    IntruderPlaced,
    NoiseRolled,
    ObjectiveKept,
    TokenAdded,
)


def ship(*rooms: str, seats: int = 2) -> CarnomorphScenario:
    """Everybody is in the cockpit, and nothing edible lies about."""
    crew = ("scout", "captain", "soldier")[:seats]
    s = CarnomorphScenario(*crew, rooms=dict.fromkeys(crew, "cockpit"))
    s.put("supply-corpse-blue", "gone")
    for room in rooms:
        s.explore(room)
    return s


@pytest.mark.rule("NC-023")
def test_red_metagorgers_join_the_bag_before_blue_ones() -> None:
    s = ship()
    red = s.in_bag("metagorger-red")
    s.develops("metagorger-blue-1").heard(TokenAdded, token="intruder-metagorger-red")
    assert (s.in_bag("metagorger-red"), s.in_bag("metagorger-blue")) == (red + 1, 1)


@pytest.mark.rule("NC-023", "NC-088")
def test_without_red_ones_a_blue_one_joins() -> None:
    s = ship()
    reds = [one for one in s.zone("pool") if "red" in one]
    for token in reds:
        s.put(token, "bag", source="pool")
    s.develops("metagorger-blue-1").heard(TokenAdded, token="intruder-metagorger-blue")
    assert s.in_bag("metagorger-blue") == 2


@pytest.mark.rule("NC-088")
def test_a_token_that_is_not_there_is_not_added() -> None:
    s = ship().intruder("metagorger", "cockpit")
    s.mutated("scout", "claws").mutated("captain", "adrenal-node")
    for token in [one for one in s.zone("pool") if "shambler" in one]:
        s.put(token, "bag", source="pool")
    s.event_phase(token="shambler-2").unheard(TokenAdded)
    assert s.intruders("cockpit") == [], "it has bitten all the same"


@pytest.mark.rule("NC-024", "NC-025")
def test_a_blue_metagorger_stirs_everybody_and_leaves() -> None:
    s = ship().develops("metagorger-blue-1")
    assert len(s.heard_of(NoiseRolled)) == 2
    assert "token-metagorger-blue-1" in s.zone("pool")


@pytest.mark.rule("NC-024", "NC-025")
def test_the_noise_rolls_come_before_another_metagorger_joins_the_bag() -> None:
    s = ship()
    red = s.in_bag("metagorger-red")
    s.develops("metagorger-blue-1")
    kinds = [type(one) for one in s.told() if isinstance(one, NoiseRolled | TokenAdded)]
    assert kinds == [NoiseRolled, NoiseRolled, TokenAdded]
    assert s.in_bag("metagorger-red") == red + 1


@pytest.mark.rule("NC-025")
def test_only_in_the_round_of_the_blue_one_another_metagorger_joins() -> None:
    s = ship().dice(noise=["silence"] * 4).develops("metagorger-blue-1")
    s.heard(TokenAdded)
    s.rests("captain").put("token-shambler-2", "bag").blind("bag", "token-shambler-2")
    s.top("deck-event", "event-growl").rests("scout")
    s.heard(BagDeveloped, token="intruder-shambler")
    s.unheard(TokenAdded)


@pytest.mark.rule("NC-024", "NC-032")
@pytest.mark.parametrize("token", ["metagorger-blue-1", "shambler-2", "fleshbeast-4", "blank"])
def test_who_fights_does_not_roll(token: str) -> None:
    s = ship("canteen").at("captain", "canteen").intruder("fleshbeast", "canteen").develops(token)
    s.heard(NoiseRolled, who="character-scout")
    assert len(s.heard_of(NoiseRolled)) == 1


@pytest.mark.rule("NC-032")
@pytest.mark.parametrize("token", ["shambler-2", "fleshbeast-4"])
def test_shamblers_and_fleshbeasts_stay_in_the_bag(token: str) -> None:
    s = ship().develops(token)
    assert len(s.heard_of(NoiseRolled)) == 2
    assert s.in_bag(token) == 1


@pytest.mark.rule("NC-026", "NC-029", "NC-030", "NC-083")
def test_a_red_metagorger_brings_one_wherever_there_is_food_or_another() -> None:
    s = ship("canteen", "armory").mark("carcass", "canteen", 2).mark("egg", "canteen")
    s.intruder("metagorger", "armory")
    before = len(s.zone("bag")), len(s.zone("pool"))
    s.develops("metagorger-red-2").unheard(Attacked).unheard(HandMeasured).unheard(NoiseRolled)
    assert s.intruders("canteen") == ["metagorger"]
    assert s.intruders("armory") == ["metagorger"] * 2
    assert (len(s.zone("bag")), len(s.zone("pool"))) == before
    assert s.in_bag("metagorger-red") == 4


@pytest.mark.rule("NC-026")
def test_also_where_a_metagorger_fights() -> None:
    s = ship().intruder("metagorger", "cockpit").develops("metagorger-red-2")
    assert s.intruders("cockpit") == ["metagorger"] * 2


@pytest.mark.rule("NC-027")
def test_what_somebody_carries_draws_them() -> None:
    s = ship().has("captain", "supply-egg").develops("metagorger-red-2")
    assert s.intruders("cockpit") == ["metagorger"]


@pytest.mark.rule("NC-028", "NC-084")
def test_the_nest_gets_one_more() -> None:
    s = ship("nest").develops("metagorger-red-2")
    assert s.intruders("nest") == ["metagorger"]
    s = ship("nest").mark("carcass", "nest").develops("metagorger-red-2")
    assert s.intruders("nest") == ["metagorger"] * 2


@pytest.mark.rule("NC-028")
def test_a_destroyed_or_unknown_nest_gets_none() -> None:
    s = ship("nest").set(nest_destroyed=True).develops("metagorger-red-2")
    assert s.intruders("nest") == []
    ship().develops("metagorger-red-2").unheard(IntruderPlaced)


@pytest.mark.rule("NC-031")
def test_the_first_of_the_game_makes_everybody_choose() -> None:
    s = ship("canteen").mark("carcass", "canteen").set(met=False)
    s.develops("metagorger-red-2").until("turn", "first")
    assert s.state.met
    assert sum(type(told.event) is ObjectiveKept for told in s.table.told()) == 2


@pytest.mark.rule("NC-085")
def test_the_corpse_in_the_hibernatorium_draws_them_from_the_start() -> None:
    s = CarnomorphScenario("scout", rooms={"scout": "cockpit"}).develops("metagorger-red-2")
    assert s.intruders("hibernatorium") == ["metagorger"]


@pytest.mark.rule("NC-086")
def test_too_few_figures_go_by_rising_numbers_and_the_nest_comes_last() -> None:
    s = ship("nest", "canteen").mark("carcass", "nest").mark("carcass", "canteen")
    for _ in range(6):
        s.intruder("metagorger", "cockpit")
    s.develops("metagorger-red-2")
    rooms = sorted(["nest", "canteen", "cockpit"], key=s.slot)
    got = {room: s.intruders(room).count("metagorger") for room in rooms}
    got["cockpit"] -= 6
    assert [got[room] for room in rooms] == [1, 1, 0]


@pytest.mark.rule("NC-033", "NC-036")
def test_the_butcher_comes_for_who_is_slimed() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.hand("captain", "rest").noise_around("canteen").top("deck-attack", "slash#6-1")
    s.develops("butcher-4")
    s.heard(HandMeasured, who="character-captain", number=4, surprised=True)
    s.heard(Attacked, who="character-captain", surprise=True)
    assert s.intruders("canteen") == ["butcher"]
    assert "token-butcher-4" in s.zone("pool")
    assert s.noises() == set(), "as in any encounter"


@pytest.mark.rule("NC-033")
def test_a_full_hand_is_not_surprised_by_the_butcher() -> None:
    s = ship().is_("captain", slimed=True).develops("butcher-4")
    s.heard(HandMeasured, surprised=False)
    s.unheard(Attacked)


@pytest.mark.rule("NC-034")
@pytest.mark.parametrize(("scout", "captain"), [(3, 2), (2, 3), (2, 2)])
def test_of_several_slimed_the_smallest_hand_is_visited(scout: int, captain: int) -> None:
    cards = ("rest", "search", "search", "demolition")
    s = ship("canteen").at("captain", "canteen")
    s.hand("scout", *cards[:scout]).hand("captain", *cards[:captain])
    for who in ("scout", "captain"):
        s.is_(who, slimed=True)
    s.top("deck-attack", "spawn#4-1").develops("butcher-4")
    assert bool(s.intruders("cockpit")) == (scout <= captain)


@pytest.mark.rule("NC-035")
def test_if_nobody_is_slimed_the_butcher_visits_the_first_player() -> None:
    s = ship("canteen").at("captain", "canteen").set(first=1).develops("butcher-4")
    assert s.intruders("canteen") == ["butcher"]


@pytest.mark.rule("NC-087")
@pytest.mark.parametrize("dead", [False, True])
def test_a_butcher_that_is_there_or_dead_does_not_come(dead: bool) -> None:
    s = ship("canteen")
    if dead:
        s.put("intruder-butcher", "gone").set(killed=["intruder-butcher"])
    else:
        s.intruder("butcher", "canteen")
    s.develops("butcher-4").unheard(IntruderPlaced)
    assert "token-butcher-4" in s.zone("pool")


@pytest.mark.rule("NC-037", "NC-038")
def test_after_a_blank_idle_shamblers_are_gone_and_a_metagorger_joins() -> None:
    s = ship("canteen", "armory").intruder("shambler", "canteen").intruder("fleshbeast", "armory")
    s.at("captain", "armory").intruder("shambler", "armory")
    red = s.in_bag("metagorger-red")
    s.develops("blank")
    assert (s.intruders("canteen"), s.intruders("armory")) == ([], ["fleshbeast", "shambler"])
    assert (s.in_bag("shambler"), s.in_bag("metagorger-red")) == (1, red + 1)
    assert "token-blank" in s.zone("bag")
    assert len(s.heard_of(NoiseRolled)) == 1


@pytest.mark.rule("NC-087")
def test_a_butcher_that_is_aboard_already_takes_no_noise_away() -> None:
    s = ship("canteen").intruder("butcher", "canteen").noise_around("cockpit")
    before = s.noises()
    s.develops("butcher-4")
    assert (s.noises(), s.intruders("cockpit")) == (before, [])
