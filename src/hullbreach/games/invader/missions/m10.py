"""M10, Back to the roots: objectives, new oxygen, and five samples."""

from __future__ import annotations

from hullbreach.games.invader.box import Box, Kind
from hullbreach.games.invader.missions.breathing import check_oxygen
from hullbreach.games.invader.rules.combat import Attack
from hullbreach.games.invader.rules.events import Discarded
from hullbreach.games.invader.rules.experience import gain
from hullbreach.games.invader.rules.map import AIRLOCK
from hullbreach.games.invader.rules.model import (
    ASIDE,
    GONE,
    OXYGEN,
    PACK,
    TAKEN,
    TANK,
    Survivor,
    body,
    pack,
)
from hullbreach.games.invader.rules.paying import follow_up, pay
from hullbreach.games.invader.rules.play import Invader, added
from hullbreach.games.invader.rules.rulebook import Rulebook
from hullbreach.kernel import COMMIT, Action, Event, Rule, deny, rule
from hullbreach.kernel.packs import Parts
from hullbreach.kernel.state import without
from hullbreach.kernel.verbs import Verb

SAMPLE = 5
"""The experience of a sample."""
MOLD = "sample-mold"
SPOILER = "sample-spoiler"
TOKENS = {SPOILER: "objective-blue", MOLD: "objective-white"}
OLD = "old-"
COLLECT = Verb("collect-sample")


class Sampled(Event, frozen=True):
    """A sample was taken."""

    tone = "good"

    who: str
    sample: str


@rule("Z-413")
def collect(g: Invader, seat: int) -> Rule[None]:
    """A sample of mold, in a spawn zone."""
    who = g.actor
    if MOLD in g.state.marks:
        yield deny("Z-415")
    if who.zone not in g.rules.spawns:
        yield deny("Z-413")
    if not g.state.actions:
        yield deny("Z-035", "denied-no-action")
    yield COMMIT
    pay(g, "other")
    follow_up(g)
    note(g, who, MOLD)
    yield from gain(g, who, SAMPLE)


@rule("Z-412", "Z-413", "Z-414", "Z-415", "Z-621")
def note(g: Invader, who: Survivor, sample: str) -> None:
    """A sample is taken, once; two of them come with a token."""
    g.state.marks = {**g.state.marks, sample: 1}
    token = TOKENS.get(sample)
    if token is not None and token in g.state.zones[ASIDE]:
        g.put(token, ASIDE, TAKEN)
    g.tell(Sampled(who.id, sample), "Z-414")


def old(who: Survivor) -> str:
    """The mark of a survivor who has tanks of the start: how many."""
    return f"{OLD}{who.id}"


def more_old(g: Invader, who: Survivor, number: int) -> None:
    """A survivor has so many tanks of the start more."""
    now = g.state.marks.get(old(who), 0) + number
    left = without(g.state.marks, old(who)) if old(who) in g.state.marks else g.state.marks
    g.state.marks = {**left, old(who): now} if now else left


@rule("Z-406", "Z-407", "Z-408")
class Roots(Rulebook):
    """Nobody leaves; the way to win are tanks and samples."""

    mission = "m10"
    tanks_for_all = True

    def counted(self, box: Box) -> list[str]:
        """Samples, and tanks of the start."""
        samples = [f"sample-{id}" for id in box.xenos]
        return [MOLD, *samples, *(f"{OLD}survivor-{id}" for id in box.survivors)]

    def set_up(self, g: Invader) -> None:
        """Whoever wears a tank wears an old one: there may be more survivors than tanks."""
        g.state.marks = {old(one): 1 for one in g.state.crew if g.worn(one, TANK)}

    @rule("Z-409", "Z-410")
    def entered(self, g: Invader, who: Survivor, zone: str) -> None:
        """Old tanks are discarded in the first airlock."""
        if g.board.zones[zone].kind != AIRLOCK:
            return
        for _ in range(g.state.marks.get(old(who), 0)):
            place = body if g.worn(who, TANK) else pack
            g.put(TANK, place(who.id), OXYGEN)
            more_old(g, who, -1)
            g.tell(Discarded(who.id, TANK), "Z-409")

    @rule("Z-042", "Z-407")
    def molded(self, g: Invader, zone: str) -> None:
        """Where no storage is left, nobody gets a new tank any more."""
        marks = g.state.marks
        check_oxygen(g, sum(marks.get(old(one), 0) for one in g.crew))

    @rule("Z-410")
    def parted(
        self, g: Invader, who: Survivor, card: str, place: str, taker: Survivor | None
    ) -> None:
        """Tanks of the start stay old in other hands; of two in one place the old one goes first.

        What is worn is old, as far as a survivor has old ones.
        """
        worn = g.state.zones[body(who.id)].count(TANK)
        olds = g.state.marks.get(old(who), 0)
        if card == TANK and olds > (worn if place == PACK else 0):
            more_old(g, who, -1)
            if taker is not None:
                more_old(g, taker, 1)

    @rule("Z-411", "Z-412", "Z-414", "Z-415", "Z-623")
    def killed(self, g: Invader, attack: Attack, kind: Kind) -> None:
        """The first of each kind that is killed in melee is a sample, and its figure is kept."""
        sample = f"sample-{kind.id}"
        if attack.way != "melee" or sample in g.state.marks:
            return
        note(g, attack.who, sample)
        attack.killed += SAMPLE
        if sample != SPOILER:
            g.state.stock = added(g.state.stock, kind.at, -1)
            g.rewrite(GONE, [*g.state.zones[GONE], kind.name])

    @rule("Z-407", "Z-622")
    def won(self, g: Invader) -> bool:
        """Everything taken, five samples, and a new tank on everybody."""
        marks, crew = g.state.marks, g.state.crew
        samples = sum(one.startswith("sample-") for one in marks)
        if samples <= len(g.kinds) or any(old(one) in marks for one in crew):
            return False
        return all(g.worn(one, TANK) for one in crew) and self.takes_done(g)


PARTS = Parts(
    rules=Roots,
    actions=(Action(COLLECT, collect),),
    verbs=(COLLECT,),
)
