"""Retaliation: whoever is refused something is told the reason that holds in this position."""

import pytest
from tests.games.retaliation.soldiers import without

from hullbreach.games.retaliation.suite.scenario import Mode, RetaliationScenario
from hullbreach.games.survival.rules.model import BOX, DOOR, MALFUNCTION, supply

FOUR = ("rest", "demolition", "repairs", "search")


def told(s: RetaliationScenario, who: str, *words: str) -> list[str]:
    """The messages by which somebody is refused something."""
    refusals = s.table.why_not(s.seat_of(who))
    wanted = ":".join(words)
    found = [one for one in refusals if one.option.id == wanted]
    return [reason.text.id for one in found for reason in one.reasons if reason.text]


@pytest.mark.rule("R-472", "R-498")
@pytest.mark.parametrize(
    ("room", "why"),
    [
        ("emergency-room", {"denied-unhurt", "denied-unwounded"}),
        ("surgery", {"denied-no-larva", "denied-unwounded"}),
    ],
)
def test_a_room_that_treats_its_user_speaks_of_the_user(room: str, why: set[str]) -> None:
    s = RetaliationScenario(f"a4={room}:@medic@recon -204- lz").hand("medic", *FOUR)
    s.wounded("recon", "leg").is_("recon", health=5)
    assert {*told(s, "medic", "room")} == why


@pytest.mark.rule("R-208", "R-600")
def test_a_broken_computer_room_is_no_room_without_a_computer() -> None:
    cards = ("computer-skills", "rest")
    s = RetaliationScenario("a4=alarm-room:M@contractor -204:N- lz").hand("contractor", *cards)
    s.only(supply(DOOR), rest=BOX)
    why = ["denied-malfunction", "denied-no-door-anywhere"]
    assert told(s, "contractor", "play", "card-computer-skills") == why


@pytest.mark.rule("R-249", "R-477")
def test_a_broken_robot_is_why_nothing_is_reinforced() -> None:
    s = RetaliationScenario("a4=security-robot-room:@medic -204- lz").hand("medic", *FOUR)
    s.robot("technical", "lz").breaks("medic", "robot")
    assert told(s, "medic", "room") == ["denied-robot-broken"]


@pytest.mark.rule("R-480")
def test_pressure_speaks_of_the_whole_base() -> None:
    s = RetaliationScenario("a4=pressure-control:@medic -204- lz").hand("medic", *FOUR)
    assert told(s, "medic", "room") == ["denied-no-push"]


@pytest.mark.rule("R-481", "R-518")
def test_whoever_uses_a_room_by_a_card_hears_what_the_room_lacks() -> None:
    s = RetaliationScenario("a4=alarm-room:@contractor -204- lz")
    s.hand("contractor", "computer-skills", "always-prepared").only(supply(DOOR), rest=BOX)
    why = ["denied-no-noise", "denied-no-door-anywhere"]
    assert told(s, "contractor", "play", "card-computer-skills") == why
    why = ["denied-no-noise"]
    s = RetaliationScenario("a4=alarm-room:@contractor -204- lz").hand(
        "contractor", "always-prepared"
    )
    assert told(s, "contractor", "play", "card-always-prepared")[:1] == why


@pytest.mark.rule("R-199", "R-249")
def test_a_controller_says_what_keeps_the_robot_from_acting() -> None:
    s = RetaliationScenario("lz:@medic -204- a4").hand("medic", *FOUR)
    s.has("medic", "supporting-robot-controller", "robot-controller")
    why = ["denied-robot-hidden", "denied-robot-full"]
    assert told(s, "medic", "use", "item-robot-controller") == why
    s.robot("technical", "lz").breaks("medic", "robot")
    why = ["denied-robot-broken", "denied-robot-here"]
    assert told(s, "medic", "use", "item-supporting-robot-controller") == why


@pytest.mark.rule("R-021")
def test_antiseptic_needs_contamination_in_hand() -> None:
    s = RetaliationScenario("a4:@medic -204- lz").hand("medic", *FOUR).has("medic", "antiseptic")
    assert s.reasons("medic", "use", "antiseptic") == [
        "R-021: You have no contamination card in your hand."
    ]


@pytest.mark.rule("R-021", "R-549")
def test_termination_codes_offer_rooms_with_a_door_to_close() -> None:
    s = RetaliationScenario("a4=alarm-room:@medic -|204- b3").hand("medic", *FOUR)
    s.has("medic", "termination-codes").uses("medic", "termination-codes")
    assert "place:space-a4" not in s.offered("medic")
    assert "place:space-b3" in s.offered("medic")


