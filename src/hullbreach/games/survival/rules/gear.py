"""The rules of cards, items and weapons that a pack may decide otherwise.

A part of the `Rulebook`, as `rulebook` is: a pack's rules may replace everything that stands here.
"""

from __future__ import annotations

from typing import Any

from hullbreach.games.survival.content import Content, Usable, Weapon
from hullbreach.games.survival.rules import (
    combat,
    model,
    weapons,
    wounds,
)
from hullbreach.games.survival.rules.model import (
    GONE,
    Intruder,
)
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.games.survival.rules.race import G, RaceRules
from hullbreach.kernel import NOTHING, Denial, Die, Rule, Text, rule


class GearRules(RaceRules[G]):
    """What differs in the use of what somebody holds or carries."""

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        self.things: dict[str, Usable] = {
            **{f"item-{id}": row for id, row in box.items.items()},
            **{f"quest-{id}": row for id, row in box.quests.items()},
        }

    def card_row(self, card: str) -> Any:
        """The content row of an action card."""
        return self.box.actions[row_id(card)]

    def bars_card(self, g: G, seat: int, card: str) -> Denial | None:
        """Why an action card cannot be played, besides its symbol and what it costs."""
        return None

    def declares(self, g: G, seat: int, card: str) -> Rule[None]:
        """A card is played, and lies on the discard pile: what is due before anybody may stop it."""
        return NOTHING

    def usable(self, item: str) -> Usable:
        """The content row of an item or quest item."""
        return self.things[kind_of(item)]

    def weapon(self, item: str) -> Weapon:
        """What an item that is a weapon fires, and how much of it."""
        found = self.usable(item).weapon
        if found is None:
            raise LookupError(f"{item} is no weapon")
        return found

    def deck_of(self, item: str) -> str:
        """The deck to which an item belongs, named by its id after `#`; nothing if it has none."""
        deck = item.partition("#")[2].partition("-")[0]
        return "" if deck in ("", "starting") else f"deck-{deck}"

    @rule("N-398", "N-399", "N-675", "N-676")
    def pile_of(self, item: str) -> str:
        """Where a used item goes: a crafted one back into its deck; nothing if it leaves the game."""
        home = self.deck_of(item)
        return home if home == "deck-crafted" else home.replace("deck", "discard")

    def grave(self, g: G, item: str) -> str:
        """Where an item goes that belongs to no deck, when it is lost or used up."""
        return GONE

    def inseparable(self, g: G, seat: int, thing: str, *, trade: bool = False) -> Denial | None:
        """Why a character cannot part with something, if so; `trade`: by giving it to somebody."""
        return None

    def crafts_as(self, g: G, seat: int, item: str) -> str:
        """The deck as whose card an item counts when something is crafted."""
        return self.deck_of(item)

    def lost(self, g: G, item: str) -> None:
        """An item is no longer anybody's: what was counted on it is forgotten."""

    def locked_by(self, g: G, seat: int, quest: str) -> Denial | None:
        """Why a quest item stays locked, besides its room and what is given up."""
        return None

    def unlocks(self, g: G, seat: int, quest: str, home: str) -> None:
        """A quest item comes to where its owner has it."""
        g.put(quest, model.quests(seat), home)

    def activated(self, g: G, seat: int, quest: str) -> None:
        """A quest item has been activated."""

    def shot_die(self, g: G, seat: int) -> Die:
        """The die for a shot from where the character is."""
        return combat.COMBAT_DIE

    def rolled(self, g: G, seat: int, face: str, kind: str) -> Rule[int]:
        """The injuries of a shot before its weapon has a say."""
        yield from ()
        return self.hits(face, kind)

    def shot_reroll(self, g: G, seat: int, weapon: str, face: str, rerolls: int) -> Rule[str]:
        """The combat die shows `face`: a weapon or a card may let it be rolled again."""
        return (yield from weapons.reroll(g, seat, weapon, face, rerolls))

    def shot_injuries(self, g: G, seat: int, weapon: str, face: str, kind: str) -> Rule[int]:
        """The injuries of a shot, with what the weapon says."""
        return (yield from weapons.injuries_of(g, seat, weapon, face, kind))

    def shot_total(self, g: G, seat: int, weapon: str, kind: str, injuries: int) -> int:
        """The injuries of a shot, with what the cards added, and what the intruders are prone to."""
        return weapons.total(g, seat, weapon, kind, injuries)

    def presses(self, g: G, seat: int, kind: str, injuries: int) -> Rule[int]:
        """A shot or a blow has hit a kind of intruder: the injuries that come on top."""
        yield from ()
        return 0

    peaceful_flames = True
    """Whether a flamethrower sets a room on fire out of combat, too."""

    def shot_lands(
        self, g: G, seat: int, weapon: str, face: str, intruder: Intruder | None, injuries: int
    ) -> None:
        """A shot is over: the intruder suffers its injuries; no intruder if it was aimed at eggs."""
        weapons.lands(g, seat, weapon, face, intruder, injuries)

    def shoots_on(self, g: G, seat: int, weapon: str, target: str, injuries: int) -> Rule[int]:
        """A shot has been rolled: the injuries of further shots at the same target."""
        yield from ()
        return 0

    @rule("N-331")
    def missed(self, g: G, seat: int) -> Rule[None]:
        """A blow has missed: whoever fights with bare hands is wounded."""
        yield from wounds.wound(g, seat, Text("cause-melee"), deep=1)
