"""How cards, items, tokens and rooms look: what is printed on each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.content import Content
from hullbreach.games.retaliation.rules.model import AMMO, HALF
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Card, CardKind, Marker, Tone

KINDS: dict[str, CardKind] = {
    "card": "action",
    "item": "item",
    "event": "event",
    "attack": "attack",
    "wound": "wound",
    "objective": "objective",
    "directive": "objective",
    "contamination": "contamination",
    "character": "character",
    "health": "weakness",
    "robot": "computer",
    "room": "room",
    "token": "token",
    "exploration": "room",
    "gear": "token",
    "supply": "token",
    "anti": "token",
    "intruder": "spawn",
}
"""What kinds of components are as cards, each with a text; all others are just cards."""
COLOURS = ("red", "yellow", "green")
"""Decks of items that have a colour."""
SHOTS = 2
"""How often an ammo token can be spent."""
HALF_ART = "gear-ammo-half"


def token_art(token: str) -> str:
    """The drawing of a gear token; ammo that was spent once is half empty."""
    return HALF_ART if token == HALF else kind_of(token)


class Faces:
    """The cards of an edition, by the rows of its box."""

    def __init__(self, box: Content) -> None:
        self.box = box
        self.card = cache(self.draw)
        """A card or thing with what is printed on it."""

    def cards(self, faces: Iterable[str | None], tone: Tone = "plain") -> list[Card]:
        """All of these that can be seen."""
        return [self.card(face, tone) for face in faces if face is not None]

    def draw(self, face: str, tone: Tone = "plain") -> Card:
        """A card anew."""
        name = kind_of(face)
        kind, _, id_ = name.partition("-")
        text = Text(f"{name}-text") if kind in KINDS else None
        card = Card(face, Text(name), text, tone=tone, kind=KINDS.get(kind, "card"), art=name)
        if kind == "card":
            return replace(card, when=self._played(id_))
        if kind == "item" and id_ in self.box.items:
            return self._item(card, self.box.items[id_])
        if kind == "contamination":
            return replace(card, tone="warning")
        if kind == "event":
            return replace(card, note=self._movers(self.box.events[id_]))
        if kind == "attack":
            return replace(card, marks=self.strikers(id_))
        if kind == "objective":
            return replace(card, note=Text(f"deck-{self.box.objectives[id_].deck}-objectives"))
        if kind == "directive":
            return replace(card, note=Text("deck-directives"))
        if kind == "robot" and id_:
            return replace(card, note=Text("robot-moves", {"count": self.box.robots[id_].moves}))
        return card

    def _played(self, id_: str) -> Text:
        """When a card is played."""
        row = self.box.actions[id_]
        if row.reaction:
            return Text("table-reaction")
        return Text("use-ooc" if row.peace else "use-any")

    def _item(self, card: Card, row: Any) -> Card:
        """An item: its colour, when it is used, and its small print."""
        use = "ooc" if row.use == "peace" else row.use
        kind = Text(
            "item-kind",
            {
                "deck": f"deck-{row.deck}",
                "weapon": f"weapon-{row.weapon}" if row.weapon else None,
                "carried": "armour" if row.armour else "heavy" if row.heavy else "pack",
                "once": row.once,
            },
        )
        rim = row.deck if row.deck in COLOURS else ""
        return replace(card, note=kind, rim=rim, when=Text(f"use-{use}"))

    def _movers(self, row: Any) -> Text:
        """The corridors whose intruders move with an event."""
        ways = "".join(
            {"falling": "\\", "level": "–", "rising": "/"}.get(one, "") for one in row.moves
        )
        return Text("event-moves", {"ways": " ".join(ways), "rooms": row.rooms, "none": not ways})

    def strikers(self, id_: str, attacker: str = "") -> list[Marker]:
        """For whom an attack card counts: all whom it names, or the one that strikes with it."""
        found = []
        for kind in self.box.attacks[id_].harm:
            mine = attacker in ("", f"intruder-{kind}")
            tone: Tone = "danger" if mine else "muted"
            found.append(Marker(kind, Text(f"intruder-{kind}"), tone, art=f"intruder-{kind}"))
        return found

    def thing(self, item: str, tokens: Sequence[str], faulty: bool) -> Card:
        """Something carried: its ammo, or all tokens where there are others, and whether it is broken."""
        card = self.card(item)
        if faulty:
            card = replace(card, tone="warning", also=Text("item-faulty"), now=True)
        if any(kind_of(one) != AMMO for one in tokens):
            return replace(card, joined=[token_art(one) for one in tokens])
        most = self.ammo_slots(item) * SHOTS
        return replace(card, fill=(rounds(tokens), most)) if most else card

    def ammo_slots(self, item: str) -> int:
        """How many ammo tokens an item takes."""
        row = self.box.items.get(row_id(item)) if item.startswith("item-") else None
        return 0 if row is None else sum(slot == "ammo" for slot in row.slots)


def rounds(tokens: Iterable[str]) -> int:
    """How often the ammo among some tokens can be spent."""
    return sum(1 if one == HALF else SHOTS for one in tokens if kind_of(one) == AMMO)


def gear_names(tokens: Mapping[str, int]) -> list[Card]:
    """Tokens by their kinds, with their numbers, as they lie before everybody."""
    return [
        Card(
            f"stock-{token}",
            Text("table-count", {"what": kind_of(token), "count": count}),
            Text(f"{kind_of(token)}-text"),
            kind="token",
            art=token_art(token),
        )
        for token, count in tokens.items()
    ]
