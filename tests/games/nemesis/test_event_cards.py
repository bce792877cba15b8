"""Nemesis: every event card, who moves by it and what it does."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.events import DestructStarted, PodLaunched
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    BagDeveloped,
    Died,
    DoorOpened,
    EggHatched,
    Encountered,
    EventDrawn,
    Infested,
    IntruderHealed,
    IntruderLeft,
    IntruderMoved,
    IntruderPlaced,
    MarkerPlaced,
    NoisePlaced,
    NoiseRolled,
    RoomEmptied,
    Scanned,
    TokenAdded,
)
from hullbreach.kernel import eye
from hullbreach.kernel.chance import key_of
from hullbreach.testkit.leaks import Window

ABQ = ("adult", "breeder", "queen")
CA = ("creeper", "adult")
AB = ("adult", "breeder")
CBQ = ("creeper", "breeder", "queen")
BQ = ("breeder", "queen")
CARDS = {
    "coolant-leak": (1, ABQ),
    "damaging-fire": (1, CA),
    "bulkheads-open": (1, AB),
    "eclosion": (1, CBQ),
    "regeneration": (1, BQ),
    "life-support-failure": (2, ABQ),
    "damage": (2, CA),
    "malfunction": (2, AB),
    "hunt-a": (2, CBQ),
    "egg-protection": (2, BQ),
    "pod-ejection": (3, ABQ),
    "scent-of-prey": (3, CA),
    "hatching": (3, AB),
    "nest": (3, CBQ),
    "hunt-b": (3, BQ),
    "short-circuit": (4, ABQ),
    "lurking": (4, CA),
    "noise-in-technical-corridors": (4, AB),
    "consuming-fire": (4, CBQ),
    "flammable-compounds": (4, BQ),
}
REMOVED = ("coolant-leak", "life-support-failure", "pod-ejection", "short-circuit")


def ship(*rooms: str) -> NemesisScenario:
    """Scout and captain in the hibernatorium, and these rooms explored."""
    s = NemesisScenario("scout", "captain")
    for room in rooms:
        s.explore(room)
    return s


@pytest.mark.rule("N-095")
@pytest.mark.parametrize("event", CARDS)
def test_who_moves_by_an_event_and_where_to(event: str) -> None:
    direction, movers = CARDS[event]
    s = ship()
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        s.intruder(kind, "slot-008")
    s.is_("scout", slot="slot-020").is_("captain", slot="slot-020")
    beyond = {1: "slot-004", 2: "slot-007", 3: "slot-011", 4: "slot-009"}[direction]
    s.happens(event).heard(EventDrawn, event=f"event-{event}", direction=direction)
    moved = [one for one in s.told() if isinstance(one, IntruderMoved)]
    assert {one.intruder.removeprefix("intruder-") for one in moved} == set(movers)
    if event != "lurking":
        left = {
            one.kind.removeprefix("intruder-") for one in s.state.intruders if one.slot == beyond
        }
        assert left == set(movers)


def test_the_deck_has_these_twenty_cards() -> None:
    assert Counter(ship().zone("deck-event")) == Counter(f"event-{event}" for event in CARDS)


@pytest.mark.rule("N-101", "N-636")
@pytest.mark.parametrize("event", CARDS)
def test_where_a_card_goes_that_has_happened(event: str) -> None:
    s = ship().put("event-hunt-b" if event != "hunt-b" else "event-nest", "discard-event")
    s.happens(event)
    card = f"event-{event}"
    if event in REMOVED:
        assert card in s.zone("gone")
        assert s.zone("discard-event") == [], "the discard pile is shuffled into the deck"
        assert len(s.zone("deck-event")) == 19
    elif event == "malfunction":
        assert card in s.zone("deck-event"), "shuffled back"
        assert len(s.zone("discard-event")) == 1
    else:
        assert s.zone("discard-event")[-1] == card
        assert len(s.zone("discard-event")) == 2


# The ship


@pytest.mark.rule("N-551")
@pytest.mark.parametrize("broken", [False, True])
def test_coolant_leak(broken: bool) -> None:
    s = ship("generator")
    if broken:
        s.mark("malfunction", "generator").happens("coolant-leak").heard(DestructStarted)
        assert s.state.destruct == 0
    else:
        s.happens("coolant-leak").unheard(DestructStarted)


def test_coolant_leak_does_not_set_a_running_sequence_back() -> None:
    s = ship("generator").mark("malfunction", "generator").set(destruct=2)
    assert s.happens("coolant-leak").state.destruct == 2


def test_life_support_failure_breaks_green_rooms() -> None:
    s = ship("canteen", "surgery", "armory", "comms-room").happens("life-support-failure")
    assert [s.play.broken(s.slot(room)) for room in ("canteen", "surgery")] == [True, True]
    assert [s.play.broken(s.slot(room)) for room in ("armory", "comms-room")] == [False, False]
    s.unheard(MarkerPlaced, room="laboratory")


def test_short_circuit_breaks_yellow_rooms_with_a_computer() -> None:
    s = ship("comms-room", "generator", "airlock-control", "laboratory").happens("short-circuit")
    broken = [room for room in s.state.explored.values() if s.play.broken(s.slot(room))]
    assert set(broken) == {"room-comms-room", "room-generator"}


@pytest.mark.parametrize(
    ("kind", "breaks"),
    [("larva", False), ("creeper", False), ("adult", True), ("breeder", True), ("queen", True)],
)
def test_damage_breaks_rooms_with_large_intruders(kind: str, breaks: bool) -> None:
    s = ship().intruder(kind, "hibernatorium").happens("damage")
    assert s.play.broken(s.slot("hibernatorium")) is breaks


def test_damage_breaks_every_such_room() -> None:
    s = ship().at("scout", "cockpit").at("captain", "engine-2")
    s.intruder("adult", "cockpit").intruder("adult", "engine-2").happens("damage")
    assert s.play.broken(s.slot("cockpit"))
    assert s.play.broken(s.slot("engine-2"))


@pytest.mark.rule("N-554")
def test_malfunction_breaks_the_first_room_that_works() -> None:
    ship().happens("malfunction").heard(MarkerPlaced, marker="malfunction", room="cockpit")


def test_bulkheads_open_opens_every_closed_door_but_no_destroyed_one() -> None:
    s = ship().door("slot-011", "slot-006").door("slot-001", "slot-003")
    s.door("slot-011", "slot-008", ruined=True).happens("bulkheads-open").heard(DoorOpened)
    assert not any(s.play.closed(way) for way in s.play.board.passages)
    ruined = s.corridor("slot-011", "slot-008")
    assert s.state.ruined == [ruined]
    assert "supply-door" in s.zone(ruined)


def test_pod_ejection_takes_the_pod_with_the_lowest_number() -> None:
    s = ship()
    pods = sorted(s.zone("pods-a") + s.zone("pods-b"))
    s.happens("pod-ejection").heard(PodLaunched, pod=pods[0], crew=[])
    assert sorted(s.zone("pods-a") + s.zone("pods-b")) == pods[1:]
    assert pods[0] in s.zone("gone")
    assert pods[0] not in s.state.locked


@pytest.mark.rule("N-099")
def test_pod_ejection_unlocks_no_other_pod() -> None:
    s = ship()
    pods = sorted(s.zone("pods-a") + s.zone("pods-b"))
    s.set(locked=pods[1:]).happens("pod-ejection").heard(PodLaunched, pod=pods[0])
    assert s.state.locked == pods[1:]


@pytest.mark.rule("N-099")
@pytest.mark.parametrize(
    ("section_a", "section_b", "lowest"),
    [(["3", "4"], ["1", "2"], "1"), (["2"], ["3"], "2"), (["4"], ["3"], "3"), ([], ["4"], "4")],
)
def test_pod_ejection_looks_for_the_lowest_number_in_both_sections(
    section_a: list[str], section_b: list[str], lowest: str
) -> None:
    s = ship()
    for zone, pods in (("pods-a", section_a), ("pods-b", section_b)):
        s.edit().move_all(zone, "gone")
        for pod in pods:
            s.put(f"pod-{pod}", zone)
    s.happens("pod-ejection").heard(PodLaunched, pod=f"pod-{lowest}")
    assert len(s.zone("pods-a") + s.zone("pods-b")) == len(section_a + section_b) - 1


@pytest.mark.rule("N-455")
def test_pod_ejection_launches_whoever_waits_in_the_pod() -> None:
    s = ship().in_pod("scout").set(locked=[])
    pod = s.crew("scout").pod
    s.happens("pod-ejection").heard(PodLaunched, pod=pod, crew=["scout"])
    assert s.crew("scout").status == "escaped"


@pytest.mark.rule("N-101")
def test_pod_ejection_without_a_pod_does_nothing_and_leaves_the_game() -> None:
    s = ship()
    for section in ("pods-a", "pods-b"):
        s.edit().move_all(section, "gone")
    s.set(locked=[]).happens("pod-ejection").unheard(PodLaunched)
    assert "event-pod-ejection" in s.zone("gone")


# Fire


def test_damaging_fire_breaks_burning_rooms_then_spreads() -> None:
    s = ship("canteen").mark("fire", "hibernatorium").door("hibernatorium", "slot-008")
    s.is_("scout", slot="slot-020").is_("captain", slot="slot-020").happens("damaging-fire")
    assert s.play.broken("slot-011")
    burning = [slot for slot in s.play.board.slots if s.play.burning(slot)]
    assert set(burning) == {"slot-011", "slot-006", "slot-014", "slot-015"}, "not through a door"
    assert not s.play.broken(s.slot("canteen")), "only what burned before"


def test_consuming_fire_empties_burning_rooms_then_spreads() -> None:
    s = ship().explore("canteen", at="slot-006").explore("cabins", at="slot-007")
    s.mark("fire", "canteen").happens("consuming-fire").heard(RoomEmptied, room="canteen")
    assert s.state.searches["slot-006"] == 0
    assert s.state.searches["slot-007"] == 2, "only what burned before"
    assert s.play.burning("slot-007")


def test_flammable_compounds_set_the_hibernatorium_on_fire_or_all_around_it() -> None:
    s = ship().happens("flammable-compounds")
    assert [slot for slot in s.play.board.slots if s.play.burning(slot)] == ["slot-011"]
    s = ship().mark("fire", "hibernatorium").happens("flammable-compounds")
    burning = {slot for slot in s.play.board.slots if s.play.burning(slot)}
    assert burning == {"slot-011", "slot-006", "slot-008", "slot-014", "slot-015"}


# Intruders


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (5, 3)])
def test_regeneration_heals_two_injuries_of_every_intruder(before: int, after: int) -> None:
    s = ship().intruder("adult", "hibernatorium", before).intruder("queen", "slot-020", before)
    s.happens("regeneration").heard(IntruderHealed, intruder="adult", injuries=after)
    assert [one.injuries for one in s.state.intruders] == [after, after]


@pytest.mark.parametrize("event", ["hunt-a", "hunt-b"])
def test_hunting_adults_come_to_the_prey_next_door(event: str) -> None:
    s = ship().is_("captain", slot="slot-001").intruder("adult", "slot-006")
    s.intruder("adult", "slot-020").intruder("creeper", "slot-015").happens(event)
    adults = [one.slot for one in s.state.intruders if one.kind == "intruder-adult"]
    assert adults == ["slot-011", "slot-020"], "nobody is next to the second one"


@pytest.mark.parametrize("event", ["hunt-a", "hunt-b"])
def test_a_hunting_adult_chooses_the_lowest_room_and_leaves_no_fight(event: str) -> None:
    s = ship().explore("armory", at="slot-002").is_("captain", slot="slot-002")
    s.intruder("adult", "slot-006").happens(event)
    assert s.figure("adult").slot == "slot-002"
    s = ship().explore("canteen", at="slot-006").is_("captain", slot="slot-006")
    s.intruder("adult", "slot-011").happens(event)
    assert s.figure("adult").slot == "slot-011"


@pytest.mark.rule("N-263")
def test_lurking_intruders_go_into_hiding_unless_they_fight() -> None:
    s = ship().intruder("breeder", "hibernatorium").intruder("breeder", "slot-020")
    s.intruder("adult", "slot-012")
    tokens = len(s.zone("bag"))
    s.happens("lurking").heard(IntruderLeft, intruder="adult")
    s.heard(IntruderLeft, intruder="breeder")
    assert [one.slot for one in s.state.intruders] == ["slot-011"]
    assert len(s.zone("bag")) == tokens + 2 + 1, "two tokens, and the adult of the blank token"


def test_egg_protection_is_an_encounter_for_who_is_near_eggs() -> None:
    s = NemesisScenario("scout", "captain", "soldier", rooms={"scout": "nest"})
    s.has("captain", "egg").blind("bag", "adult-2", "creeper-1").set(stage="event", queue=[])
    s.top("deck-event", "event-egg-protection").begin()
    s.heard(Encountered, who="scout", room="nest")
    s.heard(Encountered, who="captain", room="hibernatorium")
    s.unheard(Encountered, who="soldier")
    assert (s.intruders("nest"), s.intruders("hibernatorium")) == (["adult"], ["creeper"])


@pytest.mark.rule("N-084")
def test_who_dies_of_the_first_encounter_of_egg_protection_meets_nobody() -> None:
    s = NemesisScenario("scout", "captain", "soldier", rooms={"scout": "nest", "captain": "nest"})
    s.put("token-breeder-4", "bag").hand("scout").wounded("captain", dressed=["leg", "leg"])
    s.top("deck-attack", "frenzy#3").top("deck-event", "event-egg-protection")
    s.blind("bag", "breeder-4", "blank").set(stage="event", queue=[]).begin()
    s.heard(Died, who="captain")
    s.unheard(Encountered, who="captain")
    assert s.intruders("nest") == ["breeder"]


@pytest.mark.rule("N-169", "N-473", "N-553")
@pytest.mark.parametrize(("eggs", "destroyed"), [(1, True), (2, False)])
def test_the_nest_is_destroyed_when_its_last_egg_hatches(eggs: int, destroyed: bool) -> None:
    s = NemesisScenario("scout", "captain")
    s.only("eggs", *["supply-egg"] * eggs, rest="supply-of-supply-egg").happens("hatching")
    assert s.state.nest_destroyed == destroyed


@pytest.mark.rule("N-552")
def test_hatching_gets_at_who_is_helpless_in_the_nest() -> None:
    s = NemesisScenario("scout", "captain", "soldier", rooms={"scout": "nest", "captain": "nest"})
    eggs, tokens = len(s.zone("eggs")), len(s.zone("bag"))
    s.hand("scout").contaminated("scout", clean=1).hand("captain", "rest").happens("hatching")
    s.heard(EggHatched)
    assert [s.crew(who).larva for who in ("scout", "captain", "soldier")] == [True, False, False]
    assert len(s.zone("eggs")) == eggs - 1
    assert len(s.zone("bag")) == tokens + 1, "no larva token, only the adult of the blank token"


def test_hatching_says_that_it_shows_who_has_action_cards() -> None:
    """Beside other deals of the scout's cards it is no leak that one of them is helpless."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"}).hand("scout")
    s.contaminated("scout", clean=1).set(stage="event", queue=[]).top("deck-event", "hatching")
    window = Window(GAME, GAME.copy(s.state), [], [1])
    assert window.play.state.crew[0].larva
    for deal in range(10):
        window.compare(eye(1), key_of(str(deal)))


