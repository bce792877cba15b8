"""Intruders on the board: they appear, move, are injured, flee and die."""

from __future__ import annotations

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import renew
from hullbreach.games.survival.rules.events import (
    EventDrawn,
    FigureMissing,
    Injured,
    IntruderChanged,
    IntruderLeft,
    IntruderMoved,
    IntruderPlaced,
    TokenAdded,
)
from hullbreach.games.survival.rules.markers import destroy_door
from hullbreach.games.survival.rules.model import (
    BAG,
    DRAWN,
    POOL,
    Intruder,
    SurvivalState,
)
from hullbreach.games.survival.rules.play import Survival
from hullbreach.kernel import Rule, rule

RETREAT = "retreat"


# Coming and going


@rule("N-004", "N-065", "N-255", "N-257", "N-460", "N-609", "N-610")
def place(g: Survival[SurvivalState], kind: str, slot: str, rule_id: str) -> Rule[Intruder | None]:
    """Put a figure in a room, if one is left. The first of the game makes everyone choose."""
    intruder = stand(g, kind, slot, rule_id)
    if intruder is not None:
        yield from meet(g)
    return intruder


@rule("N-004", "N-065", "N-609")
def stand(g: Survival[SurvivalState], kind: str, slot: str, rule_id: str) -> Intruder | None:
    """A figure of a kind stands in a room; of which kind it is if none is left, the race says."""
    wanted, kind = kind, g.rules.figure_for(g, kind)
    if not kind:
        g.tell(FigureMissing(wanted, g.place(slot)), rule_id)
        return None
    state = g.state
    g.put(kind, model.supply(kind), slot)
    state.figures += 1
    intruder = Intruder(f"figure-{state.figures}", kind, slot)
    state.intruders.append(intruder)
    g.tell(IntruderPlaced(kind, g.place(slot)), rule_id)
    g.rules.intruder_appeared(g, slot)
    g.rules.came(g, intruder)
    return intruder


@rule("N-151", "N-153", "N-154")
def meet(g: Survival[SurvivalState]) -> Rule[None]:
    """Somebody meets an intruder; the first time in a game this is a critical moment."""
    if not g.state.met:
        g.state.met = True
        yield from g.rules.first_encounter(g)


def remove(g: Survival[SurvivalState], intruder: Intruder) -> None:
    """Take a figure off the board."""
    g.put(intruder.kind, intruder.slot, model.supply(intruder.kind))
    g.state.intruders.remove(intruder)


def grow(g: Survival[SurvivalState], intruder: Intruder, kind: str, rule_id: str) -> bool:
    """An intruder becomes one of another kind, injuries and all, if such a figure is left."""
    if not g.free_figure(kind):
        return False
    before, slot = intruder.kind, intruder.slot
    g.put(before, slot, model.supply(before))
    g.put(kind, model.supply(kind), slot)
    intruder.kind = kind
    g.tell(IntruderChanged(before, kind, g.place(slot)), rule_id)
    return True


@rule("N-097", "N-263", "N-264", "N-265", "N-355", "N-615")
def leave(g: Survival[SurvivalState], intruder: Intruder, rule_id: str) -> None:
    """An intruder goes off the board into the technical corridors: a token into the bag."""
    remove(g, intruder)
    added = to_bag(g, intruder.kind)
    g.tell(IntruderLeft(intruder.kind, g.place(intruder.slot), added or None), rule_id)


def to_bag(g: Survival[SurvivalState], kind: str) -> str:
    """Put a token of this kind from the pool into the bag, if there is one: at random."""
    tokens = g.rules.bag_choices(g, kind)
    if not tokens:
        return ""
    index = tokens[g.bits() % len(tokens)]
    token = g.take(POOL, index, BAG)
    return g.rules.token_face(token)


def add_token(g: Survival[SurvivalState], kind: str, rule_id: str) -> None:
    """Add a token to the bag and say so."""
    face = to_bag(g, kind)
    if face:
        g.tell(TokenAdded(face), rule_id)


# Moving


@rule("N-095", "N-097", "N-098", "N-213", "N-251", "N-252", "N-253", "N-254")
def move_through(
    g: Survival[SurvivalState], moves: list[tuple[Intruder, int]], rule_id: str
) -> None:
    """Intruders go through the corridor of their room with a number, all at once."""
    walking: list[tuple[Intruder, str]] = []
    barred: list[str] = []
    for intruder, number in moves:
        way = g.board.exits[intruder.slot].get(number, "")
        if g.rules.rooted(intruder):
            continue
        if way in g.board.networks:
            if g.rules.enters_ducts(g, intruder):
                leave(g, intruder, "N-264")
        elif way in g.board.passages:
            if g.closed(way):
                _strike(g, intruder, way, barred)
            if not g.closed(way) or g.rules.rams(g, intruder):
                walking.append((intruder, g.board.passages[way].beyond(intruder.slot)))
    come_in(g, walking, barred, rule_id)


