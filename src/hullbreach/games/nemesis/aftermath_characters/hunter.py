"""The Bounty Hunter: his cards, most of which are for Laika."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.games.nemesis.aftermath_characters import laika
from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import NoiseGuarded
from hullbreach.games.nemesis.aftermath_characters.kinds import CARDS, HUNTER
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import take_shot, ways_from
from hullbreach.games.survival.rules.actions import reaction
from hullbreach.games.survival.rules.events import AttackIgnored
from hullbreach.games.survival.rules.intruders import come_in
from hullbreach.games.survival.rules.model import NOISE
from hullbreach.games.survival.rules.movement import arrive
from hullbreach.kernel import COMMIT, Action, Rule, choose, deny, rule

SENTINEL = "card-sentinel"


@CARDS("card-go-girl")
@rule("NA-107", "NA-210")
def go_girl(g: Nemesis, seat: int) -> Rule[None]:
    """Laika goes to a neighbouring room."""
    if not laika.with_us(g):
        yield deny("NA-210", "denied-no-laika")
    if not laika.walks(g, seat):
        yield deny("N-215", "denied-laika-shut-in")
    yield COMMIT
    way = yield from choose(seat, "ask-send-laika", laika.walks(g, seat), "NP-069")
    yield from laika.send(g, seat, *way.args)


@CARDS("card-tactical-move")
@rule("NA-110", "NA-211")
def move_tactically(g: Nemesis, seat: int) -> Rule[None]:
    """Go next door together with an intruder: nobody attacks, and there is no noise roll."""
    here = g.crew[seat].slot
    ways = ways_from(g, here)
    prey = [own_verbs.TAKE_ALONG(one.id) for one in g.intruders(here) if not g.rules.rooted(one)]
    if not prey:
        yield deny("NA-211", "denied-nobody-comes-along")
    if not ways:
        yield deny("N-215", "denied-shut-in")
    yield COMMIT
    chosen = yield from choose(seat, "ask-take-along", prey, "NA-110")
    way = yield from choose(seat, "ask-go", ways, "NA-110")
    intruder = next(one for one in g.intruders(here) if one.id == chosen.args[0])
    come_in(g, [(intruder, way.args[0])], [], "NA-110")
    yield from arrive(g, [seat], *way.args)


@CARDS(SENTINEL)
@rule("N-303")
def guard_room(g: Nemesis, seat: int) -> Rule[None]:
    """Laika listens: one noise marker at her room goes."""
    if not laika.with_us(g):
        yield deny("NA-210", "denied-no-laika")
    slot = laika.whereabouts(g)
    if not slot:
        yield deny("NA-107", "denied-laika-here")
    noisy = [corridor for corridor in g.board.around[slot] if g.noisy(corridor)]
    if not noisy:
        yield deny("N-303", "denied-no-noise")
    yield COMMIT
    options = [own_verbs.SILENCE(corridor) for corridor in noisy]
    chosen = yield from choose(seat, "ask-silence", options, "N-303")
    g.lift(NOISE, chosen.args[0])
    g.tell(NoiseGuarded(g.corridor_name(chosen.args[0])), "N-303")


@rule("NA-111")
def sacrifice(g: Nemesis, seat: int) -> Rule[bool]:
    """Laika throws herself at who attacks him: the attack is cancelled, and she leaves the game."""
    if g.name(seat) != HUNTER or not laika.with_us(g):
        return False
    if not (yield from reaction(g, seat, SENTINEL, "ask-sentinel", "sentinel", "NA-111")):
        return False
    laika.lose(g, seat)
    g.tell(AttackIgnored(g.name(seat), SENTINEL), "NA-111")
    return True


@CARDS("card-quick-shot")
@rule("N-175", "N-317")
def quick_shot(g: Nemesis, seat: int) -> Rule[None]:
    """Shoot with an energy weapon; one reroll."""
    yield from take_shot(g, seat, "energy", rerolls=1)


def laika_away(g: Nemesis, seat: int) -> Iterable[tuple[str, ...]]:
    """Whether there is a dog that could be called back."""
    away = g.name(seat) == HUNTER and laika.whereabouts(g)
    return [()] if away else []


@rule("NP-045")
def call_laika(g: Nemesis, seat: int) -> Rule[None]:
    """Call Laika back; it costs nothing."""
    yield COMMIT
    laika.call_back(g, seat)


CALL_ACTION = Action(own_verbs.CALL_BACK, call_laika, laika_away)
