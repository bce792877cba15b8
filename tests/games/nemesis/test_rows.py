"""Nemesis: every row of every pack says what its page says, and no page leaves one out."""

import pytest
from tests.games.rows import page, pages, path_of

from hullbreach.games.nemesis.game import GAME

PAGES = dict(pages(GAME))


@pytest.mark.rule("N-001", "N-002", "N-003", "N-004", "N-005", "N-006", "N-007", "N-008", "N-009")
@pytest.mark.rule("N-010", "N-011", "N-012", "N-013", "NA-002")
@pytest.mark.parametrize("pack", PAGES)
def test_every_row_is_as_it_is_printed(pack: str) -> None:
    assert PAGES[pack] == page(path_of(GAME.name, pack))


def test_there_is_no_page_of_a_pack_that_is_gone() -> None:
    assert {path.stem for path in path_of(GAME.name, "base").parent.iterdir()} == {*PAGES}
