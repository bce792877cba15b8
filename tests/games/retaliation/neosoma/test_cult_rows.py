"""Neosoma: every row of the content says what its page says, and no page leaves one out."""

from pathlib import Path

import pytest
from tests.games.retaliation.rows import page, printed

from hullbreach.games.retaliation.game import GAME

BOX = GAME.edition(GAME.agree(["neosoma"])).box
PAGE = page(Path(__file__).with_name("rows.txt"))


@pytest.mark.rule("RN-001", "RN-002", "RN-003")
@pytest.mark.parametrize("name", PAGE)
def test_every_row_of_the_cult_is_as_it_is_printed(name: str) -> None:
    rows = getattr(BOX, name.replace("-", "_"))
    assert {id_: printed(row) for id_, row in rows.items()} == PAGE[name]
