"""Neosoma, chapter Corpse tokens: absorption, the damage track of the matrix, its health."""

import pytest

from hullbreach.games.retaliation.neosoma.corpses import spaces
from hullbreach.games.retaliation.neosoma.events import CorpseAbsorbed
from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.games.retaliation.rules.events import LanderTold, QueenHurt
from hullbreach.games.retaliation.rules.queen import queen_rules
from hullbreach.games.survival.rules.events import Attacked, Contaminated
from hullbreach.games.survival.rules.play import ShipLost

MAP = "lz:@medic -204- a4"
CARBINE = "item-carbine"


@pytest.mark.rule("RN-043", "RN-044", "RN-045", "RN-071")
def test_where_marker_and_corpse_meet_it_is_absorbed() -> None:
    base = Cult(MAP).in_round(7).stage("marker")
    assert base.told(CorpseAbsorbed) == [CorpseAbsorbed(1)]
    assert base.bag()["matrix"] == 1
    assert (base.zone("stack-matrix"), base.zone("absorbed")) == (
        ["token-matrix"] * 2,
        ["corpse-token"],
    )
    assert spaces(base.g) == [11, 14]


@pytest.mark.rule("RN-043", "RN-130")
def test_a_corpse_that_comes_to_the_marker_is_absorbed() -> None:
    base = Cult("lz:@medic -204:R- a4?").in_round(7).runts()
    assert base.told(CorpseAbsorbed) == [CorpseAbsorbed(1)]
    assert spaces(base.g) == [10, 13]


@pytest.mark.rule("RN-071")
def test_on_other_spaces_nothing_happens() -> None:
    base = Cult(MAP).in_round(6).stage("marker")
    assert base.told(CorpseAbsorbed) == []


@pytest.mark.rule("RN-046", "RN-009")
def test_nothing_else_puts_matrix_tokens_into_the_bag() -> None:
    base = Cult(MAP)
    for token in ("token-blank", "token-slasher-1", "token-runt-slasher"):
        base.colony(token)
    assert "matrix" not in base.bag()


@pytest.mark.rule("RN-132")
def test_absorption_comes_before_the_lander() -> None:
    base = Cult(MAP).in_round(7)
    base.g.state.lander_at = 8
    base.stage("marker")
    told = [type(one.event) for one in base.g.told]
    assert told.index(CorpseAbsorbed) < told.index(LanderTold)


@pytest.mark.rule("RN-132")
def test_and_before_the_self_destruct() -> None:
    base = Cult(MAP).in_round(7)
    base.g.state.destruct = 8
    with pytest.raises(ShipLost):
        base.stage("marker")
    assert base.told(CorpseAbsorbed) == [CorpseAbsorbed(1)]


def shot(base: Cult, times: int) -> Cult:
    """The matrix in the corridor takes so many hits."""
    for _ in range(times):
        base.carried_out(base.g.rules.shot_down(base.g, "intruder-matrix", "gap-lz-a4", 0))
    return base


@pytest.mark.rule("RN-010", "RN-047")
@pytest.mark.parametrize(("corpses", "hits"), [(0, 5), (1, 7), (2, 9), (3, 11)])
def test_every_corpse_makes_the_next_run_longer(corpses: int, hits: int) -> None:
    base = Cult("lz:@medic -204:Q- a4").fed(corpses)
    base.top("health", "health-matrix-draw", "health-matrix-draw-more")
    shot(base, 5)
    assert len(base.told(QueenHurt)) == 1, "the first run has no more than five spaces"
    shot(base, hits - 1)
    assert len(base.told(QueenHurt)) == 1
    assert len(shot(base, 1).told(QueenHurt)) == 2


@pytest.mark.rule("RN-048")
def test_a_corpse_heals_nothing() -> None:
    base = shot(Cult("lz:@medic -204:Q- a4").top("health", "health-matrix-draw"), 4)
    base.fed(2)
    assert base.g.state.queen_damage == 4
    assert len(shot(base, 1).told(QueenHurt)) == 1


@pytest.mark.rule("RN-049", "RN-157")
def test_after_a_card_hits_count_from_the_beginning() -> None:
    base = Cult("lz:@medic -204:Q- a4").fed(1).top("health", "health-matrix-draw")
    shot(base, 6)
    assert base.g.rules.damage_on(base.g, "intruder-matrix") == 1


