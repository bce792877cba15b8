"""Neosoma, chapter Adult abilities: slashers, explobots, armored ones, firespitters."""

import pytest

from hullbreach.games.retaliation.neosoma.events import ArmorHeld, ExplobotChecked
from hullbreach.games.retaliation.neosoma.suite import Cult, CultScenario
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.rules.events import Burst, Hurt
from hullbreach.games.retaliation.rules.movement import situational
from hullbreach.games.survival.rules.events import Attacked, AttackIgnored

CARBINE = "item-carbine"
BURST = f"burst:{CARBINE}:gap-lz-a4"


def armed(drawing: str) -> Cult:
    """The Medic with cards to pay with."""
    return Cult(drawing).holds("medic", "rest", "repairs", "first-aid")


def cards(base: Cult) -> list[str]:
    """The attack cards that were drawn for attacks."""
    return [one.card.removeprefix("attack-") for one in base.told(Attacked)]


# Slashers


@pytest.mark.rule("RN-084", "RN-085", "RN-145")
def test_a_slasher_that_hurts_attacks_once_more() -> None:
    base = Cult("lz:K@medic -204- a4")
    base.attacked("medic", "K", "scrape-2", "scrape-3", "slash-2")
    assert cards(base) == ["scrape-2", "scrape-3"]
    assert base.who("medic").health == 2


@pytest.mark.rule("RN-084")
def test_a_serious_wound_is_enough() -> None:
    base = Cult("lz:K@medic -204- a4").attacked("medic", "K", "slash-1", "misfire")
    assert cards(base) == ["slash-1", "misfire"]


@pytest.mark.rule("RN-084")
def test_also_one_that_does_not_push_the_marker() -> None:
    base = Cult("lz:K@medic -204- a4")
    base.who("medic").health = 3
    base.attacked("medic", "K", "slash-1", "misfire")
    assert (cards(base), base.who("medic").health) == (["slash-1", "misfire"], 3)


@pytest.mark.rule("RN-084")
def test_or_that_somebody_else_is_hurt() -> None:
    base = Cult("lz:K@medic@recon -204- a4").has("medic", "item-tactical-armor")
    base.attacked("medic", "K", "slash-3", "misfire")
    assert [base.who(name).health for name in ("medic", "recon")] == [0, 1]
    assert cards(base) == ["slash-3", "misfire"]


@pytest.mark.rule("RN-087")
def test_or_that_somebody_dies_at_once() -> None:
    base = Cult("lz:K@medic@recon -204- a4")
    base.who("medic").health = 6
    base.attacked("medic", "K", "slash-1", "scrape-2")
    assert (base.who("medic").alive, base.who("recon").health) == (False, 1)


@pytest.mark.rule("RN-086")
@pytest.mark.parametrize("card", ["misfire", "scrape-1"])
def test_without_blood_there_is_no_second_attack(card: str) -> None:
    assert cards(Cult("lz:K@medic -204- a4").attacked("medic", "K", card)) == [card]


@pytest.mark.rule("RN-083", "RN-084")
def test_nor_without_the_ability() -> None:
    base = Cult("lz:K@medic -204- a4").off("slasher").attacked("medic", "K", "scrape-2")
    assert cards(base) == ["scrape-2"]


@pytest.mark.rule("RN-084")
def test_nor_of_others() -> None:
    base = Cult("lz:P@medic -204- a4").attacked("medic", "P", "scrape-2")
    assert cards(base) == ["scrape-2"]


@pytest.mark.rule("RN-087")
def test_if_its_victim_is_dead_it_goes_for_the_next() -> None:
    base = Cult("lz:K@medic@recon@officer -204- a4")
    base.g.state.first = 2
    base.who("medic").health = 8
    base.attacked("medic", "K", "scrape-2", "scrape-3")
    assert not base.who("medic").alive
    assert [base.who(name).health for name in ("recon", "officer")] == [0, 1]


@pytest.mark.rule("RN-087")
def test_alone_with_the_dead_it_stops() -> None:
    base = Cult("lz:K@medic -204- a4:@recon")
    base.who("medic").health = 8
    assert cards(base.attacked("medic", "K", "scrape-2")) == ["scrape-2"]


