"""A game's box as `hullbreach content` shows it: every list, every entry, and how sure we are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from hullbreach.games.survival.content import Content
from hullbreach.kernel import Entry, Listing

KINDS = {
    "sides": "board",
    "special-rooms": "room",
    "intruder-figures": "intruder",
    "intruder-tokens": "token",
    "exploration-tokens": "exploration",
    "supplies": "supply",
    "dice": "die",
    "weaknesses": "weakness",
    "serious-wounds": "wound",
    "contamination": "contamination",
    "quest-items": "quest",
    "action-cards": "card",
}
"""The kind of component in each list of the box; other lists are named after what they hold."""


def listings(
    content: Content, kinds: dict[str, str], usual: Collection[str] = ("base",)
) -> list[Listing]:
    """Every list of the boxes in play; `kinds` has the kinds in the lists that only this game has.

    Lists of a pack that is not a `usual` one are named after it, too.
    """
    rows: dict[tuple[str, str], list[Entry]] = {}
    for pack, name, row, count in content.pieces():
        entry = Entry(f"{kind_of_list(name, kinds)}-{row.id}", count, row.source, row.rival)
        rows.setdefault((name, "" if pack in usual else pack), []).append(entry)
    boxed: Counter[tuple[str, str]] = Counter()
    for pack, lists in content.box.items():
        for name, count in lists.items():
            boxed[name, "" if pack in usual else pack] += count
    return [
        Listing.of(f"{name}-{pack}" if pack else name, boxed[name, pack], entries, pack)
        for (name, pack), entries in rows.items()
    ]


def kind_of_list(name: str, kinds: dict[str, str]) -> str:
    """The kind of component in a list.

    >>> [kind_of_list(name, {"pods": "capsule"}) for name in ("pods", "room-tiles-2", "red-items")]
    ['capsule', 'room', 'item']
    """
    known = KINDS | kinds
    if name in known:
        return known[name]
    if name.startswith("room-tiles"):
        return "room"
    return name.rpartition("-")[2].removesuffix("s")
