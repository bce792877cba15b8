"""What the cards, items, rooms and robots of the box do, and what the goals ask for.

Whichever module is imported first, all of them register in this order: the alternatives of a card are
offered in it.
"""

from __future__ import annotations

from hullbreach.games.retaliation.cards import (  # noqa: F401 (they register)
    action_cards,
    commands,
    devices,
    fighting_cards,
    helping_cards,
    items,
    lettered_rooms,
    moving_cards,
    objectives,
    robots,
    rooms,
)
