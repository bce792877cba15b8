"""Cards with commands: what somebody orders another character to do."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.actions import draw_cards, reacts
from hullbreach.games.retaliation.rules.choices import whom
from hullbreach.games.retaliation.rules.combat import (
    bursts_now,
    fire_burst,
    open_fire,
    weapon_options,
)
from hullbreach.games.retaliation.rules.effects import CARDS, Effect
from hullbreach.games.retaliation.rules.events import Commanded
from hullbreach.games.retaliation.rules.movement import walk
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.using import PLAYED, lay_down, pick_effect, possible
from hullbreach.games.survival.rules.effects import in_secret
from hullbreach.games.survival.rules.events import Acted
from hullbreach.games.survival.rules.model import hand
from hullbreach.kernel import COMMIT, Option, Rule, Text, choose, deny, rule

CHAIN = "card-chain-of-command"
COMMANDS = ("card-first-in-command", "card-fire-at-will", "card-stay-calm")
"""The cards with commands that the officer's channel carries into any room."""


@rule("R-236", "R-570")
def within_call(g: Retaliation, seat: int) -> list[str]:
    """The rooms that an order reaches: the own one and the neighbouring ones behind no closed door."""
    here = g.crew[seat].slot
    if seat in g.orders:
        return g.rooms_on_map()
    return [here, *g.within_sight(here)]


@rule("R-101", "R-110", "R-112")
def lower(g: Retaliation, seat: int) -> list[int]:
    """The characters of a lower rank within call that could do something."""
    rank = g.rules.rank_of(g, seat)
    rooms = within_call(g, seat)
    return [
        other
        for other, who in enumerate(g.crew)
        if other != seat
        and who.aboard
        and who.slot in rooms
        and g.rules.rank_of(g, other) < rank
        and orders(g, other)
    ]


@rule("R-113", "R-554")
def orders(g: Retaliation, other: int) -> list[Option]:
    """What a character could be ordered to do: no move may cause an attack."""
    found = weapon_options(g, other)
    here = g.crew[other].slot
    if not g.infested(here):
        ways = [gap for gap in g.exits(here) if not g.barred(gap) and not g.infested(gap)]
        found = [*(verbs.MOVE(gap) for gap in ways), *found]
    return found


@rule("R-101", "R-110", "R-111", "R-112", "R-113", "R-569")
@CARDS(CHAIN, "card-first-in-command")
def give_order(g: Retaliation, seat: int) -> Rule[None]:
    """Somebody of a lower rank moves, shoots or fires a burst."""
    if not lower(g, seat):
        yield deny("R-101", "denied-nobody-to-command")
    yield COMMIT
    other = yield from whom(g, seat, lower(g, seat), "ask-whom", "R-110")
    chosen = yield from choose(seat, "ask-order", orders(g, other), "R-111", who=g.name(other))
    g.tell(Commanded(g.name(seat), g.name(other)), "R-110")
    if (yield from ignored(g, other, seat)):
        return
    g.obeys[other] = seat
    if chosen.verb == verbs.MOVE:
        yield from walk(g, other, chosen.args[0])
    else:
        yield from open_fire(g, other, chosen)
    del g.obeys[other]


@rule("R-114", "R-115", "R-116", "R-117", "R-571")
def ignored(g: Retaliation, seat: int, by: int) -> Rule[bool]:
    """Whether whoever is commanded ignores it with a card; who might hold it is asked."""
    return (yield from reacts(g, seat, CHAIN, "ask-ignore", who=g.name(by)))


@rule("R-110", "R-111")
@CARDS("card-fire-at-will")
def fire_at_will(g: Retaliation, seat: int) -> Rule[None]:
    """Everybody in a room within call fires a burst: the officer says where, they say with what.

    Whoever dies of the own burst orders nobody else to fire.
    """
    if not firing_rooms(g, seat):
        yield deny("R-347", "denied-nobody-to-burst")
    yield COMMIT
    answers = [verbs.AT_SPACE(one) for one in firing_rooms(g, seat)]
    chosen = yield from choose(seat, "ask-room", answers, "R-110")
    for other in g.people(chosen.args[0]):
        if not g.crew[seat].aboard:
            return
        if not bursts_now(g, other):
            continue
        if other != seat and (yield from ignored(g, other, seat)):
            continue
        gaps = dict.fromkeys(gap for _, gap in bursts_now(g, other))
        there = [verbs.AT_GAP(gap) for gap in gaps]
        at = yield from choose(seat, "ask-order-burst", there, "R-111", who=g.name(other))
        weapons = [w for w, gap in bursts_now(g, other) if gap == at.args[0]]
        arms = [verbs.WITH(one) for one in weapons]
        weapon = yield from choose(other, "ask-weapon", arms, "R-111")
        g.obeys[other] = seat
        yield from fire_burst(g, other, weapon.args[0], at.args[0])
        del g.obeys[other]


def firing_rooms(g: Retaliation, seat: int) -> list[str]:
    """The rooms within call in which somebody could fire a burst."""
    return [
        space
        for space in within_call(g, seat)
        if any(bursts_now(g, other) for other in g.people(space))
    ]


@rule("R-238", "R-570")
@CARDS("card-stay-calm")
def calm_down(g: Retaliation, seat: int) -> Rule[None]:
    """Everybody in a room within call draws a card."""
    yield COMMIT
    answers = [verbs.AT_SPACE(one) for one in within_call(g, seat) if g.people(one)]
    chosen = yield from choose(seat, "ask-room", answers, "R-570")
    for other in g.people(chosen.args[0]):
        if other != seat and (yield from ignored(g, other, seat)):
            continue
        draw_cards(g, other, 1)


@in_secret
@rule("R-238", "R-570")
@CARDS("card-officers-channel")
def open_channel(g: Retaliation, seat: int) -> Rule[None]:
    """A card with a command is played on any room."""
    if not sendable(g, seat):
        yield deny("R-110", "denied-no-command")
    yield COMMIT
    cards = sendable(g, seat)
    answers = [verbs.PLAY(card) for card in cards]
    chosen = yield from choose(seat, "ask-channel", answers, "R-110", secret=True)
    card = chosen.args[0]
    g.orders = [*g.orders, seat]
    effect = yield from pick_effect(g, seat, cards[card], card)
    rule = effect(g, seat)
    next(rule)
    g.put(card, hand(seat), PLAYED)
    g.tell(Acted(g.name(seat), Text("act-play", {"a": card}), []), "R-096")
    yield from rule
    lay_down(g, seat, card)
    g.orders = [one for one in g.orders if one != seat]


def sendable(g: Retaliation, seat: int) -> dict[str, list[Effect]]:
    """The cards in hand whose commands could be carried out in any room, each with those."""
    before, g.orders = g.orders, [*g.orders, seat]
    cards = {card: commands_of(g, seat, card) for card in COMMANDS if card in g.hand(seat)}
    g.orders = before
    return {card: effects for card, effects in cards.items() if effects}


def commands_of(g: Retaliation, seat: int, card: str) -> list[Effect]:
    """The commands of a card that could be carried out."""
    effects = [e for e in g.effects.cards.get(card) if e.__name__ != "direct_lander"]
    return possible(g, seat, effects)[0]
