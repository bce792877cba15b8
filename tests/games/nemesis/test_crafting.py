"""Nemesis, chapter Crafting: two components make an item of the crafted deck."""

import pytest

from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.rules.events import Crafted

COMPONENTS = {
    "chemical": ("chemicals", "alcohol"),
    "medical": ("medkit",),
    "electrical": ("energy-charge",),
    "tool": ("tools",),
    "cloth": ("bandages", "clothes"),
}
RECIPES = {
    "antidote": ("chemical", "medical"),
    "taser": ("electrical", "tool"),
    "flamethrower": ("chemical", "tool"),
    "molotov-cocktail": ("chemical", "cloth"),
}
PAIRS = [
    (made, one, other)
    for made, (first, second) in RECIPES.items()
    for one in COMPONENTS[first]
    for other in COMPONENTS[second]
]
EVERYTHING = [item for items in COMPONENTS.values() for item in items]


def owning(*items: str) -> NemesisScenario:
    """The scout in the canteen with these items."""
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen"})
    return s.has("scout", *items)


@pytest.mark.rule("N-421")
def test_everybody_may_look_through_the_crafted_deck() -> None:
    s = owning("taser").begin()
    for reader in ("scout", "captain", -1):
        crafted = s.view(reader).crafted
        assert crafted == s.zone("deck-crafted")
        assert crafted.count("item-taser#crafted") == 2


@pytest.mark.rule("N-422")
def test_there_are_four_things_to_craft_three_of_each() -> None:
    s = owning(*EVERYTHING)
    assert s.offered("scout", "craft") == [f"craft:item-{made}" for made in RECIPES]
    kinds = [one.partition("#")[0] for one in s.zone("deck-crafted")]
    assert sorted(kinds) == sorted(f"item-{made}" for made in RECIPES for _ in range(3))
    refused = {no.option.id for no in owning().table.why_not(0) if no.option.verb == "craft"}
    assert refused == {f"craft:item-{made}" for made in RECIPES}, "of nothing else it is said"


@pytest.mark.rule("N-422", "N-423", "N-424", "N-425")
@pytest.mark.parametrize(("made", "one", "other"), PAIRS)
def test_what_makes_what(made: str, one: str, other: str) -> None:
    s = owning(one, other).does("scout", "craft", made).pays()
    s.does("scout", "component", one).does("scout", "component", other)
    s.heard(Crafted, who="scout", item=made)
    held = [item.partition("#")[0] for item in s.zone("pack-0") + s.zone("hands-0")]
    assert sorted(held) == sorted(["item-rifle", f"item-{made}"]), "both components are gone"
    discarded = s.zone("discard-red") + s.zone("discard-yellow") + s.zone("discard-green")
    assert {item.partition("#")[0] for item in discarded} == {f"item-{one}", f"item-{other}"}
    assert len(s.zone("deck-crafted")) == 11


@pytest.mark.rule("N-423", "N-424", "N-425")
@pytest.mark.parametrize("items", [(one, two) for one in EVERYTHING for two in EVERYTHING])
def test_nothing_else_makes_anything(items: tuple[str, str]) -> None:
    s = owning(*items)
    for made in RECIPES:
        makes = (made, *items) in PAIRS or (made, *reversed(items)) in PAIRS
        assert s.is_offered("scout", "craft", made) == makes
        if not makes:
            assert s.denied("scout", "craft", made) == "N-205"


@pytest.mark.rule("N-425")
@pytest.mark.parametrize("item", EVERYTHING)
def test_one_item_never_does_for_both_components(item: str) -> None:
    assert owning(item).offered("scout", "craft") == []


@pytest.mark.rule("N-425")
def test_one_yellow_item_is_not_both_a_chemical_and_the_tool_of_the_ingenious() -> None:
    s = NemesisScenario("mechanic", rooms={"mechanic": "canteen"}).hand("mechanic", "ingenuity")
    s.has("mechanic", "chemicals")
    assert s.denied("mechanic", "play", "ingenuity") == "N-287, N-520, N-205"
    s.has("mechanic", "chemicals").does("mechanic", "play", "ingenuity")
    s.forced().heard(Crafted, item="flamethrower")
    assert s.zone("pack-0") == []


@pytest.mark.rule("N-425")
def test_you_choose_which_of_your_items_are_used() -> None:
    s = owning("chemicals", "alcohol", "bandages", "clothes").does(
        "scout", "craft", "molotov-cocktail"
    )
    s.pays().does("scout", "component", "alcohol").does("scout", "component", "bandages")
    left = {item.partition("#")[0] for item in s.zone("pack-0")}
    assert left == {"item-chemicals", "item-clothes", "item-molotov-cocktail"}


@pytest.mark.rule("N-205", "N-401")
@pytest.mark.parametrize("more", [(), ("alcohol",), ("tools",)])
def test_whether_there_is_a_choice_of_components_is_nobodys_business(more: tuple[str, ...]) -> None:
    s = owning("chemicals", "tools", *more).does("scout", "craft", "flamethrower").pays()
    for part in ("chemicals", "tools"):
        s.asked("scout", "component")
        s.does("scout", "component", part)
    s.heard(Crafted, item="flamethrower")


@pytest.mark.rule("N-567")
def test_a_crafted_flamethrower_is_fully_loaded() -> None:
    s = owning("chemicals", "tools").does("scout", "craft", "flamethrower").pays().forced()
    assert sorted(s.state.ammo.values()) == [4, 4, 6]
    assert len(s.zone("hands-0")) == 2
