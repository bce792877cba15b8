"""The players' phase: each player's survivors act one after another."""

from __future__ import annotations

from hullbreach.games.invader.rules import (
    actions,
    doors,
    machines,
    model,
    movement,
    search,
    verbs,
    weapons,
)
from hullbreach.games.invader.rules.events import Left, RoundBegins, TurnBegins
from hullbreach.games.invader.rules.model import GONE, OXYGEN, TANK, Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills import actions as skills
from hullbreach.games.invader.skills.gains import actions_of, free_actions
from hullbreach.kernel import PASS, Ask, Option, Rule, choose, offers, perform, refusals, rule

ACTIONS = (
    *movement.ACTIONS,
    *weapons.ACTIONS,
    *search.ACTIONS,
    *doors.ACTIONS,
    *machines.ACTIONS,
    *skills.ACTIONS,
    *actions.ACTIONS,
)
"""What can be done in a turn, in the order in which it is offered."""


@rule("Z-032")
def begin_round(g: Invader) -> None:
    """A round begins: everybody can act again, the first player first."""
    state = g.state
    state.round += 1
    state.turn, state.acting = state.first, -1
    for one in g.crew:
        one.acted = False
    g.tell(RoundBegins(state.round), "Z-032")


def players(g: Invader) -> Rule[None]:
    """One choice of the players' phase."""
    if g.state.acting >= 0:
        yield from act(g)
    else:
        yield from next_survivor(g)


@rule("Z-033", "Z-034", "Z-037", "Z-506", "Z-644")
def next_survivor(g: Invader) -> Rule[None]:
    """The player in turn says who acts next; when all have acted, the next player does."""
    state = g.state
    if (yield from cut_in(g)):
        return
    waiting = [one for one in still(g) if one.seat == state.turn]
    if waiting:
        options = [verbs.BEGIN(one.id) for one in waiting]
        if may_wait(g, waiting):
            options.append(PASS)
        chosen = yield from choose(state.turn, "ask-begin", options, "Z-033")
        if chosen is not PASS:
            yield from begin_turn(g, g.survivor(chosen.args[0]))
            return
    following = (state.turn + 1) % state.seats
    if following == state.first:
        yield from g.rules.players_done(g)
        g.advance()
    else:
        state.turn = following


def still(g: Invader) -> list[Survivor]:
    """The survivors who have not acted in this round."""
    return [one for one in g.crew if one.zone and not one.acted and not one.guest]


@rule("Z-475", "Z-476")
def cut_in(g: Invader) -> Rule[bool]:
    """Tacticians of other players may take their turn now; whether one does."""
    state = g.state
    ready = [one for one in still(g) if one.seat != state.turn and g.has(one, "tactician")]
    for seat in dict.fromkeys(one.seat for one in ready):
        options = [verbs.BEGIN(one.id) for one in ready if one.seat == seat]
        chosen = yield from choose(seat, "ask-cut-in", [*options, PASS], "Z-475")
        if chosen is not PASS:
            yield from begin_turn(g, g.survivor(chosen.args[0]))
            return True
    return False


@rule("Z-475")
def may_wait(g: Invader, waiting: list[Survivor]) -> bool:
    """Whether a player can leave the own turn to later: only tacticians wait, and others will act."""
    if not all(g.has(one, "tactician") for one in waiting):
        return False
    state = g.state
    place = (state.turn - state.first) % state.seats
    return any((one.seat - state.first) % state.seats > place for one in still(g))


@rule("Z-035")
def begin_turn(g: Invader, who: Survivor) -> Rule[None]:
    """A survivor's turn begins."""
    state = g.state
    state.acting = g.crew.index(who)
    state.actions, state.free = actions_of(g, who), free_actions(who)
    state.spent, state.streak, state.streaks, state.combats = (), "", 0, 0
    g.tell(TurnBegins(who.id), "Z-033")
    yield from skills.turn_begins(g, who)


@rule("Z-036")
def act(g: Invader) -> Rule[None]:
    """One action of a turn."""
    state, who, all_actions = g.state, g.actor, g.edition.actions
    seat = who.seat
    if not state.actions and not state.free and len(offered := options(g)) < 2:
        chosen = offered[0]
    else:
        chosen = yield Ask(
            seat,
            "ask-invader-turn",
            lambda: options(g),
            {"who": who.id, "left": state.actions},
            "Z-035",
            closed=lambda: refusals(g, seat, all_actions),
        )
    yield from perform(g, seat, g.edition.by_verb[chosen.verb], chosen.args)
    if verbs.STOP in state.spent:
        yield from end_turn(g, who)


def options(g: Invader) -> list[Option]:
    """All that can be done now."""
    return offers(g, g.actor.seat, g.edition.actions)


@rule("Z-338", "Z-596")
def end_turn(g: Invader, who: Survivor) -> Rule[None]:
    """A turn is over; at the exit the survivor may leave."""
    if who.zone and g.rules.may_leave(g, who):
        either = [verbs.LEAVE(), verbs.STAY()]
        chosen = yield from choose(who.seat, "ask-leave", either, "Z-338", who=who.id)
        if chosen.verb == verbs.LEAVE:
            leave(g, who)
    who.acted = True
    g.state.acting = -1


@rule("Z-341", "Z-597")
def leave(g: Invader, who: Survivor) -> None:
    """A survivor is out, with all cards; oxygen tanks go back to the supply."""
    for card, zone in g.cards(who):
        g.put(card, zone, OXYGEN if card == TANK else GONE)
    g.move_all(model.remotes(who.id), GONE)
    who.zone, who.out, who.unseen = "", True, False
    g.tell(Left(who.id), "Z-596")
