"""What a position uses of the box, and what is remembered of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hullbreach.games.invader.rules import model
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Facts, SeatFacts
from hullbreach.kernel.events import Told

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game


def used(g: Invader) -> Iterable[str]:
    """Cards that lie open or are carried, and skills that somebody has."""
    zones = g.state.zones
    found = dict.fromkeys([*zones[model.DISCARD], *zones[model.XENO_DISCARD]])
    for one in g.crew:
        found |= dict.fromkeys(card for card, _zone in g.cards(one))
        found |= dict.fromkeys(one.skills)
    return found


def usable(game: Game[Any]) -> Iterable[str]:
    """Every card, and every skill that stands on the card of a survivor."""
    box = game.edition().box
    found = [f"item-{id}" for id in box.items]
    found += [f"mold-{id}" for id in box.mold_cards]
    found += [f"xenocard-{id}" for id in box.xeno_cards]
    for row in box.survivors.values():
        found += [f"skill-{one}" for one in (row.blue, row.yellow, *row.orange, *row.red)]
    return dict.fromkeys(found)


def facts(g: Invader, told: Sequence[Told]) -> Facts:
    """The mission, how it ended, and who was played by whom."""
    state = g.state
    return Facts(
        ending=state.verdicts[0].reason.id,
        rounds=state.round,
        traits={"mission": f"mission-{g.mission.id}", "level": g.level_name()},
        used=sorted(used(g)),
        seats=[
            SeatFacts(traits={"survivor": [one.id for one in state.crew if one.seat == seat]})
            for seat in range(state.seats)
        ],
    )
