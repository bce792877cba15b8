"""Feats: how they are dealt, seen and earned, and what each of them does."""

from typing import Any

import pytest

from hullbreach.games.nemesis.feats.cards import FEATS
from hullbreach.games.nemesis.feats.events import FeatEarned
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import (
    Found,
    Injured,
    MarkerRemoved,
    Moved,
    NoiseRolled,
    SeriouslyWounded,
)


def scout(feat: str, *hand: str, room: str = "canteen", **position: Any) -> NemesisScenario:
    """The scout in a room, with this feat still to be earned."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms, options={"packs": ["feats"]}, **position)
    s.only("feat-1", "card-slayer" if feat != "slayer" else "card-fixer", rest="box")
    s.only("feat-0", f"card-{feat}", rest="box")
    return s.hand("scout", *(hand or ("rest", "search", "search", "demolition")))


def ready(feat: str, *hand: str, room: str = "canteen", **position: Any) -> NemesisScenario:
    """The scout holds this feat."""
    s = scout(feat, *(hand or ("rest",)), room=room, **position)
    return s.put(f"card-{feat}", "hand-0", source="feat-0")


def earned(s: NemesisScenario) -> bool:
    """Whether the scout's feat is on top of the deck."""
    return s.zone("deck-0")[-1:] != [] and s.zone("deck-0")[-1] in FEATS


def backs(s: NemesisScenario) -> set[str]:
    """What the scout's feat looks like from behind, in the hand and in the deck."""
    return {GAME.back(s.play, "card-slayer", zone) for zone in ("hand-0", "deck-0")}


# Dealing and seeing


@pytest.mark.rule("NP-008")
def test_everybody_has_a_feat_of_their_own() -> None:
    box = GAME.edition(GAME.agree(["feats"])).box
    assert [line.here for line in box.tally() if line.list == "feat-cards"] == [5]
    crew = ("scout", "captain", "soldier", "pilot", "mechanic")
    s = NemesisScenario(*crew, options={"packs": ["feats"]})
    dealt = [s.zone(f"feat-{seat}") for seat in range(5)]
    assert sorted(card for cards in dealt for card in cards) == sorted(FEATS)
    s.ledger_ok()


@pytest.mark.rule("NP-008")
def test_only_its_owner_sees_it() -> None:
    s = scout("hoarder")
    assert s.view("scout").feats[0].face == "card-hoarder"
    assert s.view("captain").feats[0].face is None
    assert s.view(-1).feats[0].face is None
    hands = {hand.id: hand for hand in GAME.scene(s.view("scout")).hands}
    assert [card.id for card in hands["feats"].cards] == ["card-hoarder"]
    assert "feats" not in {hand.id for hand in GAME.scene(s.view(-1)).hands}


@pytest.mark.rule("NP-010")
def test_everybody_sees_who_holds_one() -> None:
    s = ready("hoarder")
    seen = s.view("captain").feats[0]
    assert (seen.place, seen.face) == ("hand", None)
    panel = next(one for one in GAME.scene(s.view("captain")).panels if one.seat == 0)
    assert "table-feat" in [fact.label.id for fact in panel.facts]
    assert GAME.back(s.play, "card-hoarder", "hand-0") == "feat"
    assert GAME.back(s.play, "card-rest", "hand-0") == "cards-0"


# Earning


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("kind", ["creeper", "larva"])
def test_a_slayer_has_killed_more_than_a_larva(kind: str) -> None:
    s = scout("slayer").intruder(kind, "canteen", injuries=9)
    s.top("deck-attack", "attack-bite").shoots("scout", "rifle", kind, "double-hit")
    assert not s.intruders("canteen")
    assert earned(s) == (kind != "larva")


