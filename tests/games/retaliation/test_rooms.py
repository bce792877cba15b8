"""Retaliation, chapter Room effects: what every room of the base does."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.events import Burst
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, NoiseRolled, Peeked, Scanned

FOUR = ("rest", "demolition", "repairs", "search")


def in_room(room: str, more: str = "", space: str = "a4", **how: Any) -> RetaliationScenario:
    """The Medic in a room, with four cards; the Landing Zone is next to it, or B3."""
    near = "b3" if space.startswith("c") else "lz"
    drawing = f"{space}={room}:@medic -204- {near}" + more
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR)


@pytest.mark.rule("R-470")
def test_sprinklers_put_out_one_sector() -> None:
    s = in_room("sprinklers-control", ":F\na4 -304- b3:F\nlz -101- a3:F")
    s.works("medic").does("medic", "sector", "a")
    assert (s.at("lz"), s.at("a3"), s.at("b3")) == ("", "", "F")


@pytest.mark.rule("R-471", "R-389")
def test_the_shelter_removes_contamination_unscanned() -> None:
    s = in_room("shelter").contaminated("medic", infected=1, clean=1)
    s.works("medic")
    assert s.contamination("medic") == 0
    assert not s.crew("medic").larva
    s.unheard(Scanned)
    s = in_room("shelter").contaminated("medic", clean=1).infested("medic")
    assert s.denied("medic", "room") == "R-471"


@pytest.mark.rule("R-472", "R-185")
def test_the_emergency_room_treats_a_wound() -> None:
    s = in_room("emergency-room").wounded("medic", "leg", "eyes").works("medic", "stitch-up")
    s.does("medic", "heal", "eyes")
    assert (s.wounds("medic"), s.health("medic")) == (["leg"], 6)


@pytest.mark.rule("R-473")
def test_the_supply_room_gives_two_of_three() -> None:
    s = (
        in_room("supply-room")
        .top("deck-green", "item-antiseptic")
        .top("deck-red", "item-flashbang")
    )
    s.top("deck-yellow", "item-tools").works("medic").does("medic", "keep", "tools")
    s.does("medic", "leave-it").does("medic", "keep", "antiseptic").does("medic", "leave-it")
    assert s.carries("medic") == ["antiseptic", "carbine", "tools"]
    assert s.zone("discard-red") == ["item-flashbang"]


@pytest.mark.rule("R-474")
def test_the_armory_gives_ammo_and_grenades() -> None:
    s = in_room("armory").works("medic")
    assert s.offered("medic", "take") == ["take:gear-ammo", "take:gear-grenade"]
    s.does("medic", "take", "grenade").does("medic", "take", "ammo").does("medic", "done")
    assert s.tokens("medic") == ["ammo", "grenade"]


@pytest.mark.rule("R-476")
def test_door_control_turns_all_doors_of_a_sector() -> None:
    s = in_room("door-control", "\nlz -101- a3\nlz -|102- a5\na4 -301- b3\nb3 -302- b4")
    s.works("medic").does("medic", "sector", "a")
    s.does("medic", "close", "a3-lz", "lz").does("medic", "open", "lz-a5", "lz")
    assert not s.is_offered("medic", "open", "a3-lz", "lz")
    s.does("medic", "close", "a4-b3", "a4")
    assert (s.closed("a3-lz", "lz"), s.closed("lz-a5", "lz")) == (True, None)
    assert s.closed("a4-b3", "a4") is True
    assert not [name for name in s.state.doors if name.startswith("gap-b3-b4")]


@pytest.mark.rule("R-477")
def test_the_security_robot_room_works_where_the_robot_is() -> None:
    s = in_room("security-robot-room", "\nlz -101- a3", found=True).robot("technical", "lz")
    s.works("medic", "robot-secures")
    assert s.at("lz") == "S"
    s = in_room("security-robot-room", "\nlz -101:A- a3", found=True).robot("technical", "lz")
    s.works("medic", "robot-reinforces")
    assert s.state.reinforced == ["gap-lz-a4"]


@pytest.mark.rule("R-478", "R-479", "R-586")
def test_gunnery_covers_corridors_at_working_red_rooms() -> None:
    s = in_room("gunnery", "\nlz -101:A- a3=shelter\nlz -105:A- a5=armory:M")
    s.dice(burst=4).works("medic")
    assert s.at("a3-lz") == ""
    assert s.at("lz-a5") == "A"
    assert s.tokens("medic", "carbine") == ["ammo"]
    assert s.heard(Burst).weapon == "room-gunnery"


@pytest.mark.rule("R-480", "R-324")
def test_pressure_control_pushes_one_intruder() -> None:
    s = in_room("pressure-control", ":A@recon\nlz -101:AAAAAA- a3\na4 -304- b3:D2")
    s.works("medic")
    offered = s.offered("medic")
    assert "push:intruder-adult:space-lz:gap-a3-lz" not in offered
    assert {one for one in offered if "space-lz:gap" in one} == {
        "push:intruder-adult:space-lz:gap-lz-a4"
    }
    s.does("medic", "push:intruder-drone#2:space-b3:gap-a4-b3")
    assert (s.at("a4-b3"), s.at("b3"), s.at("lz")) == ("D", "", "A")


@pytest.mark.rule("R-480", "R-214")
def test_pressure_control_pushes_into_a_crowded_room_for_rooms_have_no_limit() -> None:
    s = in_room("pressure-control", "\nlz -101:A- a3:AAAAAAA").works("medic")
    s.does("medic", "push:intruder-adult:gap-a3-lz:space-a3")
    assert (s.at("a3"), s.at("a3-lz")) == ("A" * 8, "")


@pytest.mark.rule("R-476")
def test_whoever_controls_the_doors_stops_when_it_is_enough() -> None:
    s = in_room("door-control", "\na4 -201- a5 -101- a6").works("medic")
    s.does("medic", "sector-a").does("medic", "close", "a4-a5", "a4").does("medic", "done")
    assert s.asked("medic").text.id == "ask-turn"
    assert (s.closed("a4-a5", "a4"), s.closed("a5-a6", "a5")) == (True, None)


@pytest.mark.rule("R-480", "R-299")
def test_pressure_control_may_push_an_intruder_onto_somebody() -> None:
    s = in_room("pressure-control", ":@recon\nlz -101:A- a3").top("deck-attack", "attack-scratch-4")
    s.works("medic").does("medic", "push:intruder-adult:gap-a3-lz:space-lz")
    assert s.health("recon") == 2


@pytest.mark.rule("R-481")
@pytest.mark.parametrize(("effect", "after"), [("silence-alarm", ""), ("sound-alarm", "AA")])
def test_the_alarm_room(effect: str, after: str) -> None:
    s = in_room("alarm-room", "\nlz -101:N- a3").blind("bag", "adult-2").works("medic", effect)
    assert s.at("a3-lz") == after


@pytest.mark.rule("R-482")
def test_the_laboratory_gives_ammo_or_a_prototype() -> None:
    s = in_room("military-lab").works("medic", "load-up")
    assert s.offered("medic", "take") == ["take:gear-ammo"]
    s = in_room("military-lab").top("deck-support", "item-bayonet", "item-sonic-gun")
    s.works("medic", "try-prototypes")
    assert set(s.offered("medic")) == {"keep:item-bayonet", "keep:item-sonic-gun", "leave-it"}
    s.does("medic", "leave-it")
    assert sorted(s.zone("discard-support")) == ["item-bayonet", "item-sonic-gun"]


@pytest.mark.rule("R-483", "R-065")
def test_what_was_on_offer_at_the_start_is_not_in_the_laboratory() -> None:
    s = in_room("military-lab")
    s.only("deck-support", "item-bayonet", "item-sonic-gun", rest="gone")
    s.works("medic", "try-prototypes")
    assert set(s.offered("medic", "keep")) == {"keep:item-bayonet", "keep:item-sonic-gun"}


@pytest.mark.rule("R-484", "R-485", "R-486")
def test_the_technical_corridor() -> None:
    s = in_room("technical-corridor", ":S\nlz -101- a3").top("deck-attack", "attack-scratch-4")
    s.dice(noise="1").works("medic").does("medic", "place", "lz")
    kinds = [type(one) for one in s.told() if isinstance(one, Attacked | NoiseRolled)]
    assert kinds == [Attacked, NoiseRolled]
    assert (s.health("medic"), s.at("lz"), s.all()) == (2, "S", {})
    assert s.zone("discard-attack") == ["attack-scratch-4"]
    assert s.at("a3-lz") == "N"


@pytest.mark.rule("R-484", "R-338")
def test_the_attack_in_the_technical_corridor_can_be_prevented() -> None:
    s = in_room("technical-corridor").has("medic", "bayonet").works("medic").dice(noise="1")
    s.does("medic", "protect", "bayonet")
    assert (s.health("medic"), s.zone("discard-attack"), s.broken()) == (0, [], ["bayonet"])


@pytest.mark.rule("R-487", "R-488", "R-553")
def test_decontamination() -> None:
    s = in_room("decontamination").contaminated("medic", infected=1, zone="deck")
    s.contaminated("medic", clean=1, zone="discard").contaminated("medic", clean=1)
    s.works("medic")
    assert s.contamination("medic") == 1
    assert s.cards("medic") == ["clean"]
    assert s.oxygen("medic") == 5
    s.unheard(Scanned)
    s = in_room("decontamination").is_("medic", oxygen=1)
    assert s.denied("medic", "room") == "R-488"


@pytest.mark.rule("R-489", "R-494")
def test_life_support_a() -> None:
    s = in_room("life-support-a", ":F").works("medic", "stifle-fire")
    assert s.at("lz") == ""
    s.works("medic")
    assert s.state.air == ["a"]
    s = in_room("life-support-a", air=["a", "b"]).works("medic")
    assert s.state.air == ["b"]


@pytest.mark.rule("R-490", "R-403", "R-036")
def test_life_support_b_looks_at_the_defence() -> None:
    s = RetaliationScenario("b3=life-support-b:@medic -204- a4:@recon").hand("medic", *FOUR)
    s.top("anti-aircraft", "anti-aircraft-active").works("medic", "check-defence")
    assert s.heard(Peeked, listener="medic").seen
    assert not s.heard(Peeked, listener="recon").seen
    s.does("medic", "on-top", "anti-aircraft-inactive")
    assert s.zone("anti-aircraft")[-1] == "anti-aircraft-inactive"
    assert s.sees("recon", "anti-aircraft") == [None, None]
    assert s.sees("medic", "anti-aircraft") == ["anti-aircraft-active", "anti-aircraft-inactive"]
    s.works("medic", "switch-support")
    assert s.state.air == ["b"]


@pytest.mark.rule("R-491", "R-430", "R-464")
def test_life_support_c_opens_the_hibernatorium_for_good() -> None:
    s = in_room("life-support-c", space="c4").works("medic", "open-chambers")
    assert s.state.hibernation
    s.works("medic")
    assert (s.state.air, s.state.hibernation) == (["c"], True)


@pytest.mark.rule("R-492", "R-448")
def test_the_server_room() -> None:
    drawing = "b3=server-room:@medic -204- a4=alarm-room -304:N- lz\nlz -101- a3=gunnery:M"
    s = RetaliationScenario(drawing).hand("medic", *FOUR).works("medic", "remote-control")
    s.does("medic", "effect", "silence-alarm")
    assert s.at("lz-a4") == ""
    s.works("medic")
    assert s.crew("medic").data
    s.set(actions=2, turn=0).hand("medic", *FOUR)
    assert not s.is_offered("medic", "room")


@pytest.mark.rule("R-493", "R-494", "R-424")
def test_after_the_reactor_nothing_can_be_switched_on() -> None:
    s = in_room("reactor", space="c4", destruct=8, air=["a"]).works("medic")
    assert (s.state.destruct, s.state.air, s.zone("anti-aircraft")) == (-1, [], [])
    assert s.denied("medic", "room") == "R-494"
    s = RetaliationScenario("c4=cooling-system:@medic -204- b3".replace("c4", "b4"), wired=False)
    s.hand("medic", *FOUR)
    assert s.denied("medic", "room") == "R-499"


@pytest.mark.rule("R-495", "R-430", "R-427", "R-431", "R-432")
def test_hibernation() -> None:
    drawing = "hib:@medic@recon -200- b1"
    s = RetaliationScenario(drawing, hibernation=True).hand("medic", *FOUR).hand("recon", *FOUR)
    s.dice(noise="1").works("medic")
    assert s.crew("medic").status == "hibernating"
    s.dice(noise="1").works("recon")
    assert s.crew("recon").status == "hibernating"
    s = RetaliationScenario(drawing).hand("medic", *FOUR)
    assert s.denied("medic", "room") == "R-430"


@pytest.mark.rule("R-428", "R-429", "R-495")
def test_an_intruder_after_the_noise_stops_hibernation() -> None:
    s = RetaliationScenario("hib:@medic -200:A- b1", hibernation=True).hand("medic", *FOUR)
    s.top("deck-attack", "attack-scratch-1").dice(noise="2").works("medic")
    assert (s.crew("medic").status, s.at("hib")) == ("aboard", "A")


@pytest.mark.rule("R-497")
def test_the_drilling_station_opens_a_way() -> None:
    s = in_room("drilling-station", "\nlz -101- a3\na3 -102- a2", found=True).robot(
        "technical", "a4"
    )
    s.works("medic")
    offered = set(s.offered("medic"))
    assert "corridor:gap-a3-a4" in offered
    assert "corridor:gap-a4-b3" in offered
    assert "corridor:gap-lz-a4" not in offered
    s.does("medic", "corridor", "a4-b3")
    assert "gap-a4-b3" in s.state.corridors


@pytest.mark.rule("R-498")
def test_surgery_removes_a_larva_and_what_is_infected() -> None:
    s = in_room("surgery").infested("medic").contaminated("medic", infected=1, clean=1, zone="deck")
    s.contaminated("medic", clean=1, infected=1, zone="discard").contaminated("medic", infected=1)
    s.works("medic", "operate-on-larva") if s.wounds("medic") else s.works("medic")
    assert not s.crew("medic").larva
    assert s.zone("supply-of-intruder-larva").count("intruder-larva") == 6
    assert s.contamination("medic") == 3
    assert s.cards("medic") == ["infected"]
    assert s.zone("discard-0") == []
    assert s.zone("gone").count("contamination-infected") == 2


@pytest.mark.rule("R-498")
def test_surgery_treats_a_wound_or_a_larva() -> None:
    assert in_room("surgery").denied("medic", "room") == "R-498"
    s = in_room("surgery").wounded("medic", "leg").works("medic")
    assert s.wounds("medic") == []


@pytest.mark.rule("R-499", "R-422")
def test_the_cooling_system_starts_the_self_destruct() -> None:
    s = RetaliationScenario("b3=cooling-system:@medic -204- a4", round=3).hand("medic", *FOUR)
    s.works("medic")
    assert s.state.destruct == 8


@pytest.mark.rule("R-642")
def test_the_self_destruct_starts_once() -> None:
    s = RetaliationScenario("b3=cooling-system:M@medic -204- a4", round=3, destruct=5)
    s.event("reactor-overheating")
    assert s.state.destruct == 5


@pytest.mark.rule("R-501", "R-433", "R-434", "R-435", "R-427")
def test_the_shuttle_takes_one() -> None:
    s = RetaliationScenario("c4=escape-shuttle:@medic@recon -204- b3")
    s.top("anti-aircraft", "anti-aircraft-active")
    s.hand("medic", *FOUR).hand("recon", *FOUR).dice(noise="1").works("medic")
    assert (s.crew("medic").status, s.crew("medic").pod) == ("escaped", "shuttle")
    assert s.denied("recon", "room") == "R-434"


@pytest.mark.rule("R-496", "R-407", "R-409")
def test_the_lander_is_boarded_in_the_landing_zone() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").hand("medic", *FOUR)
    assert not s.works("medic").is_offered("medic", "effect", "board-lander")
    s = RetaliationScenario("lz:@medic@recon -204- a4", lander="landed").hand("medic", *FOUR)
    s.dice(noise="1").works("medic", "board-lander")
    assert s.crew("medic").status == "pod"
    assert s.waiting() == [1]
