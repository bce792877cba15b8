"""Using what one has: playing action cards, using items and rooms, activating quest items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import begin
from hullbreach.games.survival.rules.combat import eggs_here
from hullbreach.games.survival.rules.effects import IN_SECRET, Effect
from hullbreach.games.survival.rules.items import (
    fit_hands,
    give_up,
    heavy,
    no_hand,
    uncover,
    use_up,
)
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.play import Survival, kind_of, row_id
from hullbreach.games.survival.rules.wounds import suffers
from hullbreach.kernel import (
    COMMIT,
    Denial,
    Reasons,
    Rule,
    Text,
    choose,
    deny,
    each,
    guard,
    rule,
)
from hullbreach.kernel.memo import memo_of


@rule("N-177", "N-178", "N-179", "N-180", "N-181")
def combat_symbol(use: str, fighting: bool) -> Denial | None:
    """Why a combat symbol forbids something, in combat or out of it."""
    if use == "ooc" and fighting:
        return deny("N-180", "denied-in-combat")
    if use == "ic" and not fighting:
        return deny("N-179", "denied-no-combat")
    return None


@rule("N-540")
def eggs_in_nest(g: Survival[SurvivalState], seat: int) -> bool:
    """Whether the character is in the nest with eggs to be destroyed."""
    slot = g.crew[seat].slot
    return slot == g.nest() and eggs_here(g, slot) > 0


@rule("N-174")
def choose_effect(
    g: Survival[SurvivalState], seat: int, name: str, effects: tuple[Effect, ...], *args: Any
) -> Rule[None]:
    """Carry out one of the alternatives that are possible, of the player's choice.

    Where only the player can see what is possible, the question is put even if one thing is.
    """
    possible = {}
    for effect in effects:
        attempt = effect(g, *args)
        if next(attempt) is COMMIT:
            possible[effect.__name__.replace("_", "-")] = attempt
    if not possible:
        return
    options = [verbs.CHOOSE_EFFECT(f"effect-{way}") for way in possible]
    secret = len(effects) > 1 and any(effect in IN_SECRET for effect in effects)
    chosen = yield from choose(seat, "ask-effect", options, "N-174", secret=secret, what=name)
    yield from possible[chosen.args[0].removeprefix("effect-")]


def denial(
    effects: tuple[Effect, ...], g: Survival[SurvivalState], seat: int, of: str = ""
) -> list[Reasons] | None:
    """Why none of the alternatives is possible, each of them; None if one is.

    `of`: an item, or a place.
    """
    reasons: list[Reasons] = []
    for effect in effects:
        tried = guard(effect)
        signal = tried(g, seat, of) if of else tried(g, seat)
        if signal is COMMIT:
            return None
        reasons.append(signal)
    return reasons


# Action cards


@rule("N-370")
def cards_held(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """The different action cards in hand."""
    return each(g.payable(seat))


@memo_of
def printed(edition: Any, card: str) -> tuple[Any, tuple[Effect, ...], bool]:
    """The row of an action card, what it can do, and whether it is played on foot."""
    return (
        edition.rules.card_row(card),
        edition.effects.cards.get(card),
        card in edition.rules.strides,
    )


@memo_of
def unplayable(edition: Any, case: tuple[str, bool, int, bool]) -> Denial | None:
    """What forbids a card whatever it does: when it is played, its combat symbol, its cost.

    The case: the card, whether there is combat, how many cards there are to pay with, and whether there
    are eggs around, for which a card of the nest needs no combat.
    """
    card, fighting, purse, eggs = case
    row, _effects, _strides = printed(edition)(card)
    if row.reaction:
        return deny(edition.rules.reactions[card], f"denied-{card}")
    if not eggs and (symbol := combat_symbol(row.use, fighting)) is not None:
        return symbol
    left = purse - 1
    return deny("N-172", "denied-cost-more", row.cost, left) if left < row.cost else None


@rule("N-173", "N-174", "N-175", "N-540")
def play_card(g: Survival[SurvivalState], seat: int, card: str) -> Rule[None]:
    """Discard an action card, pay its cost with further cards, and do what it says."""
    edition = g.edition
    row, effects, strides = printed(edition)(card)
    _seat, fighting, purse, burden, _prey, _laden = g.plight(seat)
    more = burden if strides else 0
    eggs = row.nest and eggs_in_nest(g, seat)
    bar = unplayable(edition)((card, fighting, purse - more, eggs))
    if bar is not None:
        yield bar
    if (bar := g.rules.bars_card(g, seat, card)) is not None:
        yield bar
    if (reasons := denial(effects, g, seat)) is not None:
        yield reasons
    yield COMMIT
    g.put(card, model.hand(seat), model.discard(seat))
    if strides:
        g.rules.moves(g, seat)
    yield from g.rules.declares(g, seat, card)
    if (yield from begin(g, seat, row.cost + more, Text("act-play", {"a": card}), "N-173")):
        yield from choose_effect(g, seat, card, effects, seat)


# Items


def items_usable(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """The different items, quest items included, that are used by an action."""
    items = g.items(seat)
    if not items:
        return ()
    used = used_by_action(g.edition)
    return [(item,) for item in dict.fromkeys(items) if used(item)]


@memo_of
def used_by_action(edition: Any, item: str) -> bool:
    """Whether an item does something when its owner says so."""
    return bool(edition.effects.items.get(kind_of(item)))


@rule("N-569", "N-689")
def item_cost(g: Survival[SurvivalState], seat: int, item: str) -> int:
    """What using an item costs; a wounded hand makes it harder."""
    cost = g.rules.usable(item).cost
    return cost + 1 if suffers(g, seat, "wound-hand") else cost


@rule("N-182", "N-397", "N-403")
def use_item(g: Survival[SurvivalState], seat: int, item: str) -> Rule[None]:
    """Pay for an item, show it, and do what it says; most are used up."""
    row = g.rules.usable(item)
    if (symbol := combat_symbol(row.use, g.in_combat(seat))) is not None:
        yield symbol
    cost = item_cost(g, seat, item)
    if (purse := g.purse(seat)) < cost:
        yield deny("N-172", "denied-cost", cost, purse)
    effects = g.effects.items.of(kind_of(item))
    if (reasons := denial(effects, g, seat, item)) is not None:
        yield reasons
    yield COMMIT
    uncover(g, seat, item)
    goes_on = yield from begin(g, seat, cost, Text("act-use", {"a": item}), "N-182")
    if row.one_use:
        use_up(g, seat, item, "N-397")
    if not goes_on:
        return
    yield from choose_effect(g, seat, item, effects, seat, item)


# Rooms


@memo_of
def at_work(edition: Any, room: str) -> tuple[Any, tuple[Effect, ...]]:
    """What the action of a room costs, None if it has no action, and what it can do."""
    return edition.box.rooms[row_id(room)].cost, edition.effects.rooms.get(room)


@rule("N-274", "N-278", "N-428", "N-429", "N-430")
def use_room(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The action of the room that the character is in."""
    slot = g.crew[seat].slot
    room = g.room(slot)
    cost, effects = at_work(g.edition)(room)
    if cost is None:
        yield deny("N-430", "denied-no-action")
    if g.in_combat(seat):
        yield deny("N-429", "denied-in-combat")
    if g.broken(slot):
        yield deny("N-278", "denied-broken")
    if (purse := g.purse(seat)) < cost:
        yield deny("N-172", "denied-cost", cost, purse)
    if (reasons := denial(effects, g, seat, slot)) is not None:
        yield reasons
    yield COMMIT
    what = Text("act-room", {"a": room})
    if (yield from begin(g, seat, cost, what, "N-428")):
        yield from room_action(g, seat, slot)


