"""Retaliation: in the middle of something, which of several, and everywhere on the map."""

import pytest
from tests.games.retaliation.soldiers import medic, soldier, without

from hullbreach.games.retaliation.rules.endings import directive_met
from hullbreach.games.retaliation.rules.gearing import MOST_REFUSALS
from hullbreach.games.retaliation.rules.grid import (
    ENDS,
    GAP,
    GAPS,
    NEIGHBOURS,
    PRINTED,
    SLOPE,
    SPACES,
)
from hullbreach.games.retaliation.rules.lander import may_nudge
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import NoiseRolled

HGO = "heavy-gun-operator"


# In the middle of something


@pytest.mark.rule("R-365", "R-559")
def test_whoever_dies_of_the_contact_strikes_nobody() -> None:
    s = medic("lz:A@medic@recon -204- a4", "biohazard-armor").is_("medic", health=5)
    s.is_("medic", health=8).does("medic", "melee", "adult").pays()
    assert (s.crew("medic").status, s.at("lz")) == ("dead", "A")


@pytest.mark.rule("R-343")
def test_whoever_drives_nobody_away_shoots() -> None:
    s = soldier("lz:A@officer -204- a4", "officer", "rest", "search")
    s.shoots("officer", "sawed-off-shotgun", "adult", 5).does("officer", "done")
    assert (s.at("lz"), s.at("lz-a4")) == ("A1", "")
    assert s.tokens("officer", "sawed-off-shotgun") == ["ammo"]


@pytest.mark.rule("R-514")
def test_a_launcher_does_not_fire_into_an_empty_corridor() -> None:
    s = medic("lz:@medic -204:AA- a4", "grenade-launcher")
    s.dice(burst="1").does("medic", "burst", "grenade-launcher", "lz-a4").pays()
    s.does("medic", "spend", "gear-grenade")
    assert (s.at("lz-a4"), s.asked("medic").text.id) == ("", "ask-turn")
    assert s.tokens("medic", "grenade-launcher") == ["ammo", "grenade"]


@pytest.mark.rule("R-549")
def test_the_other_doors_stay_open_where_tokens_run_short() -> None:
    drawing = "a4=sprinklers-control:@medic -201- b3\na4 -101- a5"
    s = medic(drawing, "termination-codes")
    without(s, "supply-of-supply-door", 1).uses("medic", "termination-codes")
    s.does("medic", "place", "a4").does("medic", "close", "a4-b3", "a4")
    assert (s.closed("a4-b3", "a4"), s.closed("a4-a5", "a4")) == (True, None)


@pytest.mark.rule("R-153", "R-313")
def test_what_does_not_fit_on_a_belt_can_be_moved_to_an_item() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen").has("recon", "utility-vest")
    s.empties("recon", "utility-vest").has("recon", *["gear-grenade"] * 4)
    s.does("medic", "trade").pays().does("medic", "offer", "oxygen").does("recon", "agree")
    s.picks("recon", "into", "belt").picks("medic", "done").does("recon", "done")
    s.picks("recon", "shift", "gear-grenade", "belt", "item-utility-vest")
    assert len(s.tokens("recon")) + len(s.tokens("recon", "utility-vest")) == 5


@pytest.mark.rule("R-313")
def test_a_gift_can_be_refused() -> None:
    s = medic("lz:@medic@recon -204- a4", "gear-oxygen", "medkit")
    s.does("medic", "trade").pays().does("medic", "offer", "medkit").does("recon", "refuse")
    s.does("medic", "offer", "gear-oxygen").does("recon", "refuse")
    assert (s.held("medic"), s.tokens("medic"), s.tokens("recon")) == (
        ["carbine", "medkit"],
        ["oxygen"],
        [],
    )


@pytest.mark.rule("R-313")
def test_everything_can_be_given_away_in_one_trade() -> None:
    things = ("phosphates", "tools", "antiseptic", "caffeine-pills", "stimulants", "flashbang")
    tokens = ("gear-ammo", "gear-grenade", "gear-oxygen", "gear-medpack")
    s = medic("lz:@medic@recon -204- a4", *things, *tokens).does("medic", "trade").pays()
    for thing in (*things, *tokens):
        s.does("medic", "offer", thing).does("recon", "agree")
    assert s.tokens("recon") == ["ammo", "grenade", "medpack", "oxygen"]
    assert (len(s.zone("pack-1")), s.zone("pack-0"), s.tokens("medic")) == (6, [], [])


@pytest.mark.rule("R-313")
def test_nobody_holds_up_a_trade_with_what_nobody_wants() -> None:
    s = medic("lz:@medic@recon -204- a4", "tools").does("medic", "trade").pays()
    for _ in range(MOST_REFUSALS):
        s.does("medic", "offer", "tools").does("recon", "refuse")
    assert s.waiting() == [s.seat_of("recon")]


