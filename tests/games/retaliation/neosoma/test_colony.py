"""Neosoma, chapters Intruder priority and Colony and intruder sheet."""

import pytest

from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.games.survival.rules.events import Attacked

MAP = "lz:@medic -204- a4"
NOISY = "lz:@medic -204:N- a4"


@pytest.mark.rule("RN-023", "RN-024", "RN-025")
@pytest.mark.parametrize(
    ("there", "first"), [("QKE", "Q"), ("KEAPR", "K"), ("EAPR", "E"), ("APR", "A"), ("PR", "P")]
)
def test_who_comes_out_of_a_corridor(there: str, first: str) -> None:
    base = Cult(f"lz:@medic -204:{there}- a4").top("attack", "attack-misfire")
    base.noise("medic", "2")
    assert (base.at("lz"), base.at("lz-a4")) == (first, there.replace(first, ""))


@pytest.mark.rule("RN-026")
def test_an_ability_that_is_off_does_not_change_the_order() -> None:
    base = Cult("lz:@medic -204:KE- a4").off("slasher").top("attack", "attack-misfire")
    assert base.noise("medic", "2").at("lz") == "K"


@pytest.mark.rule("RN-024")
def test_runts_before_cultists() -> None:
    assert Cult("lz:CR@medic -204- a4").at("lz") == "RC"


@pytest.mark.rule("RN-066", "RN-138")
def test_a_token_brings_exactly_what_it_shows() -> None:
    base = Cult(NOISY).token("token-explobot-4").noise("medic", "2")
    assert base.at("lz-a4") == "KEEA"
    assert base.zone("stack-adult")[0] == "token-explobot-4", "under its stack"


@pytest.mark.rule("RN-066")
@pytest.mark.parametrize(
    ("token", "brings"),
    [("slasher-4", "KKAP"), ("armored-5", "KA"), ("firespitter-1", "EPP"), ("runt-armored", "AR")],
)
def test_other_tokens(token: str, brings: str) -> None:
    assert Cult(NOISY).token(f"token-{token}").noise("medic", "2").at("lz-a4") == brings


@pytest.mark.rule("RN-067", "RN-138")
@pytest.mark.parametrize(
    ("token", "kind"), [("explobot-4", "E"), ("runt-slasher", "R"), ("armored-1", "A")]
)
def test_in_a_room_one_of_its_kind_comes(token: str, kind: str) -> None:
    base = (
        Cult(MAP).top("attack", "attack-misfire").token(f"token-{token}").noise("medic", "danger")
    )
    assert base.at("lz") == kind
    stack = "runt" if kind == "R" else "adult"
    assert base.zone(f"stack-{stack}")[0] == f"token-{token}"


@pytest.mark.rule("RN-068")
def test_a_full_corridor_takes_the_first_of_them() -> None:
    base = Cult("lz:@medic -204:RRRR- a4").appears("lz-a4", explobot=2, slasher=1, armored=1)
    assert base.at("lz-a4") == "KERRRR", "nobody makes way"


@pytest.mark.rule("RN-068", "RN-117")
def test_a_figure_that_is_not_there_is_left_out() -> None:
    base = Cult("lz:@medic -204:N- a4 -205:KKKKKK- b3 -206:KKK- c4")
    base.token("token-explobot-4").noise("medic", "2")
    assert base.at("lz-a4") == "EEA"


@pytest.mark.rule("RN-140", "RN-134")
def test_the_matrix_makes_room_for_itself() -> None:
    base = Cult("lz:@medic -204:KKEPRR- a4").fed(1).appears("lz-a4", matrix=1)
    assert base.at("lz-a4") == "QKK", "the last in the order are gone"
    assert len(base.zone("supply-of-intruder-runt")) == 10


@pytest.mark.rule("RN-134", "RN-050")
def test_off_the_map_the_matrix_comes_to_the_corridor() -> None:
    base = Cult(NOISY).fed(1).token("token-matrix").noise("medic", "2")
    assert (base.at("lz-a4"), base.bag()["matrix"]) == ("Q", 1)


@pytest.mark.rule("RN-134")
def test_or_to_the_room() -> None:
    base = Cult(MAP).fed(1).top("attack", "attack-misfire").token("token-matrix")
    base.noise("medic", "danger")
    assert (base.at("lz"), base.bag()["matrix"]) == ("Q", 1)


@pytest.mark.rule("RN-135", "RN-060")
def test_in_the_colony_step_it_comes_to_the_highest_number() -> None:
    base = Cult("lz:@medic -204- a4=surgery -205- b3=armory").fed(1).colony("token-matrix")
    assert base.all() == {"a4": "Q"}
    assert base.bag()["matrix"] == 1


@pytest.mark.rule("RN-062", "RN-061")
@pytest.mark.parametrize("how", ["corridor", "room", "colony"])
def test_on_the_map_it_is_activated(how: str) -> None:
    base = Cult("lz:@medic -204:N- a4 -205:Q- b3").fed(1)
    if how == "colony":
        base.colony("token-matrix")
    else:
        base.token("token-matrix").noise("medic", "2" if how == "corridor" else "danger")
    assert base.all() == {"a4": "Q"}
    assert base.bag()["matrix"] == 1


@pytest.mark.rule("RN-061", "RN-135")
def test_once_it_has_left_the_map_it_comes_anew() -> None:
    base = Cult("lz:Q@medic -204- a4=surgery").fed(1).top("health", "health-matrix-retreat")
    base.carried_out(base.g.rules.health_card(base.g, 0))  # type: ignore[attr-defined]
    assert base.all() == {}
    assert base.colony("token-matrix").all() == {"a4": "Q"}


