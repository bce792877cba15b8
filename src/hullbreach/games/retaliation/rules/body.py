"""Health, serious wounds, armour, oxygen, contamination and larvae: what happens to soldiers."""

from __future__ import annotations

from hullbreach.games.retaliation.rules import model, verbs
from hullbreach.games.retaliation.rules.events import (
    Breathed,
    BreathesAgain,
    Hurt,
    Restored,
    Suffocates,
)
from hullbreach.games.retaliation.rules.model import (
    MOST_OXYGEN,
    SECTION,
    SPACES_OF_HEALTH,
)
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.things import drop_item, fit_hands, lose_everything
from hullbreach.games.survival.rules import contamination
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import Cured, Died, Healed, Infested, SeriouslyWounded
from hullbreach.games.survival.rules.model import BOX, CONTAMINATED, hand, wounds
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Rule, Text, choose, react, rule

CRITICAL = 2
VEST, HEAVY_ARMOR = "item-bulletproof-vest", "item-heavy-armor"
BIOHAZARD, TACTICAL = "item-biohazard-armor", "item-tactical-armor"


def armour(g: Retaliation, seat: int) -> str:
    """The armour that a character wears, unless it is broken."""
    worn = g.state.zones[model.worn(seat)]
    return worn[0] if worn and not g.broken_item(worn[0]) else ""


def touchable(g: Retaliation, seat: int) -> bool:
    """Whether anything can happen to a character: in the lander nothing can."""
    return g.crew[seat].status == "aboard"


# Health


@rule("R-410")
def hurt(g: Retaliation, seat: int, count: int, cause: Text) -> None:
    """A character in the base loses health."""
    if count > 0 and touchable(g, seat):
        lose_health(g, seat, count, cause)


@rule("R-175", "R-177", "R-191", "R-192")
def lose_health(g: Retaliation, seat: int, count: int, cause: Text) -> None:
    """The marker moves on, armour falls, beyond the end the character dies."""
    who = g.crew[seat]
    who.health += count
    g.tell(Hurt(g.name(seat), count, cause), "R-175")
    if who.health >= SPACES_OF_HEALTH:
        die(g, seat, cause, "R-177")
    else:
        shed(g, seat)


@rule("R-182", "R-191", "R-193")
def shed(g: Retaliation, seat: int) -> None:
    """Armour in the critical section falls when the marker is there."""
    worn = g.state.zones[model.worn(seat)]
    if worn and g.condition(seat) == CRITICAL:
        drop_item(g, seat, worn[0])


@rule("R-175", "R-176", "R-180", "R-591")
def restore(g: Retaliation, seat: int, count: int) -> Rule[None]:
    """Health comes back, as far as no wound covers the track, or less if its owner wants less."""
    who = g.crew[seat]
    best = SECTION * len(g.state.zones[wounds(seat)])
    gained = min(count, who.health - best)
    if gained > 1:
        fewer = [verbs.RESTORE(f"points-{points}") for points in range(1, gained)]
        chosen = yield from react(seat, "ask-restore", fewer, "health", "R-176", count=gained)
        if chosen.verb == verbs.RESTORE:
            gained = int(chosen.args[0].removeprefix("points-"))
    if gained > 0:
        who.health -= gained
        g.tell(Restored(g.name(seat), gained), "R-175")


def can_restore(g: Retaliation, seat: int) -> bool:
    """Whether a character could regain health."""
    return g.crew[seat].health > SECTION * len(g.state.zones[wounds(seat)])


# Wounds


@rule("R-179", "R-181", "R-183", "R-516", "R-552", "R-593")
def wound(g: Retaliation, seat: int, cause: Text) -> Rule[None]:
    """A serious wound on the leftmost section without one; the marker is pushed out of it."""
    who = g.crew[seat]
    if not touchable(g, seat) or (yield from _spared(g, seat, cause)):
        return
    zones = g.state.zones
    covered = len(zones[wounds(seat)])
    if g.condition(seat) == CRITICAL == covered:
        die(g, seat, cause, "R-183")
        return
    if zones["deck-wounds"]:
        card = g.draw("deck-wounds", wounds(seat))
        g.tell(SeriouslyWounded(g.name(seat), card, cause), "R-179")
        if g.condition(seat) == covered:
            who.health = SECTION * (covered + 1)
            shed(g, seat)
        yield from fit_hands(g, seat)


@rule("R-516")
def _spared(g: Retaliation, seat: int, cause: Text) -> Rule[bool]:
    """Whether armour takes the place of a serious wound."""
    worn = armour(g, seat)
    if worn not in (VEST, HEAVY_ARMOR):
        return False
    if worn == VEST:
        drop_item(g, seat, worn)
        return True
    answers = [verbs.PROTECT(worn), verbs.SUFFER()]
    chosen = yield from choose(seat, "ask-armour", answers, "R-516", what=worn)
    if chosen.verb != verbs.PROTECT:
        return False
    hurt(g, seat, 2, cause)
    return True


def wounded(g: Retaliation, seat: int) -> bool:
    """Whether a character has a serious wound."""
    return bool(g.state.zones[wounds(seat)])


