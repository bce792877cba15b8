"""Traits: what each of the twelve cards does."""

from typing import Any

import pytest

from hullbreach.games.nemesis.aftermath_characters.events import LaikaMoved
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.traits.events import Rushed, WentAlong
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Discarded,
    Injured,
    NoiseRolled,
    Peeked,
    Scanned,
    Shot,
)

CREW = (
    "captain", "mechanic", "pilot", "scientist", "scout", "soldier", "medic",
    "ceo", "android", "psychologist", "bounty-hunter", "convict",
)  # fmt: skip


def scene(
    who: str,
    *cards: str,
    room: str = "canteen",
    other: str = "mechanic",
    together: bool = False,
    traits: bool = True,
    **position: Any,
) -> AftermathScenario:
    other = other if who != other else "scout"
    rooms = {who: room, other: room if together else "cockpit"}
    s = AftermathScenario(who, other, rooms=rooms, traits=traits, **position)
    return s.hand(who, *cards) if cards else s


@pytest.mark.rule("NP-064")
def test_there_is_one_trait_for_each_character() -> None:
    everybody = GAME.edition(GAME.agree(["aftermath-characters", "medic", "traits"]))
    assert set(everybody.box.own_decks["trait"]) == set(everybody.box.characters) == set(CREW)
    tally = {line.list: line.here for line in everybody.box.tally() if line.pack == "traits"}
    assert tally == {"traits": 12}


@pytest.mark.rule("NP-032")
@pytest.mark.parametrize("who", CREW)
def test_a_trait_lies_open_beside_its_character(who: str) -> None:
    s = scene(who)
    assert s.view(1).traits[0] == [f"trait-{who}"]
    panel = next(panel for panel in GAME.scene(s.view(1)).panels if panel.seat == 0)
    assert "table-traits" in [fact.label.id for fact in panel.facts]
    assert [hand.id for hand in GAME.scene(s.view(0)).hands if hand.id == "traits"]
    assert len(s.zone("deck-trait")) == 10
    s.ledger_ok()


@pytest.mark.rule("NP-032")
def test_traits_are_optional() -> None:
    assert not hasattr(scene("scout", traits=False).view(0), "traits")
    alone = GAME.edition(GAME.agree(["traits"]))
    assert set(alone.box.characters) == {
        "captain",
        "mechanic",
        "pilot",
        "scientist",
        "scout",
        "soldier",
    }


# Captain


@pytest.mark.rule("NP-032")
def test_the_captain_shoots_on_until_he_misses() -> None:
    s = scene("captain", "rest").intruder("breeder", "canteen")
    s.dice(combat=["hit", "hit", "blank"]).does(
        "captain", "shoot", "six-shooter", s.aim("breeder")
    ).pays()
    s.does("captain", "shoot-on").does("captain", "shoot-on")
    assert s.loaded("captain", "six-shooter") == 3
    assert [event.injuries for event in s.heard_of(Injured)] == [2], "the blood is checked once"


@pytest.mark.rule("NP-032")
def test_the_captain_may_hold_his_fire() -> None:
    s = scene("captain", "rest").intruder("breeder", "canteen").dice(combat="hit")
    s.does("captain", "shoot", "six-shooter", s.aim("breeder")).pays().does("captain", "hold-fire")
    assert [event.injuries for event in s.heard_of(Injured)] == [1]
    s = scene("captain", "rest").intruder("breeder", "canteen")
    s.shoots("captain", "six-shooter", "breeder", "blank")
    assert not s.asking("captain", "shoot-on")
    s = scene("captain", "rest").has("captain", "shotgun").intruder("breeder", "canteen")
    s.shoots("captain", "shotgun", "breeder", "hit")
    assert len(s.heard_of(Shot)) == 1, "only with the Six-Shooter"


@pytest.mark.rule("NP-032")
def test_the_captain_stops_without_ammo() -> None:
    s = scene("captain", "rest").ammo("captain", "six-shooter", 1).intruder("breeder", "canteen")
    s.shoots("captain", "six-shooter", "breeder", "hit")
    assert not s.asking("captain", "shoot-on")


# Mechanic, Pilot, Scientist, Scout, Soldier, Medic