def test_hatching_adds_a_larva_to_the_bag_if_nobody_was_got_at() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"}).hand("scout", "rest")
    eggs = len(s.zone("eggs"))
    s.happens("hatching").heard(TokenAdded, token="intruder-larva")
    assert not s.crew("scout").larva
    assert len(s.zone("eggs")) == eggs - 1
    s = ship("nest").only("eggs", rest="supply-of-supply-egg").happens("hatching")
    s.unheard(EggHatched).unheard(TokenAdded, token="intruder-larva")


def test_eclosion_kills_hosts_and_examines_all_others() -> None:
    s = NemesisScenario("scout", "captain", "soldier", rooms={"scout": "canteen"})
    s.is_("scout", larva=True).contaminated("captain", infected=1, clean=1, zone="deck")
    s.contaminated("soldier", clean=1, zone="deck")
    deck = len(s.zone("deck-1"))
    s.happens("eclosion").heard(Died, who="scout")
    s.heard(IntruderPlaced, intruder="creeper", room="canteen")
    s.heard(Infested, who="captain")
    s.heard(Scanned, who="soldier", infected=0, clean=1)
    s.unheard(Infested, who="soldier")
    assert s.crew("captain").larva
    discard = s.zone("discard-1")
    assert len(discard) == 4, "the four drawn cards, scanned ones included"
    assert {"contamination-infected", "contamination-clean"} <= set(discard)
    assert len(s.zone("deck-1")) == deck - 4


