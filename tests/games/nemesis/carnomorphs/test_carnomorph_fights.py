"""Carnomorphs: encounters, movement, injuries and attacks."""

from collections.abc import Iterable

import pytest

from hullbreach.games.nemesis.carnomorphs.events import CarcassThrownUp
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.rules.model import DEPRESSURIZATION
from hullbreach.games.survival.rules.events import (
    Attacked,
    Encountered,
    HandMeasured,
    Injured,
    IntruderHealed,
    IntruderPlaced,
    ObjectiveKept,
    TokenAdded,
)

MOVES_ALL = {1: "marked-prey", 2: "chemical-fire", 3: "growl", 4: "evacuation-hatches-jam"}
"""Events by their direction that move fleshbeasts and the butcher."""


def alone(room: str = "canteen", **fields: object) -> CarnomorphScenario:
    """The scout in a room, the captain far away."""
    s = CarnomorphScenario("scout", "captain", rooms={"scout": room, "captain": "cockpit"})
    return s.set(**fields)


def meets(token: str, s: CarnomorphScenario) -> CarnomorphScenario:
    """The scout makes noise where there is noise already, and meets this."""
    s.noise_around("canteen").blind("bag", f"token-{token}")
    return s.rolls("scout", 1)


# Encounters


@pytest.mark.rule("NC-043")
def test_a_metagorger_that_is_gone_again_was_the_first_encounter() -> None:
    s = meets("metagorger-red-3", alone(met=False).hand("scout", "rest"))
    s.until("turn", "first")
    events = [told.event for told in s.table.told()]
    assert sum(isinstance(event, ObjectiveKept) for event in events) == 2
    assert any(isinstance(event, Attacked) and event.surprise for event in events)
    assert s.intruders("canteen") == []


@pytest.mark.rule("NC-044")
def test_a_blank_makes_noise_all_around() -> None:
    s = meets("blank", alone())
    around = set(s.play.board.around[s.slot("canteen")])
    assert around <= s.noises()
    s.unheard(IntruderPlaced)
    assert "token-blank" in s.zone("bag")


@pytest.mark.rule("NC-045")
def test_a_last_blank_brings_a_metagorger_into_the_bag() -> None:
    s = alone()
    s.edit().move_all("bag", "pool")
    s = meets("blank", s)
    s.heard(TokenAdded, token="intruder-metagorger-red")
    assert s.in_bag("metagorger-red") == 1
    assert s.in_bag("blank") == 1


@pytest.mark.rule("NC-090")
def test_when_all_shamblers_are_out_the_idle_ones_go_back() -> None:
    s = alone().explore("armory")
    for _ in range(6):
        s.intruder("shambler", "armory")
    for _ in range(2):
        s.intruder("shambler", "cockpit")
    s = meets("shambler-2", s)
    assert s.intruders("canteen") == ["shambler"]
    assert (s.intruders("armory"), s.intruders("cockpit")) == ([], ["shambler"] * 2)
    assert s.in_bag("shambler") == 6


@pytest.mark.rule("NC-091")
@pytest.mark.parametrize(("token", "count"), [("metagorger-red-3", 8), ("fleshbeast-4", 3)])
def test_without_a_figure_nothing_comes(token: str, count: int) -> None:
    s = alone().hand("scout").explore("armory")
    for _ in range(count):
        s.intruder(token.partition("-")[0], "armory")
    s = meets(token, s)
    s.heard(Encountered)
    s.unheard(IntruderPlaced).unheard(HandMeasured).unheard(Attacked)


# Movement


@pytest.mark.rule("NC-022")
@pytest.mark.parametrize("kind", ["butcher", "fleshbeast"])
def test_a_butcher_does_not_fit_into_technical_corridors(kind: str) -> None:
    s = alone()
    room, number = next(
        (slot, number)
        for slot, ways in s.play.board.exits.items()
        for number, way in ways.items()
        if way in s.play.board.networks and slot != s.slot("canteen")
    )
    s.at("scout", "cockpit").intruder(kind, room).event(MOVES_ALL[number])
    assert bool(s.intruders(room)) == (kind == "butcher")


