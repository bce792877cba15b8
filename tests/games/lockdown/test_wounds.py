"""Lockdown, chapters on contamination, wounds and death: scans, the track, each serious wound."""

import pytest

from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import (
    Contaminated,
    Dressed,
    Healed,
    LightlyWounded,
    Scanned,
    SeriouslyWounded,
)
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import Text


def burning(*hand: str, light: int = 0, who: str = "survivor") -> LockdownScenario:
    """Somebody ends turns in a burning room: one light wound each time."""
    s = LockdownScenario(who, "hacker").at(who, "repository").at("hacker", "013")
    return s.mark("fire", "repository").hand(who, *hand).is_(who, light=light)


def cut_in_the_dark(light: int, *serious: str) -> LockdownScenario:
    """Two light wounds, one after the other, from a single attack."""
    s = LockdownScenario("survivor", "hacker").at("survivor", "repository").at("hacker", "013")
    s.knows("survivor", 0).dark("s-01").intruder("adult", "repository").top("deck-attack", "cut#3")
    s.wounded("survivor", dressed=list(serious), light=light)
    s.set(stage="noise-fades", queue=[]).top("deck-event", "bulkheads-open")
    return s.blind("bag", "token-blank").begin()


# Contamination


@pytest.mark.rule("L-348")
def test_a_contamination_card_goes_on_top_of_the_discard_pile_unscanned() -> None:
    s = LockdownScenario("sentry", "hacker").dark("s-01").intruder("adult", "repository")
    s.fights("sentry", "adult", "hit").heard(Contaminated, who="sentry")
    s.unheard(Scanned)
    assert s.zone("discard-0")[-1].startswith("contamination")


@pytest.mark.rule("L-352")
def test_the_decontamination_room_removes_instead_of_harming() -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "decon-room"})
    s.hand("survivor", "rest", "search").is_("survivor", larva=True)
    s.contaminated("survivor", infected=1, clean=1).works("survivor").heard(Scanned, infected=1)
    assert s.crew("survivor").alive
    assert not s.crew("survivor").larva
    assert s.play.intruders(s.where("survivor")) == []
    assert len(s.zone("hand-0")) == 1, "clean cards stay"


@pytest.mark.rule("L-353")
def test_a_removed_card_goes_under_the_contamination_deck() -> None:
    s = LockdownScenario("survivor", "hacker").hand("survivor", "rest")
    s.contaminated("survivor", clean=1)
    size = len(s.zone("deck-contamination"))
    s.does("survivor", "play", "rest")
    assert len(s.zone("deck-contamination")) == size + 1
    assert s.zone("deck-contamination")[0] == "contamination-clean"


# Light wounds


@pytest.mark.rule("L-356")
@pytest.mark.parametrize(("before", "after", "serious"), [(0, 2, 0), (1, 0, 1), (2, 1, 1)])
def test_two_light_wounds_come_one_after_the_other(before: int, after: int, serious: int) -> None:
    s = cut_in_the_dark(before)
    assert s.crew("survivor").light == after
    assert len(s.zone("wounds-0")) == serious


@pytest.mark.rule("L-356", "L-359")
def test_the_second_of_two_light_wounds_kills_after_the_third_serious_one() -> None:
    assert not cut_in_the_dark(2, "leg", "hand").crew("survivor").alive
    assert cut_in_the_dark(2, "leg").crew("survivor").alive


@pytest.mark.rule("L-356", "L-359")
def test_several_wounds_of_one_source_are_taken_one_by_one() -> None:
    """An explosion of wounds: each of them meets what the one before has left."""
    s = LockdownScenario("survivor", "hacker").wounded("survivor", dressed=["leg", "hand"], light=2)
    g = s.edit()
    for _ in wound(g, 0, Text("cause-fire"), light=2):
        pass
    assert not s.crew("survivor").alive


# Serious wounds


