"""The family, chapter Crafting: two components make an item of the crafted deck."""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.games.survival.casts import Cast

from hullbreach.games.survival.rules.events import Crafted


def owning(cast: Cast, *items: str) -> Any:
    """The first of the crew with these items."""
    return cast.scene().has(cast.crew[0], *items)


def everything(cast: Cast) -> list[str]:
    """All that something can be made of."""
    return [item for items in cast.components.values() for item in items]


def pairs(cast: Cast) -> list[tuple[str, str, str]]:
    """What is made, and of what."""
    return [
        (made, one, other)
        for made, (first, second) in cast.recipes.items()
        for one in cast.components[first]
        for other in cast.components[second]
    ]


@pytest.mark.rule("N-421")
def test_everybody_may_look_through_the_crafted_deck(cast: Cast) -> None:
    s = owning(cast, "taser").begin()
    for reader in (*cast.crew[:2], -1):
        crafted = s.view(reader).crafted
        assert crafted == s.zone("deck-crafted")
        assert crafted.count("item-taser#crafted") == 2


@pytest.mark.rule("N-422", "L-399", "L-401")
def test_what_there_is_to_craft_three_of_each_in_their_own_deck(cast: Cast) -> None:
    s = owning(cast, *everything(cast))
    assert s.offered(0, "craft") == [f"craft:item-{made}" for made in cast.recipes]
    kinds = [one.partition("#")[0] for one in s.zone("deck-crafted")]
    assert sorted(kinds) == sorted(f"item-{made}" for made in cast.recipes for _ in range(3))
    searched = s.zone("deck-red") + s.zone("deck-yellow") + s.zone("deck-green")
    assert not {item.partition("#")[0] for item in searched}.intersection(kinds)
    refused = {no.option.id for no in owning(cast).table.why_not(0) if no.option.verb == "craft"}
    assert refused == {f"craft:item-{made}" for made in cast.recipes}, "of nothing else it is said"


@pytest.mark.rule("N-422", "N-423", "N-424", "N-425", "N-567", "L-392", "L-403", "L-404")
def test_what_makes_what(cast: Cast) -> None:
    for made, one, other in pairs(cast):
        s = owning(cast, one, other).does(0, "craft", made).pays()
        s.does(0, "component", one).does(0, "component", other)
        s.heard(Crafted, who=cast.crew[0], item=made)
        assert s.carries(0) == sorted([made, cast.weapons[0]]), "both components are gone"
        discarded = s.zone("discard-red") + s.zone("discard-yellow") + s.zone("discard-green")
        assert {item.partition("#")[0] for item in discarded} == {f"item-{one}", f"item-{other}"}
        assert len(s.zone("deck-crafted")) == 3 * len(cast.recipes) - 1
        if made in cast.loaded:
            assert s.loaded(0, f"item-{made}") == cast.loaded[made]


@pytest.mark.rule("N-423", "N-424", "N-425", "L-403")
def test_nothing_else_makes_anything(cast: Cast) -> None:
    for items in combinations_with_replacement(everything(cast), 2):
        s = owning(cast, *items)
        for made in cast.recipes:
            makes = not {(made, *items), (made, *items[::-1])}.isdisjoint(pairs(cast))
            assert s.is_offered(0, "craft", made) == makes
            if not makes:
                assert s.denied(0, "craft", made) == cast.rule("N-205")


@pytest.mark.rule("N-425")
def test_one_item_never_does_for_both_components(cast: Cast) -> None:
    for item in everything(cast):
        assert owning(cast, item).offered(0, "craft") == []


@pytest.mark.rule("N-205", "N-401", "N-425")
def test_you_choose_which_of_your_items_are_used_and_nobody_knows_of_a_choice(cast: Cast) -> None:
    chemical, (tool, *_) = cast.components["chemical"], cast.components["tool"]
    for own in ([chemical[0], tool], [*chemical, tool], [chemical[0], tool, tool]):
        s = owning(cast, *own).does(0, "craft", "flamethrower").pays()
        s.asked(0, "component")
        s.does(0, "component", chemical[0]).asked(0, "component")
        s.does(0, "component", tool).heard(Crafted, item="flamethrower")
        left = own[1:-1] if len(own) == 3 and own[1] != tool else own[2:]
        assert s.carries(0) == sorted([*left, "flamethrower", cast.weapons[0]])


@pytest.mark.rule("N-206")
def test_what_has_no_card_left_cannot_be_made(cast: Cast) -> None:
    parts = [cast.components[kind][0] for kind in cast.recipes["taser"]]
    s = owning(cast, *parts).has(cast.crew[1], "taser", "taser")
    assert s.is_offered(0, "craft", "taser")
    assert s.has(cast.crew[0], "taser").denied(0, "craft", "taser") == cast.rule("N-206")


@pytest.mark.rule("N-205", "N-207")
def test_crafting_costs_a_card_and_needs_peace(cast: Cast) -> None:
    parts = [cast.components[kind][0] for kind in cast.recipes["taser"]]
    s = owning(cast, *parts).hand(cast.crew[0])
    assert s.denied(0, "craft", "taser") == cast.rule("N-172")
    s = owning(cast, *parts).intruder("adult", cast.room)
    assert s.denied(0, "craft", "taser") == cast.rule("N-207")
