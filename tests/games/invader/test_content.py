"""Chapter Components and the maps of the missions: what the box holds, and how tiles join."""

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.rules.map import OUTDOOR, Board

BOX = GAME.edition().box


@pytest.mark.rule("Z-001", "Z-002", "Z-003", "Z-004", "Z-007", "Z-008", "Z-009", "Z-015", "Z-501")
def test_every_list_is_as_long_as_that_of_the_box() -> None:
    assert [one for one in BOX.tallies() if one.box != one.here] == []


@pytest.mark.rule("Z-010", "Z-011", "Z-012", "Z-013", "Z-014")
def test_the_equipment_deck_has_53_cards() -> None:
    normal = sum(row.count for row in BOX.items.values() if row.back == "normal")
    assert normal + sum(row.count for row in BOX.mold_cards.values()) == 53
    weapons = {
        id: row.count for id, row in BOX.items.items() if row.weapon and row.back == "normal"
    }
    assert weapons == {
        "smg": 2,
        "chainsaw": 2,
        "heavy-cutter": 3,
        "sledge": 3,
        "assault-shotgun": 3,
        "heavy-shotgun": 3,
        "lmg": 2,
        "sniper-rifle": 2,
        "flamethrower": 2,
    }


@pytest.mark.rule("Z-094")
def test_no_weapon_does_three_damage() -> None:
    assert all(row.weapon.damage < 3 for row in BOX.items.values() if row.weapon)


@pytest.mark.rule("Z-334", "Z-335", "Z-336")
def test_the_hard_half_of_the_xeno_deck_is_heavier_above_all_at_blue() -> None:
    halves = [
        [
            sum(row.counts[level] for id, row in BOX.xeno_cards.items() if low <= int(id) <= high)
            for level in range(4)
        ]
        for low, high in ((1, 25), (26, 50))
    ]
    ratios = [hard / easy for easy, hard in zip(*halves, strict=True)]
    assert min(ratios) > 1
    assert max(ratios) == ratios[0]
    extra = [id for id, row in BOX.xeno_cards.items() if row.does == "activate"]
    assert extra == ["51", "52", "53", "54"]


ZONES = dict(zip(BOX.missions, (28, 41, 39, 54, 38, 54, 47, 60, 58, 54, 47), strict=True))


@pytest.mark.rule("Z-018", "Z-049", "Z-348", "Z-353", "Z-359", "Z-363", "Z-369", "Z-372", "Z-375")
@pytest.mark.rule("Z-382", "Z-390", "Z-395", "Z-406", "Z-510", "Z-512")
@pytest.mark.parametrize("id", BOX.missions)
def test_a_mission_is_one_map(id: str) -> None:
    mission = BOX.missions[id]
    board = Board.of(mission, BOX.tiles)
    assert len(board.zones) == ZONES[id]
    layout = board.layout(((), (), (), ()))
    reached = layout.reach(board.at(mission.start[0]))
    scenery = {"m5": {"zone-a1", "zone-f9"}, "m6": {"zone-a1"}}.get(id, set())
    assert board.zones.keys() - reached.keys() == scenery
    for cell in (*mission.mold, *mission.dry, *(one.cell for one in mission.spawns)):
        assert board.zones[board.at(cell)].kind != OUTDOOR


@pytest.mark.rule("Z-512")
def test_two_rooms_of_tile_02_v_meet_at_a_corner() -> None:
    board = Board.of(BOX.missions["m3"], BOX.tiles)
    layout = board.layout(((), (), (), ()))
    assert "zone-a3" in layout.exits["zone-b2"]
    assert layout.sees("zone-b2")["zone-a3"] == 1


@pytest.mark.rule("Z-509", "Z-511")
def test_a_doorway_at_the_edge_of_the_board_leads_nowhere() -> None:
    board = Board.of(BOX.missions["m0"], BOX.tiles)
    assert {way.other("zone-f2") for way in board.around["zone-f2"]} == {"zone-e2", "zone-f1"}
