"""Retaliation: corners of the rules where two of them meet. Hands, refusals, doors, orders, ammo."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules.things import hands_used
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, Encountered, NoiseRolled, Scanned

FOUR = ("rest", "search", "demolition", "repairs")


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


# Hands and ammo


@pytest.mark.rule("R-246", "R-302", "R-370")
def test_a_bayonet_that_breaks_in_melee_needs_a_hand_of_its_own() -> None:
    s = soldier("lz:A@medic -204- a4", "medic", *FOUR).has("medic", "bayonet", "egg")
    s.fights("medic", "adult", 5).does("medic", "protect", "bayonet")
    s.asked("medic", "drop-heavy")
    s.does("medic", "drop", "bayonet")
    assert (s.held("medic"), s.broken()) == (["carbine", "egg"], [])


@pytest.mark.rule("R-302", "R-509")
def test_tape_binds_something_else_to_a_gun_with_a_bayonet() -> None:
    s = soldier("a4=military-lab:@medic -204- lz", "medic", *FOUR).has("medic", "bayonet", "egg")
    s.has("medic", "duct-tape").uses("medic", "duct-tape")
    assert (s.crew("medic").taped, hands_used(s.g, 0)) == (("item-carbine", "supply-egg"), 1)
    s.does("medic", "drop", "egg").set(actions=2).hand("medic", *FOUR)
    s.top("deck-support", "item-sonic-gun", "item-plasma-gun").works("medic", "try-prototypes")
    s.does("medic", "keep", "sonic-gun")
    assert (s.held("medic"), hands_used(s.g, 0)) == (["bayonet", "carbine", "sonic-gun"], 2)


@pytest.mark.rule("R-246", "R-302", "R-509")
def test_a_bayonet_that_was_taped_to_a_gun_saves_no_second_hand() -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR).has("medic", "bayonet", "egg")
    s.is_("medic", taped=("item-carbine", "item-bayonet"))
    assert hands_used(s.g, 0) == 2


@pytest.mark.rule("R-338")
def test_an_assault_shotgun_spends_all_its_own_ammo_and_nothing_of_a_belt() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").has(
        "medic", "assault-shotgun", "autoloader-belt"
    )
    s.phase("attacks").does("medic", "protect", "assault-shotgun")
    assert (s.tokens("medic", "assault-shotgun"), s.at("lz")) == ([], "A1")
    assert s.tokens("medic", "autoloader-belt") == ["ammo", "ammo"]


@pytest.mark.rule("R-338")
def test_an_empty_assault_shotgun_prevents_nothing_though_a_belt_feeds_it() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").has(
        "medic", "assault-shotgun", "autoloader-belt"
    )
    s.empties("medic", "assault-shotgun").top("deck-attack", "attack-scratch-3").phase("attacks")
    s.heard(Attacked, intruder="adult")
    assert (s.health("medic"), s.tokens("medic", "autoloader-belt")) == (1, ["ammo", "ammo"])


# Consent


@pytest.mark.rule("R-306", "R-312")
def test_an_item_that_nobody_wants_is_not_used_up() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "medical-stapler")
    s.is_("recon", health=2).uses("medic", "medical-stapler").does("recon", "refuse")
    assert (s.carries("medic"), s.health("recon")) == (["carbine", "medical-stapler"], 2)
    assert len(s.cards("medic")) == 3
    assert "item-medical-stapler" in s.sees(-1, "pack-0")  # everybody has seen it


@pytest.mark.rule("R-090", "R-312")
def test_whoever_is_asked_for_consent_knows_the_item_that_is_used() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "medical-stapler")
    assert "item-medical-stapler" not in s.sees("recon", "pack-0")
    s.is_("recon", health=2).uses("medic", "medical-stapler").asked("recon", "accept")
    assert "item-medical-stapler" in s.sees("recon", "pack-0")


@pytest.mark.rule("R-312")
def test_whoever_is_refused_may_help_somebody_else_or_nobody() -> None:
    s = soldier("lz:@medic@recon@officer -204- a4", "medic", *FOUR).has("medic", "medpack")
    for who in ("recon", "officer"):
        s.is_(who, health=2)
    s.uses("medic", "medpack", "patch-up").does("medic", "help", "recon").does("recon", "refuse")
    assert s.offered("medic") == ["help:character-officer", "done"]
    s.does("medic", "help", "officer").does("officer", "agree")
    assert (s.health("recon"), s.health("officer"), s.carries("medic")) == (2, 0, ["carbine"])


@pytest.mark.rule("R-306", "R-312")
def test_tape_stays_if_its_owner_wants_a_gun_to_stay_broken() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "duct-tape")
    s.breaks("recon", "assault-rifle").uses("medic", "duct-tape").does("recon", "refuse")
    assert (s.broken(), s.carries("medic")) == (["assault-rifle"], ["carbine", "duct-tape"])


@pytest.mark.rule("R-254", "R-312")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("mend-room", ("", ["assault-rifle"], ["carbine"])),
        ("done", ("M", ["assault-rifle"], ["carbine", "duct-tape"])),
    ],
)
def test_who_may_not_mend_a_gun_may_mend_something_else_or_nothing(
    answer: str, left: tuple[str, list[str], list[str]]
) -> None:
    s = soldier("a4:M@medic@recon -204- lz", "medic", *FOUR).has("medic", "duct-tape")
    s.breaks("recon", "assault-rifle").uses("medic", "duct-tape", "fix")
    s.does("medic", "mend", "assault-rifle").does("recon", "refuse")
    assert s.offered("medic") == ["mend-room", "done"]
    s.does("medic", answer)
    assert (s.at("a4"), s.broken(), s.carries("medic")) == left


# Doors


@pytest.mark.rule("R-327", "R-329")
def test_nobody_of_a_group_passes_a_door_that_the_group_destroys() -> None:
    s = Drawn("a4:AAAA -104:AAAAA- a3 -105- a2:@medic\na4 -|201- b1 -205- a2").march(rooms=True)
    assert (s.at("a4"), s.at("a3-a4"), s.at("b1-a4")) == ("AAA", "AAAAAA", "")
    assert s.closed("b1-a4", "a4") is False


# Orders


@pytest.mark.rule("R-111", "R-330")
def test_who_commands_says_where_a_queen_is_driven() -> None:
    s = soldier("lz:@officer -204- a4:Q@medic -104- a3", "officer", "first-in-command", "rest")
    s.set(queen_damage=4).top("deck-health", "health-repel-0").dice(shot=5)
    s.plays("officer", "first-in-command", "give-order")
    s.picks("officer", "shoot", "carbine", "queen")
    s.asked("officer", "repel")
    s.does("officer", "corridor", "a3-a4")
    assert (s.at("a4"), s.at("a3-a4")) == ("", "Q")


# The queen, hurt elsewhere


@pytest.mark.rule("R-529", "R-530")
@pytest.mark.parametrize("card", ["draw-1", "noise-2", "malfunction-3"])
def test_a_health_card_about_her_room_does_nothing_while_she_is_in_a_corridor(card: str) -> None:
    s = soldier("lz:@medic -204:Q- a4:@recon", "medic", *FOUR, queen_damage=4)
    s.top("deck-health", f"health-{card}").bursts("medic", "carbine", "lz-a4", 1)
    assert (s.all(), len(s.cards("medic")), s.cards("recon")) == ({"lz-a4": "Q"}, 3, [])
    s.unheard(NoiseRolled)
    assert (s.at("lz"), s.at("a4")) == ("", "")


@pytest.mark.rule("R-332", "R-572")
@pytest.mark.parametrize(("numbers", "gap"), [((204, 105), "a4-b4"), ((104, 205), "lz-a4")])
def test_a_queen_that_burns_is_driven_to_the_lowest_number(
    numbers: tuple[int, int], gap: str
) -> None:
    upper, lower = numbers
    s = RetaliationScenario(f"a5:@medic -301- lz -{upper}- a4:FQ -{lower}- b4", queen_damage=4)
    s.top("deck-health", "health-repel-0").phase("burning")
    assert s.all() == {gap: "Q"}


# Whoever brings it about

BETWEEN = "lz:@officer -204- a4 -304:Q- b3 -305- c4{room}:@medic -401:N- c5"
"""The Officer and the Medic are equally far from the queen."""


def second(drawing: str) -> RetaliationScenario:
    """It is the Medic's turn, who is not the first player."""
    return RetaliationScenario(drawing, turn=1).hand("medic", *FOUR)


