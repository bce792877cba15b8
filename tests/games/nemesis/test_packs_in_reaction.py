"""Packs in pairs: what one pack may still stop or change of what another one brings about."""

import pytest

from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.carnomorphs.events import AttackTurned
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import Attacked, AttackIgnored, Encountered

# An attack that mimicry turns on somebody else


def diverted(mimic: str, *others: str, attacker: str = "shambler") -> CarnomorphScenario:
    """Somebody with Mimicry and a clean card is about to be attacked beside these."""
    rooms = dict.fromkeys((mimic, *others), "canteen")
    s = CarnomorphScenario(mimic, *others, rooms=rooms, reactions=True)
    s.mutated(mimic, "mimicry").hand(mimic).contaminated(mimic, clean=1)
    return s.intruder(attacker, "canteen").top("deck-attack", "slash#6-1")


@pytest.mark.rule("NC-073", "NA-085")
@pytest.mark.parametrize("attacker", ["shambler", "metagorger"])
def test_the_robot_stops_an_attack_that_mimicry_turned_on_the_ceo(attacker: str) -> None:
    s = diverted("scout", "ceo", attacker=attacker).hand("ceo", "stop-it", "rest")
    s.event_phase().until("ask-mimic").does("scout", "mimic")
    s.heard(AttackTurned, who="scout", whom="ceo")
    s.does("ceo", "react", "stop-it").heard(AttackIgnored, who="ceo", thanks_to="card-stop-it")
    assert (s.light("scout"), s.light("ceo"), s.intruders("canteen")) == (0, 0, [attacker])


@pytest.mark.rule("NC-073", "NA-111")
def test_laika_throws_herself_at_an_attack_that_mimicry_turned_on_her_master() -> None:
    s = diverted("captain", "bounty-hunter").hand("bounty-hunter", "sentinel", "rest")
    s.event_phase().until("ask-mimic").does("captain", "mimic")
    s.does("bounty-hunter", "react", "sentinel")
    assert (s.light("captain"), s.light("bounty-hunter")) == (0, 0)


@pytest.mark.rule("NC-073")
def test_whoever_is_attacked_instead_cannot_have_the_mutation_that_lies_open() -> None:
    s = diverted("scout", "captain").mutated("captain", "claws")
    s.event_phase().until("ask-mimic").does("scout", "mimic")
    assert s.light("captain") == 1, "nobody asks the captain for a card that the scout has"


@pytest.mark.rule("NC-073", "NA-096")
@pytest.mark.parametrize("company", [(), ("captain",)])
def test_mimicry_turns_no_attack_on_an_android_that_is_switched_off(
    company: tuple[str, ...],
) -> None:
    s = diverted("scout", "android", *company).hand("android", "search", "search")
    s.has("android", "deactivation-module").event_phase().does("android", "switch-off")
    s.until("ask-mimic").does("scout", "mimic")
    hurt = "captain" if company else "scout"
    assert [who for who in ("scout", "android", *company) if s.light(who)] == [hurt]


# Stop It


@pytest.mark.rule("NA-074", "NA-076")
def test_a_stop_it_that_paid_for_something_stays_in_the_deck() -> None:
    s = AftermathScenario("ceo", "scout", rooms={"ceo": "canteen", "scout": "cockpit"})
    s.hand("ceo", "rest").put("card-stop-it", "discard-0").intruder("adult", "canteen")
    s.top("deck-attack", "scratch#2").event_phase().heard(Attacked, who="ceo")
    assert "stop-it" in s.spent("ceo")


@pytest.mark.rule("NA-084", "N-548")
def test_a_stop_it_that_is_interrupted_leaves_the_game_all_the_same() -> None:
    rooms = dict.fromkeys(("ceo", "scout"), "canteen")
    s = AftermathScenario("ceo", "scout", rooms=rooms, reactions=True)
    s.hand("ceo", "stop-it").hand("scout", "interruption", "search").intruder("adult", "canteen")
    s.top("deck-attack", "scratch#2").event_phase().until("ask-stop-it")
    s.does("ceo", "react", "stop-it").interrupts("scout").unheard(AttackIgnored)
    assert (s.light("ceo"), "card-stop-it" in s.zone("gone")) == (1, True)


# Laika and what is not there


@pytest.mark.rule("NP-070", "NV-090")
@pytest.mark.parametrize("token", ["void-2", "insanity-violet"])
def test_laika_runs_back_where_no_figure_is_left_for_what_she_meets(token: str) -> None:
    s = VoidScenario("bounty-hunter", "captain", rooms={"captain": "cockpit"})
    s.explore("canteen").at("bounty-hunter", s.play.board.neighbours[s.slot("canteen")][0])
    for kind, figures in (("lurker", 6), ("whisperer", 4), ("stalker", 1), ("despoiler", 1)):
        for _ in range(figures):
            s.intruder(kind, "cockpit")
    s.hand("bounty-hunter", "go-girl").noise_around("canteen").blind("bag", f"token-{token}")
    s.top("deck-panic", "panic-heart-attack").dice(noise=1).plays("bounty-hunter", "go-girl")
    s.does("bounty-hunter", "send-laika", s.slot("canteen")).heard(Encountered)
    assert (s.play.state.counters.get("laika", 0) > 0) == token.startswith("insanity")


