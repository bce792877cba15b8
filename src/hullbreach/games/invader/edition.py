"""The game as agreed: its box, the map of its mission, its rules and its course."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hullbreach.games.invader import box
from hullbreach.games.invader.box import Mission
from hullbreach.games.invader.rules.map import Board
from hullbreach.games.invader.rules.model import objectives
from hullbreach.games.invader.rules.rounds import course
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.games.invader.rules.turns import ACTIONS
from hullbreach.kernel.edition import Edition
from hullbreach.kernel.laying import laid
from hullbreach.kernel.packs import Pack

if TYPE_CHECKING:
    from hullbreach.games.invader.looks.picture import Picture
    from hullbreach.kernel.game import Game

PACK = Pack(id="base", role="base", folders=(files(__package__),))


class InvaderEdition(Edition):
    """What the rules of a game in progress are made of."""

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        super().__init__(game, packs)
        self.box = box.build(self.tables)
        self.kinds = box.kinds(self.box)
        self.none = (0,) * len(self.kinds)
        self.items = {f"item-{id}": row for id, row in self.box.items.items()}
        self.weapons = {id: row.weapon for id, row in self.items.items() if row.weapon is not None}
        self.actions = (*ACTIONS, *(one for parts in self.parts for one in parts.actions))
        self.by_verb = {action.verb: action for action in self.actions}
        self.course = course()
        self.settle()

    def settle(self) -> None:
        """The mission is laid out, and its rules are put together."""
        parts = [one.rules for one in reversed(self.parts) if one.rules is not None]
        rules: type[Rulebook] = laid("Rules", [*parts, Rulebook])
        self.mission = self.mission_row(rules.mission)
        self.board = self.lay_out(self.mission)
        self.rules = rules(self.mission, self.board)
        cells = (*(one.cell for one in self.mission.shown), *self.mission.hidden)
        self.guests = tuple(
            (f"survivor-guest-{number}", self.board.at(cell))
            for number, cell in enumerate(self.mission.scientists, 1)
        )
        """Who stands on the map to be led out, and where."""
        self.objective_zones = tuple(objectives(self.board.at(cell)) for cell in cells)

    def mission_row(self, id: str) -> Mission:
        """What the box says of the mission."""
        return self.box.missions[id]

    def lay_out(self, mission: Mission) -> Board:
        """The map of the mission."""
        return Board.of(mission, self.box.tiles)

    @cached_property
    def picture(self) -> Picture:
        """How it looks."""
        from hullbreach.games.invader.looks.picture import Picture

        return Picture(self)
