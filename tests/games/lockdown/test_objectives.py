"""Lockdown, the objectives: every card asks for all that it says, and for nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hullbreach.games.lockdown.cards.objectives import no_survivor_of_nemesis
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.goals import judge
from hullbreach.testkit import Scenario

SECTIONS = ("s-01", "s-02", "s-03")
WEAKNESSES = ("vital-places", "the-way-of-moving", "wary-of-shadows")

Deed = Callable[[LockdownScenario, bool], object]
"""Has the sentry do what a card asks for, or just not."""


def met(s: LockdownScenario, card: str, owner: int = 0) -> bool:
    """Whether an objective is fulfilled as things are."""
    return judge(s.play, f"objective-{card}", [owner]).met


def signal(s: LockdownScenario, done: bool) -> None:
    s.is_(0, signal=done).is_(1, signal=True)


def token(s: LockdownScenario, done: bool) -> None:
    s.is_(0, informed=done).is_(1, informed=True)


def egg(s: LockdownScenario, done: bool) -> None:
    s.has(0 if done else 1, "supply-egg")


def destroyed(s: LockdownScenario, done: bool) -> None:
    s.set(destroyed=done)


def outside(s: LockdownScenario, done: bool) -> None:
    s.is_(0, status="bunker" if done else "isolated").is_(1, status="bunker")


def alone(s: LockdownScenario, done: bool) -> None:
    s.is_(1, status="dead" if done else "bunker")


def together(s: LockdownScenario, done: bool) -> None:
    alone(s, not done)


def hunt(s: LockdownScenario, done: bool) -> None:
    s.set(killed=["intruder-queen" if done else "intruder-breeder"])


def nest(s: LockdownScenario, done: bool) -> None:
    s.only("eggs", *(() if done else ("supply-egg",)), rest="supply-of-supply-egg")


def power(s: LockdownScenario, done: bool) -> None:
    s.powered(*SECTIONS[: 3 if done else 2])


def knowledge(needed: int) -> Deed:
    return lambda s, done: s.is_(0, knowledge=needed if done else needed - 1).is_(1, knowledge=9)


def weaknesses(needed: int) -> Deed:
    return lambda s, done: s.weaknesses(*WEAKNESSES, found=needed if done else needed - 1)


def explored(*sections: str) -> Deed:
    def explore(s: LockdownScenario, done: bool) -> None:
        slots = [slot for slot in s.play.board.slots if s.play.section(slot) in sections]
        for slot in slots if done else slots[:-1]:
            s.at(1, slot)

    return explore


CASES: dict[str, list[tuple[Deed, ...]]] = {
    "complete-study": [(weaknesses(3),)],
    "my-precious": [(signal, egg)],
    "expert-opinion": [(knowledge(8),)],
    "field-report": [(signal, weaknesses(2))],
    "upper-levels": [(signal, explored("s-01", "s-02"))],
    "lower-levels": [(explored("s-02", "s-03"),)],
    "the-whole-truth": [(token, knowledge(6))],
    "the-great-hunt": [(signal, hunt), (signal, destroyed)],
    "scorched-earth": [(nest,), (destroyed,)],
    "no-witnesses": [(alone,)],
    "whistleblower": [(signal, token)],
    "best-friends-forever": [(together,)],
    "pest-control": [(signal, nest), (signal, destroyed)],
    "institutional-knowledge": [(knowledge(8),)],
    "clean-up-crew": [(signal, nest)],
    "cutting-off-the-head": [(signal, hunt), (signal, destroyed)],
    "full-survey": [(explored(*SECTIONS),)],
    "know-your-enemy": [(weaknesses(3),)],
    "special-delivery": [(egg,)],
    "nothing-left-behind": [(destroyed, outside)],
    "leaked-files": [(signal, token)],
    "lights-on": [(nest, power)],
    "final-report": [(signal, weaknesses(2))],
}
"""What fulfils a card; several ways, where there are several."""

VICTIMS = {card: row.victim for card, row in CONTENT.objectives.items() if row.victim is not None}


@pytest.mark.rule("L-060", "L-061", "L-062", "L-063", "L-064", "L-065")
@pytest.mark.parametrize(
    ("card", "deeds"), [(card, deeds) for card, ways in CASES.items() for deeds in ways]
)
def test_a_card_asks_for_all_of_this_and_for_nothing_else(
    card: str, deeds: tuple[Deed, ...]
) -> None:
    for missing in (None, *deeds):
        s = LockdownScenario("sentry", "lab-rat").blackout()
        for deed in deeds:
            deed(s, deed is not missing)
        assert met(s, card) == (missing is None), missing


@pytest.mark.rule("L-059")
def test_the_dead_of_the_nemesis_are_no_witnesses() -> None:
    s = LockdownScenario("sentry", "lab-rat", "hacker")
    assert not met(s, "no-witnesses")
    assert no_survivor_of_nemesis(s.play).why.args["who"] == "character-lab-rat"
    assert met(s.dead("lab-rat"), "no-witnesses")


@pytest.mark.rule("L-487")
@pytest.mark.parametrize("card", ["leaked-files", "institutional-knowledge", "special-delivery"])
def test_of_a_crew_only_survivors_bring_something_home(card: str) -> None:
    s = LockdownScenario("sentry", "lab-rat").is_(0, signal=True, informed=True, knowledge=9)
    s.has(0, "supply-egg")
    assert judge(s.play, f"objective-{card}", [0, 1]).met
    assert not judge(s.dead(0).play, f"objective-{card}", [0, 1]).met


@pytest.mark.rule("L-057", "L-058")
@pytest.mark.parametrize("card", VICTIMS)
def test_the_player_with_the_number_on_the_card_must_be_dead(card: str) -> None:
    victim = VICTIMS[card] - 1
    owner = (victim + 1) % 5
    crew = ("sentry", "hacker", "janitor", "survivor", "xenobiologist")
    s = LockdownScenario(*crew).dead(*(seat for seat in range(5) if seat not in (victim, owner)))
    assert not met(s, card, owner)
    assert met(LockdownScenario(*crew).dead(victim), card, owner)


def test_no_card_is_left_out() -> None:
    assert CASES.keys() | VICTIMS.keys() == CONTENT.objectives.keys()
    assert sorted(VICTIMS.values()) == [1, 2, 3, 4, 5]


COOP = (
    *("institutional-knowledge", "clean-up-crew", "cutting-off-the-head", "full-survey"),
    *("know-your-enemy", "special-delivery", "nothing-left-behind", "leaked-files"),
    *("lights-on", "final-report"),
)


@pytest.mark.rule("L-479")
def test_whoever_plays_alone_may_be_dealt_any_of_the_ten_objectives() -> None:
    dealt = {
        card
        for number in range(40)
        for card in Scenario(GAME, 1, seed=f"deal {number}").zone("objectives-0")
    }
    assert dealt == {f"objective-{card}" for card in COOP}
