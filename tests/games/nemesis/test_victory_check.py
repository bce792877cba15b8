"""Nemesis, chapter Victory check: engines, coordinates, contamination, objectives."""

from itertools import product, takewhile
from typing import Any

import pytest

from hullbreach.games.nemesis.rules.events import ShipFate
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Checked, Died, Judged, Scanned
from hullbreach.kernel import SPECTATOR

CONTAMINATION = ("contamination-infected", "contamination-clean")


def crew(seed: str = "scenario") -> NemesisScenario:
    """The scout sleeps, the captain has left in a pod, the soldier is awake; all is well."""
    s = NemesisScenario("scout", "captain", "soldier", seed=seed)
    s.asleep("scout").escaped("captain").objective("scout", "ab-ovo").objective(
        "captain", "hoarder"
    )
    return s.engines("working", "working", "working").bound_for("earth")


def checks(s: NemesisScenario) -> list[str]:
    """The steps of the victory check, as they were told until the verdicts."""
    before = takewhile(lambda event: not isinstance(event, Judged), s.told())
    return [event.what.id for event in before if isinstance(event, Checked)]


@pytest.mark.rule("N-133")
def test_the_order_of_the_check() -> None:
    assert checks(crew().is_("scout", larva=True).ends()) == [
        "check-engines",
        "check-coordinates",
        *("check-larva", "check-cards"),
        "check-clean",
        *("check-objective", "check-objective"),
    ]


@pytest.mark.rule("N-133", "N-144")
def test_whoever_dies_in_one_step_is_spared_the_next() -> None:
    s = crew().bound_for("venus").is_("scout", larva=True).ends()
    assert checks(s) == ["check-engines", "check-coordinates", "check-clean", "check-objective"]


# Engines


@pytest.mark.rule("N-134")
def test_the_upper_token_of_each_engine_is_shown_to_all() -> None:
    s = crew().engines("working", "damaged", "working").ends()
    shown = s.heard(Checked, what="check-engines", listener=SPECTATOR, rule="N-134").what.args
    assert list(shown.values()) == ["engine-1-working", "engine-2-damaged", "engine-3-working"]


@pytest.mark.rule("N-134")
def test_a_ship_that_is_no_more_has_no_engines() -> None:
    s = crew().engines("damaged", "damaged", "damaged").ends("destruction")
    assert checks(s) == ["check-clean", "check-objective"]


@pytest.mark.rule("N-135", "N-136")
@pytest.mark.parametrize("states", list(product(["working", "damaged"], repeat=3)))
def test_more_than_one_damaged_engine_is_the_end_of_the_ship(states: tuple[str, ...]) -> None:
    s = crew().engines(*states).ends()
    explodes = states.count("damaged") > 1
    assert s.state.destroyed is explodes
    assert s.crew("scout").alive is not explodes
    assert s.crew("captain").alive, "who left does not mind"
    if explodes:
        s.heard(ShipFate, fate="end-engines", rule="N-135")
        s.heard(Died, who="scout", cause="cause-engines", rule="N-135")
    else:
        s.unheard(ShipFate, fate="end-engines")


@pytest.mark.rule("N-137")
@pytest.mark.parametrize("card", ["the-great-hunt", "aliens-on-a-spaceship"])
def test_intruders_and_nest_go_with_a_ship_without_engines(card: str) -> None:
    s = crew().objective("captain", card).is_("captain", signal=True)
    s.engines("damaged", "damaged", "working").intruder("queen", "cockpit").ends()
    assert s.winners == [1]


@pytest.mark.rule("N-138")
def test_a_malfunction_in_the_engine_room_damages_no_engine() -> None:
    s = crew().engines("damaged", "working", "working")
    for room in ("engine-1", "engine-2", "engine-3"):
        s.mark("malfunction", room)
    assert not s.ends().state.destroyed


# Coordinates


@pytest.mark.rule("N-139")
@pytest.mark.parametrize("card", CONTENT.coordinates)
@pytest.mark.parametrize("space", range(4))
def test_the_card_is_read_where_the_marker_stands(card: str, space: int) -> None:
    s = crew().only("coordinates", f"coordinates-{card}", rest="box").set(destination=space).ends()
    place = CONTENT.coordinates[card].destinations[space]
    told = s.heard(Checked, what="check-coordinates", listener=SPECTATOR, rule="N-139")
    assert told.what.args == {"space": "ABCD"[space], "place": f"destination-{place}"}
    assert s.crew("scout").alive is (place == "earth")


