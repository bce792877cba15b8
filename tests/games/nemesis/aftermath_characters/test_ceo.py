"""Aftermath, the CEO: the Robot, his cards, the access codes."""

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import (
    CoordinatesSwapped,
    Declared,
    EngineOverridden,
    RobotDrained,
    TurnTaken,
)
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.rules.events import EngineTouched, PodLaunched
from hullbreach.games.survival.rules.events import (
    Acted,
    AttackIgnored,
    Fought,
    Injured,
    NoiseRolled,
)

TOGETHER = {"ceo": "canteen", "scout": "canteen"}


def ceo(
    room: str = "canteen", *cards: str, together: bool = False, reactions: bool = False
) -> AftermathScenario:
    rooms = {"ceo": room, "scout": room if together else "cockpit"}
    s = AftermathScenario("ceo", "scout", rooms=rooms, reactions=reactions)
    return s.hand("ceo", *cards) if cards else s


# The Robot


@pytest.mark.rule("NA-071", "NA-203")
def test_the_ceo_starts_with_a_wounded_body() -> None:
    s = ceo()
    assert s.wounds("ceo") == ["body"]
    assert s.zone("deck-wound").count("wound-body") == 3
    assert s.play.rules.hand_limit(s.play, 0) == 4
    s.ledger_ok()


@pytest.mark.rule("NA-072")
def test_the_robot_makes_for_a_large_deck() -> None:
    s = ceo()
    assert len(s.zone("hand-0")) + len(s.zone("deck-0")) == 13
    assert (s.energy(), s.carries("ceo")) == (5, ["robot"])


@pytest.mark.rule("NA-073", "NA-090")
@pytest.mark.parametrize(
    ("card", "effect"), [("robot-repairs", ""), ("robot-demolition", "wreck-room")]
)
def test_the_robots_cards_cost_energy(card: str, effect: str) -> None:
    s = ceo("canteen", card)
    if card == "robot-repairs":
        s.mark("malfunction", "canteen")
    s.plays("ceo", card)
    assert s.energy() == 4
    s.heard(RobotDrained, energy=4)
    assert ("malfunction" in s.lying("canteen")) == (card == "robot-demolition")
    assert s.spent("ceo") == [card]


@pytest.mark.rule("NA-073")
def test_energy_is_spent_even_if_somebody_interrupts() -> None:
    s = ceo("canteen", "robot-demolition", together=True, reactions=True)
    s.hand("scout", "interruption").does("ceo", "play", "robot-demolition").interrupts("scout")
    assert s.energy() == 4
    assert "malfunction" not in s.lying("canteen")


@pytest.mark.rule("NA-075", "NA-076")
def test_without_energy_the_robots_cards_only_pay() -> None:
    s = ceo("canteen", "robot-demolition", "rest").charged(0)
    assert s.denied("ceo", "play", "robot-demolition") == "NA-075"
    s.at("ceo", "canteen").goes("ceo", s.play.board.neighbours[s.where("ceo")][0])
    s = ceo("canteen", "robotic-punch").charged(0).intruder("creeper", "canteen")
    assert s.denied("ceo", "play", "robotic-punch") == "NA-075"
    s.fights("ceo", "creeper", "hit")
    assert s.spent("ceo")[:1] == ["robotic-punch"]


@pytest.mark.rule("NA-077")
@pytest.mark.parametrize("fighting", [False, True])
def test_an_energy_charge_and_a_card_fill_the_robot(fighting: bool) -> None:
    s = ceo("canteen", "rest", "search").charged(1).has("ceo", "energy-charge")
    if fighting:
        s.intruder("adult", "canteen")
    s.uses("ceo", "energy-charge", "charge-robot")
    assert (s.energy(), len(s.cards("ceo")), s.carries("ceo")) == (5, 1, ["robot"])


@pytest.mark.rule("NA-077")
def test_a_full_robot_takes_no_charge_and_nobody_else_has_one() -> None:
    s = ceo("canteen", "rest").has("ceo", "energy-charge").has("scout", "energy-charge")
    effects = s.play.effects.items.of("item-energy-charge")
    charge = next(one for one in effects if one.__name__ == "charge_robot")
    assert next(charge(s.play, 0, "")).why == "denied-robot-full"
    assert next(charge(s.play, 1, "")).why == "denied-no-robot"


@pytest.mark.rule("NA-078")
def test_the_armory_does_not_know_the_robot() -> None:
    s = ceo("armory", "rest", "search").charged(1)
    assert s.denied("ceo", "room") == "N-431"
    assert s.energy() == 1


