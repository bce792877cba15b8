"""Maps that a test draws: the signs are those of `rules.map`, two characters for each cell and border.

>>> from hullbreach.games.invader.rules.map import Layout
>>> board = drawn_board('''
...     r=c:c
...     _ _ H
...     o:oAa
... ''')
>>> sorted(Layout(board).sees("zone-a1"))
['zone-a1', 'zone-b1', 'zone-c1']
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import msgspec

from hullbreach.games.invader.box import Mission
from hullbreach.games.invader.edition import InvaderEdition
from hullbreach.games.invader.game import GAME, InvaderGame
from hullbreach.games.invader.rules.map import OUTDOOR, Board, Border, Cell, Ground
from hullbreach.kernel.packs import Pack

ACROSS: dict[str, Border] = {"=": "doorway", ":": "line", "~": "same", "A": "lock", "|": "wall"}
DOWN: dict[str, Border] = {"H": "doorway", "-": "line", "~": "same", "A": "lock", "_": "wall"}


def drawn_board(drawing: str) -> Board:
    """A board as it is drawn: cells and what stands between them, line by line."""
    lines = [line.rstrip() for line in dedent(drawing).strip("\n").splitlines()]
    ground = Ground({}, {}, {})
    for number, line in enumerate(lines[::2], 1):
        for column, letter in enumerate(line[::2], 1):
            ground.letters[number, column] = letter
            ground.tiles[number, column] = "drawn"
    for number, line in enumerate(lines[::2], 1):
        for column, sign in enumerate(line[1::2], 1):
            _join(ground, (number, column), (number, column + 1), ACROSS[sign])
    for number, line in enumerate(lines[1::2], 1):
        for column, sign in enumerate(line[::2], 1):
            _join(ground, (number, column), (number + 1, column), DOWN[sign])
    return Board(ground)


def _join(ground: Ground, one: Cell, other: Cell, border: Border) -> None:
    if border == "wall" and OUTDOOR in (ground.letters[one], ground.letters[other]):
        border = "outer"
    ground.join(one, other, border)


class DrawnEdition(InvaderEdition):
    """The tutorial's rules on a map that a test has drawn, with nothing on it."""

    def __init__(self, game: Any, packs: tuple[Pack, ...]) -> None:
        # The box is the same for all: only what depends on the map is made anew.
        vars(self).update(vars(GAME.edition(tuple(pack.id for pack in packs))))
        vars(self).pop("views", None)
        vars(self).pop("picture", None)
        self.game = game
        self.drawing: DrawnGame = game
        self.settle()

    def mission_row(self, id: str) -> Mission:
        """Nothing lies on the map but what the test says."""
        bare = {
            "start": (),
            "spawns": (),
            "mold": (),
            "shown": (),
            "xenos": (),
            "bot": "",
            "gun": "",
            "exit": "",
            "takes": (),
            "needs": (),
        }
        return msgspec.structs.replace(super().mission_row(id), **(bare | self.drawing.row))

    def lay_out(self, mission: Mission) -> Board:
        """The map as it is drawn."""
        return drawn_board(self.drawing.drawing)


class DrawnGame(InvaderGame):
    """The game on a map that a test has drawn; `row` says what the mission has there."""

    name = "invader"
    edition_kind = DrawnEdition

    def __init__(self, drawing: str, **row: Any) -> None:
        self.drawing, self.row = drawing, row
        self.copy = GAME.copy  # written out once for all
