"""What is printed on a board of the family: slots, corridors, technical networks, and what lies under them.

>>> corridor = Corridor(id="001-002", joins=("001", "002"), numbers=(1, 3))
>>> slot = Slot(id="001", x=0, y=0, type="1", technical={"red": (2, 4)})
>>> board = Board(
...     id="small",
...     source="U",
...     width=1,
...     height=1,
...     networks={},
...     parking={},
...     slots={"001": slot},
...     corridors={"001-002": corridor},
... )
>>> board.around("001")
{1: '001-002', 3: '001-002', 2: 'red', 4: 'red'}
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from hullbreach.kernel.content import Id, Row, Table

Number = Annotated[int, msgspec.Meta(ge=1, le=4)]
"""The number of a corridor."""


class Place(Table, frozen=True, kw_only=True):
    """Something with a place on the drawn board."""

    id: Id
    x: int
    y: int


class Slot(Place, frozen=True, kw_only=True):
    """A place for a room tile, or a printed room; `technical` has the entrances by network."""

    type: str
    room: Id | None = None
    size: float = 1
    """How large it is drawn, compared with the others."""
    technical: dict[str, tuple[Number, ...]] = msgspec.field(default_factory=dict)


class Stencil(Table, frozen=True, kw_only=True):
    """A word painted on the deck, in the board's units; `text` names the message."""

    text: Id
    x: int
    y: int
    turn: int = 0


class Zone(Table, frozen=True, kw_only=True):
    """What lies under the places of a board: closed outlines in its units."""

    id: Id
    kind: Literal["hull", "section", "ground"]
    outlines: tuple[tuple[tuple[int, int], ...], ...]
    stencils: tuple[Stencil, ...] = ()


class Corridor(Table, frozen=True, kw_only=True):
    """A corridor between two slots, with the numbers printed at both ends."""

    id: Id
    joins: tuple[str, str]
    numbers: tuple[Number, ...]


class Board(Row, frozen=True, kw_only=True):
    """One side of the board; `parking` has the spaces that are no rooms."""

    width: int
    height: int
    networks: dict[str, Place]
    parking: dict[str, Place]
    slots: Mapping[str, Slot]
    corridors: dict[str, Corridor]
    zones: dict[str, Zone] = msgspec.field(default_factory=dict)

    def exits(self, slot: str) -> Iterator[tuple[Number, str]]:
        """Every printed number around a slot, with its corridor or technical network."""
        for corridor in self.corridors.values():
            if slot in corridor.joins:
                yield from ((number, corridor.id) for number in corridor.numbers)
        for network, numbers in self.slots[slot].technical.items():
            yield from ((number, network) for number in numbers)

    def around(self, slot: str) -> dict[Number, str]:
        """Where a number leads from a slot: to a corridor or a technical network."""
        return dict(self.exits(slot))
