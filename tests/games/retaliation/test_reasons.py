"""Retaliation: whoever is refused something is told the reason that holds in this position."""

import pytest

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.model import BOX, DOOR, supply

FOUR = ("rest", "demolition", "repairs", "search")


def told(s: RetaliationScenario, who: str, *words: str) -> list[str]:
    """The messages by which somebody is refused something."""
    refusals = s.table.why_not(s.seat_of(who))
    wanted = ":".join(words)
    found = [one for one in refusals if one.option.id == wanted]
    return [reason.text.id for one in found for reason in one.reasons if reason.text]


@pytest.mark.rule("R-472", "R-498")
@pytest.mark.parametrize(
    ("room", "why"),
    [
        ("emergency-room", {"denied-unhurt", "denied-unwounded"}),
        ("surgery", {"denied-no-larva", "denied-unwounded"}),
    ],
)
def test_a_room_that_treats_its_user_speaks_of_the_user(room: str, why: set[str]) -> None:
    s = RetaliationScenario(f"a4={room}:@medic@recon -204- lz").hand("medic", *FOUR)
    s.wounded("recon", "leg").is_("recon", health=5)
    assert {*told(s, "medic", "room")} == why


@pytest.mark.rule("R-208", "R-600")
def test_a_broken_computer_room_is_no_room_without_a_computer() -> None:
    cards = ("computer-skills", "rest")
    s = RetaliationScenario("a4=alarm-room:M@contractor -204:N- lz").hand("contractor", *cards)
    s.only(supply(DOOR), rest=BOX)
    why = ["denied-malfunction", "denied-no-door-anywhere"]
    assert told(s, "contractor", "play", "card-computer-skills") == why


@pytest.mark.rule("R-249", "R-477")
def test_a_broken_robot_is_why_nothing_is_reinforced() -> None:
    s = RetaliationScenario("a4=security-robot-room:@medic -204- lz").hand("medic", *FOUR)
    s.robot("technical", "lz").breaks("medic", "robot")
    assert told(s, "medic", "room") == ["denied-robot-broken"]


@pytest.mark.rule("R-480")
def test_pressure_speaks_of_the_whole_base() -> None:
    s = RetaliationScenario("a4=pressure-control:@medic -204- lz").hand("medic", *FOUR)
    assert told(s, "medic", "room") == ["denied-no-push"]


@pytest.mark.rule("R-481", "R-518")
def test_whoever_uses_a_room_by_a_card_hears_what_the_room_lacks() -> None:
    s = RetaliationScenario("a4=alarm-room:@contractor -204- lz")
    s.hand("contractor", "computer-skills", "always-prepared").only(supply(DOOR), rest=BOX)
    why = ["denied-no-noise", "denied-no-door-anywhere"]
    assert told(s, "contractor", "play", "card-computer-skills") == why
    why = ["denied-no-noise"]
    s = RetaliationScenario("a4=alarm-room:@contractor -204- lz").hand(
        "contractor", "always-prepared"
    )
    assert told(s, "contractor", "play", "card-always-prepared")[:1] == why


@pytest.mark.rule("R-199", "R-249")
def test_a_controller_says_what_keeps_the_robot_from_acting() -> None:
    s = RetaliationScenario("lz:@medic -204- a4").hand("medic", *FOUR)
    s.has("medic", "supporting-robot-controller", "robot-controller")
    why = ["denied-robot-hidden", "denied-robot-full"]
    assert told(s, "medic", "use", "item-robot-controller") == why
    s.robot("technical", "lz").breaks("medic", "robot")
    why = ["denied-robot-broken", "denied-robot-here"]
    assert told(s, "medic", "use", "item-supporting-robot-controller") == why
