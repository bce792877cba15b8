"""Retaliation: what the players are told of what happens, in the order in which it happens."""

from typing import Any

import pytest

from hullbreach.games.retaliation.neosoma.suite import CultScenario
from hullbreach.games.retaliation.rules.events import (
    Advanced,
    AttackStopped,
    BreathesAgain,
    Carried,
    ChambersOpened,
    Cleansed,
    Cornered,
    CorridorLaid,
    DangerIgnored,
    Equipped,
    Exploded,
    GearDropped,
    GearTaken,
    GearUsed,
    HeldOff,
    HibernatoriumFound,
    ItemBroken,
    ItemLost,
    ItemMended,
    Killed,
    LanderMoved,
    LanderTold,
    Listened,
    MadeWay,
    NoiseGone,
    QueenHurt,
    ReactorShut,
    Repelled,
    Restored,
    RobotRevealed,
    RoomFound,
    Scorched,
    Suffocates,
    Withstood,
)
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import (
    AttackIgnored,
    Cured,
    Discarded,
    DoorOpened,
    Encountered,
    Fate,
    Found,
    Injured,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Reshuffled,
    Revived,
    RoundBegins,
    TookObject,
    Traded,
)

FOUR = ("rest", "search", "demolition", "repairs")


def medic(drawing: str, **how: Any) -> RetaliationScenario:
    """The Medic with cards to pay with."""
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR)


@pytest.mark.rule("R-241", "R-245", "R-255")
def test_what_is_placed_in_a_room_is_told() -> None:
    s = medic("lz:@medic -204- a4").dice(noise="1").does("medic", "careful", "lz-a4").pays()
    s.heard(MarkerPlaced, marker="secure", rule="R-255")
    s = RetaliationScenario("lz -204- a4:@medic").event("landing-zone-explodes")
    s.heard(MarkerPlaced, marker="fire", room="landing-zone", rule="R-241")
    s.heard(MarkerPlaced, marker="malfunction", room="landing-zone", rule="R-245")


@pytest.mark.rule("R-379", "R-381")
def test_nobody_is_told_that_a_queen_dies_who_lost_a_card() -> None:
    s = medic("lz:Q@medic -204- a4").top("deck-health", "health-draw-1")
    s.shoots("medic", "carbine", "queen", "critical").heard(QueenHurt)
    s.unheard(Injured)
    s.unheard(Killed)


@pytest.mark.rule("RN-097")
def test_nobody_is_told_that_armor_dies_which_holds() -> None:
    s = CultScenario("lz:A@medic -204- a4").hand("medic", *FOUR)
    s.shoots("medic", "carbine", "armored", "critical").heard(Repelled, intruder="armored")
    s.unheard(Killed)


@pytest.mark.rule("R-362")
def test_an_intruder_that_dies_is_told_once() -> None:
    s = medic("lz:A@medic -204- a4").shoots("medic", "carbine", "adult", "critical")
    assert len([one for one in s.told() if isinstance(one, Killed | Injured)]) == 1


@pytest.mark.rule("R-219")
def test_those_who_change_places_are_told() -> None:
    s = medic("a3:@medic -104:AAAAAA- a4:Q").dice(noise="4").event("fire-breath")
    told = [(one.intruder, one.count, one.goal) for one in s.told() if isinstance(one, Advanced)]
    assert told == [("intruder-adult", 4, "space-a4"), ("intruder-queen", 1, "gap-a3-a4")]


@pytest.mark.rule("R-220")
def test_those_who_make_way_are_told() -> None:
    s = medic("a3:S@medic -104:QAA- a4").event("protect-and-serve")
    assert [one.intruder for one in s.told() if isinstance(one, MadeWay)] == ["intruder-adult"] * 2
    assert s.at("a3-a4") == "QDD"


@pytest.mark.rule("R-634")
def test_who_is_driven_against_a_full_corridor_is_told_to_stay() -> None:
    s = medic("lz:A@medic -204:AAAAAA- a4").has("medic", "military-taser")
    s.uses("medic", "military-taser", "drive-away").heard(Cornered, intruder="adult")
    s.unheard(Repelled)
    assert (s.at("lz"), s.at("lz-a4")) == ("A", "AAAAAA")


