"""Retaliation: whoever does something is told with it; what has run out does not come."""

import pytest
from tests.games.retaliation.soldiers import medic, soldier, without

from hullbreach.games.retaliation.rules.events import (
    Appeared,
    Burst,
    GearUsed,
    Hurt,
)
from hullbreach.games.survival.rules.events import (
    Acted,
    AmmoSpent,
    Attacked,
    DoorDestroyed,
    IntruderPlaced,
    Judged,
    MarkerRemoved,
    TurnedBack,
    Used,
)
from hullbreach.kernel import Text

# Who it was


@pytest.mark.rule("R-345")
def test_whose_weapon_spends_ammo_is_told() -> None:
    s = medic("lz:@medic -204:A- a4").bursts("medic", "carbine", "lz-a4", 1)
    s.heard(AmmoSpent, who="medic", weapon="carbine", rule="R-345")


@pytest.mark.rule("R-096")
def test_whoever_plays_a_card_is_told() -> None:
    medic("lz:@medic -204- a4").plays("medic", "demolition", "sabotage").heard(Acted, who="medic")


@pytest.mark.rule("R-586")
def test_whoever_fires_the_guns_of_a_room_is_told() -> None:
    s = medic("lz:S@medic -204:A- a4", "security-system-control").dice(burst="1")
    s.uses("medic", "security-system-control")
    s.heard(Burst, who="medic", weapon="security-system-control", face="burst-1")


@pytest.mark.rule("R-376")
def test_a_hurt_attacker_is_told_as_what_it_is() -> None:
    s = medic("lz:A1@medic -204- a4").top("deck-attack", "attack-scratch-4").intruder_phase()
    s.heard(Hurt, who="medic", cause=Text("cause-attack", {"who": "intruder-adult"}))


@pytest.mark.rule("R-428")
def test_whoever_is_turned_back_is_told() -> None:
    s = (
        medic("lz:@medic -204:A- a4", lander="landed")
        .dice(noise="2")
        .works("medic", "board-lander")
    )
    s.heard(TurnedBack, who="medic", room="landing-zone", rule="R-428")


@pytest.mark.rule("R-442")
@pytest.mark.parametrize("met", [True, False])
def test_why_somebody_has_won_or_lost_is_told(met: bool) -> None:
    s = medic("lz:@medic@recon -204- a4", queen_dead=met).objective("medic", "great-hunt")
    s.gone("medic", "shuttle").ends()
    reason = "end-goal-won" if met else "end-goal-failed"
    told = Text(reason, {"objective": "objective-great-hunt"})
    s.heard(Judged, who="medic", won=met, reason=told)


@pytest.mark.rule("R-537")
@pytest.mark.parametrize("met", [True, False])
def test_why_a_crew_has_won_or_lost_is_told(met: bool) -> None:
    s = medic("lz:@medic@recon -204- a4", mode="coop", queen_dead=met).directives("faceoff")
    s.gone("medic", "shuttle").ends()
    reason = "end-crew-won" if met else "end-goal-failed"
    assert s.heard(Judged, who="medic", won=met).reason.id == reason


@pytest.mark.rule("R-156")
def test_whoever_uses_up_a_token_is_told() -> None:
    s = medic("lz:@medic -204- a4", "gear-oxygen").is_("medic", oxygen=1)
    s.gears("medic", "spend", "oxygen").heard(GearUsed, who="medic", token="gear-oxygen")


@pytest.mark.rule("R-254")
def test_what_is_mended_is_told() -> None:
    s = soldier("lz:M@combat-engineer -204- a4", "combat-engineer", "fast-repairs", "rest")
    s.plays("combat-engineer", "fast-repairs")
    s.heard(MarkerRemoved, marker="malfunction", room="landing-zone", rule="R-254")


@pytest.mark.rule("R-090")
def test_whoever_uses_an_item_is_told() -> None:
    s = medic("lz:@medic -204- a4", "caffeine-pills").uses("medic", "caffeine-pills")
    s.heard(Used, who="medic", item="caffeine-pills", rule="R-090")


@pytest.mark.rule("R-233")
def test_a_door_that_is_destroyed_is_told() -> None:
    s = medic("lz:@medic -|204- a4").plays("medic", "demolition", "demolish")
    s.heard(DoorDestroyed, rule="R-233")
    assert s.closed("lz-a4", "lz") is False


@pytest.mark.rule("R-161")
def test_a_grenade_that_is_thrown_is_told() -> None:
    s = medic("lz:@medic -204:A- a4", "gear-grenade").gears("medic", "throw", "lz-a4")
    s.heard(GearUsed, who="medic", token="gear-grenade", rule="R-161")


@pytest.mark.rule("R-244")
def test_an_item_that_breaks_mends_no_other() -> None:
    s = medic("lz:A@medic -204- a4", "flamethrower").breaks("medic", "flamethrower")
    s.dice(shot="5").does("medic", "melee", "adult").pays().does("medic", "protect", "carbine")
    assert sorted(s.broken()) == ["carbine", "flamethrower"]


# What has run out


@pytest.mark.rule("R-006", "R-293")
def test_no_more_intruders_come_than_there_are_figures() -> None:
    s = medic("lz:@medic -204:N- a4").blind("bag", "token-adult-3")
    without(s, "supply-of-intruder-adult", 1).goes("medic", "a4", "2")
    assert s.at("lz-a4") == "A"
    assert s.heard(Appeared).count == 1


@pytest.mark.rule("R-006", "R-296")
def test_danger_without_a_figure_brings_nobody_who_attacks() -> None:
    s = medic("lz:@medic -204- a4").blind("bag", "token-adult-3")
    without(s, "supply-of-intruder-adult").goes("medic", "a4", "danger")
    assert s.at("a4") == ""
    s.unheard(IntruderPlaced)
    s.unheard(Attacked)
