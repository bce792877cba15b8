"""The sheet shows what the client is made of: read out of its files, nothing left out."""

from __future__ import annotations

from typing import get_args

import pytest

from hullbreach.kernel import registry
from hullbreach.kernel.scenes import CardKind
from hullbreach.testkit import sheet, specimens


@pytest.fixture(scope="module")
def page() -> str:
    return sheet.page(registry.find("nemesis").edition().art)


def test_every_colour_type_state_door_and_frame_is_on_it(page: str) -> None:
    for name in ("act", "secret", "item-red", "art-lamp"):
        assert f"</i>{name}<small>#" in page
    assert all(f'class="card kind-{kind}"' in page for kind in get_args(CardKind))
    assert all(
        f"<figcaption>{door}</figcaption>" in page for door in ("open", "closed", "destroyed")
    )
    assert all(f"<figcaption>{state or 'lit'}</figcaption>" in page for state in specimens.STATES)


def test_drawings_of_the_board_are_whole(page: str) -> None:
    body = page.split("<h1>", 1)[1]
    assert "{" not in body
    assert body.count('class="flames"') == sum("fire" in one for one in specimens.STATES)


def test_no_type_is_smaller_than_the_smallest_size() -> None:
    assert specimens.fonts_in_use()
    assert min(size for _, size, _ in specimens.fonts_in_use()) >= 11


def test_contrast_is_counted_as_by_the_guidelines() -> None:
    assert specimens.contrast("#ffffff", "#000000") == pytest.approx(21)
    assert specimens.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
