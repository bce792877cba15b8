"""Retaliation: right at the border of a number, everybody and everywhere, and what is declined."""

import pytest
from tests.games.retaliation.soldiers import FOUR, medic, soldier

from hullbreach.games.retaliation.rules.events import HeldOff, HibernatoriumFound, ItemBroken
from hullbreach.games.retaliation.suite.scenario import Mode, RetaliationScenario
from hullbreach.games.survival.rules.events import Encountered, Fought, NoiseRolled

ENGINEER, HGO = "combat-engineer", "heavy-gun-operator"


@pytest.mark.rule("R-508")
@pytest.mark.parametrize(("face", "there"), [(2, ""), (3, "A4")])
def test_hurt_eyes_cost_one(face: int, there: str) -> None:
    s = medic("lz:A2@medic -204- a4").wounded("medic", "eyes")
    assert s.shoots("medic", "carbine", "adult", face).at("lz") == there


@pytest.mark.rule("R-343")
@pytest.mark.parametrize(("face", "there"), [(2, ""), (3, "A1")])
def test_a_hand_cannon_gains_one(face: int, there: str) -> None:
    s = medic("lz:A@medic -204- a4", "hand-cannon")
    assert s.shoots("medic", "hand-cannon", "adult", face).at("lz") == there


@pytest.mark.rule("R-077", "R-345")
@pytest.mark.parametrize(("there", "asks"), [("A", True), ("", False)])
def test_an_intruder_in_the_room_causes_panic_too(there: str, asks: bool) -> None:
    s = RetaliationScenario(f"a3:{there}@medic -104- a4").event("panic")
    assert (s.asked("medic").text.id == "ask-panic") is asks


@pytest.mark.rule("R-021", "R-240")
def test_explosives_lead_to_known_rooms_only() -> None:
    drawing = f"a3=emergency-room:@{ENGINEER} -104- a4 -305- b1 -105- a2"
    s = soldier(drawing, ENGINEER, "explosives").has(ENGINEER, "gear-grenade")
    s.plays(ENGINEER, "explosives")
    assert s.offered(ENGINEER) == ["corridor:gap-a2-a3", "corridor:gap-a3-b1", "corridor:gap-a3-lz"]


@pytest.mark.rule("R-620")
def test_a_drone_finds_any_way_that_nobody_knows() -> None:
    s = medic("lz:@medic -104- a3\nlz -204- a4?\nlz -304- a5?", "exploring-drone")
    s.uses("medic", "exploring-drone")
    assert s.offered("medic") == ["corridor:gap-lz-a4", "corridor:gap-lz-a5"]


@pytest.mark.rule("R-329", "R-387")
@pytest.mark.parametrize(
    ("drawing", "gap", "end", "place"),
    [
        ("lz:@medic -204|- a4:QA", "lz-a4", "a4", "a4"),
        ("lz:@medic -|201:QA- a4", "lz-a4", "lz", "lz-a4"),
    ],
)
def test_a_queen_in_company_destroys_a_door(drawing: str, gap: str, end: str, place: str) -> None:
    s = RetaliationScenario(drawing).colony("queen")
    assert (s.closed(gap, end), s.at(place)) == (False, "QA")


@pytest.mark.rule("R-387")
@pytest.mark.parametrize(
    ("drawing", "left", "there"),
    [
        ("lz:S@medic -204:QA- a4", ("lz-a4", "A"), ("lz", "Q")),
        ("lz:@medic -204- a4:QA", ("a4", "A"), ("lz-a4", "Q")),
    ],
)
def test_a_queen_leaves_her_company(
    drawing: str, left: tuple[str, str], there: tuple[str, str]
) -> None:
    s = RetaliationScenario(drawing).colony("queen")
    assert (s.at(left[0]), s.at(there[0])) == (left[1], there[1])


