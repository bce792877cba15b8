"""How cards, items and other things that lie open look: what is printed on each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.intruders import RETREAT
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.events import listed
from hullbreach.kernel.scenes import Card, CardKind, Tone
from hullbreach.kernel.texts import Argument

WITH_TEXT = ("event", "weakness", "attack", "wound", "exploration", "room")
"""Kinds of which the name and the text say everything."""


KINDS: dict[str, CardKind] = {
    "card": "action",
    "item": "item",
    "quest": "item",
    "event": "event",
    "mars": "event",
    "attack": "attack",
    "wound": "wound",
    "objective": "objective",
    "contingency": "objective",
    "contamination": "contamination",
    "character": "character",
    "weakness": "weakness",
    "computer": "computer",
    "room": "room",
    "token": "token",
    "exploration": "token",
    "surface": "token",
    "cargo": "token",
    "supply": "token",
    "intruder": "spawn",
}
"""What kinds of components are as cards; all others are just cards."""
OWN_KINDS: dict[str, CardKind] = {kind: kind for kind in get_args(CardKind)}
"""Decks that only packs have are called like the kinds of their cards."""
COLOURS = ("red", "yellow", "green", "white")
"""Decks of items that have a colour."""


class Rows(msgspec.Struct, frozen=True):
    """The rows of a box that say what is printed on its cards."""

    actions: Mapping[str, Any]
    items: Mapping[str, Any]
    quests: Mapping[str, Any]
    objectives: Mapping[str, Any]
    events: Mapping[str, Any]
    attacks: Mapping[str, Any]


class Faces:
    """The cards of a game, by the rows of its box."""

    def __init__(self, box: Content, *with_text: str) -> None:
        self.rows: Any = box
        self.with_text = (*WITH_TEXT, *box.own_decks, *with_text)
        self.card = cache(self.draw)
        """A card or thing with what is printed on it."""

    def cards(self, faces: Iterable[str | None], tone: Tone = "plain") -> list[Card]:
        """All of these that can be seen."""
        return [self.card(face, tone) for face in faces if face is not None]

    def draw(self, face: str, tone: Tone = "plain") -> Card:
        """A card anew."""
        name = kind_of(face)
        kind, _, id_ = name.partition("-")
        card = Card(face, Text(name), Text(f"{name}-text"), tone=tone, kind=_kind(kind), art=name)
        if kind == "card":
            row = self.rows.actions[id_]
            return replace(card, cost=str(row.cost), when=_use(row))
        if kind == "item":
            row = self.rows.items[id_]
            deck = face.partition("#")[2].partition("-")[0]
            return replace(
                card,
                cost=_cost(row),
                note=_item_kind(row, deck),
                rim=deck if deck in COLOURS else "",
                when=_use(row),
            )
        if kind == "quest":
            row = self.rows.quests[id_]
            return replace(card, cost=_cost(row), note=self.quest_kind(row), when=_use(row))
        if kind == "objective":
            return replace(card, note=Text(f"deck-{self.rows.objectives[id_].deck}"))
        if kind == "event" and id_:
            return replace(card, note=_event_kind(self.rows.events[id_]))
        if kind == "attack" and id_:
            printed = _attack_kind(self.rows.attacks[id_], face.partition("#")[2])
            return replace(card, note=printed)
        if kind == "weakness" and id_:
            return replace(card, kind=self.rows.weaknesses[id_].kind)
        if kind == "contamination":
            return replace(card, tone="warning")
        if kind in self.rows.own_decks and id_ and (value := self.rows.own_decks[kind][id_].value):
            return replace(card, note=Text(f"table-{kind}-value", {"value": value}))
        return card if kind in self.with_text else replace(card, text=None)

    def in_dark(self, card: Card) -> Card:
        """A card that is played in darkness: what counts only there, counts now."""
        return card if card.also is None else replace(card, now=True)

    def own_cards(self, deck: Mapping[str, int]) -> Argument:
        """The action cards of a character that hardly anybody else has, by their names."""
        owners = Counter(card for one in self.rows.owners() for card in one.cards)
        return listed([f"card-{card}" for card in deck if owners[card] == 1])

    def quest_kind(self, row: Any) -> Text:
        """What makes a quest item active, and its small print."""
        unlock = row.unlock
        needs: dict[str, Argument] = {
            "room": f"room-{unlock.room}" if unlock.room else None,
            "item": _one_of([f"item-{item}" for item in unlock.discard]),
            "knowledge": getattr(unlock, "knowledge", None),
        }
        return Text("table-quest-kind", needs | _small_print(row))

    def thing(
        self,
        thing: str,
        ammo: Mapping[str, int],
        joined: Mapping[str, list[str]],
        uses: Mapping[str, int],
    ) -> Card:
        """Something carried, with what is left of its ammo or its uses, and what is attached."""
        card, extras = self.card(thing), joined.get(thing, ())
        if extras:
            card = replace(card, joined=[kind_of(extra) for extra in extras])
        if thing in ammo:
            return replace(card, fill=(ammo[thing], self.capacity(thing, extras)))
        if thing in uses:
            return replace(card, fill=(uses[thing], self._row(thing).uses))
        return card

    def capacity(self, weapon: str, extras: Iterable[str]) -> int:
        """How much ammo a weapon takes, with what is attached to it."""
        row = self._row(weapon)
        most = int(row.weapon.capacity if row.weapon else row.charge)
        return most + sum(int(self._row(extra).extra_ammo) for extra in extras)

    def _row(self, thing: str) -> Any:
        rows = self.rows.items if thing.startswith("item-") else self.rows.quests
        return rows[row_id(thing)]


def _one_of(names: list[str]) -> Argument:
    """One of these things, in words."""
    if len(names) < 2:
        return names[0] if names else None
    return Text("table-or", {"first": names[0], "rest": _one_of(names[1:])})


def _kind(name: str) -> CardKind:
    return KINDS.get(name) or OWN_KINDS.get(name, "card")


def _use(row: Any) -> Text:
    """When a card or an item is used."""
    return Text("table-reaction") if row.reaction else Text(f"use-{row.use}")


def _item_kind(row: Any, deck: str) -> Text:
    """Colour of the back, component, weight, how often: the small print of an item."""
    component = f"component-{row.component}" if row.component else None
    return Text("table-item-kind", {"deck": f"deck-{deck}", "part": component, **_small_print(row)})


def _cost(row: Any) -> str:
    """What using an item costs; a weapon, and what works by itself, has no such cost."""
    return "" if row.use in ("weapon", "passive") else str(row.cost)


def _small_print(row: Any) -> dict[str, Argument]:
    """What kind of weapon it is, whether it fills a hand, and whether it is used up.

    What has a number of uses is neither: the number is shown.
    """
    countless = row.use not in ("weapon", "passive") and not getattr(row, "uses", 0)
    weapon = f"weapon-{row.weapon.kind}" if row.weapon else None
    return {"weapon": weapon, "heavy": row.heavy, "once": row.one_use if countless else None}


def _event_kind(row: Any) -> Text:
    """The corridors through which intruders move, and who moves."""
    ways = [str(number) for number in row.directions]
    movers = [f"intruder-{kind}" for kind in row.movers]
    return Text("table-event-kind", {"ways": listed(ways), "movers": listed(movers)})


def _attack_kind(row: Any, copy: str) -> Text:
    """Who strikes with it, and the blood on this copy: two values where the smallest kind has its own."""
    attackers = listed([f"intruder-{kind}" for kind in row.attackers])
    blood, _, small = copy.partition("-")
    args: dict[str, Argument] = {
        "attackers": attackers,
        "flees": blood == RETREAT,
        "blood": int(blood) if blood.isdigit() else None,
    }
    if not small:
        return Text("table-attack-kind", args)
    own: dict[str, Argument] = {"scatters": small == RETREAT}
    own["small"] = int(small) if small.isdigit() else None
    return Text("table-attack-kind-two", args | own)
