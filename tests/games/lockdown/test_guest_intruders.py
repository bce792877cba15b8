"""Lockdown: the intruders of Nemesis instead of the nightstalkers, and what they do differently."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import Learned
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS
from hullbreach.games.survival.rules.events import (
    Attacked,
    BagDeveloped,
    Contaminated,
    Died,
    EggLaid,
    Encountered,
    EventDrawn,
    Injured,
    IntruderChanged,
    IntruderMoved,
    IntruderPlaced,
    NoiseRolled,
    Shot,
    Slimed,
    TokenAdded,
    WeaknessFound,
)

QUIET = "intruders-bulkheads-open"
HUNTED = {"packs": ["intruders"]}
LIGHT = pytest.mark.parametrize("lit", [True, False])


def hunted(*crew: str, lit: bool = True, **more: Any) -> LockdownScenario:
    """The first of these is in the repository, the others are far away; Nemesis's intruders hunt."""
    s = LockdownScenario(*(crew or ("survivor", "hacker")), options=HUNTED, **more)
    for seat in range(s.seats):
        s.at(seat, "013" if seat else "repository").knows(seat, 0)
    return s.powered("s-01") if lit else s.dark("s-01")


def attacked(s: LockdownScenario, card: str) -> LockdownScenario:
    """The attack step of the event phase, with this card; nothing else happens in it."""
    s.top("deck-attack", card).top("deck-event", "event-hunt-a").blind("bag", "token-blank")
    return s.set(stage="attacks", queue=["figure-1"]).begin()


# Attacks: darkness does not make them worse


@LIGHT
@pytest.mark.rule("L-541")
@pytest.mark.parametrize(
    ("card", "kind", "light", "serious"),
    [
        ("scratch#2", "creeper", 1, 0),
        ("scratch#2", "queen", 1, 0),
        ("claw-attack#3", "adult", 2, 0),
        ("bite#4", "adult", 0, 1),
        ("tail-attack#2", "queen", 0, 1),
        ("frenzy#3", "breeder", 0, 1),
    ],
)
def test_the_wounds_of_their_attacks(
    card: str, kind: str, light: int, serious: int, lit: bool
) -> None:
    s = attacked(hunted(lit=lit).intruder(kind, "repository"), card)
    s.heard(Attacked, who="survivor", intruder=kind, hit=True, surprise=False)
    assert s.crew("survivor").light == light
    assert len(s.zone("wounds-0")) == serious
    row = NEMESIS.attacks[card.partition("#")[0]]
    assert len([one for one in s.told() if isinstance(one, Contaminated)]) == row.contamination


@pytest.mark.rule("L-340", "L-541")
@pytest.mark.parametrize(("card", "kind"), [("bite#4", "creeper"), ("tail-attack#2", "adult")])
def test_an_attack_needs_the_symbol_of_the_attacker(card: str, kind: str) -> None:
    s = attacked(hunted().intruder(kind, "repository"), card)
    s.heard(Attacked, hit=False)
    assert s.zone("wounds-0") == []


@LIGHT
@pytest.mark.rule("L-541")
@pytest.mark.parametrize(
    ("card", "kind", "before", "dies"),
    [
        ("bite#4", "adult", ["arm", "leg"], True),
        ("bite#4", "adult", ["arm"], False),
        ("tail-attack#2", "queen", ["arm"], True),
        ("frenzy#3", "breeder", ["arm", "leg"], True),
    ],
)
def test_whom_they_kill(card: str, kind: str, before: list[str], dies: bool, lit: bool) -> None:
    s = attacked(hunted(lit=lit).wounded("survivor", *before).intruder(kind, "repository"), card)
    assert s.crew("survivor").alive is not dies
    if dies:
        s.heard(Died, who="survivor")


