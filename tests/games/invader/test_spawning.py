"""Chapters Spawning, Special xeno cards, Running out of figures, Mold."""

from typing import Any

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.rules.events import (
    Activated,
    MoldGrew,
    ObjectiveLost,
    RanOut,
    Spawned,
    XenoCardDrawn,
)
from hullbreach.games.invader.suite.scenario import InvaderScenario

FAR = "r=r=r=r=r|r"
"""A survivor in f1, whom nobody sees or reaches, and rooms from a1 to e1."""


def nest(*cards: str, spawns: str = "a1", **more: Any) -> InvaderScenario:
    """A spawn zone and these Xeno cards on top of the deck; Jared hides where nobody comes."""
    row = {"spawns": tuple(_red(cell) for cell in spawns.split())} | more.pop("row", {})
    position = {"drawn": FAR, "where": {"jared": "f1"}, "unseen": ["jared"]} | more
    s = InvaderScenario(row=row, **position)
    return s.top("xeno-deck", *(f"xenocard-{card}" for card in cards))


def _red(cell: str) -> Any:
    return At(cell=cell, colour="red")


def spawned(s: InvaderScenario) -> InvaderScenario:
    s.xenos_phase()
    if s.state.stage == "xenos" and not s.over:
        s.until(lambda s: s.state.stage != "xenos" or s.over, "first")
    return s


@pytest.mark.rule("Z-240", "Z-241", "Z-243", "Z-244", "Z-247", "Z-101")
@pytest.mark.parametrize(
    ("xp", "count"), [(0, 2), (6, 2), (7, 4), (18, 4), (19, 6), (42, 6), (43, 8)]
)
def test_a_card_brings_more_at_a_higher_level(xp: int, count: int) -> None:
    s = spawned(nest("26", xp={"jared": xp}))
    s.heard(XenoCardDrawn, zone="a1", card="26", rule="Z-243")
    s.heard(Spawned, xeno="worker", count=count, zone="a1")
    assert s.horde("a1") == f"{count} worker"


@pytest.mark.rule("Z-241", "Z-242")
def test_every_spawn_zone_draws_in_its_order() -> None:
    s = spawned(nest("36", "26", spawns="c1 a1"))
    assert (s.horde("c1"), s.horde("a1")) == ("2 tank", "2 worker")


@pytest.mark.rule("Z-243", "Z-341")
def test_who_is_out_does_not_count_for_the_level() -> None:
    s = nest("26", xp={"cole": 43})
    s.person("cole").out = True
    assert spawned(s).horde("a1") == "2 worker"


@pytest.mark.rule("Z-245")
def test_an_empty_deck_is_made_anew() -> None:
    s = nest()
    s.only("xeno-deck", rest="xeno-discard")
    before = s.zone("xeno-discard")
    assert spawned(s).state.zones["xeno-discard"] != []
    assert len(s.zone("xeno-deck")) == 53
    assert s.zone("xeno-deck") != [card for card in before if card in s.zone("xeno-deck")]


@pytest.mark.rule("Z-564")
def test_a_line_of_none_brings_nobody() -> None:
    s = spawned(nest("13"))
    s.unheard(RanOut)
    assert s.state.horde == {}


# Special cards


@pytest.mark.rule("Z-249", "Z-250", "Z-252", "Z-562")
@pytest.mark.parametrize(("xp", "cell"), [(0, "d1"), (7, "c1")])
def test_an_extra_activation_from_yellow_on(xp: int, cell: str) -> None:
    s = nest("51", xp={"jared": xp}, xenos={"e1": "1 worker"}, noise={"b1": 1})
    assert spawned(s).horde(cell) == "1 worker"
    assert s.horde("a1") == ""


@pytest.mark.rule("Z-563")
def test_who_has_just_come_takes_part() -> None:
    s = nest("26", "51", spawns="a1 c1", xp={"jared": 7}, noise={"e1": 1})
    assert spawned(s).horde("b1") == "4 worker"


@pytest.mark.rule("Z-253", "Z-254", "Z-255", "Z-122")
def test_an_abomination_comes_and_covers_the_zone_with_mold() -> None:
    s = spawned(nest("19", noise={"e1": 1}))
    s.heard(MoldGrew, zone="a1", rule="Z-122")
    assert s.horde("a1") == "1 spoiler"
    assert s.state.mold == ("zone-a1",)


@pytest.mark.rule("Z-253", "Z-565")
def test_the_only_abomination_acts_once_more() -> None:
    s = nest("19", xenos={"c1": "1 spoiler"}, noise={"e1": 1})
    s = spawned(s)
    s.heard(Activated, xeno="spoiler")
    assert s.horde("e1") == "1 spoiler"
    assert s.state.mold == ("zone-d1", "zone-e1")


