"""Void Seeders: the insanity track, rest, surgery, antidote, and the check at the end."""

import pytest

from hullbreach.games.nemesis.void_seeders.events import InsanityFell, InsanityRose
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import Died, Infested, Revived, Scanned

SPARE = ("rest", "search", "search")


def scout(room: str = "canteen", level: int = 1, **options: object) -> VoidScenario:
    """The scout in a room, the captain far away."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = VoidScenario("scout", "captain", rooms=rooms, options=options or None)
    return s.hand("scout", *SPARE).mad("scout", level)


# The track


@pytest.mark.rule("NV-055", "NV-094")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (4, 3), (5, 4)])
def test_insanity_sinks_along_the_arrows(before: int, after: int) -> None:
    s = scout(level=before).plays("scout", "rest").does("scout", "no-scan")
    s.does("scout", "calm-down").heard(InsanityFell, level=after)
    assert s.insanity("scout") == after


@pytest.mark.rule("NV-055", "NV-094")
@pytest.mark.parametrize("level", [1, 3])
def test_from_one_and_three_there_is_no_way_down(level: int) -> None:
    assert scout(level=level).denied("scout", "play", "rest") == "NV-058"
    s = scout(level=level).contaminated("scout", clean=1).plays("scout", "rest")
    s.does("scout", "no-scan").unheard(InsanityFell)
    assert s.insanity("scout") == level


@pytest.mark.rule("NV-056")
@pytest.mark.parametrize("level", [4, 5])
def test_who_is_at_the_end_and_must_go_on_dies(level: int) -> None:
    s = scout(level=level).explore("armory").panics("scout", "destruction")
    assert s.crew("scout").alive, "there is a weapon to be destroyed"
    s = scout(level=level)
    s.edit().move_all("hands-0", "gone")
    s.panics("scout", "destruction")
    assert s.crew("scout").alive == (level < 5)
    assert s.insanity("scout") == 5


# Rest, shower, canteen


@pytest.mark.rule("NV-058")
def test_without_contamination_in_hand_there_is_nothing_to_scan() -> None:
    s = scout(level=2).plays("scout", "rest")
    assert s.offered("scout") == ["no-scan"]


@pytest.mark.rule("NV-058", "NV-095")
@pytest.mark.parametrize("scans", [False, True])
@pytest.mark.parametrize("calms", [False, True])
@pytest.mark.parametrize("place", ["rest", "canteen", "shower-room"])
def test_a_rest_is_for_calming_down_or_a_scan_or_both(place: str, calms: bool, scans: bool) -> None:
    s = scout("cabins" if place == "rest" else place, 2).contaminated("scout", clean=1)
    s = s.plays("scout", "rest") if place == "rest" else s.works("scout")
    s.does("scout", "scan-hand" if scans else "no-scan")
    assert bool([one for one in s.told() if isinstance(one, Scanned)]) == scans
    s.does("scout", "calm-down" if calms else "stay-tense")
    assert s.insanity("scout") == (1 if calms else 2)
    assert s.contamination("scout") == (0 if scans else 1)


@pytest.mark.rule("NV-059", "NV-095", "NV-097", "NV-057")
@pytest.mark.parametrize("place", ["rest", "canteen", "shower-room"])
def test_an_infected_card_drives_mad_and_nobody_calms_down(place: str) -> None:
    s = scout("cabins" if place == "rest" else place, 2).contaminated("scout", infected=1)
    s = s.plays("scout", "rest") if place == "rest" else s.works("scout")
    s.does("scout", "scan-hand").heard(InsanityRose, level=5)
    assert (s.insanity("scout"), s.crew("scout").alive) == (5, True)
    assert not s.crew("scout").larva
    s.unheard(Infested).unheard(InsanityFell)
    assert not s.offered("scout", "calm-down")
    assert s.contamination("scout") == 1, "an infected card stays"


@pytest.mark.rule("NV-060")
def test_an_infected_card_changes_nothing_for_who_is_mad() -> None:
    s = scout(level=5).contaminated("scout", infected=1).plays("scout", "rest")
    s.does("scout", "scan-hand").unheard(InsanityRose).unheard(InsanityFell).unheard(Died)
    assert not s.offered("scout", "calm-down")
    assert s.insanity("scout") == 5


@pytest.mark.rule("NV-058")
def test_the_canteen_still_heals() -> None:
    s = scout().wounded("scout", light=2).works("scout").does("scout", "no-scan")
    assert s.light("scout") == 1
    assert scout().denied("scout", "room") == "NV-058"


@pytest.mark.rule("NV-010", "NV-058")
def test_the_shower_is_for_the_mind_only() -> None:
    assert scout("shower-room").denied("scout", "room") == "NV-058"
    s = scout("shower-room", 2).works("scout").does("scout", "no-scan").does("scout", "calm-down")
    assert s.insanity("scout") == 1


@pytest.mark.rule("NV-010")
def test_nobody_ever_gets_slime() -> None:
    s = scout()
    assert all(s.play.rules.slimeproof(s.play, seat) for seat in range(2))


@pytest.mark.rule("NV-072")
def test_melted_does_nothing_but_counts() -> None:
    rooms = {"scout": "canteen", "captain": "cockpit"}
    s = VoidScenario("scout", "captain", rooms=rooms, options={"packs": ["aftermath-rooms"]})
    s.wounded("scout", "melted", "leg", "arm").rests("scout")
    assert s.light("scout") == 0
    s = VoidScenario("scout", "captain", rooms=rooms, options={"packs": ["aftermath-rooms"]})
    s.wounded("scout", "melted", "leg", "arm").mark("fire", "canteen").rests("scout")
    assert not s.crew("scout").alive, "with three serious wounds any other kills"


@pytest.mark.rule("NV-071")
def test_clothes_still_dress_wounds() -> None:
    s = scout().has("scout", "clothes").wounded("scout", "leg").uses("scout", "clothes")
    assert s.wounds("scout") == []
    s = scout().has("scout", "clothes")
    assert "N-266" in s.denied("scout", "use", "clothes")


# Surgery and antidote


@pytest.mark.rule("NV-061", "NV-096")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_surgery_clears_the_mind(before: int, after: int) -> None:
    s = scout("surgery", before).contaminated("scout", infected=1, clean=1).works("scout")
    assert s.insanity("scout") == after
    assert s.contamination("scout") == 1, "the infected card is gone"
    s.unheard(InsanityRose)


@pytest.mark.rule("NV-062", "NV-096")
@pytest.mark.parametrize(("before", "after"), [(2, 2), (5, 3)])
def test_an_antidote_does_too(before: int, after: int) -> None:
    s = scout(level=before).has("scout", "antidote").contaminated("scout", infected=1)
    s.uses("scout", "antidote")
    assert s.insanity("scout") == after


# The end


def checked(level: int, *, clean: int = 0, steady: bool = False) -> VoidScenario:
    """The scout is away in a pod, with so many contamination cards among the own ones."""
    s = (
        scout(level=level)
        .objective("scout", "hoarder")
        .contaminated("scout", clean=clean, zone="deck")
    )
    if steady:
        s.set(weaknesses=["weakness-steady-psyche"])
    return s.escaped("scout").ends()


@pytest.mark.rule("NV-022")
@pytest.mark.parametrize(("level", "cards", "after"), [(1, 0, 1), (1, 3, 4), (2, 2, 4), (3, 2, 5)])
def test_contamination_adds_to_insanity_at_the_end(level: int, cards: int, after: int) -> None:
    s = checked(level, clean=cards)
    assert s.insanity("scout") == after
    if after < 5:
        assert s.crew("scout").alive


@pytest.mark.rule("NV-022")
def test_what_is_in_hand_and_discarded_counts_too_and_does_not_kill_by_itself() -> None:
    s = scout().objective("scout", "hoarder").contaminated("scout", clean=1)
    s.contaminated("scout", infected=1, zone="discard").escaped("scout").ends()
    assert (s.insanity("scout"), s.crew("scout").alive) == (3, True)


@pytest.mark.rule("NV-023", "NV-024")
def test_without_contamination_even_the_mad_survive() -> None:
    s = checked(5)
    assert (s.insanity("scout"), s.crew("scout").alive) == (5, True)


@pytest.mark.rule("NV-024")
def test_the_mad_die_of_any_contamination_among_four_cards() -> None:
    s = scout(level=5).objective("scout", "hoarder")
    s.edit().move_all("deck-0", "box")
    s.hand("scout").contaminated("scout", clean=1, zone="deck").escaped("scout").ends()
    assert not s.crew("scout").alive, "it is the only card"


@pytest.mark.rule("NV-024")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_mad_draw_from_all_the_cards_that_they_have(zone: str) -> None:
    s = scout(level=5).objective("scout", "hoarder")
    s.edit().move_all("deck-0", "box")
    s.hand("scout").contaminated("scout", clean=1, zone=zone).escaped("scout").ends()
    assert not s.crew("scout").alive


@pytest.mark.rule("NV-024")
@pytest.mark.parametrize(("steady", "cards"), [(False, 4), (True, 3)])
def test_a_steady_psyche_draws_one_card_less(steady: bool, cards: int) -> None:
    s = checked(5, steady=steady)
    assert len(s.spent("scout")) == cards


# AutoDoc


@pytest.mark.rule("NV-098", "NV-020")
def test_who_is_brought_back_is_as_insane_as_before_and_the_token_returns() -> None:
    options = {"mode": "coop", "revive": True}
    rooms = {"scout": "canteen", "captain": "emergency-room"}
    s = VoidScenario("scout", "captain", rooms=rooms, options=options).mad("scout", 4)
    s.wounded("scout", "leg", "arm", "body", light=1).mark("fire", "canteen")
    s.rests("scout").heard(Died, who="scout")
    s.edit()
    s.put("supply-corpse-red#4", s.slot("emergency-room"), source=s.slot("canteen"))
    s.put("token-insanity-violet", "gone", source="bag")
    s.set(stage="round").begin().heard(Revived)
    assert s.insanity("scout") == 4
    assert s.in_bag("insanity-violet") == 1
