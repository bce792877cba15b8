"""What is remembered of a finished game: who was who, what killed them, and what they used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.events import Acted, Fate
from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.games.survival.rules.play import Survival, kind_of
from hullbreach.games.survival.suite.used import Uses
from hullbreach.kernel import Event, Facts, SeatFacts
from hullbreach.kernel.events import Told
from hullbreach.kernel.facts import Trait

ACTIVATED = "option-activate"


def gather(
    g: Survival[SurvivalState],
    told: Sequence[Told],
    uses: Uses,
    traits: dict[str, Trait],
    causes: Mapping[str, str],
) -> Facts:
    """The game in short. What nobody in particular used came up for everyone.

    `causes` has a word for causes of death that differ from game to game.
    """
    seats = range(g.state.seats)
    own: dict[str, set[str]] = {g.name(seat): set() for seat in seats}
    everyones = set(uses.in_use(g))
    fates: list[str] = []
    for each in told:
        event = each.event
        if isinstance(event, Fate):
            fates.append(event.fate.id)
        things = map(kind_of, _used(event, uses))
        own.get(getattr(event, "who", ""), everyones).update(things)
    for seat in seats:
        everyones -= own[g.name(seat)]
        everyones.difference_update(_objectives(g, seat))
    return Facts(
        ending=fates[0],
        rounds=g.state.round,
        traits=traits,
        used=sorted(everyones),
        seats=[_seat(g, seat, own[g.name(seat)], causes) for seat in seats],
    )


def _used(event: Event, uses: Uses) -> tuple[str, ...]:
    if isinstance(event, Acted) and event.what.id == ACTIVATED:
        return (str(event.what.args["a"]),)
    return uses.in_event(event)


def _objectives(g: Survival[SurvivalState], seat: int) -> list[str]:
    """What a player lived for. Whoever died before having to choose had both objectives."""
    own: list[str] = g.state.zones[model.objectives(seat)]
    return own or g.state.zones["shared-objectives"]


def _seat(
    g: Survival[SurvivalState], seat: int, used: set[str], causes: Mapping[str, str]
) -> SeatFacts:
    who = g.crew[seat]
    cause = "" if who.cause is None or who.alive else who.cause.id
    return SeatFacts(
        traits={
            "character": who.id,
            "objective": sorted(_objectives(g, seat)),
            "number": who.number,
        },
        fate=f"fate-{who.status}",
        cause=causes.get(cause, cause),
        used=sorted(used - {who.id}),
    )
