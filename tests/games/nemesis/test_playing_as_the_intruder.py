"""Nemesis, chapter Playing as the intruder: whoever dies first hunts the others."""

from typing import Any

import pytest

from hullbreach.games.nemesis.rules.events import InjuriesHealed, IntruderActed, IntruderTakesOver
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    Died,
    Drew,
    Encountered,
    EventDrawn,
    Injured,
    IntruderLeft,
    IntruderMoved,
    NoiseRolled,
    Passed,
    Reshuffled,
    RoundBegins,
    Scanned,
    TimePassed,
)
from hullbreach.kernel import SPECTATOR

CARDS = [
    f"{card.id}#{copy.move}-{copy.attacks}"
    for card in CONTENT.intruder_player.values()
    for copy in card.copies
]


def crew(**given: Any) -> NemesisScenario:
    """A crew in a game in which the first to die plays on."""
    return NemesisScenario(
        "scout", "captain", "soldier", options={"intruder_player": True}, **given
    )


def hunter(*cards: str, **given: Any) -> NemesisScenario:
    """The captain plays the intruders with these cards and has the turn."""
    return crew(**given).haunts("captain", *cards).set(turn=1)


def dying(*who: str) -> NemesisScenario:
    """These are in a room that is about to lose its air; the others are elsewhere."""
    s = crew(rooms=dict.fromkeys(who, "canteen"))
    slot = s.slot("canteen")
    for way, _ in s.play.board.ways[slot]:
        s.play.lay("supply-door", way)
    s.play.lay("supply-depressurization", slot)
    return s.set(airless=slot, stage="player-end", met=True)


def calm(s: NemesisScenario) -> NemesisScenario:
    """An event and a token of the bag that do no harm are next."""
    return s.top("deck-event", "event-regeneration").blind("bag", "token-blank")


def next_round(s: NemesisScenario) -> NemesisScenario:
    """A new round begins."""
    return s.set(stage="round").begin()


# Taking over


@pytest.mark.rule("N-591")
def test_the_first_to_die_takes_over() -> None:
    s = calm(dying("soldier")).begin()
    s.heard(IntruderTakesOver, who="soldier", rule="N-591")
    assert s.state.intruder_seat == 2
    assert s.crew("soldier").status == "intruder"


@pytest.mark.rule("N-591")
def test_whoever_dies_later_does_not() -> None:
    s = calm(dying("soldier")).wounded("captain", "leg", "arm", "body").mark("fire", "slot-011")
    s.does("captain", "pass").does("captain", "done").heard(Died, who="captain")
    assert s.state.intruder_seat == 2
    assert s.crew("captain").status == "dead"


