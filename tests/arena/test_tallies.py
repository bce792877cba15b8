"""What is counted: by trait, by ending, with and without, and which of it is no luck."""

from hullbreach.arena import Plan
from hullbreach.arena.frames import games_frame, seats_frame
from hullbreach.arena.match import Outcome
from hullbreach.arena.tallies import Tallies, count
from hullbreach.kernel import Facts, SeatFacts

PLAN = Plan("g", "1", "", "", ("a", "b"), "s", rotate=True)


def outcome(number: int, won: bool) -> Outcome:
    """The first seat has the sword; it wins, or nobody does. The second dies."""
    seats = [
        SeatFacts(
            {"side": "left", "goal": ["x"]}, "fate-lived", "", ["sword"] if won else ["shield"]
        ),
        SeatFacts({"side": "right", "goal": ["x", "y"]}, "fate-died", "cause-fire", ["shield"]),
    ]
    facts = Facts("end-won" if won else "end-lost", 3 + number % 2, {"ship": "s"}, ["storm"], seats)
    return Outcome(number, 10, [won, False], ["r", "r"], facts)


def tallied(outcomes: list[Outcome]) -> Tallies:
    return count(games_frame(PLAN, outcomes), seats_frame(PLAN, outcomes))


def test_everything_is_counted() -> None:
    tallies = tallied([outcome(number, number % 4 < 2) for number in range(40)])
    assert (tallies.games, tallies.answers, tallies.middle_rounds) == (40, 10, 3.5)
    assert (tallies.overall.wins, tallies.overall.count) == (20, 80)
    assert (tallies.decided.wins, tallies.decided.count) == (20, 40)
    assert tallies.rounds == [(3, 20, 10), (4, 20, 10)]
    groups = {group.name: group.rows for group in tallies.groups}
    assert list(groups) == ["bot", "goal", "side"]
    assert [(row.value, row.rate.wins, row.rate.count) for row in groups["side"]] == [
        ("left", 20, 40),
        ("right", 0, 40),
    ]
    assert [row.clear for row in groups["side"]] == [1, -1]
    assert [(row.value, row.rate.count) for row in groups["goal"]] == [("x", 80), ("y", 40)]
    assert [(row.value, row.rate.wins, row.rate.count) for row in groups["bot"]] == [
        ("a", 10, 40),
        ("b", 10, 40),
    ]


def test_how_it_ended() -> None:
    tallies = tallied([outcome(number, number < 10) for number in range(40)])
    ending, ship = tallies.endings
    assert [(row.value, row.rate.wins, row.wins) for row in ending.rows] == [
        ("end-lost", 30, 0),
        ("end-won", 10, 10),
    ]
    assert (ship.name, ship.rows[0].rate.share) == ("ship", 1)
    assert [(row.value, row.rate.wins, row.wins) for row in tallies.fates.rows] == [
        ("fate-died", 40, 0),
        ("fate-lived", 40, 10),
    ]
    assert [(row.value, row.rate.share) for row in tallies.causes.rows] == [("cause-fire", 0.5)]


def test_content_is_compared_with_its_absence() -> None:
    tallies = tallied([outcome(number, number < 10) for number in range(40)])
    sword = next(row for row in tallies.own if row.value == "sword")
    assert (sword.rate.wins, sword.rate.count) == (10, 10)
    assert (sword.others.wins, sword.others.count) == (0, 70)
    assert sword.clear == 1
    assert {row.value: row.clear for row in tallies.own} == {"sword": 1, "shield": -1}
    # What came up in every game cannot be compared with its absence.
    assert tallies.common == []


def test_games_that_broke_are_named_and_not_counted() -> None:
    tallies = tallied([outcome(0, True), Outcome(1, error="KeyError: 'x'")])
    assert tallies.games == 1
    assert tallies.broken == [("s-1", "KeyError: 'x'")]


def test_a_game_that_says_nothing_of_itself_is_still_counted() -> None:
    plain = [Outcome(number, 5, [True, False], ["r", "r"]) for number in range(6)]
    tallies = tallied(plain)
    assert tallies.overall.share == 0.5
    assert tallies.endings == []
    assert tallies.middle_rounds is None
    assert tallied([]).games == 0
