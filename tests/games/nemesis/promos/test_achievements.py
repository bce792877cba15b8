"""Achievements: how they are laid out and won, and what their lower parts do."""

from typing import Any

import pytest

from hullbreach.games.nemesis.achievements.events import AchievementWon
from hullbreach.games.nemesis.achievements.kinds import MET
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.events import EngineTouched, PodUnlocked
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Injured, NoiseRolled, WeaknessFound

PACKS = {"packs": ["achievements"]}


def lay(s: NemesisScenario, *cards: str) -> NemesisScenario:
    """Have exactly these lie open."""
    g = s.edit()
    g.move_all("achievements", "deck-prize")
    for card in cards:
        g.put(f"item-{card}#prize", "deck-prize", "achievements")
    return s


def scout(
    *cards: str, room: str = "canteen", hand: tuple[str, ...] = (), **more: Any
) -> NemesisScenario:
    """The scout in a room, and these achievements beside the board."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms, options=PACKS, **more)
    return lay(s, *cards).hand("scout", *(hand or ("rest", "search", "search", "demolition")))


def owner(card: str, room: str = "canteen", **more: Any) -> NemesisScenario:
    """The scout has won this one."""
    return scout(room=room, **more).has("scout", card)


def won(s: NemesisScenario, card: str) -> bool:
    """Whether the scout has it."""
    return card in s.carries("scout")


# Laid out


@pytest.mark.rule("NP-005")
def test_two_of_six_lie_open() -> None:
    box = GAME.edition(GAME.agree(["achievements"])).box
    assert [line.here for line in box.tally() if line.list == "prize-items"] == [6]
    s = NemesisScenario("scout", "captain", options=PACKS)
    assert len(s.view(-1).achievements) == 2
    hands = {hand.id: hand for hand in GAME.scene(s.view("captain")).hands}
    assert [card.id for card in hands["achievements"].cards] == s.zone("achievements")
    laid = {
        tuple(NemesisScenario(options=PACKS, seed=f"lay {n}").zone("achievements"))
        for n in range(6)
    }
    assert len(laid) > 3, "at random"


# Won


@pytest.mark.rule("NP-006")
@pytest.mark.parametrize("kind", ["creeper", "larva"])
def test_the_first_to_kill_more_than_a_larva(kind: str) -> None:
    s = scout("first-blood").intruder(kind, "canteen", injuries=9)
    s.top("deck-attack", "attack-bite").shoots("scout", "rifle", kind, "double-hit")
    assert won(s, "first-blood") == (kind == "creeper")
    assert bool(s.zone("achievements")) == (kind == "larva")


@pytest.mark.rule("NP-006")
@pytest.mark.parametrize("rooms", [2, 3])
def test_the_first_to_explore_four_rooms(rooms: int) -> None:
    s = scout("cartographer", room="hibernatorium").is_("scout", counters={"rooms": rooms})
    s.token("008", "silence").dice(noise="silence").goes("scout", "008")
    assert won(s, "cartographer") == (rooms == 3)


@pytest.mark.rule("NP-006")
@pytest.mark.parametrize(
    ("other", "order"), [(2, "swap-order"), (1, "swap-order"), (2, "keep-order")]
)
def test_the_first_to_change_two_engines(other: int, order: str) -> None:
    s = scout("chief-engineer", room="engine-1", hand=("basic-repairs", "rest", "search", "search"))
    s.is_("scout", counters={f"machine room-engine-{other}": 1})
    s.plays("scout", "basic-repairs").forced()
    s.does("scout", order, "engine-1")
    s.heard(EngineTouched)
    assert won(s, "chief-engineer") == (other == 2 and order == "swap-order")


@pytest.mark.rule("NP-006")
def test_the_first_to_discover_a_weakness() -> None:
    s = scout("xenobiologist", room="laboratory").mark("carcass", "laboratory").works("scout")
    s.heard(WeaknessFound)
    assert won(s, "xenobiologist")


@pytest.mark.rule("NP-006")
def test_the_first_to_overcome_an_adaptation() -> None:
    s = CarnomorphScenario(
        "scout",
        "captain",
        rooms={"scout": "laboratory", "captain": "cockpit"},
        options=PACKS,
    )
    lay(s, "xenobiologist").hand("scout", "rest", "search", "search")
    s.intruder("butcher", "cockpit").edit().turn_up("weakness-carcass")
    card = s.zone("weakness-carcass")[0]
    s.set(weaknesses=[card]).mark("carcass", "laboratory").works("scout")
    assert "xenobiologist" in s.carries("scout")


@pytest.mark.rule("NP-006")
@pytest.mark.parametrize("wounds", [1, 2])
def test_the_first_with_two_serious_wounds(wounds: int) -> None:
    s = scout("still-standing").wounded("scout", *["leg", "arm"][:wounds]).rests("scout")
    assert won(s, "still-standing") == (wounds == 2)


@pytest.mark.rule("NP-006")
def test_the_first_to_send_the_signal() -> None:
    s = scout("loud-and-clear").is_("captain", signal=True).rests("scout")
    s.heard(AchievementWon, who="captain")
    assert "loud-and-clear" in s.carries("captain")


@pytest.mark.rule("NP-058")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_at_the_same_moment_the_first_in_player_order(first: int) -> None:
    s = scout("still-standing").wounded("scout", "leg", "arm").wounded("captain", "hand", "body")
    s.set(first=first, turn=0).rests("scout")
    assert won(s, "still-standing") == (first == 0)


@pytest.mark.rule("NP-006")
def test_what_was_won_lies_in_the_inventory_and_is_known() -> None:
    s = scout("still-standing").wounded("scout", "leg", "arm").rests("scout")
    assert "item-still-standing#prize" in s.zone("pack-0")
    assert "item-still-standing#prize" in s.view("captain").crew[0].pack
    s.ledger_ok()


@pytest.mark.rule("NP-006")
def test_the_dead_win_nothing() -> None:
    s = scout("still-standing").wounded("captain", "hand", "body").dead("captain").rests("scout")
    assert s.zone("achievements")


# Used


@pytest.mark.rule("NP-007")
@pytest.mark.parametrize("use", [False, True])
def test_first_blood_makes_a_hit_worse(use: bool) -> None:
    s = owner("first-blood", reactions=True).intruder("breeder", "canteen")
    s.shoots("scout", "rifle", "breeder", "hit")
    s.does("scout", "press") if use else s.passes("scout")
    assert s.heard(Injured).injuries == (3 if use else 1)
    assert won(s, "first-blood") != use
    assert s.zone("discard-prize") == (["item-first-blood#prize"] if use else [])


@pytest.mark.rule("NP-007")
def test_first_blood_is_for_blows_too_but_not_for_misses() -> None:
    s = owner("first-blood", reactions=True).intruder("breeder", "canteen")
    s.fights("scout", "breeder", "hit").does("scout", "press")
    assert s.heard(Injured).injuries == 3
    s = owner("first-blood", reactions=True).intruder("breeder", "canteen")
    s.fights("scout", "breeder", "blank")
    assert s.wounds("scout"), "and nobody was asked"


@pytest.mark.rule("NP-007")
def test_whoever_has_won_nothing_is_not_asked_whatever_is_in_the_bag() -> None:
    s = scout(reactions=True).has("scout", "medkit").intruder("breeder", "canteen")
    s.shoots("scout", "rifle", "breeder", "hit").heard(Injured)


@pytest.mark.rule("NP-007")
def test_a_cartographer_goes_anywhere() -> None:
    s = owner("cartographer").dice(noise="silence").uses("scout", "cartographer")
    rooms = {option.args[0] for option in s.asked("scout").options}
    assert rooms == set(s.state.explored) - {s.slot("canteen")}, "where somebody has been"
    s.does("scout", "go-back-to", "engine-1")
    assert s.where("scout") == s.slot("engine-1")
    s.heard(NoiseRolled)
    assert not won(s, "cartographer")


@pytest.mark.rule("NP-007")
def test_a_cartographer_does_not_leave_a_fight() -> None:
    s = owner("cartographer").intruder("adult", "canteen")
    assert s.denied("scout", "use", "cartographer") == "N-180"


@pytest.mark.rule("NP-007")
def test_a_chief_engineer_sets_an_engine_from_afar() -> None:
    s = owner("chief-engineer").engines("damaged", "damaged", "working")
    s.uses("scout", "chief-engineer").does("scout", "set-engine", "engine-2")
    s.does("scout", "swap-order", "engine-2")
    assert s.zone("engine-2")[-1].endswith("working")


@pytest.mark.rule("NP-007")
def test_a_xenobiologist_examines_what_is_carried_anywhere() -> None:
    s = owner("xenobiologist").has("scout", "carcass").uses("scout", "xenobiologist")
    s.heard(WeaknessFound)


@pytest.mark.rule("NP-007")
def test_a_xenobiologist_has_to_carry_something() -> None:
    s = owner("xenobiologist").mark("carcass", "canteen")
    assert s.denied("scout", "use", "xenobiologist") == "NP-007"


@pytest.mark.rule("NP-007")
def test_still_standing_dresses_all_wounds() -> None:
    s = owner("still-standing").wounded("scout", "leg", "arm").uses("scout", "still-standing")
    assert s.wounds("scout") == []
    assert owner("still-standing").denied("scout", "use", "still-standing") == "NP-007"


@pytest.mark.rule("NP-007")
def test_loud_and_clear_opens_a_pod_from_afar() -> None:
    s = owner("loud-and-clear")
    pod = s.state.locked[0]
    s.uses("scout", "loud-and-clear").does("scout", "unlock-pod", pod)
    s.heard(PodUnlocked, pod=pod)
    s = owner("loud-and-clear").set(locked=[])
    assert s.denied("scout", "use", "loud-and-clear") == "NP-007"


@pytest.mark.rule("NP-007")
def test_each_achievement_asks_for_something() -> None:
    box = GAME.edition(GAME.agree(["achievements"])).box
    assert {f"item-{row.id}" for row in box.items.values() if "prize" in row.decks} == MET.keys()
    costs = {row.cost for row in box.items.values() if "prize" in row.decks}
    assert costs == {0}
