"""Lockdown: every event card, who moves by it, what it does, and what it does besides in the dark."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import PowerChanged, SupplyShrinks
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    AmmoSpent,
    Attacked,
    Contaminated,
    Died,
    Dropped,
    EggHatched,
    Encountered,
    EventDrawn,
    Infested,
    IntruderMoved,
    IntruderPlaced,
    ObjectiveKept,
    RoomEmptied,
    Scanned,
    SeriouslyWounded,
)

CA, AB, BQ = ("creeper", "adult"), ("adult", "breeder"), ("breeder", "queen")
CBQ, ABQ = ("creeper", "breeder", "queen"), ("adult", "breeder", "queen")
CARDS: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "blood-trace-a": (BQ, (2,)),
    "blood-trace-b": (CBQ, (3,)),
    "blue-screen": (ABQ, (3,)),
    "bulkheads-open": (AB, (1,)),
    "consuming-fire": (CBQ, (2,)),
    "coolant-leak": (ABQ, (1,)),
    "damage": (CA, (3,)),
    "egg-protection": (BQ, (4,)),
    "fire-in-the-hole": (CA, (1,)),
    "hatching": (AB, (2,)),
    "kickstopper": (ABQ, (2, 4)),
    "leaving-the-shell-a": (BQ, (1,)),
    "leaving-the-shell-b": (CBQ, (4,)),
    "lurking": (CA, (2,)),
    "nest": (CBQ, (1,)),
    "noise-in-corridors": (AB, (3,)),
    "panic": (AB, (4,)),
    "power-surge": (BQ, (3,)),
    "sanitary-network-failure": (ABQ, (2,)),
    "scent-of-blood": (CA, (4,)),
    "short-circuit": (ABQ, (4,)),
    "thats-hot": (ABQ, (1, 3)),
}
REMOVED = (
    *("blue-screen", "coolant-leak", "kickstopper", "sanitary-network-failure"),
    *("short-circuit", "thats-hot"),
)
BEYOND = {1: "slot-014", 2: "slot-009", 3: "slot-012", 4: "slot-010"}
"""Around the alert room, 013."""
CARDS_IN_HAND = ("rest", "search", "interruption")
PLACES = ("s-01", "s-02", "s-03", "elevator")


def base(*crew: str, **position: Any) -> LockdownScenario:
    """Workers in the repository (004) with three cards each, and with light everywhere."""
    names = crew or ("hacker", "sentry")
    s = LockdownScenario(*names, **position).powered(*PLACES)
    for who in names:
        s.hand(who, *CARDS_IN_HAND)
    return s


def in_the_dark(*crew: str, **position: Any) -> LockdownScenario:
    """The same, but only S-03 has light."""
    return base(*crew, **position).dark("s-01", "s-02", "elevator")


def count(s: LockdownScenario, kind: type[Any]) -> int:
    """How often something was told."""
    return len([one for one in s.told() if isinstance(one, kind)])


def broken(s: LockdownScenario) -> set[str]:
    """The numbers of the rooms with a malfunction."""
    return {slot.removeprefix("slot-") for slot in s.play.board.slots if s.play.broken(slot)}


def burning(s: LockdownScenario) -> set[str]:
    """The numbers of the rooms on fire."""
    return {slot.removeprefix("slot-") for slot in s.play.board.slots if s.play.burning(slot)}


# All of them


def test_the_deck_has_these_cards() -> None:
    assert Counter(base().zone("deck-event")) == Counter(f"event-{event}" for event in CARDS)


@pytest.mark.rule("L-161", "L-162", "L-163")
@pytest.mark.parametrize("event", CARDS)
def test_who_moves_by_an_event_and_where_to(event: str) -> None:
    kinds, numbers = CARDS[event]
    s = base()
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        s.intruder(kind, "alert-room")
    s.happens(event).heard(EventDrawn, event=f"event-{event}", direction=numbers[0])
    moved = [one for one in s.told() if isinstance(one, IntruderMoved)]
    assert {one.intruder.removeprefix("intruder-") for one in moved} == set(kinds)
    if event == "lurking":
        return
    stayed = {one.kind.removeprefix("intruder-") for one in s.state.intruders}
    there = {"kickstopper": "slot-008", "thats-hot": ""}.get(event, BEYOND[numbers[0]])
    assert {one.slot for one in s.state.intruders} == {"slot-013"} | ({there} if there else set())
    assert stayed == {"larva", "creeper", "adult", "breeder", "queen"} - (
        set(kinds) if not there else set()
    )


@pytest.mark.rule("L-166", "L-168")
@pytest.mark.parametrize("event", CARDS)
def test_where_a_card_goes_that_has_happened(event: str) -> None:
    s = base().put("event-panic" if event != "panic" else "event-nest", "discard-event")
    s.happens(event)
    if event in REMOVED:
        assert f"event-{event}" in s.zone("gone")
        assert s.zone("discard-event") == [], "the discard pile is shuffled into the deck"
        assert len(s.zone("deck-event")) == 21
    else:
        assert s.zone("discard-event")[-1] == f"event-{event}"
        assert len(s.zone("discard-event")) == 2


# The base


@pytest.mark.rule("L-160", "L-217")
@pytest.mark.parametrize(
    ("dark", "already", "hit"),
    [((), (), "008"), (("s-02",), (), "020"), ((), ("008",), "010"), (PLACES, (), "")],
)
def test_blue_screen(dark: tuple[str, ...], already: tuple[str, ...], hit: str) -> None:
    """The first explored computer with power; a broken one is none."""
    s = base().explore("archive", "008").explore("laboratory", "010")
    s.explore("cooling-system", "020").dark(*dark)
    for slot in already:
        s.mark("malfunction", slot)
    s.happens("blue-screen")
    assert broken(s) == {*already, hit} - {""}


@pytest.mark.rule("L-165")
def test_bulkheads_open() -> None:
    s = base().at("sentry", "018").dark("s-01").door("001", "004").door("008", "009")
    s.door("021", "022", ruined=True).noise("corridor-001-004").happens("bulkheads-open")
    assert s.doors() == set()
    assert s.doors(ruined=True) == {"corridor-021-022"}
    assert s.noises() == {"corridor-001-004", "corridor-003-004", "corridor-004-006"}


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize("dark", [False, True])
def test_damage(dark: bool) -> None:
    s = in_the_dark() if dark else base()
    s.at("sentry", "019").intruder("breeder", "007").intruder("larva", "018")
    s.intruder("queen", "022").happens("damage")
    assert broken(s) == {"007", "022"} | ({"004"} if dark else set())


@pytest.mark.rule("L-160", "L-225")
def test_kickstopper() -> None:
    s = base().happens("kickstopper")
    s.heard(PowerChanged, place="elevator", active=False)
    assert broken(s) == {"002", "007", "018"}
    assert [s.play.powered(place) for place in PLACES] == [True, True, True, False]
    base().dark("elevator").happens("kickstopper").unheard(PowerChanged)


@pytest.mark.rule("L-377")
def test_power_surge() -> None:
    s = base(backup=True).happens("power-surge").unheard(PowerChanged)
    assert not s.state.backup
    assert len(s.state.active) == 4


@pytest.mark.rule("L-160", "L-275")
def test_sanitary_network_failure() -> None:
    """Green rooms that are explored."""
    s = base().explore("decon-room", "008").explore("surgery", "009").explore("archive", "010")
    s.tile("014", "laboratory").happens("sanitary-network-failure")
    assert broken(s) == {"008", "009"}


# Fire


@pytest.mark.rule("L-160", "L-267")
def test_consuming_fire() -> None:
    s = base().explore("laboratory", "008", items=3).explore("archive", "010", items=3)
    s.mark("fire", "008").door("008", "009").happens("consuming-fire")
    s.heard(RoomEmptied, room="laboratory")
    assert s.state.searches["slot-008"] == 0
    assert s.state.searches["slot-010"] == 3
    assert burning(s) == {"008", "007", "012"}, "not through the door, and one step only"


@pytest.mark.rule("L-160")
def test_consuming_fire_does_not_crawl_through_technical_corridors() -> None:
    s = base().mark("fire", "001").happens("consuming-fire")
    assert burning(s) == {"001", "002", "004"}


@pytest.mark.rule("L-160")
def test_fire_in_the_hole() -> None:
    s = base("hacker", "sentry", "janitor").explore("css-a", "008").explore("css-b", "001")
    s.at("hacker", "css-a").hand("hacker").at("sentry", "css-b").hand("janitor")
    s.happens("fire-in-the-hole").heard(SeriouslyWounded, who="hacker")
    assert burning(s) == {"001", "008"}
    assert (s.zone("wounds-1"), s.zone("wounds-2")) == ([], []), "with cards, or elsewhere"


@pytest.mark.rule("L-160")
def test_contamination_is_no_action_card_in_the_hole() -> None:
    s = base(rooms={"hacker": "css-a"}).hand("hacker").contaminated("hacker", clean=2)
    s.happens("fire-in-the-hole").heard(SeriouslyWounded, who="hacker")


@pytest.mark.rule("L-160", "L-217")
def test_short_circuit() -> None:
    """Every explored computer with power; a broken one is none."""
    s = (
        base()
        .explore("archive", "008")
        .explore("laboratory", "010")
        .explore("css-control-room", "009")
    )
    s.explore("cooling-system", "020").explore("generator", "014").dark("s-03")
    s.mark("malfunction", "010").happens("short-circuit")
    assert burning(s) == {"008", "009"}


@pytest.mark.rule("L-160")
@pytest.mark.parametrize("explored", [True, False])
def test_thats_hot(explored: bool) -> None:
    s = base().explore("generator", "010") if explored else base()
    s.happens("thats-hot")
    assert burning(s) == {"022"} | ({"010"} if explored else set())


# Hunters


@pytest.mark.rule("L-160", "L-165", "L-255")
@pytest.mark.parametrize("event", ["blood-trace-a", "blood-trace-b"])
@pytest.mark.parametrize(
    ("cards", "wound", "dark", "comes"),
    [
        ((), "arm", False, True),
        (("rest",), "arm", False, False),
        (("rest",), "arm", True, True),
        ((), "", True, False),
    ],
)
def test_blood_trace(
    event: str, cards: tuple[str, ...], wound: str, dark: bool, comes: bool
) -> None:
    """Adults move by neither card, so these only smell the blood."""
    s = in_the_dark() if dark else base()
    s.hand("hacker", *cards).at("hacker", "007").door("007", "008")
    if wound:
        s.wounded("hacker", wound)
    s.intruder("adult", "015").intruder("adult", "012").intruder("adult", "016")
    s.intruder("adult", "001").happens(event)
    found = sorted(one.slot for one in s.state.intruders)
    here = ["slot-007"] * 2 if comes else ["slot-012", "slot-015"]
    assert found == sorted([*here, "slot-001", "slot-016"]), "those of this section"
    s.unheard(Encountered)


@pytest.mark.rule("L-160")
def test_blood_trace_leaves_whoever_fights_and_goes_to_the_lowest_room() -> None:
    s = base("hacker", "sentry", "janitor").at("hacker", "012").at("sentry", "009")
    s.at("janitor", "014").intruder("adult", "014").intruder("adult", "010")
    for who in ("hacker", "sentry"):
        s.hand(who).wounded(who, "arm")
    s.happens("blood-trace-a")
    assert s.intruders("014") == ["adult"]
    assert s.intruders("009") == ["adult"]


@pytest.mark.rule("L-160")
def test_a_dressed_wound_leaves_no_trace() -> None:
    s = base().hand("hacker").wounded("hacker", dressed=["arm"]).intruder("adult", "001")
    s.happens("blood-trace-a").unheard(IntruderMoved)


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize("dark", [False, True])
def test_egg_protection(dark: bool) -> None:
    """In the nest or with an egg: an encounter. In the dark: contamination for everyone."""
    s = base("hacker", "sentry", "janitor", rooms={"hacker": "nest"})
    s.has("sentry", "supply-egg").at("janitor", "019")
    if dark:
        s.blackout()
    s.top("deck-event", "event-egg-protection")
    s.blind("bag", "token-creeper-1-2", "token-larva-0-1", "token-blank")
    s.set(stage="event", queue=[]).begin()
    met = [one.who for one in s.told() if isinstance(one, Encountered)]
    assert met == ["character-hacker", "character-sentry"]
    told = [one.who for one in s.told() if isinstance(one, Contaminated)]
    assert told == ([f"character-{one}" for one in ("hacker", "sentry", "janitor")] if dark else [])


@pytest.mark.rule("L-160")
@pytest.mark.parametrize("helpless", [True, False])
def test_hatching(helpless: bool) -> None:
    s = base(rooms={"hacker": "nest"}).hand("sentry")
    if helpless:
        s.hand("hacker").contaminated("hacker", clean=1)
    before = Counter(one.split("-")[1] for one in s.zone("bag"))
    s.happens("hatching").heard(EggHatched)
    assert len(s.zone("eggs")) == 4
    assert s.crew("hacker").larva == helpless
    assert not s.crew("sentry").larva, "not in the nest, and there is light"
    added = Counter(one.split("-")[1] for one in s.zone("bag")) - before
    assert added["larva"] == int(not helpless)


@pytest.mark.rule("L-165", "L-066")
def test_hatching_in_the_dark() -> None:
    s = in_the_dark("hacker", "sentry", "janitor", met=False).hand("hacker").hand("janitor")
    s.objective("hacker", "upper-levels").objective("sentry", "expert-opinion")
    s.objective("janitor", "lower-levels", "field-report").at("janitor", "019")
    s.happens("hatching").does("janitor", "objective", "field-report")
    s.heard(ObjectiveKept, who="janitor")
    s.heard(Infested, who="hacker")
    assert [one.larva for one in s.state.crew] == [True, False, False]


@pytest.mark.rule("L-165")
def test_hatching_in_the_dark_comes_once_to_the_nest() -> None:
    s = base("hacker", "sentry", rooms={"hacker": "nest"}).blackout().hand("hacker")
    s.happens("hatching")
    assert s.crew("hacker").larva
    assert count(s, Contaminated) == 1


@pytest.mark.rule("L-160")
@pytest.mark.parametrize("event", ["leaving-the-shell-a", "leaving-the-shell-b"])
@pytest.mark.parametrize("infected", [True, False])
def test_leaving_the_shell_with_a_larva(event: str, infected: bool) -> None:
    """One contamination card is scanned: an infected one means that the larva is grown."""
    s = base().is_("hacker", larva=True).at("sentry", "018")
    s.top("deck-contamination", "contamination-infected" if infected else "contamination-clean")
    s.happens(event)
    if infected:
        s.heard(Died, who="hacker")
        assert s.intruders("repository") == ["creeper"]
    else:
        s.unheard(Died)
        assert s.zone("discard-0") == ["contamination-clean"]
        assert s.crew("hacker").larva


@pytest.mark.rule("L-160")
@pytest.mark.parametrize("event", ["leaving-the-shell-a", "leaving-the-shell-b"])
@pytest.mark.parametrize(("top", "larva"), [("infected", True), ("clean", False), ("", False)])
def test_leaving_the_shell_without_one(event: str, top: str, larva: bool) -> None:
    """Four of the own cards are drawn, scanned and discarded."""
    s = base("hacker")
    if top:
        s.contaminated("hacker", infected=int(larva), clean=int(not larva), zone="deck")
    deck, hand = s.zone("deck-0"), s.zone("hand-0")
    s.happens(event)
    assert s.crew("hacker").larva == larva
    assert count(s, Scanned) == int(bool(top))
    assert sorted(s.zone("discard-0")) == sorted(deck[-4:])
    assert s.zone("hand-0")[: len(hand)] == hand, "the hand is not touched"


@pytest.mark.rule("L-160", "L-165", "L-253")
@pytest.mark.parametrize("dark", [False, True])
def test_lurking(dark: bool) -> None:
    s = in_the_dark() if dark else base()
    s.at("sentry", "019").intruder("adult", "repository").intruder("breeder", "019")
    s.intruder("adult", "013").intruder("queen", "022").top("deck-attack", "cut#2", "cut#3")
    s.happens("lurking")
    assert [one.slot for one in s.state.intruders] == ["slot-004", "slot-019"]
    hit = [one.who for one in s.told() if isinstance(one, Attacked)]
    assert hit == (["character-hacker"] if dark else [])
    assert "token-queen-4-4" in s.zone("bag")


@pytest.mark.rule("L-165", "L-337")
def test_lurking_in_the_dark_whoever_holds_least_is_attacked() -> None:
    s = in_the_dark().at("sentry", "repository").intruder("adult", "repository")
    s.hand("hacker", "rest", "search").hand("sentry", "search").top("deck-attack", "cut#2")
    s.happens("lurking").heard(Attacked, who="sentry")
    s.unheard(Attacked, who="hacker")


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize("dark", [False, True])
def test_scent_of_blood(dark: bool) -> None:
    s = base("hacker", "sentry", "janitor").at("sentry", "013").at("janitor", "008")
    s.wounded("hacker", "arm").wounded("janitor", dressed=["leg"]).noise("corridor-001-004")
    if dark:
        s.blackout()
    s.happens("scent-of-blood")
    assert s.noises() == {"corridor-001-004", "corridor-003-004", "corridor-004-006"}
    assert [one.slot for one in s.state.intruders] == (["slot-004"] if dark else [])
    s.unheard(Encountered).unheard(Attacked)


@pytest.mark.rule("L-165")
def test_scent_of_blood_sends_nobody_into_a_fight() -> None:
    s = in_the_dark().wounded("hacker", "arm").intruder("larva", "repository")
    s.happens("scent-of-blood").unheard(IntruderPlaced)


@pytest.mark.rule("L-165")
def test_scent_of_blood_brings_one_adult_to_two_who_bleed_together() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "archive", "hacker": "archive"})
    s.blackout().wounded("survivor", "leg").wounded("hacker", "arm").event("scent-of-blood")
    assert s.intruders("archive") == ["adult"]


# Noise and fear


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize("explored", [True, False])
@pytest.mark.parametrize("dark", [True, False])
def test_nest(explored: bool, dark: bool) -> None:
    s = in_the_dark() if dark else base()
    if explored:
        s.explore("nest", "020")
    s.at("sentry", "018").happens("nest")
    nest = {"corridor-019-020", "corridor-020-021", "network-tc"} if explored else set()
    here = {"corridor-001-004", "corridor-003-004", "corridor-004-006"} if dark else set()
    assert s.noises() == nest | here


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize("noisy", [False, True])
def test_noise_in_corridors(noisy: bool) -> None:
    s = base("hacker", "sentry", "janitor").blackout().at("sentry", "012").at("janitor", "006")
    if noisy:
        s.noise("network-tc")
    fire, malfunction = "supply-of-supply-fire", "supply-of-supply-malfunction"
    before = len(s.zone(fire)), len(s.zone(malfunction))
    s.happens("noise-in-corridors")
    after = len(s.zone(fire)), len(s.zone(malfunction))
    assert after == (before[0] - noisy, before[1] - noisy)
    assert count(s, SupplyShrinks) == 2 * noisy
    assert s.zone("gone").count("supply-fire") == int(noisy)
    assert s.noises() == {"network-tc"}
    assert [one.light for one in s.state.crew] == [0, 1, 1], "at an entrance, in the dark"


@pytest.mark.rule("L-165")
def test_noise_in_corridors_hurts_nobody_with_light() -> None:
    s = base().at("sentry", "012").at("hacker", "009").happens("noise-in-corridors")
    assert [one.light for one in s.state.crew] == [0, 0]


@pytest.mark.rule("L-160", "L-165")
@pytest.mark.parametrize(
    ("cards", "dark", "panics"), [(0, False, True), (3, False, False), (3, True, True)]
)
def test_panic(cards: int, dark: bool, panics: bool) -> None:
    """Two ammo, or an item where there is not so much."""
    s = in_the_dark("sentry", "hacker") if dark else base("sentry", "hacker")
    s.hand("sentry", *CARDS_IN_HAND[:cards]).ammo("sentry", "smg", 3).at("hacker", "019")
    s.happens("panic")
    assert s.state.ammo["item-smg#starting"] == (1 if panics else 3)
    assert count(s, AmmoSpent) == (2 if panics else 0)
    assert s.state.ammo["item-smart-gun#starting"] > 0


@pytest.mark.rule("L-160")
def test_panic_takes_no_ammo_from_an_empty_weapon() -> None:
    s = base("sentry", "hacker").hand("sentry").ammo("sentry", "smg", 2).has("sentry", "nailgun")
    s.ammo("sentry", "nailgun", 0).happens("panic")
    assert s.state.ammo["item-smg#starting"] == 0
    assert count(s, AmmoSpent) == 2


@pytest.mark.rule("L-160")
@pytest.mark.parametrize("ammo", [0, 1])
def test_panic_without_ammo_costs_an_item(ammo: int) -> None:
    s = base("sentry", "hacker").hand("sentry").ammo("sentry", "smg", ammo).has("sentry", "medkit")
    s.happens("panic").does("sentry", "panic-drop", "medkit")
    s.heard(Dropped, who="sentry", thing="medkit", listener="sentry")
    assert "medkit" not in s.heard(Dropped, who="sentry", listener="hacker").thing, "only its back"
    assert s.zone("pack-0") == []
    assert s.zone("hands-0") == ["item-smg#starting"]
    assert s.state.ammo["item-smg#starting"] == ammo


@pytest.mark.rule("L-160")
def test_panic_finds_nothing_in_empty_hands() -> None:
    s = base("survivor", "hacker").hand("survivor").happens("panic").unheard(AmmoSpent)
    assert s.asked().text.id == "ask-turn"


# Cards for the intruders of Nemesis


@pytest.mark.rule("L-165")
def test_regeneration_in_the_dark() -> None:
    s = base("hacker", "sentry", "janitor", options={"packs": ["intruders"]}).dark("s-01")
    s.intruder("breeder", "022", injuries=3).is_("hacker", slimed=True).at("sentry", "018")
    s.at("janitor", "002").happens("regeneration")
    assert s.figure("breeder").injuries == 1
    assert s.intruders("repository") == ["adult"]
    assert s.intruders("002") == [], "slimed only afterwards"
    assert [one.slimed for one in s.state.crew] == [True, False, True]


@pytest.mark.rule("L-165")
def test_regeneration_brings_one_adult_to_a_room_however_many_are_slimed_there() -> None:
    s = base("hacker", "sentry", options={"packs": ["intruders"]}).dark("s-01")
    s.is_("hacker", slimed=True).is_("sentry", slimed=True).at("sentry", "repository")
    s.happens("regeneration")
    assert s.intruders("repository") == ["adult"]
