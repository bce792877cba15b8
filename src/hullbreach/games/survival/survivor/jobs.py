"""What several games ask for: the signal, eggs and other objects, rooms to explore."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hullbreach.games.survival.rules.model import EGG, NEST
from hullbreach.games.survival.survivor.errands import Errand
from hullbreach.games.survival.survivor.situation import Situation


def objectives(s: Situation[Any], preference: Callable[[str], int]) -> list[str]:
    """The objectives to work on: the crew's, or the one that the player would rather keep."""
    if s.view.mode == "coop":
        return [card for card in s.view.shared if card]
    return sorted((card for card in s.view.objectives if card), key=preference)[:1]


def send_signal(s: Situation[Any], room: str, needed: int) -> list[Errand]:
    """Send the signal; of a crew, as many as are needed, and each of them once."""
    if s.view.mode != "coop":
        return [] if s.view.crew[s.seat].signal else [Errand("signal", s.find(room))]
    missing = needed - sum(who.signal for who in s.view.crew)
    silent = tuple(
        seat for seat, who in enumerate(s.view.crew) if who.status == "aboard" and not who.signal
    )
    return [Errand("signal", s.find(room), seats=silent)] * min(missing, len(silent))


def fetch(s: Situation[Any], thing: str, name: str, after: int = 0) -> list[Errand]:
    """Fetch an object that lies somewhere."""
    if thing in s.me.carried or s.has(thing):
        return []
    where = [slot for slot, room in s.view.rooms.items() if thing in room.here]
    return [Errand(name, where, (f"pick-up:{thing}",), False, after=after)]


def holder(s: Situation[Any], *things: str) -> int | None:
    """The seat of somebody aboard who carries one of these: the player, or anybody of a crew."""
    seats = [s.seat, *(range(len(s.view.crew)) if s.view.mode == "coop" else ())]
    return next(
        (
            seat
            for seat in seats
            if s.view.crew[seat].status == "aboard"
            and any(thing in s.view.crew[seat].carried for thing in things)
        ),
        None,
    )


def carried(s: Situation[Any], thing: str) -> bool:
    """Whether anybody has an object."""
    return any(thing in who.carried for who in s.view.crew if who.status != "dead")


def take_egg(s: Situation[Any], after: int = 0) -> list[Errand]:
    """Take an egg, from the nest or wherever one lies; of a crew, one is enough."""
    if s.has(EGG) or (s.view.mode == "coop" and carried(s, EGG)):
        return []
    lying = fetch(s, EGG, "fetch-egg", after)
    if any(errand.where for errand in lying):
        return lying
    return [Errand("take-egg", s.find(NEST), after=after)] if s.view.eggs else []


def nest_stands(s: Situation[Any]) -> bool:
    """Whether the nest is not destroyed yet."""
    return s.view.eggs > 0 and not s.view.nest_destroyed


def break_eggs(s: Situation[Any]) -> list[Errand]:
    """Destroy the eggs of the nest one by one."""
    if not nest_stands(s):
        return []
    return [Errand("break-eggs", s.find(NEST), ("shoot:*:eggs-here", "melee:eggs-here"), False)]


def explore(s: Situation[Any], slots: Iterable[str]) -> list[Errand]:
    """Go once to each of these."""
    return [Errand("explore", [slot], (), False) for slot in slots]
