"""The Android: its arm gun, its cards, the hour at which it shuts down, and how it plays dead."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import verbs as own_verbs
from hullbreach.games.nemesis.aftermath_characters.events import SwitchedOff
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    ANDROID,
    CARDS,
    NUMBERS,
    note,
    noted,
    seat_of,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.cards.action_cards import act_for_free, choose_target, in_hand
from hullbreach.games.survival.cards.items import patients
from hullbreach.games.survival.rules import verbs
from hullbreach.games.survival.rules.actions import draw_cards, part_with_card
from hullbreach.games.survival.rules.combat import fire
from hullbreach.games.survival.rules.events import ReactionPlayed
from hullbreach.games.survival.rules.items import give_up
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.wounds import die, dress, heal_light, wound
from hullbreach.kernel import COMMIT, Denial, Rule, Text, choose, deny, react, rule
from hullbreach.kernel.packs import Insert, Stage

GUN = "arm-gun"
SPARE_PARTS = ("tools", "duct-tape", "energy-charge")
"""The items with which the Android repairs itself."""
CELL = "quest-emergency-energy-cell"
MODULE = "quest-deactivation-module"
OFF = "switched-off"
"""The round in whose attack step the Android is switched off."""


@rule("NA-097", "NA-100", "NA-101", "NA-207")
def synthetic(g: Nemesis, seat: int) -> Denial | None:
    """Why nobody but the Android itself can do anything about its wounds."""
    return deny("NA-097", "denied-synthetic") if g.name(seat) == ANDROID else None


# Cards


def spare_parts(g: Nemesis, seat: int) -> list[str]:
    """The different items that the Android can build in."""
    return [item for item in dict.fromkeys(g.items(seat)) if row_id(item) in SPARE_PARTS]


NO_PART = deny("NA-098", "denied-no-spare-part", *(f"item-{part}" for part in SPARE_PARTS))


@rule("NA-098")
def build_in(g: Nemesis, seat: int) -> Rule[None]:
    """Discard an item for a repair."""
    parts = [verbs.GIVE_UP(item) for item in spare_parts(g, seat)]
    chosen = yield from choose(seat, "ask-spare-part", parts, "NA-098", secret=True)
    give_up(g, seat, chosen.args[0], "NA-098")


@CARDS("card-self-repair")
@rule("NA-097", "NA-098")
def repair_scratches(g: Nemesis, seat: int) -> Rule[None]:
    """Heal all the own light wounds."""
    if not g.crew[seat].light:
        yield deny("N-385", "denied-unscratched")
    if not spare_parts(g, seat):
        yield NO_PART
    yield COMMIT
    yield from build_in(g, seat)
    heal_light(g, seat, "NA-097")


@CARDS("card-self-repair")
@rule("NA-097", "NA-098", "NA-099", "NA-207")
def repair_damage(g: Nemesis, seat: int) -> Rule[None]:
    """Dress one of the own serious wounds; none is ever healed."""
    wounds = patients(g, verbs.DRESS, [seat], "wounds")
    if not wounds:
        yield deny("N-384", "denied-unwounded")
    if not spare_parts(g, seat):
        yield NO_PART
    yield COMMIT
    yield from build_in(g, seat)
    chosen = yield from choose(seat, "ask-dress", wounds, "NA-097")
    dress(g, seat, chosen.args[1], "NA-097")


@CARDS("card-efficiency")
@rule("NA-102")
def work_efficiently(g: Nemesis, seat: int) -> Rule[None]:
    """The action of the room, for free, if the room works."""
    yield from act_for_free(g, seat)


@CARDS("card-target-lock")
@rule("N-175", "N-317")
def lock_on(g: Nemesis, seat: int) -> Rule[None]:
    """Shoot with the arm gun; a hit injures once more."""
    weapon = in_hand(g, seat, GUN)
    if not weapon:
        yield deny("N-317", "denied-no-arm-gun")
    if not g.state.ammo[weapon]:
        yield deny("N-317", "denied-no-ammo", weapon)
    yield COMMIT
    target = yield from choose_target(g, seat, weapon)
    yield from fire(g, seat, weapon, target, bonus=1, on_miss=-1)


@CARDS("card-overclock")
@rule("N-174")
def overclock(g: Nemesis, seat: int) -> Rule[None]:
    """A light wound, and cards."""
    yield COMMIT
    light = NUMBERS(g).overclock_wounds
    yield from wound(g, seat, Text("cause-overclock"), light=light)
    if g.crew[seat].alive:
        draw_cards(g, seat, NUMBERS(g).overclock_cards)


# The end of its power


@rule("NA-093", "NA-094", "NA-095", "NA-208")
def shut_down(g: Nemesis) -> Rule[None]:
    """When the time marker comes to a certain space the Android's power is at an end.

    Whoever sleeps, or is away, is spared. An Android that was brought back runs until the next of
    these spaces.
    """
    seat = seat_of(g, ANDROID)
    left = len(g.track("time")) - 1 - g.state.time
    if seat is not None and g.crew[seat].awake and left in _last_spaces(g, seat):
        yield from die(g, seat, Text("cause-shutdown"), "NA-093")
    g.advance()


def _last_spaces(g: Nemesis, seat: int) -> tuple[int, ...]:
    numbers = NUMBERS(g)
    if CELL in g.items(seat):
        return (numbers.cell_shutdown,)
    return (numbers.shutdown, numbers.cell_shutdown)


# The deactivation module


@rule("NA-096")
def switch_off(g: Nemesis) -> Rule[None]:
    """Before the intruders attack, the Android may discard a card and be left alone in that step."""
    g.advance()
    seat = seat_of(g, ANDROID)
    if seat is None or MODULE not in g.items(seat) or not g.in_combat(seat) or not g.hand(seat):
        return
    if not g.state.queue:
        return
    answers = [own_verbs.SWITCH_OFF()] if g.purse(seat) else []
    chosen = yield from react(seat, "ask-switch-off", answers, "switch-off", "NA-096")
    if chosen.verb != own_verbs.SWITCH_OFF:
        return
    yield from part_with_card(g, seat, "NA-096")
    note(g, OFF, g.state.round)
    g.tell(ReactionPlayed(g.name(seat), MODULE), "NA-096")
    g.tell(SwitchedOff(g.name(seat)), "NA-096")


@rule("NA-096")
def unnoticed(g: Nemesis) -> int | None:
    """The seat of the Android while the intruders do not notice it."""
    if g.state.stage != "attacks" or noted(g, OFF) != g.state.round:
        return None
    return seat_of(g, ANDROID)


STAGES = (
    Insert(Stage("shutdown", shut_down), after="time"),
    Insert(Stage("switch-off", switch_off), after="time"),
)
"""After time has passed, before anybody attacks."""
