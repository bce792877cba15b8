"""Ways out of the base, and its end: the lander, the anti-aircraft defence, hibernation, self-destruct."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import verbs
from hullbreach.games.retaliation.rules.events import (
    Boarded,
    DestructStarted,
    LanderMoved,
    LanderTold,
    LifeSupport,
)
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    DEADLY,
    DESTRUCT_DELAY,
    NOT_STARTED,
    ROUNDS,
)
from hullbreach.games.retaliation.rules.noise import noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.survival.rules.events import Peeked, TurnedBack
from hullbreach.games.survival.rules.model import GONE, Status
from hullbreach.kernel import ALL_EYES, Rule, Text, choose, eye, rule


@rule("R-150", "R-402", "R-404", "R-405", "R-406", "R-583", "R-584")
def try_landing(g: Retaliation) -> None:
    """The lander comes down where the round marker is, unless the defence shoots it down."""
    state = g.state
    if state.lander != "coming" or state.lander_at != state.round:
        return
    tokens = state.zones[ANTI_AIRCRAFT]
    if tokens:
        g.show(ANTI_AIRCRAFT, len(tokens) - 1, ALL_EYES)
    if tokens and tokens[-1] == DEADLY:
        state.lander = "destroyed"
        g.tell(LanderTold(Text("lander-destroyed")), "R-404")
        return
    state.lander = "landed"
    g.tell(LanderTold(Text("lander-landed")), "R-405")
    g.move_all(ANTI_AIRCRAFT, GONE)


def may_nudge(g: Retaliation) -> list[int]:
    """The spaces to which the lander token could go: one earlier, one later."""
    state = g.state
    if state.lander != "coming":
        return []
    return [s for s in (state.lander_at - 1, state.lander_at + 1) if state.round <= s <= ROUNDS]


@rule("R-583")
def nudge(g: Retaliation, seat: int) -> Rule[None]:
    """The lander comes one round earlier or later."""
    spaces = may_nudge(g)
    answers = [verbs.EARLIER() if s < g.state.lander_at else verbs.LATER() for s in spaces]
    chosen = yield from choose(seat, "ask-lander", answers, "R-583")
    g.state.lander_at += -1 if chosen.verb == verbs.EARLIER else 1
    g.tell(LanderMoved(g.state.lander_at), "R-583")
    try_landing(g)


@rule("R-407", "R-427", "R-428", "R-429")
def attempt(g: Retaliation, seat: int) -> Rule[bool]:
    """A noise roll before somebody gets away: it must leave no intruder in the room."""
    who = g.crew[seat]
    space = who.slot
    yield from noise_roll(g, seat)
    if not who.aboard or who.slot != space:
        return False
    if g.infested(space):
        g.tell(TurnedBack(g.name(seat), g.place(space)), "R-428")
        return False
    return True


def leave(g: Retaliation, seat: int, status: Status, way: str, rule_id: str) -> None:
    """A character waits in the lander, hibernates, or has escaped."""
    who = g.crew[seat]
    who.status, who.pod = status, way
    if status != "pod":
        who.passed = True
    g.tell(Boarded(g.name(seat), Text(f"boarded-{way}")), rule_id)


@rule("R-126", "R-413", "R-414")
def take_off(g: Retaliation) -> Rule[None]:
    """Anybody in the lander may make it take off; everybody aboard has escaped."""
    aboard = [seat for seat in g.order() if g.crew[seat].status == "pod"]
    for seat in aboard:
        answers = [verbs.TAKE_OFF(), verbs.STAY()]
        chosen = yield from choose(seat, "ask-take-off", answers, "R-413")
        if chosen.verb == verbs.TAKE_OFF:
            g.state.lander = "left"
            g.tell(LanderTold(Text("lander-left")), "R-414")
            for other in aboard:
                leave(g, other, "escaped", "lander", "R-414")
            return


@rule("R-036", "R-403", "R-490")
def look_at_defence(g: Retaliation, seat: int) -> Rule[None]:
    """A player looks at both tokens and says which lies on top."""
    tokens = list(g.state.zones[ANTI_AIRCRAFT])
    for index in range(len(tokens)):
        g.show(ANTI_AIRCRAFT, index, eye(seat))
    told = Peeked(g.name(seat), Text("pile-anti-aircraft"), tokens[::-1])
    public = Peeked(g.name(seat), Text("pile-anti-aircraft"))
    g.tell(told, "R-490", to=eye(seat), instead=public)
    answers = [verbs.ON_TOP(token) for token in tokens]
    chosen = yield from choose(seat, "ask-defence", answers, "R-490", secret=True)
    top = chosen.args[0]
    g.rewrite(ANTI_AIRCRAFT, [*(token for token in tokens if token != top), top])
    # The others know nothing of the order any more.
    g.state.known[ANTI_AIRCRAFT] = [eye(seat)] * len(tokens)


@rule("R-422", "R-423", "R-642", "R-643")
def start_destruct(g: Retaliation) -> None:
    """The self-destruct begins: five spaces below the round marker, or below the track."""
    state = g.state
    if state.destruct != NOT_STARTED or not state.wired:
        return
    space = state.round + DESTRUCT_DELAY
    state.destruct = space if space <= ROUNDS else ROUNDS + 1
    g.tell(DestructStarted(state.destruct), "R-422")


def switch_air(g: Retaliation, sector: str, active: bool) -> None:
    """The life support of a sector is switched on or off."""
    state = g.state
    if not g.rules.has_air_token(g, sector) or (sector in state.air) == active:
        return
    state.air = [one for one in "abc" if (one in state.air if one != sector else active)]
    g.tell(LifeSupport(f"sector-{sector}", active), "R-489")
