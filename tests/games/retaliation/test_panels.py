"""What the panels, the tracks and the hands of Retaliation tell: numbers, states, and nothing that is secret."""

from typing import Any

import pytest
from tests.games.retaliation.soldiers import medic

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.kernel import Text, eye
from hullbreach.kernel.scenes import Card, Meter, Panel, Space, Track

PLAIN = "lz:@medic@recon -204- a4"
COMPUTER = "a4=sprinklers-control:@medic@recon -204- lz"


def panel(s: RetaliationScenario, id: str, seat: int = 0) -> Panel:
    return next(one for one in s.table.scene(seat).panels if one.id == id)


def facts(s: RetaliationScenario, id: str, seat: int = 0) -> dict[str, Text]:
    return {one.label.id: one.value for one in panel(s, id, seat).facts}


def meters(s: RetaliationScenario, id: str = "player-0", seat: int = 0) -> dict[str, Meter]:
    return {one.icon: one for one in panel(s, id, seat).meters}


def track(s: RetaliationScenario, id: str, seat: int = 0) -> Track:
    return next(one for one in s.table.scene(seat).tracks if one.id == id)


def hand(s: RetaliationScenario, id: str, seat: int = 0) -> dict[str, Card]:
    held = [one for one in s.table.scene(seat).hands if one.id == id]
    return {card.id: card for one in held for card in one.cards}


def signs(spaces: list[Space]) -> dict[int, list[str]]:
    """The tokens on the spaces of a track, by the numbers of the spaces."""
    return {at: [one.icon for one in s.tokens] for at, s in enumerate(spaces, 1) if s.tokens}


# The base


@pytest.mark.rule("R-403", "R-490")
@pytest.mark.parametrize("top", ["active", "inactive"])
def test_only_whoever_looked_knows_which_defence_lies_on_top(top: str) -> None:
    s = medic(COMPUTER, "anti-aircraft-codes").uses("medic", "anti-aircraft-codes")
    s.does("medic", f"on-top:anti-aircraft-{top}")
    assert facts(s, "base")["fact-defence"] == Text(f"defence-{top}")
    assert facts(s, "base", 1)["fact-defence"] == Text("defence-unknown")
    seen = {card.id: card.note for card in hand(s, "seen").values()}
    other = {"active": "inactive", "inactive": "active"}[top]
    assert seen[f"anti-aircraft-{top}"] == Text("defence-depth", {"top": True})
    assert seen[f"anti-aircraft-{other}"] == Text("defence-depth", {"top": False})


@pytest.mark.rule("R-403", "R-490")
def test_whoever_looked_first_knows_nothing_after_somebody_else_had_a_choice() -> None:
    s = medic("b3=life-support-b:@medic@recon -204- b4")
    s.hand("recon", "rest", "search").works("medic", "check-defence")
    s.does("medic", "on-top:anti-aircraft-active")
    assert facts(s, "base")["fact-defence"] != Text("defence-unknown")
    s.rests("medic").works("recon", "check-defence").does("recon", "on-top:anti-aircraft-active")
    assert facts(s, "base")["fact-defence"] == Text("defence-unknown")
    assert not [one for one in hand(s, "seen") if one.startswith("anti-aircraft")]


@pytest.mark.rule("R-490")
@pytest.mark.parametrize("top", [0, 1])
def test_whoever_looked_before_does_not_know_the_order_any_more(top: int) -> None:
    s = medic(COMPUTER, "anti-aircraft-codes")
    for index in range(2):
        s.g.show("anti-aircraft", index, eye(1))
    s.uses("medic", "anti-aircraft-codes")
    assert facts(s, "base", 1)["fact-defence"] != Text("defence-unknown")
    s.does("medic", f"on-top:{s.zone('anti-aircraft')[top]}")
    assert facts(s, "base", 1)["fact-defence"] == Text("defence-unknown")


@pytest.mark.rule("R-493")
def test_the_defence_is_gone_with_the_reactor() -> None:
    told = facts(RetaliationScenario(PLAIN, wired=False), "base")
    assert told["fact-defence"] == Text("defence-gone")
    assert told["fact-destruct"] == Text("destruct-never")


@pytest.mark.rule("R-422")
def test_the_rounds_to_the_self_destruct_and_to_the_lander_are_told() -> None:
    s = RetaliationScenario(PLAIN, round=3, destruct=8)
    assert facts(s, "base")["fact-destruct"] == Text("destruct-in", {"rounds": 5})
    assert signs(track(s, "rounds").spaces) == {8: ["destruct"], 10: ["ship"]}
    assert track(s, "rounds").note == Text("lander-due", {"rounds": 7})


@pytest.mark.rule("R-404", "R-405")
@pytest.mark.parametrize("lander", ["landed", "destroyed", "left"])
def test_a_lander_that_comes_no_more_is_on_no_round(lander: str) -> None:
    s = RetaliationScenario(PLAIN, lander=lander)
    assert signs(track(s, "rounds").spaces) == {}
    assert facts(s, "base")["fact-lander"] == Text(f"lander-is-{lander}")


@pytest.mark.rule("R-204", "R-384")
def test_a_destroyed_nest_and_a_dead_queen_are_told() -> None:
    s = RetaliationScenario(PLAIN, queen_damage=3)
    assert (track(s, "queen").at, "table-nest" in facts(s, "base")) == (3, False)
    s.set(queen_dead=True, nest_destroyed=True)
    assert (track(s, "queen").at, track(s, "queen").note) == (None, Text("queen-dead"))
    assert "table-nest" in facts(s, "base")


# The soldiers


