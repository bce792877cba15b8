"""Crafting: two items with the right components become one of the crafted deck."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.events import Crafted
from hullbreach.games.survival.rules.items import give_up, heavy, no_hand, receive
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.kernel import COMMIT, Denial, Rule, Text, choose, deny, rule

CRAFTED = "deck-crafted"
NO_STAND_IN = ("", "")
"""No deck stands in for a component."""
PARTS = 2
"""So many items are crafted into one."""


@rule("N-421", "N-422", "N-423", "N-424")
def recipes(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Everything that can be crafted, whoever has it now."""
    return [(f"item-{row.id}",) for row in g.box.items.values() if row.recipe]


def worth_crafting(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """Nothing, unless the character has two items that are components."""
    return recipes(g, seat) if len(components(g, seat)) >= PARTS else ()


def components(g: Survival[SurvivalState], seat: int) -> list[str]:
    """The items of a character that are components of something."""
    return [item for item in g.items(seat) if component(g, item)]


def component(g: Survival[SurvivalState], item: str) -> str:
    """The component that an item can be; quest items and most others are none."""
    return getattr(g.rules.usable(item), "component", None) or ""


@rule("N-205", "N-425")
def pairs(
    g: Survival[SurvivalState], seat: int, kind: str, stand_in: tuple[str, str] = NO_STAND_IN
) -> list[tuple[str, str]]:
    """The pairs of items from which a character could craft something now.

    `stand_in` is a deck whose items all may serve as a component: the deck, the component.
    """
    first, second = g.box.items[row_id(kind)].recipe
    mine = g.items(seat)
    deck, anything = stand_in

    def serves(item: str, wanted: str) -> bool:
        if component(g, item) == wanted:
            return True
        return wanted == anything and g.rules.crafts_as(g, seat, item) == deck

    ones = [item for item in dict.fromkeys(mine) if serves(item, first)]
    others = [item for item in dict.fromkeys(mine) if serves(item, second)]
    return [(one, other) for one in ones for other in others if one != other or mine.count(one) > 1]


def missing(g: Survival[SurvivalState], seat: int, kind: str) -> Denial:
    """The denial that names the parts which a character lacks to craft something."""
    held = [component(g, item) for item in g.items(seat)]
    parts = [f"part-{one}" for one in g.box.items[row_id(kind)].recipe if one not in held]
    return deny("N-205", "denied-part" if len(parts) == 1 else "denied-parts", *parts)


def copy_of(g: Survival[SurvivalState], kind: str) -> str:
    """A card of this kind in the crafted deck; nothing if all are in use."""
    return next((card for card in g.state.zones[CRAFTED] if kind_of(card) == kind), "")


@rule("N-205", "N-206", "N-207", "N-405")
def craft(g: Survival[SurvivalState], seat: int, kind: str) -> Rule[None]:
    """The basic action."""
    cost = g.box.numbers.costs.craft
    if not copy_of(g, kind):
        yield deny("N-206", "denied-none-left", kind)
    if not pairs(g, seat, kind):
        yield missing(g, seat, kind)
    if heavy(g, kind) and (full := no_hand(g, seat)) is not None:
        yield full
    yield COMMIT
    if (yield from begin(g, seat, cost, Text("act-craft", {"a": kind}), "N-205")):
        yield from assemble(g, seat, kind)


@rule("N-205", "N-399", "N-425", "N-567")
def assemble(
    g: Survival[SurvivalState], seat: int, kind: str, stand_in: tuple[str, str] = NO_STAND_IN
) -> Rule[None]:
    """Discard one item for each component and take the crafted card; a weapon comes loaded.

    Both are asked for even if there is no choice: the others do not know what else would fit.
    """
    possible = pairs(g, seat, kind, stand_in)
    card = copy_of(g, kind)
    if not possible or not card:
        return
    ones = [verbs.COMPONENT(item) for item in dict.fromkeys(one for one, _ in possible)]
    chosen = yield from choose(seat, "ask-component", ones, "N-205", secret=True, what=kind)
    one = chosen.args[0]
    others = [verbs.COMPONENT(second) for first, second in possible if first == one]
    chosen = yield from choose(seat, "ask-component", others, "N-205", secret=True, what=kind)
    other = chosen.args[0]
    give_up(g, seat, one, "N-205")
    give_up(g, seat, other, "N-205")
    g.tell(Crafted(g.name(seat), card), "N-205")
    yield from receive(g, seat, card, CRAFTED)


def single_parts(g: Survival[SurvivalState], seat: int, kind: str) -> list[str]:
    """The items from which, each alone, a character could craft something where one part is spared."""
    recipe = g.box.items[row_id(kind)].recipe
    return [item for item in dict.fromkeys(g.items(seat)) if component(g, item) in recipe]


def assemble_cheaply(g: Survival[SurvivalState], seat: int, kind: str, rule_id: str) -> Rule[None]:
    """Discard one item of the recipe instead of two, and take the crafted card."""
    card, parts = copy_of(g, kind), single_parts(g, seat, kind)
    if not card or not parts:
        return
    options = [verbs.COMPONENT(item) for item in parts]
    chosen = yield from choose(seat, "ask-component", options, rule_id, secret=True, what=kind)
    give_up(g, seat, chosen.args[0], rule_id)
    g.tell(Crafted(g.name(seat), card), rule_id)
    yield from receive(g, seat, card, CRAFTED)
