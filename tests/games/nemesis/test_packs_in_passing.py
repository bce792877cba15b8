"""Packs in pairs: who still watches, what a deck still holds, and what is left when others are in use."""

import pytest

from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.suite.scenario import NemesisScenario

# Who watches


@pytest.mark.rule("NA-103", "N-592")
@pytest.mark.parametrize("died", [False, True])
def test_the_drone_shows_nothing_to_a_psychologist_who_plays_the_intruders(died: bool) -> None:
    crew = ("psychologist", "scout", "captain")
    rooms = {"psychologist": "canteen", "scout": "cockpit", "captain": "canteen"}
    s = AftermathScenario(*crew, rooms=rooms, options={"intruder_player": True})
    s.put("quest-oculobe-drone", "pack-1", source="quests-0")
    if died:
        s.haunts("psychologist", "pursuit")
    s.set(turn=1, actions=2).hand("scout", "rest", "search").works("scout")
    s.does("scout", "effect", "check-coordinates")
    seen = {one.zone for one in s.view("psychologist").seen}
    assert ("coordinates" in seen) == (not died)


# Decks that have run out


@pytest.mark.rule("NA-081", "N-618")
def test_the_ceo_finds_in_a_new_deck_what_was_discarded_of_an_empty_one() -> None:
    rooms = {"ceo": "armory", "scout": "cockpit"}
    s = AftermathScenario("ceo", "scout", rooms=rooms).hand("ceo", "rest")
    s.active("ceo", "ship-codes")
    g = s.edit()
    g.move_all("deck-red", "gone")
    s.put("item-grenade", "discard-red", source="gone")
    s.does("ceo", "use", "ship-codes").pays().until("ask-effect")
    s.does("ceo", "effect", "requisition").does("ceo", "keep", "grenade")
    assert "grenade" in s.carries("ceo")


# Turns of the intruder player


@pytest.mark.rule("NP-072", "N-596")
def test_a_turn_of_the_intruder_player_is_a_grain_of_sand() -> None:
    options = {"intruder_player": True, "packs": ["hourglass"]}
    s = NemesisScenario("scout", "captain", "pilot", options=options).haunts("scout", "pursuit")
    s.does("scout", "pass").does("scout", "done")
    assert s.state.counters["sand"] == 1


# Figures that are all in use


@pytest.mark.rule("NC-048", "NC-074", "NC-090")
def test_no_shambler_comes_out_of_the_dead_where_none_is_left() -> None:
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    for _ in range(8):
        s.intruder("shambler", "hibernatorium")
    s.intruder("fleshbeast", "canteen", injuries=5).top("deck-attack", "slash#3-1")
    s.fights("scout", "fleshbeast", "hit")
    assert s.intruders("canteen") == []
    assert len(s.intruders("hibernatorium")) == 8, "nor does one of the others come for it"


@pytest.mark.rule("NC-072", "NC-092")
def test_agile_carnomorphs_do_not_protect_their_eggs() -> None:
    s = CarnomorphScenario("scout", "captain", rooms={"scout": "nest", "captain": "cockpit"})
    s.adaptations("agile").dice(noise="silence")
    before = len(s.zone("eggs"))
    s.shoots("scout", "rifle", "eggs", "creeper")
    assert len(s.zone("eggs")) == before - 1


# What a step brings about when it is over


@pytest.mark.rule("NP-009", "NP-037")
def test_a_shock_that_wounds_may_earn_a_feat_at_once() -> None:
    rooms = {"android": "canteen", "scout": "cockpit"}
    s = AftermathScenario(
        "android", "scout", rooms=rooms, options={"packs": ["feats"]}, traits=True
    )
    s.only("feat-0", "card-hardened", rest="box").hand("android", "search")
    s.wounded("android", "leg", light=2).contaminated("android", infected=1)
    s.put("contamination-infected", "deck-0", source="hand-0").set(stage="round").begin()
    assert s.zone("feat-0") == []
    assert s.zone("deck-0")[-1] == "card-hardened"
