"""Nemesis, chapter Event phase: time, attacks, fire, the event card, the end of the round."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.events import PodLaunched, ShipFate
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    Drew,
    EggDestroyed,
    Encountered,
    EventDrawn,
    Injured,
    IntruderLeft,
    IntruderMoved,
    MarkerPlaced,
    NoiseRolled,
    Reshuffled,
    RoundBegins,
    TimePassed,
)

REMOVED = [event.id for event in CONTENT.events.values() if event.remove]
MISSES = ("transformation", "tail-attack", "summoning")
"""Attack cards without the symbol of adults."""


def adults(s: NemesisScenario) -> list[str]:
    """Where the adults are."""
    return [one.slot for one in s.state.intruders if one.kind == "intruder-adult"]


@pytest.mark.rule("N-085")
def test_the_steps_of_the_event_phase_in_their_order() -> None:
    s = NemesisScenario(rooms={"scout": "storage"}).intruder("adult", "storage")
    s.mark("fire", "storage").only("hand-1", rest="discard-1")
    s.top("deck-attack", "transformation#4", "bite#6").phase("player-end", "damage")
    kinds = (
        TimePassed,
        Attacked,
        Injured,
        EventDrawn,
        MarkerPlaced,
        BagDeveloped,
        Drew,
        RoundBegins,
    )
    told = [type(event) for event in s.told() if isinstance(event, kinds)]
    assert list(dict.fromkeys(told)) == list(kinds)
    s.asked("captain", "turn")


# Time


@pytest.mark.rule("N-086")
@pytest.mark.parametrize("time", [0, 3, 13])
def test_the_time_marker_advances_one_space(time: int) -> None:
    s = NemesisScenario(time=time).phase("time")
    assert s.state.time == time + 1
    s.heard(TimePassed, left=15 - time - 1, destruct=None, rule="N-086")


@pytest.mark.rule("N-087")
@pytest.mark.parametrize("destruct", [0, 2, 4])
def test_the_self_destruct_marker_advances_one_space_if_it_is_there(destruct: int) -> None:
    s = NemesisScenario(destruct=destruct).phase("time")
    assert (s.state.time, s.state.destruct) == (1, destruct + 1)
    s.heard(TimePassed, left=14, destruct=6 - destruct - 1)


@pytest.mark.rule("N-087")
def test_without_self_destruction_its_track_stays_empty() -> None:
    assert NemesisScenario().phase("time").state.destruct == -1


@pytest.mark.rule("N-088")
@pytest.mark.parametrize(("time", "over"), [(13, False), (14, True)])
def test_the_game_ends_when_the_time_is_up(time: int, over: bool) -> None:
    s = NemesisScenario(time=time).phase("time")
    assert s.over is over
    if over:
        assert CONTENT.tracks["time"].spaces[s.state.time] == "red"
        s.heard(ShipFate, fate="end-jump")
        s.unheard(EventDrawn)


@pytest.mark.rule("N-088")
@pytest.mark.parametrize(("destruct", "over"), [(4, False), (5, True)])
def test_the_game_ends_when_the_ship_destroys_itself(destruct: int, over: bool) -> None:
    s = NemesisScenario(destruct=destruct).phase("time")
    assert s.over is over
    if over:
        assert CONTENT.tracks["self-destruct"].spaces[s.state.destruct] == "red"
        s.heard(ShipFate, fate="end-destruct")
        s.unheard(EventDrawn)


# Attacks


@pytest.mark.rule("N-089")
def test_each_intruder_with_a_character_attacks_once() -> None:
    s = NemesisScenario(rooms={"scout": "storage", "captain": "storage"})
    s.intruder("adult", "storage").intruder("adult", "storage").intruder("adult", "012")
    s.top("deck-attack", *MISSES).phase("time")
    attacks = [event for event in s.told() if isinstance(event, Attacked)]
    assert len(attacks) == 2
    assert not any(attack.surprise for attack in attacks)


@pytest.mark.rule("N-089")
def test_nobody_is_attacked_from_next_door() -> None:
    s = NemesisScenario().intruder("adult", "006").phase("time")
    s.unheard(Attacked)


@pytest.mark.rule("N-090")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_attacks_go_in_player_order(first: int) -> None:
    rooms = {"scout": "storage", "captain": "armory", "soldier": "surgery"}
    s = NemesisScenario(rooms=rooms, first=first)
    for room in ("surgery", "storage", "armory"):
        s.intruder("adult", room)
    s.top("deck-attack", *MISSES).phase("time")
    attacked = [event.who for event in s.told() if isinstance(event, Attacked)]
    names = [f"character-{name}" for name in rooms]
    assert attacked == names[first:] + names[:first]


# Fire


@pytest.mark.rule("N-091")
def test_fire_injures_each_intruder_in_its_room() -> None:
    s = NemesisScenario().mark("fire", "003").intruder("adult", "003").intruder("breeder", "003")
    s.intruder("creeper", "012")
    s.top("deck-attack", "scratch#6", "scratch#5", "bite#6").phase("fire", "nest")
    injuries = {one.kind: one.injuries for one in s.state.intruders}
    assert injuries == {"intruder-adult": 1, "intruder-breeder": 1, "intruder-creeper": 0}
    s.heard(Injured, intruder="breeder", rule="N-091")


@pytest.mark.rule("N-091")
def test_fire_can_kill() -> None:
    s = NemesisScenario().mark("fire", "003").intruder("adult", "003", injuries=1)
    s.top("deck-attack", "scratch#2").phase("fire").heard(Injured, killed=True)
    assert s.state.intruders == []
    assert "supply-carcass" in s.zone("slot-003")


@pytest.mark.rule("N-092", "N-634")
def test_fire_destroys_eggs_that_nobody_carries() -> None:
    s = NemesisScenario(rooms={"scout": "storage"}).mark("fire", "storage").mark("egg", "storage")
    s.mark("egg", "hibernatorium").has("scout", "supply-egg").phase("fire")
    s.heard(EggDestroyed, count=1, room="storage", rule="N-092")
    assert "supply-egg" not in s.zone(s.slot("storage"))
    assert "supply-egg" in s.zone("hands-0")
    assert "supply-egg" in s.zone(s.slot("hibernatorium"))


@pytest.mark.rule("N-092")
def test_fire_spares_no_egg_that_lies_about() -> None:
    s = NemesisScenario().explore("storage").mark("fire", "storage").mark("egg", "storage", 2)
    s.phase("fire").heard(EggDestroyed, count=2, room="storage", rule="N-092")
    assert s.lying("storage") == ["fire"]


@pytest.mark.rule("N-092")
def test_fire_in_the_nest_destroys_one_egg_of_its_stock() -> None:
    s = NemesisScenario().explore("nest").mark("fire", "nest").phase("fire")
    assert len(s.zone("eggs")) == 4


def test_fire_elsewhere_leaves_the_nest_alone() -> None:
    s = NemesisScenario().explore("nest").mark("fire", "hibernatorium").phase("fire")
    assert len(s.zone("eggs")) == 5


# The event card: who moves


@pytest.mark.rule("N-093")
def test_one_event_is_drawn_and_movement_comes_before_its_effect() -> None:
    """The adult walks out of the storage into the surgery, and breaks that."""
    s = NemesisScenario().explore("storage", "012").explore("surgery", "009")
    s.intruder("adult", "storage").phase("event", "damage")
    s.heard(EventDrawn, event="damage", direction=2, rule="N-093")
    assert len([event for event in s.told() if isinstance(event, EventDrawn)]) == 1
    assert adults(s) == [s.slot("surgery")]
    s.heard(MarkerPlaced, marker="malfunction", room="surgery")
    s.unheard(MarkerPlaced, marker="malfunction", room="storage")


@pytest.mark.rule("N-094")
@pytest.mark.parametrize(
    ("event", "moves"),
    [
        ("scent-of-prey", {"creeper", "adult"}),
        ("nest", {"creeper", "breeder", "queen"}),
        ("hunt-b", {"breeder", "queen"}),
        ("pod-ejection", {"adult", "breeder", "queen"}),
        ("hatching", {"adult", "breeder"}),
    ],
)
def test_only_intruders_whose_symbol_is_shown_move(event: str, moves: set[str]) -> None:
    s = NemesisScenario(rooms={"scout": "cockpit", "captain": "cockpit", "soldier": "cockpit"})
    kinds = ("larva", "creeper", "adult", "breeder", "queen")
    for kind in kinds:
        s.intruder(kind, "012")
    s.phase("event", event)
    assert {kind for kind in kinds if s.figure(kind).slot == "slot-016"} == moves
    assert {kind for kind in kinds if s.figure(kind).slot == "slot-012"} == {*kinds} - moves


@pytest.mark.rule("N-095")
@pytest.mark.parametrize(
    ("event", "there"),
    [("damaging-fire", "015"), ("damage", "006"), ("scent-of-prey", "008"), ("hatching", "008")],
)
def test_intruders_take_the_corridor_with_the_number_of_the_card(event: str, there: str) -> None:
    s = NemesisScenario()
    for who in ("scout", "captain", "soldier"):
        s.is_(who, slot="slot-001")
    s.intruder("adult", "011").phase("event", event)
    s.heard(IntruderMoved, intruder="adult", rule="N-095")
    assert adults(s) == [f"slot-{there}"]


@pytest.mark.rule("N-095")
def test_each_intruder_takes_the_corridor_of_its_own_room() -> None:
    s = NemesisScenario().intruder("adult", "012").intruder("adult", "005").intruder("adult", "012")
    s.phase("event", "scent-of-prey")
    assert sorted(adults(s)) == ["slot-006", "slot-016", "slot-016"]


@pytest.mark.rule("N-094", "N-096")
def test_intruders_in_combat_stay() -> None:
    s = (
        NemesisScenario(rooms={"scout": "storage"})
        .intruder("adult", "storage")
        .intruder("adult", "005")
    )
    here = s.where("scout")
    s.phase("event", "scent-of-prey")
    assert sorted(adults(s)) == sorted([here, "slot-006"])


@pytest.mark.rule("N-096")
@pytest.mark.parametrize("status", ["dead", "hibernating"])
def test_who_no_longer_acts_holds_nobody_back(status: str) -> None:
    s = NemesisScenario().intruder("adult", "011")
    for who in ("captain", "soldier"):
        s.is_(who, slot="slot-001")
    s.is_("scout", status=status).phase("event", "scent-of-prey")
    assert adults(s) == ["slot-008"]


@pytest.mark.rule("N-097")
@pytest.mark.parametrize(
    ("kind", "event"), [("creeper", "scent-of-prey"), ("queen", "nest"), ("breeder", "nest")]
)
def test_into_a_technical_corridor_the_intruder_leaves_and_a_token_goes_into_the_bag(
    kind: str, event: str
) -> None:
    s = NemesisScenario()
    if kind == "queen":
        s.put("token-queen-4", "pool")
    before = s.view(0).bag[f"intruder-{kind}"]
    s.intruder(kind, "014").phase("event", event)
    assert s.state.intruders == []
    s.heard(IntruderLeft, intruder=kind, token=f"intruder-{kind}")
    assert s.view(0).bag[f"intruder-{kind}"] == before + 1
    figures = {"creeper": 3, "breeder": 2, "queen": 1}
    assert len(s.zone(f"supply-of-intruder-{kind}")) == figures[kind]


@pytest.mark.rule("N-097", "N-615")
def test_without_a_token_in_the_pool_the_intruder_leaves_all_the_same() -> None:
    s = NemesisScenario().intruder("creeper", "014")
    s.put("token-creeper-1", "gone", count=3).phase("event", "nest")
    s.heard(IntruderLeft, intruder="creeper", token=None)
    assert s.state.intruders == []


@pytest.mark.rule("N-098")
def test_a_closed_door_stops_the_intruder_and_is_destroyed() -> None:
    s = NemesisScenario().intruder("adult", "012").door("012", "016")
    s.phase("event", "scent-of-prey")
    assert adults(s) == ["slot-012"]
    assert s.corridor("012", "016") in s.state.ruined
    s.unheard(IntruderMoved)


@pytest.mark.rule("N-098")
def test_a_door_elsewhere_or_a_destroyed_one_stops_nobody() -> None:
    s = NemesisScenario().intruder("adult", "012").door("009", "012")
    s.door("012", "016", ruined=True).phase("event", "scent-of-prey")
    assert adults(s) == ["slot-016"]
    assert s.corridor("009", "012") not in s.state.ruined


@pytest.mark.rule("N-098")
def test_behind_one_door_all_intruders_stay_until_the_next_time() -> None:
    s = NemesisScenario().intruder("adult", "012").intruder("creeper", "012").door("012", "016")
    s.phase("event", "scent-of-prey")
    assert {one.slot for one in s.state.intruders} == {"slot-012"}


# The event card: where it goes


@pytest.mark.rule("N-099")
@pytest.mark.parametrize(
    "event", [row.id for row in CONTENT.events.values() if not row.remove and not row.shuffle_back]
)
def test_an_event_goes_on_the_discard_pile(event: str) -> None:
    s = NemesisScenario(met=True).phase("event", event)
    assert s.zone("discard-event") == [f"event-{event}"]
    assert len(s.zone("deck-event")) == 19


@pytest.mark.rule("N-099")
def test_an_event_that_says_so_is_shuffled_back() -> None:
    s = NemesisScenario().put("event-nest", "discard-event").phase("event", "malfunction")
    assert s.zone("discard-event") == ["event-nest"]
    assert "event-malfunction" in s.zone("deck-event")
    places = set()
    for seed in range(12):
        again = NemesisScenario(seed=str(seed)).phase("event", "malfunction")
        places.add(again.zone("deck-event").index("event-malfunction"))
    assert len(places) > 4


@pytest.mark.rule("N-100")
def test_an_empty_event_deck_is_made_of_the_discard_pile() -> None:
    pile = [f"event-{name}" for name in ("regeneration", "nest", "hunt-a", "hunt-b", "lurking")]
    first = set()
    for seed in range(10):
        s = NemesisScenario(seed=str(seed)).only("deck-event", rest="gone")
        for card in pile:
            s.put(card, "discard-event")
        s.set(stage="event").blind("bag", "token-blank").begin()
        s.heard(Reshuffled, rule="N-100")
        drawn = s.heard(EventDrawn).event
        first.add(drawn)
        assert s.zone("discard-event") == [drawn]
        assert sorted([*s.zone("deck-event"), drawn]) == sorted(pile)
    assert len(first) > 1, "shuffled"


@pytest.mark.rule("N-100")
def test_the_event_deck_is_not_made_anew_before_it_is_empty() -> None:
    s = NemesisScenario().put("event-nest", "discard-event").phase("event")
    s.unheard(Reshuffled)
    assert s.zone("discard-event") == ["event-nest", "event-regeneration"]


@pytest.mark.rule("N-101")
@pytest.mark.parametrize("event", REMOVED)
def test_some_events_leave_the_game_even_without_effect(event: str) -> None:
    s = NemesisScenario().only("pods-a", rest="gone").only("pods-b", rest="gone")
    s.set(locked=[]).put("event-nest", "discard-event").phase("event", event)
    s.unheard(MarkerPlaced).unheard(PodLaunched)
    assert s.state.destruct == -1
    assert f"event-{event}" in s.zone("gone")
    assert s.zone("discard-event") == []
    assert len(s.zone("deck-event")) == 19
    assert "event-nest" in s.zone("deck-event")


@pytest.mark.rule("N-101", "N-636")
def test_the_deck_is_shuffled_after_an_event_has_left_the_game() -> None:
    orders = set()
    for seed in range(8):
        s = NemesisScenario(seed=str(seed))
        s.only("deck-event", *sorted(s.zone("deck-event"))).phase("event", REMOVED[0])
        orders.add(tuple(s.zone("deck-event")))
    assert len(orders) == 8


# The end of the round


@pytest.mark.rule("N-102")
def test_the_round_ends_when_the_last_encounter_is_over() -> None:
    s = NemesisScenario(
        "scout",
        "captain",
        rooms={"scout": "storage", "captain": "surgery"},
        hands={"scout": [], "captain": []},
        met=False,
    )
    s.noise_around("storage").noise_around("surgery")
    s.set(stage="event").top("deck-event", "regeneration")
    s.dice(noise=["1", "1"]).blind("bag", "token-adult-4", "token-adult-4", "token-adult-3")
    s.begin().unheard(RoundBegins)
    s.asked("scout", "ask-objective")
    assert s.state.round == 1
    s.top("deck-attack", "transformation", "tail-attack").answers(
        seat0=s.offered("scout")[0], seat1=s.offered("captain")[0]
    )
    told = [type(event) for event in s.told()]
    assert told.count(NoiseRolled) == 1
    assert told.count(Encountered) == 1
    assert told.count(Attacked) == 2
    assert told.index(RoundBegins) > max(at for at, kind in enumerate(told) if kind is Attacked)
    assert [len(s.zone(f"hand-{seat}")) for seat in (0, 1)] == [5, 5]
    assert s.state.round == 2