@pytest.mark.rule("NP-032")
@pytest.mark.parametrize("traits", [False, True])
def test_the_mechanic_crafts_with_his_own_things(traits: bool) -> None:
    s = scene("mechanic", "ingenuity", traits=traits).has("mechanic", "chemicals")
    effects = s.play.effects.cards.of("card-ingenuity")
    improvise = next(one for one in effects if one.__name__ == "improvise")
    assert ("denied" in str(getattr(next(improvise(s.play, 0)), "why", ""))) == (not traits)


@pytest.mark.rule("NP-032")
def test_nobody_elses_things_count_as_yellow() -> None:
    s = scene("mechanic").has("mechanic", "six-shooter")
    rules = s.play.rules
    assert rules.crafts_as(s.play, 0, "item-six-shooter#starting") != "deck-yellow"
    own = next(thing for thing in s.zone("hands-0") if "six" not in thing)
    assert rules.crafts_as(s.play, 0, own) == "deck-yellow"
    assert rules.deck_of(own) == ""


@pytest.mark.rule("NP-032")
@pytest.mark.parametrize("work", [False, True])
def test_the_pilot_works_a_door_from_the_cockpit(work: bool) -> None:
    s = (
        scene("pilot", "rest", "search", room="cockpit")
        .works("pilot")
        .does("pilot", "effect", "check-coordinates")
    )
    way = s.corridor("hibernatorium", s.play.board.neighbours[s.slot("hibernatorium")][0])
    s.does("pilot", "close-door", way) if work else s.does("pilot", "done")
    assert (way in s.doors()) == work


@pytest.mark.rule("NP-032")
def test_other_rooms_have_no_doors_for_the_pilot() -> None:
    s = scene("pilot", "rest", "search", room="engine-1").works("pilot")
    assert not s.asking("pilot", "authorization")


@pytest.mark.rule("NP-032")
def test_the_scientists_leg_comes_dressed() -> None:
    s = scene("scientist", "rest").intruder("adult", "canteen").top("deck-wound", "wound-leg")
    s.fights("scientist", "adult", "blank")
    assert (s.wounds("scientist"), s.dressed("scientist")) == ([], ["leg"])
    s = scene("scientist", "rest").intruder("adult", "canteen").top("deck-wound", "wound-arm")
    s.fights("scientist", "adult", "blank")
    assert s.wounds("scientist") == ["arm"]


@pytest.mark.rule("NP-032")
def test_the_scout_looks_everywhere_in_a_white_room() -> None:
    s = scene("scout", "search", room="cabins").plays("scout", "search")
    cards = [option.args[0] for option in s.asked("scout", "keep").options]
    assert [one.partition("#")[2].partition("-")[0] for one in cards] == ["red", "yellow", "green"]
    before = {colour: len(s.zone(f"deck-{colour}")) for colour in ("red", "yellow", "green")}
    s.does("scout", "keep", cards[1])
    after = {colour: len(s.zone(f"deck-{colour}")) for colour in ("red", "yellow", "green")}
    assert after == {
        "red": before["red"] + 1,
        "yellow": before["yellow"],
        "green": before["green"] + 1,
    }
    assert s.items_left("cabins") == 1
    s.ledger_ok()


@pytest.mark.rule("NP-032")
def test_in_other_rooms_the_scout_searches_as_usual() -> None:
    s = scene("scout", "search", room="armory").plays("scout", "search")
    assert {
        option.args[0].partition("#")[2][:3] for option in s.asked("scout", "keep").options
    } == {"red"}


@pytest.mark.rule("NP-032")
def test_the_soldier_rushes_once_a_turn() -> None:
    s = scene("soldier", "rest", "search").does("soldier", "rush")
    s.heard(Rushed)
    assert (s.light("soldier"), s.actions_left()) == (1, 3)
    assert s.denied("soldier", "rush") == "NP-032"
    s.rests("soldier")
    assert "rushed" not in s.crew("soldier").counters
    assert "rush" not in [
        option.verb for option in scene("captain", "rest").asked("captain", "turn").options
    ]


