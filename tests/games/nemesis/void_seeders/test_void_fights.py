"""Void Seeders: how they move, strike, are struck, and what is known of their weaknesses."""

import pytest

from hullbreach.games.nemesis.void_seeders.events import InsanityFell, PanicDrawn, TriedAgain
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    HandMeasured,
    Injured,
    IntruderMoved,
    Shot,
    TokenAdded,
    WeaknessFound,
)

SPARE = ("rest", "search", "search", "demolition")
MOVERS = {1: "generator-overheat", 2: "computer-system-failure", 3: "evacuation-pod-ejection",
          4: "fuel-explosion"}  # fmt: skip
"""Events by their direction that move all but lurkers."""


def alone(room: str = "canteen", *weaknesses: str) -> VoidScenario:
    """The scout in a room, the captain far away; these weaknesses are known."""
    s = VoidScenario("scout", "captain", rooms={"scout": room, "captain": "cockpit"})
    known = [f"weakness-{one}" for one in weaknesses]
    return s.hand("scout", *SPARE).set(weaknesses=known)


def facing(kind: str, *weaknesses: str, injuries: int = 0) -> VoidScenario:
    return alone("canteen", *weaknesses).intruder(kind, "canteen", injuries)


def meets(token: str, s: VoidScenario) -> VoidScenario:
    """The scout makes noise where there is noise already, and meets this."""
    s.noise_around("canteen").blind("bag", f"token-{token}")
    return s.rolls("scout", 1)


# Movement


def corridor(s: VoidScenario) -> tuple[str, str, int]:
    """A corridor with its two ends far from everybody, and its number."""
    board = s.play.board
    busy = {s.slot("canteen"), s.slot("cockpit")}
    return next(
        (passage.ends[0], passage.ends[1], number)
        for slot, ways in board.exits.items()
        for number, way in ways.items()
        if (passage := board.passages.get(way)) is not None
        and slot == passage.ends[0]
        and busy.isdisjoint(passage.ends)
    )


@pytest.mark.rule("NV-039")
@pytest.mark.parametrize("sturdy", [False, True])
def test_an_event_leads_them_through_closed_doors(sturdy: bool) -> None:
    s = alone("canteen", *(["sturdy-doors"] if sturdy else []))
    here, there, number = corridor(s)
    for who in ("scout", "captain"):  # so that nothing fades
        s.at(who, next(one for one in s.play.board.neighbours[there] if one != here))
    s.door(here, there).intruder("stalker", here).event(MOVERS[number])
    assert bool(s.heard_of(IntruderMoved)) != sturdy
    assert (s.corridor(here, there) in s.doors(ruined=True)) == sturdy


@pytest.mark.rule("NV-039")
@pytest.mark.parametrize("sturdy", [False, True])
def test_danger_leads_them_through_closed_doors(sturdy: bool) -> None:
    s = alone("canteen", *(["sturdy-doors"] if sturdy else []))
    near = s.play.board.neighbours[s.slot("canteen")][0]
    s.door("canteen", near).intruder("lurker", near).rolls("scout", "danger")
    assert bool(s.intruders("canteen")) != sturdy
    assert (s.corridor("canteen", near) in s.doors(ruined=True)) == sturdy


@pytest.mark.rule("NV-039")
@pytest.mark.parametrize("sturdy", [False, True])
def test_a_retreat_and_a_hunt_lead_through_closed_doors_too(sturdy: bool) -> None:
    s = facing("whisperer", *(["sturdy-doors"] if sturdy else []))
    board, here = s.play.board, s.slot("canteen")
    number, way = next(
        (number, way) for number, way in board.exits[here].items() if way in board.passages
    )
    beyond = board.passages[way].beyond(here)
    s.door("canteen", beyond).top("deck-attack", "scratch#retreat")
    s.top("deck-event", f"event-{MOVERS[number]}").shoots("scout", "rifle", "whisperer", "hit")
    assert bool(s.intruders(beyond)) != sturdy
    s = alone("canteen", *(["sturdy-doors"] if sturdy else []))
    s.at("captain", "canteen").door("canteen", beyond).intruder("lurker", beyond).event("hunt")
    assert bool(s.intruders("canteen")) != sturdy


