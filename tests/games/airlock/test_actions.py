"""Airlock, chapters Actions and Reactions: what one does in a turn, and what others do to it."""

import pytest

from hullbreach.games.airlock.model import Jammed, Moved, Repaired, Scanned, Worked
from hullbreach.games.airlock.scenario import AirlockScenario


def at_work(*cards: str, jam: bool = False, **changes: int) -> AirlockScenario:
    """Ada on the bridge with these cards, and Bruno with a jam or without."""
    hands = {"ada": cards, "bruno": ["jam"] if jam else ["scanner"]}
    return AirlockScenario(rooms={"ada": "bridge"}, hands=hands, repairs=changes, drawn=True)


@pytest.mark.rule("A-007")
@pytest.mark.parametrize(
    ("room", "neighbours"),
    [
        ("bridge", {"reactor", "galley"}),
        ("reactor", {"bridge", "hold"}),
        ("galley", {"bridge", "hold"}),
        ("hold", {"reactor", "galley"}),
    ],
)
def test_you_move_to_a_neighbouring_room(room: str, neighbours: set[str]) -> None:
    s = AirlockScenario(rooms={"ada": room})
    assert set(s.offered("ada", "move")) == {f"move:room-{other}" for other in neighbours}
    for other in sorted(neighbours):
        s = AirlockScenario(rooms={"ada": room}).does("ada", "move", other)
        assert s.where("ada") == f"room-{other}"
        s.heard(Moved, who="ada", room=other, rule="A-007")


@pytest.mark.rule("A-008")
@pytest.mark.parametrize(("card", "strength"), [("patch", 1), ("weld", 2), ("spare-part", 3)])
@pytest.mark.parametrize("face", range(1, 7))
def test_face_and_strength_make_six_for_a_success(card: str, strength: int, face: int) -> None:
    s = at_work(card).dice(work=face).does("ada", "work", card).passes("bruno")
    success = face + strength >= 6
    s.heard(Worked, card=card, face=str(face), success=success, rule="A-008")
    assert s.state.repairs["room-bridge"] == success
    assert s.zone("hand-0") == []
    assert s.zone("discard") == [f"card-{card}"]


@pytest.mark.rule("A-008")
def test_only_repair_cards_are_for_working() -> None:
    s = at_work("jam", "scanner", "patch")
    assert s.offered("ada", "work") == ["work:card-patch"]


@pytest.mark.rule("A-009")
def test_a_room_without_a_system_gives_nothing_to_work_on() -> None:
    s = AirlockScenario(rooms={"ada": "hold"}, hands={"ada": ["weld"]})
    assert s.denied("ada", "work", "weld") == "A-009"


@pytest.mark.rule("A-009")
def test_a_system_that_works_gives_nothing_to_work_on() -> None:
    assert at_work("weld", bridge=2).denied("ada", "work", "weld") == "A-009"
    assert at_work("weld", bridge=1).is_offered("ada", "work", "weld")


@pytest.mark.rule("A-010")
def test_two_successes_repair_a_system() -> None:
    s = at_work("weld", "weld").dice(work=[6, 6])
    s.does("ada", "work", "weld").passes("bruno").unheard(Repaired)
    s.does("ada", "work", "weld").passes("bruno").heard(Repaired, room="bridge", rule="A-010")
    assert s.state.repairs == {"room-bridge": 2, "room-reactor": 0, "room-galley": 0}


@pytest.mark.rule("A-011")
def test_a_scanner_shows_you_alone_a_role_which_its_owner_keeps() -> None:
    s = AirlockScenario(4, hands={"ada": ["scanner"]}, saboteur="celia")
    s.does("ada", "scan", "celia")
    s.heard(Scanned, whom="celia", role="saboteur", listener="ada", rule="A-011")
    s.heard(Scanned, who="ada", whom="celia", role=None, listener="bruno")
    s.unheard(Scanned, role="saboteur", listener="bruno")
    assert s.view("ada").people[2].role == "role-saboteur"
    assert s.view("bruno").people[2].role is None
    assert s.zone("role-2") == ["role-saboteur"]
    assert s.zone("discard") == ["card-scanner"]


@pytest.mark.rule("A-011")
def test_you_scan_only_others_in_your_room() -> None:
    s = AirlockScenario(4, hands={"ada": ["scanner"]}, rooms={"bruno": "galley"})
    assert s.offered("ada", "scan") == ["scan:person-2", "scan:person-3"]
    s = AirlockScenario(4, hands={"ada": ["scanner"]}).set("people", 1, alive=False)
    assert s.offered("ada", "scan") == ["scan:person-2", "scan:person-3"]


@pytest.mark.rule("A-011")
def test_nobody_scans_without_a_scanner() -> None:
    s = AirlockScenario(hands={"ada": ["jam"]}, drawn=True)
    assert s.denied("ada", "scan", "bruno") == "A-011"


@pytest.mark.rule("A-012")
def test_you_may_end_your_turn_early() -> None:
    assert AirlockScenario().does("ada", "stop").waiting() == [1]
    assert AirlockScenario().does("ada", "move", "galley").does("ada", "stop").waiting() == [1]


@pytest.mark.rule("A-013")
def test_a_jam_makes_the_work_fail_without_a_roll() -> None:
    s = at_work("weld", jam=True).dice(work=6).does("ada", "work", "weld")
    s.asked("bruno", "jam")
    s.does("bruno", "jam").heard(Jammed, who="bruno", whom="ada", rule="A-013")
    s.unheard(Worked)
    assert s.state.repairs["room-bridge"] == 0
    assert s.state.loaded == {"work": ["6"]}, "nobody rolled"
    assert s.zone("hand-1") == []
    assert s.zone("discard") == ["card-weld", "card-jam"]


@pytest.mark.rule("A-013")
def test_who_has_a_jam_may_keep_it() -> None:
    s = at_work("weld", jam=True).dice(work=6).does("ada", "work", "weld").passes("bruno")
    assert s.state.repairs["room-bridge"] == 1
    assert s.zone("hand-1") == ["card-jam"]


@pytest.mark.rule("A-013")
def test_the_next_person_alive_is_asked_and_the_question_tells_nobody_what_they_hold() -> None:
    s = at_work("weld").does("ada", "work", "weld")
    assert s.offered("bruno") == ["pass"]
    s = AirlockScenario(4, rooms={"ada": "bridge"}, hands={"ada": ["weld"], "celia": ["jam"]})
    s.set("people", 1, alive=False).does("ada", "work", "weld").does("celia", "jam")


@pytest.mark.rule("A-013")
def test_an_empty_hand_is_not_asked() -> None:
    s = AirlockScenario(rooms={"ada": "bridge"}, hands={"ada": ["weld"], "bruno": []})
    s.does("ada", "work", "weld").asked("ada", "turn")