@pytest.mark.rule("R-333")
def test_a_queen_at_the_end_of_the_map_is_told_to_stay() -> None:
    s = medic("lz:@medic -204:Q- a4?").set(queen_damage=4).top("deck-health", "health-repel-0")
    s.bursts("medic", "carbine", "lz-a4", 1).heard(Cornered, intruder="queen")
    s.unheard(Repelled)
    assert s.at("lz-a4") == "Q"


@pytest.mark.rule("R-264")
def test_who_follows_is_told() -> None:
    s = medic("lz:@medic -204:D- a4").top("deck-attack", "attack-blood-sense")
    s.goes("medic", "a4", "1").heard(Advanced, intruder="drone", goal="space-a4")


@pytest.mark.rule("R-481")
def test_noise_that_is_silenced_is_told() -> None:
    s = medic("a4=alarm-room:@medic -204:N- b3").works("medic", "silence-alarm")
    s.heard(NoiseGone)


@pytest.mark.rule("R-292")
@pytest.mark.parametrize(("face", "gone"), [("1", True), ("2", False)])
def test_what_a_scanner_hears_is_told(face: str, gone: bool) -> None:
    s = medic("lz:@medic -204:N- a4").has("medic", "noise-scanner").blind("bag", "token-larva")
    s.dice(noise=face).uses("medic", "noise-scanner").heard(Listened, face=f"noise-{face}")
    assert (s.at("lz-a4") == "", any(isinstance(one, NoiseGone) for one in s.told())) == (
        gone,
        gone,
    )


@pytest.mark.rule("R-280")
def test_who_comes_along_comes_after_the_discovery() -> None:
    s = RetaliationScenario("lz:@officer@medic -204- a4?").hand("officer", "lets-go")
    s.top("deck-exploration", "exploration-10").dice(noise="1")
    s.plays("officer", "lets-go", "go-together").does("officer", "whom", "medic")
    kinds = [type(one) for one in s.told() if isinstance(one, RoomFound | Moved)]
    assert kinds == [RoomFound, Moved, Moved]
    assert s.where("medic") == "a4"


@pytest.mark.rule("R-491", "R-493")
def test_what_is_switched_for_all_is_told() -> None:
    s = medic("c4=life-support-c:@medic -204- c5").works("medic", "open-chambers")
    s.heard(ChambersOpened)
    s = medic("c4=reactor:@medic -204- c5").works("medic")
    s.heard(ReactorShut)


@pytest.mark.rule("R-201")
def test_a_robot_that_was_called_is_revealed_before_the_hibernatorium() -> None:
    s = medic("a3:@medic -104- a2?\nlz -204- a3").has("medic", "supporting-robot-controller")
    s.uses("medic", "supporting-robot-controller").heard(RobotRevealed)
    s.unheard(HibernatoriumFound)
    s.top("deck-exploration", "exploration-8").blind("bag", "token-blank").goes("medic", "a2")
    s.heard(HibernatoriumFound)
    s.unheard(RobotRevealed)


@pytest.mark.rule("R-387", "R-640")
def test_a_queen_that_leaves_her_company_is_told() -> None:
    s = medic("a4:@medic -204- b3:QA").colony("queen")
    s.heard(Advanced, intruder="queen", goal="gap-a4-b3")
    assert s.all() == {"a4-b3": "Q", "b3": "A"}


@pytest.mark.rule("R-480")
def test_whom_pressure_pushes_out_of_a_room_is_told() -> None:
    s = medic("a4=pressure-control:@medic -204- b3:A").works("medic")
    s.heard(Advanced, intruder="adult", goal="gap-a4-b3")


@pytest.mark.rule("R-254")
def test_what_is_mended_is_told() -> None:
    s = medic("a4:@medic -204- b3").breaks("medic", "carbine").plays("medic", "repairs", "repair")
    s.heard(ItemMended, item="carbine")
    s = medic("a4:@medic -204- b3").robot("technical", "a4").breaks("medic", "robot")
    s.plays("medic", "repairs", "repair").heard(ItemMended, item="robot")


@pytest.mark.rule("R-248")
def test_an_item_that_is_destroyed_is_not_mended() -> None:
    s = medic("lz:A@medic -204- a4").breaks("medic", "carbine").fights("medic", "adult", 5)
    s.does("medic", "protect", "carbine").heard(AttackIgnored, thanks_to="carbine")
    s.unheard(ItemMended)
    assert (s.held("medic"), s.broken()) == ([], [])


