"""What a rule works with: the state, and the only ways to touch chance, components and the log.

Every rule gets a `Play` as its first argument (`g` by custom). A game subclasses it with its own
vocabulary. Everything that could break a replay or leak a secret goes through here: dice and
shuffles take their bits from the state's chance, components move between zones by `put`, and
what happened is told with `tell`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from hullbreach.kernel import chance
from hullbreach.kernel.dice import Die
from hullbreach.kernel.errors import LedgerError
from hullbreach.kernel.events import EVERYONE, Event, Told
from hullbreach.kernel.state import State, Verdict

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game

S = TypeVar("S", bound=State, covariant=True)
F = TypeVar("F")

SPECTATOR = -1
"""The seat of somebody who only looks on."""

ALL_EYES = -1
NO_EYES = 0

MANY = 64
"""More eyes than any table has seats: those of everyone and of the spectators."""


def eye(seat: int) -> int:
    """The bit of one seat in a set of eyes."""
    return 1 << seat


def sees(eyes: int, seat: int) -> bool:
    """Whether a seat is among these eyes; a spectator (-1) is where everyone is."""
    return eyes == ALL_EYES or (seat >= 0 and bool(eyes >> seat & 1))


def _how_many(eyes: int) -> int:
    return MANY - eyes.bit_count() if eyes < 0 else eyes.bit_count()


@cache
def _hidden(count: int) -> list[str | None]:
    """So many components face down."""
    return [None] * count


class Play(Generic[S]):
    """A game in progress, as its rules see it."""

    __slots__ = (
        "deaf",
        "draws",
        "edition",
        "faces",
        "game",
        "learned",
        "moment",
        "on_step",
        "parts",
        "revealed",
        "safe",
        "script",
        "state",
        "told",
        "touched",
    )

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.edition: Any = game.edition(state.packs)
        """The game with the packs that were agreed on."""
        self.faces = game.faces
        self.state = state
        self.told: list[Told] = []
        """What has been told since the last answer."""
        self.deaf = False
        """Whether nobody wants to hear what is told: then nothing is kept."""
        self.safe = ALL_EYES
        """The seats that have learned nothing since the last answer, and so may take it back."""
        self.learned: list[tuple[int, str, str]] = []
        """Since the step began: who learned which component, and the zone it came from."""
        self.revealed = False
        """Whether, since the step began, something hidden was told that is not a component."""
        self.draws: list[int] = []
        """The random bits drawn since the step began."""
        self.script: list[int] = []
        """Bits to use before the real ones: how a twin repeats what its seat has seen."""
        self.moment: Any = None
        """While actions are offered nothing changes: the plight of the seat they are offered to."""
        self.on_step: Callable[[S], None] | None = None
        """Called with the state before every step."""
        self.touched: dict[str, None] = {}
        """The zones in which something has moved, or was shown, since a view was made."""
        self.parts: Any = None
        """Parts of the last views: whoever makes views may keep them here, each until something of
        which it is made was touched, or is another thing."""

    # Chance

    def bits(self) -> int:
        """512 random bits."""
        state = self.state
        value = self.script.pop(0) if self.script else chance.draw(state.key, state.chance)
        state.chance += 1
        self.draws.append(value)
        return value

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit`, that everyone may see."""
        self.safe = NO_EYES
        return self.bits() % limit

    def roll(self, die: Die) -> str:
        """Roll a die: one of its faces."""
        if self.state.loaded and (face := self._loaded(die.name)) is not None:
            return face
        return die.faces[self.below(len(die.faces))]

    def _loaded(self, what: str) -> str | None:
        """What was loaded to come next, if anything; everyone sees it, as any die."""
        faces = self.state.loaded.get(what)
        if not faces:
            return None
        self.safe = NO_EYES
        return faces.pop(0)

    def pick(self, among: Sequence[F]) -> F:
        """One of these, at random."""
        return among[self.below(len(among))]

    def shuffle(self, zone: str) -> None:
        """Put a zone's components in a random order, known only to who sees the zone."""
        items = self.state.zones[zone][:]
        chance.permute(items, self.bits)
        self.state.zones[zone] = items
        self.touched[zone] = None
        self.safe &= ~self.state.eyes[zone]
        self.state.known.pop(zone, None)

    # Components

    def rewrite(self, zone: str, items: list[str]) -> None:
        """Put other components into a zone; the ledger stays whole only if they come from somewhere."""
        self.state.zones[zone] = items
        self.touched[zone] = None

    def put(self, item: str, source: str, target: str, at: int | None = None) -> str:
        """Move one component from a zone to the top of another (or to the place `at`)."""
        state = self.state
        items = state.zones[source]
        if source in state.known or item not in items:
            index = self.single_out(item, source)
        else:
            index = -1 if items[-1] == item else items.index(item)
        return self.take(source, index, target, at)

    def single_out(self, item: str, zone: str) -> int:
        """The place in a zone of the copy that is meant when somebody names a component.

        It is the one that everybody knows who knows any of them: otherwise somebody who had been
        shown a copy would learn from which one goes, or stays, whether there is another. So where
        different seats know different copies, all of them are taken to know this one.
        """
        items = self.state.zones[zone]
        masks = self.state.known.get(zone)
        if masks is None:
            try:
                return items.index(item)
            except ValueError:
                raise LedgerError(f"{item} is not in {zone}") from None
        copies = [index for index, other in enumerate(items) if other == item]
        if not copies:
            raise LedgerError(f"{item} is not in {zone}")
        masks = self.state.known[zone] = masks[:]
        meant = max(copies, key=lambda index: _how_many(masks[index]))
        for index in copies:
            if index != meant:
                more = masks[index] & ~masks[meant]
                masks[index] &= ~more
                masks[meant] |= more
        self.touched[zone] = None
        return meant

    def draw(self, source: str, target: str) -> str:
        """Move the top component of a zone to the top of another."""
        items = self.state.zones[source]
        if not items:
            raise LedgerError(f"{source} is empty")
        return self.take(source, len(items) - 1, target)

    def draw_blind(self, source: str, target: str) -> str:
        """Move a random component of a zone: a hand into a bag."""
        items = self.state.zones[source]
        if not items:
            raise LedgerError(f"{source} is empty")
        if self.state.loaded and (item := self._loaded(f"blind {source}")) is not None:
            return self.put(item, source, target)
        return self.take(source, self.below(len(items)), target)

    def move_all(self, source: str, target: str) -> None:
        """Move everything in a zone to another, the order kept."""
        items, self.state.zones[source] = self.state.zones[source], []
        self._carry(items, self.state.known.pop(source, None), source, target)

    def deal(self, source: str, target: str, count: int) -> list[str]:
        """Move so many components, one after the other, from the top of a zone to that of another."""
        items, masks = self.state.zones[source], self.state.known.get(source)
        left = len(items) - count
        if left < 0:
            raise LedgerError(f"{source} has no {count} components")
        dealt = items[left:][::-1]
        self.state.zones[source] = items[:left]
        if masks is not None:
            masks, self.state.known[source] = masks[left:][::-1], masks[:left]
            if not left:
                del self.state.known[source]
        self._carry(dealt, masks, source, target)
        return dealt

    def spread(self, source: str, targets: Sequence[str]) -> None:
        """Move the top component of a zone to each of these zones, one after the other."""
        state = self.state
        zones, eyes = state.zones, state.eyes
        if state.known or {*map(eyes.__getitem__, targets)} != {eyes[source]}:
            for target in targets:
                self.draw(source, target)
            return
        # Nobody knows anything that nobody sees, and who sees them saw them before.
        left = len(zones[source]) - len(targets)
        if left < 0:
            raise LedgerError(f"{source} has no {len(targets)} components")
        for target, item in zip(targets, reversed(zones[source]), strict=False):
            zones[target] = [*zones[target], item]
        zones[source] = zones[source][:left]
        self.touched |= dict.fromkeys((source, *targets))

    def put_all(self, things: Sequence[str], source: str, target: str) -> None:
        """Move these components, one after the other, from a zone to the top of another."""
        if source in self.state.known:
            for thing in things:
                self.put(thing, source, target)
            return
        items = self.state.zones[source][:]
        for thing in things:
            if items and items[-1] == thing:
                items.pop()
                continue
            try:
                items.remove(thing)
            except ValueError:
                raise LedgerError(f"{thing} is not in {source}") from None
        self.state.zones[source] = items
        self._carry([*things], None, source, target)

    def _carry(self, items: list[str], masks: list[int] | None, source: str, target: str) -> None:
        """Lay down what was taken from a zone, with who knew each of them (nobody: None)."""
        state = self.state
        known, there = state.known, state.zones[target]
        state.zones[target] = there + items
        self.touched[source] = self.touched[target] = None
        before, after = state.eyes[source], state.eyes[target]
        if masks is not None:
            knew = [before | mask for mask in masks]
            remembered = [eyes & ~after for eyes in knew]
            if after & ~before:
                for item, eyes in zip(items, knew, strict=True):
                    self._learn(after, eyes, item, source)
        else:  # everybody knows as much of one as of another
            remembered = [before & ~after] * len(items)
            if (new := after & ~before) and items:
                self.safe &= before
                self.learned += [(new, item, source) for item in items]
        if target in known:
            known[target] = known[target] + remembered
        elif any(remembered):
            known[target] = [NO_EYES] * len(there) + remembered

    def take(self, source: str, index: int, target: str, at: int | None = None) -> str:
        """Move the component at a place of a zone to the top of another (or to the place `at`)."""
        state, touched = self.state, self.touched
        zones, eyes, known = state.zones, state.eyes, state.known
        zones[source] = items = zones[source].copy()
        item = items.pop(index)
        zones[target] = there = zones[target] + [item]
        if at is not None:
            there.insert(at, there.pop())
        touched[source] = touched[target] = None
        before, after = eyes[source], eyes[target]
        if source in known:
            known[source] = masks = known[source].copy()
            before |= masks.pop(index)
            if not masks:
                del known[source]
        if target in known:
            known[target] = masks = [*known[target], before & ~after]
            if at is not None:
                masks.insert(at, masks.pop())
        elif before == after:
            return item
        elif remembered := before & ~after:
            masks = known[target] = [NO_EYES] * (len(there) - 1)
            masks.insert(len(masks) if at is None else at, remembered)
        if new := after & ~before:  # as `_learn` does; nothing else happens as often
            self.safe &= before
            self.learned.append((new, item, source))
        return item

    def _learn(self, eyes: int, before: int, item: str, zone: str) -> None:
        """These eyes see a component now; those of them that did not know it have learned it."""
        new = eyes & ~before
        if new:
            self.safe &= before
            self.learned.append((new, item, zone))

    def show(self, zone: str, index: int, seats: int) -> str:
        """Let these seats (as eyes) see one component of a zone without moving it."""
        state = self.state
        item = state.zones[zone][index]
        masks = state.known.get(zone) or [NO_EYES] * len(state.zones[zone])
        before = state.eyes[zone] | masks[index]
        self._learn(seats, before, item, zone)
        seen = masks[index] | seats & ~state.eyes[zone]
        state.known[zone] = [*masks[:index], seen, *masks[index + 1 :]]
        self.touched[zone] = None
        return item

    def turn_up(self, zone: str) -> None:
        """From now on everyone sees what lies in this zone."""
        state = self.state
        masks = state.known.pop(zone, None)
        for index, item in enumerate(state.zones[zone]):
            before = state.eyes[zone] if masks is None else state.eyes[zone] | masks[index]
            self._learn(ALL_EYES, before, item, zone)
        self.watch(zone, ALL_EYES)

    def watch(self, zone: str, eyes: int) -> None:
        """From now on these eyes see what comes into a zone."""
        self.state.eyes = {**self.state.eyes, zone: eyes}
        self.touched[zone] = None

    def forget(self, zone: str) -> None:
        """Nobody remembers what lies hidden in this zone any more."""
        self.state.known.pop(zone, None)
        self.touched[zone] = None

    def see(self, zone: str, seat: int) -> list[str | None]:
        """The faces of a zone's components as this seat knows them; None for a hidden one.

        Nobody may change that list: it may be the zone's own, and it is the same one again where
        nothing has changed.
        """
        state = self.state
        items: list[Any] = state.zones[zone]
        if not items:
            return items
        eyes, faces = state.eyes[zone], self.faces
        if eyes == ALL_EYES or (seat >= 0 and eyes >> seat & 1):
            if faces.keys().isdisjoint(items):
                return items
            return [*map(faces.get, items, items)]
        masks = state.known.get(zone)
        if masks is None:
            return _hidden(len(items))
        return [
            faces.get(item, item) if sees(eyes | mask, seat) else None
            for item, mask in zip(items, masks, strict=True)
        ]

    def looks(self, items: Sequence[str]) -> list[str]:
        """The faces of some components: of copies that nobody can tell apart, the same one."""
        return [*map(self.faces.get, items, items)]

    def plight(self, seat: int) -> Hashable:
        """What a seat can or cannot do at all, as one small value: see `Action.barred`."""
        return None

    # Telling

    def tell(
        self, event: Event, rule: str, *, to: int = EVERYONE, instead: Event | None = None
    ) -> None:
        """Tell what happened, and by which rule; `to` only some seats, `instead` to the rest."""
        if not self.deaf:
            self.told.append(Told(event, rule, to, instead))

    def reveal(self) -> None:
        """Something hidden that is not a component has become visible: no undo past this.

        To be called, too, where a rule tells a part of what is hidden ("I have no such card").
        """
        self.safe = NO_EYES
        self.revealed = True

    def finish(self, verdicts: list[Verdict]) -> None:
        """The game ends now, with these verdicts."""
        self.state.over = True
        self.state.verdicts = verdicts
        self.reveal()
