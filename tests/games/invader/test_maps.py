"""The maps of the missions, drawn by hand: tiles, how they are turned and how they join.

The signs are those of `suite.drawn`: rooms `r`, corridors `c`, outdoors `o`, security `s`, oxygen `x`, airlocks `a`;
`=` `H` doorways, `:` `-` lines, `~` the same zone, `A` airlock doors, `|` `_` walls.
"""

import pytest

from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.rules.map import Board
from hullbreach.games.invader.suite.drawn import drawn_board

BOX = GAME.edition().box

MAPS = {
    "m0": """
        o|x=r=r=c=r
        - H H _ - _
        oAa=s=r=c=r
        - _ _ _ H _
        o:o:o~o|r|o
        ~ ~ ~ ~ H ~
        o:o:o~o|x|o
        - A - - H -
        o|a|o~o|a|o
        - H - - A -
        o|x|o~o:o:o
    """,
    "m1": """
        o|r=r=c:c:c
        - H _ H _ H
        o|s=r=s=a=x
        - H _ _ A _
        o|r|o~o:o:o
        ~ H ~ ~ ~ ~
        o|x|o~o:o:o
        - H - - A _
        o|a|o~o|a=x
        - A - - H H
        o:o:o~o|s=r
        ~ ~ ~ ~ H H
        o:o:o~o|r=r
        - _ _ _ H H
        oAa=x=r=s|r
        - _ _ _ _ _
        o:o:o~o:o:o
    """,
    "m2": """
        o:o:o~o:o:o
        _ A _ _ _ _
        x=a=s=r=s=r
        _ A _ _ _ _
        o:o:o~o:o:o
        ~ ~ ~ ~ ~ ~
        o:o:o~o:o:o
        - _ _ _ _ -
        oAa=x=x=aAo
        - _ _ _ _ -
        o:o:o~o:o:o
        ~ ~ ~ ~ ~ ~
        o:o:o~o:o:o
        - A _ _ A _
        o|a=x=x=a=s
        - H H H _ H
        o|s=r=c:c:c
    """,
    "m3": """
        c:c:c=r=c=s
        _ H - H - H
        r=s=c=r|c:c
        H H - H - H
        r=r|c=r=c=r
        H H - H - H
        r=s=c=r=c=r
        H H - H - H
        c:c:c=s|c|r
        H H - H - H
        r=r=c=r=c=r
        H H - H - H
        r=r=c=r=c=s
        H H - H - H
        r|r=c=r|c:c
        H H - H H H
        r=r=c=r=r=r
    """,
    "m4": """
        r=s|o~o:o:o~o|r=r
        H H - - _ _ _ H H
        x=a|o~oAa=x=r=s|r
        _ A - - _ _ _ _ _
        o:o:o~o:o:o~o:o:o
        ~ ~ ~ ~ ~ ~ ~ ~ ~
        o:o:o~o:o:o~o:o:o
        - _ _ _ A _ _ _ _
        oAa=x=x=a=s=r=s=r
        - _ _ _ A _ _ H H
        o:o:o~o:o:o~o|r|r
    """,
    "m5": """
        o|r=r=s=c=r
        _ H H H - H
        r=c:c:c:c=r
        H - H H _ H
        r=c=r=r=r=r
        H - H H H H
        s=c=r=r=s=r
        H - H H _ H
        c:c:c:c:c:c
        H _ H H _ H
        r=r=r=r=r=r
        H H H H H H
        c:c:c:c:c:c
        - H _ H H H
        c=s=r=r=s=r
        - H H H H _
        c|r=r=r=r|o
    """,
    "m6": """
        o|r=r=r=s|o
        _ H H H H -
        r=s|r=x=a|o
        _ _ _ _ A -
        o:o:o~o:o:o
        ~ ~ ~ ~ ~ ~
        o:o:o~o:o:o
        _ A _ _ A _
        x=a=s=r|a=x
        H _ H H H _
        c:c:c=r=c=s
        - H H H - H
        c|r=r=r=c=r
        - H H H - H
        c=s=r=r=c=s
        - H _ H - H
        c:c:c:c:c:c
    """,
    "m7": """
        o:o:o~o:o:o~o:o:o
        _ _ _ _ _ _ _ A _
        r=s=r=r=s=r=x=a=s
        _ _ _ _ H H H _ H
        o:o:o~o|r|r=c:c:c
        ~ ~ ~ ~ H H H - H
        o:o:o~o|r=r=s=c=r
        _ A _ _ H H _ H H
        x=a=s=r=s|r=x=a|r
        _ A _ _ _ _ _ A _
        o:o:o~o:o:o~o:o:o
        ~ ~ ~ ~ ~ ~ ~ ~ ~
        o:o:o~o:o:o~o:o:o
        - _ _ _ _ - - A _
        oAa=x=x=aAo~o|a=x
        - _ _ _ _ - - H H
        o:o:o~o:o:o~o|s=r
    """,
    "m8": """
        c:c:c=r=c=r=s=c=r
        H _ H _ - _ _ H H
        s=a=x=r=c=r=x=a|r
        _ A _ _ H _ _ A _
        o:o:o~o|r|o~o:o:o
        ~ ~ ~ ~ H ~ ~ ~ ~
        o:o:o~o|x|o~o:o:o
        - A - - H - - _ _
        o|a|o~oAaAo~oAa=x
        - H - - H - - _ _
        o|x|o~o|s|o~o:o:o
        ~ H ~ ~ H ~ ~ ~ ~
        o|r|o~o|r|o~o:o:o
        _ H - - H _ _ _ -
        r=s|o~o|s=r=s=aAo
        _ H - - _ H H H -
        r=r|o~o|r=r=r=x|o
    """,
    "m9": """
        r=s=c=r=r=r
        H H - H _ H
        c:c:c=r=c:c
        H H - H - H
        r=r=c=r=c=s
        H H - H - H
        r=r=c=r=c=r
        H H - H - H
        r|r=c=s|c|r
        H H - H - H
        r=r=c=r=c=r
        H H - H - H
        r=r|c=r=c=s
        H H - H - H
        r=s=c=r|c:c
        _ H - H - H
        c:c:c=r=c=r
    """,
    "m10": """
        o:o:o~o|s=c:c:c:c
        _ _ - - H - H - H
        s=aAo~oAa|c=s=c=r
        H H - - H - H - H
        r=x|o~o|x=c=r=c=r
        H H ~ ~ H H H - H
        r|r|o~o|r=r=s=c=r
        H H _ _ H H _ H H
        r=s=r=r=s|r=x=a|r
        _ _ _ _ _ _ _ A _
        o:o:o~o:o:o~o:o:o
    """,
}
ASKEW = {"m3": "way-b2-a3", "m5": "way-b8-c9", "m6": "way-c7-b8", "m9": "way-a7-b8"}
"""The doorway of tile 02-V at a corner, which no drawing shows."""


