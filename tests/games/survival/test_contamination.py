"""The family, chapter Contamination: cards that may be infected, scanning them, larvae."""

from typing import Any

import pytest
from tests.games.survival.casts import Cast, Kin

from hullbreach.games.survival.rules.events import Died, Infested, IntruderPlaced, Scanned

UNKNOWN = "contamination-unknown"
INFECTED = "contamination-infected"
CLEAN = "contamination-clean"


def resting(cast: Kin, infected: int = 0, clean: int = 0, *, larva: bool = False) -> Any:
    """Somebody about to rest with contamination in hand."""
    s = cast.scene("rest", "search").contaminated(0, infected=infected, clean=clean)
    return s.is_(0, larva=larva)


def rested(cast: Kin, infected: int = 0, clean: int = 0, *, larva: bool = False) -> Any:
    """The same after the rest."""
    return resting(cast, infected, clean, larva=larva).does(0, "play", "rest")


@pytest.mark.rule("N-370", "N-171")
def test_contamination_offers_no_action_and_pays_for_nothing(cast: Kin) -> None:
    s = resting(cast, 1, 1)
    assert s.offered(0, "play") == ["play:card-rest", "play:card-search"]
    s.does(0, "move", cast.next_door(s))
    assert set(s.offered(0)) == {"discard:card-rest", "discard:card-search"}
    s = resting(cast).hand(0).contaminated(0, infected=1, clean=4)
    assert s.denied(0, "move", cast.next_door(s)) == cast.rule("N-172")
    assert s.offered(0, "play") == []


@pytest.mark.rule("N-371")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_nobody_knows_what_a_card_is_before_it_is_scanned(cast: Kin, zone: str) -> None:
    s = resting(cast).contaminated(0, infected=1, clean=1, zone=zone).begin()
    for view in s.views():
        assert INFECTED not in repr(view)
        assert CLEAN not in repr(view)
    own = s.view(0)
    cards = own.hand if zone == "hand" else own.crew[0].discard
    assert cards.count(UNKNOWN) == 2


@pytest.mark.rule("N-371")
def test_drawing_and_discarding_contamination_does_not_tell_what_it_is(cast: Kin) -> None:
    s = resting(cast, 1).does(0, "pass")
    assert s.is_offered(0, "discard", UNKNOWN)
    s.does(0, "discard", UNKNOWN)
    assert not [event for event in s.told(-1) if INFECTED in repr(event)]
    assert s.zone("discard-0")[-1] == INFECTED


@pytest.mark.rule("N-372")
@pytest.mark.parametrize(("infected", "clean"), [(0, 1), (1, 0), (2, 1), (0, 3)])
def test_a_scan_shows_all_of_the_cards(cast: Kin, infected: int, clean: int) -> None:
    s = rested(cast, infected, clean)
    for listener in cast.crew[:2]:
        s.heard(Scanned, who=cast.crew[0], infected=infected, clean=clean, listener=listener)


@pytest.mark.rule("N-373", "N-375", "N-651")
@pytest.mark.parametrize("infected", [1, 3])
def test_infected_cards_are_one_larva_and_stay(cast: Cast, infected: int) -> None:
    s = rested(cast, infected, 1).unheard(Died)
    s.heard(Infested, who=cast.crew[0], rule=cast.rule("N-373"))
    assert s.crew(0).larva
    assert s.crew(0).alive
    assert s.zone("hand-0").count(INFECTED) == infected
    assert s.zone("hand-0").count(CLEAN) == 0


@pytest.mark.rule("N-373", "N-374", "N-651")
@pytest.mark.parametrize("larva", [False, True])
def test_clean_cards_are_removed_and_do_no_harm(cast: Cast, larva: bool) -> None:
    s = rested(cast, 0, 2, larva=larva).unheard(Infested).unheard(Died)
    assert s.crew(0).larva is larva
    assert s.cards(0) == ["search"]


@pytest.mark.rule("N-374", "N-651")
def test_an_infected_card_kills_who_had_a_larva_and_a_creeper_comes(cast: Cast) -> None:
    s = rested(cast, 1, 1, larva=True)
    s.heard(Died, who=cast.crew[0], rule=cast.rule("N-374"))
    s.heard(IntruderPlaced, intruder="creeper", room=cast.room)
    assert s.intruders(cast.room) == ["creeper"]
    assert not s.crew(0).alive
    assert not s.crew(0).larva, "it has left"


@pytest.mark.rule("N-375")
def test_the_next_scan_kills(cast: Cast) -> None:
    s = rested(cast, 1)
    assert s.crew(0).larva
    s.put("rest", "hand-0").does(0, "play", "rest").heard(Died, who=cast.crew[0])
