"""What the characters of Aftermath change: how they are drafted, and what each of them is."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_characters import android, ceo, convict, hunter, laika
from hullbreach.games.nemesis.aftermath_characters import psychologist as psy
from hullbreach.games.nemesis.aftermath_characters.kinds import (
    ARM_GUN,
    BODY,
    CEO,
    CONVICT,
    CUFFS,
    HUNTER,
    NEWCOMERS,
    PISTOL,
    PSYCHOLOGIST,
    ROBOT,
    note,
    used_up,
)
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.combat import DOUBLE_HIT, HIT
from hullbreach.games.survival.rules.model import BOX, Intruder
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import Denial, Rule, deny, rule

BOUND = {
    ROBOT: deny("NA-073", "denied-robot-stays"),
    ARM_GUN: deny("NA-092", "denied-part-of-you"),
    CUFFS: deny("NA-113", "denied-cuffs"),
    convict.ARM: deny("NA-116", "denied-part-of-you"),
}
"""What its owner cannot part with."""


class AftermathRules(Rulebook[Nemesis]):
    """Five more characters."""

    reactions = {  # noqa: RUF012 (put together with those of other packs)
        ceo.STOP_IT: "NA-085",
        ceo.ONE_MORE: "NA-088",
        psy.DONT_PANIC: "N-549",
        convict.NEED: "NA-122",
    }
    free = frozenset({"call-back"})

    # The draft

    @rule("NA-005", "NA-007", "NA-168")
    def has_draft_card(self, character: str) -> bool:
        """None of the five has one."""
        return character not in NEWCOMERS and super().has_draft_card(character)

    @rule("NA-005", "NA-007", "NA-168")
    def same_card(self, g: Nemesis, character: str) -> list[str]:
        """A draft card stands for both characters of its colour."""
        rows, own = g.box.characters, row_id(character)
        found = [
            f"character-{row.id}"
            for row in rows.values()
            if row.colour == rows[own].colour and row.id != own
        ]
        return [one for one in found if one in g.state.zones["draft"]]

    @rule("NA-006", "NA-008", "NA-071", "NA-072", "NA-092", "NA-113", "NA-203")
    def joined(self, g: Nemesis, seat: int) -> None:
        """The other one of the colour stays out; the Robot is charged, the CEO frail, the Convict bound."""
        super().joined(g, seat)
        who = g.name(seat)
        for rival in self.same_card(g, who):
            g.put(rival, "draft", BOX)
        if who == CEO:
            g.state.ammo = {**g.state.ammo, ROBOT: self.usable(ROBOT).charge}
            g.put(BODY, "deck-wound", model.wounds(seat))
            g.shuffle("deck-wound")
        if who in (CONVICT, HUNTER):
            convict.hand_out_key(g)

    # Things

    @rule("NA-073", "NA-092", "NA-103", "NA-113", "NA-120")
    def inseparable(
        self, g: Nemesis, seat: int, thing: str, *, trade: bool = False
    ) -> Denial | None:
        """What is a part of somebody, or was put upon them, stays."""
        if thing in BOUND:
            return BOUND[thing]
        if thing == psy.DRONE and g.name(seat) != PSYCHOLOGIST:
            return deny("NA-103", "denied-drone")
        if trade and thing == convict.PIPE:
            return deny("NA-120", "denied-pipe")
        return super().inseparable(g, seat, thing, trade=trade)

    @rule("NA-121")
    def grave(self, g: Nemesis, item: str) -> str:
        """A pipe can be found again."""
        return convict.back_of_pipe(g, item) or super().grave(g, item)

    def locked_by(self, g: Nemesis, seat: int, quest: str) -> Denial | None:
        """Access codes need a computer."""
        return ceo.no_access(g, seat, quest) or super().locked_by(g, seat, quest)

    def unlocks(self, g: Nemesis, seat: int, quest: str, home: str) -> None:
        """Of the access codes only one is kept."""
        if quest in ceo.ACCESS_CODES:
            ceo.unlock_codes(g, seat, quest, home)
        else:
            super().unlocks(g, seat, quest, home)

    @rule("N-325")
    def shot_injuries(self, g: Nemesis, seat: int, weapon: str, face: str, kind: str) -> Rule[int]:
        """The arm gun hits harder, the Psychologist's pistol less hard."""
        injuries: int = yield from super().shot_injuries(g, seat, weapon, face, kind)
        if self.counts_as(g, seat, face, kind) == DOUBLE_HIT:
            if weapon == ARM_GUN:
                return injuries + 1
            if weapon == PISTOL:
                return self.hits(HIT, kind)
        return injuries

    def claims(self, g: Nemesis, seat: int, item: str) -> Rule[int | None]:
        """The Convict may need it more."""
        claimant = yield from convict.need_this(g, seat)
        return claimant if claimant is not None else (yield from super().claims(g, seat, item))

    # Cards

    def bars_card(self, g: Nemesis, seat: int, card: str) -> Denial | None:
        """The Robot needs energy."""
        return ceo.too_weak(g, card) or super().bars_card(g, seat, card)

    @rule("NA-073", "NA-074", "NA-091")
    def declares(self, g: Nemesis, seat: int, card: str) -> Rule[None]:
        """Energy is spent, a card leaves the game, or a room is named."""
        yield from super().declares(g, seat, card)
        if card in ceo.DRAINING:
            ceo.drain(g, seat)
        elif card in ceo.ONCE:
            used_up(g, seat, card)
        elif card == ceo.AUTHORITY:
            yield from ceo.declare(g, seat)

    # Turns

    def turn_begins(self, g: Nemesis, seat: int) -> Rule[None]:
        """The Convict says which wound does not hinder him."""
        yield from super().turn_begins(g, seat)
        yield from convict.ignore_wound(g, seat)

    def turn_over(self, g: Nemesis, seat: int) -> None:
        """The Convict may choose anew in his next turn."""
        super().turn_over(g, seat)
        convict.choose_anew(g, seat)

    def cuts_in(self, g: Nemesis, seat: int) -> Rule[None]:
        """The CEO may have one more thing to say."""
        yield from super().cuts_in(g, seat)
        yield from ceo.one_more_thing(g, seat)

    def next_seat(self, g: Nemesis, seat: int) -> int:
        """The CEO, if he cut in."""
        return ceo.who_is_next(g, seat, super().next_seat(g, seat))

    # Bodies

    def untreatable(self, g: Nemesis, seat: int) -> Denial | None:
        """The Android."""
        return android.synthetic(g, seat) or super().untreatable(g, seat)

    def hinders(self, g: Nemesis, seat: int, wound: str) -> bool:
        """Not what the Convict's arm makes up for."""
        return super().hinders(g, seat, wound) and not convict.ignores(g, seat, wound)

    def missed(self, g: Nemesis, seat: int) -> Rule[None]:
        """With a pipe it is not so bad."""
        if convict.swings_pipe(g, seat):
            yield from convict.glance_off(g, seat)
        else:
            yield from super().missed(g, seat)

    def died(self, g: Nemesis, seat: int) -> Rule[None]:
        """Laika comes back to her master, whatever has become of him."""
        yield from super().died(g, seat)
        if g.name(seat) == HUNTER:
            laika.call_back(g, seat)

    # Attacks

    @rule("NA-085", "NA-111")
    def struck(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[int | None]:
        """The Psychologist calms, the Robot and Laika throw themselves in between."""
        if surprise and (yield from psy.calm(g, seat)):
            return None
        if (yield from ceo.stop_it(g, seat)) or (yield from hunter.sacrifice(g, seat)):
            return None
        return (yield from super().struck(g, intruder, seat, surprise))

    def steadied(self, g: Nemesis, seat: int) -> Rule[bool]:
        """The Psychologist calms."""
        if (yield from super().steadied(g, seat)):
            return True
        return (yield from psy.steady(g, seat))

    @rule("NA-096")
    def exposed(self, g: Nemesis, slot: str) -> list[int]:
        """Not an Android that is switched off."""
        off = android.unnoticed(g)
        return [seat for seat in super().exposed(g, slot) if seat != off]

    # The board

    @rule("NP-044", "NP-071")
    def occupied(self, g: Nemesis, slot: str) -> bool:
        """Laika is company, too."""
        return super().occupied(g, slot) or laika.whereabouts(g) == slot

    @rule("NA-103")
    def watchers(self, g: Nemesis, seat: int) -> int:
        """Whom the drone follows, the Psychologist watches."""
        return super().watchers(g, seat) | psy.watched(g, seat)

    # For games that are examined

    def season(self, g: Nemesis) -> None:
        """Laika is out, the Robot has worked, and who needs company has it."""
        super().season(g)
        slots = list(g.board.slots)
        for seat, who in enumerate(g.crew):
            if who.id == CEO:
                g.state.ammo = {**g.state.ammo, ROBOT: 1 + g.below(self.usable(ROBOT).charge)}
                who.slot = g.pick([slot for slot in slots if g.computer(slot)] or [who.slot])
            elif who.id == HUNTER and g.below(2):
                note(g, laika.PLACE, slots.index(g.pick(list(g.state.explored))) + 1)
            elif who.id in (PSYCHOLOGIST, CONVICT):
                who.slot = g.crew[(seat + 1) % g.state.seats].slot