@pytest.mark.rule("NC-082")
def test_a_butcher_that_would_flee_into_them_stays_with_its_injuries() -> None:
    s = alone()
    number, slot = next(
        (number, slot)
        for slot, ways in s.play.board.exits.items()
        for number, way in ways.items()
        if way in s.play.board.networks
    )
    s.at("scout", slot).intruder("butcher", slot, 1).hand("scout", "rest", "search")
    s.top("deck-attack", "slash#retreat-2").top("deck-event", f"event-{MOVES_ALL[number]}")
    s.shoots("scout", "rifle", "butcher", "hit")
    s.heard(Injured, flees=True)
    assert (s.figure("butcher").slot, s.figure("butcher").injuries) == (slot, 2)


# Injuries


@pytest.mark.rule("NC-046", "NC-093", "NC-094")
@pytest.mark.parametrize(
    ("kind", "card", "fate"),
    [
        ("metagorger", "bite#8-1", "dead"),
        ("metagorger", "regurgitate#4-3", "there"),
        ("metagorger", "devour#3-retreat", "fled"),
        ("metagorger", "slash#retreat-2", "there"),
        ("shambler", "devour#3-retreat", "there"),
        ("shambler", "slash#retreat-2", "fled"),
        ("fleshbeast", "bite#8-1", "there"),
    ],
)
def test_each_has_its_own_number(kind: str, card: str, fate: str) -> None:
    s = alone().intruder(kind, "canteen").hand("scout", "rest", "search")
    s.top("deck-attack", card).shoots("scout", "rifle", kind, "hit")
    hurt = s.heard(Injured)
    assert (hurt.killed, hurt.flees) == (fate == "dead", fate == "fled")


@pytest.mark.rule("NC-047", "NC-048", "NC-049", "NC-051")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("metagorger", ["carcass"]),
        ("shambler", ["carcass"]),
        ("fleshbeast", ["carcass", "shambler"]),
        ("butcher", ["shambler", "shambler"]),
    ],
)
def test_what_is_left_of_them(kind: str, left: list[str]) -> None:
    s = alone().intruder(kind, "canteen", 5).hand("scout", "rest", "search")
    tokens = len(s.zone("bag"))
    s.top("deck-attack", "slash#3-1").shoots("scout", "rifle", kind, "hit")
    assert s.lying("canteen") == left
    assert len(s.zone("bag")) == tokens


@pytest.mark.rule("N-492", "NC-049")
def test_what_the_airlock_leaves_of_a_butcher_lives() -> None:
    s = alone().explore("generator").intruder("butcher", "generator")
    for neighbour in s.play.board.neighbours[s.slot("generator")]:
        s.door("generator", neighbour)
    s.edit().lay(DEPRESSURIZATION, s.slot("generator"))
    s.set(airless=s.slot("generator")).phase("player-end")
    assert s.intruders("generator") == ["shambler", "shambler"]


@pytest.mark.rule("NC-050", "NC-095")
def test_a_killed_butcher_never_comes_back_and_counts_as_the_queen() -> None:
    s = alone().intruder("butcher", "canteen", 5).hand("scout", "rest", "search")
    assert not s.play.rules.queen_dead(s.play)
    s.top("deck-attack", "slash#3-1").shoots("scout", "rifle", "butcher", "hit")
    assert "intruder-butcher" in s.zone("gone")
    assert s.play.rules.queen_dead(s.play)


@pytest.mark.rule("NC-092")
@pytest.mark.parametrize(
    ("face", "hit"),
    [("creeper", 1), ("adult", 2), ("hit", 4), ("double-hit", 4)],
)
def test_which_faces_hit_which_kinds(face: str, hit: int) -> None:
    rules = alone().play.rules
    kinds = [kind for kind in rules.kinds if rules.hits(face, kind)]
    assert kinds == list(rules.kinds[:hit])


# Attacks


@pytest.mark.rule("NC-052", "NC-053", "NC-096")
def test_a_metagorger_bites_without_a_card() -> None:
    s = alone().intruder("metagorger", "canteen").event_phase()
    s.heard(Attacked, card=None, hit=True)
    s.answer(s.table.asks()[0].options[0].id)
    assert len(s.mutation("scout")) == 1
    assert (s.contamination("scout"), s.light("scout")) == (1, 1)
    assert s.intruders("canteen") == []
    s.heard(TokenAdded, token="intruder-shambler")


