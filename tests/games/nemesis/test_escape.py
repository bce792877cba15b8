"""Nemesis, chapter Escape: leaving a room with intruders."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    Died,
    Explored,
    Moved,
    NoiseRolled,
)

MISS = "transformation#4"
"""An attack card with which only creepers strike."""


def cornered(*kinds: str, captain: str = "cockpit") -> NemesisScenario:
    """The scout in the canteen, next to the hibernatorium, with these intruders."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": captain})
    for kind in kinds:
        s.intruder(kind, "canteen")
    return s


def attackers(s: NemesisScenario) -> list[str]:
    return [event.intruder for event in s.told() if isinstance(event, Attacked)]


@pytest.mark.rule("N-332")
def test_who_moves_out_of_a_fight_escapes_to_a_neighbouring_room() -> None:
    s = cornered("adult").top("deck-attack", MISS)
    around = s.play.board.neighbours[s.slot("canteen")]
    assert {one.split(":")[1] for one in s.offered("scout", "move")} == set(around)
    s.does("scout", "move", "hibernatorium").pays()
    s.heard(Attacked, intruder="adult", who="scout", surprise=False)
    assert s.where("scout") == s.slot("hibernatorium")
    assert len(s.zone("hand-0")) == 4, "it costs as much as any move"


@pytest.mark.rule("N-332")
def test_who_moves_out_of_a_room_without_intruders_is_not_attacked() -> None:
    s = cornered().intruder("adult", "hibernatorium").does("scout", "move", "hibernatorium").pays()
    s.heard(Moved, who="scout")
    s.unheard(Attacked)


@pytest.mark.rule("N-333", "N-334", "N-335")
def test_every_intruder_attacks_once_before_you_go_the_largest_first() -> None:
    s = cornered("larva", "adult", "queen", "creeper", "breeder", "adult")
    misses = ("transformation#4", "tail-attack#2", "tail-attack#5", "transformation#5", "bite#6")
    s.top("deck-attack", *misses)
    s.does("scout", "move", "hibernatorium").pays()
    order = ["queen", "breeder", "adult", "adult", "creeper", "larva"]
    assert attackers(s) == [f"intruder-{kind}" for kind in order]
    kinds = [type(event) for event in s.told()]
    assert kinds.index(Moved) > max(i for i, kind in enumerate(kinds) if kind is Attacked)
    assert s.where("scout") == s.slot("hibernatorium")


@pytest.mark.rule("N-333")
def test_only_the_intruders_of_the_room_that_you_leave_attack() -> None:
    s = cornered("adult").intruder("queen", "hibernatorium").top("deck-attack", MISS)
    s.does("scout", "move", "hibernatorium").pays()
    assert attackers(s) == ["intruder-adult"]


@pytest.mark.rule("N-335")
def test_a_wounded_character_completes_the_move() -> None:
    s = cornered("adult").top("deck-attack", "bite#4").does("scout", "move", "hibernatorium")
    s.pays().heard(Attacked, who="scout", hit=True)
    assert len(s.zone("wounds-0")) == 1
    assert s.where("scout") == s.slot("hibernatorium")


@pytest.mark.rule("N-336")
def test_escaping_into_an_unexplored_room_explores_it() -> None:
    s = cornered("adult").top("deck-attack", MISS).tile("007", "cabins")
    s.token("007", "silence", items=1).does("scout", "move", "007").pays()
    s.heard(Explored, who="scout", room="cabins")
    assert s.where("scout") == s.slot("cabins")
    assert s.state.searches[s.slot("cabins")] == 1


@pytest.mark.rule("N-337")
def test_escaping_into_an_empty_room_is_heard() -> None:
    s = cornered("adult").top("deck-attack", MISS).does("scout", "move", "hibernatorium").pays()
    s.heard(NoiseRolled, who="scout")


@pytest.mark.rule("N-337")
def test_escaping_to_somebody_is_not_heard() -> None:
    s = cornered("adult", captain="hibernatorium").top("deck-attack", MISS)
    s.does("scout", "move", "hibernatorium").pays().unheard(NoiseRolled)
    s = cornered("adult").intruder("larva", "hibernatorium").top("deck-attack", MISS)
    s.does("scout", "move", "hibernatorium").pays().unheard(NoiseRolled)


@pytest.mark.rule("N-338")
def test_who_is_killed_escaping_lies_in_the_room_of_departure() -> None:
    s = cornered("queen", "adult").wounded("scout", "body", "body").top("deck-attack", "bite#4")
    s.does("scout", "move", "hibernatorium").pays()
    s.heard(Died, who="scout")
    s.unheard(Moved)
    assert attackers(s) == ["intruder-queen"], "the dead are not attacked any more"
    assert [one for one in s.zone(s.slot("canteen")) if "corpse" in one]
    assert not [one for one in s.zone(s.slot("hibernatorium")) if "corpse-red" in one]


@pytest.mark.rule("N-339")
def test_nobody_escapes_carefully() -> None:
    s = cornered("adult").hand("scout", "reconnaissance", "rest", "demolition", "search")
    way = s.corridor("canteen", "hibernatorium")
    assert s.denied("scout", "careful", s.slot("hibernatorium"), way) == "N-190"
    assert s.denied("scout", "play", "reconnaissance") == "N-180"
    s = cornered().hand("scout", "reconnaissance", "rest", "search")
    assert s.is_offered("scout", "careful", s.slot("hibernatorium"), way)
    assert s.is_offered("scout", "play", "reconnaissance")


@pytest.mark.rule("N-339")
def test_items_for_quiet_moments_are_no_way_out_of_a_fight() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "generator"})
    s.explore("comms-room").has("scout", "space-suit")
    assert s.is_offered("scout", "use", "space-suit")
    s.intruder("larva", "generator")
    assert s.denied("scout", "use", "space-suit") == "N-180"
