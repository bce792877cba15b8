"""Neosoma, chapter Event phase: movement, counting cultists, and what each event does."""

import pytest

from hullbreach.games.retaliation.neosoma.events import AirTokenLost, GearLost, TooFewCultists
from hullbreach.games.retaliation.neosoma.suite import Cult, CultScenario
from hullbreach.games.retaliation.rules.events import (
    Advanced,
    Expelled,
    LanderMoved,
    LanderTold,
    RobotMoved,
)
from hullbreach.games.retaliation.rules.robot import send
from hullbreach.games.survival.rules.events import Attacked, NoiseRolled
from hullbreach.games.survival.rules.model import Status

MAP = "lz:@medic -204- a4"


# Movement


@pytest.mark.rule("RN-052", "RN-053", "RN-054")
def test_everybody_moves_in_corridors_with_the_named_kind() -> None:
    base = Cult("lz:@medic -204- a4 -205:KE- b3 -206:E- c4").event("artificial-fever")
    assert base.all() == {"a4": "KE", "b3-c4": "E"}


@pytest.mark.rule("RN-053")
def test_the_named_kind_in_a_room_stays_without_a_room_part() -> None:
    base = Cult("lz:@medic -204- a4:K").event("artificial-fever")
    assert base.all() == {"a4": "K"}


@pytest.mark.rule("RN-054")
def test_into_a_room_with_somebody_only_the_first_goes() -> None:
    base = Cult("lz:@medic -204:KKE- a4").top("attack", "attack-misfire").event("artificial-fever")
    assert base.all() == {"lz": "K", "lz-a4": "KE"}


@pytest.mark.rule("RN-054")
def test_the_matrix_moves_as_well() -> None:
    base = Cult("lz:@medic -204- a4 -205:Q- b3").top("attack", "attack-misfire")
    base.event("will-of-the-matrix")
    assert base.all() == {"lz": "Q"}, "with its corridor, out of the room, and by the event"


@pytest.mark.rule("RN-056", "RN-156")
def test_a_room_part_moves_those_in_rooms() -> None:
    base = Cult("lz:@medic -204- a4:KE").dead(5).event("system-overload")
    assert base.all() == {"lz-a4": "KE"}


@pytest.mark.rule("RN-056")
def test_nobody_leaves_a_room_with_a_character() -> None:
    base = Cult("lz:K@medic -204- a4:@recon").dead(5).event("system-overload")
    assert base.all() == {"lz": "K"}


@pytest.mark.rule("RN-156")
def test_the_detonation_procedure_has_no_room_part() -> None:
    base = Cult("lz:@medic -204- a4:K").event("detonation-procedure")
    assert base.all() == {"a4": "K"}


# Cultists are counted


@pytest.mark.rule("RN-057", "RN-058", "RN-059")
@pytest.mark.parametrize(("dead", "burns"), [(3, True), (4, False)])
def test_an_effect_needs_living_cultists(dead: int, burns: bool) -> None:
    base = Cult("lz:@medic -204- a4:E").dead(dead).event("detonation-procedure")
    assert ("F" in base.at("a4")) is burns
    assert bool(base.told(TooFewCultists)) is not burns


@pytest.mark.rule("RN-112", "RN-133")
@pytest.mark.parametrize("card", ["detonation-procedure", "system-overload"])
@pytest.mark.parametrize("dead", [0, 5])
def test_the_side_effect_happens_anyway(card: str, dead: int) -> None:
    base = Cult("lz:@medic -204- a4 -205- b3?").dead(dead).event(card, side=True)
    assert (base.at("a4-b3"), base.at("lz-a4")) == ("N", "")


# The cards


@pytest.mark.rule("RN-110", "RN-146")
def test_rooms_with_explobots_break_and_burn() -> None:
    base = Cult("lz:@medic -204- a4:EE1K@recon -205- b3:@officer").event("detonation-procedure")
    assert (base.at("a4"), base.at("b3")) == ("KFM", "")
    assert [base.who(n).health for n in ("medic", "recon", "officer")] == [0, 3, 0]


