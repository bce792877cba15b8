"""The bot's judgement: what it is after, when it shoots, runs, breathes, digs in and leaves."""

from typing import Any

import pytest

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.retaliation.survivor import SLIM, Survivor
from hullbreach.games.retaliation.survivor.answers import worth
from hullbreach.games.retaliation.survivor.goals import Goals, gamble
from hullbreach.games.retaliation.survivor.hope import chance
from hullbreach.games.retaliation.survivor.kit import held
from hullbreach.games.retaliation.survivor.situation import FAR, Situation
from hullbreach.kernel import Text
from hullbreach.kernel.table import OpenAsk, Table

WAY = "lz:@medic -204- a4 -305- b3 -104- c4=reactor"
"""The Reactor is known, three steps from here."""
FIVE = ("rest", "search", "demolition", "repairs", "secure")


def base(drawing: str, *directives: str, **fields: Any) -> RetaliationScenario:
    """The medic in a base, with five cards in hand and with directives."""
    s = RetaliationScenario(drawing, mode="coop", **fields)
    return s.directives(*directives).hand("medic", *FIVE)


def choice(s: RetaliationScenario) -> str:
    """What the bot does in the turn of the first seat."""
    ask = s.table.asks()[0]
    return Survivor("bot").choose(s.table.view(0), ask)


def goals(s: RetaliationScenario) -> Goals:
    """What the first seat is after."""
    return Goals(Situation(s.table.view(0)))


# What is to be done


@pytest.mark.parametrize(
    ("directive", "room", "effect"),
    [
        ("safety-procedure", "c4=life-support-c", "effect-open-chambers"),
        ("shutdown-order", "c4=reactor", "effect-shut-reactor"),
        ("culinary-sample", "c4=nest", "effect-take-egg"),
        ("crucial-intelligence", "b2=server-room", "effect-download"),
        ("faceoff", "b2=cooling-system", "effect-overheat"),
        ("clean-up", "b2=cooling-system", "effect-overheat"),
    ],
)
def test_a_directive_leads_to_its_room(directive: str, room: str, effect: str) -> None:
    s = base(f"lz:@medic -204- a4 -305- b3 -104- {room}", directive)
    (need,) = goals(s).needs
    assert (need.space, need.effects) == (f"space-{room[:2]}", (effect,))


def test_a_room_that_nobody_has_found_is_looked_for_in_its_sector() -> None:
    s = base("lz:@medic -204- a4 -305- b3 -104- c4", "shutdown-order")
    (need,) = goals(s).needs
    assert need.option == "explore"


def test_what_is_done_is_not_done_again() -> None:
    s = base("lz:@medic -204- a4 -305- b3 -104- c4=reactor", "shutdown-order", wired=False)
    assert goals(s).needs == []


def test_who_has_an_egg_does_not_hibernate() -> None:
    s = base("lz:@medic -204- a4", "culinary-sample", hibernation=True).has("medic", "egg")
    assert goals(s).needs == []
    assert "chamber" not in goals(s).restricted


def test_data_leaves_by_the_lander_only() -> None:
    s = base("lz:@medic -204- a4", "crucial-intelligence")
    s.crew("medic").data = True
    assert goals(s).restricted == {"lander"}


# A turn


def test_it_takes_the_shuttle_when_all_is_done() -> None:
    drawing = "lz -204- a4 -305- b3 -104- c4=escape-shuttle:@medic"
    s = base(drawing, "shutdown-order", wired=False)
    assert choice(s) == "room"


def test_it_shoots_what_is_in_the_room() -> None:
    s = base("lz:A@medic -204- a4", "shutdown-order")
    assert choice(s).startswith("shoot:")


def test_it_runs_from_the_queen() -> None:
    s = base("lz:Q@medic -204- a4", "shutdown-order")
    assert choice(s).startswith("move:")


def test_it_fires_into_the_corridor_that_it_has_to_pass() -> None:
    s = base("lz -204- a4 -305- b3:@medic -104:AA- c4=reactor", "shutdown-order")
    assert choice(s).startswith("burst:")


def test_the_last_card_is_for_security() -> None:
    s = base(WAY, "shutdown-order").hand("medic", "demolition")
    assert choice(s) == "secure"


