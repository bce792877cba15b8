"""Nemesis, chapter Card clarifications: interruptions, events, weaknesses, items and wounds."""

import pytest

from hullbreach.games.nemesis.rules.events import DestructStarted
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    AttackIgnored,
    BagDeveloped,
    Contaminated,
    Crafted,
    Discarded,
    Dressed,
    EggHatched,
    EggLaid,
    Healed,
    Infested,
    Injured,
    Interrupted,
    IntruderMoved,
    IntruderPlaced,
    MarkerPlaced,
    Moved,
    NoiseRolled,
    ObjectiveKept,
    Passed,
    Reloaded,
    Scanned,
    Shot,
    SignalSent,
    Traded,
)

# Interruption


def together(*, reactions: bool = True, **rooms: str) -> NemesisScenario:
    """Scout, captain and soldier in the comms room, the captain able to interrupt."""
    where = {"scout": "comms-room", "captain": "comms-room", "soldier": "comms-room", **rooms}
    s = NemesisScenario("scout", "captain", "soldier", rooms=where, reactions=reactions)
    s.hand("scout", "rest", "search", "demolition").hand("captain", "interruption", "rest")
    return s.hand("soldier", "rest")


@pytest.mark.rule("N-548")
@pytest.mark.parametrize("spent", [True, False])
def test_nobody_is_asked_whose_interruption_lies_on_the_discard_pile(spent: bool) -> None:
    """The pile lies open; who may hold the card unseen is asked, whether they do or not."""
    s = together(soldier="cockpit").hand("captain", "rest", "search")
    if spent:
        s.put("interruption", "discard-1", source="deck-1")
    s.works("scout").asked("scout" if spent else "captain", "turn" if spent else "interrupt")


@pytest.mark.rule("N-548", "N-698", "N-699")
def test_an_interruption_cancels_what_another_in_the_room_does_and_the_cost_stays_paid() -> None:
    s = together(soldier="armory")
    s.works("scout").does("captain", "interrupt")
    s.heard(Interrupted, who="captain", whom="scout", rule="N-548")
    s.does("scout", "pass")
    s.unheard(SignalSent)
    assert not s.crew("scout").signal
    assert len(s.zone("hand-0")) == 1
    assert "card-interruption" in s.zone("discard-1")
    assert s.asked("scout", "turn").text.args["left"] == 1, "the action is spent"


@pytest.mark.rule("N-548")
def test_nobody_interrupts_from_another_room() -> None:
    s = together(captain="armory", soldier="armory").works("scout")
    s.heard(SignalSent)
    s.asked("scout", "turn")


@pytest.mark.rule("N-547")
def test_intruders_are_not_interrupted() -> None:
    s = together().intruder("adult", "comms-room").intruder("breeder", "slot-020")
    s.top("deck-attack", "scratch#2").phase("time")
    s.heard(Attacked, intruder="adult")
    s.heard(IntruderMoved, intruder="breeder")
    s.asked(None, "turn")


@pytest.mark.rule("N-547")
def test_an_intruders_attack_on_another_is_not_interrupted() -> None:
    s = together().intruder("adult", "comms-room").top("deck-attack", "claw-attack#3")
    s.dice(noise=1).does("scout", "move", "slot-001").pays()
    s.asked("captain", "interrupt")
    assert s.waiting() == [1]
    s.does("captain", "pass").does("soldier", "pass")
    s.heard(Attacked, who="scout")
    s.heard(Moved, who="scout")
    s.asked("scout", "turn")


@pytest.mark.rule("N-548", "N-700")
def test_an_interruption_is_interrupted_by_another() -> None:
    s = together().hand("soldier", "interruption").works("scout").does("captain", "interrupt")
    s.asked("scout", "interrupt-interruption")
    s.does("scout", "pass").does("soldier", "interrupt")
    s.heard(Interrupted, who="soldier", whom="captain")
    while s.waiting() != [0] or s.table.asks()[0].text.id != "ask-turn":
        s.passes()
    assert s.crew("scout").signal


