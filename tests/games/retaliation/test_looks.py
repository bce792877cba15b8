"""How Retaliation is drawn: the base that grows, crowds in corridors, bodies, trays, what is held up."""

from __future__ import annotations

import pytest

from hullbreach.games.retaliation.looks.plan import ROOMS, SECTOR_WALLS
from hullbreach.games.retaliation.rules.grid import SPACES
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.kernel import Table, Text
from hullbreach.kernel.scenes import Card, Hand, Link, Piece, Region, Reveal, Track
from hullbreach.kernel.texts import LANGUAGES, Texts

PLAIN = "lz:@medic -204- a4=armory"


def region(s: RetaliationScenario, space: str) -> Region:
    return next(one for one in s.table.scene(0).regions if one.id == f"space-{space}")


def link(s: RetaliationScenario, gap: str) -> Link:
    return next(one for one in s.table.scene(0).links if one.id == s.place(gap))


def pieces(s: RetaliationScenario, place: str, seat: int = 0) -> list[Piece]:
    return [one for one in s.table.scene(seat).pieces if one.at == s.slot(place)]


def hand(s: RetaliationScenario, id: str, seat: int = 0) -> Hand:
    return next(one for one in s.table.scene(seat).hands if one.id == id)


def card(s: RetaliationScenario, name: str) -> Card:
    (found,) = [
        one for held in s.table.scene(0).hands for one in held.cards if one.id.startswith(name)
    ]
    return found


def track(s: RetaliationScenario, id: str) -> Track:
    return next(one for one in s.table.scene(0).tracks if one.id == id)


def reveals(s: RetaliationScenario) -> list[Reveal]:
    """What was held up since somebody did something last."""
    people, game = s.table.scene(0).people(), s.table.game
    told = [game.reveal(one.event, s.state.packs, people) for one in s.play.told]
    return [one for one in told if one is not None]


# The base


def test_every_space_lies_within_the_walls_of_its_sector() -> None:
    for space in SPACES:
        sector = {"lz": "a", "hib": "b"}.get(space[6:], space[6:7])
        left = min(x for x, _ in SECTOR_WALLS[sector])
        right = max(x for x, _ in SECTOR_WALLS[sector])
        assert all(left < x < right for x, _ in ROOMS[space]), space


def test_the_rounds_begin_before_the_first_turn() -> None:
    table = Table.new("retaliation", options={}, seats=2, seed="first")
    tracks = {one.id: one.at for one in table.scene(0).tracks}
    assert (tracks["rounds"], tracks["phase"]) == (0, 0)


def test_a_defence_that_somebody_knows_is_told_by_one_word() -> None:
    s = RetaliationScenario("b3=life-support-b:@medic -204- a4").hand("medic", "rest", "search")
    s.top("anti-aircraft", "anti-aircraft-active").works("medic", "check-defence")
    s.does("medic", "on-top", "anti-aircraft-active")
    facts = {one.label.id: one.value.id for one in s.table.scene(0).panels[0].facts}
    assert facts["fact-defence"] == "defence-active"


def test_only_what_was_found_is_drawn() -> None:
    s = RetaliationScenario(PLAIN)
    found = {one.id for one in s.table.scene(0).regions if not one.hidden}
    assert found == {"space-lz", "space-a4"}
    drawn = {one.id for one in s.table.scene(0).links}
    assert s.place("lz-a4") in drawn
    assert s.place("a4-b3") not in drawn
    assert region(s, "b3").art == ""


def test_a_room_shows_its_items_its_computer_and_what_is_wrong() -> None:
    s = RetaliationScenario("lz:@medic -204- a4=door-control:FMSS")
    room = region(s, "a4")
    assert (room.art, room.rim, room.zone) == ("room-door-control", ["red", "yellow"], "sector-a")
    assert room.states == ["fire", "fault"]
    signs = {one.art: (one.corner, one.count) for one in room.markers}
    assert signs["item-red"] == signs["item-yellow"] == ("nw", 1)
    assert signs["sign-computer"] == ("ne", 1)
    assert signs["supply-secure"] == ("sw", 2)
    assert {"supply-fire", "supply-malfunction"} <= signs.keys()


def test_a_corridor_shows_its_value_its_noise_and_its_doors() -> None:
    s = RetaliationScenario("lz:@medic -204:N- a4 -|304- b3\nlz -302#- a3")
    assert (link(s, "lz-a4").number, link(s, "lz-a4").level) == ("2", 1)
    assert link(s, "a4-b3").doors == ["closed", "none"]
    strong = link(s, "lz-a3")
    assert (strong.number, strong.states) == ("0", ["strong"])