@pytest.mark.rule("NP-009")
def test_who_has_earned_a_feat_knows_which() -> None:
    s = scout("hoarder").has("scout", "medkit", "bandages", "clothes")
    s.does("scout", "play", "search").pays()
    s.forced()
    s.does("scout", s.offered("scout", "keep")[0])
    s.heard(FeatEarned, listener="scout", card="card-hoarder")
    s.heard(FeatEarned, listener="captain", card=None)
    assert s.sees("captain", "deck-0")[-1] is None
    assert s.sees("scout", "deck-0")[-1] == "card-hoarder"
    assert s.view("captain").feats[0].place == "deck"


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("rooms", [1, 2])
def test_a_pathfinder_has_explored_three_rooms(rooms: int) -> None:
    s = scout("pathfinder", room="hibernatorium")
    s.is_("scout", counters={"rooms": rooms}).dice(noise="silence")
    s.token("008", "silence").goes("scout", "008")
    assert earned(s) == (rooms == 2)


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("before", [0, 1])
def test_a_fixer_has_removed_two_malfunctions(before: int) -> None:
    s = scout("fixer", "basic-repairs", "rest", "search", "search").mark("malfunction", "canteen")
    s.is_("scout", counters={"repairs": before}).plays("scout", "basic-repairs")
    s.heard(MarkerRemoved)
    assert earned(s) == (before == 1)


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("wounds", [0, 1])
def test_the_hardened_have_two_serious_wounds(wounds: int) -> None:
    s = scout("hardened").wounded("scout", *["leg"] * wounds, light=2).mark("fire", "canteen")
    s.set(actions=1).plays("scout", "search").forced()
    if s.offered("scout", "keep"):
        s.does("scout", s.offered("scout", "keep")[0])
    assert earned(s) == (wounds == 1)


@pytest.mark.rule("NP-009")
def test_a_feat_that_asks_for_something_else_stays_where_it_is() -> None:
    s = scout("fixer").intruder("creeper", "canteen", injuries=9)
    s.top("deck-attack", "attack-bite").shoots("scout", "rifle", "creeper", "double-hit")
    assert s.zone("feat-0") == ["card-fixer"]
    s.unheard(FeatEarned)


# Slayer


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize(("face", "injuries"), [("hit", 2), ("blank", 0)])
def test_a_slayers_shot(face: str, injuries: int) -> None:
    s = ready("slayer").intruder("breeder", "canteen").dice(combat=face)
    s.plays("scout", "slayer").does("scout", "effect", "slay-with-weapon")
    found = [one.injuries for one in s.told() if isinstance(one, Injured)]
    assert found == ([injuries] if injuries else [])


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize(("face", "injuries"), [("hit", 2), ("blank", 0)])
def test_a_slayers_blow(face: str, injuries: int) -> None:
    s = ready("slayer").intruder("breeder", "canteen").dice(combat=face)
    s.plays("scout", "slayer").does("scout", "effect", "slay-with-hands")
    found = [one.injuries for one in s.told() if isinstance(one, Injured)]
    assert found == ([injuries] if injuries else [])
    assert len(s.wounds("scout")) == (0 if injuries else 1)


@pytest.mark.rule("NP-009")
def test_a_slayer_needs_prey() -> None:
    assert ready("slayer").denied("scout", "play", "slayer") == "N-179"


# Pathfinder


@pytest.mark.rule("NP-009")
def test_a_pathfinder_goes_two_rooms_and_is_heard_once() -> None:
    s = ready("pathfinder", room="hibernatorium").at("captain", "engine-1")
    s.explore("canteen", at="006").explore("storage", at="002").dice(noise="silence")
    s.plays("scout", "pathfinder").does("scout", "go", "002")
    assert s.where("scout") == s.slot("002")
    s.heard(NoiseRolled)


@pytest.mark.rule("NP-009")
def test_a_pathfinder_stops_at_an_intruder() -> None:
    s = ready("pathfinder", room="hibernatorium").at("captain", "engine-1")
    s.explore("canteen", at="006").explore("storage", at="002").intruder("adult", "006")
    s.plays("scout", "pathfinder")
    s.heard(Moved)
    assert s.where("scout") == s.slot("006")


@pytest.mark.rule("NP-009")
def test_a_pathfinder_needs_a_path() -> None:
    s = ready("pathfinder", room="cockpit")
    assert s.denied("scout", "play", "pathfinder") == "NP-009"


