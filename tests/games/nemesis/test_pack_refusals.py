"""Nemesis: what cards and items of the packs refuse, and why; the base game has a page of its own."""

import pytest

from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.survival.rules.events import Fought, MarkerRemoved
from hullbreach.games.survival.suite.scenario import SurvivalScenario


def shut_in(s: SurvivalScenario, place: str = "canteen") -> None:
    """Close every door of a room."""
    for way, _ in s.play.board.ways[s.slot(place)]:
        s.edit().lay("supply-door", way)


@pytest.mark.rule("N-215")
@pytest.mark.parametrize(
    ("who", "card", "fight"),
    [
        ("ceo", "protect", True),
        ("ceo", "authority", False),
        ("convict", "opportunist", False),
        ("psychologist", "suggestion", False),
    ],
)
def test_nobody_leaves_through_closed_doors(who: str, card: str, fight: bool) -> None:
    def scene() -> AftermathScenario:
        s = AftermathScenario(who, "scout", rooms={who: "canteen", "scout": "canteen"})
        if fight:
            s.intruder("adult", "canteen")
        return s.hand(who, card, "rest", "search")

    assert scene().is_offered(who, "play", card)
    s = scene()
    shut_in(s)
    assert s.denied(who, "play", card) == "N-215"


@pytest.mark.rule("NA-103")
def test_the_drone_can_be_given_only_to_somebody_here() -> None:
    s = AftermathScenario("psychologist", "scout", rooms={"psychologist": "canteen"})
    s.hand("psychologist", "rest").active("psychologist", "oculobe-drone")
    assert s.denied("psychologist", "use", "oculobe-drone") == "NA-103"


@pytest.mark.rule("NP-007")
def test_a_cartographer_needs_another_room_that_is_known() -> None:
    s = NemesisScenario("scout", "captain", options={"packs": ["achievements"]})
    s.has("scout", "cartographer").hand("scout", "rest")
    assert s.is_offered("scout", "use", "cartographer")
    here = s.where("scout")
    s.set(explored={here: s.play.room(here)})
    assert s.denied("scout", "use", "cartographer") == "NP-007"


@pytest.mark.rule("NA-065")
def test_a_laser_pointer_needs_a_weapon() -> None:
    s = TurretScenario("scout", "captain").hand("scout", "rest").has("scout", "laser-pointer")
    s.only("hands-0", rest="gone")
    assert s.denied("scout", "use", "laser-pointer") == "NA-065"


# Mutations


def mutant(card: str, *, infected: bool = False) -> CarnomorphScenario:
    """The scout has this mutation, and a contamination card whose nature is known."""
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "canteen"})
    s.mutated("scout", card).hand("scout", "rest", "search")
    return s.contaminated("scout", infected=int(infected), clean=int(not infected))


@pytest.mark.rule("N-179")
@pytest.mark.parametrize("infected", [False, True])
@pytest.mark.parametrize("card", ["claws", "repellent-scent"])
def test_a_mutation_for_a_fight_needs_one(card: str, infected: bool) -> None:
    s = mutant(card, infected=infected)
    assert s.denied("scout", "mutate", "contamination-unknown") == "N-179"
    s = mutant(card, infected=infected).intruder("shambler", "canteen")
    assert s.is_offered("scout", "mutate", "contamination-unknown")


@pytest.mark.rule("NC-073")
def test_mimicry_is_no_action() -> None:
    assert mutant("mimicry").denied("scout", "mutate", "contamination-unknown") == "NC-073"


# Feats


def ready(feat: str, room: str = "canteen") -> NemesisScenario:
    """The scout holds this feat."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms, options={"packs": ["feats"]})
    s.only("feat-0", f"card-{feat}", rest="box").hand("scout", "rest")
    return s.put(f"card-{feat}", "hand-0", source="feat-0")


@pytest.mark.rule("NP-009", "N-317")
def test_a_slayer_without_ammo_fights_with_bare_hands() -> None:
    s = ready("slayer").intruder("creeper", "canteen").ammo("scout", "rifle", 0)
    s.dice(combat="hit").plays("scout", "slayer").heard(Fought, who="scout")


@pytest.mark.rule("NP-009")
def test_a_room_that_cannot_be_used_is_just_fixed() -> None:
    s = ready("fixer", "armory").mark("malfunction", "armory").plays("scout", "fixer")
    s.heard(MarkerRemoved, marker="malfunction")
    s.asked("scout", "turn")
    s = ready("fixer", "armory").mark("malfunction", "armory").ammo("scout", "rifle", 0)
    s.plays("scout", "fixer").asked("scout", "use-fixed")