@pytest.mark.rule("NP-032")
def test_who_may_do_anything_need_not_rush() -> None:
    s = scene("soldier", "rest", "search", "search").has("soldier", "adrenaline-injection")
    s.uses("soldier", "adrenaline-injection")
    assert s.state.boundless
    assert s.denied("soldier", "rush") == "NP-032"


@pytest.mark.rule("NP-032")
def test_the_captain_does_not_go_on_shooting_at_eggs() -> None:
    s = scene("captain", "rest", "search", room="nest").dice(noise="silence")
    s.shoots("captain", "six-shooter", "eggs", "hit")
    assert not s.asking("captain", "shoot-on")
    assert len(s.zone("eggs")) == 4


@pytest.mark.rule("NP-032")
def test_the_medic_draws_for_helping_others() -> None:
    s = scene("medic", "pharmacist", other="scout", together=True).wounded("scout", "leg")
    s.plays("medic", "pharmacist")
    green = s.play.colour(s.where("medic")) == "green"
    assert len(s.cards("medic")) == 1 + green
    s = scene("medic", "pharmacist", other="scout", together=True).wounded("medic", "leg")
    s.plays("medic", "pharmacist")
    assert len(s.cards("medic")) == green, "not for helping herself"
    s = scene("medic", "field-dressing", "rest", other="scout", together=True).is_("scout", light=1)
    s.plays("medic", "field-dressing", "rest")
    assert len(s.cards("medic")) == 1 + green


# CEO


@pytest.mark.rule("NP-033")
def test_the_robot_nurses_the_ceo_as_long_as_it_has_energy() -> None:
    s = scene("ceo", "robot-demolition")
    assert (s.wounds("ceo"), s.dressed("ceo")) == ([], ["body"])
    assert s.play.rules.hand_limit(s.play, 0) == 5
    s.charged(1).plays("ceo", "robot-demolition")
    assert (s.wounds("ceo"), s.dressed("ceo")) == (["body"], [])
    assert s.play.rules.hand_limit(s.play, 0) == 4
    s.hand("ceo", "rest").has("ceo", "energy-charge").uses("ceo", "energy-charge", "charge-robot")
    assert s.dressed("ceo") == ["body"]


@pytest.mark.rule("NP-034")
def test_the_wounded_body_can_be_healed() -> None:
    s = scene("ceo", "rest", "robot-demolition").has("ceo", "medkit").uses("ceo", "medkit")
    assert s.dressed("ceo") == s.wounds("ceo") == []
    s.wounded("ceo", dressed=["body"]).charged(1).plays("ceo", "robot-demolition")
    assert s.dressed("ceo") == ["body"], "one that was dressed by hand stays dressed"


@pytest.mark.rule("NP-036", "NP-065", "NP-066")
@pytest.mark.parametrize("crew", [("ceo", "android"), ("android", "ceo")])
def test_the_ceo_knows_what_the_company_wants(crew: tuple[str, str]) -> None:
    s = AftermathScenario(*crew, "scout", traits=True)
    ceo, android = s.seat_of("ceo"), s.seat_of("android")
    seen = [[one for one in who.objectives if one] for who in s.view(ceo).crew]
    rows = s.box.objectives
    decks = [[rows[one.removeprefix("objective-")].deck for one in cards] for cards in seen]
    assert decks[android] == ["corporate", "corporate"]
    assert decks[2] == ["corporate"]
    assert not any(s.view(2).crew[android].objectives)


@pytest.mark.rule("NP-035", "NP-065")
def test_without_corporate_objectives_there_is_nothing_to_see() -> None:
    s = AftermathScenario("ceo", "scout", traits=True, options={"mode": "coop"})
    assert not [event for event in s.told() if isinstance(event, Peeked)]
    s = AftermathScenario("ceo", "scout")
    assert not any(s.view("ceo").crew[1].objectives), "nor without the trait"


# Android


@pytest.mark.rule("NP-066")
def test_the_android_has_two_corporate_objectives() -> None:
    s = AftermathScenario("android", "scout", traits=True)
    rows = s.box.objectives
    decks = [rows[one.removeprefix("objective-")].deck for one in s.zone("objectives-0")]
    assert decks == ["corporate", "corporate"]
    s.set(met=False).noise_around("hibernatorium").blind("bag", "token-adult-2").rolls("android", 1)
    assert len(s.asked("android", "objective").options) == 2, "one of them is kept"
    for options in ({"mode": "coop"},):
        s = AftermathScenario("android", "scout", traits=True, options=options)
        assert s.zone("objectives-0") == []
    s = AftermathScenario("android", traits=True)
    assert len(s.zone("objectives-0")) == 2
    s.ledger_ok()


