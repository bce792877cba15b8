"""Nemesis, chapters Encounters and Surprise attack: what comes out of the bag."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Encountered,
    IntruderMoved,
    IntruderPlaced,
    NoisePlaced,
    NoiseRolled,
    Summoned,
    TokenAdded,
)

SPARE = ["rest", "search", "search", "demolition", "reconnaissance"]
AROUND_006 = {"corridor-006-007", "corridor-006-011", "corridor-005-006", "corridor-002-006"}
AROUND_014 = {"corridor-013-014", "corridor-014-017", "corridor-011-014", "network-red"}


def meets(*tokens: str, cards: int = 5, room: str = "006", number: int = 1) -> NemesisScenario:
    """The Scout will roll a number that means an encounter, with so many cards in hand."""
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:cards]})
    s.at("scout", room).at("captain", "engine-2").noise(s.exit(room, number))
    if tokens:
        s.blind("bag", *(f"token-{token}" for token in tokens))
    return s.top("deck-attack", "attack-scratch#2")


def count(s: NemesisScenario, zone: str, kind: str) -> int:
    """How many tokens of a kind are in the bag or in the pool."""
    return sum(kind in token for token in s.zone(zone))


# What is an encounter


@pytest.mark.rule("N-301")
def test_an_encounter_is_an_intruder_out_of_the_bag_where_somebody_is() -> None:
    s = meets("adult-2").rolls("scout", 1)
    s.heard(Encountered, who="scout", token="adult-2")
    assert s.intruders("006") == ["adult"]
    assert s.play.in_combat(0)


@pytest.mark.rule("N-301")
@pytest.mark.parametrize("where", ["nest", "egg"])
def test_an_event_may_cause_encounters(where: str) -> None:
    s = NemesisScenario("scout", "captain").at("captain", "engine-2")
    if where == "nest":
        s.explore("nest").at("scout", "nest")
    else:
        s.at("scout", "006").has("scout", "egg")
    s.top("deck-event", "egg protection").blind("bag", "token-adult-2", "token-larva-1")
    s.set(stage="event").begin()
    s.heard(Encountered, who="scout", token="adult-2")
    s.unheard(Encountered, who="captain")
    assert s.play.in_combat(0)


@pytest.mark.rule("N-301")
def test_an_attack_card_may_bring_another_intruder() -> None:
    s = meets().intruder("queen", "006").top("deck-attack", "attack-summoning#3")
    s.blind("bag", "token-adult-4").hand("scout").set(stage="attacks", queue=["figure-1"])
    s.top("deck-event", "regeneration").begin()
    s.unheard(Encountered).heard(Summoned, token="adult-4")
    assert "adult" in s.intruders("006")
    s.unheard(Attacked, surprise=True)


@pytest.mark.rule("N-302")
def test_an_intruder_that_walks_in_is_no_encounter() -> None:
    s = meets("adult-4", cards=0).set(met=False).intruder("adult", "005").rolls("scout", "danger")
    s.heard(IntruderMoved, intruder="adult")
    s.unheard(Encountered).unheard(Attacked)
    assert s.intruders("006") == ["adult"]
    assert s.noises() == {"corridor-006-007"}, "the noise stays"
    assert not s.state.met, "nor is it the first encounter"


# Its steps


@pytest.mark.rule("N-303")
@pytest.mark.parametrize(
    ("room", "number", "stays"), [("006", 1, {"network-red"}), ("014", 1, set())]
)
def test_first_all_noise_around_the_room_goes(room: str, number: int, stays: set[str]) -> None:
    s = meets("creeper-1", room=room, number=number).noise_around(room)
    s.noise("corridor-001-002", "corridor-009-012")
    if room == "006":
        s.noise("network-red")
    s.rolls("scout", number).heard(Encountered)
    assert s.noises() == {"corridor-001-002", "corridor-009-012"} | stays


@pytest.mark.rule("N-304")
def test_then_one_token_is_drawn() -> None:
    s = meets("adult-2", "adult-3")
    before = len(s.zone("bag"))
    s.rolls("scout", 1)
    assert sum(isinstance(event, Encountered) for event in s.told()) == 1
    assert len(s.zone("bag")) == before - 1
    assert s.intruders("006") == ["adult"]


@pytest.mark.rule("N-304")
def test_it_may_be_any_token_of_the_bag() -> None:
    kinds = set()
    for number in range(40):
        s = NemesisScenario("scout", "captain", seed=f"bag {number}", hands={"scout": SPARE})
        s.at("scout", "006").noise("corridor-006-007").rolls("scout", 1)
        kinds.add(s.play.rules.token_face(s.heard(Encountered).token))
    assert {"intruder-larva", "intruder-adult"} < kinds
    assert len(kinds) >= 4


@pytest.mark.rule("N-305")
@pytest.mark.parametrize("token", ["larva-1", "creeper-1", "adult-3", "breeder-3", "queen-4"])
def test_then_its_figure_is_in_the_room(token: str) -> None:
    kind = token.partition("-")[0]
    s = meets(token).rolls("scout", 1)
    s.heard(IntruderPlaced, intruder=kind, rule="N-305")
    assert s.intruders("006") == [kind]
    assert s.figure(kind).injuries == 0


@pytest.mark.rule("N-608")
@pytest.mark.parametrize(("host", "free"), [("", True), ("captain", False), ("scout", False)])
def test_a_larva_on_a_character_board_is_one_of_the_six(host: str, free: bool) -> None:
    s = meets("larva-1")
    for _ in range(5):
        s.intruder("larva", "engine-2")
    if host:
        s.is_(host, larva=True)
    s.at("captain", "engine-1").rolls("scout", 1)
    assert s.intruders("006") == (["larva"] if free else [])


@pytest.mark.rule("N-608")
def test_the_larva_of_the_dead_is_free_again() -> None:
    s = meets("larva-1").is_("captain", larva=True).dead("captain")
    for _ in range(5):
        s.intruder("larva", "engine-2")
    assert s.rolls("scout", 1).intruders("006") == ["larva"]


@pytest.mark.rule("N-306", "N-307", "N-308")
@pytest.mark.parametrize(
    ("token", "number"),
    [("creeper-1", 1), ("adult-2", 2), ("adult-3", 3), ("adult-4", 4), ("breeder-3", 3)],
)
@pytest.mark.parametrize("cards", range(6))
def test_a_hand_smaller_than_the_number_is_surprised(token: str, number: int, cards: int) -> None:
    s = meets(token, cards=cards).rolls("scout", 1)
    if cards < number:
        s.heard(Attacked, who="scout", intruder=token.partition("-")[0], surprise=True)
        assert s.crew("scout").light == 1
    else:
        s.unheard(Attacked)
        assert s.crew("scout").light == 0


@pytest.mark.rule("N-306", "N-308")
@pytest.mark.parametrize(("infected", "clean", "surprised"), [(1, 1, False), (1, 0, True)])
def test_contamination_cards_count_like_others(infected: int, clean: int, surprised: bool) -> None:
    s = meets("adult-4", cards=2).contaminated("scout", infected=infected, clean=clean)
    s.rolls("scout", 1)
    assert any(isinstance(event, Attacked) for event in s.told()) == surprised


@pytest.mark.rule("N-306")
def test_it_is_the_hand_as_it_is_after_paying() -> None:
    """Three cards are enough against a 3, but one of them has paid for the way."""
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:3]}).explore("canteen", "006")
    s.noise("corridor-006-007").blind("bag", "token-adult-3").dice(noise=1)
    s.top("deck-attack", "attack-scratch#2").goes("scout", "canteen")
    s.heard(Attacked, who="scout", surprise=True)


@pytest.mark.rule("N-307")
def test_a_larva_that_surprises_infests() -> None:
    s = meets("larva-1", cards=0).rolls("scout", 1)
    s.heard(Attacked, who="scout", intruder="larva", surprise=True)
    assert s.crew("scout").larva
    assert s.intruders("006") == []


@pytest.mark.rule("N-309")
@pytest.mark.parametrize("token", ["larva-1", "creeper-1", "adult-4", "breeder-4", "queen-4"])
def test_the_token_goes_to_the_pool(token: str) -> None:
    s = meets(token)
    bag, pool = s.zone("bag").count(f"token-{token}"), s.zone("pool").count(f"token-{token}")
    s.rolls("scout", 1)
    assert s.zone("bag").count(f"token-{token}") == bag - 1
    assert s.zone("pool").count(f"token-{token}") == pool + 1


# Blanks


@pytest.mark.rule("N-310")
@pytest.mark.parametrize(("room", "around"), [("006", AROUND_006), ("014", AROUND_014)])
def test_a_blank_is_noise_all_around(room: str, around: set[str]) -> None:
    s = meets("blank", cards=0, room=room)
    bag = sorted(s.zone("bag"))
    s.rolls("scout", 1).heard(NoisePlaced, rule="N-310")
    assert s.noises() == around
    assert sorted(s.zone("bag")) == bag
    assert s.state.intruders == []
    s.unheard(IntruderPlaced).unheard(Attacked)


@pytest.mark.rule("N-311", "N-312")
def test_a_blank_that_was_the_last_token_gets_company() -> None:
    s = meets(cards=0).only("bag", "token-blank", rest="pool")
    adults = count(s, "pool", "adult")
    s.rolls("scout", 1).heard(TokenAdded, token="adult", rule="N-311")
    assert len(s.zone("bag")) == 2
    assert count(s, "bag", "adult") == 1
    assert count(s, "pool", "adult") == adults - 1
    assert "token-blank" in s.zone("bag")
    assert s.state.intruders == []
    assert s.noises() == AROUND_006, "N-312"
    s.unheard(Attacked)


@pytest.mark.rule("N-311", "N-312")
def test_without_an_adult_token_in_the_pool_it_stays_alone() -> None:
    s = meets(cards=0).only("bag", "token-blank", rest="pool")
    for token in [one for one in s.zone("pool") if "adult" in one]:
        s.edit().put(token, "pool", "tokens")
    s.rolls("scout", 1).unheard(TokenAdded)
    assert s.zone("bag") == ["token-blank"]
    assert s.noises() == AROUND_006


@pytest.mark.rule("N-311")
def test_a_blank_that_was_not_the_last_gets_none() -> None:
    s = meets().only("bag", "token-blank", "token-larva-1", rest="pool").blind("bag", "token-blank")
    s.rolls("scout", 1).unheard(TokenAdded)
    assert sorted(s.zone("bag")) == ["token-blank", "token-larva-1"]


# No encounter


@pytest.mark.rule("N-313")
def test_who_comes_to_an_intruder_is_in_combat_at_once() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:1]}).explore("canteen", "006")
    s.intruder("adult", "006").noise_around("006").goes("scout", "canteen")
    s.unheard(Encountered).unheard(NoiseRolled).unheard(Attacked)
    assert s.noises() == AROUND_006
    assert s.play.in_combat(0)
    assert s.hand("scout", *SPARE).denied("scout", "careful", "007") == "N-190"


# The surprise attack


@pytest.mark.rule("N-314")
def test_the_target_is_who_triggered_the_encounter() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:3], "captain": []})
    s.explore("nest", "002").at("scout", "nest").at("captain", "nest")
    s.noise("corridor-002-006").blind("bag", "token-adult-4").dice(noise=4)
    s.top("deck-attack", "attack-scratch#2").does("scout", "room").pays()
    s.heard(Attacked, who="scout", intruder="adult", surprise=True)
    s.unheard(Attacked, who="captain")
    assert s.crew("scout").light == 1
    assert s.crew("captain").light == 0


@pytest.mark.rule("N-314")
def test_a_small_hand_of_somebody_else_provokes_no_surprise() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE, "captain": []})
    s.explore("nest", "002").at("scout", "nest").at("captain", "nest")
    s.noise("corridor-002-006").blind("bag", "token-adult-2").dice(noise=4)
    s.does("scout", "room").pays().heard(Encountered, who="scout")
    s.unheard(Attacked)
