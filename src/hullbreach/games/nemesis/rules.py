"""The rules of the family as Nemesis plays them: hands, rooms, surprise, weaknesses, quest items."""

from __future__ import annotations

from typing import Any

from hullbreach.games.nemesis import critical, quests
from hullbreach.games.nemesis.action_cards import NERVES, steel_nerves
from hullbreach.games.nemesis.model import CONTENT, HIBERNATORIUM, NUMBERS, SLIME_ROOM
from hullbreach.games.nemesis.play import Nemesis
from hullbreach.games.nemesis.setup import belongings
from hullbreach.games.nemesis.weaknesses import fire_damage, surprise_number
from hullbreach.games.survival import combat, model
from hullbreach.games.survival.actions import empty_handed
from hullbreach.games.survival.model import NEST, Intruder
from hullbreach.games.survival.movement import slime
from hullbreach.games.survival.play import kind_of, row_id
from hullbreach.games.survival.repertoire import BOLD, THRIFTY
from hullbreach.games.survival.rulebook import Rulebook
from hullbreach.games.survival.weapons import FLAMETHROWER
from hullbreach.games.survival.wounds import suffers
from hullbreach.kernel import Action, Denial, Rule, deny, rule

USABLE: dict[str, Any] = {
    **{f"item-{id}": row for id, row in CONTENT.items.items()},
    **{f"quest-{id}": row for id, row in CONTENT.quests.items()},
}
BREEDER_UP = ("intruder-breeder", "intruder-queen")