@pytest.mark.rule("R-429", "R-559")
def test_whoever_dies_at_the_hatch_is_not_aboard() -> None:
    s = medic("lz:@medic@recon -204:A- a4", lander="landed").is_("medic", health=8)
    s.top("deck-attack", "attack-scratch-4").dice(noise="2").works("medic", "board-lander")
    assert s.crew("medic").status == "dead"


@pytest.mark.rule("R-269", "R-559")
def test_whoever_dies_on_leaving_does_not_arrive() -> None:
    s = soldier("a4=technical-corridor:A@contractor@medic -204- lz", "contractor")
    s.hand("contractor", "always-prepared", "rest").is_("contractor", health=8)
    s.top("deck-attack", "attack-scratch-4").plays("contractor", "always-prepared", "prepared")
    assert (s.crew("contractor").status, s.where("contractor")) == ("dead", "a4")
    s.unheard(NoiseRolled)


@pytest.mark.rule("R-264", "R-338")
def test_an_attacker_that_a_shotgun_kills_does_not_attack() -> None:
    s = medic("lz:LL@medic -204- a4", "assault-shotgun").dice(noise="1")
    s.goes("medic", "a4").does("medic", "protect", "assault-shotgun")
    assert (s.at("lz"), s.crew("medic").larva, s.where("medic")) == ("", True, "a4")


@pytest.mark.rule("R-319", "R-408")
def test_with_everybody_in_the_lander_nobody_is_hunted() -> None:
    s = RetaliationScenario("lz:@medic -204- a4:A -104:A- a3").boarded("medic")
    s.phase("event", "reactor-overheating")
    assert (s.at("a4"), s.at("a3-a4"), s.at("lz-a4")) == ("A", "A", "")


@pytest.mark.rule("R-387")
def test_nor_by_the_queen() -> None:
    s = RetaliationScenario("lz:@medic -204- a4:QA").boarded("medic").colony("queen")
    assert (s.at("a4"), s.at("lz-a4")) == ("QA", "")


@pytest.mark.rule("R-396")
def test_a_robot_may_stop_early() -> None:
    s = medic("lz:@medic -204- a4 -301- b3").robot("technical", "lz")
    s.sends("medic", "drive-robot")
    assert s.offered("medic") == ["corridor:gap-lz-a4", "corridor:gap-a4-b3", "done"]
    s.does("medic", "done")
    assert s.state.robot == "space-a4"


@pytest.mark.rule("R-309", "R-301")
def test_a_heavy_item_that_is_found_is_not_used_at_once() -> None:
    s = soldier("a4=armory:@medic -204- lz", "medic", "search", "rest")
    s.top("deck-red", "item-military-taser").plays("medic", "search")
    s.does("medic", "keep", "military-taser")
    assert (s.held("medic"), s.asked("medic").text.id) == (
        ["carbine", "military-taser"],
        "ask-turn",
    )


@pytest.mark.rule("R-473", "R-552")
def test_whoever_finds_one_keeps_one() -> None:
    s = medic("a4=supply-room:@medic -204- lz").top("deck-green", "item-medkit")
    for colour in ("red", "yellow"):
        without(s, f"deck-{colour}")
    s.works("medic").picks("medic", "keep", "medkit")
    assert (s.held("medic"), s.asked("medic").text.id) == (["carbine", "medkit"], "ask-turn")


@pytest.mark.rule("R-476")
def test_a_door_is_changed_once_and_any_number_of_them() -> None:
    s = medic("a4=door-control:@medic -201- a5 -101- a6").works("medic")
    s.does("medic", "sector", "sector-a").does("medic", "close", "a4-a5", "a4")
    assert s.offered("medic") == ["close:gap-a2-hib:space-hib", "close:gap-a5-a6:space-a5", "done"]
    s.does("medic", "close", "a5-a6", "a5").does("medic", "done")
    assert (s.closed("a4-a5", "a4"), s.closed("a5-a6", "a5")) == (True, True)
    assert s.closed("a2-hib", "hib") is None


@pytest.mark.rule("R-540", "R-457")
@pytest.mark.parametrize(
    ("card", "sector"),
    [("entrance-inspection", "a"), ("no-corner-uncovered", "b"), ("deep-search", "c")],
)
def test_directives_of_sectors_want_all_their_rooms(card: str, sector: str) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop").directives(card)
    g = s.edit()
    spaces = {"a": ("a1", "a2", "a3"), "b": ("b4", "b5", "b6"), "c": ("c3", "c4", "c5", "c6")}[
        sector
    ]
    g.state.found = sector == "b" or g.state.found
    for number, name in enumerate(spaces):
        assert not directive_met(g, f"directive-{card}"), number
        room = g.state.zones[f"rooms-{sector}"][0]
        g.put(room, f"rooms-{sector}", f"space-{name}")
        g.state.explored = {**g.state.explored, f"space-{name}": room}
    assert directive_met(g, f"directive-{card}")