@pytest.mark.rule("R-325", "R-481", "R-640")
def test_an_alarm_draws_the_queen_to_whoever_sounds_it() -> None:
    s = second(BETWEEN.format(room="=alarm-room")).blind("bag", "token-queen")
    assert s.works("medic", "sound-alarm").all() == {"b3": "Q"}


@pytest.mark.rule("R-325", "R-640")
def test_a_scanner_draws_the_queen_to_whoever_listens() -> None:
    s = second(BETWEEN.format(room="")).has("medic", "noise-scanner").blind("bag", "token-queen")
    assert s.dice(noise="4").uses("medic", "noise-scanner").all() == {"b3": "Q"}


@pytest.mark.rule("R-325", "R-526")
def test_an_event_is_nobodys_doing() -> None:
    s = second(BETWEEN.format(room="")).dice(noise=["2", "2"]).event("scent-of-prey", "queen")
    assert s.at("a4") == "Q"


@pytest.mark.rule("R-325", "R-387", "R-529")
def test_a_queen_that_is_hurt_goes_for_whoever_hurt_her() -> None:
    s = second("lz:@officer -204:Q- a4:@medic").set(queen_damage=4)
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-scratch-3")
    s.bursts("medic", "carbine", "lz-a4", 1)
    assert (s.at("a4"), s.health("medic"), s.health("officer")) == ("Q", 1, 0)