@pytest.mark.rule("R-080", "R-504")
def test_what_is_discarded_for_an_effect_is_told() -> None:
    s = medic("a4:M@medic -204- b3").plays("medic", "repairs", "repair")
    s.heard(Discarded, cards=["card-rest"])


@pytest.mark.rule("R-127", "R-255")
def test_security_that_is_lost_is_told_room_by_room() -> None:
    s = medic("a4=armory:S@medic -204- b3=gunnery:SS").event("breaking-in")
    rooms = [one.room for one in s.told() if isinstance(one, MarkerRemoved)]
    assert rooms == ["room-armory", "room-gunnery"]


@pytest.mark.rule("R-021")
def test_what_explodes_is_told() -> None:
    s = medic("a4:@medic -204- a3=armory:SA").has("medic", "remote-detonator")
    s.uses("medic", "remote-detonator").heard(Exploded, room="armory")
    s.heard(MarkerRemoved)
    s = medic("a4:@medic -204:A- a3=armory:A").has("medic", "rpg-launcher")
    s.uses("medic", "rpg-launcher").heard(Exploded, room="armory")
    assert len([one for one in s.told() if isinstance(one, Exploded)]) == 1


@pytest.mark.rule("R-482")
def test_a_prototype_that_is_kept_is_told() -> None:
    s = medic("a4=military-lab:@medic -204- a3")
    s.top("deck-support", "item-utility-vest", "item-hand-cannon").works("medic", "try-prototypes")
    s.does("medic", "keep", "hand-cannon").heard(Equipped, thing="hand-cannon", listener=-1)
    s.heard(ItemLost, item="utility-vest", listener=-1)


@pytest.mark.rule("R-309", "R-473")
def test_what_a_searcher_leaves_is_told_where_it_goes() -> None:
    s = medic("a4=supply-room:@medic -204- a3").top("deck-green", "item-stimulants")
    s.top("deck-red", "item-flashbang").top("deck-yellow", "item-tools").works("medic")
    s.does("medic", "keep", "stimulants").heard(Found, kept="stimulants", left=[], listener="medic")
    s.does("medic", "leave-it").does("medic", "keep", "flashbang")
    s.heard(Found, kept="flashbang", left=[], listener="medic")
    s.does("medic", "leave-it").heard(ItemLost, item="tools", listener=-1)
    s = medic("a4=alarm-room:@medic -204- a3").top("deck-green", "item-stimulants")
    s.top("deck-red", "item-flashbang").plays("medic", "search").does("medic", "keep", "stimulants")
    s.heard(Found, kept="stimulants", left=["item-flashbang"], listener="medic")


@pytest.mark.rule("R-471", "R-487")
def test_how_much_contamination_goes_is_told() -> None:
    s = medic("a4=shelter:@medic -204- a3").contaminated("medic", clean=2)
    s.works("medic").heard(Cleansed, count=2)
    s = medic("a4=decontamination:@medic -204- a3").contaminated("medic", clean=1)
    s.contaminated("medic", clean=2, zone="deck").contaminated("medic", infected=1, zone="discard")
    s.works("medic").heard(Cleansed, count=3)
    s = medic("a4:@medic -204- a3").contaminated("medic", clean=2).has("medic", "antiseptic")
    s.uses("medic", "antiseptic")
    s.does("medic", "contamination").heard(Cleansed, count=1)


@pytest.mark.rule("R-471", "R-487")
@pytest.mark.parametrize("room", ["shelter", "decontamination"])
def test_so_nobody_takes_it_back(room: str) -> None:
    s = medic(f"a4={room}:@medic -204- a3").contaminated("medic", clean=1).set(actions=2)
    s.works("medic")
    assert s.table.may_undo(0) is None


@pytest.mark.rule("R-165")
def test_a_token_that_is_discarded_is_not_used() -> None:
    s = (
        medic("a4:@medic -204- a3")
        .has("medic", "gear-grenade")
        .does("medic", "drop-gear", "grenade")
    )
    s.heard(GearDropped, token="grenade")
    s.unheard(GearUsed)


@pytest.mark.rule("R-033")
def test_what_fills_the_robot_is_told() -> None:
    s = medic("a4:@medic -204- a3").robot("medical", "a3").has("medic", "robot-controller")
    s.only("on-robot", "gear-ammo", rest="supply-of-gear-oxygen")
    s.uses("medic", "robot-controller", "refill-robot").heard(GearTaken, token="oxygen")