@pytest.mark.rule("RN-087")
@pytest.mark.parametrize(("drawing", "health"), [("K -204-", 1), (" -204:K-", 0)])
def test_out_of_a_corridor_it_goes_for_nobody_else(drawing: str, health: int) -> None:
    inside, corridor = drawing.split(" ")
    base = Cult(f"lz:{inside}@medic@recon {corridor} a4")
    base.who("medic").health = 8
    base.top("attack", "attack-scrape-2", "attack-scrape-3")
    base.carried_out(situational(base.g, 0, "space-lz", "gap-lz-a4"))
    assert (base.who("medic").alive, base.who("recon").health) == (False, health)


@pytest.mark.rule("RN-145")
def test_the_second_attack_can_be_prevented_on_its_own() -> None:
    base = Cult("lz:K@officer -204- a4").holds("officer", "stay-calm")
    base.top("attack", "attack-scrape-2")
    rule = attack(base.g, "intruder-slasher", 0, "space-lz")
    asked = next(rule)
    asked = rule.send(next(one for one in asked.options if one.verb == "pass"))
    with pytest.raises(StopIteration):
        rule.send(next(one for one in asked.options if one.id == "react:card-stay-calm"))
    assert cards(base) == ["scrape-2"]


@pytest.mark.rule("RN-145", "R-554")
@pytest.mark.parametrize(("face", "health"), [("critical", 1), ("5", 2)])
def test_who_shoots_first_may_do_so_before_the_second(face: str, health: int) -> None:
    s = CultScenario("lz:@recon -204- a4 -305:K- b3").hand("recon", "shoot-first")
    s.top("deck-attack", "attack-scrape-2", "attack-scrape-3").dice(noise="3", shot=face)
    s.plays("recon", "shoot-first").does("recon", "done").does("recon", "done")
    assert s.health("recon") == 1, "it has attacked once"
    s.does("recon", "shoot", "assault-rifle", "slasher").picks("recon", "done")
    assert s.health("recon") == health


@pytest.mark.rule("RN-087", "RN-088", "R-554")
def test_whoever_dies_of_the_own_shot_before_it_is_not_attacked_again() -> None:
    s = CultScenario("lz:@recon@medic -204- a4:E -401:K- b3").hand("recon", "shoot-first")
    s.is_("recon", health=7).dice(noise="4", shot="critical")
    s.top(
        "deck-attack", "attack-scrape-2", "attack-explosion-1", "attack-slash-1", "attack-slash-2"
    )
    s.plays("recon", "shoot-first").does("recon", "done").does("recon", "done")
    s.does("recon", "shoot", "assault-rifle", "explobot")
    assert s.crew("recon").status == "dead"
    assert (s.all(), s.health("medic")) == ({"a4": "K"}, 0)


@pytest.mark.rule("RN-145")
def test_it_counts_among_the_three_attacks_on_whoever_leaves() -> None:
    base = Cult("lz:KKK@medic -204- a4")
    base.top("attack", "attack-scrape-2", "attack-scrape-3", "attack-flames-1", "attack-flames-2")
    base.carried_out(situational(base.g, 0, "space-lz", "gap-lz-a4"))
    assert len(cards(base)) == 3


@pytest.mark.rule("RN-145")
def test_the_third_attack_may_be_a_second_one() -> None:
    base = Cult("lz:KK@medic -204- a4")
    base.top("attack", "attack-scrape-1", "attack-scrape-2", "attack-scrape-3", "attack-flames-1")
    base.carried_out(situational(base.g, 0, "space-lz", "gap-lz-a4"))
    assert cards(base) == ["scrape-1", "scrape-2", "scrape-3"]


