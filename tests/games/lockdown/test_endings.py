"""Lockdown, chapters Objectives, Contingency plans, End of the game, Victory check; solo and coop."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import BaseFate, PlanTaken
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import Checked, Died, Peeked, Revived
from hullbreach.kernel import SPECTATOR, Text

CORPSE = "supply-corpse-red#5"
SAFE = ("escaped", "bunker", "isolated")


def out(*crew: str, **position: Any) -> LockdownScenario:
    """Everybody is in the bunker, has no contamination, and the plan kills nobody."""
    names = crew or ("survivor", "hacker")
    s = LockdownScenario(*names, **position).plan("green")
    return s.in_bunker(*names)


def won(s: LockdownScenario) -> list[str]:
    """Who has won, once the last round is over."""
    s.ends()
    return [s.play.name(seat).removeprefix("character-") for seat in s.winners]


# Objectives


@pytest.mark.rule("L-054", "L-056")
def test_everyone_who_lives_and_met_the_objective_wins() -> None:
    s = out().knows("survivor", 8).objective("survivor", "expert-opinion")
    s.objective("hacker", "best-friends-forever")
    assert won(s) == ["survivor", "hacker"]


@pytest.mark.rule("L-054")
def test_whoever_missed_the_objective_or_died_does_not() -> None:
    s = out().knows("survivor", 7).objective("survivor", "expert-opinion")
    s.knows("hacker", 8).objective("hacker", "upper-levels").is_("hacker", status="aboard")
    assert won(s) == []


@pytest.mark.rule("L-055", "L-120", "L-546")
@pytest.mark.parametrize(
    ("status", "alive"),
    [("bunker", True), ("isolated", True), ("escaped", True), ("aboard", False)],
)
def test_who_survives_the_end_of_time(status: str, alive: bool) -> None:
    s = out().is_("hacker", status=status).objective("hacker", "upper-levels")
    s.objective("survivor", "expert-opinion").ends()
    assert s.crew("hacker").alive == alive


@pytest.mark.rule("L-057")
def test_the_named_player_must_be_dead_whatever_the_cause() -> None:
    for status, winners in (("aboard", ["survivor"]), ("bunker", [])):
        s = out("survivor", "hacker", "sentry").objective("survivor", "greener-pastures")
        s.is_("hacker", status=status).objective("hacker", "upper-levels")
        s.objective("sentry", "lower-levels")
        assert won(s) == winners


@pytest.mark.rule("L-058")
def test_the_only_survivor_also_wins_where_the_named_player_is_oneself() -> None:
    for status, winners in (("aboard", ["survivor"]), ("bunker", [])):
        s = out().objective("survivor", "the-right-moment-to-strike")
        s.is_("hacker", status=status).objective("hacker", "upper-levels")
        assert won(s) == winners


@pytest.mark.rule("L-059", "L-037")
@pytest.mark.parametrize(
    ("other", "met"),
    [("survivor", False), ("lab-rat", False), ("soldier", False), ("sentry", True)],
)
def test_nobody_from_the_nemesis_may_live(other: str, met: bool) -> None:
    s = out("hacker", other).objective("hacker", "no-witnesses").objective(other, "upper-levels")
    assert won(s) == (["hacker"] if met else [])


@pytest.mark.rule("L-059", "L-058")
@pytest.mark.parametrize(("status", "met"), [("bunker", False), ("aboard", True)])
def test_who_is_from_the_nemesis_must_be_the_only_one_to_live(status: str, met: bool) -> None:
    s = out("lab-rat", "hacker").objective("lab-rat", "no-witnesses")
    s.objective("hacker", "upper-levels").is_("hacker", status=status)
    assert won(s) == (["lab-rat"] if met else [])


@pytest.mark.rule("L-060")
@pytest.mark.parametrize("sender", ["survivor", "hacker"])
def test_only_the_own_signal_counts(sender: str) -> None:
    s = (
        out()
        .is_(sender, signal=True)
        .weaknesses("vital-places", "the-way-of-moving", "wary-of-shadows", found=2)
    )
    s.objective("survivor", "field-report").objective("hacker", "upper-levels")
    assert won(s) == (["survivor"] if sender == "survivor" else [])


@pytest.mark.rule("L-061")
@pytest.mark.parametrize(("found", "met"), [(3, True), (2, False)])
def test_weaknesses_count_whoever_found_them(found: int, met: bool) -> None:
    s = out().weaknesses("vital-places", "the-way-of-moving", "wary-of-shadows", found=found)
    s.objective("survivor", "complete-study").objective("hacker", "upper-levels")
    assert won(s) == (["survivor"] if met else [])


@pytest.mark.rule("L-062", "L-121")
@pytest.mark.parametrize(("eggs", "met"), [(0, True), (1, False)])
def test_no_egg_may_be_left_in_the_nest(eggs: int, met: bool) -> None:
    s = out().objective("survivor", "scorched-earth").objective("hacker", "upper-levels")
    g = s.edit()
    while len(g.state.zones["eggs"]) > eggs:
        g.lift("supply-egg", "eggs")
    assert won(s) == (["survivor"] if met else [])


@pytest.mark.rule("L-063")
@pytest.mark.parametrize(("knowledge", "met"), [(8, True), (7, False)])
def test_enough_knowledge(knowledge: int, met: bool) -> None:
    s = out().knows("survivor", knowledge).knows("hacker", 8)
    s.objective("survivor", "expert-opinion")
    s.objective("hacker", "best-friends-forever")
    assert ("survivor" in won(s)) == met


@pytest.mark.rule("L-064")
@pytest.mark.parametrize("informed", ["survivor", "hacker", "nobody"])
def test_only_the_own_active_knowledge_token_counts(informed: str) -> None:
    s = out().objective("survivor", "the-whole-truth").objective("hacker", "upper-levels")
    for who in ("survivor", "hacker"):
        s.knows(who, 6, informed=who == informed)
    assert won(s) == (["survivor"] if informed == "survivor" else [])


@pytest.mark.rule("L-065", "L-501")
def test_every_room_of_both_sections_is_explored() -> None:
    def explored(*sections: str, but: str = "", mars: bool = False) -> LockdownScenario:
        s = out(mars=mars).objective("survivor", "lower-levels").objective("hacker", "upper-levels")
        g = s.edit()
        for slot in g.board.slots:
            if g.section(slot) in sections and slot not in (but, *g.state.explored):
                s.explore(g.state.zones[f"tile-{slot}"][0], slot)
        return s

    assert won(explored("s-02", "s-03")) == ["survivor"]
    assert won(explored("s-01", "s-02")) == []
    assert won(explored("s-02", "s-03", but="slot-008")) == []
    assert won(explored("s-02", "s-03", but="slot-027")) == []
    assert won(explored("s-02", "s-03", mars=True)) == [], "nobody was in the room that lies open"
    s = explored("s-02", "s-03", mars=True)
    s.edit().move_all("exploration-slot-007", "gone")
    assert won(s) == ["survivor"]


# Contingency plans


@pytest.mark.rule("L-105", "L-134")
def test_nobody_sees_the_plan_in_force_before_the_end() -> None:
    s = out().objective("survivor", "expert-opinion").objective("hacker", "upper-levels")
    s.is_("hacker", status="aboard").at("hacker", "repository").begin()
    assert all(s.view(seat).plan is None for seat in (SPECTATOR, 0, 1))
    s.ends()
    assert all(s.view(seat).plan == "contingency-green" for seat in (SPECTATOR, 0, 1))


@pytest.mark.rule("L-106", "L-107")
def test_everyone_sees_the_own_plans_and_nobody_elses() -> None:
    s = LockdownScenario("survivor", "hacker").contingency("survivor", "blue", "red")
    s.contingency("hacker", "grey", "yellow").begin()
    assert sorted(s.view("survivor").contingencies[0]) == ["contingency-blue", "contingency-red"]
    assert s.view("hacker").contingencies[0] == [None, None]
    assert s.view(SPECTATOR).contingencies == [[None, None], [None, None]]


@pytest.mark.rule("L-108")
def test_a_computer_shows_all_plans_of_somebody_in_the_same_section() -> None:
    s = LockdownScenario("hacker", "survivor", rooms={"hacker": "archive", "survivor": "archive"})
    s.powered("s-01", "s-02", "s-03").computer("a").contingency("survivor", "blue", "red")
    s.does("hacker", "computer", "option-peek-contingencies").pays()
    seen = ["contingency-blue", "contingency-red"]
    assert sorted(s.heard(Peeked, who="hacker", listener="hacker").seen or []) == seen
    assert sorted(s.view("hacker").contingencies[1]) == seen
    assert s.view(SPECTATOR).contingencies[1] == [None, None]


@pytest.mark.rule("L-108")
def test_not_of_somebody_elsewhere() -> None:
    s = LockdownScenario("hacker", "survivor", rooms={"hacker": "archive"})
    s.at("survivor", "elevator-room-s-01").powered("s-02", "s-03").computer("a").begin()
    assert s.denied("hacker", "computer", "option-peek-contingencies") == "L-108"


@pytest.mark.rule("L-109")
def test_the_plans_of_the_dead_go_back_to_the_pool() -> None:
    s = LockdownScenario("survivor", "hacker").contingency("survivor", "blue", "red")
    s.at("survivor", "repository").at("hacker", "006").vented("repository")
    pool = len(s.zone("contingency-pool"))
    s.phase("player-end")
    assert s.zone("contingencies-0") == []
    assert len(s.zone("contingency-pool")) == pool + 2


@pytest.mark.rule("L-110", "L-111", "L-112", "L-113", "L-114", "L-134", "L-543")
@pytest.mark.parametrize("status", SAFE)
@pytest.mark.parametrize("signal", [True, False])
@pytest.mark.parametrize("knowledge", [4, 5])
@pytest.mark.parametrize("plan", ["green", "yellow", "blue", "grey", "red"])
def test_whom_a_plan_kills(plan: str, knowledge: int, signal: bool, status: str) -> None:
    s = LockdownScenario("survivor", "hacker").plan(plan).in_bunker("survivor")
    s.is_("survivor", signal=True, knowledge=5)
    s.is_("hacker", status=status, signal=signal, knowledge=knowledge)
    s.objective("survivor", "expert-opinion").objective("hacker", "upper-levels").ends()
    dies = {
        "green": False,
        "yellow": knowledge <= 4,
        "blue": not signal,
        "grey": status == "escaped",
        "red": status == "isolated",
    }[plan]
    assert s.crew("hacker").alive == (not dies)
    assert s.crew("survivor").alive


# The end


@pytest.mark.rule("L-119")
def test_the_game_ends_on_the_last_space() -> None:
    s = out().objective("survivor", "expert-opinion").objective("hacker", "upper-levels")
    s.is_("hacker", status="aboard").ends()
    fate = s.heard(BaseFate, rule="L-119")
    assert fate.fate.id == "end-time"


@pytest.mark.rule("L-121", "L-125", "L-548")
@pytest.mark.parametrize(("how", "met"), [("time", False), ("alert", False), ("explosion", True)])
def test_only_an_explosion_kills_the_queen_and_her_nest(how: Any, met: bool) -> None:
    for card in ("the-great-hunt", "pest-control"):
        s = out().is_("survivor", signal=True).objective("survivor", card)
        s.objective("hacker", "upper-levels").is_("hacker", status="aboard").space(9)
        s.ends(how)
        assert (s.winners == [0]) == met


@pytest.mark.rule("L-122", "L-123")
@pytest.mark.parametrize(("marker", "most"), [("fire", 12), ("malfunction", 10)])
def test_one_marker_too_many(marker: str, most: int) -> None:
    s = LockdownScenario("janitor", "survivor", rooms={"janitor": "repository"})
    s.hand("janitor", "demolition").in_bunker("survivor").objective("survivor", "expert-opinion")
    s.objective("janitor", "upper-levels").has("janitor", "thermite-charge")
    slots = [slot for slot in s.play.board.slots if slot != s.slot("repository")]
    for slot in slots[:most]:
        s.explore(s.zone(f"tile-{slot}")[0], slot)
        if slot in s.state.explored and s.play.rules.can_break(s.play, s.play.room(slot)):
            s.mark(marker, slot)
    left = s.zone(f"supply-of-supply-{marker}")
    s.edit().state.zones["gone"] = s.zone("gone") + left
    s.edit().state.zones[f"supply-of-supply-{marker}"] = []
    if marker == "malfunction":
        s.plays("janitor", "demolition")
    else:
        s.explore("backup-power-supply").happens("thats-hot")
    s.until(lambda s: s.over, "first")
    assert s.state.destroyed
    assert not s.crew("janitor").alive


@pytest.mark.rule("L-124")
@pytest.mark.parametrize(
    ("status", "alive"),
    [("isolated", False), ("aboard", False), ("bunker", True), ("escaped", True)],
)
def test_who_survives_the_explosion(status: str, alive: bool) -> None:
    s = out().is_("hacker", status=status).objective("hacker", "upper-levels")
    s.objective("survivor", "expert-opinion").space(9).ends("explosion")
    assert s.crew("hacker").alive == alive
    assert s.crew("survivor").alive


@pytest.mark.rule("L-126", "L-127", "L-128", "L-129", "L-130")
@pytest.mark.parametrize("critical", [False, True])
@pytest.mark.parametrize(
    ("countdown", "alert", "fate", "rule"),
    [
        (-1, -1, "end-time", "L-129"),
        (-1, 5, "end-alert", "L-128"),
        (9, -1, "end-autodestruction", "L-127"),
        (9, 5, "end-autodestruction", "L-127"),
    ],
)
def test_when_nobody_is_left_the_time_runs_to_whatever_comes_first(
    countdown: int, alert: int, fate: str, rule: str, critical: bool
) -> None:
    s = LockdownScenario("survivor", "hacker", alert=alert).gate_open()
    if countdown > 0:
        s.countdown(countdown, critical=critical)
    s.plan("green").objective("survivor", "expert-opinion").objective("hacker", "upper-levels")
    s.isolated("hacker").at("survivor", "001").does("survivor", "bunker", "by-rover").pays()
    assert s.over
    assert s.heard(BaseFate, rule=rule).fate.id == fate
    assert s.state.destroyed == (fate == "end-autodestruction")
    assert s.crew("hacker").alive == (fate != "end-autodestruction")


@pytest.mark.rule("L-130")
def test_with_both_running_the_base_is_destroyed() -> None:
    s = out().is_("hacker", status="isolated").objective("hacker", "upper-levels")
    s.objective("survivor", "expert-opinion").space(9).countdown(3).ends("alert")
    assert s.state.destroyed
    assert not s.crew("hacker").alive


@pytest.mark.rule("L-131")
def test_without_survivors_there_is_nothing_to_check() -> None:
    s = LockdownScenario("survivor", "hacker").objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels").ends()
    checked = {event.what.id for event in s.told(SPECTATOR) if isinstance(event, Checked)}
    assert checked == {"check-dead-objective"}
    assert s.winners == []
    assert s.zone("plan") != []
    assert s.view(0).plan is None


@pytest.mark.rule("L-132")
@pytest.mark.parametrize("status", [*SAFE, "dead"])
def test_whoever_is_out_of_it_has_no_turns(status: str) -> None:
    s = LockdownScenario("survivor", "hacker").is_("hacker", status=status).begin()
    assert not s.play.rules.may_act(s.play, 1)
    assert s.waiting() == [0]


# The victory check


@pytest.mark.rule("L-134")
def test_a_plan_kills_nobody_twice() -> None:
    s = out("survivor", "hacker", "sentry").dead("hacker").plan("blue")
    s.is_("survivor", signal=True).is_("sentry", signal=True)
    s.objective("survivor", "expert-opinion").objective("sentry", "upper-levels").ends()
    assert s.crew("hacker").cause == Text("cause-fire")


@pytest.mark.rule("L-133", "L-134", "L-135", "L-140")
def test_plan_scan_and_objective_in_this_order() -> None:
    s = out().contaminated("survivor", clean=1).objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels").ends()
    checks = [event.what.id for event in s.told() if isinstance(event, Checked)]
    first = {name: checks.index(name) for name in ("check-plan", "check-clean", "check-objective")}
    assert first["check-plan"] < first["check-clean"] < first["check-objective"]


def shown(s: LockdownScenario) -> list[str]:
    """The objectives that the dead show."""
    told = [event.what for event in s.told(SPECTATOR) if isinstance(event, Checked)]
    return [str(one.args["objective"]) for one in told if one.id == "check-dead-objective"]


@pytest.mark.rule("L-545")
def test_the_dead_show_their_objectives_too() -> None:
    s = out().objective("survivor", "expert-opinion").objective("hacker", "upper-levels")
    s.is_("hacker", status="aboard").ends()
    assert shown(s) == ["objective-upper-levels"]
    assert s.view(SPECTATOR).crew[1].objectives == ["objective-upper-levels"]


@pytest.mark.rule("L-545")
def test_also_where_nobody_has_survived() -> None:
    s = LockdownScenario("survivor", "hacker").objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels").ends()
    assert sorted(shown(s)) == ["objective-expert-opinion", "objective-upper-levels"]


@pytest.mark.rule("L-544")
def test_whom_the_plan_kills_is_dead_when_objectives_are_judged() -> None:
    s = out().plan("blue").is_("survivor", signal=True).objective("survivor", "greener-pastures")
    s.objective("hacker", "upper-levels").ends()
    assert s.winners == [0]


@pytest.mark.rule("L-136", "L-137")
@pytest.mark.parametrize(("infected", "tested"), [(0, False), (1, True)])
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_one_infected_card_anywhere_means_the_test(zone: str, infected: int, tested: bool) -> None:
    s = out().hand("survivor").objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels")
    s.put("contamination-infected" if infected else "contamination-clean", f"{zone}-0").ends()
    checks = [event.what.id for event in s.told() if isinstance(event, Checked)]
    assert ("check-cards" in checks) == tested


@pytest.mark.rule("L-138")
def test_a_larva_means_the_test_without_a_scan() -> None:
    s = out().is_("survivor", larva=True).objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels").ends()
    checks = {event.what.id: event.what for event in s.told() if isinstance(event, Checked)}
    assert "check-larva" in checks
    assert checks["check-cards"].args["drawn"] == 4


@pytest.mark.rule("L-139")
@pytest.mark.parametrize(
    ("card", "count", "alive"), [("clean", 11, False), ("infected", 11, False), ("clean", 0, True)]
)
def test_four_cards_without_contamination(card: str, count: int, alive: bool) -> None:
    s = out().is_("survivor", larva=True).objective("survivor", "expert-opinion")
    s.objective("hacker", "upper-levels")
    if count:
        # So many that four of them cannot all be action cards.
        s.only("deck-0", *([f"contamination-{card}"] * 4), rest="discard-1").hand("survivor")
        s.edit().move_all("discard-0", "discard-1")
    s.ends()
    assert s.crew("survivor").alive == alive


# Alone


@pytest.mark.rule("L-479", "L-480")
def test_alone_two_objectives_and_two_plans() -> None:
    from hullbreach.games.lockdown.game import GAME
    from hullbreach.testkit import Scenario

    s = Scenario(GAME, 1)
    cards = s.zone("objectives-0")
    assert len(cards) == 2
    assert all(CONTENT.objectives[card.removeprefix("objective-")].deck == "coop" for card in cards)
    assert len(s.zone("contingencies-0")) == 2
    assert len(s.zone("contingency-pool")) == 4
    assert len(s.zone("plan")) == 1


@pytest.mark.rule("L-481")
@pytest.mark.parametrize(("printed", "found"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_alone_one_finds_half(printed: int, found: int) -> None:
    s = LockdownScenario("survivor", rooms={"survivor": "repository"}).dice(noise="silence")
    s.tile("003", "guard-room").token("003", "doors", printed).goes("survivor", "003")
    assert s.state.searches["slot-003"] == found


@pytest.mark.rule("L-482")
@pytest.mark.parametrize(
    ("knowledge", "status", "wins"),
    [(8, "bunker", True), (7, "bunker", False), (8, "aboard", False)],
)
def test_alone_one_wins_by_surviving_with_the_objective(
    knowledge: int, status: str, wins: bool
) -> None:
    s = LockdownScenario("survivor").plan("green").knows("survivor", knowledge)
    s.is_("survivor", status=status).objective("survivor", "institutional-knowledge").ends()
    assert s.winners == ([0] if wins else [])


# Together


def together(*crew: str, **position: Any) -> LockdownScenario:
    names = crew or ("survivor", "hacker")
    return LockdownScenario(*names, options={"mode": "coop"}, **position).plan("green")


@pytest.mark.rule("L-483", "L-484")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_together_objectives_and_one_plan_are_open(seats: int) -> None:
    from hullbreach.games.lockdown.game import GAME
    from hullbreach.testkit import Scenario

    s = Scenario(GAME, seats, {"mode": "coop"})
    assert len(s.zone("shared-objectives")) == seats
    assert s.view(SPECTATOR).shared == s.zone("shared-objectives")
    assert all(s.zone(f"contingencies-{seat}") == [] for seat in range(seats))
    assert s.view(SPECTATOR).open_plans == s.zone("contingency-open")
    assert len(s.zone("contingency-open")) == 1
    assert len(s.zone("contingency-pool")) == 5


@pytest.mark.rule("L-485")
def test_together_plans_that_are_taken_are_shown_to_all() -> None:
    s = together(rooms={"survivor": "alert-room"}).works("survivor")
    s.does("survivor", "effect", "gather-information")
    taken = s.heard(PlanTaken, who="survivor", listener=SPECTATOR)
    assert taken.token is not None
    assert len(s.view(SPECTATOR).open_plans) == 2
    assert taken.token in s.view(SPECTATOR).open_plans


@pytest.mark.rule("L-485")
def test_together_plans_that_are_looked_at_are_shown_to_all() -> None:
    s = together(rooms={"survivor": "archive"}).powered("s-02").has("survivor", "contingency-codes")
    s.uses("survivor", "contingency-codes").heard(PlanTaken, listener=SPECTATOR)
    assert len(s.view(SPECTATOR).open_plans) == 2


@pytest.mark.rule("L-486")
@pytest.mark.parametrize(
    ("knowledge", "status", "wins"),
    [(8, "aboard", True), (7, "aboard", False), (8, "bunker", True)],
)
def test_together_all_objectives_and_one_survivor(knowledge: int, status: str, wins: bool) -> None:
    s = together().in_bunker("survivor").is_("hacker", status=status).knows("survivor", knowledge)
    s.shared("institutional-knowledge", "know-your-enemy").weaknesses(
        "vital-places", "the-way-of-moving", "wary-of-shadows", found=3
    )
    s.ends()
    assert s.winners == ([0, 1] if wins else [])


@pytest.mark.rule("L-486")
def test_together_nobody_wins_if_all_are_dead() -> None:
    s = together().knows("survivor", 8).shared("institutional-knowledge").ends()
    assert s.winners == []


@pytest.mark.rule("L-487")
def test_together_what_the_dead_knew_does_not_count() -> None:
    s = together().in_bunker("hacker").knows("survivor", 8).shared("institutional-knowledge").ends()
    assert s.winners == []


@pytest.mark.rule("L-488")
@pytest.mark.parametrize(
    ("senders", "wins"), [(["survivor", "hacker"], True), (["survivor"], False)]
)
def test_together_as_many_senders_as_cards_that_ask_for_it(senders: list[str], wins: bool) -> None:
    s = together().in_bunker("survivor", "hacker").shared("cutting-off-the-head", "clean-up-crew")
    for who in senders:
        s.is_(who, signal=True)
    s.set(killed=["intruder-queen"])
    g = s.edit()
    while g.state.zones["eggs"]:
        g.lift("supply-egg", "eggs")
    s.ends()
    assert s.winners == ([0, 1] if wins else [])


# Bringing back the dead


def mourning(**position: Any) -> LockdownScenario:
    """The hacker is dead; the survivor is in the emergency room."""
    s = LockdownScenario(
        "survivor", "hacker", options={"mode": "coop"},
        rooms={"survivor": "emergency-room", "hacker": "emergency-room"}, **position,
    )  # fmt: skip
    return s.dead("hacker").set(fallen={CORPSE: 1})


@pytest.mark.rule("L-489")
def test_a_corpse_can_be_carried() -> None:
    s = mourning()
    s.put(CORPSE, s.slot("emergency-room")).does("survivor", "pick-up", CORPSE).pays()
    assert CORPSE in s.zone("hands-0")


@pytest.mark.rule("L-490", "L-491")
def test_a_new_round_brings_back_whoever_lies_in_the_emergency_room() -> None:
    s = mourning().wounded("hacker", "body", "leg", light=2)
    s.put(CORPSE, s.slot("emergency-room")).set(stage="round").begin()
    s.heard(Revived, who="hacker")
    who = s.crew("hacker")
    assert who.aboard
    assert who.slot == s.slot("emergency-room")
    assert who.light == 0
    assert s.zone("wounds-1") == []
    assert sorted(s.zone("dressed-1")) == ["wound-body", "wound-leg"]


@pytest.mark.rule("L-489", "L-613")
@pytest.mark.parametrize("where", ["emergency-room", "repository"])
def test_whoever_is_carried_into_the_emergency_room_need_not_be_put_down(where: str) -> None:
    s = mourning().put(CORPSE, "hands-0")
    s.at("survivor", where).set(stage="round").begin()
    assert s.crew("hacker").alive == (where == "emergency-room")
    assert (CORPSE in s.zone("hands-0")) == (where == "repository")


@pytest.mark.rule("L-490", "L-492")
@pytest.mark.parametrize("trouble", ["malfunction", "adult", "elsewhere"])
def test_not_in_a_broken_room_nor_beside_a_hunter_nor_elsewhere(trouble: str) -> None:
    s = mourning()
    s.put(CORPSE, s.slot("repository" if trouble == "elsewhere" else "emergency-room"))
    if trouble == "malfunction":
        s.mark("malfunction", "emergency-room")
    elif trouble == "adult":
        s.intruder("adult", "emergency-room")
    s.set(stage="round").begin().unheard(Revived)
    assert not s.crew("hacker").alive


@pytest.mark.rule("L-363", "L-490")
def test_who_comes_back_has_nothing_left() -> None:
    s = LockdownScenario("survivor", "hacker", options={"mode": "coop"})
    s.explore("emergency-room").at("hacker", "emergency-room").mark("fire", "emergency-room")
    s.has("hacker", "medkit#green").wounded("hacker", "leg", "arm", "body")
    s.set(turn=1).passes("hacker").does("hacker", "done")
    s.heard(Died, who="hacker")
    assert s.zone("pack-1") == s.zone("hands-1") == []
    s.set(stage="round").begin().heard(Revived, who="hacker")


@pytest.mark.rule("L-489", "L-490")
def test_there_is_no_coming_back_when_everyone_is_for_themselves() -> None:
    s = LockdownScenario("survivor", "hacker").explore("emergency-room").dead("hacker")
    s.put(CORPSE, s.slot("emergency-room")).set(fallen={CORPSE: 1}, stage="round")
    s.begin().unheard(Revived)


@pytest.mark.rule("L-489", "L-490")
def test_without_that_option_the_dead_stay_dead() -> None:
    s = LockdownScenario("survivor", "hacker", options={"mode": "coop", "revive": False})
    s.explore("emergency-room").dead("hacker").set(fallen={CORPSE: 1})
    s.put(CORPSE, s.slot("emergency-room")).set(stage="round").begin().unheard(Revived)
    s.unheard(Died)
