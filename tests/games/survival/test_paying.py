"""The family, chapter Actions: what is paid for them, in sight of all."""

import pytest
from tests.games.survival.casts import Kin

from hullbreach.games.survival.rules.events import Acted


@pytest.mark.rule("N-170")
def test_everybody_sees_what_was_paid(cast: Kin) -> None:
    s = cast.scene().dice(noise=1)
    s.does(0, "careful", cast.next_door(s)).pays("search", "demolition")
    s.heard(Acted, who=cast.crew[0], paid=["search", "demolition"], listener=cast.crew[1])
    assert s.view(1).crew[0].discard == ["card-search", "card-demolition"]


@pytest.mark.rule("N-170", "N-171", "N-172")
@pytest.mark.parametrize(("verb", "cost"), [("move", 1), ("careful", 2)])
def test_an_action_costs_as_many_cards_as_it_shows(cast: Kin, verb: str, cost: int) -> None:
    s = cast.scene().dice(noise=1)
    there = cast.next_door(s)
    s.does(0, verb, there).pays("rest")
    assert len(s.cards(0)) == len(cast.spare) - cost
    assert s.spent(0)[0] == "rest", "of the player's choice"
    assert cast.scene(*cast.spare[:cost]).is_offered(0, verb, there)
    poor = cast.scene().hand(0, *cast.spare[: cost - 1]).contaminated(0, infected=2, clean=2)
    assert poor.denied(0, verb, there) == cast.rule("N-172")
