"""Retaliation: what cannot be used now, and what is missing for it."""

import pytest
from tests.games.retaliation.soldiers import medic, soldier, without

from hullbreach.games.retaliation.rules.using import possible
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario

ENGINEER = "combat-engineer"
CODES = "a4=alarm-room:@medic -204- lz"


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("drawing", "who", "card", "why"),
    [
        ("lz:SS@contractor -204- a4", "contractor", "basic-secure", "R-255, R-225"),
        ("lz:@recon -204:A- a4", "recon", "shoot-first", "R-619"),
        ("lz:@recon -204|- a4", "recon", "sprint", "R-619"),
        ("lz:@officer -204|- a4", "officer", "lets-go", "R-583, R-619"),
        ("lz:@officer -204- a4", "officer", "officers-channel", "R-583, R-110"),
        ("lz:@contractor -204|- a4", "contractor", "duck-and-cover", "R-619"),
        ("lz:@contractor -204- a4?", "contractor", "move-quietly", "R-619"),
        (f"lz:@{ENGINEER} -204:A- a4", ENGINEER, "tactical-retreat", "R-619"),
        (f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1", ENGINEER, "explosives", "R-021"),
    ],
)
def test_cards_that_cannot_be_played(drawing: str, who: str, card: str, why: str) -> None:
    s = soldier(drawing, who, card, "rest", lander="left")
    assert s.denied(who, "play", card) == why


@pytest.mark.rule("R-347")
@pytest.mark.parametrize("card", ["continuous-fire", "breakthrough"])
def test_cards_that_fire_into_corridors_need_somebody_there(card: str) -> None:
    who = "heavy-gun-operator"
    for drawing in (f"lz:@{who} -204- a4", f"lz:@{who} -|201:A- a4"):
        s = RetaliationScenario(drawing).hand(who, card, "rest")
        assert s.denied(who, "play", card) == "R-347"


@pytest.mark.rule("R-561")
def test_basic_security_needs_a_second_card() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "basic-secure")
    assert s.denied("contractor", "play", "basic-secure") == "R-561"


@pytest.mark.rule("R-345")
def test_nobody_retreats_without_ammo() -> None:
    s = soldier(f"lz:@{ENGINEER} -204- a4", ENGINEER, "tactical-retreat", "rest")
    assert s.is_offered(ENGINEER, "play", "tactical-retreat")
    s.empties(ENGINEER, "automatic-shotgun")
    assert s.denied(ENGINEER, "play", "tactical-retreat") == "R-345"


@pytest.mark.rule("R-021", "R-548")
def test_without_corridors_nothing_is_blasted() -> None:
    s = soldier(f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1", ENGINEER, "explosives")
    s.has(ENGINEER, "gear-grenade")
    assert s.is_offered(ENGINEER, "play", "explosives")
    assert without(s, "corridors").denied(ENGINEER, "play", "explosives") == "R-021"


@pytest.mark.rule("R-153")
@pytest.mark.parametrize("full", [True, False])
def test_explosives_need_a_slot_and_a_token(full: bool) -> None:
    s = soldier(f"a4=drilling-station:@{ENGINEER} -204- lz", ENGINEER, "explosives")
    s = s.has(ENGINEER, *["gear-medpack"] * 4) if full else without(s, "supply-of-gear-grenade")
    assert s.denied(ENGINEER, "play", "explosives") == "R-021, R-153"


@pytest.mark.rule("R-552")
def test_without_items_nothing_is_improvised() -> None:
    s = soldier("lz:@contractor -204- a4", "contractor", "always-prepared", "rest")
    for colour in ("red", "yellow"):
        without(s, f"deck-{colour}")
    s.plays("contractor", "always-prepared")
    assert s.is_offered("contractor", "effect", "improvise")
    s = soldier("lz:M@contractor -204- a4", "contractor", "always-prepared", "rest")
    for colour in ("red", "yellow", "green"):
        without(s, f"deck-{colour}")
    assert s.denied("contractor", "play", "always-prepared") == "R-208, R-552"


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("drawing", "item", "why"),
    [
        ("lz:@medic -204- a4", "exploring-drone", "R-619"),
        ("lz:@medic -204- a4", "robot-controller", "R-199, R-021"),
        (CODES, "portable-device", "R-481"),
        ("lz:@medic -204- a4", "heavy-oxygen-tank", "R-168"),
        ("lz:@medic -204- a4", "medical-stapler", "R-591, R-188"),
        ("lz:@medic -204- a4", "medkit", "R-188, R-591"),
        ("lz:@medic -204|- a4", "flashbang", "R-619"),
        ("lz:@medic -204- a4\nb3:S -304- b4", "remote-detonator", "R-021"),
        ("lz:@medic -204- a4?", "rpg-launcher", "R-236"),
    ],
)
def test_things_that_cannot_be_used(drawing: str, item: str, why: str) -> None:
    assert medic(drawing, item).denied("medic", "use", item) == why


@pytest.mark.rule("R-020", "R-153")
@pytest.mark.parametrize(
    ("item", "token", "why"),
    [
        ("ammo", "ammo", "R-153"),
        ("grenade", "grenade", "R-153, R-161"),
        ("oxygen-tank", "oxygen", "R-153, R-168"),
        ("medpack", "medpack", "R-153, R-591"),
    ],
)
def test_what_is_used_up_cannot_be_gained(item: str, token: str, why: str) -> None:
    s = without(medic("lz:@medic -204- a4", item), f"supply-of-gear-{token}")
    assert s.denied("medic", "use", item) == why


