"""Numbers of a running server, in Prometheus's text format."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds at which the histograms count."""


class Histogram:
    """How long something took, counted by its length.

    >>> taken = Histogram("taken", "How long it took.")
    >>> taken.add(0.0015)
    >>> taken.lines()[3]
    'taken_bucket{le="0.002"} 1'
    """

    __slots__ = ("_counts", "_sum", "about", "name")

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """The counters of this process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.messages = 0
        self.answers = 0
        self.cut_off = 0
        self.refused: Counter[str] = Counter()
        self.answering = Histogram(
            "hullbreach_answer_seconds", "From an answer to the moment when everyone is told."
        )
        self.committing = Histogram("hullbreach_commit_seconds", "One commit to the database.")

    def text(self, tables: int, clients: int, processes: int, notices: tuple[int, int]) -> str:
        """All numbers now."""
        lines = [
            *_number("hullbreach_processes", "gauge", "Servers of this database.", processes),
            *_number("hullbreach_tables", "gauge", "Tables in memory.", tables),
            *_number("hullbreach_clients", "gauge", "Connected clients.", clients),
            *_number("hullbreach_messages_total", "counter", "Messages taken.", self.messages),
            *_number("hullbreach_answers_total", "counter", "Answers kept and told.", self.answers),
            *_number(
                "hullbreach_cut_off_total", "counter", "Clients too slow for us.", self.cut_off
            ),
            *_number("hullbreach_notices_total", "counter", "Notices taken.", notices[0]),
            *_number("hullbreach_notices_failed_total", "counter", "Notices given up.", notices[1]),
            "# HELP hullbreach_refused_total Messages and requests refused, by the reason.",
            "# TYPE hullbreach_refused_total counter",
            *(
                f'hullbreach_refused_total{{code="{code}"}} {count}'
                for code, count in sorted(self.refused.items())
            ),
            *self.answering.lines(),
            *self.committing.lines(),
            *_number("process_start_time_seconds", "gauge", "When we began.", round(self.started)),
            *_number("process_resident_memory_bytes", "gauge", "Memory in use.", _memory()),
        ]
        return "\n".join(lines) + "\n"


def _number(name: str, kind: str, about: str, value: int) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]


def _memory() -> int:
    """The memory that this process has now; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