@pytest.mark.rule("N-548")
def test_where_an_interruption_was_cancelled_all_others_are_asked_once_more() -> None:
    crew = ("scout", "captain", "soldier", "pilot")
    s = NemesisScenario(*crew, rooms=dict.fromkeys(crew, "comms-room"), reactions=True)
    s.hand("scout", "rest", "search", "demolition").hand("captain", "interruption")
    s.hand("soldier", "interruption").hand("pilot", "interruption").works("scout")
    s.does("captain", "pass").does("soldier", "interrupt")
    s.does("scout", "pass").does("captain", "pass").does("pilot", "interrupt")
    s.heard(Interrupted, who="pilot", whom="soldier")
    s.does("scout", "pass").does("captain", "pass")
    s.does("captain", "interrupt").does("scout", "pass").asked("scout", "turn")
    assert not s.crew("scout").signal, "the soldier was cancelled, the captain was not"


@pytest.mark.rule("N-549")
def test_nerves_of_steel_are_cancelled_by_an_interruption() -> None:
    s = NemesisScenario(
        "soldier", "captain", rooms={"soldier": "nest", "captain": "nest"}, reactions=True
    )
    s.hand("soldier", "nerves-of-steel", "rest", "search").hand("captain", "interruption")
    s.noise_around("nest").blind("bag", "adult-4").dice(noise=1)
    s.top("deck-attack", "claw-attack#3").works("soldier", "rest", "search").does("captain", "pass")
    s.does("soldier", "react").asked("captain", "interrupt")
    s.does("captain", "interrupt").unheard(AttackIgnored)
    assert s.crew("soldier").light == 2


@pytest.mark.rule("N-549")
def test_the_motion_scanner_is_cancelled_by_an_interruption() -> None:
    s = NemesisScenario(
        "scout", "captain", rooms={"scout": "nest", "captain": "nest"}, reactions=True
    )
    s.has("scout", "motion-scanner").hand("scout", "rest", "search", "demolition")
    s.hand("captain", "interruption").dice(noise=[1, "silence"])
    s.works("scout", "rest", "search").does("captain", "pass").does("scout", "drop", "rifle")
    s.does("scout", "react").heard(Discarded, who="scout", cards=["card-demolition"])
    s.does("captain", "interrupt")
    assert s.play.noisy(s.exit("nest", 1)), "the first roll counts"
    assert s.zone("hand-0") == [], "and the card is gone"


@pytest.mark.rule("N-549", "N-698")
def test_the_armor_is_cancelled_by_an_interruption() -> None:
    rooms = {"soldier": "nest", "captain": "nest"}
    s = NemesisScenario("soldier", "captain", rooms=rooms, reactions=True)
    s.has("soldier", "armor").hand("soldier", "rest").hand("captain", "interruption", "rest")
    s.intruder("adult", "nest").top("deck-attack", "claw-attack#3").phase("time")
    s.does("soldier", "react").does("captain", "interrupt").does("soldier", "pass")
    s.unheard(AttackIgnored)
    assert s.crew("soldier").light == 2
    assert "quest-armor" in s.zone("gone")


# Events


@pytest.mark.rule("N-551")
def test_a_coolant_leak_does_not_care_who_hibernates() -> None:
    s = NemesisScenario("scout", "captain").explore("generator").mark("malfunction", "generator")
    s.is_("captain", status="hibernating").happens("coolant-leak")
    s.heard(DestructStarted, rule="N-551")
    assert s.state.destruct == 0


