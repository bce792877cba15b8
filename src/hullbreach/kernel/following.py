"""A file's game played again: every hash is verified, or, where rules have changed, the game goes on.

A game of older rules is played again by its answers. Where all of them still fit it goes on; where not, it goes
on from the position that was kept last, and without any from its last answer that fits. The log has it as
`Renewed`, everybody is told, and no file is called damaged for that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel import keeping, saves
from hullbreach.kernel.errors import DamagedSave, NoUndo, Refused, RuleBroke
from hullbreach.kernel.events import EVERYONE, Told
from hullbreach.kernel.keeping import Position
from hullbreach.kernel.moment import SPECTATOR
from hullbreach.kernel.notices import GoneOn, OlderRules
from hullbreach.kernel.saves import Answer, Kept, LogEntry, Renewed, Save, Stand
from hullbreach.kernel.watchdog import within

if TYPE_CHECKING:
    from hullbreach.kernel.table import Table


def follow(table: Table, save: Save) -> Iterator[Table]:
    """Do again what a file says, on a table that is set up; it stops at the start and after every entry."""
    log, kept = save.log, save.kept
    if saves.written_by(save) == (table.game.version, table.edition.fingerprint):
        yield from _from_restart(table, log, kept, sure_from=saves.last_renewal(log))
        return
    plan = _plan(table.clone(), log, kept)
    if plan.kept >= 0:
        _restart(table, log, kept, plan)
        yield table
        return
    yield from _from_restart(table, log[: plan.fit], kept, sure_from=len(log))
    table.log = [*table.log, *log[plan.fit :]]
    _go_on(table, plan)
    yield table


def keep_up(table: Table, entries: Sequence[LogEntry]) -> None:
    """Do again what the same rules have written to the same log elsewhere; every hash is verified."""
    for entry in entries:
        _follow(table, entry, len(table.log), sure=True)
        if isinstance(entry, Answer) and table.hashes:
            table._keep()


# By the rules that wrote the log


def _from_restart(
    table: Table, log: Sequence[LogEntry], kept: Sequence[Kept], *, sure_from: int
) -> Iterator[Table]:
    """Follow a log from where the game last went on from a kept position, else from the setup."""
    first = saves.restarted(log)
    if first >= 0:
        try:
            within(table.limit, lambda: _restart(table, log[:first], kept, log[first]))
        except Exception as error:  # the position may be anything
            raise DamagedSave(detail=str(error), entry=first + 1) from None
    yield table
    left_out, positions = saves.left_out(log), {one.at: one for one in kept}
    for number in range(first + 1, len(log)):
        if number in left_out:
            table._write(log[number])
            continue
        sure = number > sure_from
        _follow(table, log[number], number, sure=sure)
        if number + 1 in positions:
            _keep_again(table, positions[number + 1], sure=sure)
        yield table


def _follow(table: Table, entry: LogEntry, number: int, *, sure: bool) -> None:
    """Do again what an entry says. What is not `sure` has ids and hashes of older rules."""
    if isinstance(entry, Renewed):
        _go_on(table, entry)
        return
    if isinstance(entry, Answer) and not sure:
        entry = msgspec.structs.replace(entry, ask=table._ask_ids.get(entry.seat, entry.ask))
    try:
        table._seated(entry.seat)
        if isinstance(entry, Stand):
            table._set_standing(entry)
            return
        if isinstance(entry, Answer):
            chosen = table._chosen(entry.seat, entry.ask, entry.option)
            table._take_whole(entry, chosen)
        else:
            lawful = entry.fresh or entry.to == table.may_undo(entry.seat)
            if not lawful or not 0 <= entry.to < table.answers:
                raise NoUndo(seat=entry.seat + 1)
            still_open = table._take_back(entry)
    except (Refused, LookupError) as error:
        raise DamagedSave(detail=str(error), entry=number + 1) from None
    if sure and entry.hash and table.hash() != entry.hash:
        raise DamagedSave(detail="hash", entry=number + 1)
    table._write(entry)
    if isinstance(entry, Answer):
        table._pose()
    else:
        table._pose_after_undo(entry.seat, still_open)


def _keep_again(table: Table, one: Kept, *, sure: bool) -> None:
    """A position that was kept must be the one that the answers lead to."""
    if sure and not keeping.same(one, table._base, table._base_at):
        raise DamagedSave(detail="position", entry=one.at)
    table._kept = (*table._kept, Position(one))


# By newer rules


def _plan(trial: Table, log: Sequence[LogEntry], kept: Sequence[Kept]) -> Renewed:
    """How a game of older rules goes on; `trial` is a table to find that out with."""
    fit = _fitting(trial, log, kept)
    rules, content = trial.game.version, trial.edition.fingerprint
    if fit == len(log) and _ends_as_before(trial, kept):
        return Renewed(rules, content, fit)
    for one in reversed(kept):
        entry = Renewed(rules, content, one.at, kept=one.at)
        if _works(trial.clone(), log, kept, entry):
            return entry
    return Renewed(rules, content, fit)


def _fitting(trial: Table, log: Sequence[LogEntry], kept: Sequence[Kept]) -> int:
    """How many entries still fit."""
    try:
        for _ in _from_restart(trial, log, kept, sure_from=len(log)):
            pass
    except (DamagedSave, RuleBroke):
        return len(trial.log)
    return len(log)


def _ends_as_before(trial: Table, kept: Sequence[Kept]) -> bool:
    """Whether a game that was over still is, and with the same end."""
    if not kept or not kept[-1].over:
        return True
    try:
        verdicts = keeping.read_state(kept[-1], trial.game.State).verdicts
    except ValueError:
        return trial.over
    return trial.over and bool(trial.verdicts == verdicts)


def _works(trial: Table, log: Sequence[LogEntry], kept: Sequence[Kept], entry: Renewed) -> bool:
    """Whether a kept position can still be read, played and shown."""

    def look() -> None:
        _restart(trial, log, kept, entry)
        trial.asks()
        trial.scenes(range(SPECTATOR, trial.seats))

    try:
        within(trial.limit, look)
    except Exception:  # whatever the newer rules make of a position that they did not lead to
        return False
    return True


def _restart(table: Table, log: Sequence[LogEntry], kept: Sequence[Kept], entry: LogEntry) -> None:
    """Go on from a kept position: answers are counted from there, and dice are drawn anew.

    Else the dice of what no longer counts would come again, and by now the table has seen them.
    """
    at = entry.kept if isinstance(entry, Renewed) else -1
    chain = [one for one in kept if one.at <= at]
    if not chain or chain[-1].at != at:
        raise ValueError("there is no such position")
    start = chain[-1]
    table._position = keeping.written(keeping.read_state(start, table.game.State))
    gone_on: GoneOn = "end" if start.over else "round"
    story = keeping.story(chain)
    notice = Told(OlderRules(_answers(log[at:]), gone_on), "", EVERYONE)
    table._story, table._retold = (*story, notice), len(story)
    table._kept, table._fixed = tuple(map(Position, chain)), at
    table._rekeys = [] if start.over else [(0, len(log) + 1)]
    table.log, table.standing, table._stands = [*log, entry], {}, 0
    for one in log:
        if isinstance(one, Stand):
            table._stand(one)
    table._begin()


def _go_on(table: Table, entry: Renewed) -> None:
    """The game goes on by newer rules from the last answer that fits, and everybody is told."""
    lost = _answers(table.log[entry.fit :])
    table._write(entry)
    if lost:
        table._draw_anew(len(table.log))
    table._tell(OlderRules(lost))
    table._pose()


def _answers(log: Sequence[LogEntry]) -> int:
    return sum(isinstance(one, Answer) for one in log)
