"""Search: items are drawn, some are kept."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.events import ItemLost
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import gain_item
from hullbreach.games.retaliation.rules.using import use_at_once
from hullbreach.games.survival.rules.events import Found
from hullbreach.kernel import Rule, choose, eye, rule


@rule("R-309", "R-310", "R-473", "R-552")
def find(
    g: Retaliation, seat: int, colours: list[str], keep: int, *, discarded: bool = False
) -> Rule[None]:
    """Items are drawn, some are kept; the others go under their decks, or on their discard piles.

    Whoever dies of what was found keeps nothing more.
    """
    looking = f"looking-{seat}"
    for colour in colours:
        if g.state.zones[f"deck-{colour}"]:
            g.draw(f"deck-{colour}", looking)
    for number in range(keep):
        there = dict.fromkeys(g.state.zones[looking])
        if not there or not g.crew[seat].aboard:
            break
        answers = [verbs.KEEP(item) for item in there]
        chosen = yield from choose(seat, "ask-keep", answers, "R-309", secret=True)
        item = chosen.args[0]
        # Everyone sees whether it is heavy: a part of the secret.
        g.reveal()
        colour, open_ = f"colour-{g.row(item).deck}", item if g.row(item).heavy else None
        under = number + 1 == keep and not discarded
        left = [one for one in there if one != item] if under else []
        known = Found(g.name(seat), colour, item, left)
        yield from gain_item(g, seat, item, looking)
        g.tell(known, "R-309", to=eye(seat), instead=Found(g.name(seat), colour, open_))
        yield from use_at_once(g, seat, item)
    for item in list(g.state.zones[looking]):
        colour = g.row(item).deck
        if discarded:
            g.put(item, looking, f"discard-{colour}")
            g.tell(ItemLost(g.name(seat), item), "R-473")
        else:
            g.put(item, looking, f"deck-{colour}", 0)