def hatching(*cards: str, met: bool = False) -> NemesisScenario:
    """The scout in the nest with these cards; nobody has met an intruder yet."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"}).hand("scout", *cards)
    return s.set(met=met)


@pytest.mark.rule("N-552")
def test_hatching_on_somebody_in_the_nest_makes_everyone_choose() -> None:
    s = hatching().happens("hatching")
    s.heard(EggHatched)
    assert s.waiting() == [0, 1]
    s.asked("scout", "objective")
    s.answers(scout=s.offered("scout")[0], captain=s.offered("captain")[0])
    s.heard(ObjectiveKept, who="captain")
    s.heard(Infested, who="scout")
    assert s.state.met


@pytest.mark.rule("N-552")
def test_hatching_without_anybody_in_the_nest_makes_nobody_choose() -> None:
    s = NemesisScenario("scout", "captain").explore("nest").hand("scout").set(met=False)
    s.happens("hatching").heard(EggHatched)
    s.unheard(ObjectiveKept)
    assert not s.state.met
    s.asked(None, "turn")


@pytest.mark.rule("N-553")
def test_carried_eggs_do_not_hatch() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"}).hand("scout")
    s.has("scout", "egg").happens("hatching").unheard(Infested).unheard(IntruderPlaced)
    assert "supply-egg" in s.zone("hands-0")
    assert not s.crew("scout").larva
    assert s.state.intruders == []


@pytest.mark.rule("N-554")
def test_the_malfunction_event_breaks_the_first_explored_room_that_is_not_broken() -> None:
    s = NemesisScenario("scout", "captain").happens("malfunction")
    s.heard(MarkerPlaced, marker="malfunction", room="cockpit", rule="N-554")
    s = NemesisScenario("scout", "captain").mark("malfunction", "cockpit").happens("malfunction")
    s.heard(MarkerPlaced, room="hibernatorium")
    s = NemesisScenario("scout", "captain").mark("malfunction", "cockpit")
    s.explore("armory", at="slot-003").explore("canteen", at="slot-006").happens("malfunction")
    s.heard(MarkerPlaced, room="armory")
    s.unheard(MarkerPlaced, room="canteen")


@pytest.mark.rule("N-554")
def test_the_malfunction_event_goes_on_to_the_engines_and_spares_the_nest() -> None:
    s = NemesisScenario("scout", "captain").explore("nest", at="slot-002")
    s.mark("malfunction", "cockpit").mark("malfunction", "hibernatorium").happens("malfunction")
    s.heard(MarkerPlaced, room="engine-3")


@pytest.mark.rule("N-555")
def test_nobody_beside_an_intruder_rolls_for_technical_corridors() -> None:
    rooms = {"scout": "armory", "captain": "engine-1"}
    s = NemesisScenario("scout", "captain", "soldier", rooms=rooms)
    network = s.play.board.technical("slot-021")[0]
    assert s.play.board.technical(s.slot("armory")) == s.play.board.technical("slot-021")
    s.noise(network).intruder("larva", "armory").dice(noise="silence")
    s.happens("noise-in-technical-corridors")
    s.heard(NoiseRolled, who="captain")
    s.unheard(NoiseRolled, who="scout")
    s.unheard(NoiseRolled, who="soldier")


# Intruders


@pytest.mark.rule("N-557")
def test_a_queen_that_was_killed_never_returns() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"})
    s.hand("scout", "rest", "search").intruder("queen", "nest", injuries=20)
    s.dice(combat="hit").top("deck-attack", "scratch#2", "bite#4")
    assert "token-queen-4" in s.zone("bag"), "her token may be in the bag while she is aboard"
    tokens = sorted(s.zone("bag") + s.zone("pool"))
    s.does("scout", "shoot", "rifle", s.figure("queen").id).pays().heard(Injured, killed=True)
    assert "token-queen-4" in s.zone("gone")
    tokens.remove("token-queen-4")
    assert sorted(s.zone("bag") + s.zone("pool")) == tokens, "the others stay"


@pytest.mark.rule("N-557")
def test_her_token_is_gone_also_from_the_pool() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "nest"})
    s.put("token-queen-4", "pool", source="bag").hand("scout", "rest", "search")
    s.intruder("queen", "nest", injuries=20).dice(combat="hit")
    s.top("deck-attack", "scratch#2", "bite#4")
    s.does("scout", "shoot", "rifle", s.figure("queen").id).pays()
    assert "token-queen-4" not in s.zone("bag") + s.zone("pool")
    s.edit()
    s.phase("bag").heard(BagDeveloped)
    s.unheard(EggLaid).unheard(IntruderPlaced)


@pytest.mark.rule("N-558")
@pytest.mark.parametrize(("known", "injuries"), [(False, 2), (True, 3)])
def test_a_flamethrower_hit_of_two_deals_three_to_who_fears_fire(
    known: bool, injuries: int
) -> None:
    s = NemesisScenario("scout", "captain").hand("scout", "rest").has("scout", "flamethrower")
    s.set(weaknesses=["weakness-vulnerability-to-fire"] if known else [])
    s.intruder("queen", "hibernatorium").dice(combat="double-hit")
    s.top("deck-attack", "scratch#6", "bite#6")
    s.does("scout", "shoot", "flamethrower").pays().heard(Shot, injuries=injuries)
    assert s.figure("queen").injuries == injuries


@pytest.mark.rule("N-558")
@pytest.mark.parametrize("known", [False, True])
def test_each_instance_of_fire_counts_one_more(known: bool) -> None:
    weaknesses = ["weakness-vulnerability-to-fire"] if known else []
    s = NemesisScenario("scout", "captain", weaknesses=weaknesses).explore("canteen", at="slot-006")
    s.intruder("queen", "canteen").mark("fire", "canteen")
    s.top("deck-attack", "scratch#6", "bite#6").phase("fire", "scent-of-prey")
    assert s.figure("queen").injuries == 1 + known
    s = NemesisScenario("scout", "captain", weaknesses=weaknesses).explore("canteen", at="slot-006")
    s.intruder("queen", "canteen").has("scout", "molotov-cocktail").hand("scout", "rest")
    s.top("deck-attack", "scratch#6", "bite#6").uses("scout", "molotov-cocktail")
    assert s.figure("queen").injuries == 1 + known


@pytest.mark.rule("N-558")
def test_a_flame_that_misses_deals_nothing_more() -> None:
    s = NemesisScenario("scout", "captain", weaknesses=["weakness-vulnerability-to-fire"])
    s.hand("scout", "rest").has("scout", "flamethrower").intruder("queen", "hibernatorium")
    s.dice(combat="blank").does("scout", "shoot", "flamethrower").pays().heard(Shot, injuries=0)
    assert s.figure("queen").injuries == 0


# Items


def scout(*items: str, cards: tuple[str, ...] = ("rest", "search")) -> NemesisScenario:
    """The scout and the captain in the canteen, the scout with these items."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "canteen"})
    return s.hand("scout", *cards).has("scout", *items)


