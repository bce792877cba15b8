"""How Nemesis is drawn: places with their signs, figures, the trays of a player, what all see of one."""

from __future__ import annotations

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.kernel.scenes import Hand, Marker, Region, Scene


def region(s: NemesisScenario, room: str) -> Region:
    return next(one for one in s.table.scene(0).regions if one.id == s.slot(room))


def sign(one: Region, icon: str) -> Marker:
    return next(marker for marker in one.markers if marker.icon == icon)


def hand(scene: Scene, id: str) -> Hand:
    return next(one for one in scene.hands if one.id == id)


def test_a_room_shows_its_colour_its_items_its_computer_and_what_is_wrong() -> None:
    s = NemesisScenario("scout", rooms={"scout": "surgery"})
    s.mark("fire", "surgery").mark("malfunction", "surgery").explore("laboratory")
    room = region(s, "surgery")
    assert (room.art, room.rim, room.zone) == ("room-surgery", ["green"], "zone-hull")
    assert room.states == ["fire", "fault"]
    left = sign(room, "search")
    assert (left.corner, left.count, left.rim) == ("nw", 2, "green")
    assert sign(region(s, "laboratory"), "computer").corner == "ne"
    assert [sign(room, icon).corner for icon in ("fire", "malfunction")] == ["sw", "sw"]


def test_a_room_that_nobody_has_explored_shows_only_its_number() -> None:
    s = NemesisScenario("scout")
    hidden = [one for one in s.table.scene(0).regions if one.hidden]
    assert hidden
    for one in hidden:
        assert (one.art, one.rim, one.states) == ("", [], [])
        assert one.number.isdigit()
        assert {marker.icon for marker in one.markers} <= {"vent"}, "which is printed on the board"


def test_pods_are_docked_once_their_section_is_found() -> None:
    s = NemesisScenario("scout")
    pods = [one for one in s.table.scene(0).regions if one.art == "pod"]
    assert {one.dock for one in pods} == {"zone-hull"}, "they hang at the hull"
    s.explore("evacuation-section-a")
    docks = {one.dock for one in s.table.scene(0).regions if one.art == "pod"}
    assert docks == {"zone-hull", s.slot("evacuation-section-a")}


def test_a_corridor_shows_its_numbers_its_noise_and_its_door() -> None:
    s = NemesisScenario("scout", rooms={"scout": "surgery"})
    way, beyond = s.play.board.ways[s.slot("surgery")][0]
    s.noise(way).door("surgery", beyond)
    link = next(one for one in s.table.scene(0).links if one.id == way)
    numbers = s.play.board.passages[way].numbers
    assert link.number == "·".join(map(str, numbers))
    assert (link.level, link.doors) == (1, ["closed"])


def test_larger_intruders_are_larger_and_show_their_injuries() -> None:
    s = (
        NemesisScenario("scout")
        .intruder("adult", "cockpit", injuries=2)
        .intruder("queen", "cockpit")
    )
    small, large = (one for one in s.table.scene(0).pieces if one.kind == "creature")
    assert (small.art, small.size, small.pips) == ("intruder-adult", 1.6, 2)
    assert (large.art, large.size, large.pips) == ("intruder-queen", 2.4, 0)


def test_the_trays_of_a_player_are_there_even_while_they_are_empty() -> None:
    s = NemesisScenario("scout", "captain").hand("scout")
    scene = s.table.scene(0)
    places = {one.id: (one.place, one.limit) for one in scene.hands}
    assert places["hand"] == ("hand", 5)
    assert places["wounds"] == ("wounds", 3)
    assert places["items"][0] == "items"
    assert places["objectives"][0] == "objectives"
    assert not any(one.id in ("hand", "wounds") for one in s.table.scene(-1).hands)


def test_wounds_lie_before_their_owner_with_their_text() -> None:
    s = NemesisScenario("scout", "captain").wounded("scout", "leg")
    (card,) = hand(s.table.scene(0), "wounds").cards
    assert (card.kind, card.art) == ("wound", "wound-leg")
    assert card.text is not None
    assert card.text.id == "wound-leg-text"
    assert hand(s.table.scene(1), "wounds").cards == []


def test_ammunition_is_no_cost() -> None:
    s = NemesisScenario("soldier", "captain")
    (rifle,) = [one for one in hand(s.table.scene(0), "items").cards if one.fill]
    assert rifle.cost == ""
    assert rifle.fill == (5, 5)
    panel = next(one for one in s.table.scene(1).panels if one.seat == 0)
    (ammo,) = [one for one in panel.meters if one.icon == "ammo"]
    assert (ammo.count, ammo.most) == (5, 5)


def test_everybody_sees_of_a_player_what_lies_open() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"}).wounded("scout", "leg")
    panel = next(one for one in s.table.scene(1).panels if one.seat == 0)
    meters = {one.icon: one.count for one in panel.meters}
    assert (panel.art, panel.at) == ("character-scout", s.slot("surgery"))
    assert meters["serious-wound"] == 1
    assert meters["card"] == len(s.zone("hand-0"))
    assert panel.acts == (2, 2)


def test_the_own_discard_pile_can_be_leafed_through() -> None:
    s = NemesisScenario("scout", "captain").hand("scout", "rest", "search")
    g = s.edit()
    g.move_all("hand-0", "discard-0")
    pile = next(one for one in s.table.scene(0).piles if one.id == "discard-0")
    assert [one.art for one in pile.open] == ["card-rest", "card-search"]
    assert not any(one.id == "discard-0" for one in s.table.scene(1).piles)


def test_the_time_track_says_how_long_it_is_until_hibernation() -> None:
    s = NemesisScenario("scout")
    for time, asleep in ((0, 7), (7, 0), (9, 0)):
        note = s.set(time=time).table.scene(0).tracks[0].note
        assert note is not None
        assert (note.args["asleep"], note.args["jump"]) == (asleep, 15 - time)
