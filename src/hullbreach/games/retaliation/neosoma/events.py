"""What only games against the Neosoma cult tell."""

from __future__ import annotations

from hullbreach.kernel import Event, Text


class AbilityLost(Event, frozen=True):
    """An ability of the cult is switched off."""

    tone = "good"
    cue = "draw"
    shows = ("ability",)
    large = True
    ability: str


class CultistKilled(Event, frozen=True):
    """A cultist is dead; so many are left."""

    tone = "good"
    room: str
    left: int


class RuntGone(Event, frozen=True):
    """A runt has left the map through an unexplored corridor."""

    tone = "danger"
    where: Text


class CorpsesMoved(Event, frozen=True):
    """The corpse tokens come closer; the next one lies on this space of the round track."""

    tone = "danger"
    space: int


class CorpseAbsorbed(Event, frozen=True):
    """The matrix absorbs a corpse; so many it has now."""

    tone = "danger"
    count: int


class TooFewCultists(Event, frozen=True):
    """The main effect of an event does not happen: it needs more living cultists."""

    tone = "good"
    event: str
    needs: int
    left: int


class ExplobotChecked(Event, frozen=True):
    """The cards that were drawn for a dying explobot, and whether it explodes."""

    tone = "danger"
    cue = "draw"
    shows = ("cards",)
    room: str
    cards: list[str]
    explodes: bool


class ArmorHeld(Event, frozen=True):
    """An armored intruder that should die survives: it is to be driven away."""

    room: str


class GearLost(Event, frozen=True):
    """Gear is lost from the slots of the Landing Zone."""

    tone = "danger"
    count: int


class AirTokenLost(Event, frozen=True):
    """The life support token of a sector leaves the game."""

    tone = "danger"
    sector: str