@pytest.mark.rule("N-559")
def test_alcohol_replaces_an_infected_card_and_places_no_larva() -> None:
    s = (
        scout("alcohol")
        .contaminated("scout", infected=1)
        .uses("scout", "alcohol")
        .does("scout", "discard", "contamination-unknown")
    )
    s.heard(Scanned, who="scout", infected=1, clean=0, rule="N-559")
    s.heard(Contaminated, who="scout", rule="N-559")
    s.unheard(Infested)
    assert not s.crew("scout").larva
    assert "contamination-infected" in s.zone("gone")
    assert s.zone("discard-0")[-1].startswith("contamination-")


@pytest.mark.rule("N-559")
def test_alcohol_removes_a_clean_card_for_nothing() -> None:
    s = (
        scout("alcohol")
        .contaminated("scout", clean=1)
        .uses("scout", "alcohol")
        .does("scout", "discard", "contamination-unknown")
    )
    s.unheard(Contaminated)
    assert "contamination-clean" in s.zone("gone")
    assert len(s.zone("hand-0")) == 1


@pytest.mark.rule("N-560")
def test_after_an_antidote_the_hand_is_kept() -> None:
    s = scout("antidote", cards=("rest", "search", "demolition"))
    s.contaminated("scout", clean=1).does("scout", "use", "antidote").pays("rest")
    s.does("scout", "done").heard(Passed, who="scout", discarded=[])
    assert sorted(s.zone("hand-0")) == ["card-demolition", "card-search", "contamination-clean"]
    assert s.zone("discard-0") == []


