"""Looking back at a finished game: any moment from any seat, its course in numbers, reports."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from hullbreach.kernel.table import Table
from hullbreach.server import pictures
from hullbreach.server.hosting import Hosted
from hullbreach.server.protocol import Now, Snapshot


class Course(msgspec.Struct, frozen=True):
    """Numbers of a game after every answer; the names are message ids."""

    names: list[str]
    rows: list[list[int]]
    rounds: list[int]


def _until(table: Table, answers: int) -> Table:
    """A finished table as it stood after so many answers."""
    return table.at(max(0, min(answers, table.answers)))


def moment(hosted: Hosted, answers: int, seat: int) -> Snapshot:
    """A finished game as a seat saw it after so many answers."""
    table = _until(hosted.table, answers)
    scene = table.scene(seat)
    return Snapshot(
        version=table.version,
        hash=pictures.picture_hash(scene),
        seat=seat,
        table=hosted.info(),
        people=hosted.seat_infos(),
        scene=scene,
        now=Now(None, table.waiting(), False, table.answers, table.over),
        log=pictures.log_lines(table.events(seat)),
        chat=[],
    )


def course(hosted: Hosted) -> Course:
    """How the numbers of a finished game went, answer by answer."""
    names: list[str] = []
    rows: list[list[int]] = []
    rounds: list[int] = []
    for table in hosted.table.moments():
        measures = table.game.measures(table.play)
        if not names:
            names = list(measures)
        rows.append([measures[name] for name in names])
        rounds.append(table.game.round_of(table.play))
    return Course(names, rows, rounds)


def file_report(data: Path, hosted: Hosted, seat: int, text: str) -> Path:
    """Keep what somebody reported, with the game file beside it."""
    folder = data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{hosted.id}-{int(time.time())}"
    (folder / f"{stem}.hullbreach").write_bytes(hosted.table.save())
    note = folder / f"{stem}.txt"
    note.write_text(f"{seat + 1}\n{text}\n", encoding="utf-8")
    return note
