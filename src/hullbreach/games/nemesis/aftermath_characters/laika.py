"""Laika: where the Bounty Hunter's dog is, how she goes, what she finds and what she does.

Her place is a number that the state keeps: 0 with the Bounty Hunter, otherwise a room of the board, and -1 once she has left the
game. She is no character: she only spares others the noise of entering an empty room.
"""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import LaikaBack, LaikaLost, LaikaMoved
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    HUNTER,
    NUMBERS,
    note,
    noted,
    seat_of,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import search_slot, unsearchable
from hullbreach.games.survival.rules import model, verbs
from hullbreach.games.survival.rules.actions import interrupted, part_with_card, reacts_with
from hullbreach.games.survival.rules.events import (
    Encountered,
    Explored,
    NoiseRolled,
    ReactionPlayed,
)
from hullbreach.games.survival.rules.intruders import injure
from hullbreach.games.survival.rules.model import BAG, BLANK, DRAWN, GONE
from hullbreach.games.survival.rules.movement import befall
from hullbreach.games.survival.rules.noise import DANGER, SILENCE, place_noise, silence_around
from hullbreach.kernel import Option, Rule, choose, react, rule

PLACE = "laika"
LOST = -1
SEEK = "quest-seek-mod"
AGGRO = "quest-aggro-override"
STAY = verbs.STAY()


@rule("NA-107", "NA-210")
def with_us(g: Nemesis) -> bool:
    """Whether Laika is in the game."""
    hunter = seat_of(g, HUNTER)
    return hunter is not None and g.crew[hunter].awake and noted(g, PLACE) != LOST


@rule("NA-107")
def whereabouts(g: Nemesis) -> str:
    """The room in which Laika is; nothing if she is with the Bounty Hunter, or nowhere."""
    place = noted(g, PLACE)
    return list(g.board.slots)[place - 1] if place > 0 else ""


def walks(g: Nemesis, seat: int) -> list[Option]:
    """The rooms to which Laika can go: next to hers, or to his if she is with him."""
    slot = whereabouts(g) or g.crew[seat].slot
    return [
        own_verbs.SEND_LAIKA(beyond, way) for way, beyond in g.board.ways[slot] if not g.closed(way)
    ]


@rule("NP-045")
def call_back(g: Nemesis, seat: int) -> None:
    """Laika is with the Bounty Hunter again, however far she was."""
    if whereabouts(g):
        note(g, PLACE, 0)
        g.tell(LaikaBack(g.name(seat)), "NP-045")


@rule("NA-111", "NA-210")
def lose(g: Nemesis, seat: int) -> None:
    """Laika leaves the game."""
    note(g, PLACE, LOST)
    g.tell(LaikaLost(g.name(seat)), "NA-111")


# Going


@rule("NP-042", "NP-043", "NP-069")
def send(g: Nemesis, seat: int, slot: str, corridor: str) -> Rule[None]:
    """Laika goes to a room: she explores it, and makes noise if nobody is there."""
    empty = not g.rules.occupied(g, slot)
    note(g, PLACE, list(g.board.slots).index(slot) + 1)
    g.tell(LaikaMoved(g.place(slot)), "NP-069")
    silent = yield from _explore(g, seat, slot, corridor)
    if empty and not silent:
        yield from _roll(g, seat, slot)
    if whereabouts(g) == slot:
        yield from _seek(g, seat, slot)


@rule("NP-043", "NP-069")
def _explore(g: Nemesis, seat: int, slot: str, corridor: str) -> Rule[bool]:
    """Turn up the tile and its token. True if no noise roll follows. Slime does not stick to her."""
    if slot not in g.state.explored:
        g.turn_up(model.tile(slot))
        room = g.state.zones[model.tile(slot)][0]
        g.state.explored = {**g.state.explored, slot: room}
    zone = model.token(slot)
    if not g.state.zones.get(zone):
        return False
    found = g.put(g.state.zones[zone][0], zone, GONE)
    token, _, items = found.partition("#")
    token = g.rules.found_token(g, token)
    g.tell(Explored(g.name(seat), slot, g.room(slot), found), "NP-069")
    if g.rules.searchable(g, g.room(slot)):
        count = g.rules.item_count(g, int(items))
        g.state.searches = {**g.state.searches, slot: count}
    effect = token.partition("-")[2]
    if effect == DANGER:
        g.rules.danger(g, slot)
    if effect in (DANGER, SILENCE, "slime"):
        return effect != "slime"
    return (yield from befall(g, seat, slot, corridor, token))


@rule("NP-069")
def _roll(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """The noise roll of an empty room; nobody's slime matters."""
    face = g.roll(g.rules.noise_die(g, seat))
    g.tell(NoiseRolled(g.name(seat), f"noise-{face}"), "NP-069")
    if face == DANGER:
        g.rules.danger(g, slot)
    elif face != SILENCE:
        corridor = g.board.exits[slot][int(face)]
        if g.noisy(corridor):
            yield from _meet(g, seat, slot, f"noise-{face}")
        else:
            place_noise(g, corridor, "NP-069")


@rule("NP-046", "NP-047", "NP-070")
def _meet(g: Nemesis, seat: int, slot: str, roll: str) -> Rule[None]:
    """An encounter of Laika's: what the token brings comes, surprises nobody, and she runs back.

    She runs even if no figure is left for it, but stays where the token shows only what is in the
    Bounty Hunter's mind.
    """
    silence_around(g, slot)
    if not g.state.zones[BAG]:
        return
    drawn = g.draw_blind(BAG, DRAWN)
    g.tell(Encountered(g.name(seat), g.place(slot), drawn, roll), "NP-070")
    yield from g.rules.emerges(g, drawn, slot, seat)
    g.rules.put_back(g, drawn)
    token = g.rules.token_row(drawn)
    if drawn == BLANK or token.intruder or token.face:
        call_back(g, seat)


# What her implants are good for


@rule("NA-108")
def _seek(g: Nemesis, seat: int, slot: str) -> Rule[None]:
    """Where she has just come to, Laika may search for a card of the Bounty Hunter's, and bring it."""
    if SEEK not in g.items(seat) or not g.hand(seat):
        return
    if unsearchable(g, slot) is not None or not g.state.searches.get(slot):
        return
    answers = [verbs.REACT(SEEK)] if g.purse(seat) else []
    chosen = yield from react(seat, "ask-seek", answers, "seek", "NA-108", where=g.place(slot))
    if chosen.verb != verbs.REACT:
        return
    yield from part_with_card(g, seat, "NA-108")
    g.tell(ReactionPlayed(g.name(seat), SEEK), "NA-108")
    if (yield from interrupted(g, seat, reacts_with(SEEK))):
        return
    yield from search_slot(g, seat, slot)
    call_back(g, seat)


@rule("NA-109")
def bite(g: Nemesis, seat: int) -> Rule[None]:
    """Laika could have gone and did not: with her implant she may injure an intruder in his room."""
    here = g.intruders(g.crew[seat].slot)
    if AGGRO not in g.items(seat) or not here:
        return
    prey = [own_verbs.SET_ON(one.id) for one in here]
    chosen = yield from choose(seat, "ask-set-on", [*prey, STAY], "NA-109")
    if chosen is not STAY:
        intruder = next(one for one in here if one.id == chosen.args[0])
        g.tell(ReactionPlayed(g.name(seat), AGGRO), "NA-109")
        injure(g, intruder, NUMBERS(g).bite_injuries, "NA-109", by=seat)