@pytest.mark.rule("N-561")
def test_bandages_dress_a_wound_or_heal_all_light_ones() -> None:
    s = scout("bandages").wounded("scout", "leg", light=2).uses("scout", "bandages")
    s.does("scout", "effect", "dress-wound").heard(Dressed, who="scout", wound="leg")
    assert s.crew("scout").light == 2
    assert len(s.zone("hand-0")) == 1, "for one card"
    assert "item-bandages#green" in s.zone("discard-green"), "they are used up"
    s = scout("bandages").wounded("scout", "leg", light=2).uses("scout", "bandages")
    s.does("scout", "effect", "heal-light-wounds").heard(Healed, who="scout")
    assert (s.crew("scout").light, s.zone("wounds-0")) == (0, ["wound-leg"])


@pytest.mark.rule("N-561")
def test_bandages_are_not_for_combat_and_cost_a_card() -> None:
    s = scout("bandages").wounded("scout", light=1).intruder("larva", "canteen")
    assert s.denied("scout", "use", "bandages") == "N-180"
    s = scout("bandages", cards=()).wounded("scout", light=1)
    assert s.denied("scout", "use", "bandages") == "N-172"


@pytest.mark.rule("N-562")
def test_bandages_help_others_too() -> None:
    s = scout("bandages").wounded("captain", light=2).uses("scout", "bandages")
    assert s.crew("captain").light == 0
    s = scout("bandages").wounded("captain", "leg").uses("scout", "bandages")
    assert s.zone("dressed-1") == ["wound-leg"]
    s = scout("bandages").wounded("captain", "leg").is_("captain", slot="slot-011")
    assert not s.is_offered("scout", "use", "bandages"), "only in the same room"


@pytest.mark.rule("N-563")
def test_a_medkit_helps_others_too() -> None:
    s = scout("medkit").wounded("captain", "leg", dressed=["hand"]).uses("scout", "medkit")
    s.does("scout", "effect", "heal-dressed-wound").heard(Healed, who="captain", wound="hand")
    assert s.zone("dressed-1") == []
    s = scout("medkit").wounded("captain", "leg").uses("scout", "medkit")
    assert s.zone("dressed-1") == ["wound-leg"]


def lured(scouts: int, captains: int, *, first: int = 0) -> NemesisScenario:
    """A decoy thrown where an adult fights scout and captain with so many cards in hand."""
    s = NemesisScenario("soldier", "scout", "captain").explore("canteen", at="slot-006")
    s.explore("cabins", at="slot-007").is_("soldier", slot="slot-007").has("soldier", "decoy").hand(
        "soldier", "rest", "search"
    ).intruder("adult", "hibernatorium")
    for who, count in (("scout", scouts), ("captain", captains)):
        s.hand(who, *("rest", "search", "demolition")[:count])
    s.contaminated("captain", clean=1).set(first=first).top("deck-attack", "claw-attack#3")
    return s


@pytest.mark.rule("N-564")
@pytest.mark.parametrize(
    ("scouts", "captains", "first", "victim"),
    [(1, 1, 0, "scout"), (2, 0, 0, "captain"), (2, 1, 0, "scout"), (2, 1, 2, "captain")],
)
def test_who_holds_fewest_cards_is_attacked_before_the_decoy_works(
    scouts: int, captains: int, first: int, victim: str
) -> None:
    s = lured(scouts, captains, first=first)
    s.uses("soldier", "decoy").does("soldier", "lure", s.slot("canteen"))
    s.heard(Attacked, who=victim, surprise=False)
    assert s.intruders("canteen") == ["adult"]