@pytest.mark.rule("R-537")
@pytest.mark.parametrize("survivor", ["medic", "recon"])
def test_together_one_survivor_is_enough(survivor: str) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop", hibernation=True)
    s.directives("safety-procedure").gone(survivor, "chamber").ends()
    assert (s.over, s.winners) == (True, [0, 1])


# Which of several


@pytest.mark.rule("R-506")
def test_a_weak_spot_is_shot_at_with_any_weapon() -> None:
    s = soldier("lz:A@contractor -204- a4", "contractor", "weak-spot", "rest")
    s.has("contractor", "sonic-gun").plays("contractor", "weak-spot")
    assert s.offered("contractor") == [
        "shoot:item-handgun:intruder-adult#1",
        "shoot:item-sonic-gun:intruder-adult#1",
        "melee:intruder-adult#1",
    ]


@pytest.mark.rule("R-021", "R-158")
@pytest.mark.parametrize(
    "drawing", ["lz:@{} -204:A- a4 -104- a3", "a4:@{} -204- lz\na4 -104:A- b4"]
)
def test_a_gun_is_reloaded_where_there_is_something_to_hit(drawing: str) -> None:
    s = soldier(drawing.format(HGO), HGO, "fast-reload", "rest").has(HGO, "gear-ammo")
    s.empties(HGO, "bf-gun")
    assert s.is_offered(HGO, "play", "fast-reload")


@pytest.mark.rule("R-492")
def test_a_server_reaches_no_room_that_is_broken() -> None:
    drawing = "b4=server-room:@medic -204- a4=sprinklers-control:FM -104- a3=alarm-room -105:N- a1"
    s = medic(drawing).is_("medic", data=True).works("medic")
    assert s.offered("medic") == ["effect:effect-silence-alarm", "effect:effect-sound-alarm"]


@pytest.mark.rule("R-548")
def test_nothing_is_drilled_without_corridors() -> None:
    s = medic("a4=drilling-station:@medic -204- lz").robot("technical", "lz")
    assert s.is_offered("medic", "room")
    assert not without(s, "corridors").is_offered("medic", "room")


@pytest.mark.rule("R-233")
def test_a_rocket_destroys_closed_doors_only() -> None:
    drawing = "lz:@medic -204- a4 -201- b3\na4 -301|- a5"
    s = medic(drawing, "rpg-launcher").uses("medic", "rpg-launcher")
    assert (s.closed("a4-a5", "a5"), s.closed("a4-b3", "a4")) == (False, None)
    assert list(s.state.doors.values()) == [False]


# Everywhere


def stretched(gap: str, slope: str) -> Drawn:
    """An adult in a corridor of an otherwise empty base, with somebody at its lower end."""
    a, b = (end.removeprefix("space-") for end in ENDS[gap])
    number = "100" if gap in PRINTED else "104"
    return Drawn(f"{a} -{number}:A- {b}:@medic").top("attack", "attack-scratch-3").march(slope)


@pytest.mark.rule("R-129", "R-133")
@pytest.mark.parametrize("gap", GAPS)
def test_intruders_of_a_slope_move_wherever_they_are(gap: str) -> None:
    goal = ENDS[gap][1].removeprefix("space-")
    for slope in ("falling", "level", "rising"):
        moved = slope == SLOPE[gap]
        assert (stretched(gap, slope).at(goal) == "A") is moved


@pytest.mark.rule("R-130", "R-132")
@pytest.mark.parametrize("space", SPACES)
def test_intruders_leave_any_room(space: str) -> None:
    goal = next(iter(NEIGHBOURS[space].values()))
    a, b = (one.removeprefix("space-") for one in (space, goal))
    s = Drawn(f"{a}:A -{PRINTED.get(GAP[space, goal], '104')}- {b}:@medic").march(rooms=True)
    assert (s.at(a), s.at(f"{a}-{b}")) == ("", "A")


@pytest.mark.rule("R-583")
@pytest.mark.parametrize(
    ("at", "answer", "after"), [(10, "earlier", 9), (10, "later", 11), (14, "earlier", 13)]
)
def test_the_lander_comes_a_round_earlier_or_later(at: int, answer: str, after: int) -> None:
    s = soldier("lz:@officer -204- a4", "officer", "lets-go", "rest", lander_at=at, round=5)
    s.plays("officer", "lets-go", "direct-lander").picks("officer", answer)
    assert (s.state.lander_at, s.state.lander) == (after, "coming")


@pytest.mark.rule("R-583")
@pytest.mark.parametrize(("at", "spaces"), [(5, [6]), (6, [5, 7]), (14, [13])])
def test_the_lander_stays_on_the_track(at: int, spaces: list[int]) -> None:
    s = soldier("lz:@officer -204- a4", "officer", "rest", lander_at=at, round=5)
    assert may_nudge(s.g) == spaces