@pytest.mark.rule("RN-157", "RN-019")
def test_a_shot_is_compared_with_the_hits_since_then() -> None:
    base = Cult("lz:Q@medic -204- a4").holds("medic", "rest", "repairs")
    base.g.state.queen_damage = 2
    base.top("health", "health-matrix-draw").dice(shot="4")
    base.does("medic", f"shoot:{CARBINE}:intruder-matrix")
    assert base.told(QueenHurt) == [], "three hits are less than four"
    base.dice(shot="4").does("medic", f"shoot:{CARBINE}:intruder-matrix")
    assert len(base.told(QueenHurt)) == 1


@pytest.mark.rule("RN-050", "RN-138")
def test_a_matrix_token_goes_back_into_the_bag() -> None:
    base = Cult(MAP).fed(1).colony("token-matrix")
    assert base.bag()["matrix"] == 1
    assert base.g.where_is("intruder-matrix") == "space-lz"


@pytest.mark.rule("RN-139")
def test_once_it_is_dead_the_token_leaves_the_game() -> None:
    base = Cult("lz:@medic -204:N- a4").fed(3)
    base.g.put("intruder-matrix", "supply-of-intruder-matrix", "gone")
    base.g.state.queen_dead = True
    base.colony("token-matrix").token("token-matrix").noise("medic", "2")
    base.token("token-matrix").noise("medic", "danger")
    assert (base.all(), "matrix" in base.bag()) == ({}, False)
    assert base.zone("gone").count("token-matrix") == 3


# Health cards


def card(base: Cult, name: str, *answers: str) -> Cult:
    """A health card of the matrix is drawn by a critical hit of the Medic."""
    base.top("health", f"health-{name}")
    base.carried_out(base.g.rules.health_card(base.g, 0), *answers)  # type: ignore[attr-defined]
    return base


def contaminated(base: Cult) -> int:
    return sum(one.startswith("contamination") for one in base.zone("discard-0"))


@pytest.mark.rule("RN-114", "RN-051")
@pytest.mark.parametrize("corpses", [0, 1, 2])
def test_the_matrix_is_expelled_and_spits_with_a_corpse(corpses: int) -> None:
    base = Cult("lz:Q@medic -204- a4").fed(corpses)
    card(base, "matrix-expelled")
    assert base.all() == {"lz-a4": "Q"}
    assert contaminated(base) == (1 if corpses else 0)
    assert (len(base.zone("deck-health")), base.zone("lost-health")) == (11, [])


@pytest.mark.rule("RN-115", "RN-051")
@pytest.mark.parametrize("corpses", [1, 2])
def test_everybody_draws_and_with_two_corpses_it_acts(corpses: int) -> None:
    base = Cult("lz:Q@medic -204- a4").fed(corpses).top("attack", "attack-scrape-2")
    card(base, "matrix-draw")
    assert len(base.zone("hand-0")) == 2
    assert base.who("medic").health == (1 if corpses == 2 else 0)
    assert len(base.zone("deck-health")) == 11


@pytest.mark.rule("R-382")
def test_the_matrix_retreats() -> None:
    base = card(Cult("lz:@medic -204:Q- a4 -205:R- b3?").fed(2), "matrix-retreat")
    assert base.all() == {}, "and the runt has left the map"


@pytest.mark.rule("R-382")
def test_noise_before_it_goes() -> None:
    base = Cult("lz:Q@medic -204- a4").fed(1).dice(noise="2")
    card(base, "matrix-expelled-noise")
    assert base.at("lz-a4") == "Q", "the noise marker is gone where it came"
    assert len(base.zone("lost-health")) == 1


@pytest.mark.rule("R-332")
def test_the_dead_do_not_say_where_it_goes() -> None:
    base = Cult("lz:Q@medic -204:A- a4\nlz -105- a5").fed(1).dice(noise="2")
    base.who("medic").health = 8
    card(base.top("attack", "attack-scrape-2"), "matrix-expelled-noise")
    assert (base.who("medic").status, base.at("lz-a5")) == ("dead", "Q")


