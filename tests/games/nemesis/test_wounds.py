"""Nemesis, chapters Wounds and Death, and what each of the serious wounds does."""

import msgspec
import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Died,
    Dressed,
    Healed,
    LightlyWounded,
    SeriouslyWounded,
)

LIGHT_ONE, LIGHT_TWO, SERIOUS = "scratch#6", "claw-attack#5", "bite#6"
"""Attack cards of an adult: one light wound, two light ones, a serious one."""


def attacked(
    *cards: str, serious: int = 0, light: int = 0, dressed: int = 0, adults: int = 1
) -> NemesisScenario:
    """The scout, wounded already, is about to escape from adults that strike with these cards."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    for _ in range(adults):
        s.intruder("adult", "canteen")
    wounds = ("body", "body", "body", "hand")
    s.wounded("scout", *wounds[:serious], light=light, dressed=wounds[:dressed])
    return s.top("deck-attack", *cards).top("deck-wound", "hand", "hand")


def escapes(s: NemesisScenario) -> NemesisScenario:
    return s.does("scout", "move", "hibernatorium").pays()


@pytest.mark.rule("N-380", "N-382")
@pytest.mark.parametrize("light", [0, 1, 2])
def test_a_serious_wound_alone_leaves_the_light_ones_as_they_are(light: int) -> None:
    s = escapes(attacked(SERIOUS, light=light)).unheard(LightlyWounded)
    assert (s.light("scout"), s.wounds("scout")) == (light, ["hand"])


def grenade(monkeypatch: pytest.MonkeyPatch, wounds: int, **before: int) -> NemesisScenario:
    """The scout has thrown a grenade at her own feet that makes so many serious wounds."""
    replace, edition = msgspec.structs.replace, GAME.edition()
    numbers = edition.box.numbers
    effects = replace(numbers.effects, blast_wounds=wounds)
    box = replace(edition.box, numbers=replace(numbers, effects=effects))
    monkeypatch.setattr(edition, "box", box)
    s = attacked("scratch#6", **before).has("scout", "grenade")
    return s.uses("scout", "grenade")


# Light wounds


@pytest.mark.rule("N-378", "N-379")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2)])
def test_a_light_wound_is_marked_on_the_track(before: int, after: int) -> None:
    s = escapes(attacked(LIGHT_ONE, light=before))
    s.heard(LightlyWounded, who="scout", count=1, rule="N-378")
    s.unheard(SeriouslyWounded)
    assert s.crew("scout").light == s.view("captain").crew[0].light == after
    assert s.zone("wounds-0") == []


@pytest.mark.rule("N-378", "N-379")
def test_two_light_wounds_at_once_fill_the_track() -> None:
    s = escapes(attacked(LIGHT_TWO))
    s.unheard(SeriouslyWounded)
    assert s.crew("scout").light == 2


@pytest.mark.rule("N-380")
@pytest.mark.parametrize(("card", "before"), [(LIGHT_ONE, 2), (LIGHT_TWO, 1)])
def test_the_third_light_wound_is_a_serious_one_instead(card: str, before: int) -> None:
    s = escapes(attacked(card, light=before))
    s.heard(SeriouslyWounded, who="scout", wound="hand")
    assert s.crew("scout").light == 0
    assert s.zone("wounds-0") == ["wound-hand"]


@pytest.mark.rule("N-381")
def test_two_light_wounds_after_two_are_a_serious_one_and_a_light_one() -> None:
    s = escapes(attacked(LIGHT_TWO, light=2))
    s.heard(SeriouslyWounded, who="scout", wound="hand")
    assert s.crew("scout").light == 1
    assert s.zone("wounds-0") == ["wound-hand"]


# Serious wounds


@pytest.mark.rule("N-382")
def test_a_serious_wound_is_a_card_for_all_to_see_that_works_at_once() -> None:
    s = attacked(SERIOUS).has("scout", "egg").top("deck-wound", "arm")
    s.does("scout", "move", "hibernatorium").pays()
    s.heard(SeriouslyWounded, who="scout", wound="arm", rule="N-382")
    assert s.view("captain").crew[0].wounds == ["wound-arm"]
    s.asked("scout", "drop-heavy")
    s.does("scout", "drop", "egg")
    assert "supply-egg" in s.zone(s.slot("canteen")), "dropped before the escape"
    assert s.where("scout") == s.slot("hibernatorium")


@pytest.mark.rule("N-383")
def test_two_wounded_hands_are_no_worse_than_one() -> None:
    for wounds, cost in (((), 1), (("hand",), 2), (("hand", "hand"), 2)):
        s = NemesisScenario("scout", rooms={"scout": "canteen"}).has("scout", "synthetic-food")
        s.wounded("scout", *wounds).hand("scout", *["search", "search", "rest"][:cost])
        assert s.is_offered("scout", "use", "synthetic-food")
        s.hand("scout", *["search", "search"][: cost - 1])
        assert s.denied("scout", "use", "synthetic-food") == "N-172"


@pytest.mark.rule("N-383")
def test_equal_wounds_count_each() -> None:
    s = escapes(attacked(LIGHT_ONE, serious=3))
    s.heard(Died, who="scout")
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).wounded("scout", "hand", "hand")
    s.has("scout", "medkit").uses("scout", "medkit")
    assert s.zone("wounds-0") == s.zone("dressed-0") == ["wound-hand"]


# Dressing and healing


@pytest.mark.rule("N-384")
def test_a_dressed_wound_has_no_effect() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).wounded("scout", "hand")
    s.has("scout", "bandages", "synthetic-food").hand("scout", "rest", "search", "search")
    s.uses("scout", "bandages").heard(Dressed, who="scout", wound="hand", rule="N-384")
    assert (s.zone("wounds-0"), s.zone("dressed-0")) == ([], ["wound-hand"])
    assert len(s.zone("hand-0")) == 1
    assert s.is_offered("scout", "use", "synthetic-food"), "for one card again"


@pytest.mark.rule("N-384")
@pytest.mark.parametrize(("serious", "dressed"), [(0, 3), (1, 2), (2, 1)])
def test_a_dressed_wound_counts_toward_the_three(serious: int, dressed: int) -> None:
    s = escapes(attacked(LIGHT_ONE, serious=serious, dressed=dressed))
    s.heard(Died, who="scout", rule="N-387")


@pytest.mark.rule("N-385")
@pytest.mark.parametrize("light", [1, 2])
def test_healing_a_light_wound_takes_it_off_the_track(light: int) -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).wounded("scout", light=light)
    s.does("scout", "room").pays().heard(Healed, who="scout")
    assert s.crew("scout").light == light - 1


@pytest.mark.rule("N-386")
def test_a_dressed_wound_is_healed_and_its_card_discarded() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).has("scout", "medkit")
    s.wounded("scout", dressed=["leg"]).uses("scout", "medkit")
    s.heard(Healed, who="scout", wound="leg", rule="N-386")
    assert s.zone("dressed-0") == []
    assert s.zone("discard-wound") == ["wound-leg"]


@pytest.mark.rule("N-386")
def test_an_undressed_wound_cannot_be_healed() -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"}).has("scout", "medkit")
    s.wounded("scout", "hand", dressed=["leg"]).uses("scout", "medkit")
    s.does("scout", "effect", "effect-heal-dressed-wound")
    assert s.zone("wounds-0") == ["wound-hand"]
    assert s.zone("discard-wound") == ["wound-leg"]
    s = NemesisScenario("scout", rooms={"scout": "emergency-room"}).wounded("scout", "hand")
    s.does("scout", "room").pays().heard(Dressed, who="scout", wound="hand")
    assert s.zone("discard-wound") == []


# Death


@pytest.mark.rule("N-387")
@pytest.mark.parametrize("card", [LIGHT_ONE, LIGHT_TWO])
def test_a_light_wound_kills_who_has_three_serious_ones(card: str) -> None:
    s = escapes(attacked(card, serious=3))
    s.heard(Died, who="scout", rule="N-387")
    assert s.crew("scout").status == "dead"


@pytest.mark.rule("N-387")
def test_a_serious_wound_kills_who_has_three() -> None:
    s = attacked(serious=3).fights("scout", "adult", "blank")
    s.heard(Died, who="scout", rule="N-387")
    s.unheard(SeriouslyWounded)


@pytest.mark.rule("N-387")
@pytest.mark.parametrize("serious", [0, 1, 2])
def test_fewer_serious_wounds_do_not_kill(serious: int) -> None:
    s = attacked(serious=serious).fights("scout", "adult", "blank")
    s.unheard(Died)
    assert len(s.zone("wounds-0")) == serious + 1


@pytest.mark.rule("N-388", "N-389")
def test_the_example_of_the_rulebook() -> None:
    s = escapes(attacked(LIGHT_TWO, serious=2, light=2))
    s.unheard(Died)
    assert s.crew("scout").alive
    assert len(s.zone("wounds-0")) == 3


@pytest.mark.rule("N-389")
def test_the_next_wound_kills() -> None:
    s = escapes(attacked(LIGHT_TWO, "scratch#6", serious=2, light=2, adults=2))
    s.heard(Died, who="scout")


@pytest.mark.rule("N-388", "N-390")
@pytest.mark.parametrize(
    ("before", "wounds", "after"), [(2, 2, 3), (2, 5, 3), (0, 5, 3), (1, 1, 2)]
)
def test_one_source_fills_up_to_three_and_no_more_cards_are_drawn(
    monkeypatch: pytest.MonkeyPatch, before: int, wounds: int, after: int
) -> None:
    s = grenade(monkeypatch, wounds, serious=before)
    s.unheard(Died)
    assert len(s.zone("wounds-0")) == after
    assert len(s.zone("deck-wound")) == 16 - after


@pytest.mark.rule("N-393")
def test_active_quest_items_leave_the_game_too() -> None:
    s = attacked(LIGHT_ONE, serious=3).has("scout", "motion-scanner")
    escapes(s)
    assert {"quest-motion-scanner", "quest-security-key"} <= set(s.zone("gone"))


def test_whoever_can_be_revived_keeps_the_items() -> None:
    options = {"mode": "coop", "revive": True}
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"}, options=options)
    s.intruder("adult", "canteen").top("deck-attack", LIGHT_ONE).wounded("scout", *["body"] * 3)
    s.has("scout", "egg", "tools")
    escapes(s).heard(Died, who="scout")
    assert (s.zone("hands-0"), s.zone("pack-0")) == (["item-rifle#starting"], ["item-tools#yellow"])
    assert "supply-egg" in s.zone(s.slot("canteen")), "but objects are dropped"


# The serious wounds


@pytest.mark.rule("N-688")
@pytest.mark.parametrize(
    ("wounds", "dressed", "cards"),
    [((), (), 5), (("body",), (), 4), (("body", "body"), (), 4), ((), ("body",), 5)],
)
def test_body_draws_up_to_four(
    wounds: tuple[str, ...], dressed: tuple[str, ...], cards: int
) -> None:
    s = NemesisScenario("scout", rooms={"scout": "canteen"})
    s.wounded("scout", *wounds, dressed=dressed).hand("scout", "rest").event_phase()
    assert len(s.zone("hand-0")) == cards


@pytest.mark.rule("N-570")
@pytest.mark.parametrize(
    ("wounds", "dressed", "cost"),
    [((), (), 1), (("leg",), (), 2), (("leg", "leg"), (), 2), ((), ("leg",), 1)],
)
def test_leg_makes_escaping_dearer(
    wounds: tuple[str, ...], dressed: tuple[str, ...], cost: int
) -> None:
    s = attacked("transformation#4").wounded("scout", *wounds, dressed=dressed)
    escapes(s)
    assert len(s.zone("discard-0")) == cost
    s = (
        attacked()
        .wounded("scout", *wounds, dressed=dressed)
        .hand("scout", *["search"] * (cost - 1))
    )
    assert s.denied("scout", "move", "hibernatorium") == "N-172"


def test_leg_does_not_make_a_walk_dearer() -> None:
    s = attacked(adults=0).wounded("scout", "leg")
    escapes(s)
    assert len(s.zone("discard-0")) == 1


@pytest.mark.rule("N-569", "N-689")
def test_hand_makes_items_dearer_but_not_shooting() -> None:
    s = attacked("scratch#6").wounded("scout", "hand").has("scout", "adrenaline-injection")
    s.shoots("scout", "rifle", "adult", "hit")
    assert len(s.zone("discard-0")) == 1
    s.uses("scout", "adrenaline-injection")
    assert len(s.zone("discard-0")) == 3


@pytest.mark.rule("N-690")
def test_arm_leaves_one_hand() -> None:
    s = attacked(adults=0).wounded("scout", "arm").mark("egg", "canteen")
    s.does("scout", "pick-up", "egg").pays().asked("scout", "drop-heavy")
    s.does("scout", "drop", "rifle")
    assert s.zone("hands-0") == ["supply-egg"]


def test_arm_takes_nothing_from_who_holds_one_thing() -> None:
    s = attacked(SERIOUS).top("deck-wound", "arm")
    escapes(s)
    assert s.zone("hands-0") == ["item-rifle#starting"]
    assert s.where("scout") == s.slot("hibernatorium")


@pytest.mark.rule("N-691")
@pytest.mark.parametrize(
    ("wounds", "dressed", "light"),
    [(("bleeding",), (), 1), (("bleeding", "bleeding"), (), 1), ((), ("bleeding",), 0)],
)
def test_bleeding_costs_a_light_wound_for_every_pass(
    wounds: tuple[str, ...], dressed: tuple[str, ...], light: int
) -> None:
    s = attacked(adults=0).wounded("scout", *wounds, dressed=dressed)
    s.does("scout", "pass").does("scout", "done")
    assert s.crew("scout").light == light


def test_an_action_does_not_make_anybody_bleed() -> None:
    s = attacked(adults=0).wounded("scout", "bleeding").dice(noise="silence")
    s.does("scout", "move", "hibernatorium").pays().unheard(LightlyWounded)
    assert s.crew("scout").light == 0


def test_a_pass_that_an_item_demands_makes_bleed_as_any_other() -> None:
    s = attacked(adults=0).hand("scout", "rest").has("scout", "antidote")
    s.wounded("scout", "bleeding").uses("scout", "antidote").heard(LightlyWounded, count=1)
    assert s.crew("scout").light == 1


@pytest.mark.rule("N-387", "N-388", "N-487")
def test_the_wound_of_surgery_and_the_one_of_its_pass_are_two() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.wounded("scout", "bleeding").works("scout")
    assert s.crew("scout").light == 2
    s = NemesisScenario("scout", "captain", rooms={"scout": "surgery"})
    s.wounded("scout", "bleeding", dressed=["leg"], light=2).top("deck-wound", "hand")
    s.works("scout").heard(SeriouslyWounded, who="scout", wound="hand")
    s.heard(Died, who="scout")


def test_bleeding_kills_who_passes_with_three_serious_wounds() -> None:
    s = attacked(adults=0).wounded("scout", "bleeding", dressed=["leg", "leg"])
    s.does("scout", "pass").does("scout", "done").heard(Died, who="scout")
