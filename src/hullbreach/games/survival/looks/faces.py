"""How cards, items and other things that lie open look: what is printed on each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.intruders import RETREAT
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.events import listed
from hullbreach.kernel.scenes import Card, Tone
from hullbreach.kernel.texts import Argument

WITH_TEXT = ("event", "weakness", "attack", "wound", "exploration", "room")
"""Kinds of which the name and the text say everything."""


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
        self.with_text = (*WITH_TEXT, *with_text)
        self.card = cache(self.draw)
        """A card or thing with what is printed on it."""

    def cards(self, faces: Iterable[str | None], tone: Tone = "plain") -> list[Card]:
        """All of these that can be seen."""
        return [self.card(face, tone) for face in faces if face is not None]

    def draw(self, face: str, tone: Tone = "plain") -> Card:
        """A card anew."""
        name = kind_of(face)
        kind, _, id_ = name.partition("-")
        text = Text(f"{name}-text")
        if kind == "card":
            row = self.rows.actions[id_]
            return Card(face, Text(name), text, str(row.cost), tone, _use(row))
        if kind == "item":
            row = self.rows.items[id_]
            return Card(face, Text(name), text, _cost(row), tone, self._item_kind(face))
        if kind == "quest":
            row = self.rows.quests[id_]
            return Card(face, Text(name), text, _cost(row), tone, _quest_kind(row))
        if kind == "objective":
            deck = Text(f"deck-{self.rows.objectives[id_].deck}")
            return Card(face, Text(name), text, "", tone, deck)
        if kind == "event" and id_:
            return Card(face, Text(name), text, "", tone, _event_kind(self.rows.events[id_]))
        if kind == "attack" and id_:
            printed = _attack_kind(self.rows.attacks[id_], face.partition("#")[2])
            return Card(face, Text(name), text, "", tone, printed)
        if kind == "contamination":
            return Card(face, Text(name), text, "", "warning")
        return Card(face, Text(name), text if kind in self.with_text else None, "", tone)

    def _item_kind(self, item: str) -> Text:
        """Colour of the back, use, component, weight, how often: the small print of an item."""
        row = self.rows.items[row_id(item)]
        deck = item.partition("#")[2].partition("-")[0]
        component = f"component-{row.component}" if row.component else None
        return Text(
            "table-item-kind", {"deck": f"deck-{deck}", "part": component, **_small_print(row)}
        )

    def thing(
        self,
        thing: str,
        ammo: Mapping[str, int],
        joined: Mapping[str, list[str]],
        uses: Mapping[str, int],
    ) -> Card:
        """Something carried; with its ammo, or how often it works, in the place of a cost."""
        card = self.card(thing)
        if thing in ammo:
            left = f"{ammo[thing]}/{self._capacity(thing, joined.get(thing, ()))}"
        elif thing in uses:
            left = f"×{uses[thing]}"
        else:
            return card
        return Card(card.id, card.label, card.text, left, note=card.note)

    def _capacity(self, weapon: str, extras: Iterable[str]) -> int:
        row = self._row(weapon)
        most = int(row.weapon.capacity) if row.weapon else 0
        return most + sum(int(self._row(extra).extra_ammo) for extra in extras)

    def _row(self, thing: str) -> Any:
        rows = self.rows.items if thing.startswith("item-") else self.rows.quests
        return rows[row_id(thing)]


def _use(row: Any) -> Text:
    return Text("table-reaction") if row.reaction else Text(f"use-{row.use}")


def _cost(row: Any) -> str:
    """What using an item costs; a weapon, and what works by itself, has no such cost."""
    return "" if row.use in ("weapon", "passive") else str(row.cost)


def _small_print(row: Any) -> dict[str, Argument]:
    """When an item is used, whether it fills a hand, and whether it is used up.

    What has a number of uses is neither: the number is shown.
    """
    countless = row.use not in ("weapon", "passive") and not getattr(row, "uses", 0)
    use = Text(f"weapon-{row.weapon.kind}") if row.weapon else Text(f"use-{row.use}")
    return {"use": use, "heavy": row.heavy, "once": row.one_use if countless else None}


def _quest_kind(row: Any) -> Text:
    printed = _small_print(row)
    return Text("table-quest-kind", printed | {"use": _use(row)} if row.reaction else printed)


def _event_kind(row: Any) -> Text:
    """The corridors through which intruders move, and who moves."""
    ways = [str(number) for number in row.directions]
    movers = [f"intruder-{kind}" for kind in row.movers]
    return Text("table-event-kind", {"ways": listed(ways), "movers": listed(movers)})


def _attack_kind(row: Any, blood: str) -> Text:
    """Who strikes with it, and the blood on this copy."""
    attackers = listed([f"intruder-{kind}" for kind in row.attackers])
    return Text(
        "table-attack-kind",
        {
            "attackers": attackers,
            "flees": blood == RETREAT,
            "blood": int(blood) if blood.isdigit() else None,
        },
    )