@pytest.mark.rule("N-591")
@pytest.mark.parametrize(("scout", "soldier", "heir"), [(1, 3, 0), (3, 1, 2), (2, 1, 2), (2, 3, 0)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_two_who_die_together_the_lower_number_does(
    scout: int, soldier: int, heir: int, first: int
) -> None:
    s = dying("scout", "soldier").set(first=first)
    s.crew("scout").number, s.crew("soldier").number = scout, soldier
    s.crew("captain").number = 6 - scout - soldier
    calm(s).begin().heard(IntruderTakesOver)
    assert s.state.intruder_seat == heir


@pytest.mark.rule("N-591")
def test_without_the_option_nobody_does() -> None:
    s = NemesisScenario("scout", "captain", "soldier").dead("captain")
    next_round(s).unheard(IntruderTakesOver)
    assert s.state.intruder_seat == -1


@pytest.mark.rule("N-592", "N-716")
def test_all_that_belonged_to_the_character_leaves_the_game() -> None:
    s = calm(dying("soldier").has("soldier", "bandages").contaminated("soldier", infected=1))
    s.wounded("soldier", "leg", light=1, dressed=["arm"]).is_("soldier", slimed=True, larva=True)
    s.begin().heard(IntruderTakesOver)
    parts = (
        "hand",
        "deck",
        "discard",
        "pack",
        "hands",
        "quests",
        "wounds",
        "dressed",
        "objectives",
    )
    assert {part: s.zone(f"{part}-2") for part in parts} == {part: [] for part in parts}
    who = s.crew("soldier")
    assert (who.light, who.slimed, who.larva) == (0, False, False)
    assert s.zone(s.slot("canteen")).count("supply-corpse-red#4") == 1, "the corpse stays"


@pytest.mark.rule("N-592")
def test_the_intruder_deck_is_shuffled() -> None:
    orders = set()
    for number in range(4):
        s = crew(seed=f"shuffle {number}").haunts("captain")
        deck = s.zone("intruder-deck")
        assert sorted(deck) == sorted(f"intruder-card-{card}" for card in CARDS)
        orders.add(tuple(deck[3:]))
    assert len(orders) == 4


@pytest.mark.rule("N-593")
def test_the_round_of_the_death_is_finished_by_the_normal_rules() -> None:
    s = dying("soldier").intruder("adult", "slot-011").top("deck-attack", "attack-slime#5")
    calm(s).begin()
    kinds = [type(event) for event in s.told()]
    order = [Died, TimePassed, Attacked, EventDrawn, BagDeveloped, IntruderTakesOver, RoundBegins]
    assert [kind for kind in kinds if kind in order] == order
    s.unheard(IntruderActed)


@pytest.mark.rule("N-593")
def test_the_dead_have_no_turn_before_the_next_player_phase() -> None:
    s = crew().wounded("scout", "leg", "hand", "body").mark("fire", "slot-011").set(actions=1)
    s.is_("captain", slot="slot-001").is_("soldier", slot="slot-001")
    s.does("scout", "pick-up", "corpse-blue").pays().heard(Died, who="scout")
    assert not s.crew("scout").passed
    assert s.state.intruder_seat == 0
    assert not s.state.intruder_active
    s.asked("captain", "turn")
    s.does("captain", "pass").does("captain", "done").asked("soldier", "turn")
    calm(s)
    s.does("soldier", "pass").does("soldier", "done").unheard(Passed, who="scout")
    s.heard(IntruderTakesOver, who="scout")


# The round


@pytest.mark.rule("N-594")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_three_cards_a_round_but_never_more_than_four_in_hand(held: int, drawn: int) -> None:
    s = next_round(crew().haunts("captain", *CARDS[:held]))
    assert len(s.zone("intruder-hand")) == held + drawn
    told = s.heard(Drew, who="captain", count=drawn, listener="captain", rule="N-594")
    assert told.cards == s.zone("intruder-hand")[held:]


@pytest.mark.rule("N-594")
def test_nobody_else_sees_the_cards() -> None:
    s = next_round(crew().haunts("captain", "pursuit#1-2"))
    s.heard(Drew, who="captain", count=3, cards=None, listener="scout")
    for card in s.zone("intruder-hand"):
        assert card in str(s.view("captain"))
        assert card not in str(s.view("scout"))
        assert card not in str(s.view(SPECTATOR))


@pytest.mark.rule("N-594", "N-619")
def test_the_discard_pile_becomes_the_deck() -> None:
    s = crew().haunts("captain").only("intruder-deck", "card-planning#4-1", rest="intruder-discard")
    next_round(s).heard(Reshuffled, deck="pile-intruder")
    assert len(s.zone("intruder-hand")) == 3
    assert "intruder-card-planning#4-1" in s.zone("intruder-hand")
    assert s.zone("intruder-discard") == []
    assert s.nobody_knows(*s.zone("intruder-deck")), "it was shuffled"


@pytest.mark.rule("N-595")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 0), (1, 2)])
def test_the_first_player_token_skips_the_intruder_player(before: int, after: int) -> None:
    s = next_round(crew().haunts("captain").set(first=before))
    assert s.state.first == after


