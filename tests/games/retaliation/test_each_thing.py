"""Retaliation: every weapon, armour, wound and item does what its card says, and nothing else."""

from typing import Any

import pytest
from tests.games.retaliation.soldiers import without

from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Encountered

FOUR = ("rest", "search", "demolition", "repairs")
HGO = "heavy-gun-operator"


def medic(drawing: str, *things: str, **how: Any) -> RetaliationScenario:
    """The Medic with four cards, and with these things."""
    return RetaliationScenario(drawing, **how).hand("medic", *FOUR).has("medic", *things)


def attacked(card: str, *things: str, health: int = 0) -> RetaliationScenario:
    """The Medic is attacked by an adult."""
    s = RetaliationScenario("lz:A@medic -204- a4").has("medic", *things).is_("medic", health=health)
    return s.top("deck-attack", f"attack-{card}").phase("attacks")


# Weapons: bursts


@pytest.mark.rule("R-343", "R-350")
@pytest.mark.parametrize(
    ("weapon", "face", "left"),
    [
        ("drum-mag-rifle", 3, 3),
        ("hand-cannon", 1, 6),
        ("hand-cannon", 4, 3),
        ("plasma-gun", 4, 2),
    ],
)
def test_a_burst(weapon: str, face: int, left: int) -> None:
    s = medic("lz:@medic -204:AAAAAA- a4", weapon).bursts("medic", weapon, "lz-a4", face)
    assert s.at("lz-a4") == "A" * left


