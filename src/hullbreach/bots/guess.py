"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from typing import Any

from hullbreach.kernel import chance
from hullbreach.kernel.table import OpenAsk


class RandomBot:
    """Chooses by chance. It remembers nothing: a game that was saved goes on as it would have."""

    name = "random"
    sees = False

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: Any, ask: OpenAsk) -> str:
        """Any option; which one depends on the seed and on the ask alone."""
        bits = chance.draw(chance.key_of(f"{self.seed}/{ask.id}"), 0)
        return ask.options[bits % len(ask.options)].id