@pytest.mark.rule("RN-110")
def test_the_nest_burns_but_does_not_break() -> None:
    base = Cult("lz:@medic -204- a4 -205- b3 -206- c4=nest:E").event("detonation-procedure")
    assert base.at("c4") == "F"


@pytest.mark.rule("RN-111")
def test_computers_burn_and_doors_close_around_people() -> None:
    base = Cult(
        "lz -201- a4=door-control:@medic -203- b3=gunnery -202- c4\nlz -205- a3=armory"
    ).event("system-overload")
    assert [("F" in base.at(space)) for space in ("a4", "b3", "a3", "lz")] == [
        True,
        True,
        False,
        False,
    ]
    assert (base.closed("a4-b3", "a4"), base.closed("b3-c4", "b3")) == (True, None)


@pytest.mark.rule("RN-111", "R-231", "R-621")
def test_only_doors_that_touch_the_room_close() -> None:
    base = Cult("lz -201- a4=door-control:@medic -203- b3").effect("system-overload")
    assert (base.closed("lz-a4", "lz"), base.closed("a4-b3", "a4")) == (None, True)
    assert base.closed("lz-a4", "a4") is None, "there is no mark for a door"
    base = Cult("hib -200- b1=door-control:@medic -203- a4").effect("system-overload")
    assert (base.closed("hib-b1", "hib"), base.closed("b1-a4", "b1")) == (None, True)


@pytest.mark.rule("RN-119", "RN-120")
def test_a_larva_leaves_its_host_as_a_slasher() -> None:
    base = Cult("lz:@medic -204- a4:@recon")
    base.who("medic").larva = True
    seat = base.seats["medic"]
    for card in base.zone("deck-contamination")[:4]:
        base.g.put(card, "deck-contamination", f"discard-{seat}")
    for card in [one for one in base.zone(f"deck-{seat}") if one.startswith("card-")]:
        base.g.put(card, f"deck-{seat}", "box")
    base.event("artificial-fever")
    assert not base.who("medic").alive
    assert base.at("lz") == "K"


@pytest.mark.rule("RN-119")
def test_the_others_may_learn_that_they_carry_one() -> None:
    base = Cult(MAP)
    infected = next(one for one in base.zone("deck-contamination") if "infected" in one)
    base.g.put(infected, "deck-contamination", "deck-0")
    base.event("artificial-fever")
    assert base.who("medic").larva
    assert base.zone("larva-0") == [], "no runt lies on the board"
    assert base.zone("hand-0") == []


@pytest.mark.rule("R-127")
def test_the_faithful_are_answered() -> None:
    base = Cult("lz:@medic -204- a4:C@recon -205- b3:C").top("attack", "attack-misfire")
    base.event("call-of-the-faithful")
    assert base.all() == {"a4": "KC", "b3": "KC"}


@pytest.mark.rule("R-127")
def test_suppressing_fire_hits_everybody_near_once() -> None:
    base = Cult("lz:@medic -204- a4:@recon -304:PP- b3:@officer\na4 -205:P- b1")
    base.effect("suppressing-fire")
    assert [base.who(name).health for name in ("medic", "recon", "officer")] == [0, 2, 2]


@pytest.mark.rule("R-127", "R-236")
def test_suppressing_fire_does_not_pass_closed_doors() -> None:
    base = Cult("lz:@medic -|201:P- a4:@recon").effect("suppressing-fire")
    assert [base.who(name).health for name in ("medic", "recon")] == [0, 2]


def landed() -> Cult:
    """The lander has landed, and the Medic waits in it."""
    base = Cult("lz:@medic -204- a4:@recon")
    base.g.state.lander = "landed"
    base.who("medic").status = "pod"
    return base


@pytest.mark.rule("R-127", "R-412")
def test_a_slasher_comes_to_the_landing_zone() -> None:
    base = landed().event("hijacked-landing")
    assert base.who("medic").status == "aboard", "it is thrown out"
    assert (base.at("lz"), base.told(LanderTold)) == ("K", [])


