"""Drawn maps against the Neosoma cult, for tests, and what happens to the cult there.

The letters of its intruders: `Q` the matrix, `K` a slasher, `E` an explobot, `A` an armored one, `P` a
firespitter, `R` a runt, `C` a cultist. Everything else is drawn as for the other race.

>>> Cult("lz -204:KR- a4:C@medic").all()
{'a4': 'C', 'lz-a4': 'KR'}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hullbreach.games.retaliation.neosoma.corpses import absorb
from hullbreach.games.retaliation.neosoma.kinds import (
    ABILITIES,
    CULTIST,
    DEAD,
    OFF,
    ability,
    active,
    living,
)
from hullbreach.games.retaliation.neosoma.runts import activate_all
from hullbreach.games.retaliation.rules.attacks import attack
from hullbreach.games.retaliation.suite.drawing import Drawn
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.games.survival.rules.model import supply
from hullbreach.kernel import Rule

KINDS = {
    "Q": "intruder-matrix",
    "K": "intruder-slasher",
    "E": "intruder-explobot",
    "A": "intruder-armored",
    "P": "intruder-firespitter",
    "R": "intruder-runt",
    "C": "intruder-cultist",
}


class CultScenario(RetaliationScenario):
    """A position against the cult that is played by its questions, as at a table."""

    packs = ("neosoma",)
    kinds: Mapping[str, str] = KINDS
    quiet_event: ClassVar[str] = "supply-raid"


class Cult(Drawn):
    """A position that was drawn, with intruders of the cult."""

    packs = ("neosoma",)
    kinds: Mapping[str, str] = KINDS

    # What is arranged

    def off(self, *kinds: str) -> Self:
        """The abilities of these kinds are switched off already."""
        for kind in kinds:
            self.g.put(ability(f"intruder-{kind}"), ABILITIES, OFF)
        return self

    def dead(self, count: int) -> Self:
        """So many cultists are dead already."""
        for _ in range(count):
            self.g.put(CULTIST, supply(CULTIST), DEAD)
        return self

    def fed(self, count: int) -> Self:
        """The matrix has absorbed so many corpses already."""
        for _ in range(count):
            absorb(self.g)
        return self

    def in_round(self, number: int) -> Self:
        """The round that it is."""
        self.g.state.round = number
        return self

    # What is there

    def active(self, kind: str) -> bool:
        """Whether the ability of a kind is active."""
        return active(self.g, f"intruder-{kind}")

    def living(self) -> int:
        """How many cultists live."""
        return living(self.g)

    def bag(self) -> dict[str, int]:
        """How many tokens of each kind are in the bag."""
        found: dict[str, int] = {}
        for token in self.g.state.zones["bag"]:
            face = self.g.rules.token_face(token).partition("-")[2]
            found[face] = found.get(face, 0) + 1
        return found

    def zone(self, name: str) -> list[str]:
        """What lies in a zone."""
        return self.g.state.zones[name]

    # What happens

    def stage(self, *names: str, answers: tuple[str, ...] = ()) -> Self:
        """These parts of the round, one after the other, each to its end."""
        stages = self.g.edition.course.stages
        for name in names:
            self.g.state.stage, self.g.state.queue = name, []
            begins = stages[name].begins
            if begins is not None:
                begins(self.g)
            while self.g.state.stage == name:
                self.run(stages[name].part(self.g), answers)
            self.g.state.stage = name
        self.check()
        return self

    def event(self, card: str, side: bool = False) -> Self:
        """An event is drawn and resolved; its side effect only if asked for."""
        self.top("event", f"event-{card}")
        parts = ("event", "event-rooms", "event-effect", *(("event-side",) if side else ()))
        return self.stage(*parts)

    def effect(self, card: str) -> Self:
        """Only the main effect of an event."""
        if f"event-{card}" in self.zone("deck-event"):
            self.g.put(f"event-{card}", "deck-event", "discard-event")
        return self.stage("event-effect")

    def colony(self, token: str) -> Self:
        """The colony step with this token."""
        return self.token(token).stage("colony")

    def runts(self) -> Self:
        """All runts are activated."""
        self.run(activate_all(self.g))
        self.check()
        return self

    def attacked(self, name: str, letter: str, *cards: str, answers: tuple[str, ...] = ()) -> Self:
        """An intruder in the room of a character attacks, with these attack cards."""
        seat = self.seat(name)
        self.top("attack", *(f"attack-{card}" for card in cards))
        self.run(attack(self.g, self.kinds[letter], seat, self.g.crew[seat].slot), answers)
        self.check()
        return self

    def carried_out(self, rule: Rule[Any], *answers: str) -> Any:
        """What comes of a rule."""
        found = self.run(rule, answers)
        self.check()
        return found