class NemesisRules(Rulebook[Nemesis]):
    """What Nemesis decides for itself."""

    actions = (
        *BOLD,
        Action("autoload", quests.autoload, quests.charges, idle=empty_handed),
        *THRIFTY,
    )

    reactions = Rulebook.reactions | {NERVES: "N-541"}

    # Rounds and turns

    @rule("N-067", "N-495", "N-496", "N-687", "N-688")
    def hand_limit(self, g: Nemesis, seat: int) -> int:
        """Five cards; four with a wounded body; one more after a night in the cabins."""
        limit = NUMBERS.turn.hand
        if suffers(g, seat, "wound-body"):
            limit -= 1
        slot = g.crew[seat].slot
        if (
            g.crew[seat].aboard
            and g.room(slot) == "room-cabins"
            and not g.broken(slot)
            and not g.infested(slot)
        ):
            limit += NUMBERS.effects.cabins_hand - NUMBERS.turn.hand
        return limit

    @rule("N-079", "N-084", "N-593", "N-596")
    def may_act(self, g: Nemesis, seat: int) -> bool:
        """Whoever is awake, and the intruder player from the next player phase on."""
        if seat == g.state.intruder_seat and g.state.intruder_active:
            return not g.crew[seat].passed
        return super().may_act(g, seat)

    # Rooms

    @rule("N-281", "N-589")
    def can_break(self, g: Nemesis, room: str) -> bool:
        """Nor a room that lies open but is still to be explored."""
        return super().can_break(g, room) and not self.unexplored(g, g.slot_of(room))

    @rule("N-588", "N-589")
    def unexplored(self, g: Nemesis, slot: str) -> bool:
        """Also a room that lies open from the start, as long as nobody has turned up its token."""
        return super().unexplored(g, slot) or bool(g.state.zones[model.token(slot)])

    def unsearchable_by(self, room: str) -> str:
        """Two rooms are named, the others have no colour."""
        return {NEST: "N-472", SLIME_ROOM: "N-509"}.get(room, "N-514")

    @rule("N-507")
    def entered(self, g: Nemesis, seat: int, slot: str) -> None:
        """The room covered with slime covers whoever comes in."""
        if g.room(slot) == SLIME_ROOM:
            slime(g, seat, "N-507")

    @rule("N-491")
    def door_opened(self, g: Nemesis, corridor: str) -> None:
        """A room whose doors are not all closed any more will not lose its air."""
        if g.state.airless and corridor in g.board.around[g.state.airless]:
            critical.stop_airlock(g)

    # Encounters

    def noise_reroll(self, g: Nemesis, seat: int, face: str) -> Rule[str]:
        """The Scout's motion scanner."""
        face = yield from quests.scan_motion(g, seat, face)
        return face

    def intruder_appeared(self, g: Nemesis, slot: str) -> None:
        """Whoever waits in a pod of the section is back in the room."""
        critical.empty_pods(g, slot)

    def token_row(self, token: str) -> Any:
        """The row of a token."""
        return CONTENT.intruder_tokens[token.removeprefix("token-")]

    @rule("N-306")
    def token_number(self, g: Nemesis, token: str, seat: int) -> Rule[int]:
        """The number on the token; a weakness makes it smaller."""
        yield from ()
        return surprise_number(g, token.removeprefix("token-"))

    # Intruders

    @rule("N-297")
    def breaks_doors(self, g: Nemesis, intruder: Intruder, corridor: str) -> bool:
        """Once their way of moving is known, only breeders and the queen break doors."""
        return not g.weakness("weakness-the-way-of-moving") or intruder.kind in BREEDER_UP

    def directions(self, g: Nemesis, event: str) -> tuple[int, ...]:
        """The corridor number on an event card."""
        return (CONTENT.events[row_id(event)].direction,)

    def burns(self, g: Nemesis) -> int:
        """One injury, more if they are known to fear fire."""
        return fire_damage(g, NUMBERS.effects.fire_injuries)

    def burn_eggs(self, g: Nemesis, slot: str) -> None:
        """All that lie about, and one of the stock; more if they are known to fear fire."""
        prone = g.weakness("weakness-vulnerability-to-fire")
        stock = NUMBERS.effects.vulnerable_fire_eggs if prone else NUMBERS.effects.fire_eggs
        combat.burn_eggs(g, slot, stock)

    @rule("N-696")
    def blood_bonus(self, g: Nemesis, intruder: Intruder, by: int | None) -> int:
        """A species on the brink of extinction dies sooner."""
        return int(g.weakness("weakness-species-on-the-brink-of-extinction"))

    def attack_victims(self, g: Nemesis, card: str, intruder: Intruder, seat: int) -> list[int]:
        """The one who was attacked; of a frenzy everybody in the room."""
        if CONTENT.attacks[row_id(card)].everyone:
            return g.people(intruder.slot)
        return [seat]

    def struck(self, g: Nemesis, intruder: Intruder, seat: int, surprise: bool) -> Rule[int | None]:
        """Nerves of steel against surprises, armor against anything."""
        if surprise and (yield from steel_nerves(g, seat)):
            return None
        return None if (yield from quests.wear_armor(g, seat)) else seat

    # Items and weapons

    def card_row(self, card: str) -> Any:
        """The row of an action card."""
        return CONTENT.actions[row_id(card)]

    def usable(self, item: str) -> Any:
        """The row of an item or a quest item."""
        return USABLE[kind_of(item)]

    def shot_total(self, g: Nemesis, seat: int, weapon: str, kind: str, injuries: int) -> int:
        """With what they are prone to: energy, and the fire of a flamethrower. Eggs are not."""
        if row_id(weapon) == FLAMETHROWER and kind != combat.EGGS:
            return fire_damage(g, injuries)
        return super().shot_total(g, seat, weapon, kind, injuries)

    def locked_by(self, g: Nemesis, seat: int, quest: str) -> Denial | None:
        """What a quest item is to be attached to must be at hand."""
        return None if quests.fits(g, seat, quest) else deny("N-409", "denied-no-assault-rifle")

    def activated(self, g: Nemesis, seat: int, quest: str) -> None:
        """Some are attached to a weapon at once."""
        quests.attach(g, seat, quest)

    # Setup

    def belongings(self, character: str) -> dict[str, list[str]]:
        """Deck, weapon and quest items."""
        return belongings(character)

    @rule("N-055")
    def start_slot(self, g: Nemesis, character: str) -> str:
        """Everyone wakes up in the hibernatorium."""
        return g.slot_of(HIBERNATORIUM)

    # Death

    def died(self, g: Nemesis, seat: int) -> Rule[None]:
        """What a death brings about."""
        critical.after_death(g, seat)
        yield from ()
