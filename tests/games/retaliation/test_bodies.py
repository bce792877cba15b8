"""Retaliation, chapters Oxygen, Health, Serious wounds, Armour, Contamination and the procedures."""

import pytest

from hullbreach.games.retaliation.rules import body
from hullbreach.games.retaliation.rules.endings import metamorphosis
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.kernel import Text

FALL = Text("cause-fire")


def alone(drawing: str = "lz:@medic -204- a4") -> Drawn:
    """The Medic in the Landing Zone."""
    return Drawn(drawing)


def wound(base: Drawn, name: str = "medic", *answers: str) -> None:
    """A character gets a serious wound."""
    base.run(body.wound(base.g, base.seats[name], FALL), answers)
    base.check()


@pytest.mark.rule("R-057", "R-168", "R-590")
def test_oxygen_stops_at_seven() -> None:
    base = alone()
    base.who("medic").oxygen = 5
    body.gain_oxygen(base.g, 0, 3)
    assert base.who("medic").oxygen == 7


@pytest.mark.rule("R-169", "R-170")
def test_without_oxygen_one_suffocates_then_dies() -> None:
    base = alone()
    who = base.who("medic")
    who.oxygen = 1
    body.lose_oxygen(base.g, 0)
    assert (who.oxygen, who.suffocating) == (0, False)
    body.lose_oxygen(base.g, 0)
    assert (who.oxygen, who.suffocating, who.alive) == (0, True, True)
    body.lose_oxygen(base.g, 0)
    assert not who.alive


@pytest.mark.rule("R-171")
def test_oxygen_ends_the_suffocation() -> None:
    base = alone()
    base.who("medic").oxygen, base.who("medic").suffocating = 0, True
    body.gain_oxygen(base.g, 0, 3)
    assert (base.who("medic").oxygen, base.who("medic").suffocating) == (3, False)


@pytest.mark.rule("R-072", "R-077")
@pytest.mark.parametrize(("air", "left"), [([], 6), (["a"], 7), (["b"], 6)])
def test_a_turn_costs_oxygen_where_there_is_no_life_support(air: list[str], left: int) -> None:
    base = alone()
    base.g.state.air = air
    base.does("medic", "pass")
    assert base.who("medic").oxygen == left


@pytest.mark.rule("R-172")
def test_a_turn_that_ends_with_life_support_ends_the_suffocation() -> None:
    base = alone()
    base.g.state.air = ["a"]
    base.who("medic").suffocating = True
    base.does("medic", "pass")
    assert not base.who("medic").suffocating


@pytest.mark.rule("R-078", "R-099")
def test_fire_hurts_at_the_end_of_a_turn() -> None:
    base = alone("lz:F@medic -204- a4").does("medic", "pass")
    assert base.who("medic").health == 1


@pytest.mark.rule("R-174", "R-175")
def test_the_three_states() -> None:
    base = alone()
    states = []
    for health in (0, 2, 3, 5, 6, 8):
        base.who("medic").health = health
        states.append(base.g.condition(0))
    assert states == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("R-177", "R-178")
def test_beyond_the_track_is_death_and_everything_is_gone() -> None:
    base = alone().has("medic", "gear-ammo", "item-tools")
    body.hurt(base.g, 0, 8, FALL)
    assert base.who("medic").alive
    body.hurt(base.g, 0, 1, FALL)
    assert not base.who("medic").alive
    assert base.g.belongings(0) == []
    assert base.g.state.zones["belt-0"] == []
    base.check()


@pytest.mark.rule("R-179", "R-181")
def test_a_wound_covers_a_section_and_pushes_the_marker() -> None:
    base = alone()
    wound(base)
    assert base.who("medic").health == 3
    base.who("medic").health = 7
    wound(base)
    assert base.who("medic").health == 7
    assert len(base.g.state.zones["wounds-0"]) == 2


@pytest.mark.rule("R-183")
def test_the_third_wound_is_death() -> None:
    base = alone()
    for _ in range(2):
        wound(base)
    assert base.who("medic").health == 6
    wound(base)
    assert not base.who("medic").alive


@pytest.mark.rule("R-180", "R-591")
def test_health_comes_back_up_to_the_wounds_only() -> None:
    base = alone()
    base.who("medic").health = 4
    wound(base)
    base.run(body.restore(base.g, 0, 9))
    assert base.who("medic").health == 3


@pytest.mark.rule("R-185", "R-186", "R-187")
def test_a_wound_goes_and_the_marker_stays() -> None:
    base = alone()
    wound(base)
    base.run(body.heal_wound(base.g, 0))
    assert (base.g.state.zones["wounds-0"], base.who("medic").health) == ([], 3)


