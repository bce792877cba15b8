"""The grid under the base: 23 spaces for rooms in three sectors, and the gaps between them for corridors.

The grid never changes. A place is named by where it is, `space-a3`, and a corridor by the two places
that it would join, `gap-lz-a3`; which room and which corridor tile lie there is said by the state.
"""

from __future__ import annotations

from hullbreach.kernel import rule

ROWS = (
    ("a1", "a2", "hib", "c1", "c2"),
    ("a3", "b1", "b2", "c3"),
    ("lz", "a4", "b3", "c4", "c5"),
    ("a5", "b4", "b5", "c6"),
    ("a6", "a7", "b6", "c7", "c8"),
)
"""Every other row is shifted half a step to the right."""
WAYS = ("nw", "ne", "e", "se", "sw", "w")
BACK = {"nw": "se", "ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e"}
SLOPES = {
    "nw": "falling",
    "se": "falling",
    "e": "level",
    "w": "level",
    "ne": "rising",
    "sw": "rising",
}
SECTORS = ("a", "b", "c")
LZ, HIB = "space-lz", "space-hib"
FIXED = {LZ: "room-landing-zone", HIB: "room-hibernatorium"}

AT: dict[str, tuple[int, int]] = {
    f"space-{name}": (row, 2 * column + row % 2)
    for row, names in enumerate(ROWS)
    for column, name in enumerate(names)
}
"""The row of a space, and how many half steps from the left edge it is."""
SPACES = tuple(AT)
"""From the top left, row by row."""
_STEPS = {"nw": (-1, -1), "ne": (-1, 1), "e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2)}
_SPACE_AT = {place: space for space, place in AT.items()}

NEIGHBOURS: dict[str, dict[str, str]] = {
    space: {
        way: _SPACE_AT[row + down, column + right]
        for way, (down, right) in _STEPS.items()
        if (row + down, column + right) in _SPACE_AT
    }
    for space, (row, column) in AT.items()
}
"""The space in each direction, within the frame."""


def _gap(a: str, b: str) -> str:
    first, second = sorted((a, b), key=SPACES.index)
    return f"gap-{first.removeprefix('space-')}-{second.removeprefix('space-')}"


GAP: dict[tuple[str, str], str] = {
    (a, b): _gap(a, b) for a, ways in NEIGHBOURS.items() for b in ways.values()
}
"""The gap between two spaces, whichever is named first."""
ENDS: dict[str, tuple[str, str]] = {}
SLOPE: dict[str, str] = {}
for _a, _ways in NEIGHBOURS.items():
    for _way, _b in _ways.items():
        if SPACES.index(_a) < SPACES.index(_b):
            ENDS[GAP[_a, _b]] = (_a, _b)
            SLOPE[GAP[_a, _b]] = SLOPES[_way]


def _midpoint(gap: str) -> tuple[int, int]:
    (row, column), (other_row, other_column) = (AT[end] for end in ENDS[gap])
    return row + other_row, column + other_column


GAPS = tuple(sorted(ENDS, key=_midpoint))
"""From the top left: the upper first, then the left."""
ENDS = {gap: ENDS[gap] for gap in GAPS}
AROUND: dict[str, tuple[str, ...]] = {
    space: tuple(gap for gap in GAPS if space in ENDS[gap]) for space in SPACES
}
"""The gaps around a space, from the top left."""
TOWARDS: dict[str, dict[str, str]] = {
    space: {way: GAP[space, other] for way, other in ways.items()}
    for space, ways in NEIGHBOURS.items()
}
"""The gap in each direction."""
PRINTED = {
    GAP[HIB, NEIGHBOURS[HIB][way]]: number
    for way, number in (("w", "100"), ("sw", "200"), ("se", "300"), ("e", "400"))
}
"""The corridors that are printed at the Hibernatorium."""
PLACES = (*SPACES, *GAPS)


def other_end(gap: str, space: str) -> str:
    """The space at the other end of a gap."""
    a, b = ENDS[gap]
    return b if a == space else a


def _sector(space: str) -> str:
    return {LZ: "a", HIB: "b"}.get(space) or space.removeprefix("space-")[0]


SECTOR = {space: _sector(space) for space in SPACES}
GAP_SECTORS = {gap: tuple(dict.fromkeys(SECTOR[end] for end in ENDS[gap])) for gap in GAPS}


@rule("R-198", "R-646")
def sectors(place: str) -> tuple[str, ...]:
    """The sectors of a place: a room has one, a corridor across a border has two."""
    return GAP_SECTORS[place] if place in GAP_SECTORS else (SECTOR[place],)
