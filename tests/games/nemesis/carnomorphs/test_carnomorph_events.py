"""Carnomorphs: their event cards."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import CarcassRose, PodLost
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.actions import shuffle_deck
from hullbreach.games.survival.rules.events import (
    Attacked,
    Discarded,
    NoiseRolled,
    RoomEmptied,
    Scanned,
)


def ship(*rooms: str) -> CarnomorphScenario:
    """Everybody is in the cockpit; these rooms are explored."""
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "cockpit", "captain": "cockpit"})
    for room in rooms:
        s.explore(room)
    return s


@pytest.mark.rule("NC-062", "NC-099")
@pytest.mark.parametrize("event", ["rampant-mutation-a", "rampant-mutation-b"])
def test_rampant_mutation(event: str) -> None:
    s = ship().mutated("scout", "claws").mutated("captain", "mimicry")
    s.contaminated("scout", infected=2, zone="deck").contaminated("captain", clean=1, zone="deck")
    s.event(event)
    assert (s.markers("scout"), s.markers("captain")) == (1, 0)
    assert len(s.spent("scout")) == 4
    assert [len(one.cards) for one in s.heard_of(Discarded)] == [4, 4], "everybody sees them"


@pytest.mark.rule("NC-103")
def test_reawakening() -> None:
    s = ship("canteen").mark("carcass", "canteen", 2).mark("carcass", "cockpit")
    s.top("deck-attack", "slash#6-1").event("reawakening-a")
    assert s.lying("canteen") == ["carcass", "shambler"]
    assert len(s.heard_of(CarcassRose)) == 2
    s.heard(Attacked, intruder="intruder-shambler")


def test_lurking() -> None:
    s = ship("canteen").intruder("butcher", "canteen").intruder("metagorger", "canteen")
    s.intruder("shambler", "canteen").intruder("shambler", "cockpit")
    s.event("lurking-b", token="shambler-3")
    moved = [one.kind for one in s.state.intruders]
    assert sorted(moved) == ["intruder-metagorger", "intruder-shambler"]
    assert s.intruders("cockpit") == ["shambler"]


def near_cockpit(s: CarnomorphScenario) -> str:
    return str(s.play.board.neighbours[s.slot("cockpit")][0])


def test_stalking() -> None:
    s = ship()
    near = near_cockpit(s)
    s.intruder("shambler", near).intruder("metagorger", near).event("stalking-b")
    assert "shambler" in s.intruders("cockpit")
    assert "metagorger" not in s.intruders("cockpit")


@pytest.mark.parametrize("carried", [False, True])
def test_scavenging_biomatter(carried: bool) -> None:
    s = ship()
    near = near_cockpit(s)
    if carried:
        s.has("scout", "supply-egg")
    else:
        s.mark("carcass", "cockpit")
    s.intruder("shambler", near).event("scavenging-biomatter")
    assert s.intruders("cockpit") == ["shambler"]


def test_airlock_procedure_glitch() -> None:
    s = ship("storage", "generator")
    yellow = [slot for slot in s.play.board.slots if s.play.colour(slot) == "yellow"]
    s.event("airlock-procedure-glitch")
    assert s.state.airless == yellow[-1]
    assert all(s.play.closed(way) for way, _ in s.play.board.ways[yellow[-1]])


@pytest.mark.parametrize("count", [2, 3])
def test_generator_overload(count: int) -> None:
    rooms = ("canteen", "storage", "armory")
    s = ship(*rooms)
    for room in rooms[:count]:
        s.mark("malfunction", room)
    s.event("generator-overload")
    assert (s.state.destruct == 0) == (count == 3)
    assert "event-generator-overload" in s.zone("gone")


def test_marked_prey() -> None:
    s = ship("canteen").at("captain", "canteen").has("scout", "supply-egg").event("marked-prey")
    assert (s.crew("scout").slimed, s.crew("captain").slimed) == (True, False)
    s = ship("canteen").at("captain", "canteen").mark("carcass", "canteen").event("marked-prey")
    assert (s.crew("scout").slimed, s.crew("captain").slimed) == (False, True)


def test_what_another_carries_does_not_mark_you() -> None:
    s = ship().has("scout", "supply-egg").event("marked-prey")
    assert (s.crew("scout").slimed, s.crew("captain").slimed) == (True, False)


def test_evacuation_hatches_jam() -> None:
    s = ship("evacuation-section-a", "evacuation-section-b").event("evacuation-hatches-jam")
    for section in "ab":
        assert "malfunction" in s.lying(f"evacuation-section-{section}")


def test_quarantine_procedure() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.event("quarantine-procedure")
    around = {way for way, _ in s.play.board.ways[s.slot("canteen")] if s.play.board.walled(way)}
    assert s.doors() == around


def test_growl_is_heard_around_every_carnomorph() -> None:
    s = ship("canteen").at("captain", "canteen").intruder("shambler", "canteen")
    first = s.play.board.slots[0]
    s.at("scout", first).intruder("shambler", first).event("growl")
    around = s.play.board.around
    assert s.noises() == {*around[s.slot(first)], *around[s.slot("canteen")]}


def test_quarantine_is_for_everybody_who_is_slimed() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.at("scout", "engine-2").is_("scout", slimed=True).event("quarantine-procedure")
    board, rooms = s.play.board, (s.slot("canteen"), s.slot("engine-2"))
    around = {way for room in rooms for way, _ in board.ways[room] if board.walled(way)}
    assert s.doors() == around


def test_growl() -> None:
    s = ship("canteen").at("captain", "canteen").intruder("shambler", "canteen").event("growl")
    assert set(s.play.board.around[s.slot("canteen")]) <= s.noises()


def test_structural_weakness() -> None:
    s = ship("canteen", "armory", "shower-room", "evacuation-section-a")
    s.event("structural-weakness")
    assert {slot for slot in s.play.board.slots if s.play.broken(slot)} == {
        s.slot("shower-room"),
        s.slot("evacuation-section-a"),
    }


def test_emergency_protocol_failure() -> None:
    s = ship()
    pods = s.zone("pods-b")
    s.in_pod("captain", "b").event("emergency-protocol-failure")
    s.heard(PodLost, pod=pods[-1])
    assert pods[-1] in s.zone("gone")
    assert s.crew("captain").status == ("aboard" if len(pods) == 1 else "pod")


def test_chemical_fire() -> None:
    s = ship("canteen").mark("fire", "canteen")
    slot = s.slot("canteen")
    shut, *others = dict.fromkeys(s.play.board.neighbours[slot])
    s.door("canteen", shut).event("chemical-fire")
    assert ("malfunction" in s.lying("canteen"), "fire" in s.lying("canteen")) == (True, False)
    assert [s.play.burning(one) for one in (shut, *others)] == [False] + [True] * len(others)
    assert "event-chemical-fire" in s.zone("deck-event")


def test_ammunition_meltdown() -> None:
    s = ship("armory").event("ammunition-meltdown")
    red = next(slot for slot in s.play.board.slots if s.play.colour(slot) == "red")
    assert s.play.burning(red)
    assert not s.state.searches.get(red)
    assert all(map(s.play.burning, s.play.board.neighbours[red]))


def test_beast_on_the_prowl() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.intruder("butcher", "hibernatorium").event("beast-on-the-prowl")
    assert s.intruders("canteen") == ["butcher"]
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.dice(noise=["1", "1", "1"]).event("beast-on-the-prowl")
    s.heard(NoiseRolled, who="character-captain")
    assert len(s.heard_of(NoiseRolled)) == 1


@pytest.mark.rule("NC-099", "N-371")
@pytest.mark.parametrize("infected", [0, 1])
def test_after_a_shuffle_nobody_knows_where_scanned_cards_are(infected: int) -> None:
    s = CarnomorphScenario("scout", "captain").hand("scout").mutated("scout", "claws")
    s.contaminated("scout", infected=infected, clean=1, zone="deck").happens("rampant-mutation-a")
    assert [one for one in s.told() if isinstance(one, Scanned)]
    shuffle_deck(s.edit(), 0)
    for who in ("scout", "captain", -1):
        assert set(s.sees(who, "deck-0")) == {None}
        assert not [one for one in s.view(who).seen if one.zone == "deck-0"]


# Which of several, and who stays out of it


def test_a_butcher_that_fights_stays_where_it_is() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.intruder("butcher", "cockpit").event("beast-on-the-prowl")
    assert s.intruders("cockpit") == ["butcher"]


def test_a_butcher_on_the_prowl_needs_slime_to_follow() -> None:
    s = ship("canteen").intruder("butcher", "canteen").event("beast-on-the-prowl")
    assert s.intruders("canteen") == ["butcher"]
    s.unheard(NoiseRolled)


def test_it_comes_to_the_first_of_several_who_are_slimed() -> None:
    s = ship("canteen", "storage").at("scout", "canteen").at("captain", "storage").set(first=1)
    s.is_("scout", slimed=True).is_("captain", slimed=True).intruder("butcher", "hibernatorium")
    s.event("beast-on-the-prowl")
    assert s.intruders("storage") == ["butcher"]


def test_who_fights_already_does_not_roll_because_of_a_beast() -> None:
    s = ship("canteen").at("captain", "canteen").is_("captain", slimed=True)
    s.intruder("metagorger", "canteen").event("beast-on-the-prowl").unheard(NoiseRolled)


def test_a_second_room_does_not_lose_its_air_meanwhile() -> None:
    s = ship("generator", "comms-room")
    first = s.slot("comms-room")
    s.edit().lay("supply-depressurization", first)
    s.set(airless=first).event("airlock-procedure-glitch")
    assert s.state.airless == first
    assert not s.doors()


def test_a_room_with_a_destroyed_door_is_passed_over_by_the_glitch() -> None:
    s = ship("generator", "comms-room")
    one, other = sorted((s.slot("generator"), s.slot("comms-room")))
    s.door(other, s.play.board.neighbours[other][0], ruined=True)
    s.event("airlock-procedure-glitch")
    assert s.state.airless == one


def test_the_burning_room_with_the_highest_number_breaks() -> None:
    s = ship("canteen", "storage").mark("fire", "canteen").mark("fire", "storage")
    low, high = sorted((s.slot("canteen"), s.slot("storage")))
    s.event("chemical-fire")
    assert (s.play.broken(low), s.play.broken(high)) == (False, True)
    assert (s.play.burning(low), s.play.burning(high)) == (True, False)


def test_the_red_room_with_the_lowest_number_melts_down() -> None:
    s = ship("storage", "armory")
    low, high = sorted((s.slot("armory"), s.slot("storage")))
    s.event("ammunition-meltdown")
    assert (s.state.searches[low], s.state.searches[high]) == (0, 2)
    assert s.play.burning(low)


def test_the_pod_of_section_b_with_the_highest_number_is_lost() -> None:
    crew = ("scout", "captain", "soldier", "pilot", "mechanic")
    s = CarnomorphScenario(*crew)
    low, high = sorted(s.zone("pods-b"))
    s.event("emergency-protocol-failure").heard(PodLost, pod=high)
    assert s.zone("pods-b") == [low]
    assert len(s.zone("pods-a")) == 2


def test_where_section_b_has_no_pod_left_none_is_lost() -> None:
    s = ship()
    s.edit().move_all("pods-b", "gone")
    pods = s.zone("pods-a")
    s.event("emergency-protocol-failure").unheard(PodLost)
    assert s.zone("pods-a") == pods


def test_a_red_room_that_is_empty_melts_down_all_the_same() -> None:
    s = ship().explore("armory", items=0).event("ammunition-meltdown").unheard(RoomEmptied)
    assert s.play.burning(s.slot("armory"))


def test_stalkers_go_nowhere_but_to_prey() -> None:
    s = ship().at("scout", "011").at("captain", "011")
    s.intruder("shambler", "006").event("stalking-a")
    assert s.intruders("011") == ["shambler"], "not 002, which has a lower number"


def test_stalkers_without_prey_next_door_stay() -> None:
    s = ship().at("scout", "cockpit").at("captain", "cockpit").intruder("fleshbeast", "engine-2")
    s.event("stalking-b")
    assert s.intruders("cockpit") == []


def test_without_a_yellow_room_no_airlock_has_a_glitch() -> None:
    s = ship("armory").event("airlock-procedure-glitch")
    assert (s.state.airless, s.doors()) == ("", set())


def test_stalkers_choose_the_lowest_room_and_leave_no_fight() -> None:
    s = ship("canteen").at("scout", "002").at("captain", "005")
    s.intruder("shambler", "006").intruder("fleshbeast", "005").event("stalking-a")
    assert s.intruders("002") == ["shambler"], "not 005, which is next door as well"
    assert s.intruders("005") == ["fleshbeast"]


@pytest.mark.parametrize("kind", ["metagorger", "butcher"])
def test_all_but_the_butcher_go_where_flesh_is(kind: str) -> None:
    s = ship().at("scout", "engine-1").at("captain", "engine-2").mark("carcass", "cockpit")
    s.intruder(kind, "004").event("scavenging-biomatter")
    assert (s.intruders("cockpit") == [kind]) == (kind != "butcher")


def test_a_carcass_that_somebody_carries_does_not_get_up() -> None:
    s = ship().has("scout", "supply-carcass").event("reawakening-b")
    s.unheard(CarcassRose)
    assert "carcass" in s.carries("scout")


def test_hatches_of_a_section_that_nobody_has_found_do_not_jam() -> None:
    s = ship("evacuation-section-a").event("evacuation-hatches-jam")
    assert [slot for slot in s.play.board.slots if s.play.broken(slot)] == [
        s.slot("evacuation-section-a")
    ]
