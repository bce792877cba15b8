"""What is drawn from, and what lies open to a seat: piles, hands and their trays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.looks.board import BoardPicture
from hullbreach.games.retaliation.looks.faces import Faces, gear_names, token_art
from hullbreach.games.retaliation.looks.goals import Goals
from hullbreach.games.retaliation.looks.view import Person, View
from hullbreach.games.retaliation.rules.model import HAND, REWARDS, ROBOT, SECTION
from hullbreach.games.survival.looks.hands import face_up
from hullbreach.games.survival.looks.panels import counted
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Text
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Card, Hand, Pile, Tone, Tray
from hullbreach.kernel.views import Seen

TRAYS: dict[str, Tray] = {
    "drawn": "now",
    "looking": "now",
    "shop": "now",
    "hand": "hand",
    "items": "items",
    "belt": "items",
    "wounds": "wounds",
    "objectives": "objectives",
    "directives": "objectives",
    "stock": "board",
    "robot": "board",
}
"""Where hands lie; all others are behind a button."""
ON_RAILS = {"stock": "sector-a", "robot": "sector-b"}
"""What lies beside the board stands on the rails of these sectors."""
ALWAYS = ("hand", "items", "wounds", "objectives")
"""The hands of a player that have their places even while they are empty."""
LIMITS = {"hand": HAND, "wounds": SECTION}
PILES = {
    "deck-red": "discard-red",
    "deck-yellow": "discard-yellow",
    "deck-green": "discard-green",
    "deck-support": "discard-support",
    "deck-event": "discard-event",
    "deck-attack": "discard-attack",
    "deck-exploration": "discard-exploration",
    "deck-health": "discard-health",
}
"""Where the cards of a deck go."""
OUT_OF_SIGHT = ("stack-", "box")
"""Zones of which it does not matter what somebody knows."""
OF_PEOPLE = ("hand", "deck", "pack", "objectives")
"""Kinds of hidden zones that somebody owns."""


class HandsPicture(BoardPicture):
    """Piles and cards, beside the board."""

    def __init__(self, edition: Any, faces: Faces, goals: Goals) -> None:
        super().__init__(edition)
        self.faces, self.goals = faces, goals
        self._piles = remembered(self.open_piles)
        self._discard = remembered(self.own_discard)
        self._stock = remembered(self.stock)

    # Piles

    def piles(self, view: View) -> list[Pile]:
        """Everything that is drawn from."""
        found = self._piles(view.decks, view.discards, view.bag)
        if view.seat < 0:
            return found
        me = view.crew[view.seat]
        own = Pile(f"deck-{view.seat}", Text("pile-own"), me.deck, art=me.id, owner=view.seat)
        return [*found, own, self._discard(view.seat, me.discard)]

    def open_piles(
        self, decks: dict[str, int], discards: dict[str, list[str]], bag: dict[str, int]
    ) -> list[Pile]:
        """The piles that belong to nobody, and the bag."""
        found = []
        for name, count in decks.items():
            lying = discards.get(PILES.get(name, ""), [])
            found.append(
                Pile(
                    name,
                    Text(f"pile-{name}"),
                    count,
                    face_up(lying),
                    art=f"pile-{name.removeprefix('deck-')}",
                    open=self.faces.cards(lying),
                )
            )
        return [*found, Pile("bag", Text("table-bag"), sum(bag.values()), art="bag")]

    def own_discard(self, seat: int, cards: list[str | None]) -> Pile:
        """What a player has played and paid with."""
        return Pile(
            f"discard-{seat}",
            Text("pile-own-discard"),
            len(cards),
            face_up(cards),
            open=self.faces.cards(cards),
            owner=seat,
        )

    # What lies open to the seat

    def hands(self, view: View) -> list[Hand]:
        """Everything that can be read, what matters most first."""
        return [
            Hand(
                name,
                Text(f"hand-{name}"),
                cards,
                TRAYS.get(name, "more"),
                LIMITS.get(name, 0),
                self._said(view, name),
                zone=ON_RAILS.get(name, ""),
            )
            for name, cards in self.laid(view).items()
            if cards or (name in ALWAYS and view.seat >= 0)
        ]

    def laid(self, view: View) -> dict[str, list[Card]]:
        """The cards of every hand."""
        cards = self.faces.cards
        found = {
            "drawn": cards(view.drawn),
            "looking": cards(view.looking, "secret"),
            "shop": cards(view.shop),
        }
        if view.seat >= 0:
            me = view.crew[view.seat]
            found |= {
                "hand": cards(view.hand),
                "items": self.things(view, me),
                "belt": self.belt(me.belt),
                "wounds": cards(me.wounds),
                "objectives": self.objectives(view, view.objectives, [view.seat], "secret"),
            }
        everybody = range(len(view.crew))
        found |= {
            "directives": self.objectives(view, view.directives, everybody, "plain"),
            "stock": self._stock(view.stock),
            "robot": self.robot_card(view),
            "seen": self._seen(view),
        }
        return found

    def things(self, view: View, me: Person) -> list[Card]:
        """What a soldier holds, wears and has in the backpack."""
        held = [*me.carried, *me.worn, *(one for one in view.pack if one)]
        return [
            self.faces.thing(item, view.tokens.get(item, []), item in view.faulty) for item in held
        ]

    def belt(self, tokens: Sequence[str]) -> list[Card]:
        """The tactical belt, as one thing with what hangs on it."""
        if not tokens:
            return []
        told = Text("belt-text", {"gear": counted(tokens)})
        arts = [token_art(one) for one in tokens]
        return [
            Card(
                "belt",
                Text("hand-belt"),
                told,
                kind="item",
                art="sign-belt",
                joined=arts,
                verb="gear",
            )
        ]

    def stock(self, tokens: list[str]) -> list[Card]:
        """The gear that lies in the Landing Zone."""
        return gear_names(Counter(tokens))

    def robot_card(self, view: View) -> list[Card]:
        """The robot with its gear, once it is known."""
        if not view.robot_card:
            return []
        card = self.faces.card(view.robot_card)
        arts = [token_art(one) for one in view.robot_gear]
        if ROBOT in view.faulty:
            card = replace(card, tone="warning", also=Text("item-faulty"), now=True)
        return [replace(card, joined=arts, element=ROBOT, verb="robot")]

    def objectives(
        self, view: View, cards: Iterable[str | None], owners: Sequence[int], tone: Tone
    ) -> list[Card]:
        """Objectives and directives, with what each of them asks for."""
        return [
            replace(card, goals=self.goals.of(card.id, view, owners))
            for card in self.faces.cards(cards, tone)
        ]

    def _seen(self, view: View) -> list[Card]:
        """What the seat knows of hidden things, and where they are."""
        return [
            replace(self.faces.card(one.face, "secret"), note=where(view, one))
            for one in view.seen
            if one.face not in self.people and not one.zone.startswith(OUT_OF_SIGHT)
        ]

    def _said(self, view: View, name: str) -> Text | None:
        """What there is to say of all cards of a hand."""
        if view.seat < 0:
            return None
        me = view.crew[view.seat]
        if name == "hand":
            return Text("table-in-deck", {"count": me.deck})
        if name == "wounds":
            return Text("body-state", {"state": f"condition-{condition(me)}"})
        if name == "objectives" and len(view.objectives) > 1:
            return Text("objective-reward", {"count": REWARDS[min(view.choices, len(REWARDS) - 1)]})
        return None


def condition(who: Person) -> int:
    """The state of a character: 0 good, 1 bad, 2 critical."""
    return min(who.health // SECTION, SECTION - 1)


def where(view: View, one: Seen) -> Text:
    """Where something lies that a seat knows."""
    kind, _, rest = one.zone.partition("-")
    if kind in OF_PEOPLE and rest.isdigit():
        who = view.crew[int(rest)].id
        name = Text(who) if who else Text("seat-name", {"number": int(rest) + 1})
        return Text(f"table-seen-{kind}", {"who": name})
    if kind in ("deck", "rooms") or one.zone == "corridors":
        return Text("table-seen-pile", {"pile": f"pile-{one.zone}"})
    if one.zone == "anti-aircraft":
        return Text("defence-depth", {"top": one.depth == 0})
    return Text("table-seen-in", {"place": row_id(one.zone) if kind == "on" else one.zone})