# Noise


def test_scent_of_prey_is_noise_around_everyone_with_slime() -> None:
    s = ship().is_("scout", slimed=True).is_("captain", slot="slot-020").happens("scent-of-prey")
    assert all(s.play.noisy(way) for way in s.play.board.around["slot-011"])
    assert not any(s.play.noisy(way) for way in s.play.board.around["slot-020"])


def test_the_nest_stirs_once_it_was_found() -> None:
    s = ship("nest").happens("nest")
    assert all(s.play.noisy(way) for way in s.play.board.around[s.slot("nest")])
    ship().happens("nest").unheard(NoisePlaced)


@pytest.mark.rule("N-555")
def test_noise_in_technical_corridors_is_laid_or_makes_all_near_them_roll() -> None:
    rooms = {"scout": "engine-1", "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms).happens("noise-in-technical-corridors")
    network = s.play.board.technical("slot-021")[0]
    s.unheard(NoiseRolled)
    assert s.play.noisy(network)
    s = NemesisScenario("scout", "captain", rooms=rooms).noise(network).dice(noise="silence")
    s.happens("noise-in-technical-corridors").heard(NoiseRolled, who="scout")
    s.unheard(NoiseRolled, who="captain")
    s.heard(BagDeveloped)


@pytest.mark.rule("N-555")
def test_noise_in_any_of_the_ducts_at_a_room_counts() -> None:
    def scene() -> NemesisScenario:
        s = NemesisScenario("scout", "captain", options={"layout": "alternative"})
        board = s.play.board
        room = next(slot for slot in board.slots if len(board.technical(slot)) > 1)
        return s.at("scout", room).at("captain", "cockpit").dice(noise="silence")

    s = scene()
    for network in s.play.board.technical(s.where("scout")):
        s = scene().noise(network).happens("noise-in-technical-corridors")
        s.heard(NoiseRolled, who="scout")