@pytest.mark.rule("L-357")
def test_a_serious_wound_is_a_card_that_lies_open() -> None:
    s = burning(light=2).top("deck-wound", "bleeding").rests("survivor")
    s.heard(SeriouslyWounded, who="survivor", wound="bleeding", listener="hacker")
    assert s.zone("wounds-0") == ["wound-bleeding"]


@pytest.mark.rule("L-357")
def test_body() -> None:
    s = LockdownScenario("survivor", "hacker").at("survivor", "002")
    assert s.play.rules.hand_limit(s.play, 0) == 5
    assert s.wounded("survivor", "body").play.rules.hand_limit(s.play, 0) == 4


@pytest.mark.rule("L-357")
def test_arm() -> None:
    s = burning(light=2).has("survivor", "supply-egg", "supply-carcass").top("deck-wound", "arm")
    s.rests("survivor").does("survivor", "drop", "egg")
    assert s.zone("hands-0") == ["supply-carcass"]


@pytest.mark.rule("L-357")
def test_leg() -> None:
    s = burning("rest", "search").wounded("survivor", "leg")
    assert s.is_offered("survivor", "move")
    s = burning("rest").wounded("survivor", "leg").intruder("adult", "repository")
    assert s.denied("survivor", "move") == "L-180"


@pytest.mark.rule("L-357")
def test_hand() -> None:
    s = burning("rest", "search").wounded("survivor", "hand").has("survivor", "clothes")
    s.does("survivor", "use", "clothes").pays()
    assert len(s.zone("discard-0")) == 2


@pytest.mark.rule("L-357")
def test_bleeding() -> None:
    s = LockdownScenario("survivor", "hacker").wounded("survivor", "bleeding").rests("survivor")
    assert s.crew("survivor").light == 1


@pytest.mark.rule("L-357")
def test_guts() -> None:
    s = LockdownScenario("survivor", "hacker").wounded("survivor", "guts").rests("survivor")
    s.heard(Contaminated, who="survivor")
    assert len(s.zone("discard-0")) == 1
    s = LockdownScenario("survivor", "hacker").wounded("survivor", dressed=["guts"])
    s.rests("survivor").unheard(Contaminated)


@pytest.mark.rule("L-357")
def test_eyes() -> None:
    s = LockdownScenario("survivor", "hacker").powered("s-03")
    assert not s.play.dark(0)
    assert s.wounded("survivor", "eyes").play.dark(0)
    s = LockdownScenario("survivor", "hacker").powered("s-03").wounded("survivor", dressed=["eyes"])
    assert not s.play.dark(0)
    s = LockdownScenario("survivor", "hacker").blackout().wounded("survivor", "eyes")
    assert not s.is_("survivor", lit=True).play.dark(0), "a light is a light"


# The knee


def limping(*hand: str) -> LockdownScenario:
    """The Survivor, with a hurt knee, may go from the stairs to rooms that are known."""
    s = LockdownScenario("survivor", "hacker").at("hacker", "018").at("survivor", "016")
    return s.at("hacker", "007").wounded("survivor", "knee").hand("survivor", *hand)


@pytest.mark.rule("L-357")
@pytest.mark.parametrize(("verb", "cost"), [("move", 2), ("careful", 3)])
def test_a_hurt_knee_makes_the_first_move_dearer(verb: str, cost: int) -> None:
    cards = ("rest", "search", "search")
    s = limping(*cards[: cost - 1])
    assert s.denied("survivor", verb, "007") == "L-180"
    s = limping(*cards[:cost]).does("survivor", verb, "007").pays()
    assert s.zone("hand-0") == []


@pytest.mark.rule("L-357")
def test_a_hurt_knee_minds_only_the_first_move_of_the_first_turn() -> None:
    s = limping("rest", "search", "search", "repairs").goes("survivor", "007")
    s.goes("survivor", "016")
    assert len(s.zone("hand-0")) == 4 - 2 - 1
    s = limping("rest", "search", "search", "repairs").does("survivor", "careful", "007").pays()
    assert s.goes("survivor", "016").zone("hand-0") == [], "a careful move is a move"


