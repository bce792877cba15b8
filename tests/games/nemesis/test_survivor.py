"""The survivor: its rules of thumb, one by one, and whole games in every way to play."""

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.nemesis.survivor import Survivor
from hullbreach.games.nemesis.survivor.errands import NEEDS, PREFERENCE, errands, needs
from hullbreach.games.nemesis.survivor.hope import WEIGHTS, features, hope
from hullbreach.games.nemesis.survivor.leaving import arrival, free_pods, ways_out
from hullbreach.games.nemesis.survivor.plan import next_errand
from hullbreach.games.nemesis.survivor.situation import ShipSituation
from hullbreach.games.survival.survivor.errands import Errand, tour
from hullbreach.kernel import Table
from hullbreach.testkit import ways

HAND = ["search", "demolition", "interruption", "rest", "search"]
BLUE = 8
"""A round in which the hibernatorium is open."""


def alone(who: str = "scout", objective: str = "destination-earth") -> NemesisScenario:
    """Somebody alone aboard, in the hibernatorium, with an objective and a full hand."""
    s = NemesisScenario(who, hands={who: HAND})
    g = s.edit()
    for card in list(g.state.zones["objectives-0"]):
        g.put(card, "objectives-0", "box")
    if f"objective-{objective}" in g.state.zones["box"]:
        g.put(f"objective-{objective}", "box", "objectives-0")
    return s


def decides(s: NemesisScenario, who: str = "scout") -> str:
    """What the survivor would do now."""
    ask = s.asked(who)
    return Survivor("seed").choose(s.view(ask.seat), ask)


def situation(s: NemesisScenario, who: str = "scout") -> ShipSituation:
    return ShipSituation(s.view(who))


def knows(s: NemesisScenario, *engines: int, course: bool = True) -> None:
    """The player has seen that these engines work and that the ship flies to Earth."""
    g = s.edit()
    for number in engines:
        zone = f"engine-{number}"
        if not g.state.zones[zone][-1].endswith("working"):
            g.take(zone, 0, zone)
        for index in range(2):
            g.show(zone, index, 1)
    if course:
        g.show("coordinates", 0, 1)
        earth = ShipSituation(GAME.view(g, 0)).earth
        assert earth is not None
        g.state.destination = earth


# Fighting


def test_it_runs_from_an_adult() -> None:
    s = alone().intruder("adult", "hibernatorium")
    assert decides(s).startswith("move:")


def test_it_shoots_a_larva() -> None:
    s = alone().intruder("larva", "hibernatorium")
    assert decides(s).startswith("shoot:item-rifle")


def test_without_ammo_it_fights_a_larva_with_bare_hands() -> None:
    s = alone().intruder("larva", "hibernatorium").ammo("scout", "rifle", 0)
    assert decides(s).startswith("melee:")


def test_it_leaves_under_cover_rather_than_be_attacked() -> None:
    s = alone().intruder("adult", "hibernatorium")
    s.hand("scout", "suppressive-fire", "search", "rest")
    assert decides(s) == "play:card-suppressive-fire"


def test_it_never_walks_into_a_room_with_an_intruder() -> None:
    s = alone().at("scout", "006").intruder("queen", "hibernatorium").set(time=BLUE)
    knows(s, 1, 2)
    assert next_errand(situation(s)) is not None
    assert not decides(s).startswith(("move:slot-011", "careful:slot-011"))


# Moving


def elsewhere(s: NemesisScenario, room: str) -> int:
    """The number of a corridor of a room that does not lead to the hibernatorium."""
    ways: dict[int, str] = s.play.board.exits[s.slot(room)]
    return min(number for number, way in ways.items() if "011" not in way)


def test_it_moves_carefully_where_it_is_noisy() -> None:
    s = alone()
    for room in ("006", "008", "014", "015"):
        s.noise_around(room, free=elsewhere(s, room))
    assert decides(s).startswith("careful:")


def test_it_keeps_cards_in_hand_where_it_is_noisy() -> None:
    s = alone()
    for room in ("006", "008", "014", "015"):
        s.noise_around(room)
    s.hand("scout", "demolition", "interruption")
    assert decides(s) == "pass"


def test_it_opens_a_door_that_is_in_the_way() -> None:
    s = alone().explore("006").explore("002").explore("005")
    s.at("scout", "002").door("002", "006").door("001", "002")
    s.hand("scout", "demolition", "rest", "interruption")
    assert decides(s) == "play:card-demolition"
    assert not situation(s.hand("scout", "rest", "interruption")).near.get("slot-001")


