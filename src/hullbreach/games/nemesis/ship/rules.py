"""What the ship decides: its rooms, its pods, where everybody wakes up, and the course of a game."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.rules import critical
from hullbreach.games.nemesis.rules.model import HIBERNATORIUM, SLIME_ROOM
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.rules.rounds import OPENING, ROUND
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.model import NEST
from hullbreach.games.survival.rules.movement import slime
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Insert

CABINS = "room-cabins"


class ShipRules(Rulebook[Nemesis]):
    """The ship on its way home."""

    def course(self, inserts: Iterable[Insert]) -> Course:
        """The draft, and then round after round."""
        return Course(OPENING, ROUND, inserts)

    @rule("N-495", "N-496")
    def hand_limit(self, g: Nemesis, seat: int) -> int:
        """One card more after a night in the cabins."""
        limit, slot = super().hand_limit(g, seat), g.crew[seat].slot
        if (
            g.crew[seat].aboard
            and g.room(slot) == CABINS
            and not g.broken(slot)
            and not g.infested(slot)
        ):
            limit += g.box.numbers.effects.cabins_hand - g.box.numbers.turn.hand
        return limit

    @rule("N-281", "N-589")
    def can_break(self, g: Nemesis, room: str) -> bool:
        """Nor a room that lies open but is still to be explored."""
        return super().can_break(g, room) and not self.unexplored(g, g.slot_of(room))

    @rule("N-588", "N-589")
    def unexplored(self, g: Nemesis, slot: str) -> bool:
        """Also a room that lies open from the start, as long as nobody has turned up its token."""
        return super().unexplored(g, slot) or bool(g.state.zones[model.token(slot)])

    def unsearchable_by(self, room: str) -> str:
        """Two rooms are named, the others have no colour."""
        return {NEST: "N-472", SLIME_ROOM: "N-509"}.get(room, "N-514")

    @rule("N-507")
    def entered(self, g: Nemesis, seat: int, slot: str) -> None:
        """The room covered with slime covers whoever comes in."""
        super().entered(g, seat, slot)
        if g.room(slot) == SLIME_ROOM:
            slime(g, seat, "N-507")

    @rule("N-491")
    def door_opened(self, g: Nemesis, corridor: str) -> None:
        """A room whose doors are not all closed any more will not lose its air."""
        super().door_opened(g, corridor)
        if g.state.airless and corridor in g.board.around[g.state.airless]:
            critical.stop_airlock(g)

    def intruder_appeared(self, g: Nemesis, slot: str) -> None:
        """Whoever waits in a pod of the section is back in the room."""
        super().intruder_appeared(g, slot)
        critical.empty_pods(g, slot)

    @rule("N-055")
    def start_slot(self, g: Nemesis, character: str) -> str:
        """Everyone wakes up in the hibernatorium."""
        return g.slot_of(HIBERNATORIUM)