@pytest.mark.rule("L-541")
def test_a_frenzy_strikes_everybody_in_the_room() -> None:
    s = hunted("survivor", "hacker", "sentry").at("hacker", "repository")
    attacked(s.intruder("breeder", "repository"), "frenzy#3")
    assert [len(s.zone(f"wounds-{seat}")) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("L-541")
def test_their_slime() -> None:
    s = attacked(hunted().intruder("adult", "repository"), "slime#5")
    s.heard(Slimed, who="survivor")
    assert s.crew("survivor").slimed
    assert s.crew("survivor").light == 0


@pytest.mark.rule("L-541")
@pytest.mark.parametrize(("cards", "again"), [([], True), (["rest"], False)])
def test_a_creeper_becomes_a_breeder_and_attacks_empty_hands(cards: list[str], again: bool) -> None:
    s = hunted().hand("survivor", *cards).intruder("creeper", "repository", injuries=1)
    s.top("deck-attack", "scratch#2")
    attacked(s, "transformation#4").heard(IntruderChanged)
    assert s.intruders("repository") == ["breeder"]
    assert s.figure("breeder").injuries == 1
    assert (s.crew("survivor").light == 1) is again


@pytest.mark.rule("L-541")
def test_a_summoned_intruder_does_not_attack_at_once() -> None:
    s = hunted().hand("survivor").intruder("creeper", "repository").blind("bag", "token-adult-4")
    s.top("deck-attack", "summoning#3").set(stage="attacks", queue=["figure-1"])
    s.top("deck-event", "event-hunt-a").begin().heard(IntruderPlaced, intruder="adult")
    assert len([one for one in s.told() if isinstance(one, Attacked)]) == 1


# Tokens and the bag


@LIGHT
@pytest.mark.rule("L-291", "L-540")
@pytest.mark.parametrize(
    ("token", "cards"), [("adult-2", 2), ("adult-3", 3), ("adult-4", 4), ("creeper-1", 1)]
)
def test_one_number_in_light_and_darkness(token: str, cards: int, lit: bool) -> None:
    hand = ("rest", "search", "search", "demolition")
    for count, surprised in ((cards, False), (cards - 1, True)):
        s = hunted(lit=lit).hand("survivor", *hand[:count]).noise_around("repository")
        s.blind("bag", f"token-{token}").top("deck-attack", "scratch#2").rolls("survivor", 2)
        s.heard(Encountered, who="survivor")
        if surprised:
            s.heard(Attacked, surprise=True)
        else:
            s.unheard(Attacked)


@pytest.mark.rule("L-170", "L-171", "L-172", "L-173", "L-174", "L-178", "L-537", "L-540")
@pytest.mark.parametrize(
    ("token", "comes", "rolls"),
    [
        ("larva-1", "adult", 0),
        ("creeper-1", "breeder", 0),
        ("blank", "adult", 0),
        ("adult-3", "", 2),
        ("breeder-3", "", 2),
    ],
)
def test_the_colony_grows_with_their_tokens(token: str, comes: str, rolls: int) -> None:
    s = hunted()
    if f"token-{token}" not in s.zone("bag"):
        s.put(f"token-{token}", "bag", source="pool")
    before = len(s.zone("bag"))
    s.dice(noise=["silence"] * rolls).phase("bag", QUIET, token).heard(BagDeveloped)
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == rolls
    if comes:
        s.heard(TokenAdded, token=comes)
    else:
        s.unheard(TokenAdded)
    assert len(s.zone("bag")) == before + (token == "blank")


@pytest.mark.rule("L-176", "L-177", "L-537", "L-540")
@pytest.mark.parametrize("there", [True, False])
def test_their_queen_comes_to_her_nest_or_lays_an_egg(there: bool) -> None:
    s = hunted().explore("nest").hand("survivor", "rest", "search", "search", "demolition")
    if there:
        s.at("survivor", "nest")
    if "token-queen-4" not in s.zone("bag"):
        s.put("token-queen-4", "bag", source="pool")
    eggs = len(s.zone("eggs"))
    s.phase("bag", QUIET, "queen-4")
    if there:
        s.heard(IntruderPlaced, intruder="queen", room="nest")
        s.unheard(Attacked)
        assert "token-queen-4" in s.zone("pool")
    else:
        s.heard(EggLaid)
    assert len(s.zone("eggs")) == eggs + (not there)


# Weaknesses: in force for everyone, whatever they know


def knowing(weakness: str, *, kind: str = "adult", found: int = 1) -> LockdownScenario:
    """A Sentry who knows nothing faces an intruder in the dark; this weakness is the first."""
    s = hunted("sentry", "hacker", lit=False).weaknesses(weakness, found=found)
    return s.hand("sentry", "rest", "search", "search").intruder(kind, "repository")


FOUND = pytest.mark.parametrize("found", [0, 1])


@FOUND
@pytest.mark.rule("L-542")
def test_energy_hurts_them(found: int) -> None:
    s = knowing("vulnerability-to-energy", found=found).top("deck-attack", "scratch#6")
    s.shoots("sentry", "smg", "adult", "hit")
    assert s.heard(Shot).injuries == 1 + found


@FOUND
@pytest.mark.rule("L-542")
def test_their_vital_places(found: int) -> None:
    s = knowing("vital-places", found=found).top("deck-attack", "scratch#6")
    s.shoots("sentry", "smg", "adult", "blank")
    assert s.heard(Shot).injuries == found


@FOUND
@pytest.mark.rule("L-542")
def test_on_the_brink_they_die_sooner_by_whatever_means(found: int) -> None:
    s = knowing("species-on-the-brink-of-extinction", found=found).top("deck-attack", "scratch#3")
    s.shoots("sentry", "smg", "adult", "double-hit")
    assert s.heard(Injured, injuries=2).killed is bool(found)
    s = knowing("species-on-the-brink-of-extinction", found=found).at("sentry", "002")
    s.set("intruders", 0, injuries=1).mark("fire", "repository").top("deck-attack", "scratch#3")
    s.phase("fire", QUIET)
    assert s.heard(Injured).killed is bool(found), "fire needs to know nothing"


@FOUND
@pytest.mark.rule("L-542")
def test_their_way_of_fighting_makes_bites_light(found: int) -> None:
    s = attacked(knowing("the-way-of-fighting", found=found), "bite#4")
    assert s.crew("sentry").light == found
    assert len(s.zone("wounds-0")) == 1 - found
    s = attacked(knowing("the-way-of-fighting", found=found, kind="breeder"), "bite#4")
    assert len(s.zone("wounds-0")) == 1, "only of adults"


@FOUND
@LIGHT
@pytest.mark.rule("L-540", "L-542")
def test_their_reaction_to_danger_lowers_the_number(found: int, lit: bool) -> None:
    s = hunted(lit=lit).weaknesses("reaction-to-danger", found=found).hand("survivor", "rest")
    s.noise_around("repository").blind("bag", "token-adult-2").top("deck-attack", "scratch#2")
    s.rolls("survivor", 2)
    if found:
        s.unheard(Attacked)
    else:
        s.heard(Attacked, surprise=True)
    s = hunted(lit=lit).weaknesses("reaction-to-danger", found=found).hand("survivor")
    s.noise_around("repository").blind("bag", "token-creeper-1").top("deck-attack", "scratch#2")
    s.rolls("survivor", 2).heard(Attacked, surprise=True)


@pytest.mark.rule("L-279", "L-542")
@pytest.mark.parametrize(
    ("kind", "found", "breaks"),
    [("adult", 0, True), ("adult", 1, False), ("creeper", 1, False), ("breeder", 1, True)],
)
def test_their_way_of_moving_keeps_small_ones_behind_doors_everywhere(
    kind: str, found: int, breaks: bool
) -> None:
    s = hunted("sentry", "hacker").weaknesses("the-way-of-moving", found=found)
    s.at("sentry", "022").intruder(kind, "repository").door("repository", "001")
    way = s.corridor("repository", "001")
    assert way == s.exit("repository", 2)
    s.happens("intruders-power-surge" if kind == "breeder" else "intruders-damage")
    assert s.intruders("repository") == [kind], "the door stops all of them"
    assert (way in s.state.ruined) is breaks, "nobody who knows is near"


# Their laboratory


@pytest.mark.rule("L-364", "L-368", "L-369", "L-539", "L-542", "L-594")
def test_three_kinds_of_object_show_three_weaknesses() -> None:
    s = hunted("hacker", "sentry", rooms={"hacker": "laboratory"}).at("hacker", "laboratory")
    s.weaknesses("vital-places", "the-way-of-moving", "the-way-of-fighting", found=0)
    things = ("carcass", "egg", "corpse-red")
    for number, thing in enumerate(things, 1):
        s.set(actions=2, turn=0, stage="turn").hand("hacker", "search", "search", "rest")
        s.knows("hacker", 1).mark(thing, "laboratory").works("hacker").heard(WeaknessFound)
        s.heard(Learned, points=3)
        assert len(s.zone(f"laboratory-{number}")) == 1
    assert len(s.state.weaknesses) == 3
    assert all(s.play.knows(1, weakness) for weakness in s.state.weaknesses)


@pytest.mark.rule("L-369", "L-542")
def test_a_second_object_of_a_kind_shows_nothing() -> None:
    s = hunted("hacker", "sentry").explore("laboratory").at("hacker", "laboratory")
    s.weaknesses("vital-places", "the-way-of-moving", "the-way-of-fighting", found=1)
    s.examined("1", "egg").mark("egg", "laboratory").works("hacker").unheard(WeaknessFound)
    s.heard(Learned, points=3)
    assert s.zone("laboratory-2") == []
    assert len(s.state.weaknesses) == 1


# Guests and intruders together


@pytest.mark.rule("L-493", "L-537")
def test_everything_of_nemesis_at_once() -> None:
    s = hunted("soldier", "scientist", "captain")
    s.has("soldier", "quest-soldiers-assault-rifle").dark("s-01").hand("soldier", "taking-aim")
    s.intruder("queen", "repository").top("deck-attack", "scratch#6", "bite#6")
    s.dice(combat=["creeper", "double-hit"]).plays("soldier", "taking-aim").does(
        "soldier", "reroll"
    )
    s.heard(Shot, injuries=3)
    assert s.figure("queen").injuries == 3


# The replacement events

CA, AB, BQ = ("creeper", "adult"), ("adult", "breeder"), ("breeder", "queen")
ABQ = ("adult", "breeder", "queen")
EVENTS = {
    "intruders-bulkheads-open": (AB, 2), "intruders-consuming-fire": (ABQ, 4),
    "intruders-damage": (CA, 2), "damaging-fire": (CA, 3), "eclosion": (ABQ, 1),
    "intruders-hatching": (AB, 3), "hunt-a": (BQ, 1), "hunt-b": (ABQ, 1),
    "life-network-failure": (ABQ, 2), "intruders-nest": (ABQ, 1),
    "intruders-noise-in-corridors": (AB, 4), "intruders-panic": (AB, 2),
    "intruders-power-surge": (BQ, 2), "regeneration": (BQ, 4), "scent-of-prey": (CA, 3),
    "intruders-blue-screen": (ABQ, 3), "intruders-coolant-leak": (ABQ, 1),
    "intruders-egg-protection": (BQ, 4), "intruders-lurking": (CA, 2),
    "intruders-short-circuit": (ABQ, 4),
}  # fmt: skip
"""Who moves by each of them, and through the corridor with which number."""


@pytest.mark.rule("L-541")
def test_the_twenty_replacement_events_are_the_deck() -> None:
    assert sorted(hunted().zone("deck-event")) == sorted(f"event-{event}" for event in EVENTS)


@pytest.mark.rule("L-161", "L-162", "L-541")
@pytest.mark.parametrize("event", EVENTS)
def test_who_moves_by_a_replacement_event_and_where_to(event: str) -> None:
    movers, number = EVENTS[event]
    s = hunted("survivor", "hacker").at("hacker", "repository")
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        s.intruder(kind, "alert-room")
    s.happens(event).heard(EventDrawn, event=f"event-{event}", direction=number)
    moved = {one.intruder for one in s.told() if isinstance(one, IntruderMoved)}
    assert moved >= {f"intruder-{kind}" for kind in movers}
    assert not moved & {f"intruder-{kind}" for kind in {*ABQ, *CA} - {*movers}}
