"""Void Seeders: panic cards, one by one, and what can be done against them."""

from typing import Any

import pytest

from hullbreach.games.nemesis.void_seeders.events import (
    CardForgotten,
    InsanityRose,
    PanicDrawn,
    PanicFailed,
    PanicStopped,
    WeaponEmptied,
    WoundOpened,
)
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Died,
    Discarded,
    Interrupted,
    MarkerPlaced,
    Moved,
    NoiseRolled,
    RoomEmptied,
)
from hullbreach.kernel.features import blank

EVENTS = {1: "hunt", 2: "terror-b", 3: "fear-a", 4: "neurosis"}
"""An event card for each direction."""


def scout(level: int = 5, room: str = "canteen", **position: Any) -> VoidScenario:
    """The scout in a room, this insane; the captain far away."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = VoidScenario("scout", "captain", rooms=rooms, **position)
    return s.hand("scout", "rest", "search", "search").mad("scout", level)


def together(level: int = 5, **position: Any) -> VoidScenario:
    """The scout and the captain in one room."""
    return scout(level, "canteen", **position).at("captain", "canteen")


# Any card


@pytest.mark.rule("NV-063", "NV-064")
def test_who_is_not_insane_enough_grows_more_insane() -> None:
    s = scout(1).panics("scout", "sabotage")
    s.heard(PanicDrawn, card="panic-sabotage", level=2, insanity=1, holds=True)
    s.heard(InsanityRose, level=2)
    assert s.items_left("canteen") == 2, "and the effect is not resolved"


@pytest.mark.rule("NV-066")
@pytest.mark.parametrize("level", [2, 4])
def test_who_is_insane_enough_does_what_the_card_says(level: int) -> None:
    s = scout(level).panics("scout", "sabotage")
    s.heard(PanicDrawn, holds=False)
    s.heard(RoomEmptied)
    assert (s.items_left("canteen"), s.insanity("scout")) == (0, level)


@pytest.mark.rule("NV-065")
def test_what_cannot_be_done_makes_more_insane() -> None:
    s = scout(3).set(searches={}).panics("scout", "sabotage")
    s.heard(PanicDrawn, holds=True)
    assert s.insanity("scout") == 4


@pytest.mark.rule("NV-101")
def test_what_cannot_be_done_kills_the_mad() -> None:
    s = scout(5).set(searches={}).panics("scout", "sabotage")
    s.heard(Died, who="scout")


@pytest.mark.rule("NV-099")
def test_drawn_cards_make_a_pile_that_is_shuffled_when_the_deck_is_empty() -> None:
    s = scout(2).panics("scout", "sabotage")
    assert s.zone("discard-panic") == ["panic-sabotage"]
    assert s.view("captain").discards["discard-panic"] == ["panic-sabotage"]
    s = scout(2)
    s.edit().move_all("deck-panic", "discard-panic")
    s.develops("insanity-violet")
    assert (len(s.zone("deck-panic")), len(s.zone("discard-panic"))) == (19, 1)


# Interruption


@pytest.mark.rule("NV-067", "NV-102", "NV-100")
def test_somebody_in_the_room_can_prevent_it() -> None:
    s = together(3, reactions=True).hand("captain", "interruption", "search")
    s.is_("captain", passed=True).panics("scout", "self-mutilation")
    s.interrupts("captain")
    s.heard(Interrupted, who="character-captain")
    s.heard(PanicStopped, card="panic-self-mutilation")
    assert (s.light("scout"), s.insanity("scout")) == (0, 3)


@pytest.mark.rule("NV-067")
def test_nobody_prevents_it_from_another_room() -> None:
    s = scout(3, reactions=True).hand("captain", "interruption", "search")
    s.panics("scout", "self-mutilation")
    assert s.light("scout") == 2


@pytest.mark.rule("NV-100")
def test_nobody_prevents_that_insanity_rises() -> None:
    s = together(2, reactions=True).hand("captain", "interruption", "search")
    s.panics("scout", "self-mutilation")
    assert s.insanity("scout") == 3, "nobody was asked"


# The cards


@pytest.mark.rule("NV-066", "NV-065")
@pytest.mark.parametrize("broken", [False, True])
def test_destructive_outburst(broken: bool) -> None:
    s = scout(2)
    if broken:
        s.mark("malfunction", "canteen")
    s.panics("scout", "destructive-outburst")
    assert "malfunction" in s.lying("canteen")
    assert s.insanity("scout") == (3 if broken else 2)


@pytest.mark.rule("NV-065")
def test_no_outburst_where_nothing_can_break() -> None:
    assert scout(2, "nest").panics("scout", "destructive-outburst").insanity("scout") == 3


@pytest.mark.rule("NV-066", "NV-065")
@pytest.mark.parametrize("burning", [False, True])
def test_pyromaniac(burning: bool) -> None:
    s = scout(3)
    if burning:
        s.mark("fire", "canteen")
    s.panics("scout", "pyromaniac")
    assert s.lying("canteen").count("fire") == 1
    assert s.insanity("scout") == (4 if burning else 3)


def direction(s: VoidScenario) -> tuple[int, str]:
    """A corridor of the scout's room by its number, and the room beyond."""
    board, here = s.play.board, s.slot("canteen")
    number, way = next(
        (number, way) for number, way in board.exits[here].items() if way in board.passages
    )
    return number, board.passages[way].beyond(here)


