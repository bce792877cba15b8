"""Nemesis, chapter Additional rooms: what the nine rooms do of which five are aboard."""

import pytest

from hullbreach.games.nemesis.rules.events import (
    AirlockBlown,
    AirlockClosing,
    AirlockStopped,
    PodLocked,
    PodUnlocked,
)
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Died,
    DoorClosed,
    Healed,
    Infested,
    IntruderKilled,
    IntruderPlaced,
    MarkerRemoved,
    NoisePlaced,
    NoiseRolled,
    Peeked,
    Scanned,
    Slimed,
    Washed,
)

CARDS = ("rest", "search", "demolition", "search")


def scout_in(room: str, *others: str, **fields: object) -> NemesisScenario:
    """The scout with the turn and cards to pay, alone in a room."""
    crew = ("scout", *(others or ("captain",)))
    s = NemesisScenario(*crew, rooms={"scout": room}, hands={"scout": CARDS})
    return s.set(**fields)


# Airlock control


def airlock(target: str = "generator") -> NemesisScenario:
    """The scout at the airlock control, the captain in another yellow room."""
    rooms = {"scout": "airlock-control", "captain": target}
    return NemesisScenario("scout", "captain", "soldier", rooms=rooms, hands={"scout": CARDS})


def closing(s: NemesisScenario, target: str = "generator") -> NemesisScenario:
    """The scout starts the procedure."""
    s.works("scout")
    if s.offered("scout", "let-air-out"):
        s.does("scout", "let-air-out", s.slot(target))
    return s


@pytest.mark.rule("N-489")
def test_the_airlock_is_for_other_yellow_rooms() -> None:
    s = airlock().explore("comms-room").explore("armory").explore("canteen").works("scout")
    yellow = {f"let-air-out:{s.slot(room)}" for room in ("generator", "comms-room")}
    assert set(s.offered("scout")) == yellow, "neither red nor green, nor the airlock's own"
    assert scout_in("airlock-control").denied("scout", "room") == "N-489"


@pytest.mark.rule("N-489")
def test_a_room_with_a_destroyed_door_cannot_lose_its_air() -> None:
    s = airlock()
    beyond = s.play.board.neighbours[s.slot("generator")][0]
    assert s.door("generator", beyond).is_offered("scout", "room"), "a closed one does not matter"
    s = airlock().door("generator", beyond, ruined=True)
    assert s.denied("scout", "room") == "N-489"


@pytest.mark.rule("N-490")
def test_the_airlock_closes_all_doors_of_the_room_and_marks_it() -> None:
    s = airlock()
    ways = [way for way, _ in s.play.board.ways[s.slot("generator")]]
    assert len(ways) > 1
    closing(s).heard(AirlockClosing, room="generator", rule="N-490")
    s.heard(DoorClosed, rule="N-490")
    assert all(s.play.closed(way) for way in ways)
    assert "supply-depressurization" in s.zone(s.slot("generator"))
    assert s.crew("captain").alive, "nothing dies yet"


@pytest.mark.rule("N-289", "N-490")
def test_a_door_that_is_closed_already_gets_no_second_one() -> None:
    s = airlock()
    way, beyond = s.play.board.ways[s.slot("generator")][0]
    closing(s.door("generator", beyond))
    assert s.zone(way) == ["supply-door"]


@pytest.mark.rule("N-292", "N-490")
def test_no_door_of_the_room_is_taken_for_another_of_its_corridors() -> None:
    s = airlock()
    ways = [way for way, _ in s.play.board.ways[s.slot("generator")]]
    others = [way for way in s.play.board.passages if way not in ways]
    for way in others[:12]:
        s.play.lay("supply-door", way)
    s.play.state.ruined = others[:11]
    closing(s)
    assert [way for way in ways if s.play.closed(way)] == ways[:1], "it stays where it was put"


@pytest.mark.rule("N-490", "N-685")
def test_there_is_one_depressurization_token() -> None:
    s = closing(airlock().explore("comms-room"))
    assert s.denied("scout", "room") == "N-490"


