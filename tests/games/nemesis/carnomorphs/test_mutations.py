"""Carnomorphs: mutation cards and markers, the mutation action, and the check at the end."""

import pytest

from hullbreach.games.nemesis.carnomorphs.events import Mutated, MutationLost, MutationMarked
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.survival.rules.events import (
    Acted,
    Died,
    Healed,
    Infested,
    Interrupted,
    Scanned,
)


def scout(room: str = "canteen", **options: object) -> CarnomorphScenario:
    """The scout in a room, the captain far away."""
    rooms = {"scout": room, "captain": "cockpit"}
    return CarnomorphScenario("scout", "captain", rooms=rooms, options=options or None)


def mutant(
    card: str, *, infected: bool, markers: int = 0, room: str = "canteen"
) -> CarnomorphScenario:
    """The scout has this mutation and a contamination card of a kind in hand."""
    s = scout(room).mutated("scout", card, markers).hand("scout", "rest", "search")
    return s.contaminated("scout", infected=int(infected), clean=int(not infected))


# Cards


@pytest.mark.rule("NC-056")
def test_two_are_drawn_one_is_kept_and_the_other_shuffled_back() -> None:
    s = scout().top("deck-mutation", "claws", "mimicry").intruder("metagorger", "canteen")
    s.event_phase()
    ask = s.asked("scout", "keep-mutation")
    assert {option.args[0] for option in ask.options} == {"mutation-claws", "mutation-mimicry"}
    s.does("scout", "keep-mutation", "mimicry")
    assert s.mutation("scout") == ["mimicry"]
    assert (len(s.zone("deck-mutation")), "mutation-claws" in s.zone("deck-mutation")) == (11, True)


@pytest.mark.rule("NC-057")
def test_a_mutation_is_hidden_until_it_is_used() -> None:
    s = mutant("adrenal-node", infected=False)
    assert s.play.see("mutation-0", 0) == ["mutation-adrenal-node"]
    assert s.play.see("mutation-0", 1) == s.play.see("mutation-0", -1) == [None]
    s.does("scout", "mutate", "contamination-unknown")
    assert s.play.see("mutation-0", 1) == ["mutation-adrenal-node"]


@pytest.mark.rule("NC-057")
def test_only_its_player_hears_which_one_it_is() -> None:
    s = scout().top("deck-mutation", "claws", "mimicry").intruder("metagorger", "canteen")
    s.event_phase().does("scout", "keep-mutation", "claws")
    s.heard(Mutated, listener="scout", card="mutation-claws")
    s.heard(Mutated, listener="captain", card=None)


@pytest.mark.rule("NC-056")
def test_not_even_its_player_knows_where_the_other_one_went() -> None:
    s = scout().top("deck-mutation", "claws", "mimicry").intruder("metagorger", "canteen")
    s.event_phase().does("scout", "keep-mutation", "claws")
    assert s.nobody_knows("mutation-mimicry")


@pytest.mark.rule("NC-065", "NC-100", "NC-064")
def test_surgery_takes_the_card_and_leaves_the_markers() -> None:
    s = scout("surgery").mutated("scout", "claws", 2).contaminated("scout", infected=1, clean=1)
    s.works("scout")
    s.heard(MutationLost)
    assert (s.mutation("scout"), s.markers("scout")) == ([], 2)
    assert s.contamination("scout") == 1, "the infected card is gone, too"
    assert len(s.zone("deck-mutation")) == 12
    assert s.nobody_knows("mutation-claws"), "not where in the deck"


@pytest.mark.rule("NC-065", "NC-100")
def test_an_antidote_does_too_and_another_mutation_may_come() -> None:
    s = scout().has("scout", "antidote").mutated("scout", "claws", 1)
    s.edit().turn_up("mutation-0")  # it was used before
    s.uses("scout", "antidote")
    assert (s.mutation("scout"), s.markers("scout")) == ([], 1)
    assert s.play.see("mutation-0", 1) == []
    assert not s.state.eyes["mutation-0"] & 2, "the next one is hidden again"


# Markers


@pytest.mark.rule("NC-062", "NC-066", "NC-055", "NC-099")
@pytest.mark.parametrize("had", [False, True])
def test_an_infected_card_gives_a_marker_or_the_card_first(had: bool) -> None:
    s = scout().hand("scout", "rest", "search").contaminated("scout", infected=2)
    if had:
        s.mutated("scout", "claws")
    s.plays("scout", "rest")
    if not had:
        s.does("scout", s.table.asks()[0].options[0].id)
    assert len(s.mutation("scout")) == 1
    assert s.markers("scout") == int(had), "two infected cards in a scan are one marker"
    s.unheard(Infested)
    assert not s.crew("scout").larva


@pytest.mark.rule("NC-066")
@pytest.mark.parametrize("room", ["canteen", "shower-room"])
def test_shower_and_canteen_too(room: str) -> None:
    s = scout(room).mutated("scout", "claws").contaminated("scout", infected=1)
    s.is_("scout", slimed=True, light=1).works("scout").does("scout", "scan-hand")
    assert s.markers("scout") == 1


@pytest.mark.rule("NC-063", "NC-103")
def test_the_fourth_marker_kills_and_a_shambler_stands_there() -> None:
    s = scout().mutated("scout", "claws", 3).hand("scout", "rest", "search")
    adaptation = s.zone("weakness-corpse")[0]
    s.contaminated("scout", infected=1).plays("scout", "rest")
    s.heard(Died, who="character-scout")
    assert s.intruders("canteen") == ["shambler"]
    assert any(thing == "corpse-red" for thing in s.lying("canteen"))
    assert s.state.weaknesses == [adaptation]