@pytest.mark.rule("NV-066")
def test_blind_escape() -> None:
    s = scout(2)
    number, beyond = direction(s)
    s.top("deck-event", f"event-{EVENTS[number]}").panics("scout", "blind-escape")
    assert s.where("scout") == beyond
    s.heard(Moved, who="character-scout")
    s.heard(NoiseRolled)
    assert f"event-{EVENTS[number]}" in s.zone("discard-event")
    assert s.insanity("scout") == 2


@pytest.mark.rule("NV-065")
def test_blind_escape_into_a_closed_door() -> None:
    s = scout(2)
    number, beyond = direction(s)
    s.door("canteen", beyond).top("deck-event", f"event-{EVENTS[number]}")
    s.panics("scout", "blind-escape").heard(PanicFailed)
    assert (s.where("scout"), s.insanity("scout")) == (s.slot("canteen"), 3)


@pytest.mark.rule("NV-065")
def test_blind_escape_does_not_lead_into_ducts() -> None:
    s = scout(2)
    slot, number = next(
        (slot, number)
        for slot, ways in s.play.board.exits.items()
        for number, way in ways.items()
        if way in s.play.board.networks
    )
    s.at("scout", slot).top("deck-event", f"event-{EVENTS[number]}")
    s.panics("scout", "blind-escape")
    assert (s.where("scout"), s.insanity("scout")) == (slot, 3)


@pytest.mark.rule("NV-066")
@pytest.mark.parametrize("kind", ["lurker", "lair"])
def test_insane_courage(kind: str) -> None:
    s = scout(2)
    near = s.play.board.neighbours[s.slot("canteen")]
    s.intruder(kind, near[0]).intruder("lurker", near[1]).panics("scout", "insane-courage")
    asked = {option.args[0] for option in s.asked("scout", "dare").options}
    assert asked == {near[0], near[1]}
    s.does("scout", "dare", near[0])
    assert s.where("scout") == near[0]


@pytest.mark.rule("NV-065")
@pytest.mark.parametrize("shut", [False, True])
def test_no_courage_without_anything_next_door(shut: bool) -> None:
    s = scout(2)
    if shut:
        near = s.play.board.neighbours[s.slot("canteen")][0]
        s.intruder("lair", near).door("canteen", near)
    assert s.panics("scout", "insane-courage").insanity("scout") == 3


@pytest.mark.rule("NV-066")
def test_demotivation() -> None:
    s = together(2).hand("captain", "rest").panics("scout", "demotivation")
    s.does("scout", "discard", "rest")
    assert (s.spent("scout"), s.spent("captain"), s.insanity("scout")) == (["rest"], ["rest"], 3)
    assert s.insanity("captain") == 1


@pytest.mark.rule("NV-065")
def test_demotivation_of_nobody() -> None:
    s = together(2).hand("scout").hand("captain").panics("scout", "demotivation")
    s.heard(PanicDrawn, holds=True)
    assert s.insanity("scout") == 3


@pytest.mark.rule("NV-066")
def test_ripping_off_the_bandages() -> None:
    s = (
        scout(2)
        .wounded("scout", dressed=("leg", "arm"))
        .panics("scout", "ripping-off-the-bandages")
    )
    s.does("scout", "reopen", "wound-arm").heard(WoundOpened, wound="wound-arm")
    assert (s.wounds("scout"), s.light("scout"), s.insanity("scout")) == (["arm"], 1, 2)


@pytest.mark.rule("NV-065")
def test_no_bandages_to_rip_off() -> None:
    s = scout(2).wounded("scout", "leg").panics("scout", "ripping-off-the-bandages")
    assert (s.light("scout"), s.insanity("scout")) == (0, 3)


@pytest.mark.rule("NV-066")
def test_defeatism() -> None:
    s = together(3).mad("captain", 2).panics("scout", "defeatism")
    assert (s.insanity("scout"), s.insanity("captain")) == (4, 3)


@pytest.mark.rule("NV-066")
def test_self_mutilation() -> None:
    s = scout(3).panics("scout", "self-mutilation")
    assert (s.light("scout"), s.insanity("scout")) == (2, 3)


@pytest.mark.rule("NV-066")
@pytest.mark.parametrize("alone", [False, True])
def test_bloodlust(alone: bool) -> None:
    s = (scout if alone else together)(3).panics("scout", "bloodlust")
    assert (len(s.wounds("scout")), len(s.wounds("captain"))) == (int(alone), int(not alone))


