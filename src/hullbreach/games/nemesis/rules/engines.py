"""The engines: looking at their tokens, and putting them in another order to repair or break them.

The upper token of an engine is the last of its zone. A seat that has seen one of the two knows
the other as well, and goes on knowing both: whoever restacks them says whether they changed places.
"""

from __future__ import annotations

from hullbreach.games.nemesis.rules import verbs as own_verbs
from hullbreach.games.nemesis.rules.events import EngineTouched
from hullbreach.games.nemesis.rules.model import ENGINES
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.events import Peeked
from hullbreach.kernel import Rule, Text, choose, rule


def engine_at(g: Nemesis, slot: str) -> int:
    """The number of the engine in a room; 0 in a room without one."""
    room = g.room(slot)
    return ENGINES.index(room) + 1 if room in ENGINES else 0


@rule("N-520", "N-523")
def repairs_here(g: Nemesis, seat: int) -> int:
    """The number of the engine that a character could work on where it stands; 0 for none.

    A malfunction in the room is no obstacle. A card's guard says:
    `if not repairs_here(g, seat): yield deny("N-520", "denied-no-engine")`.
    """
    return engine_at(g, g.crew[seat].slot)


def _tokens(number: int) -> str:
    return f"engine-{number}"


def _study(g: Nemesis, seat: int, number: int) -> None:
    """Let a seat see an engine: from one token, the other follows."""
    for index in range(len(g.state.zones[_tokens(number)])):
        g.show(_tokens(number), index, g.rules.watchers(g, seat))


@rule("N-031", "N-062", "N-063", "N-284", "N-501", "N-519")
def check_engines(g: Nemesis, seat: int, numbers: list[int], rule_id: str) -> None:
    """Look in secret at the upper token of some engines."""
    seen = [g.state.zones[_tokens(number)][-1] for number in numbers]
    for number in numbers:
        _study(g, seat, number)
    what = Text("peek-engines" if len(numbers) > 1 else ENGINES[numbers[0] - 1])
    told, public = Peeked(g.name(seat), what, seen), Peeked(g.name(seat), what)
    g.tell(told, rule_id, to=g.rules.watchers(g, seat), instead=public)


@rule("N-520", "N-521", "N-522", "N-523")
def work_on_engine(g: Nemesis, seat: int, number: int) -> Rule[None]:
    """Repair or break an engine: look at both tokens and put them back in either order.

    The others hear whether the order was changed, never what it is.
    """
    tokens, room = _tokens(number), ENGINES[number - 1]
    check_engines(g, seat, [number], "N-521")
    orders = [own_verbs.KEEP_ORDER(room), own_verbs.SWAP_ORDER(room)]
    chosen = yield from choose(seat, "ask-engine", orders, "N-521", engine=room)
    changed = chosen.verb == own_verbs.SWAP_ORDER
    if changed:
        g.take(tokens, 0, tokens)
        g.rules.machine_changed(g, seat, room)
    g.tell(EngineTouched(g.name(seat), room, changed), "N-522")
