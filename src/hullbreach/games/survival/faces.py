"""How cards, items and other things that lie open look: what is printed on each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from hullbreach.games.survival.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Card, Tone

WITH_TEXT = ("event", "weakness", "attack", "wound", "exploration", "room")
"""Kinds of which the name and the text say everything."""


class Faces:
    """The cards of a game, by the rows of its box."""

    def __init__(
        self,
        actions: Mapping[str, Any],
        items: Mapping[str, Any],
        quests: Mapping[str, Any],
        objectives: Mapping[str, Any],
        *with_text: str,
    ) -> None:
        self.actions, self.items = actions, items
        self.quests, self.objectives = quests, objectives
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
            row = self.actions[id_]
            return Card(face, Text(name), text, str(row.cost), tone, _use(row))
        if kind == "item":
            row = self.items[id_]
            cost = "" if row.use in ("weapon", "passive") else str(row.cost)
            return Card(face, Text(name), text, cost, tone, self._item_kind(face))
        if kind == "quest":
            return Card(face, Text(name), text, "", tone, _use(self.quests[id_]))
        if kind == "objective":
            deck = Text(f"deck-{self.objectives[id_].deck}")
            return Card(face, Text(name), text, "", tone, deck)
        if kind == "contamination":
            return Card(face, Text(name), text, "", "warning")
        return Card(face, Text(name), text if kind in self.with_text else None, "", tone)

    def _item_kind(self, item: str) -> Text:
        """Colour of the back, use, component, weight: the small print of an item."""
        row = self.items[row_id(item)]
        deck = item.partition("#")[2].partition("-")[0]
        weapon = Text(f"weapon-{row.weapon.kind}") if row.weapon else Text(f"use-{row.use}")
        component = f"component-{row.component}" if row.component else None
        return Text(
            "table-item-kind",
            {"deck": f"deck-{deck}", "use": weapon, "part": component, "heavy": row.heavy},
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
        return Card(card.id, card.label, card.text, left, kind=card.kind)

    def _capacity(self, weapon: str, extras: Iterable[str]) -> int:
        row = self._row(weapon)
        most = int(row.weapon.capacity) if row.weapon else 0
        return most + sum(int(self._row(extra).extra_ammo) for extra in extras)

    def _row(self, thing: str) -> Any:
        rows = self.items if thing.startswith("item-") else self.quests
        return rows[row_id(thing)]


def _use(row: Any) -> Text:
    return Text("table-reaction") if row.reaction else Text(f"use-{row.use}")
