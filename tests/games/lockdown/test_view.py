"""What a seat sees of Lockdown in particular: power, plans, cargo, knowledge, the picture of the base."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.lockdown.rules.model import PLAN
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.kernel import SPECTATOR, Table, Text, eye
from hullbreach.kernel.scenes import Outline, Point, Region, Scene, Zone

SEATS = (-1, 0, 1, 2)


def region(scene: Scene, id: str) -> Region:
    return next(one for one in scene.regions if one.id == id)


def zone(scene: Scene, id: str) -> Zone:
    return next(one for one in scene.zones if one.id == id)


def inside(point: Point, outline: Outline) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


def hand(scene: Scene, id: str) -> list[str]:
    return [card.id for one in scene.hands if one.id == id for card in one.cards]


def picture(s: LockdownScenario, seat: int = 0) -> Scene:
    return s.table.scene(seat)


# Secrets


@pytest.mark.rule("L-105")
def test_nobody_sees_the_plan_in_force_before_the_end() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry").plan("green")
    for seat in SEATS:
        view = s.view(seat)
        assert view.plan is None
        assert PLAN not in {one.zone for one in view.seen}
        assert b"contingency-green" not in msgspec.msgpack.encode(view)
    s.edit().turn_up(PLAN)
    assert {s.view(seat).plan for seat in SEATS} == {"contingency-green"}
    assert hand(picture(s), "open-contingencies") == ["contingency-green"]


@pytest.mark.rule("L-337")
def test_whom_a_hunter_picks_tells_who_has_action_cards_but_one_alone_tells_nothing() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry").at("hacker", "013").at("sentry", "002")
    s.at("survivor", "013").hand("hacker", "rest")
    s.hand("survivor").contaminated("survivor", clean=2)
    assert s.play.helpless([]) == []
    assert s.play.weakest([0]) == 0
    assert not s.play.revealed
    assert s.play.weakest([0, 1]) == 1
    assert s.play.revealed


@pytest.mark.rule("L-106", "L-108")
def test_contingencies_are_seen_by_their_owner_and_by_whom_they_were_shown() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry").contingency("hacker", "red")
    assert [s.view(seat).contingencies[0] for seat in SEATS] == [
        [None],
        ["contingency-red"],
        [None],
        [None],
    ]
    s.edit().show("contingencies-0", 0, eye(2))
    assert [s.view(seat).contingencies[0] for seat in SEATS] == [
        [None],
        ["contingency-red"],
        [None],
        ["contingency-red"],
    ]
    assert hand(picture(s, 0), "contingencies") == ["contingency-red"]
    assert "contingency-red" in hand(picture(s, 2), "seen")
    assert "contingency-red" not in hand(picture(s, 1), "seen")


def test_tokens_that_somebody_else_holds_have_no_order() -> None:
    seen = []
    for tokens in (("red", "blue"), ("blue", "red")):
        s = LockdownScenario("hacker", "survivor").contingency("hacker", *tokens)
        shown = s.zone("contingencies-0").index("contingency-red")
        s.edit().show("contingencies-0", shown, eye(1))
        seen.append((s.view(1).contingencies, s.view(1).seen))
    assert seen[0] == seen[1]
    assert seen[0][0][0] == ["contingency-red", None]


@pytest.mark.rule("L-447")
def test_a_cargo_token_is_known_to_whoever_looked_until_it_is_turned_up() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry").cargo(10, "all")
    s.edit().show("css-10", 0, eye(1))
    assert [s.view(seat).cargo[10] for seat in SEATS] == [None, None, "cargo-all", None]
    assert hand(picture(s, 1), "cargo") == ["space-10"]
    assert hand(picture(s, 0), "cargo") == []
    s.edit().turn_up("css-10")
    assert {s.view(seat).cargo[10] for seat in SEATS} == {"cargo-all"}


def test_how_often_a_hidden_thing_works_is_its_owners_secret() -> None:
    s = LockdownScenario("xenobiologist", "survivor").has("survivor", "flashlight")
    arm, (light,) = "item-probe-arm#starting", s.zone("pack-1")
    s.set(uses={light: 2, arm: 1})
    assert s.view(SPECTATOR).uses == {arm: 1}
    assert s.view("xenobiologist").uses == {arm: 1}
    assert s.view("survivor").uses == {arm: 1, light: 2}
    (card,) = [card for one in picture(s, 1).hands for card in one.cards if card.id == light]
    assert (card.fill, card.cost) == ((2, 3), "")


# What everyone sees


@pytest.mark.rule("L-365", "L-374")
def test_power_time_and_knowledge_are_open_to_all() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry").power_token(3, "s-01").powered("s-01")
    s.dark("s-02").knows("survivor", 6, informed=True).countdown(5).alert(4).gate_open()
    s.rover("bunker").elevator("s-03").computer("c").examined("2", "egg")
    for seat in SEATS:
        view = s.view(seat)
        assert view.power["s-01"] == "power-3"
        assert "power-3" in view.active
        assert view.power["s-02"] not in view.active
        assert (view.crew[1].knowledge, view.crew[1].informed) == (6, True)
        assert (view.autodestruct, view.critical, view.alert) == (5, False, 4)
        assert (view.gate_open, view.rover, view.computer) == (True, "bunker", "computer-c")
        assert view.elevator == s.slot("elevator-room-s-03")
        assert view.laboratory["2"] == ["supply-egg"]


# The picture


@pytest.mark.rule("L-374", "L-376")
def test_rooms_without_power_are_drawn_dark() -> None:
    s = LockdownScenario("hacker", rooms={"hacker": "archive"}).powered("s-02").dark("s-01")
    lit = picture(s)
    assert region(lit, s.slot("archive")).tone == "plain"
    assert region(lit, s.slot("repository")).tone == "muted"
    assert region(lit, s.slot("repository")).states == ["dark"]
    assert zone(lit, "section-s-02").lit
    assert not zone(lit, "section-s-01").lit
    dark = picture(s.dark("s-02"))
    archive = region(dark, s.slot("archive"))
    assert (archive.tone, archive.states, archive.zone) == ("muted", ["dark"], "section-s-02")
    assert not zone(dark, "section-s-02").lit
    computer = next(one for one in archive.markers if one.icon == "computer")
    assert (computer.corner, computer.tone) == ("ne", "muted"), "it needs power"


@pytest.mark.parametrize("mars", [False, True])
def test_every_room_lies_within_its_section(mars: bool) -> None:
    drawn = picture(LockdownScenario("hacker", mars=mars))
    zones = {one.id: one.outlines for one in drawn.zones}
    for one in drawn.regions:
        if one.zone:
            assert any(inside((one.x, one.y), outline) for outline in zones[one.zone]), one.id
    for section in (one for one in drawn.zones if one.kind == "section"):
        for one in drawn.regions:
            if one.zone != section.id:
                assert not any(inside((one.x, one.y), line) for line in section.outlines), one.id


def test_unexplored_rooms_show_whether_there_is_light() -> None:
    s = LockdownScenario("hacker").powered("s-02").dark("s-01")

    def icons(slot: str) -> list[str]:
        return [marker.icon for marker in region(picture(s), slot).markers]

    assert "dark" not in region(picture(s), "slot-008").states
    assert "dark" in region(picture(s), "slot-003").states
    assert "door-open" in icons("slot-001"), "the way out begins here"


def test_pods_open_when_a_token_waits_under_the_time_token() -> None:
    s = LockdownScenario("hacker").space(10)
    assert region(picture(s), "pod-a").tone == "good"
    assert region(picture(s.space(9)), "pod-a").tone == "muted"


def test_the_bunker_is_locked_until_the_gate_is_open() -> None:
    s = LockdownScenario("hacker")
    assert [marker.icon for marker in region(picture(s), "bunker").markers] == ["locked"]
    assert region(picture(s.gate_open()), "bunker").markers == []


def test_whatever_moves_stands_where_it_is() -> None:
    s = LockdownScenario("hacker", "survivor", "sentry", "janitor").elevator("s-02")
    s.in_pod("hacker", "b").isolated("survivor").in_bunker("sentry").rover("away")
    at = {piece.id: piece.at for piece in picture(s).pieces}
    assert at == {
        "character-hacker": "pod-b",
        "character-survivor": s.slot("isolation-room"),
        "character-sentry": "bunker",
        "character-janitor": s.slot("repository"),
        "elevator": s.slot("elevator-room-s-02"),
    }


def test_the_time_track_has_thresholds_tokens_countdown_and_alert() -> None:
    s = LockdownScenario("hacker").space(9).countdown(5).alert(4)
    track = picture(s).tracks[0]
    spaces = {space.label.args["number"]: space for space in track.spaces}
    assert track.at is not None
    assert track.spaces[track.at] is spaces[9]
    tokens = {number: [token.icon for token in one.tokens] for number, one in spaces.items()}
    assert [n for n, one in spaces.items() if one.bars] == [14, 13, 11, 9, 7, 5, 4, 3]
    assert [n for n, one in spaces.items() if one.bars == 2] == [11, 5, 3], "the blue ones"
    assert [n for n, icons in tokens.items() if "pod" in icons] == [10, 8, 6, 4, 2, 1]
    assert "destruct" in tokens[5]
    assert spaces[5].tone == "warning"
    assert "report" in tokens[4]
    assert track.note is not None
    assert track.note.args["rounds"] == 2
    assert (spaces[9].tone, spaces[11].tone, spaces[12].tone) == ("danger", "accent", "good")
    critical = picture(s.countdown(5, critical=True)).tracks[0]
    assert critical.spaces[10].tone == "danger"


def test_the_computer_card_can_be_clicked_option_by_option() -> None:
    s = LockdownScenario("hacker").computer("a")
    assert hand(picture(s), "computer") == [
        "computer-option-move-rover",
        "computer-option-peek-css",
        "computer-option-peek-contingencies",
    ]


@pytest.mark.rule("L-366")
def test_weaknesses_that_one_does_not_understand_are_muted() -> None:
    s = LockdownScenario("hacker").weaknesses("vital-places", "the-way-of-moving", found=2)
    s.knows("hacker", 3)
    cards = {
        card.id: card for one in picture(s).hands if one.id == "weaknesses" for card in one.cards
    }
    assert cards["weakness-vital-places"].tone == "plain"
    assert cards["weakness-the-way-of-moving"].tone == "muted"
    needs = cards["weakness-the-way-of-moving"].note
    assert needs is not None
    assert needs.args == {"count": 5}


def test_the_surface_has_crossroads_areas_and_paths() -> None:
    scene = picture(LockdownScenario("hacker", mars=True))
    assert region(scene, "slot-x2").shape == "circle"
    assert {f"network-area-{number}" for number in range(1, 5)} <= {one.id for one in scene.regions}
    paths = [link.ends for link in scene.links if link.label.id == "lockdown-path"]
    assert ("slot-x2", "bunker") in paths
    assert len(paths) == 6
    assert "deck-mars" in {pile.id for pile in scene.piles}
    assert "deck-mars" not in {pile.id for pile in picture(LockdownScenario("hacker")).piles}


@pytest.mark.rule("L-037")
def test_a_character_card_says_what_it_begins_with() -> None:
    scene = Table.new("lockdown", seats=3, seed="cards").scene(0)
    drawn = [card for one in scene.hands if one.id == "drawn" for card in one.cards]
    assert len(drawn) == 2
    for card in drawn:
        row = CONTENT.characters[card.id.removeprefix("character-")]
        assert card.note == Text(f"group-{row.group}")
        assert card.text is not None
        assert card.text.args["room"] == f"room-{row.start}"
        assert card.text.args["knowledge"] == row.knowledge


def test_the_power_is_a_track_whose_marker_is_on_what_fails_next() -> None:
    s = LockdownScenario("hacker").powered("s-01", "s-03").dark("s-02", "elevator")
    track = next(one for one in picture(s).tracks if one.id == "track-power")
    signs = [space.sign for space in track.spaces]
    assert [sign.count for sign in signs if sign] == [1, 2, 3, 4]
    lit = [at for at, sign in enumerate(signs) if sign and sign.tone == "good"]
    assert len(lit) == 2
    assert track.at == lit[-1]
    dark = picture(s.dark("s-01", "s-03"))
    assert next(one for one in dark.tracks if one.id == "track-power").at is None


def test_the_computer_lies_before_everybody() -> None:
    scene = picture(LockdownScenario("hacker").computer("b"))
    shown = next(one for one in scene.hands if one.id == "computer")
    assert (shown.place, len(shown.cards)) == ("board", 3)
