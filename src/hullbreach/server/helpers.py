"""Processes beside the server, for what takes long: so many at most, and each can be ended.

A helper is started when there is a job for it. One that takes too long is ended, which costs
nobody but whoever gave it the job.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from hullbreach.server.errors import Interrupted, TableBroke, TookTooLong
from hullbreach.server.helper import LENGTH, Job, Reply

log = logging.getLogger("hullbreach.server")

HELPER = "from hullbreach.server.helper import main; main()"


class HelperFailed(Exception):
    """A mistake in what a helper did."""


class Helpers:
    """Processes that do one job at a time each."""

    def __init__(self, most: int, *, keep: int | None = None) -> None:
        self._places = asyncio.Semaphore(most)
        self._keep = most if keep is None else keep
        """So many stay when there is nothing to do."""
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()

    async def do(self, job: Job, seconds: float) -> Any:
        """Have a job done; it waits while all helpers are busy, and then has so many seconds."""
        async with self._places:
            helper = self._idle.pop() if self._idle else await self._start()
            self._busy = {helper, *(one for one in self._busy if one.returncode is None)}
            try:
                async with asyncio.timeout(seconds):
                    reply = await _ask(helper, job)
            except TimeoutError:
                await _end(helper)
                self._busy.discard(helper)
                raise TookTooLong(seconds=round(seconds)) from None
            except (EOFError, OSError):
                await _end(helper)
                self._busy.discard(helper)
                raise Interrupted() from None
            except BaseException:
                # Also whoever waits is gone, so nobody may be waited for here: `close` does it.
                _kill(helper)
                raise
            self._busy.discard(helper)
            if len(self._idle) < self._keep:
                self._idle.append(helper)
            else:
                await _end(helper)
        if reply.refused is not None:
            raise reply.refused(**reply.args)
        if reply.mistake:
            raise HelperFailed(reply.mistake)
        return reply.result

    async def close(self) -> None:
        """End all helpers, whatever they are doing."""
        started = await asyncio.gather(*self._starting)
        for helper in [*self._idle, *self._busy, *started]:
            await _end(helper)
        self._idle.clear()
        self._busy.clear()

    async def _start(self) -> Process:
        """A new helper; one that is started when nobody waits for it any more is for the next."""
        left = next((one for one in self._starting if one.done()), None)
        starting = left or asyncio.create_task(_start())
        self._starting.add(starting)
        helper = await asyncio.shield(starting)
        self._starting.discard(starting)
        return helper


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", HELPER, stdin=PIPE, stdout=PIPE
    )


async def _ask(helper: Process, job: Job) -> Reply:
    assert helper.stdin is not None
    assert helper.stdout is not None
    words = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
    helper.stdin.write(LENGTH.pack(len(words)) + words)
    await helper.stdin.drain()
    (size,) = LENGTH.unpack(await helper.stdout.readexactly(LENGTH.size))
    reply: Reply = pickle.loads(await helper.stdout.readexactly(size))
    return reply


async def _end(helper: Process) -> None:
    _kill(helper)
    await helper.wait()


def _kill(helper: Process) -> None:
    """End a helper and let go of its pipes, which asyncio would keep until they are collected."""
    with contextlib.suppress(ProcessLookupError):
        helper.kill()
    # asyncio has no other way to them, and its types do not tell of this one.
    transport: asyncio.SubprocessTransport = helper._transport  # type: ignore[attr-defined]
    transport.close()


def broke(failed: HelperFailed, what: str) -> TableBroke:
    """What is said to people of a mistake; what exactly is in the log, since it may hold secrets."""
    log.error("%s: %s", what, failed)
    return TableBroke()
