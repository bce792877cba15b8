"""Nemesis, chapter Rooms: who may use the action of a room, and what it costs."""

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Acted

PASSIVE = ("cabins", "room-covered-with-slime")
WITH_ACTION = [room for room in CONTENT.rooms if room not in PASSIVE]


def ready(room: str) -> NemesisScenario:
    """The scout in a room in which something can be done, whichever room it is."""
    s = NemesisScenario("scout", "captain", rooms={"scout": room}, time=8)
    s.is_("scout", slimed=True, light=1).ammo("scout", "rifle", 1).set(locked=[])
    s.explore("comms-room").mark("carcass", room)
    return s


@pytest.mark.rule("N-430")
@pytest.mark.parametrize("room", WITH_ACTION)
def test_the_action_of_a_room_costs_two_cards(room: str) -> None:
    s = ready(room).hand("scout", "search", "rest", "demolition").does("scout", "room")
    s.asked("scout", "pay")
    s.does("scout", "discard", "search").does("scout", "discard", "rest")
    s.heard(Acted, who="scout", paid=["search", "rest"], rule="N-428")


@pytest.mark.rule("N-428")
@pytest.mark.parametrize("room", ["evacuation-section-a", "hibernatorium", "nest", "surgery"])
def test_what_is_done_to_the_own_body_is_done_in_the_room(room: str) -> None:
    s = ready(room).explore("canteen").at("captain", "canteen")
    assert s.room_refuses("scout", room) == ""
    assert s.room_refuses("captain", room) == "N-428"


@pytest.mark.rule("N-430")
@pytest.mark.parametrize("room", WITH_ACTION)
def test_one_card_is_not_enough_for_a_room(room: str) -> None:
    assert ready(room).hand("scout", "search", "rest").is_offered("scout", "room")
    assert ready(room).hand("scout", "search").denied("scout", "room") == "N-172"


@pytest.mark.rule("N-430")
@pytest.mark.parametrize("room", PASSIVE)
def test_a_passive_room_has_no_action(room: str) -> None:
    assert ready(room).denied("scout", "room") == "N-430"


@pytest.mark.rule("N-428")
def test_a_room_is_used_by_whoever_is_in_it() -> None:
    rooms = {"scout": "comms-room", "captain": "armory"}
    s = NemesisScenario("captain", "scout", rooms=rooms).ammo("captain", "six-shooter", 1)
    assert s.denied("captain", "room") == "N-431", "the armory, where the captain is"
    assert s.does("captain", "pass").until("turn").works("scout").crew("scout").signal


@pytest.mark.rule("N-428")
def test_a_card_may_lend_the_action_of_a_room_elsewhere() -> None:
    s = NemesisScenario("scientist", "captain", rooms={"scientist": "generator"})
    s.explore("comms-room").hand("scientist", "intranet", "rest", "search")
    s.plays("scientist", "intranet").does("scientist", "intranet", s.slot("comms-room"))
    assert s.crew("scientist").signal


@pytest.mark.rule("N-429")
@pytest.mark.parametrize("room", WITH_ACTION)
def test_no_room_is_used_in_combat(room: str) -> None:
    assert ready(room).is_offered("scout", "room")
    assert ready(room).intruder("creeper", room).denied("scout", "room") == "N-429"


@pytest.mark.rule("N-278")
@pytest.mark.parametrize("room", [room for room in WITH_ACTION if room != "nest"])
def test_a_broken_room_is_not_used(room: str) -> None:
    assert ready(room).mark("malfunction", room).denied("scout", "room") == "N-278"