def test_who_is_short_of_air_breathes_first() -> None:
    s = base("lz:@medic -204- a4", "shutdown-order").has("medic", "gear-oxygen")
    s.crew("medic").oxygen = 1
    assert choice(s) == "gear"


def test_life_support_is_switched_on_where_one_comes_by() -> None:
    s = base("lz -204- a4=life-support-a:@medic", "shutdown-order")
    assert choice(s) == "room"


def test_what_has_to_be_done_comes_before_life_support() -> None:
    s = base("lz -204- a4 -305- b3 -104- c4=life-support-c:@medic", "safety-procedure")
    s.works("medic")
    ask = s.table.asks()[0]
    assert Survivor("bot").choose(s.table.view(0), ask) == "effect:effect-open-chambers"


def test_who_has_much_air_does_not_stop_for_life_support() -> None:
    s = base("lz -204- a4=life-support-a:@medic -305- b3?", "shutdown-order")
    s.has("medic", "gear-oxygen")
    assert choice(s) != "room"


def test_nobody_breathes_from_a_token_in_a_fight_before_it_is_the_last_moment() -> None:
    s = base("lz:A@medic -204- a4", "shutdown-order").has("medic", "gear-oxygen")
    s.crew("medic").oxygen = 0
    assert choice(s).startswith("shoot:")
    s.crew("medic").suffocating = True
    assert choice(s) == "gear"


def test_who_suffocates_runs_to_a_room_with_air() -> None:
    s = base("a4 -305- b3:A@medic", "shutdown-order", air=["a"])
    s.crew("medic").oxygen, s.crew("medic").suffocating = 0, True
    assert choice(s) == f"move:{s.way('medic', 'a4')}"


def test_it_runs_past_an_intruder_to_a_way_out_next_door() -> None:
    drawing = "lz -204- a4 -305- b3:A@medic -104- c4=escape-shuttle"
    s = base(drawing, "shutdown-order", wired=False)
    assert choice(s) == f"move:{s.way('medic', 'c4')}"


def test_it_fires_first_at_what_could_spoil_the_way_out() -> None:
    drawing = "lz -204- a4 -305- b3 -104:AA- c4=escape-shuttle:@medic"
    s = base(drawing, "shutdown-order", wired=False)
    assert choice(s).startswith("burst:")


def test_nobody_goes_among_intruders_with_few_cards() -> None:
    s = base("lz -204- a4:@medic -305- b3:A -104- c4=reactor", "shutdown-order")
    s.hand("medic", "rest", "search", "demolition")
    assert not choice(s).startswith(("move:", "careful:"))


def test_a_step_with_three_cards_is_hasty_and_with_two_careful() -> None:
    s = base("lz:@medic -204- a4?", "deep-search").hand("medic", "rest", "search", "demolition")
    assert choice(s).startswith("move:")
    s.hand("medic", "rest", "demolition")
    assert choice(s).startswith("careful:")


AWAY = "lz -204- a4 -305- b3:@medic -104- c4=escape-shuttle"
"""The shuttle is next door."""


def test_who_can_leave_leaves_before_breathing() -> None:
    s = base("lz -204- a4 -305- b3 -104- c4=escape-shuttle:@medic", "shutdown-order", wired=False)
    s.crew("medic").oxygen = 1
    s.hand("medic", "rest", "demolition")
    assert choice(s) == "room"


def test_who_can_reach_the_exit_and_leave_goes_at_once() -> None:
    s = base(AWAY, "shutdown-order", wired=False)
    s.crew("medic").oxygen = 1
    s.hand("medic", "rest", "search", "demolition")
    assert choice(s).startswith("move:")
    s.hand("medic", "rest", "demolition")
    assert not choice(s).startswith("move:")


def test_nobody_begins_a_turn_without_air_for_the_sake_of_security() -> None:
    s = base("lz -204- a4:@medic -305- b3 -104- c4=reactor", "shutdown-order")
    s.crew("medic").oxygen = 0
    s.state.actions = 1
    s.hand("medic", "demolition")
    assert choice(s) == "pass"


