"""What is remembered of a finished game: roles, who was sent out, and what everybody did."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.airlock.model import (
    JAM,
    SCANNER,
    AirLeft,
    Airlock,
    Jammed,
    Moved,
    Scanned,
    Worked,
    person,
)
from hullbreach.kernel import Event, Facts, SeatFacts
from hullbreach.kernel.events import Told


def facts(g: Airlock, told: Sequence[Told]) -> Facts:
    """The game in short; a turn ends when it has been breathed."""
    used: dict[str, set[str]] = {person(seat): set() for seat in range(g.state.seats)}
    for each in told:
        who = getattr(each.event, "who", None)
        if who in used:
            used[who].update(_used(each.event))
    return Facts(
        ending=g.state.verdicts[0].reason.id,
        rounds=sum(isinstance(each.event, AirLeft) for each in told),
        seats=[
            SeatFacts(
                traits={"role": g.role(seat), "number": seat + 1},
                fate="fate-aboard" if one.alive else "airlock-out",
                cause="" if one.alive else "airlock-out",
                used=sorted(used[person(seat)]),
            )
            for seat, one in enumerate(g.state.people)
        ],
    )


def _used(event: Event) -> tuple[str, ...]:
    match event:
        case Moved(room=room):
            return (room,)
        case Worked(card=card, room=room):
            return (card, room)
        case Scanned():
            return (SCANNER,)
        case Jammed():
            return (JAM,)
    return ()
