"""Retaliation: where rules meet. The queen in a burst, ducking, deaths in the middle, two copies of a thing."""

from typing import Any

import pytest

from hullbreach.games.retaliation.cards.commands import orders
from hullbreach.games.retaliation.cards.objectives import intelligence
from hullbreach.games.retaliation.rules.endings import directive_met
from hullbreach.games.retaliation.rules.events import Burst
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.events import Attacked, AttackIgnored, NoiseRolled

FOUR = ("rest", "search", "demolition", "repairs")
FIVE = (*FOUR, "secure")


def soldier(drawing: str, who: str, *cards: str, **how: Any) -> RetaliationScenario:
    """Somebody with these cards in hand."""
    return RetaliationScenario(drawing, **how).hand(who, *cards)


# The queen


@pytest.mark.rule("R-353", "R-380")
def test_what_the_queen_does_not_need_goes_to_others() -> None:
    s = soldier("lz:@medic -204:QAA- a4", "medic", *FOUR, queen_damage=4)
    s.top("deck-health", "health-all-tokens-1").bursts("medic", "carbine", "lz-a4", 3)
    s.does("medic", "target", "queen")
    assert (s.at("lz-a4"), s.state.queen_damage) == ("Q", 0)
    assert len(s.zone("deck-health")) == 10


@pytest.mark.rule("R-353")
def test_the_queen_gets_nothing_beyond_her_last_space() -> None:
    s = soldier("lz:@medic -204:QAA- a4", "medic", *FOUR, queen_damage=3)
    s.top("deck-health", "health-all-tokens-1").bursts("medic", "carbine", "lz-a4", 4)
    s.does("medic", "target", "queen").does("medic", "target", "queen")
    assert (s.at("lz-a4"), len(s.zone("deck-health"))) == ("Q", 10)


@pytest.mark.rule("R-380")
def test_in_one_action_she_loses_one_card() -> None:
    s = soldier("lz:@medic -204:Q- a4", "medic", *FOUR, queen_damage=3)
    s.has("medic", "gear-grenade", "gear-grenade").top("deck-health", "health-all-tokens-1")
    s.dice(burst=[2, 4]).does("medic", "gear").pays().does("medic", "throw", "lz-a4")
    assert (s.tokens("medic"), s.state.queen_damage, len(s.zone("deck-health"))) == ([], 0, 10)


@pytest.mark.rule("R-380")
def test_in_the_next_action_she_can_be_hurt_again() -> None:
    s = soldier("lz:@medic -204:Q- a4", "medic", *FOUR, queen_damage=4)
    s.top("deck-health", "health-all-tokens-1").bursts("medic", "carbine", "lz-a4", 1)
    s.bursts("medic", "carbine", "lz-a4", 3)
    assert s.state.queen_damage == 3


@pytest.mark.rule("R-367", "R-370")
@pytest.mark.parametrize(("damage", "face"), [(4, 5), (0, "critical")])
def test_a_queen_that_lost_a_health_card_strikes_back(damage: int, face: str | int) -> None:
    s = soldier("lz:Q@medic -204- a4", "medic", *FOUR, queen_damage=damage)
    s.top("deck-health", "health-all-tokens-1").top("deck-attack", "attack-scratch-4")
    s.fights("medic", "queen", face).does("medic", "suffer")
    assert s.health("medic") == 2


@pytest.mark.rule("R-370", "R-384")
@pytest.mark.parametrize("card", ["repel-0", "retreat-0"])
def test_a_queen_that_is_gone_does_not(card: str) -> None:
    s = soldier("lz:Q@medic -204- a4", "medic", *FOUR, queen_damage=4)
    s.top("deck-health", f"health-{card}").fights("medic", "queen", 5)
    s.unheard(Attacked)
    assert s.at("lz") == ""


# Prevention


@pytest.mark.rule("R-505", "R-338")
def test_whoever_is_attacked_instead_can_fend_it_off() -> None:
    s = RetaliationScenario("lz:A@contractor@medic -204- a4", reactions=True)
    s.has("medic", "bayonet").hand("contractor", "duck-and-cover").phase("attacks")
    s.does("contractor", "react", "duck-and-cover").does("medic", "protect", "bayonet")
    assert (s.broken(), s.health("medic"), s.health("contractor")) == (["bayonet"], 0, 0)
    s.heard(AttackIgnored, who="medic")