@pytest.mark.rule("NV-088")
def test_in_technical_corridors_a_void_seeder_is_a_token() -> None:
    s = alone()
    room, number = next(
        (slot, number)
        for slot, ways in s.play.board.exits.items()
        for number, way in ways.items()
        if way in s.play.board.networks and slot != s.slot("canteen")
    )
    before = s.in_bag("void")
    s.at("scout", "cockpit").intruder("despoiler", room).event(MOVERS[number], token="blank")
    assert not s.intruders(room)
    assert s.in_bag("void") == before + 2, "one of the figure, one of the blank"


# Injuries


@pytest.mark.rule("NV-049", "NV-050", "NV-051", "NV-093")
@pytest.mark.parametrize(
    ("kind", "injuries", "cards", "fate"),
    [
        ("lurker", 1, ("bite#2", "scratch#6"), "dead"),
        ("lurker", 1, ("scratch#5", "scratch#6"), "there"),
        ("lurker", 5, ("bite#2", "scratch#retreat"), "fled"),
        ("lurker", 5, ("scratch#retreat", "bite#2"), "fled"),
        ("whisperer", 1, ("bite#2",), "dead"),
        ("whisperer", 1, ("bite#3",), "there"),
        ("whisperer", 5, ("bite#retreat",), "fled"),
        ("stalker", 1, ("bite#2", "dismay#2"), "dead"),
        ("stalker", 1, ("bite#2", "bite#3"), "there"),
        ("stalker", 2, ("bite#2", "bite#3"), "dead"),
        ("stalker", 5, ("bite#2", "dread#retreat"), "fled"),
    ],
)
def test_each_is_checked_in_its_own_way(
    kind: str, injuries: int, cards: tuple[str, ...], fate: str
) -> None:
    s = facing(kind, injuries=injuries).top("deck-attack", *cards)
    s.shoots("scout", "rifle", kind, "hit")
    hurt = s.heard(Injured)
    assert (len(hurt.cards), hurt.killed, hurt.flees) == (
        len(cards),
        fate == "dead",
        fate == "fled",
    )


@pytest.mark.rule("NV-052", "NV-053")
@pytest.mark.parametrize("card", ["bite#2", "scratch#retreat"])
def test_the_despoiler_is_never_injured_but_may_flee(card: str) -> None:
    s = (
        facing("despoiler")
        .top("deck-attack", card)
        .shoots("scout", "rifle", "despoiler", "double-hit")
    )
    hurt = s.heard(Injured)
    assert (hurt.killed, hurt.flees, len(hurt.cards)) == (False, "retreat" in card, 1)
    assert s.figure("despoiler").injuries == 0
    assert ("despoiler" in s.intruders("canteen")) == ("retreat" not in card)


@pytest.mark.rule("NV-052")
def test_no_grenade_harms_the_despoiler() -> None:
    s = facing("despoiler").has("scout", "grenade").top("deck-attack", "bite#2")
    s.uses("scout", "grenade")
    assert s.figure("despoiler").injuries == 0


@pytest.mark.rule("NV-054", "NV-070")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker"])
def test_nothing_is_left_of_them_but_a_token(kind: str) -> None:
    s = facing(kind, injuries=5).top("deck-attack", "bite#2", "dismay#2")
    before = s.in_bag("void")
    s.shoots("scout", "rifle", kind, "hit").heard(TokenAdded, token="intruder-void-seeder")
    assert (s.lying("canteen"), s.in_bag("void")) == ([], before + 1)
    assert f"intruder-{kind}" in s.zone(f"supply-of-intruder-{kind}")


@pytest.mark.rule("NV-092")
@pytest.mark.parametrize(
    ("face", "hit"),
    [
        ("blank", []),
        ("creeper", ["lurker"]),
        ("adult", ["lurker", "whisperer"]),
        ("hit", ["lurker", "whisperer", "stalker", "despoiler"]),
        ("double-hit", ["lurker", "whisperer", "stalker", "despoiler"]),
    ],
)
def test_which_faces_hit_which_kinds(face: str, hit: list[str]) -> None:
    for kind in ("lurker", "whisperer", "stalker", "despoiler"):
        s = facing(kind).top("deck-attack", "scratch#6", "scratch#5")
        s.shoots("scout", "rifle", kind, face)
        assert bool(s.heard(Shot).injuries) == (kind in hit)


# Attacks


def struck(kind: str, card: str, *wounds: str, panic: str = "heart-attack") -> VoidScenario:
    """A Void Seeder attacks the scout with a card; a panic card is on top."""
    s = alone().intruder(kind, "canteen").wounded("scout", *wounds)
    return s.top("deck-panic", panic).top("deck-attack", card).phase("time")


