"""Playing cards, using items and rooms: the guards, the costs, the choice of an effect."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import begin
from hullbreach.games.retaliation.rules.effects import Effect, effect_name
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import drop_item
from hullbreach.games.survival.rules.effects import IN_SECRET
from hullbreach.games.survival.rules.events import Acted, Used
from hullbreach.games.survival.rules.model import CONTAMINATED, EGG, discard, hand, hands, pack
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import ALL_EYES, COMMIT, Rule, Text, choose, deny, each, guard, rule

PLAYED = "played"
"""The zone of a card that is being played."""


def possible(
    g: Retaliation, seat: int, effects: Iterable[Effect], *args: str
) -> tuple[list[Effect], list[object]]:
    """The effects that can be carried out now, and why the others cannot."""
    found: list[Effect] = []
    why: list[object] = []
    for effect in effects:
        signal = guard(effect)(g, seat, *args)
        if signal is COMMIT:
            found.append(effect)
        elif isinstance(signal, list):
            why += signal
        else:
            why.append(signal)
    return found, why


def pick_effect(
    g: Retaliation, seat: int, effects: list[Effect], what: str, *, secret: bool = False
) -> Rule[Effect]:
    """One of the alternatives of a card, asked for even if it is the only one where that is `secret`."""
    answers = [verbs.CHOOSE_EFFECT(effect_name(one)) for one in effects]
    chosen = yield from choose(seat, "ask-effect", answers, "R-021", secret=secret, what=what)
    return effects[answers.index(chosen)]


# Cards


def cards_in_hand(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """The different action cards in hand."""
    return each([card for card in dict.fromkeys(g.hand(seat)) if card not in CONTAMINATED])


@rule("R-021", "R-083", "R-096", "R-504")
def play_card(g: Retaliation, seat: int, card: str) -> Rule[None]:
    """An action card is played: one of its effects is resolved, then it is discarded."""
    row = g.box.actions[row_id(card)]
    if row.peace and g.in_combat(seat):
        yield deny("R-083", "denied-in-combat")
    printed = g.effects.cards.get(card)
    effects, why = possible(g, seat, printed)
    if not effects:
        yield why or deny("R-114", "denied-reaction")
    yield COMMIT
    secret = len(printed) > 1 and any(one in IN_SECRET for one in printed)
    effect = yield from pick_effect(g, seat, effects, card, secret=secret)
    rule = effect(g, seat)
    next(rule)
    g.put(card, hand(seat), PLAYED)
    g.tell(Acted(g.name(seat), Text("act-play", {"a": card}), []), "R-096")
    yield from rule
    lay_down(g, seat, card)


@rule("R-096", "R-564")
def lay_down(g: Retaliation, seat: int, card: str) -> None:
    """A card that was played goes on top of the discard pile."""
    if card in g.state.zones[PLAYED]:
        g.put(card, PLAYED, discard(seat))


# Items


def useful_items(g: Retaliation, seat: int) -> Iterable[tuple[str, ...]]:
    """The items that can be used by an action."""
    zones = g.state.zones
    return [
        (item,)
        for item in dict.fromkeys([*zones[hands(seat)], *zones[pack(seat)]])
        if item != EGG and g.effects.items.get(kind_of(item))
    ]


@rule("R-090", "R-246", "R-301", "R-306", "R-560")
def use_item(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """An item is used; what can be used once is discarded then."""
    row = g.row(item)
    cost = 1 + (1 if g.wounded(seat, "hand") else 0)
    if g.purse(seat) < cost:
        yield deny("R-561", "denied-cost", cost, g.purse(seat))
    if row.use == "peace" and g.in_combat(seat):
        yield deny("R-560", "denied-in-combat")
    if g.broken_item(item):
        yield deny("R-246", "denied-broken")
    if row.codes and not g.computer(g.crew[seat].slot):
        yield deny("R-021", "denied-no-computer")
    if row.codes and g.broken(g.crew[seat].slot):
        yield deny("R-021", "denied-malfunction")
    effects, why = possible(g, seat, g.effects.items.get(kind_of(item)), item)
    if not effects:
        yield why
    yield COMMIT
    yield from begin(g, seat, cost, Text("act-use", {"a": kind_of(item)}), "R-090")
    yield from resolve_item(g, seat, item, effects)


@rule("R-306", "R-312")
def resolve_item(g: Retaliation, seat: int, item: str, effects: list[Effect]) -> Rule[None]:
    """One of the effects of an item; then it is discarded if it can be used once, and somebody wanted it."""
    if item in g.state.zones[pack(seat)]:  # from now on everybody knows it, also if it is kept
        g.show(pack(seat), g.single_out(item, pack(seat)), ALL_EYES)
    effect = yield from pick_effect(g, seat, effects, kind_of(item))
    rule = effect(g, seat, item)
    next(rule)
    g.tell(Used(g.name(seat), kind_of(item)), "R-090")
    g.declined = False
    yield from rule
    if not g.declined and g.row(item).once and item in g.belongings(seat):
        drop_item(g, seat, item)


@rule("R-301")
def use_at_once(g: Retaliation, seat: int, item: str) -> Rule[None]:
    """An item that is free may be used as soon as it is gained.

    Whoever puts something into the backpack is asked, whatever it is: not to be asked would tell the
    others what it is not.
    """
    if item not in g.state.zones[pack(seat)]:
        return
    effects = free_effects(g, seat, item)
    answers = [verbs.USE(item)] if effects else []
    chosen = yield from choose(
        seat, "ask-at-once", [*answers, verbs.LEAVE_IT()], "R-301", secret=True, what=kind_of(item)
    )
    if chosen.verb == verbs.USE:
        yield from resolve_item(g, seat, item, effects)


@rule("R-301", "R-628")
def free_effects(g: Retaliation, seat: int, item: str) -> list[Effect]:
    """What somebody could do at once with an item that is gained: nothing, unless it is free."""
    free = g.row(item).free
    return possible(g, seat, g.effects.items.get(kind_of(item)) if free else (), item)[0]


# Rooms


@rule("R-094", "R-207", "R-208")
def use_room(g: Retaliation, seat: int) -> Rule[None]:
    """The room of a character is used."""
    space = g.crew[seat].slot
    why = closed_to_use(g, space)
    if why:
        yield deny("R-208", why)
    effects, reasons = room_effects(g, seat, space)
    if not effects:
        yield reasons or deny("R-207", "denied-no-room-action")
    yield COMMIT
    yield from begin(g, seat, 2, Text("act-room", {"a": g.room(space)}), "R-094")
    yield from resolve_room(g, seat, space)


@rule("R-199", "R-208")
def closed_to_use(g: Retaliation, space: str) -> str:
    """Why a room cannot be used by anybody; nothing if it can."""
    if not g.room(space):
        return "denied-undiscovered"
    return "denied-malfunction" if g.broken(space) else ""


def room_effects(g: Retaliation, seat: int, space: str) -> tuple[list[Effect], list[object]]:
    """What a discovered room can do now, and why it cannot do the rest."""
    return possible(g, seat, g.effects.rooms.get(g.room(space)), space)


def resolve_room(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """One of the effects of a room, for whoever uses it from wherever."""
    effects, _ = room_effects(g, seat, space)
    if not effects:
        return
    effect = yield from pick_effect(g, seat, effects, g.room(space))
    rule = effect(g, seat, space)
    next(rule)
    yield from rule


def usable_from_afar(g: Retaliation, seat: int, but: str) -> list[str]:
    """The discovered computer rooms but one that work, and can be used from there."""
    return [
        space
        for space, room in g.state.explored.items()
        if room != but
        and g.computer(space)
        and not g.broken(space)
        and room_effects(g, seat, space)[0]
    ]