def test_it_leaves_a_burning_room_before_it_passes() -> None:
    s = alone().set(time=3).mark("fire", "hibernatorium")
    s.hand("scout", "demolition")
    assert decides(s).startswith("move:")


# Body


def test_it_dresses_its_wounds() -> None:
    s = alone().has("scout", "bandages").wounded("scout", "bleeding")
    assert decides(s).startswith("use:item-bandages")


def test_it_goes_to_the_emergency_room_if_it_bleeds() -> None:
    s = alone().explore("emergency-room").wounded("scout", "body")
    errand = next_errand(situation(s))
    assert errand is not None
    assert errand.name != "treatment"
    errand = next_errand(situation(s.wounded("scout", "bleeding")))
    assert errand is not None
    assert errand.name == "treatment"


def test_it_keeps_what_repairs_where_much_is_broken() -> None:
    s = alone().hand("scout", "basic-repairs", "search")
    for room in ("armory", "storage", "laboratory", "surgery"):
        s.explore(room).mark("malfunction", room)
    s.does("scout", "move:slot-006:corridor-006-011")
    ask = s.asked("scout")
    assert ask.text.id == "ask-pay"
    assert Survivor("seed").choose(s.view(0), ask) == "discard:card-search"


def test_it_scans_the_contamination_in_its_hand() -> None:
    s = alone().contaminated("scout", clean=1)
    assert decides(s) == "play:card-rest"


# Errands


@pytest.mark.parametrize(
    ("objective", "wanted"),
    [
        ("destination-earth", {"course", "check-engine"}),
        ("emergency-post-mortem", {"fetch-corpse"}),
        ("special-delivery", {"take-egg"}),
        ("clean-up-crew", {"signal"}),
        ("first-contact-protocol", {"fetch-corpse", "take-egg"}),
    ],
)
def test_an_objective_is_a_list_of_errands(objective: str, wanted: set[str]) -> None:
    found = {errand.name for errand in errands(situation(alone(objective=objective)))}
    assert found == wanted


def test_every_objective_is_known() -> None:
    cards = {card for card, row in CONTENT.objectives.items() if row.victim is None}
    assert set(NEEDS) == cards
    assert set(PREFERENCE) == cards


def test_it_sends_the_signal_that_it_needs() -> None:
    s = alone(objective="clean-up-crew").explore("comms-room").at("scout", "comms-room")
    assert "signal" in needs(situation(s))
    assert decides(s) == "room"
    assert Survivor("x").matters(s.asked("scout"))


def test_it_repairs_a_room_that_it_needs() -> None:
    s = alone(objective="clean-up-crew").explore("comms-room").at("scout", "comms-room")
    s.mark("malfunction", "comms-room").hand(
        "scout", "basic-repairs", "search", "rest", "demolition"
    )
    assert decides(s) == "play:card-basic-repairs"


def test_it_looks_at_the_course_first() -> None:
    s = alone().at("scout", "cockpit")
    assert decides(s) == "room"
    s.does("scout", "room").pays()
    assert decides(s) == "effect:effect-check-coordinates"


def test_it_lays_the_corpse_out_in_the_surgery() -> None:
    s = alone(objective="emergency-post-mortem").explore("surgery").at("scout", "surgery")
    s.has("scout", "corpse-blue")
    assert decides(s) == "drop:supply-corpse-blue"


# Leaving


def test_it_sleeps_once_it_is_sure_to_wake_up_on_earth() -> None:
    s = alone().set(time=BLUE)
    assert not ways_out(situation(s))
    knows(s, 1, 2)
    assert arrival(situation(s)) == 1.0
    assert decides(s) == "room"


def test_it_does_not_sleep_before_the_hibernatorium_opens() -> None:
    s = alone().set(time=2)
    knows(s, 1, 2)
    assert decides(s) != "room"


def test_it_enters_a_pod_that_is_unlocked() -> None:
    s = alone(objective="clean-up-crew").explore("evacuation-section-a")
    s.at("scout", "evacuation-section-a").is_("scout", signal=True)
    s.set(destruct=4, locked=[])
    assert free_pods(situation(s), "a")
    assert decides(s) == "room"


