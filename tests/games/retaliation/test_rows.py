"""Retaliation: every row of the content says what its page says, and no page leaves one out."""

from pathlib import Path

import pytest
from tests.games.rows import page, printed

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.rules import (
    body,
    combat,
    endings,
    markers,
    model,
    movement,
    queen,
    setup,
)
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario

BOX = GAME.edition().box
PAGE = page(Path(__file__).with_name("rows.txt"))


@pytest.mark.rule("R-001", "R-002", "R-003", "R-004", "R-005", "R-007", "R-008", "R-009")
@pytest.mark.rule("R-010", "R-011", "R-012", "R-013", "R-014", "R-015", "R-016")
@pytest.mark.parametrize("name", PAGE)
def test_every_row_is_as_it_is_printed(name: str) -> None:
    rows = getattr(BOX, name.replace("-", "_"))
    assert {id_: printed(row) for id_, row in rows.items()} == PAGE[name]


@pytest.mark.parametrize(
    ("known", "number"),
    [
        pytest.param(model.ROUNDS, 14, marks=pytest.mark.rule("R-436")),
        pytest.param(model.LANDER_SPACE, 10, marks=pytest.mark.rule("R-027")),
        pytest.param(model.MOST_OXYGEN, 7, marks=pytest.mark.rule("R-160")),
        pytest.param(model.HAND, 5, marks=pytest.mark.rule("R-144")),
        pytest.param(model.BELT, 4, marks=pytest.mark.rule("R-151")),
        pytest.param(model.SECTION, 3, marks=pytest.mark.rule("R-175")),
        pytest.param(model.SPACES_OF_HEALTH, 9, marks=pytest.mark.rule("R-177")),
        pytest.param(model.REWARDS, (3, 2, 2, 1, 1), marks=pytest.mark.rule("R-106", "R-107")),
        pytest.param(model.CAPACITY, 6, marks=pytest.mark.rule("R-214", "R-215")),
        pytest.param(model.DESTRUCT_DELAY, 5, marks=pytest.mark.rule("R-422")),
        pytest.param(body.CRITICAL, 2, marks=pytest.mark.rule("R-191")),
        pytest.param(combat.MARKERS, 30, marks=pytest.mark.rule("R-344")),
        pytest.param(endings.DRAWN_AT_METAMORPHOSIS, 4, marks=pytest.mark.rule("R-418")),
        pytest.param(markers.MOST_SECURE, 3, marks=pytest.mark.rule("R-255")),
        pytest.param(movement.MOST_ATTACKS, 3, marks=pytest.mark.rule("R-264")),
        pytest.param(queen.LAST_SPACE, 5, marks=pytest.mark.rule("R-378")),
        pytest.param(setup.OFFERED, 7, marks=pytest.mark.rule("R-064")),
        pytest.param(setup.PER_SLOT, 4, marks=pytest.mark.rule("R-038")),
    ],
)
def test_numbers_that_rules_know(known: object, number: object) -> None:
    assert known == number


@pytest.mark.rule("R-135", "R-136", "R-137", "R-138", "R-579")
@pytest.mark.parametrize(
    ("token", "dead", "kind"),
    [
        ("queen", False, "larva"),
        ("queen", True, "drone"),
        ("adult-2", False, "queen"),
        ("adult-2", True, "larva"),
        ("drone-1", False, "queen"),
        ("drone-1", True, "larva"),
        ("larva", False, "drone"),
        ("larva", True, "drone"),
    ],
)
def test_what_each_token_adds_to_the_bag(token: str, dead: bool, kind: str) -> None:
    s = RetaliationScenario("lz:@medic -204- a4", queen_dead=dead)
    before = {one: s.bag(one) for one in ("larva", "adult", "drone", "queen")}
    s.colony(token)
    drawn = token.partition("-")[0]
    before[drawn] = max(0, before[drawn] - 1)
    before[kind] += 2
    assert {one: s.bag(one) for one in before} == before
