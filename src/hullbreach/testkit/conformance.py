"""What every game must keep, proved on random games in every mode and number of players.

    >>> from hullbreach.testkit import conformance
    >>> report = conformance.check("airlock", games=2, jobs=1)
    >>> report.passed, report.games
    (True, 2)

`examiner` says what is checked in one game and how often, `leaks` how secrets are proved to be
kept. Here games are planned, spread over processes, and what came of them is put together.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from hullbreach.kernel import registry
from hullbreach.kernel.errors import BadSeats, UnknownMode
from hullbreach.kernel.game import Game
from hullbreach.kernel.settings import together
from hullbreach.testkit import elsewhere
from hullbreach.testkit.elsewhere import HASH_SEEDS, Whereabouts, whereabouts
from hullbreach.testkit.examiner import MOST_ANSWERS, PATIENCE, Examiner
from hullbreach.testkit.findings import CHECKS, KINDS, Check, Finding, Kind, Plan, Record, Report
from hullbreach.testkit.ways import goes_together

ENOUGH_FOR_CONTENT = 200
"""With so many games of all ways to play, content that none of them used is a finding."""

FILES_ELSEWHERE = 8
"""So many games are replayed in other processes."""

ENOUGH_TWINS = 40
MOST_WITHOUT_TWIN = 0.05
"""At most this part of the positions may have no other deal that the kernel finds."""

MOST_SPREAD = 12
GAMES_PER_SPREAD = 10
"""Every kind of decision has its turn for dear checks in at least so many games, or in all."""

Progress = Callable[[Record], None]


def plans(
    game: Game[Any],
    games: int,
    seed: str,
    mode: str | None = None,
    seats: int | None = None,
    packs: Sequence[str] = (),
) -> list[Plan]:
    """So many games, spread evenly over modes and numbers of players, with these packs besides.

    A mode that does not go with the packs is left out unless it is asked for.
    """
    modes = [(name, options, list(counts)) for name, options, counts in game.modes()]
    if mode is not None and mode not in [name for name, _options, _counts in modes]:
        raise UnknownMode(name=mode, known=", ".join(name for name, *_rest in modes))
    ways = [
        (name, together(options, {"packs": [*packs]}) if packs else options, count)
        for name, options, counts in modes
        for count in counts
        if mode in (None, name) and seats in (None, count)
    ]
    if packs and mode is None:
        ways = [way for way in ways if goes_together(game, *way[1:])]
    if not ways:
        low, high = game.seats[0], game.seats[-1]
        raise BadSeats(game=f"game-{game.name}", seats=seats, low=low, high=high)
    return [
        Plan(number, name, options, count, f"{seed}-{number}", number // len(ways) % 2 == 1)
        for number in range(games)
        for name, options, count in [ways[number % len(ways)]]
    ]


def check(
    game: str | Game[Any],
    *,
    games: int = 100,
    seed: str = "1",
    mode: str | None = None,
    seats: int | None = None,
    packs: Sequence[str] = (),
    thorough: bool = False,
    jobs: int | None = None,
    require_content: int | None = None,
    most_answers: int = MOST_ANSWERS,
    limit: float | None = PATIENCE,
    files_elsewhere: int = FILES_ELSEWHERE,
    progress: Progress | None = None,
) -> Report:
    """Examine a game in so many random games; the report says all that is wrong with it.

    Content that none of them used is a finding from `require_content` games on. Where only one way to play
    is examined nobody can ask for that, unless it is said.

    A game can be an object that is not installed. If its class is local to a function, other
    processes cannot find it: then all games are played in this one, and nothing is replayed
    elsewhere.
    """
    rules = registry.find(game) if isinstance(game, str) else game
    planned = plans(rules, games, seed, mode, seats, packs)
    where = whereabouts(rules)
    spread = max(1, min(MOST_SPREAD, games // GAMES_PER_SPREAD))
    one = partial(
        _examined, thorough=thorough, spread=spread, most_answers=most_answers, limit=limit
    )
    report = Report(rules.name)
    used: set[str] = set()
    missing: dict[str, Plan] = {}
    replayable: list[Record] = []
    with registry.lent(rules):
        for record in _records(rules, where, planned, one, jobs):
            _add(report, record)
            used.update(record.used)
            for text in record.missing:
                missing.setdefault(text, record.plan)
            if len(replayable) < files_elsewhere and not record.findings:
                replayable.append(record)
            if progress is not None:
                progress(record)
    if where is not None:
        _replay_elsewhere(report, where, replayable)
    report.unused = [each for each in dict.fromkeys(rules.usable(packs)) if each not in used]
    if require_content is None and mode is None and seats is None:
        require_content = ENOUGH_FOR_CONTENT
    _judge(report, missing, require_content)
    return report


def _records(
    game: Game[Any],
    where: Whereabouts | None,
    planned: list[Plan],
    one: Callable[[Game[Any] | Whereabouts, Plan], Record],
    jobs: int | None,
) -> Iterator[Record]:
    """What came of the games, in the order of their numbers, whoever played them."""
    count = min(jobs or os.cpu_count() or 1, len(planned))
    if count == 1 or where is None:
        yield from (one(game, plan) for plan in planned)
        return
    # Spawned and not forked: the watchdog of this process is a thread.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(one, where), planned, chunksize=1 + len(planned) // 200)


def _examined(
    game: Game[Any] | Whereabouts,
    plan: Plan,
    *,
    thorough: bool,
    spread: int,
    most_answers: int,
    limit: float | None,
) -> Record:
    rules = elsewhere.found(game) if isinstance(game, Whereabouts) else game
    examiner = Examiner(
        rules,
        plan,
        thorough=thorough,
        spread=spread,
        most_answers=most_answers,
        limit=limit,
    )
    return examiner.examine()


def _add(report: Report, record: Record) -> None:
    report.games += 1
    report.decisions += record.decisions
    report.checks.update(record.checks)
    report.findings += record.findings
    report.verdicts.update(record.verdicts)
    report.prompts.update(record.prompts)
    report.redealt += record.redealt
    report.not_redealt += record.not_redealt
    if record.decisions > report.longest or report.longest_plan is None:
        report.longest, report.longest_plan = record.decisions, record.plan


def _replay_elsewhere(report: Report, where: Whereabouts, records: list[Record]) -> None:
    """The same seed and answers give the same game in every process."""
    if not records:
        return
    files = [record.file for record in records]
    runs = [elsewhere.replay_elsewhere(where, files, seed) for seed in HASH_SEEDS]
    for record, *replays in zip(records, *runs, strict=True):
        for seed, replayed in zip(HASH_SEEDS, replays, strict=True):
            if replayed == replays[0] and not replayed.error:
                continue
            pairs = zip(replayed.fingerprints, replays[0].fingerprints, strict=False)
            at = sum(1 for one, other in pairs if one == other)
            plan = record.plan
            detail = f"PYTHONHASHSEED={seed}: {replayed.error or 'asks, events or state'}"
            report.findings.append(
                Finding(
                    "process-differs", detail, plan.mode, plan.seats, plan.seed, at, record.file
                )
            )
            break
        report.checks["processes"] += len(HASH_SEEDS)


def _judge(report: Report, missing: dict[str, Plan], require_content: int | None) -> None:
    """What only the whole run can show."""
    for text, plan in sorted(missing.items()):
        report.findings.append(Finding("missing-text", text, plan.mode, plan.seats, plan.seed))
    tried = report.redealt + report.not_redealt
    if tried >= ENOUGH_TWINS and report.not_redealt > MOST_WITHOUT_TWIN * tried:
        report.findings.append(Finding("few-twins", f"{report.not_redealt} / {tried}"))
    if report.unused and require_content is not None and report.games >= require_content:
        report.findings.append(Finding("unused-content", ", ".join(report.unused)))


def write_files(game: str, findings: Iterable[Finding], out: Path) -> list[tuple[Finding, Path]]:
    """Write the file of each finding that has one."""
    written: list[tuple[Finding, Path]] = []
    for finding in findings:
        if not finding.file:
            continue
        out.mkdir(parents=True, exist_ok=True)
        path = out / f"{game}-{finding.seed}-{finding.decision}-{finding.kind}.json"
        path.write_bytes(finding.file)
        written.append((finding, path))
    return written


__all__ = [
    "CHECKS",
    "KINDS",
    "Check",
    "Finding",
    "Kind",
    "Plan",
    "Record",
    "Report",
    "check",
    "plans",
    "write_files",
]
