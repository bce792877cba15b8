"""Neosoma, chapter Cultists: how they come, stand by, die, and what dies with them."""

import pytest

from hullbreach.games.retaliation.neosoma.events import AbilityLost, CultistKilled
from hullbreach.games.retaliation.neosoma.suite import Cult, CultScenario
from hullbreach.games.retaliation.rules.markers import can_secure
from hullbreach.games.retaliation.rules.movement import explore
from hullbreach.games.survival.rules.events import Attacked, IntruderPlaced, NoiseRolled

CARBINE = "item-carbine"
HERE = "lz:C@medic -204- a4"
AT_CULTIST = f"shoot:{CARBINE}:intruder-cultist"


def armed(drawing: str = HERE) -> Cult:
    """The Medic with cards to pay with."""
    return Cult(drawing).holds("medic", "rest", "repairs", "first-aid")


def discovered(card: str, room: str, base: Cult | None = None) -> Cult:
    """The Medic goes into a new room with this exploration card."""
    found = base or Cult("lz:@medic -204- a4?")
    stack = next(z for z in ("rooms-x", "rooms-a") if f"room-{room}" in found.zone(z))
    rooms = [one for one in found.zone(stack) if one != f"room-{room}"]
    found.g.rewrite(stack, [*rooms, f"room-{room}"])
    found.top("exploration", f"exploration-neosoma-{card}").dice(noise="4")
    found.carried_out(explore(found.g, 0, "gap-lz-a4", "space-a4"))
    return found


@pytest.mark.rule("RN-072", "RN-113", "RN-154")
def test_a_cultist_waits_in_a_room_with_a_computer() -> None:
    base = discovered("1", "door-control")
    assert "C" in base.at("a4")
    assert base.told(IntruderPlaced) == [IntruderPlaced("intruder-cultist", "room-door-control")]
    assert base.who("medic").slot == "space-a4"
    assert base.zone("gone") == ["exploration-neosoma-1"]


@pytest.mark.rule("RN-154")
def test_the_doors_of_its_corridors_close() -> None:
    base = Cult("lz:@medic -201- a4?")
    base.g.state.corridors = {**base.g.state.corridors, "gap-lz-a4": ("201", "space-a4")}
    discovered("1", "door-control", base)
    assert base.closed("lz-a4", "a4") is True


@pytest.mark.rule("RN-113")
def test_elsewhere_there_is_none() -> None:
    assert "C" not in discovered("1", "armory").at("a4")


@pytest.mark.rule("RN-001", "RN-113")
def test_there_is_no_sixth_cultist() -> None:
    base = discovered("1", "door-control", Cult("lz:@medic -204- a4?").dead(5))
    assert ("C" in base.at("a4"), base.told(IntruderPlaced)) == (False, [])


@pytest.mark.rule("RN-155")
def test_the_second_card_brings_none_but_noise() -> None:
    base = discovered("2", "door-control")
    assert "C" not in base.at("a4")
    assert len(base.told(NoiseRolled)) == 1
    assert base.zone("gone") == ["exploration-neosoma-2"]


@pytest.mark.rule("RN-113")
def test_without_a_figure_none_comes() -> None:
    base = discovered("1", "door-control", Cult("lz:@medic -204- a4?").dead(5))
    assert "C" not in base.at("a4")


@pytest.mark.rule("RN-074", "RN-142", "RN-073")
def test_nobody_fights_with_cultists_alone() -> None:
    base = armed()
    assert not base.g.in_combat(0)
    assert can_secure(base.g, "space-lz")
    assert "secure" in base.offered("medic")
    assert "careful:gap-lz-a4" in base.offered("medic")


@pytest.mark.rule("RN-074")
def test_with_others_there_is_a_fight() -> None:
    base = armed("lz:CR@medic -204- a4")
    assert base.g.in_combat(0)
    assert "secure" not in base.offered("medic")


@pytest.mark.rule("RN-142")
def test_they_do_not_keep_anybody_from_leaving() -> None:
    base = armed()
    base.g.state.lander = "landed"
    base.dice(noise="1")
    base.does("medic", "room", "effect:effect-board-lander")
    assert base.who("medic").status == "pod"


@pytest.mark.rule("RN-075")
def test_everything_that_aims_at_intruders_aims_at_them() -> None:
    base = armed().has("medic", "item-military-taser#1")
    offered = base.offered("medic")
    assert {AT_CULTIST, "melee:intruder-cultist", "use:item-military-taser#1"} <= {*offered}


@pytest.mark.rule("RN-031", "RN-073")
def test_they_never_attack() -> None:
    base = Cult("lz:CC@medic -204- a4").stage("attacks")
    base.stage("runts").event("system-overload")
    assert base.told(Attacked) == []
    assert base.at("lz")[:2] == "CC"


