"""Nemesis, chapter Character cards: what the rulebook adds to the cards of single characters."""

import pytest

from hullbreach.games.nemesis.rules.events import EngineTouched
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    AmmoSpent,
    Attacked,
    AttackIgnored,
    Discarded,
    Drew,
    Encountered,
    Explored,
    Injured,
    MarkerRemoved,
    Moved,
    NoisePlaced,
    NoiseRolled,
    Peeked,
    Reloaded,
    Shot,
)

HAND = ("rest", "search", "demolition", "interruption", "search")


# Captain


def captain(*cards: str, intercom: bool = False, **rooms: str) -> NemesisScenario:
    """The captain in the armory with these cards, the others where they are said to be."""
    where = {"captain": "armory", "scout": "canteen", "soldier": "canteen", **rooms}
    s = NemesisScenario("captain", "scout", "soldier", rooms=where).hand("captain", *cards)
    return s.has("captain", "intercom") if intercom else s


@pytest.mark.rule("N-528")
def test_motivation_reaches_the_captains_room() -> None:
    s = captain("motivation", "rest", scout="armory").hand("scout").hand("soldier")
    s.plays("captain", "motivation")
    assert [len(s.zone(f"hand-{seat}")) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("N-528")
@pytest.mark.parametrize(("broken", "drawn"), [(False, 1), (True, 0)])
def test_the_intercom_carries_motivation_to_working_computers(broken: bool, drawn: int) -> None:
    s = captain("motivation", intercom=True, scout="comms-room").hand("scout").hand("soldier")
    if broken:
        s.mark("malfunction", "comms-room")
    s.plays("captain", "motivation")
    hands = [len(s.zone(f"hand-{seat}")) for seat in range(3)]
    assert hands == [1, drawn, 0], "the canteen has no computer"


@pytest.mark.rule("N-528")
def test_an_intercom_that_is_not_active_carries_nothing() -> None:
    s = captain("motivation", scout="comms-room").hand("scout")
    assert "quest-intercom" in s.zone("quests-0")
    assert s.plays("captain", "motivation").zone("hand-1") == []


@pytest.mark.rule("N-529")
def test_no_orders_in_combat() -> None:
    s = captain("order", "rest", scout="armory")
    assert s.is_offered("captain", "play", "order")
    s = captain("order", "rest", scout="armory").intruder("creeper", "armory")
    assert s.denied("captain", "play", "order") == "N-180"


@pytest.mark.rule("N-530")
def test_an_order_over_the_intercom_forces_an_escape() -> None:
    s = captain("order", "rest", intercom=True, scout="comms-room")
    s.intruder("adult", "comms-room").top("deck-attack", "scratch#2")
    s.plays("captain", "order")
    to = s.offered("captain", "go")[0]
    s.does("captain", to).heard(Attacked, who="scout", card="scratch#2", surprise=False)
    s.heard(Moved, who="scout")
    assert s.where("scout") == to.split(":")[1]


@pytest.mark.rule("N-530")
def test_without_the_intercom_an_order_reaches_nobody_elsewhere() -> None:
    s = captain("order", "rest", scout="comms-room")
    assert s.denied("captain", "play", "order") == "N-530"
    s = captain("order", "rest", intercom=True, scout="comms-room", soldier="canteen")
    s.plays("captain", "order")
    assert {one.split(":")[0] for one in s.offered("captain")} == {"go"}, "only the scout"


@pytest.mark.rule("N-215", "N-530")
def test_nobody_is_ordered_through_closed_doors() -> None:
    s = NemesisScenario("captain", "scout").hand("captain", "order").at("scout", "005")
    s.at("captain", "005").door("005", "006")
    assert s.is_offered("captain", "play", "order")
    assert s.door("005", "010").denied("captain", "play", "order") == "N-215"


@pytest.mark.rule("N-531")
@pytest.mark.parametrize("met", [False, True])
def test_the_log_key_shows_all_objectives_that_a_player_has(met: bool) -> None:
    s = captain("rest", captain="comms-room").has("captain", "log-key").set(met=met)
    if met:
        s.only("objectives-1", s.zone("objectives-1")[0], rest="box")
    cards = s.zone("objectives-1")
    assert len(cards) == (1 if met else 2)
    s.uses("captain", "log-key").does("captain", "read-log", "scout")
    s.heard(Peeked, who="captain", seen=cards, listener="captain", rule="N-531")
    s.heard(Peeked, who="captain", seen=None, listener="soldier")
    assert list(s.play.see("objectives-1", 0)) == cards


# Basic repairs


def repairing(room: str) -> NemesisScenario:
    """The scout with Basic Repairs and two cards to pay."""
    s = NemesisScenario("scout", "captain", rooms={"scout": room})
    return s.hand("scout", "basic-repairs", "rest", "search")


@pytest.mark.rule("N-532")
def test_basic_repairs_remove_a_malfunction_for_two_further_cards() -> None:
    s = repairing("canteen").mark("malfunction", "canteen").plays("scout", "basic-repairs")
    s.heard(MarkerRemoved, marker="malfunction", room="canteen")
    assert s.zone("hand-0") == []


@pytest.mark.rule("N-532")
def test_basic_repairs_or_work_on_an_engine() -> None:
    s = repairing("engine-1").mark("malfunction", "engine-1").plays("scout", "basic-repairs")
    assert set(s.offered("scout")) == {"effect:effect-mend-room", "effect:effect-tend-engine"}
    s.does("scout", "effect", "tend-engine").does("scout", "swap-order")
    s.heard(EngineTouched, changed=True)
    assert s.play.broken(s.slot("engine-1")), "only one of the two"


@pytest.mark.rule("N-532")
def test_basic_repairs_are_not_for_combat_nor_for_a_short_hand() -> None:
    s = repairing("canteen").mark("malfunction", "canteen").intruder("larva", "canteen")
    assert s.denied("scout", "play", "basic-repairs") == "N-180"
    s = repairing("canteen").mark("malfunction", "canteen").hand("scout", "basic-repairs", "rest")
    assert s.denied("scout", "play", "basic-repairs") == "N-172"


# Scout


@pytest.mark.rule("N-533")
@pytest.mark.parametrize(("token", "items"), [("danger", 2), ("silence", 1), ("fire", 2)])
@pytest.mark.parametrize("slimed", [False, True])
def test_reconnaissance_makes_no_noise_whatever_is_found(
    token: str, items: int, slimed: bool
) -> None:
    s = NemesisScenario("scout", "captain").hand("scout", "reconnaissance", "rest")
    s.token("slot-006", token, items).is_("scout", slimed=slimed).intruder("adult", "slot-005")
    s.plays("scout", "reconnaissance").does("scout", "go", "slot-006")
    s.heard(Explored, who="scout", slot="slot-006")
    s.unheard(NoiseRolled).unheard(NoisePlaced)
    assert s.figure("adult").slot == "slot-005", "danger brings nobody"
    assert s.play.burning("slot-006") is (token == "fire"), "other tokens work"


def scanning(*cards: str, reactions: bool = False) -> NemesisScenario:
    """The scout with the motion scanner, on the way to an empty room."""
    s = NemesisScenario("scout", "captain", rooms={"captain": "armory"}, reactions=reactions)
    s.explore("canteen", at="slot-006").has("scout", "motion-scanner")
    return s.hand("scout", "rest", *cards)


@pytest.mark.rule("N-534")
def test_the_motion_scanner_rerolls_noise_for_a_card_even_with_a_wounded_hand() -> None:
    s = scanning("search").wounded("scout", "hand").dice(noise=["danger", "silence"])
    s.does("scout", "move", "slot-006").does("scout", "discard", "rest")
    s.asked("scout", "scanner")
    s.does("scout", "react").heard(NoiseRolled, face="silence", rule="N-534")
    assert s.zone("hand-0") == [], "one card, though the hand is wounded"
    s.unheard(NoisePlaced)
    s.asked("scout", "turn")


@pytest.mark.rule("N-534")
def test_the_motion_scanner_works_once_for_a_roll_and_need_not() -> None:
    s = scanning("search", "demolition").dice(noise=["danger", 1])
    s.does("scout", "move", "slot-006").does("scout", "discard", "rest").does("scout", "react")
    s.does("scout", "discard", "search").asked("scout", "turn")
    s = scanning("search").dice(noise=[1, 2]).does("scout", "move", "slot-006")
    s.does("scout", "discard", "rest").does("scout", "pass")
    assert s.play.noisy(s.exit("slot-006", 1))
    assert not s.is_offered("scout", "use", "motion-scanner"), "no item action"


# Soldier


def soldier(*cards: str, ammo: int = 5, token: str = "") -> NemesisScenario:
    """The soldier and the scout beside an adult; next door everything is noisy."""
    s = (
        NemesisScenario("soldier", "scout")
        .hand("soldier", *cards)
        .ammo("soldier", "assault-rifle", ammo)
    )
    s.intruder("adult", "hibernatorium").explore("canteen", at="slot-006")
    if token:
        s.noise_around("canteen").blind("bag", token).dice(noise=1)
    return s


def covered(s: NemesisScenario, party: str = "together") -> NemesisScenario:
    """The soldier plays Covering Fire to the canteen; the scout agrees."""
    s.plays("soldier", "covering-fire").does("soldier", "go", s.slot("canteen"))
    if party == "alone":
        return s.does("soldier", "alone")
    return s.does("soldier", party, "scout").does("scout", "go")


@pytest.mark.rule("N-535")
def test_covering_fire_takes_both_to_one_room_with_one_noise_roll() -> None:
    s = covered(soldier("covering-fire").dice(noise=1))
    s.unheard(Attacked)
    assert s.state.ammo["item-assault-rifle#starting"] == 4
    assert s.where("soldier") == s.where("scout") == s.slot("canteen")
    assert len([one for one in s.told() if isinstance(one, NoiseRolled)]) == 1


@pytest.mark.rule("N-535")
def test_who_does_not_want_to_come_stays() -> None:
    s = soldier("covering-fire").dice(noise=1).plays("soldier", "covering-fire")
    s.does("soldier", "go", s.slot("canteen")).does("soldier", "together", "scout")
    s.does("scout", "stay")
    assert s.where("scout") == s.slot("hibernatorium")
    assert s.where("soldier") == s.slot("canteen")


@pytest.mark.rule("N-536")
def test_after_covering_fire_only_the_soldiers_hand_is_looked_at() -> None:
    cards = ("covering-fire", "rest", "search", "demolition", "interruption")
    s = covered(soldier(*cards, token="adult-4").hand("scout", "rest"))
    s.heard(Encountered, who="soldier")
    s.unheard(Attacked)
    s = soldier("covering-fire", "rest", token="adult-4").hand("scout", *HAND)
    covered(s.top("deck-attack", "scratch#2"))
    s.heard(Attacked, who="soldier", surprise=True)
    s.unheard(Attacked, who="scout")


@pytest.mark.rule("N-537")
def test_covering_fire_may_be_for_the_soldier_alone() -> None:
    s = covered(soldier("covering-fire").dice(noise=1), "alone").unheard(Attacked)
    assert s.where("soldier") == s.slot("canteen")
    assert s.where("scout") == s.slot("hibernatorium")
    s = covered(soldier("covering-fire").dice(noise=1), "cover")
    assert s.where("soldier") == s.slot("hibernatorium"), "or for somebody else"


def full_auto(face: str, ammo: int) -> NemesisScenario:
    """The soldier empties the assault rifle at the queen, who does not die of it."""
    s = NemesisScenario("soldier", "scout").hand("soldier", "full-auto", "rest")
    s.intruder("queen", "hibernatorium").ammo("soldier", "assault-rifle", ammo).dice(combat=face)
    s.top("deck-attack", "scratch#6", "bite#6")
    return s.plays("soldier", "full-auto")


@pytest.mark.rule("N-538")
@pytest.mark.parametrize("ammo", [1, 4, 5])
def test_full_auto_spends_all_ammo_on_one_shot(ammo: int) -> None:
    s = full_auto("hit", ammo)
    s.heard(AmmoSpent, weapon="assault-rifle", count=ammo, rule="N-538")
    assert s.state.ammo["item-assault-rifle#starting"] == 0
    assert len([one for one in s.told() if isinstance(one, Shot)]) == 1
    assert soldier("full-auto", "rest", ammo=0).denied("soldier", "play", "full-auto") == "N-317"


@pytest.mark.rule("N-539")
@pytest.mark.parametrize(
    ("face", "ammo", "injuries"),
    [
        ("hit", 5, 1 + 2 + 1),
        ("hit", 4, 1 + 2 + 1),
        ("hit", 3, 1 + 1 + 1),
        ("hit", 1, 1 + 0 + 1),
        ("double-hit", 5, 2 + 2 + 1),
        ("blank", 5, 0 + 2 + 1),
        ("creeper", 2, 0 + 1 + 1),
        ("blank", 1, 0),
    ],
)
def test_full_auto_adds_half_the_ammo_and_one_for_the_rifle(
    face: str, ammo: int, injuries: int
) -> None:
    s = full_auto(face, ammo)
    s.heard(Shot, target="queen", injuries=injuries)
    assert s.figure("queen").injuries == injuries
    if injuries:
        assert len([one for one in s.told() if isinstance(one, Injured)]) == 1


@pytest.mark.rule("N-540")
@pytest.mark.parametrize("combat", [True, False])
def test_full_auto_is_for_eggs_too(combat: bool) -> None:
    s = NemesisScenario("soldier", "scout", rooms={"soldier": "nest"})
    s.hand("soldier", "full-auto", "rest").dice(combat="hit", noise="silence")
    if combat:
        s.intruder("creeper", "nest")
    eggs = len(s.zone("eggs"))
    s.plays("soldier", "full-auto")
    if combat:
        s.does("soldier", "shoot-at", "eggs-here")
    s.heard(Shot, target="egg", injuries=4)
    s.heard(NoiseRolled, who="soldier")
    assert len(s.zone("eggs")) == eggs - 4
    s = NemesisScenario("soldier", "scout", rooms={"soldier": "nest"}).hand("soldier", "full-auto")
    assert s.only("eggs", rest="gone").denied("soldier", "play", "full-auto") == "N-179"
    s = NemesisScenario("soldier", "scout", rooms={"soldier": "canteen"}).mark("egg", "canteen")
    assert s.hand("soldier", "full-auto").denied("soldier", "play", "full-auto") == "N-179"


def surprised(who: str = "soldier", *, reactions: bool = False) -> NemesisScenario:
    """Somebody comes into a noisy room with few cards; the soldier holds Nerves of Steel."""
    other = "scout" if who == "soldier" else "soldier"
    s = NemesisScenario(who, other, "captain", reactions=reactions)
    s.explore("canteen", at="slot-006").noise_around("canteen").dice(noise=1)
    s.blind("bag", "adult-4").top("deck-attack", "claw-attack#3")
    s.is_(other, slot=s.slot("hibernatorium")).hand(who, "rest", "search")
    return s.hand("soldier", "nerves-of-steel", "rest") if who == "soldier" else s


@pytest.mark.rule("N-541")
def test_nerves_of_steel_are_played_after_the_attack_card_was_seen() -> None:
    s = surprised().does("soldier", "move", "slot-006").does("soldier", "discard", "rest")
    s.heard(Attacked, who="soldier", card="claw-attack#3", surprise=True, listener="soldier")
    s.asked("soldier", "nerves")
    s.does("soldier", "react").heard(AttackIgnored, who="soldier", rule="N-541")
    assert s.crew("soldier").light == 0
    assert "card-nerves-of-steel" in s.zone("discard-0")


@pytest.mark.rule("N-541")
def test_nerves_of_steel_may_be_kept_and_are_only_for_surprises() -> None:
    s = surprised().does("soldier", "move", "slot-006").does("soldier", "discard", "rest")
    s.does("soldier", "pass").unheard(AttackIgnored)
    assert s.crew("soldier").light == 2
    s = NemesisScenario("soldier", "scout").hand("soldier", "nerves-of-steel", "rest")
    s.intruder("adult", "hibernatorium").top("deck-attack", "claw-attack#3").dice(noise=1)
    s.does("soldier", "move", "slot-006").does("soldier", "discard", "rest")
    s.heard(Attacked, who="soldier", surprise=False)
    assert s.crew("soldier").light == 2, "an escape is no surprise"


@pytest.mark.rule("N-542")
def test_nerves_of_steel_do_not_help_anybody_else() -> None:
    s = surprised("scout").hand("soldier", "nerves-of-steel", "rest")
    s.is_("soldier", slot="slot-006").is_("soldier", slot="slot-011")
    s.does("scout", "move", "slot-006").pays().heard(Attacked, who="scout", surprise=True)
    s.unheard(AttackIgnored)
    assert s.crew("scout").light == 2
    assert "card-nerves-of-steel" in s.zone("hand-1")


@pytest.mark.rule("N-542")
def test_the_soldier_in_the_same_room_is_not_asked_for_anothers_surprise() -> None:
    s = NemesisScenario("scout", "soldier", rooms={"scout": "nest", "soldier": "nest"})
    s.hand("soldier", "nerves-of-steel", "rest").hand("scout", "rest", "search")
    s.noise_around("nest").blind("bag", "adult-4").dice(noise=1)
    s.top("deck-attack", "claw-attack#3").works("scout")
    s.heard(Attacked, who="scout", surprise=True)
    assert s.crew("scout").light == 2
    assert "card-nerves-of-steel" in s.zone("hand-1")


def test_a_frenzy_that_surprises_another_is_no_surprise_for_the_soldier() -> None:
    s = NemesisScenario("scout", "soldier", rooms={"scout": "nest", "soldier": "nest"})
    s.hand("soldier", "nerves-of-steel", "rest").hand("scout", "rest", "search")
    s.noise_around("nest").blind("bag", "breeder-4").dice(noise=1)
    s.top("deck-attack", "frenzy#3").top("deck-wound", "wound-leg", "wound-leg").works("scout")
    s.heard(Attacked, who="scout", surprise=True)
    assert [len(s.zone(f"wounds-{seat}")) for seat in (0, 1)] == [1, 1]


def autoloader(ammo: int) -> NemesisScenario:
    """The soldier activates the autoloader in the armory."""
    s = NemesisScenario("soldier", "scout", rooms={"soldier": "armory"})
    s.hand("soldier", "rest", "search").ammo("soldier", "assault-rifle", ammo)
    return s.does("soldier", "activate", "autoloader").pays()


@pytest.mark.rule("N-543")
@pytest.mark.parametrize("ammo", [0, 3, 5])
def test_the_autoloader_brings_its_ammo_at_once(ammo: int) -> None:
    s = autoloader(ammo)
    s.heard(Reloaded, weapon="assault-rifle", ammo=ammo + 1, rule="N-543")
    assert s.state.ammo["item-assault-rifle#starting"] == ammo + 1


@pytest.mark.rule("N-393", "N-409")
def test_what_was_added_to_a_weapon_is_lost_with_the_dead() -> None:
    s = autoloader(0).wounded("soldier", "leg", "arm", "body").set(actions=2)
    s.mark("fire", "armory").rests("soldier")
    assert not s.crew("soldier").alive
    assert s.zone("joined") == []


@pytest.mark.rule("N-409", "N-543")
def test_with_a_weapon_goes_all_that_was_added_to_it() -> None:
    s = autoloader(0).has("soldier", "extended-magazine").hand("soldier", "rest", "search")
    s.set(actions=2).uses("soldier", "extended-magazine")
    assert len(s.zone("joined")) == 2
    s.does("soldier", "drop", "assault-rifle")
    assert s.zone("joined") == []


@pytest.mark.rule("N-544")
@pytest.mark.parametrize(("wound", "cost"), [("leg", 0), ("hand", 1)])
def test_the_autoloader_takes_an_energy_charge_for_nothing(wound: str, cost: int) -> None:
    s = autoloader(0)
    s.has("soldier", "energy-charge#red").wounded("soldier", wound)
    before = len(s.zone("hand-0"))
    s.does("soldier", "autoload", "energy-charge").pays()
    s.heard(Reloaded, weapon="assault-rifle", ammo=6, rule="N-544")
    assert before - len(s.zone("hand-0")) == cost
    assert "item-energy-charge#red" in s.zone("discard-red")


@pytest.mark.rule("N-544", "N-548", "N-549")
def test_an_interruption_cancels_the_autoloader_and_the_charge_is_lost() -> None:
    rooms = {"soldier": "armory", "scout": "armory"}
    s = NemesisScenario("soldier", "scout", rooms=rooms, reactions=True)
    s.hand("soldier", "rest").hand("scout", "interruption").ammo("soldier", "assault-rifle", 2)
    s.does("soldier", "activate", "autoloader").pays().does("scout", "pass")
    s.has("soldier", "energy-charge#red").does("soldier", "autoload", "energy-charge")
    s.does("scout", "interrupt").unheard(Reloaded)
    assert s.state.ammo["item-assault-rifle#starting"] == 3
    assert "item-energy-charge#red" in s.zone("discard-red")


@pytest.mark.rule("N-408", "N-544")
def test_a_full_rifle_is_not_loaded() -> None:
    s = autoloader(5).has("soldier", "energy-charge#red")
    assert s.denied("soldier", "autoload", "energy-charge") == "N-408"


@pytest.mark.rule("N-544")
def test_with_a_wounded_hand_and_no_card_nothing_is_loaded() -> None:
    s = autoloader(0)
    s.has("soldier", "energy-charge#red").hand("soldier")
    assert s.is_offered("soldier", "autoload", "energy-charge")
    s.wounded("soldier", "hand")
    assert s.denied("soldier", "autoload", "energy-charge") == "N-172"


@pytest.mark.rule("N-544")
def test_the_autoloader_takes_nothing_but_charges_and_never_too_many() -> None:
    s = autoloader(0).has("soldier", "energy-charge#red", "grenade")
    assert s.offered("soldier", "autoload") == ["autoload:item-energy-charge#red"]
    s.ammo("soldier", "assault-rifle", 6)
    assert s.denied("soldier", "autoload", "energy-charge") == "N-408"


# Medic


def medic(room: str, *cards: str) -> NemesisScenario:
    """The medic and the scout in a room."""
    s = NemesisScenario("medic", "scout", rooms={"medic": room, "scout": room})
    return s.hand("medic", *cards)


@pytest.mark.rule("N-545")
@pytest.mark.parametrize("card", ["pharmacist", "field-dressing"])
@pytest.mark.parametrize(("room", "drawn"), [("canteen", 1), ("armory", 0), ("cabins", 0)])
def test_in_a_green_room_the_medic_draws_an_action_card(card: str, room: str, drawn: int) -> None:
    cards = (card, "rest") if card == "field-dressing" else (card,)
    s = medic(room, *cards).wounded("scout", "leg")
    deck = s.zone("deck-0")
    s.plays("medic", card)
    assert s.zone("dressed-1") == ["wound-leg"]
    assert s.zone("hand-0") == deck[len(deck) - drawn :]
    if drawn:
        s.heard(Drew, who="medic", count=1)


@pytest.mark.rule("N-545")
@pytest.mark.parametrize(("card", "healed"), [("pharmacist", "leg"), ("field-dressing", "")])
def test_the_medic_draws_for_what_is_healed_as_well(card: str, healed: str) -> None:
    s = medic("canteen", card, "rest").wounded("scout", light=1, dressed=[healed] if healed else [])
    s.plays("medic", card).heard(Drew, who="medic", count=1)
    assert s.zone("dressed-1") == []
    assert s.crew("scout").light == (1 if healed else 0)


@pytest.mark.rule("N-546")
def test_er_takes_the_contamination_or_gives_cards_always_for_a_needle() -> None:
    s = medic("armory", "er", "rest").hand("scout", "search", "rest")
    s.contaminated("scout", infected=1, clean=1)
    s.plays("medic", "er").does("medic", "effect", "sedate").does("medic", "treat", "scout")
    assert s.state.ammo["item-needle-gun#starting"] == 1
    s.does("scout", "discard", "rest").heard(Discarded, who="scout")
    assert s.zone("hand-1") == ["card-search"]
    assert "contamination-infected" in s.zone("discard-1")
    s = medic("armory", "er", "rest").hand("scout")
    s.plays("medic", "er").does("medic", "effect", "revitalize").does("medic", "treat", "scout")
    assert len(s.zone("hand-1")) == 3
    assert s.state.ammo["item-needle-gun#starting"] == 1
    s = medic("armory", "er", "rest").ammo("medic", "needle-gun", 0)
    assert s.denied("medic", "play", "er") == "N-546"
