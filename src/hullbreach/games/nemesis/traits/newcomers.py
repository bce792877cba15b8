"""The traits of the characters of Aftermath."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import laika
from hullbreach.games.nemesis.aftermath_characters.ceo import energy
from hullbreach.games.nemesis.aftermath_characters.kinds import BODY, note, noted
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.traits import verbs as own_verbs
from hullbreach.games.nemesis.traits.events import ObjectiveReplaced, WentAlong
from hullbreach.games.nemesis.traits.kinds import NUMBERS, has, owner
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_cards, part_with_card
from hullbreach.games.survival.rules.contamination import reads_infected, remove_at
from hullbreach.games.survival.rules.events import Peeked, Scanned
from hullbreach.games.survival.rules.model import BOX, CONTAMINATED
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.wounds import wound
from hullbreach.kernel import Rule, Text, choose, eye, react, rule
from hullbreach.kernel.state import without

NURSED = "nursed"
"""The Robot takes care of the CEO's wounded body: it lies with the dressed wounds."""
SHOCKED = "shocked"
"""How many infected cards the Android has burned out without feeling it yet."""
WALKED = "laika-round"
"""The last round in which the Bounty Hunter decided whether Laika goes."""


# CEO


@rule("NP-033", "NP-034")
def nurse(g: Nemesis, seat: int) -> None:
    """A wounded body is as good as dressed as long as the Robot has energy."""
    if not has(g, seat, "ceo"):
        return
    who, wounds, dressed = g.crew[seat], model.wounds(seat), model.dressed(seat)
    zones = g.state.zones
    nursed = NURSED in who.counters
    if nursed and (not energy(g) or BODY not in zones[dressed]):
        who.counters = without(who.counters, NURSED)
        if BODY in zones[dressed]:
            g.put(BODY, dressed, wounds)
    elif not nursed and energy(g) and BODY in zones[wounds]:
        who.counters = {**who.counters, NURSED: 1}
        g.put(BODY, wounds, dressed)


def corporate(g: Nemesis, zone: str) -> list[int]:
    """Where the corporate objectives are in a zone."""
    cards = enumerate(g.state.zones[zone])
    rows = g.box.objectives
    return [
        at
        for at, card in cards
        if card.startswith("objective-") and rows[row_id(card)].deck == "corporate"
    ]


@rule("NP-035", "NP-036", "NP-065")
def look_through(g: Nemesis) -> None:
    """The CEO knows what the company wants of everybody; where it wants nothing there is nothing to see."""
    ceo = owner(g, "ceo")
    for seat in range(g.state.seats) if ceo is not None else ():
        zone = model.objectives(seat)
        if ceo is None or seat == ceo or not corporate(g, zone):
            continue
        seen = [g.show(zone, at, eye(ceo)) for at in corporate(g, zone)]
        what = Text("peek-corporate", {"number": g.crew[seat].number})
        told, public = Peeked(g.name(ceo), what, seen), Peeked(g.name(ceo), what)
        g.tell(told, "NP-065", to=eye(ceo), instead=public)


# Android


@rule("NP-066")
def serve_the_company(g: Nemesis, seat: int) -> None:
    """The Android has no wishes of its own: another corporate objective instead of the personal one."""
    zone = model.objectives(seat)
    spare = corporate(g, BOX)
    if g.state.mode != "standard" or not has(g, seat, "android") or not spare:
        return
    for card in list(g.state.zones[zone]):
        if g.box.objectives[row_id(card)].deck == "personal":
            g.put(card, zone, BOX)
    g.take(BOX, spare[g.bits() % len(spare)], zone)
    g.tell(ObjectiveReplaced(g.name(seat)), "NP-066")


@rule("NP-037", "NP-038", "NP-067")
def burn_out(g: Nemesis, seat: int, count: int) -> None:
    """Contamination among the cards just drawn is scanned and leaves the game; others are drawn for it."""
    if not has(g, seat, "android"):
        return
    hand = model.hand(seat)
    cards = g.state.zones[hand]
    found = [at for at in range(len(cards) - count, len(cards)) if cards[at] in CONTAMINATED]
    g.reveal()  # Even if there is none: everyone sees that.
    if not found:
        return
    bad = 0
    for at in reversed(found):
        bad += reads_infected(g, seat, g.state.zones[hand][at])
        remove_at(g, hand, at)
    g.tell(Scanned(g.name(seat), bad, len(found) - bad), "NP-037")
    if bad:
        who = g.crew[seat]
        who.counters = {**who.counters, SHOCKED: who.counters.get(SHOCKED, 0) + bad}
    draw_cards(g, seat, len(found))


@rule("NP-037")
def feel_shocks(g: Nemesis, seat: int) -> Rule[bool]:
    """Each infected card that was burned out costs a light wound, once the step is over; whether any was."""
    who = g.crew[seat]
    if SHOCKED not in who.counters:
        return False
    times, who.counters = who.counters[SHOCKED], without(who.counters, SHOCKED)
    for _ in range(times):
        yield from wound(g, seat, Text("cause-shock"), light=NUMBERS(g).shock_wounds)
    return True


# Psychologist


@rule("NP-039", "NP-040", "NP-068")
def go_along(g: Nemesis, seat: int, slot: str) -> Rule[list[int]]:
    """Somebody leaves her room in peace, and has paid for it: she may discard a card and follow."""
    her = owner(g, "psychologist")
    if her is None or her == seat or g.crew[her].slot != g.crew[seat].slot:
        return []
    if not g.crew[her].aboard or g.in_combat(seat) or not g.hand(her):
        return []
    answers = [own_verbs.GO_ALONG()] if g.purse(her) else []
    who, where = g.name(seat), g.place(slot)
    chosen = yield from react(
        her, "ask-go-along", answers, "go-along", "NP-039", who=who, where=where
    )
    if chosen.verb != own_verbs.GO_ALONG:
        return []
    yield from part_with_card(g, her, "NP-039")
    g.tell(WentAlong(g.name(her), who), "NP-039")
    return [her]


@rule("NP-032")
def lonely(g: Nemesis, seat: int) -> bool:
    """Whether she has nobody to talk to where she is."""
    if not has(g, seat, "psychologist"):
        return False
    her = g.crew[seat]
    return not any(
        other.awake and (other.slot, other.pod) == (her.slot, her.pod)
        for at, other in enumerate(g.crew)
        if at != seat
    )


# Bounty Hunter


@rule("NP-041")
def walk_laika(g: Nemesis, seat: int) -> Rule[None]:
    """Right before his first turn of a round Laika may go to a neighbouring room."""
    if not has(g, seat, "bounty-hunter") or noted(g, WALKED) == g.state.round:
        return
    note(g, WALKED, g.state.round)
    ways = laika.walks(g, seat) if laika.with_us(g) else []
    if not ways:
        return
    chosen = yield from choose(seat, "ask-walk-laika", [*ways, laika.STAY], "NP-041")
    if chosen is laika.STAY:
        yield from laika.bite(g, seat)
    else:
        yield from laika.send(g, seat, *chosen.args)