@pytest.mark.rule("N-139")
@pytest.mark.parametrize("how", ["engines", "destruction"])
def test_without_a_ship_there_is_no_destination(how: str) -> None:
    s = crew().bound_for("venus")
    if how == "engines":
        s.engines("damaged", "damaged", "damaged").ends()
    else:
        s.ends("destruction")
    assert "check-coordinates" not in checks(s)


@pytest.mark.rule("N-140")
@pytest.mark.parametrize("place", ["mars", "venus", "deep-space"])
def test_away_from_earth_the_sleeping_die(place: str) -> None:
    s = crew().asleep("soldier").bound_for(place).ends()
    s.heard(Died, who="scout", cause="cause-destination", rule="N-140")
    s.heard(Died, who="soldier", cause="cause-destination", rule="N-140")


@pytest.mark.rule("N-141")
def test_the_quarantine_survives_on_mars() -> None:
    s = crew().objective("scout", "quarantine").asleep("soldier").bound_for("mars").ends()
    s.heard(Checked, what="check-quarantine", rule="N-141")
    s.heard(Died, who="soldier", rule="N-140")
    assert s.crew("scout").alive
    assert s.winners == [0]


@pytest.mark.rule("N-141")
@pytest.mark.parametrize("place", ["venus", "deep-space"])
def test_the_quarantine_is_nowhere_else(place: str) -> None:
    s = crew().objective("scout", "quarantine").bound_for(place).ends()
    s.heard(Died, who="scout", cause="cause-destination", rule="N-140")


@pytest.mark.rule("N-141")
def test_an_objective_that_was_not_kept_saves_nobody() -> None:
    s = crew().objective("scout", "quarantine", "my-precious").bound_for("mars")
    s.set(time=14, stage="time").does("scout", "my-precious")
    s.heard(Died, who="scout", rule="N-140")


@pytest.mark.rule("N-142")
@pytest.mark.parametrize("card", ["the-great-hunt", "aliens-on-a-spaceship"])
def test_a_wrong_destination_harms_neither_the_ship_nor_intruders(card: str) -> None:
    s = crew().objective("captain", card).is_("captain", signal=True).bound_for("deep-space")
    s.intruder("queen", "cockpit").ends()
    assert not s.state.destroyed
    assert s.winners == []


@pytest.mark.rule("N-143")
@pytest.mark.parametrize("place", ["earth", "mars", "venus", "deep-space"])
def test_a_pod_always_reaches_earth(place: str) -> None:
    s = crew().bound_for(place).ends()
    s.unheard(Died, who="captain")
    assert s.crew("captain").alive


# Contamination


def only_contamination(who: str, *, infected: int = 0, clean: int = 0) -> NemesisScenario:
    """Somebody has no card but these."""
    s = crew()
    seat = s.seat_of(who)
    s.only(f"deck-{seat}", rest="box").only(f"hand-{seat}", rest="box")
    return s.contaminated(who, infected=infected, clean=clean)


@pytest.mark.rule("N-144")
@pytest.mark.parametrize("who", ["scout", "captain"])
def test_asleep_or_in_a_pod_everybody_alive_is_checked(who: str) -> None:
    s = only_contamination(who, infected=4).ends()
    s.heard(Died, who=who, cause="cause-contamination", rule="N-148")


@pytest.mark.rule("N-144")
def test_the_dead_are_not_checked() -> None:
    only_contamination("soldier", infected=4).ends().unheard(Scanned, who="soldier")


@pytest.mark.rule("N-145", "N-147")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_all_cards_are_scanned_wherever_they_are(zone: str) -> None:
    s = crew().contaminated("scout", infected=1, zone=zone).ends()
    s.heard(Scanned, who="scout", infected=1, rule="N-145")
    assert "check-cards" in checks(s)


@pytest.mark.rule("N-145")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_without_an_infected_card_one_is_safe(zone: str) -> None:
    s = crew().contaminated("scout", clean=8, zone=zone).ends()
    s.heard(Scanned, who="scout", infected=0, clean=8)
    s.heard(Checked, what="check-clean", rule="N-145")
    assert "check-cards" not in checks(s)
    assert s.crew("scout").alive


