"""Nemesis, chapter Revive (AutoDoc): the dead come back in a cooperative game."""

from typing import Any

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Died, Dressed, Healed, Revived
from hullbreach.kernel import Table
from hullbreach.kernel.errors import BadOption

ER = "emergency-room"


def doomed(revive: bool = True, **rooms: str) -> NemesisScenario:
    """The scout is about to die of a fire, on their own turn; the captain is in the ER."""
    s = NemesisScenario(
        "scout",
        "captain",
        rooms={"scout": "canteen", "captain": ER, **rooms},
        options={"mode": "coop", "revive": revive},
    )
    return s.wounded("scout", "leg", "arm", "body", light=1).mark("fire", "canteen")


def dies(s: NemesisScenario) -> NemesisScenario:
    """The scout passes in the fire."""
    s.does("scout", "pass").does("scout", "done")
    s.heard(Died, who="scout")
    return s


def corpse_in(place: str, **fields: Any) -> NemesisScenario:
    """The scout is dead, and the corpse lies in a room that is explored."""
    s = dies(doomed())
    s.edit()
    s.explore(place).set(**fields)
    return s.put("supply-corpse-red#4", s.slot(place), source=s.slot("canteen"))


def next_round(s: NemesisScenario) -> NemesisScenario:
    """A new round begins."""
    s.edit()
    return s.set(stage="round").begin()


