"""What somebody has done that feats and achievements ask for: it is counted with the character.

All of it happens for everyone to see.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.hive.kinds import LARVA
from hullbreach.games.survival.rules.model import MALFUNCTION, Intruder
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.wounds import serious
from hullbreach.kernel import rule

KILLS, ROOMS, REPAIRS, LESSONS = "kills", "rooms", "repairs", "lessons"
MACHINE = "machine "


def note(g: Nemesis, seat: int, deed: str) -> None:
    """Somebody has done something, once more."""
    who = g.crew[seat]
    who.counters = {**who.counters, deed: who.counters.get(deed, 0) + 1}


def done(g: Nemesis, seat: int, deed: str) -> int:
    """How often somebody has done something."""
    return g.crew[seat].counters.get(deed, 0)


def machines(g: Nemesis, seat: int) -> int:
    """How many different machines somebody has repaired or broken."""
    return sum(deed.startswith(MACHINE) for deed in g.crew[seat].counters)


def hurt(g: Nemesis, seat: int) -> int:
    """How many serious wounds somebody has."""
    return serious(g, seat)


class DeedRules(Rulebook[Nemesis]):
    """Deeds are counted."""

    @rule("NP-006", "NP-009")
    def felled(self, g: Nemesis, intruder: Intruder, by: int | None) -> None:
        """A kill; larvae do not count."""
        super().felled(g, intruder, by)
        if by is not None and intruder.kind != LARVA:
            note(g, by, KILLS)

    @rule("NP-006", "NP-009")
    def explores(self, g: Nemesis, seat: int, slot: str) -> None:
        """A room explored."""
        super().explores(g, seat, slot)
        note(g, seat, ROOMS)

    @rule("NP-009")
    def cleared(self, g: Nemesis, marker: str, slot: str) -> None:
        """A malfunction removed, by whoever has the turn."""
        super().cleared(g, marker, slot)
        if marker == MALFUNCTION and g.state.stage == "turn":
            note(g, g.state.turn, REPAIRS)

    @rule("NP-006")
    def machine_changed(self, g: Nemesis, seat: int, room: str) -> None:
        """An engine repaired or broken."""
        super().machine_changed(g, seat, room)
        note(g, seat, f"{MACHINE}{room}")

    @rule("NP-006")
    def learn(self, g: Nemesis, seat: int, what: str) -> None:
        """Something found out about the race."""
        super().learn(g, seat, what)
        note(g, seat, LESSONS)
