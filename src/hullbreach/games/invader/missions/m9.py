"""M9, Uninvited guests: two scientists must come along."""

from __future__ import annotations

from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.rules.model import Survivor
from hullbreach.games.invader.rules.movement import enter
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.games.invader.rules.turns import leave
from hullbreach.games.invader.rules.verbs import WHO, ZONE
from hullbreach.kernel import PASS, Rule, choose, rule
from hullbreach.kernel.packs import Parts
from hullbreach.kernel.verbs import Verb

GUIDE = Verb("guide", WHO, ZONE)


@rule("Z-395", "Z-397", "Z-398", "Z-405", "Z-618", "Z-620")
class UninvitedGuests(Rulebook):
    """The scientists stand among the crew: Xenos see, follow and attack them."""

    mission = "m9"

    @rule("Z-402", "Z-403")
    def fallen(self, g: Invader, who: Survivor) -> tuple[str, str]:
        """A scientist is as dear as a survivor."""
        return ("guest", "Z-402") if who.guest else super().fallen(g, who)

    @rule("Z-396", "Z-399", "Z-400")
    def players_done(self, g: Invader) -> Rule[None]:
        """Each scientist may make one move towards the exit, in an order that the players choose."""
        for one in g.there():
            self.get_out(g, one)
        waiting = [one for one in g.there() if one.guest]
        while waiting:
            options = [GUIDE(one.id, zone) for one in waiting for zone in self.steps(g, one)]
            if not options:
                return
            chosen = yield from choose(g.state.first, "ask-guide", [*options, PASS], "Z-399")
            if chosen is PASS:
                return
            who = g.survivor(chosen.args[0])
            waiting.remove(who)
            self.guide(g, who, chosen.args[1])

    @rule("Z-404", "Z-619")
    def steps(self, g: Invader, who: Survivor) -> list[str]:
        """Where a scientist can go: along a shortest way, not past Xenos or closed doors."""
        if g.crowd(who.zone):
            return []
        ahead = g.layout.towards(who.zone, self.exit)
        return [zone for zone in ahead if way_id(who.zone, zone) not in g.state.closed]

    def guide(self, g: Invader, who: Survivor, zone: str) -> None:
        """A scientist moves."""
        enter(g, who, zone)
        self.get_out(g, who)

    @rule("Z-401")
    def get_out(self, g: Invader, who: Survivor) -> None:
        """A scientist who stands at an exit without Xenos is out."""
        if who.guest and self.may_leave(g, who):
            leave(g, who)


PARTS = Parts(rules=UninvitedGuests, verbs=(GUIDE,))
