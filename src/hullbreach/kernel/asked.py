"""A question as it is put to a seat, and why something cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec

from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.game import Game
from hullbreach.kernel.texts import Text


class OpenAsk(msgspec.Struct, frozen=True, gc=False):
    """An ask as it is put to a seat: an answer quotes its id and the id of an option."""

    id: str
    seat: int
    text: Text
    options: tuple[Option, ...]
    rule: str = ""
    topic: str = ""

    @classmethod
    def of(cls, ask: Ask, id: str, game: Game[Any]) -> OpenAsk:
        """An ask of a game's rules under the id by which an answer quotes it."""
        rule = game.rule_id(ask.rule)
        return cls(id, ask.seat, ask.text, tuple(ask.options), rule, ask.topic)


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: the rule, and what is missing; without words, the rule says it."""

    rule: str
    text: Text | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Something that a seat cannot do now, with every reason for that: one for each of its effects."""

    option: Option
    reasons: tuple[Reason, ...]
