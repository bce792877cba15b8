"""Chapter Setup: survivors, cards, decks, tokens."""

from typing import Any

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadOption
from hullbreach.testkit.scenario import Scenario


def new(mission: str = "m0", seats: int = 2, **options: Any) -> Scenario:
    return Scenario(GAME, seats, {"packs": [mission], **options})


@pytest.mark.rule("Z-016", "Z-017")
@pytest.mark.parametrize("seats", range(1, 7))
def test_six_survivors_are_shared_among_all_players(seats: int) -> None:
    s = new(seats=seats).until("arm", "first")
    owners = [one.seat for one in s.state.crew]
    assert sorted(set(owners)) == list(range(seats))
    assert len(owners) == 6


@pytest.mark.rule("Z-019", "Z-020", "Z-027")
def test_everybody_starts_with_a_card_and_somebody_is_first() -> None:
    s = new().until("first", "first")
    held = [card for one in s.state.crew for card in s.zone(f"hand-left-{one.id}")]
    assert sorted(held) == ["item-cattle-prod"] * 4 + ["item-starting-smg"] * 2
    s.does(0, "first", "player-1")
    assert s.state.first == 1


@pytest.mark.rule("Z-025", "Z-026", "Z-028", "Z-029", "Z-030", "Z-031", "Z-328")
def test_survivors_begin_unhurt_and_with_their_blue_skill() -> None:
    crew = {one.id.removeprefix("survivor-"): one for one in new().state.crew}
    armor = {"baraka": 3, "jared": 3, "magnus": 3, "cole": 2, "mitsuki": 2, "vivian": 2}
    assert {id: one.armor for id, one in crew.items()} == armor
    assert all((one.xp, one.level, len(one.skills)) == (0, 0, 1) for one in crew.values())
    soldiers = {id for id, row in GAME.edition().box.survivors.items() if row.type == "soldier"}
    assert soldiers == {"baraka", "jared", "magnus"}


@pytest.mark.rule("Z-010", "Z-022", "Z-023", "Z-350")
@pytest.mark.parametrize(("mission", "cards"), [("m0", 52), ("m1", 53)])
def test_decks_are_hidden_and_special_cards_lie_apart(mission: str, cards: int) -> None:
    s = new(mission)
    assert len(s.zone("equipment")) == cards
    assert set(s.sees(0, "equipment")) == {None}
    apart = {"item-oxygen-tank", "item-cattle-prod", "item-prototype-lmg"}
    assert apart.isdisjoint(s.zone("equipment"))


@pytest.mark.rule("Z-334", "Z-337")
@pytest.mark.parametrize(
    ("options", "number"),
    [
        ({}, 54),
        ({"hard_cards": False}, 29),
        ({"easy_cards": False, "activation_cards": False}, 25),
    ],
)
def test_the_xeno_deck_is_made_of_its_parts(options: dict[str, Any], number: int) -> None:
    assert len(new(**options).zone("xeno-deck")) == number


@pytest.mark.rule("Z-337")
def test_a_deck_without_xenos_is_refused() -> None:
    with pytest.raises(BadOption):
        Table.new(GAME, seats=1, options={"easy_cards": False, "hard_cards": False})


@pytest.mark.rule("Z-346", "Z-004")
def test_hidden_objectives_are_mixed() -> None:
    layouts = set()
    for seed in range(8):
        s = Scenario(GAME, 1, {"packs": ["m1"]}, str(seed))
        tokens = [s.zone(zone)[0] for zone in GAME.edition(("m1",)).objective_zones]
        assert sorted(tokens) == ["objective-green", "objective-purple"] + ["objective-red"] * 4
        assert {s.sees(0, zone)[0] for zone in GAME.edition(("m1",)).objective_zones} == {None}
        layouts.add(tuple(tokens))
    assert len(layouts) > 1


@pytest.mark.rule("Z-347")
@pytest.mark.parametrize(("mission", "tanks"), [("m0", 0), ("m2", 6), ("m4", 6), ("m7", 6)])
def test_some_missions_begin_with_oxygen(mission: str, tanks: int) -> None:
    s = new(mission)
    worn = [s.zone(f"place-body-{one.id}") for one in s.state.crew]
    assert sum(map(len, worn)) == tanks


@pytest.mark.rule("Z-024", "Z-355")
def test_the_players_form_the_two_groups_of_m1() -> None:
    starts = set()
    for seed in "abcdef":
        s = Scenario(GAME, 2, {"packs": ["m1"]}, seed).until("join", "first")
        for who in ("jared", "cole", "vivian"):
            s.does(0, "join", who)
        zones = {one.id.removeprefix("survivor-"): one.zone for one in s.state.crew}
        assert zones["jared"] == zones["cole"] == zones["vivian"] != zones["baraka"]
        assert sorted(zones.values()) == ["zone-b2"] * 3 + ["zone-e8"] * 3
        starts.add(zones["jared"])
    assert starts == {"zone-b2", "zone-e8"}


@pytest.mark.rule("Z-349", "Z-588")
def test_what_lies_on_the_map_of_the_tutorial() -> None:
    state = new().state
    assert state.mold == ("zone-b1", "zone-f1")
    assert {zone: sum(counts) for zone, counts in state.horde.items()} == {
        "zone-c1": 1,
        "zone-e1": 1,
        "zone-d2": 1,
    }
    assert state.machines == {"machine-bot": "zone-b6", "machine-gun": "zone-e2"}