@pytest.mark.rule("R-127")
def test_a_slasher_there_destroys_the_lander() -> None:
    base = landed().event("hijacked-landing").effect("hijacked-landing")
    assert [one.what.id for one in base.told(LanderTold)] == ["lander-lost"]
    assert base.at("lz") == "K"


@pytest.mark.rule("R-127")
def test_who_still_waits_in_it_gets_out() -> None:
    base = landed()
    base.g.put("intruder-slasher", "supply-of-intruder-slasher", "space-lz")
    base.effect("hijacked-landing")
    assert (base.who("medic").status, len(base.told(Expelled))) == ("aboard", 1)


@pytest.mark.rule("R-127")
def test_a_lander_that_has_not_landed_is_not_hijacked() -> None:
    base = Cult("lz:K -204- a4:@medic").effect("hijacked-landing")
    assert (base.at("lz"), base.g.state.lander, base.told(LanderTold)) == ("KK", "coming", [])


@pytest.mark.rule("R-127")
def test_the_robot_comes_for_somebody() -> None:
    base = Cult("hib -100- a2 -204- a3:@medic").dice(burst="3")
    base.event("rogue-chassis")
    assert base.g.state.robot == "space-a3"
    assert (base.g.state.faulty, base.who("medic").health) == (["robot"], 3)


@pytest.mark.rule("R-127")
def test_it_goes_two_rooms_at_most() -> None:
    base = Cult("hib -100- a2 -204- a3 -205- lz:@medic").event("rogue-chassis")
    assert [one.room for one in base.told(RobotMoved)] == [
        base.g.place(space) for space in ("space-a2", "space-a3")
    ]
    assert (base.g.state.robot, base.who("medic").health) == ("space-a3", 0)


@pytest.mark.rule("R-127")
def test_it_goes_to_the_nearest_not_to_the_lowest_number() -> None:
    base = Cult("a4 -204- lz:@medic\na4 -104- a3=sprinklers-control -105- a1:@recon").dice(
        burst="1"
    )
    send(base.g, "space-a4")
    assert base.event("rogue-chassis").g.state.robot == "space-lz"
    assert (base.who("medic").health, base.who("recon").health) == (1, 0)


@pytest.mark.rule("R-210")
def test_of_two_ways_it_takes_the_room_with_the_lower_number() -> None:
    base = Cult(
        "lz -204- a3=sprinklers-control:@medic\nlz -104- a4=gunnery:@recon\n"
        "lz -305- a5=armory:@officer"
    ).dice(burst="1")
    send(base.g, "space-lz")
    assert base.event("rogue-chassis").g.state.robot == "space-a3"


@pytest.mark.rule("R-127", "R-399")
def test_it_does_not_go_through_rooms_that_nobody_has_found() -> None:
    base = Cult("lz -204- a4? -305- b3:@medic -306- b4 -106- a5 -105- lz").dice(burst="1")
    send(base.g, "space-lz")
    assert base.event("rogue-chassis").g.state.robot == "space-b4"


@pytest.mark.rule("R-127", "R-398")
def test_a_closed_door_stops_it() -> None:
    base = Cult("hib -100- a2 -|201- a3:@medic").event("rogue-chassis")
    assert (base.g.state.robot, base.who("medic").health) == ("space-hib", 0)


@pytest.mark.rule("RN-159")
def test_a_robot_that_was_called_before_the_hibernatorium_is_found_comes_too() -> None:
    base = Cult("lz:@medic -204- a4").dice(burst="2")
    send(base.g, "space-a4")
    assert base.event("rogue-chassis").g.state.robot == "space-lz"
    assert base.who("medic").health == 2


