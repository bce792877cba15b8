"""Nemesis, chapters Intruder injuries and Intruder retreat: blood, death and flight."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    EggDestroyed,
    EventDrawn,
    Injured,
    IntruderLeft,
    IntruderMoved,
    MarkerPlaced,
)

CARCASS = "supply-carcass"


def facing(kind: str, injuries: int = 0, *blood: str) -> NemesisScenario:
    """The scout in the canteen (slot 006) with an intruder, and the next cards of its blood."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    return s.intruder(kind, "canteen", injuries).top("deck-attack", *blood)


# Injuries


@pytest.mark.rule("N-340")
def test_injuries_stay_and_add_up() -> None:
    s = facing("adult", 0, "scratch#6", "bite#6").shoots("scout", "rifle", "adult", "hit")
    assert s.figure("adult").injuries == 1
    s.shoots("scout", "rifle", "adult", "double-hit").heard(Injured, injuries=3)
    assert s.figure("adult").injuries == 3
    assert s.view("captain").figures[0].injuries == 3, "everybody sees the markers"


@pytest.mark.rule("N-341")
def test_the_injuries_of_one_attack_are_checked_once() -> None:
    s = facing("adult", 0, "scratch#2").shoots("scout", "rifle", "adult", "double-hit")
    s.heard(Injured, injuries=2, cards=["attack-scratch#2"], killed=True)
    assert s.zone("discard-attack") == ["attack-scratch#2"]


@pytest.mark.rule("N-342")
def test_every_new_source_of_injury_is_checked_with_new_cards() -> None:
    s = facing("adult", 0, "scratch#6", "bite#6").shoots("scout", "rifle", "adult", "hit")
    s.heard(Injured, cards=["attack-scratch#6"])
    s.shoots("scout", "rifle", "adult", "hit").heard(Injured, cards=["attack-bite#6"])
    assert s.zone("discard-attack") == ["attack-scratch#6", "attack-bite#6"]


@pytest.mark.rule("N-342")
def test_fire_after_a_shot_is_a_new_source() -> None:
    s = facing("adult", 1, "transformation#4", "slime#5").mark("fire", "canteen").event_phase()
    s.heard(Attacked, card="transformation#4", hit=False)
    s.heard(Injured, injuries=2, cards=["attack-slime#5"], rule="N-091")


@pytest.mark.rule("N-343", "N-344")
@pytest.mark.parametrize("face", ["creeper", "adult", "hit", "double-hit"])
def test_a_larva_dies_of_any_injury_and_leaves_nothing(face: str) -> None:
    s = facing("larva").shoots("scout", "rifle", "larva", face)
    s.heard(Injured, intruder="larva", cards=[], killed=True)
    assert s.intruders("canteen") == []
    assert CARCASS not in s.zone(s.slot("canteen"))
    assert s.zone("discard-attack") == [], "no card is drawn"


@pytest.mark.rule("N-343")
def test_an_egg_dies_of_any_injury() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).mark("egg", "canteen", 2)
    s.shoots("scout", "rifle", "eggs", "hit").heard(EggDestroyed, count=1)
    assert s.zone(s.slot("canteen")).count("supply-egg") == 1
    assert s.zone("discard-attack") == []


@pytest.mark.rule("N-347", "N-365")
def test_the_first_card_of_a_check_is_not_shuffled_into_the_deck_for_the_second() -> None:
    s = facing("breeder", 0).only("deck-attack", "scratch#2", rest="gone")
    s.only("discard-attack", "scratch#3", rest="gone")
    s.shoots("scout", "rifle", "breeder", "hit")
    s.heard(Injured, cards=["attack-scratch#2", "attack-scratch#3"])
    assert s.zone("discard-attack") == ["attack-scratch#2", "attack-scratch#3"]


@pytest.mark.rule("N-345", "N-346")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(("before", "killed"), [(2, False), (3, True), (4, True)])
def test_blood_up_to_the_injuries_kills_creepers_and_adults(
    kind: str, before: int, killed: bool
) -> None:
    s = facing(kind, before, "bite#4").shoots("scout", "rifle", kind, "hit")
    s.heard(Injured, injuries=before + 1, cards=["attack-bite#4"], killed=killed, rule="N-345")
    assert s.intruders("canteen") == ([] if killed else [kind])


@pytest.mark.rule("N-347")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("before", "killed"), [(5, False), (6, True), (7, True)])
def test_two_bloods_together_count_for_breeders_and_the_queen(
    kind: str, before: int, killed: bool
) -> None:
    s = facing(kind, before, "bite#4", "frenzy#3").shoots("scout", "rifle", kind, "hit")
    both = ["attack-bite#4", "attack-frenzy#3"]
    s.heard(Injured, injuries=before + 1, cards=both, killed=killed)
    assert s.intruders("canteen") == ([] if killed else [kind])


