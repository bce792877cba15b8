"""Nemesis, chapter Intruder attack: when intruders attack, whom, and the cards they draw."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    EventDrawn,
    Infested,
    Injured,
    LightlyWounded,
    Reshuffled,
    SeriouslyWounded,
)

CREW = ("scout", "captain", "soldier")


def together(first: int = 0, **hands: int) -> NemesisScenario:
    """The crew in the canteen, with hands of these sizes, and an adult that will miss."""
    s = NemesisScenario(*CREW, rooms=dict.fromkeys(CREW, "canteen"))
    for who, size in hands.items():
        s.hand(who, *s.zone(f"hand-{s.seat_of(who)}")[:size])
    s.set(first=first, turn=first)
    return s.intruder("adult", "canteen").top("deck-attack", "transformation#4")


def alone(kind: str, *cards: str) -> NemesisScenario:
    """The scout alone with an intruder in the canteen, and the next cards of the attack deck."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    return s.intruder(kind, "canteen").top("deck-attack", *cards)


# When


@pytest.mark.rule("N-356")
def test_intruders_attack_in_their_step_of_the_event_phase() -> None:
    s = alone("adult", "transformation#4").event_phase()
    s.heard(Attacked, intruder="adult", who="scout", surprise=False)


@pytest.mark.rule("N-356")
def test_intruders_attack_whoever_escapes() -> None:
    s = alone("adult", "transformation#4").does("scout", "move", "hibernatorium").pays()
    s.heard(Attacked, intruder="adult", who="scout", surprise=False)


@pytest.mark.rule("N-356")
def test_intruders_attack_whomever_they_surprise() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.hand("scout", "rest", "search").noise_around("hibernatorium").dice(noise="1")
    s.blind("bag", "token-adult-3").top("deck-attack", "transformation#4")
    s.does("scout", "move", "hibernatorium").pays()
    s.heard(Attacked, intruder="adult", who="scout", surprise=True)


@pytest.mark.rule("N-356")
def test_intruders_do_not_attack_who_does_something_else_or_passes() -> None:
    s = alone("adult", "scratch#6").shoots("scout", "rifle", "adult", "hit").unheard(Attacked)
    s.does("scout", "pass").does("scout", "done").unheard(Attacked)
    s.asked("captain", "turn")


@pytest.mark.rule("N-356")
def test_intruders_do_not_attack_whoever_comes_to_them() -> None:
    s = alone("adult").is_("scout", slot="slot-011").does("scout", "move", "canteen").pays()
    assert s.where("scout") == s.figure("adult").slot
    s.unheard(Attacked)


@pytest.mark.rule("N-356")
def test_intruders_that_come_in_do_not_attack_before_their_step() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).intruder("adult", "015")
    s.dice(noise="danger").does("scout", "move", "hibernatorium").pays()
    assert s.intruders("hibernatorium") == ["adult"]
    s.unheard(Attacked)


# Whom


@pytest.mark.rule("N-357")
def test_intruders_attack_only_in_their_own_room() -> None:
    s = alone("adult", "transformation#4").is_("scout", slot="slot-011").event_phase()
    s.unheard(Attacked)


@pytest.mark.rule("N-358")
@pytest.mark.parametrize(
    ("sizes", "target"),
    [((3, 2, 4), "captain"), ((3, 4, 2), "soldier"), ((0, 1, 2), "scout"), ((5, 5, 0), "soldier")],
)
def test_the_smallest_hand_is_attacked(sizes: tuple[int, int, int], target: str) -> None:
    s = together(**dict(zip(CREW, sizes, strict=True))).event_phase()
    s.heard(Attacked, who=target)


@pytest.mark.rule("N-359")
def test_contamination_counts_as_cards_in_hand() -> None:
    s = together(scout=1, captain=2, soldier=4).contaminated("scout", clean=2).event_phase()
    s.heard(Attacked, who="captain")


@pytest.mark.rule("N-360")
@pytest.mark.parametrize(
    ("first", "sizes", "target"),
    [
        (0, (2, 2, 2), "scout"),
        (1, (2, 2, 2), "captain"),
        (2, (2, 2, 2), "soldier"),
        (1, (2, 3, 2), "soldier"),
        (2, (2, 2, 3), "scout"),
        (0, (3, 2, 2), "captain"),
    ],
)
def test_equal_hands_are_attacked_from_the_first_player_on(
    first: int, sizes: tuple[int, int, int], target: str
) -> None:
    s = together(first, **dict(zip(CREW, sizes, strict=True))).event_phase()
    s.heard(Attacked, who=target)


@pytest.mark.rule("N-360")
@pytest.mark.parametrize(("first", "target"), [(0, "scout"), (1, "soldier"), (2, "soldier")])
def test_of_two_with_equal_hands_too(first: int, target: str) -> None:
    s = together(first, scout=2, captain=0, soldier=2).at("captain", "cockpit")
    s.event_phase().heard(Attacked, who=target)