@pytest.mark.rule("N-578")
@pytest.mark.parametrize("options", [{"revive": True}, {"revive": True, "mode": "standard"}])
def test_the_autodoc_is_for_a_cooperative_game(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Table.new("nemesis", seats=3, options=options)
    Table.new("nemesis", seats=3, options={"revive": True, "mode": "coop"})


@pytest.mark.rule("N-578")
def test_without_the_option_the_dead_stay_dead() -> None:
    s = dies(doomed(revive=False))
    s.edit()
    s.put("supply-corpse-red#4", s.slot(ER), source=s.slot("canteen"))
    next_round(s).unheard(Revived)
    assert s.crew("scout").status == "dead"


@pytest.mark.rule("N-580")
def test_as_long_as_nobody_has_found_the_emergency_room_the_dead_wait() -> None:
    s = dies(doomed(captain="cockpit"))
    next_round(s).unheard(Revived)
    assert s.crew("scout").status == "dead"


@pytest.mark.rule("N-579", "N-580")
def test_a_corpse_is_carried_to_the_emergency_room_and_dropped_there() -> None:
    s = dies(doomed(captain="canteen"))
    s.does("captain", "pick-up", "supply-corpse-red#4").pays()
    assert "supply-corpse-red#4" in s.zone("hands-1")
    s.edit()
    s.explore(ER).is_("captain", slot=s.slot(ER))
    s.does("captain", "drop", "supply-corpse-red#4")
    next_round(s).heard(Revived, who="scout", room=ER, rule="N-580")


@pytest.mark.rule("N-580")
def test_whoever_lies_there_at_the_start_of_a_round_lives_again() -> None:
    s = next_round(corpse_in(ER))
    s.heard(Revived, who="scout", room=ER, rule="N-580")
    assert s.where("scout") == s.slot(ER)
    assert s.crew("scout").alive
    assert s.crew("scout").cause is None
    assert "supply-corpse-red#4" not in s.zone(s.slot(ER)), "the corpse is the character"
    assert s.zone("supply-of-supply-corpse-red")[-1] == "supply-corpse-red#4"
    assert len(s.zone("hand-0")) == 5, "and draws cards for the round"


@pytest.mark.rule("N-580")
def test_all_who_lie_there_live_again() -> None:
    s = corpse_in(ER)
    fallen = {**s.state.fallen, "supply-corpse-red#3": s.seat_of("captain")}
    s.dead("captain").set(fallen=fallen)
    s.put("supply-corpse-red#3", s.slot(ER), source="supply-of-supply-corpse-red")
    next_round(s)
    assert s.crew("scout").alive
    assert s.crew("captain").alive


@pytest.mark.rule("N-580", "N-706")
def test_a_revived_character_plays_on() -> None:
    s = next_round(corpse_in(ER))
    s.until(
        lambda s: s.waiting() == [0], lambda ask: "pass" if ask.text.id == "ask-turn" else "done"
    )
    s.asked("scout", "turn")


@pytest.mark.rule("N-580")
def test_not_before_the_next_round_and_nowhere_else() -> None:
    s = corpse_in(ER)
    s.begin().unheard(Revived)
    assert not s.crew("scout").alive
    next_round(corpse_in("surgery")).unheard(Revived)


@pytest.mark.rule("N-581")
def test_a_corpse_in_somebodys_hands_is_not_revived() -> None:
    s = dies(doomed(captain="canteen"))
    s.does("captain", "pick-up", "supply-corpse-red#4").pays()
    s.edit()
    s.explore(ER).is_("captain", slot=s.slot(ER))
    next_round(s).unheard(Revived)


@pytest.mark.rule("N-582")
def test_light_wounds_are_gone_and_serious_ones_dressed() -> None:
    s = corpse_in(ER)
    s.edit()
    s.is_("scout", light=1)
    next_round(s)
    s.heard(Healed, who="scout", rule="N-582")
    s.heard(Dressed, who="scout", rule="N-582")
    assert s.crew("scout").light == 0
    assert s.zone("wounds-0") == []
    assert sorted(s.zone("dressed-0")) == ["wound-arm", "wound-body", "wound-leg"]


@pytest.mark.rule("N-583")
@pytest.mark.parametrize("trouble", ["intruder", "malfunction"])
def test_the_emergency_room_must_work(trouble: str) -> None:
    s = corpse_in(ER)
    s.edit()
    s.is_("captain", slot=s.slot("canteen"))
    if trouble == "intruder":
        s.intruder("larva", ER)
    else:
        s.mark("malfunction", ER)
    next_round(s).unheard(Revived)
    assert not s.crew("scout").alive


@pytest.mark.rule("N-584")
def test_the_items_of_the_dead_wait_for_them() -> None:
    s = doomed().has("scout", "bandages", "fire-extinguisher")
    before = [s.zone(f"{part}-0") for part in ("pack", "hands", "quests")]
    ammo = dict(s.state.ammo)
    dies(s)
    assert [s.zone(f"{part}-0") for part in ("pack", "hands", "quests")] == before
    assert s.state.ammo == ammo


@pytest.mark.rule("N-584")
def test_without_the_option_they_leave_the_game() -> None:
    s = dies(doomed(revive=False).has("scout", "bandages"))
    assert [s.zone(f"{part}-0") for part in ("pack", "hands", "quests")] == [[], [], []]


@pytest.mark.rule("N-584")
@pytest.mark.parametrize("revive", [True, False])
def test_objects_are_dropped_in_any_case(revive: bool) -> None:
    s = dies(doomed(revive).has("scout", "supply-egg"))
    assert "supply-egg" in s.zone(s.slot("canteen"))
    assert "supply-egg" not in s.zone("hands-0")


@pytest.mark.rule("N-585")
def test_a_corpse_that_was_analysed_can_still_be_revived() -> None:
    s = dies(doomed(captain="canteen"))
    s.does("captain", "pick-up", "supply-corpse-red#4").pays()
    s.edit()
    s.explore("laboratory").is_("captain", slot=s.slot("laboratory"))
    s.does("captain", "room").pays().until(lambda s: bool(s.state.weaknesses), "first")
    assert "supply-corpse-red#4" in s.zone("hands-1")
    s.edit()
    s.explore(ER).put("supply-corpse-red#4", s.slot(ER))
    next_round(s).heard(Revived, who="scout")


@pytest.mark.rule("N-123", "N-707")
def test_nobody_waits_for_the_autodoc_when_the_last_one_awake_is_gone() -> None:
    s = corpse_in(ER)
    s.edit()
    s.escaped("captain").set(stage="player-end").begin()
    assert s.over


@pytest.mark.rule("N-374", "N-582")
def test_a_larva_that_has_burst_out_is_not_there_after_a_revival() -> None:
    s = NemesisScenario(
        "scout", "captain", rooms={"scout": ER}, options={"mode": "coop", "revive": True}
    )
    s.is_("scout", larva=True).happens("eclosion").heard(Died, who="scout")
    assert not s.crew("scout").larva