def test_an_open_end_is_told() -> None:
    assert "unknown" in link(RetaliationScenario("lz:@medic -204- a4?"), "lz-a4").states
    assert "unknown" not in link(RetaliationScenario(PLAIN), "lz-a4").states


def test_air_is_light() -> None:
    s = RetaliationScenario(PLAIN, air=["a", "c"])
    assert {one.id: one.lit for one in s.table.scene(0).zones} == {
        "sector-a": True,
        "sector-b": False,
        "sector-c": True,
    }


@pytest.mark.rule("R-489")
def test_a_sector_is_called_the_same_whether_it_has_air_or_not() -> None:
    zones = RetaliationScenario(PLAIN, air=["a"]).table.scene(0).zones
    assert [one.label for one in zones] == [Text(one.id) for one in zones]
    told = [one.tag.word.args["active"] for one in zones if one.tag and one.tag.word]
    assert told == [True, False, False]


def test_whoever_fires_a_burst_chooses_whom_it_hits() -> None:
    s = RetaliationScenario("lz:@medic -204:DA- a4")
    assert {one.aim for one in pieces(s, "lz-a4")} == {0}


def test_what_lies_beside_the_board_stands_on_the_rails_of_the_sectors() -> None:
    s = RetaliationScenario(PLAIN).robot("technical")
    zones = {one.id: one for one in s.table.scene(0).zones}
    assert {hand(s, "stock").zone, hand(s, "robot").zone, track(s, "queen").zone} == set(zones)
    assert all(one.rail for one in zones.values())
    assert {one.count for one in hand(s, "stock").cards} != {1}


def test_a_second_noise_value_is_shown_in_lethal_mode_only() -> None:
    rows = RetaliationScenario(PLAIN).g.box.corridors.values()
    tile = next(row for row in rows if row.lethal and not row.printed)
    drawing = f"lz:@medic -{tile.id}- a4"
    assert link(RetaliationScenario(drawing), "lz-a4").number == str(tile.value)
    both = link(RetaliationScenario(drawing, lethal=True), "lz-a4").number
    assert both == f"{tile.value}·{tile.lethal}"


# Figures


def test_a_horde_is_crowds_with_their_counts_and_places() -> None:
    s = RetaliationScenario("lz:@medic -204:QAA- a4")
    queen, adults = sorted(pieces(s, "lz-a4"), key=lambda one: -one.size)
    assert (queen.art, queen.count, queen.places) == ("intruder-queen", 1, 4)
    assert (adults.art, adults.count, adults.places) == ("intruder-adult", 2, 1)
    corridor = link(s, "lz-a4")
    assert corridor.capacity == sum(one.count * one.places for one in (queen, adults)) == 6
    assert "full" in corridor.states


def test_who_is_near_aims_at_intruders_by_their_names() -> None:
    s = RetaliationScenario("lz:AA2@medic -204- a4:A@recon").hand("medic", "rest")
    near = {one.id: one.pips for one in pieces(s, "lz") if one.kind == "creature"}
    assert near == {"intruder-adult": 0, "intruder-adult#2": 2}
    offered = {one.args[1] for one in s.table.asks()[0].options if one.verb == "shoot"}
    assert offered == near.keys()
    assert [one.id for one in pieces(s, "a4") if one.kind == "creature"] == [
        "intruder-adult@space-a4"
    ]


def test_the_robot_is_nobody_before_it_is_found() -> None:
    s = RetaliationScenario(PLAIN)
    assert [one.art for one in pieces(s, "hib")] == ["robot"]
    s.robot("medical", "a4")
    assert [one.art for one in pieces(s, "a4")] == ["robot-medical"]


# Tracks


def test_the_lander_and_the_self_destruct_stand_on_the_round_track() -> None:
    s = RetaliationScenario(PLAIN, round=7, lander_at=9, destruct=12)
    rounds = track(s, "rounds")
    assert rounds.at == 6
    hung = {at + 1: [one.art for one in space.tokens] for at, space in enumerate(rounds.spaces)}
    assert hung[9] == ["token-lander"]
    assert hung[12] == ["token-destruct"]
    assert rounds.note is not None
    assert rounds.note.args == {"rounds": 2}


def test_a_wound_covers_its_section_and_armour_frames_the_last() -> None:
    s = RetaliationScenario(PLAIN).wounded("medic", "leg").has("medic", "tactical-armor")
    health = track(s, "health")
    covers = [one.cover.id if one.cover else "" for one in health.spaces]
    assert covers == ["wound-leg"] * 3 + [""] * 6
    assert [one.framed for one in health.spaces] == [False] * 6 + [True] * 3
    assert health.at == 3
    assert track(s, "oxygen").at == s.oxygen("medic")


