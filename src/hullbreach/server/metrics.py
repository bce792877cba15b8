"""Numbers of a running server, in Prometheus's text format."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter

import msgspec

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds at which the histograms count."""


class Histogram(msgspec.Struct):
    """How long something took, counted by its length.

    >>> taken = Histogram()
    >>> taken.add(0.0015)
    >>> taken.lines("taken", "How long it took.")[3]
    'taken_bucket{le="0.002"} 1'
    """

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    sum: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def __add__(self, other: Histogram) -> Histogram:
        both = zip(self.counts, other.counts, strict=True)
        return Histogram([one + more for one, more in both], self.sum + other.sum)

    def lines(self, name: str, about: str) -> list[str]:
        """As Prometheus reads it."""
        lines = [f"# HELP {name} {about}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Numbers(msgspec.Struct):
    """What a process has counted, and how it stands; those of several can be added up."""

    processes: int = 0
    tables: int = 0
    clients: int = 0
    memory: int = 0
    started: float = 0.0
    messages: int = 0
    answers: int = 0
    cut_off: int = 0
    notices: int = 0
    notices_failed: int = 0
    refused: dict[str, int] = {}
    answering: Histogram = msgspec.field(default_factory=Histogram)
    committing: Histogram = msgspec.field(default_factory=Histogram)

    def __add__(self, other: Numbers) -> Numbers:
        return Numbers(
            max(self.processes, other.processes),
            self.tables + other.tables,
            self.clients + other.clients,
            self.memory + other.memory,
            min(filter(None, (self.started, other.started)), default=0.0),
            self.messages + other.messages,
            self.answers + other.answers,
            self.cut_off + other.cut_off,
            self.notices + other.notices,
            self.notices_failed + other.notices_failed,
            dict(Counter(self.refused) + Counter(other.refused)),
            self.answering + other.answering,
            self.committing + other.committing,
        )

    def counted(self) -> Numbers:
        """Only what grows."""
        return msgspec.structs.replace(self, processes=0, tables=0, clients=0, memory=0)

    def text(self) -> str:
        """As Prometheus reads it."""
        lines = [
            *_number("hullbreach_processes", "gauge", "Servers of this database.", self.processes),
            *_number("hullbreach_tables", "gauge", "Tables in memory.", self.tables),
            *_number("hullbreach_clients", "gauge", "Connected clients.", self.clients),
            *_number("hullbreach_messages_total", "counter", "Messages taken.", self.messages),
            *_number("hullbreach_answers_total", "counter", "Answers kept and told.", self.answers),
            *_number(
                "hullbreach_cut_off_total", "counter", "Clients too slow for us.", self.cut_off
            ),
            *_number("hullbreach_notices_total", "counter", "Notices taken.", self.notices),
            *_number(
                "hullbreach_notices_failed_total",
                "counter",
                "Notices given up.",
                self.notices_failed,
            ),
            "# HELP hullbreach_refused_total Messages and requests refused, by the reason.",
            "# TYPE hullbreach_refused_total counter",
            *(
                f'hullbreach_refused_total{{code="{code}"}} {count}'
                for code, count in sorted(self.refused.items())
            ),
            *self.answering.lines(
                "hullbreach_answer_seconds", "From an answer to the moment when everyone is told."
            ),
            *self.committing.lines("hullbreach_commit_seconds", "One commit to the database."),
            *_number("process_start_time_seconds", "gauge", "When we began.", round(self.started)),
            *_number("process_resident_memory_bytes", "gauge", "Memory in use.", self.memory),
        ]
        return "\n".join(lines) + "\n"


class Metrics:
    """The counters of this process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.messages = 0
        self.answers = 0
        self.cut_off = 0
        self.refused: Counter[str] = Counter()
        self.answering = Histogram()
        self.committing = Histogram()

    def numbers(
        self, tables: int, clients: int, processes: int, notices: tuple[int, int]
    ) -> Numbers:
        """All numbers now."""
        return Numbers(
            processes,
            tables,
            clients,
            _memory(),
            self.started,
            self.messages,
            self.answers,
            self.cut_off,
            *notices,
            dict(self.refused),
            self.answering,
            self.committing,
        )


def _number(name: str, kind: str, about: str, value: int) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]


def _memory() -> int:
    """The memory that this process has now; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
