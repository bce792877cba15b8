"""What things of Aftermath change: a suit against fire and slime, a pointer that lets one roll again."""

from __future__ import annotations

from hullbreach.games.nemesis.aftermath_rooms.cards import has_pointer
from hullbreach.games.nemesis.aftermath_rooms.crafting import CRAFTING_ROOM, EXCHANGES
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.games.survival.rules.wounds import suffers, wound
from hullbreach.kernel import Rule, Text, rule
from hullbreach.kernel.content import Source, Table
from hullbreach.kernel.packs import Own

SUIT = "item-enviro-suit"
MELTED = "wound-melted"


class Numbers(Table, frozen=True, kw_only=True):
    """Numbers of the rooms of Aftermath."""

    melted_wounds: int
    source: Source


NUMBERS = Own("aftermath-rooms", Numbers)


def wears_suit(g: Nemesis, seat: int) -> bool:
    """Whether a character has an enviro-suit."""
    return any(kind_of(item) == SUIT for item in g.state.zones[model.pack(seat)])


def _hand_out(g: Nemesis, seat: int, kind: str) -> None:
    """An item of a kind, if a deck has one."""
    for colour in model.COLOURS:
        deck = f"deck-{colour}"
        for item in [one for one in g.state.zones[deck] if row_id(one) == kind][:1]:
            g.put(item, deck, model.pack(seat))
            return


class AftermathRoomRules(Rulebook[Nemesis]):
    """What the items and wounds of Aftermath decide."""

    def season(self, g: Nemesis) -> None:
        """Somebody may wear a suit; if the crafting room is known, somebody has what can be exchanged there."""
        super().season(g)
        if not g.below(3):
            crafted = g.state.zones["deck-crafted"]
            for suit in [item for item in crafted if kind_of(item) == SUIT][:1]:
                g.put(suit, "deck-crafted", model.pack(g.below(g.state.seats)))
        if slot := g.slot_of(CRAFTING_ROOM):
            seat = g.below(g.state.seats)
            g.crew[seat].slot = slot
            for kind in EXCHANGES:
                _hand_out(g, seat, kind)

    @rule("NA-067")
    def slimeproof(self, g: Nemesis, seat: int) -> bool:
        """An enviro-suit keeps new slime off."""
        return super().slimeproof(g, seat) or wears_suit(g, seat)

    @rule("NA-067")
    def unharmed(self, g: Nemesis, seat: int, cause: Text) -> bool:
        """Fire does not get through an enviro-suit."""
        proof = cause.id == "cause-fire" and wears_suit(g, seat)
        return proof or super().unharmed(g, seat, cause)

    @rule("NA-065")
    def shot_reroll(self, g: Nemesis, seat: int, weapon: str, face: str, rerolls: int) -> Rule[str]:
        """With a laser pointer the die may be rolled once more."""
        more = rerolls + has_pointer(g, weapon)
        return (yield from super().shot_reroll(g, seat, weapon, face, more))

    @rule("NA-164", "NA-165")
    def passes(self, g: Nemesis, seat: int) -> Rule[None]:
        """Melted skin and slime: whoever passes takes light wounds."""
        yield from super().passes(g, seat)
        if g.crew[seat].awake and g.crew[seat].slimed and suffers(g, seat, MELTED):
            yield from wound(g, seat, Text("cause-melted"), light=NUMBERS(g).melted_wounds)