def test_the_last_breath_is_for_life_support_where_one_stands() -> None:
    s = base("lz -204- a4=life-support-a:@medic -305- b3 -104- c4=reactor", "shutdown-order")
    s.crew("medic").oxygen = 0
    s.state.actions = 1
    s.hand("medic", "rest", "demolition")
    assert choice(s) == "room"


def test_who_suffocates_does_not_wait_for_another_round() -> None:
    s = base("lz -204- a4=life-support-a:@medic -305- b3 -104- c4=reactor", "shutdown-order")
    s.crew("medic").oxygen, s.crew("medic").suffocating = 0, True
    s.state.actions = 1
    assert choice(s) == "room"


def test_a_way_out_is_repaired_before_what_lurks_there_is_fired_at() -> None:
    drawing = "lz -204- a4 -305- b3 -104:AA- c4=escape-shuttle:M@medic"
    s = base(drawing, "shutdown-order", wired=False)
    s.hand("medic", "rest", "search", "repairs", "secure")
    assert choice(s) == "play:card-repairs"


def test_a_grenade_is_for_more_than_one_intruder() -> None:
    def thrown(lurking: str) -> bool:
        s = base(f"lz -204- a4:@medic -305:{lurking}- b3 -104- c4=reactor", "shutdown-order")
        s.has("medic", "gear-grenade").empties("medic", "carbine")
        return choice(s) == "gear"

    assert thrown("AA")
    assert not thrown("A")


DOCK = "b3 -{0}- c4=escape-shuttle:@medic -{1}- c5"
"""The shuttle, between two corridors."""


def dock(west: str, east: str, *hand: str) -> RetaliationScenario:
    """All is done, the medic stands at the shuttle and has a grenade."""
    s = base(DOCK.format(west, east), "shutdown-order", wired=False)
    return s.has("medic", "gear-grenade").hand("medic", *(hand or FIVE))


def test_before_leaving_a_grenade_is_thrown_rather_than_a_burst_fired() -> None:
    s = dock("101", "202:A")
    assert choice(s) == "gear", "even at one alone"
    assert choice(dock("101", "202")) == "room", "but only where somebody is"


def test_before_leaving_a_grenade_goes_where_noise_is_likelier() -> None:
    s = dock("101:AA", "401:A").does("medic", "gear").pays("rest")
    assert choice(s) == "throw:gap-c4-c5"


def test_elsewhere_a_grenade_goes_where_the_way_leads() -> None:
    s = base("a3 -101:AAA- a4:@medic -202:AA- b3 -104- c4=reactor", "shutdown-order")
    s.has("medic", "gear-grenade").does("medic", "gear").pays("rest")
    assert choice(s) == "throw:gap-a4-b3"


@pytest.mark.parametrize(
    ("lurking", "fields", "taken"),
    [
        ("201:AA", {}, "gear"),
        ("201:A", {}, "room"),
        ("101:AA", {}, "room"),
        ("201:AA", {"round": 14}, "room"),
        ("201:AA", {"destruct": 4, "round": 3}, "room"),
    ],
)
def test_nobody_leaves_beside_a_crowd_with_the_last_cards(
    lurking: str, fields: dict[str, int], taken: str
) -> None:
    s = dock("102", lurking, "rest", "demolition").set(**fields)
    assert choice(s) == taken
    s.crew("medic").oxygen = 2
    assert choice(s) == "room", "unless breath is short"


def test_an_empty_gun_is_loaded_before_leaving_beside_intruders() -> None:
    s = base(DOCK.format("102", "201:A"), "shutdown-order", wired=False)
    s.has("medic", "gear-ammo").empties("medic", "carbine")
    assert choice(s) == "gear"


def test_the_rifle_fires_again_while_ammo_is_left() -> None:
    def after(face: str, *more: str) -> str:
        s = RetaliationScenario("lz:A@recon -204- a4", mode="coop").directives("shutdown-order")
        s.hand("recon", *FIVE).has("recon", *more).dice(shot=face)
        return choice(s.does("recon", "shoot", "assault-rifle", "adult").pays("rest"))

    assert after("5") == "again"
    assert after("ammo") == "done", "the last of it is for a burst"
    assert after("ammo", "gear-ammo") == "again"