@pytest.mark.rule("N-565")
def test_an_energy_charge_is_for_your_own_weapon() -> None:
    rooms = {"scout": "canteen", "soldier": "canteen"}
    s = NemesisScenario("scout", "soldier", rooms=rooms).hand("scout", "rest", "search")
    s.has("scout", "energy-charge#red").ammo("scout", "rifle", 0).ammo(
        "soldier", "assault-rifle", 0
    )
    s.uses("scout", "energy-charge").does("scout", "effect", "fill-energy-weapon")
    s.heard(Reloaded, weapon="item-rifle#starting", ammo=4, rule="N-565")
    assert s.state.ammo["item-assault-rifle#starting"] == 0
    s = NemesisScenario("scout", "soldier", rooms=rooms).hand("scout", "rest", "search")
    s.has("scout", "energy-charge#red").ammo("soldier", "assault-rifle", 0)
    s.uses("scout", "energy-charge")
    assert {one.split(":")[0] for one in s.offered("scout")} == {"close-door"}, "a door at most"


@pytest.mark.rule("N-565")
def test_an_energy_charge_may_be_traded() -> None:
    s = scout("energy-charge#red").does("scout", "trade").pays()
    s.does("scout", "offer", "energy-charge").does("scout", "for-nothing")
    s.does("captain", "agree").heard(Traded, who="scout", whom="captain", thing="energy-charge#red")
    assert s.zone("pack-1") == ["item-energy-charge#red"]


@pytest.mark.rule("N-566")
@pytest.mark.parametrize("ammo", [0, 2, 4])
def test_an_extended_magazine_brings_its_ammo_at_once(ammo: int) -> None:
    s = scout("extended-magazine").ammo("scout", "rifle", ammo).uses("scout", "extended-magazine")
    s.heard(Reloaded, weapon="item-rifle#starting", ammo=ammo + 2, rule="N-566")
    assert s.state.ammo["item-rifle#starting"] == ammo + 2


@pytest.mark.rule("N-567")
def test_a_crafted_flamethrower_is_full() -> None:
    s = scout("chemicals", "tools").does("scout", "craft", "flamethrower").pays()
    s.forced().heard(Crafted, who="scout")
    weapon = next(one for one in s.zone("hands-0") if "flamethrower" in one)
    assert s.state.ammo[weapon] == 4


@pytest.mark.rule("N-568")
def test_whoever_is_in_the_smoke_chooses_what_to_discard() -> None:
    s = scout("smoke-grenade").hand("captain", "rest", "search").intruder("adult", "canteen")
    s.dice(noise=1).uses("scout", "smoke-grenade")
    s.asked("captain", "discard")
    s.does("captain", "discard", "search").does("scout", s.offered("scout", "slip")[0])
    s.unheard(Attacked)
    assert s.zone("hand-1") == ["card-rest"]
    assert s.where("scout") != s.slot("canteen")


# Serious wounds


@pytest.mark.rule("N-569")
def test_a_wounded_hand_makes_items_dearer_but_not_shooting() -> None:
    s = scout("bandages", cards=("rest",)).wounded("scout", "hand")
    assert s.denied("scout", "use", "bandages") == "N-172", "two cards now"
    s.intruder("adult", "canteen").dice(combat="blank")
    s.does("scout", "shoot", "rifle").pays().heard(Shot)
    s = (
        scout("bandages", cards=("rest", "search"))
        .wounded("scout", "hand")
        .uses("scout", "bandages")
    )
    assert s.zone("hand-0") == []


@pytest.mark.rule("N-570")
def test_a_wounded_leg_makes_escapes_dearer_until_it_is_dressed() -> None:
    def legs(*serious: str, dressed: tuple[str, ...] = ()) -> NemesisScenario:
        s = scout(cards=("rest",)).intruder("adult", "canteen")
        return s.wounded("scout", *serious, dressed=dressed)

    near = scout().play.board.neighbours[scout().slot("canteen")][0]
    assert legs().is_offered("scout", "move", near)
    assert legs("leg").denied("scout", "move", near) == "N-172"
    assert legs(dressed=("leg",)).is_offered("scout", "move", near)
    s = scout(cards=("rest",)).wounded("scout", "leg")
    assert s.is_offered("scout", "move", near), "only escapes"
