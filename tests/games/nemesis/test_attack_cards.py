"""Nemesis: what each of the attack cards does to its victim."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Contaminated,
    Died,
    Encountered,
    IntruderChanged,
    IntruderPlaced,
    LightlyWounded,
    SeriouslyWounded,
    Summoned,
)


def struck(kind: str, *cards: str, serious: int = 0) -> NemesisScenario:
    """The scout is about to escape from an intruder that strikes with these cards."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.wounded("scout", *["body"] * serious).top("deck-wound", "hand", "hand")
    return s.intruder(kind, "canteen").top("deck-attack", *cards)


def escapes(s: NemesisScenario) -> NemesisScenario:
    return s.does("scout", "move", "hibernatorium").pays()


def state_of(s: NemesisScenario, who: str = "scout") -> tuple[int, int, int]:
    """Light wounds, serious wounds, new contamination."""
    seat = s.seat_of(who)
    dirty = [card for card in s.zone(f"discard-{seat}") if card.startswith("contamination-")]
    return s.crew(who).light, len(s.zone(f"wounds-{seat}")), len(dirty)


@pytest.mark.parametrize("blood", [2, 3, 5, 6])
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_scratch(kind: str, blood: int) -> None:
    s = escapes(struck(kind, f"scratch#{blood}"))
    s.heard(LightlyWounded, who="scout", count=1)
    s.heard(Contaminated, who="scout")
    assert state_of(s) == (1, 0, 1)


@pytest.mark.rule("N-369", "N-387")
def test_the_dead_get_no_contamination() -> None:
    s = escapes(struck("adult", "scratch#5", serious=3))
    s.heard(Died, who="scout")
    s.unheard(Contaminated)
    assert len(s.zone("deck-contamination")) == 27


@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
def test_claw_attack(kind: str) -> None:
    s = escapes(struck(kind, "claw-attack#3"))
    s.heard(LightlyWounded, who="scout", count=2)
    assert state_of(s) == (2, 0, 1)


@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
@pytest.mark.parametrize("before", [0, 1])
def test_bite_wounds(kind: str, before: int) -> None:
    s = escapes(struck(kind, "bite#6", serious=before))
    s.heard(SeriouslyWounded, who="scout")
    assert state_of(s) == (0, before + 1, 0)


@pytest.mark.rule("N-362", "N-665")
@pytest.mark.parametrize("before", [2, 3])
def test_bite_kills_who_has_two_serious_wounds(before: int) -> None:
    s = escapes(struck("adult", "bite#6", serious=before))
    s.heard(Died, who="scout")
    s.unheard(SeriouslyWounded)


@pytest.mark.rule("N-665")
def test_bite_counts_dressed_wounds() -> None:
    s = struck("adult", "bite#6").wounded("scout", dressed=["leg", "leg"])
    escapes(s).heard(Died, who="scout")


def test_tail_attack_wounds() -> None:
    assert state_of(escapes(struck("queen", "tail-attack#5"))) == (0, 1, 0)


@pytest.mark.rule("N-665")
def test_tail_attack_kills_who_has_a_serious_wound() -> None:
    escapes(struck("queen", "tail-attack#5", serious=1)).heard(Died, who="scout")


def test_transformation_makes_a_breeder_of_the_creeper() -> None:
    s = struck("creeper", "transformation#4")
    s.figure("creeper").injuries = 2
    escapes(s).heard(IntruderChanged, intruder="creeper", into="breeder", room="canteen")
    assert s.intruders("canteen") == ["breeder"]
    assert s.figure("breeder").injuries == 2
    assert len(s.zone("supply-of-intruder-creeper")) == 3
    assert state_of(s) == (0, 0, 0)
    assert len([event for event in s.told() if isinstance(event, Attacked)]) == 1


@pytest.mark.rule("N-362")
def test_transformation_surprises_who_has_no_cards() -> None:
    s = struck("creeper", "transformation#4", "bite#6").hand("scout", "rest")
    escapes(s).heard(Attacked, intruder="breeder", who="scout", card="bite#6", surprise=True)
    assert state_of(s) == (0, 1, 0)


@pytest.mark.rule("N-359", "N-362")
def test_contamination_in_hand_keeps_a_transformation_from_being_a_surprise() -> None:
    s = struck("creeper", "transformation#4", "bite#6").hand("scout", "rest")
    escapes(s.contaminated("scout", clean=1)).heard(IntruderChanged, into="breeder")
    assert [event.card for event in s.told() if isinstance(event, Attacked)] == [
        "attack-transformation#4"
    ]
    assert state_of(s) == (0, 0, 0)


def test_transformation_does_nothing_without_a_breeder() -> None:
    s = struck("creeper", "transformation#4").intruder("breeder", "007").intruder("breeder", "008")
    escapes(s).unheard(IntruderChanged)
    assert s.intruders("canteen") == ["creeper"]


@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_frenzy_is_for_everybody_in_the_room(kind: str) -> None:
    rooms = {"scout": "canteen", "captain": "canteen", "soldier": "hibernatorium"}
    s = NemesisScenario("scout", "captain", "soldier", rooms=rooms).intruder(kind, "canteen")
    s.top("deck-attack", "frenzy#4").top("deck-wound", "hand", "leg")
    escapes(s)
    assert [state_of(s, who) for who in rooms] == [(0, 1, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.rule("N-362", "N-665")
def test_frenzy_kills_those_who_have_two_serious_wounds() -> None:
    rooms = {"scout": "canteen", "captain": "canteen"}
    s = NemesisScenario("scout", "captain", rooms=rooms).intruder("queen", "canteen")
    s.wounded("captain", "hand", "leg").top("deck-attack", "frenzy#4")
    escapes(s).heard(Died, who="captain")
    s.unheard(Died, who="scout")
    assert state_of(s, "scout") == (0, 1, 0)


@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_slime(kind: str) -> None:
    s = escapes(struck(kind, "slime#5"))
    assert s.crew("scout").slimed
    assert state_of(s) == (0, 0, 1)


@pytest.mark.parametrize("kind", ["creeper", "queen"])
def test_summoning_brings_another_intruder_that_does_not_attack_now(kind: str) -> None:
    s = struck(kind, "summoning#3").blind("bag", "token-adult-4").hand("scout", "rest")
    escapes(s).heard(IntruderPlaced, intruder="adult", room="canteen")
    assert sorted(s.intruders("canteen")) == sorted(["adult", kind])
    assert len([event for event in s.told() if isinstance(event, Attacked)]) == 1
    assert "token-adult-4" in s.zone("pool")
    assert s.zone("drawn") == []
    assert state_of(s) == (0, 0, 0)


def test_summoning_leaves_the_noise_where_it_is() -> None:
    s = struck("queen", "summoning#3").blind("bag", "token-adult-4")
    corridor = s.corridor("canteen", "slot-007")
    s.noise(corridor)
    escapes(s).unheard(Encountered).heard(Summoned, token="adult-4")
    assert s.play.noisy(corridor)