def test_an_officer_calls_the_lander_before_long() -> None:
    medic, officer = (RetaliationScenario(f"lz:@{who} -204- a4") for who in ("medic", "officer"))
    assert goals(medic).landing > 2 * goals(officer).landing


def test_what_may_fail_costs_more() -> None:
    assert gamble(1.0, 5.0, FAR) == 5.0
    assert 5.0 < gamble(0.5, 5.0, 10.0) < gamble(0.5, 5.0, 20.0)


def test_only_a_host_rests() -> None:
    s = base(WAY, "shutdown-order").hand("medic", "rest", "search")
    s.g.put("contamination-clean", "deck-contamination", "hand-0")
    assert choice(s) != "play:card-rest"
    s.edit().crew[0].larva = True
    assert choice(s) == "play:card-rest"


def test_who_is_no_host_pays_with_rest_first() -> None:
    s = base(WAY, "shutdown-order").hand("medic", "rest", "search")
    s.g.put("contamination-clean", "deck-contamination", "discard-0")
    view = s.table.view(0)
    assert worth(Situation(view), "card-rest") < worth(Situation(view), "card-search")
    s.edit().crew[0].larva = True
    host = Situation(s.table.view(0))
    assert worth(host, "card-rest") > worth(host, "card-search")


def test_nobody_goes_far_for_the_surgery() -> None:
    way = "lz{} -204- a4=surgery -305- b3 -104- c4=reactor{}"
    near, far = way.format(":@medic", ""), way.format("", ":@medic")
    for drawing, goes in ((near, True), (far, False)):
        s = base(drawing, "shutdown-order")
        s.crew("medic").larva = True
        assert (goals(s).care is not None) == goes


def test_nobody_looks_in_the_east_for_a_room_in_the_west() -> None:
    drawing = "lz -204- a5 -305- b4 -104- b3:@medic -202- b2?\nlz -201- a4?"
    (need,) = goals(base(drawing, "entrance-inspection")).needs
    assert need.gap == "gap-lz-a4"


def test_of_ways_into_the_unknown_the_quieter_one_is_taken() -> None:
    for loud, quiet in (("a5", "a4"), ("a4", "a5")):
        s = base(f"lz:@medic -304- {loud}?\nlz -101- {quiet}?", "entrance-inspection")
        (need,) = goals(s).needs
        assert need.gap == f"gap-lz-{quiet}"


def test_a_breath_is_dearer_than_the_last_card() -> None:
    s = base("lz -204- a4:@medic -305- b3 -104- c4=reactor", "shutdown-order").hand("medic", "rest")
    s.crew("medic").oxygen = 5
    assert choice(s) == "secure", "who has acted once only passes in the same turn"
    s.state.actions = 1
    assert choice(s) == "pass"
    s.crew("medic").oxygen = 7
    assert choice(s) == "pass", "however much air there is"


def test_the_last_card_holds_off_what_is_next_door() -> None:
    s = base("lz -204:A- a4:@medic -305- b3 -104- c4=reactor", "shutdown-order")
    s.hand("medic", "rest").crew("medic").oxygen = 5
    s.state.actions = 1
    assert choice(s) == "secure"


def test_who_suffocates_at_the_way_out_does_not_fire_first() -> None:
    drawing = "lz -204- a4 -305- b3 -104:AA- c4=escape-shuttle:@medic"
    s = base(drawing, "shutdown-order", wired=False)
    s.crew("medic").oxygen, s.crew("medic").suffocating = 0, True
    assert choice(s) == "room"


def test_a_flashbang_is_for_whoever_wants_to_go_on() -> None:
    on = base("lz -204- a4:A@medic -305- b3 -104- c4=reactor", "shutdown-order")
    there = base("lz -204- a4 -305- b3 -104- c4=reactor:A@medic", "shutdown-order")
    assert choice(on.has("medic", "flashbang")) == "use:item-flashbang"
    assert choice(there.has("medic", "flashbang")).startswith("shoot:")


def test_pills_are_taken_for_the_cards_that_they_give() -> None:
    s = base(WAY, "shutdown-order").has("medic", "caffeine-pills")
    assert choice(s) == "use:item-caffeine-pills"


