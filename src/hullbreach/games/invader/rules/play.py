"""The words in which the rules are written: who is where, what lies there, how far it is.

Nothing here decides a rule; it only answers questions about the position, and moves figures by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from hullbreach.games.invader.box import LEVELS, Box, Item, Kind, Mission, Weapon
from hullbreach.games.invader.rules import model
from hullbreach.games.invader.rules.map import OXYGEN as STORAGE
from hullbreach.games.invader.rules.map import Board, Key, Layout
from hullbreach.games.invader.rules.model import Counts, InvaderState, Survivor
from hullbreach.kernel import Game, rule
from hullbreach.kernel.play import ALL_EYES, Play
from hullbreach.kernel.state import without

if TYPE_CHECKING:
    from hullbreach.games.invader.rules.rulebook import Rulebook


class Plight(NamedTuple):
    """What is worth a try for who acts: what bars or allows whole kinds of actions."""

    acts: bool
    """An action is left; else only free ones, if any."""
    pays: bool
    """An action, or a free one, is left."""
    fights: bool
    """Xenos are in the zone, and a melee weapon in a hand."""
    shoots: bool
    """A ranged weapon is in a hand."""
    pair: bool
    """Both hands hold something."""
    drives: bool
    """Some machine may be under control."""
    company: bool
    """Others are in the zone."""
    token: bool
    """An objective lies in the zone."""
    storage: bool
    """The zone is an oxygen storage."""
    search: bool
    """Nothing was searched in this turn."""
    door: bool
    """No door was moved in this turn."""
    ration: bool
    """There is something to eat."""
    trained: bool
    """Who acts has a skill that is an action of its own."""


TRAINED = frozenset(
    f"skill-{one}"
    for one in (
        "bloodlust-combat",
        "bloodlust-melee",
        "bloodlust-ranged",
        "born-leader",
        "charge",
        "lifesaver",
        "shove",
        "sprint",
        "taunt",
        "zero-g-run",
    )
)
"""The skills that are actions of their own."""


class GameOver(Exception):
    """The game ends at once, in the middle of whatever was happening."""

    def __init__(self, reason: str, rule: str, *, won: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.won = reason, rule, won


class Invader(Play[InvaderState]):
    """A game in progress."""

    __slots__ = (
        "_key",
        "_layout",
        "board",
        "box",
        "crew",
        "items",
        "kinds",
        "mission",
        "none",
        "rules",
        "weapons",
    )

    def __init__(self, game: Game[InvaderState], state: InvaderState) -> None:
        Play.__init__(self, game, state)
        edition = self.edition
        self.box: Box = edition.box
        self.rules: Rulebook = edition.rules
        """The rules that missions may have replaced."""
        self.mission: Mission = edition.mission
        self.board: Board = edition.board
        """The map of the mission."""
        self.kinds: tuple[Kind, ...] = edition.kinds
        """The kinds of Xenos."""
        self.none: Counts = edition.none
        """No Xeno of any kind."""
        self.items: dict[str, Item] = edition.items
        """Equipment by the names of cards."""
        self.weapons: dict[str, Weapon] = edition.weapons
        self.crew: list[Survivor] = state.crew
        self._key: Key = (state.closed, state.barred, state.mold, state.dry)
        self._layout: Layout = self.board.layout(self._key)

    @property
    def layout(self) -> Layout:
        """The map as doors and mold have made it."""
        state = self.state
        key = state.closed, state.barred, state.mold, state.dry
        if key != self._key:
            self._key, self._layout = key, self.board.layout(key)
        return self._layout

    def plight(self, seat: int) -> Plight | None:
        """What is worth a try for who acts."""
        state, zones = self.state, self.state.zones
        if state.acting < 0:
            return None
        who = state.crew[state.acting]
        id, zone, weapons = who.id, who.zone, self.weapons
        left, right = zones[model.left(id)], zones[model.right(id)]
        types = [weapons[hand[0]].type for hand in (left, right) if hand]
        drives = state.machines.get(model.GUN) == zone or bool(zones[model.remotes(id)])
        company = False
        for one in state.crew:
            if one.zone == zone and one is not who:
                company = True
        return Plight(
            state.actions > 0,
            state.actions > 0 or bool(state.free),
            zone in state.horde and "melee" in types,
            "ranged" in types,
            len(types) > 1,
            drives or any(skill.startswith("skill-remote") for skill in who.skills),
            company,
            bool(zones.get(model.objectives(zone))),
            self.board.zones[zone].kind == STORAGE,
            "search" not in state.spent,
            "door" not in state.spent,
            model.MRE in zones[model.pack(id)],
            not TRAINED.isdisjoint(who.skills),
        )

    # Survivors

    @property
    def actor(self) -> Survivor:
        """Whose turn it is."""
        return self.state.crew[self.state.acting]

    def there(self) -> list[Survivor]:
        """The survivors on the map."""
        return [one for one in self.state.crew if one.zone]

    def people(self, zone: str) -> list[Survivor]:
        """The survivors in a zone."""
        return [one for one in self.state.crew if one.zone == zone]

    def survivor(self, id: str) -> Survivor:
        """A survivor by name."""
        return next(one for one in self.state.crew if one.id == id)

    @rule("Z-193", "Z-194", "Z-213", "Z-445", "Z-552")
    def victims(self, zone: str) -> list[str]:
        """Whom Xenos attack in a zone: survivors whom they notice, and woken machines."""
        state = self.state
        found = [one.id for one in state.crew if one.zone == zone and not one.unseen]
        if state.woken:
            found += [one for one in state.woken if state.machines.get(one) == zone]
        return found

    def prey(self) -> dict[str, None]:
        """The zones with somebody whom Xenos would follow."""
        state = self.state
        found = {one.zone: None for one in state.crew if one.zone and not one.unseen}
        for one in state.woken:
            if one in state.machines:
                found[state.machines[one]] = None
        return found

    @rule("Z-243", "Z-341")
    def level(self) -> int:
        """The danger level: the highest of the survivors who are still in the game."""
        return max((one.level for one in self.state.crew if not one.out), default=0)

    def level_name(self) -> str:
        """The danger level as an id."""
        return f"level-{LEVELS[self.level()]}"

    def has(self, who: Survivor, skill: str) -> int:
        """How often a survivor has a skill."""
        return who.skills.count(f"skill-{skill}") if who.skills else 0

    def decider(self, names: Iterable[str] = ()) -> int:
        """Who decides for all: the player of these survivors, or the first player if there are several."""
        seats = {self.survivor(one).seat for one in names if one.startswith("survivor-")}
        seats.discard(-1)
        return seats.pop() if len(seats) == 1 else self.state.first

    # Cards

    def worn(self, who: Survivor, item: str) -> bool:
        """Whether a survivor wears something."""
        return item in self.state.zones[model.body(who.id)]

    def cards(self, who: Survivor) -> list[tuple[str, str]]:
        """All cards of a survivor, each with its zone."""
        zones = self.state.zones
        return [(card, place(who.id)) for place in model.PLACES for card in zones[place(who.id)]]

    @rule("Z-164")
    def belongings(self, who: Survivor) -> bool:
        """Whether a survivor has anything to trade: cards, or remote controls."""
        return bool(self.cards(who) or self.state.zones[model.remotes(who.id)])

    @rule("Z-316", "Z-643")
    def scrap(self, item: str, zone: str) -> None:
        """A card is discarded: tanks go back to the stack, other special cards leave the game."""
        row = self.items.get(item)
        back = "normal" if row is None else row.back
        where = {"normal": model.DISCARD, "oxygen": model.OXYGEN}.get(back, model.GONE)
        self.put(item, zone, where)

    @rule("Z-343", "Z-584")
    def turned(self, zone: str, target: str) -> str:
        """A token is turned up for all to see and taken away; which it is."""
        top = len(self.state.zones[zone]) - 1
        self.show(zone, top, ALL_EYES)
        return self.take(zone, top, target)

    # Xenos

    def xenos(self, zone: str) -> Counts:
        """How many of each kind are in a zone."""
        return self.state.horde.get(zone, self.none)

    def crowd(self, zone: str) -> int:
        """How many Xenos are in a zone."""
        found = self.state.horde.get(zone)
        return sum(found) if found is not None else 0

    def change(self, zone: str, at: int, number: int) -> None:
        """So many figures of a kind come from the stock into a zone, or go back to it."""
        state = self.state
        state.stock = added(state.stock, at, -number)
        now = added(self.xenos(zone), at, number)
        state.horde = {**state.horde, zone: now} if any(now) else without(state.horde, zone)

    # Noise

    @rule("Z-097", "Z-098", "Z-099", "Z-558")
    def noises(self) -> dict[str, int]:
        """The noise of every zone: tokens, survivors, woken machines."""
        state = self.state
        found = state.noise.copy()
        for one in state.crew:
            if one.zone and not one.unseen:
                found[one.zone] = found.get(one.zone, 0) + 1
        for machine in state.woken:
            if (zone := state.machines.get(machine)) is not None:
                found[zone] = found.get(zone, 0) + 1
        return found

    @rule("Z-080", "Z-095", "Z-502")
    def add_noise(self, zone: str) -> None:
        """A noise token in a zone; there are always enough."""
        noise = self.state.noise
        self.state.noise = {**noise, zone: noise.get(zone, 0) + 1}

    @rule("Z-192", "Z-545")
    def wake(self, machine: str) -> None:
        """A machine that acts gets an activation token."""
        if machine not in self.state.woken:
            self.state.woken = (*self.state.woken, machine)

    # The course

    def advance(self) -> None:
        """The phase is over: the next one begins."""
        course, state = self.edition.course, self.state
        stage = course.after[state.stage]
        state.stage, state.queue = stage.name, []
        if stage.begins is not None:
            stage.begins(self)

    def lose(self, reason: str, rule_id: str) -> None:
        """The game is lost."""
        raise GameOver(f"end-invader-{reason}", rule_id)


def added(counts: Counts, at: int, number: int) -> Counts:
    """Counts with so many more of one kind.

    >>> added((1, 0, 2), 2, -1)
    (1, 0, 1)
    """
    return (*counts[:at], counts[at] + number, *counts[at + 1 :])


def plus(one: Counts, other: Counts) -> Counts:
    """Two counts together.

    >>> plus((1, 0), (2, 3))
    (3, 3)
    """
    return tuple(map(int.__add__, one, other))


def minus(one: Counts, other: Counts) -> Counts:
    """What is left of a count."""
    return tuple(map(int.__sub__, one, other))


def inserted(those: tuple[str, ...], one: str) -> tuple[str, ...]:
    """A sorted tuple with one more in it.

    >>> inserted(("a", "c"), "b")
    ('a', 'b', 'c')
    """
    return tuple(sorted({*those, one}))


def dropped(those: tuple[str, ...], *ones: str) -> tuple[str, ...]:
    """A tuple without some of it."""
    return tuple(one for one in those if one not in ones)