@pytest.mark.rule("R-172")
def test_whoever_breathes_again_is_told() -> None:
    s = medic("lz:@medic@recon -204- a4", air=["a"]).is_("medic", oxygen=0, suffocating=True)
    s.rests("medic").heard(BreathesAgain)
    s = medic("lz:@medic@recon -204- a4", air=["a"]).is_("medic", oxygen=0)
    s.rests("medic").unheard(BreathesAgain)


@pytest.mark.rule("R-160", "R-171")
@pytest.mark.parametrize("suffocating", [True, False])
def test_whoever_breathes_again_by_oxygen_is_told(suffocating: bool) -> None:
    s = medic("lz:@medic -204- a4").has("medic", "gear-oxygen")
    s.is_("medic", oxygen=0, suffocating=suffocating).gears("medic", "spend", "oxygen")
    told = [type(one) for one in s.told()].count(BreathesAgain)
    assert (s.oxygen("medic"), told) == (3, int(suffocating))


@pytest.mark.rule("R-118")
def test_intruders_that_burn_are_told() -> None:
    medic("lz:@medic -204- a4=armory:AF").intruder_phase().heard(Scorched, room="armory")
    medic("lz:@medic -204- a4=armory:F").intruder_phase().unheard(Scorched)


@pytest.mark.rule("R-542")
def test_whoever_carries_a_body_is_told() -> None:
    s = medic("lz:@medic@recon -204- a4", mode="coop").dead("recon").dice(noise="1")
    s.does("medic", "move", "lz-a4").pays().does("medic", "carry", "recon").pays()
    s.heard(Carried, whom="recon")
    s.heard(Discarded)


@pytest.mark.rule("R-285")
def test_exploration_cards_that_are_shuffled_are_told() -> None:
    s = medic("lz:@medic -204- a4?").only("deck-exploration", rest="discard-exploration")
    s.goes("medic", "a4").heard(Reshuffled)


@pytest.mark.rule("R-496")
def test_runts_that_come_to_rob_are_told() -> None:
    s = CultScenario("lz:@medic -204:R- a4:R").hand("medic", *FOUR).event("scavengers")
    goals = [one.goal for one in s.told() if isinstance(one, Advanced)]
    assert goals == ["space-lz", "space-lz"]


@pytest.mark.rule("R-312")
def test_whoever_is_asked_for_consent_hears_for_what() -> None:
    s = medic("lz:@medic@recon -204- a4").breaks("recon", "assault-rifle")
    s.plays("medic", "repairs", "repair").asked("recon", "accept-mend")
    s = RetaliationScenario("lz:A@combat-engineer@recon -204- a4")
    s.hand("combat-engineer", "tactical-retreat", "rest").plays(
        "combat-engineer", "tactical-retreat"
    )
    s.does("combat-engineer", "whom", "recon").asked("recon", "accept-along")


@pytest.mark.rule("R-347")
def test_an_officer_whom_nobody_can_obey_hears_so() -> None:
    s = RetaliationScenario("lz:@officer -204- a4").hand("officer", "fire-at-will", "rest")
    s.set(lander="destroyed")
    assert "nobody can fire a burst" in s.reasons("officer", "play", "fire-at-will")[1]


@pytest.mark.rule("R-313", "R-315")
def test_what_comes_out_of_a_backpack_is_told_to_those_who_trade_only() -> None:
    s = (
        medic("lz:@medic@recon@officer -204- a4")
        .has("medic", "tools")
        .does("medic", "trade")
        .pays()
    )
    s.does("medic", "offer", "tools").does("medic", "whom", "recon").does("recon", "agree")
    for who, thing in (("medic", "tools"), ("recon", "tools"), ("officer", "unknown")):
        s.heard(Traded, listener=who, thing=f"item-{thing}")


@pytest.mark.rule("R-313", "R-315")
@pytest.mark.parametrize("thing", ["carbine", "tools"])
def test_who_gives_what_to_whom_is_told(thing: str) -> None:
    s = medic("lz:@medic@recon@officer -204- a4").has("medic", "tools")
    s.does("medic", "trade").pays().does("medic", "offer", thing).does("medic", "whom", "recon")
    s.does("recon", "agree")
    open_ = thing == "carbine"
    s.heard(Traded, listener="recon", who="medic", whom="recon", thing=f"item-{thing}")
    seen = f"item-{thing if open_ else 'unknown'}"
    s.heard(Traded, listener="officer", who="medic", whom="recon", thing=seen)