@pytest.mark.rule("N-348")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_killed_intruder_is_a_carcass(kind: str) -> None:
    s = facing(kind, 9, "scratch#2", "bite#4").shoots("scout", "rifle", kind, "hit")
    assert s.zone(s.slot("canteen")).count(CARCASS) == 1
    assert s.intruders("canteen") == []
    assert f"intruder-{kind}" in s.zone(f"supply-of-intruder-{kind}"), "the figure can come again"
    assert s.state.killed == [f"intruder-{kind}"]


@pytest.mark.rule("N-349")
@pytest.mark.parametrize("card", ["claw-attack#5", "bite#6", "slime#5", "scratch#6"])
def test_the_attack_on_a_card_of_blood_does_not_happen(card: str) -> None:
    s = facing("adult", 0, card).shoots("scout", "rifle", "adult", "hit").unheard(Attacked)
    scout = s.crew("scout")
    assert (scout.light, scout.slimed, s.zone("wounds-0")) == (0, False, [])


# Retreat


@pytest.mark.rule("N-350", "N-353")
@pytest.mark.parametrize(
    ("event", "number", "there"),
    [("eclosion", 1, "007"), ("hunt-a", 2, "011"), ("hatching", 3, "005"), ("lurking", 4, "002")],
)
def test_an_arrow_makes_the_intruder_flee_where_an_event_card_says(
    event: str, number: int, there: str
) -> None:
    s = facing("adult", 0, "bite#retreat").top("deck-event", event)
    s.shoots("scout", "rifle", "adult", "hit")
    s.heard(EventDrawn, event=event, direction=number, rule="N-353")
    s.heard(IntruderMoved, intruder="adult", rule="N-350")
    assert s.figure("adult").slot == s.slot(there)
    assert s.zone("discard-event") == [f"event-{event}"]


@pytest.mark.rule("N-353")
def test_the_event_of_a_retreat_does_not_happen() -> None:
    s = facing("adult", 0, "bite#retreat").intruder("adult", "011")
    s.top("deck-event", "event-malfunction")
    s.shoots("scout", "rifle", "adult", "hit").unheard(MarkerPlaced)
    assert [one.slot for one in s.state.intruders] == [s.slot("011")] * 2, "nobody else moves"
    assert "event-malfunction" in s.zone("discard-event"), "nor is it shuffled back"


@pytest.mark.rule("N-351")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(
    "cards",
    [("bite#retreat", "scratch#6"), ("scratch#6", "bite#retreat"), ("scratch#6", "slime#5")],
)
def test_one_arrow_of_two_cards_is_enough(kind: str, cards: tuple[str, str]) -> None:
    s = facing(kind, 0, *cards).top("deck-event", "hunt-a")
    s.shoots("scout", "rifle", kind, "hit")
    flees = "bite#retreat" in cards
    assert s.figure(kind).slot == s.slot("hibernatorium" if flees else "canteen")


@pytest.mark.rule("N-352", "N-354")
@pytest.mark.parametrize("kind", ["adult", "queen"])
def test_who_flees_is_not_killed_and_keeps_its_injuries(kind: str) -> None:
    s = facing(kind, 20, "scratch#2", "bite#retreat")
    if kind == "adult":
        s.top("deck-attack", "bite#retreat")
    s.top("deck-event", "hunt-a").shoots("scout", "rifle", kind, "hit")
    s.heard(Injured, killed=False)
    assert s.figure(kind).injuries == 21
    assert s.figure(kind).slot == s.slot("hibernatorium")
    assert CARCASS not in s.zone(s.slot("canteen"))


@pytest.mark.rule("N-355")
def test_who_flees_into_the_technical_corridors_is_gone_with_its_injuries() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "014"})
    s.explore("canteen", at="014").intruder("adult", "canteen", 3)
    s.top("deck-attack", "bite#retreat").top("deck-event", "hatching")
    bag = len(s.zone("bag"))
    s.shoots("scout", "rifle", "adult", "hit").heard(IntruderLeft, intruder="adult")
    assert s.state.intruders == []
    assert len(s.zone("bag")) == bag + 1, "a token of its kind is back in the bag"


@pytest.mark.rule("N-350", "N-353", "N-639")
def test_a_closed_door_keeps_who_wants_to_flee_and_breaks() -> None:
    s = facing("adult", 0, "bite#retreat").top("deck-event", "hunt-a")
    s.door("canteen", "hibernatorium").shoots("scout", "rifle", "adult", "hit")
    assert s.figure("adult").slot == s.slot("canteen")
    assert s.state.ruined == [s.corridor("canteen", "hibernatorium")]
