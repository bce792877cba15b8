"""Nemesis: Retaliation as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from hullbreach.games.retaliation import content
from hullbreach.games.retaliation.looks.picture import picture
from hullbreach.games.retaliation.looks.reveals import Reveals
from hullbreach.games.retaliation.opening import RetaliationOpening
from hullbreach.games.retaliation.rules.effects import Layer
from hullbreach.games.retaliation.rules.model import RetaliationOptions, RetaliationState
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.rounds import step
from hullbreach.games.retaliation.rules.rulebook import RetaliationRules
from hullbreach.games.retaliation.rules.setup import pieces, unpack
from hullbreach.games.retaliation.showing import ShownGame
from hullbreach.games.retaliation.suite.enriched import enrich
from hullbreach.games.retaliation.suite.used import Uses
from hullbreach.games.survival.game import FAMILY_WORDS, WAYS
from hullbreach.games.survival.rules import contamination
from hullbreach.games.survival.rules.model import CONTAMINATED, CONTAMINATION
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel import Die, Game, Listing, Rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.edition import Edition
from hullbreach.kernel.laying import laid
from hullbreach.kernel.packs import Pack, Parts


class RetaliationEdition(Edition):
    """Retaliation as agreed: its box, its rulebook, its effects and its course, made of packs."""

    def __init__(self, game: Game[Any], packs: tuple[Pack, ...]) -> None:
        super().__init__(game, packs)
        counts = not any(pack.data for pack in packs)
        self.box = content.build(self.tables, counts=counts)
        self.dice = content.dice(self.box)
        self.slotted = {f"item-{row.id}": None for row in self.box.items.values() if row.slots}
        """The items with slots for gear."""
        self.effects = Layer.over(layer for parts in self.parts for layer in parts.layers)
        self.rules = rulebook(self.parts, self.box)
        self.course: Course = self.rules.course(
            [one for parts in self.parts for one in parts.course]
        )
        self.complete()
        self.uses = Uses(self.box)
        self.picture = picture(self)
        self.reveals = Reveals(self.box, self.picture.faces)

    def complete(self) -> None:
        """No card without its effect."""
        box, effects = self.box, self.effects
        effects.cards.cover(f"card-{row}" for row in box.actions)
        used = [row for row in box.items.values() if row.use in ("any", "peace")]
        effects.items.cover(f"item-{row.id}" for row in used)
        effects.rooms.cover(f"room-{row}" for row in box.rooms)
        effects.robots.cover(f"robot-{row}" for row in box.robots)
        effects.events.cover(f"event-{row}" for row in box.events)
        effects.objectives.cover(f"objective-{row}" for row in box.objectives)
        effects.directives.cover(f"directive-{row}" for row in box.directives)


def rulebook(brought: tuple[Parts, ...], box: content.Content) -> RetaliationRules:
    """The rules of packs laid upon each other: each may extend what those below it say."""
    parts = [one.rules for one in reversed(brought) if one.rules is not None]
    rules: RetaliationRules = laid("Rules", parts)(box)
    return rules


class RetaliationGame(ShownGame):
    """The game."""

    name = "retaliation"
    usual_bot = "survivor"
    version = "5"
    seats = range(1, 6)
    words = (files("hullbreach.games.retaliation") / "locale", FAMILY_WORDS)
    State = RetaliationState
    Options = RetaliationOptions
    Play = Retaliation
    Opening = RetaliationOpening
    edition_kind = RetaliationEdition
    usual_packs = ("base", "intruders")
    faces: ClassVar[Mapping[str, str]] = dict.fromkeys(CONTAMINATED, CONTAMINATION)
    """Contamination cards look all the same, even to who remembers what a scan has shown."""

    def setup(self, options: RetaliationOptions, seats: int, key: bytes) -> RetaliationState:
        """The box unpacked."""
        return unpack(self, options, seats, key)

    def step(self, play: Retaliation) -> Rule[None] | None:
        """The next part of the round."""
        return step(play)

    def box(self, options: RetaliationOptions, seats: int) -> Counter[str]:
        """Every component."""
        return pieces(self.edition(options.packs), options, seats)

    def ledger(self, state: RetaliationState) -> Counter[str]:
        """A hurt intruder, a used ammo token and a scanned card are the components they were."""
        found = contamination.as_in_the_box(super().ledger(state))
        changed = ("intruder-", "gear-")
        for name in [one for one in found if "#" in one and one.startswith(changed)]:
            found[kind_of(name)] += found.pop(name)
        return found

    def back(self, play: Any, item: str, zone: str) -> str:
        """Cards of a player all look the same; tokens show their kind, items their colour."""
        where, _, seat = zone.partition("-")
        if where in ("hand", "deck") and seat.isdigit():
            return f"cards {seat}"
        kind = item.partition("-")[0]
        if kind == "token":
            return f"token {play.rules.token_back(item)}"
        if kind == "item":
            return f"item {play.row(item).deck}"
        if kind == "room":
            return f"room {play.box.rooms[item.removeprefix('room-')].stack}"
        if kind == "objective":
            return f"objective {play.box.objectives[item.removeprefix('objective-')].deck}"
        return kind

    def may_hide(self, play: Any, item: str, zone: str) -> bool:
        """Heavy items and armour are seen by all, never in a backpack."""
        if not zone.startswith("pack-"):
            return True
        row = play.row(item)
        return not (row.heavy or row.armour)

    def redeal(self, play: Any, mask: int) -> None:
        """Which contamination cards are infected nobody knows before a scan."""
        contamination.redeal(play)

    def dice(self) -> Iterable[Die]:
        """All kinds of dice."""
        return content.dice(self.edition().box).values()

    def content(self) -> list[Listing]:
        """Every list of every box."""
        found: dict[str, Listing] = {}
        for edition in self.each_pack():
            for listing in content.listings(edition.box, self.usual_packs):
                found.setdefault(listing.name, listing)
        return list(found.values())

    def used(self, play: Retaliation) -> Iterable[str]:
        """What was carried out since the last answer, and what lies where it is in use."""
        used: list[str] = play.edition.uses.used(play)
        return used

    def usable(self, packs: Sequence[str] = ()) -> Iterable[str]:
        """Every card, item, room, robot, objective, character and kind of intruder."""
        editions = self.each_pack(packs)
        return dict.fromkeys(one for edition in editions for one in edition.uses.usable)

    def enrich(self, play: Retaliation) -> None:
        """Soldiers who have been in the base for a while."""
        enrich(play)

    def round_of(self, play: Retaliation) -> int:
        """The round; 0 before the first."""
        return play.state.round

    def modes(self) -> Iterator[tuple[str, dict[str, Any], Iterable[int]]]:
        """The ways to play."""
        yield from WAYS
        yield "lethal", {"lethal": True}, range(1, 6)
        yield from self.pack_modes()

    @property
    def family_file(self) -> Traversable:
        """Under which number each rule of the family stands in this game's checklist."""
        return files("hullbreach.games.retaliation.base") / "family.csv"


GAME = RetaliationGame()
