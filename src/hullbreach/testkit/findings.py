"""What the conformance suite can find, and how it is written down.

The words for a kind of finding are the message `finding-<kind>`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, get_args

import msgspec

Kind = Literal[
    "endless",
    "broken-rule",
    "bad-ask",
    "no-option",
    "same-option-twice",
    "ledger",
    "eyes",
    "known",
    "clone-differs",
    "clone-shares",
    "load-differs",
    "process-differs",
    "order-matters",
    "leaking-view",
    "leaking-event",
    "leaking-ask",
    "leaking-turn",
    "twin-broke",
    "few-twins",
    "undo-differs",
    "undo-foreign",
    "undo-leaks",
    "bad-view",
    "bad-scene",
    "bad-preview",
    "missing-text",
    "unused-content",
]
KINDS: tuple[Kind, ...] = get_args(Kind)

Check = Literal[
    "asks",
    "ledger",
    "texts",
    "undo-owner",
    "options",
    "clones",
    "scenes",
    "secrets",
    "redeals",
    "undo",
    "undo-replayed",
    "saves",
    "orders",
    "processes",
]
CHECKS: tuple[Check, ...] = get_args(Check)
"""What is checked; the words are the messages `check-<name>`, and they say how often it is."""


class Plan(msgspec.Struct, frozen=True):
    """One game to be played: everything about it follows from this."""

    number: int
    mode: str
    options: dict[str, Any]
    seats: int
    seed: str
    rich: bool = False
    """Whether it begins with a position that the game has enriched."""


class Finding(msgspec.Struct, frozen=True):
    """Something that a game must not do, and the game in which it did it.

    `file` replays the game up to the decision; for a rule that broke it also has the answer
    on which it did.
    """

    kind: Kind
    detail: str
    mode: str = ""
    seats: int = 0
    seed: str = ""
    decision: int = 0
    file: bytes = b""


class ConformanceError(Exception):
    """Thrown by a check: a finding that the one who plays the game completes."""

    def __init__(self, kind: Kind, detail: str, file: bytes = b"") -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind: Kind = kind
        self.detail = detail
        self.file = file


class Record(msgspec.Struct):
    """What came of one game."""

    plan: Plan
    decisions: int = 0
    checks: dict[str, int] = {}
    findings: list[Finding] = []
    verdicts: list[tuple[bool, str]] = []
    used: list[str] = []
    prompts: list[str] = []
    missing: list[str] = []
    redealt: int = 0
    not_redealt: int = 0
    file: bytes = b""


class Report(msgspec.Struct):
    """What came of all games."""

    game: str
    games: int = 0
    decisions: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    findings: list[Finding] = []
    verdicts: Counter[tuple[bool, str]] = msgspec.field(default_factory=Counter)
    longest: int = 0
    longest_plan: Plan | None = None
    prompts: Counter[str] = msgspec.field(default_factory=Counter)
    unused: list[str] = []
    redealt: int = 0
    not_redealt: int = 0

    @property
    def passed(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    def kinds(self) -> set[str]:
        """The kinds of all findings."""
        return {finding.kind for finding in self.findings}