@pytest.mark.rule("R-021", "R-158")
@pytest.mark.parametrize("spare", [True, False])
def test_fast_reload_fires_a_full_gun_only_with_ammo_for_later(spare: bool) -> None:
    who = "heavy-gun-operator"
    s = RetaliationScenario(f"lz:@{who} -204:AAA- a4").hand(who, "fast-reload")
    s.edit().rewrite("on-item-bf-gun", ["gear-ammo", "gear-ammo#half"])
    s = s.has(who, "gear-ammo") if spare else s
    assert s.is_offered(who, "play", "fast-reload") is spare


@pytest.mark.rule("R-021")
@pytest.mark.parametrize("item", ["anti-aircraft-codes", "emergency-life-support-codes"])
def test_codes_are_entered_at_a_computer_only(item: str) -> None:
    s = RetaliationScenario("a4=armory:@medic -204- lz").hand("medic", *FOUR).has("medic", item)
    assert s.denied("medic", "use", item) == "R-021"


@pytest.mark.rule("R-021")
def test_pyrotechnics_need_somebody_to_burn() -> None:
    who = "combat-engineer"
    s = RetaliationScenario(f"lz:@{who} -204- a4").hand(who, "pyrotechnics")
    s.has(who, "gear-grenade")
    assert {*told(s, who, "play", "card-pyrotechnics")} == {"denied-no-fire", "denied-no-prey"}


@pytest.mark.rule("R-021")
def test_a_robot_that_is_there_need_not_be_called() -> None:
    s = RetaliationScenario("a4:@medic -204- lz").hand("medic", *FOUR).robot("medical", "a4")
    s.has("medic", "supporting-robot-controller").breaks("medic", "robot")
    why = {*told(s, "medic", "use", "item-supporting-robot-controller")}
    assert why == {"denied-robot-broken", "denied-robot-here"}


@pytest.mark.rule("R-245", "R-254", "R-561")
def test_why_nothing_is_broken_or_mended() -> None:
    s = RetaliationScenario("lz:M@medic -204- a4").hand("medic", "demolition", "repairs")
    assert told(s, "medic", "play", "card-demolition") == [
        "denied-no-closed-door",
        "denied-malfunction",
    ]
    s = RetaliationScenario("lz:M@medic -204- a4").hand("medic", "repairs")
    assert told(s, "medic", "play", "card-repairs") == ["denied-cost-more", "denied-no-door"]
    s = RetaliationScenario("lz:@medic -204- a4").hand("medic", "repairs", "rest")
    assert told(s, "medic", "play", "card-repairs") == ["denied-no-malfunction", "denied-no-door"]


@pytest.mark.rule("R-249")
def test_a_broken_robot_cannot_be_called() -> None:
    s = RetaliationScenario("a4:@medic -204- lz").hand("medic", *FOUR).robot("medical", "lz")
    s.has("medic", "supporting-robot-controller").breaks("medic", "robot")
    assert s.reasons("medic", "use", "supporting-robot-controller") == [
        "R-249: The robot has a malfunction."
    ]


@pytest.mark.rule("R-255")
def test_a_room_with_three_tokens_is_not_secured_again() -> None:
    s = RetaliationScenario("a4:SSS@medic -204- lz").hand("medic", *FOUR)
    assert s.denied("medic", "secure") == "R-255"


@pytest.mark.rule("R-173")
@pytest.mark.parametrize(("air", "why"), [([], "R-173"), (["a"], "")])
def test_a_flamethrower_needs_oxygen_or_life_support(air: list[str], why: str) -> None:
    s = RetaliationScenario("lz:@medic -204:A- a4", air=air).hand("medic", *FOUR)
    s.has("medic", "flamethrower").is_("medic", oxygen=0)
    assert s.is_offered("medic", "burst", "flamethrower", "lz-a4") is (not why)
    if why:
        assert s.denied("medic", "burst", "flamethrower", "lz-a4") == why