@pytest.mark.parametrize(
    ("known", "chance"), [((), 0.5), ((1,), 0.75), ((1, 2), 1.0), ((1, 2, 3), 1.0)]
)
def test_it_knows_what_the_engines_are_worth(known: tuple[int, ...], chance: float) -> None:
    s = alone()
    knows(s, *known)
    assert arrival(situation(s)) == pytest.approx(chance)


# Hope


def test_hope_shrinks_with_wounds_and_grows_with_what_is_done() -> None:
    healthy, hurt = alone(), alone().wounded("scout", "body", "arm", light=1)
    assert hope(situation(hurt)) < hope(situation(healthy))
    ready = alone().set(time=BLUE)
    knows(ready, 1, 2)
    assert hope(situation(healthy)) < hope(situation(ready)) < 1.0
    assert set(features(situation(healthy))) == set(WEIGHTS)


def test_whoever_sleeps_with_the_work_done_has_more_hope_than_anybody_aboard() -> None:
    s = NemesisScenario("scout", "captain", options={"mode": "standard"})
    g = s.edit()
    for card in list(g.state.zones["objectives-0"]):
        g.put(card, "objectives-0", "box")
    aboard = hope(situation(s))
    asleep = hope(situation(s.is_("scout", status="hibernating")))
    assert 0.0 < aboard < asleep < 1.0


def test_every_step_on_the_way_shortens_the_tour() -> None:
    s = alone()
    for room in ("006", "002"):
        s.explore(room)
    tours = []
    for room in ("hibernatorium", "006", "002", "cockpit"):
        seen = situation(s.at("scout", room))
        tours.append(tour(seen, [Errand("course", seen.find("room-cockpit"))], []))
    assert tours == sorted(tours, reverse=True)
    assert len(set(tours)) == len(tours)


def test_a_tour_ends_at_an_exit_and_counts_what_follows() -> None:
    seen = situation(alone())
    here, there = [seen.here], ["slot-006"]
    assert tour(seen, [], []) == 0.0
    plain = tour(seen, [Errand("a", here)], [])
    assert tour(seen, [Errand("a", here, after=1)], []) > plain
    assert tour(seen, [Errand("a", here)], [Errand("out", there)]) > plain
    # There and back is longer than there: the exit is counted from the last stop.
    back = tour(seen, [Errand("a", there)], [Errand("out", here)])
    assert back > tour(seen, [Errand("a", there)], [Errand("out", there)])


def test_what_is_idle_is_not_considered() -> None:
    s = alone().has("scout", "bandages")
    ask = s.asked("scout")
    offered = {option.id for option in ask.options}
    considered = Survivor("x").considers(s.view(0), ask)
    assert any(id.startswith("drop:") for id in offered)
    assert not any(id.startswith("drop:") for id in considered)
    assert "pass" in offered
    assert "pass" not in considered
    assert {id for id in offered if id.startswith("move:")} <= set(considered)


def test_what_the_survivor_would_do_is_always_considered() -> None:
    s = alone(objective="emergency-post-mortem").explore("surgery").at("scout", "surgery")
    s.has("scout", "corpse-blue")
    assert "drop:supply-corpse-blue" in Survivor("x").considers(s.view(0), s.asked("scout"))


def test_in_a_crew_the_others_count() -> None:
    s = NemesisScenario("scout", "captain", options={"mode": "coop"})
    before = hope(situation(s))
    assert hope(situation(s.wounded("captain", "body"))) < before
    assert 0.0 < hope(situation(s.is_("captain", status="dead"))) < before


def test_the_dead_have_no_hope() -> None:
    s = NemesisScenario("scout", "captain").is_("scout", status="dead")
    assert hope(situation(s)) == 0.0


# Whole games


@pytest.mark.parametrize(("mode", "options", "seats"), ways.gathered(GAME))
def test_it_plays_to_the_end(mode: str, options: dict[str, object], seats: list[int]) -> None:
    count = min(max(seats), 4)
    table = Table.new(GAME, seats=count, options=options, seed=f"survivor {mode}", limit=None)
    players = [Survivor(f"player {seat}") for seat in range(count)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == count


def test_it_wins_alone_now_and_then() -> None:
    """Of the first games a few; at random nobody ever does (docs/bots.md)."""
    won = 0
    for number in range(24):
        table = Table.new(GAME, seats=1, seed=f"arena/{number}", hashes=False, limit=None)
        player = Survivor(f"{number}/0")
        while not table.over:
            ask = table.asks()[0]
            table.answer(0, ask.id, player.choose(table.view(0), ask))
        won += table.verdicts[0].won
    assert won >= 1
