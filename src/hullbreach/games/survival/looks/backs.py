"""What is seen of a component that lies face down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.model import CONTAMINATION

DECKS = ("event", "attack", "exploration", "weakness", "wound")
"""Cards and tokens that have one back each."""


def backs(content: Content, *alike: str) -> Callable[[str], str]:
    """The backs of a game's components; of these kinds, too, all have the same one."""
    same = (*DECKS, *content.own_decks, *alike)

    @cache
    def back_of(item: str) -> str:
        """The back of a component: things with equal backs cannot be told apart."""
        kind, _, rest = item.partition("-")
        if kind == "room":
            return f"room-{content.rooms[rest].back}"
        if kind == "objective":
            return f"objective-{content.objectives[rest].deck}"
        if kind == "token":
            return f"token-{content.intruder_tokens[rest].shown}"
        if kind == "item":
            return f"item-{item.partition('#')[2].partition('-')[0]}"
        if kind == "quest":
            back = content.quests[rest].back
            return f"quest-{back}" if back else item
        if kind == "contamination":
            return CONTAMINATION
        return kind if kind in same else item

    return back_of


def back_in(back_of: Callable[[str], str], item: str, zone: str) -> str:
    """Action and contamination cards of a player look the same from behind."""
    kind, _, seat = zone.partition("-")
    if kind in ("hand", "deck") and seat.isdigit():
        return f"cards-{seat}"
    return back_of(item)