# Fixer


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("use", [False, True])
def test_a_fixer_may_use_the_room_for_free(use: bool) -> None:
    s = (
        ready("fixer", "rest", room="canteen")
        .mark("malfunction", "canteen")
        .wounded("scout", light=1)
    )
    s.plays("scout", "fixer").does("scout", "room" if use else "done")
    assert "malfunction" not in s.lying("canteen")
    assert s.light("scout") == (0 if use else 1)
    assert s.cards("scout") == ["rest"], "for free"


@pytest.mark.rule("NP-009")
def test_there_must_be_something_to_fix() -> None:
    assert ready("fixer").denied("scout", "play", "fixer") == "N-287"


# Hardened


@pytest.mark.rule("NP-009")
@pytest.mark.parametrize("use", [False, True])
def test_the_hardened_ignore_a_wound(use: bool) -> None:
    s = ready("hardened", reactions=True).intruder("adult", "canteen").dice(combat="blank")
    s.fights("scout", "adult", "blank")
    s.asked("scout", "hardened")
    s.does("scout", "react", "hardened") if use else s.passes("scout")
    assert bool(s.wounds("scout")) == (not use)
    assert ("hardened" in s.spent("scout")) == use


@pytest.mark.rule("NP-009", "NP-010")
def test_whoever_holds_a_feat_might_be_hardened() -> None:
    s = ready("slayer", reactions=True).intruder("adult", "canteen")
    s.fights("scout", "adult", "blank").asked("scout", "hardened")
    assert s.offered("scout") == ["pass"]
    s = scout("slayer", reactions=True).intruder("adult", "canteen")
    s.fights("scout", "adult", "blank")
    s.heard(SeriouslyWounded)  # nobody is asked who holds none


@pytest.mark.rule("NP-009")
def test_a_feat_that_was_shown_is_no_secret() -> None:
    s = ready("slayer", reactions=True).intruder("adult", "canteen")
    assert backs(s) == {"feat"}
    s.is_("scout", counters={"feat shown": 1})
    assert backs(s) == {"card-slayer"}  # nobody takes it for another feat any more
    s.fights("scout", "adult", "blank").heard(SeriouslyWounded)


@pytest.mark.rule("NP-009")
def test_a_feat_is_shown_by_playing_it_and_by_nothing_else() -> None:
    s = ready("slayer", "rest", "search").intruder("adult", "canteen")
    s.contaminated("scout", clean=1)
    assert "feat shown" not in s.crew("scout").counters
    s.plays("scout", "slayer")
    assert s.crew("scout").counters["feat shown"] == 1
    s = ready("slayer", "rest", "search").contaminated("scout", clean=1).plays("scout", "rest")
    assert "feat shown" not in s.crew("scout").counters


@pytest.mark.rule("NP-009")
def test_hardened_works_wherever_it_is_in_the_hand() -> None:
    s = ready("hardened", reactions=True).put("card-search", "hand-0", source="deck-0")
    s.put("card-hardened", "hand-0", source="hand-0").intruder("adult", "canteen")
    s.fights("scout", "adult", "blank").does("scout", "react", "hardened")
    assert s.wounds("scout") == []


@pytest.mark.rule("NP-009")
def test_hardened_is_no_action() -> None:
    assert ready("hardened").denied("scout", "play", "hardened") == "NP-009"


# Hoarder


@pytest.mark.rule("NP-009")
def test_a_hoarder_keeps_all() -> None:
    s = ready("hoarder").top("deck-green", "item-bandages", "item-medkit")
    s.plays("scout", "hoarder")
    assert {"bandages", "medkit"} <= set(s.carries("scout"))
    assert len([one for one in s.told("scout") if isinstance(one, Found)]) == 2
    assert s.items_left("canteen") == 1
    s.ledger_ok()


@pytest.mark.rule("NP-009")
def test_a_hoarder_finds_nothing_where_nothing_is() -> None:
    assert ready("hoarder", room="cockpit").denied("scout", "play", "hoarder") == "N-514"


@pytest.mark.rule("NP-009")
def test_a_pathfinder_stops_where_an_intruder_is() -> None:
    s = ready("pathfinder", room="cockpit").at("captain", "003").at("captain", "007")
    s.at("captain", "engine-2").intruder("adult", "003").plays("scout", "pathfinder")
    assert s.where("scout") == "slot-003"
    s.asked("scout", "turn")