def test_hits_on_the_queen_are_counted() -> None:
    s = RetaliationScenario(PLAIN, queen_damage=2)
    assert (track(s, "queen").at, track(s, "queen").place) == (2, "board")
    assert track(s.set(queen_dead=True), "queen").at is None


# Cards and panels


def test_a_weapon_shows_its_ammo_by_half_tokens() -> None:
    s = RetaliationScenario("lz:@medic -204:AA- a4").hand("medic", "rest", "search")
    assert card(s, "item-carbine").fill == (2, 2)
    assert card(s.bursts("medic", "carbine", "lz-a4", 1), "item-carbine").fill == (1, 2)


def test_other_gear_is_attached() -> None:
    s = RetaliationScenario("lz:@medic -204- a4").has("medic", "grenade-launcher", "gear-oxygen")
    launcher = card(s, "item-grenade-launcher")
    assert launcher.joined == ["gear-ammo", "gear-grenade", "gear-grenade"]
    belt = card(s, "belt")
    assert (belt.joined, belt.verb) == (["gear-oxygen"], "gear")


def test_what_is_broken_says_so() -> None:
    s = RetaliationScenario(PLAIN).breaks("medic", "carbine")
    broken = card(s, "item-carbine")
    assert broken.tone == "warning"
    assert broken.now


def test_hands_are_secret_and_bodies_are_not() -> None:
    s = (
        RetaliationScenario("lz:@medic@recon -204- a4")
        .hand("medic", "rest")
        .wounded("medic", "leg")
    )
    assert [one.id for one in hand(s, "hand").cards] == ["card-rest"]
    assert hand(s, "hand", 1).cards == []
    panel = next(one for one in s.table.scene(1).panels if one.seat == 0)
    assert "wound-leg" in {one.art for one in panel.meters}
    assert (panel.art, panel.at) == ("character-medic", "space-lz")


def test_an_objective_says_how_far_it_is_reached() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").objective("medic", "great-hunt")
    (hunt,) = hand(s, "objectives").cards
    assert [(one.label.id, one.reached) for one in hunt.goals] == [("aim-queen", False)]
    (hunt,) = hand(s.set(queen_dead=True), "objectives").cards
    assert hunt.goals[0].reached
    assert not any(one.id == "objective-great-hunt" for one in hand(s, "objectives", 1).cards)


def test_the_base_counts_what_ends_it() -> None:
    s = RetaliationScenario("lz:F@medic -204- a4:M").breaks("medic", "carbine")
    base = s.table.scene(0).panels[0]
    counts = {one.icon: (one.count, one.most) for one in base.meters}
    assert counts["fire"] == (1, 9)
    assert counts["malfunction"] == (2, 14)


# What is held up


@pytest.mark.rule("R-272")
def test_a_new_room_is_held_up_with_its_exploration_card() -> None:
    s = RetaliationScenario("lz:@medic -204- a4?").hand("medic", "rest").dice(noise="1")
    s.goes("medic", "a4", "1")
    found = next(one for one in reveals(s) if one.kind == "room")
    assert found.card is not None
    assert found.card.kind == "room"
    assert found.at == "space-a4"
    (card,) = [one.card for one in found.effects if one.card]
    assert card.id.startswith("exploration-")
    assert card.kind == "card", "it is no place"
    assert card.note == Text("pile-deck-exploration")


def test_a_roll_is_held_up_as_its_face() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").hand("medic", "rest")
    s.shoots("medic", "item-carbine", "intruder-adult", 5)
    (roll,) = [one for one in reveals(s) if one.kind == "dice"]
    assert (roll.art, roll.causes[-1].art) == ("shot-5", "shot-5")


@pytest.mark.rule("R-201")
def test_a_robot_is_found_and_is_no_event() -> None:
    s = RetaliationScenario("a3:@medic -104- a2?\nlz -204- a3").hand("medic", "rest")
    s.has("medic", "supporting-robot-controller").uses("medic", "supporting-robot-controller")
    shown = next(one for one in reveals(s) if one.card and one.card.id.startswith("robot-"))
    assert shown.kind == "room"


