"""The plan of an arena: who sits where, what is agreed, and what is refused."""

import pytest

from hullbreach.arena import Plan, read_bots
from hullbreach.arena.plan import SeatsOfBotsError
from hullbreach.bots import UnknownBotError
from hullbreach.kernel.errors import BadOption, BadSeats, UnknownMode


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("random", ["random"]),
        ("3", ["random"] * 3),
        ("2xrandom, random", ["random"] * 3),
        ("1xrandom,2", ["random"] * 3),
    ],
)
def test_seats_are_read(text: str, bots: list[str]) -> None:
    assert read_bots(text) == bots


@pytest.mark.parametrize("text", ["0", "4x", "0xrandom", "", "100"])
def test_seats_that_seat_nobody(text: str) -> None:
    with pytest.raises(SeatsOfBotsError, match="4xrandom"):
        read_bots(text)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBotError, match="genius"):
        read_bots("2xgenius")


def test_a_mode_stands_for_its_options_and_an_option_is_stronger() -> None:
    plan = Plan.of("airlock", bots=["random"] * 3, mode="open-votes", options={"air": "9"})
    assert plan.options == {"packs": [], "air": 9, "open_votes": True}
    plain = Plan.of("airlock", bots=["random"] * 3, options={"open_votes": "true"})
    assert plain.options == {"packs": [], "air": 0, "open_votes": True}


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(UnknownMode, match="open-votes"):
        Plan.of("airlock", bots=["random"] * 3, mode="coop")
    with pytest.raises(BadSeats):
        Plan.of("airlock", bots=["random"])
    with pytest.raises(BadSeats):
        Plan.of("nemesis", bots=["random"] * 2, mode="solo")
    with pytest.raises(BadOption):
        Plan.of("airlock", bots=["random"] * 3, options={"air": "much"})


def test_rotating_bots_have_every_seat_in_turn() -> None:
    mixed = Plan("g", "1", "", "", ("a", "b", "c"), "1", rotate=True)
    assert [mixed.bots_of(number)[0] for number in range(4)] == ["a", "b", "c", "a"]
    still = Plan("g", "1", "", "", ("a", "b", "c"), "1")
    assert still.bots_of(1) == ("a", "b", "c")
