"""What is printed on the cards of Lockdown: the family's faces, and who the characters are."""

from __future__ import annotations

from msgspec.structs import replace

from hullbreach.games.lockdown.content import Character, Content, Guest
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Card, Tone


class BaseFaces(Faces):
    """The cards of Lockdown; a character's says what it begins with."""

    def __init__(self, box: Content) -> None:
        super().__init__(box, "surface", "contingency", "computer", "mars", "cargo")
        self.roles: dict[str, Character | Guest] = {**box.characters, **box.guests}

    def draw(self, face: str, tone: Tone = "plain") -> Card:
        """A card anew."""
        card = super().draw(face, tone)
        if face.startswith("character-"):
            row = self.roles[row_id(face)]
            return replace(card, text=self._beginning(row), note=Text(f"group-{row.group}"))
        if card.kind in ("event", "attack") and self._has_dark_side(face):
            what = Text(f"{card.label.id}-dark")
            return replace(card, also=Text("lockdown-in-darkness", {"what": what}))
        return card

    def _has_dark_side(self, face: str) -> bool:
        """Whether a card does more in darkness."""
        kind, _, id_ = kind_of(face).partition("-")
        rows = {"event": self.rows.events, "attack": self.rows.attacks}.get(kind, {})
        return id_ in rows and bool(rows[id_].dark)

    def _beginning(self, row: Character | Guest) -> Text:
        item = row.item if isinstance(row, Character) else None
        return Text(
            "lockdown-begins",
            {
                "room": f"room-{row.start}",
                "knowledge": row.knowledge,
                "item": item and f"item-{item}",
                "quest": f"quest-{row.quests[0]}",
                "cards": self.own_cards(row.cards),
                "count": sum(row.cards.values()),
            },
        )
