"""Whether a seat can tell what it must not know: the real game beside another deal, in lockstep.

`redeal` looks for a deal that fits and throws away what does not, so it would hide a leak. Here
nothing is thrown away. A window is a stretch of a game: the state at the beginning of a step and
the answers given from there on. The window is played twice, with the same answers and the same
random bits; the second time the components that the seat did not know at the beginning, and did
not learn on the way, are exchanged among each other. At every decision the seat's view, all that
it heard, its ask with all options and who the table waits for must be the same. What differs
comes from a secret, so it is a leak.

Two things are no leaks, and the comparison ends there. A rule may tell a part of a secret; it
says so with `Play.reveal`. And where somebody else chose what they do not have in the other deal,
they choose what lies at the same hidden place there, but nothing that the seat is still to learn of; if
they cannot, the other deal leads elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from hullbreach.kernel import twins
from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.events import Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import Play
from hullbreach.kernel.run import Run
from hullbreach.kernel.table import SPECTATOR, heard
from hullbreach.testkit.findings import ConformanceError, Kind

encode = msgspec.msgpack.Encoder().encode

Given = tuple[int, str]
"""An answer: the seat, and the id of the option."""


Spot = tuple[str, int, int]
"""A place of a component, and the eyes that know it there."""


class Frame(msgspec.Struct):
    """What a window looked like at one decision: to the table, and to each seat."""

    waiting: list[int]
    views: dict[int, bytes]
    asks: dict[int, list[tuple[Any, ...]]]
    told: int
    learned: int
    draws: int
    revealed: bool


class Window:
    """A stretch of a real game, with all that the seats of interest saw of it."""

    def __init__(
        self, game: Game[Any], base: Any, answers: Sequence[Given], seats: Collection[int]
    ) -> None:
        self.game = game
        self.base = base
        self.answers = list(answers)
        self.seats = sorted(seats)
        state = game.copy(base)
        self.places = twins.mark(state)
        # Kept, so that no other object can ever have the id of one that was marked.
        self._marked = [item for zone in state.zones.values() for item in zone]
        run = Run(game, state)
        run.start()
        self.frames = [self._frame(run)]
        self.meant: list[list[list[Spot]]] = []
        """For each answer, and each word of it, where components lie that it could mean."""
        for seat, option in self.answers:
            words = option.split(":")[1:]
            self.meant.append([self._known_to(run.play, seat, word) for word in words])
            run.give(seat, _option(_ask(run, seat), option))
            self.frames.append(self._frame(run))
        self.play = run.play

    def _known_to(self, play: Play[Any], seat: int, word: str) -> list[Spot]:
        """Where a component lies that somebody who says this word can mean."""
        spots = self._spots(play, word)
        return [spot for spot in spots if spot[2] < 0 or spot[2] >> seat & 1]

    def _frame(self, run: Run) -> Frame:
        play = run.play
        return Frame(
            waiting=[ask.seat for ask in run.asks],
            views={seat: encode(self.game.view(play, seat)) for seat in self.seats},
            asks={seat: twins.put_to(run.asks, seat) for seat in self.seats if seat >= 0},
            told=len(play.told),
            learned=len(play.learned),
            draws=len(play.draws),
            revealed=play.revealed,
        )

    # The two proofs

    def compare(self, mask: int, key: bytes) -> int:
        """Play the window in another deal for the seats in `mask`; how many frames agreed."""
        pinned = twins.learned_at(self.play, mask, self.places)
        return self._lockstep(mask, key, pinned, self.play.draws, len(self.answers))

    def compare_undo(self, mask: int, key: bytes) -> bool:
        """Whether the last answer, that may be taken back, could be compared and told nothing.

        Here what was learned, or rolled, by that answer is not held fast: in another deal with
        other dice it must bring about the same, as far as these seats can see. A leak that has
        nothing to do with undo is told as such: it shows in the same deal with the same dice.
        """
        self.compare(mask, key)
        last = self.frames[-2]
        pinned = twins.learned_at(self.play, mask, self.places, until=last.learned)
        draws = self.play.draws[: last.draws]
        before = len(self.answers) - 1
        return self._lockstep(mask, key, pinned, draws, before) == len(self.frames)

    def _lockstep(
        self,
        mask: int,
        key: bytes,
        pinned: Collection[twins.Place],
        draws: list[int],
        last: int,
    ) -> int:
        """How many frames agree; after the one with the number `last`, a difference is of undo."""
        game = self.game
        state = game.copy(self.base)
        twins.deal(game, state, mask, key, pinned)
        seats = [seat for seat in self.seats if (mask >> seat & 1 if seat >= 0 else mask == 0)]
        self._same_start(state, seats)
        places = twins.mark(state)
        # Kept to the end, so that no other object gets the id of one that was marked.
        marked = [item for zone in state.zones.values() for item in zone]
        fixed = {id(item) for item in marked if places[id(item)] in pinned}
        twin = Run(game, state)
        twin.play.script = draws[:]
        _go(twin.start)
        told = 0
        for number, frame in enumerate(self.frames):
            if frame.revealed:
                return number
            self._same(twin, number, seats, twin.play.told[told:], number > last)
            told = len(twin.play.told)
            if number == len(self.answers):
                break
            chosen = self._choice(twin, number, mask, fixed)
            if chosen is None:
                return number + 1
            _go(twin.give, self.answers[number][0], chosen)
        return len(self.frames)

    def _choice(
        self, twin: Run, number: int, mask: int, fixed: Collection[int] = ()
    ) -> Option | None:
        """The same answer; for somebody else perhaps with what lies at the same place here."""
        seat, wanted = self.answers[number]
        ask = _ask(twin, seat)
        if mask >> seat & 1:
            return next((option for option in ask.options if option.id == wanted), None)
        verb, *args = wanted.split(":")
        meant = [
            self._words(twin.play, word, spots, mask, fixed)
            for word, spots in zip(args, self.meant[number], strict=True)
        ]
        fits = [
            option
            for option in ask.options
            if option.verb == verb
            and len(option.args) == len(meant)
            and all(arg in words for arg, words in zip(option.args, meant, strict=True))
        ]
        same = [option for option in fits if option.id == wanted]
        return next(iter(same or fits), None)

    def _words(
        self,
        play: Play[Any],
        word: str,
        spots: list[Spot],
        mask: int,
        fixed: Collection[int],
    ) -> set[str]:
        """What stands here for a word of somebody else's answer; nothing if that is not clear.

        A word for a hidden component stands for itself where it lies in the same zone here, and
        otherwise for what lies at its place, if it looks the same from behind and is not `fixed`:
        what the seat learns of later must still be there. A word for both an open and a hidden one
        can mean either, and they must not be mixed up.
        """
        hidden = [(zone, index) for zone, index, eyes in spots if eyes >= 0 and not eyes & mask]
        if not hidden:
            return {word}
        zones, face = play.state.zones, self.game.face
        if any(face(item) == word for zone, _index in hidden for item in zones.get(zone, ())):
            return {word}
        if len(hidden) < len(spots):
            return set()
        back = self.game.back
        here = {
            face(zones[zone][at])
            for zone, at in hidden
            if at < len(zones.get(zone, ()))
            and back(play, zones[zone][at], zone) == back(play, word, zone)
            and id(zones[zone][at]) not in fixed
        }
        return {other for other in here if not self._is_open(play, other, mask)}

    def _is_open(self, play: Play[Any], word: str, mask: int) -> bool:
        return any(eyes < 0 or eyes & mask for _zone, _index, eyes in self._spots(play, word))

    def _spots(self, play: Play[Any], word: str) -> list[Spot]:
        """Everywhere a component with this face lies, and who knows it there."""
        face, known = self.game.face, play.state.known
        return [
            (zone, index, play.state.eyes[zone] | (known[zone][index] if zone in known else 0))
            for zone, items in play.state.zones.items()
            for index, item in enumerate(items)
            if item == word or face(item) == word
        ]

    def _same_start(self, state: Any, seats: Sequence[int]) -> None:
        """At the beginning of a step nothing runs yet: the view is all there is to compare."""
        real, dealt = self.game.Play(self.game, self.base), self.game.Play(self.game, state)
        for seat in seats:
            one, other = self.game.view(real, seat), self.game.view(dealt, seat)
            if encode(one) != encode(other):
                raise ConformanceError("leaking-view", _differs(seat, one, other))

    def _same(
        self, twin: Run, number: int, seats: Sequence[int], told: list[Told], of_undo: bool
    ) -> None:
        """Compare a frame with the twin's; the first difference is thrown."""
        frame = self.frames[number]
        since = self.play.told[self.frames[number - 1].told if number else 0 : frame.told]
        undo: Kind | None = "undo-leaks" if of_undo else None
        # First of all: where the twin waits for somebody else, everything else differs, too.
        waiting = [ask.seat for ask in twin.asks]
        if frame.waiting != waiting:
            raise ConformanceError(
                undo or "leaking-turn", _differs(seats[0], frame.waiting, waiting)
            )
        for seat in seats:
            was, now = frame.views[seat], encode(self.game.view(twin.play, seat))
            if was != now:
                raise ConformanceError(
                    undo or "leaking-view",
                    _differs(seat, msgspec.msgpack.decode(was), msgspec.msgpack.decode(now)),
                )
            one, other = heard(since, seat), heard(told, seat)
            if one != other:
                raise ConformanceError(undo or "leaking-event", _differs(seat, one, other))
            if seat >= 0 and frame.asks[seat] != (asked := twins.put_to(twin.asks, seat)):
                raise ConformanceError(
                    undo or "leaking-ask", _differs(seat, frame.asks[seat], asked)
                )


def _go(run: Callable[..., None], *args: Any) -> None:
    try:
        run(*args)
    except Exception as error:
        raise ConformanceError("twin-broke", f"{type(error).__name__}: {error}") from error


def _ask(run: Run, seat: int) -> Ask:
    return next(ask for ask in run.asks if ask.seat == seat)


def _option(ask: Ask, wanted: str) -> Option:
    return next(option for option in ask.options if option.id == wanted)


def _differs(seat: int, real: object, other: object) -> str:
    who = "spectator" if seat == SPECTATOR else f"seat {seat}"
    return f"{who}: {difference(_plain(real), _plain(other))}"


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how.

    >>> difference({"hand": [1, 2]}, {"hand": [1, 3]})
    'hand[1]: 2 / 3'
    """
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}".lstrip("."))
    lists = isinstance(one, list | tuple) and isinstance(other, list | tuple)
    if lists and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path}: {one!r} / {other!r}".removeprefix(": ")
