"""Airlock, chapter Setup."""

import pytest

from hullbreach.games.airlock.scenario import AirlockScenario
from hullbreach.kernel import SPECTATOR


@pytest.mark.rule("A-001")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_one_saboteur_and_only_you_know_your_role(seats: int) -> None:
    s = AirlockScenario(seats)
    roles = [s.zone(f"role-{seat}") for seat in range(seats)]
    assert sorted(roles) == [["role-crew"]] * (seats - 1) + [["role-saboteur"]]
    for seat in range(seats):
        seen = [person.role for person in s.view(seat).people]
        assert seen == [roles[seat][0] if other == seat else None for other in range(seats)]
    assert [person.role for person in s.view(SPECTATOR).people] == [None] * seats


@pytest.mark.rule("A-001")
def test_anybody_may_be_the_saboteur() -> None:
    dealt = {
        seat
        for number in range(30)
        for seat in range(3)
        if AirlockScenario(seed=f"deal {number}").zone(f"role-{seat}") == ["role-saboteur"]
    }
    assert dealt == {0, 1, 2}


@pytest.mark.rule("A-002")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_in_the_hold_with_two_cards(seats: int) -> None:
    s = AirlockScenario(seats)
    assert [s.where(seat) for seat in range(seats)] == ["room-hold"] * seats
    assert [len(s.zone(f"hand-{seat}")) for seat in range(seats)] == [2] * seats
    assert len(s.zone("deck")) == 24 - 2 * seats


@pytest.mark.rule("A-003")
@pytest.mark.parametrize(("seats", "air"), [(3, 12), (4, 16), (5, 20)])
def test_more_people_have_more_air(seats: int, air: int) -> None:
    assert AirlockScenario(seats).state.air == air


@pytest.mark.rule("A-003")
def test_another_amount_of_air_can_be_agreed() -> None:
    assert AirlockScenario(options={"air": 7}).state.air == 7
