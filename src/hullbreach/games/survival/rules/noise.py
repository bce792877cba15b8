"""Noise: the die, the markers in corridors, and danger."""

from __future__ import annotations

from hullbreach.games.survival.rules.events import NoisePlaced, NoiseRolled, TurnedBack
from hullbreach.games.survival.rules.intruders import move_together
from hullbreach.games.survival.rules.model import NOISE, SurvivalState
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Die, Rule, rule

NOISE_DIE = Die("noise", ("1", "1", "2", "2", "3", "3", "4", "4", "silence", "danger"))
SILENCE = "silence"
DANGER = "danger"


@rule("N-239", "N-240", "N-242", "N-247", "N-248", "N-462", "N-661")
def noise_roll(g: Survival[SurvivalState], seat: int) -> Rule[None]:
    """Roll for noise in the character's room (from a pod: in the room of its section)."""
    who = g.crew[seat]
    face = g.roll(g.rules.noise_die(g, seat))
    g.tell(NoiseRolled(g.name(seat), f"noise-{face}"), "N-239")
    face = yield from g.rules.noise_reroll(g, seat, face)
    if face == SILENCE and not who.slimed:
        return
    if face in (SILENCE, DANGER):
        g.rules.danger(g, who.slot)
    elif not face.isdigit():
        yield from g.rules.noise_result(g, seat, face)
    else:
        yield from noise_in(g, seat, g.board.exits[who.slot][int(face)], f"noise-{face}")


@rule("N-240", "N-241", "N-250", "N-260", "N-261", "N-660")
def noise_in(
    g: Survival[SurvivalState], seat: int, corridor: str, roll: str | None = None
) -> Rule[None]:
    """Put a noise marker in a corridor; where there is one already, an encounter."""
    if g.noisy(corridor):
        yield from g.rules.encounter(g, seat, roll)
    else:
        place_noise(g, corridor, "N-239")


@rule("N-607")
def place_noise(g: Survival[SurvivalState], corridor: str, rule_id: str) -> None:
    """Put a noise marker in a corridor that has none."""
    if not g.noisy(corridor) and g.lay(NOISE, corridor):
        g.tell(NoisePlaced(g.corridor_name(corridor)), rule_id)


@rule("N-231", "N-245", "N-246", "N-249", "N-259", "N-290", "N-710")
def noise_around(g: Survival[SurvivalState], slot: str, rule_id: str) -> None:
    """Put a noise marker in every corridor of a room that has none, technical ones included."""
    for corridor in g.board.around[slot]:
        place_noise(g, corridor, rule_id)


@rule("N-303")
def silence_around(g: Survival[SurvivalState], slot: str) -> None:
    """Take the noise markers out of all corridors of a room."""
    for corridor in g.board.around[slot]:
        if g.noisy(corridor):
            g.lift(NOISE, corridor)


@rule("N-229", "N-230", "N-231", "N-242", "N-243", "N-244", "N-245", "N-302", "N-662")
def danger(g: Survival[SurvivalState], slot: str) -> None:
    """All intruders next door that are not in combat come; if there are none, noise all around."""
    near = g.board.neighbours[slot]
    coming = [
        one
        for one in g.state.intruders
        if one.slot in near and not g.fighting(one) and not g.rules.rooted(one)
    ]
    if not coming:
        noise_around(g, slot, "N-245")
        return
    move_together(g, [(one, slot) for one in coming], "N-242")


@rule("N-438", "N-525")
def undisturbed(g: Survival[SurvivalState], seat: int) -> Rule[bool]:
    """Make a noise roll; False if it brought an intruder, whatever became of it, or led away.

    An intruder that appeared may be gone again by now: the attempt has failed all the
    same, so figures are counted as well as looked for.
    """
    slot, figures = g.crew[seat].slot, g.state.figures
    yield from noise_roll(g, seat)
    if not g.crew[seat].aboard or g.crew[seat].slot != slot:
        return False
    if g.infested(slot) or g.state.figures != figures:
        g.tell(TurnedBack(g.name(seat), g.place(slot)), "N-438")
        return False
    return True
