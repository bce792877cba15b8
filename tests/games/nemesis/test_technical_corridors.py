"""Nemesis, chapter Technical corridors: intruders use them, characters hardly ever."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Encountered, IntruderLeft, NoiseRolled, Passed

SPARE = ["rest", "search", "search", "demolition"]
ENTRANCES = ["002", "004", "005", "009", "014", "015", "019", "021"]


def mechanic(place: str = "014") -> NemesisScenario:
    """The Mechanic in a room, with the card; the Captain is in the cockpit."""
    hands = {"mechanic": ["technical corridors", *SPARE]}
    s = NemesisScenario("mechanic", "captain", hands=hands)
    return s.at("mechanic", place).at("captain", "cockpit")


@pytest.mark.rule("N-258")
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_nobody_moves_through_technical_corridors(entrance: str) -> None:
    s = mechanic(entrance)
    for verb in ("move", "careful"):
        ways = [one.split(":")[2] for one in s.offered("mechanic", verb)]
        assert all(way.startswith("corridor-") for way in ways)


@pytest.mark.rule("N-258")
@pytest.mark.parametrize("means", ["card", "plan"])
def test_the_mechanics_card_and_the_plan_lead_to_any_other_entrance(means: str) -> None:
    s = mechanic().has("mechanic", "technical corridors plan")
    if means == "card":
        s.does("mechanic", "play", "technical corridors").pays()
    else:
        s.does("mechanic", "use", "technical corridors plan").pays()
    others = [f"crawl:slot-{room}" for room in ENTRANCES if room != "014"]
    assert s.offered("mechanic") == others
    s.does("mechanic", "crawl", "019").heard(NoiseRolled, who="mechanic")
    assert s.where("mechanic") == "slot-019"


@pytest.mark.rule("N-077", "N-258", "N-626")
def test_whoever_passes_after_the_card_may_throw_cards_away() -> None:
    s = mechanic()
    s.does("mechanic", "play", "technical corridors").pays("rest").does("mechanic", "crawl", "019")
    s.until(lambda s: s.crew("mechanic").passed)
    s.does("mechanic", "discard", "search").does("mechanic", "done")
    s.heard(Passed, who="mechanic", discarded=["search"])


@pytest.mark.rule("N-258")
def test_both_need_an_entrance_where_one_is() -> None:
    s = mechanic("hibernatorium").has("mechanic", "technical corridors plan")
    assert s.denied("mechanic", "play", "technical corridors") == "N-258"
    assert s.denied("mechanic", "use", "technical corridors plan") == "N-258"


@pytest.mark.rule("N-258")
def test_closed_doors_do_not_matter_in_there() -> None:
    s = mechanic().door("014", "011").door("014", "013").door("014", "017")
    assert s.denied("mechanic", "move", "011") == "N-215"
    s.does("mechanic", "play", "technical corridors").pays().does("mechanic", "crawl", "009")
    assert s.where("mechanic") == "slot-009"


@pytest.mark.rule("N-259", "N-260")
@pytest.mark.parametrize("how", ["roll", "danger", "careful", "blank"])
def test_noise_at_an_entrance_lies_on_the_common_space(how: str) -> None:
    s = mechanic()
    if how == "roll":
        s.rolls("mechanic", 3)
    elif how == "danger":
        s.rolls("mechanic", "danger")
    elif how == "careful":
        s.at("mechanic", "hibernatorium").creeps("mechanic", "014", "network-red")
    else:
        s.noise("corridor-011-014").blind("bag", "token-blank").rolls("mechanic", 4)
    assert s.zone("network-red") == ["supply-noise"]


@pytest.mark.rule("N-259", "N-261")
@pytest.mark.parametrize(("room", "number"), [("014", 3), ("005", 4), ("021", 2)])
def test_noise_there_means_an_encounter_for_the_next_one(room: str, number: int) -> None:
    s = mechanic(room).noise("network-red").blind("bag", "token-creeper-1")
    s.rolls("mechanic", number).heard(Encountered, who="mechanic")
    assert s.intruders(room) == ["creeper"]
    assert s.noises() == set()


@pytest.mark.rule("N-259")
def test_an_encounter_takes_their_noise_away_only_where_an_entrance_is() -> None:
    s = mechanic("006").noise("network-red", "corridor-006-007").blind("bag", "token-creeper-1")
    s.rolls("mechanic", 1).heard(Encountered)
    assert s.noises() == {"network-red"}


@pytest.mark.rule("N-262")
@pytest.mark.parametrize("means", ["card", "tools", "torch", "charge"])
def test_no_door_can_be_closed_in_technical_corridors(means: str) -> None:
    s = mechanic().has("mechanic", "tools", "plasma torch", "energy charge")
    s.hand("mechanic", "computer skills", *SPARE)
    if means == "card":
        s.does("mechanic", "play", "computer skills")
    else:
        thing = {"tools": "tools", "torch": "plasma torch", "charge": "energy charge"}[means]
        s.does("mechanic", "use", thing).pays()
    s.until("ask-door", "first")
    doors = [f"close-door:corridor-{way}" for way in ("011-014", "013-014", "014-017")]
    assert s.offered("mechanic") == doors


@pytest.mark.rule("N-262")
def test_the_airlock_closes_no_door_there_either() -> None:
    s = mechanic("006").explore("generator", "002").explore("airlock control", "008")
    s.at("mechanic", "airlock control").does("mechanic", "room").pays()
    s.forced()
    assert s.doors() == {"corridor-001-002", "corridor-002-006"}
    assert s.zone("network-red") == []


@pytest.mark.rule("N-263", "N-264", "N-265")
@pytest.mark.parametrize("noisy", [False, True])
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
def test_an_intruder_that_goes_in_is_in_the_bag_again(kind: str, noisy: bool) -> None:
    s = mechanic("cockpit").intruder(kind, "014", 3)
    token = {"adult": "token-adult-4", "breeder": "token-breeder-4", "queen": "token-queen-4"}
    s.put(token[kind], "pool")
    pool = sum(kind in one for one in s.zone("pool"))
    bag = sum(kind in one for one in s.zone("bag"))
    if noisy:
        s.noise("network-red")
    s.event("pod ejection")
    assert s.state.intruders == []
    assert f"intruder-{kind}" not in s.zone("slot-014")
    left = s.heard(IntruderLeft, intruder=kind, rule="N-264")
    assert left.token == f"intruder-{kind}"
    more = kind == "adult"
    assert sum(kind in one for one in s.zone("pool")) == pool - 1 - more, "and one for the blank"
    assert sum(kind in one for one in s.zone("bag")) == bag + 1 + more
    assert s.noises() == ({"network-red"} if noisy else set())


@pytest.mark.rule("N-263")
def test_who_comes_out_again_is_unhurt() -> None:
    s = mechanic("006").intruder("queen", "014", 3).put("token-queen-4", "pool")
    s.event("pod ejection", "larva-1").does("captain", "pass").does("captain", "done")
    s.noise("corridor-006-007").blind("bag", "token-queen-4").rolls("mechanic", 1)
    assert s.intruders("006") == ["queen"]
    assert s.figure("queen").injuries == 0


@pytest.mark.rule("N-264", "N-615")
def test_without_a_token_in_the_pool_none_is_added() -> None:
    s = mechanic("cockpit").intruder("breeder", "014")
    for token in [one for one in s.zone("pool") if "breeder" in one]:
        s.put(token, "bag", source="pool")
    before = s.zone("bag").count("token-breeder-3") + s.zone("bag").count("token-breeder-4")
    s.event("pod ejection", "larva-1").heard(IntruderLeft, intruder="breeder", token=None)
    after = s.zone("bag").count("token-breeder-3") + s.zone("bag").count("token-breeder-4")
    assert before == after == 2