@pytest.mark.rule("N-596")
def test_a_turn_is_one_card_in_the_usual_order() -> None:
    s = hunter("pursuit#1-2", "pursuit#2-2", "planning#4-1", rooms={"scout": "canteen"})
    s.intruder("adult", "cockpit").set(turn=0)
    s.does("scout", "pass").does("scout", "done").asked("captain", "intruder-turn")
    way = s.exit("cockpit", 1)
    s.does("captain", "intruder-move", "card-pursuit#1-2", s.figure("adult").id, way)
    s.heard(IntruderActed, who="captain", card="intruder-card-pursuit#1-2")
    assert s.zone("intruder-discard") == ["intruder-card-pursuit#1-2"]
    s.asked("soldier", "turn")
    s.does("soldier", "pass").does("soldier", "done").asked("captain", "intruder-turn")


@pytest.mark.rule("N-596")
def test_whoever_passes_has_no_more_turns_this_round() -> None:
    s = hunter("pursuit#1-2").does("captain", "pass").does("captain", "done")
    s.does("soldier", "pass").does("soldier", "done").asked("scout", "turn")
    s.does("scout", "pass").does("scout", "done").heard(RoundBegins)
    s.rests("soldier", "scout").asked("captain", "intruder-turn")


@pytest.mark.rule("N-596")
def test_without_cards_one_can_only_pass() -> None:
    s = hunter().begin()
    assert s.crew("captain").passed
    s.asked("soldier", "turn")


@pytest.mark.rule("N-597")
@pytest.mark.parametrize("keep", [True, False])
def test_on_passing_one_card_may_be_kept(keep: bool) -> None:
    s = hunter("pursuit#1-2", "pursuit#2-2", "planning#4-1").does("captain", "pass")
    assert s.offered("captain", "done") == []
    s.does("captain", "discard", "card-pursuit#1-2")
    assert s.offered("captain", "done") == []
    s.does("captain", "discard", "card-pursuit#2-2").does("captain", "done" if keep else "discard")
    kept = ["intruder-card-planning#4-1"]
    assert s.zone("intruder-hand") == (kept if keep else [])
    assert len(s.zone("intruder-discard")) == (2 if keep else 3)


@pytest.mark.rule("N-082", "N-597")
def test_where_everybody_has_to_pass_one_card_may_be_kept_too() -> None:
    s = NemesisScenario("pilot", "captain", "soldier", options={"intruder_player": True})
    s.haunts("captain", "pursuit#1-2", "planning#4-1").hand("pilot", "rest").hand("soldier")
    s.has("pilot", "orbital-maneuvering-system").uses("pilot", "orbital-maneuvering-system")
    assert s.offered("captain", "done") == []
    s.does("captain", "discard", "card-pursuit#1-2").does("captain", "done")
    s.heard(Passed, who="captain", rule="N-597")
    assert "intruder-card-planning#4-1" in s.zone("intruder-hand")
    assert s.zone("intruder-discard") == ["intruder-card-pursuit#1-2"]
    assert s.state.round == 2


# Moving


@pytest.mark.rule("N-598")
@pytest.mark.parametrize("card", CARDS)
def test_an_intruder_goes_through_the_corridor_with_the_number_of_the_card(card: str) -> None:
    number = card.partition("#")[2].partition("-")[0]
    s = hunter(card, rooms={"scout": "canteen"}).intruder("adult", "cockpit")
    exits = s.play.board.exits[s.slot("cockpit")]
    ways = list(dict.fromkeys(exits.values())) if number == "any" else [exits[int(number)]]
    figure = s.figure("adult").id
    wanted = [f"intruder-move:intruder-card-{card}:{figure}:{way}" for way in ways]
    assert sorted(s.offered("captain", "intruder-move")) == sorted(wanted)
    s.does("captain", wanted[0]).heard(IntruderMoved, intruder="adult", rule="N-598")
    assert s.figure("adult").slot == s.play.board.passages[ways[0]].beyond("slot-001")


@pytest.mark.rule("N-598", "N-713")
def test_any_intruder_may_be_moved_also_one_in_combat() -> None:
    s = hunter("pursuit#2-2").intruder("creeper", "slot-011").intruder("queen", "cockpit")
    assert len(s.offered("captain", "intruder-move")) == 2
    s.does("captain", "intruder-move", s.figure("creeper").id)
    assert s.figure("creeper").slot == "slot-006"