@pytest.mark.rule("R-191")
def test_armour_falls_in_the_critical_state() -> None:
    base = alone().has("medic", "item-tactical-armor")
    body.hurt(base.g, 0, 5, FALL)
    assert base.g.state.zones["worn-0"] == ["item-tactical-armor"]
    body.hurt(base.g, 0, 1, FALL)
    assert base.g.state.zones["worn-0"] == []


@pytest.mark.rule("R-182")
def test_a_wound_that_pushes_into_the_critical_section_destroys_armour() -> None:
    base = alone().has("medic", "item-tactical-armor")
    wound(base)
    wound(base)
    assert base.g.state.zones["worn-0"] == []


@pytest.mark.rule("R-516")
@pytest.mark.parametrize(("answer", "health", "wounds"), [("protect", 2, 0), ("suffer", 3, 1)])
def test_heavy_armour(answer: str, health: int, wounds: int) -> None:
    base = alone().has("medic", "item-heavy-armor")
    wound(base, "medic", answer if answer == "suffer" else "protect:item-heavy-armor")
    assert (base.who("medic").health, len(base.g.state.zones["wounds-0"])) == (health, wounds)


@pytest.mark.rule("R-302", "R-507")
def test_a_hurt_arm_leaves_one_hand() -> None:
    base = alone().has("medic", "item-flamethrower")
    base.top("wounds", "wound-arm")
    wound(base, "medic", "drop:item-carbine")
    assert base.g.state.zones["hands-0"] == ["item-flamethrower"]


@pytest.mark.rule("R-388")
def test_contamination_goes_on_the_discard_pile() -> None:
    base = alone()
    body.contaminate(base.g, 0, "R-388")
    assert len(base.g.state.zones["discard-0"]) == 1


@pytest.mark.rule("R-415", "R-416", "R-417")
@pytest.mark.parametrize("infected", [True, False])
def test_the_contamination_procedure(infected: bool) -> None:
    base = alone()
    kind = "contamination-infected" if infected else "contamination-clean"
    base.g.put(kind, "deck-contamination", "hand-0")
    body.contamination_procedure(base.g, 0, "R-415")
    assert base.who("medic").larva == infected
    assert base.g.hand(0) == []
    assert len(base.g.state.zones["discard-0"]) == 1


@pytest.mark.rule("R-418", "R-419", "R-420", "R-641")
@pytest.mark.parametrize("contaminated", [True, False])
def test_the_metamorphosis_procedure(contaminated: bool) -> None:
    base = alone()
    body.infest(base.g, 0, "R-341")
    if contaminated:
        base.g.put("contamination-clean", "deck-contamination", "deck-0")
    metamorphosis(base.g, 0)
    assert base.who("medic").alive != contaminated
    if not contaminated:
        assert base.who("medic").larva
        assert base.g.hand(0) == []


@pytest.mark.rule("R-519")
@pytest.mark.parametrize(("health", "alive"), [(0, True), (5, True), (6, False)])
def test_a_bite(health: int, alive: bool) -> None:
    base = alone("lz:@medic -204:A- a4").top("attack", "attack-bite")
    base.who("medic").health = health
    base.noise("medic", "2")
    assert base.who("medic").alive == alive
    if alive:
        assert len(base.g.state.zones["wounds-0"]) == 1
        assert len(base.g.state.zones["discard-0"]) == 1


@pytest.mark.rule("R-520")
@pytest.mark.parametrize(("health", "wounds"), [(0, 2), (3, 1)])
def test_deadly_claws_of_a_drone(health: int, wounds: int) -> None:
    base = alone("lz:@medic -204:D- a4").top("attack", "attack-deadly-claws-1")
    base.who("medic").health = health
    base.noise("medic", "2")
    assert len(base.g.state.zones["wounds-0"]) == wounds


@pytest.mark.rule("R-522", "R-523")
@pytest.mark.parametrize(("kind", "larva", "health"), [("Q", True, 0), ("A", False, 2)])
def test_infection(kind: str, larva: bool, health: int) -> None:
    base = alone(f"lz:@medic -204:{kind}- a4").top("attack", "attack-infecting")
    base.noise("medic", "2")
    assert (base.who("medic").larva, base.who("medic").health) == (larva, health)


@pytest.mark.rule("R-337", "R-575")
def test_a_miss_shuffles_the_attacks_with_itself() -> None:
    base = alone("lz:@medic -204:AA- a4").top("attack", "attack-scratch-3", "attack-miss")
    base.noise("medic", "2").noise("medic", "2")
    assert base.who("medic").health == 1
    assert len(base.g.state.zones["deck-attack"]) == 20