@pytest.mark.rule("NC-054", "NC-058")
def test_who_has_mutated_gets_only_the_rest() -> None:
    s = alone().mutated("scout", "claws").intruder("metagorger", "canteen").event_phase()
    assert s.mutation("scout") == ["claws"]
    assert (s.contamination("scout"), s.light("scout"), s.markers("scout")) == (1, 1, 0)
    s.heard(TokenAdded, token="intruder-shambler")


@pytest.mark.rule("NC-096")
def test_a_metagorger_bites_who_runs_away() -> None:
    s = alone().mutated("scout", "claws").intruder("metagorger", "canteen")
    beyond = s.play.board.neighbours[s.slot("canteen")][0]
    s.dice(noise="silence").goes("scout", beyond)
    s.heard(Attacked, card=None, hit=True)
    assert s.light("scout") == 1


@pytest.mark.rule("NC-096")
def test_a_metagorger_bites_who_is_surprised() -> None:
    s = alone().mutated("scout", "claws").hand("scout", "rest")
    s = meets("metagorger-red-3", s)
    s.heard(Attacked, surprise=True, hit=True)
    assert s.intruders("canteen") == []


def struck(kind: str, card: str, wounds: Iterable[str] = ()) -> CarnomorphScenario:
    """A carnomorph attacks the scout with a card."""
    s = alone().intruder(kind, "canteen", 2)
    s.wounded("scout", *wounds)
    return s.top("deck-attack", card).event_phase()


@pytest.mark.parametrize("wounds", [(), ("leg",)])
def test_devour(wounds: tuple[str, ...]) -> None:
    s = struck("butcher", "devour#3-retreat", wounds=wounds)
    assert s.crew("scout").alive == (not wounds)
    assert s.figure("butcher").injuries == 0
    s.heard(IntruderHealed, intruder="butcher", injuries=0)


def test_spawn() -> None:
    s = struck("shambler", "spawn#4-1")
    assert s.intruders("canteen") == ["shambler", "metagorger"]
    assert s.crew("scout").slimed


def test_bash() -> None:
    s = struck("fleshbeast", "bash#5-retreat")
    assert (len(s.wounds("scout")), s.contamination("scout")) == (1, 1)


def test_regurgitate() -> None:
    s = struck("fleshbeast", "regurgitate#5-2")
    assert s.crew("scout").slimed
    assert (s.contamination("scout"), s.lying("canteen").count("carcass")) == (1, 1)
    s.heard(CarcassThrownUp, intruder="fleshbeast", room="canteen")


def test_slash_and_whiplash() -> None:
    s = struck("shambler", "slash#6-1")
    assert (s.light("scout"), s.contamination("scout")) == (1, 1)
    s = struck("shambler", "whiplash#8-1")
    assert (s.light("scout"), s.contamination("scout")) == (2, 1)


@pytest.mark.parametrize("wounds", [("leg",), ("leg", "hand")])
def test_bite(wounds: tuple[str, ...]) -> None:
    s = struck("shambler", "bite#8-1", wounds=wounds)
    assert s.crew("scout").alive == (len(wounds) < 2)


@pytest.mark.parametrize(
    ("kind", "card"), [("shambler", "devour#5-1"), ("butcher", "spawn#7-retreat")]
)
def test_a_card_with_another_symbol_misses(kind: str, card: str) -> None:
    s = struck(kind, card)
    s.heard(Attacked, hit=False)
    assert (s.light("scout"), s.wounds("scout")) == (0, [])


@pytest.mark.rule("NC-073", "N-542")
def test_an_attack_that_was_turned_aside_surprises_nobody_else() -> None:
    rooms = {"scout": "storage", "soldier": "storage"}
    s = CarnomorphScenario("scout", "soldier", rooms=rooms, reactions=True)
    s.hand("soldier", "nerves-of-steel").hand("scout").contaminated("scout", clean=1)
    s.mutated("scout", "mimicry").put("token-shambler-3", "bag").noise_around("storage")
    s.blind("bag", "token-shambler-3").top("deck-attack", "slash#6-1").rolls("scout", 1)
    s.does("scout", "mimic")
    assert s.light("soldier") == 1, "nerves of steel help against a surprise only"
    assert s.cards("soldier") != []
