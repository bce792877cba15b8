"""A game of the family as agreed: its box, its rulebook, its effects and its course, made of packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hullbreach.games.survival import content
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.board import Board, board_of
from hullbreach.games.survival.rules.effects import FAMILY, Layer
from hullbreach.games.survival.rules.rulebook import Rulebook
from hullbreach.kernel import Die
from hullbreach.kernel.course import Course
from hullbreach.kernel.edition import Edition
from hullbreach.kernel.laying import laid
from hullbreach.kernel.packs import Pack, Parts

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game


class SurvivalEdition(Edition):
    """What the rules of a game in progress are made of."""

    Box: ClassVar[type[Content]] = Content
    """The type of the game's content."""

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        super().__init__(game, packs)
        counts = not any(pack.data for pack in packs)
        self.box = content.build(self.Box, self.tables, counts=counts)
        self.boards: dict[str, Board] = {
            name: board_of(row) for name, row in self.box.boards.items()
        }
        self.dice = {row.id: Die(row.id, row.faces) for row in self.box.dice.values()}
        self.effects = Layer.over(
            [FAMILY, *(layer for parts in self.parts for layer in parts.layers)]
        )
        self.goals = self.effects.goals
        self.rules = rulebook(self.parts, self.box)
        self.course: Course = self.rules.course(
            [one for parts in self.parts for one in parts.course]
        )
        self.complete()

    def complete(self) -> None:
        """No card without its effect."""
        box, effects = self.box, self.effects
        used = ("weapon", "passive")
        effects.cards.cover(f"card-{row.id}" for row in box.actions.values() if not row.reaction)
        for kind, rows in (("item", box.items), ("quest", box.quests)):
            effects.items.cover(
                f"{kind}-{row.id}"
                for row in rows.values()
                if row.use not in used and not row.reaction
            )
        effects.rooms.cover(f"room-{row.id}" for row in box.rooms.values() if row.cost is not None)
        effects.events.cover(f"event-{row.like or row.id}" for row in box.events.values())
        effects.attacks.cover(f"attack-{row}" for row in box.attacks)


def rulebook(brought: tuple[Parts, ...], box: Content) -> Rulebook[Any]:
    """The rules of packs laid upon each other: each may extend what those below it say."""
    own = [action for parts in brought for action in parts.actions]
    rules: Rulebook[Any] = laid("Rules", _parts(brought), {"more_actions": tuple(own)})(box)
    return rules


def stack(brought: tuple[Parts, ...]) -> type[Rulebook[Any]]:
    """The rules of packs without a box: enough to ask what they refuse before a game is laid out."""
    return type("Rules", (*_parts(brought),), {})


def _parts(brought: tuple[Parts, ...]) -> dict[type[Any], None]:
    return dict.fromkeys(one.rules for one in reversed(brought) if one.rules is not None)