@pytest.mark.rule("RN-145", "R-265", "R-505")
def test_it_counts_as_well_if_somebody_else_is_attacked_instead() -> None:
    s = CultScenario("lz:KKK@contractor@medic -204- a4", reactions=True).dice(noise="1")
    s.hand("contractor", "duck-and-cover", "rest").hand("medic")
    s.top("deck-attack", "attack-scrape-2", "attack-scrape-3", "attack-scrape-1", "attack-misfire")
    s.does("contractor", "move", "lz-a4").pays("rest")
    s.does("contractor", "react", "duck-and-cover")
    attacks = [one for one in s.told() if isinstance(one, Attacked)]
    assert [(one.who, one.card) for one in attacks] == [
        ("character-medic", "attack-scrape-2"),
        ("character-medic", "attack-scrape-3"),
        ("character-contractor", "attack-scrape-1"),
    ]
    assert (s.where("contractor"), s.where("medic"), s.all()) == ("a4", "lz", {"lz": "KKK"})


@pytest.mark.rule("RN-145")
def test_a_shield_prevents_each_of_the_two() -> None:
    base = Cult("lz:K@medic -204- a4").top("attack", "attack-scrape-2")
    base.who("medic").shield = 1
    base.carried_out(situational(base.g, 0, "space-lz", "gap-lz-a4"))
    assert (cards(base), len(base.told(AttackIgnored))) == ([], 1)


@pytest.mark.rule("RN-145", "R-503")
def test_a_shield_that_is_left_prevents_the_last_of_three_unasked() -> None:
    s = CultScenario("lz:KKK@contractor -204- a4").dice(noise="1")
    s.hand("contractor", "duck-and-cover", "rest")
    s.top("deck-attack", "attack-scrape-1", "attack-scrape-2", "attack-scrape-3")
    s.plays("contractor", "duck-and-cover", "run-for-cover")
    s.does("contractor", "suffer").does("contractor", "suffer")
    assert (s.where("contractor"), s.health("contractor")) == ("a4", 1)
    assert s.heard(AttackIgnored).who == "character-contractor"


# Explobots


def killed(base: Cult, figure: str = "intruder-explobot", place: str = "space-lz") -> Cult:
    """A roll of the Medic kills an intruder."""
    base.carried_out(base.g.rules.slain(base.g, figure, place, 0))
    return base


@pytest.mark.rule("RN-088", "RN-089")
def test_an_explobot_explodes_if_an_explosion_is_drawn() -> None:
    base = Cult("lz:E@medic@recon -204- a4:@officer")
    base.top("attack", "attack-misfire", "attack-explosion-1", "attack-explosion-2")
    killed(base)
    assert [base.who(n).health for n in ("medic", "recon", "officer")] == [3, 3, 0]
    assert len(base.zone("deck-attack")) == 20, "all three are shuffled back"
    assert base.at("lz") == ""


@pytest.mark.rule("RN-088")
@pytest.mark.parametrize(("before", "health"), [(2, 3), (3, 0)])
def test_three_cards_are_drawn_for_it(before: int, health: int) -> None:
    harmless = ("attack-misfire", "attack-slash-2", "attack-flames-1")[:before]
    base = Cult("lz:E@medic -204- a4").top("attack", *harmless, "attack-explosion-1")
    assert killed(base).who("medic").health == health


@pytest.mark.rule("RN-147")
@pytest.mark.parametrize(("left", "after"), [(3, 3), (2, 20)])
def test_three_cards_are_enough_for_an_explobot(left: int, after: int) -> None:
    base = Cult("lz:E@medic -204- a4")
    while len(base.zone("deck-attack")) > left:
        base.g.draw("deck-attack", "discard-attack")
    assert len(killed(base).zone("deck-attack")) == after


@pytest.mark.rule("RN-089")
def test_the_deck_is_in_another_order_then() -> None:
    base = Cult("lz:E@medic -204- a4")
    before = base.zone("deck-attack")[:17]
    drawn = base.zone("deck-attack")[17:]
    after = killed(base).zone("deck-attack")
    assert base.told(ExplobotChecked)[0].cards == drawn[::-1]
    assert sorted(after) == sorted(before + drawn)
    assert after not in (before + drawn, drawn + before)
    assert after not in (before + drawn[::-1], drawn[::-1] + before)