@pytest.mark.rule("R-414")
def test_a_lander_that_takes_off_is_told() -> None:
    s = (
        medic("lz:@medic@recon -204- a4")
        .boarded("medic")
        .phase("take-off")
        .does("medic", "take-off")
    )
    assert [one.what.id for one in s.told() if isinstance(one, LanderTold)] == ["lander-left"]


@pytest.mark.rule("R-436", "R-437", "R-438")
@pytest.mark.parametrize(
    ("destruct", "told"), [(-1, ["end-rounds"]), (15, ["end-rounds", "end-destruct"])]
)
def test_how_the_game_ends_is_told(destruct: int, told: list[str]) -> None:
    s = medic("lz:@medic@recon -204- a4", destruct=destruct).ends()
    assert [one.fate.id for one in s.told() if isinstance(one, Fate)] == told


@pytest.mark.rule("R-500")
def test_an_egg_that_is_taken_is_told() -> None:
    s = medic("c4=nest:@medic -204- c5").dice(noise="1").works("medic", "take-egg")
    s.heard(TookObject)


@pytest.mark.rule("R-264", "R-592")
def test_nobody_is_taken_along_who_died_on_the_way_out() -> None:
    s = RetaliationScenario("lz:@officer@medic -204:D- a4", lander="destroyed")
    s.hand("officer", "lets-go").is_("medic", health=6).top("deck-attack", "attack-fury-1")
    s.dice(noise="1").plays("officer", "lets-go").does("officer", "whom", "medic")
    moved = [one.who for one in s.told() if isinstance(one, Moved)]
    assert (moved, s.crew("medic").status) == (["character-officer"], "dead")


@pytest.mark.rule("R-420", "R-641")
@pytest.mark.parametrize("contaminated", [0, 9])
def test_who_survives_a_metamorphosis_is_told(contaminated: int) -> None:
    """Nine contamination cards among the ten others and the new one leave hardly anybody alive."""
    s = RetaliationScenario("lz:@medic@recon -204- a4").infested("medic")
    s.contaminated("medic", clean=contaminated, zone="deck")
    if not contaminated:
        s.has("medic", "biohazard-armor")  # no contamination card at all
    s.event("leaving-the-shell")
    if s.crew("medic").alive:
        s.heard(Withstood, who="medic")
    else:
        s.unheard(Withstood)
    assert s.crew("medic").alive is (contaminated == 0)


@pytest.mark.rule("R-153", "R-475")
@pytest.mark.parametrize("token", ["ammo", "oxygen"])
def test_what_is_taken_out_of_the_stock_is_told(token: str) -> None:
    s = medic("lz:@medic -204- a4").works("medic").does("medic", "take", f"gear-{token}")
    s.heard(GearTaken, who="medic", token=f"gear-{token}")


@pytest.mark.rule("R-515")
@pytest.mark.parametrize(("card", "dice"), [(9, {}), (4, {"noise": "danger"})])
def test_a_danger_that_a_device_wards_off_is_told(card: int, dice: dict[str, str]) -> None:
    s = medic("lz:@medic -204- a4?").has("medic", "perimeter-security-device")
    s.top("deck-exploration", f"exploration-{card}").dice(**dice).goes("medic", "a4")
    s.heard(DangerIgnored, who="medic", item="perimeter-security-device", rule="R-515")
    s.unheard(Encountered)


@pytest.mark.rule("R-515")
def test_a_device_that_has_nothing_to_ward_off_is_not_told() -> None:
    s = medic("lz:@medic -204- a4?").has("medic", "perimeter-security-device")
    s.top("deck-exploration", "exploration-4").goes("medic", "a4", noise="1")
    s.unheard(DangerIgnored)


@pytest.mark.rule("R-257", "R-261")
@pytest.mark.parametrize(("room", "left"), [("shelter:S", ""), ("shelter", ""), ("armory:SS", "S")])
def test_a_security_token_that_holds_somebody_off_is_told(room: str, left: str) -> None:
    s = medic(f"lz:@medic -204- a4={room}").blind("bag", "token-adult-2")
    s.goes("medic", "a4", noise="danger").heard(HeldOff)
    used = [one for one in s.told() if isinstance(one, MarkerRemoved)]
    assert (s.at("a4"), len(used)) == (f"A{left}", int("S" in room))