@pytest.mark.rule("N-598")
def test_through_technical_corridors_it_goes_into_the_bag() -> None:
    s = hunter("coordinated-hunt#3-1").intruder("adult", "engine-3")
    before = len(s.zone("bag"))
    s.does("captain", "intruder-move").heard(IntruderLeft, intruder="adult")
    assert s.state.intruders == []
    assert len(s.zone("bag")) == before + 1


@pytest.mark.rule("N-598")
def test_a_closed_door_stops_it_and_breaks() -> None:
    s = hunter("pursuit#1-2").intruder("adult", "cockpit").door("cockpit", "slot-003")
    s.does("captain", "intruder-move").unheard(IntruderMoved)
    assert s.state.ruined == [s.corridor("cockpit", "slot-003")]


# Attacking


@pytest.mark.rule("N-599")
def test_any_intruder_attacks_any_character_in_its_room() -> None:
    s = hunter("planning#4-1", hands={"scout": [], "soldier": ["rest"]})
    s.intruder("adult", "slot-011").intruder("larva", "slot-011").intruder("creeper", "cockpit")
    adult, larva = s.figure("adult").id, s.figure("larva").id
    card = "intruder-card-planning#4-1"
    assert sorted(s.offered("captain", "intruder-attack")) == sorted(
        f"intruder-attack:{card}:{figure}:character-{victim}"
        for figure in (adult, larva)
        for victim in ("scout", "soldier")
    )
    s.top("deck-attack", "attack-slime#5")
    s.does("captain", "intruder-attack", card, adult, "soldier")
    s.heard(Attacked, intruder="adult", who="soldier", card="attack-slime#5")
    assert s.crew("soldier").slimed
    assert not s.crew("scout").slimed, "whose hand is smaller"


@pytest.mark.rule("N-599", "N-714")
def test_a_larva_needs_no_attack_card() -> None:
    s = hunter("pursuit#1-2").intruder("larva", "slot-011")
    before = s.zone("deck-attack")
    s.does("captain", "intruder-attack", s.figure("larva").id, "scout")
    assert s.crew("scout").larva
    assert s.zone("deck-attack") == before


@pytest.mark.rule("N-600")
@pytest.mark.parametrize("card", CARDS)
def test_one_of_so_many_attack_cards_is_chosen_and_the_others_go_under_the_deck(card: str) -> None:
    draws = int(card.rpartition("-")[2])
    s = hunter(card).intruder("queen", "slot-011")
    top = s.zone("deck-attack")[::-1][:draws]
    left = s.zone("deck-attack")[:-draws]
    s.does("captain", "intruder-attack", s.figure("queen").id, "scout")
    chosen = top[-1]
    if draws > 1:
        assert sorted(s.offered("captain")) == sorted({f"intruder-resolve:{one}" for one in top})
        s.does("captain", "intruder-resolve", chosen)
    s.heard(Attacked, card=chosen, who="scout")
    assert s.zone("discard-attack")[:1] == [chosen]
    deck = s.zone("deck-attack")
    assert sorted(deck[: draws - 1]) == sorted(top[:-1])
    assert deck[draws - 1 :] == left


@pytest.mark.rule("N-600")
def test_the_cards_that_were_not_chosen_stay_secret() -> None:
    s = hunter("pursuit#any-3").intruder("adult", "slot-011")
    s.top("deck-attack", "attack-slime#5", "attack-tail-attack#2", "attack-frenzy#3")
    s.does("captain", "intruder-attack", s.figure("adult").id, "scout")
    assert "frenzy" not in str(s.view("scout"))
    s.does("captain", "slime")
    assert "tail-attack" not in str([*s.told("scout"), s.view("scout")])


# The texts of the cards