@pytest.mark.rule("R-336")
def test_an_attack_is_held_up_with_the_row_of_its_attacker() -> None:
    s = RetaliationScenario("lz:D@medic -204- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-scratch-4").goes("medic", "a4", "1")
    attack = next(one for one in reveals(s) if one.kind == "attack")
    assert attack.card is not None
    assert [row.lit for row in attack.card.rows] == [True]
    tones = {mark.icon: mark.tone for row in attack.card.rows for mark in row.marks}
    assert tones == {"adult": "muted", "drone": "danger", "queen": "muted"}
    assert [one.label.id for one in attack.effects] == ["harm-health"]
    assert (attack.art, attack.seat) == ("intruder-drone", 0)


@pytest.mark.rule("R-336")
def test_rows_of_an_attack_that_differ_stand_apart_and_one_is_lit() -> None:
    s = RetaliationScenario("lz:D@medic -204- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-deadly-claws-2").goes("medic", "a4", "1")
    attack = next(one for one in reveals(s) if one.kind == "attack")
    assert attack.card is not None
    rows = {tuple(mark.icon for mark in row.marks): row.lit for row in attack.card.rows}
    assert rows == {("adult", "queen"): False, ("drone",): True}


def test_a_row_of_an_attack_says_whom_it_meets_before_what_it_does() -> None:
    s = RetaliationScenario("lz:Q@medic -204- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-fury-1").goes("medic", "a4", "1")
    attack = next(one for one in reveals(s) if one.kind == "attack")
    assert attack.card is not None
    (lit,) = [row.label for row in attack.card.rows if row.lit]
    told = [Texts(language, s.game.name).format(lit) for language in LANGUAGES]
    assert told == [
        "everybody in the room: 1 serious wound, death if critical, 1 contamination card",
        "każdy w pomieszczeniu: 1 głęboka rana, śmierć w stanie krytycznym, 1 karta skażenia",
    ]


def test_armour_is_not_held_in_the_hands() -> None:
    s = RetaliationScenario(PLAIN).has("medic", "tactical-armor")
    panel = next(one for one in s.table.scene(0).panels if one.seat == 0)
    facts = {one.label.id: str(one.value) for one in panel.facts}
    assert "tactical-armor" in facts["fact-armour"]
    assert "tactical-armor" not in facts["table-carried"]


@pytest.mark.rule("R-179")
def test_a_wound_is_shown_with_its_attack() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-bite").top("deck-wounds", "wound-leg").goes("medic", "a4", "1")
    wound = next(one for one in reveals(s) if one.kind == "wound")
    assert wound.part == "joins"
    assert wound.card is not None
    assert wound.card.art == "wound-leg"


@pytest.mark.rule("R-175", "R-336")
def test_lost_health_is_shown_with_its_attack_and_never_alone() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-scratch-4").goes("medic", "a4", "1")
    (lost,) = [one for one in reveals(s) if one.kind == "wound"]
    assert [one.label for one in lost.effects] == [
        Text("harm-health", {"count": s.health("medic")})
    ]
    assert lost.part == "within"
    s = RetaliationScenario("lz:F@medic -204- a4").hand("medic", "rest").rests("medic")
    assert s.health("medic") == 1
    assert not [one for one in reveals(s) if one.kind == "wound"]


@pytest.mark.rule("R-290", "R-292")
@pytest.mark.parametrize("face", ["danger", "2"])
def test_what_comes_out_of_the_bag_is_held_up(face: str) -> None:
    s = RetaliationScenario("lz:@medic -204:N- a4").hand("medic", "rest")
    s.top("deck-attack", "attack-scratch-4").blind("bag", "token-adult-3").goes("medic", "a4", face)
    (out,) = [one for one in reveals(s) if one.kind == "encounter"]
    if face == "danger":
        assert (out.art, out.seat) == ("intruder-adult", 0)
    else:
        assert out.card is not None
        assert out.card.id == "token-adult-3"


@pytest.mark.rule("R-381")
def test_a_card_of_the_queens_health_is_held_up_with_how_many_are_left() -> None:
    s = RetaliationScenario("lz:Q@medic -204- a4").hand("medic", "rest")
    s.top("deck-health", "health-draw-1").shoots("medic", "carbine", "queen", "critical")
    shown = next(one for one in reveals(s) if one.kind == "token")
    assert shown.card is not None
    assert shown.card.id == "health-draw-1"
    assert [one.label for one in shown.effects] == [Text("queen-cards", {"count": 10})]


@pytest.mark.rule("R-127")
def test_an_event_is_held_up() -> None:
    s = RetaliationScenario(PLAIN).event("panic")
    shown = [one.card.id for one in reveals(s) if one.kind == "event" and one.card]
    assert shown == ["event-panic"]