def room_action(g: Survival[SurvivalState], seat: int, slot: str) -> Rule[None]:
    """Do what a room does, wherever the character is."""
    yield from choose_effect(g, seat, g.room(slot), g.effects.rooms.of(g.room(slot)), seat, slot)
    yield from g.rules.room_used(g, seat, slot)


# Quest items


def quests_open(g: Survival[SurvivalState], seat: int) -> Iterable[tuple[str, ...]]:
    """The quest items that are not active yet."""
    return each(g.state.zones[model.quests(seat)])


@memo_of
def unlocked_by(edition: Any, quest: str) -> tuple[str, Sequence[str], Denial]:
    """The room in which alone a quest item can be activated, and the items of which it takes one.

    With them comes the denial for whoever has none of these items.
    """
    unlock = edition.box.quests[row_id(quest)].unlock
    room, items = f"room-{unlock.room}" if unlock.room else "", unlock.discard
    nothing = deny("N-426", f"denied-give-up-{len(items)}", *(f"item-{item}" for item in items))
    return room, items, nothing


def given_up(g: Survival[SurvivalState], seat: int, wanted: Sequence[str]) -> list[str]:
    """The different items of a character that a quest item takes."""
    return [item for item in dict.fromkeys(g.items(seat)) if row_id(item) in wanted]


@rule("N-183", "N-280", "N-405", "N-426", "N-427", "N-677")
def activate(g: Survival[SurvivalState], seat: int, quest: str) -> Rule[None]:
    """Meet the condition on a quest item's first side: from then on it is an item like others."""
    room, wanted, nothing = unlocked_by(g.edition)(quest)
    if room and g.room(g.state.crew[seat].slot) != room:
        yield deny("N-426", "denied-quest-room", room)
    offered = given_up(g, seat, wanted) if wanted else []
    if wanted and not offered:
        yield nothing
    if (reason := g.rules.locked_by(g, seat, quest)) is not None:
        yield reason
    if heavy(g, quest) and (full := no_hand(g, seat)) is not None:
        yield full
    yield COMMIT
    cost = g.box.numbers.costs.activate_quest
    what = Text("act-activate", {"a": g.game.back(g, quest, model.pack(seat))})
    if not (yield from begin(g, seat, cost, what, "N-426")):
        return
    if wanted:
        things = [verbs.GIVE_UP(item) for item in offered]
        chosen = yield from choose(seat, "ask-give-up", things, "N-426", secret=True, what=quest)
        give_up(g, seat, chosen.args[0], "N-426")
    home = model.hands(seat) if heavy(g, quest) else model.pack(seat)
    g.rules.unlocks(g, seat, quest, home)
    g.rules.activated(g, seat, quest)
    yield from fit_hands(g, seat)