@pytest.mark.rule("N-146")
def test_with_a_larva_nothing_is_scanned() -> None:
    s = only_contamination("scout", clean=4).is_("scout", larva=True).ends()
    s.unheard(Scanned, who="scout")
    s.heard(Checked, what="check-larva", rule="N-146")
    s.heard(Checked, what="check-cards")


@pytest.mark.rule("N-147")
def test_all_cards_are_shuffled_and_four_are_drawn() -> None:
    s = crew().contaminated("scout", infected=1).contaminated("scout", clean=1, zone="discard")
    cards = [*s.zone("hand-0"), *s.zone("deck-0"), *s.zone("discard-0")]
    s.ends()
    assert s.zone("hand-0") == []
    assert len(s.zone("discard-0")) == 4
    assert sorted(s.zone("deck-0") + s.zone("discard-0")) == sorted(cards)


@pytest.mark.rule("N-147")
def test_whoever_has_fewer_cards_draws_them_all() -> None:
    s = only_contamination("scout", infected=1).ends()
    assert s.heard(Checked, what="check-cards").what.args["drawn"] == 1


@pytest.mark.rule("N-148")
def test_a_card_that_is_not_infected_kills_too() -> None:
    s = only_contamination("scout", clean=4).is_("scout", larva=True).ends()
    s.heard(Died, who="scout", cause="cause-contamination", rule="N-148")


@pytest.mark.rule("N-148", "N-149")
def test_one_contamination_card_among_the_four_kills_and_none_does_not() -> None:
    outcomes: dict[int, bool] = {}
    for number in range(12):
        s = crew(f"luck {number}").contaminated("scout", infected=1, clean=1).ends()
        drawn = sum(card in CONTAMINATION for card in s.zone("discard-0"))
        told: dict[str, Any] = s.heard(Checked, what="check-cards").what.args
        assert (told["drawn"], told["found"]) == (4, drawn)
        outcomes[drawn] = s.crew("scout").alive
        assert s.crew("scout").alive is (drawn == 0)
    assert outcomes.keys() >= {0, 1}


@pytest.mark.rule("N-149")
def test_a_larva_alone_kills_nobody_in_the_end() -> None:
    s = crew().is_("scout", larva=True).ends()
    s.heard(Checked, what="check-cards", rule="N-149")
    assert s.crew("scout").alive


# Objectives


@pytest.mark.rule("N-150")
def test_the_living_show_the_objective_that_they_kept() -> None:
    s = crew().weakness("egg").ends()
    told = [event.what for event in s.told(SPECTATOR) if isinstance(event, Checked)]
    shown = [what.args for what in told if what.id == "check-objective"]
    assert [(one["who"], one["objective"], one["met"]) for one in shown] == [
        ("character-scout", "objective-ab-ovo", True),
        ("character-captain", "objective-hoarder", False),
    ]
    assert s.winners == [0]


@pytest.mark.rule("N-150")
def test_the_dead_show_nothing_before_all_is_over() -> None:
    s = crew().objective("soldier", "my-precious").ends()
    told = s.told(SPECTATOR)
    last = next(at for at, one in reversed([*enumerate(told)]) if isinstance(one, Judged))
    assert "my-precious" not in str(told[: last + 1])
    assert "my-precious" in str(told[last + 1 :])
    assert s.view(SPECTATOR).crew[0].objectives == ["objective-ab-ovo"]


@pytest.mark.rule("N-150")
def test_all_requirements_must_be_met() -> None:
    s = crew().objective("captain", "necroscopy")
    assert s.ends().winners == []
    s = crew().objective("captain", "necroscopy").is_("captain", signal=True)
    assert s.ends().winners == []
    s = crew().objective("captain", "necroscopy").is_("captain", signal=True).weakness("carcass")
    assert s.ends().winners == [1]


@pytest.mark.rule("N-150", "N-641")
def test_whoever_met_nothing_on_the_way_keeps_one_objective_before_the_check() -> None:
    s = crew().objective("scout", "my-precious", "ab-ovo").weakness("egg").set(met=False)
    s.set(time=14, stage="time")
    assert s.waiting() == [0]
    assert checks(s) == []
    assert s.does("scout", "ab-ovo").winners == [0]
