"""How cards, items, tokens and rooms look: what is printed on each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.content import Content, Harm
from hullbreach.games.retaliation.rules.model import AMMO, HALF
from hullbreach.games.survival.looks.panels import listed
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Card, CardKind, CardRow, Marker, Tone

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
    "health": "card",
    "robot": "card",
    "room": "room",
    "token": "token",
    "exploration": "card",
    "gear": "token",
    "supply": "token",
    "anti": "token",
    "intruder": "spawn",
}
"""What kinds of components are as cards, each with a text; all others are just cards."""
PILES = ("exploration", "health")
"""Cards that are told by the pile they come from."""
WAYS = {"falling": "\\", "level": "–", "rising": "/"}
"""How corridors of a direction are drawn on an event card; other races move those of a kind."""
COLOURS = ("red", "yellow", "green")
"""Decks of items that have a colour."""
SHOTS = 2
"""How often an ammo token can be spent."""
HALF_ART = "gear-ammo-half"
OTHER = "other"
"""The row of an attack card for everybody without one."""
DEADLY = 3
"""From here on no state is left in which one would die."""


def token_art(token: str) -> str:
    """The drawing of a gear token; ammo that was spent once is half empty."""
    return HALF_ART if token == HALF else kind_of(token)


def striker(kind: str, attacker: str) -> Marker:
    """The sign of whoever a row counts for, pale if another one attacks."""
    tone: Tone = "danger" if attacker in ("", kind) else "muted"
    return Marker(kind, Text(f"intruder-{kind}"), tone, art=f"intruder-{kind}")


def harm_words(harm: Harm) -> Text:
    """What one attack does to its victim, in words."""
    parts = []
    if harm.health:
        parts.append(Text("harm-health", {"count": harm.health}))
    if harm.wounds:
        good, bad = harm.wounds[0], harm.wounds[-1]
        parts.append(Text("harm-wounds", {"good": good, "bad": bad if bad != good else 0}))
    if harm.dies < DEADLY:
        parts.append(Text("harm-dies", {"state": harm.dies}))
    if harm.contamination:
        parts.append(Text("harm-contamination", {"count": harm.contamination}))
    if harm.larva:
        parts.append(Text("harm-larva"))
    if harm.follows:
        parts.append(Text("harm-follows"))
    parts += [Text(f"harm-{one}") for one in harm.also]
    told = listed(parts) if parts else Text("harm-nothing")
    return Text("harm-everyone", {"harm": told}) if harm.everyone else told


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
            return replace(card, rows=self.rows(id_))
        if kind == "objective":
            return replace(card, note=Text(f"deck-{self.box.objectives[id_].deck}-objectives"))
        if kind == "directive":
            return replace(card, note=Text("deck-directives"))
        if kind in PILES:
            return replace(card, note=Text(f"pile-deck-{kind}"))
        if kind == "robot" and id_:
            return replace(card, note=Text("robot-moves", {"count": self.box.robots[id_].moves}))
        return card

    def _played(self, id_: str) -> Text:
        """When a card is played; a reaction is an action, too."""
        row = self.box.actions[id_]
        use = Text("use-ooc" if row.peace else "use-any")
        return Text("use-reaction", {"use": use}) if row.reaction else use

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
        ways = [WAYS[one] for one in row.moves if one in WAYS]
        kinds = listed(Text(f"intruder-{one}") for one in row.moves if one not in WAYS)
        return Text(
            "event-moves",
            {"ways": " ".join(ways), "kinds": kinds, "rooms": row.rooms, "none": not ways},
        )

    def rows(self, id_: str, attacker: str = "") -> list[CardRow]:
        """What an attack card does for whom: those who do the same share a row, that of the attacker is lit."""
        row = self.box.attacks[id_]
        if row.shuffle:
            return []
        found = list[tuple[Text, list[str]]]()
        for kind in row.harm:
            told = self.harm(id_, kind)
            alike = next((kinds for other, kinds in found if other == told), None)
            if alike is None:
                found.append((told, [kind]))
            else:
                alike.append(kind)
        mine = attacker if not attacker or attacker in row.harm else OTHER
        return [
            CardRow(told, marks=[striker(kind, mine) for kind in kinds], lit=mine in kinds)
            for told, kinds in found
        ]

    def harm(self, id_: str, attacker: str) -> Text:
        """What an attack card does for an attacker: by its own row, or by the row of all others."""
        rows = self.box.attacks[id_].harm
        harm = rows.get(attacker) or rows.get(OTHER)
        if harm is None:
            return Text("harm-nothing")
        if not harm.needs:
            return harm_words(harm)
        both = {"harm": harm_words(harm), "other": harm_words(rows[OTHER])}
        return Text("harm-needs", {"count": harm.needs, **both})

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
            count=count,
        )
        for token, count in tokens.items()
    ]