@pytest.mark.rule("R-559")
def test_whoever_dies_of_the_own_gun_does_not_break_through() -> None:
    s = soldier(f"lz:@{HGO}@medic -204:AAAAAA- a4", HGO, "breakthrough", "rest", plasma=1)
    s.empties(HGO, "bf-gun").has(HGO, "plasma-gun").is_(HGO, health=7).dice(burst=4)
    s.plays(HGO, "breakthrough").picks(HGO, "burst", "plasma-gun", "lz-a4")
    assert (s.crew(HGO).status, s.where(HGO), s.waiting()) == ("dead", "lz", [1])


@pytest.mark.rule("R-127", "R-575")
@pytest.mark.parametrize(
    ("event", "first", "last", "after"),
    [
        ("breaking-in", ":S", ":S", ""),
        ("damage", ":A", ":A", "AM"),
        ("damaging-fire", ":F", ":F", "FM"),
        ("short-circuit", ":M", ":M", "FM"),
        ("system-failure", "=drilling-station:", "=alarm-room:", "M"),
    ],
)
def test_events_reach_the_first_room_and_the_last(
    event: str, first: str, last: str, after: str
) -> None:
    drawing = f"lz:SS@medic -104- a3\na1{first} -105- a2\nc7 -106- c8{last}"
    s = RetaliationScenario(drawing, air=["a", "c"]).event(event)
    assert (s.at("a1"), s.at("c8")) == (after, after)


@pytest.mark.rule("R-239", "R-242")
@pytest.mark.parametrize("event", ["fire-breath", "damaging-fire"])
def test_fire_spreads_from_the_first_room_and_the_last(event: str) -> None:
    drawing = "lz:SS@medic -104- a3\na1:F -105- a2\nc7 -106- c8:F"
    s = RetaliationScenario(drawing, air=["a", "c"]).dice(noise=["1"] * 3).event(event)
    assert ("F" in s.at("a2"), "F" in s.at("c7")) == (True, True)


@pytest.mark.rule("R-489")
@pytest.mark.parametrize(
    ("event", "marks"), [("life-support-failure", "MMM"), ("generators-overheat", "FFF")]
)
def test_events_reach_every_life_support(event: str, marks: str) -> None:
    drawing = "lz:SS@medic -104- a3=life-support-a\nb4=life-support-b -105- b5\nc7=life-support-c -106- c8"
    s = RetaliationScenario(drawing, air=["a", "b", "c"]).dice(noise=["1"] * 3).event(event)
    assert "".join(s.at(one) for one in ("a3", "b4", "c7")) == marks


@pytest.mark.rule("R-021")
def test_a_security_system_fires_from_any_secured_room_of_the_sector() -> None:
    drawing = "lz:S@medic -204:A- a4:S -104:A- a3\na4 -105- b3:S\nb3 -305:A- b4"
    s = medic(drawing, "security-system-control").uses("medic", "security-system-control")
    assert s.offered("medic") == ["place:space-lz", "place:space-a4"]


@pytest.mark.rule("R-021")
def test_a_detonator_reaches_any_secured_room_of_the_sector() -> None:
    drawing = "lz:@medic -204- a4:S -104- a3:S\na4 -105- b3:S"
    s = medic(drawing, "remote-detonator").uses("medic", "remote-detonator")
    assert s.offered("medic") == ["place:space-a3", "place:space-a4"]


@pytest.mark.rule("R-312")
@pytest.mark.parametrize(
    ("thing", "effect"),
    [
        ("oxygen-tank", "inhale"),
        ("heavy-oxygen-tank", ""),
        ("medpack", "patch-up"),
        ("medical-stapler", "staple"),
        ("medkit", "staple"),
        ("medkit", "bandage"),
        ("stimulants", "patch-up"),
    ],
)
def test_help_that_is_refused_changes_nothing(thing: str, effect: str) -> None:
    s = medic("lz:@medic@recon -204- a4", thing).wounded("recon", "leg")
    s.is_("recon", health=5, oxygen=3).uses("medic", thing, *([effect] if effect else []))
    s.does("recon", "refuse")
    assert (s.health("recon"), s.oxygen("recon"), s.wounds("recon")) == (5, 3, ["leg"])
    assert thing in s.carries("medic")


