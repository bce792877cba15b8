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

from collections import Counter
from typing import Any

from hullbreach.kernel import chance
from hullbreach.kernel.asks import Ask, Option
from hullbreach.kernel.play import ALL_EYES, Play
from hullbreach.kernel.run import Run
from hullbreach.kernel.table import Table, heard

TRIES = 12


class Mismatch(Exception):
    """The rerun of a deal did not lead to where the seat is."""


def redeal(table: Table, seats: int, seed: str) -> Table:
    """A twin of `table` for the given seats (as eyes): they cannot tell it from the real one.

    Different seeds give different twins. If no other deal fits, the twin has the real deal and
    only the dice to come differ; `was_redealt` tells.
    """
    source = chance.key_of(seed)
    for attempt in range(TRIES):
        try:
            return _twin(table, seats, chance.rekeyed(source, attempt))
        except (Mismatch, LookupError, RuntimeError):
            continue
    return _same_deal(table, source)


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


def _twin(table: Table, seats: int, source: bytes) -> Table:
    live = table._live()
    game = table.game
    base = game.copy(table._base)
    play = game.Play(game, base)
    base.key = source
    exchange(play, seats, pinned=_pins(live, seats))
    game.redeal(play, seats)
    base.key = chance.rekeyed(base.key, 0)
    base.chance = table._base.chance

    twin = table.clone()
    twin._rekeys = []
    twin._base, twin._base_script = base, tuple(live.play.draws)
    run = Run(game, game.copy(base))
    run.play.script = list(twin._base_script)
    run.start()
    line = []
    for given in table._line[table._base_at :]:
        chosen = _same_choice(run, given.seat, given.option, seats, play)
        run.give(given.seat, chosen)
        line.append(type(given)(given.seat, chosen.id, given.safe))
    if run.play.script:
        raise Mismatch
    twin._line[table._base_at :] = line
    _compare(table, live, run, seats)
    twin._run = run
    return twin


def _pins(live: Run, seats: int) -> Counter[tuple[str, str]]:
    return Counter(
        (zone, item) for who, item, zone in live.play.learned if who == ALL_EYES or who & seats
    )


def exchange(play: Play[Any], seats: int, pinned: Counter[tuple[str, str]]) -> None:
    """Exchange the components whose faces none of these seats knows, among equal backs."""
    state, back = play.state, play.game.back
    slots: dict[str, list[tuple[list[str], int]]] = {}
    for zone, items in state.zones.items():
        eyes = state.eyes[zone]
        masks = state.known.get(zone)
        for index in range(len(items) - 1, -1, -1):
            known = eyes if masks is None else eyes | masks[index]
            if known == ALL_EYES or known & seats:
                continue
            if pinned[zone, items[index]] > 0:
                pinned[zone, items[index]] -= 1
                continue
            slots.setdefault(back(items[index], zone), []).append((items, index))
    for group in slots.values():
        faces = [items[index] for items, index in group]
        bits = play.bits()
        for last in range(len(faces) - 1, 0, -1):
            bits, other = divmod(bits, last + 1)
            faces[last], faces[other] = faces[other], faces[last]
        for (items, index), face in zip(group, faces, strict=True):
            items[index] = face


def _same_choice(run: Run, seat: int, id: str, seats: int, play: Play[Any]) -> Option:
    """The answer that was given; or, where only its giver knows it, another of its kind."""
    ask = next((ask for ask in run.asks if ask.seat == seat), None)
    if ask is None:
        raise Mismatch
    same = next((option for option in ask.options if option.id == id), None)
    if seats >> seat & 1:
        if same is None:
            raise Mismatch
        return same
    if same is not None and not _hidden(ask):
        return same
    verb = id.partition(":")[0]
    others = [option for option in ask.options if option.verb == verb] or ask.options
    return others[play.bits() % len(others)]


def _hidden(ask: Ask) -> bool:
    return ask.secret


def _compare(table: Table, live: Run, run: Run, seats: int) -> None:
    if [ask.seat for ask in live.asks] != [ask.seat for ask in run.asks]:
        raise Mismatch
    told = [item for tolds in table._told[table._base_at + 1 :] for item in tolds]
    for seat in range(-1, table.seats):
        if seat >= 0 and not seats >> seat & 1:
            continue
        if table.game.view(live.play, seat) != table.game.view(run.play, seat):
            raise Mismatch
        if heard(run.play.told, seat)[-len(told) :] != heard(told, seat)[-len(told) :] and told:
            raise Mismatch
