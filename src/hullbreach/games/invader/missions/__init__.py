"""The missions: each is a pack with the rules that only it has. Where things lie is in `content`."""

from __future__ import annotations

from hullbreach.kernel.packs import Pack


def _mission(id: str) -> Pack:
    return Pack(id=id, role="mission", brings=f"{__name__}.{id}:PARTS")


M0 = _mission("m0")
M1 = _mission("m1")
M2 = _mission("m2")
M3 = _mission("m3")
M4 = _mission("m4")
M5 = _mission("m5")
M6 = _mission("m6")
M7 = _mission("m7")
M8 = _mission("m8")
M9 = _mission("m9")
M10 = _mission("m10")
