"""Another deal that a seat cannot tell from the real one.

A twin of a table has the hidden components exchanged among each other and other dice to come,
but everything that the seat has seen is the same: its view, what it heard, what it is asked.
That the game's `view` and events agree on twins is the proof that they leak nothing; and a
search bot thinks by playing its twins out.

The twin is dealt at the beginning of the current step, and the step is run again. What the seat
learned during the step keeps its place, and the random bits of the step are repeated, so the
rerun leads to where the seat is now. Where another player's secret choice does not exist in the
other deal, the twin makes another one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from hullbreach.kernel import chance
from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.events import Told
from hullbreach.kernel.game import Game
from hullbreach.kernel.play import ALL_EYES, Play
from hullbreach.kernel.run import Run
from hullbreach.kernel.table import SPECTATOR, Table, TakenBack, heard

TRIES = 12
FAITHFUL = TRIES // 2
"""From this try on, the others' secret choices are repeated where they can be."""

Place = tuple[str, int]
"""Where a component lay: its zone, and how deep in it."""


class Mismatch(Exception):
    """The rerun of a deal did not lead to where the seat is."""


def redeal(table: Table, seats: int, seed: str) -> Table:
    """A twin of `table` for the given seats (as eyes): they cannot tell it from the real one.

    Different seeds give different twins. If no other deal fits, the twin has the real deal and
    only the dice to come differ; `was_redealt` tells. A twin is for thinking: it can be played
    on and cloned, but its file would not be one of a real game.
    """
    source = chance.key_of(seed)
    pinned = places_learned(table, seats)
    for attempt in range(TRIES):
        key = chance.rekeyed(source, attempt)
        try:
            return _twin(table, seats, key, pinned, faithful=attempt >= FAITHFUL)
        except Exception:
            # Whatever goes wrong in a deal that was made up, that deal is no twin.
            continue
    return _same_deal(table, source)


class Imagined:
    """A deal that might be the real one, from which as many games as one likes can be played on.

    Unlike a twin it is no table: what it gives has no past, no seed and no file, and the dice to
    come are its own, the same in each of its games.
    """

    __slots__ = ("_twin",)

    def __init__(self, twin: Table) -> None:
        self._twin = twin

    def begin(self) -> Run:
        """A game that stands where the real one does."""
        twin = self._twin
        state = twin.game.copy(twin._base)
        run = twin._run_again(state, deaf=True)
        state.loaded = {}
        return run


def imagine(table: Table, seats: int, seed: str) -> Imagined | None:
    """A deal that might be the real one, as far as the given seats (as eyes) know.

    It never is the real deal for want of another: where no other deal fits there is nothing to
    imagine. So whoever thinks with it learns nothing by it.
    """
    source = chance.key_of(seed)
    pinned = places_learned(table, seats)
    for attempt in range(TRIES):
        key = chance.rekeyed(source, attempt)
        try:
            return Imagined(_twin(table, seats, key, pinned, faithful=False))
        except Exception:
            # Whatever goes wrong in a deal that was made up, that deal is none.
            continue
    return None


def was_redealt(table: Table, twin: Table) -> bool:
    """Whether any hidden component of the twin lies elsewhere than in the real table."""
    return bool(table._live().play.state.zones != twin._live().play.state.zones)


def _same_deal(table: Table, source: bytes) -> Table:
    twin = table.clone()
    live = table._live()
    base = table.game.copy(table._base)
    base.key = source
    twin._base, twin._base_script = base, tuple(live.play.draws)
    twin._rekeys = []
    return twin


def _twin(
    table: Table, seats: int, source: bytes, pinned: Collection[Place], *, faithful: bool
) -> Table:
    live = table._live()
    game = table.game
    base = game.copy(table._base)
    play = deal(game, base, seats, source, pinned)

    twin = table.clone()
    twin._rekeys = []
    twin._base, twin._base_script = base, tuple(live.play.draws)
    run = Run(game, game.copy(base))
    run.play.script = list(twin._base_script)
    run.start()
    line = []
    for given in table._line[table._base_at :]:
        chosen = _same_choice(run, given.seat, given.option, seats, play, faithful)
        run.give(given.seat, chosen)
        line.append(type(given)(given.seat, chosen, given.safe))
    if run.play.script:
        raise Mismatch
    twin._line = [*twin._line[: table._base_at], *line]
    _compare(table, live, run, seats)
    twin._run = run
    return twin


def deal(
    game: Game[Any], state: Any, seats: int, source: bytes, pinned: Collection[Place] = ()
) -> Play[Any]:
    """Exchange in place what these seats cannot know in a state; other dice come after it.

    What lies at the `pinned` places stays. The play that is returned has further random bits.
    """
    counter = state.chance
    state.key = source
    play = game.Play(game, state)
    exchange(play, seats, pinned)
    game.redeal(play, seats)
    state.key = chance.rekeyed(source, 0)
    state.chance = counter
    loose = game.Play(game, game.copy(state))
    loose.state.key = chance.rekeyed(source, 1)
    return loose


