"""What is remembered of a finished game: who was who, what killed them, and what they used."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.nemesis.events import ShipFate
from hullbreach.games.nemesis.objectives import arrival
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.use import in_event, in_use
from hullbreach.games.survival import model
from hullbreach.games.survival.events import Acted
from hullbreach.games.survival.play import kind_of
from hullbreach.kernel import Event, Facts, SeatFacts
from hullbreach.kernel.events import Told

ACTIVATED = "option-activate"
WRONG_PLACE, ANY_PLACE = "cause-destination", "cause-any-destination"
LOST = "ship-lost"


def facts(g: Nemesis, told: Sequence[Told]) -> Facts:
    """The game in short. What nobody in particular used came up for everyone."""
    seats = range(g.state.seats)
    own: dict[str, set[str]] = {g.name(seat): set() for seat in seats}
    everyones = set(in_use(g))
    fates: list[str] = []
    for each in told:
        event = each.event
        if isinstance(event, ShipFate):
            fates.append(event.fate.id)
        things = map(kind_of, _used(event))
        own.get(getattr(event, "who", ""), everyones).update(things)
    for seat in seats:
        everyones -= own[g.name(seat)]
        everyones.difference_update(_objectives(g, seat))
    return Facts(
        ending=fates[0],
        rounds=g.state.round,
        traits={"ship": arrival(g) or LOST},
        used=sorted(everyones),
        seats=[_seat(g, seat, own[g.name(seat)]) for seat in seats],
    )


def _used(event: Event) -> tuple[str, ...]:
    if isinstance(event, Acted) and event.what.id == ACTIVATED:
        return (str(event.what.args["a"]),)
    return in_event(event)


def _objectives(g: Nemesis, seat: int) -> list[str]:
    """What a player lived for. Whoever died before having to choose had both objectives."""
    return g.state.zones[model.objectives(seat)] or g.state.zones["shared-objectives"]


def _seat(g: Nemesis, seat: int, used: set[str]) -> SeatFacts:
    who = g.crew[seat]
    cause = "" if who.cause is None or who.alive else who.cause.id
    return SeatFacts(
        traits={
            "character": who.id,
            "objective": sorted(_objectives(g, seat)),
            "number": who.number,
        },
        fate=f"fate-{who.status}",
        cause=ANY_PLACE if cause == WRONG_PLACE else cause,
        used=sorted(used - {who.id}),
    )
