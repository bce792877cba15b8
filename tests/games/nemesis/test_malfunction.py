"""Nemesis, chapter Malfunction: what a broken room cannot do any more, and what it still can."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Explored, MarkerPlaced, MarkerRemoved, Peeked

SPARE = ["rest", "search", "search", "demolition"]
ROOMS = [row.id for row in CONTENT.rooms.values() if row.cost is not None and row.malfunction]
SPECIAL = ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"]


def scout(room: str) -> NemesisScenario:
    """The Scout in a room, with four cards; the Captain is in the hibernatorium."""
    return NemesisScenario("scout", "captain", rooms={"scout": room}, hands={"scout": SPARE})


@pytest.mark.rule("N-278")
@pytest.mark.parametrize("room", ROOMS)
def test_a_broken_room_cannot_be_used(room: str) -> None:
    assert scout(room).mark("malfunction", room).denied("scout", "room") == "N-278"


@pytest.mark.rule("N-278")
def test_a_malfunction_elsewhere_does_not_matter() -> None:
    s = scout("storage").mark("malfunction", "hibernatorium")
    assert s.is_offered("scout", "room")
    s.mark("malfunction", "storage")
    assert s.denied("scout", "room") == "N-278"


@pytest.mark.rule("N-278")
def test_no_card_makes_a_broken_room_work() -> None:
    s = NemesisScenario("pilot", "captain", rooms={"pilot": "armory"})
    s.hand("pilot", "old friend").ammo("pilot", "shotgun", 0)
    assert s.is_offered("pilot", "play", "old friend")
    assert s.mark("malfunction", "armory").denied("pilot", "play", "old friend") == "N-278"


@pytest.mark.rule("N-280")
def test_a_quest_item_can_be_activated_in_a_broken_room() -> None:
    s = NemesisScenario("mechanic", "captain", rooms={"mechanic": "storage"})
    s.mark("malfunction", "storage").does("mechanic", "activate", "plasma torch").pays()
    assert s.zone("pack-0") == ["quest-plasma-torch"]


@pytest.mark.rule("N-281")
@pytest.mark.parametrize(
    ("room", "here", "there"), [("nest", "006", "005"), ("room-covered-with-slime", "011", "006")]
)
def test_two_rooms_cannot_break(room: str, here: str, there: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).at("scout", here)
    s.tile(there, room).token(there, "malfunction").dice(noise="silence").goes("scout", there)
    s.heard(Explored, room=room)
    assert not s.play.broken(f"slot-{there}")
    assert s.denied("scout", "play", "demolition") == "N-291, N-281"
    scout(room).intruder("queen", room).event("damage").unheard(MarkerPlaced)


@pytest.mark.rule("N-281")
def test_no_malfunction_in_an_unexplored_room() -> None:
    s = NemesisScenario("scout", "captain").intruder("queen", "010").intruder("breeder", "engine-3")
    s.event("damage").heard(MarkerPlaced, marker="malfunction", room="engine-3")
    assert not s.play.broken("slot-010")
    assert len(s.zone("supply-of-supply-malfunction")) == 7


@pytest.mark.rule("N-282")
@pytest.mark.parametrize("room", SPECIAL)
def test_special_rooms_break_like_others(room: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).at("scout", room)
    if room != "hibernatorium":
        assert s.is_offered("scout", "room")
    s.does("scout", "play", "demolition")
    s.heard(MarkerPlaced, marker="malfunction", room=room)
    assert s.denied("scout", "room") == "N-278"


@pytest.mark.rule("N-283")
def test_a_broken_hibernatorium_does_not_wake_those_who_sleep() -> None:
    s = NemesisScenario("scout", "captain", time=7).mark("malfunction", "hibernatorium")
    assert s.denied("scout", "room") == "N-278"
    s = NemesisScenario("scout", "captain", time=14).mark("malfunction", "hibernatorium")
    s.is_("captain", status="hibernating").at("scout", "cockpit")
    for number in (1, 2, 3):
        s.top(f"engine-{number}", f"engine-{number}-working")
    s.only("coordinates", "coordinates-6", rest="deck-coordinates")
    s.does("scout", "pass").does("scout", "done").until(lambda s: s.over, "first")
    assert s.state.jumped
    assert s.crew("captain").status == "hibernating"
    assert not s.crew("scout").alive


@pytest.mark.rule("N-284")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("state", ["working", "damaged"])
def test_a_malfunction_leaves_the_engine_as_it_is(number: int, state: str) -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}).at("scout", f"engine-{number}")
    s.top(f"engine-{number}", f"engine-{number}-{state}")
    before = s.zone(f"engine-{number}")
    s.does("scout", "play", "demolition").heard(MarkerPlaced, room=f"engine-{number}")
    assert s.zone(f"engine-{number}") == before
    assert s.zone(f"engine-{number}")[-1] == f"engine-{number}-{state}"


@pytest.mark.rule("N-284")
def test_broken_engine_rooms_can_be_checked_from_the_control_room() -> None:
    s = scout("engine control room")
    for number in (1, 2, 3):
        s.mark("malfunction", f"engine-{number}").top(
            f"engine-{number}", f"engine-{number}-working"
        )
    s.does("scout", "room").pays()
    seen = s.heard(Peeked, who="scout", listener="scout").seen
    assert seen == [f"engine-{number}-working" for number in (1, 2, 3)]


@pytest.mark.rule("N-285")
def test_a_malfunction_leaves_the_destination_as_it_is() -> None:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE}, destination=3)
    s.at("scout", "cockpit").does("scout", "play", "demolition")
    s.heard(MarkerPlaced, room="cockpit")
    assert s.state.destination == 3
    assert s.view("captain").destination == 3
    assert s.denied("scout", "room") == "N-278", "but it cannot be changed"


@pytest.mark.rule("N-286")
def test_a_room_has_one_malfunction_at_most() -> None:
    s = NemesisScenario("scout", "captain").mark("malfunction", "engine-3")
    s.intruder("queen", "engine-3").event("damage").unheard(MarkerPlaced)
    assert s.zone("slot-019").count("supply-malfunction") == 1
    assert len(s.zone("supply-of-supply-malfunction")) == 7
    s = scout("armory").mark("malfunction", "armory")
    assert s.denied("scout", "play", "demolition") == "N-291, N-286"


@pytest.mark.rule("N-287")
def test_a_repaired_room_sets_its_marker_free() -> None:
    s = scout("canteen").has("scout", "tools").mark("malfunction", "canteen")
    for room in (*SPECIAL, "armory", "surgery"):
        s.explore(room).mark("malfunction", room)
    s.does("scout", "use", "tools").pays().does("scout", "effect", "repair room")
    s.heard(MarkerRemoved, marker="malfunction", room="canteen", rule="N-287")
    assert s.zone("supply-of-supply-malfunction") == ["supply-malfunction"]
    s.does("scout", "play", "demolition").heard(MarkerPlaced, room="canteen")
    assert not s.over


COMPUTERS = [row.id for row in CONTENT.rooms.values() if row.computer]


@pytest.mark.rule("N-288")
@pytest.mark.parametrize("card", ["risk assessment", "blocking access", "intranet"])
@pytest.mark.parametrize("room", COMPUTERS)
def test_a_broken_computer_is_no_computer(room: str, card: str) -> None:
    s = NemesisScenario("scientist", "captain", rooms={"scientist": room})
    s.hand("scientist", card, *SPARE).explore("engine control room")
    assert s.is_offered("scientist", "play", card)
    assert s.mark("malfunction", room).denied("scientist", "play", card) == "N-288"


@pytest.mark.rule("N-288")
def test_nobody_reaches_a_broken_computer_from_elsewhere() -> None:
    s = NemesisScenario("scientist", "captain", rooms={"scientist": "comms room"})
    s.explore("engine control room").explore("monitoring room")
    s.mark("malfunction", "monitoring room").hand("scientist", "intranet", *SPARE)
    s.does("scientist", "play", "intranet").pays()
    assert s.is_offered("scientist", "intranet", "engine control room")
    assert not s.is_offered("scientist", "intranet", "monitoring room")


@pytest.mark.rule("N-288")
def test_the_intercom_needs_a_computer_that_works() -> None:
    s = NemesisScenario("captain", "scout", "soldier").has("captain", "intercom")
    s.explore("comms room").at("scout", "comms room").hand("captain", "motivation")
    s.hand("scout").does("captain", "play", "motivation")
    assert len(s.zone("hand-1")) == 1
    s = NemesisScenario("captain", "scout", "soldier").has("captain", "intercom")
    s.explore("comms room").at("scout", "comms room").hand("captain", "motivation")
    s.mark("malfunction", "comms room").hand("scout").does("captain", "play", "motivation")
    assert s.zone("hand-1") == []
