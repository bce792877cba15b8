"""The survivor on the missions of Aftermath."""

import pytest

from hullbreach import bots
from hullbreach.games.nemesis.aftermath.suite import AftermathScenario, ResearchScenario
from hullbreach.games.nemesis.aftermath.survivor import ShuttleSituation, alert_errands
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.epilogue.survivor import EpiloguePlan, EpilogueSituation
from hullbreach.games.nemesis.survivor import planner
from hullbreach.games.nemesis.survivor.answers import ANSWERS
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.kernel.table import Table


@pytest.mark.parametrize(("mission", "seats"), [("epilogue", 1), ("epilogue", 3), ("research", 2)])
def test_the_survivor_plays_to_the_end(mission: str, seats: int) -> None:
    packs = [mission, "aftermath-rooms", "turrets", "traits"]
    table = Table.new(
        "nemesis", seats=seats, options={"packs": packs}, seed="later", hashes=False, limit=None
    )
    players = [bots.find("survivor", "nemesis")(f"{seat}") for seat in range(seats)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == seats


def test_other_games_are_planned_as_ever() -> None:
    assert planner(()) is Plan


def tempted(*names: str) -> EpilogueScenario:
    """Nothing is to be done, and the offer lies there."""
    s = EpilogueScenario(*(names or ("scout", "captain"))).bare().calm()
    return s.hand("scout", "rest", "search", "search")


def crew(*names: str) -> EpilogueScenario:
    """Nothing is to be done, and there is no offer."""
    s = tempted(*names)
    s.edit().put("offer-lucrative", "offer", "gone")
    return s


def goal(s: EpilogueScenario) -> str:
    """Where the scout is heading."""
    return EpiloguePlan(EpilogueSituation(s.view("scout"))).goal


def test_the_way_to_the_ship_leads_through_the_main_room() -> None:
    s = ShuttleSituation(crew().is_("scout", slot="slot-024").view("scout"))
    ahead = s.toward("slot-005")
    assert min(ahead, key=lambda slot: ahead[slot]) == "slot-022"
    back = ShuttleSituation(crew().at("scout", "005").view("scout"))
    assert min(back.toward("slot-022"), key=lambda slot: back.toward("slot-022")[slot]) in (
        "slot-023",
        "slot-024",
        "slot-025",
    )


def test_tokens_alerts_and_requirements_are_errands() -> None:
    s = crew().wants("scout", "unharmed").remnant("005", "egg")
    assert goal(s) == "slot-005"
    s = crew().wants("scout", "black-box")
    assert goal(s) == s.slot("cockpit")
    s = crew("scout").wants("scout", "black-box").alert("corporate-uplink")
    assert goal(s) == s.slot("comms-room")


@pytest.mark.parametrize(("space", "home"), [(4, False), (1, True)])
def test_in_the_last_round_one_goes_home(space: int, home: bool) -> None:
    s = crew().wants("scout", "unharmed").remnant("005", "egg").at("scout", "006")
    s.shuttle_at(space)
    errand = EpiloguePlan(EpilogueSituation(s.view("scout"))).errand
    assert errand is not None
    assert (errand.name == "shuttle") == home


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("reactor-instability", "alert"),
        ("lost-flight-recorder", "fetch-sample"),
        ("unknown-organism", "fetch-sample"),
        ("hull-stress", "mend"),
        ("runaway-fire", "put-out"),
        ("stowaway", "hunt"),
    ],
)
@pytest.mark.parametrize("kind", [EpilogueScenario, ResearchScenario])
def test_every_alert_is_seen_to(kind: type[AftermathScenario], card: str, name: str) -> None:
    s = kind("scout", "captain").bare().alert(card)
    found = alert_errands(ShuttleSituation(s.view("scout")))
    assert {errand.name for errand in found} == {name}


@pytest.mark.parametrize("egg", [False, True])
def test_the_offer_is_taken_with_the_goods_in_hand(egg: bool) -> None:
    s = EpilogueScenario("scout", "captain", reactions=True).calm().shuttle_at(1)
    if egg:
        s.has("scout", "supply-egg")
    s.set(stage="time").begin()
    ask = s.asked("scout", "take-offer")
    chosen = bots.find("survivor", "nemesis")("1").choose(s.view("scout"), ask)
    assert chosen == ("take-offer" if egg else "pass")


# The offer


def test_whoever_is_nearest_to_an_egg_fetches_it_for_the_offer() -> None:
    s = tempted().wants("scout", "unharmed").remnant("005", "larva")
    s.explore("storage", at="006").mark("egg", "006").at("scout", "006").at("captain", "cockpit")
    plan = EpiloguePlan(EpilogueSituation(s.view("scout")))
    assert plan.errand is not None
    assert plan.errand.name == "fetch-egg"
    far = EpiloguePlan(EpilogueSituation(s.view("captain")))
    assert far.errand is None or far.errand.name != "fetch-egg", "that is somebody else's errand"


def test_and_brings_it_to_the_shuttle() -> None:
    s = tempted().wants("scout", "unharmed").remnant("005", "larva").has("scout", "supply-egg")
    s.at("scout", "006").at("captain", "cockpit")
    assert goal(s) in ("slot-022", "slot-023", "slot-024", "slot-025")
    s.aboard_shuttle("scout")
    assert EpiloguePlan(EpilogueSituation(s.view("scout"))).errand is None, "and waits there"
    s.edit().put("offer-lucrative", "offer", "offer-1")
    assert goal(s) == "slot-005", "but not if the offer is gone"


# Alerts in several places


def test_an_evacuation_section_that_was_tested_is_no_errand_any_more() -> None:
    s = ResearchScenario("scout", "captain").bare().alert("evacuation-test")
    s.explore("evacuation-section-a").explore("evacuation-section-b")
    both = [errand.where for errand in alert_errands(ShuttleSituation(s.view("scout")))]
    assert len(both) == 2
    s.at("scout", "evacuation-section-a").hand("scout", "rest", "search").activates("scout")
    (left,) = alert_errands(ShuttleSituation(s.view("scout")))
    assert left.where == [s.slot("evacuation-section-b")]


def test_who_has_helped_against_an_outbreak_leaves_the_rest_to_others() -> None:
    s = ResearchScenario("scout", "captain", "soldier").bare().alert("outbreak")
    s.explore("surgery").at("scout", "surgery").hand("scout", "rest", "search").activates("scout")
    assert alert_errands(ShuttleSituation(s.view("scout"))) == []
    assert alert_errands(ShuttleSituation(s.view("captain")))


def test_a_runaway_fire_is_put_out_where_it_must_not_burn() -> None:
    s = ResearchScenario("scout", "captain").bare().alert("runaway-fire")
    s.explore("canteen").explore("fire-control-system").mark("fire", "canteen")
    s.at("scout", "fire-control-system").hand("scout", "rest", "search", "search")
    (errand,) = alert_errands(ShuttleSituation(s.view("scout")))
    assert errand.name == "put-out"
    s.does("scout", "room").pays()
    plan = planner(tuple(s.table.options.packs)).of(s.view("scout"))
    chosen = ANSWERS.known["ask-flood"](plan, s.asked("scout", "flood"))
    assert chosen == f"flood:{s.slot('hibernatorium')}"
    s.does("scout", "flood", "hibernatorium")
    assert alert_errands(ShuttleSituation(s.view("scout"))) == [], "other fires may burn"