@rule("N-243", "N-244", "N-251", "N-252", "N-293", "N-587")
def move_together(
    g: Survival[SurvivalState], moves: list[tuple[Intruder, str]], rule_id: str
) -> None:
    """Intruders go to a neighbouring room, all at once; closed doors stop them and break."""
    walking: list[tuple[Intruder, str]] = []
    barred: list[str] = []
    for intruder, slot in moves:
        ways = [way for way, beyond in g.board.ways[intruder.slot] if beyond == slot]
        if g.rules.rooted(intruder):
            continue
        if any(not g.closed(way) for way in ways):
            walking.append((intruder, slot))
        elif ways:
            _strike(g, intruder, ways[0], barred)
            if g.rules.rams(g, intruder):
                walking.append((intruder, slot))
    come_in(g, walking, barred, rule_id)


@rule("N-295", "N-296", "N-297")
def _strike(
    g: Survival[SurvivalState], intruder: Intruder, corridor: str, barred: list[str]
) -> None:
    if corridor not in barred and g.rules.breaks_doors(g, intruder, corridor):
        barred.append(corridor)


def come_in(
    g: Survival[SurvivalState], walking: list[tuple[Intruder, str]], barred: list[str], rule_id: str
) -> None:
    """Intruders are where they were going, and the doors that stopped others lie flat."""
    for intruder, slot in walking:
        g.put(intruder.kind, intruder.slot, slot)
        intruder.slot = slot
        g.tell(IntruderMoved(intruder.kind, g.place(slot)), rule_id)
    for corridor in barred:
        destroy_door(g, corridor, "N-295")
    for slot in dict.fromkeys(slot for _, slot in walking):
        g.rules.intruder_appeared(g, slot)
    for intruder, _ in walking:
        g.rules.came(g, intruder)


@rule("N-350", "N-353", "N-354", "N-355", "N-638", "N-639")
def retreat(g: Survival[SurvivalState], intruder: Intruder, rule_id: str) -> None:
    """The intruder flees in the direction of a new event card, whose effect is ignored."""
    if g.rules.rooted(intruder) or not renew(g, "event", "N-100"):
        return
    card = g.draw("deck-event", "discard-event")
    number = g.rules.directions(g, card)[0]
    g.tell(EventDrawn(card, number, ignored=True), "N-353")
    move_through(g, [(intruder, number)], rule_id)


@rule("N-443", "N-444", "N-445", "N-446")
def drive_out(g: Survival[SurvivalState], intruders: list[Intruder], rule_id: str) -> None:
    """Intruders flee at the same moment, each where a card of its own says.

    A door that stops one of them stops all.
    """
    fleeing = []
    for intruder in intruders:
        if not g.rules.rooted(intruder) and renew(g, "event", "N-100"):
            card = g.draw("deck-event", "discard-event")
            direction = g.rules.directions(g, card)[0]
            g.tell(EventDrawn(card, direction, ignored=True), rule_id)
            fleeing.append((intruder, direction))
    move_through(g, fleeing, rule_id)


# Injuries


@rule(
    "N-340", "N-341", "N-342", "N-343", "N-344", "N-345", "N-346", "N-347", "N-349", "N-351",
    "N-352",
)  # fmt: skip
def injure(
    g: Survival[SurvivalState],
    intruder: Intruder,
    injuries: int,
    rule_id: str,
    *,
    by: int | None = None,
) -> bool:
    """Injuries of one source, then one look at the blood. True if it neither died nor fled.

    It has fled, too, where a closed door kept it in the room. `by` is the seat whose character
    did it.
    """
    if injuries <= 0:
        return True
    g.rules.mark_injuries(g, intruder, injuries)
    count = g.rules.blood_cards(g, intruder)
    if not count:
        g.tell(Injured(intruder.kind, intruder.injuries, [], True), "N-343")
        kill(g, intruder, by)
        return False
    cards, numbers, flees = [], [], False
    for _ in range(count):
        if not renew(g, "attack", "N-365"):
            break
        card = g.draw("deck-attack", DRAWN)
        cards.append(card)
        value = g.rules.blood(card, intruder)
        if value == RETREAT:
            flees = True
        else:
            numbers.append(int(value))
    for card in cards:
        g.put(card, DRAWN, "discard-attack")
    blood = g.rules.blood_needed(g, intruder, numbers)
    less = g.rules.blood_bonus(g, intruder, by)
    stays = flees and not g.rules.heeds_arrow(g, intruder)
    killed = not flees and intruder.injuries >= blood - less
    flees = flees and not stays
    hurt = Injured(intruder.kind, intruder.injuries, cards, killed, flees, blood, less, stays)
    g.tell(hurt, rule_id)
    if flees:
        retreat(g, intruder, "N-350")
    elif killed:
        kill(g, intruder, by)
    return not (killed or flees)


@rule("N-006", "N-344", "N-348", "N-557", "N-611", "N-640")
def kill(g: Survival[SurvivalState], intruder: Intruder, by: int | None = None) -> None:
    """The figure goes, and leaves what the race says. `by`: whose character did it."""
    if g.rules.undying(intruder):
        return
    remove(g, intruder)
    g.state.killed = [*g.state.killed, intruder.kind]
    g.rules.fallen(g, intruder)
    g.rules.felled(g, intruder, by)