@pytest.mark.rule("R-206", "R-211", "R-255")
@pytest.mark.parametrize(
    ("room", "left", "why"),
    [
        ("c4=nest:", 20, "denied-never-secure"),
        ("a4=armory:SSS", 20, "denied-secured"),
        ("a4=armory:", 0, "denied-no-secure-token"),
    ],
)
def test_why_a_room_is_not_secured(room: str, left: int, why: str) -> None:
    s = RetaliationScenario(f"{room}@medic -204- b3").hand("medic", *FOUR)
    s = without(s, "supply-of-supply-secure", left) if not left else s
    assert told(s, "medic", "secure") == [why]


@pytest.mark.rule("R-211", "R-255", "R-256")
@pytest.mark.parametrize(
    ("room", "why"),
    [
        ("a4=armory:A", "denied-secure-intruder"),
        ("a4=armory:SS", "denied-secured"),
        ("a4=supply-room:", "denied-never-secure"),
    ],
)
def test_why_nobody_digs_in(room: str, why: str) -> None:
    s = RetaliationScenario(f"{room}@medic -204- lz").hand("medic", *FOUR)
    s.has("medic", "entrenching-tool")
    found = told(s, "medic", "use", "item-entrenching-tool")
    assert set(found) == {"denied-no-closed-door", why}


@pytest.mark.rule("R-211", "R-255", "R-256", "R-477")
@pytest.mark.parametrize(
    ("place", "why"), [("lz:A", "denied-secure-intruder"), ("lz:SSS", "denied-secured")]
)
def test_why_a_robot_secures_nothing(place: str, why: str) -> None:
    s = RetaliationScenario(f"a4=security-robot-room:@medic -204#- {place}").hand("medic", *FOUR)
    s.robot("technical", "lz")
    assert told(s, "medic", "room") == [why, "denied-reinforce"]


@pytest.mark.rule("R-552", "R-626")
@pytest.mark.parametrize(
    ("room", "left", "why"),
    [("lz:", 30, "denied-nothing-to-find"), ("a4=armory:", 0, "denied-decks-empty")],
)
def test_why_nothing_is_found(room: str, left: int, why: str) -> None:
    s = RetaliationScenario(f"{room}@medic\nb3 -204- b4").hand("medic", *FOUR)
    s = without(s, "deck-red") if not left else s
    assert told(s, "medic", "play", "card-search") == [why]


@pytest.mark.rule("R-020", "R-153")
@pytest.mark.parametrize(
    ("left", "belt", "why"), [(0, 0, "denied-supply"), (9, 4, "denied-no-slot")]
)
def test_why_no_medpack_is_found(left: int, belt: int, why: str) -> None:
    s = RetaliationScenario("a4=emergency-room:@medic -204- lz").hand("medic", "first-aid")
    s.has("medic", *["gear-oxygen"] * belt)
    s = without(s, "supply-of-gear-medpack") if not left else s
    assert told(s, "medic", "play", "card-first-aid") == ["denied-healthy", why]


@pytest.mark.rule("R-173", "R-347", "R-358")
@pytest.mark.parametrize(
    ("where", "loaded", "why"),
    [("lz:", True, "denied-no-target"), ("lz:A", False, "denied-no-weapon")],
)
def test_why_nobody_takes_aim(where: str, loaded: bool, why: str) -> None:
    s = RetaliationScenario(f"{where}@recon -204- a4").hand("recon", "taking-aim")
    s = s if loaded else s.empties("recon", "assault-rifle")
    assert told(s, "recon", "play", "card-taking-aim") == [why]


@pytest.mark.rule("R-392", "R-398")
def test_why_a_robot_is_not_controlled_that_can_do_nothing() -> None:
    s = RetaliationScenario("lz:@medic -204- a4\nb3 -|301- b4").hand("medic", *FOUR)
    s.robot("technical", "b3").has("medic", "robot-controller")
    why = told(s, "medic", "use", "item-robot-controller")
    assert why[:3] == ["denied-no-way", "denied-no-malfunction", "denied-no-fire"]


@pytest.mark.rule("R-330", "R-345")
@pytest.mark.parametrize(
    ("where", "loaded", "why"),
    [("lz:", True, "denied-no-intruder"), ("lz:A", False, "denied-unloaded")],
)
def test_why_nobody_is_driven_back(where: str, loaded: bool, why: str) -> None:
    s = RetaliationScenario(f"{where}@heavy-gun-operator -204- a4")
    s.hand("heavy-gun-operator", "forcing-fire")
    s = s if loaded else s.empties("heavy-gun-operator", "bf-gun")
    assert told(s, "heavy-gun-operator", "play", "card-forcing-fire") == [why]