@pytest.mark.rule("R-201")
def test_the_room_that_leads_to_the_hibernatorium_is_told_before_it() -> None:
    s = medic("lz -204- a3:@medic -305- a2?").top("deck-exploration", "exploration-9")
    s.blind("bag", "token-blank").goes("medic", "a2")
    told = [type(one) for one in s.told()]
    assert told.index(RoomFound) < told.index(HibernatoriumFound) < told.index(RobotRevealed)


@pytest.mark.rule("R-543")
def test_who_revives_is_told_in_the_new_round() -> None:
    s = RetaliationScenario("a4=surgery:@recon -204- lz:@medic", mode="coop")
    s.is_("recon", status="dead", passed=True).phase("cleanup")
    told = [type(one) for one in s.told()]
    assert told.index(RoundBegins) < told.index(Revived)


@pytest.mark.rule("R-061", "R-066")
def test_for_which_item_gear_is_chosen_is_asked_and_told() -> None:
    s = RetaliationScenario("a4=military-lab:@medic -204- lz").hand("medic", *FOUR)
    s.top("deck-support", "item-utility-vest", "item-bayonet")
    s.works("medic", "try-prototypes").does("medic", "keep", "utility-vest")
    asked = s.asked("medic").text
    assert (asked.id, asked.args["what"]) == ("ask-fill", "item-utility-vest")
    s.does("medic", "take", "grenade").heard(GearTaken, who="medic", token="grenade")


@pytest.mark.rule("R-275", "R-497")
def test_every_corridor_that_is_laid_is_told() -> None:
    s = medic("lz:@medic -204- a4?").top("deck-exploration", "exploration-6")
    laid = s.goes("medic", "a4", noise="1").state.corridors
    told = [one.tile for one in s.told() if isinstance(one, CorridorLaid)]
    assert told == [laid["gap-b1-a4"][0], laid["gap-a4-b4"][0]]


@pytest.mark.rule("R-114", "R-338")
def test_whose_attack_a_calm_officer_stops_is_told() -> None:
    s = RetaliationScenario("lz:A@medic@officer -204- a4", reactions=True)
    s.hand("officer", "stay-calm").phase("attacks").does("officer", "react", "stay-calm")
    s.heard(AttackStopped, intruder="adult", who="medic")


@pytest.mark.rule("R-232", "R-254", "R-470")
def test_what_is_taken_away_from_rooms_and_corridors_is_told() -> None:
    s = medic("a4=sprinklers-control:@medic -204- lz:F").works("medic")
    s.picks("medic", "sector", "a").heard(MarkerRemoved, marker="supply-fire", room="landing-zone")
    s = medic("lz:@medic -|201- a4").has("medic", "tools").uses("medic", "tools")
    s.heard(DoorOpened)


@pytest.mark.rule("R-249", "R-527")
def test_a_robot_that_breaks_is_told() -> None:
    s = medic("lz:@medic -204- a4").event("rise-of-the-machine")
    s.heard(ItemBroken, item="robot")


@pytest.mark.rule("R-175", "R-591")
def test_only_the_health_that_was_restored_is_told() -> None:
    s = medic("lz:@medic -204- a4").has("medic", "gear-medpack").is_("medic", health=1)
    s.gears("medic", "spend", "medpack").heard(Restored, who="medic", count=1)


@pytest.mark.rule("R-169")
def test_whoever_suffocates_is_told() -> None:
    s = medic("lz:@medic@recon -204- a4").is_("medic", oxygen=0).rests("medic")
    s.heard(Suffocates, who="medic")


@pytest.mark.rule("R-498")
def test_whoever_is_rid_of_a_larva_is_told() -> None:
    s = medic("a4=surgery:@medic -204- lz").infested("medic").works("medic", "operate-on-larva")
    s.heard(Cured, who="medic")


@pytest.mark.rule("R-583")
def test_a_lander_can_be_put_off_until_the_last_round_and_that_is_told() -> None:
    s = RetaliationScenario("lz:@officer -204- a4", lander_at=13)
    s.hand("officer", "first-in-command", "rest").plays(
        "officer", "first-in-command", "direct-lander"
    )
    s.picks("officer", "later").heard(LanderMoved, space=14)