@pytest.mark.rule("R-114", "R-505")
def test_the_officer_can_keep_calm_once_the_attack_is_on_the_officer() -> None:
    s = RetaliationScenario("lz:A@contractor@officer -204- a4", reactions=True)
    s.hand("contractor", "duck-and-cover").hand("officer", "stay-calm").phase("attacks")
    s.does("officer", "pass").does("contractor", "react", "duck-and-cover")
    s.does("officer", "react", "stay-calm")
    assert (s.health("officer"), s.health("contractor")) == (0, 0)
    s.unheard(Attacked)


@pytest.mark.rule("R-505")
def test_blood_sense_follows_only_whoever_moves() -> None:
    drawing = "lz:D@contractor@medic -204- a4"
    s = soldier(drawing, "contractor", "duck-and-cover", "rest", reactions=True)
    s.top("deck-attack", "attack-blood-sense").dice(noise="1")
    s.does("contractor", "move", "lz-a4").pays("rest")
    s.does("contractor", "react", "duck-and-cover")
    assert (s.where("contractor"), s.health("medic"), s.at("lz")) == ("a4", 2, "D")


@pytest.mark.rule("R-412")
def test_blood_sense_into_the_landing_zone_empties_the_lander() -> None:
    s = soldier("a4:D@medic -204- lz:@recon", "medic", *FOUR).boarded("recon")
    s.top("deck-attack", "attack-blood-sense").goes("medic", "lz", "1")
    assert (s.at("lz"), s.crew("recon").status) == ("D", "aboard")


@pytest.mark.rule("R-503")
def test_take_cover_can_wait_for_a_worse_attack() -> None:
    s = soldier("lz:DA@contractor -204- a4", "contractor", "duck-and-cover", "rest")
    s.top("deck-attack", "attack-scratch-3").dice(noise="1")
    s.plays("contractor", "duck-and-cover").does("contractor", "suffer")
    assert (s.health("contractor"), s.where("contractor")) == (1, "a4")
    assert s.zone("discard-attack") == ["attack-scratch-3"]


@pytest.mark.rule("R-265")
def test_a_prevented_attack_is_one_of_the_three() -> None:
    s = soldier("lz:LL@medic -204:AA- a4", "medic", *FOUR).has("medic", "assault-shotgun")
    s.top("deck-attack", "attack-scratch-3").dice(noise="1")
    s.does("medic", "move", "lz-a4").pays().does("medic", "protect", "assault-shotgun")
    assert (s.where("medic"), s.at("lz-a4"), s.crew("medic").larva) == ("a4", "A", True)


@pytest.mark.rule("R-341")
def test_the_larva_that_attacks_is_the_one_that_is_gone() -> None:
    s = soldier("lz:L@officer -204:L- a4", "officer", "rest", "stay-calm", reactions=True)
    s.dice(noise="1").does("officer", "move", "lz-a4").pays("rest")
    s.does("officer", "react", "stay-calm")
    assert (s.at("lz"), s.at("lz-a4"), s.crew("officer").larva) == ("L", "", True)


@pytest.mark.rule("R-485")
def test_nobody_is_hit_who_did_not_attack_in_the_technical_corridor() -> None:
    s = soldier("a4=technical-corridor:@medic -204- lz:A", "medic", *FOUR)
    s.has("medic", "assault-shotgun").dice(noise="1").works("medic")
    s.does("medic", "protect", "assault-shotgun")
    assert (s.where("medic"), s.at("lz")) == ("lz", "A")


# Moving together


@pytest.mark.rule("R-266", "R-554")
def test_whoever_comes_along_is_there_before_the_noise() -> None:
    s = soldier("lz:@officer@medic -204- a4 -304:A- b3", "officer", "lets-go")
    s.is_("officer", health=8).top("deck-attack", "attack-scratch-4").dice(noise="3")
    s.plays("officer", "lets-go", "go-together").does("officer", "whom", "medic")
    assert s.crew("officer").status == "dead"
    assert (s.where("medic"), s.health("medic")) == ("a4", 0)


@pytest.mark.rule("R-542")
def test_the_dead_can_be_carried_through_the_technical_corridor() -> None:
    drawing = "a4=technical-corridor:@medic@recon -204- lz"
    s = soldier(drawing, "medic", *FOUR, mode="coop").is_("recon", status="dead", passed=True)
    s.top("deck-attack", "attack-miss").dice(noise="1").works("medic").does(
        "medic", "carry", "recon"
    )
    s.pays()
    assert (s.where("medic"), s.where("recon")) == ("lz", "lz")