@pytest.mark.rule("NP-037", "NP-038", "NP-067")
@pytest.mark.parametrize("infected", [False, True])
def test_contamination_burns_out_when_it_is_drawn(infected: bool) -> None:
    s = scene("android", "overclock")
    s.contaminated("android", infected=2 * infected, clean=2 * (not infected), zone="deck")
    s.plays("android", "overclock")
    assert (s.contamination("android"), len(s.cards("android"))) == (0, 3)
    assert sum(event.infected for event in s.heard_of(Scanned)) == 2 * infected
    light, serious = s.light("android"), len(s.wounds("android"))
    assert (light, serious) == ((0, 1) if infected else (1, 0))
    assert not s.crew("android").larva
    s.ledger_ok()


@pytest.mark.rule("NP-037")
def test_the_android_burns_it_out_wherever_it_sits() -> None:
    s = AftermathScenario("mechanic", "android", traits=True).hand("android", "overclock")
    s.contaminated("android", infected=2, zone="deck").set(turn=1).plays("android", "overclock")
    assert len(s.wounds("android")) == 1


@pytest.mark.rule("NP-037")
def test_contamination_that_is_not_drawn_stays() -> None:
    s = scene("android", "search").contaminated("android", infected=1, zone="discard")
    s.contaminated("android", clean=1)
    s.rests("android")
    assert s.contamination("android") == 2
    s = scene("android", "overclock", traits=False).contaminated("android", clean=2, zone="deck")
    s.plays("android", "overclock")
    assert s.contamination("android") == 2, "without the trait"


@pytest.mark.rule("NP-067")
def test_with_carnomorphs_it_brings_no_marker() -> None:
    s = AftermathScenario("android", "scout", traits=True, options={"packs": ["carnomorphs"]})
    s.hand("android", "overclock").contaminated("android", infected=1, zone="deck").plays(
        "android", "overclock"
    )
    assert s.zone("mutation-0") == []
    assert s.light("android") == 2


# Psychologist


def two(**position: Any) -> AftermathScenario:
    s = scene(
        "mechanic",
        "rest",
        "search",
        "search",
        other="psychologist",
        together=True,
        reactions=True,
        **position,
    )
    return s.hand("psychologist", "rest", "search").dice(noise="silence")


def leaves(s: AftermathScenario) -> str:
    there = s.play.board.neighbours[s.slot("canteen")][0]
    if there not in s.state.explored:
        s.explore(s.zone(f"tile-{there}")[0], there)
    s.does("mechanic", "move", there).pays()
    while s.asking("psychologist", "interrupt"):
        s.passes("psychologist")
    return str(there)


@pytest.mark.rule("NP-039", "NP-040", "NP-068")
def test_the_psychologist_goes_along() -> None:
    s = two()
    there = leaves(s)
    s.does("psychologist", "go-along").does("psychologist", "discard", "rest")
    s.heard(Discarded, who="psychologist", cards=["card-rest"])
    s.heard(WentAlong)
    assert s.where("mechanic") == s.where("psychologist") == there
    assert s.spent("psychologist") == ["rest"]
    assert [event.who for event in s.heard_of(NoiseRolled)] == ["character-mechanic"]


@pytest.mark.rule("NP-039")
def test_she_may_stay() -> None:
    s = two()
    leaves(s)
    s.passes("psychologist")
    assert s.where("psychologist") == s.slot("canteen")


@pytest.mark.rule("NP-068")
def test_she_follows_only_from_the_same_room_and_out_of_no_fight() -> None:
    s = two().at("psychologist", "cockpit")
    leaves(s)
    assert not s.asking("psychologist", "go-along")
    s = two().intruder("adult", "canteen").top("deck-attack", "attack-bite")
    leaves(s)
    assert not s.asking("psychologist", "go-along")


