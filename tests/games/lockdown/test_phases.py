"""Lockdown, chapters Player phase, Event phase, Colony step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import (
    AutodestructionSet,
    CargoRevealed,
    NoiseFaded,
    PowerChanged,
    TimeMoved,
)
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    Drew,
    EggDestroyed,
    EggLaid,
    Encountered,
    EventDrawn,
    Injured,
    IntruderPlaced,
    NoiseRolled,
    Passed,
    Reshuffled,
    RoundBegins,
    TokenAdded,
    TurnBegins,
)
from hullbreach.kernel import Event
from hullbreach.kernel.texts import Texts

WORKERS = ("hacker", "sentry", "janitor")
ALL_LIT = ("s-01", "s-02", "s-03", "elevator")


def base(*crew: str, **position: Any) -> LockdownScenario:
    """Workers in the repository (004), with light everywhere."""
    return LockdownScenario(*(crew or WORKERS), **position).powered(*ALL_LIT)


def apart(**position: Any) -> LockdownScenario:
    """Three workers who are alone in the three elevator rooms."""
    s = base(**position)
    for number, who in enumerate(WORKERS, 1):
        s.at(who, f"elevator-room-s-0{number}")
    return s


def spoken(s: LockdownScenario, *kinds: type[Event]) -> list[Any]:
    """What was told of these kinds, in its order."""
    return [event for event in s.told() if isinstance(event, kinds)]


# The player phase


@pytest.mark.rule("L-141")
def test_a_round_is_a_player_phase_and_then_an_event_phase() -> None:
    s = base().top("deck-event", "event-nest").blind("bag", "token-blank")
    s.does("hacker", "pass").does("hacker", "done").does("sentry", "pass").does("sentry", "done")
    s.unheard(EventDrawn)
    s.does("janitor", "pass").does("janitor", "done")
    assert [type(one) for one in spoken(s, Passed, EventDrawn, RoundBegins)] == [
        Passed,
        EventDrawn,
        RoundBegins,
    ]
    assert (s.state.round, s.state.stage) == (2, "turn")
    assert not any(one.passed for one in s.state.crew)


@pytest.mark.rule("L-142")
@pytest.mark.parametrize(("cards", "contamination", "drawn"), [(0, 0, 5), (2, 1, 2), (3, 2, 0)])
def test_everyone_draws_up_to_five_contamination_counted(
    cards: int, contamination: int, drawn: int
) -> None:
    s = base().hand("hacker", *("rest", "search", "interruption")[:cards])
    s.contaminated("hacker", clean=contamination).phase("bag")
    assert len(s.zone("hand-0")) == 5
    told = [one for one in spoken(s, Drew) if one.who == "character-hacker"]
    assert sum(one.count for one in told) == drawn


@pytest.mark.rule("L-143")
def test_an_empty_deck_is_made_anew_in_the_middle_of_drawing() -> None:
    s = base().hand("hacker").only("deck-0", "rest", "search", rest="discard-0").phase("bag")
    s.heard(Reshuffled, rule="L-143")
    assert {"card-rest", "card-search"} <= set(s.zone("hand-0"))
    assert (len(s.zone("hand-0")), len(s.zone("deck-0")), s.zone("discard-0")) == (5, 5, [])


@pytest.mark.rule("L-144")
@pytest.mark.parametrize(
    ("round_", "first", "then"), [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 2, 0), (4, 1, 2)]
)
def test_the_first_player_token_goes_left_but_not_in_the_first_round(
    round_: int, first: int, then: int
) -> None:
    s = base(round=round_, first=first).hand("hacker").hand("janitor").set(stage="round").begin()
    assert (s.state.first, s.state.turn) == (then, then)
    last = [type(one) for one in s.told()][-2:]
    assert last == [RoundBegins, TurnBegins], "after everybody has drawn"
    who = [one.who for one in spoken(s, Drew)]
    order = [f"character-{WORKERS[(first + step) % 3]}" for step in range(3)]
    assert who == [one for one in order if one != "character-sentry"], "in the old order"


@pytest.mark.rule("L-145", "L-173")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turn_order_begins_with_the_first_player(first: int) -> None:
    s = apart(first=first).dice(noise=["silence"] * 3).phase("bag", token="adult-1-3")
    rolled = [one.who for one in spoken(s, NoiseRolled)]
    assert rolled == [f"character-{WORKERS[(first + step) % 3]}" for step in range(3)]


@pytest.mark.rule("L-146")
def test_turns_of_two_actions_go_round_until_all_have_passed() -> None:
    s = apart(first=1, turn=1).dice(noise=["silence"] * 8)
    turns = []
    for _ in range(2):
        for who, there in (("sentry", "008"), ("janitor", "019"), ("hacker", "001")):
            s.goes(who, there)
            assert s.state.turn == s.seat_of(who), "that was one of two"
            s.goes(who, s.play.board.neighbours[s.where(who)][0])
            turns.append(s.state.turn)
    assert turns == [2, 0, 1] * 2
    assert s.state.stage == "turn"


@pytest.mark.rule("L-147")
@pytest.mark.parametrize("cards", [(), ("search",)])
def test_whoever_cannot_act_passes(cards: tuple[str, ...]) -> None:
    s = base().hand("hacker", *cards)
    if cards:
        s.at("sentry", "001").goes("hacker", "001")
    assert s.offered("hacker") == ["drop:item-smart-gun#starting", "pass"], "dropping is no action"


@pytest.mark.rule("L-147")
def test_there_is_no_end_of_a_turn_after_one_action_but_to_pass() -> None:
    s = base().at("sentry", "001").goes("hacker", "001")
    assert {one.partition(":")[0] for one in s.offered("hacker")} & {"done", "stop"} == set()
    s.rests("hacker")
    assert s.crew("hacker").passed


@pytest.mark.rule("L-148")
def test_whoever_passed_has_no_more_turns_in_this_phase() -> None:
    s = base("hacker", "sentry").at("sentry", "001").rests("hacker").dice(noise=["silence"] * 4)
    for there in ("002", "001", "002", "001"):
        assert s.waiting() == [1]
        s.goes("sentry", there)
    s.does("sentry", "pass")
    assert s.waiting() == [1]


@pytest.mark.rule("L-149")
def test_whoever_passes_throws_away_what_they_like() -> None:
    s = base().hand("hacker", "rest", "search", "interruption").contaminated("hacker", clean=2)
    s.does("hacker", "pass").does("hacker", "discard", "contamination")
    s.does("hacker", "discard", "rest").does("hacker", "done")
    assert sorted(s.zone("hand-0")) == [
        "card-interruption",
        "card-search",
        "contamination-clean",
    ]
    assert sorted(s.zone("discard-0")) == ["card-rest", "contamination-clean"]


@pytest.mark.rule("L-150")
def test_whoever_passes_in_a_fire_is_burnt_once_in_this_round() -> None:
    s = base("hacker", "sentry").mark("fire", "repository").at("sentry", "001")
    s.rests("hacker")
    assert s.crew("hacker").light == 1
    s.dice(noise=["silence"] * 2).goes("sentry", "002").goes("sentry", "001").rests("sentry")
    s.until(lambda s: s.state.round == 2, "idle")
    assert s.crew("hacker").light == 1
    assert s.zone("wounds-0") == []


# The event phase: its steps


@pytest.mark.rule("L-151")
def test_the_steps_of_the_event_phase() -> None:
    s = base("hacker", "sentry").space(10).cargo(10, "none").noise("corridor-018-019")
    s.intruder("adult", "repository").intruder("adult", "020").mark("fire", "020")
    s.top("deck-attack", "cut#2", "cut#5").event_phase("power-surge")
    steps = (
        *(CargoRevealed, TimeMoved, NoiseFaded, Attacked, Injured),
        *(EventDrawn, BagDeveloped, RoundBegins),
    )
    assert [type(one) for one in spoken(s, *steps)] == list(steps)


@pytest.mark.rule("L-152")
@pytest.mark.parametrize("space", [15, 9, 2])
def test_time_moves_by_one_space(space: int) -> None:
    s = base().space(space).phase("time")
    s.heard(TimeMoved, space=space - 1, rule="L-152")
    assert s.play.space() == space - 1


@pytest.mark.rule("L-153")
def test_the_countdown_comes_before_the_power() -> None:
    s = base().space(12).countdown(11).phase("time")
    assert [type(one) for one in spoken(s, AutodestructionSet, PowerChanged)] == [
        AutodestructionSet,
        PowerChanged,
    ]


@pytest.mark.rule("L-153")
@pytest.mark.parametrize("end", ["alert", "explosion"])
def test_the_end_comes_before_the_power(end: Any) -> None:
    base().space(12).in_bunker(*WORKERS).ends(end).unheard(PowerChanged)


# Noise fades

NOISY = {
    "corridor-001-002": True,
    "corridor-002-005": True,  # to the stairs: it has the colour of S-01
    "corridor-001-004": False,  # to the repository
    "corridor-004-006": False,
    "corridor-005-007": False,  # S-02 has no power
    "corridor-008-009": False,
    "corridor-016-018": True,  # S-03
    "corridor-026-027": True,
    "network-tc": False,
}


@pytest.mark.rule("L-154", "L-155", "L-156")
def test_noise_fades_where_there_is_power_and_nobody() -> None:
    s = base().dark("s-02").noise(*NOISY).phase("noise-fades")
    assert s.noises() == {corridor for corridor, fades in NOISY.items() if not fades}
    s.heard(NoiseFaded, section="s-01", count=2, rule="L-154")
    s.heard(NoiseFaded, section="s-03", count=2, rule="L-154")


@pytest.mark.rule("L-155")
def test_without_power_all_noise_stays() -> None:
    s = base().blackout().at("hacker", "repository").noise(*NOISY)
    s.phase("noise-fades", "power-surge").unheard(NoiseFaded)
    assert s.noises() == set(NOISY)


@pytest.mark.rule("L-156")
def test_noise_in_the_technical_corridors_stays_with_all_power() -> None:
    s = base().noise("network-tc", "corridor-026-027").phase("noise-fades")
    assert s.noises() == {"network-tc"}


@pytest.mark.rule("L-154")
def test_one_end_with_somebody_is_enough_for_noise_to_stay() -> None:
    s = base("hacker").at("hacker", "005").noise("corridor-002-005", "corridor-005-007")
    s.phase("noise-fades", "power-surge")
    assert s.noises() == {"corridor-002-005", "corridor-005-007"}


@pytest.mark.rule("L-154", "L-478")
def test_noise_fades_around_whoever_is_locked_in() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"hacker": "repository"})
    s.powered("s-01", "s-02", "s-03").isolated("survivor").noise("corridor-019-020")
    s.phase("noise-fades")
    assert "corridor-019-020" not in s.noises()


# Attacks and fire


@pytest.mark.rule("L-157")
def test_every_hunter_with_somebody_attacks_once() -> None:
    s = base("hacker", "sentry").at("sentry", "002").intruder("adult", "repository")
    s.intruder("creeper", "repository").intruder("breeder", "002").intruder("adult", "003")
    s.top("deck-attack", "cut#2", "cut#3", "cut#4").phase("noise-fades", "egg-protection")
    attacks = [(one.intruder, one.who) for one in spoken(s, Attacked)]
    assert attacks == [
        ("intruder-adult", "character-hacker"),
        ("intruder-creeper", "character-hacker"),
        ("intruder-breeder", "character-sentry"),
    ]


@pytest.mark.rule("L-158")
def test_fire_injures_every_hunter_in_it() -> None:
    s = base().mark("fire", "020").mark("fire", "021").intruder("adult", "020")
    s.intruder("creeper", "020").intruder("breeder", "021").intruder("queen", "022")
    s.top("deck-attack", *(f"cut#{value}" for value in (5, 4, 3, 2))).phase("fire", "lurking")
    injured = [(one.intruder, one.injuries) for one in spoken(s, Injured)]
    assert injured == [("intruder-adult", 1), ("intruder-creeper", 1), ("intruder-breeder", 1)]


@pytest.mark.rule("L-158")
def test_whoever_flees_from_fire_into_fire_is_injured_once() -> None:
    s = base().mark("fire", "020").mark("fire", "021").intruder("adult", "020")
    s.set(stage="fire", queue=[]).top("deck-attack", "cut#retreat", "cut#5")
    s.top("deck-event", "egg-protection", "power-surge").blind("bag", "token-blank").begin()
    assert s.figure("adult").slot == "slot-021"
    assert [one.injuries for one in spoken(s, Injured)] == [1]


@pytest.mark.rule("L-159")
@pytest.mark.parametrize(("lying", "left"), [(1, 0), (3, 2)])
def test_of_the_eggs_in_a_fire_one_is_lost(lying: int, left: int) -> None:
    s = base().has("sentry", "supply-egg").mark("fire", "repository").mark("egg", "repository", 1)
    s.edit().move_all("eggs", "supply-of-supply-egg")
    s.mark("egg", "repository", lying - 1).phase("fire")
    s.heard(EggDestroyed, count=1, rule="L-159")
    assert s.state.zones[s.slot("repository")].count("supply-egg") == left
    assert s.zone("hands-1").count("supply-egg") == 1, "nobody carries those that burn"


@pytest.mark.rule("L-159")
@pytest.mark.parametrize(("burns", "left"), [(True, 4), (False, 5)])
def test_a_burning_nest_loses_one_egg(burns: bool, left: int) -> None:
    s = base().explore("nest").mark("egg", "nest")
    if burns:
        s.mark("fire", "nest")
    s.phase("fire")
    assert len(s.zone("eggs")) == left
    assert s.state.zones[s.slot("nest")].count("supply-egg") == 1


# The event


@pytest.mark.rule("L-160", "L-161", "L-162")
def test_one_event_the_movement_first() -> None:
    """Damage: adults and creepers go through 3; then the rooms of the large ones break."""
    s = base().at("hacker", "012").at("hacker", "repository").intruder("adult", "alert-room")
    s.intruder("breeder", "elevator-room-s-02").happens("damage")
    assert len(spoken(s, EventDrawn)) == 1
    assert s.figure("adult").slot == "slot-012"
    assert s.figure("breeder").slot == "slot-007", "its symbol is not on the card"
    assert s.play.broken("slot-012")
    assert s.play.broken("slot-007")
    assert not s.play.broken(s.slot("alert-room"))


@pytest.mark.rule("L-161")
def test_whoever_fights_does_not_move() -> None:
    s = base().at("hacker", "alert-room").intruder("adult", "alert-room").happens("damage")
    assert s.figure("adult").slot == s.slot("alert-room")


@pytest.mark.rule("L-163", "L-164")
@pytest.mark.parametrize(
    ("event", "people", "where"),
    [
        ("kickstopper", "repository", "slot-008"),  # 013 through 2 to 009, through 4 to 008
        ("kickstopper", "009", "slot-009"),
        ("kickstopper", "008", "slot-008"),
        ("thats-hot", "repository", ""),  # 013 through 1 to 014; there 3 is technical
        ("thats-hot", "014", "slot-014"),
    ],
)
def test_two_numbers_are_two_moves_unless_it_meets_somebody(
    event: str, people: str, where: str
) -> None:
    s = base("hacker").at("hacker", people).intruder("adult", "alert-room").happens(event)
    assert [one.slot for one in s.state.intruders] == ([where] if where else [])


@pytest.mark.rule("L-163")
def test_a_door_on_the_first_way_does_not_end_the_second_move() -> None:
    s = base("hacker").door("013", "009").intruder("adult", "013").happens("kickstopper")
    assert s.doors(ruined=True) == {"corridor-009-013"}
    assert s.figure("adult").slot == "slot-010", "through 4"


@pytest.mark.rule("L-165")
def test_the_box_for_darkness_comes_on_top_and_only_for_those_in_the_dark() -> None:
    s = base().dark("s-02").at("sentry", "007").door("018", "019").happens("bulkheads-open")
    assert s.doors() == set()
    assert s.noises() == {"corridor-005-007", "corridor-007-008", "corridor-007-016"}


@pytest.mark.rule("L-166")
def test_an_event_is_discarded_and_an_empty_deck_made_anew() -> None:
    s = base().only("deck-event", rest="gone").put("event-power-surge", "discard-event")
    s.put("event-panic", "discard-event").blind("bag", "token-blank")
    s.set(stage="event", queue=[]).begin().heard(Reshuffled, rule="L-166")
    drawn = s.heard(EventDrawn).event
    assert s.zone("discard-event") == [drawn]
    assert {drawn, *s.zone("deck-event")} == {"event-power-surge", "event-panic"}


@pytest.mark.rule("L-166")
def test_a_deck_that_is_not_empty_is_left_alone() -> None:
    s = base().only("deck-event", "event-power-surge", rest="discard-event").phase("event", "panic")
    s.unheard(Reshuffled)
    assert s.zone("deck-event") == ["event-power-surge"]


@pytest.mark.rule("L-167", "L-168")
@pytest.mark.parametrize("broken", [False, True])
def test_coolant_leak(broken: bool) -> None:
    s = base().explore("cooling-system").put("event-panic", "discard-event").space(9)
    if broken:
        s.mark("malfunction", "cooling-system").happens("coolant-leak")
        s.heard(AutodestructionSet, space=6, critical=False, rule="L-167")
    else:
        s.happens("coolant-leak").unheard(AutodestructionSet)
    assert s.play.broken(s.slot("cooling-system"))
    assert "event-coolant-leak" in s.zone("gone")
    assert s.zone("discard-event") == []
    assert "event-panic" in s.zone("deck-event")


@pytest.mark.rule("L-167")
@pytest.mark.parametrize("critical", [True, False])
def test_coolant_leak_starts_no_second_countdown(critical: bool) -> None:
    s = base().explore("cooling-system").mark("malfunction", "cooling-system").space(9)
    s.countdown(4, critical=critical).happens("coolant-leak").unheard(AutodestructionSet)
    assert (s.state.autodestruct, s.state.critical) == (4, critical)


@pytest.mark.rule("L-167")
def test_coolant_leak_before_the_cooling_system_is_found() -> None:
    s = base().happens("coolant-leak").unheard(AutodestructionSet)
    assert not any(s.play.broken(slot) for slot in s.play.board.slots)


@pytest.mark.rule("L-169")
def test_the_round_ends_after_the_surprise() -> None:
    s = base("hacker").noise_around("repository").hand("hacker").dice(noise=1)
    s.blind("bag", "token-adult-1-3", "token-creeper-1-2").top("deck-attack", "cut#2")
    s.set(stage="bag", queue=[]).begin()
    assert [type(one) for one in spoken(s, BagDeveloped, Encountered, Attacked, Drew)] == [
        BagDeveloped,
        Encountered,
        Attacked,
        Drew,
    ]


# The colony


def kinds(tokens: list[str]) -> Counter[str]:
    """How many tokens of each kind there are."""
    return Counter(token.split("-")[1] for token in tokens)


@pytest.mark.rule("L-170", "L-171", "L-172", "L-173", "L-174", "L-178")
@pytest.mark.parametrize(
    ("token", "goes", "comes", "rolls"),
    [
        ("larva-0-1", "larva", "adult", 0),
        ("creeper-1-2", "creeper", "breeder", 0),
        ("adult-2-3", "", "", 3),
        ("breeder-2-4", "", "", 3),
        ("blank", "", "adult", 0),
    ],
)
def test_what_a_token_of_the_colony_does(token: str, goes: str, comes: str, rolls: int) -> None:
    s = apart().blind("bag", f"token-{token}")
    bag, pool = kinds(s.zone("bag")), kinds(s.zone("pool"))
    s.dice(noise=["silence"] * 3).phase("bag", token=token)
    assert len(spoken(s, BagDeveloped)) == 1
    moved = Counter({comes: 1} if comes else {})
    left = Counter({goes: 1} if goes else {})
    assert kinds(s.zone("bag")) == bag + moved - left
    assert kinds(s.zone("pool")) == pool + left - moved
    assert len(spoken(s, NoiseRolled)) == rolls


@pytest.mark.rule("L-171", "L-172", "L-178", "L-557")
@pytest.mark.parametrize(
    ("token", "wanted"), [("larva-0-1", "adult"), ("creeper-1-2", "breeder"), ("blank", "adult")]
)
def test_without_a_token_in_reserve_none_is_added(token: str, wanted: str) -> None:
    s = apart()
    for one in [one for one in s.zone("pool") if wanted in one]:
        s.put(one, "bag", source="pool")
    before = kinds(s.zone("bag"))
    s.phase("bag", token=token).unheard(TokenAdded)
    gone = Counter() if token == "blank" else Counter([token.partition("-")[0]])
    assert kinds(s.zone("bag")) == before - gone


@pytest.mark.rule("L-175")
def test_whoever_fights_does_not_roll() -> None:
    s = apart().intruder("larva", "elevator-room-s-02").dice(noise=["silence"] * 2)
    s.phase("bag", token="breeder-3-4")
    rolled = [one.who for one in spoken(s, NoiseRolled)]
    assert rolled == ["character-hacker", "character-janitor"]


@pytest.mark.rule("L-176", "L-558")
@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False)])
def test_the_queen_comes_to_whoever_is_in_her_nest(cards: int, surprised: bool) -> None:
    hand = ("rest", "search", "interruption", "demolition")[:cards]
    s = base("hacker", rooms={"hacker": "nest"}).hand("hacker", *hand).noise_around("nest")
    s.top("deck-attack", "cut#2").phase("bag", token="queen-4-4")
    s.heard(IntruderPlaced, intruder="queen", room="nest")
    assert len(spoken(s, BagDeveloped, Encountered)) == 1, "no token is drawn for the encounter"
    assert len(spoken(s, Attacked)) == int(surprised)
    assert "token-queen-4-4" in s.zone("pool"), "it stays out while she is on the board"
    assert s.noises() == set()
    assert len(s.zone("eggs")) == 5


@pytest.mark.rule("L-176")
def test_the_token_of_a_queen_who_cannot_come_stays_in_the_bag() -> None:
    s = base("hacker", rooms={"hacker": "nest"}).intruder("queen", "elevator-room-s-01")
    s.phase("bag", token="queen-4-4").unheard(IntruderPlaced)
    assert "token-queen-4-4" in s.zone("bag")


@pytest.mark.rule("L-176")
def test_the_queen_comes_to_a_nest_without_eggs_too() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "nest", "hacker": "repository"})
    s.only("eggs", rest="supply-of-supply-egg").set(nest_destroyed=True)
    s.phase("bag", token="queen-4-4")
    assert s.intruders("nest") == ["queen"]
    assert s.zone("eggs") == []


@pytest.mark.rule("L-177")
@pytest.mark.parametrize("explored", [True, False])
def test_the_queen_lays_an_egg_where_nobody_is(explored: bool) -> None:
    s = apart()
    if explored:
        s.explore("nest")
    s.phase("bag", token="queen-4-4").heard(EggLaid, rule="L-177")
    assert len(s.zone("eggs")) == 6
    assert "token-queen-4-4" in s.zone("bag")
    assert s.state.intruders == []


@pytest.mark.rule("L-163")
def test_the_log_names_both_corridors_of_an_event() -> None:
    s = LockdownScenario("hacker", rooms={"hacker": "repository"}).happens("kickstopper")
    drawn = s.heard(EventDrawn)
    assert (drawn.direction, drawn.then) == (2, 4)
    assert "2, then 4" in Texts("en", "lockdown").format(drawn.text())
