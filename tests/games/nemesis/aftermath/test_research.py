"""The research mission: its setup, its alerts, and its end."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.aftermath.events import AlertFailed, AlertRevealed, ShuttleTime
from hullbreach.games.nemesis.aftermath.model import SHUTTLE
from hullbreach.games.nemesis.aftermath.suite import ResearchScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.model import NemesisState
from hullbreach.games.survival.rules.events import BagDeveloped, NoiseRolled
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.errors import BadOption, BadPacks
from hullbreach.kernel.settings import read_options

PACKS = ["research", "aftermath-rooms", "turrets", "traits"]
RESEARCH = GAME.edition(GAME.agree(PACKS))


def crew(*names: str) -> ResearchScenario:
    """Two people in the main room, with no token anywhere."""
    s = ResearchScenario(*(names or ("scout", "captain"))).bare()
    return s.hand("scout", "rest", "search", "search")


# Setup


@pytest.mark.rule("NA-148")
def test_fifteen_rounds_on_the_basic_side() -> None:
    assert len(RESEARCH.box.tracks["time"].spaces) == 16
    with pytest.raises(BadOption, match="basic side"):
        read_options(GAME, {"packs": PACKS, "layout": "alternative"}, 2)
    with pytest.raises(BadOption, match="two players or more"):
        read_options(GAME, {"packs": PACKS}, 1)


@pytest.mark.parametrize(
    ("options", "why"),
    [({"mode": "coop"}, "no shared objectives"), ({"intruder_player": True}, "play the intruders")],
)
def test_some_ways_to_play_are_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        read_options(GAME, {"packs": PACKS, **options}, 3)


@pytest.mark.rule("NA-161")
def test_everybody_has_the_trait_of_their_character() -> None:
    s = crew()
    assert s.view(0).traits == [["trait-scout"], ["trait-captain"]]
    with pytest.raises(BadPacks, match="traits"):
        GAME.agree(["research", "aftermath-rooms", "turrets"])


@pytest.mark.rule("NA-152")
def test_the_turrets_are_always_there() -> None:
    with pytest.raises(BadPacks, match="turrets"):
        GAME.agree(["research", "aftermath-rooms", "traits"])


@pytest.mark.rule("NA-160")
def test_arm_gun_and_robot_take_no_hand() -> None:
    packs = {"packs": ["aftermath-characters"]}
    s = ResearchScenario("android", "ceo", options=packs).bare()
    for who, own in (("android", "arm-gun"), ("ceo", "robot")):
        s.has(who, "supply-egg", "supply-carcass")
        assert s.carries(who) == sorted([own, "carcass", "egg"])


def new(seed: str, seats: int = 3, *packs: str) -> NemesisState:
    """The box unpacked."""
    options = read_options(GAME, {"packs": [*PACKS, *packs]}, seats)
    return GAME.setup(options, seats, key_of(seed))


@pytest.mark.rule("NA-149", "NA-222")
def test_guests_are_drafted_alone_where_there_are_enough() -> None:
    for packs in ([], ["medic"]):
        zones = new("draft", 3, *packs).zones
        assert len(zones["draft"]) == (6 if not packs else 7), "the Medic alone is no crew"
    for packs, seats, choice in (([], 5, 5), (["medic"], 5, 6), ([], 2, 5)):
        zones = new("draft", seats, "aftermath-characters", *packs).zones
        assert len(zones["draft"]) == choice, "nobody of the base crew"
    rules, box = RESEARCH.rules, RESEARCH.box
    assert not rules._guest("character-mechanic")
    assert box.characters["mechanic"].pack == "base"


@pytest.mark.rule("NA-150", "NA-151")
def test_tiles_on_both_boards() -> None:
    for seed in range(8):
        zones = new(f"tiles {seed}").zones
        board = RESEARCH.box.boards["basic"]
        for slot in board.slots.values():
            (room,) = zones[f"tile-slot-{slot.id}"]
            assert RESEARCH.box.rooms[room.removeprefix("room-")].back == slot.type
        cabins = [zones[f"tile-{slot}"][0] for slot in SHUTTLE[1:]]
        assert "room-room-covered-with-slime" not in cabins


@pytest.mark.rule("NA-151")
def test_the_slime_room_is_exchanged_if_it_comes_up() -> None:
    exchanged = 0
    for seed in range(40):
        state = new(f"slime {seed}")
        exchanged += "room-room-covered-with-slime" in state.zones["gone"]
    assert exchanged


@pytest.mark.rule("NA-152", "NA-223")
def test_neither_doors_nor_danger_but_turrets() -> None:
    state = new("tokens")
    zones = state.zones
    laid = [thing for zone in zones if zone.startswith("exploration-slot") for thing in zones[zone]]
    boxed = [thing for thing in zones["box"] if thing.startswith("exploration-")]
    kinds = Counter(thing.partition("#")[0] for thing in laid + boxed)
    assert kinds["exploration-turret"] == 3
    assert not kinds["exploration-doors"]
    assert not kinds["exploration-danger"]
    assert (len(laid), len(boxed)) == (16, 1)


@pytest.mark.rule("NA-153")
def test_every_room_of_the_ship_has_a_token_of_aftermath() -> None:
    zones = new("aftermath").zones
    slots = [f"slot-{id}" for id in RESEARCH.box.boards["basic"].slots]
    assert all(len(zones[f"aftermath-{slot}"]) == 1 for slot in slots if slot not in SHUTTLE)
    assert sum(thing.startswith("aftermath-") for thing in zones["box"]) == 2


@pytest.mark.rule("NA-154", "NA-155", "NA-159", "NA-162")
def test_the_rest_is_as_usual() -> None:
    state = new("usual", 3)
    zones = state.zones
    assert len(zones["pods-a"]) + len(zones["pods-b"]) == 3
    assert sorted(state.locked) == sorted([*zones["pods-a"], *zones["pods-b"]])
    assert all(len(zones[f"engine-{number}"]) == 2 for number in (1, 2, 3))
    assert (len(zones["coordinates"]), state.destination) == (1, 1)
    assert len(zones["eggs"]) == 5
    assert all(zones[f"weakness-{slot}"] for slot in ("corpse", "egg", "carcass"))
    assert not state.weaknesses
    for seat in range(3):
        decks = [
            RESEARCH.box.objectives[card.removeprefix("objective-")].deck
            for card in zones[f"objectives-{seat}"]
        ]
        assert sorted(decks) == ["corporate", "personal"]
    assert "supply-corpse-blue" in zones["slot-011"]


@pytest.mark.rule("NA-162")
def test_everybody_begins_in_the_main_room() -> None:
    s = ResearchScenario("scout", "captain")
    assert s.where("scout") == s.where("captain") == s.slot("main-room")


@pytest.mark.rule("NA-156")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_bag(seats: int) -> None:
    bag = Counter(token.split("-")[1] for token in new("bag", seats).zones["bag"])
    assert bag == {
        "blank": 1,
        "larva": 4,
        "creeper": 2,
        "adult": 3 + seats,
        "breeder": 1,
        "queen": 1,
    }


@pytest.mark.rule("NA-157", "NA-224")
def test_the_event_deck() -> None:
    deck = new("events").zones["deck-event"]
    names = {card.removeprefix("event-") for card in deck}
    assert len(deck) == 18
    assert {"lurking", "short-circuit", "hunt-b", "scent-of-prey", "damage", "eclosion"} <= names
    assert {"life-support-failure", "damaging-fire"} <= names
    assert sum(RESEARCH.box.events[name].pack == "aftermath" for name in names) == 10


@pytest.mark.rule("NA-158")
def test_no_alert_at_the_start() -> None:
    s = ResearchScenario("scout", "captain")
    assert (s.alerts(), s.shuttle()) == ([], -1)
    decks = {tuple(new(f"alerts {seed}").zones["deck-alert"]) for seed in range(4)}
    assert len(decks) == 4
    assert all(len(deck) == 10 for deck in decks)


# Alerts


@pytest.mark.rule("NA-014", "NA-037", "NA-169")
def test_the_symbol_brings_an_alert() -> None:
    s = crew().top("deck-alert", "alert-outbreak").happens("dripping")
    assert (s.alerts(), s.shuttle()) == (["outbreak"], 5)
    kinds = [type(event).__name__ for event in s.told()]
    assert kinds.index("Slimed") < kinds.index("AlertRevealed"), "the event comes first"
    s.unheard(NoiseRolled)


@pytest.mark.rule("NA-014")
def test_other_events_bring_none() -> None:
    assert crew().happens("screeching").alerts() == []


@pytest.mark.rule("NA-015")
def test_one_alert_at_a_time() -> None:
    s = crew().alert("outbreak").shuttle_at(3).happens("dripping")
    assert (s.alerts(), s.shuttle()) == (["outbreak"], 3)
    assert s.crew("scout").slimed, "the rest of the event happens"
    s.unheard(AlertRevealed)


@pytest.mark.rule("NA-184")
def test_when_there_is_none_left_nothing_happens() -> None:
    s = crew()
    s.edit().move_all("deck-alert", "gone")
    s.happens("dripping")
    assert (s.alerts(), s.shuttle()) == ([], -1)


@pytest.mark.rule("NA-010", "NA-169")
def test_the_marker_moves_while_an_alert_runs() -> None:
    s = crew().alert("outbreak").time_passes()
    assert s.shuttle() == 4
    s = crew().time_passes().unheard(ShuttleTime)
    assert s.shuttle() == -1


@pytest.mark.rule("NA-012", "NA-018", "NA-029", "NA-038", "NA-039")
def test_after_five_rounds_it_is_over() -> None:
    for before in (5, 4, 3, 2):
        s = crew().alert("outbreak").shuttle_at(before).time_passes()
        assert (s.shuttle(), s.over) == (before - 1, False)
    s = crew().alert("outbreak").shuttle_at(1).time_passes()
    assert s.over
    s.heard(AlertFailed)
    assert all(not who.alive for who in s.state.crew)
    assert [verdict.won for verdict in s.table.verdicts] == [False, False]


@pytest.mark.rule("NA-012", "NA-183")
def test_what_counts_at_the_check_saves_everybody() -> None:
    s = crew().alert("runaway-fire").shuttle_at(1)
    s.edit().lift("supply-fire", s.slot("hibernatorium"))
    s.time_passes()
    assert (s.alerts(), s.shuttle(), s.over) == ([], -1, False)


@pytest.mark.rule("NA-182")
def test_a_fulfilled_alert_goes_at_once() -> None:
    s = crew().explore("surgery").is_("scout", slot="").alert("outbreak")
    s.is_("scout", slot=s.slot("surgery")).activates("scout")
    assert (s.alerts(), s.shuttle()) == ([], -1)
    assert "alert-outbreak" in s.zone("gone")
    s.top("deck-alert", "alert-hull-stress").happens("sparks")
    assert s.alerts() == ["hull-stress"]


@pytest.mark.rule("NA-170")
def test_the_bag_develops() -> None:
    crew().event("screeching", token="larva-1").heard(BagDeveloped)


# The end


def ending(card: str = "") -> ResearchScenario:
    s = crew("scout", "captain", "soldier").escaped("captain").asleep("soldier")
    s.objective("scout", "hoarder").objective("captain", "best-friends-forever")
    s.objective("soldier", "salvaging-the-prime-asset")
    s.engines("working", "working", "working").bound_for("earth")
    return s.alert(card) if card else s


@pytest.mark.rule("NA-040", "NA-176")
def test_a_running_alert_kills_everybody_aboard_when_the_game_ends() -> None:
    s = ending("outbreak").ends()
    assert [who.alive for who in s.state.crew] == [False, True, False]


@pytest.mark.rule("NA-040", "NA-163", "NA-175")
def test_without_one_the_usual_check_follows() -> None:
    s = ending().ends()
    assert [who.alive for who in s.state.crew] == [False, True, True], "the shuttle saves nobody"
    assert [verdict.won for verdict in s.table.verdicts] == [False, True, True]


@pytest.mark.rule("NA-039", "NA-176")
def test_pods_are_out_of_reach_of_a_failed_alert() -> None:
    s = ending("outbreak").shuttle_at(1).time_passes()
    assert s.over
    assert [who.alive for who in s.state.crew] == [False, True, False]
    assert not s.state.destroyed


@pytest.mark.rule("NA-173")
def test_the_end_of_the_ship_is_the_end_of_the_shuttle() -> None:
    s = ending().ends("destruction")
    assert [who.alive for who in s.state.crew] == [False, True, False]