@pytest.mark.rule("N-601")
@pytest.mark.parametrize("card", [card for card in CARDS if card.startswith("pursuit")])
def test_pursuit_makes_somebody_roll_for_noise(card: str) -> None:
    s = hunter(card, rooms={"scout": "canteen"}).dice(noise="1")
    s.does("captain", "intruder-effect").asked("captain", "intruder-pursue")
    prey = ["intruder-pursue:character-scout", "intruder-pursue:character-soldier"]
    assert s.offered("captain") == prey
    s.does("captain", "scout").heard(NoiseRolled, who="scout")
    assert s.play.noisy(s.exit("canteen", 1))
    s.asked("soldier", "turn")


@pytest.mark.rule("N-601")
def test_pursuit_is_not_for_whoever_was_found_already() -> None:
    s = hunter("pursuit#1-2", rooms={"scout": "canteen"}).intruder("adult", "canteen")
    s.dice(noise="1").does("captain", "intruder-effect")
    s.heard(NoiseRolled, who="soldier")
    s = hunter("pursuit#1-2").intruder("adult", "slot-011")
    assert s.denied("captain", "intruder-effect") == "N-601"


@pytest.mark.rule("N-601")
@pytest.mark.parametrize("card", ["coordinated-hunt#3-1", "coordinated-hunt#4-1"])
def test_a_coordinated_hunt_brings_adults_to_their_prey(card: str) -> None:
    s = hunter(card).intruder("adult", "slot-006").intruder("adult", "cockpit")
    s.intruder("breeder", "slot-008").does("captain", "intruder-effect")
    assert sorted(s.intruders("slot-011")) == ["adult"]
    assert s.intruders("cockpit") == ["adult"]
    assert s.intruders("slot-008") == ["breeder"]
    s.unheard(EventDrawn)


@pytest.mark.rule("N-601")
def test_metamorphosis_frees_larvae_and_looks_for_more() -> None:
    s = hunter("metamorphosis#1-1").is_("scout", larva=True).intruder("breeder", "cockpit")
    s.only("deck-2", rest="discard-2").contaminated("soldier", infected=4, zone="deck")
    s.does("captain", "intruder-effect")
    s.heard(Died, who="scout", cause="cause-larva")
    assert s.intruders("slot-011") == ["creeper"]
    s.heard(Scanned, who="soldier", infected=4)
    assert s.crew("soldier").larva
    assert s.intruders("cockpit") == ["breeder"], "nobody moves"


@pytest.mark.rule("N-601")
def test_self_healing_takes_two_injuries_from_one_intruder() -> None:
    s = hunter("self-healing#2-1").intruder("adult", "cockpit", 3).intruder("queen", "cockpit", 1)
    s.intruder("creeper", "cockpit")
    adult = s.figure("adult").id
    s.does("captain", "intruder-effect")
    assert s.offered("captain") == [
        f"intruder-heal:{adult}",
        f"intruder-heal:{s.figure('queen').id}",
    ]
    s.does("captain", "intruder-heal", adult).heard(InjuriesHealed, intruder="adult", count=2)
    assert (s.figure("adult").injuries, s.figure("queen").injuries) == (1, 1)


@pytest.mark.rule("N-601")
def test_self_healing_heals_no_more_than_there_is() -> None:
    s = (
        hunter("self-healing#2-1")
        .intruder("queen", "cockpit", 1)
        .does("captain", "intruder-effect")
    )
    s.heard(InjuriesHealed, intruder="queen", count=1)
    assert s.figure("queen").injuries == 0
    s = hunter("self-healing#2-1").intruder("queen", "cockpit")
    assert s.denied("captain", "intruder-effect") == "N-601"


@pytest.mark.rule("N-601", "N-604")
@pytest.mark.parametrize("card", ["planning#4-1", "planning#any-1"])
def test_planning_makes_one_of_three_events_happen(card: str) -> None:
    s = hunter(card).intruder("breeder", "cockpit")
    s.top("deck-event", "event-nest", "event-regeneration", "event-hatching", "event-damage")
    s.does("captain", "intruder-effect")
    assert s.offered("captain") == [
        f"intruder-resolve:event-{event}" for event in ("nest", "regeneration", "hatching")
    ]
    s.does("captain", "regeneration").heard(EventDrawn, event="event-regeneration")
    s.heard(IntruderMoved, intruder="breeder")
    assert s.zone("deck-event")[-1] == "event-damage"
    assert sorted(s.zone("deck-event")[:2]) == ["event-hatching", "event-nest"]
    assert s.zone("discard-event") == ["event-regeneration"]