@pytest.mark.rule("NV-066")
def test_bloodlust_spares_nobody_else() -> None:
    crew = ("scout", "captain", "soldier")
    s = VoidScenario(*crew, rooms=dict.fromkeys(crew, "canteen")).mad("scout", 3)
    s.panics("scout", "bloodlust")
    assert [len(s.wounds(one)) for one in crew] == [0, 1, 1]


@pytest.mark.rule("NV-066")
def test_hopelessness() -> None:
    s = scout(3).contaminated("scout", clean=1, zone="deck").panics("scout", "hopelessness")
    options = [option.args[0] for option in s.asked("scout", "forget").options]
    assert all(card.startswith("card-") for card in options)
    s.does("scout", "forget", options[0]).heard(CardForgotten, card=options[0])
    assert options[0] in s.zone("gone")
    assert len(s.spent("scout")) == len(s.heard(Discarded, who="scout").cards) == 2


def test_learners_see_the_cards_of_hopelessness() -> None:
    s = scout(3).contaminated("scout", clean=1, zone="deck").panics("scout", "hopelessness")
    options = [option.args[0] for option in s.asked("scout", "forget").options]
    observer = s.table.game.observer(s.options, s.seats)
    row = blank(len(observer.names))
    observer.write(s.view("scout"), row)
    seen = dict(zip(observer.names, row, strict=True))
    assert all(seen[f"looking at: {card}"] for card in options)


@pytest.mark.rule("NV-065")
def test_hopelessness_without_action_cards() -> None:
    s = scout(3).contaminated("scout", clean=2, infected=1, zone="deck")
    s.panics("scout", "hopelessness").heard(PanicFailed)
    assert (s.insanity("scout"), len(s.spent("scout"))) == (4, 3)


@pytest.mark.rule("NV-066", "NV-065")
@pytest.mark.parametrize("ammo", [0, 2])
def test_hallucinations(ammo: int) -> None:
    s = scout(3).ammo("scout", "rifle", ammo).panics("scout", "hallucinations")
    assert s.loaded("scout", "rifle") == 0
    assert s.insanity("scout") == (3 if ammo else 4)
    assert len(s.heard_of(WeaponEmptied)) == bool(ammo)


@pytest.mark.rule("NV-066")
def test_destruction() -> None:
    s = scout(4).has("scout", "supply-egg").panics("scout", "destruction")
    assert s.carries("scout") == ["egg"], "an egg is no item"
    assert s.insanity("scout") == 4


@pytest.mark.rule("NV-066", "NV-064")
@pytest.mark.parametrize("level", [4, 5])
def test_heart_attack(level: int) -> None:
    s = scout(level).panics("scout", "heart-attack")
    assert s.crew("scout").alive == (level == 4)


# In a pod


@pytest.mark.rule("NV-020", "NV-065")
@pytest.mark.parametrize("card", ["defeatism", "pyromaniac", "blind-escape", "sabotage"])
def test_who_waits_in_a_pod_is_in_no_room(card: str) -> None:
    s = scout(3).in_pod("scout").panics("scout", card)
    s.unheard(MarkerPlaced).unheard(Moved)
    assert s.insanity("scout") == 4


@pytest.mark.rule("NV-066")
def test_who_waits_in_a_pod_is_alone_with_the_bloodlust() -> None:
    s = scout(3).in_pod("scout").panics("scout", "bloodlust")
    assert len(s.wounds("scout")) == 1


# The Psychologist


def couch(level: int = 3, **position: Any) -> VoidScenario:
    """The Psychologist and the scout in one room."""
    rooms = {"psychologist": "canteen", "scout": "canteen"}
    packs = {"packs": ["aftermath-characters"]}
    s = VoidScenario("psychologist", "scout", rooms=rooms, options=packs, **position)
    return s.mad("scout", level).mad("psychologist", 1).hand("scout", "rest")


@pytest.mark.rule("NV-067", "N-549")
@pytest.mark.parametrize("calms", [False, True])
def test_she_brings_somebody_to_their_senses(calms: bool) -> None:
    s = couch(2, reactions=True).hand("psychologist", "dont-panic").panics("scout", "sabotage")
    while s.asked().text.id != "ask-steady":
        s.passes()
    s.does("psychologist", "react", "dont-panic") if calms else s.passes("psychologist")
    while not s.over and s.waiting() and s.asked().text.id.startswith("ask-interrupt"):
        s.passes()
    assert s.items_left("canteen") == (2 if calms else 0)
    assert s.insanity("scout") == 2


@pytest.mark.rule("NV-055", "NV-058")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, True), (3, False), (4, True)])
def test_group_therapy_calms_where_insanity_can_sink(level: int, offered: bool) -> None:
    s = (
        couch(level)
        .hand("psychologist", "group-therapy", "rest")
        .plays("psychologist", "group-therapy")
    )
    s.does("psychologist", "no-scan")
    assert ("calm-down" in s.offered("scout")) == offered
    s.does("scout", "calm-down" if offered else "no-scan")
    assert s.insanity("scout") == level - offered
