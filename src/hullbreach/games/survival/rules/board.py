"""The board as the rules walk it: which corridor has which number, and what lies beyond it.

Places are named by ids: a room slot is `slot-006`, a corridor `corridor-006-011`, a network of
technical corridors `network-red`. Around every slot each number from 1 to 4 leads to exactly one
corridor or technical entrance.
"""

from __future__ import annotations

from collections.abc import Iterable
from sys import intern
from typing import Any

import msgspec

from hullbreach.kernel.memo import memo


class Passage(msgspec.Struct, frozen=True):
    """A corridor between two slots."""

    id: str
    ends: tuple[str, str]
    numbers: tuple[int, ...]

    def beyond(self, slot: str) -> str:
        """The slot at the other end."""
        return self.ends[1] if slot == self.ends[0] else self.ends[0]


class Board:
    """The unchanging part of a board, in tables that are looked up while playing."""

    def __init__(
        self,
        slots: Iterable[str],
        passages: Iterable[Passage],
        entrances: dict[str, dict[str, tuple[int, ...]]],
    ) -> None:
        self.slots = tuple(slots)
        """All room slots in the order of their numbers."""
        self.passages = {passage.id: passage for passage in passages}
        self.exits: dict[str, dict[int, str]] = {slot: {} for slot in self.slots}
        """The corridor or network behind each number around a slot."""
        self.ways: dict[str, tuple[tuple[str, str], ...]] = dict.fromkeys(self.slots, ())
        """The corridors of a slot that can be walked, each with the slot beyond it."""
        self.networks: dict[str, tuple[str, ...]] = {}
        """The slots with an entrance to each technical network."""
        for passage in self.passages.values():
            for slot in passage.ends:
                self.ways[slot] += ((passage.id, passage.beyond(slot)),)
                for number in passage.numbers:
                    self.exits[slot][number] = passage.id
        for slot, networks in entrances.items():
            for network, numbers in networks.items():
                self.networks[network] = (*self.networks.get(network, ()), slot)
                for number in numbers:
                    self.exits[slot][number] = network
        self.ways_out: dict[str, tuple[tuple[str, str], ...]] = {
            slot: tuple((beyond, way) for way, beyond in ways) for slot, ways in self.ways.items()
        }
        """The same, the slot first: the targets of a movement."""
        self.noise_places = (*self.passages, *self.networks)
        """Where noise can be."""
        self.around: dict[str, tuple[str, ...]] = {
            slot: tuple(dict.fromkeys(exits[number] for number in sorted(exits)))
            for slot, exits in self.exits.items()
        }
        """Every corridor and network at a slot, once each."""
        self.neighbours: dict[str, tuple[str, ...]] = {
            slot: tuple(dict.fromkeys(sorted(beyond for _, beyond in ways)))
            for slot, ways in self.ways.items()
        }
        """The slots one corridor away, in the order of their numbers."""

    def walled(self, corridor: str) -> bool:
        """Whether a door fits into it: corridors have numbers, paths in the open have none."""
        passage = self.passages.get(corridor)
        return passage is not None and bool(passage.numbers)

    def technical(self, slot: str) -> tuple[str, ...]:
        """The technical networks that have an entrance here."""
        return tuple(place for place in self.around[slot] if place in self.networks)


@memo
def slot_named(id: str) -> str:
    """A slot of the board by the id of its row."""
    return f"slot-{id}"


def board_of(row: Any) -> Board:
    """The board of a row of the content. Paths are ways without a number."""
    joined = [*row.corridors.values(), *getattr(row, "paths", {}).values()]
    return Board(
        map(slot_named, row.slots),
        [
            Passage(
                intern(f"corridor-{one.id}"),
                (slot_named(one.joins[0]), slot_named(one.joins[1])),
                getattr(one, "numbers", ()),
            )
            for one in joined
            if all(end in row.slots for end in one.joins)
        ],
        {
            slot_named(slot.id): {
                intern(f"network-{network}"): numbers for network, numbers in slot.technical.items()
            }
            for slot in row.slots.values()
        },
    )
