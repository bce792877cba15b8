"""The state of Nemesis, and what can be agreed before a game."""

from __future__ import annotations

from typing import Annotated, Literal

from hullbreach.games.survival.rules.model import SurvivalState
from hullbreach.kernel import Options
from hullbreach.kernel.state import VALUE

Mode = Literal["standard", "coop"]
Layout = Literal["basic", "alternative"]

# Special places
COCKPIT = "room-cockpit"
HIBERNATORIUM = "room-hibernatorium"
SLIME_ROOM = "room-room-covered-with-slime"
GENERATOR = "room-generator"
SECTIONS = {"room-evacuation-section-a": "a", "room-evacuation-section-b": "b"}
ENGINES = ("room-engine-1", "room-engine-2", "room-engine-3")

DEPRESSURIZATION = "supply-depressurization"
NOT_STARTED = -1


class NemesisOptions(Options, frozen=True):
    """What can be agreed before the game."""

    mode: Mode = "standard"
    """Alone, a game is always solo."""
    layout: Layout = "basic"
    revive: bool = False
    """In a cooperative game the AutoDoc brings the dead back."""
    intruder_player: bool = False
    """Whoever dies first plays the intruders."""
    after: str = ""
    """What a finished game has left, for a mission that goes on from it."""


class NemesisState(SurvivalState, kw_only=True):
    """A position of Nemesis."""

    intruder_player: bool
    intruder_seat: int = -1
    """The seat that plays the intruders; before the next player phase they do nothing yet."""
    intruder_active: bool = False
    deaths_before: int = 0
    """Deaths before the step in progress: those within one step are simultaneous."""
    destination: int = 1
    """The space of the destination marker."""
    destruct: int = NOT_STARTED
    """The space of the self-destruct marker."""
    locked: Annotated[list[str], VALUE] = []
    """The escape pods that are locked."""
    airless: str = ""
    """The slot with the depressurization token."""
    calm: bool = False
    """This round's intruder attack step is skipped."""
    jumped: bool = False