@pytest.mark.rule("N-491")
def test_a_door_that_opens_in_time_saves_the_room() -> None:
    s = airlock().has("captain", "tools").hand("captain", "rest", "search")
    closing(s).does("scout", "pass").does("scout", "done")
    s.uses("captain", "tools").does("captain", "open-door", s.exit("generator", 4))
    s.heard(AirlockStopped, room="generator", rule="N-491")
    assert "supply-depressurization" not in s.zone(s.slot("generator"))
    s.phase("player-end").unheard(AirlockBlown)
    assert s.crew("captain").alive


@pytest.mark.rule("N-491", "N-684")
def test_a_door_that_is_destroyed_is_open_too() -> None:
    s = airlock().hand("captain", "demolition", "search")
    closing(s).does("scout", "pass").does("scout", "done")
    s.plays("captain", "demolition").does("captain", "effect", "blow-door")
    s.does("captain", s.offered("captain", "blow-door")[0]).heard(AirlockStopped)


@pytest.mark.rule("N-492", "N-493", "N-494")
def test_a_room_without_air_kills_all_that_lives_and_puts_out_fire() -> None:
    s = airlock().is_("soldier", slot=airlock().slot("generator"))
    s.intruder("queen", "generator").intruder("larva", "generator").mark("fire", "generator")
    s.mark("corpse-blue", "generator").mark("carcass", "generator").mark("egg", "generator")
    slot = s.slot("generator")
    closing(s).phase("player-end").heard(AirlockBlown, room="generator", rule="N-492")
    s.heard(Died, who="captain", rule="N-492")
    s.heard(Died, who="soldier", rule="N-492")
    s.heard(IntruderKilled, intruder="queen", cause="cause-airlock", rule="N-492")
    s.heard(MarkerRemoved, marker="fire", room="generator", rule="N-493")
    assert s.intruders("generator") == []
    assert "intruder-queen" in s.state.killed
    assert s.crew("scout").alive
    left = s.zone(slot)
    assert "supply-depressurization" not in left
    assert "supply-fire" not in left
    assert {"supply-corpse-blue", "supply-carcass", "supply-egg"} <= set(left)


@pytest.mark.rule("N-490", "N-492")
def test_a_room_loses_its_air_once_and_the_token_can_be_used_again() -> None:
    s = closing(airlock())
    s.phase("player-end").heard(AirlockBlown, room="generator")
    s.rests("soldier").hand("scout", *CARDS)
    assert s.is_offered("scout", "room")
    s.phase("player-end").unheard(AirlockBlown)


@pytest.mark.rule("N-494")
def test_what_the_dead_carried_stays_in_the_room_as_well() -> None:
    s = airlock().has("captain", "egg")
    closing(s).phase("player-end")
    left = s.zone(s.slot("generator"))
    assert "supply-egg" in left
    assert any(thing.startswith("supply-corpse-red") for thing in left)


@pytest.mark.rule("N-492")
def test_the_room_is_safe_until_all_have_passed() -> None:
    s = closing(airlock()).does("scout", "pass").does("scout", "done")
    s.does("captain", "pass").does("captain", "done").unheard(AirlockBlown)
    s.does("soldier", "pass").does("soldier", "done").heard(AirlockBlown)


# Cabins


@pytest.mark.rule("N-495")
def test_a_night_in_the_cabins_gives_a_sixth_card() -> None:
    s = scout_in("cabins").phase("round")
    assert [len(s.zone(f"hand-{seat}")) for seat in (0, 1)] == [6, 5]


@pytest.mark.rule("N-495")
def test_nobody_rests_in_the_cabins_with_an_intruder_there() -> None:
    s = scout_in("cabins").intruder("creeper", "cabins").phase("round")
    assert len(s.zone("hand-0")) == 5


@pytest.mark.rule("N-496")
def test_broken_cabins_give_no_sixth_card() -> None:
    s = scout_in("cabins").mark("malfunction", "cabins").phase("round")
    assert len(s.zone("hand-0")) == 5


# Canteen and shower room


@pytest.mark.rule("N-497")
@pytest.mark.parametrize("light", [1, 2])
def test_the_canteen_heals_one_light_wound(light: int) -> None:
    s = scout_in("canteen").wounded("scout", light=light).works("scout")
    s.heard(Healed, who="scout", rule="N-497")
    assert s.crew("scout").light == light - 1


