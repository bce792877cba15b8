"""A game's box as `hullbreach content` shows it: every list, every entry, and how sure we are."""

from __future__ import annotations

from hullbreach.games.survival.content import Content, Pack
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


def listings(content: Content, kinds: dict[str, str]) -> list[Listing]:
    """Every list of the box; `kinds` has the kinds in the lists that only this game has."""
    rows: dict[str, list[Entry]] = {}
    for pack, name, row, count in content.pieces():
        entry = Entry(f"{kind_of_list(name, kinds)}-{row.id}", count, row.source, row.rival)
        rows.setdefault(_in_pack(name, pack), []).append(entry)
    boxed = {
        _in_pack(name, pack): count
        for pack, lists in content.box.items()
        for name, count in lists.items()
    }
    return [Listing.of(name, boxed.get(name, 0), entries) for name, entries in rows.items()]


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


def _in_pack(name: str, pack: Pack) -> str:
    return name if pack == "base" else f"{name}-{pack}"
