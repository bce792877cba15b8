"""Equipment: hands, body and backpack, what is attached to what, reorganising and trade.

A hand's zone holds a weapon and then what is attached to it. While somebody reorganises, a backpack may
hold more than it can; the reorganisation is over only when everything fits. So that it comes to an end,
every card leaves the backpack once and changes hands once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from hullbreach.games.invader.rules import model, verbs
from hullbreach.games.invader.rules.events import Arranged, Discarded, Got, Traded
from hullbreach.games.invader.rules.map import OUTDOOR
from hullbreach.games.invader.rules.model import BODY, HANDS, PACK, REMOTE, TANK, Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Option, Rule, choose, rule

Copies: TypeAlias = "Counter[tuple[str, str]]"
"""How many copies of a card in a zone."""


class Laid(NamedTuple):
    """What was done in a reorganisation."""

    settled: Copies
    """Cards that were taken out of a backpack to be held, worn or attached: those stay."""
    traded: Copies
    """Cards that were handed over: those are not handed back."""


KINDS = (*HANDS, BODY, PACK, REMOTE)
"""Where cards and remote controls of a survivor are."""


@rule("Z-107", "Z-108", "Z-111", "Z-173")
def fits(g: Invader, who: Survivor) -> bool:
    """Whether a survivor can carry everything."""
    return len(g.state.zones[model.pack(who.id)]) <= g.box.numbers.backpack


@rule("Z-319", "Z-583")
def must_keep(g: Invader, who: Survivor, card: str, place: str) -> bool:
    """Whether a card is the tank from which a survivor breathes outdoors."""
    if card != TANK or place != BODY or not who.zone:
        return False
    outdoors = g.board.zones[who.zone].kind == OUTDOOR
    return outdoors and g.state.zones[model.body(who.id)].count(TANK) == 1


@rule("Z-149", "Z-162", "Z-168", "Z-526")
def arrange(g: Invader, who: Survivor, whom: Survivor | None = None) -> Rule[None]:
    """A survivor lays cards as the player likes, and trades with another survivor if there is one."""
    laid = Laid(Counter(), Counter())
    while True:
        options = [*moves(g, who, laid), *(trades(g, who, whom, laid) if whom is not None else ())]
        if fits(g, who):
            options.append(verbs.DONE())
        else:  # also what was laid may go, or nobody could make room
            options += [verbs.DISCARD(card, place) for card, place in throwable(g, who)]
            options = list(dict.fromkeys(options))
        if whom is None:
            chosen = yield from choose(who.seat, "ask-arrange", options, "Z-162", who=who.id)
        else:
            chosen = yield from choose(
                who.seat, "ask-trade", options, "Z-163", who=who.id, whom=whom.id
            )
        if chosen.verb == verbs.DONE:
            return
        lay(g, who, whom, chosen, laid)


def loose(g: Invader, who: Survivor, laid: Laid) -> Iterator[tuple[str, str, int]]:
    """The cards of a survivor that may be laid still: card, place, and its depth there."""
    zones = g.state.zones
    for place in KINDS:
        zone = f"{place}-{who.id}"
        items = zones[zone]
        for depth, card in enumerate(items):
            if items.index(card) == depth and items.count(card) > laid.settled[zone, card]:
                yield card, place, depth


@rule("Z-109", "Z-110", "Z-112", "Z-113", "Z-114", "Z-115", "Z-169", "Z-170", "Z-171", "Z-175")
@rule("Z-176", "Z-177", "Z-533")
def moves(g: Invader, who: Survivor, laid: Laid) -> Iterator[Option]:
    """What a survivor can do with the own cards."""
    zones = g.state.zones
    for card, place, depth in loose(g, who, laid):
        if place == REMOTE:
            continue
        row = g.items[card]
        if place == PACK:
            if row.slot == "hand":
                yield from (verbs.HOLD(card, hand) for hand in HANDS)
            elif row.slot == "body":
                if len(zones[model.body(who.id)]) < g.box.numbers.body:
                    yield verbs.WEAR(card)
            elif row.feeds:
                for hand in HANDS:
                    held = zones[f"{hand}-{who.id}"]
                    if held and g.weapons[held[0]].ammo == row.feeds:
                        yield verbs.ATTACH(card, hand)
        elif not must_keep(g, who, card, place):
            yield verbs.DETACH(card, place) if depth and place in HANDS else verbs.STOW(card, place)
        if not must_keep(g, who, card, place):
            yield verbs.DISCARD(card, place)


@rule("Z-163", "Z-164", "Z-191")
def trades(g: Invader, who: Survivor, whom: Survivor, laid: Laid) -> Iterator[Option]:
    """What two survivors can give to each other."""
    for giver, verb in ((who, verbs.GIVE), (whom, verbs.GET)):
        for card, place, _depth in loose(g, giver, laid):
            zone = f"{place}-{giver.id}"
            kept = laid.settled[zone, card] + laid.traded[zone, card]
            if g.state.zones[zone].count(card) > kept and not must_keep(g, giver, card, place):
                yield verb(card, place)


def lay(g: Invader, who: Survivor, whom: Survivor | None, chosen: Option, laid: Laid) -> None:
    """One card goes where the player wants it."""
    card, id = chosen.args[0], who.id
    match chosen.verb:
        case verbs.HOLD:
            hold(g, id, card, chosen.args[1], laid)
        case verbs.WEAR:
            settle(g, card, model.pack(id), model.body(id), laid)
        case verbs.ATTACH:
            settle(g, card, model.pack(id), f"{chosen.args[1]}-{id}", laid)
        case verbs.STOW | verbs.DETACH:
            stow(g, id, card, chosen.args[1], model.pack(id), laid)
        case verbs.DISCARD:
            discard(g, who, card, f"{chosen.args[1]}-{id}")
        case verbs.GIVE | verbs.GET if whom is not None:
            giver, taker = (who, whom) if chosen.verb == verbs.GIVE else (whom, who)
            place = chosen.args[1]
            home = (model.remotes if place == REMOTE else model.pack)(taker.id)
            g.rules.parted(g, giver, card, place, taker)
            for one in stow(g, giver.id, card, place, home, laid):
                laid.traded[home, one] += 1


def shift(g: Invader, card: str, source: str, target: str, laid: Laid) -> None:
    """A card goes from a zone to another; of several copies one that may still be laid elsewhere."""
    g.put(card, source, target)
    left = g.state.zones[source].count(card)
    laid.traded[source, card] = min(left, laid.traded[source, card])
    if laid.settled[source, card] > left:
        laid.settled[source, card] = left
        laid.settled[target, card] += 1


def settle(g: Invader, card: str, pack: str, target: str, laid: Laid) -> None:
    """A card leaves the backpack, and stays where it is for this time."""
    shift(g, card, pack, target, laid)
    laid.settled[target, card] += 1


def hold(g: Invader, id: str, card: str, hand: str, laid: Laid) -> None:
    """A weapon is taken in a hand; what was held there goes into the backpack."""
    zone, pack = f"{hand}-{id}", model.pack(id)
    for other in g.state.zones[zone]:
        shift(g, other, zone, pack, laid)
    settle(g, card, pack, zone, laid)


@rule("Z-174", "Z-534")
def stow(g: Invader, id: str, card: str, place: str, target: str, laid: Laid) -> list[str]:
    """A card goes into a backpack, and what was attached to it, too; all that went there."""
    zone = f"{place}-{id}"
    items = g.state.zones[zone]
    whole = place in HANDS and items[0] == card
    gone = [*items] if whole else [card]
    for other in gone:
        shift(g, other, zone, target, laid)
    return gone


@rule("Z-114")
def discard(g: Invader, who: Survivor, card: str, zone: str) -> None:
    """A card is thrown away, with what is attached to it laid into the backpack."""
    items = g.state.zones[zone]
    first = zone.startswith(HANDS) and items[0] == card
    g.rules.parted(g, who, card, zone.removesuffix(f"-{who.id}"), None)
    g.scrap(card, zone)
    if first:
        g.move_all(zone, model.pack(who.id))
    g.tell(Discarded(who.id, card), "Z-114")


@rule("Z-114", "Z-534")
def make_room(g: Invader, who: Survivor) -> Rule[None]:
    """A backpack that is too full loses cards; nothing is laid elsewhere for that."""
    pack = model.pack(who.id)
    while not fits(g, who):
        options = [verbs.DISCARD(card, PACK) for card in dict.fromkeys(g.state.zones[pack])]
        chosen = yield from choose(who.seat, "ask-throw", options, "Z-534", who=who.id)
        discard(g, who, chosen.args[0], pack)


def throwable(g: Invader, who: Survivor) -> list[tuple[str, str]]:
    """The cards that a survivor may throw away, with their places."""
    zones = g.state.zones
    return [
        (card, place)
        for place in (*HANDS, BODY, PACK)
        for card in dict.fromkeys(zones[f"{place}-{who.id}"])
        if not must_keep(g, who, card, place)
    ]


def give(g: Invader, who: Survivor, card: str, source: str) -> None:
    """A survivor gets a card: into the backpack, to be laid elsewhere at once."""
    g.put(card, source, model.pack(who.id))
    g.tell(Got(who.id, card), "Z-149")


@rule("Z-163", "Z-165", "Z-166", "Z-167")
def trade(g: Invader, who: Survivor, whom: Survivor) -> Rule[None]:
    """Two survivors trade; if the other's player does not agree, everything stays as it was."""
    zones = g.state.zones
    before = {
        zone: zones[zone] for one in (who, whom) for zone in (f"{kind}-{one.id}" for kind in KINDS)
    }
    marks = g.state.marks
    piles = {pile: zones[pile] for pile in (model.DISCARD, model.OXYGEN, model.GONE)}
    yield from arrange(g, who, whom)
    agreed = True
    changed = any(zones[f"{kind}-{whom.id}"] != before[f"{kind}-{whom.id}"] for kind in KINDS)
    if whom.seat != who.seat and changed:
        options = [verbs.AGREE(), verbs.REFUSE()]
        chosen = yield from choose(whom.seat, "ask-agree", options, "Z-166", who=who.id)
        agreed = chosen.verb == verbs.AGREE
    if not agreed:
        for zone, items in (before | piles).items():
            g.rewrite(zone, items)
        g.state.marks = marks
    g.tell(Traded(who.id, whom.id, agreed), "Z-163")
    if agreed:
        yield from arrange(g, whom)


def arranged(g: Invader, who: Survivor) -> Rule[None]:
    """The action to reorganise."""
    yield from arrange(g, who)
    g.tell(Arranged(who.id), "Z-162")
