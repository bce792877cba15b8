"""Every action that there can be in a game, in a fixed order."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hullbreach.games.invader.rules.combat import FRIEND
from hullbreach.games.invader.rules.gear import KINDS
from hullbreach.games.invader.rules.model import HANDS, MACHINES, REMOTES
from hullbreach.games.invader.rules.verbs import VERBS
from hullbreach.kernel import Text, each
from hullbreach.kernel.verbs import spoken
from hullbreach.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition


@cache
def vocabulary(edition: InvaderEdition, seats: int) -> Vocabulary:
    """All that can be chosen in a mission."""
    box, board = edition.box, edition.board
    survivors = [*(f"survivor-{id}" for id in box.survivors), *(id for id, _ in edition.guests)]
    xenos = [kind.name for kind in edition.kinds]
    words = {
        "zone": board.zones,
        "way": [way.id for way in board.ways.values() if way.kind == "doorway"],
        "item": edition.items,
        "weapon": edition.weapons,
        "card": [*edition.items, *REMOTES],
        "hand": HANDS,
        "place": KINDS,
        "survivor": survivors,
        "xeno": xenos,
        "cause": [*xenos, FRIEND],
        "machine": MACHINES,
        "target": [*survivors, *MACHINES],
        "skill": [f"skill-{id}" for id in box.skills],
        "player": [f"player-{seat}" for seat in range(seats)],
    }
    verbs = (*VERBS, *(verb for parts in edition.parts for verb in parts.verbs))
    labels = {
        way.id: Text("invader-way", {"a": way.ends[0], "b": way.ends[1], "kind": way.kind})
        for way in board.ways.values()
    }
    actions = spoken(verbs, {kind: [*each(all_)] for kind, all_ in words.items()})
    return Vocabulary(actions, labels)