@pytest.mark.rule("N-510")
def test_the_shower_washes_the_slime_off() -> None:
    s = scout_in("shower-room").is_("scout", slimed=True).works("scout")
    s.heard(Washed, who="scout", rule="N-510")
    assert not s.crew("scout").slimed


@pytest.mark.rule("N-497", "N-510", "N-679")
@pytest.mark.parametrize(("room", "rule"), [("canteen", "N-497"), ("shower-room", "N-510")])
def test_whoever_is_well_and_clean_needs_neither_room(room: str, rule: str) -> None:
    assert scout_in(room).denied("scout", "room") == rule
    assert scout_in(room).contaminated("scout", clean=1).is_offered("scout", "room")


def washed_and_fed(room: str, *, clean: int, infected: int = 0) -> NemesisScenario:
    """The scout has used the canteen or the shower, with contamination in hand and elsewhere."""
    s = scout_in(room).is_("scout", light=1, slimed=True)
    s.contaminated("scout", clean=clean, infected=infected)
    s.contaminated("scout", infected=1, clean=1, zone="deck")
    s.contaminated("scout", infected=1, clean=1, zone="discard")
    return s.works("scout")


SCANNING = pytest.mark.parametrize("room", ["canteen", "shower-room"])


@pytest.mark.rule("N-498", "N-511")
@SCANNING
def test_clean_cards_in_hand_are_removed(room: str) -> None:
    s = washed_and_fed(room, clean=2)
    assert s.offered("scout") == ["scan-hand", "no-scan"]
    s.does("scout", "scan-hand").heard(Scanned, who="scout", infected=0, clean=2)
    assert "contamination-clean" not in s.zone("hand-0")
    assert s.zone("gone").count("contamination-clean") == 2
    assert "contamination-clean" in s.zone("deck-0")
    assert "contamination-clean" in s.zone("discard-0")
    s.unheard(Infested)


@pytest.mark.rule("N-498", "N-511")
@SCANNING
def test_nobody_has_to_scan(room: str) -> None:
    s = washed_and_fed(room, clean=1, infected=1).does("scout", "no-scan").unheard(Scanned)
    assert len(s.zone("hand-0")) == 4
    assert not s.crew("scout").larva
    assert (s.crew("scout").light == 0) is (room == "canteen")


@pytest.mark.rule("N-499", "N-512")
@SCANNING
def test_an_infected_card_means_a_larva_and_stays(room: str) -> None:
    s = washed_and_fed(room, clean=1, infected=1).does("scout", "scan-hand")
    s.heard(Infested, who="scout")
    assert s.crew("scout").larva
    hand = s.zone("hand-0")
    assert "contamination-infected" in hand
    assert "contamination-clean" not in hand
    assert s.crew("scout").alive


@pytest.mark.rule("N-499", "N-512")
@SCANNING
def test_an_infected_card_kills_who_has_a_larva_and_a_creeper_is_born(room: str) -> None:
    s = scout_in(room).is_("scout", light=1, slimed=True, larva=True)
    s.contaminated("scout", infected=1).works("scout").does("scout", "scan-hand")
    s.heard(Died, who="scout")
    s.heard(IntruderPlaced, intruder="creeper", room=room)
    assert s.intruders(room) == ["creeper"]
    assert not s.crew("scout").alive


@pytest.mark.rule("N-513")
def test_a_burning_shower_goes_on_burning() -> None:
    s = scout_in("shower-room").is_("scout", slimed=True).mark("fire", "shower-room")
    s.works("scout").does("scout", "no-scan").unheard(MarkerRemoved)
    assert s.play.burning(s.slot("shower-room"))
    s = NemesisScenario("mechanic", "scout", rooms={"mechanic": "shower-room"})
    s.hand("mechanic", "pyrotechnics", "rest").has("mechanic", "tools")
    s.plays("mechanic", "pyrotechnics").does("mechanic", "burn", "tools")
    assert s.play.burning(s.slot("shower-room")), "fire can be laid there"


# Command center