@pytest.mark.rule("R-312")
def test_first_aid_can_be_refused() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "first-aid", "rest").is_("recon", health=2)
    s.plays("medic", "first-aid").does("recon", "refuse")
    assert (s.health("recon"), s.cards("medic")) == (2, ["rest"])


@pytest.mark.rule("R-023", "R-527")
def test_the_robot_hurts_everybody_with_it() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4:@officer").robot("technical", "lz")
    s.event("rise-of-the-machine")
    assert [s.health(one) for one in ("medic", "recon", "officer")] == [2, 2, 0]


@pytest.mark.rule("R-023")
def test_panic_and_blasts_spare_nobody() -> None:
    s = RetaliationScenario("a3:@medic@recon -104:A- a4").event("panic").does("medic", "breathe")
    s.does("recon", "breathe")
    assert (s.oxygen("medic"), s.oxygen("recon")) == (6, 6)
    s = medic("lz:@medic -204- a4:S@recon@officer", "remote-detonator")
    s.uses("medic", "remote-detonator").picks("medic", "place", "a4")
    assert [s.health(one) for one in ("medic", "recon", "officer")] == [0, 3, 3]


@pytest.mark.rule("R-158")
@pytest.mark.parametrize("full", [True, False])
def test_a_full_gun_is_not_loaded(full: bool) -> None:
    s = medic("lz:@medic -204- a4", "gear-ammo", "gear-oxygen").is_("medic", oxygen=3)
    if not full:
        s.empties("medic", "carbine")
    s.does("medic", "gear").pays()
    assert s.is_offered("medic", "reload", "carbine", "belt") is (not full)


@pytest.mark.rule("R-561")
def test_surgery_needs_a_second_card() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", "field-surgery").wounded("recon", "leg")
    assert s.denied("medic", "play", "field-surgery") == "R-561"


@pytest.mark.rule("R-153")
def test_whoever_has_no_gear_at_all_gains_a_token() -> None:
    s = medic("lz:@medic -204- a4", "ammo").empties("medic", "carbine").uses("medic", "ammo")
    s.picks("medic", "into", "carbine")
    assert (s.tokens("medic", "carbine"), s.carries("medic")) == (["ammo"], ["carbine"])


@pytest.mark.rule("R-498")
def test_surgery_shuffles_everything_but_the_hand() -> None:
    s = medic("a4=surgery:@medic -204- lz").infested("medic").contaminated("medic", clean=1)
    before = [*s.zone("deck-0")]
    s.works("medic", "operate-on-larva")
    after = s.zone("deck-0")
    assert (s.zone("discard-0"), s.contamination("medic"), len(after)) == ([], 1, 10)
    assert [one for one in after if one in before] != before


@pytest.mark.rule("R-312", "R-338")
def test_two_retreat_together() -> None:
    drawing = f"lz:AA@{ENGINEER}@medic -204- a4"
    s = soldier(drawing, ENGINEER, "tactical-retreat", "rest").dice(noise="1")
    s.plays(ENGINEER, "tactical-retreat").does(ENGINEER, "whom", "medic").does("medic", "agree")
    assert (s.where(ENGINEER), s.where("medic"), s.health("medic")) == ("a4", "a4", 0)


@pytest.mark.rule("R-299")
@pytest.mark.parametrize(
    ("drawing", "gap", "tokens"),
    [("lz:SS@medic -204- a4", "", 2), ("lz:SS@medic -204- a4 -104:Q- b4", "QDD", 0)],
)
def test_drones_serve_a_queen_wherever_she_is(drawing: str, gap: str, tokens: int) -> None:
    s = RetaliationScenario(drawing).event("protect-and-serve")
    there = s.at("a4-b4") if gap else ""
    assert (there, s.bag("drone")) == (gap, tokens)


