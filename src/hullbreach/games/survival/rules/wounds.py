"""Wounds and death: the light-wound track, serious wounds, dressing, healing, dying."""

from __future__ import annotations

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.events import (
    Died,
    Dressed,
    Dropped,
    Healed,
    LightlyWounded,
    SeriouslyWounded,
)
from hullbreach.games.survival.rules.items import fit_hands
from hullbreach.games.survival.rules.model import OBJECTS, RED_CORPSE, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, Text, rule


def serious(g: Survival[SurvivalState], seat: int) -> int:
    """How many serious wounds a character has, dressed ones included."""
    return len(g.state.zones[model.wounds(seat)]) + len(g.state.zones[model.dressed(seat)])


def suffers(g: Survival[SurvivalState], seat: int, wound: str) -> bool:
    """Whether a character has this serious wound undressed, and it hinders."""
    return wound in g.state.zones[model.wounds(seat)] and g.rules.hinders(g, seat, wound)


@rule("N-378", "N-379", "N-380", "N-381", "N-387", "N-388", "N-389", "N-390")
def wound(
    g: Survival[SurvivalState], seat: int, cause: Text, *, light: int = 0, deep: int = 0
) -> Rule[None]:
    """All the wounds of one source. They kill only whoever had three serious ones before.

    Unless the game says that each wound is dealt with before the next.
    """
    if not g.crew[seat].alive or light + deep == 0 or g.rules.unharmed(g, seat, cause):
        return
    if g.rules.wounds_in_turn and light + deep > 1:
        for _ in range(light):
            yield from wound(g, seat, cause, light=1)
        for _ in range(deep):
            yield from wound(g, seat, cause, deep=1)
        return
    light, deep = yield from g.rules.endures(g, seat, light, deep)
    if light + deep == 0:
        return
    most = g.rules.most_wounds(g, seat)
    if serious(g, seat) >= most:
        yield from die(g, seat, cause, "N-387")
        return
    deep += _light_wounds(g, seat, light, cause)
    for _ in range(deep):
        if serious(g, seat) < most:
            yield from _deep_wound(g, seat, cause)


@rule("N-378", "N-379", "N-380", "N-381")
def _light_wounds(g: Survival[SurvivalState], seat: int, count: int, cause: Text) -> int:
    """Light wounds fill the track; how many serious ones come of them."""
    if not count:
        return 0
    g.tell(LightlyWounded(g.name(seat), count, cause), "N-378")
    turns, g.crew[seat].light = divmod(
        g.crew[seat].light + count, g.box.numbers.body.light_wounds + 1
    )
    return int(turns)


@rule("N-382", "N-383", "N-617")
def _deep_wound(g: Survival[SurvivalState], seat: int, cause: Text) -> Rule[None]:
    """Draw a serious wound; it works at once."""
    if not renew(g, "wound", "N-382"):
        return
    card = g.draw("deck-wound", model.wounds(seat))
    g.tell(SeriouslyWounded(g.name(seat), card, cause, serious(g, seat)), "N-382")
    g.rules.got_wound(g, seat, card)
    yield from fit_hands(g, seat)


@rule("N-691")
def bleed(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Whoever bleeds pays with a wound for every pass, however it came about."""
    if g.crew[seat].awake and suffers(g, seat, "wound-bleeding"):
        light = g.box.numbers.effects.bleeding_wounds
        yield from wound(g, seat, Text("cause-bleeding"), light=light)


@rule("N-384")
def dress(g: Survival[SurvivalState], seat: int, card: str, rule_id: str) -> None:
    """Turn a serious wound over: it no longer hinders, but it still counts."""
    g.put(card, model.wounds(seat), model.dressed(seat))
    g.tell(Dressed(g.name(seat), card), rule_id)


@rule("N-385")
def heal_light(
    g: Survival[SurvivalState], seat: int, rule_id: str, count: int | None = None
) -> None:
    """Heal light wounds: all, or so many."""
    who = g.crew[seat]
    if who.light:
        healed = who.light if count is None else min(count, who.light)
        who.light -= healed
        g.tell(Healed(g.name(seat), count=healed), rule_id)


@rule("N-386")
def heal_deep(g: Survival[SurvivalState], seat: int, card: str, rule_id: str) -> None:
    """Heal a dressed serious wound: its card is discarded."""
    g.put(card, model.dressed(seat), "discard-wound")
    g.tell(Healed(g.name(seat), card), rule_id)


@rule("N-007", "N-338", "N-391", "N-392", "N-393", "N-584")
def die(g: Survival[SurvivalState], seat: int, cause: Text, rule_id: str) -> Rule[None]:
    """The character dies where it stands: a corpse, the objects it carried, and nothing else."""
    who, state = g.crew[seat], g.state
    if not who.alive:
        return
    here = who.slot
    who.status, who.pod, who.cause = "dead", "", cause
    state.deaths += 1
    g.tell(Died(g.name(seat), cause, here, g.rules.afterlife(g)), rule_id)
    for thing in [one for one in g.carried(seat) if one in OBJECTS]:
        g.tell(Dropped(g.name(seat), thing), "N-392")
        g.put(thing, model.hands(seat), here)
    if state.zones[model.supply(RED_CORPSE)]:
        corpse = g.draw(model.supply(RED_CORPSE), here)
        state.fallen = {**state.fallen, corpse: seat}
    yield from g.rules.died(g, seat)
