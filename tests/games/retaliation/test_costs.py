"""Retaliation, chapter Actions: what each basic action costs, and which of them can be taken in combat."""

import pytest

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario

CARDS = ("rest", "demolition", "secure")
PEACE, FIGHT = "lz:@medic@recon -204- a4:@officer", "lz:A@medic@recon -204:A- a4:@officer"

BASIC = [
    pytest.param("R-085", ("move", "lz-a4"), 1, True, marks=pytest.mark.rule("R-085")),
    pytest.param("R-086", ("secure",), 1, False, marks=pytest.mark.rule("R-086")),
    pytest.param("R-087", ("shoot", "carbine", "adult"), 1, True, marks=pytest.mark.rule("R-087")),
    pytest.param("R-088", ("burst", "carbine", "lz-a4"), 1, True, marks=pytest.mark.rule("R-088")),
    pytest.param("R-089", ("melee", "adult"), 1, True, marks=pytest.mark.rule("R-089")),
    pytest.param("R-090", ("use", "medical-stapler"), 1, True, marks=pytest.mark.rule("R-090")),
    pytest.param("R-091", ("robot",), 1, False, marks=pytest.mark.rule("R-091")),
    pytest.param("R-092", ("trade",), 1, False, marks=pytest.mark.rule("R-092")),
    pytest.param("R-093", ("gear",), 1, True, marks=pytest.mark.rule("R-093")),
    pytest.param("R-094", ("room",), 2, False, marks=pytest.mark.rule("R-094")),
    pytest.param("R-095", ("careful", "lz-a4"), 2, False, marks=pytest.mark.rule("R-095")),
]


def medic(drawing: str, cards: int) -> RetaliationScenario:
    """The Medic, hurt, with something for every action, and so many cards."""
    s = RetaliationScenario(drawing, found=True).robot("technical", "lz")
    s.has("medic", "medical-stapler", "gear-medpack").is_("medic", health=2)
    return s.hand("medic", *CARDS[:cards])


@pytest.mark.rule("R-079", "R-561")
@pytest.mark.parametrize(("rule", "words", "cost", "in_combat"), BASIC)
def test_what_a_basic_action_costs(
    rule: str, words: tuple[str, ...], cost: int, in_combat: bool
) -> None:
    drawing = FIGHT if in_combat else PEACE
    assert medic(drawing, cost).is_offered("medic", *words)
    assert medic(drawing, cost - 1).denied("medic", *words) == "R-561"
    s = medic(drawing, 3).dice(noise="1", shot="critical", burst="1").does("medic", *words).pays()
    assert len(s.cards("medic")) == len(CARDS) - cost


@pytest.mark.rule("R-082")
@pytest.mark.parametrize(("rule", "words", "cost", "in_combat"), BASIC)
def test_whether_a_basic_action_can_be_taken_in_combat(
    rule: str, words: tuple[str, ...], cost: int, in_combat: bool
) -> None:
    s = medic(FIGHT, 3)
    assert s.is_offered("medic", *words) is in_combat
    if not in_combat:
        assert s.denied("medic", *words) == rule
