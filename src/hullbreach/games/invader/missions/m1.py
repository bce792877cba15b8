"""M1, Gathering forces: two groups meet at the sentry gun."""

from __future__ import annotations

from hullbreach.games.invader.missions.breathing import check_oxygen
from hullbreach.games.invader.rules import mold
from hullbreach.games.invader.rules.map import OUTDOOR
from hullbreach.games.invader.rules.model import GUN, spawn_tokens
from hullbreach.games.invader.rules.play import GameOver, Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.games.invader.rules.verbs import WHO
from hullbreach.kernel import Rule, choose, rule
from hullbreach.kernel.packs import Parts
from hullbreach.kernel.verbs import Verb

JOIN = Verb("join", WHO)


@rule("Z-353")
class Gathering(Rulebook):
    """The mission is accomplished only at the end of a round."""

    mission = "m1"
    tanks_for_all = True

    @rule("Z-355")
    def starts(self, g: Invader) -> list[str]:
        """All in one place, until the players have formed two groups."""
        return [g.board.at(self.row.start[0])] * len(g.box.survivors)

    @rule("Z-355")
    def gather(self, g: Invader) -> Rule[bool]:
        """One survivor after another joins the second group; chance says which group starts where."""
        first, second = (g.board.at(cell) for cell in self.row.start)
        group, others = g.people(first), g.people(second)
        if len(group) <= len(others):
            if g.below(2):
                for one in g.crew:
                    one.zone = first if one in others else second
            return True
        options = [JOIN(one.id) for one in group]
        chosen = yield from choose(0, "ask-join", options, "Z-355")
        g.survivor(chosen.args[0]).zone = second
        return False

    @rule("Z-356", "Z-357", "Z-601", "Z-042")
    def molded(self, g: Invader, zone: str) -> None:
        """New mold beside a sleeping spawn zone wakes it, and its mold grows again."""
        if g.board.zones[g.state.machines[GUN]].kind == OUTDOOR:
            check_oxygen(g)
        for spawn in self.spawns:
            if spawn in g.state.awake or g.layout.reach(spawn).get(zone) != 1:
                continue
            token = g.state.zones[spawn_tokens(spawn)][0]
            self.wake_spawn(g, token.removeprefix("spawn-"), "Z-356")
            if spawn in g.state.dry:
                mold.grow(g, spawn)

    @rule("Z-358")
    def machine_lost(self, g: Invader, machine: str) -> None:
        """Without the gun there is nowhere to gather."""
        if machine == GUN:
            g.lose("gun", "Z-358")

    @rule("Z-354", "Z-600")
    def round_over(self, g: Invader) -> None:
        """All survivors in the zone of the gun, and no Xeno: won."""
        zone = g.state.machines[GUN]
        if not g.crowd(zone) and all(one.zone == zone for one in g.state.crew):
            raise GameOver("end-invader-won", "Z-354", won=True)


PARTS = Parts(rules=Gathering, verbs=(JOIN,))