@pytest.mark.rule("R-343", "R-348")
@pytest.mark.parametrize(("answer", "left"), [("again", "A"), ("done", "AAA")])
def test_a_gatling_gun_fires_again_if_it_is_wanted(answer: str, left: str) -> None:
    s = medic("lz:@medic -204:AAAA- a4", "gatling-gun").dice(burst=[1, 2])
    s.does("medic", "burst", "gatling-gun", "lz-a4").pays().does("medic", answer)
    assert (s.at("lz-a4"), s.tokens("medic", "gatling-gun")) == (left, ["ammo", "ammo#half"])


@pytest.mark.rule("R-343")
def test_a_gatling_gun_fires_twice_and_no_more() -> None:
    s = medic("lz:@medic -204:AAAA- a4", "gatling-gun").dice(burst=[1, 1])
    s.does("medic", "burst", "gatling-gun", "lz-a4").pays().does("medic", "again")
    assert (s.at("lz-a4"), s.asked("medic").text.id) == ("AA", "ask-turn")


@pytest.mark.rule("R-337")
def test_a_miss_shuffles_the_attack_deck() -> None:
    s = RetaliationScenario("lz:A@medic -204- a4").top("deck-attack", "attack-miss")
    before = [*s.zone("deck-attack")]
    s.phase("attacks")
    assert (sorted(s.zone("deck-attack")), s.zone("discard-attack")) == (sorted(before), [])
    assert [*s.zone("deck-attack")] != before


# What drives a queen away


@pytest.mark.rule("R-331")
def test_a_queen_flees_from_the_robot_that_fires() -> None:
    s = soldier("a3=sprinklers-control:@medic -204:Q- lz", "medic", *FOUR, found=True)
    s.robot("military", "lz").set(queen_damage=4).top("deck-health", "health-repel-0")
    s.dice(burst=1).top("deck-attack", "attack-scratch-3").sends("medic", "robot-fires")
    assert (s.at("lz"), s.at("a3"), s.health("medic")) == ("", "Q", 1)


@pytest.mark.rule("R-331")
def test_a_queen_flees_from_the_room_whose_guns_fire() -> None:
    """Not to the Landing Zone, although its number is the lower one."""
    s = soldier("a4:@medic -201- lz:S -204:Q- a3=surgery", "medic", *FOUR).set(queen_damage=4)
    s.has("medic", "security-system-control").top("deck-health", "health-repel-0")
    assert s.dice(burst=1).uses("medic", "security-system-control").at("a3") == "Q"


def roused(drawing: str) -> RetaliationScenario:
    """The Medic is near death, and the next damage makes the queen attack."""
    s = RetaliationScenario(drawing).hand("medic", "rest").is_("medic", health=8)
    s.set(queen_damage=4).top("deck-health", "health-activate-0")
    return s.top("deck-attack", "attack-scratch-3")


@pytest.mark.rule("R-178", "R-366", "R-387")
def test_whoever_dies_of_a_queen_that_was_struck_rolls_no_die() -> None:
    s = roused("lz:Q@medic -204- a4 -205- b3:@recon").does("medic", "melee", "queen").pays()
    assert s.crew("medic").status == "dead"
    s.unheard(Fought)


@pytest.mark.rule("R-178", "R-344", "R-387")
@pytest.mark.parametrize(("weapon", "marker"), [("sonic-gun", "M"), ("flamethrower", "F")])
def test_a_weapon_of_the_dead_does_not_backfire(weapon: str, marker: str) -> None:
    s = roused("lz:@medic -204:Q- a4 -205- b3:@recon").has("medic", weapon)
    s.bursts("medic", weapon, "lz-a4", 4)
    assert (s.crew("medic").status, s.at("lz")) == ("dead", "Q")
    s = roused("lz:@medic -204:Q- a4 -205- b3:@recon").has("medic", weapon).set(queen_damage=0)
    assert s.bursts("medic", weapon, "lz-a4", 4).at("lz") == marker, "nobody has died"