@pytest.mark.rule("R-382", "RN-051")
@pytest.mark.parametrize(("corpses", "where"), [(0, "Q"), (1, "QR")])
def test_it_calls_its_servants(corpses: int, where: str) -> None:
    base = Cult("lz:Q@medic -204- a4").fed(corpses)
    assert card(base, "matrix-runts").at("lz") == where


@pytest.mark.rule("R-382", "RN-051")
def test_with_three_corpses_it_comes_back() -> None:
    base = Cult("lz:Q@medic -204- a4").fed(3).top("attack", "attack-scrape-2")
    card(base, "matrix-feint")
    assert (base.at("lz"), base.who("medic").health) == ("Q", 1)


@pytest.mark.rule("R-382")
def test_feedback_breaks_the_room() -> None:
    base = card(Cult("lz:Q@medic -204- a4").fed(1).dice(noise="2"), "matrix-noise")
    assert (base.at("lz"), base.at("lz-a4")) == ("QM", "N")


@pytest.mark.rule("R-382", "RN-051")
@pytest.mark.parametrize(("corpses", "lost"), [(1, 1), (2, 2)])
def test_in_overdrive_it_attacks_twice(corpses: int, lost: int) -> None:
    base = Cult("lz:Q@medic -204- a4").fed(corpses)
    base.top("attack", "attack-scrape-2", "attack-scrape-3")
    assert card(base, "matrix-rage").who("medic").health == lost


@pytest.mark.rule("RN-114")
def test_it_attacks_before_it_bleeds() -> None:
    base = Cult("lz:Q@medic -204- a4").fed(3).top("attack", "attack-misfire")
    assert contaminated(card(base, "matrix-taint")) == 1
    told = [type(one.event) for one in base.g.told]
    assert told.index(Attacked) < told.index(Contaminated)


@pytest.mark.rule("R-382")
def test_it_breaks_apart_and_burns() -> None:
    base = card(Cult("lz:Q@medic -204- a4").fed(1), "matrix-collapse")
    assert base.at("lz") == "QFM"


@pytest.mark.rule("RN-019", "RN-121")
def test_without_health_cards_it_is_dead() -> None:
    base = Cult("lz:Q@medic -204- a4")
    for one in base.zone("deck-health")[1:]:
        base.g.put(one, "deck-health", "lost-health")
    base.carried_out(base.g.rules.health_card(base.g, None))  # type: ignore[attr-defined]
    assert base.g.state.queen_dead
    assert base.zone("gone") == ["intruder-matrix"]


@pytest.mark.rule("R-331", "RN-114")
def test_a_matrix_is_driven_from_where_it_has_gone_meanwhile() -> None:
    """The noise of a health card may lead it elsewhere before it is driven away."""
    base = Cult("lz:@medic -204- a4:Q -205- b3")
    base.carried_out(queen_rules(base.g).health_effect(base.g, "repel", "space-lz", None))
    assert (base.at("a4"), base.at("lz-a4")) == ("", "Q")


@pytest.mark.rule("RN-114")
@pytest.mark.parametrize("effect", ["fire", "runt", "malfunction", "contaminate", "draw"])
def test_a_matrix_in_a_corridor_has_no_room(effect: str) -> None:
    base = Cult("lz:@medic -204:Q- a4")
    base.carried_out(queen_rules(base.g).health_effect(base.g, effect, "gap-lz-a4", None))
    assert (base.at("lz-a4"), base.at("lz"), base.at("a4")) == ("Q", "", "")
    assert (base.zone("hand-0"), base.zone("discard-0")) == ([], [])


@pytest.mark.rule("R-300", "RN-034")
@pytest.mark.parametrize("by", [0, 1])
def test_runts_go_for_whoever_made_the_matrix_call_them(by: int) -> None:
    base = Cult("lz:Q -204:R- a4:@recon@medic -205- b3?").top("health", "health-matrix-runts")
    base.carried_out(base.g.rules.health_card(base.g, by))  # type: ignore[attr-defined]
    assert [one.who for one in base.told(Contaminated)] == [base.g.name(by)]
    base = Cult("lz:Q@recon@medic -204- a4").fed(1).top("health", "health-matrix-runts")
    base.carried_out(base.g.rules.health_card(base.g, by))  # type: ignore[attr-defined]
    assert [one.who for one in base.told(Contaminated)] == [base.g.name(by)]
