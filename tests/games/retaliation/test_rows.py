"""Retaliation: every row of the content says what its page says, and no page leaves one out."""

from pathlib import Path

import pytest
from tests.games.retaliation.rows import page, printed

from hullbreach.games.retaliation.game import GAME

BOX = GAME.edition().box
PAGE = page(Path(__file__).with_name("rows.txt"))


@pytest.mark.rule("R-001", "R-002", "R-003", "R-004", "R-005", "R-007", "R-008", "R-009")
@pytest.mark.rule("R-010", "R-011", "R-012", "R-013", "R-014", "R-015", "R-016")
@pytest.mark.parametrize("name", PAGE)
def test_every_row_is_as_it_is_printed(name: str) -> None:
    rows = getattr(BOX, name.replace("-", "_"))
    assert {id_: printed(row) for id_, row in rows.items()} == PAGE[name]
