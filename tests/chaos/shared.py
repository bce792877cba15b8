"""Several servers share a PostgreSQL; servers and the database are killed in turn, and people play on."""

from __future__ import annotations

import asyncio
import random
import time

from tests.chaos.faults import Fault, Trial
from tests.chaos.players import Crowd
from tests.chaos.servers import Process, Tables

from hullbreach.server.postgres import PostgresStore
from hullbreach.server.store import Store
from hullbreach.testkit.clusters import MISSING, Cluster, cluster, programs

SERVERS = 2
BACK = 5.0
"""Seconds after which everyone plays on, once there is a server and a database again."""


class Shared(Tables):
    """The tables in the database, looked at from outside."""

    async def close(self) -> None:
        await Store.close(self._store)


class Site:
    """Servers behind one port, and their database."""

    def __init__(self, trial: Trial, database: Cluster) -> None:
        self._trial, self.database = trial, database
        self.servers: list[Process] = []
        self.port = 0

    async def start(self) -> None:
        """Start one more server."""
        name = f"data-{len(self.servers)}"
        one = self._trial.start.start(
            self._trial.folder / name, self.port, database=self.database.address()
        )
        self.port = await one.ready()
        self.servers.append(one)

    async def kill(self, fault: str) -> float:
        """Let something die, and come back; since when people can play on."""
        if fault == "server":
            victim = self.servers.pop(0)
            since = time.monotonic()
            await victim.end()
            await self.start()
            return since
        end = self.database.kill if fault == "crash" else self.database.stop
        await asyncio.to_thread(end)
        await asyncio.sleep(0.2)
        await asyncio.to_thread(self.database.start)
        return time.monotonic()

    async def check(self, crowd: Crowd, *, all_of_them: bool = False) -> None:
        """What was promised is in the database."""
        tables = Shared(PostgresStore(self.database.address()))
        try:
            await crowd.check(tables, all_of_them=all_of_them)
        finally:
            await tables.close()


async def shared(trial: Trial) -> str:
    """No acknowledged answer is lost or there twice, no version goes back, and people are back soon."""
    if programs() is None:
        return MISSING
    with cluster() as database:
        site = Site(trial, database)
        for _ in range(SERVERS):
            await site.start()
        return await _play(trial, site)


async def _play(trial: Trial, site: Site) -> str:
    chance = random.Random(trial.seed)
    faults = ["server", "crash", "server", "stop"] * trial.of(1, 8)
    longest = dict.fromkeys(faults, 0.0)
    address = f"http://127.0.0.1:{site.port}"
    async with Crowd(address, trial.of(2, 20), trial.seed) as crowd:
        for number, fault in enumerate(faults, 1):
            crowd.promised.clear()
            async with asyncio.timeout(120):
                await crowd.promised.wait()
            await asyncio.sleep(chance.uniform(0.0, trial.of(0.2, 1.0)))
            since = await site.kill(fault)
            async with asyncio.timeout(trial.of(60.0, BACK)):
                longest[fault] = max(longest[fault], await crowd.back(since))
            crowd.alive()
            await site.check(crowd)
            trial.say(f"{number}/{len(faults)} deaths ({fault}), {crowd.count[0]} answers")
    for server in site.servers:
        assert await server.end(how=trial.gently) == 0
    await site.check(crowd, all_of_them=True)
    answers, undos, lines = crowd.count
    back = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in longest.items())
    return (
        f"{len(faults)} deaths of servers and the database: {answers} answers, {undos} undos, {lines}"
        f" lines kept; none lost, none twice; everyone back after {back}"
    )


FAULTS = [Fault("shared", shared)]