@pytest.mark.rule("NP-039")
def test_without_a_card_she_is_not_asked() -> None:
    s = two().hand("psychologist")
    there = leaves(s)
    assert s.where("mechanic") == there
    assert not s.asking("psychologist", "go-along")


@pytest.mark.rule("NP-032")
@pytest.mark.parametrize("together", [False, True])
def test_alone_she_draws_fewer_cards(together: bool) -> None:
    s = scene("psychologist", together=together)
    assert s.play.rules.hand_limit(s.play, 0) == (5 if together else 4)
    assert s.play.rules.hand_limit(s.play, 1) == 5


@pytest.mark.rule("NP-032")
def test_one_companion_is_enough_wherever_the_others_are() -> None:
    rooms = {"psychologist": "canteen", "scout": "canteen", "mechanic": "cockpit"}
    s = AftermathScenario("psychologist", "scout", "mechanic", rooms=rooms, traits=True)
    assert s.play.rules.hand_limit(s.play, 0) == 5


# Bounty Hunter


def walking() -> AftermathScenario:
    return scene("bounty-hunter", "rest", "search").dice(noise=["silence"] * 3)


@pytest.mark.rule("NP-041")
def test_laika_walks_before_his_first_turn_of_a_round() -> None:
    s = walking()
    there = s.play.board.neighbours[s.slot("canteen")][0]
    s.does("bounty-hunter", "send-laika", there)
    s.heard(LaikaMoved)
    assert s.laika() == there
    assert s.actions_left() == 2
    s.goes("bounty-hunter", there)
    assert not s.asking("bounty-hunter", "laika"), "once a round"
    s.set(round=2)
    s.hand("bounty-hunter", "rest").begin()
    assert s.asking("bounty-hunter", "laika")


@pytest.mark.rule("NP-041")
def test_without_the_trait_only_the_card_moves_her() -> None:
    s = scene("bounty-hunter", "rest", traits=False)
    assert not s.asking("bounty-hunter", "laika")
    s = walking().does("bounty-hunter", "stay")
    assert s.laika() == ""


# Convict


@pytest.mark.rule("NP-048")
@pytest.mark.parametrize(
    ("wounds", "traits", "lives"), [(3, True, True), (4, True, False), (3, False, False)]
)
def test_the_convict_is_hard_to_kill(wounds: int, traits: bool, lives: bool) -> None:
    s = scene("convict", "rest", traits=traits).mark("fire", "canteen")
    s.wounded("convict", *("leg", "arm", "hand", "body")[:wounds]).rests("convict")
    assert s.crew("convict").alive == lives


@pytest.mark.rule("NP-048")
def test_attack_cards_that_kill_still_kill_him() -> None:
    s = scene("convict", "rest").wounded("convict", "leg", "arm").intruder("adult", "canteen")
    s.top("deck-attack", "attack-bite").event_phase()
    assert not s.crew("convict").alive


@pytest.mark.rule("NP-048")
def test_he_can_hold_four_wounds() -> None:
    s = (
        scene("convict", "rest")
        .wounded("convict", "leg", "arm", "hand")
        .intruder("adult", "canteen")
    )
    s.fights("convict", "adult", "blank")
    assert len(s.wounds("convict")) == 4
    meters = next(panel for panel in GAME.scene(s.view(1)).panels if panel.seat == 0).meters
    assert next(one for one in meters if one.icon == "serious-wound").most == 4


@pytest.mark.rule("NP-041", "NV-066")
def test_who_dies_while_laika_walks_has_no_turn() -> None:
    packs = ["aftermath-characters", "traits"]
    rooms = {"bounty-hunter": "canteen", "mechanic": "cockpit"}
    s = VoidScenario("bounty-hunter", "mechanic", rooms=rooms, options={"packs": packs})
    s.mad("bounty-hunter", 5).top("deck-panic", "heart-attack").blind("bag", "insanity-white")
    there = s.play.board.neighbours[s.slot("canteen")][0]
    for corridor in s.play.board.around[there]:
        s.noise(corridor)
    s.dice(noise="1").does("bounty-hunter", "send-laika", there)
    assert not s.crew("bounty-hunter").alive
    s.asked("mechanic", "turn")
