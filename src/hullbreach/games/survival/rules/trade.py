"""Trade: everyone in the room may make offers; two who agree exchange what they have.

Whoever makes an offer names one thing of their own, for whom it is, and what they want for it:
nothing, something that they know the other has, or whatever the other offers. The other agrees,
names something else in return, or refuses. Only the two hear of it; what comes out of an
inventory is seen by nobody else.
"""

from __future__ import annotations

from collections import Counter

from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import interrupted, pay
from hullbreach.games.survival.rules.events import Acted, NoDeal, Offered, Traded
from hullbreach.games.survival.rules.items import fit_hands, in_public, untape, where
from hullbreach.games.survival.rules.model import OBJECTS, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import COMMIT, Option, Rule, Text, choose, deny, eye, rule

NOTHING = verbs.FOR_NOTHING()
OFFER = verbs.FOR_AN_OFFER()
AGREE = verbs.AGREE()
REFUSE = verbs.REFUSE()
DONE = verbs.DONE()


@rule("N-197", "N-198", "N-202", "N-203")
def trade(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """The basic action: open a trade in the room.

    If nothing changes hands, it did not happen, unless the game says that it was an action all the same.
    """
    state = g.state
    if g.alone(seat):
        yield deny("N-198", "denied-nobody-here")
    if state.no_deal:
        yield deny("N-202", "denied-no-deal")
    yield COMMIT
    paid = yield from pay(g, seat, g.box.numbers.costs.trade)
    what = Text("act-trade")
    g.tell(Acted(g.name(seat), what, paid), "N-197")
    if (yield from interrupted(g, seat, what)):
        return
    if (yield from haggle(g, seat)) or g.rules.idle_trade_counts:
        return
    for card in paid:
        g.put(card, model.discard(seat), model.hand(seat))
    state.actions += 0 if state.boundless else 1
    state.acted -= 1
    state.no_deal = True
    g.tell(NoDeal(g.name(seat), paid), "N-202")


@rule("N-198", "N-199", "N-200", "N-201", "N-627")
def haggle(g: Survival[SurvivalState], seat: int) -> Rule[bool]:
    """All in the room make offers in turn until nobody wants to; whether anything was traded."""
    here = g.people(g.crew[seat].slot)
    start = here.index(seat)
    talking = here[start:] + here[:start]
    received: dict[int, Counter[str]] = {one: Counter() for one in here}
    refused: list[tuple[int, str, int, str]] = []
    traded = False
    while talking:
        for one in list(talking):
            things = goods(g, one, received[one])
            offers = [verbs.OFFER(thing) for thing in things]
            chosen = yield from choose(one, "ask-trade", [*offers, DONE], "N-198", secret=True)
            if chosen is DONE:
                talking.remove(one)
                continue
            others = [other for other in here if other != one]
            traded |= yield from propose(g, one, chosen.args[0], others, received, refused)
    return traded


def goods(g: Survival[SurvivalState], seat: int, received: Counter[str]) -> list[str]:
    """What a character can offer: all it has but what it was given in this same trade."""
    have = Counter(g.state.zones[model.pack(seat)] + g.carried(seat))
    return [
        thing
        for thing, count in have.items()
        if count > received[thing]
        and (thing in OBJECTS or g.rules.inseparable(g, seat, thing, trade=True) is None)
    ]


@rule("N-199", "N-200", "N-201")
def propose(
    g: Survival[SurvivalState],
    seat: int,
    thing: str,
    others: list[int],
    received: dict[int, Counter[str]],
    refused: list[tuple[int, str, int, str]],
) -> Rule[bool]:
    """One offer to one of the others, and the answer; whether the two agreed."""
    names = [verbs.TO(g.name(other)) for other in others]
    chosen = yield from choose(seat, "ask-trade-whom", names, "N-198", thing=thing)
    other = g.seat_of(chosen.args[0])
    price = yield from _name_price(g, seat, thing, other, received, refused)
    if price is None:
        return False
    answer, wanted = yield from _hear_answer(g, seat, thing, other, price, received)
    if answer is REFUSE:
        refused.append((seat, thing, other, price.id))
        return False
    yield from exchange(g, seat, thing, other, wanted)
    received[other][thing] += 1
    if wanted:
        received[seat][wanted] += 1
    return True


@rule("N-199")
def _name_price(
    g: Survival[SurvivalState],
    seat: int,
    thing: str,
    other: int,
    received: dict[int, Counter[str]],
    refused: list[tuple[int, str, int, str]],
) -> Rule[Option | None]:
    """What is wanted for the thing; nothing can be asked for that has been refused before."""
    known = [item for item in g.see(model.pack(other), seat) if item is not None]
    seen = [
        item for item in [*known, *g.carried(other)] if item in goods(g, other, received[other])
    ]
    prices = [NOTHING, OFFER, *(verbs.FOR(item) for item in sorted(set(seen)))]
    prices = [price for price in prices if (seat, thing, other, price.id) not in refused]
    if not prices:
        return None
    return (
        yield from choose(
            seat, "ask-trade-price", prices, "N-199", secret=True, thing=thing, whom=g.name(other)
        )
    )


@rule("N-199", "N-201")
def _hear_answer(
    g: Survival[SurvivalState],
    seat: int,
    thing: str,
    other: int,
    price: Option,
    received: dict[int, Counter[str]],
) -> Rule[tuple[Option, str]]:
    """The offer, and what the other says to it: whether they agree, and on what in return."""
    wanted = price.args[0] if price.args else ""
    show(g, seat, thing, other)
    terms = Text(f"terms-{price.verb}", {"thing": wanted} if wanted else {})
    told = Offered(g.name(seat), g.name(other), thing, terms)
    public = Offered(g.name(seat), g.name(other))
    g.tell(told, "N-201", to=eye(seat) | eye(other), instead=public)
    answers = [] if price is OFFER else [AGREE]
    answers += [
        verbs.IN_RETURN(item)
        for item in goods(g, other, received[other])
        if item != wanted and price is not NOTHING
    ]
    prompt = "ask-trade-" + price.verb
    chosen = yield from choose(
        other,
        prompt,
        [*answers, REFUSE],
        "N-199",
        secret=True,
        who=g.name(seat),
        thing=thing,
        wanted=wanted or None,
    )
    if chosen.verb == verbs.IN_RETURN:
        wanted = chosen.args[0]
        show(g, other, wanted, seat)
        chosen = yield from choose(
            seat,
            "ask-trade-in-return",
            [AGREE, REFUSE],
            "N-199",
            secret=True,
            who=g.name(other),
            thing=thing,
            wanted=wanted,
        )
    return chosen, wanted


@rule("N-201")
def show(g: Survival[SurvivalState], seat: int, thing: str, to: int) -> None:
    """Let another player see something out of one's own inventory."""
    pack = model.pack(seat)
    if thing in g.state.zones[pack]:
        g.show(pack, g.single_out(thing, pack), eye(to))


@rule("N-199", "N-200", "N-204", "N-406", "N-427", "N-718")
def exchange(
    g: Survival[SurvivalState], seat: int, thing: str, other: int, wanted: str
) -> Rule[None]:
    """Two things change hands, or one; a weapon keeps its ammo, full hands must let go."""
    told = Traded(g.name(seat), g.name(other), thing, wanted or None)
    public = Traded(
        g.name(seat),
        g.name(other),
        in_public(g, seat, thing),
        in_public(g, other, wanted) if wanted else None,
    )
    g.reveal()
    _hand_over(g, seat, thing, other)
    if wanted:
        _hand_over(g, other, wanted, seat)
    g.tell(told, "N-199", to=eye(seat) | eye(other), instead=public)
    yield from fit_hands(g, other)
    yield from fit_hands(g, seat)


def _hand_over(g: Survival[SurvivalState], seat: int, thing: str, to: int) -> None:
    source = model.hands(seat) if thing in OBJECTS else where(g, seat, thing)
    target = model.hands(to) if source == model.hands(seat) else model.pack(to)
    g.put(thing, source, target)
    untape(g, seat)