@pytest.mark.rule("RN-031")
def test_not_even_beside_others() -> None:
    base = Cult("lz:CK@medic -204- a4").top("attack", "attack-misfire").stage("attacks")
    assert [one.intruder for one in base.told(Attacked)] == ["intruder-slasher"]


@pytest.mark.rule("RN-144")
def test_whoever_leaves_them_is_not_attacked() -> None:
    base = armed().dice(noise="1").does("medic", "move:gap-lz-a4")
    assert base.told(Attacked) == []


@pytest.mark.rule("RN-055", "RN-056", "RN-123")
def test_they_never_move() -> None:
    base = Cult("lz:@medic -204- a4:CK").dead(1).event("will-of-the-matrix")
    assert base.all() == {"lz-a4": "K", "a4": "C"}
    base.noise("medic", "2")
    assert base.at("a4") == "C"


@pytest.mark.rule("RN-143")
def test_to_expel_them_changes_nothing() -> None:
    base = armed().has("medic", "item-military-taser#1")
    base.does("medic", "use:item-military-taser#1", "effect:effect-drive-away")
    assert base.at("lz") == "C"
    base.driven("C", "lz", "lz-a4")
    assert base.at("lz") == "C"


@pytest.mark.rule("RN-076")
def test_damage_lies_beside_them_as_with_adults() -> None:
    base = armed().dice(shot="4", noise="1").does("medic", AT_CULTIST)
    assert base.at("lz") == "C2", "the carbine hits twice"


@pytest.mark.rule("RN-077", "RN-078", "RN-082")
def test_whoever_kills_one_switches_off_an_ability() -> None:
    base = armed().dice(shot="critical", noise="1")
    base.does("medic", AT_CULTIST, "switch-off:ability-armored")
    assert (base.at("lz"), base.living()) == ("", 4)
    assert base.told(CultistKilled) == [CultistKilled("room-landing-zone", 4)]
    assert base.zone("dead-cultists") == ["intruder-cultist"]
    assert not base.active("armored")
    assert base.zone("abilities-off") == ["ability-armored"]


@pytest.mark.rule("RN-077")
def test_a_hurt_one_lies_unhurt_on_its_tile() -> None:
    base = armed("lz:C2@medic -204- a4").dice(shot="3", noise="1")
    base.does("medic", f"{AT_CULTIST}#2", "switch-off:ability-slasher")
    assert base.zone("dead-cultists") == ["intruder-cultist"]


@pytest.mark.rule("RN-079")
def test_killed_by_something_else_the_highest_number_goes() -> None:
    base = Cult(HERE).off("cultist")
    base.carried_out(base.g.rules.slain(base.g, "intruder-cultist", "space-lz", None))
    assert base.told(AbilityLost) == [AbilityLost("ability-runt")]


@pytest.mark.rule("RN-080")
def test_whoever_hurts_one_makes_noise_once() -> None:
    base = armed().dice(shot="4", noise="2").does("medic", AT_CULTIST)
    assert len(base.told(NoiseRolled)) == 1, "the carbine hits twice"
    assert base.at("lz-a4") == "N"


@pytest.mark.rule("RN-080")
def test_even_if_it_dies() -> None:
    base = armed().dice(shot="critical", noise="2")
    base.does("medic", AT_CULTIST, "switch-off:ability-slasher")
    assert len(base.told(NoiseRolled)) == 1


@pytest.mark.rule("RN-080")
def test_every_action_anew() -> None:
    base = armed().dice(shot=["4", "4"], noise=["2", "1"])
    base.does("medic", AT_CULTIST).does("medic", f"{AT_CULTIST}#2")
    assert len(base.told(NoiseRolled)) == 2


@pytest.mark.rule("RN-080", "RN-083")
def test_without_the_ability_there_is_no_noise() -> None:
    base = armed().off("cultist").dice(shot="4").does("medic", AT_CULTIST)
    assert base.told(NoiseRolled) == []


@pytest.mark.rule("RN-081")
def test_switching_it_off_spares_the_noise() -> None:
    base = armed().dice(shot="critical").does("medic", AT_CULTIST, "switch-off:ability-cultist")
    assert base.told(NoiseRolled) == []


@pytest.mark.rule("RN-141", "RN-082")
def test_five_cultists_take_five_abilities_at_most() -> None:
    base = Cult("lz:CCCCC@medic -204- a4")
    for _ in range(5):
        base.carried_out(base.g.rules.slain(base.g, "intruder-cultist", "space-lz", None))
    assert base.zone("abilities") == ["ability-slasher"]
    assert base.living() == 0


