"""Neosoma: every row of the content says what its page says, and no page leaves one out."""

from pathlib import Path

import pytest
from tests.games.rows import page, printed

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.neosoma import attack_cards, bag, event_cards, kinds

BOX = GAME.edition(GAME.agree(["neosoma"])).box
PAGE = page(Path(__file__).with_name("rows.txt"))


@pytest.mark.rule("RN-001", "RN-002", "RN-003")
@pytest.mark.parametrize("name", PAGE)
def test_every_row_of_the_cult_is_as_it_is_printed(name: str) -> None:
    rows = getattr(BOX, name.replace("-", "_"))
    assert {id_: printed(row) for id_, row in rows.items()} == PAGE[name]


@pytest.mark.parametrize(
    ("known", "number"),
    [
        pytest.param(attack_cards.MOST_WOUNDS, 3, marks=pytest.mark.rule("RN-107")),
        pytest.param(bag.ADDED, 2, marks=pytest.mark.rule("RN-063", "RN-065")),
        pytest.param(kinds.CORPSE_SPACES, (8, 11, 14), marks=pytest.mark.rule("RN-015")),
        pytest.param((kinds.HITS, kinds.HITS_PER_CORPSE), (5, 2), marks=pytest.mark.rule("RN-047")),
        pytest.param(kinds.CARDS_OF_EXPLOBOT, 3, marks=pytest.mark.rule("RN-088")),
        pytest.param(kinds.TOUGH, 2, marks=pytest.mark.rule("RN-096")),
        pytest.param(event_cards.DETONATION, 3, marks=pytest.mark.rule("RN-110")),
    ],
)
def test_numbers_that_rules_of_the_cult_know(known: object, number: object) -> None:
    assert known == number


def test_numbers_of_events() -> None:
    shot = (event_cards.SUPPRESSION, event_cards.SHORT_CIRCUIT)
    rest = (event_cards.DELAY, event_cards.ROBOT_STEPS, event_cards.MOST_GEAR)
    assert (shot, rest) == ((2, 2), (5, 2, 4))