@pytest.mark.rule("RN-088")
def test_without_an_explosion_nothing_happens() -> None:
    base = Cult("lz:E@medic -204- a4")
    base.top("attack", "attack-misfire", "attack-slash-2", "attack-flames-1")
    killed(base)
    assert base.who("medic").health == 0
    assert base.told(ExplobotChecked)[0].explodes is False


@pytest.mark.rule("RN-083", "RN-088")
def test_without_the_ability_no_card_is_drawn() -> None:
    base = killed(Cult("lz:E@medic -204- a4").off("explobot"))
    assert (base.told(ExplobotChecked), base.at("lz")) == ([], "")


@pytest.mark.rule("RN-088")
@pytest.mark.parametrize("kind", ["slasher", "firespitter", "runt"])
def test_nothing_else_explodes(kind: str) -> None:
    letter = {"slasher": "K", "firespitter": "P", "runt": "R"}[kind]
    base = killed(Cult(f"lz:{letter}@medic -204- a4"), f"intruder-{kind}")
    assert (base.at("lz"), base.told(ExplobotChecked)) == ("", [])


@pytest.mark.rule("RN-097")
def test_whom_its_armor_saves_is_told() -> None:
    base = killed(Cult("lz:A1@medic -204- a4"), "intruder-armored#1")
    assert (base.at("lz"), base.at("lz-a4")) == ("", "A")
    assert base.told(ArmorHeld) == [ArmorHeld("room-landing-zone")]


@pytest.mark.rule("RN-090")
def test_in_a_corridor_none_explodes() -> None:
    base = armed("lz:@medic -204:E- a4").dice(burst="1").does("medic", BURST)
    assert (base.at("lz-a4"), base.told(ExplobotChecked)) == ("", [])
    base = killed(Cult("lz:@medic -204:E- a4"), place="gap-lz-a4")
    assert (base.at("lz-a4"), base.told(ExplobotChecked)) == ("", [])


@pytest.mark.rule("RN-147")
def test_with_few_cards_the_discards_are_shuffled_in() -> None:
    base = Cult("lz:E@medic -204- a4")
    for card in base.zone("deck-attack")[2:]:
        base.g.put(card, "deck-attack", "discard-attack")
    killed(base)
    assert len(base.told(ExplobotChecked)[0].cards) == 3
    assert (len(base.zone("deck-attack")), base.zone("discard-attack")) == (20, [])


@pytest.mark.rule("RN-104", "RN-146")
def test_an_explobot_that_explodes_has_not_died() -> None:
    base = Cult("lz:E@medic@recon -204- a4").attacked("medic", "E", "explosion-1")
    assert [base.who(name).health for name in ("medic", "recon")] == [3, 3]
    assert (base.at("lz"), base.told(ExplobotChecked)) == ("", [])
    assert len(base.zone("supply-of-intruder-explobot")) == 9


# Armored


@pytest.mark.rule("RN-091", "RN-094")
def test_in_a_room_armored_ones_are_aimed_at_first() -> None:
    base = armed("lz:KAA1R@medic -204- a4")
    shots = [one for one in base.offered("medic") if one.startswith("shoot:")]
    assert sorted(shots) == [
        f"shoot:{CARBINE}:intruder-armored",
        f"shoot:{CARBINE}:intruder-armored#1",
    ]


@pytest.mark.rule("RN-092")
def test_also_by_other_means() -> None:
    base = armed("lz:KA@medic -204- a4").has("medic", "item-military-taser#1")
    assert "melee:intruder-slasher" not in base.offered("medic")
    base.does("medic", "use:item-military-taser#1", "effect:effect-drive-away")
    assert base.all() == {"lz": "K", "lz-a4": "A"}


@pytest.mark.rule("RN-091", "RN-092")
@pytest.mark.parametrize(("off", "left"), [((), "K"), (("armored",), "A")])
def test_who_drives_all_away_begins_with_them(off: tuple[str, ...], left: str) -> None:
    base = Cult("lz:KA@heavy-gun-operator -204:PPPPP- a4").off(*off)
    base.holds("heavy-gun-operator", "forcing-fire")
    base.does("heavy-gun-operator", "play:card-forcing-fire")
    assert base.at("lz") == left, "there is room for one"


