"""Nemesis: the finer points of actions, movement, attacks and fire, each decided once."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    EggDestroyed,
    Encountered,
    EventDrawn,
    Explored,
    Infested,
    IntruderMoved,
    LightlyWounded,
    NoiseRolled,
    SeriouslyWounded,
    Traded,
)

SPARE = ("rest", "search", "search", "demolition", "reconnaissance")


def ship(*crew: str, **rooms: str) -> NemesisScenario:
    """The scout with cards, and whoever else; each where a test says."""
    names = crew or ("scout", "captain")
    return NemesisScenario(*names, rooms=rooms, hands={"scout": SPARE})


def attacks(s: NemesisScenario) -> list[Attacked]:
    """All attacks, in their order."""
    return [event for event in s.told() if isinstance(event, Attacked)]


# When something runs out


@pytest.mark.rule("N-609")
def test_without_a_figure_nobody_is_surprised_and_the_token_is_gone() -> None:
    s = ship(scout="storage", captain="engine-2").hand("scout")
    for _ in range(2):
        s.intruder("breeder", "hibernatorium")
    s.noise_around("storage").blind("bag", "token-breeder-3").rolls("scout", 1)
    s.unheard(Attacked).heard(Encountered, token="token-breeder-3")
    assert "token-breeder-3" in s.zone("pool")


@pytest.mark.rule("N-617")
def test_an_empty_deck_of_serious_wounds_is_made_of_the_discard_pile() -> None:
    s = ship(scout="canteen").intruder("adult", "canteen").top("deck-attack", "bite#4")
    s.edit().move_all("deck-wound", "discard-wound")
    s.goes("scout", "hibernatorium").heard(SeriouslyWounded, who="scout")
    assert s.zone("discard-wound") == []
    assert len(s.zone("deck-wound")) == 15


@pytest.mark.rule("N-623")
@pytest.mark.parametrize("room", ["nest", "room-covered-with-slime"])
def test_a_malfunction_that_has_no_place_does_not_end_the_game(room: str) -> None:
    s = ship(scout="011")
    for slot in [slot for slot in s.play.board.slots if slot in s.state.explored][:4]:
        s.mark("malfunction", slot)
    for other in ("armory", "storage", "laboratory", "generator"):
        s.explore(other).mark("malfunction", other)
    assert s.zone("supply-of-supply-malfunction") == []
    target = "008" if room == "nest" else "006"
    s.tile(target, room).token(target, "malfunction").dice(noise="silence").goes("scout", target)
    assert not s.over
    assert s.play.room(f"slot-{target}") == f"room-{room}"


# Actions


@pytest.mark.rule("N-627")
def test_whoever_has_passed_still_trades() -> None:
    s = ship(scout="canteen", captain="canteen").is_("captain", passed=True).has("captain", "tools")
    s.does("scout", "trade").pays().does("scout", "done").does("captain", "offer", "tools")
    s.does("captain", "for-nothing").does("scout", "agree").heard(Traded, whom="scout")


@pytest.mark.rule("N-718")
def test_a_traded_weapon_works_for_whoever_has_it() -> None:
    s = NemesisScenario("scout", "soldier", rooms={"scout": "canteen", "soldier": "canteen"})
    rifle = "item-assault-rifle#starting"
    s.put(rifle, "hands-0", source="hands-1").hand("scout", *SPARE).intruder("queen", "canteen")
    s.top("deck-attack", "scratch#5", "scratch#6").shoots("scout", "assault-rifle", "queen", "hit")
    assert s.figure("queen").injuries == 2, "one more, as the rifle says"


@pytest.mark.rule("N-661")
def test_others_in_the_room_do_not_spare_the_roll_of_a_room() -> None:
    s = ship(scout="nest", captain="nest").dice(noise="silence").works("scout")
    s.heard(NoiseRolled, who="scout")
    s = ship(scout="nest", captain="nest").dice(noise="silence")
    s.shoots("scout", "rifle", "eggs", "hit").heard(NoiseRolled, who="scout")


@pytest.mark.rule("N-664")
def test_eggs_of_the_board_go_before_those_that_lie_about() -> None:
    s = ship(scout="nest").mark("egg", "nest").dice(noise="silence")
    s.shoots("scout", "rifle", "eggs", "hit").heard(EggDestroyed, count=1)
    assert len(s.zone("eggs")) == 4
    assert s.zone(s.slot("nest")).count("supply-egg") == 1


@pytest.mark.rule("N-674")
def test_a_weapon_that_was_lost_comes_back_with_one_ammo() -> None:
    s = (
        ship(scout="armory")
        .has("scout", "prototype-rifle")
        .does("scout", "drop", "prototype-rifle")
    )
    s.hand("scout", "search", "rest").top("deck-red", "prototype-rifle")
    s.plays("scout", "search").does("scout", "keep", "prototype-rifle")
    assert s.state.ammo["item-prototype-rifle#red"] == 1


@pytest.mark.rule("N-676")
def test_what_was_used_for_crafting_lies_open() -> None:
    s = ship(scout="canteen").has("scout", "alcohol", "bandages")
    s.does("scout", "craft", "molotov-cocktail").pays().does("scout", "component", "alcohol")
    s.does("scout", "component", "bandages")
    assert s.zone("discard-green") == ["item-alcohol#green", "item-bandages#green"]


@pytest.mark.rule("N-678")
def test_a_locked_quest_item_is_neither_traded_nor_burned() -> None:
    s = ship("scout", "mechanic", scout="canteen", mechanic="canteen")
    s.does("scout", "trade").pays()
    assert not [one for one in s.offered("scout") if "quest" in one]
    g = NemesisScenario("mechanic", "captain", rooms={"mechanic": "canteen"})
    assert g.hand("mechanic", "pyrotechnics").denied("mechanic", "play", "pyrotechnics")


# Moving


@pytest.mark.rule("N-657")
def test_an_unexplored_room_with_an_intruder_is_explored_without_a_roll() -> None:
    s = ship(scout="011").intruder("adult", "006").tile("006", "canteen").token("006", "fire")
    s.goes("scout", "006").unheard(NoiseRolled).heard(Explored, room="canteen")
    assert s.play.burning("slot-006")
    assert s.play.in_combat(0)


@pytest.mark.rule("N-658")
@pytest.mark.parametrize("company", ["intruder", "character"])
def test_a_danger_token_works_in_company(company: str) -> None:
    s = ship(scout="011").token("006", "danger").intruder("adult", "005")
    if company == "intruder":
        s.intruder("creeper", "006")
    else:
        s.crew("captain").slot = "slot-006"
    s.goes("scout", "006").unheard(NoiseRolled).heard(IntruderMoved, intruder="adult")
    assert "adult" in s.intruders("006")


@pytest.mark.rule("N-659")
@pytest.mark.parametrize("token", ["slime", "fire", "malfunction", "doors"])
def test_other_tokens_cause_no_roll_in_company(token: str) -> None:
    s = ship(scout="011").tile("006", "canteen").token("006", token)
    s.crew("captain").slot = "slot-006"
    s.goes("scout", "006").unheard(NoiseRolled).heard(Explored, room="canteen")


@pytest.mark.rule("N-660")
@pytest.mark.parametrize("face", [1, 2])
def test_a_corridor_with_two_numbers_has_one_marker(face: int) -> None:
    s = ship(scout="010", captain="engine-2").rolls("scout", face)
    assert s.noises() == {"corridor-005-010"}
    other = 3 - face
    s = ship(scout="010", captain="engine-2").noise("corridor-005-010").blind("bag", "token-blank")
    s.rolls("scout", other).heard(Encountered, who="scout")


@pytest.mark.rule("N-662")
@pytest.mark.parametrize("by", ["token", "roll"])
def test_what_was_left_behind_follows_by_danger(by: str) -> None:
    s = ship(scout="011", captain="engine-2").intruder("adult", "011")
    s.top("deck-attack", "attack-slime")
    if by == "token":
        s.token("006", "danger")
    else:
        s.explore("canteen", "006").dice(noise="danger")
    s.goes("scout", "006").heard(IntruderMoved, intruder="adult")
    assert s.intruders("006") == ["adult"]


@pytest.mark.rule("N-670")
def test_a_malfunction_does_not_hold_those_who_wait() -> None:
    s = ship().in_pod("scout").set(locked=[]).mark("malfunction", "evacuation-section-a")
    assert [one.partition(":")[0] for one in s.offered("scout")] == [
        "launch",
        "leave-pod",
        "stay-in-pod",
    ]


# Attacks


@pytest.mark.rule("N-630")
def test_in_a_room_the_largest_attacks_first() -> None:
    s = ship(scout="canteen", captain="engine-2").intruder("creeper", "canteen")
    s.intruder("queen", "canteen").intruder("adult", "canteen")
    s.top("deck-attack", "scratch", "scratch", "scratch")
    s.phase("time")
    kinds = [event.intruder.removeprefix("intruder-") for event in attacks(s)]
    assert kinds == ["queen", "adult", "creeper"]


@pytest.mark.rule("N-631")
def test_each_attack_finds_its_own_target() -> None:
    s = (
        ship(scout="canteen", captain="canteen")
        .hand("scout", "rest")
        .hand("captain", "rest", "search")
    )
    s.intruder("queen", "canteen").intruder("adult", "canteen")
    s.wounded("scout", "leg", "arm", "body", light=0)
    s.top("deck-attack", "attack-scratch#2", "attack-scratch#3").phase("time")
    s.heard(Died, who="scout")
    assert [event.who for event in attacks(s)] == ["character-scout", "character-captain"]


@pytest.mark.rule("N-632")
def test_who_comes_during_the_attacks_does_not_attack() -> None:
    s = ship(scout="canteen", captain="engine-2").intruder("queen", "canteen")
    s.top("deck-attack", "summoning#3").blind("bag", "token-adult-4").set(stage="time", queue=[])
    s.top("deck-event", "event-regeneration").blind("bag", "token-adult-4", "token-blank").begin()
    assert [event.intruder for event in attacks(s)] == ["intruder-queen"]
    assert "adult" in s.intruders("canteen")


@pytest.mark.rule("N-638")
def test_a_card_drawn_for_a_direction_is_only_discarded() -> None:
    s = ship(scout="011", captain="engine-2").intruder("adult", "011")
    s.top("deck-attack", "attack-bite#retreat").top("deck-event", "event-coolant-leak")
    s.shoots("scout", "rifle", "adult", "hit").heard(EventDrawn, ignored=True)
    assert s.zone("discard-event")[-1] == "event-coolant-leak"
    assert "event-coolant-leak" not in s.zone("gone")


@pytest.mark.rule("N-640")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_kill_puts_nothing_in_the_bag(kind: str) -> None:
    s = ship(scout="canteen", captain="engine-2").intruder(kind, "canteen", injuries=9)
    bag = sorted(s.zone("bag"))
    s.top("deck-attack", "scratch#2", "bite#4").shoots("scout", "rifle", kind, "hit")
    assert s.intruders("canteen") == []
    assert [one for one in s.zone("bag") if one not in bag] == []


@pytest.mark.rule("N-650")
def test_the_creeper_out_of_a_dead_host_surprises_nobody() -> None:
    s = ship(scout="canteen", captain="canteen").hand("scout", "rest").hand("captain")
    s.contaminated("scout", infected=1).is_("scout", larva=True)
    bag = s.zone("bag")
    s.plays("scout", "rest").heard(Died, who="scout")
    assert s.intruders("canteen") == ["creeper"]
    s.unheard(Encountered).unheard(Attacked)
    assert s.zone("bag") == bag


@pytest.mark.rule("N-666")
def test_who_waits_may_be_surprised_by_what_the_own_roll_brings() -> None:
    s = ship().in_pod("scout").hand("scout").at("captain", "engine-2")
    section = "evacuation-section-a"
    s.noise_around(section).blind("bag", "token-adult-4").top("deck-attack", "attack-scratch#2")
    s.rolls("scout", 1).heard(Attacked, who="scout", surprise=True)
    assert (s.crew("scout").status, s.where("scout")) == ("aboard", s.slot(section))


# Fire


@pytest.mark.rule("N-633", "N-635")
def test_the_fire_of_the_event_phase_hurts_nobody_and_is_not_heard() -> None:
    s = ship(scout="canteen", captain="engine-2").mark("fire", "canteen").mark("egg", "canteen")
    s.phase("fire").heard(EggDestroyed, count=1)
    s.unheard(LightlyWounded).unheard(SeriouslyWounded).unheard(NoiseRolled)


@pytest.mark.rule("N-719")
def test_special_rooms_burn_like_others() -> None:
    s = NemesisScenario("mechanic", "captain", rooms={"mechanic": "cockpit"})
    s.hand("mechanic", "pyrotechnics", "rest").has("mechanic", "tools")
    s.plays("mechanic", "pyrotechnics").does("mechanic", "burn", "tools")
    assert s.play.burning(s.slot("cockpit"))


# Larvae


@pytest.mark.rule("N-648")
def test_a_larva_out_of_a_scan_is_no_first_encounter() -> None:
    s = NemesisScenario(rooms={"scout": "canteen"}, met=False).hand("scout", "rest")
    s.contaminated("scout", infected=1).plays("scout", "rest").heard(Infested, who="scout")
    assert not s.state.met
