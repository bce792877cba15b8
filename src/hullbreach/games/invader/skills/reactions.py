"""Skills that work when Xeno cards are drawn: Combat reflexes and Xeno link."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.invader.rules import turns, verbs, weapons
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.spawning import ANEW
from hullbreach.games.invader.skills.lending import give_back, lend
from hullbreach.kernel import PASS, Option, Rule, choose, offers, perform, rule


@rule("Z-452", "Z-453", "Z-454", "Z-630")
def react(g: Invader, zones: Sequence[str]) -> Rule[None]:
    """Xenos have come to zones: one survivor after another may attack them there, once for each card."""
    state = g.state
    state.agenda.pop()
    if zones[0] == ANEW:
        state.reacted = ()
    for who in g.there():
        if g.has(who, "reflexes") and who.id not in state.reacted:
            yield from strike_at(g, who, zones)


def strike_at(g: Invader, who: Survivor, zones: Sequence[str]) -> Rule[None]:
    """A survivor may attack one of these zones for free."""
    waits = lend(g, who, 0, ("combat",))
    options = attacks_on(g, who, zones)
    if options:
        chosen = yield from choose(who.seat, "ask-react", [*options, PASS], "Z-452", who=who.id)
        if chosen is not PASS:
            g.state.reacted = (*g.state.reacted, who.id)
            action = g.edition.by_verb[chosen.verb]
            yield from perform(g, who.seat, action, chosen.args)
    give_back(g, waits)


def attacks_on(g: Invader, who: Survivor, zones: Sequence[str]) -> list[Option]:
    """All attacks of a survivor on these zones, where Xenos are still."""
    alive = [zone for zone in zones if zone != ANEW and g.crowd(zone)]
    found = offers(g, who.seat, weapons.ACTIONS)
    return [one for one in found if (one.args[1] if len(one.args) > 1 else who.zone) in alive]


@rule("Z-486", "Z-487", "Z-488", "Z-636")
def extra_turns(g: Invader, ids: Sequence[str]) -> Rule[None]:
    """These survivors take an extra turn, in an order that the players choose."""
    state = g.state
    if state.acting >= 0:
        yield from turns.act(g)
        return
    there: list[Survivor] = [one for one in g.there() if one.id in ids]
    if not there:
        state.agenda.pop()
        return
    options = [verbs.BEGIN(one.id) for one in there]
    seat = g.decider(one.id for one in there)
    chosen = yield from choose(seat, "ask-begin", options, "Z-488")
    word = state.agenda[-1].split()[0]
    state.agenda[-1] = " ".join((word, *(one.id for one in there if one.id != chosen.args[0])))
    yield from turns.begin_turn(g, g.survivor(chosen.args[0]))
