"""Nemesis, chapter Player phase: drawing, the first player token, turns, passing."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Drew,
    EventDrawn,
    Injured,
    Interrupted,
    LightlyWounded,
    MarkerPlaced,
    Passed,
    Reshuffled,
    RoundBegins,
    TimePassed,
    TurnBegins,
)
from hullbreach.kernel.texts import Texts

CREW = ("scout", "captain", "soldier")


def asleep(seed: str = "scenario") -> NemesisScenario:
    """Everyone aboard, before the first cards are drawn."""
    s = NemesisScenario(round=0, stage="round", seed=seed)
    for seat in range(3):
        s.only(f"hand-{seat}", rest=f"deck-{seat}")
    return s


def awake(*crew: str) -> NemesisScenario:
    """Everyone in the hibernatorium, with something to do there."""
    return NemesisScenario(*crew).mark("carcass", "hibernatorium", 3)


def acts(s: NemesisScenario, who: str) -> NemesisScenario:
    """Somebody takes an action: picks something up, with a hand that is free for it."""
    if "supply-carcass" in s.zone(f"hands-{s.seat_of(who)}"):
        s.does(who, "drop", "carcass")
    return s.does(who, "pick-up", "carcass").pays()


# Drawing cards


@pytest.mark.rule("N-067")
def test_everybody_draws_five_cards_that_others_do_not_see() -> None:
    s = asleep().top("deck-1", "rest", "order").begin()
    assert [len(s.zone(f"hand-{seat}")) for seat in range(3)] == [5, 5, 5]
    assert s.zone("hand-1")[:2] == ["card-rest", "card-order"]
    for who in CREW:
        s.heard(Drew, who=who, count=5, rule="N-067")
    s.heard(Drew, who="captain", cards=s.zone("hand-1"), listener="captain")
    s.heard(Drew, who="captain", cards=None, listener="scout")


@pytest.mark.rule("N-067")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 0)])
def test_hands_are_drawn_up_to_five(held: int, drawn: int) -> None:
    s = asleep()
    for _ in range(held):
        s.edit().draw("deck-0", "hand-0")
    s.begin()
    assert len(s.zone("hand-0")) == 5
    if drawn:
        s.heard(Drew, who="scout", count=drawn)
    else:
        s.unheard(Drew, who="scout")


@pytest.mark.rule("N-067", "N-624")
def test_a_hand_that_is_larger_stays_as_it_is() -> None:
    s = asleep()
    for _ in range(6):
        s.edit().draw("deck-0", "hand-0")
    assert len(s.begin().zone("hand-0")) == 6


@pytest.mark.rule("N-067")
@pytest.mark.parametrize("status", ["dead", "hibernating", "escaped"])
def test_who_is_out_of_the_game_draws_nothing(status: str) -> None:
    s = asleep().is_("captain", status=status).begin()
    assert s.zone("hand-1") == []
    s.unheard(Drew, who="captain")


@pytest.mark.rule("N-068")
def test_contamination_in_hand_counts() -> None:
    s = asleep().contaminated("scout", infected=1, clean=2).begin()
    assert len(s.zone("hand-0")) == 5
    s.heard(Drew, who="scout", count=2)


@pytest.mark.rule("N-069")
def test_an_empty_deck_is_made_of_the_discard_pile_and_drawing_goes_on() -> None:
    s = asleep().only("deck-0", "search", "rest", rest="discard-0")
    s.contaminated("scout", clean=1, zone="discard").begin()
    assert s.zone("hand-0")[:2] == ["card-search", "card-rest"]
    assert len(s.zone("hand-0")) == 5
    assert s.zone("discard-0") == []
    assert len(s.zone("deck-0")) == 6
    s.heard(Reshuffled, rule="N-069")


@pytest.mark.rule("N-069")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        s = asleep(str(seed)).only("deck-0", rest="discard-0")
        s.only("discard-0", *sorted(s.zone("discard-0"))).begin()
        orders.add((*s.zone("deck-0"), *s.zone("hand-0")))
    assert len(orders) == 8


@pytest.mark.rule("N-069")
def test_the_deck_is_not_made_anew_before_a_card_is_missing() -> None:
    s = asleep().only(
        "deck-0", "search", "search", "rest", "demolition", "interruption", rest="discard-0"
    )
    s.begin().unheard(Reshuffled)
    assert s.zone("deck-0") == []
    assert len(s.zone("discard-0")) == 5


def test_without_any_card_left_fewer_are_drawn() -> None:
    s = asleep().only("deck-0", "search", rest="gone").begin()
    assert s.zone("hand-0") == ["card-search"]


# The first player


@pytest.mark.rule("N-070")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_the_draws_the_token_goes_to_the_left(first: int) -> None:
    s = (
        NemesisScenario(first=first, round=1, stage="round")
        .only("hand-0", rest="discard-0")
        .begin()
    )
    assert s.state.first == (first + 1) % 3
    s.asked(s.state.first, "turn")
    told = [type(event) for event in s.told()]
    assert told.index(Drew) < told.index(RoundBegins)
    s.heard(RoundBegins, round=2, first=CREW[s.state.first], rule="N-070")


@pytest.mark.rule("N-070", "N-625")
def test_the_token_passes_over_who_is_out_of_the_game() -> None:
    s = NemesisScenario(round=1, stage="round").is_("captain", status="dead").begin()
    assert s.state.first == 2


@pytest.mark.rule("N-071")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_first_round_the_token_stays(first: int) -> None:
    s = asleep().set(first=first).begin()
    assert (s.state.round, s.state.first) == (1, first)
    s.asked(first, "turn")


@pytest.mark.rule("N-072")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_from_the_first_player(first: int) -> None:
    s = asleep().set(first=first).begin()
    order = []
    for _ in range(3):
        order.append(s.asked().seat)
        s.rests(order[-1])
    assert order == [(first + offset) % 3 for offset in range(3)]


@pytest.mark.rule("N-072")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_intruders_attack_from_the_first_player_on(first: int) -> None:
    rooms = {"scout": "generator", "captain": "armory", "soldier": "storage"}
    s = NemesisScenario(rooms=rooms, first=first)
    for room in rooms.values():
        s.intruder("adult", room)
    s.top("deck-attack", "transformation", "tail-attack", "summoning").phase("time")
    attacked = [event.who for event in s.told() if isinstance(event, Attacked)]
    assert attacked == [f"character-{CREW[(first + offset) % 3]}" for offset in range(3)]


@pytest.mark.rule("N-073")
def test_what_has_no_player_goes_by_room_numbers() -> None:
    s = NemesisScenario()
    for room, slot in (("armory", "018"), ("storage", "003"), ("surgery", "012")):
        s.explore(room, slot).mark("fire", room)
    s.phase("event", "damaging-fire")
    placed = [event for event in s.told() if isinstance(event, MarkerPlaced)]
    broken = [event.room for event in placed if event.marker == "supply-malfunction"]
    assert broken == ["room-storage", "room-surgery", "room-armory"]


@pytest.mark.rule("N-073")
def test_fire_hurts_room_after_room() -> None:
    s = NemesisScenario()
    for slot, kind in (("018", "breeder"), ("003", "creeper"), ("012", "adult")):
        s.mark("fire", slot).intruder(kind, slot)
    s.top("deck-attack", "attack-slime#5", "attack-scratch#6", "attack-scratch#5", "attack-bite#6")
    s.phase("fire")
    hurt = [event.intruder for event in s.told() if isinstance(event, Injured)]
    assert hurt == ["intruder-creeper", "intruder-adult", "intruder-breeder"]


# Turns


@pytest.mark.rule("N-074")
def test_a_turn_is_two_actions() -> None:
    s = acts(awake(), "scout")
    s.asked("scout", "turn")
    assert s.state.actions == 1
    acts(s, "scout").asked("captain", "turn")
    assert not s.crew("scout").passed
    s.unheard(Passed)


@pytest.mark.rule("N-074", "N-076")
def test_after_one_action_the_only_other_way_is_to_pass() -> None:
    s = acts(awake(), "scout")
    options = s.asked("scout", "turn").options
    assert [option.verb for option in options if not option.args] == ["trade", "pass"]
    s.rests("scout").heard(Passed, who="scout")
    assert s.crew("scout").passed
    s.asked("captain", "turn")


@pytest.mark.rule("N-074")
def test_a_turn_may_be_a_pass_alone() -> None:
    s = NemesisScenario().rests("scout")
    s.heard(Passed, who="scout", discarded=[], rule="N-074")
    assert s.crew("scout").passed
    s.asked("captain", "turn")


@pytest.mark.rule("N-075")
@pytest.mark.parametrize("contamination", [0, 3])
def test_who_cannot_do_anything_can_only_pass(contamination: int) -> None:
    s = NemesisScenario(hands={"scout": []}).only("hands-0", rest="gone")
    s.contaminated("scout", clean=contamination)
    assert s.offered("scout") == ["pass"]
    s.rests("scout").asked("captain", "turn")
    assert s.crew("scout").passed


@pytest.mark.rule("N-075")
def test_who_could_act_may_pass_as_well() -> None:
    s = NemesisScenario()
    assert {"move", "pass"} <= {option.verb for option in s.asked("scout").options}


@pytest.mark.rule("N-075", "N-076")
def test_one_action_with_the_last_card_leaves_a_pass() -> None:
    s = NemesisScenario(hands={"scout": ["rest"]}).only("hands-0", rest="gone")
    s.only("deck-0", rest="gone").only("discard-0", rest="gone")
    s.does("scout", "pick-up", "corpse-blue").pays()
    assert {option.verb for option in s.asked("scout").options} == {"drop", "pass"}
    s.rests("scout")
    assert s.crew("scout").passed


# Passing


@pytest.mark.rule("N-077")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_whoever_passes_throws_away_any_number_of_cards(count: int) -> None:
    cards = ["rest", "demolition", "search"]
    s = NemesisScenario(hands={"scout": cards}).does("scout", "pass")
    for card in cards[:count]:
        s.does("scout", "discard", card)
    if count < len(cards):
        s.does("scout", "done")
    s.heard(Passed, who="scout", discarded=cards[:count])
    assert s.zone("hand-0") == [f"card-{card}" for card in cards[count:]]
    assert s.zone("discard-0") == [f"card-{card}" for card in cards[:count]]
    s.asked("captain", "turn")


@pytest.mark.rule("N-078")
def test_contamination_may_be_thrown_away_when_passing() -> None:
    s = NemesisScenario(hands={"scout": ["rest"]}).contaminated("scout", infected=1, clean=1)
    s.does("scout", "pass").does("scout", "discard", "contamination-unknown")
    s.does("scout", "discard", "contamination-unknown").does("scout", "done")
    assert s.zone("hand-0") == ["card-rest"]
    assert sorted(s.zone("discard-0")) == ["contamination-clean", "contamination-infected"]


@pytest.mark.rule("N-079", "N-081")
def test_who_has_passed_is_left_out_and_the_others_go_on() -> None:
    s = awake().rests("scout")
    turns = []
    for _ in range(2):
        for who in ("captain", "soldier"):
            turns.append(s.asked(prompt="turn").seat)
            acts(acts(s, who), who)
    assert turns == [1, 2, 1, 2]
    s.rests("captain").asked("soldier", "turn")
    acts(acts(s.hand("soldier", "rest", "search"), "soldier"), "soldier").asked("soldier", "turn")


@pytest.mark.rule("N-080")
def test_who_has_passed_may_still_interrupt() -> None:
    s = NemesisScenario(
        hands={"scout": ["interruption"], "captain": ["rest", "order"]}, reactions=True
    )
    s.rests("scout").does("captain", "pick-up", "corpse-blue").pays()
    s.does("scout", "interrupt").heard(Interrupted, who="scout", whom="captain")
    s.until(lambda s: not s.table.mid_step)
    assert s.crew("scout").passed
    assert "supply-corpse-blue" in s.zone(s.slot("hibernatorium"))


@pytest.mark.rule("N-082")
def test_the_event_phase_waits_for_the_last_pass() -> None:
    s = NemesisScenario().rests("scout", "captain")
    s.unheard(TimePassed)
    assert s.state.time == 0
    s.does("soldier", "drop", "assault-rifle").unheard(TimePassed)
    s.top("deck-event", "event-regeneration").blind("bag", "token-blank").rests("soldier")
    s.heard(TimePassed)
    s.heard(EventDrawn)
    assert s.state.time == 1


@pytest.mark.rule("N-082", "N-084")
@pytest.mark.parametrize("status", ["dead", "hibernating", "escaped"])
def test_who_is_out_of_the_game_has_no_turn_and_need_not_pass(status: str) -> None:
    s = NemesisScenario().is_("captain", status=status).rests("scout")
    s.asked("soldier", "turn")
    s.top("deck-event", "event-regeneration").blind("bag", "token-blank").rests("soldier")
    s.heard(TimePassed)
    s.asked("soldier", "turn")
    s.rests("soldier").asked("scout", "turn")


@pytest.mark.rule("N-066")
def test_a_round_is_a_player_phase_and_an_event_phase() -> None:
    s = NemesisScenario().rests("scout", "captain")
    s.top("deck-event", "event-regeneration").blind("bag", "token-blank").rests("soldier")
    told = [type(event) for event in s.told()]
    assert told.index(Passed) < told.index(TimePassed) < told.index(RoundBegins)
    assert (s.state.round, s.state.stage) == (2, "turn")
    assert not any(s.crew(who).passed for who in CREW)


# Fire


@pytest.mark.rule("N-083")
def test_a_turn_that_ends_in_fire_costs_a_light_wound() -> None:
    s = acts(awake().mark("fire", "hibernatorium"), "scout")
    s.unheard(LightlyWounded)
    assert s.crew("scout").light == 0
    acts(s, "scout").heard(LightlyWounded, who="scout", count=1)
    assert [s.crew(who).light for who in CREW] == [1, 0, 0]


@pytest.mark.rule("N-083")
def test_each_turn_that_ends_in_fire_costs_a_light_wound_also_a_pass() -> None:
    s = awake("scout").mark("fire", "hibernatorium")
    acts(acts(s, "scout"), "scout")
    assert s.crew("scout").light == 1
    s.rests("scout")
    assert s.crew("scout").light == 2


@pytest.mark.rule("N-083")
def test_who_has_passed_before_is_not_burned_by_the_turns_of_others() -> None:
    s = awake().rests("scout")
    s.mark("fire", "hibernatorium")
    acts(acts(s, "captain"), "captain").rests("soldier").rests("captain")
    assert s.crew("scout").light == 0


@pytest.mark.rule("N-083")
def test_who_only_walks_through_fire_is_not_burned() -> None:
    s = NemesisScenario().mark("fire", "hibernatorium")
    s.tile("006", "canteen").token("006", "silence", 1)
    s.does("scout", "move", "slot-006").pays().rests("scout")
    assert s.crew("scout").light == 0


def test_every_turn_begins_with_a_line_of_its_own() -> None:
    s = NemesisScenario("scout", "captain").hand("scout", "rest").hand("captain", "rest")
    s.rests("scout").heard(TurnBegins, who="captain")


def test_whoever_pays_is_told_for_what() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.hand("scout", "search", "rest", "demolition").begin()
    ask = s.asked("scout")
    move = next(option for option in ask.options if option.verb == "move")
    s.table.answer(0, ask.id, move.id)
    words = Texts("en", "nemesis").format(s.asked("scout").text, s.table.scene(0).labels())
    assert words.startswith("Move to ")
    assert words.endswith(": which card do you discard to pay? This is the last one.")
