"""Who of a crew sees to the course and who to the engines.

What somebody has seen in the cockpit or of an engine nobody else knows, and players who are
programs do not talk. So each of these matters is one person's from the beginning, and the others
rely on it. Whoever of them dies is succeeded by the next in order; whoever has left has done it.
"""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.situation import COURSE_AT_START, ShipSituation

NAVIGATORS = ("pilot", "captain", "scientist", "scout", "soldier", "mechanic")
ENGINEERS = ("mechanic", "scientist", "pilot", "captain", "soldier", "scout")
"""Characters in the order in which they are fit for it; whoever comes with a pack is in the middle."""
RELY_FROM = 9
"""The rounds passed after which one relies on whoever has to see to something."""


def navigator(s: ShipSituation) -> int:
    """The seat of whoever looks at the coordinates and sets the course."""
    return _fittest(s, NAVIGATORS)


def engineer(s: ShipSituation) -> int:
    """The seat of whoever looks at the engines and repairs them; not the navigator, if possible."""
    return _fittest(s, ENGINEERS, but=navigator(s))


def is_mine(s: ShipSituation, role: int) -> bool:
    """Whether the player has to see to something: alone it is always so."""
    return s.view.mode != "coop" or role == s.seat


def seen_to(s: ShipSituation, role: int) -> bool:
    """Whether somebody else of a crew has seen to it: they have left, or had time enough."""
    gone = s.view.crew[role].status in ("hibernating", "escaped", "pod")
    return not is_mine(s, role) and (gone or s.view.time >= RELY_FROM)


def course_set(s: ShipSituation) -> bool:
    """Whether somebody of a crew has set the course: for Earth, where else."""
    return s.view.mode == "coop" and s.earth is None and s.view.destination != COURSE_AT_START


def _fittest(s: ShipSituation, order: tuple[str, ...], but: int = -1) -> int:
    living = [seat for seat, who in enumerate(s.view.crew) if who.status != "dead"]
    fit = [seat for seat in living if seat != but] or living
    names = [who.id.removeprefix("character-") for who in s.view.crew]
    return min(fit, key=lambda seat: _rank(names[seat], order), default=s.seat)


def _rank(name: str, order: tuple[str, ...]) -> float:
    return order.index(name) if name in order else len(order) / 2
