"""Lockdown: every row of every pack says what its page says, and no page leaves one out."""

import pytest
from tests.games.rows import page, pages, path_of

from hullbreach.games.lockdown.game import GAME

PAGES = dict(pages(GAME))


@pytest.mark.rule("L-002", "L-003", "L-004", "L-005", "L-006")
@pytest.mark.parametrize("pack", PAGES)
def test_every_row_is_as_it_is_printed(pack: str) -> None:
    assert PAGES[pack] == page(path_of(GAME.name, pack))


def test_there_is_no_page_of_a_pack_that_is_gone() -> None:
    assert {path.stem for path in path_of(GAME.name, "base").parent.iterdir()} == {*PAGES}
