"""A fingerprint of a scene that every client can make, so that both sides know when their pictures differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import msgspec

from hullbreach.kernel.painting import LISTS
from hullbreach.kernel.remembering import Once
from hullbreach.kernel.scenes import Link, Region, Scene, Zone

_sorted = msgspec.json.Encoder(order="sorted").encode


def plain(value: Any) -> msgspec.Raw:
    """JSON as JavaScript writes it, with its keys sorted: no spaces, and no point in a whole number.

    >>> bytes(plain([{"y": 1.0, "x": -0.0}, 1.05, "about 1.0, or so"]))
    b'[{"x":0,"y":1},1.05,"about 1.0, or so"]'
    """
    data = _sorted(value)
    # A single byte is found at once, and nearly always there is no point at all.
    pointed = b"." in data and b".0" in data
    return msgspec.Raw(_sorted(_whole(msgspec.json.decode(data))) if pointed else data)


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    if isinstance(value, dict):
        return {key: _whole(one) for key, one in value.items()}
    return value


_board = Once(plain, 2048)
"""The plain JSON of places and ways: they have the numbers with a point, and are the same at many tables."""


def plain_list(elements: Sequence[Any]) -> msgspec.Raw:
    """The plain JSON of a list of a scene."""
    if isinstance(elements[0], Region | Link | Zone):
        return msgspec.Raw(_sorted([*map(_board.of, elements)]))
    return plain(elements)


def scene_hash(scene: Scene, plain_list: Callable[[Any], msgspec.Raw] = plain_list) -> int:
    """CRC-32 of a scene's plain JSON, list by list: few have numbers with a point.

    Whoever hashes the scenes of several seats keeps what is plain of the lists that they share.
    """
    changes: dict[str, Any] = {
        name: plain_list(found) for name in LISTS if (found := getattr(scene, name))
    }
    # The only other numbers that may have a point: so the whole need not be searched again.
    changes["width"], changes["height"] = _whole(scene.width), _whole(scene.height)
    return crc32(_sorted(msgspec.structs.replace(scene, **changes)))