@pytest.mark.rule("RN-083", "RN-091", "RN-152")
def test_without_the_ability_anybody_is_a_target() -> None:
    base = armed("lz:KA@medic -204- a4").off("armored")
    assert "melee:intruder-slasher" in base.offered("medic")


@pytest.mark.rule("RN-093")
def test_nobody_has_to_fire_where_they_are() -> None:
    base = armed("lz:@medic -204:A- a4\nlz -205:K- a3")
    assert f"burst:{CARBINE}:gap-a3-lz" in base.offered("medic")


@pytest.mark.rule("RN-095", "RN-096")
def test_in_a_corridor_they_need_two_hits_before_others_are_hit() -> None:
    base = armed("lz:@medic -204:KAA- a4").dice(burst="3").does("medic", BURST)
    assert base.at("lz-a4") == "KA", "the third hit is lost"


@pytest.mark.rule("RN-095")
def test_what_is_left_goes_to_others() -> None:
    base = armed("lz:@medic -204:KKA- a4").dice(burst="3").does("medic", BURST)
    assert base.at("lz-a4") == "K"


@pytest.mark.rule("RN-096")
def test_a_single_hit_is_lost() -> None:
    base = armed("lz:@medic -204:KA- a4").dice(burst="1").does("medic", BURST)
    assert base.at("lz-a4") == "KA"


@pytest.mark.rule("RN-152")
def test_without_the_ability_one_hit_kills() -> None:
    base = armed("lz:@medic -204:A- a4").off("armored").dice(burst="1").does("medic", BURST)
    assert base.at("lz-a4") == ""


@pytest.mark.rule("RN-149")
def test_grenades_hit_them_first() -> None:
    base = armed("lz:@medic -204:KA- a4").has("medic", "gear-grenade").dice(burst="1")
    base.does("medic", "gear")
    assert base.at("lz-a4") == "", "three hits: two for the armored one, one for the slasher"
    base = armed("lz:@medic -204:KKAA- a4").has("medic", "gear-grenade").dice(burst="1")
    base.does("medic", "gear")
    assert base.at("lz-a4") == "KKA"


@pytest.mark.rule("RN-097", "RN-148")
def test_in_a_room_one_is_expelled_instead_of_dying() -> None:
    base = armed("lz:A1@medic -204- a4\nlz -205- a3").dice(shot="critical")
    base.does("medic", f"shoot:{CARBINE}:intruder-armored#1", "corridor:gap-lz-a4")
    assert base.all() == {"lz-a4": "A"}, "without its damage"


@pytest.mark.rule("RN-097")
def test_without_a_character_it_goes_the_way_with_the_lowest_number() -> None:
    base = Cult("lz:@medic -204- a4:A -305- b3\na4 -106- a3")
    base.carried_out(base.g.rules.slain(base.g, "intruder-armored", "space-a4", None))
    assert base.all() == {"a3-a4": "A"}


@pytest.mark.rule("RN-097", "R-332")
def test_nor_does_anybody_say_where_it_goes_from_another_room() -> None:
    s = CultScenario("lz:@medic -204- a4:SA -305- b3\na4 -106- a3").hand("medic", "rest", "search")
    s.has("medic", "remote-detonator").uses("medic", "remote-detonator")
    assert s.all() == {"a3-a4": "A"}


@pytest.mark.rule("RN-097", "R-370")
def test_who_drives_one_out_has_nothing_to_do_with_the_next() -> None:
    base = armed("lz:A1A@medic -204- a4").dice(shot="critical")
    base.does("medic", f"shoot:{CARBINE}:intruder-armored")
    assert base.all() == {"lz": "A1", "lz-a4": "A"}, "the carbine deals no more damage"
    base = armed("lz:A1A@medic -204- a4").dice(shot="critical")
    base.does("medic", "melee:intruder-armored")
    assert (base.all(), cards(base)) == ({"lz": "A1", "lz-a4": "A"}, [])


