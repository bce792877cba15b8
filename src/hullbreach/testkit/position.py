"""Position: what lies where before anybody plays, said in the words of the table.

Everything that is moved stays in the ledger: a component is taken from one zone and laid into
another. Names are forgiving, mistakes are not: see `words`.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Self, TypeVar

from hullbreach.kernel import openings, registry
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play
from hullbreach.kernel.settings import read_options
from hullbreach.testkit.fields import ScenarioError, check_field, places
from hullbreach.testkit.words import Words, base, listed, plain, short

Who = int | str
"""A seat: its number from 0, or a name that the game's scenario knows."""
Word = str | int
T = TypeVar("T")
ByWho = Mapping[int, T] | Mapping[str, T] | Mapping[Who, T]
"""Something for each of some seats."""


# pytest then points at the line of the test and not into this file.
__tracebackhide__ = operator.methodcaller("errisinstance", ScenarioError)


class Position:
    """A game as its setup leaves it, to be changed at will.

    `game` is a name or a game, `options` are as on the command line. The same arguments always
    make the same position: its chance comes from `seed`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int = 3,
        options: Mapping[str, Any] | None = None,
        seed: str = "scenario",
    ) -> None:
        self.game: Game[Any] = registry.find(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = read_options(self.game, dict(options or {}), seats)
        state = self.game.setup(self.options, seats, key_of(seed))
        self._setup: Play[Any] = self.game.Play(self.game, state)
        self._pins: Counter[tuple[str, str]] = Counter()
        """What this test has put where, so that it is not taken away for something else."""

    # What a game's own scenario may say

    def seat_names(self) -> Mapping[str, int]:
        """The names by which a test may call the seats, beside their numbers."""
        return {}

    def hand_zone(self, seat: int) -> str:
        """The zone of a seat's hand."""
        return f"hand-{seat}"

    def home(self, item: str, leaving: str) -> str | None:
        """Where a component goes that has to leave a zone: a hidden pile of its kind, if any."""
        state, play, back = self.state, self.play, self.game.back
        for zone, items in state.zones.items():
            if zone != leaving and state.eyes[zone] == NO_EYES:
                kind = back(play, item, zone)
                if any(back(play, other, zone) == kind for other in items):
                    return str(zone)
        return None

    def rank_of_source(self, zone: str, item: str) -> int:
        """From where a component is taken first: hidden piles, then open ones, then hands."""
        eyes = self.state.eyes[zone]
        return 0 if eyes == NO_EYES else 1 if eyes == ALL_EYES else 2

    # Looking

    @property
    def play(self) -> Any:
        """The game as its rules see it."""
        return self._setup

    @property
    def state(self) -> Any:
        """The state: to look at, and to change until the game begins (later: see `edit`)."""
        return self.play.state

    def zone(self, name: str) -> list[str]:
        """What lies in a zone, the top last.

        >>> Position("airlock").only("deck", "jam", "weld", rest="discard").zone("deck")
        ['card-weld', 'card-jam']
        """
        return list(self.state.zones[self._zone(name)])

    def seat_of(self, who: Who) -> int:
        """The seat of a number or a name."""
        names = self.seat_names()
        if isinstance(who, int) or who.isdecimal():
            seat = int(who)
            if 0 <= seat < self.seats:
                return seat
            raise ScenarioError(f"There is no seat {seat}: they are 0 to {self.seats - 1}.")
        for name, seat in names.items():
            if plain(name) == plain(who):
                return seat
        known = [f"{name} ({seat})" for name, seat in names.items()]
        known = known or [str(seat) for seat in range(self.seats)]
        raise ScenarioError(f"There is no seat {who!r}: they are {listed(known)}.")

    def seat_name(self, seat: int) -> str:
        """A seat as errors call it."""
        name = next((name for name, other in self.seat_names().items() if other == seat), "")
        return f"seat {seat} ({name})" if name else f"seat {seat}"

    def ledger_ok(self) -> Self:
        """Fail unless every component of the box is in exactly one zone."""
        state = self.state
        have = self.game.ledger(state)
        box = self._box
        if have != box:
            wrong = [
                f"    {item}: {have[item]} in the zones ({listed(places(state, item))}), "
                f"{box[item]} in the box"
                for item in sorted({*have, *box})
                if have[item] != box[item]
            ]
            raise ScenarioError("The ledger is not right:\n" + "\n".join(wrong))
        blind = sorted(set(state.zones) ^ set(state.eyes))
        if blind:
            raise ScenarioError(f"Each of zones and eyes has names the other lacks: {blind}")
        for zone, masks in state.known.items():
            if len(masks) != len(state.zones[zone]):
                raise ScenarioError(
                    f"known[{zone!r}] has {len(masks)} entries for {len(state.zones[zone])} "
                    "components"
                )
        return self

    @cached_property
    def _box(self) -> Counter[str]:
        """Every component of this game: the options and seats of a scenario never change."""
        return self.game.box(self.options, self.seats)

    # Changing

    def edit(self) -> Any:
        """The game (a `Play`) to be changed by hand."""
        return self._setup

    def arrange(self) -> Any:
        """The game (a `Play`) to arrange what is still to come: dice, draws."""
        return self.edit()

    def put(
        self,
        component: str,
        zone: str,
        *,
        count: int = 1,
        source: str | None = None,
        at: int | None = None,
    ) -> Self:
        """Move a component, or several of a kind, to the top of a zone (or to the place `at`).

        It is taken from wherever it lies: from hidden piles first, then open ones, then hands,
        and never from where this test has put it, unless it is the only one. `source` says
        from where instead.

        >>> Position("airlock").put("jam", "discard", count=2).zone("discard")
        ['card-jam', 'card-jam']
        >>> Position("airlock").put("jam", "discard", count=5)
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: All 4 of "jam" are already where this test
        wants them: discard, discard, discard, discard.
        """
        play = self.edit()
        target = self._zone(zone)
        for _ in range(count):
            item, _hole = self._take(play, component, source)
            self._lay(play, item, target, at)
        return self

    def top(self, zone: str, *cards: str) -> Self:
        """Put these on top of a pile: they will be drawn first, in this order.

        >>> Position("airlock").top("deck", "jam", "weld").zone("deck")[-2:]
        ['card-weld', 'card-jam']
        """
        play = self.arrange()
        target = self._zone(zone)
        taken = [self._take(play, card, None)[0] for card in cards]
        for item in reversed(taken):
            self._lay(play, item, target, None)
        return self

    def only(self, zone: str, *cards: str, rest: str | None = None) -> Self:
        """Exactly these in a zone, the first on top.

        What has to leave goes to the zone `rest`. If none is said, it takes the places of what
        came, and what remains goes to the bottom of its pile (see `home`).

        >>> s = Position("airlock").only("role-2", "saboteur")
        >>> s.zone("role-2"), sum(s.zone(f"role-{seat}") == ["role-crew"] for seat in range(3))
        (['role-saboteur'], 2)
        """
        play = self.edit()
        target = self._zone(zone)
        rest = None if rest is None else self._zone(rest)
        spare = [self._lift(play, target, 0) for _ in range(len(play.state.zones[target]))]
        wanted: list[str] = []
        holes: list[tuple[str, int, str]] = []
        for card in cards:
            own = self.words().find(card, spare)
            if own:
                wanted.append(own[0])
                spare.remove(own[0])
            else:
                loose = Counter(spare) + Counter(wanted)
                item, (source, index) = self._take(play, card, None, loose)
                wanted.append(item)
                holes.append((source, index, item))
        for item in reversed(wanted):
            self._lay(play, item, target, None)
        self._clear_away(play, target, spare, holes if rest is None else [], rest)
        return self

    def hand(self, who: Who, *cards: str) -> Self:
        """Exactly these in a seat's hand; the rest goes back where these came from.

        >>> Position("airlock").hand(1, "jam", "spare part").zone("hand-1")
        ['card-jam', 'card-spare-part']
        """
        return self.only(self.hand_zone(self.seat_of(who)), *reversed(cards))

    def set(self, *path: Word, **fields: Any) -> Self:
        """Set fields of the state, or of the part of it that the path leads to.

        >>> s = Position("airlock").set(air=1, phase="vote").set("people", 0, alive=False)
        >>> s.state.air, s.state.people[0].alive
        (1, False)
        >>> s.set(are=1)
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: AirlockState has no field 'are'. Did you mean
        air? It has: seats, key, packs, chance, zones, eyes, known, loaded, over, verdicts, people,
        repairs, air, open_votes, turn, actions, drawn, phase.
        >>> s.set(air="much")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: AirlockState.air cannot be 'much': Expected
        `int`, got `str`.
        >>> s.set(phase="voting")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: AirlockState.phase cannot be 'voting': it is one of
        'turn', 'vote'.
        """
        part = self.edit().state
        for step in path:
            part = self._part(part, step)
        for name, value in fields.items():
            if isinstance(part, dict):
                part[self._key(part, name)] = value
                continue
            check_field(part, name, value)
            setattr(part, name, value)
        return self

    def dice(self, **faces: Word | Sequence[Word]) -> Self:
        """Load the next rolls of a die with these faces, in this order.

        >>> Position("airlock").dice(work=["6", "1"]).state.loaded
        {'work': ['6', '1']}
        >>> Position("airlock").dice(work="7")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: The die 'work' has no face '7'. It has: 1, 2,
        3, 4, 5, 6.
        >>> Position("airlock").dice(noise="1")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: airlock has no die 'noise'. It has: work.
        """
        known = {plain(die.name): die for die in self.game.dice()}
        state = self.arrange().state
        for name, wanted in faces.items():
            die = known.get(plain(name))
            if die is None:
                names = listed([die.name for die in known.values()])
                raise ScenarioError(f"{self.game.name} has no die {name!r}. It has: {names}.")
            loaded = []
            for face in [wanted] if isinstance(wanted, str | int) else wanted:
                found = self.words().find(face, die.faces)
                if len(found) != 1:
                    raise ScenarioError(
                        f"The die {die.name!r} has no face {face!r}. It has: {listed(die.faces)}."
                    )
                loaded.append(found[0])
            state.loaded[die.name] = loaded
        return self

    def blind(self, zone: str, *components: str) -> Self:
        """These will be drawn first from a bag, in this order; what is not in it is put in."""
        play = self.arrange()
        target = self._zone(zone)
        left = list(play.state.zones[target])
        loaded = []
        for component in components:
            own = self.words().find(component, left)
            if own:
                item = own[0]
                left.remove(item)
            else:
                item, _hole = self._take(play, component, None)
                self._lay(play, item, target, None)
            loaded.append(item)
        play.state.loaded[f"blind {target}"] = loaded
        return self

    # Words

    def words(self, seat: int | None = None) -> Words:
        """Finds ids by what a test calls them; with a seat, also by what is on its table."""
        return Words(game=self.game.name)

    def spoken(self, id_: str) -> str:
        """An id as errors write it: without its kind; a number by its name."""
        word = short(id_)
        return self.words().name(id_) if word.isdecimal() else word

    def one(self, word: Word, ids: Iterable[str], kind: str) -> str:
        """The id that a word means, or an error that lists what it could: for a game's own words.

        >>> Position("airlock").one("brdige", ["room-bridge", "room-hold"], "room")
        Traceback (most recent call last):
        ...
        hullbreach.testkit.ScenarioError: There is no room 'brdige'. Did you mean
        bridge? There are: bridge, hold.
        """
        known = list(dict.fromkeys(ids))
        speech = self.words()
        found = speech.find(word, known)
        if len(found) == 1:
            return found[0]
        if found:
            raise ScenarioError(f"The {kind} {word!r} could be {listed(found)}. Say which.")
        near = speech.near(word, known)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        there = listed([self.spoken(id_) for id_ in known])
        raise ScenarioError(f"There is no {kind} {word!r}.{meant} There are: {there}.")

    # How it works: components

    def _zone(self, name: str) -> str:
        zones = self.state.zones
        if name in zones:
            return name
        found = [zone for zone in zones if plain(zone) == plain(name)]
        if len(found) == 1:
            return str(found[0])
        near = get_close_matches(plain(name), zones)
        raise ScenarioError(
            f"There is no zone {name!r}."
            + (f" Did you mean {' or '.join(near)}?" if near else "")
            + f" There are: {listed(list(zones))}."
        )

    def _take(
        self, play: Play[Any], word: str, source: str | None, loose: Counter[str] | None = None
    ) -> tuple[str, tuple[str, int]]:
        """Lift a component out of the best zone that has it: what it was, and its place."""
        state = play.state
        zones = state.zones if source is None else {self._zone(source): None}
        names = [item for zone in zones for item in state.zones[zone]]
        ids = self.words().find(word, names)
        if not ids:
            raise ScenarioError(self._no_component(word, source, names, loose or Counter()))
        kinds = list(dict.fromkeys(base(id_) for id_ in ids))
        if len(kinds) > 1:
            raise ScenarioError(f"{word!r} could be {listed(kinds)}. Say which.")
        places = [
            (self.rank_of_source(zone, item), order, index, zone, item)
            for order, zone in enumerate(zones)
            for index, item in enumerate(state.zones[zone])
            if item in ids
        ]
        pins = self._pins.copy()
        free = []
        for place in sorted(places, key=lambda place: (place[0], place[1], -place[2])):
            if pins[place[3], place[4]] > 0:  # the uppermost is the one that was put there
                pins[place[3], place[4]] -= 1
            else:
                free.append(place)
        if not free:
            if len(places) > 1:
                where = listed([place[3] for place in sorted(places)])
                raise ScenarioError(
                    f'All {len(places)} of "{word}" are already where this test wants them: '
                    f"{where}."
                )
            free = places
            self._pins[places[0][3], places[0][4]] -= 1
        _rank, _order, index, zone, _item = min(free)
        return self._lift(play, zone, index), (zone, index)

    def _no_component(
        self, word: str, source: str | None, names: Sequence[str], loose: Counter[str]
    ) -> str:
        if self.words().find(word, loose):
            return f'There are only {loose.total()} of "{word}" in the game.'
        if source is not None:
            return f"{word!r} is not in {source}. There are: {listed(sorted(set(names)))}."
        kinds = sorted({base(name) for name in names} | set(loose))
        near = self.words().near(word, kinds)
        meant = f" Did you mean {' or '.join(near)}?" if near else ""
        return f"No component is called {word!r}.{meant} There are: {listed(kinds)}."

    def _lift(self, play: Play[Any], zone: str, index: int) -> str:
        """Take a component out of a zone as if nobody had ever seen it there."""
        return openings.lift(play, zone, index)

    def _lay(
        self, play: Play[Any], item: str, zone: str, at: int | None, *, pin: bool = True
    ) -> None:
        openings.lay(play, item, zone, at)
        if pin:
            self._pins[zone, item] += 1

    def _clear_away(
        self,
        play: Play[Any],
        leaving: str,
        spare: list[str],
        holes: list[tuple[str, int, str]],
        rest: str | None,
    ) -> None:
        """Give components that had to leave a zone a place: in the holes, or at home."""
        back = self.game.back
        for source, index, came in reversed(holes):
            kind = back(play, came, source)
            other = next((item for item in spare if back(play, item, source) == kind), None)
            if other is not None:
                spare.remove(other)
                self._lay(play, other, source, index, pin=False)
        for item in spare:
            target = rest or self.home(item, leaving)
            if target is None:
                raise ScenarioError(
                    f"Where does {item} go, that has to leave {leaving}? Say rest=<zone>."
                )
            self._lay(play, item, target, None if rest else 0, pin=False)

    # How it works: fields

    def _part(self, part: Any, step: Word) -> Any:
        if isinstance(part, dict):
            return part[self._key(part, step)]
        if isinstance(part, list):
            if isinstance(step, int) and 0 <= step < len(part):
                return part[step]
            raise ScenarioError(f"{step!r} leads nowhere: say a number below {len(part)}.")
        check_field(part, str(step))
        return getattr(part, str(step))

    def _key(self, part: Mapping[Any, Any], word: Word) -> Any:
        if word in part:
            return word
        found = self.words().find(word, [key for key in part if isinstance(key, str)])
        if len(found) == 1:
            return found[0]
        raise ScenarioError(f"{word!r} is not one of: {listed([str(key) for key in part])}.")