@pytest.mark.rule("N-500")
def test_the_command_center_opens_and_closes_doors_of_one_room_as_wished() -> None:
    s = scout_in("command-center")
    first, second, third = s.play.board.neighbours["slot-014"]
    s.door("slot-014", first).door("slot-014", second)
    ways = [s.corridor("slot-014", other) for other in (first, second, third)]
    s.works("scout").does("scout", "doors-of", "slot-014")
    s.does("scout", "open-door", ways[0]).does("scout", "close-door", ways[2])
    assert s.is_offered("scout", "open-door", ways[1])
    assert not s.is_offered("scout", "close-door", ways[0]), "each door once"
    s.does("scout", "done")
    assert [s.play.closed(way) for way in ways] == [False, True, True]


@pytest.mark.rule("N-500")
def test_the_command_center_reaches_every_room_but_only_one() -> None:
    s = scout_in("command-center").works("scout")
    assert len(s.offered("scout", "doors-of")) == len(s.play.board.slots)
    s.does("scout", "doors-of", "slot-014")
    around = {way for way, _ in s.play.board.ways["slot-014"]}
    assert {one.split(":")[1] for one in s.offered("scout", "close-door")} == around


def last_doors(s: NemesisScenario, standing: int) -> NemesisScenario:
    """All doors are in use far away from slot 014; only so many of them are not destroyed."""
    around = {way for way, _ in s.play.board.ways["slot-014"]}
    far = [way for way in s.play.board.passages if way not in around][:12]
    for way in far:
        s.edit().lay("supply-door", way)
    return s.set(ruined=far[standing:])


@pytest.mark.rule("N-292", "N-500", "N-621")
def test_a_door_that_was_commanded_to_close_is_not_taken_for_the_next_one() -> None:
    s = last_doors(scout_in("command-center"), 1)
    ways = [way for way, _ in s.play.board.ways["slot-014"]]
    s.works("scout").does("scout", "doors-of", "slot-014").does("scout", "close-door", ways[0])
    s.asked("scout", "turn")
    assert s.doors() == {ways[0]}, "no other door is left"


@pytest.mark.rule("N-292", "N-500", "N-620")
def test_for_the_next_corridor_a_door_is_taken_from_elsewhere() -> None:
    s = last_doors(scout_in("command-center"), 2)
    (near, next_to_it), standing = s.play.board.ways["slot-014"][:2], s.doors()
    s.works("scout").does("scout", "doors-of", "slot-014").does("scout", "close-door", near[0])
    s.does("scout", "take-door", min(standing)).does("scout", "close-door", next_to_it[0])
    s.asked("scout", "turn")
    assert s.doors() == {near[0], next_to_it[0]}


@pytest.mark.rule("N-500")
def test_where_all_doors_are_destroyed_none_is_commanded() -> None:
    s = scout_in("command-center")
    s.set(ruined=list(s.play.board.passages))
    assert s.denied("scout", "room") == "N-500"


# Engine control room


@pytest.mark.rule("N-501", "N-502", "N-503")
@pytest.mark.parametrize("broken", [False, True])
def test_the_engine_control_room_shows_all_engines_to_you_alone(broken: bool) -> None:
    s = scout_in("engine-control-room")
    for engine in ("engine-1", "engine-2", "engine-3"):
        if broken:
            s.mark("malfunction", engine)
    tokens = [s.zone(f"engine-{number}") for number in (1, 2, 3)]
    upper = [both[-1] for both in tokens]
    s.works("scout").heard(Peeked, who="scout", seen=upper, listener="scout", rule="N-501")
    s.heard(Peeked, who="scout", seen=None, listener="captain")
    s.asked("scout", "turn")
    assert [s.zone(f"engine-{number}") for number in (1, 2, 3)] == tokens, "and changes none"


# Hatch control system


@pytest.mark.rule("N-504")
def test_hatch_control_unlocks_or_locks_one_pod() -> None:
    s = scout_in("hatch-control-system", "captain", "soldier")
    one, other = s.zone("pods-a")
    third = s.zone("pods-b")[0]
    s.set(locked=[one, third]).works("scout")
    hatches = {f"unlock-pod:{one}", f"unlock-pod:{third}", f"lock-pod:{other}"}
    assert set(s.offered("scout")) == hatches
    s.does("scout", "unlock-pod", third).heard(PodUnlocked, pod=third, rule="N-504")
    assert s.state.locked == [one]
    s.works("scout").does("scout", "lock-pod", other).heard(PodLocked, pod=other, rule="N-504")
    assert set(s.state.locked) == {one, other}