def test_who_can_break_through_a_crowd_does() -> None:
    drawing = "lz -204- a4 -305- b3:@heavy-gun-operator -104:AA- c4=reactor"
    s = RetaliationScenario(drawing, mode="coop").directives("shutdown-order")
    s.hand("heavy-gun-operator", "breakthrough", "rest", "search", "demolition")
    assert choice(s) == "play:card-breakthrough"


def test_an_empty_gun_is_loaded_and_fired_by_one_card() -> None:
    s = RetaliationScenario("lz:A@heavy-gun-operator -204- a4", mode="coop")
    s.directives("shutdown-order").hand("heavy-gun-operator", "fast-reload", "rest", "search")
    s.has("heavy-gun-operator", "gear-ammo").empties("heavy-gun-operator", "bf-gun")
    assert choice(s) == "play:card-fast-reload"


def test_whoever_can_call_the_robot_calls_it_into_the_reactor() -> None:
    drawing = "lz -204- a4 -305- b3 -104- c4=reactor:@medic"
    s = base(drawing, "systems-backups").has("medic", "supporting-robot-controller")
    assert choice(s) == "use:item-supporting-robot-controller"


@pytest.mark.parametrize(
    ("directive", "taken"),
    [
        ("systems-backups", "supporting-robot-controller"),
        ("shutdown-order", "perimeter-security-device"),
    ],
)
def test_equipment_is_taken_for_the_directive(directive: str, taken: str) -> None:
    things = ("utility-vest", "supporting-robot-controller", "perimeter-security-device")
    offers = tuple(verbs.EQUIP(f"item-{one}") for one in things)
    view = base(WAY, directive).table.view(0)
    ask = OpenAsk("1", 0, Text("ask-equip"), offers)
    assert Survivor("bot").choose(view, ask) == f"equip:item-{taken}"


def test_the_sensor_is_not_dropped_for_what_is_found() -> None:
    s = base(WAY, "shutdown-order").has("medic", "perimeter-security-device")
    view = Situation(s.table.view(0))
    assert held(view, "item-perimeter-security-device") > held(view, "item-medkit#1")


def test_an_officer_goes_home_before_calling_the_lander() -> None:
    s = RetaliationScenario("lz -204- a4 -305- b3:S@officer", mode="coop")
    s.directives("crucial-intelligence").hand("officer", "lets-go", "fire-at-will", "search")
    s.crew("officer").data = True
    assert choice(s).startswith(("move:", "careful:"))
    s.crew("officer").slot = "space-lz"
    assert choice(s).startswith("play:")


def test_nobody_looks_for_where_the_defence_is_switched_off() -> None:
    s = base("lz:@medic -204- a4 -305- b3?", "crucial-intelligence")
    s.crew("medic").data = True
    assert [way.name for way in goals(s).ways_out] == ["wait"]


def test_the_lander_is_waited_for_where_one_is_secure() -> None:
    s = base("lz -204- a4:S@medic", "crucial-intelligence", air=["a"])
    s.crew("medic").data = True
    assert choice(s) == "secure" or choice(s).startswith("play:")


def test_a_broken_room_is_repaired_first() -> None:
    s = base("lz -204- a4 -305- b3 -104- c4=reactor:M@medic", "shutdown-order")
    assert choice(s) == "play:card-repairs"


def test_nothing_is_shifted_about_for_a_broken_gun() -> None:
    s = base("lz:@medic -204- a4", "shutdown-order").hand("medic", "rest", "search")
    s.has("medic", "gear-ammo").empties("medic", "carbine").breaks("medic", "carbine")
    assert choice(s) != "gear"


