"""What a seat may know of a game of Lockdown: the family's view, with what only the base has."""

from __future__ import annotations

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
from hullbreach.games.survival.looks.view import FamilyViews
from hullbreach.games.survival.rules import model
from hullbreach.kernel.table import SPECTATOR
from hullbreach.kernel.views import AnyField, Field, Private, height, only

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


def _contingencies(g: Lockdown, seat: int) -> list[list[str | None]]:
    """Everybody's, each as this seat sees them."""
    return [_shown_first(g.see(contingencies(other), seat)) for other in range(g.state.seats)]


def _cargo(g: Lockdown, seat: int) -> dict[int, str | None]:
    zones = g.state.zones
    return {space: only(g.see(zone, seat)) for space, zone in CARGO.items() if zones[zone]}


def _uses(g: Lockdown, seat: int) -> dict[str, int]:
    """Of the items that the seat knows, in whosever inventory they are."""
    packs = [g.see(model.pack(other), seat) for other in range(g.state.seats)]
    seen = [face for faces in packs for face in faces if face]
    return {item: g.uses_left(item) for item in seen if counts_uses(g, item)}


def views(edition: SurvivalEdition) -> FamilyViews[View]:
    """What makes the views of an edition. The contingency in force is no part of them."""
    own: dict[str, AnyField] = {
        "contingencies": Private(("contingencies-*",), _contingencies),
        "cargo": Private(tuple(CARGO.values()), _cargo),
        "plan": Private((PLAN,), lambda g, seat: only(g.see(PLAN, seat))),
        "uses": Private(("pack-*", ".uses"), _uses),
        "power": Field(POWER_ZONES, _power),
        "computer": Field(("computer",), lambda g: only(g.see("computer", SPECTATOR))),
        "laboratory": Field(LABORATORY, _laboratory),
        "neutral": height(NEUTRAL),
        "open_plans": Field((OPEN_PLANS,), lambda g: g.see(OPEN_PLANS, SPECTATOR)),
    }
    return FamilyViews(
        View,
        Person,
        edition,
        backs(edition),
        own,
        decks=(f"deck-{pile}" for pile in (*HIDDEN_PILES, "computer", "mars")),
        discards=(f"discard-{pile}" for pile in (*OPEN_PILES, "mars", "crafted")),
        weaknesses=(f"weakness-{slot}" for slot in WEAKNESS_SLOTS),
        held=(*family.HELD, "contingencies", "contingency"),
    )