def test_the_robot_can_be_neither_dropped_nor_shot_with() -> None:
    s = ceo("canteen", "rest").intruder("adult", "canteen")
    assert s.denied("ceo", "drop", "robot") == "NA-073"
    assert "shoot" not in [option.verb for option in s.asked("ceo", "turn").options]
    assert s.has("ceo", "supply-egg").has("ceo", "supply-carcass").carries("ceo") == [
        "carcass", "egg", "robot",
    ]  # fmt: skip


# Robotic Punch


def punched(face: str, *more: str, energy: int = 5) -> AftermathScenario:
    s = ceo("canteen", "robotic-punch").charged(energy).intruder("breeder", "canteen")
    s.dice(combat=face).plays("ceo", "robotic-punch")
    for one in more:
        s.does("ceo", one)
    return s


@pytest.mark.rule("NA-086")
def test_a_punch_that_misses_is_harmless() -> None:
    s = punched("blank")
    assert (s.energy(), s.light("ceo"), s.figure("breeder").injuries) == (4, 0, 0)
    assert (s.wounds("ceo"), s.contamination("ceo")) == (["body"], 0)


@pytest.mark.rule("NA-086", "NA-087")
@pytest.mark.parametrize(("face", "injuries"), [("hit", 1), ("double-hit", 2)])
def test_a_punch_is_read_like_a_shot(face: str, injuries: int) -> None:
    s = punched(face, "spare-energy")
    s.heard(Injured)
    assert s.heard_of(Fought) or s.energy() == 4
    assert injuries in [event.injuries for event in s.heard_of(Injured)]


@pytest.mark.rule("NA-087")
def test_further_energy_adds_injuries_and_blood_is_checked_once() -> None:
    s = punched("hit", "spend-energy", "spend-energy")
    assert s.energy() == 2
    s.does("ceo", "spare-energy")
    assert [event.injuries for event in s.heard_of(Injured)] == [3]
    s = punched("hit", "spend-energy", energy=2)
    assert s.energy() == 0, "and then there is nothing to ask"
    assert [event.injuries for event in s.heard_of(Injured)] == [2]


# What is used once


@pytest.mark.rule("NA-074", "NA-083", "NA-202")
@pytest.mark.parametrize("energy", [0, 5])
def test_protect_gets_the_ceo_away_unharmed_and_leaves_the_game(energy: int) -> None:
    s = ceo("canteen", "protect", "rest").charged(energy).intruder("adult", "canteen")
    s.dice(noise="silence").plays("ceo", "protect")
    slot = s.play.board.neighbours[s.slot("canteen")][0]
    s.does("ceo", "go", slot)
    assert s.where("ceo") != s.slot("canteen")
    assert (s.energy(), s.light("ceo"), s.cards("ceo"), s.spent("ceo")) == (energy, 0, ["rest"], [])
    assert "card-protect" in s.zone("gone")


@pytest.mark.rule("NA-074", "NA-084", "NA-085", "NA-202")
def test_stop_it_cancels_an_attack_and_leaves_the_game() -> None:
    s = ceo("canteen", "stop-it", reactions=True).charged(0).intruder("adult", "canteen")
    s.top("deck-attack", "bite").event_phase().does("ceo", "react", "stop-it")
    s.heard(AttackIgnored, thanks_to="card-stop-it")
    assert s.wounds("ceo") == ["body"]
    assert "card-stop-it" in s.zone("gone")


@pytest.mark.rule("NA-085")
def test_stop_it_works_on_an_escape_and_against_a_larva() -> None:
    s = ceo("canteen", "stop-it", "rest", reactions=True).intruder("adult", "canteen")
    s.top("deck-attack", "bite").dice(noise="silence")
    s.does("ceo", "move", s.play.board.neighbours[s.slot("canteen")][0]).pays("rest")
    s.does("ceo", "react", "stop-it")
    assert s.wounds("ceo") == ["body"]
    s = ceo("canteen", "stop-it", reactions=True).intruder("larva", "canteen")
    s.event_phase().does("ceo", "react", "stop-it")
    assert not s.crew("ceo").larva


def test_stop_it_is_no_action() -> None:
    assert ceo("canteen", "stop-it").denied("ceo", "play", "stop-it") == "NA-085"
    one_more = "just-one-more-thing"
    assert ceo("canteen", one_more).denied("ceo", "play", one_more) == "NA-088"


# Just One More Thing


def passed(*, pod: bool = False) -> AftermathScenario:
    """The CEO has passed, the Scout has one action left."""
    s = AftermathScenario("ceo", "scout", "mechanic", rooms=TOGETHER, reactions=True)
    s.hand("ceo", "just-one-more-thing", "rest", "search").hand("scout", "rest")
    s.hand("mechanic").at("scout", "cockpit")
    if pod:
        s.in_pod("ceo")
    return s.is_("ceo", passed=True).set(turn=1, actions=1)