@pytest.mark.rule("NC-063", "NC-074")
def test_where_no_shambler_is_left_none_stands_over_the_corpse() -> None:
    s = scout().mutated("scout", "claws", 3).hand("scout", "rest", "search")
    for _ in range(8):
        s.intruder("shambler", "hibernatorium")
    s.contaminated("scout", infected=1).plays("scout", "rest").heard(Died)
    assert s.intruders("canteen") == []
    assert len(s.intruders("hibernatorium")) == 8


@pytest.mark.rule("NC-063")
def test_the_third_does_not() -> None:
    s = scout().mutated("scout", "claws", 2).hand("scout", "rest", "search")
    s.contaminated("scout", infected=1).plays("scout", "rest")
    assert (s.crew("scout").alive, s.markers("scout")) == (True, 3)


@pytest.mark.rule("NC-101")
@pytest.mark.parametrize("markers", [3, 4])
def test_autodoc_does_not_wake_who_died_of_markers(markers: int) -> None:
    s = scout(mode="coop", revive=True).explore("emergency-room").mutated("scout", "claws", markers)
    s.dead("scout").mark("corpse-red", "emergency-room")
    corpse = next(one for one in s.zone(s.slot("emergency-room")) if "corpse" in one)
    s.set(fallen={corpse: 0}, stage="round").begin()
    assert s.crew("scout").alive == (markers == 3)
    assert s.markers("scout") == markers


# The action


@pytest.mark.rule("NC-059", "NC-060")
def test_an_infected_card_is_discarded_and_its_effect_follows() -> None:
    s = mutant("adrenal-node", infected=True).does("scout", "mutate", "contamination-unknown")
    s.heard(Acted, paid=[])
    s.heard(Scanned, infected=1, clean=0)
    s.heard(MutationMarked, count=1)
    assert "contamination-infected" in s.zone("discard-0")
    assert len(s.zone("hand-0")) == 2 + 3
    assert s.actions_left() == 1


@pytest.mark.rule("NC-059", "NC-061")
def test_a_clean_card_is_replaced_and_the_other_effect_follows() -> None:
    s = mutant("adrenal-node", infected=False).does("scout", "mutate", "contamination-unknown")
    s.heard(Scanned, infected=0, clean=1)
    assert s.markers("scout") == 1
    assert s.contamination("scout") == 1, "another one"
    assert len(s.zone("hand-0")) == 2 + 1
    assert sum(card.startswith("contamination") for card in s.zone("gone")) == 1


@pytest.mark.rule("NC-097")
def test_without_contamination_in_hand_there_is_no_action() -> None:
    s = scout().mutated("scout", "adrenal-node").hand("scout", "rest")
    assert not s.is_offered("scout", "mutate")
    assert mutant("adrenal-node", infected=True).is_offered("scout", "mutate")


@pytest.mark.rule("NC-097")
def test_without_a_mutation_neither() -> None:
    s = scout().hand("scout", "rest").contaminated("scout", infected=1)
    assert not s.is_offered("scout", "mutate")


@pytest.mark.rule("NC-098")
def test_who_dies_of_the_own_mutation_gets_nothing_from_it() -> None:
    s = mutant("rapid-regrowth", infected=True, markers=3).is_("scout", light=2)
    s.does("scout", "mutate", "contamination-unknown").unheard(Healed)
    s.heard(Died, who="character-scout")


def test_the_action_can_be_interrupted() -> None:
    s = CarnomorphScenario(
        "scout", "captain", rooms={"scout": "canteen", "captain": "canteen"}, reactions=True
    )
    s.mutated("scout", "adrenal-node").hand("scout", "rest").hand("captain", "interruption")
    s.contaminated("scout", infected=1).does("scout", "mutate", "contamination-unknown")
    s.interrupts("captain")
    s.heard(Interrupted)
    assert s.markers("scout") == 0


# The end


def ends(s: CarnomorphScenario) -> CarnomorphScenario:
    """The scout got away; the game is over."""
    return s.objective("scout", "hoarder").escaped("scout").ends()


def sure(
    s: CarnomorphScenario, contamination: int, *, infected: bool = False
) -> CarnomorphScenario:
    """The scout has no cards but these."""
    for pile in ("deck-0", "hand-0", "discard-0"):
        s.edit().move_all(pile, "box")
    kind = {"infected": contamination} if infected else {"clean": contamination}
    return s.contaminated("scout", zone="deck", **kind)


@pytest.mark.rule("NC-039", "NC-041", "NC-042")
@pytest.mark.parametrize(("cards", "before"), [(3, 0), (4, 0), (2, 1), (2, 2)])
def test_who_has_mutated_gets_a_marker_for_each_contamination_card(cards: int, before: int) -> None:
    s = ends(sure(scout().mutated("scout", "claws", before), cards))
    assert s.markers("scout") == cards + before
    assert s.crew("scout").alive == (cards + before < 4)
    assert not any(isinstance(told.event, Scanned) for told in s.table.told()), "no scan"


@pytest.mark.rule("NC-040", "NC-041")
def test_an_infected_card_is_a_mutation_first() -> None:
    s = ends(sure(scout(), 3, infected=True))
    assert len(s.mutation("scout")) == 1
    assert (s.markers("scout"), s.crew("scout").alive) == (3, True)


@pytest.mark.rule("NC-040")
def test_who_is_clean_is_not_checked_further() -> None:
    s = ends(sure(scout(), 4))
    assert (s.mutation("scout"), s.markers("scout"), s.crew("scout").alive) == ([], 0, True)


@pytest.mark.rule("NC-089", "NC-064")
def test_markers_count_even_if_the_card_was_removed() -> None:
    s = scout().mutated("scout", "claws", 3)
    s.edit().move_all("mutation-0", "deck-mutation")
    s = ends(sure(s, 1, infected=True))
    assert not s.crew("scout").alive