@pytest.mark.rule("Z-256", "Z-258")
def test_mold_cards_bring_xenos_into_active_mold() -> None:
    s = spawned(nest("50", mold=["b1", "d1"], dry=["c1"]))
    assert (s.horde("b1"), s.horde("d1"), s.horde("c1"), s.horde("a1")) == (
        "2 worker",
        "2 worker",
        "",
        "",
    )


@pytest.mark.rule("Z-257")
def test_without_mold_they_bring_nobody() -> None:
    assert spawned(nest("50")).state.horde == {}


# Too few figures


@pytest.mark.rule("Z-263", "Z-264", "Z-265", "Z-568", "Z-501")
def test_when_figures_run_out_an_abomination_comes() -> None:
    s = nest("39", xenos={"e1": "14 hunters"}, noise={"e1": 1})
    spawned(s).heard(RanOut, xeno="hunter", rule="Z-263")
    assert s.horde("a1") == "1 spoiler"


@pytest.mark.rule("Z-569")
def test_the_last_figure_is_no_shortage() -> None:
    s = spawned(nest("39", xenos={"e1": "13 hunters"}, noise={"e1": 1}))
    s.unheard(RanOut)
    assert s.horde("a1") == "1 hunter"


@pytest.mark.rule("Z-259", "Z-260", "Z-261")
def test_players_choose_where_the_last_ones_grow() -> None:
    s = nest("50", mold=["a1", "c1"], xenos={"e1": "33 workers"}, noise={"e1": 1}).xenos_phase()
    s.does("jared", "fill", "c1")
    assert s.horde("c1") == "2 worker"
    assert s.horde("a1") == "1 spoiler"


# Mold


@pytest.mark.rule("Z-123", "Z-138")
def test_an_abomination_wakes_dry_mold() -> None:
    s = InvaderScenario(drawn="r=r=r", where={"jared": "c1"}, xenos={"a1": "1 spoiler"}, dry=["b1"])
    s.xenos_act()
    assert s.state.mold == ("zone-b1",)
    assert s.state.dry == ()


@pytest.mark.rule("Z-124")
def test_no_mold_outdoors() -> None:
    s = InvaderScenario(drawn="o:o:o", where={"jared": "c1"}, xenos={"a1": "1 spoiler"}).xenos_act()
    assert s.horde("b1") == "1 spoiler"
    assert s.state.mold == ()


@pytest.mark.rule("Z-127", "Z-128", "Z-129", "Z-130", "Z-584")
def test_mold_removes_doors_and_objectives() -> None:
    s = InvaderScenario(
        drawn="r=r=r\n_ H _\nr=r=r",
        where={"jared": "c1"},
        xenos={"a1": "1 spoiler"},
        closed=["b1-b2"],
        torn=["b1-c1"],
        row={"shown": (At(cell="b1", colour="red"),)},
    ).xenos_act()
    s.heard(ObjectiveLost, token="red", zone="b1", rule="Z-127")
    assert (s.state.closed, s.state.torn, s.state.doors) == ((), (), 3)
    assert not s.over


@pytest.mark.rule("Z-042", "Z-130")
def test_an_objective_that_is_needed_and_lost_loses_the_game() -> None:
    row = {"shown": (At(cell="b1", colour="red"),), "needs": ("red",)}
    s = InvaderScenario(drawn="r=r=r", where={"jared": "c1"}, xenos={"a1": "1 spoiler"}, row=row)
    assert s.xenos_act().ending == "objective"


CHAINS = [
    pytest.param("r=r=r", "a1 c1", ["a1", "c1"], [], True, id="the middle joins them"),
    pytest.param("r|r|r", "a1 c1", ["a1", "c1"], [], True, id="walls do not matter"),
    pytest.param("r=r=r=r", "a1 d1", ["a1", "d1"], [], False, id="one zone is missing"),
    pytest.param("r=r=r", "a1 c1", ["c1"], ["a1"], False, id="dry mold breaks the chain"),
    pytest.param("r=r=r", "a1", ["a1", "c1"], [], False, id="one spawn zone alone"),
    pytest.param("r=r\n_ H\nr=r", "a1 b2", ["a1", "b2"], [], True, id="around the corner"),
]


@pytest.mark.rule("Z-043", "Z-136", "Z-137", "Z-138", "Z-139", "Z-586", "Z-589")
@pytest.mark.parametrize(("drawing", "spawns", "mold", "dry", "lost"), CHAINS)
def test_active_mold_from_spawn_to_spawn_loses(
    drawing: str, spawns: str, mold: list[str], dry: list[str], lost: bool
) -> None:
    """An abomination comes to b1, where Jared waits unseen."""
    s = nest(
        drawn=drawing, where={"jared": "b1"}, spawns=spawns, mold=mold, dry=dry, noise={"b1": 1}
    )
    s.edit().change(s.zone_id("a1"), 3, 1)
    s.xenos_act("spoiler")
    assert (s.ending == "mold") is lost