@pytest.mark.rule("R-068", "R-070")
def test_who_is_first_and_whose_turn_it_is_are_told_apart() -> None:
    s = RetaliationScenario(PLAIN, first=1)
    assert "table-first" in facts(s, "player-1")
    assert "table-first" not in facts(s, "player-0")
    assert facts(s, "player-0")["table-actions"] == Text("number", {"number": 2})
    assert "table-actions" not in facts(s, "player-1")


@pytest.mark.rule("R-175", "R-182", "R-302")
def test_what_a_body_has_suffered_is_told() -> None:
    s = RetaliationScenario(PLAIN).wounded("medic", "leg").infested("medic")
    s.is_("medic", oxygen=0, suffocating=True, data=True)
    found = meters(s, seat=1)
    assert (found["light-wound"].count, found["light-wound"].most) == (6, 9)
    assert found["depressurization"].tone == "danger"
    assert {"larva", "knowledge", "wound"} <= {*found}
    assert facts(s, "player-0", 1)["table-serious"] == Text("wound-leg")
    assert not {"larva", "knowledge", "wound"} & {*meters(s, "player-1")}
    assert "table-serious" not in facts(s, "player-1")
    assert [*hand(s, "wounds")] == ["wound-leg"]


@pytest.mark.rule("R-182", "R-191")
def test_wounds_cover_the_track_and_armour_frames_its_end() -> None:
    s = medic(PLAIN, "heavy-armor").wounded("medic", "leg")
    spaces = track(s, "health").spaces
    assert [one.cover for one in spaces] == [Text("wound-leg")] * 3 + [None] * 6
    assert [one.framed for one in spaces] == [False] * 6 + [True] * 3


@pytest.mark.rule("R-084")
def test_whoever_has_passed_or_fights_is_marked() -> None:
    s = RetaliationScenario("lz:@medic -204- a4:A@recon").is_("medic", passed=True)
    assert panel(s, "player-0").status == Text("table-passed")
    assert panel(s, "player-1").status == Text("soldier-fights")


@pytest.mark.rule("R-053")
def test_of_others_only_the_objectives_that_were_seen_are_told() -> None:
    s = medic(COMPUTER, "personal-log-codes").objective("recon", "great-hunt", "veni-vidi-vici")
    s.uses("medic", "personal-log-codes")
    told = facts(s, "player-1")["table-objectives-seen"]
    assert {str(one) for one in told.args.values()} == {
        str(Text("objective-great-hunt")),
        str(Text("objective-veni-vidi-vici")),
    }
    assert "table-objectives-seen" not in facts(s, "player-0")
    assert "table-objectives-seen" not in facts(s, "player-0", 1)


@pytest.mark.rule("R-102", "R-106")
@pytest.mark.parametrize(("choices", "cards"), [(0, 3), (1, 2), (3, 1), (4, 1)])
def test_who_has_chosen_is_told_and_what_the_next_one_draws(choices: int, cards: int) -> None:
    s = RetaliationScenario(PLAIN, choices=choices).is_("recon", chose=True)
    s.objective("medic", "official-order", "great-hunt")
    assert ["fact-chose" in facts(s, f"player-{seat}") for seat in (0, 1)] == [False, True]
    said = next(one.note for one in s.table.scene(0).hands if one.id == "objectives")
    assert said == Text("objective-reward", {"count": cards})


@pytest.mark.rule("R-013", "R-304")
def test_of_a_backpack_others_see_the_backs_in_no_order() -> None:
    things = ("tools", "caffeine-pills", "phosphates")
    backs = {tuple(_backs(medic(PLAIN, *order))) for order in (things, things[::-1])}
    assert backs == {("item-green", "item-yellow", "item-yellow")}
    assert {f"item-{one}" for one in things} <= {*hand(medic(PLAIN, *things), "items")}


def _backs(s: RetaliationScenario) -> list[str]:
    view: Any = s.view(1)
    found: list[str] = view.crew[0].pack
    return found


@pytest.mark.rule("R-151")
def test_gear_is_shown_where_it_is() -> None:
    s = medic(PLAIN, "heavy-armor", "gear-ammo")
    view: Any = s.view(1)
    assert view.tokens["item-heavy-armor"] == ["gear-medpack"]
    assert facts(s, "player-0", 1)["hand-belt"] == Text("gear-ammo")


@pytest.mark.rule("R-244", "R-249")
def test_what_is_broken_is_shown_on_it() -> None:
    s = medic("hib:@medic -100- a2 -204- a3").robot("technical", "hib")
    assert {one.tone for one in hand(s, "robot").values()} == {"plain"}
    plain = hand(s, "items")["item-carbine"]
    s.breaks("medic", "carbine").breaks("medic", "robot")
    assert {one.tone for one in hand(s, "robot").values()} == {"warning"}
    assert hand(s, "items")["item-carbine"] != plain


@pytest.mark.rule("R-509")
def test_what_is_taped_is_told() -> None:
    s = medic("lz:@medic -204- a4", "flamethrower", "duct-tape")
    assert "table-signs" not in facts(s, "player-0")
    assert "table-signs" in facts(s.uses("medic", "duct-tape"), "player-0")


@pytest.mark.rule("R-309")
def test_what_a_searcher_looks_at_lies_before_the_searcher_only() -> None:
    s = medic("a4=emergency-room:@medic@recon -204- lz").hand("medic", "search", "rest")
    top = ("item-medpack", "item-antiseptic", "item-stimulants")
    s.top("deck-green", *top).plays("medic", "search")
    assert {*hand(s, "looking")} == {*top}
    assert not hand(s, "looking", 1)