@pytest.mark.rule("Z-018", "Z-047", "Z-048", "Z-049", "Z-348", "Z-353", "Z-359", "Z-363", "Z-369")
@pytest.mark.rule("Z-372", "Z-375", "Z-382", "Z-390", "Z-395", "Z-406", "Z-509", "Z-510", "Z-511")
@pytest.mark.rule("Z-512", "Z-522", "Z-070")
@pytest.mark.parametrize("id", MAPS)
def test_a_map_is_as_it_is_drawn(id: str) -> None:
    drawn, laid = drawn_board(MAPS[id]), Board.of(BOX.missions[id], BOX.tiles)
    assert {one.id: (one.cells, one.kind) for one in laid.zones.values()} == {
        one.id: (one.cells, one.kind) for one in drawn.zones.values()
    }
    corner = {ASKEW[id]: "doorway"} if id in ASKEW else {}
    assert {one.id: one.kind for one in laid.ways.values()} == {
        one.id: one.kind for one in drawn.ways.values()
    } | corner


@pytest.mark.rule("Z-512", "Z-515")
@pytest.mark.parametrize("id", ASKEW)
def test_rooms_that_meet_at_a_corner_see_and_reach_each_other(id: str) -> None:
    board = Board.of(BOX.missions[id], BOX.tiles)
    one, other = board.ways[ASKEW[id]].ends
    for here, there in ((one, other), (other, one)):
        open_layout = board.layout(((), (), (), ()))
        assert open_layout.sees(here)[there] == 1
        assert there in open_layout.exits[here]
        assert there not in board.layout(((ASKEW[id],), (), (), ())).sees(here)