@pytest.mark.rule("R-111", "R-178", "R-387")
def test_the_dead_command_nobody_any_more() -> None:
    s = RetaliationScenario("lz:@officer@medic -204:QAA- a4").hand("officer", "first-in-command")
    s.has("medic", "gatling-gun").is_("officer", health=8).set(queen_damage=4)
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-fury-1")
    s.dice(burst=1).plays("officer", "first-in-command", "give-order")
    s.does("officer", "burst", "gatling-gun", "lz-a4").does("officer", "target", "queen")
    assert (s.crew("officer").status, s.at("lz"), s.at("lz-a4")) == ("dead", "Q", "AA")
    s.does("medic", "done")


@pytest.mark.rule("R-178", "R-244", "R-387")
def test_what_the_dead_have_left_behind_does_not_break() -> None:
    s = RetaliationScenario("lz:S@medic -204:Q- a4 -205- b3:@recon").hand("medic", "rest")
    s.has("medic", "security-system-control").is_("medic", health=8).set(queen_damage=1)
    s.top("deck-health", "health-activate-0").top("deck-attack", "attack-scratch-3")
    s.dice(burst=4).uses("medic", "security-system-control")
    assert (s.crew("medic").status, s.broken()) == ("dead", [])
    s.unheard(ItemBroken)


@pytest.mark.rule("R-331", "R-478")
def test_a_queen_flees_from_the_turrets_of_a_red_room() -> None:
    """Not into the Armory, although its number is the lower one."""
    s = soldier("a4=gunnery:@medic -201- lz -204:Q- a3=armory", "medic", *FOUR)
    s.set(queen_damage=4).top("deck-health", "health-repel-0").dice(burst=1)
    assert s.works("medic").at("lz") == "Q"


@pytest.mark.rule("R-023", "R-410", "R-412")
@pytest.mark.parametrize(("first", "rolls"), [("danger", ["medic", "recon"]), ("1", ["medic"])])
def test_whoever_is_driven_out_of_the_lander_in_time_takes_part(
    first: str, rolls: list[str]
) -> None:
    """Who rolls is seen when the turn comes to somebody, as with danger in a secured room."""
    s = RetaliationScenario("lz:@medic -204- a4\nlz:@recon").boarded("recon")
    s.top("deck-attack", "attack-scratch-1").dice(noise=[first, "1"])
    s.event("scent-of-prey", token="adult-2")
    rolled = [one.who for one in s.told() if isinstance(one, NoiseRolled)]
    assert rolled == [f"character-{one}" for one in rolls]


@pytest.mark.rule("R-542")
@pytest.mark.parametrize(("mode", "prompt"), [("coop", "ask-carry"), ("standard", "ask-turn")])
def test_bodies_are_carried_in_cooperative_games_only(mode: Mode, prompt: str) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode=mode).hand("medic", *FOUR)
    s.is_("recon", status="dead", passed=True).goes("medic", "a4", noise="1")
    assert s.asked("medic").text.id == prompt


@pytest.mark.rule("R-081", "R-542")
@pytest.mark.parametrize(
    ("cards", "contaminated", "status", "prompt"),
    [
        (FOUR, 0, "aboard", "ask-turn"),
        (FOUR, 0, "dead", "ask-carry"),
        (FOUR[:1], 0, "dead", "ask-turn"),
        (FOUR[:1], 1, "dead", "ask-carry"),
    ],
)
def test_who_is_asked_about_a_body(
    cards: tuple[str, ...], contaminated: int, status: str, prompt: str
) -> None:
    """Whoever leaves a room with a body and holds a card, even if it cannot pay."""
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop").hand("medic", *cards)
    s.contaminated("medic", clean=contaminated, zone="hand").is_("recon", status=status)
    s.dice(noise="1").does("medic", "move", "lz-a4").pays()
    assert s.asked("medic").text.id == prompt