@pytest.mark.rule("RN-063", "RN-137", "RN-060")
@pytest.mark.parametrize("drawing", [MAP, "lz:@medic -204:Q- a4"])
def test_an_adult_token_calls_runts(drawing: str) -> None:
    base = Cult(drawing)
    before = base.bag()
    base.colony("token-slasher-1")
    assert base.bag()["runt"] == before["runt"] + 2
    assert base.zone("stack-adult")[0] == "token-slasher-1"


@pytest.mark.rule("RN-064")
def test_a_runt_token_stirs_runts_and_the_matrix() -> None:
    base = Cult("lz:@medic -204- a4:R -205:Q- b3 -206- c4?\na4 -207- b1?").colony(
        "token-runt-slasher"
    )
    assert base.all() == {"b1-a4": "R", "a4": "Q"}


@pytest.mark.rule("RN-136", "RN-125")
def test_without_the_matrix_a_runt_comes_to_the_hibernatorium() -> None:
    base = Cult("lz:@medic -204- a4:R -206- b3?").colony("token-runt-slasher")
    assert base.at("hib") == "R"
    assert base.at("a4-b3") == "R"


@pytest.mark.rule("RN-136", "RN-139")
def test_also_once_it_is_dead() -> None:
    base = Cult(MAP)
    base.g.put("intruder-matrix", "supply-of-intruder-matrix", "gone")
    base.g.state.queen_dead = True
    assert base.colony("token-runt-slasher").at("hib") == "R"


@pytest.mark.rule("RN-138", "RN-139")
@pytest.mark.parametrize("dead", [True, False])
def test_other_tokens_stay_in_the_game_whatever_becomes_of_the_matrix(dead: bool) -> None:
    base = Cult(MAP)
    base.g.state.queen_dead = dead
    base.colony("token-slasher-1").colony("token-runt-slasher").colony("token-blank")
    assert "token-slasher-1" in base.zone("stack-adult")
    assert "token-runt-slasher" in base.zone("stack-runt")
    assert "token-blank" in base.zone("bag")


@pytest.mark.rule("RN-065", "RN-138")
@pytest.mark.parametrize("how", ["corridor", "room", "colony"])
def test_the_blank_brings_adult_tokens(how: str) -> None:
    base = Cult(NOISY)
    before = len(base.zone("bag"))
    if how == "colony":
        base.colony("token-blank")
    else:
        base.token("token-blank").noise("medic", "2" if how == "corridor" else "danger")
    assert (len(base.zone("bag")), "token-blank" in base.zone("bag")) == (before + 2, True)
    assert len(base.zone("stack-adult")) == 20 - 4 - 2
    assert base.all() == {}


@pytest.mark.rule("RN-065", "RN-137", "RN-138")
@pytest.mark.parametrize(("token", "calls"), [("slasher-1", 2), ("runt-slasher", 0)])
def test_only_the_blank_brings_adult_tokens(token: str, calls: int) -> None:
    for how, brought in (("2", 0), ("danger", 0), ("colony", calls)):
        base = Cult(NOISY).token(f"token-{token}")
        bag, adults = len(base.zone("bag")), len(base.zone("stack-adult"))
        if how == "colony":
            base.colony(f"token-{token}")
        else:
            base.noise("medic", how)
        assert len(base.zone("bag")) == bag - 1 + brought, how
        assert len(base.zone("stack-adult")) == adults + (token == "slasher-1"), how


@pytest.mark.rule("RN-062", "RN-066", "RN-067")
@pytest.mark.parametrize("danger", [True, False])
@pytest.mark.parametrize("token", ["slasher-1", "runt-slasher", "blank"])
def test_other_tokens_leave_the_matrix_where_it_is(token: str, danger: bool) -> None:
    base = Cult("lz:SSS@medic -204:N- a4 -205- b3:Q").token(f"token-{token}")
    base.noise("medic", "danger" if danger else "2")
    assert base.at("b3") == "Q"


# Full corridors


@pytest.mark.rule("RN-018", "RN-020", "R-219")
@pytest.mark.parametrize("letter", "KEAP")
def test_an_adult_that_moves_takes_the_place_of_a_runt(letter: str) -> None:
    base = Cult(f"lz:@medic -204:KKEERR- a4:{letter}").dead(5).event("cut-air")
    full = "".join(sorted(f"KKEER{letter}", key="KEAPR".index))
    assert base.all() == {"lz-a4": full, "a4": "R"}


@pytest.mark.rule("RN-018", "RN-020", "R-219", "R-634")
def test_so_does_one_that_is_expelled_and_the_runt_does_not_attack() -> None:
    base = Cult("lz:EE@medic -204:KKKKRR- a4").driven("E", "lz", "lz-a4").driven("E", "lz", "lz-a4")
    assert base.all() == {"lz": "RR", "lz-a4": "KKKKEE"}
    assert base.told(Attacked) == []


@pytest.mark.rule("RN-018", "R-601")
@pytest.mark.parametrize(("letter", "others"), [("K", "P"), ("R", "P"), ("R", "R")])
def test_nobody_takes_the_place_of_an_adult_or_of_its_like(letter: str, others: str) -> None:
    base = Cult(f"lz:{letter}@medic -204:{others * 6}- a4").driven(letter, "lz", "lz-a4")
    assert base.all() == {"lz": letter, "lz-a4": others * 6}


@pytest.mark.rule("RN-140", "R-219")
def test_a_matrix_that_moves_changes_places_with_the_last_in_the_order() -> None:
    base = Cult("lz:@medic -204:KKEAPR- a4:Q").fed(1).colony("token-matrix")
    assert base.all() == {"lz-a4": "QKK", "a4": "EAPR"}
