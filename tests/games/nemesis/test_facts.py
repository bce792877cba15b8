"""What is remembered of a finished game of Nemesis: it is true, and it has words."""

import pytest

from hullbreach.arena import Plan
from hullbreach.arena.match import Match, Outcome
from hullbreach.kernel import Facts
from hullbreach.kernel.texts import LANGUAGES, Texts


def played(mode: str, seats: int, number: int = 0) -> Outcome:
    plan = Plan.of("nemesis", bots=["random"] * seats, seed="facts", mode=mode)
    outcome = Match(plan).play(number)
    assert not outcome.error
    return outcome


def ids(facts: Facts) -> set[str]:
    """Everything that somebody will want to read."""
    found = {facts.ending, *facts.used, str(facts.traits["ship"])}
    for seat in facts.seats:
        found |= {seat.fate, seat.cause or seat.fate, *seat.used, str(seat.traits["character"])}
        objectives = seat.traits["objective"]
        assert isinstance(objectives, list)
        found |= set(objectives)
    return found


@pytest.mark.parametrize(
    ("mode", "seats"), [("standard", 4), ("solo", 1), ("coop", 2), ("intruder-player", 3)]
)
def test_a_game_in_short(mode: str, seats: int) -> None:
    outcome = played(mode, seats)
    facts = outcome.facts
    assert facts.rounds > 0
    assert facts.ending.startswith("end-")
    assert len({seat.traits["character"] for seat in facts.seats}) == seats
    assert sorted(str(seat.traits["number"]) for seat in facts.seats) == [
        str(number + 1) for number in range(seats)
    ]
    for seat, won in zip(facts.seats, outcome.won, strict=True):
        assert bool(seat.cause) == (seat.fate in ("fate-dead", "fate-intruder"))
        assert seat.used == sorted(set(seat.used))
        assert not (won and seat.cause and mode != "coop")
    for language in LANGUAGES:
        texts = Texts(language, "nemesis")
        assert [id for id in sorted(ids(facts)) if not texts.has(id)] == []


def test_what_a_player_used_is_not_everyones() -> None:
    facts = played("standard", 3).facts
    own = {name for seat in facts.seats for name in seat.used}
    assert any(name.startswith("card-") for name in own)
    assert any(name.startswith("event-") for name in facts.used)
    assert own.isdisjoint(facts.used)