@rule("R-185", "R-186", "R-187", "R-188")
def heal_wound(g: Retaliation, seat: int) -> Rule[None]:
    """A serious wound is discarded, of its owner's choice; the others slide to the left."""
    mine = list(dict.fromkeys(g.state.zones[wounds(seat)]))
    if mine:
        answers = [verbs.HEAL(one) for one in mine]
        chosen = yield from choose(seat, "ask-heal", answers, "R-185")
        g.put(chosen.args[0], wounds(seat), "discard-wounds")
        g.tell(Healed(g.name(seat), chosen.args[0]), "R-185")


# Death


@rule("R-178", "R-446", "R-468", "R-541", "R-550", "R-559")
def die(g: Retaliation, seat: int, cause: Text, rule_id: str) -> None:
    """A character dies; in a cooperative game the body stays where it is.

    What somebody has carried out of the base stays out of it.
    """
    who = g.crew[seat]
    if not who.alive:
        return
    away = who.status == "escaped"
    who.status, who.cause, who.passed = "dead", cause, True
    who.suffocating = False
    g.state.deaths += 1
    g.tell(Died(g.name(seat), cause, g.place(who.slot)), rule_id)
    if not away:
        lose_everything(g, seat)
    if g.state.mode != "coop":
        g.rules.cured(g, seat)


# Oxygen


@rule("R-077", "R-169", "R-170")
def lose_oxygen(g: Retaliation, seat: int, count: int = 1) -> None:
    """Oxygen is lost; at nought the character suffocates, and the next loss is its death."""
    who = g.crew[seat]
    for _ in range(count):
        if not touchable(g, seat):
            return
        if who.oxygen:
            who.oxygen -= 1
            g.tell(Breathed(g.name(seat), who.oxygen), "R-077")
        elif not who.suffocating:
            who.suffocating = True
            g.tell(Suffocates(g.name(seat)), "R-169")
        else:
            die(g, seat, Text("cause-suffocation"), "R-170")


@rule("R-171", "R-172")
def breathe_again(g: Retaliation, seat: int, rule_id: str) -> None:
    """Whoever suffocates does so no more."""
    if g.crew[seat].suffocating:
        g.crew[seat].suffocating = False
        g.tell(BreathesAgain(g.name(seat)), rule_id)


@rule("R-160", "R-168", "R-171", "R-590")
def gain_oxygen(g: Retaliation, seat: int, count: int) -> None:
    """Oxygen up to the maximum; nobody suffocates any more."""
    who = g.crew[seat]
    if who.oxygen < MOST_OXYGEN:
        who.oxygen = min(MOST_OXYGEN, who.oxygen + count)
        g.tell(Breathed(g.name(seat), who.oxygen), "R-160")
        breathe_again(g, seat, "R-171")


# Contamination and larvae


@rule("R-388", "R-410")
def contaminate(g: Retaliation, seat: int, rule_id: str) -> None:
    """A character in the base gains a contamination card."""
    if touchable(g, seat):
        take_contamination(g, seat, rule_id)


@rule("R-340", "R-388", "R-440", "R-552")
def take_contamination(g: Retaliation, seat: int, rule_id: str) -> None:
    """A contamination card on the discard pile; a biohazard armour costs health instead, wherever one is."""
    if armour(g, seat) == BIOHAZARD:
        lose_health(g, seat, 1, Text("cause-biohazard"))
    else:
        contamination.contaminate(g, seat, rule_id)


def infest(g: Retaliation, seat: int, rule_id: str) -> None:
    """A larva on the board of a character, if there is none yet; a figure is used if one is left."""
    if g.crew[seat].larva or not g.crew[seat].alive:
        return
    g.crew[seat].larva = True
    g.tell(Infested(g.name(seat)), rule_id)
    g.rules.larva_taken(g, seat)


@rule("R-415", "R-416", "R-417")
def contamination_procedure(
    g: Retaliation, seat: int, rule_id: str, *, clean: bool = False
) -> None:
    """Everything in hand is scanned; an infected card means a larva; all of it is discarded.

    What is `clean` leaves the game where an effect says so.
    """
    if scan(g, seat, [hand(seat)], rule_id, clean=clean, infected=False):
        infest(g, seat, "R-416")
    drop_contamination(g, seat)


def drop_contamination(g: Retaliation, seat: int) -> None:
    """All contamination cards in hand go on top of the discard pile."""
    cards = g.hand(seat)
    for at in reversed(range(len(cards))):
        if g.hand(seat)[at] in CONTAMINATED:
            g.take(hand(seat), at, f"discard-{seat}")


def remove_contamination(g: Retaliation, zone: str) -> int:
    """All contamination cards in a zone leave the game unseen; how many there were."""
    found = 0
    for at in reversed(range(len(g.state.zones[zone]))):
        cards = g.state.zones[zone]
        if cards[at] in CONTAMINATED:
            g.rewrite(zone, [*cards[:at], kind_of(cards[at]), *cards[at + 1 :]])
            g.take(zone, at, BOX)
            found += 1
    g.crew[int(zone.rpartition("-")[2])].proved = ()
    g.reveal()  # everybody hears how many there were
    return found


def cure(g: Retaliation, seat: int, rule_id: str) -> None:
    """The larva is removed."""
    if g.crew[seat].larva:
        g.rules.cured(g, seat)
        g.tell(Cured(g.name(seat)), rule_id)
