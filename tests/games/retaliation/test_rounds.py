"""Retaliation, chapters Round structure, Actions, Action cards and passing, Objective choice, phases."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import EventRevealed, RoundMarked
from hullbreach.games.retaliation.rules.rounds import burning
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, BagDeveloped, NoiseRolled, TurnBegins

FIVE = ("rest", "demolition", "repairs", "search", "secure")


def two(drawing: str = "lz:@medic@recon -204- a4", **how: Any) -> RetaliationScenario:
    """The Medic, whose turn it is, and the Recon, with five cards each."""
    s = RetaliationScenario(drawing, **how)
    return s.hand("medic", *FIVE).hand("recon", *FIVE)


# Turns


@pytest.mark.rule("R-069", "R-071", "R-121", "R-127", "R-134", "R-146")
def test_the_phases_of_a_round_in_their_order() -> None:
    s = two("lz:F@medic -204- a4:A@recon").top("deck-attack", "attack-scratch-3")
    s.top("deck-event", "event-the-queen-awakens").blind("bag", "blank")
    s.rests("medic", "recon")
    told = [type(one) for one in s.told()]
    steps = [Attacked, EventRevealed, BagDeveloped, RoundMarked]
    assert [one for one in told if one in steps] == steps
    assert s.state.round == 2


@pytest.mark.rule("R-070", "R-073", "R-074")
def test_two_actions_then_the_next_player() -> None:
    s = two().does("medic", "secure").pays()
    assert s.waiting() == [0]
    s.does("medic", "secure").pays()
    assert s.waiting() == [1]
    assert s.at("lz") == "SS"


@pytest.mark.rule("R-070", "R-098", "R-558")
def test_whoever_has_passed_is_skipped_and_the_last_goes_on_alone() -> None:
    s = two().rests("medic")
    for _ in range(2):
        s.does("recon", "secure").pays()
    assert s.waiting() == [1]


@pytest.mark.rule("R-558")
@pytest.mark.parametrize("way", ["dead", "shuttle", "chamber"])
def test_who_is_gone_has_no_turns(way: str) -> None:
    s = two()
    s = s.dead("recon") if way == "dead" else s.gone("recon", way)
    s.does("medic", "secure").pays().does("medic", "secure").pays()
    assert s.waiting() == [0]


@pytest.mark.rule("R-072", "R-077", "R-078", "R-099")
def test_oxygen_then_fire_end_a_turn_also_after_a_pass() -> None:
    s = two("lz:F@medic@recon -204- a4").rests("medic")
    assert (s.oxygen("medic"), s.health("medic")) == (6, 1)
    s.does("recon", "secure").pays()
    assert (s.oxygen("recon"), s.health("recon")) == (7, 0)
    s.does("recon", "secure").pays()
    assert (s.oxygen("recon"), s.health("recon")) == (6, 1)


@pytest.mark.rule("R-167")
def test_life_support_gives_no_oxygen_back() -> None:
    s = two(air=["a"]).is_("medic", oxygen=4).rests("medic")
    assert s.oxygen("medic") == 4


@pytest.mark.rule("R-075", "R-076")
def test_without_cards_one_can_only_pass_and_must_say_so() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").hand("medic", "rest", "repairs")
    s.does("medic", "secure").pays().does("medic", "secure").pays()
    assert s.waiting() == [1]
    assert not s.crew("medic").passed
    s.rests("recon")
    doable = {one.partition(":")[0] for one in s.offered("medic")}
    assert doable == {"pass", "drop", "drop-gear", "decide"}


@pytest.mark.rule("R-559")
def test_who_dies_in_the_own_turn_has_nothing_more_of_it() -> None:
    s = two("lz:AF@medic -204- a4:@recon").top("deck-attack", "attack-bite")
    s.is_("medic", health=6).goes("medic", "a4")
    assert not s.crew("medic").alive
    assert (s.oxygen("medic"), s.health("medic")) == (7, 6)
    assert s.waiting() == [1]
    s.heard(TurnBegins, who="recon")


# Paying


@pytest.mark.rule("R-079", "R-080", "R-085")
def test_the_cost_is_discarded_face_up_and_not_resolved() -> None:
    s = two().dice(noise="1").does("medic", "move", "lz-a4")
    assert s.where("medic") == "lz"
    s.pays("demolition")
    assert s.spent("medic") == ["demolition"]
    assert s.sees("recon", "discard-0") == ["card-demolition"]
    assert s.lying("lz") == []


@pytest.mark.rule("R-079", "R-086", "R-087", "R-088", "R-089", "R-090", "R-093", "R-094", "R-095")
@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("move:gap-lz-a4", 1),
        ("careful:gap-lz-a4", 2),
        ("secure", 1),
        ("gear", 1),
        ("room", 2),
        ("use:item-caffeine-pills", 1),
        ("play:card-first-aid", 1),
    ],
)
def test_what_actions_cost(what: str, cost: int) -> None:
    cards = ("rest", "repairs", "first-aid")
    s = RetaliationScenario("lz:@medic -204- a4").has("medic", "caffeine-pills", "gear-oxygen")
    s.hand("medic", *cards).is_("medic", health=2, oxygen=3).dice(noise="1")
    s.does("medic", what).until(lambda s: len(s.spent("medic")) >= cost, "first")
    spent = [one for one in s.spent("medic") if one in cards]
    assert len(spent) == cost


@pytest.mark.rule("R-561")
@pytest.mark.parametrize(("cards", "dear"), [(("rest",), False), (("rest", "repairs"), True)])
def test_who_cannot_pay_cannot_choose(cards: tuple[str, ...], dear: bool) -> None:
    s = RetaliationScenario("lz:@medic -204- a4").hand("medic", *cards)
    s.contaminated("medic", clean=2)
    assert s.is_offered("medic", "move", "lz-a4")
    assert s.is_offered("medic", "careful", "lz-a4") is dear
    if not dear:
        assert s.denied("medic", "careful", "lz-a4") == "R-561"


@pytest.mark.rule("R-082", "R-083", "R-091", "R-092", "R-256")
def test_combat_forbids_quiet_things() -> None:
    s = two("lz:A@medic@recon -204- a4", found=True).robot("technical", "lz")
    denied = {
        "secure": "R-086",
        "room": "R-094",
        "robot": "R-091",
        "trade": "R-092",
        "play:card-rest": "R-083",
        "careful:gap-lz-a4": "R-095",
    }
    assert {one: s.denied("medic", one) for one in denied} == denied
    assert s.is_offered("medic", "move", "lz-a4")


@pytest.mark.rule("R-082", "R-091", "R-092")
def test_intruders_in_a_corridor_are_no_combat() -> None:
    s = two("lz:@medic@recon -204:A- a4", found=True).robot("technical", "lz")
    s.has("medic", "gear-ammo")
    offered = {one.partition(":")[0] for one in s.offered("medic")}
    assert {"secure", "careful", "trade", "robot", "play"} <= offered


@pytest.mark.rule("R-084")
def test_passing_costs_nothing_and_goes_in_combat() -> None:
    s = RetaliationScenario("lz:A@medic@recon -204- a4").does("medic", "pass")
    assert s.crew("medic").passed


@pytest.mark.rule("R-560")
def test_an_item_with_the_sign_cannot_be_used_in_combat() -> None:
    s = two("lz:A@medic@recon -204- a4").has("medic", "caffeine-pills", "adrenaline-injection")
    assert s.denied("medic", "use", "caffeine-pills") == "R-560"
    assert s.is_offered("medic", "use", "adrenaline-injection")


# Cards and passing


@pytest.mark.rule("R-096", "R-083")
def test_a_card_that_was_played_lies_on_top_of_the_discard_pile() -> None:
    s = two().is_("medic", health=2).hand("medic", "first-aid", "rest")
    s.does("medic", "secure").pays("rest").plays("medic", "first-aid")
    assert s.spent("medic") == ["rest", "first-aid"]
    assert s.health("medic") == 1


@pytest.mark.rule("R-097", "R-562")
def test_who_passes_may_discard_anything_contamination_too() -> None:
    s = two().contaminated("medic", clean=1).does("medic", "pass")
    s.does("medic", "discard", "rest").does("medic", "discard", "contamination").does(
        "medic", "done"
    )
    assert s.cards("medic") == ["demolition", "repairs", "search", "secure"]
    assert s.spent("medic") == ["rest", "clean"]


@pytest.mark.rule("R-565", "R-098")
def test_a_pass_as_first_action_leaves_no_second() -> None:
    assert two().rests("medic").waiting() == [1]


@pytest.mark.rule("R-565")
def test_a_pass_can_be_the_second_action() -> None:
    s = two().does("medic", "secure").pays().rests("medic")
    assert s.crew("medic").passed
    assert s.waiting() == [1]


@pytest.mark.rule("R-100")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = (
        RetaliationScenario("lz:@medic@recon -204- a4")
        .hand("medic", "rest")
        .has("medic", "caffeine-pills")
    )
    g = s.edit()
    g.move_all("deck-0", "discard-0")
    s.uses("medic", "caffeine-pills")
    assert len(s.cards("medic")) == 3
    assert len(s.zone("deck-0")) == 7
    assert s.spent("medic") == []


@pytest.mark.rule("R-563")
def test_without_any_card_left_drawing_stops() -> None:
    s = (
        RetaliationScenario("lz:@medic@recon -204- a4")
        .hand("medic", "rest")
        .has("medic", "caffeine-pills")
    )
    g = s.edit()
    g.move_all("deck-0", "gone")
    s.uses("medic", "caffeine-pills")
    assert s.cards("medic") == ["rest"]


@pytest.mark.rule("R-564")
def test_a_card_in_play_is_not_shuffled_in() -> None:
    s = RetaliationScenario("lz:@officer@recon -204- a4").hand("officer", "stay-calm")
    g = s.edit()
    g.move_all("deck-0", "gone")
    s.plays("officer", "stay-calm", "calm-down")
    assert s.cards("officer") == []
    assert s.spent("officer") == ["stay-calm"]


@pytest.mark.rule("R-127", "R-575")
def test_an_event_that_is_shuffled_back_marks_no_noise() -> None:
    s = RetaliationScenario("lz:@medic -204- a4 -305- b4?").event("leaving-the-shell")
    assert s.at("a4-b4") == ""


# Choosing an objective


def choosing(*names: str) -> RetaliationScenario:
    """Players with two objectives each; nobody has chosen."""
    s = RetaliationScenario("lz:" + "".join(f"@{one}" for one in names) + " -204- a4")
    for name in names:
        s.hand(name, "rest", "search")
    return s.objective(names[0], "great-hunt", "official-order")


@pytest.mark.rule("R-102", "R-104", "R-105", "R-106")
def test_an_objective_is_kept_and_the_other_leaves_unseen() -> None:
    s = choosing("medic", "recon")
    s.does("medic", "decide").does("medic", "objective", "great-hunt")
    assert s.zone("objectives-0") == ["objective-great-hunt"]
    assert "objective-official-order" in s.zone("box")
    at = s.zone("box").index("objective-official-order")
    assert s.sees("recon", "box")[at] is None
    assert (len(s.cards("medic")), s.actions_left()) == (5, 2)
    assert s.denied("medic", "decide") == "R-102"


@pytest.mark.rule("R-103")
def test_the_choice_can_be_made_after_either_action() -> None:
    s = choosing("medic", "recon")
    s.does("medic", "secure").pays()
    assert s.is_offered("medic", "decide")
    other = RetaliationScenario("lz:@medic@recon -204- a4", reactions=True)
    other.objective("medic", "great-hunt", "official-order").hand("medic", "rest", "search")
    other.does("medic", "secure").pays().does("medic", "secure").pays()
    assert other.asked("medic").text.id == "ask-decide-last"
    other.does("medic", "decide").does("medic", "objective", "great-hunt")
    assert len(other.cards("medic")) == 3
    assert other.waiting() == [1]


@pytest.mark.rule("R-103")
def test_the_choice_cannot_be_made_in_the_middle_of_an_action() -> None:
    s = choosing("medic", "recon").does("medic", "secure")
    assert {one.partition(":")[0] for one in s.offered("medic")} == {"discard"}


@pytest.mark.rule("R-107", "R-567")
def test_each_choice_brings_fewer_cards() -> None:
    names = ("medic", "recon", "officer", "contractor", "combat-engineer")
    s = RetaliationScenario("lz:" + "".join(f"@{one}" for one in names) + " -204- a4")
    drawn = []
    for name in names:
        before = len(s.cards(name))
        s.does(name, "decide").answer(s.offered(name)[0])
        drawn.append(len(s.cards(name)) - before)
        s.does(name, "pass")
        while s.state.turn == names.index(name) and s.asked().text.id == "ask-pass-discard":
            s.does(name, "done")
    assert drawn == [3, 2, 2, 1, 1]


@pytest.mark.rule("R-566")
def test_no_choice_in_the_turn_of_another_or_after_a_pass() -> None:
    s = choosing("medic", "recon")
    assert s.table.ask(1) is None
    s.rests("medic").rests("recon")
    s = RetaliationScenario("lz:@medic@recon -204- a4", reactions=True)
    s.objective("medic", "great-hunt", "official-order").does("medic", "pass")
    assert s.waiting() == [1]


@pytest.mark.rule("R-566")
def test_who_waits_in_the_lander_cannot_choose() -> None:
    s = choosing("medic", "recon").boarded("recon")
    s.does("medic", "secure").pays().does("medic", "secure").pays()
    assert s.waiting() == [0]


# The intruder phase


@pytest.mark.rule("R-118", "R-119")
def test_burning_hurts_intruders_and_kills_larvae_only() -> None:
    base = Drawn("lz:@medic -204- a4 -304- b3:FA4D9L")
    base.run(burning(base.g))
    assert base.at("b3") == "D10A5F"


@pytest.mark.rule("R-572", "R-118")
@pytest.mark.parametrize(("before", "after", "cards"), [(2, 3, 12), (4, 0, 11)])
def test_burning_moves_the_marker_of_the_queen(before: int, after: int, cards: int) -> None:
    s = RetaliationScenario("lz:@medic -204- a4 -304- b3:FQ", queen_damage=before)
    s.top("deck-health", "health-repel-0")
    s.phase("burning").until(lambda s: True)
    assert s.state.queen_damage == after
    assert len(s.zone("deck-health")) == cards


@pytest.mark.rule("R-572", "R-381", "R-387")
@pytest.mark.parametrize("first", [0, 1])
def test_a_queen_that_burns_may_strike_at_whoever_is_first(first: int) -> None:
    s = RetaliationScenario("lz:FQ@medic@recon -204- a4", queen_damage=4, first=first)
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-scratch-4", "attack-miss")
    s.phase("burning", "leaving-the-shell")
    assert [s.health(0), s.health(1)] == ([2, 0] if first == 0 else [0, 2])


@pytest.mark.rule("R-572", "R-381")
def test_a_queen_that_burns_may_be_heard_by_all_in_her_room() -> None:
    s = RetaliationScenario("lz:FQ@medic@recon -204- a4 -101- b4:@officer", queen_damage=4)
    s.top("deck-health", "health-noise-2").top("deck-attack", "attack-miss").dice(noise=["1", "2"])
    s.phase("burning", "leaving-the-shell")
    rolled = [one.who for one in s.told() if isinstance(one, NoiseRolled)]
    assert rolled == ["character-medic", "character-recon"]
    assert (s.at("lz-a4"), s.at("a4-b4"), len(s.zone("deck-health"))) == ("N", "", 9)


@pytest.mark.rule("R-572", "R-381", "R-597")
@pytest.mark.parametrize(("room", "there"), [("reactor", "QFM"), ("nest", "QF")])
def test_a_queen_that_burns_may_break_her_room(room: str, there: str) -> None:
    s = RetaliationScenario(f"c4={room}:FQ -204- b3:@medic", queen_damage=4)
    s.top("deck-health", "health-malfunction-3").phase("burning", "leaving-the-shell")
    assert (s.at("c4"), len(s.zone("deck-health"))) == (there, 8)


@pytest.mark.rule("R-120", "R-204")
@pytest.mark.parametrize(("fire", "left"), [("F", 4), ("", 5)])
def test_fire_in_the_nest_destroys_an_egg(fire: str, left: int) -> None:
    s = RetaliationScenario(f"lz:@medic -204- a4 -304- b3 -305- c4=nest:{fire}")
    assert len(s.phase("burning").zone("eggs")) == left


@pytest.mark.rule("R-121", "R-122", "R-124", "R-125")
def test_all_attack_the_first_in_turn_order_the_largest_first() -> None:
    s = two("lz:ADA@medic@recon -204- a4", first=1)
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-2", "attack-scratch-4")
    s.phase("attacks")
    told = [one for one in s.told() if isinstance(one, Attacked)]
    kinds = [one.intruder for one in told]
    assert kinds == ["intruder-drone", "intruder-adult", "intruder-adult"]
    assert {one.who for one in told} == {"character-recon"}
    assert (s.health("recon"), s.health("medic")) == (4, 0)


@pytest.mark.rule("R-125")
def test_the_rest_attack_the_next_when_one_dies() -> None:
    s = two("lz:DA@medic@recon -204- a4").is_("medic", health=6)
    s.top("deck-attack", "attack-bite", "attack-scratch-4").phase("attacks")
    assert not s.crew("medic").alive
    assert s.health("recon") == 2


@pytest.mark.rule("R-123")
def test_rooms_attack_from_the_top_left() -> None:
    s = two("lz:A@medic -204- a4\nlz -101- a3:D@recon")
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-4").phase("attacks")
    assert (s.health("recon"), s.health("medic")) == (1, 2)


@pytest.mark.rule("R-259", "R-573")
def test_security_is_no_help_against_who_is_there_already() -> None:
    s = two("lz:ASS@medic@recon -204- a4").top("deck-attack", "attack-scratch-4").phase("attacks")
    assert (s.health("medic"), s.at("lz")) == (2, "ASS")


# The event phase


@pytest.mark.rule("R-126", "R-413")
def test_the_lander_may_take_off_before_the_event() -> None:
    s = two().boarded("medic").phase("take-off")
    assert s.asked("medic").text.id == "ask-take-off"
    s.unheard(EventRevealed)


@pytest.mark.rule("R-127", "R-575")
def test_an_event_is_drawn_and_discarded() -> None:
    s = two().event("system-failure")
    s.heard(EventRevealed, event="system-failure")
    assert s.zone("discard-event")[-1] == "event-system-failure"
    assert len(s.zone("deck-event")) == 19


@pytest.mark.rule("R-127")
def test_movement_comes_first_then_the_effect_then_the_rest() -> None:
    # The adult comes into the room, so that the room breaks, and then everybody is in danger.
    s = two("lz:@medic -204:A- a4\na5:@recon -304- lz", first=0)
    s.top("deck-attack", "attack-scratch-3").blind("bag", "blank", "blank")
    s.event("damage")
    assert s.at("lz") == "AM"
    assert s.state.zones["bag"].count("token-blank") == 1


@pytest.mark.rule("R-128")
def test_a_part_that_cannot_be_done_is_left_out() -> None:
    s = two("lz:M@medic@recon -204- a4").event("landing-zone-explodes")
    assert s.at("lz") == "FM"
    assert s.at("lz-a4") == ""


@pytest.mark.rule("R-133", "R-024")
def test_groups_move_from_the_top_left() -> None:
    s = two("lz:@medic@recon -204- a4\nlz -101:D- a3\nlz -105:A- a5")
    s.top("deck-attack", "attack-scratch-3", "attack-scratch-4").event("reactor-overheating")
    told = [one.intruder for one in s.told() if isinstance(one, Attacked)]
    assert told == ["intruder-drone", "intruder-adult"]


@pytest.mark.rule("R-576")
def test_the_robot_is_an_event_even_where_nobody_has_found_it() -> None:
    s = two().event("rise-of-the-machine")
    assert s.lying("hib") == ["malfunction"]
    assert s.broken() == ["robot"]


@pytest.mark.rule("R-577")
def test_only_noise_that_is_there_is_resolved() -> None:
    s = two("lz:@medic@recon -204:N- a4?\nlz -101- a3?").blind("bag", "adult-2", "blank")
    s.event("system-failure", token="adult-2")
    assert (s.at("lz-a4"), s.at("a3-lz")) == ("AA", "")


@pytest.mark.rule("R-023")
def test_effects_on_characters_go_by_turn_order() -> None:
    s = two("lz:@medic@recon -204- a4", first=1)
    s.blind("bag", "adult-2", "larva", "blank").top("deck-attack", "attack-scratch-4")
    s.event("damage", token="adult-2")
    assert s.health("recon") == 2


# The colony step


@pytest.mark.rule("R-134", "R-137", "R-140", "R-141")
@pytest.mark.parametrize("token", ["adult-2", "adult-4", "drone-3"])
def test_an_adult_or_a_drone_brings_queens(token: str) -> None:
    s = two()
    queens = s.bag("queen")
    s.colony(token)
    assert s.bag("queen") == queens + 2
    kind = token.partition("-")[0]
    assert s.zone(f"stack-{kind}")[0] == f"token-{token}"
    assert len(s.zone("stack-queen")) == 7


@pytest.mark.rule("R-136")
def test_a_queen_that_is_not_there_brings_larvae() -> None:
    s = two()
    larvae = s.bag("larva")
    assert s.colony("queen").bag("larva") == larvae + 2


@pytest.mark.rule("R-135", "R-387")
def test_a_queen_that_is_there_is_activated() -> None:
    s = two("lz:@medic@recon -204- a4:Q").colony("queen")
    assert s.at("lz-a4") == "Q"
    assert s.bag("larva") == 2


@pytest.mark.rule("R-138")
def test_a_larva_brings_drones() -> None:
    assert two().colony("larva").bag("drone") == 2


@pytest.mark.rule("R-139", "R-142", "R-578")
def test_the_blank_brings_adults_and_returns() -> None:
    s = two()
    adults = s.bag("adult")
    s.colony("blank")
    assert (s.bag("adult"), s.bag("blank")) == (adults + 2, 1)


@pytest.mark.rule("R-551", "R-140")
def test_a_stack_gives_what_it_has() -> None:
    s = two()
    g = s.edit()
    for _ in range(8):
        g.put("token-queen", "stack-queen", "gone")
    assert s.colony("adult-2").bag("queen") == 1


@pytest.mark.rule("R-579")
@pytest.mark.parametrize(
    ("token", "kind", "more"),
    [("queen", "drone", 2), ("adult-2", "larva", 2), ("larva", "drone", 2)],
)
def test_after_the_death_of_the_queen(token: str, kind: str, more: int) -> None:
    s = two(queen_dead=True)
    before = s.bag(kind) - (1 if token == kind else 0)
    s.colony(token)
    assert s.bag(kind) == before + more
    assert ("token-queen" in s.zone("gone")) == (token == "queen")


# Cleanup


@pytest.mark.rule("R-143", "R-144", "R-582")
def test_the_first_player_token_and_the_hands() -> None:
    s = two().contaminated("recon", clean=2).hand("medic", "rest")
    s.phase("cleanup")
    assert s.state.first == 1
    assert len(s.cards("medic")) == 5
    assert len(s.cards("recon")) == 7


@pytest.mark.rule("R-145")
def test_contamination_in_hand_counts() -> None:
    s = two().hand("medic", "rest").contaminated("medic", clean=2).phase("cleanup")
    assert len(s.cards("medic")) == 5
    assert s.cards("medic").count("clean") == 2


@pytest.mark.rule("R-581", "R-411")
def test_the_token_skips_who_is_gone_but_not_the_lander() -> None:
    names = "lz:@medic@recon@officer@contractor -204- a4"
    s = RetaliationScenario(names).gone("recon", "shuttle").boarded("officer")
    s.hand("officer", "rest").phase("cleanup")
    assert s.state.first == 2
    assert len(s.cards("officer")) == 5


@pytest.mark.rule("R-146", "R-148", "R-150", "R-402")
@pytest.mark.parametrize("top", ["active", "inactive"])
def test_the_round_marker_meets_the_lander(top: str) -> None:
    s = two(round=9).top("anti-aircraft", f"anti-aircraft-{top}").phase("marker")
    assert s.state.round == 10
    assert s.state.lander == {"active": "destroyed", "inactive": "landed"}[top]


@pytest.mark.rule("R-149", "R-148", "R-425")
def test_the_round_marker_meets_the_self_destruct() -> None:
    s = two(round=5, destruct=6).phase("marker")
    assert s.over
    assert s.state.destroyed


@pytest.mark.rule("R-147", "R-436")
def test_after_round_fourteen_the_game_ends() -> None:
    s = two(round=13).gone("recon", "shuttle").phase("marker")
    assert not s.over
    s = two().gone("recon", "shuttle").ends().until(lambda s: s.over, "first")
    assert not s.crew("medic").alive