# Orders and oxygen


@pytest.mark.rule("R-173")
def test_nobody_is_ordered_to_fire_without_the_oxygen() -> None:
    s = soldier("lz:@officer@medic -204:A- a4", "officer", "fire-at-will", "first-in-command")
    s.empties("officer", "sawed-off-shotgun").empties("medic", "carbine").has(
        "medic", "flamethrower"
    )
    fire = "burst:item-flamethrower:gap-lz-a4"
    assert fire in [one.id for one in orders(s.g, s.seat("medic"))]
    s.is_("medic", oxygen=0)
    assert fire not in [one.id for one in orders(s.g, s.seat("medic"))]
    s.plays("officer", "fire-at-will")
    assert set(s.offered("officer")) == {"earlier", "later"}


@pytest.mark.rule("R-238", "R-570")
def test_the_channel_carries_calm_into_any_room() -> None:
    drawing = "lz:@officer -204- a4:@medic@recon -304|- b3"
    s = soldier(drawing, "officer", "officers-channel", "stay-calm")
    s.plays("officer", "officers-channel", "open-channel").does("officer", "play", "stay-calm")
    s.does("officer", "place", "a4")
    assert (len(s.cards("medic")), len(s.cards("recon")), s.cards("officer")) == (1, 1, [])


# Things


@pytest.mark.rule("R-306")
def test_of_two_flashbangs_one_is_used() -> None:
    s = soldier("lz:A@medic -204- a4", "medic", *FOUR).has("medic", "flashbang", "flashbang")
    s.dice(noise="1").uses("medic", "flashbang")
    assert (s.where("medic"), s.health("medic")) == ("a4", 0)
    assert s.carries("medic") == ["carbine", "flashbang"]


@pytest.mark.rule("R-301", "R-628")
def test_what_is_free_can_be_used_as_soon_as_it_is_given() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "oxygen-tank")
    s.is_("recon", oxygen=2).does("medic", "trade").pays().does("medic", "offer", "oxygen-tank")
    s.does("recon", "use", "oxygen-tank").does("recon", "effect", "inhale")
    s.picks("recon", "help", "recon")
    assert (s.oxygen("recon"), s.carries("recon")) == (5, ["assault-rifle"])


@pytest.mark.rule("R-628")
def test_what_is_not_free_cannot() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "caffeine-pills")
    s.does("medic", "trade").pays().does("medic", "offer", "caffeine-pills")
    assert set(s.offered("recon")) == {"agree", "refuse"}


@pytest.mark.rule("R-307")
def test_no_belt_feeds_a_rocket_launcher() -> None:
    s = soldier("lz:A@medic -204- a4", "medic", *FOUR).has("medic", "rpg-launcher")
    s.has("medic", "autoloader-belt")
    assert not s.is_offered("medic", "shoot", "rpg-launcher", "adult")
    assert s.is_offered("medic", "shoot", "carbine", "adult")


@pytest.mark.rule("R-343", "R-348")
def test_an_empty_gatling_gun_does_not_fire_again() -> None:
    s = soldier("lz:@medic -204:AA- a4", "medic", *FOUR).has("medic", "gatling-gun")
    g = s.empties("medic", "gatling-gun").edit()
    g.put("gear-ammo", "supply-of-gear-ammo", "on-item-gatling-gun")
    g.rewrite("on-item-gatling-gun", ["gear-ammo#half"])
    s.bursts("medic", "gatling-gun", "lz-a4", 1)
    assert (s.tokens("medic", "gatling-gun"), s.at("lz-a4"), s.asked("medic").text.id) == (
        [],
        "A",
        "ask-turn",
    )


@pytest.mark.rule("R-021")
@pytest.mark.parametrize(
    ("room", "why"), [("a4=sprinklers-control:", ""), ("a4=sprinklers-control:M", "R-021")]
)
def test_codes_need_a_computer_that_works(room: str, why: str) -> None:
    s = soldier(f"{room}@medic -204- lz", "medic", *FOUR).has("medic", "anti-aircraft-codes")
    assert s.is_offered("medic", "use", "anti-aircraft-codes") is (not why)
    if why:
        assert s.denied("medic", "use", "anti-aircraft-codes") == why


