"""The box as `hullbreach content` shows it: every list, every entry, and how sure we are."""

from __future__ import annotations

from hullbreach.games.invader.box import Box
from hullbreach.kernel import Entry, Listing

KINDS = {
    "tiles": "tile",
    "items": "item",
    "mold-cards": "mold",
    "machines": "machine",
    "xenos": "xeno",
    "xeno-cards": "xenocard",
    "survivors": "survivor",
    "tokens": "token",
    "missions": "mission",
    "skills": "skill",
}
"""The kind of component in each list."""


def listings(box: Box) -> list[Listing]:
    """Every list of the box."""
    rows: dict[str, list[Entry]] = {}
    for _pack, name, row, count in box.pieces():
        entry = Entry(f"{KINDS[name]}-{row.id}", count, row.source, row.rival)
        rows.setdefault(name, []).append(entry)
    boxed = box.box["base"]
    return [Listing.of(name, boxed[name], entries) for name, entries in rows.items()]
