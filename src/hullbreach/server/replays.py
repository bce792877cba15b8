"""Looking back at a finished game: any moment from any seat, its course in numbers, reports."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import msgspec

from hullbreach.kernel import eye, redeal
from hullbreach.kernel.errors import UnknownSeat
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.server import pictures, private
from hullbreach.server.forms import Course
from hullbreach.server.hashing import scene_hash
from hullbreach.server.hosting import Hosted
from hullbreach.server.protocol import Now, SeatInfo, Snapshot, TableInfo


class Finished(msgspec.Struct):
    """A finished game, apart from its table, so that another thread can look at it."""

    table: Table
    info: TableInfo
    people: list[SeatInfo]

    @classmethod
    def of(cls, hosted: Hosted) -> Finished:
        """A copy of a finished table."""
        return cls(hosted.table.clone(), hosted.info(), hosted.seat_infos())

    def moment(self, answers: int, seat: int) -> Snapshot:
        """The game as a seat saw it after so many answers."""
        if not -1 <= seat < self.table.seats:
            raise UnknownSeat(seat=seat + 1, seats=self.table.seats)
        table = self.table.at(max(0, min(answers, self.table.answers)))
        scene = table.scene(seat)
        return Snapshot(
            version=table.version,
            hash=scene_hash(scene),
            seat=seat,
            table=self.info,
            people=self.people,
            scene=scene,
            now=Now(None, table.waiting(), False, table.answers, table.over),
            log=pictures.log_lines(table.events(seat), table.reveals(scene)),
            chat=[],
        )

    def course(self) -> Course:
        """How the numbers of the game went, answer by answer."""
        names: list[str] = []
        rows: list[list[int]] = []
        rounds: list[int] = []
        for table in self.table.moments():
            measures = table.game.measures(table.play)
            names = names or list(measures)
            rows.append([measures[name] for name in names])
            rounds.append(table.game.round_of(table.play))
        return Course(names, rows, rounds)


SEED_BYTES = 16


def dealt_anew(table: Table, answers: int, seat: int) -> Table:
    """A new game from a moment of a finished one, which no file of that one foretells.

    Everything that the seat could not know at that moment is dealt anew, and there is a new seed.
    A game begins where a step does: that is the one in which the moment lies.
    """
    moment = table.at(answers)
    then = table.at(moment.step_began)
    eyes = 0 if seat == SPECTATOR else eye(seat)
    twin = redeal(then, eyes, secrets.token_hex(SEED_BYTES))
    seed = secrets.token_hex(SEED_BYTES)
    return Table.resume(then.game, twin.position, then.options, seed=seed)


def file_report(folder: Path, hosted: Hosted, seat: int, text: str) -> Path:
    """Keep what somebody reported, with the game file beside it."""
    private.folder(folder)
    stem = f"{hosted.id}-{hosted.version}-{time.time_ns()}"
    private.write(folder / f"{stem}.hullbreach", hosted.table.save())
    note = folder / f"{stem}.txt"
    private.write(note, f"seat {seat + 1}\n{text}\n".encode())
    return note
