"""What a helper does, in a process of its own: it plays files again, and thinks for bots.

Its server sends it jobs and reads replies, each a number of bytes and so many bytes (`helpers`).
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

import msgspec

from hullbreach import bots
from hullbreach.kernel import parcels, saves, shelf
from hullbreach.kernel.errors import HullbreachError, RuleBroke
from hullbreach.kernel.saves import Undo
from hullbreach.kernel.table import Table
from hullbreach.server.errors import FileTooLong

MOST_ENTRIES = 20_000
"""Of a file: some thirty times a long game."""
MOST_UNDOS = 1_000
"""Of a file: for each of them everything before it is played again."""
POLITE = 10
"""By so much a helper steps back behind its server when the processor is wanted by both."""
LOOK = 1.0
"""Seconds between two looks whether the server is still there."""

LENGTH = struct.Struct("!Q")


class PlayFile(msgspec.Struct, frozen=True):
    """Play a file's game again; the result is the table in a parcel."""

    data: bytes
    houses: shelf.Houses = ()
    """The folders of data that the server knows."""

    def do(self) -> bytes:
        """The parcel."""
        log = saves.decode(self.data).log
        undos = sum(isinstance(entry, Undo) for entry in log)
        if len(log) > MOST_ENTRIES or undos > MOST_UNDOS:
            raise FileTooLong(entries=MOST_ENTRIES, undos=MOST_UNDOS)
        shelf.take_over(self.houses)
        return parcels.pack(Table.load(self.data))


class Think(msgspec.Struct, frozen=True):
    """Let a bot think about what a seat is asked; the result is the id of an option."""

    bot: str
    seed: str
    seat: int
    parcel: bytes

    def do(self) -> str:
        """The id of the option."""
        table = parcels.unpack(self.parcel)
        ask = table.ask(self.seat)
        if ask is None:
            raise LookupError(f"seat {self.seat + 1} is asked nothing")
        bot = bots.begin(bots.find(self.bot, table.game.name), self.bot, self.seed)
        return bots.answer(bot, table, ask)


Job = PlayFile | Think


class Reply(msgspec.Struct, frozen=True):
    """What came of a job: a result; or a refusal; or a mistake, with its traceback."""

    result: Any = None
    refused: type[HullbreachError] | None = None
    args: dict[str, Any] = {}
    mistake: str = ""


def attempt(job: Job) -> Reply:
    """Do a job, whatever happens."""
    try:
        return Reply(job.do())
    except RuleBroke:
        return Reply(mistake=traceback.format_exc())
    except HullbreachError as error:
        return Reply(refused=type(error), args=dict(error.text.args))
    except Exception:
        return Reply(mistake=traceback.format_exc())


def _end_with(server: int) -> None:
    """No helper outlives its server, also one that was killed."""
    while os.getppid() == server:
        time.sleep(LOOK)
    os._exit(1)


def serve(jobs: BinaryIO, replies: BinaryIO) -> None:
    """Do one job after the other, until there are no more."""
    while head := jobs.read(LENGTH.size):
        job: Job = pickle.loads(jobs.read(*LENGTH.unpack(head)))
        reply = pickle.dumps(attempt(job), pickle.HIGHEST_PROTOCOL)
        replies.write(LENGTH.pack(len(reply)) + reply)
        replies.flush()


def main() -> None:
    """Be a helper."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    os.nice(POLITE)
    # What a rule or a bot prints must not get among the replies.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, replies)