@pytest.mark.rule("RN-159")
@pytest.mark.parametrize("card", ["rogue-chassis", "burning-circuits"])
def test_a_robot_that_nobody_has_found_breaks(card: str) -> None:
    base = Cult(MAP).event(card)
    assert base.g.state.faulty == ["robot"]
    assert base.g.state.robot == "space-hib"
    assert base.at("hib") == ("F" if card == "burning-circuits" else "")
    base.effect(card)
    assert base.g.state.faulty == ["robot"], "broken once"


@pytest.mark.rule("R-127")
def test_burning_circuits_hurt_whoever_is_near() -> None:
    base = Cult("hib:@medic -100- a2").event("burning-circuits")
    assert (base.at("hib"), base.who("medic").health) == ("F", 2)


@pytest.mark.rule("R-127")
@pytest.mark.parametrize(("at", "then"), [(9, ("coming", 14)), (10, ("destroyed", 15))])
def test_the_lander_is_late_or_lost(at: int, then: tuple[str, int]) -> None:
    base = Cult(MAP)
    base.g.state.lander_at = at
    base.event("jammed-beacon")
    assert (base.g.state.lander, base.g.state.lander_at) == then
    told = [one.what.id for one in base.told(LanderTold)]
    assert [one.space for one in base.told(LanderMoved)] == [14] * (then[0] == "coming")
    assert told == (["lander-lost"] if then[0] == "destroyed" else []), "nobody has shot"


@pytest.mark.rule("R-127")
def test_one_that_has_landed_stays() -> None:
    base = Cult(MAP)
    base.g.state.lander = "landed"
    assert base.event("jammed-beacon").g.state.lander == "landed"


@pytest.mark.rule("R-127", "RN-057")
def test_the_self_destruct_begins() -> None:
    assert Cult(MAP).in_round(3).event("meltdown-order").g.state.destruct == 8
    assert Cult(MAP).dead(2).event("meltdown-order").g.state.destruct == -1


@pytest.mark.rule("R-127")
def test_runts_come_to_the_highest_rooms() -> None:
    base = Cult("lz:S@medic -204- a4=surgery:SS -205- b3=armory").event("infiltration")
    assert (base.at("a4"), base.at("b3"), base.at("lz")) == ("RS", "R", "S")


@pytest.mark.rule("R-127")
def test_runts_come_to_computers_with_people() -> None:
    base = Cult("lz -204- a4=door-control:@medic -205- b3=gunnery").event("data-leeches")
    assert base.all() == {"a4": "R"}


@pytest.mark.rule("R-127")
@pytest.mark.parametrize(("runts", "left"), [("R", 12), ("RRRRRR", 0)])
def test_runts_rob_the_landing_zone(runts: str, left: int) -> None:
    base = Cult(f"lz -204:{runts}- a4:@medic").event("scavengers")
    assert (base.at("lz"), len(base.zone("stock"))) == (runts, left)


@pytest.mark.rule("R-127")
def test_they_do_not_attack_for_that() -> None:
    base = Cult("lz:@medic -204:RR- a4:@recon").event("scavengers")
    assert (base.at("lz"), base.told(Attacked)) == ("RR", [])


@pytest.mark.rule("R-127")
def test_whoever_waits_in_the_lander_has_to_get_out() -> None:
    base = landed()
    base.g.put("intruder-runt", "supply-of-intruder-runt", "space-a4")
    base.effect("scavengers")
    assert (base.who("medic").status, len(base.told(Expelled))) == ("aboard", 1)
    assert base.told(Attacked) == [], "they have not come for that"


@pytest.mark.rule("R-127")
def test_runts_that_are_in_the_landing_zone_do_not_move() -> None:
    base = Cult("lz:R -204:R- a4:@medic").event("scavengers")
    moved = [(one.origin, one.goal) for one in base.told(Advanced)]
    assert moved == [("gap-lz-a4", "space-lz")]


@pytest.mark.rule("R-127")
def test_gear_is_lost() -> None:
    base = Cult(MAP).event("supply-raid")
    assert [one.count for one in base.told(GearLost)] == [4]
    assert sorted(base.zone("stock")) == sorted(
        ["gear-ammo", "gear-grenade", "gear-oxygen", "gear-medpack"] * 3
    )