@pytest.mark.rule("R-300", "R-480")
def test_whom_pressure_pushes_in_attacks_whoever_pushed_it() -> None:
    s = second("a4=pressure-control:@officer@medic -204:A- lz").works("medic")
    s.top("deck-attack", "attack-scratch-3").does("medic", "push", "adult", "lz-a4", "a4")
    assert (s.health("officer"), s.health("medic")) == (0, 1)


# At any moment


@pytest.mark.rule("R-281", "R-554")
def test_shoot_first_fires_before_the_noise_of_a_new_room() -> None:
    s = soldier("lz:@recon -204- a4?", "recon", "shoot-first", "rest")
    s.top("deck-exploration", "exploration-12").dice(burst=4, noise=2)
    s.plays("recon", "shoot-first").does("recon", "burst", "assault-rifle", "lz-a4")
    s.heard(NoiseRolled, who="recon")
    assert (s.where("recon"), s.at("a4"), s.at("lz-a4")) == ("a4", "", "N")


@pytest.mark.rule("R-266", "R-554")
def test_shoot_first_fires_once() -> None:
    s = soldier("lz:@recon -204- a4 -104:AAA- a3", "recon", "shoot-first", "rest")
    s.dice(burst=1, noise=3).plays("recon", "shoot-first")
    s.does("recon", "burst", "assault-rifle", "a3-a4")
    assert (s.where("recon"), s.at("a3-a4"), s.state.actions) == ("a4", "AA", 1)


@pytest.mark.rule("R-023", "R-528")
def test_danger_looks_at_a_room_when_its_turn_comes() -> None:
    s = RetaliationScenario("lz:@medic -204- a4 -104:Q- a3:S@recon").event("damage", "queen")
    met = [one.who for one in s.told() if isinstance(one, Encountered)]
    assert (met, s.at("a3")[0]) == (["character-medic", "character-recon"], "Q")
    s = RetaliationScenario("lz:@medic -204- a4 -104:Q- a3:SS@recon").event("damage", "queen")
    met = [one.who for one in s.told() if isinstance(one, Encountered)]
    assert (met, s.at("a3")) == (["character-medic"], "QS")