# In a room without anything, behind a closed door


LOCKED_IN = {
    ("contractor", "computer-skills"): ["denied-no-computer", "denied-no-computer"],
    ("contractor", "basic-secure"): ["denied-cost-more"],
    ("contractor", "duck-and-cover"): ["denied-cost-more"],
    ("contractor", "move-quietly"): ["denied-known-way"],
    ("contractor", "weak-spot"): ["denied-no-intruder"],
    ("recon", "search"): ["denied-nothing-to-find"],
    ("recon", "rest"): ["denied-no-contamination"],
    ("recon", "chain-of-command"): ["denied-lander", "denied-nobody-to-command"],
    ("recon", "scouting"): ["denied-known-way", "denied-new-way"],
    ("recon", "shoot-first"): ["denied-empty-way"],
    ("recon", "sprint"): ["denied-shut-in"],
    ("officer", "fire-at-will"): ["denied-lander", "denied-nobody-to-burst"],
    ("officer", "first-in-command"): ["denied-lander", "denied-nobody-to-command"],
    ("officer", "lets-go"): ["denied-lander", "denied-shut-in"],
    ("officer", "officers-channel"): ["denied-lander", "denied-no-command"],
    ("medic", "combat-drugs"): ["denied-no-medpack"],
    ("medic", "field-surgery"): ["denied-cost-more"],
    ("medic", "first-aid"): ["denied-healthy", "denied-no-green"],
    ("medic", "hippocratic-oath"): ["denied-no-intruder"],
    ("heavy-gun-operator", "continuous-fire"): ["denied-cost-more"],
    ("heavy-gun-operator", "fast-reload"): ["denied-no-reload"],
    ("combat-engineer", "explosives"): ["denied-no-grenade", "denied-no-yellow"],
    ("combat-engineer", "pyrotechnics"): ["denied-no-fire", "denied-no-grenade"],
    ("combat-engineer", "tactical-retreat"): ["denied-cost-more"],
}


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(("who", "card"), LOCKED_IN)
def test_why_a_card_is_of_no_use(who: str, card: str) -> None:
    s = RetaliationScenario(f"lz:@{who} -204|- a4?", lander="left").hand(who, card)
    assert told(s, who, "play", f"card-{card}") == LOCKED_IN[who, card]


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("item", "why"),
    [
        ("noise-scanner", ["denied-no-noise"]),
        ("portable-device", ["denied-no-console"]),
        ("rpg-launcher", ["denied-no-room"]),
        ("security-system-control", ["denied-no-security"]),
        ("anti-aircraft-codes", ["denied-no-computer"]),
        ("exploring-drone", ["denied-new-way"]),
        ("flashbang", ["denied-shut-in"]),
        ("remote-detonator", ["denied-no-security"]),
        ("duct-tape", ["denied-no-malfunction", "denied-nothing-to-tape"]),
        ("fire-extinguisher", ["denied-no-fire", "denied-no-intruder"]),
        ("robot-controller", ["denied-robot-hidden", "denied-robot-full"]),
        ("antiseptic", ["denied-no-contamination"]),
        ("heavy-oxygen-tank", ["denied-full-oxygen"]),
        ("medical-stapler", ["denied-healthy", "denied-no-wound"]),
        ("medkit", ["denied-no-wound", "denied-healthy"]),
        ("termination-codes", ["denied-no-computer"]),
    ],
)
def test_why_a_thing_is_of_no_use(item: str, why: list[str]) -> None:
    s = RetaliationScenario("lz:@medic -204|- a4?").hand("medic", *FOUR)
    s.has("medic", item)
    held = next(one for one in s.g.belongings(0) if one.startswith(f"item-{item}"))
    assert told(s, "medic", "use", held) == why


@pytest.mark.rule("R-021", "R-208")
@pytest.mark.parametrize(
    ("room", "why"),
    [
        ("sprinklers-control", ["denied-no-fire"]),
        ("shelter", ["denied-no-contamination"]),
        ("emergency-room", ["denied-unhurt", "denied-unwounded"]),
        ("security-robot-room", ["denied-robot-hidden", "denied-robot-hidden"]),
        ("gunnery", ["denied-no-prey"]),
        ("pressure-control", ["denied-no-push"]),
        ("alarm-room", ["denied-no-noise", "denied-no-noise"]),
        ("surgery", ["denied-no-larva", "denied-unwounded"]),
        ("drilling-station", ["denied-robot-hidden"]),
    ],
)
def test_why_a_room_is_of_no_use(room: str, why: list[str]) -> None:
    s = RetaliationScenario(f"a4={room}:@medic -204- lz").hand("medic", *FOUR)
    assert set(told(s, "medic", "room")) == set(why)


