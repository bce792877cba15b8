"""M8, Code orange: take everything, and see enough to be dangerous."""

from __future__ import annotations

from hullbreach.games.invader.rules.machines import controls
from hullbreach.games.invader.rules.map import spread
from hullbreach.games.invader.rules.model import BOT, Survivor
from hullbreach.games.invader.rules.paying import follow_up, pay
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.games.invader.rules.weapons import show_oneself
from hullbreach.kernel import COMMIT, Action, Event, Rule, deny, rule
from hullbreach.kernel.packs import Parts
from hullbreach.kernel.verbs import Verb

ORANGE = 2
FORCE = Verb("force-lock")


class LockForced(Event, frozen=True):
    """The secured airlock is open."""

    tone = "good"

    who: str


@rule("Z-393", "Z-616")
def force(g: Invader, seat: int) -> Rule[None]:
    """The bot forces the secured airlock, for an action of who controls it or stands beside it."""
    who = g.actor
    if not g.state.barred:
        yield deny("Z-393")
    if g.state.machines.get(BOT) != in_front(g):
        yield deny("Z-393")
    if not (controls(g, who, BOT) or who.zone == g.state.machines[BOT]):
        yield deny("Z-616")
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    g.state.barred = ()
    show_oneself(g, who)
    g.wake(BOT)
    g.tell(LockForced(who.id), "Z-393")


def in_front(g: Invader) -> str:
    """The outdoor zone in front of the secured airlock."""
    return g.board.at(g.mission.barred[0])


@rule("Z-390", "Z-392", "Z-615")
class CodeOrange(Rulebook):
    """The exit token bars an airlock; nobody leaves."""

    mission = "m8"

    def may_leave(self, g: Invader, who: Survivor) -> bool:
        """There is no way out."""
        return False

    @rule("Z-391", "Z-617")
    def won(self, g: Invader) -> bool:
        """Everybody is at orange at least, and everything was taken."""
        return all(one.level >= ORANGE for one in g.state.crew) and self.takes_done(g)

    @rule("Z-394")
    def machine_lost(self, g: Invader, machine: str) -> None:
        """Without the bot what lies behind the secured airlock is out of reach."""
        if machine != BOT or not g.state.barred:
            return
        near = spread(g.board.at(self.row.start[0]), g.layout.paths)
        zones = g.state.zones
        left = (one for one in g.edition.objective_zones if zones[one])
        if any(one.removeprefix("objective-at-") not in near for one in left):
            g.lose("locked", "Z-394")


PARTS = Parts(
    rules=CodeOrange,
    actions=(Action(FORCE, force),),
    verbs=(FORCE,),
)