@pytest.mark.rule("R-127")
def test_only_what_is_there_is_lost() -> None:
    base = Cult("lz:RR@medic -204- a4")
    for token in list(base.zone("stock"))[1:]:
        base.g.put(token, "stock", f"supply-of-{token}")
    left = base.zone("stock")[0]
    base.effect("scavengers")
    assert (base.told(GearLost), base.zone("stock")) == ([GearLost(1)], [])
    assert left in base.zone(f"supply-of-{left}")
    base.effect("scavengers")
    assert base.told(GearLost) == [GearLost(1)], "nothing is left, and nothing is told"


@pytest.mark.rule("R-127")
def test_life_support_fails() -> None:
    base = Cult(MAP)
    base.g.state.air = ["a", "b"]
    assert base.event("cut-air").g.state.air == []


@pytest.mark.rule("R-127")
def test_life_support_that_is_off_is_lost_for_good() -> None:
    base = Cult("lz -204- a4=life-support-a:@medic").holds("medic", "rest", "repairs")
    base.g.state.air = ["b"]
    base.event("system-purge")
    assert base.g.state.air == []
    assert [one.sector for one in base.told(AirTokenLost)] == ["sector-a", "sector-c"]
    base.g.state.stage = "turn"
    assert "room" not in base.offered("medic"), "there is nothing to switch"
    base.effect("system-purge")
    assert [one.sector for one in base.told(AirTokenLost)][2:] == ["sector-b"]


@pytest.mark.rule("R-127", "R-489")
def test_codes_switch_what_is_left_of_the_life_support() -> None:
    s = CultScenario("lz -204- a4=door-control:@medic", air=["b"])
    s.has("medic", "emergency-life-support-codes").event("system-purge")
    assert s.state.air == []
    assert s.uses("medic", "emergency-life-support-codes").state.air == ["b"]


@pytest.mark.rule("R-127")
def test_the_hibernatorium_burns_and_breaks() -> None:
    assert Cult(MAP).event("cold-sleep-sabotage").at("hib") == "FM"


@pytest.mark.rule("R-127", "R-217")
def test_runts_come_out_of_noise_near_people() -> None:
    base = Cult("lz:@medic -204:N- a4 -205:N- b3\nlz -104- a3").event("crawling-walls")
    assert [base.at(gap) for gap in ("lz-a4", "a4-b3", "lz-a3")] == ["R", "N", ""]


@pytest.mark.rule("R-127")
@pytest.mark.parametrize("status", ["dead", "escaped", "pod"])
def test_but_not_near_those_who_are_gone(status: Status) -> None:
    base = Cult("lz:@medic -204:N- a4 -205:N- b3:@recon")
    base.who("medic").status = status
    assert base.event("crawling-walls").all() == {"a4-b3": "R"}


@pytest.mark.rule("R-127", "R-128")
def test_the_matrix_acts_if_it_is_there() -> None:
    base = Cult("lz:Q@medic -204- a4").top("attack", "attack-scrape-2").event("will-of-the-matrix")
    assert base.who("medic").health == 1
    assert Cult(MAP).event("will-of-the-matrix").all() == {}


@pytest.mark.rule("R-127")
def test_all_runts_act() -> None:
    assert Cult("lz:@medic -204- a4:R -205- b3?").event("swarm-signal").all() == {"a4-b3": "R"}


@pytest.mark.rule("R-127", "RN-133")
def test_a_noise_roll_for_everybody() -> None:
    base = Cult(MAP).dice(noise="1").event("supply-raid", side=True)
    assert len(base.told(NoiseRolled)) == 1


@pytest.mark.rule("RN-057")
def test_data_leeches_come_only_to_computers() -> None:
    base = Cult("lz:@medic -204- a4=door-control:@recon -304- b3=gunnery").event("data-leeches")
    assert (base.at("lz"), base.at("a4"), base.at("b3")) == ("", "R", "")