@pytest.mark.rule("R-158")
@pytest.mark.parametrize(("face", "left"), [("ammo", "ammo#half"), ("ammo#half", "ammo")])
def test_of_a_full_and_a_used_token_the_player_loads_either(face: str, left: str) -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR).has("medic", "gear-ammo", "gear-ammo")
    s.empties("medic", "carbine")
    s.edit().rewrite("belt-0", ["gear-ammo", "gear-ammo#half"])
    s.does("medic", "gear").pays().does("medic", "spend", f"gear-{face}")
    assert (s.tokens("medic", "carbine"), s.tokens("medic")) == ([face], [left])


@pytest.mark.rule("R-415", "R-417")
def test_rest_scans_once() -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR).contaminated("medic", infected=1, clean=1)
    s.plays("medic", "rest")
    scans = [(one.infected, one.clean) for one in s.told() if isinstance(one, Scanned)]
    assert (scans, s.crew("medic").larva) == ([(1, 1)], True)
    assert s.zone("discard-0") == ["contamination-infected", "card-rest"]


@pytest.mark.rule("R-345", "R-349")
@pytest.mark.parametrize(
    ("feed", "gun", "belt"),
    [
        ("carbine", ["ammo#half"], ["ammo", "ammo"]),
        ("autoloader-belt", ["ammo"], ["ammo", "ammo#half"]),
    ],
)
def test_a_weapon_spends_its_own_ammo_or_that_of_a_belt(
    feed: str, gun: list[str], belt: list[str]
) -> None:
    s = soldier("lz:@medic -204:AA- a4", "medic", *FOUR).has("medic", "autoloader-belt")
    s.bursts("medic", "carbine", "lz-a4", 1).does("medic", "into", feed)
    assert (s.tokens("medic", "carbine"), s.tokens("medic", "autoloader-belt")) == (gun, belt)


@pytest.mark.rule("R-165", "R-588")
def test_a_token_is_discarded_from_where_its_player_says() -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR).has("medic", "gear-ammo")
    s.does("medic", "drop-gear", "gear-ammo").does("medic", "into", "carbine")
    assert (s.tokens("medic", "carbine"), s.tokens("medic")) == ([], ["ammo"])


@pytest.mark.rule("R-153", "R-165", "R-301")
def test_for_ammo_that_is_found_another_token_can_be_discarded() -> None:
    s = soldier("a4=armory:@medic -204- lz", "medic", "search", "rest").top("deck-red", "item-ammo")
    s.has("medic", *["gear-medpack"] * 4).plays("medic", "search").does("medic", "keep", "ammo")
    s.does("medic", "use", "ammo").does("medic", "drop-gear", "gear-medpack")
    assert s.tokens("medic") == ["ammo", "medpack", "medpack", "medpack"]
    assert s.carries("medic") == ["carbine"]


@pytest.mark.rule("R-380", "R-506")
def test_a_weak_spot_that_costs_the_queen_a_card_is_followed_by_a_blow() -> None:
    s = soldier("lz:Q@contractor -204- a4", "contractor", "weak-spot", "rest", queen_damage=4)
    s.top("deck-health", "health-all-tokens-1").top("deck-attack", "attack-scratch-4")
    s.dice(shot="critical").plays("contractor", "weak-spot").does("contractor", "melee", "queen")
    s.does("contractor", "suffer")
    assert (len(s.zone("deck-health")), s.state.queen_damage) == (10, 0)
    assert (s.health("contractor"), len(s.zone("discard-0"))) == (2, 2)


@pytest.mark.rule("R-380", "R-506")
def test_nobody_shoots_at_a_queen_that_a_weak_spot_drove_away() -> None:
    s = soldier("lz:Q@contractor -204- a4", "contractor", "weak-spot", "rest", queen_damage=4)
    s.top("deck-health", "health-repel-0").plays("contractor", "weak-spot")
    assert (s.at("lz"), s.at("lz-a4"), s.state.actions) == ("", "Q", 1)


