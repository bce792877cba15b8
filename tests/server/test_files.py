"""Files that somebody uploads are played in a process beside the server, with a budget."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import Any

import pytest

from hullbreach.client import RefusedError
from hullbreach.kernel import saves
from hullbreach.kernel.saves import Answer, Undo
from hullbreach.kernel.table import Table
from hullbreach.server import lobby
from hullbreach.server.helper import MOST_ENTRIES, MOST_UNDOS, PlayFile, attempt
from hullbreach.testkit.serving import Running, serving


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


def file() -> bytes:
    table = Table.new("airlock", seats=3)
    table.answer(0, "0.0", "stop")
    return table.save()


def with_log(log: list[Any]) -> bytes:
    save = saves.decode(Table.new("airlock", seats=3).save())
    return saves.encode(saves.Save(**{**_fields(save), "log": log}))


def _fields(save: saves.Save) -> dict[str, Any]:
    return {name: getattr(save, name) for name in save.__struct_fields__}


@pytest.mark.parametrize(
    "log",
    [
        [Undo(0, 0)] * (MOST_UNDOS + 1),
        [Answer(0, "0.0", "stop")] * (MOST_ENTRIES + 1),
    ],
)
def test_a_file_with_more_entries_than_any_game_is_refused(log: list[Any]) -> None:
    reply = attempt(PlayFile(with_log(log)))
    assert reply.refused is not None
    assert reply.refused.code == "file-too-long"


async def under_way(server: Running) -> int:
    """The process that plays a file."""
    files = server.lobby.house.files
    while not files._busy:
        await asyncio.sleep(0.001)
    return next(iter(files._busy)).pid


def test_a_file_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving() as server:
            with monkeypatch.context() as patch:
                patch.setattr(lobby, "FILE_SECONDS", 0.0)
                with pytest.raises(RefusedError, match="took-too-long"):
                    await server.host.upload(file())
            files = server.lobby.house.files
            assert not files._busy
            assert not files._idle
            assert (await server.host.upload(file())).seats
            # What is wrong with a file is said, also from another process.
            with pytest.raises(RefusedError, match="damaged-save"):
                await server.host.upload(with_log([Answer(0, "9.9", "stop")]))

    run(work())


def test_nobody_waits_for_somebody_elses_file() -> None:
    async def work() -> None:
        async with serving() as server:
            stuck = asyncio.create_task(server.lobby.upload(file(), "one"))
            pid = await under_way(server)
            os.kill(pid, signal.SIGSTOP)
            with pytest.raises(Exception, match="too many"):
                await server.lobby.upload(file(), "one")
            assert (await server.lobby.upload(file(), "another")).seats
            assert not stuck.done()
        # The server ends all the same, and with it the process.
        with pytest.raises(Exception, match="Try again"):
            await stuck
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(work())
