"""Lockdown: light sources as reactions to the darkness, and who is asked for them."""

from __future__ import annotations

import pytest

from hullbreach.games.lockdown.rules.events import LitUp, UseSpent
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Attacked, ReactionPlayed, Used
from hullbreach.kernel import ALL_EYES

ROOM = "archive"


def meeting(
    *items: str, cards: int, token: str = "adult-2-4", dark: bool = True
) -> LockdownScenario:
    """The survivor with so many cards, about to meet what is on a token, as in the book's example."""
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": ROOM}, reactions=True)
    s = s.dark("s-02") if dark else s.powered("s-02")
    s.hand("survivor", *("search", "search", "rest", "demolition")[:cards])
    s.has("survivor", *items).noise_around(ROOM).blind("bag", f"token-{token}")
    return s.top("deck-attack", "evolve#4").stands("hacker", "interruption")


def met(s: LockdownScenario) -> LockdownScenario:
    """The encounter happens."""
    return s.rolls("survivor", 1)


# Flashlights


@pytest.mark.rule("L-290", "L-383")
def test_a_flashlight_gives_the_lower_number_for_one_use() -> None:
    s = met(meeting("flashlight", cards=2))
    s.asked("survivor", "flashlight")
    (lamp,) = s.zone("pack-0")
    s.does("survivor", "react", "flashlight")
    s.heard(ReactionPlayed, who="survivor", what="flashlight", listener="hacker")
    s.heard(UseSpent, item=lamp, left=2)
    s.unheard(Attacked, surprise=True)
    assert s.zone("pack-0") == [lamp], "it is no item for one use"
    assert s.view("hacker").uses == {lamp: 2}, "everybody has seen it"


@pytest.mark.rule("L-067", "L-383")
def test_of_the_first_hunter_objectives_are_chosen_before_the_light() -> None:
    s = meeting("flashlight", cards=2).set(met=False)
    s.objective("survivor", "upper-levels", "expert-opinion")
    s.objective("hacker", "lower-levels", "field-report")
    assert sorted(met(s).waiting()) == [0, 1]
    s.does("survivor", "objective", "upper-levels").does("hacker", "objective", "field-report")
    s.asked("survivor", "flashlight")


@pytest.mark.rule("L-290", "L-383")
def test_without_its_light_the_higher_number_counts() -> None:
    s = met(meeting("flashlight", cards=2)).does("survivor", "pass")
    s.heard(Attacked, who="survivor", surprise=True)


@pytest.mark.rule("L-383")
def test_a_flashlight_without_uses_gives_no_light() -> None:
    s = met(meeting("flashlight", cards=2).used_up("flashlight", 0))
    assert s.offered("survivor") == ["pass"], "but nobody else knows that"


@pytest.mark.rule("L-383", "L-388")
def test_a_flashlight_that_all_have_seen_go_out_is_not_asked_for() -> None:
    s = meeting("flashlight", cards=2).used_up("flashlight", 1)
    s.edit().show("pack-0", 0, ALL_EYES)
    met(s).does("survivor", "react", "flashlight")
    s.heard(UseSpent, left=0)
    s = meeting("flashlight", cards=2).used_up("flashlight", 0)
    s.edit().show("pack-0", 0, ALL_EYES)
    met(s)
    s.heard(Attacked, surprise=True)


@pytest.mark.rule("L-288", "L-289", "L-383")
@pytest.mark.parametrize(
    ("cards", "token", "dark"),
    [
        (1, "adult-2-4", True),
        (4, "adult-2-4", True),
        (2, "adult-2-4", False),
        (3, "queen-4-4", True),
    ],
)
def test_nobody_is_asked_where_the_light_would_change_nothing(
    cards: int, token: str, dark: bool
) -> None:
    s = meeting("flashlight", "glowstick", cards=cards, token=token, dark=dark)
    met(s).unheard(ReactionPlayed)
    prompts = [ask.text.id for ask in s.table.asks()]
    assert "ask-flashlight" not in prompts
    assert "ask-glowstick" not in prompts