@pytest.mark.rule("RN-031", "RN-073", "RN-076")
def test_a_cultist_that_survives_a_blow_does_not_strike_back() -> None:
    base = armed().dice(shot="5", noise="1").does("medic", "melee:intruder-cultist")
    assert (base.at("lz"), base.who("medic").health) == ("C1", 0)
    assert not base.told(Attacked)
    base = (
        armed("lz:K@medic -204- a4").off("slasher").dice(shot="5").top("attack", "attack-scrape-2")
    )
    base.does("medic", "melee:intruder-slasher", "suffer")
    assert (base.at("lz"), base.who("medic").health) == ("K1", 1)


# From afar, and on command


@pytest.mark.rule("RN-078", "RN-080")
@pytest.mark.parametrize(("kind", "rolls"), [("slasher", 1), ("cultist", 0)])
def test_a_detonator_that_kills_a_cultist_is_heard(kind: str, rolls: int) -> None:
    s = CultScenario("lz:@medic -204- a4:SC").hand("medic", "rest", "repairs")
    s.has("medic", "remote-detonator").dice(noise="2").uses("medic", "remote-detonator")
    s.does("medic", "switch-off", f"ability-{kind}")
    assert (s.at("a4"), s.at("lz-a4")) == ("", "N" if rolls else "")
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == rolls


@pytest.mark.rule("RN-078", "RN-080", "R-111")
def test_who_fires_on_command_says_which_ability_is_lost() -> None:
    s = CultScenario("lz:@officer -204- a4:C@medic").hand("officer", "first-in-command", "rest")
    s.dice(shot="critical", noise="2").plays("officer", "first-in-command", "give-order")
    s.does("officer", "shoot", "carbine", "cultist").does("medic", "switch-off", "ability-slasher")
    assert [one.who for one in s.told() if isinstance(one, NoiseRolled)] == ["character-medic"]
    assert s.at("lz-a4") == "N"


@pytest.mark.rule("RN-080")
@pytest.mark.parametrize(("letter", "rolls"), [("C", 1), ("K", 0), ("R", 0), ("Q", 0)])
@pytest.mark.parametrize("face", ["5", "critical"])
def test_only_a_cultist_that_is_hurt_is_heard(letter: str, rolls: int, face: str) -> None:
    base = Cult(f"lz:{letter}@medic -204- a4").holds("medic", "rest", "repairs")
    base.dice(shot=face, noise="1")
    killed = ["switch-off:ability-slasher"] if (letter, face) == ("C", "critical") else []
    base.does("medic", f"shoot:item-carbine:{base.kinds[letter]}", *killed)
    assert len(base.told(NoiseRolled)) == rolls


def shoots_a_cultist_first(drawing: str, *noise: str) -> CultScenario:
    """The Recon shoots at a cultist before the move of the card."""
    s = CultScenario(drawing).hand("recon", "shoot-first").dice(shot="5", noise=list(noise))
    s.plays("recon", "shoot-first").does("recon", "shoot", "assault-rifle", "cultist")
    return s.picks("recon", "done")


@pytest.mark.rule("RN-080", "R-554")
def test_who_shoots_at_a_cultist_before_moving_on_is_heard_there() -> None:
    s = shoots_a_cultist_first("lz:C@recon -204- a4\nlz -105- a3", "1", "4")
    assert s.at("a3-lz") == "N"
    s.does("recon", "corridor", "lz-a4")
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == 1, "that of the move"
    assert (s.where("recon"), s.at("lz")) == ("a4", "C1")


@pytest.mark.rule("RN-080", "R-554")
def test_and_stays_if_no_corridor_is_empty_then() -> None:
    s = CultScenario("lz:C@recon -204:N- a4").blind("bag", "token-runt-slasher")
    s = s.hand("recon", "shoot-first").dice(shot="5", noise="2")
    s.plays("recon", "shoot-first").does("recon", "shoot", "assault-rifle", "cultist")
    s.picks("recon", "done")
    assert (s.where("recon"), s.at("lz-a4")) == ("lz", "KR")


@pytest.mark.rule("RN-078", "RN-079", "R-178")
def test_the_dead_do_not_say_which_ability_is_lost() -> None:
    s = CultScenario("lz:@medic -201:Q- a4:C -202- b3:@recon").hand("medic", "rest")
    s.has("medic", "rpg-launcher").is_("medic", health=8)
    s.top("deck-health", "health-matrix-rage").top("deck-attack", "attack-scrape-2")
    s.uses("medic", "rpg-launcher")
    assert (s.crew("medic").status, s.all()) == ("dead", {"lz": "Q"})
    assert s.heard(AbilityLost).ability == "ability-cultist", "the highest number, as ever"
    s.unheard(NoiseRolled)