@pytest.mark.rule("R-343")
@pytest.mark.parametrize(("face", "left"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_a_burst_of_the_bf_gun(face: int, left: int) -> None:
    s = RetaliationScenario(f"lz:@{HGO} -204:AAAAAA- a4").hand(HGO, "rest")
    s.bursts(HGO, "bf-gun", "lz-a4", face)
    assert (s.at("lz-a4"), s.broken()) == ("A" * left, ["bf-gun"] if face == 4 else [])


@pytest.mark.rule("R-343")
@pytest.mark.parametrize(("face", "left"), [(1, 6), (2, 5), (4, 3)])
def test_a_burst_of_the_handgun(face: int, left: int) -> None:
    s = RetaliationScenario("lz:@contractor -204:AAAAAA- a4").hand("contractor", "rest")
    assert s.bursts("contractor", "handgun", "lz-a4", face).at("lz-a4") == "A" * left


@pytest.mark.rule("R-344", "R-513")
@pytest.mark.parametrize(("weapon", "there"), [("flamethrower", "F"), ("drum-mag-rifle", "")])
def test_the_special_symbol(weapon: str, there: str) -> None:
    s = medic("lz:@medic -204:AAAA- a4", weapon).bursts("medic", weapon, "lz-a4", 4)
    assert s.at("lz") == there


# Weapons: shots


@pytest.mark.rule("R-343", "R-361", "R-362", "R-363")
@pytest.mark.parametrize(
    ("weapon", "face", "there", "ammo"),
    [
        ("drum-mag-rifle", "2", "A1", 3),
        ("drum-mag-rifle", "critical", "", 3),
        ("hand-cannon", "2", "", 1),
        ("hand-cannon", "3", "A1", 1),
        ("submachine-gun", "ammo", "", 1),
        ("submachine-gun", "2", "A1", 1),
    ],
)
def test_a_shot(weapon: str, face: str, there: str, ammo: int) -> None:
    s = medic("lz:A@medic -204- a4", weapon).shoots("medic", weapon, "adult", face)
    assert s.at("lz") == there
    assert len(s.tokens("medic", weapon)) == ammo
    assert ("ammo#half" in s.tokens("medic", weapon)) is (face == "ammo")


@pytest.mark.rule("R-343")
def test_a_carbine_hits_once_more_what_survives() -> None:
    assert medic("lz:A@medic -204- a4").shoots("medic", "carbine", "adult", 3).at("lz") == "A2"
    assert medic("lz:A1@medic -204- a4").shoots("medic", "carbine", "adult", 2).at("lz") == ""


@pytest.mark.rule("R-343", "R-330")
@pytest.mark.parametrize(("kind", "asked"), [("adult", True), ("drone", False)])
def test_a_sawed_off_shotgun_drives_only_adults_away(kind: str, asked: bool) -> None:
    s = RetaliationScenario(f"lz:{kind[0].upper()}@officer -204- a4").hand("officer", "rest")
    s.dice(shot="5").does("officer", "shoot", "sawed-off-shotgun", kind).pays()
    assert s.is_offered("officer", "spend", "ammo") is asked
    if asked:
        s.does("officer", "spend", "ammo")
        assert (s.at("lz-a4"), s.tokens("officer", "sawed-off-shotgun")) == ("A", ["ammo#half"])


@pytest.mark.rule("R-344")
def test_a_plasma_gun_hurts_more_and_more() -> None:
    s = medic("lz:A@medic -204- a4", "plasma-gun")
    for health in (0, 2):
        s.shoots("medic", "plasma-gun", "adult", "ammo")
        assert s.health("medic") == health


@pytest.mark.rule("R-344", "R-547")
def test_a_plasma_gun_hurts_no_more_when_no_marker_is_left() -> None:
    s = medic("lz:A27@medic -204- a4", "plasma-gun")
    for _ in range(2):
        s.shoots("medic", "plasma-gun", "adult", "ammo")
    assert s.health("medic") == 0


@pytest.mark.rule("R-173", "R-343")
@pytest.mark.parametrize(("air", "oxygen"), [([], 6), (["a"], 7)])
def test_a_flamethrower_breathes(air: list[str], oxygen: int) -> None:
    s = medic("lz:A@medic@recon -204- a4", "flamethrower", air=air)
    assert s.shoots("medic", "flamethrower", "adult", 5).oxygen("medic") == oxygen


# Armour


@pytest.mark.rule("R-516")
@pytest.mark.parametrize(
    ("card", "health", "lost"), [("scratch-3", 0, 0), ("scratch-4", 0, 1), ("scratch-1", 0, 0)]
)
def test_tactical_armour_takes_one_point(card: str, health: int, lost: int) -> None:
    assert attacked(card, "tactical-armor", health=health).health("medic") == health + lost


@pytest.mark.rule("R-078", "R-516")
def test_tactical_armour_is_no_help_against_fire() -> None:
    assert medic("lz:F@medic@recon -204- a4", "tactical-armor").rests("medic").health("medic") == 1


@pytest.mark.rule("R-516")
def test_heavy_armour_costs_two_points_instead_of_a_wound() -> None:
    s = attacked("bite", "heavy-armor").does("medic", "protect", "heavy-armor")
    assert (s.health("medic"), s.wounds("medic"), s.contamination("medic")) == (2, [], 1)
    assert s.wears("medic") == ["heavy-armor"]


@pytest.mark.rule("R-191", "R-516")
def test_heavy_armour_falls_by_what_it_costs() -> None:
    s = attacked("bite", "heavy-armor", health=5).does("medic", "protect", "heavy-armor")
    assert (s.health("medic"), s.wears("medic")) == (7, [])


@pytest.mark.rule("R-388")
def test_biohazard_armour_costs_health_instead_of_contamination() -> None:
    s = attacked("scratch-2", "biohazard-armor")
    assert (s.health("medic"), s.contamination("medic")) == (2, 0)


# Wounds


@pytest.mark.rule("R-561")
@pytest.mark.parametrize("wound", ["knee", "leg"])
def test_who_is_lame_moves_carefully_at_a_price(wound: str) -> None:
    s = medic("lz:@medic -204- a4").hand("medic", "rest", "search").wounded("medic", wound)
    assert s.is_offered("medic", "careful", "lz-a4") is (wound == "leg")
    assert s.is_offered("medic", "move", "lz-a4")


@pytest.mark.rule("R-561")
@pytest.mark.parametrize(("drawing", "able"), [("lz:A", False), ("lz:", True)])
def test_a_hurt_leg_matters_among_intruders(drawing: str, able: bool) -> None:
    s = medic(f"{drawing}@medic -204- a4").hand("medic", "rest").wounded("medic", "leg")
    assert s.is_offered("medic", "move", "lz-a4") is able


@pytest.mark.rule("R-561")
@pytest.mark.parametrize(
    ("wound", "here", "words", "left"),
    [
        ("leg", "A", ("move", "lz-a4"), 2),
        ("leg", "", ("move", "lz-a4"), 3),
        ("knee", "", ("careful", "lz-a4"), 1),
        ("hand", "", ("use", "phosphates"), 2),
    ],
)
def test_a_wound_costs_one_card_more(
    wound: str, here: str, words: tuple[str, ...], left: int
) -> None:
    s = medic(f"lz:{here}@medic -204- a4", "phosphates").hand("medic", *FOUR)
    s.top("deck-attack", "attack-scratch-3").dice(noise="1").wounded("medic", wound)
    assert len(s.does("medic", *words).pays().cards("medic")) == left


@pytest.mark.rule("R-561")
def test_a_hurt_hand_makes_items_dear() -> None:
    s = medic("lz:@medic -204- a4", "caffeine-pills").hand("medic", "rest")
    s.wounded("medic", "hand", "hand")
    assert s.denied("medic", "use", "caffeine-pills") == "R-561"
    s.hand("medic", "rest", "search").uses("medic", "caffeine-pills")
    assert len(s.cards("medic")) == 3


@pytest.mark.rule("R-144")
def test_a_hurt_body_draws_up_to_four() -> None:
    s = RetaliationScenario("lz:@medic -204- a4").wounded("medic", "body").phase("cleanup")
    assert len(s.cards("medic")) == 4


@pytest.mark.rule("R-098")
@pytest.mark.parametrize(
    ("wound", "oxygen", "after"),
    [
        ("bleeding", 3, (4, 2, 0)),
        ("guts", 3, (3, 2, 1)),
        ("lungs", 3, (3, 1, 0)),
        ("lungs", 0, (5, 0, 0)),
    ],
)
def test_wounds_that_hurt_when_passing(
    wound: str, oxygen: int, after: tuple[int, int, int]
) -> None:
    s = medic("lz:@medic@recon -204- a4").wounded("medic", wound).is_("medic", oxygen=oxygen)
    s.rests("medic")
    assert (s.health("medic"), s.oxygen("medic"), s.contamination("medic")) == after


@pytest.mark.rule("R-508")
@pytest.mark.parametrize(("way", "there"), [("shoot", "A4"), ("melee", "")])
def test_hurt_eyes_spoil_shots_but_no_blows(way: str, there: str) -> None:
    s = medic("lz:A2@medic -204- a4").wounded("medic", "eyes")
    if way == "shoot":
        s.shoots("medic", "carbine", "adult", 3)
    else:
        s.fights("medic", "adult", 3)
    assert s.at("lz") == there


# Items


@pytest.mark.rule("R-236")
def test_a_rocket_clears_a_room_and_its_corridors() -> None:
    s = medic("lz:@medic -204:AA- a4:DA@recon -|301:A- b3", "rpg-launcher")
    s.uses("medic", "rpg-launcher")
    assert (s.at("lz-a4"), s.at("a4"), s.at("a4-b3")) == ("", "", "")
    assert (s.health("recon"), s.health("medic")) == (3, 0)
    assert (s.closed("a4-b3", "a4"), s.held("medic")) == (False, ["carbine"])


@pytest.mark.rule("R-021")
def test_a_detonator_uses_a_security_token() -> None:
    s = medic("lz:@medic -204- a4:SSAD@recon", "remote-detonator").uses("medic", "remote-detonator")
    assert (s.at("a4"), s.health("recon"), s.held("medic")) == ("S", 3, ["carbine"])


@pytest.mark.rule("R-620")
def test_a_drone_explores_without_its_owner() -> None:
    s = medic("lz:@medic -204- a4?", "exploring-drone").top("deck-exploration", "exploration-3")
    s.uses("medic", "exploring-drone").unheard(Encountered)
    assert (s.where("medic"), "exploration-3" in s.zone("gone")) == ("lz", True)


@pytest.mark.rule("R-338")
def test_a_flashbang_prevents_no_attack_of_the_noise_roll() -> None:
    s = medic("lz:AA@medic -204:A- a4", "flashbang").top("deck-attack", "attack-scratch-3")
    s.dice(noise="2").uses("medic", "flashbang")
    assert (s.where("medic"), s.health("medic"), s.at("a4")) == ("a4", 1, "A")


@pytest.mark.rule("R-586")
def test_sentry_guns_need_a_target() -> None:
    s = medic("lz:S@medic -204- a4", "security-system-control")
    assert s.denied("medic", "use", "security-system-control") == "R-021"


@pytest.mark.rule("R-225")
def test_equipment_is_discarded_for_a_reinforced_corridor() -> None:
    s = medic("lz:FM@medic -204- a4", "engineering-equipment")
    s.uses("medic", "engineering-equipment", "extinguish")
    assert (s.at("lz"), s.held("medic")) == ("M", ["carbine", "engineering-equipment"])
    s.uses("medic", "engineering-equipment", "wall-up")
    assert (s.state.reinforced, s.held("medic")) == (["gap-lz-a4"], ["carbine"])


@pytest.mark.rule("R-401")
def test_a_robot_controller_is_discarded_to_fill_the_robot() -> None:
    s = medic("lz:@medic -204- a4", "robot-controller").robot("technical", "a4")
    s.edit().put("gear-oxygen", "on-robot", "supply-of-gear-oxygen")
    s.uses("medic", "robot-controller", "refill-robot")
    assert (s.zone("on-robot"), s.held("medic")) == (["gear-ammo", "gear-oxygen"], ["carbine"])


@pytest.mark.rule("R-565")
def test_adrenaline_lasts_until_its_user_passes() -> None:
    s = medic("lz:@medic@recon -204- a4", "adrenaline-injection")
    before = len(s.cards("medic"))
    s.uses("medic", "adrenaline-injection")
    assert len(s.cards("medic")) == before  # one paid for it, one drawn
    for place in ("a4", "lz", "a4"):
        s.goes("medic", place, "1")
    assert (s.where("medic"), s.waiting()) == ("a4", [0])
    s.rests("medic")
    assert s.waiting() == [1]


@pytest.mark.rule("R-188")
def test_a_medkit_does_both() -> None:
    s = medic("lz:@medic -204- a4", "medkit").wounded("medic", "leg").is_("medic", health=6)
    s.uses("medic", "medkit", "staple")
    assert (s.wounds("medic"), s.health("medic"), s.held("medic")) == ([], 3, ["carbine"])


# Robots


@pytest.mark.rule("R-350")
@pytest.mark.parametrize(("face", "left"), [("2", "AA"), ("4", "")])
def test_a_military_robot_fires(face: str, left: str) -> None:
    s = medic("lz:@medic -204:AAAA- a4").robot("military", "lz").dice(burst=face)
    s.sends("medic", "robot-fires")
    assert (s.at("lz-a4"), s.broken()) == (left, ["robot"] if face == "4" else [])


@pytest.mark.rule("R-255")
def test_a_securing_robot_guards() -> None:
    s = medic("a4=door-control:@medic -204- lz").robot("securing", "lz")
    assert s.sends("medic", "robot-guards").at("lz") == "SS"


@pytest.mark.rule("R-160", "R-164", "R-306")
@pytest.mark.parametrize(
    ("item", "effect", "after"),
    [
        ("oxygen-tank", "inhale", (5, 5, 3)),
        ("heavy-oxygen-tank", "", (5, 7, 3)),
        ("medpack", "patch-up", (3, 2, 3)),
        ("medical-stapler", "patch-up", (3, 2, 3)),
        ("stimulants", "patch-up", (3, 2, 3)),
        ("stimulants", "draw-two", (5, 2, 5)),
        ("caffeine-pills", "", (5, 2, 6)),
        ("medkit", "bandage", (2, 2, 3)),
    ],
)
def test_what_an_item_does_to_its_user(item: str, effect: str, after: tuple[int, int, int]) -> None:
    s = medic("lz:@medic -204- a4", item).is_("medic", health=5, oxygen=2)
    s.uses("medic", item, *([effect] if effect else []))
    assert (s.health("medic"), s.oxygen("medic"), len(s.cards("medic"))) == after
    assert s.carries("medic") == ["carbine"]


@pytest.mark.rule("R-153", "R-306")
@pytest.mark.parametrize(
    ("item", "token"),
    [("ammo", "ammo"), ("grenade", "grenade"), ("oxygen-tank", "oxygen"), ("medpack", "medpack")],
)
def test_items_that_become_a_token(item: str, token: str) -> None:
    s = medic("lz:@medic -204:A- a4", item).is_("medic", health=5, oxygen=2)
    assert s.uses("medic", item, "gain-token").tokens("medic") == [token]


@pytest.mark.rule("R-161")
def test_a_grenade_that_is_found_can_be_thrown() -> None:
    s = medic("lz:@medic -204:AAAAAA- a4", "grenade").dice(burst="2")
    assert s.uses("medic", "grenade", "throw-grenade").at("lz-a4") == "AA"


@pytest.mark.rule("R-021")
def test_antiseptic_removes_one_card_unscanned() -> None:
    s = medic("lz:@medic -204- a4", "antiseptic").contaminated("medic", clean=2)
    s.uses("medic", "antiseptic").picks("medic", "discard", "contamination-unknown")
    assert (s.contamination("medic"), s.crew("medic").larva) == (1, False)


@pytest.mark.rule("R-489")
@pytest.mark.parametrize(("air", "after"), [([], ["b"]), (["b"], [])])
def test_life_support_codes_switch_any_sector(air: list[str], after: list[str]) -> None:
    s = medic("a4=alarm-room:@medic -204- lz", "emergency-life-support-codes", air=air)
    s.uses("medic", "emergency-life-support-codes").does("medic", "sector", "sector-b")
    assert s.state.air == after


@pytest.mark.rule("R-255")
def test_an_entrenching_tool_digs_in() -> None:
    s = medic("lz:@medic -204- a4", "entrenching-tool")
    s.uses("medic", "entrenching-tool", "dig-in")
    assert (s.at("lz"), s.held("medic")) == ("SS", ["carbine", "entrenching-tool"])


@pytest.mark.rule("R-242", "R-225")
@pytest.mark.parametrize(
    ("effect", "there", "strong"), [("extinguish", "", []), ("wall-up", "F", ["gap-lz-a4"])]
)
def test_phosphates(effect: str, there: str, strong: list[str]) -> None:
    s = medic("lz:F@medic -204:N- a4", "phosphates").uses("medic", "phosphates", effect)
    assert (s.at("lz"), s.state.reinforced) == (there, strong)


@pytest.mark.rule("R-330")
def test_an_extinguisher_drives_an_intruder_away() -> None:
    s = medic("lz:FA2@medic -204- a4", "fire-extinguisher")
    s.uses("medic", "fire-extinguisher", "drive-away")
    assert (s.at("lz"), s.at("lz-a4"), s.held("medic")) == ("F", "A", ["carbine"])


@pytest.mark.rule("R-095", "R-561")
@pytest.mark.parametrize(("wound", "cost"), [("knee", 3), ("leg", 2)])
def test_a_hurt_knee_makes_a_careful_move_cost_a_card_more(wound: str, cost: int) -> None:
    s = medic("lz:@medic -204- a4").wounded("medic", wound)
    assert len(s.creeps("medic", "a4", "1").cards("medic")) == 4 - cost


@pytest.mark.rule("R-231")
def test_codes_close_no_doors_around_what_nobody_has_found() -> None:
    s = medic("a4=alarm-room:@medic -204- lz -104- a3?", "termination-codes")
    s.uses("medic", "termination-codes")
    assert {*s.offered("medic")} == {f"place:space-{one}" for one in ("lz", "a4", "hib")}


@pytest.mark.rule("R-609", "R-549")
def test_a_barrier_uses_the_token_of_the_door_that_was_destroyed() -> None:
    s = medic("lz:@medic -201|- a4", "portable-barrier")
    s.edit().state.doors = {"gap-lz-a4@space-a4": False}
    without(s, "supply-of-supply-door").uses("medic", "portable-barrier")
    assert s.closed("lz-a4", "a4") is True


@pytest.mark.rule("R-248", "R-512")
def test_a_broken_hatchet_kills_nobody() -> None:
    s = medic("lz:A@medic -204- a4", "tactical-hatchet").breaks("medic", "tactical-hatchet")
    s.dice(shot="5").does("medic", "melee", "adult").pays()
    assert s.asked("medic").text.id == "ask-parry"


@pytest.mark.rule("R-168", "R-311")
def test_a_heavy_tank_fills_the_lungs_of_whoever_is_helped() -> None:
    s = medic("lz:@medic@recon -204- a4", "heavy-oxygen-tank").is_("recon", oxygen=1)
    s.uses("medic", "heavy-oxygen-tank").does("recon", "agree")
    assert s.oxygen("recon") == 7


@pytest.mark.rule("R-488")
@pytest.mark.parametrize(("oxygen", "able"), [(1, False), (2, True)])
def test_two_points_of_oxygen_are_enough_to_be_washed(oxygen: int, able: bool) -> None:
    s = medic("a4=decontamination:@medic -204- lz").is_("medic", oxygen=oxygen)
    assert s.is_offered("medic", "room") is able


@pytest.mark.rule("R-330", "R-334")
def test_whoever_drives_an_intruder_away_may_choose_a_closed_door() -> None:
    s = medic("a3 -104- lz:A@medic -|204- a4", "fire-extinguisher")
    s.uses("medic", "fire-extinguisher").does("medic", "corridor", "lz-a4")
    assert (s.at("lz"), s.closed("lz-a4", "lz")) == ("A", False)


@pytest.mark.rule("R-175", "R-188")
@pytest.mark.parametrize(
    ("effect", "after"), [("robot-heals", (4, ["leg"])), ("robot-operates", (6, []))]
)
def test_a_medical_robot(effect: str, after: tuple[int, list[str]]) -> None:
    s = medic("lz:@medic -204- a4").robot("medical", "lz").wounded("medic", "leg")
    s.is_("medic", health=6).sends("medic", effect)
    assert (s.health("medic"), s.wounds("medic")) == after


@pytest.mark.rule("R-179", "R-516")
def test_a_tactical_armour_takes_the_place_of_no_wound() -> None:
    s = attacked("bite", "tactical-armor")
    assert (len(s.wounds("medic")), s.wears("medic")) == (1, ["tactical-armor"])


@pytest.mark.rule("R-166", "R-191")
def test_armour_that_falls_is_discarded_and_its_tokens_go_back() -> None:
    s = medic("lz:F@medic@recon -204- a4", "heavy-armor").is_("medic", health=5).rests("medic")
    assert (s.wears("medic"), s.zone("discard-support")) == ([], ["item-heavy-armor"])
    assert s.zone("on-item-heavy-armor") == []


@pytest.mark.rule("R-185", "R-552")
def test_a_wound_that_is_healed_does_not_go_back_into_the_deck() -> None:
    s = medic("lz:@medic -204- a4", "medical-stapler").wounded("medic", "leg")
    s.uses("medic", "medical-stapler")
    s.picks("medic", "effect", "heal")
    assert s.zone("discard-wounds") == ["wound-leg"]
