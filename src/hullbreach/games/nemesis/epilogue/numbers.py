"""The numbers of the epilogue."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath.model import Numbers as Shared
from hullbreach.kernel.packs import Own

ByPlayers = tuple[int, int, int, int, int]


class Numbers(Shared, frozen=True, kw_only=True):
    """Numbers that only the epilogue has."""

    larvae: ByPlayers
    adults: ByPlayers
    unrevealed: ByPlayers
    second_alert: int
    scavenged: int
    surveyed: int
    engines: int
    explored: int
    searched: int
    carcasses: int


NUMBERS = Own("epilogue", Numbers)