@pytest.mark.rule("N-601")
def test_a_played_card_is_discarded_for_all_to_see() -> None:
    s = hunter("metamorphosis#1-1", "pursuit#1-2").does(
        "captain", "intruder-effect", "card-metamorphosis"
    )
    s.heard(IntruderActed, card="intruder-card-metamorphosis#1-1", listener="scout", rule="N-601")
    assert s.zone("intruder-discard") == ["intruder-card-metamorphosis#1-1"]
    assert s.zone("intruder-hand") == ["intruder-card-pursuit#1-2"]


# The event phase


def event_phase(s: NemesisScenario) -> NemesisScenario:
    """Everybody has passed."""
    return calm(s).set(stage="time").begin()


@pytest.mark.rule("N-602", "N-603", "N-604")
def test_the_event_phase_is_only_time_and_fire() -> None:
    s = hunter().intruder("adult", "slot-011").intruder("adult", "cockpit").mark("fire", "cockpit")
    s.top("deck-attack", "attack-slime#5").set(destruct=1)
    event_phase(s)
    s.heard(TimePassed, rule="N-086")
    assert (s.state.time, s.state.destruct) == (1, 2)
    s.heard(Injured, intruder="adult")
    for kind in (Attacked, EventDrawn, BagDeveloped):
        s.unheard(kind)
    s.heard(RoundBegins)


@pytest.mark.rule("N-602")
def test_without_an_intruder_player_it_has_all_its_steps() -> None:
    s = crew().intruder("adult", "slot-011").top("deck-attack", "attack-slime#5")
    event_phase(s)
    for kind in (TimePassed, Attacked, EventDrawn, BagDeveloped, RoundBegins):
        s.heard(kind)


@pytest.mark.rule("N-603")
def test_surprise_attacks_go_on() -> None:
    s = hunter("pursuit#1-2", rooms={"scout": "canteen"}, hands={"scout": []})
    s.noise_around("canteen").dice(noise="1").blind("bag", "token-adult-4")
    s.top("deck-attack", "attack-slime#5")
    s.does("captain", "intruder-effect").does("captain", "scout")
    s.heard(Encountered, who="scout")
    s.heard(Attacked, intruder="adult", who="scout", surprise=True)


@pytest.mark.rule("N-603")
def test_whoever_escapes_is_attacked() -> None:
    s = hunter().intruder("adult", "slot-011").top("deck-attack", "attack-slime#5").set(turn=0)
    s.dice(noise="silence").does("scout", "move", "slot-006").pays()
    s.heard(Attacked, intruder="adult", who="scout", surprise=False)


@pytest.mark.rule("N-604")
def test_round_after_round_no_event_card_is_drawn() -> None:
    s = hunter()
    events, bag = s.zone("deck-event"), sorted(s.zone("bag"))
    s.set(stage="time").begin()
    s.edit()
    s.set(stage="time").begin()
    assert s.zone("deck-event") == events
    assert sorted(s.zone("bag")) == bag


# The end


@pytest.mark.rule("N-605")
@pytest.mark.parametrize("spoiled", [True, False])
def test_the_intruder_player_never_wins_but_may_keep_others_from_it(spoiled: bool) -> None:
    s = hunter().objective("scout", "ab-ovo").escaped("scout")
    if not spoiled:
        s.weakness("egg")
    s.ends()
    assert s.winners == ([] if spoiled else [0])
    assert s.verdicts[1].reason.id == "end-intruder"
    assert s.verdicts[1].reason.args == {"won": not spoiled}


@pytest.mark.rule("N-605")
def test_the_intruder_player_has_not_survived() -> None:
    s = hunter().objective("scout", "the-right-moment-to-strike").escaped("scout").ends()
    assert s.winners == [0]
