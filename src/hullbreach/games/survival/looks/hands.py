"""What is drawn from, and what lies open to a seat: piles, hands and their trays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks.board import BoardPicture, S, V
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.goals import MEASURED, Fate, Goals
from hullbreach.games.survival.looks.view import Person
from hullbreach.games.survival.rules.combat import EGGS
from hullbreach.games.survival.rules.model import EGG, OBJECTS
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Text
from hullbreach.kernel.painting import drawn_of
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Card, Hand, Pile, Tone, Tray
from hullbreach.kernel.views import Seen

TRAYS: dict[str, Tray] = {
    "drawn": "now",
    "looking": "now",
    "hand": "hand",
    "items": "items",
    "quests": "items",
    "wounds": "wounds",
    "objectives": "objectives",
    "shared-objectives": "objectives",
}
"""Where hands lie; all others are behind a button."""
ALWAYS = ("hand", "items", "wounds", "objectives")
"""The hands of a player that have their places even while they are empty."""

OF_PEOPLE = ("hand", "deck", "pack", "objectives", "contingencies")
"""Kinds of hidden zones that somebody owns."""


COUNTLESS: Mapping[str, int] = {}
"""Where nothing counts how often it works: always the same, so that what is drawn with it is found again."""


Objectives = tuple[list[Card], list[Card]]
"""Those of the seat, and those of everybody."""


class HandsPicture(BoardPicture[V, S]):
    """Piles and cards, beside the board."""

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: Goals) -> None:
        super().__init__(edition)
        self.faces, self.goals = faces, goals
        self.kept = tuple(kind for kind in self.content.own_decks if f"{kind}s" in edition.fields)
        """The decks of packs whose cards lie with the characters: each has a field of the view."""
        self._held = remembered(self.held)
        self._own_discard = remembered(self.own_discard)
        self._tray, self._in_deck = cache(self.tray), cache(self.in_deck)
        self._light_wounds = cache(self.light_wounds)
        self._open_piles = remembered(self.open_piles)

    # What a game says for itself

    @drawn_of()
    def own_piles(self, view: V) -> Iterable[Pile]:
        """What else is drawn from."""
        return ()

    @drawn_of()
    def own_hands(self, view: V) -> dict[str, list[Card]]:
        """What else lies open to the seat."""
        return {}

    def known_elsewhere(self, one: Seen) -> bool:
        """Whether it is drawn where it lies that the seat knows something."""
        return one.face in self.people  # the characters that nobody drafted

    @drawn_of()
    def uses(self, view: V) -> Mapping[str, int]:
        """How often things work that count it."""
        return COUNTLESS

    # Piles

    @drawn_of("seat", "decks", "discards", "crafted", "bag", after=("me", "own_piles"))
    def piles(self, view: V, me: Person | None, own: Iterable[Pile]) -> list[Pile]:
        """Everything that is drawn from."""
        piles = [*self._open_piles(view.decks, view.discards, view.crafted, view.bag), *own]
        if me is None:
            return piles
        return [
            *piles,
            Pile(f"deck-{view.seat}", Text("pile-own"), me.deck, art=me.id, owner=view.seat),
            self._own_discard(view.seat, me.discard),
        ]

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

    def open_piles(
        self,
        decks: dict[str, int],
        discards: dict[str, list[str]],
        crafted: list[str],
        bag: dict[str, int],
    ) -> list[Pile]:
        """The piles that belong to nobody, and the bag."""
        piles = []
        for name, count in decks.items():
            pile = name.partition("-")[2]
            lying = discards.get(f"discard-{pile}", [])
            piles.append(
                Pile(
                    name,
                    Text(f"pile-{pile}"),
                    count,
                    face_up(lying),
                    art=f"pile-{pile}",
                    open=self.faces.cards(lying),
                )
            )
        piles.append(Pile("deck-crafted", Text("pile-crafted"), len(crafted), art="pile-crafted"))
        piles.append(Pile("bag", Text("table-bag"), sum(bag.values()), art="bag"))
        return piles

    # What lies open to the seat

    def trays(self) -> Mapping[str, Tray]:
        """Where hands lie."""
        return TRAYS

    def _laid(self, name: str, cards: list[Card], me: Person | None) -> Hand:
        """Cards in their place, with what there is to say of all of them."""
        label, place, limit = self._tray(name)
        note = None
        if me is not None and name == "hand":
            note = self._in_deck(me.deck)
        elif me is not None and name == "wounds":
            note = self._light_wounds(me.light)
        return Hand(name, label, cards, place, limit, note)

    def tray(self, name: str) -> tuple[Text, Tray, int]:
        """What a hand is called, where it lies, and how many places it has."""
        numbers = self.content.numbers
        limits = {"hand": numbers.turn.hand, "wounds": numbers.body.serious_wounds}
        other: Tray = "items" if name in [f"{kind}s" for kind in self.kept] else "more"
        return Text(f"table-{name}"), self.trays().get(name, other), limits.get(name, 0)

    def in_deck(self, count: int) -> Text:
        """How many cards are still to come."""
        return Text("table-in-deck", {"count": count})

    def light_wounds(self, count: int) -> Text:
        """How many light wounds there are."""
        most = self.content.numbers.body.light_wounds
        return Text("table-light-wounds", {"count": count, "most": most})

    def wounds(self, serious: list[str], dressed: list[str]) -> list[Card]:
        """The serious wounds of a player, those that hurt first."""
        cover = Text("table-dressed-wound")
        return [
            *self.faces.cards(serious),
            *(
                msgspec.structs.replace(card, tone="muted", note=cover)
                for card in self.faces.cards(dressed)
            ),
        ]

    @drawn_of("seat", "crew")
    def me(self, view: V) -> Person | None:
        """The character of the seat."""
        return view.crew[view.seat] if view.seat >= 0 else None

    @drawn_of(
        *("seat", "hand", "pack", "ammo", "joined", "drawn", "looking"),
        after=("me", "uses", "lying", "goal_cards", "own_hands", "known"),
    )
    def hands(
        self,
        view: V,
        me: Person | None,
        uses: Mapping[str, int],
        lying: list[Card],
        objectives: Objectives,
        own: dict[str, list[Card]],
        known: list[Card],
    ) -> list[Hand]:
        """Everything that can be read, what matters most first."""
        cards = self.faces.cards
        found = {"drawn": cards(view.drawn), "looking": cards(view.looking, "secret")}
        if me is not None:
            found |= {
                **self._held(me, view.hand, view.pack, view.ammo, view.joined, uses),
                "here": lying,
                "objectives": objectives[0],
                **{f"{kind}s": cards(faces) for kind, faces in self._kept(view, view.seat)},
            }
        found |= own
        found |= {"shared-objectives": objectives[1], "seen": known}
        return [
            self._laid(name, cards, me) for name, cards in found.items() if cards or name in ALWAYS
        ]

    def held(
        self,
        me: Person,
        hand: Sequence[str | None],
        pack: Sequence[str | None],
        ammo: Mapping[str, int],
        joined: Mapping[str, list[str]],
        uses: Mapping[str, int],
    ) -> dict[str, list[Card]]:
        """What the seat's character has: cards, things, wounds."""
        things = [item for item in (*me.carried, *pack) if item]
        return {
            "hand": self.faces.cards(hand),
            "items": [self.faces.thing(item, ammo, joined, uses) for item in things],
            "quests": self.faces.cards(me.quests),
            "wounds": self.wounds(me.wounds, me.dressed),
        }

    def _kept(self, view: V, seat: int) -> tuple[tuple[str, list[str | None]], ...]:
        """The cards of packs that lie with a character, as far as the seat knows them."""
        if not self.kept:
            return ()
        return tuple((kind, getattr(view, f"{kind}s")[seat]) for kind in self.kept)

    @drawn_of("crew")
    def fates(self, view: V) -> list[Fate]:
        """What goals look at of the players."""
        return [*map(self.goals.fate, view.crew)]

    @drawn_of("discovered")
    def lessons(self, view: V) -> list[str]:
        """What was learned of the intruders."""
        return self.goals.lessons(view)

    @drawn_of("seat", "objectives", "shared", *MEASURED, after=("fates", "lessons"))
    def goal_cards(self, view: V, crew: list[Fate], lessons: list[str]) -> Objectives:
        """The objectives of the seat and those of everybody, with what each of them asks for."""

        def asking(cards: list[str], owners: Sequence[int], tone: Tone) -> list[Card]:
            return [
                msgspec.structs.replace(
                    card, goals=self.goals.of(card.id, view, crew, lessons, owners)
                )
                for card in self.faces.cards(cards, tone)
            ]

        everybody = range(len(crew))
        own = asking(view.objectives, [view.seat], "secret")
        return own, asking(view.shared, everybody, "plain")

    @drawn_of("rooms", "eggs", after=("me",))
    def lying(self, view: V, me: Person | None) -> list[Card]:
        """The objects in the room of the seat's character, and the eggs that it could attack."""
        here = view.rooms.get(me.slot) if me is not None and me.status == "aboard" else None
        if here is None:
            return []
        cards = [self.faces.card(thing) for thing in OBJECTS if thing in here.here]
        if EGG in here.here or (here.room == "room-nest" and view.eggs):
            cards.append(Card(EGGS, Text(EGGS)))
        return cards

    @drawn_of("seen", after=("fates",))
    def known(self, view: V, crew: list[Fate]) -> list[Card]:
        """What the seat knows of hidden things, and where they are."""
        cards = []
        for one in view.seen:
            if not self.known_elsewhere(one):
                card = self.faces.card(one.face, "secret")
                where = _where(crew, one.zone)
                if card.note is not None:
                    where = Text("table-seen-print", {"where": where, "print": card.note})
                cards.append(msgspec.structs.replace(card, note=where))
        return cards


def face_up(pile: Sequence[str | None] | None) -> Text | None:
    """The card on top of a pile that lies face up."""
    return Text(kind_of(pile[-1])) if pile and pile[-1] else None


def _where(crew: list[Fate], zone: str) -> Text:
    kind, _, rest = zone.partition("-")
    if kind in OF_PEOPLE and rest.isdigit():
        who = crew[int(rest)].id
        name = Text(who) if who else Text("seat-name", {"number": int(rest) + 1})
        return Text(f"table-seen-{kind}", {"who": name})
    if kind in ("deck", "intruder", "box", "contingency"):
        return Text("table-seen-pile", {"pile": f"pile-{rest}" if kind == "deck" else zone})
    return Text("table-seen-in", {"place": rest if rest.startswith("slot") else kind})