@pytest.mark.rule("NA-088", "NA-204")
def test_one_more_turn_after_having_passed() -> None:
    s = passed().rests("scout").does("ceo", "react", "just-one-more-thing")
    s.heard(TurnTaken)
    assert s.asked("ceo", "turn").seat == 0
    assert s.actions_left() == 2
    s.rests("ceo")
    assert s.crew("ceo").passed
    assert s.asked("mechanic", "turn").seat == 2, "and then it goes on where it was"


@pytest.mark.rule("NA-088", "NA-204")
def test_after_two_actions_the_ceo_has_passed_again() -> None:
    s = passed().set(actions=1)
    s.rests("scout").does("ceo", "react", "just-one-more-thing").dice(noise=["silence"] * 2)
    for _ in range(2):
        s.goes("ceo", s.play.board.neighbours[s.where("ceo")][0])
    assert s.crew("ceo").passed
    assert s.asked("mechanic", "turn").seat == 2


@pytest.mark.rule("NA-088")
def test_one_more_thing_gets_the_ceo_out_of_a_pod() -> None:
    s = passed(pod=True).rests("scout").does("ceo", "react", "just-one-more-thing")
    s.does("ceo", "leave-pod")
    assert s.crew("ceo").status == "aboard"
    assert s.asked("ceo", "turn").seat == 0


@pytest.mark.rule("NA-089")
def test_who_passes_last_has_nothing_to_add() -> None:
    s = AftermathScenario("ceo", "scout", rooms=TOGETHER, reactions=True)
    s.hand("ceo", "just-one-more-thing").is_("scout", passed=True).rests("ceo")
    assert not s.heard_of(TurnTaken)
    assert s.state.round == 2 or s.state.stage != "turn"


# Authority, Executive Access, Bonus Pay


@pytest.mark.rule("NA-091")
def test_authority_names_the_room_before_anybody_can_interrupt() -> None:
    s = ceo("canteen", "authority", together=True, reactions=True).hand("scout", "interruption")
    here = s.slot("canteen")
    there = s.play.board.neighbours[here][0]
    s.does("ceo", "play", "authority").does("ceo", "go", there)
    s.heard(Declared, room=there)
    assert s.asked("scout", "interrupt").seat == 1
    s.interrupts("scout")
    assert (s.where("ceo"), s.where("scout")) == (here, here)


@pytest.mark.rule("NA-091")
def test_authority_takes_somebody_along_with_one_noise_roll() -> None:
    s = ceo("canteen", "authority", together=True).dice(noise="silence")
    there = s.play.board.neighbours[s.slot("canteen")][0]
    s.does("ceo", "play", "authority").does("ceo", "go", there)
    assert s.where("ceo") == s.where("scout") == there
    assert {event.who for event in s.heard_of(NoiseRolled)} <= {"character-ceo"}


def test_authority_needs_somebody() -> None:
    assert ceo("canteen", "authority").denied("ceo", "play", "authority") == "N-530"


def test_bonus_pay_is_for_two() -> None:
    assert ceo("canteen", "bonus-pay").denied("ceo", "play", "bonus-pay") == "N-174"
    s = ceo("canteen", "bonus-pay", together=True).hand("scout")
    s.plays("ceo", "bonus-pay")
    assert (len(s.cards("ceo")), len(s.cards("scout"))) == (1, 1)


def test_the_ceo_rewards_and_punches_whomever_he_wants() -> None:
    everybody = ("ceo", "scout", "mechanic")
    s = AftermathScenario(*everybody, rooms=dict.fromkeys(everybody, "canteen"))
    s.hand("ceo", "bonus-pay").hand("scout").hand("mechanic").plays("ceo", "bonus-pay")
    s.does("ceo", "reward", "mechanic")
    assert [len(s.cards(one)) for one in everybody] == [1, 0, 1]
    s = ceo("canteen", "robotic-punch").intruder("breeder", "canteen")
    s.intruder("creeper", "canteen").dice(combat="hit").plays("ceo", "robotic-punch")
    s.does("ceo", "punch", s.aim("creeper")).does("ceo", "spare-energy")
    s.heard(Injured, intruder="creeper")


def test_executive_access_opens_doors_and_computers() -> None:
    s = ceo("comms-room", "executive-access").does("ceo", "play", "executive-access")
    s.does("ceo", "effect", "computer-action")
    assert s.crew("ceo").signal
    assert s.cards("ceo") == []


# Access codes


def coded(quest: str, room: str = "comms-room") -> AftermathScenario:
    s = ceo(room, "rest", "search")
    return s.does("ceo", "activate", quest).pays()


@pytest.mark.rule("NA-079")
def test_access_codes_take_a_working_computer() -> None:
    assert ceo("canteen", "rest").denied("ceo", "activate", "pod-override") == "NA-079"
    s = ceo("comms-room", "rest").mark("malfunction", "comms-room")
    assert s.denied("ceo", "activate", "ship-codes") == "N-288"


