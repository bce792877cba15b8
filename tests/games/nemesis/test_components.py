"""Nemesis, chapter Components: what is on a real table, and what its limits mean in play.

What the data files hold is counted in `test_content`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.events import ShipFate
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Died,
    DoorClosed,
    DoorOpened,
    EggLaid,
    Encountered,
    FigureMissing,
    Injured,
    IntruderPlaced,
)
from hullbreach.testkit import Scenario


def table(seats: int) -> Counter[str]:
    """Every component on a table, without the number of its copy."""
    s = Scenario(GAME, seats)
    return Counter(thing.partition("#")[0] for zone in s.state.zones.values() for thing in zone)


def of_kind(things: Counter[str], kind: str) -> int:
    return sum(count for thing, count in things.items() if thing.startswith(f"{kind}-"))


def on_board(s: NemesisScenario, thing: str) -> int:
    """How many of something lie in rooms, corridors and hands."""
    places = ("slot-", "corridor-", "network-", "hands-")
    return sum(zone.count(thing) for name, zone in s.state.zones.items() if name.startswith(places))


@pytest.mark.rule("N-001", "N-002", "N-003", "N-004", "N-006", "N-007")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_markers_and_figures_on_the_table(seats: int) -> None:
    things = table(seats)
    markers = ("fire", "malfunction", "door", "egg", "carcass", "corpse-blue", "corpse-red")
    assert [things[f"supply-{marker}"] for marker in markers] == [8, 8, 12, 8, 8, 1, 4]
    figures = ("larva", "creeper", "adult", "breeder", "queen")
    assert [things[f"intruder-{kind}"] for kind in figures] == [6, 3, 8, 2, 1]


@pytest.mark.rule("N-005", "N-008", "N-009", "N-010", "N-011", "N-012", "N-013")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_tokens_tiles_and_cards_on_the_table(seats: int) -> None:
    things = table(seats)
    tokens = ("larva", "creeper", "adult", "breeder", "queen")
    assert [of_kind(things, f"token-{kind}") for kind in tokens] == [8, 3, 12, 2, 1]
    assert things["token-blank"] == 1
    kinds = {
        "token": 27,
        "room": 11 + 9 + 5,
        "exploration": 20,
        "event": 20,
        "attack": 20,
        "contamination": 27,
        "wound": 16,
        "weakness": 8,
        "coordinates": 8,
        "objective": 9 + 9 + 7,
        "card": 6 * 10,
        "quest": 6 * 2,
        "item": 30 + 30 + 30 + 12 + 6,
    }
    assert {kind: of_kind(things, kind) for kind in kinds} == kinds


@pytest.mark.rule("N-001")
@pytest.mark.parametrize(("burning", "lost"), [(7, False), (8, True)])
def test_there_is_no_ninth_fire_marker(burning: int, lost: bool) -> None:
    s = NemesisScenario()
    for slot in range(12, 12 + burning):
        s.mark("fire", f"{slot:03}")
    s.phase("event", "flammable-compounds")
    assert s.over is lost
    assert on_board(s, "supply-fire") == 8
    if lost:
        s.heard(ShipFate, fate="end-explosion")


@pytest.mark.rule("N-002")
@pytest.mark.parametrize(("broken", "lost"), [(7, False), (8, True)])
def test_there_is_no_ninth_malfunction_marker(broken: int, lost: bool) -> None:
    s = NemesisScenario()
    for slot in range(12, 12 + broken):
        s.mark("malfunction", f"{slot:03}")
    s.phase("event", "malfunction")
    assert s.over is lost
    assert on_board(s, "supply-malfunction") == 8
    if lost:
        s.heard(ShipFate, fate="end-hull")


@pytest.mark.rule("N-003")
@pytest.mark.parametrize("closed", [11, 12])
def test_the_thirteenth_door_is_taken_from_elsewhere(closed: int) -> None:
    s = NemesisScenario().tile("006", "canteen").token("006", "doors")
    ways = [way for way in s.play.board.passages if "011" not in way]
    for way in ways[:closed]:
        s.edit().lay("supply-door", way)
    s.dice(noise="silence").does("scout", "move", "slot-006").pays()
    if closed == 12:
        s.does("scout", "take-door", ways[3]).heard(DoorOpened)
        assert not s.play.closed(ways[3])
    s.heard(DoorClosed)
    assert s.play.closed(s.corridor("006", "011"))
    assert on_board(s, "supply-door") == 12


@pytest.mark.rule("N-004", "N-609")
@pytest.mark.parametrize(
    ("token", "figures"),
    [("larva-1", 6), ("creeper-1", 3), ("adult-2", 8), ("breeder-3", 2), ("queen-4", 1)],
)
@pytest.mark.parametrize("free", [0, 1])
def test_no_more_intruders_than_there_are_figures(token: str, figures: int, free: int) -> None:
    """All but one (or all) are in combat with the captain when the scout meets another."""
    kind = token[:-2]
    s = NemesisScenario("scout", "captain", rooms={"scout": "storage"})
    for _ in range(figures - free):
        s.intruder(kind, "hibernatorium")
    s.noise_around("storage").set(stage="noise", queue=["0"])
    s.dice(noise="1").blind("bag", f"token-{token}").begin()
    s.heard(Encountered, who="scout", token=f"token-{token}")
    assert on_board(s, f"intruder-{kind}") == figures
    assert s.intruders("storage") == [kind] * free
    if not free:
        s.unheard(IntruderPlaced)
        s.heard(FigureMissing, intruder=kind, room="storage")


@pytest.mark.rule("N-005")
def test_a_kind_without_tokens_left_cannot_come_into_the_bag() -> None:
    s = NemesisScenario().put("token-breeder-3", "bag").put("token-breeder-4", "bag")
    s.phase("bag", token="creeper-1")
    assert s.view(0).bag["intruder-breeder"] == 2


@pytest.mark.rule("N-006", "N-612")
@pytest.mark.parametrize(("eggs", "laid"), [(7, True), (8, False)])
def test_there_is_no_ninth_egg(eggs: int, laid: bool) -> None:
    s = NemesisScenario().mark("egg", "005", eggs - 5)
    s.phase("bag", token="queen-4")
    assert len(s.zone("eggs")) == 5 + laid
    assert on_board(s, "supply-egg") + len(s.zone("eggs")) == 8
    if laid:
        s.heard(EggLaid)
    else:
        s.unheard(EggLaid)


@pytest.mark.rule("N-006", "N-611")
@pytest.mark.parametrize("lying", [7, 8])
def test_there_is_no_ninth_carcass(lying: int) -> None:
    s = (
        NemesisScenario()
        .mark("carcass", "005", lying)
        .mark("fire", "003")
        .intruder("adult", "003", 5)
    )
    s.top("deck-attack", "scratch#2").phase("fire").heard(Injured, killed=True)
    assert on_board(s, "supply-carcass") == 8
    assert ("supply-carcass" in s.zone("slot-003")) is (lying == 7)


@pytest.mark.rule("N-007")
@pytest.mark.parametrize("red", [3, 4])
def test_red_corpses_are_for_four_dead(red: int) -> None:
    s = NemesisScenario(rooms={"scout": "storage"}).wounded("scout", "leg", "hand", "body")
    for _ in range(red):
        s.mark("corpse-red", "005")
    s.mark("fire", "storage").rests("scout").heard(Died, who="scout")
    corpses = [thing for thing in s.zone(s.slot("storage")) if "corpse" in thing]
    assert len(corpses) == 4 - red
    assert all(thing.startswith("supply-corpse-red") for thing in corpses)
    assert s.zone(s.slot("hibernatorium")) == ["supply-corpse-blue"]


# Contamination


@pytest.mark.rule("N-014")
@pytest.mark.parametrize("reader", [-1, 0, 2])
def test_others_cannot_tell_contamination_in_hand_from_action_cards(reader: int) -> None:
    views = []
    for top in (0, 1):
        s = NemesisScenario(hands={"captain": ["rest", "search"]}).contaminated(
            "captain", infected=1
        )
        if top:  # the same cards, but the contamination is in the deck
            s.edit().put("contamination-infected", "hand-1", "deck-1", 0)
            s.edit().draw("deck-1", "hand-1")
        views.append(s.begin().view(reader))
    assert views[0] == views[1]
    assert views[0].crew[1].cards == 3


@pytest.mark.rule("N-014")
@pytest.mark.parametrize("reader", [-1, 0, 1, 2])
def test_nobody_can_tell_where_in_a_deck_contamination_is(reader: int) -> None:
    views = []
    for depth in (0, 3):
        s = NemesisScenario().contaminated("captain", clean=1, zone="deck")
        s.edit().put("contamination-clean", "deck-1", "deck-1", depth)
        views.append(s.begin().view(reader))
    assert views[0] == views[1]


@pytest.mark.rule("N-014")
@pytest.mark.parametrize("zone", ["hand-1", "deck-1"])
def test_the_backs_are_the_same(zone: str) -> None:
    cards = ("card-rest", "contamination-infected", "contamination-clean")
    play = NemesisScenario().play
    assert len({GAME.back(play, card, zone) for card in cards}) == 1
