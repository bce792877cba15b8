"""The words in which lessons lay out a position: who has the turn, who stands where, with what, against whom.

`turns` comes first: those who have not acted yet in the first round; everybody else has. All the rest is as
the setup leaves it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.games.invader.rules import model
from hullbreach.games.invader.rules.model import STARTING, Survivor
from hullbreach.kernel.openings import Opening, OpeningError


class InvaderOpening(Opening):
    """Lays out a position of the game."""

    def lay_turns(self, names: Sequence[str]) -> None:
        """The first round goes on: only these have not acted yet; everybody has a starting card."""
        g, state = self.play, self.play.state
        playing = [one for one in state.crew if not one.guest]
        for number, one in enumerate(playing):
            one.seat = number % state.seats
            one.acted = True
            g.put(state.zones[STARTING][-1], STARTING, model.left(one.id))
        for name in names:
            self.person(name).acted = False
        state.stage, state.round, state.turn = "players", 1, self.person(names[0]).seat

    def lay_where(self, places: Mapping[str, str]) -> None:
        """Survivors, each in the zone of a cell."""
        for name, cell in places.items():
            self.person(name).zone = self.zone(cell)

    def lay_cards(self, places: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """Exactly these cards of a survivor: `hand-left`, `hand-right`, `place-body`, `place-pack`."""
        for name, held in places.items():
            for place, cards in held.items():
                zone = f"{place}-{self.person(name).id}"
                for card in [*self.play.state.zones[zone]]:
                    self.play.scrap(card, zone)
                for card in cards:
                    self.bring(f"item-{card}", zone)

    def lay_xenos(self, groups: Mapping[str, Mapping[str, int]]) -> None:
        """Exactly so many Xenos of each kind in the zones of these cells."""
        g = self.play
        for cell, wanted in groups.items():
            zone = self.zone(cell)
            for kind in g.kinds:
                g.change(zone, kind.at, wanted.get(kind.id, 0) - g.xenos(zone)[kind.at])

    def person(self, name: str) -> Survivor:
        """A survivor by name."""
        found = [one for one in self.play.state.crew if one.id == f"survivor-{name}"]
        if not found:
            raise OpeningError(f"there is no survivor {name!r}")
        one: Survivor = found[0]
        return one

    def zone(self, cell: str) -> str:
        """The zone of a cell."""
        try:
            found: str = self.play.board.at(cell)
        except (KeyError, ValueError):
            raise OpeningError(f"the map has no cell {cell!r}") from None
        return found