# Turns in a pod


def waiting(who: str, *packs: str) -> AftermathScenario:
    """Somebody waits in a pod, and a new turn of theirs begins."""
    rooms = {who: "evacuation-section-a", "captain": "cockpit"}
    s = AftermathScenario(who, "captain", rooms=rooms, traits=True, options={"packs": list(packs)})
    return s.in_pod(who)


@pytest.mark.rule("NP-041", "N-456")
@pytest.mark.parametrize("away", [False, True])
def test_laika_goes_before_the_turn_of_a_master_who_waits_in_a_pod(away: bool) -> None:
    s = waiting("bounty-hunter")
    if away:
        s.dog("hibernatorium")
    start = s.slot("hibernatorium" if away else "evacuation-section-a")
    near = s.play.board.neighbours[start][0]
    s.dice(noise="silence").does("bounty-hunter", "send-laika", near)
    assert s.laika() == near
    assert {option.verb for option in s.asked("bounty-hunter", "pod").options} == {
        "launch", "leave-pod", "stay-in-pod",
    }  # fmt: skip
    s.does("bounty-hunter", "leave-pod")
    assert not s.asking("bounty-hunter", "walk-laika"), "she goes once a round"


@pytest.mark.rule("NP-041", "N-460")
def test_what_laika_rouses_gets_her_master_out_of_the_pod() -> None:
    s = waiting("bounty-hunter").explore("canteen")
    near = s.play.board.neighbours[s.slot("evacuation-section-a")][0]
    s.at("captain", near).at("captain", "cockpit").dog(near).dice(noise=1)
    s.noise_around("evacuation-section-a").blind("bag", "token-adult-2")
    s.does("bounty-hunter", "send-laika", "evacuation-section-a")
    assert s.crew("bounty-hunter").status == "aboard"
    assert s.asking("bounty-hunter", "ask-turn")


@pytest.mark.rule("NA-116", "N-456")
def test_the_convict_chooses_his_wound_in_a_pod_too() -> None:
    s = waiting("convict").active("convict", "augmented-arm").wounded("convict", "body", "leg")
    s.does("convict", "ignore-wound", "body").does("convict", "stay-in-pod")
    s.until("ask-pass-discard").does("convict", "done")
    assert s.play.rules.hand_limit(s.play, 0) == 5
    s.set(stage="turn", turn=0, actions=2).is_("convict", passed=False).begin()
    assert s.asking("convict", "ignore-wound"), "in the next turn he may choose again"


@pytest.mark.rule("NP-072", "N-456")
def test_a_turn_in_a_pod_is_a_grain_of_sand() -> None:
    rooms = {"scout": "evacuation-section-a", "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms, options={"packs": ["hourglass"]})
    s.in_pod("scout").set(counters={"sand": 2}).does("scout", "stay-in-pod").does("scout", "done")
    assert s.state.counters["sand"] == 3


# What goes with an attack


@pytest.mark.rule("NP-032", "NV-034")
def test_every_shot_of_the_captain_may_be_rolled_again_with_determination() -> None:
    rooms = {"captain": "canteen", "scout": "cockpit"}
    s = VoidScenario("captain", "scout", rooms=rooms, options={"packs": ["traits"]})
    s.intruder("lair", "canteen").set(weaknesses=["weakness-determination"])
    s.ammo("captain", "six-shooter", 3).shoots("captain", "six-shooter", "lair", "hit")
    s.does("captain", "keep-roll").dice(combat=["creeper", "hit"]).does("captain", "shoot-on")
    s.does("captain", "reroll").does("captain", "hold-fire")
    assert s.figure("lair").injuries == 2


@pytest.mark.rule("NP-007", "NA-087")
def test_first_blood_makes_a_robotic_punch_worse() -> None:
    rooms = {"ceo": "canteen", "scout": "cockpit"}
    packs = {"packs": ["achievements"]}
    s = AftermathScenario("ceo", "scout", rooms=rooms, options=packs, reactions=True)
    s.has("ceo", "first-blood").hand("ceo", "robotic-punch", "rest").intruder("adult", "canteen")
    s.dice(combat="hit").top("deck-attack", "scratch#5").plays("ceo", "robotic-punch")
    s.does("ceo", "spend-energy").does("ceo", "spare-energy").does("ceo", "press")
    assert s.figure("adult").injuries == 4
