"""The rules that a mission may decide otherwise.

A mission is a pack; its part of the rulebook subclasses `Rulebook` and may call `super()`. Most of a
mission is data (`box.Mission`): what to take, in which order, what may not be lost, where the exit is.
"""

from __future__ import annotations

from typing import ClassVar

from hullbreach.games.invader.box import Box, Kind, Mission
from hullbreach.games.invader.rules import gear, model
from hullbreach.games.invader.rules.combat import Attack
from hullbreach.games.invader.rules.doors import forget_colour
from hullbreach.games.invader.rules.events import SpawnWoke
from hullbreach.games.invader.rules.map import Board
from hullbreach.games.invader.rules.model import ASIDE, PROTOTYPES, Counts, Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.kernel import Rule, rule


class Rulebook:
    """What the base game says."""

    mission: ClassVar[str]
    """The id of the mission's row."""
    tanks_for_all: ClassVar[bool] = False
    """Whether all survivors have to wear an oxygen tank at the same time."""

    def __init__(self, row: Mission, board: Board) -> None:
        self.row = row
        self.spawns = tuple(board.at(one.cell) for one in self.row.spawns)
        """The spawn zones, in the order in which they draw."""
        self.exit = board.at(self.row.exit) if self.row.exit else ""

    def counted(self, box: Box) -> list[str]:
        """The names of all that only the mission counts (`InvaderState.marks`)."""
        return []

    # Setup

    def set_up(self, g: Invader) -> None:
        """What else a mission prepares, when everything lies on the map."""

    @rule("Z-024")
    def starts(self, g: Invader) -> list[str]:
        """The start zone of each survivor."""
        return [g.board.at(self.row.start[0])] * len(g.box.survivors)

    def gather(self, g: Invader) -> Rule[bool]:
        """One choice of where survivors start; whether that is settled."""
        yield from ()
        return True

    # Goals

    @rule("Z-340", "Z-602")
    def may_take(self, g: Invader, token: str) -> bool:
        """Whether an objective can be taken now: what belongs to a later step cannot."""
        colour = token.removeprefix("objective-")
        for step in self.row.takes:
            if colour in step:
                return True
            if not self.step_done(g, step):
                return not any(colour in later for later in self.row.takes)
        return True

    def step_done(self, g: Invader, step: tuple[str, ...]) -> bool:
        """Whether no objective of these colours lies on the map any more."""
        zones = g.state.zones
        wanted = {f"objective-{colour}" for colour in step}
        return not any(
            token in wanted for zone in g.edition.objective_zones for token in zones[zone]
        )

    def takes_done(self, g: Invader) -> bool:
        """Whether everything was taken that the mission wants."""
        return all(self.step_done(g, step) for step in self.row.takes)

    @rule("Z-338", "Z-595")
    def may_leave(self, g: Invader, who: Survivor) -> bool:
        """Whether a survivor may leave now: at an exit without Xenos, when all else is done."""
        if not self.exit or who.zone != self.exit or g.crowd(self.exit):
            return False
        return self.takes_done(g)

    @rule("Z-044", "Z-339", "Z-598")
    def won(self, g: Invader) -> bool:
        """Whether the mission is accomplished: everybody is out."""
        return bool(self.exit) and all(one.out for one in g.state.crew)

    @rule("Z-041")
    def fallen(self, g: Invader, who: Survivor) -> tuple[str, str]:
        """How the game ends when a survivor falls."""
        return "fallen", "Z-041"

    # Objectives

    @rule("Z-342", "Z-344", "Z-345", "Z-527")
    def reward(self, g: Invader, who: Survivor, token: str) -> Rule[None]:
        """What an objective gives besides experience: a red one a prototype."""
        if token != "objective-red":
            return
        zones = g.state.zones
        if self.row.red_gives:
            for item in self.row.red_gives:
                if f"item-{item}" in zones[ASIDE]:
                    gear.give(g, who, f"item-{item}", ASIDE)
        elif zones[PROTOTYPES]:
            gear.give(g, who, zones[PROTOTYPES][-1], PROTOTYPES)
        else:
            return
        yield from gear.arrange(g, who)

    @rule("Z-042", "Z-130", "Z-585")
    def objective_lost(self, g: Invader, token: str) -> None:
        """An objective was removed; if the mission needs it the game is lost."""
        if token.removeprefix("objective-") in self.row.needs:
            g.lose("objective", "Z-042")

    def taken(self, g: Invader, who: Survivor, token: str) -> None:
        """An objective was taken."""

    # What happens on the map

    def entered(self, g: Invader, who: Survivor, zone: str) -> None:
        """A survivor came to a zone."""

    def xenos_entered(self, g: Invader, zone: str) -> None:
        """Xenos came to a zone."""

    def activated(self, g: Invader, zone: str, counts: Counts) -> None:
        """Xenos in a zone act."""

    def killed(self, g: Invader, attack: Attack, kind: Kind) -> None:
        """A Xeno was killed."""

    def molded(self, g: Invader, zone: str) -> None:
        """A zone became a mold zone."""

    def burned(self, g: Invader, zone: str) -> None:
        """A zone was in flames."""

    def door_gone(self, g: Invader, way: str) -> None:
        """A door was opened, destroyed or removed."""
        forget_colour(g, way)

    def machine_lost(self, g: Invader, machine: str) -> None:
        """A machine was destroyed."""

    def parted(
        self, g: Invader, who: Survivor, card: str, place: str, taker: Survivor | None
    ) -> None:
        """A survivor gave a card away from a place, or has discarded it if nobody took it."""

    # Phases

    def players_done(self, g: Invader) -> Rule[None]:
        """The players' phase is over."""
        yield from ()

    @rule("Z-038")
    def quiet(self, g: Invader) -> None:
        """The end phase removes noise."""
        g.state.noise = {}

    def round_over(self, g: Invader) -> None:
        """The end phase is over."""

    # Words for missions

    @rule("Z-246")
    def wake_spawn(self, g: Invader, colour: str, rule_id: str) -> None:
        """A coloured spawn zone becomes active."""
        token = f"spawn-{colour}"
        for zone in self.spawns:
            if token in g.state.zones[model.spawn_tokens(zone)] and zone not in g.state.awake:
                g.state.awake = (*g.state.awake, zone)
                g.tell(SpawnWoke(zone, token), rule_id)