@pytest.mark.rule("R-021", "R-255")
@pytest.mark.parametrize("tokens", ["", "S", "SS"])
def test_two_security_tokens_need_room_for_two(tokens: str) -> None:
    s = soldier(f"lz:{tokens}@medic -204- a4", "medic", "secure", "rest")
    assert s.is_offered("medic", "play", "secure") is (tokens != "SS")
    if tokens != "SS":
        assert s.plays("medic", "secure", "secure-twice").at("lz") == f"{tokens}SS"


@pytest.mark.rule("R-021", "R-212")
def test_nobody_demolishes_the_nest() -> None:
    s = soldier("c5=nest:@medic -204- c4", "medic", "demolition")
    assert s.denied("medic", "play", "demolition") == "R-233, R-212"


@pytest.mark.rule("R-549")
def test_where_door_tokens_run_short_the_player_says_which() -> None:
    drawing = """a4=sprinklers-control:@medic -201- b3
                 a4 -101- a5"""
    s = soldier(drawing, "medic", *FOUR).has("medic", "termination-codes")
    g = s.edit()
    while len(g.state.zones["supply-of-supply-door"]) > 1:
        g.put("supply-door", "supply-of-supply-door", "gone")
    s.uses("medic", "termination-codes").does("medic", "place", "a4")
    assert {one.partition(":")[0] for one in s.offered("medic")} == {"close"}
    assert len(s.offered("medic")) == 2


# Deaths in the middle


@pytest.mark.rule("R-421")
def test_whoever_dies_of_the_armour_is_no_host_any_more() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4").has("medic", "biohazard-armor")
    s.infested("medic").contaminated("medic", clean=2).is_("medic", health=8)
    s.event("leaving-the-shell")
    assert (s.crew("medic").status, s.at("lz")) == ("dead", "")


@pytest.mark.rule("R-559", "R-592")
def test_whoever_dies_of_the_own_gun_does_not_move() -> None:
    s = soldier("a3:A -104:A- lz:@recon -204- a4", "recon", "shoot-first", "rest", plasma=1)
    s.empties("recon", "assault-rifle").has("recon", "plasma-gun").is_("recon", health=7)
    s.dice(burst=4).plays("recon", "shoot-first").does("recon", "burst", "plasma-gun", "a3-lz")
    s.heard(Burst, who="recon")
    assert (s.crew("recon").status, s.where("recon")) == ("dead", "lz")


@pytest.mark.rule("R-286", "R-559")
def test_whoever_dies_of_the_own_gun_on_arrival_makes_no_noise() -> None:
    s = soldier("lz:@recon -204- a4 -104:A- b3", "recon", "shoot-first", "rest", plasma=1)
    s.empties("recon", "assault-rifle").has("recon", "plasma-gun").is_("recon", health=7)
    s.dice(burst=4).plays("recon", "shoot-first").does("recon", "burst", "plasma-gun", "a4-b3")
    assert (s.crew("recon").status, s.where("recon")) == ("dead", "a4")
    s.unheard(NoiseRolled)


@pytest.mark.rule("R-286", "R-623")
def test_all_corridors_answer_a_roll_even_if_the_first_one_kills() -> None:
    drawing = """a4:@medic@recon -204- lz
                 a3 -201:A- a4 -202- a5"""
    s = RetaliationScenario(drawing).is_("medic", health=8).hand("medic", *FOUR)
    s.top("deck-attack", "attack-scratch-4").dice(noise=["1", "2"]).goes("medic", "lz")
    s.goes("medic", "a4")
    assert (s.crew("medic").status, s.at("a4"), s.at("a4-a5"), s.at("lz-a4")) == (
        "dead",
        "A",
        "N",
        "N",
    )


# Directives


@pytest.mark.rule("R-446", "R-537")
@pytest.mark.parametrize(
    ("card", "things"), [("culinary-sample", ("egg",)), ("crucial-intelligence", ())]
)
def test_escaped_is_escaped_even_for_those_who_die_later(
    card: str, things: tuple[str, ...]
) -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop").directives(card)
    s.has("medic", *things).is_("medic", data=True).gone("medic", "lander")
    s.gone("recon", "shuttle").is_("medic", status="dead")
    assert directive_met(s.g, f"directive-{card}")


