"""The shuttle, the Aftermath exploration tokens and the events of Aftermath."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath.events import TokenFound, WeaknessLost
from hullbreach.games.nemesis.aftermath.model import CABINS, MAIN, SHUTTLE
from hullbreach.games.nemesis.aftermath.suite import ResearchScenario
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.survival.rules.events import Attacked, NoiseRolled, Slimed
from hullbreach.kernel.errors import BadPacks
from hullbreach.kernel.settings import read_options


def crew(**position: Any) -> ResearchScenario:
    """Both begin in the main room; no token lies about."""
    s = ResearchScenario("scout", "captain", **position).bare()
    return s.hand("scout", "rest", "search", "search").hand("captain", "rest", "search")


# What is in the box


@pytest.mark.rule("NA-002")
def test_the_box_holds_what_it_should() -> None:
    box = GAME.edition(GAME.agree(["epilogue", "aftermath-rooms"])).box
    decks = {
        kind: sum(card.count for card in cards.values()) for kind, cards in box.own_decks.items()
    }
    assert decks == {"alert": 10, "aftermath": 23, "requirement": 13, "offer": 1}
    assert sum(event.pack == "aftermath" for event in box.events.values()) == 10
    special = [item for item in box.items.values() if item.pack == "aftermath-rooms"]
    assert sum(item.decks["crafted"] for item in special) == 6


@pytest.mark.rule("NA-003")
@pytest.mark.parametrize("mission", ["epilogue", "research"])
@pytest.mark.parametrize("race", ["carnomorphs", "void-seeders"])
def test_other_races_are_refused(mission: str, race: str) -> None:
    with pytest.raises(BadPacks, match="do not go together"):
        read_options(GAME, {"packs": [mission, "aftermath-rooms", "turrets", "traits", race]}, 2)


@pytest.mark.parametrize("mission", ["epilogue", "research"])
def test_a_mission_says_what_it_needs(mission: str) -> None:
    with pytest.raises(BadPacks, match=r"needs “rooms of Aftermath”\. Add it"):
        read_options(GAME, {"packs": [mission]}, 2)


# The shuttle


@pytest.mark.rule("NA-046", "NA-188")
def test_four_rooms_lie_open() -> None:
    for seed in range(6):
        s = ResearchScenario("scout", "captain", seed=f"shuttle {seed}")
        rooms = [s.state.explored[slot] for slot in SHUTTLE]
        assert rooms[0] == "room-main-room"
        assert all(s.box.rooms[room.removeprefix("room-")].back == "2" for room in rooms[1:])
        assert "room-room-covered-with-slime" not in rooms
        assert not any(s.zone(f"exploration-{slot}") for slot in SHUTTLE)


@pytest.mark.rule("NA-188")
def test_corridors_join_them() -> None:
    ways = crew().play.board.neighbours
    assert ways[MAIN] == CABINS
    assert ways["slot-023"] == ("slot-022", "slot-024")
    assert ways["slot-025"] == ("slot-022", "slot-024")


@pytest.mark.rule("NA-044", "NA-187")
def test_the_main_room_leads_to_every_entrance_of_the_ship() -> None:
    s = crew()
    there = {
        option.args[0] for option in s.asked("scout", "turn").options if option.verb == "cross"
    }
    board = s.play.board
    assert there == {slot for slot in board.networks["network-red"] if slot not in SHUTTLE}


@pytest.mark.rule("NA-045", "NA-187")
def test_an_entrance_leads_to_the_other_rooms() -> None:
    s = crew().at("scout", "002")
    there = [
        option.args[0] for option in s.asked("scout", "turn").options if option.verb == "cross"
    ]
    assert there == list(CABINS)
    s.crosses("scout", "024")
    assert s.where("scout") == "slot-024"


@pytest.mark.rule("NA-187")
@pytest.mark.parametrize("place", ["003", "023", "024", "025"])
def test_from_elsewhere_nobody_crosses(place: str) -> None:
    s = crew().at("scout", place)
    assert not any(option.verb == "cross" for option in s.asked("scout", "turn").options)


@pytest.mark.rule("NA-185")
def test_to_cross_costs_a_card_and_makes_noise() -> None:
    s = crew()
    s.tile("005", "storage").token("005", "slime", 3).dice(noise=4).crosses("scout", "005")
    assert s.spent("scout") == ["rest"]
    assert s.crew("scout").slimed, "what is there was explored"
    assert "network-red" in s.noises()


@pytest.mark.rule("NA-185")
def test_who_flees_across_is_attacked() -> None:
    s = crew().intruder("adult", "main-room").dice(noise="silence")
    s.top("deck-attack", "attack-scratch#6").crosses("scout", "002")
    s.heard(Attacked)


@pytest.mark.rule("NA-186", "NA-053")
def test_to_cross_is_to_come_through_technical_corridors() -> None:
    s = crew().at("scout", "main-room").explore("storage", at="005").remnant("005", "lockdown")
    s.dice(noise="silence").crosses("scout", "005")
    assert s.doors() == {s.corridor("005", "006"), s.corridor("005", "010")}


@pytest.mark.rule("NA-047")
def test_nothing_is_found_on_the_shuttle() -> None:
    s = crew().cabin("023", "canteen").at("scout", "023").hand("scout", "search", "rest")
    assert s.denied("scout", "play", "search") == "NA-047"
    assert s.view("scout").rooms["slot-023"].items is None


@pytest.mark.rule("NA-048")
def test_the_main_room_has_no_action() -> None:
    assert crew().denied("scout", "room") == "N-430"


@pytest.mark.rule("NA-049", "NA-189")
def test_ship_and_shuttle_are_one() -> None:
    s = crew().cabin("023", "command-center").at("scout", "023").works("scout")
    rooms = [option.args[0] for option in s.asked("scout").options]
    assert {"slot-022", "slot-003"} <= set(rooms)


@pytest.mark.rule("NA-050")
def test_the_track_of_the_shuttle() -> None:
    track = GAME.edition(GAME.agree(["epilogue", "aftermath-rooms"])).box.tracks["shuttle"]
    assert track.spaces == ("green", "blue", "yellow", "blue", "yellow", "red")
    assert track.start == 0


# Exploration tokens


def enters(token: str, **noise: Any) -> ResearchScenario:
    """The scout walks into an explored room with this token, from the room 010."""
    s = crew().explore("storage", at="010").explore("armory", at="013").at("scout", "010")
    s.at("captain", "cockpit").remnant("013", token)
    return s.dice(**(noise or {"noise": "silence"})).goes("scout", "013")


@pytest.mark.rule("NA-190", "NA-060")
@pytest.mark.parametrize(
    "token", ["lockdown", "danger", "egg", "larva", "fire", "carcass", "corpse"]
)
def test_a_token_is_turned_up_once_and_goes(token: str) -> None:
    s = enters(token)
    assert s.heard(TokenFound).token == f"aftermath-{token}"
    assert f"aftermath-{token}" in s.zone("gone")
    assert s.unrevealed() == 0


@pytest.mark.rule("NA-190")
def test_special_rooms_have_tokens_too() -> None:
    s = crew().at("scout", "014").remnant("hibernatorium", "carcass").dice(noise="silence")
    s.goes("scout", "hibernatorium")
    assert "carcass" in s.lying("hibernatorium")


@pytest.mark.rule("NA-052")
def test_lockdown_spares_the_way_one_came() -> None:
    s = enters("lockdown")
    assert s.doors() == {s.corridor("013", "014"), s.corridor("013", "019")}


@pytest.mark.rule("NA-196")
def test_lockdown_leaves_ruins() -> None:
    s = crew().explore("storage", at="010").explore("armory", at="013").at("scout", "010")
    s.door("013", "014", ruined=True).remnant("013", "lockdown").dice(noise="silence")
    s.goes("scout", "013")
    assert s.doors() == {s.corridor("013", "019")}
    assert s.doors(ruined=True) == {s.corridor("013", "014")}


@pytest.mark.rule("NA-054", "NA-058", "NA-191")
@pytest.mark.parametrize("thing", ["egg", "carcass"])
def test_objects_lie_there_and_noise_is_rolled(thing: str) -> None:
    s = enters(thing)
    assert thing in s.lying("013")
    s.heard(NoiseRolled)


@pytest.mark.rule("NA-059")
def test_a_corpse_lies_there() -> None:
    s = enters("corpse")
    assert any(thing.startswith("corpse-red") for thing in s.lying("013"))
    s.heard(NoiseRolled)


@pytest.mark.rule("NA-195")
@pytest.mark.parametrize("thing", ["egg", "carcass", "larva"])
def test_what_is_not_there_any_more_does_nothing(thing: str) -> None:
    s = crew().explore("storage", at="010").explore("armory", at="013").at("scout", "010")
    kind = f"intruder-{thing}" if thing == "larva" else f"supply-{thing}"
    s.edit().move_all(f"supply-of-{kind}", "gone")
    s.remnant("013", thing).dice(noise="silence").goes("scout", "013")
    assert thing not in s.lying("013")
    assert s.unrevealed() == 0


@pytest.mark.rule("NA-057", "NA-191")
def test_a_larva_is_no_encounter() -> None:
    s = enters("larva")
    assert s.intruders("013") == ["larva"]
    s.unheard(NoiseRolled).unheard(Attacked)


@pytest.mark.rule("NA-194")
def test_a_larva_may_be_the_first_of_the_game() -> None:
    s = crew().explore("storage", at="010").explore("armory", at="013").at("scout", "010")
    s.set(met=False).remnant("013", "larva").goes("scout", "013")
    s.asked("captain", "objective")
    s.asked("scout", "objective")


@pytest.mark.rule("NA-191")
def test_danger_and_fire_are_as_usual() -> None:
    s = crew().explore("storage", at="010").explore("armory", at="013").at("scout", "010")
    s.intruder("adult", "014").remnant("013", "danger").goes("scout", "013")
    assert s.intruders("013") == ["adult"]
    s.unheard(NoiseRolled)
    s = enters("fire")
    assert "fire" in s.lying("013")
    s.heard(NoiseRolled)


@pytest.mark.rule("NA-055", "NA-056", "NA-193")
def test_a_slimed_room_stays_one() -> None:
    s = enters("slimed-room")
    assert s.crew("scout").slimed
    s.heard(NoiseRolled)
    assert s.zone("aftermath-slot-013") == ["aftermath-slimed-room"]
    s.set(turn=1, actions=2).at("captain", "010").goes("captain", "013")
    assert s.crew("captain").slimed
    assert s.unrevealed() == 0


@pytest.mark.rule("N-508")
def test_slime_of_the_room_comes_before_its_token() -> None:
    s = crew().at("scout", "hibernatorium").explore("room-covered-with-slime", at="006")
    s.remnant("006", "lockdown").dice(noise="silence").goes("scout", "006")
    told = [type(event) for event in s.told()]
    assert told.index(Slimed) < told.index(TokenFound)


@pytest.mark.rule("NA-192")
def test_the_base_token_comes_first_and_noise_once() -> None:
    s = crew().explore("storage", at="010").at("scout", "010").tile("013", "armory")
    s.token("013", "slime", 3).remnant("013", "carcass").dice(noise="silence").goes("scout", "013")
    assert s.crew("scout").slimed
    assert "carcass" in s.lying("013")
    assert sum(isinstance(event, NoiseRolled) for event in s.told()) == 1
    s = crew().explore("storage", at="010").at("scout", "010").tile("013", "armory")
    s.token("013", "silence", 1).remnant("013", "carcass").goes("scout", "013")
    s.unheard(NoiseRolled)


# Events


@pytest.mark.rule("N-556")
def test_royal_ceremony() -> None:
    s = crew().explore("nest", at="013").happens("royal-ceremony")
    assert s.intruders("nest") == ["queen"]
    s = crew()
    eggs = len(s.zone("eggs"))
    assert len(s.happens("royal-ceremony").zone("eggs")) == eggs + 1
    s = crew().explore("nest", at="013").intruder("queen", "cockpit")
    assert len(s.happens("royal-ceremony").zone("eggs")) == eggs + 1
    s = crew().explore("nest", at="013").set(killed=["intruder-queen"])
    assert s.happens("royal-ceremony").intruders("nest") == []


def test_screeching() -> None:
    s = crew().intruder("queen", "003").happens("screeching")
    assert s.noises() == {s.exit("003", number) for number in (1, 3)}


def test_slimy_and_infested_supplies() -> None:
    s = crew().is_("scout", slimed=True).happens("slimy")
    assert (s.contamination("scout"), s.contamination("captain")) == (2, 0)
    s = crew().explore("surgery", at="013").at("scout", "013")
    assert s.happens("infested-supplies").contamination("scout") == 1
    assert s.contamination("captain") == 0


def test_eggs_hatching() -> None:
    s = crew().explore("nest", at="013").mark("egg", "cockpit", 2)
    s.happens("eggs-hatching")
    assert s.intruders("cockpit") == ["larva"]
    assert s.intruders("nest") == ["larva"]
    assert "egg" not in s.lying("cockpit")


@pytest.mark.rule("N-550")
def test_adaptability_takes_a_weakness_away() -> None:
    s = crew().weakness("egg")
    (known,) = s.state.weaknesses
    s.happens("adaptability")
    assert s.state.weaknesses == []
    assert known in s.zone("gone")
    s.heard(WeaknessLost)
    assert s.play.rules.lessons(s.play) == 0
    assert not s.play.rules.learned(s.play, "egg")
    crew().happens("adaptability").unheard(WeaknessLost)


def test_maneuver_lasts_one_round() -> None:
    s = crew().hand("scout").hand("captain").event_phase("maneuver")
    assert (len(s.cards("scout")), s.state.round) == (4, 2)
    s = crew().hand("scout").set(round=2, counters={"maneuver": 2}).event_phase("screeching")
    assert (len(s.cards("scout")), s.state.round) == (5, 3)


def test_dripping_and_sparks() -> None:
    s = crew().at("captain", "cockpit").happens("dripping")
    assert s.crew("scout").slimed, "the main room has an entrance"
    assert not s.crew("captain").slimed
    s = crew().mark("malfunction", "cockpit").happens("sparks")
    assert "fire" in s.lying("cockpit")
    assert "fire" not in s.lying("hibernatorium")


def test_warbling_turns_one_engine_over() -> None:
    s = crew().engines("working", "working", "working").dice(combat=["creeper", "hit"])
    s.happens("warbling")
    tops = [s.zone(f"engine-{number}")[-1] for number in (1, 2, 3)]
    assert tops == ["engine-1-working", "engine-2-damaged", "engine-3-working"]
    assert s.exit("engine-1", 1) in s.noises()


@pytest.mark.parametrize(("face", "turned"), [("hit", 1), ("double-hit", 1), ("adult", 0)])
def test_warbling_turns_no_second_engine_over(face: str, turned: int) -> None:
    s = crew().engines("working", "working", "working").dice(combat=[face] * 3)
    s.happens("warbling")
    tops = [s.zone(f"engine-{number}")[-1] for number in (1, 2, 3)]
    assert [top.endswith("damaged") for top in tops] == [turned == 1, False, False]
    around = {
        way for number in (1, 2, 3) for way in s.play.board.around[s.slot(f"engine-{number}")]
    }
    assert s.noises() == around


@pytest.mark.rule("N-556", "N-640")
def test_there_is_no_egg_of_a_queen_that_was_killed() -> None:
    s = crew().explore("nest", at="013").set(killed=["intruder-queen"])
    eggs = len(s.zone("eggs"))
    assert len(s.happens("royal-ceremony").zone("eggs")) == eggs


def test_nothing_hatches_in_a_nest_that_was_destroyed_or_in_hands() -> None:
    s = crew().explore("nest", at="013").set(nest_destroyed=True).has("scout", "supply-egg")
    s.happens("eggs-hatching")
    assert s.state.intruders == []
    assert "egg" in s.carries("scout")


def test_adaptability_takes_only_one_of_several() -> None:
    s = crew().weakness("egg", "corpse").happens("adaptability")
    assert len(s.state.weaknesses) == 1


# What is seen


def test_the_scene_has_a_shuttle_with_a_track_and_an_alert() -> None:
    s = EpilogueScenario("scout", "captain").alert("outbreak")
    scene = s.table.scene(0)
    assert {region.zone for region in scene.regions if region.id in SHUTTLE} == {"zone-shuttle"}
    assert next(track for track in scene.tracks if track.id == "track-shuttle").at == 0
    alert = next(hand for hand in scene.hands if hand.id == "alert")
    assert [card.id for card in alert.cards] == ["alert-outbreak"]
    assert any(piece.id.startswith("remnant-") for piece in scene.pieces)
    requirement = next(hand for hand in scene.hands if hand.id == "requirements")
    assert [card.id for card in requirement.cards] == s.zone("requirement-0")
    other = s.table.scene(1)
    mine = next(hand for hand in other.hands if hand.id == "requirements")
    assert [card.id for card in mine.cards] == s.zone("requirement-1")
