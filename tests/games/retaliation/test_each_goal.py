"""Retaliation: every private objective, and every directive of a cooperative game."""

from typing import Any

import pytest

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario

BASE = "lz:@medic@recon@officer@contractor -204- a4 -304- b3 -305- c4=reactor"


def wins(objective: str, *, gone: dict[str, str], data: tuple[str, ...] = (), **how: Any) -> bool:
    """Whether the Medic, in a chamber unless it says otherwise, has won at the end."""
    s = RetaliationScenario(BASE, **how).objective("medic", objective)
    for who, way in {"medic": "chamber", **gone}.items():
        s.gone(who, way)
    for who in data:
        s.is_(who, data=True)
    s.ends()
    while not s.over:  # those who have not chosen an objective do so now
        s.does(s.waiting()[0], s.offered(s.waiting()[0])[0])
    return 0 in s.winners


@pytest.mark.rule("R-442", "R-444")
@pytest.mark.parametrize(("way", "won"), [("lander", False), ("shuttle", True), ("chamber", True)])
def test_quarantine_bars_the_lander(way: str, won: bool) -> None:
    assert wins("quarantine", gone={"officer": way}) is won


@pytest.mark.rule("R-442", "R-448")
@pytest.mark.parametrize(
    ("air", "data", "won"), [([], True, True), (["c"], True, False), ([], False, False)]
)
def test_shutdown_asks_for_data_and_no_air(air: list[str], data: bool, won: bool) -> None:
    assert wins("shutdown", gone={}, data=("medic",) if data else (), air=air) is won


@pytest.mark.rule("R-442", "R-448")
@pytest.mark.parametrize("objective", ["insider-information", "states-evidence"])
@pytest.mark.parametrize(
    ("gone", "data", "won"),
    [
        ({}, ("medic",), True),
        ({}, ("medic", "officer"), True),  # whoever has died does not count
        ({"officer": "lander"}, ("medic", "officer"), False),
        ({}, (), False),
    ],
)
def test_only_one_survivor_has_data(
    objective: str, gone: dict[str, str], data: tuple[str, ...], won: bool
) -> None:
    assert wins(objective, gone=gone, data=data) is won


@pytest.mark.rule("R-442")
@pytest.mark.parametrize("objective", ["crews-favorite", "weve-got-history"])
@pytest.mark.parametrize(
    ("gone", "won"),
    [
        ({}, True),  # the Officer, of the highest rank, has died
        ({"officer": "chamber"}, False),
        ({"officer": "chamber", "contractor": "chamber"}, True),
    ],
)
def test_ranks_that_live_or_die(objective: str, gone: dict[str, str], won: bool) -> None:
    assert wins(objective, gone=gone) is won


@pytest.mark.rule("R-442")
def test_whoever_has_the_lowest_rank_does_not_count_for_oneself() -> None:
    s = RetaliationScenario(BASE).objective("contractor", "crews-favorite")
    s.objective("officer", "great-hunt").gone("contractor", "chamber").gone("officer", "chamber")
    assert 3 not in s.ends().winners


@pytest.mark.rule("R-442")
@pytest.mark.parametrize(
    ("objective", "who"), [("greener-pastures", "recon"), ("an-old-feud", "officer")]
)
def test_somebody_must_not_survive(objective: str, who: str) -> None:
    others = [one for one in ("recon", "officer", "contractor") if one != who]
    assert wins(objective, gone=dict.fromkeys(others, "chamber"))
    assert not wins(objective, gone={who: "chamber"})


@pytest.mark.rule("R-442", "R-454")
def test_player_one_cannot_hunt_player_one() -> None:
    assert not wins("right-moment-to-strike", gone={"recon": "chamber"})
    assert wins("right-moment-to-strike", gone={})


@pytest.mark.rule("R-442", "R-447")
@pytest.mark.parametrize(
    ("way", "cards", "won"), [("lander", 3, True), ("lander", 2, False), ("chamber", 3, False)]
)
def test_subjects_have_three_cards_outside(way: str, cards: int, won: bool) -> None:
    s = RetaliationScenario(BASE).objective("medic", "experimental-subjects")
    s.gone("medic", "chamber").gone("recon", way).objective("recon", "great-hunt")
    s.contaminated("recon", clean=cards, zone="discard").ends()
    assert (0 in s.winners) is won


@pytest.mark.rule("R-442")
@pytest.mark.parametrize("egg", [True, False])
def test_a_luxurious_offer_needs_an_egg(egg: bool) -> None:
    s = RetaliationScenario(BASE).objective("medic", "luxurious-offer").gone("medic", "chamber")
    s = s.has("medic", "egg") if egg else s
    assert (0 in s.ends().winners) is egg


# Together


@pytest.mark.rule("R-537")
@pytest.mark.parametrize(
    ("directive", "short", "enough"),
    [
        ("clean-up", {}, {"nest_destroyed": True}),
        ("closedown", {"air": ["a", "b"]}, {"air": ["a", "b", "c"]}),
        ("faceoff", {}, {"queen_dead": True}),
        ("safety-procedure", {}, {"hibernation": True}),
        ("shutdown-order", {}, {"wired": False}),
    ],
)
def test_a_directive_of_the_crew(
    directive: str, short: dict[str, Any], enough: dict[str, Any]
) -> None:
    for state, won in ((short, []), (enough, [0, 1])):
        s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop", **state)
        s.directives(directive).gone("medic", "chamber").ends()
        assert sorted(s.winners) == won


@pytest.mark.rule("R-446", "R-537")
@pytest.mark.parametrize(
    ("directive", "way", "won"),
    [
        ("crucial-intelligence", "lander", True),
        ("crucial-intelligence", "shuttle", False),
        ("culinary-sample", "shuttle", True),
        ("culinary-sample", "chamber", False),
    ],
)
def test_what_the_crew_takes_home(directive: str, way: str, won: bool) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop").directives(directive)
    s.is_("medic", data=True).has("medic", "egg").gone("medic", way).ends()
    assert bool(s.winners) is won