@pytest.mark.rule("R-538")
def test_two_who_bring_samples_have_to_survive() -> None:
    s = RetaliationScenario("lz:@medic@recon -204- a4", mode="coop")
    s.directives("culinary-sample", "scientific-sample").has("medic", "egg").has("recon", "egg")
    s.gone("medic", "lander").gone("recon", "shuttle")
    assert directive_met(s.g, "directive-culinary-sample")
    s.is_("medic", status="dead")
    assert not directive_met(s.g, "directive-culinary-sample")


@pytest.mark.rule("R-546")
def test_no_more_is_asked_for_than_there_are_characters() -> None:
    s = RetaliationScenario("lz:@medic -204- a4", options={"difficulty": "hard"})
    s.directives("culinary-sample", "scientific-sample").has("medic", "egg")
    s.gone("medic", "lander").is_("medic", data=True)
    assert directive_met(s.g, "directive-culinary-sample")
    assert intelligence(s.g, 1)
    assert not intelligence(s.g, 2)


# Health


@pytest.mark.rule("R-176")
def test_somebody_may_want_less_health_than_a_medpack_gives() -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR, reactions=True).has("medic", "gear-medpack")
    s.is_("medic", health=4).does("medic", "gear").pays()
    assert s.does("medic", "restore", "points-1").health("medic") == 3
    s = soldier("lz:@medic -204- a4", "medic", *FOUR, reactions=True).has("medic", "gear-medpack")
    s.is_("medic", health=4).does("medic", "gear").pays()
    assert s.does("medic", "pass").health("medic") == 2


@pytest.mark.rule("R-176", "R-591")
def test_where_one_point_is_all_nobody_is_asked() -> None:
    s = soldier("lz:@medic -204- a4", "medic", *FOUR, reactions=True).has("medic", "gear-medpack")
    assert s.is_("medic", health=1).does("medic", "gear").pays().health("medic") == 0


# Trade


@pytest.mark.rule("R-313", "R-628")
def test_two_with_full_hands_exchange_their_weapons() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR)
    s.has("medic", "sonic-gun").has("recon", "hand-cannon")
    s.does("medic", "trade").pays().does("medic", "offer", "sonic-gun").does("recon", "agree")
    s.does("medic", "done").does("recon", "offer", "hand-cannon").does("medic", "agree")
    s.does("recon", "done")
    assert (s.held("medic"), s.held("recon")) == (
        ["carbine", "hand-cannon"],
        ["assault-rifle", "sonic-gun"],
    )


@pytest.mark.rule("R-303", "R-628")
def test_whoever_holds_too_much_after_a_trade_lets_go_of_something() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR)
    s.has("medic", "sonic-gun").has("recon", "hand-cannon")
    s.does("medic", "trade").pays().does("medic", "offer", "sonic-gun").does("recon", "agree")
    s.does("medic", "done").does("recon", "done")
    assert set(s.offered("recon")) == {
        "drop:item-assault-rifle",
        "drop:item-hand-cannon",
        "drop:item-sonic-gun",
    }
    assert s.does("recon", "drop", "hand-cannon").held("recon") == ["assault-rifle", "sonic-gun"]


@pytest.mark.rule("R-151", "R-153", "R-313")
def test_two_with_full_belts_exchange_tokens() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR)
    s.has("medic", *["gear-oxygen"] * 4).has("recon", *["gear-grenade"] * 4)
    s.does("medic", "trade").pays().does("medic", "offer", "oxygen").does("recon", "agree")
    s.does("medic", "done").does("recon", "offer", "grenade").does("medic", "agree")
    s.does("recon", "done")
    assert s.tokens("medic") == ["grenade", "oxygen", "oxygen", "oxygen"]
    assert s.tokens("recon") == ["grenade", "grenade", "grenade", "oxygen"]


@pytest.mark.rule("R-153", "R-165")
def test_what_does_not_fit_on_a_belt_after_a_trade_is_discarded() -> None:
    s = soldier("lz:@medic@recon -204- a4", "medic", *FOUR).has("medic", "gear-oxygen")
    s.has("recon", *["gear-grenade"] * 4).does("medic", "trade").pays()
    s.does("medic", "offer", "oxygen").does("recon", "agree").picks("medic", "done")
    s.does("recon", "done").does("recon", "drop-gear", "grenade")
    assert s.tokens("recon") == ["grenade", "grenade", "grenade", "oxygen"]
