"""Dice: what can come up."""

from __future__ import annotations

import msgspec


class Die(msgspec.Struct, frozen=True):
    """A die: a name and its faces."""

    name: str
    faces: tuple[str, ...]