@pytest.mark.rule("R-375", "R-506")
def test_a_weak_spot_that_kills_is_not_followed_by_a_shot_at_another() -> None:
    s = soldier("lz:LL@contractor -204- a4", "contractor", "weak-spot", "rest")
    s.plays("contractor", "weak-spot")
    assert (s.at("lz"), s.asked("contractor").text.id) == ("L", "ask-turn")


@pytest.mark.rule("R-170", "R-543", "R-652")
def test_whoever_suffocated_and_revives_does_not_suffocate() -> None:
    s = soldier("a4=surgery:@medic@recon -204- a3", "medic", mode="coop")
    s.is_("medic", oxygen=0, suffocating=True).rests("medic")
    assert s.crew("medic").status == "dead"
    s.phase("round")
    assert (s.crew("medic").status, s.oxygen("medic"), s.crew("medic").suffocating) == (
        "aboard",
        0,
        False,
    )


@pytest.mark.rule("R-021", "R-255")
@pytest.mark.parametrize(("before", "after"), [("", "SS"), ("S", "SSS")])
def test_basic_security_is_two_tokens(before: str, after: str) -> None:
    s = soldier(f"lz:{before}@contractor -204- a4", "contractor", "basic-secure", "rest")
    s.plays("contractor", "basic-secure", "secure-for-card")
    assert s.at("lz") == after


# Whoever dies of the own action


def at_the_end(drawing: str, who: str, *cards: str) -> RetaliationScenario:
    """The next damage to the queen brings her into the room of somebody whom she will kill."""
    s = soldier(drawing, who, *cards).set(queen_damage=4).is_(who, health=7).dice(burst=1)
    return s.top("deck-health", "health-activate-3").top("deck-attack", "attack-bite")


@pytest.mark.rule("R-178", "R-473")
def test_whoever_dies_of_what_was_found_keeps_nothing_more() -> None:
    s = at_the_end("a4=supply-room:@medic@officer -204:Q- lz", "medic", *FOUR)
    s.top("deck-green", "item-antiseptic").top("deck-red", "item-grenade")
    s.top("deck-yellow", "item-tools").works("medic").does("medic", "keep", "grenade")
    s.does("medic", "use", "grenade").does("medic", "effect", "throw-grenade")
    assert (s.crew("medic").status, s.carries("medic")) == ("dead", [])
    assert s.asked("officer").text.id == "ask-turn"


@pytest.mark.rule("R-178", "R-313")
def test_nobody_gives_anything_to_the_dead() -> None:
    s = at_the_end("lz:@medic@officer -204:Q- a4", "medic", *FOUR)
    s.has("officer", "grenade", "tools").does("medic", "trade").pays().does("medic", "done")
    s.does("officer", "offer", "grenade").does("medic", "use", "grenade")
    s.does("medic", "effect", "throw-grenade")
    assert (s.crew("medic").status, s.carries("officer")) == (
        "dead",
        ["sawed-off-shotgun", "tools"],
    )
    assert s.asked("officer").text.id == "ask-turn"


@pytest.mark.rule("R-178", "R-360")
def test_the_dead_do_not_roll_again() -> None:
    s = at_the_end("lz:Q@recon@officer -204- a4", "recon", "taking-aim").plays(
        "recon", "taking-aim"
    )
    assert s.crew("recon").status == "dead"
    assert s.asked("officer").text.id == "ask-turn"


@pytest.mark.rule("R-178", "R-514")
def test_the_dead_fire_no_burst_after_their_grenade() -> None:
    s = at_the_end("lz:@medic@officer -204:QDD- a4", "medic", *FOUR).has(
        "medic", "grenade-launcher"
    )
    s.does("medic", "burst", "grenade-launcher", "lz-a4").pays().does("medic", "spend", "grenade")
    s.does("medic", "target", "queen")
    assert s.crew("medic").status == "dead"
    assert s.asked("officer").text.id == "ask-turn"