@pytest.mark.rule("RN-152")
def test_without_the_ability_it_dies_in_rooms() -> None:
    base = armed("lz:A@medic -204- a4").off("armored").dice(shot="critical")
    assert base.does("medic", f"shoot:{CARBINE}:intruder-armored").all() == {}


@pytest.mark.rule("RN-150")
def test_what_kills_everybody_in_a_corridor_kills_it() -> None:
    base = killed(Cult("lz:@medic -204:A- a4"), "intruder-armored", "gap-lz-a4")
    assert base.all() == {}


@pytest.mark.rule("RN-158")
@pytest.mark.parametrize("corridor", ["-|201-", "-204:KKKKKK-"])
def test_if_it_cannot_leave_it_stays_with_its_damage(corridor: str) -> None:
    base = armed(f"lz:A1@medic {corridor} a4").dice(shot="critical")
    base.top("attack", "attack-misfire")
    base.does("medic", "melee:intruder-armored#1")
    assert base.at("lz") == "A2"
    assert cards(base) == ["misfire"], "whoever survives strikes back"


# Firespitters


@pytest.mark.rule("RN-098")
def test_a_burst_costs_health_for_every_firespitter() -> None:
    base = armed("lz:@medic -204:PPK- a4").dice(burst="1").does("medic", BURST)
    assert base.who("medic").health == 2


@pytest.mark.rule("RN-083", "RN-098")
def test_not_without_the_ability() -> None:
    base = armed("lz:@medic -204:PP- a4").off("firespitter").dice(burst="1").does("medic", BURST)
    assert base.who("medic").health == 0


@pytest.mark.rule("RN-099", "RN-151")
def test_whoever_dies_of_it_does_not_fire() -> None:
    base = armed("lz:@medic -204:PP- a4 -205- b3:@recon")
    base.who("medic").health = 7
    base.does("medic", BURST)
    assert (base.who("medic").alive, base.at("lz-a4")) == (False, "PP")
    assert base.told(Burst) == []


@pytest.mark.rule("RN-099")
@pytest.mark.parametrize(("crew", "left"), [("@officer@medic", "PP"), ("@medic@officer", "P")])
def test_an_order_to_fire_ends_with_whoever_gave_it(crew: str, left: str) -> None:
    s = CultScenario(f"lz:{crew} -204:PP- a4").hand("officer", "fire-at-will", "rest")
    s.is_("officer", health=8).set(turn=s.seat("officer")).dice(burst="1")
    s.plays("officer", "fire-at-will", "fire-at-will")
    assert (s.crew("officer").status, s.at("lz-a4")) == ("dead", left)


@pytest.mark.rule("RN-151")
def test_the_loss_comes_before_ammo_is_spent() -> None:
    base = armed("lz:@medic -204:P- a4").dice(burst="1").does("medic", BURST)
    told = [type(one.event) for one in base.g.told]
    assert told.index(Hurt) < told.index(Burst)
    assert base.zone(f"on-{CARBINE}") == ["gear-ammo#half"]
    base = armed("lz:@medic -204:P- a4")
    base.who("medic").health = 8
    lost = base.does("medic", BURST).zone("supply-of-gear-ammo")
    assert len(lost) == len(Cult("lz:@medic -204- a4").zone("supply-of-gear-ammo")) + 1, "unspent"


@pytest.mark.rule("RN-151")
def test_grenades_cost_nothing() -> None:
    base = armed("lz:@medic -204:PP- a4").has("medic", "gear-grenade").dice(burst="1")
    base.does("medic", "gear")
    assert (base.who("medic").health, base.at("lz-a4")) == (0, "")


@pytest.mark.rule("RN-145")
def test_the_second_attack_out_of_a_corridor_can_be_answered() -> None:
    base = Cult("lz:@medic -204:K- a4").has("medic", "item-assault-shotgun")
    base.top("attack", "attack-scrape-2").g.pursuit = 2
    base.run(
        attack(base.g, "intruder-slasher", 0, "space-lz", moving=True, place="gap-lz-a4"),
        ["suffer", "protect:item-assault-shotgun"],
    )
    assert (cards(base), base.all()) == (["scrape-2"], {})