def test_scratch() -> None:
    s = struck("lurker", "scratch#4")
    assert (s.light("scout"), s.contamination("scout")) == (1, 1)


@pytest.mark.parametrize("wounds", [("leg",), ("leg", "hand")])
def test_bite(wounds: tuple[str, ...]) -> None:
    s = struck("whisperer", "bite#2", *wounds)
    assert s.crew("scout").alive == (len(wounds) < 2)


@pytest.mark.rule("NV-063")
def test_dismay() -> None:
    s = struck("lurker", "dismay#2")
    assert (s.contamination("scout"), s.insanity("scout")) == (1, 2)
    s.heard(PanicDrawn, who="character-scout")


@pytest.mark.parametrize("wounds", [(), ("leg", "hand")])
def test_frenzy_hits_everybody(wounds: tuple[str, ...]) -> None:
    s = alone().at("captain", "canteen").intruder("stalker", "canteen").wounded("captain", *wounds)
    s.top("deck-attack", "frenzy#2").phase("time")
    assert len(s.wounds("scout")) == 1
    assert s.crew("captain").alive == (not wounds)


@pytest.mark.parametrize("kind", ["lurker", "whisperer"])
def test_duplicate(kind: str) -> None:
    s = struck(kind, "duplicate#3")
    assert s.intruders("canteen") == [kind, kind]
    assert len(s.heard_of(Attacked)) == 1, "the other one does not attack now"


@pytest.mark.rule("NV-041")
def test_duplicate_of_the_last_whisperer() -> None:
    s = alone().explore("armory").intruder("whisperer", "canteen")
    for _ in range(3):
        s.intruder("whisperer", "armory")
    s.top("deck-attack", "duplicate#3").phase("time")
    assert s.intruders("canteen") == ["whisperer", "lurker"]


def test_dread() -> None:
    s = struck("stalker", "dread#4")
    assert (len(s.wounds("scout")), s.insanity("scout")) == (1, 2)


@pytest.mark.rule("N-387", "NV-063")
def test_whom_dread_kills_does_not_panic() -> None:
    s = struck("stalker", "dread#4", "leg", "arm", "body").unheard(PanicDrawn)
    assert not s.crew("scout").alive


@pytest.mark.parametrize("wounds", [(), ("leg",)])
def test_braineating(wounds: tuple[str, ...]) -> None:
    s = struck("despoiler", "braineating#4", *wounds)
    assert s.crew("scout").alive == (not wounds)
    if not wounds:
        assert len(s.wounds("scout")) == 2


@pytest.mark.parametrize(("kind", "card"), [("lurker", "bite#2"), ("despoiler", "duplicate#3")])
def test_a_card_with_another_symbol_misses(kind: str, card: str) -> None:
    s = struck(kind, card)
    s.heard(Attacked, hit=False)
    assert s.wounds("scout") == []


# Weaknesses


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.rule("NV-048")
def test_rational_thinking(known: bool) -> None:
    s = alone("canteen", *(["rational-thinking"] if known else [])).hand("scout")
    s = meets("void-1", s.top("deck-panic", "heart-attack"))
    assert bool(s.heard_of(Contaminated)) != known
    s.heard(PanicDrawn)


@pytest.mark.parametrize(("token", "number"), [(1, 1), (3, 2)])
def test_heightened_readiness(token: int, number: int) -> None:
    s = meets(f"void-{token}", alone("canteen", "heightened-readiness"))
    s.heard(HandMeasured, number=number)


@pytest.mark.rule("NV-040")
@pytest.mark.parametrize(("level", "kind"), [(2, "lurker"), (3, "whisperer")])
def test_loosened_control(level: int, kind: str) -> None:
    s = meets("void-1", alone("canteen", "loosened-control").mad("scout", level))
    assert s.intruders("canteen") == [kind]


@pytest.mark.rule("NV-034")
@pytest.mark.parametrize(("kind", "injuries"), [("stalker", 1), ("lair", 0)])
def test_exposed_places(kind: str, injuries: int) -> None:
    s = facing(kind, "exposed-places").top("deck-attack", "scratch#6", "scratch#5")
    s.shoots("scout", "rifle", kind, "blank").heard(Shot)
    assert (s.heard(Shot).injuries > 0) == bool(injuries)