@pytest.mark.rule("N-361")
def test_whoever_escapes_is_attacked_even_with_more_cards_than_others() -> None:
    s = together(scout=5, captain=0, soldier=0).does("scout", "move", "hibernatorium").pays()
    s.heard(Attacked, who="scout")
    s.unheard(Attacked, who="captain")


# The card


@pytest.mark.rule("N-362", "N-363")
@pytest.mark.parametrize(
    ("card", "strikers"),
    [
        ("scratch#6", {"creeper", "adult", "breeder", "queen"}),
        ("claw-attack#5", {"adult", "breeder", "queen"}),
        ("bite#6", {"adult", "breeder", "queen"}),
        ("tail-attack#5", {"queen"}),
        ("transformation#5", {"creeper"}),
        ("frenzy#4", {"breeder", "queen"}),
        ("slime#5", {"creeper", "adult", "breeder", "queen"}),
        ("summoning#3", {"creeper", "queen"}),
    ],
)
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_only_an_attacker_whose_symbol_is_on_the_card_hits(
    card: str, strikers: set[str], kind: str
) -> None:
    s = alone(kind, card).blind("bag", "token-blank")
    s.does("scout", "move", "hibernatorium").pays()
    assert s.heard(Attacked, intruder=kind, card=card).hit == (kind in strikers)
    if kind not in strikers:
        s.unheard(LightlyWounded).unheard(SeriouslyWounded).unheard(Contaminated)
        assert s.intruders("canteen") == [kind]
        assert not s.crew("scout").slimed


@pytest.mark.rule("N-364")
@pytest.mark.parametrize("card", ["scratch#2", "bite#retreat"])
def test_the_blood_on_the_card_of_an_attack_does_not_matter(card: str) -> None:
    s = alone("adult", card)
    s.figure("adult").injuries = 9
    s.does("scout", "move", "hibernatorium").pays().heard(Attacked, card=card, hit=True)
    s.unheard(Injured).unheard(EventDrawn)
    assert s.intruders("canteen") == ["adult"]


@pytest.mark.rule("N-365")
@pytest.mark.parametrize("card", ["scratch#6", "transformation#4"])
def test_the_card_goes_on_the_discard_pile_hit_or_miss(card: str) -> None:
    s = alone("adult", card).does("scout", "move", "hibernatorium").pays()
    assert s.zone("discard-attack") == [f"attack-{card}"]
    assert s.view("captain").discards["discard-attack"] == [f"attack-{card}"]


@pytest.mark.rule("N-365")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    s = alone("adult").only("deck-attack", rest="discard-attack")
    assert len(s.zone("discard-attack")) == 20
    s.does("scout", "move", "hibernatorium").pays().heard(Reshuffled, rule="N-365")
    s.heard(Attacked, intruder="adult")
    assert (len(s.zone("deck-attack")), len(s.zone("discard-attack"))) == (19, 1)


@pytest.mark.rule("N-365")
def test_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    s = alone("adult").only("deck-attack", "transformation#4", rest="discard-attack")
    s.does("scout", "move", "hibernatorium").pays().unheard(Reshuffled)
    assert (len(s.zone("deck-attack")), len(s.zone("discard-attack"))) == (0, 20)


@pytest.mark.rule("N-365")
def test_a_card_is_discarded_only_after_it_has_been_resolved() -> None:
    s = alone("creeper").only("deck-attack", "transformation#4", rest="gone")
    s.only("discard-attack", "scratch#2", rest="gone").hand("scout").event_phase()
    s.heard(Attacked, card="scratch#2", intruder="breeder")
    assert s.zone("deck-attack") == []
    assert s.zone("discard-attack") == ["attack-scratch#2", "attack-transformation#4"]


# Larvae


@pytest.mark.rule("N-366", "N-367")
def test_a_larva_infests_without_a_card() -> None:
    s = alone("larva").does("scout", "move", "hibernatorium").pays()
    s.heard(Attacked, intruder="larva", who="scout", hit=True)
    s.heard(Infested, who="scout")
    s.heard(Contaminated, who="scout")
    assert s.intruders("canteen") == []
    assert s.crew("scout").larva
    assert s.zone("discard-attack") == []
    assert s.zone("discard-0")[-1].startswith("contamination-")
    assert len(s.zone("supply-of-intruder-larva")) == 6


@pytest.mark.rule("N-366", "N-368")
def test_a_second_larva_only_contaminates() -> None:
    s = alone("larva").is_("scout", larva=True).does("scout", "move", "hibernatorium").pays()
    s.heard(Contaminated, who="scout")
    s.unheard(Infested)
    assert s.crew("scout").larva
    assert s.crew("scout").alive
    assert s.intruders("canteen") == []
    assert [card for card in s.zone("discard-0") if card.startswith("contamination-")] != []
