"""The drawings that this server has given addresses for.

An address has a hash of its bytes, so that browsers keep it for ever. Drawings are the same for
everybody who plays with the same packs: they hold nothing of any table.
"""

from __future__ import annotations

from hullbreach.kernel.art import Sprite

PLACE = "/art/"
SUFFIX = ".svg"

_known: dict[str, Sprite] = {}


def address(sprite: Sprite) -> str:
    """Where a sprite can be fetched from now on; empty if nothing is drawn in it."""
    if not sprite.ids:
        return ""
    _known[sprite.name + SUFFIX] = sprite
    return f"{PLACE}{sprite.name}{SUFFIX}"


def find(file: str) -> Sprite | None:
    """The sprite in a file that was named in an address."""
    return _known.get(file)
