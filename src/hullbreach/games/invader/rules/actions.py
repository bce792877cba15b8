"""The other actions of a turn: reorganise, trade, objectives, noise, and doing nothing."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.invader.rules import gear, model, verbs
from hullbreach.games.invader.rules.events import Discarded, ObjectiveTaken
from hullbreach.games.invader.rules.experience import gain
from hullbreach.games.invader.rules.model import MRE, REMOTES, TAKEN
from hullbreach.games.invader.rules.paying import follow_up, once, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.weapons import make_noise, show_oneself
from hullbreach.kernel import ALL_EYES, COMMIT, Action, Rule, choose, deny, each, rule

MEAL = 1
"""The experience of a meal."""


@rule("Z-162", "Z-167")
def arrange(g: Invader, seat: int) -> Rule[None]:
    """Reorganise the own cards."""
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    if not g.cards(g.actor):
        yield deny("Z-162", "denied-no-cards")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    yield from gear.arranged(g, g.actor)


def companions(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The others in the zone."""
    who = g.actor
    return each(one.id for one in g.people(who.zone) if one is not who and not one.guest)


@rule("Z-163", "Z-167")
def trade(g: Invader, seat: int, whom: str) -> Rule[None]:
    """Trade with one survivor in the zone."""
    other = g.survivor(whom)
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    if not (g.belongings(g.actor) or g.belongings(other)):
        yield deny("Z-163", "denied-no-cards")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    yield from gear.trade(g, g.actor, other)


def tokens(g: Invader, seat: int) -> Iterable[tuple[str, ...]]:
    """The zone, if an objective lies there."""
    zone = g.actor.zone
    return [(zone,)] if g.state.zones.get(model.objectives(zone)) else ()


@rule("Z-182", "Z-340", "Z-343", "Z-524", "Z-528", "Z-342")
def take(g: Invader, seat: int, zone: str) -> Rule[None]:
    """Take an objective."""
    who, place = g.actor, model.objectives(zone)
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    if g.state.eyes[place] == ALL_EYES and not g.rules.may_take(g, g.state.zones[place][-1]):
        yield deny("Z-340")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    token = g.turned(place, TAKEN)
    if token in REMOTES:
        g.put(token, TAKEN, model.remotes(who.id))
    g.tell(ObjectiveTaken(who.id, token, zone), "Z-182")
    yield from gain(g, who, g.box.numbers.objective)
    g.rules.taken(g, who, token)
    yield from g.rules.reward(g, who, token)


@rule("Z-183")
def noise(g: Invader, seat: int) -> Rule[None]:
    """Make noise."""
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    show_oneself(g, g.actor)
    make_noise(g, g.actor, "Z-183")


@rule("Z-539")
def eat(g: Invader, seat: int) -> Rule[None]:
    """Eat a ration for experience; that is free."""
    who = g.actor
    if MRE not in g.state.zones[model.pack(who.id)]:
        yield deny("Z-539")
    yield COMMIT
    g.scrap(MRE, model.pack(who.id))
    g.tell(Discarded(who.id, MRE), "Z-539")
    yield from gain(g, who, MEAL)


@rule("Z-114")
def throw(g: Invader, seat: int) -> Rule[None]:
    """Throw a card away; that is free."""
    who = g.actor
    if not (g.state.actions or g.state.free):
        yield deny("Z-114", "denied-no-action")
    if not gear.throwable(g, who):
        yield deny("Z-114", "denied-no-cards")
    yield COMMIT
    options = [verbs.DISCARD(card, place) for card, place in gear.throwable(g, who)]
    chosen = yield from choose(who.seat, "ask-throw", options, "Z-114", who=who.id)
    card, place = chosen.args
    gear.discard(g, who, card, f"{place}-{who.id}")
    yield from gear.make_room(g, who)


@rule("Z-184")
def stop(g: Invader, seat: int) -> Rule[None]:
    """End the turn; actions that are left are lost."""
    yield COMMIT
    g.state.actions, g.state.free = 0, ()
    once(g, verbs.STOP)


ACTIONS = (
    Action(verbs.ARRANGE, arrange, idle=lambda plight: not plight.acts),
    Action(
        verbs.TRADE, trade, companions, idle=lambda plight: not (plight.acts and plight.company)
    ),
    Action(verbs.TAKE, take, tokens, idle=lambda plight: not (plight.acts and plight.token)),
    Action(verbs.NOISE, noise, idle=lambda plight: not plight.acts),
    Action(verbs.EAT, eat, idle=lambda plight: not plight.ration),
    Action(verbs.THROW, throw, idle=lambda plight: not plight.pays),
    Action(verbs.STOP, stop),
)
