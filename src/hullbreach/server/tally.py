"""What the processes of one server have counted: each writes its numbers down, and whoever is asked adds them up.

They are written into memory that all have in common since the first process made the others. Who takes the place of one that
has died goes on from its numbers, so that none that only grows ever falls.
"""

from __future__ import annotations

import mmap
import struct
from zlib import crc32

import msgspec

from hullbreach.server.metrics import Numbers

SIZE = 16 * 1024
"""Bytes for each process."""
HEAD = struct.Struct("!II")
"""How long the numbers are that follow, and their checksum: who reads in the middle of a change notices it."""
TRIES = 10

_decode = msgspec.json.Decoder(Numbers).decode


class Tally:
    """Room for the numbers of so many processes."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._memory = mmap.mmap(-1, places * SIZE)

    def write(self, place: int, numbers: Numbers) -> None:
        """Write down what a process has counted."""
        data = msgspec.json.encode(numbers)
        if len(data) + HEAD.size <= SIZE:
            start = place * SIZE
            self._memory[start : start + HEAD.size + len(data)] = (
                HEAD.pack(len(data), crc32(data)) + data
            )

    def read(self, place: int) -> Numbers | None:
        """What a process has counted; None if it has not written anything."""
        start = place * SIZE
        for _ in range(TRIES):
            size, checksum = HEAD.unpack(self._memory[start : start + HEAD.size])
            data = self._memory[start + HEAD.size : start + HEAD.size + size]
            if not size:
                return None
            if crc32(data) == checksum:
                return _decode(data)
        return None

    def total(self) -> Numbers:
        """What all of them have counted."""
        found = (self.read(place) for place in range(self._places))
        return sum((one for one in found if one is not None), Numbers())


class Place:
    """Where one process writes.

    >>> tally = Tally(2)
    >>> Place(tally, 0).write(Numbers(answers=3, tables=1))
    >>> Place(tally, 1).write(Numbers(answers=4, tables=2))
    >>> tally.total().answers, tally.total().tables
    (7, 3)
    >>> Place(tally, 1).write(Numbers(answers=1))
    >>> tally.total().answers, tally.total().tables
    (8, 1)
    """

    def __init__(self, tally: Tally, place: int) -> None:
        self._tally, self._place = tally, place
        before = tally.read(place)
        self._before = Numbers() if before is None else before.counted()
        """By those who were here before."""

    def write(self, numbers: Numbers) -> None:
        """Write down what this process has counted."""
        self._tally.write(self._place, self._before + numbers)

    def total(self) -> Numbers:
        """What all processes have counted."""
        return self._tally.total()