@pytest.mark.rule("R-188", "R-498")
def test_why_nobody_is_operated() -> None:
    s = RetaliationScenario("lz:@medic -204- a4").hand("medic", "field-surgery", "rest")
    assert told(s, "medic", "play", "card-field-surgery") == ["denied-no-wound"]


@pytest.mark.rule("R-080", "R-561")
@pytest.mark.parametrize(
    ("who", "card"),
    [
        ("contractor", "basic-secure"),
        ("contractor", "duck-and-cover"),
        ("medic", "field-surgery"),
        ("heavy-gun-operator", "continuous-fire"),
        ("combat-engineer", "tactical-retreat"),
    ],
)
def test_how_many_more_cards_are_wanted(who: str, card: str) -> None:
    s = RetaliationScenario(f"lz:@{who} -204- a4").hand(who, card)
    found = [one for one in s.table.why_not(0) if one.option.id == f"play:card-{card}"]
    texts = [one.text for refusal in found for one in refusal.reasons]
    assert {tuple(text.args.values()) for text in texts if text} == {(1, 0)}


@pytest.mark.rule("R-649")
@pytest.mark.parametrize(
    ("drawing", "mode", "why"),
    [
        ("lz:@medic@recon -204- a4", "coop", "denied-no-objectives"),
        ("lz:@medic -204- a4", "standard", "denied-no-objectives"),
        ("lz:@medic@recon -204- a4", "standard", "denied-chosen"),
    ],
)
def test_where_all_work_together_there_never_were_objectives(
    drawing: str, mode: Mode, why: str
) -> None:
    s = RetaliationScenario(drawing, mode=mode).hand("medic", *FOUR)
    if why == "denied-chosen":
        s.does("medic", "decide").does("medic", s.offered("medic")[0])
    assert told(s, "medic", "decide") == [why]


@pytest.mark.rule("R-021", "R-241", "R-253")
@pytest.mark.parametrize(("here", "why"), [("F", ["denied-no-marker"]), ("", [])])
def test_nobody_sabotages_a_burning_room_without_a_marker(here: str, why: list[str]) -> None:
    s = RetaliationScenario(f"lz:{here}@medic -204- a4").hand("medic", "demolition")
    s.only(supply(MALFUNCTION), rest=BOX)
    reasons = told(s, "medic", "play", "card-demolition")
    assert [one for one in reasons if one != "denied-no-closed-door"] == why


def armed(drawing: str) -> RetaliationScenario:
    """A Medic with a carbine, and cards to pay with."""
    return RetaliationScenario(drawing).hand("medic", *FOUR)


@pytest.mark.rule("R-246", "R-348", "R-358")
@pytest.mark.parametrize("shot", [("shoot", "adult"), ("burst", "lz-a4")])
def test_why_a_gun_does_not_fire(shot: tuple[str, str]) -> None:
    action, target = shot
    aim = f"intruder-{target}" if action == "shoot" else f"gap-{target}"
    s = armed("lz:A@medic -204:AA- a4")
    assert s.is_offered("medic", action, "carbine", target)
    assert told(s, "medic", action, "item-carbine", aim) == []
    s = armed("lz:A@medic -204:AA- a4").empties("medic", "carbine")
    assert not s.is_offered("medic", action, "carbine", target)
    assert told(s, "medic", action, "item-carbine", aim) == ["denied-no-ammo"]
    s = armed("lz:A@medic -204:AA- a4").breaks("medic", "carbine")
    assert told(s, "medic", action, "item-carbine", aim) == ["denied-broken"]


@pytest.mark.rule("R-236", "R-606")
@pytest.mark.parametrize(("drawing", "why"), [("-|204:AA-", ["denied-door"]), ("-204:AA|-", [])])
def test_a_door_is_why_nobody_fires_into_a_corridor(drawing: str, why: list[str]) -> None:
    s = armed(f"lz:@medic {drawing} a4")
    assert told(s, "medic", "burst", "item-carbine", "gap-lz-a4") == why
    assert s.is_offered("medic", "burst", "carbine", "lz-a4") is (not why)