def exchange(play: Play[Any], seats: int, pinned: Collection[Place] = ()) -> None:
    """Exchange the components whose faces none of these seats knows, among equal backs."""
    state, back = play.state, play.game.back
    play.parts = None
    slots: dict[str, list[tuple[str, int]]] = {}
    for zone in state.zones:
        items = state.zones[zone] = state.zones[zone][:]
        eyes = state.eyes[zone]
        masks = state.known.get(zone)
        for index in range(len(items) - 1, -1, -1):
            known = eyes if masks is None else eyes | masks[index]
            if known == ALL_EYES or known & seats or (zone, index) in pinned:
                continue
            slots.setdefault(back(play, items[index], zone), []).append((zone, index))
    for group in slots.values():
        # Sorted: a deal depends on what the seats know and on chance, never on the real deal.
        faces = sorted(state.zones[zone][index] for zone, index in group)
        chance.permute(faces, play.bits)
        _settle(play, faces, [zone for zone, _index in group])
        for (zone, index), face in zip(group, faces, strict=True):
            state.zones[zone][index] = face


def _settle(play: Play[Any], faces: list[str], zones: list[str]) -> None:
    """Exchange what cannot lie hidden where it was dealt with something that can lie in both."""
    fits = play.game.may_hide
    for at, zone in enumerate(zones):
        face = faces[at]
        if fits(play, face, zone):
            continue
        others = [
            other
            for other, where in enumerate(zones)
            if fits(play, face, where) and fits(play, faces[other], zone)
        ]
        if others:
            other = others[play.bits() % len(others)]
            faces[at], faces[other] = faces[other], face


def places_learned(table: Table, seats: int) -> set[Place]:
    """Where what these seats learned in the current step lay when the step began."""
    if not any(_concerns(who, seats) for who, _item, _zone in table._live().play.learned):
        return set()
    state = table.game.copy(table._base)
    places = mark(state)
    run = table._run_again(state)
    return learned_at(run.play, seats, places)


def mark(state: Any) -> dict[int, Place]:
    """Make every component of a state an object of its own, and tell the place of each by `id`.

    Rules move components but never make them, so a copy of a string stays recognisable however
    often it is moved or shuffled, among any number of equal ones.
    """
    places: dict[int, Place] = {}
    for zone in state.zones:
        items = state.zones[zone] = state.zones[zone][:]
        for index, item in enumerate(items):
            items[index] = item.encode().decode()
            places[id(items[index])] = (zone, index)
    return places


def learned_at(
    play: Play[Any], seats: int, places: dict[int, Place], *, until: int | None = None
) -> set[Place]:
    """The marked places of all that these seats have learned (up to the entry `until`)."""
    return {
        places[id(item)]
        for who, item, _zone in play.learned[:until]
        if _concerns(who, seats) and id(item) in places
    }


def _concerns(who: int, seats: int) -> bool:
    """Whether one of these seats is among them; what is public, spectators learn, too."""
    return who < 0 or bool(who & seats)


def _same_choice(
    run: Run, seat: int, wanted: Option, seats: int, play: Play[Any], faithful: bool
) -> Option:
    """The answer that was given; or, where only its giver knows it, another of its kind."""
    ask = next((ask for ask in run.asks if ask.seat == seat), None)
    if ask is None:
        raise Mismatch
    same = next((option for option in ask.options if option == wanted), None)
    if same is not None and (faithful or not ask.secret or seats >> seat & 1):
        return same
    if seats >> seat & 1:
        raise Mismatch
    others = [option for option in ask.options if option.verb == wanted.verb] or ask.options
    return others[play.bits() % len(others)]


def since_base(table: Table) -> list[Told]:
    """What the rules have told since the current step began."""
    first, *rest = table._told[table._base_at :]
    told = [*first[table._base_told :], *(item for told in rest for item in told)]
    return [item for item in told if not isinstance(item.event, TakenBack)]


def put_to(asks: Iterable[Ask], seat: int) -> list[tuple[Any, ...]]:
    """All that a seat sees of what it is asked."""
    return [
        (ask.prompt, ask.args, ask.rule, ask.topic, ask.options) for ask in asks if ask.seat == seat
    ]


def _compare(table: Table, live: Run, run: Run, seats: int) -> None:
    if [ask.seat for ask in live.asks] != [ask.seat for ask in run.asks]:
        raise Mismatch
    told = since_base(table)
    for seat in range(SPECTATOR, table.seats):
        if seat >= 0 and not seats >> seat & 1:
            continue
        if table.game.view(live.play, seat) != table.game.view(run.play, seat):
            raise Mismatch
        if heard(run.play.told, seat) != heard(told, seat):
            raise Mismatch
        if put_to(live.asks, seat) != put_to(run.asks, seat):
            raise Mismatch
