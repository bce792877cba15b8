"""Carnomorphs: what each mutation does, with an infected card and with a clean one."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import EventsArranged
from hullbreach.games.nemesis.carnomorphs.kinds import MUTATIONS
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    EventForeseen,
    NoiseRolled,
    Peeked,
    ReactionPlayed,
)
from hullbreach.kernel.counters import change

BOTH = pytest.mark.parametrize("infected", [False, True])


def mutant(
    card: str,
    infected: bool,
    *,
    room: str = "canteen",
    together: bool = False,
    reactions: bool = False,
) -> CarnomorphScenario:
    """The scout has this mutation and a contamination card of a kind in hand."""
    rooms = {"scout": room, "captain": room if together else "cockpit"}
    s = CarnomorphScenario("scout", "captain", rooms=rooms, reactions=reactions)
    s.mutated("scout", card).hand("scout", "rest", "search")
    return s.contaminated("scout", infected=int(infected), clean=int(not infected))


def uses(s: CarnomorphScenario) -> CarnomorphScenario:
    return s.does("scout", "mutate", "contamination-unknown")


# Mimicry


def attacked(infected: bool, *, together: bool) -> CarnomorphScenario:
    s = mutant("mimicry", infected, together=together, reactions=True).intruder(
        "shambler", "canteen"
    )
    return s.top("deck-attack", "slash#6-1").event_phase().does("scout", "mimic")


@pytest.mark.rule("NC-073")
@pytest.mark.parametrize("together", [False, True])
def test_mimicry_with_an_infected_card_cancels_the_attack(together: bool) -> None:
    s = attacked(True, together=together)
    s.heard(ReactionPlayed, what="mutation-mimicry")
    assert (s.light("scout"), s.light("captain"), s.markers("scout")) == (0, 0, 1)


@pytest.mark.rule("NC-073")
def test_mimicry_with_a_clean_card_turns_the_attack_on_somebody_else() -> None:
    s = attacked(False, together=True)
    assert (s.light("scout"), s.light("captain")) == (0, 1)


@pytest.mark.rule("NC-073")
def test_mimicry_with_nobody_else_there_does_not_help() -> None:
    s = attacked(False, together=False)
    assert (s.light("scout"), s.markers("scout")) == (1, 1)


@pytest.mark.rule("NC-073", "NC-098")
@pytest.mark.parametrize("infected", [False, True])
def test_whoever_dies_of_mimicry_turns_the_attack_on_nobody(infected: bool) -> None:
    s = mutant("mimicry", infected, together=True, reactions=True).intruder("shambler", "canteen")
    change(s.crew("scout"), MUTATIONS, 3)
    s.top("deck-attack", "slash#6-1").event_phase().does("scout", "mimic")
    assert (s.crew("scout").alive, s.light("captain")) == (False, 0)


@pytest.mark.rule("NC-073")
def test_mimicry_is_no_action() -> None:
    assert mutant("mimicry", True).denied("scout", "mutate") == "NC-073"


def test_whoever_might_have_mimicry_is_asked() -> None:
    s = mutant("claws", True, reactions=True).intruder("shambler", "canteen")
    s.top("deck-attack", "slash#6-1").event_phase()
    assert [option.verb for option in s.asked("scout", "mimic").options] == ["pass"]
    s = mutant("claws", True, reactions=True).intruder("shambler", "canteen")
    s.edit().turn_up("mutation-0")
    s.top("deck-attack", "slash#6-1").event_phase()
    s.heard(Attacked)
    assert s.light("scout") == 1, "everybody sees that it is another one"


# Fighting


@BOTH
def test_claws(infected: bool) -> None:
    s = mutant("claws", infected)
    assert s.denied("scout", "mutate") == "N-179", "nobody to fight"
    s = mutant("claws", infected).intruder("shambler", "canteen").top("deck-attack", "bite#8-1")
    uses(s)
    assert s.figure("shambler").injuries == 1 + infected


@BOTH
def test_repellent_scent(infected: bool) -> None:
    s = mutant("repellent-scent", infected)
    s.intruder("shambler", "canteen").intruder("metagorger", "canteen")
    uses(s)
    if not infected:
        s.does("scout", "drive-off", s.figure("metagorger").id)
    assert s.intruders("canteen") == ([] if infected else ["shambler"])


@BOTH
def test_acid_glands_open_a_door(infected: bool) -> None:
    s = mutant("acid-glands", infected)
    assert s.denied("scout", "mutate") == "N-291", "no closed door"
    beyond = s.play.board.neighbours[s.slot("canteen")][0]
    s = mutant("acid-glands", infected).door("canteen", beyond)
    uses(s)
    assert s.doors(ruined=True) == {s.corridor("canteen", beyond)}


def test_acid_glands_burn_everybody_there() -> None:
    s = (
        mutant("acid-glands", True)
        .intruder("shambler", "canteen")
        .intruder("fleshbeast", "canteen")
    )
    s.top("deck-attack", "bite#8-1", "bite#6-3")
    uses(s)
    assert (s.figure("shambler").injuries, s.figure("fleshbeast").injuries) == (1, 1)


# The body


@BOTH
def test_rapid_regrowth(infected: bool) -> None:
    assert mutant("rapid-regrowth", infected).denied("scout", "mutate") == "N-385"
    s = mutant("rapid-regrowth", infected).wounded("scout", "leg", light=2)
    uses(s)
    assert (s.light("scout"), s.wounds("scout")) == (0, [] if infected else ["leg"])


@BOTH
def test_adrenal_node(infected: bool) -> None:
    s = mutant("adrenal-node", infected)
    uses(s)
    assert len(s.zone("hand-0")) == 2 + (3 if infected else 1)


@BOTH
def test_shed_skin(infected: bool) -> None:
    s = mutant("shed-skin", infected).is_("scout", slimed=True).intruder("shambler", "canteen")
    beyond = s.play.board.neighbours[s.slot("canteen")][0]
    uses(s)
    if infected:
        s.does("scout", "go", beyond)
    s.unheard(Attacked).unheard(NoiseRolled)
    assert not s.crew("scout").slimed
    assert s.where("scout") == (beyond if infected else s.slot("canteen"))


@pytest.mark.rule("NC-060")
def test_an_infected_one_slips_out_of_its_skin_without_any_slime() -> None:
    s = mutant("shed-skin", True).intruder("shambler", "canteen")
    beyond = s.play.board.neighbours[s.slot("canteen")][0]
    uses(s).does("scout", "go", beyond).unheard(Attacked)
    assert s.where("scout") == beyond


@BOTH
def test_boneless_body(infected: bool) -> None:
    s = mutant("boneless-body", infected)
    board = s.play.board
    entrances = [slot for slot in board.slots if board.technical(slot)]
    other = next(slot for slot in board.slots if slot not in entrances)
    s.at("scout", entrances[0])
    uses(s.dice(noise="silence"))
    far = s.asked("scout", "crawl").options[0].args[0]
    s.does("scout", "crawl", far)
    assert s.where("scout") == far
    assert bool(s.heard_of(NoiseRolled)) == (not infected)
    assert mutant("boneless-body", infected).at("scout", other).denied("scout", "mutate") == "N-258"


# Finding


@BOTH
def test_spare_limb(infected: bool) -> None:
    s = mutant("spare-limb", infected, room="storage")
    s.set(searches={s.slot("storage"): 2})
    before = len(s.carries("scout"))
    uses(s)
    if not infected:
        s.does("scout", s.table.asks()[0].options[0].id)
    assert s.items_left("storage") == 1
    assert len(s.carries("scout")) - before == 1 + infected
    empty = mutant("spare-limb", infected, room="storage").set(searches={})
    assert empty.denied("scout", "mutate") == "N-418"


@BOTH
def test_echo_sense(infected: bool) -> None:
    s = mutant("echo-sense", infected)
    uses(s)
    for slot in ("002", "003")[: 1 + infected]:
        s.does("scout", "look-at", f"slot-{slot}")
        s.heard(Peeked, listener="scout")
    s.asked("scout", "turn")


@pytest.mark.parametrize("bottom", [False, True])
def test_hive_whisper_of_one_event(bottom: bool) -> None:
    s = mutant("hive-whisper", False).top("deck-event", "event-growl")
    uses(s).does("scout", "put-at-bottom" if bottom else "leave-on-top")
    s.heard(EventForeseen, bottom=bottom)
    assert s.zone("deck-event")[0 if bottom else -1] == "event-growl"


def test_hive_whisper_of_three_events() -> None:
    seen = ["event-growl", "event-marked-prey", "event-chemical-fire"]
    s = mutant("hive-whisper", True).top("deck-event", *seen)
    uses(s).does("scout", "comes-next", "chemical-fire").does("scout", "comes-next", "growl")
    s.heard(EventsArranged, count=3)
    assert s.zone("deck-event")[:-4:-1] == [seen[2], seen[0], seen[1]]
    assert s.play.see("deck-event", 0)[:-4:-1] == [seen[2], seen[0], seen[1]]
    assert set(s.play.see("deck-event", 1)) == {None}
    s.ledger_ok()


# Strength


@BOTH
def test_brute_strength(infected: bool) -> None:
    s = mutant("brute-strength", infected, room="storage").mark("malfunction", "storage")
    uses(s)
    if infected:
        s.asked("scout", "search-deck")
    assert ("malfunction" in s.lying("storage")) == infected


def test_a_mutation_of_peace_is_not_used_in_combat() -> None:
    s = mutant("spare-limb", True).intruder("shambler", "canteen")
    assert s.denied("scout", "mutate") == "N-180"


def test_a_half_that_is_not_possible_does_nothing() -> None:
    s = mutant("brute-strength", False, room="storage")
    uses(s)
    assert s.markers("scout") == 1
    s.asked("scout", "turn")