def test_vital_places_are_not_those_of_an_egg() -> None:
    s = alone("nest", "exposed-places").dice(noise=[1])
    s.shoots("scout", "rifle", "eggs", "blank").heard(Shot)
    assert len(s.zone("eggs")) == 5


@pytest.mark.rule("NV-034")
@pytest.mark.parametrize("again", [False, True])
def test_determination_rolls_again_against_a_lair(again: bool) -> None:
    s = facing("lair", "determination").top("deck-attack", "scratch#6", "scratch#5")
    s.dice(combat=["blank", "hit"]).does("scout", "shoot", "rifle", s.aim("lair")).pays()
    s.does("scout", "reroll") if again else s.does("scout", "keep-roll")
    s.heard(Shot, face="combat-hit" if again else "combat-blank")
    assert len(s.heard_of(TriedAgain)) == again


@pytest.mark.parametrize("deed", ["melee", "shoot"])
def test_determination_is_for_the_nest_too(deed: str) -> None:
    s = alone("nest", "determination").dice(combat=["blank", "hit"], noise=[1])
    words = ("melee", "eggs-here") if deed == "melee" else ("shoot", "rifle", "eggs-here")
    s.does("scout", *words).pays().does("scout", "reroll").heard(TriedAgain)
    assert len(s.zone("eggs")) < 5


def test_determination_is_not_for_void_seeders_nor_for_eggs_elsewhere() -> None:
    facing("lurker", "determination").shoots("scout", "rifle", "lurker", "blank").heard(Shot)
    s = alone("canteen", "determination").mark("egg", "canteen").dice(noise=[1])
    s.shoots("scout", "rifle", "eggs", "blank").heard(Shot)


@pytest.mark.rule("NV-055")
def test_mass_therapy_helps_everybody_even_from_three() -> None:
    s = alone("laboratory").mad("scout", 3).mad("captain", 1)
    s.only("weakness-corpse", "weakness-mass-therapy", rest="box").works("scout")
    s.heard(WeaknessFound, weakness="weakness-mass-therapy")
    s.heard(InsanityFell, who="character-scout", level=2)
    assert (s.insanity("scout"), s.insanity("captain")) == (2, 1)


def test_mass_therapy_comes_too_late_for_the_dead() -> None:
    rooms = {"scout": "laboratory", "captain": "cockpit", "soldier": "cockpit"}
    s = VoidScenario("scout", "captain", "soldier", rooms=rooms).mad("scout", 3).mad("captain", 4)
    s.mad("soldier", 1).dead("captain").only("weakness-corpse", "weakness-mass-therapy", rest="box")
    s.works("scout")
    assert [s.insanity(who) for who in ("scout", "captain", "soldier")] == [2, 4, 1]


# The laboratory


@pytest.mark.rule("NV-068")
def test_corpses_teach_nothing() -> None:
    s = alone("laboratory").mark("corpse-blue", "laboratory")
    assert s.denied("scout", "room") == "NV-068"


@pytest.mark.rule("NV-069", "NV-105")
@pytest.mark.parametrize(("level", "works"), [(2, False), (3, True), (5, True)])
def test_an_insane_mind_does(level: int, works: bool) -> None:
    s = alone("laboratory").mad("scout", level)
    if not works:
        assert s.denied("scout", "room") == "N-464"
        return
    card = s.zone("weakness-corpse")[0]
    s.works("scout").heard(WeaknessFound, weakness=card)


@pytest.mark.rule("NV-103")
def test_it_may_be_the_mind_of_somebody_else() -> None:
    s = alone("laboratory").mad("captain", 4)
    assert s.denied("scout", "room") == "N-464"
    s.at("captain", "laboratory").works("scout").heard(WeaknessFound)
    s = alone("laboratory").mad("captain", 4).at("captain", "laboratory").dead("captain")
    assert s.denied("scout", "room") == "N-464", "it has to live"


@pytest.mark.rule("NV-069", "NV-105")
def test_a_mind_is_examined_once_and_eggs_and_carcasses_as_ever() -> None:
    s = alone("laboratory").mad("scout", 4).mark("carcass", "laboratory").works("scout")
    verbs = {option.verb for option in s.asked("scout", "examine").options}
    assert verbs == {"study-mind", "examine"}
    card = s.zone("weakness-carcass")[0]
    s.does("scout", "examine").heard(WeaknessFound, weakness=card)
    s = alone("laboratory").mad("scout", 4).weakness("corpse")
    assert s.denied("scout", "room") == "N-464"
