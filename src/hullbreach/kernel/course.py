"""The steps of a round in their order: what comes after what, with the steps that packs insert.

>>> course = Course(
...     [Stage("draft", print)],
...     [Stage("turn", print), Stage("fire", print)],
...     [Insert(Stage("feeding", print), after="turn")],
... )
>>> [course.after[name].name for name in ("draft", "turn", "feeding", "fire")]
['turn', 'feeding', 'fire', 'turn']
"""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.kernel.packs import Insert, Stage


class Course:
    """What is played once at the beginning, and then round after round."""

    def __init__(
        self, opening: Iterable[Stage], rounds: Iterable[Stage], inserts: Iterable[Insert] = ()
    ) -> None:
        once, again = list(opening), list(rounds)
        first = (*once, *again)[0]
        for insert in reversed(list(inserts)):  # of two after the same step the first one is first
            row = next(row for row in (once, again) if _place(row, insert.after) is not None)
            row.insert((_place(row, insert.after) or 0) + 1, insert.stage)
        order = [*once, *again]
        self.first = first.name
        """Where a game begins."""
        self.stages = {stage.name: stage for stage in order}
        following = [*order[1:], again[0]]
        self.after = {one.name: other for one, other in zip(order, following, strict=True)}
        """The step that comes after each."""


def _place(row: list[Stage], name: str) -> int | None:
    return next((at for at, stage in enumerate(row) if stage.name == name), None)
