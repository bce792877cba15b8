"""What a seat may know of a game of Lockdown: the family's view, with what only the base has."""

from __future__ import annotations

from typing import Any

from hullbreach.games.lockdown.looks.backs import backs
from hullbreach.games.lockdown.rules.model import (
    NEUTRAL,
    OPEN_PLANS,
    PLAN,
    POWER_ZONES,
    POWERED,
    SPACES,
    WEAKNESS_SLOTS,
    cargo,
    contingencies,
    power,
)
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.games.lockdown.rules.setup import HIDDEN_PILES, OPEN_PILES
from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import view as family
from hullbreach.games.survival.looks.view import Field, height, only
from hullbreach.games.survival.rules import model
from hullbreach.kernel.table import SPECTATOR

CARGO = {space: cargo(space) for space in SPACES}
LABORATORY = tuple(f"laboratory-{slot}" for slot in WEAKNESS_SLOTS)


class Person(family.Person, frozen=True, gc=False):
    """What everyone sees of a player and the character."""

    knowledge: int
    informed: bool
    """Whether the knowledge token shows its active side."""
    lit: bool
    moved: bool


class View(family.View[Person], frozen=True, gc=False):
    """What a seat knows; a spectator is seat -1."""

    contingencies: list[list[str | None]]
    """The contingencies of each player, those that this seat knows first."""
    cargo: dict[int, str | None]
    """The tokens under the spaces of the time track: turned up, or looked at in secret."""
    plan: str | None
    """The contingency in force, shown when the game ends."""
    uses: dict[str, int]
    """How often items still work, of those that the seat knows."""

    # From here on it is the same for everyone
    backup: bool
    autodestruct: int
    """The number of the space with its token; -1 while there is no countdown."""
    critical: bool
    alert: int
    gate_open: bool
    rover: str
    elevator: str
    vented: str
    nest_known: bool
    active: list[str]
    """The power tokens that show their blue side."""
    power: dict[str, str]
    """The power token of each section, and of the elevator."""
    computer: str | None
    """The open computer card."""
    laboratory: dict[str, list[str]]
    """The objects on the laboratory board."""
    neutral: int
    """Contingencies that belong to nobody."""
    open_plans: list[str | None]


class Sight(family.Sight[Lockdown, View]):
    """How views of Lockdown are put together. The contingency in force is no part of them."""

    view_kind = View
    person_kind = Person
    whole = (*family.Sight.whole, "contingencies", "contingency")
    course = (
        *("backup", "autodestruct", "critical", "alert", "gate_open", "rover"),
        *("elevator", "vented", "nest_known", "active"),
    )
    noted = ("uses",)

    def secret_zones(self, seats: int) -> tuple[str, ...]:
        """Contingencies, cargo, and things whose uses are counted."""
        plans = (PLAN, *(contingencies(seat) for seat in range(seats)))
        return (*plans, *CARGO.values(), *(model.pack(seat) for seat in range(seats)), ".uses")

    def own_secrets(self, g: Lockdown, seat: int) -> tuple[Any, ...]:
        """What a seat knows of them."""
        zones, see, others = g.state.zones, g.see, range(g.state.seats)
        plans = [_shown_first(see(contingencies(other), seat)) for other in others]
        tokens = {space: only(see(zone, seat)) for space, zone in CARGO.items() if zones[zone]}
        seen = [face for other in others for face in see(model.pack(other), seat) if face]
        uses = {item: g.uses_left(item) for item in seen if counts_uses(g, item)}
        return plans, tokens, only(see(PLAN, seat)), uses

    def own_fields(self) -> dict[str, Field]:
        """Power, computer, laboratory, plans."""
        return {
            "power": Field(POWER_ZONES, _power),
            "computer": Field(("computer",), lambda g: only(g.see("computer", SPECTATOR))),
            "laboratory": Field(LABORATORY, _laboratory),
            "neutral": height(NEUTRAL),
            "open_plans": Field((OPEN_PLANS,), lambda g: g.see(OPEN_PLANS, SPECTATOR)),
        }


def counts_uses(g: Lockdown, item: str) -> bool:
    """Whether an item works only so often."""
    return getattr(g.rules.usable(item), "uses", 0) > 0


def _power(g: Lockdown) -> dict[str, str]:
    return {place: g.state.zones[power(place)][0] for place in POWERED}


def _laboratory(g: Lockdown) -> dict[str, list[str]]:
    return {slot: g.state.zones[f"laboratory-{slot}"] for slot in WEAKNESS_SLOTS}


def _shown_first(faces: list[str | None]) -> list[str | None]:
    """Tokens that somebody else holds have no order that could be seen."""
    known = sorted(face for face in faces if face is not None)
    return [*known, *[None] * (len(faces) - len(known))]


def sight(edition: SurvivalEdition) -> Sight:
    """How views of an edition are put together."""
    return Sight(
        edition.box.intruder_tokens,
        edition.boards,
        backs(edition),
        decks=(f"deck-{pile}" for pile in (*HIDDEN_PILES, "computer", "mars")),
        discards=(f"discard-{pile}" for pile in (*OPEN_PILES, "mars", "crafted")),
        weaknesses=(f"weakness-{slot}" for slot in WEAKNESS_SLOTS),
    )