# Whole games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (3, {"mode": "coop"}),
        (3, {}),
        (2, {"mode": "coop", "packs": ["neosoma"]}),
        (5, {"lethal": True}),
    ],
)
def test_it_plays_to_the_end(seats: int, options: dict[str, object]) -> None:
    table = Table.new("retaliation", seats=seats, options=options, seed="end", hashes=False)
    players = [Survivor(f"bot {seat}") for seat in range(seats)]
    while asks := table.asks():
        ask = asks[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert table.over


def test_a_search_can_be_guided_by_the_bot() -> None:
    s = base(WAY, "shutdown-order")
    view, ask, bot = s.table.view(0), s.table.asks()[0], Survivor("bot")
    assert bot.matters(ask)
    considered = bot.considers(view, ask)
    assert bot.choose(view, ask) in considered
    assert "pass" not in considered
    assert bot.clock(view) == view.round


def test_who_is_as_good_as_lost_thinks_no_more() -> None:
    s = base(WAY, "shutdown-order")
    view, ask, bot = s.table.view(0), s.table.asks()[0], Survivor("bot")
    assert len(bot.considers(view, ask)) > 1
    s.crew("medic").health = 8
    s.crew("medic").oxygen = 0
    s.crew("medic").larva = True
    view = s.table.view(0)
    assert chance(Situation(view)) < SLIM
    assert bot.considers(view, ask) == [bot.choose(view, ask)]
    assert len(bot.sensible(view, ask)) > 1


def test_neither_blows_nor_ways_past_intruders_are_worth_a_thought() -> None:
    s = base("lz:A@medic -204:A- a4", "shutdown-order")
    view, ask, bot = s.table.view(0), s.table.asks()[0], Survivor("bot")
    offered = {option.verb for option in ask.options}
    considered = {id.partition(":")[0] for id in bot.considers(view, ask)}
    assert {"melee", "move"} <= offered
    assert not considered & {"melee", "move"}


def test_every_step_on_the_way_gives_hope() -> None:
    ways = [
        "lz:@medic -204- a4 -305- b3 -104- c4=reactor",
        "lz -204- a4:@medic -305- b3 -104- c4=reactor",
        "lz -204- a4 -305- b3:@medic -104- c4=reactor",
        "lz -204- a4 -305- b3 -104- c4=reactor:@medic",
    ]
    hopes = [Survivor("bot").hope(base(way, "shutdown-order").table.view(0)) for way in ways]
    assert hopes == sorted(hopes)


def test_whoever_is_out_has_hope_and_the_dead_have_none() -> None:
    s = base(WAY, "shutdown-order", wired=False)
    bot, well = Survivor("bot"), Survivor("bot").hope(s.table.view(0))
    s.crew("medic").status = "escaped"
    assert bot.hope(s.table.view(0)) > well
    s.crew("medic").larva = True
    assert 0 < bot.hope(s.table.view(0)) < 0.9
    s.crew("medic").status = "dead"
    assert bot.hope(s.table.view(0)) == 0


def test_hope_falls_with_health_and_rises_with_what_is_done() -> None:
    well, hurt = base(WAY, "shutdown-order"), base(WAY, "shutdown-order")
    hurt.crew("medic").health = 7
    done = base(WAY, "shutdown-order", wired=False)
    bot = Survivor("bot")
    views = [one.table.view(0) for one in (hurt, well, done)]
    assert bot.hope(views[0]) < bot.hope(views[1]) < bot.hope(views[2])


# The last breaths


TO_THE_SHUTTLE = "b3{0}@medic -104- c4 -204- c5=escape-shuttle"


def breathless(here: str, *, suffocating: bool = False) -> RetaliationScenario:
    """All is done, the shuttle is two steps away, and there is no oxygen left."""
    s = base(TO_THE_SHUTTLE.format(here), "shutdown-order", wired=False)
    s.crew("medic").oxygen = 0
    s.crew("medic").suffocating = suffocating
    return s


def test_who_leaves_in_the_next_turn_needs_one_breath() -> None:
    assert choice(breathless(":")) == "move:gap-b3-c4"


def test_who_dies_before_the_shuttle_does_not_run_for_it() -> None:
    assert choice(breathless(":A", suffocating=True)).startswith("shoot:")


def test_with_the_last_breath_it_runs_past_an_intruder_to_a_shuttle_two_steps_away() -> None:
    assert choice(breathless(":A")) == "move:gap-b3-c4"
    rested = breathless(":A")
    rested.crew("medic").oxygen = 5
    assert choice(rested).startswith("shoot:")


def test_nobody_leaves_a_burning_way_out_for_want_of_a_card() -> None:
    s = base("c4 -204- c5=escape-shuttle:F@medic", "shutdown-order", wired=False)
    s.hand("medic", "demolition")
    assert not choice(s).startswith(("move", "careful"))
    s.crew("medic").health = 8
    assert choice(s).startswith(("move", "careful"))
