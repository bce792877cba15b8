"""The survivor in a crew: who runs which errand, who sees to what, and who gets out when."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.survivor import Survivor, roles
from hullbreach.games.nemesis.survivor.crew import (
    LATE,
    LATE_WITH_PODS,
    begins_the_end,
    blaze,
    bound,
    emergencies,
    healing,
    next_errand,
    safe,
    way_out,
)
from hullbreach.games.nemesis.survivor.errands import errands
from hullbreach.games.nemesis.survivor.leaving import arrival
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.survivor.errands import Errand, share_of

BLUE = 8
"""A round in which the hibernatorium is open."""


def crew(*shared: str, who: tuple[str, ...] = ("scout", "captain", "soldier")) -> NemesisScenario:
    """A crew in the hibernatorium with these objectives."""
    s = NemesisScenario(*who, options={"mode": "coop"})
    return s.shared(*shared) if shared else s


def situation(s: NemesisScenario, who: str = "scout") -> ShipSituation:
    return ShipSituation(s.view(who))


def errand(s: NemesisScenario, who: str = "scout") -> str:
    """The name of what somebody means to do next."""
    found = next_errand(situation(s, who))
    return "" if found is None else found.name


def exits(s: NemesisScenario, who: str = "scout") -> set[str]:
    """By which exits somebody means to leave now."""
    seen = situation(s, who)
    return {one.name for one in way_out(seen, errands(seen))}


def at_a_pod(*shared: str) -> NemesisScenario:
    """The scout stands at an open pod, the others in the hibernatorium."""
    s = crew(*shared).explore("evacuation-section-a").at("scout", "evacuation-section-a")
    return s.set(locked=[])


# Who runs which errand


def test_everyone_takes_what_is_nearest() -> None:
    s = crew().at("captain", "cockpit").at("soldier", "engine-2")
    jobs = [Errand("far", ["slot-001"]), Errand("here", ["slot-011"]), Errand("back", ["slot-020"])]
    shares = [share_of(situation(s, who), jobs) for who in ("scout", "captain", "soldier")]
    assert [[one.name for one in share] for share in shares] == [["here"], ["far"], ["back"]]


def test_who_alone_can_run_an_errand_leaves_the_rest_to_the_others() -> None:
    s = crew()
    jobs = [Errand("mine", ["slot-001"], seats=(0,)), Errand("any", ["slot-011"])]
    assert share_of(situation(s), jobs) == jobs[:1]
    assert share_of(situation(s, "captain"), jobs) == jobs[1:]
    assert share_of(situation(s, "soldier"), jobs) == []


def test_every_objective_that_asks_for_it_needs_a_signal_of_somebody_else() -> None:
    s = crew("clean-up-crew", "cutting-off-the-head", "no-man-left-behind")
    s.is_("captain", signal=True)
    calls = [one for one in errands(situation(s, "captain")) if one.name == "signal"]
    assert [one.seats for one in calls] == [(0, 2), (0, 2)]


def test_a_corpse_is_examined_before_it_is_laid_out() -> None:
    s = crew("first-contact-protocol", "emergency-post-mortem").has("captain", "corpse-blue")
    assert {one.name: one.seats for one in errands(situation(s)) if "corpse" in one.name} == {
        "examine-corpse": (1,)
    }
    s = crew("emergency-post-mortem").has("captain", "corpse-blue")
    assert [(one.name, one.seats) for one in errands(situation(s))] == [("lay-out-corpse", (1,))]


# Who sees to what


def test_navigator_and_engineer_are_two_if_there_are_two() -> None:
    s = crew(who=("mechanic", "pilot", "soldier"))
    assert (roles.navigator(situation(s, "soldier")), roles.engineer(situation(s, "soldier"))) == (
        1,
        0,
    )
    s.dead("pilot")
    assert (roles.navigator(situation(s, "soldier")), roles.engineer(situation(s, "soldier"))) == (
        2,
        0,
    )
    s.dead("mechanic")
    assert (roles.navigator(situation(s, "soldier")), roles.engineer(situation(s, "soldier"))) == (
        2,
        2,
    )


def test_the_course_and_the_engines_are_one_persons_business() -> None:
    s = crew("destination-earth", who=("mechanic", "pilot", "soldier"))
    found = {one.name: one.seats for one in errands(situation(s, "soldier"))}
    assert found == {"course": (1,), "check-engine": (0,)}
    assert errand(s, "mechanic") == "check-engine"
    assert errand(s, "pilot") == "course"


def test_a_course_that_was_changed_leads_to_earth() -> None:
    s = crew("destination-earth").set(destination=3)
    assert "course" not in {one.name for one in errands(situation(s, "soldier"))}


@pytest.mark.parametrize(("fields", "chance"), [({"time": BLUE}, 0.125), ({"time": 9}, 1.0)])
def test_one_relies_on_the_others_in_time(fields: dict[str, int], chance: float) -> None:
    s = crew("destination-earth").set(**fields)
    assert arrival(situation(s)) == chance


def test_whoever_has_left_has_done_it() -> None:
    s = crew("destination-earth", who=("mechanic", "pilot", "soldier"))
    s.asleep("mechanic").set(destination=3)
    assert not errands(situation(s, "soldier"))


# Who gets out when


def test_whoever_has_the_egg_leaves_as_soon_as_an_exit_is_open() -> None:
    s = at_a_pod("special-delivery", "emergency-post-mortem")
    assert not exits(s), "no egg, no witness"
    s.has("scout", "egg")
    assert exits(s) == {"pod"}
    assert not exits(s, "captain"), "there is work left"


def test_whoever_has_the_egg_stays_for_what_nobody_else_can_do() -> None:
    s = at_a_pod("special-delivery", "emergency-post-mortem").has("scout", "egg", "corpse-blue")
    assert not exits(s)


def test_whoever_has_the_egg_stays_if_too_few_are_left_to_call() -> None:
    s = at_a_pod("special-delivery", "clean-up-crew", "cutting-off-the-head").has("scout", "egg")
    assert not bound(situation(s), errands(situation(s)))
    s.is_("captain", status="escaped")
    assert bound(situation(s), errands(situation(s))), (
        "two signals are wanted, and two are left to send them"
    )


def test_somebody_clean_is_enough_and_the_others_work_on() -> None:
    s = at_a_pod("emergency-post-mortem").wounded("scout", "body")
    assert exits(s) == {"pod"}
    s.escaped("soldier")
    assert safe(situation(s))
    assert not exits(s)
    s.is_("soldier", larva=True)
    assert not safe(situation(s)), "the scanner may kill the soldier"


def test_all_leave_when_all_is_done() -> None:
    s = at_a_pod("emergency-post-mortem").explore("surgery").mark("corpse-blue", "surgery")
    assert not errands(situation(s))
    assert exits(s) == exits(s, "captain") == {"pod"}


# The ship


@pytest.mark.parametrize(
    ("locked", "time", "begins"),
    [
        (True, LATE - 1, False),
        (True, LATE, True),
        (False, LATE, False),
        (False, LATE_WITH_PODS, True),
    ],
)
def test_the_end_begins_late(locked: bool, time: int, begins: bool) -> None:
    s = crew("cutting-off-the-head").explore("evacuation-section-a").set(time=time)
    if not locked:
        s.set(locked=[])
    seen = situation(s)
    assert begins_the_end(seen, errands(seen)) is begins
    assert begins_the_end(seen, []), "there is nothing else to do"


def test_an_end_that_nobody_wants_is_stopped() -> None:
    s = crew("destination-earth").explore("generator").at("scout", "generator").set(destruct=1)
    assert errand(s) == "stop-destruct"
    assert errand(s.set(destruct=3)) != "stop-destruct", "too late"
    assert errand(s.set(destruct=-1)) != "stop-destruct"


def test_a_fire_that_may_spread_is_put_out_by_whoever_is_nearest() -> None:
    s = crew("emergency-post-mortem").explore("fire-control-system")
    s.at("scout", "fire-control-system")
    s.mark("fire", "cockpit")
    assert blaze(situation(s)) == 4
    assert not emergencies(situation(s))
    s.mark("fire", "hibernatorium")
    assert [one.name for one in emergencies(situation(s))] == ["douse"]
    assert not emergencies(situation(s, "captain"))


def test_a_ship_that_is_to_be_lost_may_burn_once_somebody_is_safe() -> None:
    s = crew("clean-up-crew").is_("captain", signal=True).explore("fire-control-system")
    s.at("scout", "fire-control-system").mark("fire", "cockpit").mark("fire", "hibernatorium")
    assert errand(s) == "douse"
    assert errand(s.escaped("soldier")) == "destruct"


def test_who_has_nothing_else_to_do_repairs_what_is_near() -> None:
    s = crew("clean-up-crew").is_("captain", signal=True).has("soldier", "tools")
    s.explore("armory").mark("malfunction", "armory").at("soldier", "armory")
    s.explore("generator").at("scout", "generator")
    assert errand(s) == "destruct"
    assert errand(s, "soldier") == "mend"


def test_it_floods_the_room_from_which_the_fire_spreads_furthest() -> None:
    s = crew().explore("fire-control-system").at("scout", "fire-control-system")
    s.mark("fire", "cockpit").mark("fire", "hibernatorium")
    s.does("scout", "room").pays()
    ask = s.asked("scout")
    assert Survivor("x").choose(s.view(0), ask) == f"flood:{s.slot('hibernatorium')}"


def test_with_many_malfunctions_somebody_with_tools_repairs_the_nearest() -> None:
    s = crew("emergency-post-mortem").has("scout", "tools")
    for room in ("armory", "storage", "laboratory"):
        s.explore(room).mark("malfunction", room)
    assert "mend" not in {one.name for one in emergencies(situation(s))}
    s.explore("comms-room").mark("malfunction", "comms-room").at("scout", "comms-room")
    assert [one.name for one in emergencies(situation(s))] == ["mend"]


# The body


def test_the_surgery_comes_before_the_exit_for_the_contaminated() -> None:
    s = crew().explore("surgery").at("scout", "surgery").is_("scout", larva=True)
    assert not healing(situation(s)), "an operation shuffles all cards: this may be after one"
    g = s.edit()
    g.move_all("deck-0", "discard-0")
    assert [one.name for one in healing(situation(s))] == ["operate"]
    s.is_("scout", larva=False)
    assert not healing(situation(s))


def test_a_crew_does_not_scan() -> None:
    s = crew().contaminated("scout", clean=1)
    s.hand("scout", "rest", "search", "demolition")
    ask = s.asked("scout")
    assert Survivor("x").choose(s.view(0), ask) != "play:card-rest"
