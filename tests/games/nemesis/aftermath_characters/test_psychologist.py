"""Aftermath, the Psychologist: how she leads, calms and watches the others."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import DroneGiven
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.survival.rules.events import AttackIgnored, Discarded, Found, Injured, Peeked

HER = "psychologist"


def psychologist(
    room: str = "canteen", *cards: str, together: bool = True, **position: Any
) -> AftermathScenario:
    rooms = {HER: room, "scout": room if together else "cockpit"}
    s = AftermathScenario(HER, "scout", rooms=rooms, **position)
    return s.hand(HER, *cards) if cards else s


def test_a_double_hit_of_her_pistol_counts_once() -> None:
    s = psychologist("canteen", "rest").intruder("breeder", "canteen")
    s.shoots(HER, "psychologists-pistol", "breeder", "double-hit")
    assert [event.injuries for event in s.heard_of(Injured)] == [1]


# Cards


@pytest.mark.rule("NA-106", "NA-209")
def test_lend_a_hand_to_somebody_else() -> None:
    s = psychologist("canteen", "lend-a-hand").hand("scout", "rest")
    s.does(HER, "play", "lend-a-hand").does(HER, "lend-hand", "character-scout")
    assert len(s.cards("scout")) == 2
    s.does("scout", "discard", "rest")
    assert (len(s.cards("scout")), s.spent("scout")) == (1, ["rest"])


@pytest.mark.rule("NA-106")
def test_lend_a_hand_to_herself() -> None:
    s = psychologist("canteen", "lend-a-hand", "rest").does(HER, "play", "lend-a-hand")
    s.does(HER, "lend-hand", "character-psychologist").does(HER, "discard", "rest")
    s.heard(Discarded, who=HER, cards=["card-rest"])
    assert len(s.cards(HER)) == 2


@pytest.mark.rule("NA-209")
def test_lend_a_hand_reaches_only_her_room() -> None:
    s = psychologist("canteen", "lend-a-hand", together=False).hand("scout")
    s.does(HER, "play", "lend-a-hand")
    asked = [ask for ask in s.table.asks() if ask.text.id == "ask-lend-hand"]
    assert not any("character-scout" in option.args for ask in asked for option in ask.options)
    assert len(s.cards(HER)) >= 1, "she is the only one there, and draws herself"
    assert s.cards("scout") == []


def test_suggestion_moves_somebody_for_free() -> None:
    s = psychologist("canteen", "suggestion").hand("scout", "rest").dice(noise="silence")
    there = s.play.board.neighbours[s.slot("canteen")][0]
    s.does(HER, "play", "suggestion").does(HER, "suggest-move", there)
    assert (s.where("scout"), s.cards("scout"), s.where(HER)) == (
        there,
        ["rest"],
        s.slot("canteen"),
    )


def test_suggestion_moves_somebody_carefully() -> None:
    s = psychologist("canteen", "suggestion").hand("scout")
    there = next(
        slot for slot in s.play.board.neighbours[s.slot("canteen")] if slot not in s.state.explored
    )
    s.token(there, "silence").does(HER, "play", "suggestion").does(HER, "suggest-careful", there)
    assert s.asked("scout", "careful").seat == 1


@pytest.mark.rule("N-189")
def test_nobody_is_talked_into_sneaking_where_noise_is_all_around() -> None:
    s = psychologist("canteen", "suggestion").hand("scout")
    there = s.play.board.neighbours[s.slot("canteen")][0]
    s.noise_around(there).does(HER, "play", "suggestion")
    ways = {option.verb for option in s.asked(HER).options if option.args[0] == there}
    assert ways == {"suggest-move"}


def test_suggestion_makes_somebody_pick_something_up() -> None:
    s = psychologist("canteen", "suggestion").mark("egg", "canteen").hand("scout")
    s.does(HER, "play", "suggestion").does(HER, "pick-up", "egg")
    assert "egg" in s.carries("scout")


def test_suggestion_needs_somebody_else() -> None:
    s = psychologist("canteen", "suggestion", together=False)
    assert s.denied(HER, "play", "suggestion") == "N-530"


@pytest.mark.parametrize("infected", [False, True])
def test_group_therapy_scans_one_card_of_each(infected: bool) -> None:
    s = psychologist("canteen", "group-therapy", "rest").hand("scout", "rest")
    s.contaminated("scout", infected=2 * infected, clean=2 * (not infected))
    s.plays(HER, "group-therapy", "rest").does(HER, "no-scan").does("scout", "scan-one")
    assert s.contamination("scout") == (2 if infected else 1)
    assert not s.crew("scout").larva


def test_an_infected_card_that_therapy_found_is_known() -> None:
    s = psychologist("canteen", "group-therapy", "rest").hand("scout", "rest")
    s.contaminated("scout", infected=1).plays(HER, "group-therapy", "rest")
    s.does(HER, "no-scan").does("scout", "scan-one")
    assert "contamination-infected#scanned" in s.state.zones["hand-1"]


@pytest.mark.parametrize("victim", [HER, "scout"])
def test_dont_panic_calms_anybody_in_her_room(victim: str) -> None:
    s = psychologist("canteen", "dont-panic", reactions=True).hand("scout")
    s.noise_around("canteen").blind("bag", "token-adult-4").top("deck-attack", "bite")
    s.rolls(victim, 1).does(HER, "react", "dont-panic")
    s.heard(AttackIgnored, who=f"character-{victim}", thanks_to="card-dont-panic")
    assert s.wounds(victim) == []


@pytest.mark.rule("N-549")
def test_dont_panic_does_not_reach_other_rooms() -> None:
    s = psychologist("canteen", "dont-panic", together=False, reactions=True).hand("scout")
    s.noise_around("cockpit").blind("bag", "token-adult-4").top("deck-attack", "bite")
    s.rolls("scout", 1)
    assert not s.asking(HER, "dont-panic")
    assert len(s.wounds("scout")) == 1, "nobody keeps it away"


@pytest.mark.rule("N-549")
def test_who_is_not_calmed_is_taken_by_surprise() -> None:
    s = psychologist("canteen", "dont-panic", reactions=True).hand("scout")
    s.noise_around("canteen").blind("bag", "token-adult-4").top("deck-attack", "bite")
    s.rolls("scout", 1).passes(HER).unheard(AttackIgnored)
    assert (len(s.wounds("scout")), s.spent(HER)) == (1, [])


def test_dont_panic_is_no_action() -> None:
    assert psychologist("canteen", "dont-panic").denied(HER, "play", "dont-panic") == "N-549"


# The drone


def watching(room: str, *cards: str) -> AftermathScenario:
    """The drone follows the Scout."""
    s = psychologist(room, "rest", "search").active(HER, "oculobe-drone")
    s.uses(HER, "oculobe-drone").set(turn=1, actions=2)
    return s.hand("scout", *cards or ("rest", "search"))


@pytest.mark.rule("NA-103")
def test_the_drone_stays_with_whom_it_was_given_to() -> None:
    s = psychologist("canteen", "rest").active(HER, "oculobe-drone").uses(HER, "oculobe-drone")
    s.heard(DroneGiven, whom="character-scout")
    assert s.view(HER).crew[1].pack == ["quest-oculobe-drone"]
    assert s.view(-1).crew[1].pack == ["quest-oculobe-drone"], "everybody sees it"
    s.set(turn=1, actions=2).hand("scout", "rest", "search")
    assert s.denied("scout", "drop", "oculobe-drone") == "NA-103"
    assert s.denied("scout", "use", "oculobe-drone") == "NA-103"
    s.does("scout", "trade").pays()
    assert "offer:quest-oculobe-drone" not in {option.id for option in s.asked("scout").options}


@pytest.mark.rule("NA-103")
def test_as_long_as_she_has_it_the_drone_is_a_thing_like_any_other() -> None:
    s = psychologist("canteen", "rest").active(HER, "oculobe-drone")
    assert s.is_offered(HER, "drop", "oculobe-drone")


@pytest.mark.rule("NA-103")
def test_the_drone_is_given_to_whomever_she_wants() -> None:
    everybody = (HER, "scout", "mechanic")
    s = AftermathScenario(*everybody, rooms=dict.fromkeys(everybody, "canteen"))
    s.hand(HER, "rest").active(HER, "oculobe-drone").uses(HER, "oculobe-drone")
    s.does(HER, "give-drone", "mechanic").heard(DroneGiven, whom="character-mechanic")


@pytest.mark.rule("NA-103")
def test_she_sees_the_coordinates_that_the_other_sees() -> None:
    s = watching("cockpit").works("scout").does("scout", "effect", "check-coordinates")
    assert next(event.seen for event in s.told(HER) if isinstance(event, Peeked))
    assert "coordinates" in {one.zone for one in s.view(HER).seen}


@pytest.mark.rule("NA-103")
def test_she_sees_engines_tiles_and_objectives() -> None:
    s = watching("engine-1").works("scout")
    assert "engine-1" in {one.zone for one in s.view(HER).seen}
    s = watching("monitoring-room").works("scout")
    slot = next(option.args[0] for option in s.asked("scout").options)
    s.does("scout", "look-at", slot)
    assert f"tile-{slot}" in {one.zone for one in s.view(HER).seen}


@pytest.mark.rule("NA-103")
def test_nobody_is_watched_without_the_drone() -> None:
    s = psychologist("cockpit").set(turn=1).hand("scout", "rest", "search").works("scout")
    s.does("scout", "effect", "check-coordinates")
    assert "coordinates" not in {one.zone for one in s.view(HER).seen}


@pytest.mark.rule("NA-104")
def test_the_drone_does_not_look_into_bags() -> None:
    s = watching("canteen", "search").has("scout", "grenade").plays("scout", "search")
    s.does("scout", "keep", s.asked("scout").options[0].args[0])
    found = [event for event in s.told(HER) if isinstance(event, Found)]
    assert all(event.left is None for event in found)
    assert "item-grenade#red" not in s.view(HER).crew[1].pack


@pytest.mark.rule("NA-105")
@pytest.mark.parametrize("closed", [False, True])
def test_the_emotion_scanner_does_not_see_through_doors(closed: bool) -> None:
    s = psychologist("hibernatorium", "rest", together=False).active(HER, "emotion-scanner")
    there = s.play.board.neighbours[s.where(HER)][0]
    s.at("scout", there)
    if closed:
        for way, beyond in s.play.board.ways[s.where(HER)]:
            if beyond == there:
                s.edit().lay("supply-door", way)
        assert s.denied(HER, "use", "emotion-scanner") == "NA-105"
    else:
        s.uses(HER, "emotion-scanner")
        assert all(s.view(HER).crew[1].objectives)


@pytest.mark.rule("NA-105")
def test_the_emotion_scanner_works_in_her_own_room() -> None:
    s = psychologist("canteen", "rest").active(HER, "emotion-scanner").uses(HER, "emotion-scanner")
    assert all(s.view(HER).crew[1].objectives)
    assert "emotion-scanner" not in s.carries(HER)