@pytest.mark.rule("NA-079")
@pytest.mark.parametrize("quest", ["pod-override", "ship-codes"])
def test_nobody_learns_which_codes_were_unlocked(quest: str) -> None:
    s = coded(quest)
    assert (s.locked("ceo"), f"quest-{quest}" in s.carries("ceo") or quest in s.carries("ceo")) == (
        [],
        True,
    )
    told = [event.what.args["a"] for event in s.heard_of(Acted)]
    assert told == ["quest-access-codes"]
    assert s.view("scout").crew[0].pack == ["quest-access-codes"]
    assert not [one for one in s.view("scout").seen if one.face.startswith("quest-")]
    assert s.view("ceo").pack == [f"quest-{quest}"]


@pytest.mark.rule("NA-080", "NA-205")
def test_pod_override_launches_any_pod() -> None:
    s = coded("pod-override").in_pod("scout").is_("scout", passed=True)
    pod = s.crew("scout").pod
    assert pod in s.state.locked
    s.uses("ceo", "pod-override", "launch-remotely").does("ceo", "launch", pod)
    s.heard(PodLaunched, pod=pod)
    assert s.crew("scout").status == "escaped"


@pytest.mark.rule("NA-080", "NA-206")
@pytest.mark.parametrize("swap", [False, True])
def test_pod_override_sets_an_engine_in_secret(swap: bool) -> None:
    s = coded("pod-override").engines("damaged", "working", "working")
    g = s.edit()
    for at in range(2):
        g.show("engine-1", at, 0b10)
    s.uses("ceo", "pod-override", "override-engine").does("ceo", "override-engine", "engine-1")
    s.does("ceo", "swap-order" if swap else "keep-order")
    assert s.zone("engine-1")[-1] == ("engine-1-working" if swap else "engine-1-damaged")
    s.heard(EngineOverridden)
    assert not s.heard_of(EngineTouched)
    zones = {who: {one.zone for one in s.view(who).seen} for who in ("ceo", "scout")}
    assert ("engine-1" in zones["ceo"], "engine-1" in zones["scout"]) == (True, False)


@pytest.mark.rule("NA-081", "NA-206")
def test_ship_codes_swap_the_coordinates_in_secret() -> None:
    s = coded("ship-codes").explore("canteen").at("ceo", "canteen")
    before = s.zone("coordinates")
    spare = [card for card in s.zone("box") if card.startswith("coordinates-")]
    assert len(spare) == 7
    s.uses("ceo", "ship-codes", "swap-coordinates").does("ceo", "swap-coordinates", spare[3])
    assert s.zone("coordinates") == [spare[3]] != before
    s.heard(CoordinatesSwapped)
    assert "coordinates" in {one.zone for one in s.view("ceo").seen}
    assert "coordinates" not in {one.zone for one in s.view("scout").seen}
    s.ledger_ok()


@pytest.mark.rule("NA-081", "NA-082")
@pytest.mark.parametrize("room", ["armory", "canteen", "cabins"])
def test_ship_codes_take_an_item_of_the_rooms_colour(room: str) -> None:
    s = coded("ship-codes").explore(room).at("ceo", room)
    colour = s.play.colour(s.slot(room))
    s.uses("ceo", "ship-codes", "requisition")
    decks = {
        option.args[0].partition("#")[2].partition("-")[0] for option in s.asked("ceo").options
    }
    assert decks == ({"red", "yellow", "green"} if colour == "white" else {colour})
    wanted = s.asked("ceo").options[-1].args[0]
    before = {deck: s.zone(f"deck-{deck}") for deck in decks}
    s.does("ceo", "keep", wanted)
    assert wanted in s.zone("pack-0") + s.zone("hands-0")
    for deck, cards in before.items():
        left = [card for card in cards if card != wanted]
        assert [card for card in s.zone(f"deck-{deck}") if card != wanted] != left, "it is shuffled"
    s.ledger_ok()


@pytest.mark.rule("NA-081")
def test_a_room_without_a_colour_gives_nothing() -> None:
    s = coded("ship-codes").explore("cockpit").at("ceo", "hibernatorium")
    effects = s.play.effects.items.of("quest-ship-codes")
    take = next(one for one in effects if one.__name__ == "requisition")
    assert next(take(s.play, 0, "")).why == "denied-colourless"


@pytest.mark.rule("NA-088")
def test_who_has_not_passed_needs_no_further_turn() -> None:
    s = AftermathScenario("scout", "ceo", reactions=True).hand("scout", "rest")
    s.hand("ceo", "just-one-more-thing", "search").rests("scout")
    assert not s.asking("ceo", "one-more-thing")
    s.asked("ceo", "turn")