@pytest.mark.rule("N-504")
def test_without_pods_there_is_nothing_to_lock() -> None:
    s = scout_in("hatch-control-system").only("pods-a", rest="gone").only("pods-b", rest="gone")
    assert s.denied("scout", "room") == "N-504"


@pytest.mark.rule("N-505")
def test_a_pod_with_somebody_in_it_is_not_locked() -> None:
    s = scout_in("hatch-control-system", locked=[])
    one, other = s.zone("pods-a")[0], s.zone("pods-b")[0]
    s.is_("captain", status="pod", pod=one)
    s.works("scout").heard(PodLocked, pod=other)
    assert s.state.locked == [other]


# Monitoring room


@pytest.mark.rule("N-506")
def test_the_monitoring_room_shows_a_tile_and_its_token_to_you_alone() -> None:
    s = scout_in("monitoring-room")
    slot = "slot-018"
    tile, token = s.zone(f"tile-{slot}"), s.zone(f"exploration-{slot}")
    s.works("scout")
    hidden = {f"look-at:{one}" for one in s.play.board.slots if one not in s.state.explored}
    assert set(s.offered("scout")) == hidden
    s.does("scout", "look-at", slot)
    s.heard(Peeked, who="scout", seen=[*tile, *token], listener="scout", rule="N-506")
    s.heard(Peeked, who="scout", seen=None, listener="captain")
    assert (s.zone(f"tile-{slot}"), s.zone(f"exploration-{slot}")) == (tile, token)
    assert slot not in s.state.explored


@pytest.mark.rule("N-506")
def test_when_all_is_explored_there_is_nothing_to_monitor() -> None:
    s = scout_in("monitoring-room")
    for slot in s.play.board.slots:
        s.at("captain", slot)
    assert s.denied("scout", "room") == "N-506"


# Room covered with slime


def next_to_slime(effect: str, items: int) -> NemesisScenario:
    """The scout next to the slime room, still unexplored, with a token of this kind on it."""
    s = scout_in("hibernatorium")
    return s.tile("slot-006", "room-covered-with-slime").token("slot-006", effect, items)


@pytest.mark.rule("N-507")
@pytest.mark.parametrize("explored", [False, True])
def test_who_enters_the_room_covered_with_slime_is_slimed(explored: bool) -> None:
    s = next_to_slime("malfunction", 2).dice(noise=1)
    if explored:
        s.explore("room-covered-with-slime", at="slot-006")
    s.does("scout", "move", "slot-006").pays().heard(Slimed, who="scout", rule="N-507")
    assert s.crew("scout").slimed
    assert not s.crew("captain").slimed


@pytest.mark.rule("N-507")
def test_whoever_comes_along_is_slimed_too() -> None:
    s = NemesisScenario("soldier", "scout").explore("room-covered-with-slime", at="slot-006")
    s.intruder("creeper", "hibernatorium").hand("soldier", "covering-fire").dice(noise=1)
    s.plays("soldier", "covering-fire").does("soldier", "go", "slot-006")
    s.does("soldier", "together", "scout").does("scout", "go")
    assert (s.crew("soldier").slimed, s.crew("scout").slimed) == (True, True)


@pytest.mark.rule("N-508")
def test_the_slime_comes_before_the_token() -> None:
    s = next_to_slime("silence", 1).does("scout", "move", "slot-006").pays()
    s.heard(Slimed, who="scout")
    s.heard(NoisePlaced)
    assert all(s.play.noisy(way) for way in s.play.board.around["slot-006"]), "no silence in slime"
    s.unheard(NoiseRolled)


@pytest.mark.rule("N-509")
@pytest.mark.parametrize("card", ["search", "scavenging"])
def test_the_room_covered_with_slime_cannot_be_searched(card: str) -> None:
    s = scout_in("room-covered-with-slime").hand("scout", card, "rest")
    assert s.denied("scout", "play", card) == "N-509"