@pytest.mark.rule("L-226", "L-357")
@pytest.mark.parametrize(
    ("who", "card", "cost"), [("sentry", "facility-tour", 1), ("survivor", "vents", 2)]
)
def test_cards_that_are_a_way_of_moving_are_hard_on_the_knee_too(
    who: str, card: str, cost: int
) -> None:
    def limps(*more: str) -> LockdownScenario:
        s = LockdownScenario(who, "hacker", rooms={"hacker": "repository"}).at(who, "016")
        return s.at("hacker", "007").wounded(who, "knee").hand(who, card, *more)

    cards = ("search", "search", "rest")
    assert limps(*cards[: cost - 1]).denied(who, "play", card) == "L-180"
    s = limps(*cards[:cost], "repairs").does(who, "play", card).pays(*cards[:cost])
    assert s.zone("hand-0") == ["card-repairs"]
    assert s.crew(who).moved, "the next move is as cheap as ever"
    s = limps(*cards[: cost - 1]).is_(who, moved=True)
    assert s.is_offered(who, "play", card)


@pytest.mark.rule("L-357")
def test_who_does_not_move_in_the_first_turn_walks_as_usual_afterwards() -> None:
    s = limping("obstinate", "rest", "search", "search").wounded("survivor", "knee", "hand")
    s.contaminated("survivor", clean=1)
    s.plays("survivor", "obstinate").plays("survivor", "rest").rests("hacker")
    held = len(s.zone("hand-0"))
    s.goes("survivor", "007")
    assert len(s.zone("hand-0")) == held - 1


@pytest.mark.rule("L-357")
def test_the_next_round_is_hard_again() -> None:
    s = limping("rest").is_("survivor", moved=True).event_phase()
    s.until("turn")
    assert not s.crew("survivor").moved


@pytest.mark.rule("L-358")
def test_the_same_wound_twice_is_no_worse() -> None:
    s = LockdownScenario("survivor", "hacker").wounded("survivor", "bleeding", "bleeding")
    s.rests("survivor")
    assert s.crew("survivor").light == 1
    s = limping("rest", "search").wounded("survivor", "knee", "knee")
    assert s.is_offered("survivor", "move", "007")


@pytest.mark.rule("L-360")
def test_a_dressed_wound_hinders_no_more_but_counts() -> None:
    s = LockdownScenario("survivor", "hacker").wounded("survivor", "bleeding")
    s.has("survivor", "clothes").hand("survivor", "rest")
    s.uses("survivor", "clothes").heard(Dressed, who="survivor", wound="bleeding")
    assert s.zone("dressed-0") == ["wound-bleeding"]
    s.rests("survivor")
    assert s.crew("survivor").light == 0


@pytest.mark.rule("L-361")
@pytest.mark.parametrize(
    ("effect", "left"), [("heal-scratches", (0, ["wound-hand"])), ("heal-dressed", (2, []))]
)
def test_what_is_healed_is_what_the_effect_says(effect: str, left: tuple[int, list[str]]) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "emergency-room"})
    s.hand("survivor", "rest", "search").wounded("survivor", "leg", dressed=["hand"], light=2)
    s.works("survivor").does("survivor", "effect", effect).heard(Healed, who="survivor")
    assert (s.crew("survivor").light, s.zone("dressed-0")) == left
    assert s.zone("wounds-0") == ["wound-leg"], "only a dressed one can be healed"


@pytest.mark.rule("L-354", "L-355", "L-357")
@pytest.mark.parametrize("light", [0, 1, 2])
def test_a_serious_wound_alone_leaves_the_light_ones_as_they_are(light: int) -> None:
    s = LockdownScenario("survivor", "hacker").in_pod("survivor").wounded("survivor", light=light)
    s.cargo(10, "none").space(10).top("deck-wound", "leg").phase("launch")
    s.heard(SeriouslyWounded, who="survivor", wound="leg")
    s.unheard(LightlyWounded)
    assert (s.light("survivor"), s.wounds("survivor")) == (light, ["leg"])