@pytest.mark.rule("L-375", "L-376")
@pytest.mark.parametrize(("cards", "asked"), [(2, False), (3, True)])
def test_the_card_that_a_glowstick_costs_is_one_of_those_that_count(
    cards: int, asked: bool
) -> None:
    s = met(meeting("glowstick", cards=cards))
    assert ("ask-glowstick" in [ask.text.id for ask in s.table.asks()]) == asked
    if asked:
        s.does("survivor", "react", "glowstick").unheard(Attacked, surprise=True)


@pytest.mark.rule("L-372", "L-376")
def test_who_knows_that_they_shun_the_light_can_spare_the_card() -> None:
    s = meeting("glowstick", cards=2).weaknesses("sensitivity-to-light", found=1)
    met(s).does("survivor", "react", "glowstick").unheard(Attacked, surprise=True)


@pytest.mark.rule("L-383", "L-387")
@pytest.mark.parametrize("item", ["toolbelt", "flashlight"])
def test_whoever_has_a_hidden_yellow_item_is_asked(item: str) -> None:
    s = met(meeting(item, cards=2))
    s.asked("survivor", "flashlight")
    assert len(s.offered("survivor")) == (2 if item == "flashlight" else 1)


@pytest.mark.rule("L-383", "L-387")
@pytest.mark.parametrize("items", [(), ("medkit",), ("taser",)])
def test_who_cannot_have_one_is_not_asked(items: tuple[str, ...]) -> None:
    s = met(meeting(*items, cards=2))
    s.heard(Attacked, surprise=True)


@pytest.mark.rule("L-383", "L-388")
def test_a_yellow_item_that_all_know_is_no_reason_to_ask() -> None:
    s = meeting("toolbelt", cards=2)
    g = s.edit()
    g.show("pack-0", 0, ALL_EYES)
    met(s)
    s.heard(Attacked, surprise=True)


@pytest.mark.rule("L-386", "L-383")
def test_a_flashlight_that_was_dropped_works_three_times_when_it_is_found_again() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "generator"})
    s.has("survivor", "flashlight").used_up("flashlight", 1)
    (lamp,) = s.zone("pack-0")
    s.does("survivor", "drop", "flashlight")
    assert s.state.uses == {}
    assert s.play.uses_left(lamp) == 3


@pytest.mark.rule("L-363", "L-383")
def test_what_the_dead_had_counts_no_uses() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": ROOM}).has(
        "survivor", "flashlight"
    )
    s.used_up("flashlight", 2).wounded("survivor", "body", "arm", "leg").mark("fire", ROOM)
    s.rests("survivor")
    assert s.crew("survivor").status == "dead"
    assert s.state.uses == {}


# Glowsticks


@pytest.mark.rule("L-376", "L-382")
def test_a_glowstick_can_be_broken_in_an_encounter_for_a_card() -> None:
    s = met(meeting("glowstick", cards=3)).does("survivor", "react", "glowstick")
    s.asked("survivor", "discard")
    s.does("survivor", "discard", "rest")
    s.heard(LitUp, who="survivor")
    s.unheard(Attacked)
    assert s.zone("pack-0") == []
    assert s.zone("discard-red") == ["item-glowstick#red"]
    assert s.zone("discard-0") == ["card-rest"]


@pytest.mark.rule("L-375", "L-384")
def test_a_glowstick_that_was_interrupted_does_not_shine() -> None:
    rooms = {"survivor": ROOM, "hacker": ROOM}
    s = LockdownScenario("survivor", "hacker", rooms=rooms, reactions=True).dark("s-02")
    s.hand("survivor", "search", "rest").hand("hacker", "interruption").has("survivor", "glowstick")
    s.event("bulkheads-open").does("survivor", "react", "glowstick")
    s.does("survivor", "discard", "rest").does("hacker", "interrupt").unheard(LitUp)
    assert s.zone("discard-red") == ["item-glowstick#red"]