@pytest.mark.rule("R-231", "R-549")
def test_without_doors_no_barrier_is_set_up() -> None:
    s = without(medic("lz:@medic -204- a4", "portable-barrier"), "supply-of-supply-door")
    assert s.denied("medic", "use", "portable-barrier") == "R-549"
    s = without(medic(CODES, "termination-codes"), "supply-of-supply-door")
    assert s.denied("medic", "use", "termination-codes") == "R-231"


@pytest.mark.rule("R-490")
def test_a_defence_that_is_gone_has_no_codes() -> None:
    s = without(medic(CODES, "anti-aircraft-codes"), "anti-aircraft")
    assert s.denied("medic", "use", "anti-aircraft-codes") == "R-490"
    s = without(medic("b3=life-support-b:@medic -204- b4", wired=False), "anti-aircraft")
    assert s.denied("medic", "room") == "R-494, R-490"


@pytest.mark.rule("R-494")
def test_without_power_there_are_no_codes_for_life_support() -> None:
    s = medic(CODES, "emergency-life-support-codes", wired=False)
    assert s.denied("medic", "use", "emergency-life-support-codes") == "R-494"


@pytest.mark.rule("R-021")
def test_nobody_reads_what_those_who_left_have_written() -> None:
    s = medic("a4=alarm-room:@medic@recon -204- lz", "personal-log-codes").gone("recon", "shuttle")
    assert s.reasons("medic", "use", "personal-log-codes") == [
        "R-021: Nobody else who is still in the base has an objective."
    ]


@pytest.mark.rule("R-173")
def test_a_flamethrower_needs_air() -> None:
    s = medic("lz:A@medic -204- a4", "flamethrower").is_("medic", oxygen=0)
    assert s.denied("medic", "shoot", "flamethrower", "adult") == "R-173"
    assert s.set(air=["a"]).is_offered("medic", "shoot", "flamethrower", "adult")


@pytest.mark.rule("R-398")
@pytest.mark.parametrize(
    ("robot", "drawing", "why"),
    [
        ("exploration", "lz:@medic -204|- a4", "R-398, R-399"),
        ("military", "lz:@medic -204|- a4", "R-398, R-021"),
        ("server", "lz:@medic -204|- a4", "R-398, R-518"),
        ("server", "a4=alarm-room:@medic -204|- lz", "R-398, R-481"),
    ],
)
def test_robots_that_can_do_nothing(robot: str, drawing: str, why: str) -> None:
    s = medic(drawing).robot(robot, drawing[:2])
    assert s.denied("medic", "robot") == why


@pytest.mark.rule("R-020", "R-552")
@pytest.mark.parametrize(
    ("room", "gone", "why"),
    [
        ("supply-room", ("deck-red", "deck-green", "deck-yellow"), "R-473"),
        ("armory", ("supply-of-gear-ammo", "supply-of-gear-grenade"), "R-020"),
        ("door-control", ("supply-of-supply-door",), "R-476"),
        ("military-lab", ("supply-of-gear-ammo", "deck-support"), "R-020, R-552"),
    ],
)
def test_rooms_in_which_nothing_is_left(room: str, gone: tuple[str, ...], why: str) -> None:
    s = medic(f"a4={room}:@medic -204- lz")
    for zone in gone[:-1]:
        without(s, zone)
    assert s.is_offered("medic", "room")
    assert without(s, gone[-1]).denied("medic", "room") == why


@pytest.mark.rule("R-477")
def test_a_robot_does_not_secure_what_is_secured() -> None:
    s = medic("a4=security-robot-room:SSS@medic -204:A- lz").robot("technical", "a4")
    assert s.denied("medic", "room") == "R-477"


@pytest.mark.rule("R-496")
def test_an_empty_stock_supplies_nobody() -> None:
    s = without(medic("lz:@medic -204- a4"), "stock", 1)
    assert s.is_offered("medic", "room")
    assert without(s, "stock").denied("medic", "room") == "R-496, R-407"


@pytest.mark.rule("R-476")
def test_doors_of_one_sector_are_controlled() -> None:
    s = medic("a4=door-control:@medic -201- a5\nb4 -301- b5").works("medic")
    s.does("medic", "sector", "sector-a")
    assert s.offered("medic") == ["close:gap-a2-hib:space-hib", "close:gap-a4-a5:space-a4"]


@pytest.mark.rule("R-110", "R-570")
def test_the_channel_carries_only_what_is_in_hand() -> None:
    drawing = "lz:@officer -204- a4:@medic -104:A- a3"
    s = soldier(drawing, "officer", "officers-channel", "fire-at-will", "rest")
    s.plays("officer", "officers-channel", "open-channel")
    assert s.offered("officer") == ["play:card-fire-at-will"]


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("wound", "health", "offered"),
    [("leg", 3, "robot-operates"), ("", 2, "robot-heals"), ("", 0, "")],
)
def test_a_medical_robot_needs_somebody_to_help(wound: str, health: int, offered: str) -> None:
    s = medic("lz:@medic -204- a4").robot("medical", "lz").is_("medic", health=health)
    if wound:
        s.wounded("medic", wound)
    able = {one.__name__ for one in possible(s.g, 0, s.g.effects.robots.get("robot-medical"))[0]}
    assert able == {"drive_robot", *([offered.replace("-", "_")] if offered else [])}


@pytest.mark.rule("R-255", "R-021")
@pytest.mark.parametrize(("there", "able"), [("S", True), ("SS", False)])
def test_a_robot_guards_only_where_two_tokens_fit(there: str, able: bool) -> None:
    s = medic(f"lz:{there}@medic -204- a4").robot("securing", "lz")
    found = {one.__name__ for one in possible(s.g, 0, s.g.effects.robots.get("robot-securing"))[0]}
    assert ("robot_guards" in found) is able
