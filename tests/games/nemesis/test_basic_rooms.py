"""Nemesis, chapter Basic rooms: what the eleven rooms do that are aboard in every game."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.rules.events import DestructStarted, DestructStopped, PodEntered
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Died,
    Dressed,
    EggDestroyed,
    EggLaid,
    EventDrawn,
    Fought,
    Found,
    Healed,
    IntruderMoved,
    LightlyWounded,
    MarkerRemoved,
    NestDestroyed,
    NoiseRolled,
    Passed,
    Reloaded,
    Scanned,
    SeriouslyWounded,
    Shot,
    SignalSent,
    TurnedBack,
    WeaknessFound,
)
from hullbreach.games.survival.rules.goals import nest_destroyed

CARDS = ("rest", "search", "demolition", "search")
"""Cards with which the scout can pay for two things."""


def scout_in(room: str, *others: str, **fields: object) -> NemesisScenario:
    """The scout with the turn and cards to pay, alone in a room."""
    crew = ("scout", *(others or ("captain",)))
    s = NemesisScenario(*crew, rooms={"scout": room}, hands={"scout": CARDS})
    return s.set(**fields)


# Armory


@pytest.mark.rule("N-431")
def test_the_armory_adds_two_ammo_to_an_energy_weapon() -> None:
    s = scout_in("armory").ammo("scout", "rifle", 1).works("scout")
    s.heard(Reloaded, who="scout", weapon="rifle", ammo=3, rule="N-431")
    assert s.state.ammo["item-rifle#starting"] == 3


@pytest.mark.rule("N-431")
def test_the_armory_recharges_one_weapon_of_your_choice() -> None:
    s = scout_in("armory").has("scout", "prototype-rifle")
    s.ammo("scout", "rifle", 0).ammo("scout", "prototype-rifle", 1).works("scout")
    s.does("scout", "recharge", "prototype-rifle")
    assert s.state.ammo["item-prototype-rifle#red"] == 3
    assert s.state.ammo["item-rifle#starting"] == 0


@pytest.mark.rule("N-432", "N-679")
def test_the_armory_never_fills_a_weapon_beyond_what_it_holds() -> None:
    s = scout_in("armory").ammo("scout", "rifle", 3).works("scout")
    assert s.state.ammo["item-rifle#starting"] == 4
    assert scout_in("armory").ammo("scout", "rifle", 4).denied("scout", "room") == "N-432"


@pytest.mark.rule("N-432")
def test_the_armory_has_nothing_for_classic_weapons() -> None:
    s = NemesisScenario("captain", "scout", rooms={"captain": "armory"})
    assert s.ammo("captain", "six-shooter", 1).denied("captain", "room") == "N-431"


# Comms room


@pytest.mark.rule("N-433")
def test_the_comms_room_sends_the_signal_of_whoever_uses_it() -> None:
    s = scout_in("comms-room").works("scout")
    s.heard(SignalSent, who="scout", listener=-1, rule="N-433")
    assert (s.crew("scout").signal, s.crew("captain").signal) == (True, False)


# Emergency room


@pytest.mark.rule("N-434")
def test_the_emergency_room_dresses_all_serious_wounds() -> None:
    s = scout_in("emergency-room").wounded("scout", "leg", "hand", light=1).works("scout")
    s.does("scout", "effect", "dress-wounds")
    s.heard(Dressed, wound="leg", rule="N-434")
    s.heard(Dressed, wound="hand", rule="N-434")
    assert s.zone("wounds-0") == []
    assert Counter(s.zone("dressed-0")) == Counter(["wound-leg", "wound-hand"])
    assert s.crew("scout").light == 1, "only one of the three"


@pytest.mark.rule("N-435")
def test_the_emergency_room_heals_one_dressed_wound() -> None:
    s = scout_in("emergency-room").wounded("scout", "body", dressed=["leg", "hand"]).works("scout")
    s.does("scout", "effect", "heal-dressed").does("scout", "heal", "hand")
    s.heard(Healed, who="scout", wound="hand", rule="N-435")
    assert (s.zone("dressed-0"), s.zone("wounds-0")) == (["wound-leg"], ["wound-body"])
    assert "wound-hand" in s.zone("discard-wound")


@pytest.mark.rule("N-436")
def test_the_emergency_room_heals_all_light_wounds() -> None:
    s = scout_in("emergency-room").wounded("scout", "leg", light=2).works("scout")
    s.does("scout", "effect", "heal-scratches")
    assert s.crew("scout").light == 0
    assert s.zone("wounds-0") == ["wound-leg"]


@pytest.mark.rule("N-434", "N-435", "N-436")
def test_the_emergency_room_offers_what_there_is_to_treat_and_only_your_own() -> None:
    s = scout_in("emergency-room").wounded("scout", "leg", light=1, dressed=["hand"])
    s.works("scout")
    assert set(s.offered("scout")) == {
        "effect:effect-dress-wounds",
        "effect:effect-heal-dressed",
        "effect:effect-heal-scratches",
    }
    s = scout_in("emergency-room").wounded("captain", "leg", light=1, dressed=["hand"])
    s.is_("captain", slot=s.slot("emergency-room"))
    assert s.denied("scout", "room").startswith("N-43")


# Evacuation sections


def section(letter: str = "a", *, locked: list[str] | None = None) -> NemesisScenario:
    """The scout at an evacuation section, with all pods of five players open."""
    crew = ("captain", "pilot", "mechanic", "soldier")
    s = scout_in(f"evacuation-section-{letter}", *crew, locked=locked or [])
    return s.dice(noise="silence")


@pytest.mark.rule("N-437")
def test_a_pod_must_be_unlocked() -> None:
    s = section()
    pods = s.zone("pods-a")
    assert section(locked=pods).denied("scout", "room") == "N-437"
    assert section(locked=pods[1:]).is_offered("scout", "room")
    assert section(locked=s.zone("pods-b")).is_offered("scout", "room")


@pytest.mark.rule("N-437", "N-451")
def test_a_pod_must_have_one_of_its_two_seats_free() -> None:
    s = section()
    one, other = s.zone("pods-a")
    s = section(locked=[other]).is_("captain", status="pod", pod=one)
    assert s.is_offered("scout", "room"), "the second seat"
    s = section(locked=[other]).is_("captain", status="pod", pod=one)
    s.is_("pilot", status="pod", pod=one)
    assert s.denied("scout", "room") == "N-437", "no third"


@pytest.mark.rule("N-438", "N-439")
def test_a_quiet_character_enters_a_pod_of_the_section() -> None:
    s = section().works("scout")
    s.heard(NoiseRolled, who="scout", face="silence")
    one, other = s.zone("pods-a")
    assert s.offered("scout") == [f"enter-pod:{one}", f"enter-pod:{other}"]
    s.does("scout", other).heard(PodEntered, who="scout", pod=other, rule="N-439")
    assert (s.crew("scout").status, s.crew("scout").pod) == ("pod", other)


@pytest.mark.rule("N-439")
def test_noise_without_an_intruder_does_not_keep_anybody_out() -> None:
    section().dice(noise=1).works("scout").asked("scout", "enter-pod")
    s = section().noise_around("evacuation-section-a").dice(noise=1).blind("bag", "blank")
    s.works("scout").asked("scout", "enter-pod")


@pytest.mark.rule("N-439")
def test_a_locked_or_full_pod_is_not_entered_even_if_another_is_free() -> None:
    one, other = section().zone("pods-a")
    section(locked=[one]).works("scout").heard(PodEntered, pod=other)
    s = section().is_("captain", status="pod", pod=other).is_("pilot", status="pod", pod=other)
    s.works("scout").heard(PodEntered, pod=one)


@pytest.mark.rule("N-438")
def test_an_intruder_out_of_the_bag_foils_the_attempt() -> None:
    s = section().noise_around("evacuation-section-a").dice(noise=1).blind("bag", "creeper-1")
    s.works("scout").heard(TurnedBack, who="scout", rule="N-438")
    s.unheard(PodEntered)
    assert s.crew("scout").aboard
    assert s.intruders("evacuation-section-a") == ["creeper"]


@pytest.mark.rule("N-438")
def test_an_intruder_from_next_door_foils_the_attempt() -> None:
    s = section().dice(noise="danger")
    near = s.play.board.neighbours[s.slot("evacuation-section-a")][0]
    s.intruder("adult", near).works("scout").heard(TurnedBack, who="scout")
    assert s.crew("scout").aboard


@pytest.mark.rule("N-438")
def test_a_larva_foils_the_attempt_though_it_is_on_the_character_by_now() -> None:
    s = section().noise_around("evacuation-section-a").dice(noise=1).blind("bag", "larva-1")
    s.hand("scout", "rest", "search").works("scout").heard(TurnedBack, who="scout")
    assert (s.crew("scout").larva, s.crew("scout").status) == (True, "aboard")
    assert s.intruders("evacuation-section-a") == []


@pytest.mark.rule("N-440")
def test_nobody_enters_a_pod_with_an_intruder_in_the_section() -> None:
    s = section().intruder("larva", "evacuation-section-a")
    assert s.denied("scout", "room") == "N-429"
    assert s.room_refuses("scout", "evacuation-section-a") == "N-440"


@pytest.mark.rule("N-441")
@pytest.mark.parametrize(("letter", "other"), ["ab", "ba"])
def test_a_section_leads_only_to_its_own_pods(letter: str, other: str) -> None:
    s = section(letter).works("scout")
    assert s.offered("scout") == [f"enter-pod:{pod}" for pod in s.zone(f"pods-{letter}")]
    s = section(letter)
    s.set(locked=s.zone(f"pods-{letter}"))
    assert s.zone(f"pods-{other}")
    assert s.denied("scout", "room") == "N-437"


# Fire control system


def fire_control(target: str = "canteen") -> NemesisScenario:
    """The scout at the fire control, the captain in the room that it will be turned on."""
    return NemesisScenario(
        "scout",
        "captain",
        rooms={"scout": "fire-control-system", "captain": target},
        hands={"scout": CARDS},
    )


def flooded(s: NemesisScenario, target: str) -> NemesisScenario:
    """The scout turns the fire control on a room."""
    return s.works("scout").does("scout", "flood", s.slot(target))


@pytest.mark.rule("N-442")
def test_fire_control_puts_out_the_fire_of_one_room_anywhere() -> None:
    s = fire_control().mark("fire", "canteen").mark("fire", "fire-control-system").works("scout")
    assert len(s.offered("scout", "flood")) == len(s.play.board.slots), "any room"
    s.does("scout", "flood", s.slot("canteen"))
    s.heard(MarkerRemoved, marker="fire", room="canteen", rule="N-442")
    assert not s.play.burning(s.slot("canteen"))
    assert s.play.burning(s.slot("fire-control-system"))


@pytest.mark.rule("N-443")
def test_each_intruder_flees_from_fire_control_by_an_event_card_of_its_own() -> None:
    s = fire_control().is_("captain", slot="slot-011")
    s.intruder("adult", "canteen").intruder("creeper", "canteen").mark("fire", "canteen")
    s.top("deck-event", "regeneration", "damage")
    ways = s.play.board.exits[s.slot("canteen")]
    beyond = [s.play.board.passages[ways[number]].beyond(s.slot("canteen")) for number in (1, 2)]
    flooded(s, "canteen")
    s.heard(EventDrawn, event="regeneration", rule="N-443")
    s.heard(EventDrawn, event="damage", rule="N-443")
    assert s.figure("adult").slot == beyond[0], "the larger first"
    assert s.figure("creeper").slot == beyond[1]
    assert s.zone("discard-event") == ["event-regeneration", "event-damage"]


@pytest.mark.rule("N-444")
def test_intruders_in_combat_flee_from_fire_control_too() -> None:
    s = fire_control().intruder("adult", "canteen").mark("fire", "canteen")
    assert s.play.in_combat(1)
    flooded(s.top("deck-event", "regeneration"), "canteen").heard(IntruderMoved, intruder="adult")
    assert s.intruders("canteen") == []


@pytest.mark.rule("N-445")
def test_a_closed_door_keeps_an_intruder_in_and_is_destroyed() -> None:
    s = fire_control().intruder("adult", "canteen").top("deck-event", "regeneration")
    way = s.exit("canteen", 1)
    beyond = s.play.board.passages[way].beyond(s.slot("canteen"))
    flooded(s.door("canteen", beyond), "canteen").unheard(IntruderMoved)
    assert s.intruders("canteen") == ["adult"]
    assert s.state.ruined == [way]


@pytest.mark.rule("N-446")
def test_fire_control_works_on_a_room_that_does_not_burn() -> None:
    s = fire_control().intruder("adult", "canteen").top("deck-event", "regeneration")
    flooded(s, "canteen").unheard(MarkerRemoved)
    assert s.intruders("canteen") == []


# Generator


@pytest.mark.rule("N-447")
def test_the_generator_starts_self_destruct_on_the_green_space() -> None:
    s = scout_in("generator").works("scout")
    s.heard(DestructStarted, rule="N-447")
    assert s.state.destruct == 0


@pytest.mark.rule("N-447")
def test_self_destruct_that_runs_is_not_started_again() -> None:
    s = scout_in("generator", destruct=2).works("scout").unheard(DestructStarted)
    s.heard(DestructStopped)
    assert scout_in("generator", destruct=4).denied("scout", "room") == "N-447, N-162"


@pytest.mark.rule("N-448")
@pytest.mark.parametrize(
    ("space", "stops"), [(0, True), (1, True), (2, True), (3, False), (5, False)]
)
def test_self_destruct_is_stopped_before_it_reaches_a_yellow_space(space: int, stops: bool) -> None:
    s = scout_in("generator", destruct=space)
    if stops:
        s.works("scout").heard(DestructStopped, rule="N-448")
        assert s.state.destruct == -1
    else:
        assert s.denied("scout", "room") == "N-447, N-162"


@pytest.mark.rule("N-449")
def test_a_sequence_that_was_stopped_begins_anew() -> None:
    s = scout_in("generator", destruct=2).works("scout").works("scout")
    s.heard(DestructStarted)
    assert s.state.destruct == 0


@pytest.mark.rule("N-450")
def test_the_generator_does_not_start_while_somebody_hibernates() -> None:
    assert scout_in("generator").is_offered("scout", "room")
    s = scout_in("generator").is_("captain", status="hibernating")
    assert not s.is_offered("scout", "room")
    s = scout_in("generator", destruct=1).is_("captain", status="hibernating").works("scout")
    s.heard(DestructStopped)


# Laboratory


def laboratory(**fields: object) -> NemesisScenario:
    """The scout in the laboratory."""
    return scout_in("laboratory", **fields)


@pytest.mark.rule("N-464", "N-465", "N-468")
@pytest.mark.parametrize(
    ("thing", "weakness"),
    [("corpse-blue", "corpse"), ("corpse-red", "corpse"), ("carcass", "carcass"), ("egg", "egg")],
)
@pytest.mark.parametrize("carried", [False, True])
def test_the_laboratory_reveals_the_weakness_of_what_is_there(
    thing: str, weakness: str, carried: bool
) -> None:
    s = laboratory()
    card = s.zone(f"weakness-{weakness}")[0]
    if carried:
        name = "supply-corpse-red#1" if thing == "corpse-red" else f"supply-{thing}"
        s.has("scout", name)
    else:
        s.mark(thing, "laboratory")
    s.works("scout").heard(WeaknessFound, who="scout", weakness=card, listener=-1)
    assert s.state.weaknesses == [card]
    where = "hands-0" if carried else s.slot("laboratory")
    assert any(thing in item for item in s.zone(where)), "it is not used up"


@pytest.mark.rule("N-464")
def test_without_an_object_there_is_nothing_to_analyse() -> None:
    assert laboratory().denied("scout", "room") == "N-464"
    assert laboratory().mark("carcass", "hibernatorium").denied("scout", "room") == "N-464"


@pytest.mark.rule("N-464")
def test_one_object_of_several_is_analysed_by_choice() -> None:
    s = laboratory().mark("carcass", "laboratory").mark("egg", "laboratory").works("scout")
    card = s.zone("weakness-egg")[0]
    s.does("scout", "examine", "egg").heard(WeaknessFound, weakness=card)
    assert s.state.weaknesses == [card]


@pytest.mark.rule("N-466")
def test_what_another_carries_is_not_analysed() -> None:
    s = laboratory().is_("captain", slot=laboratory().slot("laboratory")).has("captain", "egg")
    assert s.denied("scout", "room") == "N-464"


@pytest.mark.rule("N-467", "N-681")
def test_from_elsewhere_only_what_lies_in_the_laboratory_is_analysed() -> None:
    s = NemesisScenario("scientist", "captain", rooms={"scientist": "comms-room"})
    s.hand("scientist", "intranet", "rest", "search").explore("laboratory").has("scientist", "egg")
    s.is_("scientist", signal=True)
    assert s.denied("scientist", "play", "intranet") == "N-428"
    s.mark("egg", "laboratory").plays("scientist", "intranet")
    s.does("scientist", "intranet", s.slot("laboratory")).heard(WeaknessFound)


# Nest


def nest(*others: str) -> NemesisScenario:
    """The scout in the nest, in which nothing makes noise."""
    return scout_in("nest", *others).dice(noise="silence")


@pytest.mark.rule("N-469", "N-470")
def test_the_nest_gives_an_egg_of_the_intruder_board_and_a_noise_roll() -> None:
    s = nest()
    eggs = len(s.zone("eggs"))
    s.works("scout").heard(NoiseRolled, who="scout")
    assert len(s.zone("eggs")) == eggs - 1
    assert "supply-egg" in s.zone("hands-0")


@pytest.mark.rule("N-470")
def test_the_nest_gives_nothing_once_the_intruder_board_is_empty() -> None:
    s = nest().only("eggs", rest="supply-of-supply-egg").mark("egg", "nest")
    assert s.denied("scout", "room") == "N-470"


@pytest.mark.rule("N-471")
@pytest.mark.parametrize("room", ["nest", "canteen"])
def test_an_egg_that_lies_about_is_picked_up_for_one_card(room: str) -> None:
    s = scout_in(room).mark("egg", room)
    eggs = len(s.zone("eggs"))
    s.does("scout", "pick-up", "egg").pays()
    assert "supply-egg" in s.zone("hands-0")
    assert len(s.zone("eggs")) == eggs, "the nest's stock is untouched"
    assert len(s.zone("hand-0")) == len(CARDS) - 1
    s.unheard(NoiseRolled)


@pytest.mark.rule("N-472")
def test_the_nest_cannot_be_searched() -> None:
    assert nest().denied("scout", "play", "search") == "N-472"
    assert nest().hand("scout", "scavenging", "rest").denied("scout", "play", "scavenging") == (
        "N-472"
    )


@pytest.mark.rule("N-473")
def test_the_nest_is_destroyed_when_no_egg_is_left_on_the_intruder_board() -> None:
    s = nest().mark("egg", "nest")
    assert not nest_destroyed(s.play).met
    s.only("eggs", rest="supply-of-supply-egg")
    assert nest_destroyed(s.play).met


@pytest.mark.rule("N-473", "N-644")
def test_a_destroyed_nest_stays_destroyed_whatever_the_queen_lays() -> None:
    s = nest().only("eggs", "supply-egg", rest="supply-of-supply-egg")
    s.shoots("scout", "rifle", "eggs", "hit").heard(NestDestroyed)
    s.at("scout", "hibernatorium").phase("bag", token="queen-4").heard(EggLaid)
    assert s.zone("eggs") == ["supply-egg"]
    assert nest_destroyed(s.play).met
    assert s.view("captain").nest_destroyed, "the marker in the nest is there for all to see"


@pytest.mark.rule("N-473")
def test_a_nest_is_destroyed_once() -> None:
    s = nest().only("eggs", "supply-egg", rest="supply-of-supply-egg").mark("egg", "nest")
    s.shoots("scout", "rifle", "eggs", "hit").heard(NestDestroyed)
    s.shoots("scout", "rifle", "eggs", "hit").unheard(NestDestroyed).heard(EggDestroyed)
    assert s.zone(s.slot("nest")) == []


@pytest.mark.rule("N-473")
def test_the_last_egg_may_be_carried_away() -> None:
    s = nest().only("eggs", "supply-egg", rest="supply-of-supply-egg")
    s.works("scout").heard(NestDestroyed, rule="N-473")


@pytest.mark.rule("N-473")
def test_a_nest_with_an_egg_left_is_not_destroyed() -> None:
    s = nest().only("eggs", "supply-egg", "supply-egg", rest="supply-of-supply-egg")
    s.works("scout").unheard(NestDestroyed)
    assert not s.view("scout").nest_destroyed


@pytest.mark.rule("N-474", "N-477", "N-663")
@pytest.mark.parametrize(
    ("face", "burst"), [("blank", 0), ("creeper", 1), ("hit", 1), ("double-hit", 2)]
)
def test_eggs_are_shot_at_and_each_injury_destroys_one(face: str, burst: int) -> None:
    s = nest().dice(combat=face)
    eggs = len(s.zone("eggs"))
    s.does("scout", "shoot", "rifle", "eggs-here").pays().heard(Shot, injuries=burst)
    assert len(s.zone("eggs")) == eggs - burst
    assert len(s.zone("hand-0")) == len(CARDS) - 1, "a basic action for one card"
    if burst:
        s.heard(EggDestroyed, count=burst, rule="N-477")


@pytest.mark.rule("N-474")
def test_only_uncarried_eggs_are_attacked() -> None:
    s = scout_in("canteen").has("scout", "egg")
    assert not s.offered("scout", "shoot")
    assert not s.offered("scout", "melee")
    s.mark("egg", "canteen")
    assert s.is_offered("scout", "shoot", "rifle", "eggs-here")
    assert s.is_offered("scout", "melee", "eggs-here")


@pytest.mark.rule("N-475", "N-474")
@pytest.mark.parametrize(("face", "hit"), [("blank", 0), ("hit", 1), ("double-hit", 1)])
def test_a_blow_at_an_egg_does_no_harm_to_who_deals_it(face: str, hit: int) -> None:
    s = nest().dice(combat=face)
    eggs = len(s.zone("eggs"))
    s.does("scout", "melee", "eggs-here").pays().heard(Fought, target="egg", injuries=hit)
    s.unheard(Contaminated).unheard(SeriouslyWounded)
    assert len(s.zone("eggs")) == eggs - hit


@pytest.mark.rule("N-476")
@pytest.mark.parametrize("face", ["blank", "hit"])
def test_every_attempt_on_an_egg_is_heard(face: str) -> None:
    s = nest().dice(combat=face).does("scout", "melee", "eggs-here").pays()
    s.heard(NoiseRolled, who="scout")
    s = nest().dice(combat=face).does("scout", "shoot", "rifle", "eggs-here").pays()
    s.heard(NoiseRolled, who="scout")


@pytest.mark.rule("N-478")
@pytest.mark.parametrize(("item", "burst"), [("grenade", 2), ("molotov-cocktail", 1)])
def test_what_is_thrown_destroys_eggs(item: str, burst: int) -> None:
    s = nest().has("scout", item)
    eggs = len(s.zone("eggs"))
    s.uses("scout", item).heard(EggDestroyed, count=burst, rule="N-478")
    assert len(s.zone("eggs")) == eggs - burst


@pytest.mark.rule("N-478")
def test_eggs_that_lie_in_another_room_are_destroyed_too() -> None:
    s = scout_in("canteen").has("scout", "grenade").mark("egg", "canteen", 3)
    s.dice(noise="silence").uses("scout", "grenade").heard(EggDestroyed, count=2)
    assert s.zone(s.slot("canteen")).count("supply-egg") == 1


@pytest.mark.rule("N-392", "N-478")
@pytest.mark.parametrize("item", ["grenade", "molotov-cocktail"])
def test_an_egg_that_the_thrower_drops_in_the_blast_stays_whole(item: str) -> None:
    s = scout_in("canteen").has("scout", item, "egg").intruder("larva", "canteen")
    s.wounded("scout", "leg", "hand", "body").uses("scout", item)
    s.heard(Died, who="scout")
    s.unheard(EggDestroyed)
    assert s.zone(s.slot("canteen")).count("supply-egg") == 1


@pytest.mark.rule("N-479")
@pytest.mark.parametrize("item", ["grenade", "molotov-cocktail"])
def test_who_throws_into_the_nest_is_heard_where_they_stand(item: str) -> None:
    s = nest()
    nest_slot = s.slot("nest")
    way, here = next((w, o) for w, o in s.play.board.ways[nest_slot] if o in s.state.explored)
    s.is_("scout", slot=here).has("scout", item)
    number = next(n for n, one in s.play.board.exits[here].items() if one != way)
    s.dice(noise=number).uses("scout", item).heard(NoiseRolled, who="scout", face=str(number))
    assert s.play.noisy(s.exit(here, number))
    s.heard(EggDestroyed)


@pytest.mark.rule("N-480", "N-481")
@pytest.mark.parametrize(("known", "burst"), [(False, 1), (True, 2)])
def test_fire_in_the_nest_destroys_eggs_of_the_intruder_board(known: bool, burst: int) -> None:
    s = nest().mark("fire", "nest").is_("scout", slot="slot-011")
    s.set(weaknesses=["weakness-vulnerability-to-fire"] if known else [])
    eggs = len(s.zone("eggs"))
    s.phase("fire").heard(EggDestroyed, count=burst, room="nest", rule="N-480")
    assert len(s.zone("eggs")) == eggs - burst


@pytest.mark.rule("N-276", "N-480")
def test_fire_in_a_nest_that_nobody_has_found_is_a_fire_like_any_other() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "011", "captain": "011"})
    s.tile("002", "nest").mark("fire", "002")
    eggs = len(s.zone("eggs"))
    s.phase("fire").unheard(EggDestroyed)
    assert len(s.zone("eggs")) == eggs


@pytest.mark.rule("N-482")
def test_eggs_are_attacked_even_in_combat_and_that_is_heard() -> None:
    s = nest().intruder("creeper", "nest").dice(combat="hit")
    s.does("scout", "shoot", "rifle", "eggs-here").pays().heard(EggDestroyed, count=1)
    s.heard(NoiseRolled, who="scout")


# Storage


@pytest.mark.rule("N-483")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_storage_draws_two_of_a_deck_and_keeps_one(colour: str) -> None:
    items = {
        "red": ("decoy", "grenade"),
        "yellow": ("tools", "clothes"),
        "green": ("medkit", "alcohol"),
    }
    kept, left = (f"item-{item}#{colour}" for item in items[colour])
    s = scout_in("storage").top(f"deck-{colour}", kept, left).works("scout")
    assert set(s.offered("scout")) == {f"search-deck:colour-{one}" for one in items}
    s.does("scout", "search-deck", colour)
    assert set(s.offered("scout")) == {f"keep:{kept}", f"keep:{left}"}
    s.does("scout", "keep", kept)
    assert s.zone("pack-0") == [kept]
    assert s.zone(f"deck-{colour}")[0] == left
    s.heard(Found, kept=kept, left=[left], listener="scout")
    s.heard(Found, kept=None, left=None, listener="captain")


@pytest.mark.rule("N-484")
def test_storage_does_not_heed_the_item_counter() -> None:
    s = scout_in("storage")
    slot = s.slot("storage")
    s.set("searches", **{slot: 0}).works("scout").does("scout", "search-deck", "red")
    s.answer(s.offered("scout")[0])
    assert s.state.searches[slot] == 0
    s = scout_in("storage").works("scout").does("scout", "search-deck", "red")
    s.answer(s.offered("scout")[0])
    assert s.state.searches[slot] == 2


@pytest.mark.rule("N-483")
def test_an_empty_deck_cannot_be_searched_in_the_storage() -> None:
    s = scout_in("storage")
    for colour in ("red", "yellow"):
        s.only(f"deck-{colour}", rest="gone")
    s.put("tools", "discard-yellow").works("scout")
    assert s.offered("scout") == ["search-deck:colour-yellow", "search-deck:colour-green"]
    s = scout_in("storage")
    for colour in ("red", "yellow", "green"):
        s.only(f"deck-{colour}", rest="gone")
    assert s.denied("scout", "room") == "N-483"


# Surgery


def operated() -> NemesisScenario:
    """The scout, infected all over, after surgery."""
    s = scout_in("surgery").is_("scout", larva=True)
    for zone in ("hand", "deck", "discard"):
        s.contaminated("scout", infected=1, clean=1, zone=zone)
    return s.works("scout")


@pytest.mark.rule("N-485")
def test_surgery_removes_all_infected_cards_and_keeps_the_others() -> None:
    s = operated()
    s.heard(Scanned, who="scout", infected=3, clean=3, rule="N-485")
    cards = s.zone("deck-0") + s.zone("hand-0") + s.zone("discard-0")
    assert cards.count("contamination-clean") == 3
    assert "contamination-infected" not in cards
    assert s.zone("gone").count("contamination-infected") == 3


@pytest.mark.rule("N-486")
def test_surgery_removes_the_larva() -> None:
    assert not operated().crew("scout").larva


@pytest.mark.rule("N-487")
def test_surgery_wounds_and_makes_pass() -> None:
    s = operated()
    s.heard(LightlyWounded, who="scout", count=1)
    s.heard(Passed, who="scout", discarded=[])
    assert (s.crew("scout").light, s.crew("scout").passed) == (1, True)
    s.asked("captain", "turn")


@pytest.mark.rule("N-488")
def test_surgery_shuffles_all_cards_into_the_deck() -> None:
    s = operated()
    assert (s.zone("hand-0"), s.zone("discard-0")) == ([], [])
    assert len(s.zone("deck-0")) == 13, "ten action cards and three clean contamination cards"
    assert s.view("scout").hand == []
    s.does("captain", "pass").until(lambda s: s.state.round == 2)
    assert len(s.zone("hand-0")) == 5, "a new round"


@pytest.mark.rule("N-488")
def test_after_surgery_the_deck_is_shuffled() -> None:
    orders = set()
    for seed in "abc":
        s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"}, seed=seed)
        s.hand("scout", *CARDS)
        s.only("deck-0", *sorted(s.zone("deck-0"))).works("scout", "rest", "demolition")
        orders.add(tuple(s.zone("deck-0")))
    assert len(orders) == 3, "the same cards lay in the same order before"


@pytest.mark.rule("N-487", "N-488")
def test_whoever_dies_in_surgery_does_not_pass() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery", "captain": "cockpit"})
    s.hand("scout", "rest", "search", "demolition").wounded("scout", "leg", "leg", "leg")
    s.works("scout").heard(Died, who="scout", cause="cause-surgery")
    s.unheard(Passed).asked("captain", "turn")