@pytest.mark.rule("L-288", "L-376", "L-382")
def test_the_card_of_a_stopped_glowstick_is_gone_when_the_dark_is_felt() -> None:
    rooms = {"lab-rat": ROOM, "hacker": ROOM}
    s = LockdownScenario("lab-rat", "hacker", rooms=rooms, reactions=True).dark("s-02")
    s.hand("lab-rat", "feel-of-the-dark", "rest", "search").has("lab-rat", "glowstick")
    s.hand("hacker", "interruption").noise_around(ROOM).blind("bag", "token-adult-2-4")
    s.stands("lab-rat", "inconspicuous").top("deck-attack", "evolve#4").rolls("lab-rat", 1)
    s.does("lab-rat", "react", "glowstick").does("lab-rat", "discard", "rest")
    s.interrupts("hacker").heard(Attacked, who="lab-rat", surprise=True)


@pytest.mark.rule("L-165", "L-382", "L-384")
@pytest.mark.parametrize("breaks", [True, False])
def test_a_glowstick_keeps_the_darkness_of_an_event_away(breaks: bool) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": ROOM}, reactions=True).blackout()
    s.at("hacker", "repository").has("survivor", "glowstick").hand("survivor", "rest")
    s.event("bulkheads-open")
    s.asked("survivor", "glowstick")
    if breaks:
        s.does("survivor", "react", "glowstick")
        s.heard(LitUp, who="survivor")
        s.heard(Used, item="glowstick")
    else:
        s.does("survivor", "pass")
    ways = set(s.play.board.around[s.slot(ROOM)])
    assert ways.isdisjoint(s.noises()) == breaks
    assert s.noises(), "the hacker has no light"


@pytest.mark.rule("L-382", "L-387")
def test_a_hidden_red_item_is_asked_for_and_an_empty_hand_is_not() -> None:
    s = LockdownScenario("survivor", "hacker", reactions=True).blackout()
    s.has("survivor", "grenade").has("hacker", "glowstick").hand("hacker").hand("survivor", "rest")
    s.event("bulkheads-open")
    assert s.offered("survivor") == ["pass"]
    assert s.waiting() == [0]
    s.does("survivor", "pass")
    s.unheard(LitUp)


@pytest.mark.rule("L-382")
def test_contamination_does_not_pay_for_a_glowstick() -> None:
    s = (
        LockdownScenario("survivor", "hacker", reactions=True)
        .blackout()
        .has("survivor", "glowstick")
    )
    s.hand("survivor").contaminated("survivor", clean=2).event("bulkheads-open")
    s.asked("survivor", "glowstick")
    assert s.offered("survivor") == ["pass"]


@pytest.mark.rule("L-383")
def test_each_flashlight_counts_for_itself() -> None:
    s = (
        LockdownScenario("survivor", "hacker")
        .has("survivor", "flashlight")
        .has("hacker", "flashlight")
    )
    one, other = s.zone("pack-0")[0], s.zone("pack-1")[0]
    assert one != other
    s.used_up(one, 0).begin()
    assert s.view("survivor").uses == {one: 0}
    assert s.view("hacker").uses == {other: 3}


@pytest.mark.rule("L-376", "L-426")
def test_in_the_caves_no_light_helps() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "cave-entrance"}, reactions=True)
    s.powered("s-01", "s-02", "s-03").has("survivor", "glowstick").at("hacker", "006")
    s.hand("survivor", "search", "search", "rest").top("deck-attack", "cut#3")
    s.works("survivor", "search", "search").does("survivor", "crawl", "006")
    s.heard(Attacked, who="survivor")
    assert s.crew("survivor").light == 2, "nobody was asked for a glowstick"


@pytest.mark.rule("L-141", "L-375")
def test_a_glowstick_shines_until_the_end_of_the_round() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": ROOM}).blackout()
    s.has("survivor", "glowstick").uses("survivor", "glowstick").heard(LitUp, who="survivor")
    assert not s.play.dark(0)
    s.phase("round")
    assert s.play.dark(0)