@pytest.mark.rule("R-201")
def test_the_hibernatorium_is_discovered_once_and_the_robot_lies_open() -> None:
    drawing = """a1:@medic -105- a2?
                 a3:@recon -305- b1?"""
    s = RetaliationScenario(drawing).hand("medic", *FOUR).hand("recon", *FOUR)
    robot = s.zone("robot")[0]
    hidden = s.nobody_knows(robot)
    s.top("deck-exploration", "exploration-6", "exploration-4").goes("medic", "a2", noise="1")
    s.heard(HibernatoriumFound)
    assert (hidden, s.nobody_knows(robot)) == (True, False)
    s.set(turn=1, actions=2).goes("recon", "b1", noise="1").unheard(HibernatoriumFound)


@pytest.mark.rule("R-285")
def test_exploration_cards_come_back_in_another_order() -> None:
    s = medic("lz:@medic -204- a4?").only("deck-exploration", rest="discard-exploration")
    before = list(s.zone("discard-exploration"))
    after = (
        s.dice(noise="1").blind("bag", "token-blank").goes("medic", "a4").zone("deck-exploration")
    )
    drawn = set(before) - set(after)
    assert (len(after), len(drawn)) == (11, 1)
    assert list(after) != [one for one in before if one not in drawn]


@pytest.mark.rule("R-257", "R-258", "R-264", "R-615")
@pytest.mark.parametrize(
    ("room", "there"), [("armory", "D"), ("armory:S", "DS"), ("shelter", "D"), ("shelter:S", "DS")]
)
def test_whoever_follows_uses_up_a_security_token(room: str, there: str) -> None:
    """The token of the careful move itself comes on top; in the shelter nothing else is used up."""
    s = RetaliationScenario(f"lz:@medic -204:D- a4={room}").hand("medic", *FOUR)
    s.top("deck-attack", "attack-blood-sense").creeps("medic", "a4", noise="1")
    assert (s.at("a4"), s.health("medic")) == (there, 2)
    s.unheard(HeldOff)


# Events, and who they leave alone


@pytest.mark.rule("R-213", "R-236")
def test_a_closed_door_is_no_help_against_panic() -> None:
    s = RetaliationScenario("a3:@medic -|104:A- a4").event("panic")
    s.asked("medic", "panic")


@pytest.mark.rule("R-261", "R-528")
@pytest.mark.parametrize(("room", "met"), [("shelter", 0), ("armory", 1)])
def test_whoever_is_in_the_shelter_meets_no_danger(room: str, met: int) -> None:
    s = RetaliationScenario(f"a4={room}:@medic -204- lz").event("damage", "adult-2")
    assert len(s.at("a4")) == met


@pytest.mark.rule("R-410")
@pytest.mark.parametrize(("waits", "there"), [(True, "N"), (False, "D")])
def test_nobody_overwhelms_the_corridors_of_those_who_wait_in_the_lander(
    waits: bool, there: str
) -> None:
    s = RetaliationScenario("lz:@medic -204:N- a4 -304- b3:S@recon")
    s = s.boarded("medic") if waits else s
    assert s.event("overwhelming-enemies").at("lz-a4") == there


@pytest.mark.rule("R-023")
@pytest.mark.parametrize("event", ["damage", "egg-protection"])
@pytest.mark.parametrize("first", [0, 1])
def test_danger_and_noise_go_by_turn_order(event: str, first: int) -> None:
    s = RetaliationScenario("lz:@medic -204- a4:@recon", first=first).dice(noise=["1", "1"])
    s.event(event)
    met = [one.who for one in s.told() if isinstance(one, Encountered | NoiseRolled)]
    assert met == [f"character-{('medic', 'recon')[seat]}" for seat in (first, 1 - first)]


@pytest.mark.rule("R-412")
def test_whoever_had_to_leave_the_lander_takes_turns_again() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4 -304- b3", turn=1).boarded("medic")
    s.hand("recon", *FOUR).is_("recon", slot="space-a4").fills("lz-a4", adult=1)
    s.top("deck-attack", "attack-miss").dice(noise="2").goes("recon", "lz").rests("recon")
    assert s.crew("medic").status == "aboard"
    s.asked("medic", "turn")
