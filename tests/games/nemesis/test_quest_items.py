"""Nemesis, chapter Quest items: what unlocks each of them, and what they are then."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario

IN_ROOM = [
    ("captain", "log-key", "comms-room"),
    ("pilot", "evacuation-key", "fire-control-system"),
    ("mechanic", "plasma-torch", "storage"),
    ("soldier", "autoloader", "armory"),
    ("scout", "security-key", "cockpit"),
    ("scientist", "holo-computer", "generator"),
    ("medic", "combat-drugs", "emergency-room"),
]
FOR_ITEM = [
    ("captain", "intercom", "tools"),
    ("captain", "intercom", "duct-tape"),
    ("pilot", "orbital-maneuvering-system", "energy-charge"),
    ("mechanic", "flashlight", "energy-charge"),
    ("soldier", "armor", "tools"),
    ("soldier", "armor", "duct-tape"),
    ("scout", "motion-scanner", "energy-charge"),
    ("scientist", "laboratory-equipment", "chemicals"),
    ("medic", "surgery-kit", "medkit"),
]
HEAVY = ("motion-scanner", "holo-computer")


def with_quests(who: str, room: str = "canteen", *items: str) -> NemesisScenario:
    s = NemesisScenario(who, "scout" if who != "scout" else "captain", rooms={who: room})
    return s.has(who, *items).hand(who, "rest", "search")


@pytest.mark.rule("N-426", "N-427")
@pytest.mark.parametrize(("who", "quest", "room"), IN_ROOM)
def test_some_are_unlocked_by_being_in_a_room(who: str, quest: str, room: str) -> None:
    s = with_quests(who).explore(room)
    assert s.denied(who, "activate", quest) == "N-426"
    s = with_quests(who, room).does(who, "activate", quest).pays()
    assert f"quest-{quest}" not in s.zone("quests-0")
    home = "hands-0" if quest in HEAVY else "joined" if quest == "autoloader" else "pack-0"
    assert f"quest-{quest}" in s.zone(home)
    assert len(s.zone("hand-0")) == 1


@pytest.mark.rule("N-426", "N-427", "N-676", "N-677")
@pytest.mark.parametrize(("who", "quest", "item"), FOR_ITEM)
def test_others_by_giving_up_an_item(who: str, quest: str, item: str) -> None:
    assert with_quests(who, "canteen", "grenade").denied(who, "activate", quest) == "N-426"
    s = with_quests(who, "canteen", item, "grenade").does(who, "activate", quest).pays()
    s.does(who, "give-up", item)
    assert f"quest-{quest}" not in s.zone("quests-0")
    assert f"quest-{quest}" in s.zone("hands-0" if quest in HEAVY else "pack-0")
    assert len(s.zone("hand-0")) == 1
    assert not [one for one in s.zone("pack-0") if one.startswith(f"item-{item}")]
    discarded = s.zone("discard-red") + s.zone("discard-yellow") + s.zone("discard-green")
    assert [one.partition("#")[0] for one in discarded] == [f"item-{item}"]


@pytest.mark.rule("N-183", "N-426", "N-677")
@pytest.mark.parametrize(("who", "quest", "room"), IN_ROOM)
def test_nothing_is_activated_in_combat_or_without_a_card(who: str, quest: str, room: str) -> None:
    s = with_quests(who, room).intruder("larva", room)
    assert s.denied(who, "activate", quest) == "N-183"
    assert with_quests(who, room).hand(who).denied(who, "activate", quest) == "N-172"


@pytest.mark.rule("N-426")
@pytest.mark.parametrize("who", sorted({who for who, _, _ in IN_ROOM}))
def test_a_locked_quest_item_is_of_no_use(who: str) -> None:
    s = with_quests(who)
    assert len(s.zone("quests-0")) == 2
    assert not [one for one in s.offered(who) if "quest-" in one]


@pytest.mark.rule("N-426")
def test_locked_quest_items_that_work_by_themselves_do_not() -> None:
    rooms = {"captain": "canteen", "scout": "generator"}
    s = NemesisScenario("captain", "scout", rooms=rooms).hand("captain", "motivation", "rest")
    s.hand("scout", "rest").does("captain", "play", "motivation")
    assert len(s.zone("hand-1")) == 1
    s = NemesisScenario("captain", "scout", rooms=rooms).hand("captain", "motivation", "rest")
    s.hand("scout", "rest").has("captain", "intercom").does("captain", "play", "motivation")
    assert len(s.zone("hand-1")) == 2


@pytest.mark.rule("N-427")
def test_an_active_quest_item_is_used_like_any_item() -> None:
    s = with_quests("captain", "comms-room").does("captain", "activate", "log-key").pays()
    s.uses("captain", "log-key")
    assert "quest-log-key" in s.zone("gone"), "it is for one use"
    assert s.zone("pack-0") == []


@pytest.mark.rule("N-427")
def test_a_heavy_one_needs_a_hand() -> None:
    s = with_quests("scout", "canteen", "energy-charge", "egg")
    s.does("scout", "activate", "motion-scanner").pays().forced().asked("scout", "drop-heavy")
    s.does("scout", "drop", "egg")
    assert s.zone("hands-0") == ["item-rifle#starting", "quest-motion-scanner"]


@pytest.mark.rule("N-427", "N-673", "N-678")
def test_an_active_one_may_be_dropped_and_a_locked_one_not() -> None:
    s = with_quests("scout", "cockpit")
    assert not [one for one in s.offered("scout", "drop") if "quest" in one]
    s.does("scout", "activate", "security-key").pays().does("scout", "drop", "security-key")
    assert "quest-security-key" in s.zone("gone")


@pytest.mark.rule("N-427")
def test_an_active_one_may_be_traded() -> None:
    rooms = {"captain": "comms-room", "scout": "comms-room"}
    s = NemesisScenario("captain", "scout", rooms=rooms)
    s.does("captain", "activate", "log-key").pays().does("captain", "trade").pays()
    assert s.is_offered("captain", "offer", "log-key")
    s.does("captain", "offer", "log-key").does("captain", "for-nothing").does("scout", "agree")
    assert s.zone("pack-1") == ["quest-log-key"]
    assert s.zone("pack-0") == []


@pytest.mark.rule("N-280")
def test_unlocking_works_where_a_malfunction_is_but_not_in_a_fight() -> None:
    s = with_quests("captain", "comms-room").mark("malfunction", "comms-room")
    assert s.is_offered("captain", "activate", "log-key")
    s.intruder("larva", "comms-room")
    assert s.denied("captain", "activate", "log-key") == "N-183"
