"""The power fails at random moments, while many play and while the server starts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.chaos.faults import Fault, Trial
from tests.chaos.players import Crowd
from tests.chaos.servers import Disk, Starter


async def kills(trial: Trial) -> str:
    """No acknowledged answer is lost or there twice, nothing is told before it is on the disk."""
    chance = random.Random(trial.seed)
    data = trial.folder / "data"
    server = trial.start.start(data)
    port = await server.ready()
    async with Crowd(f"http://127.0.0.1:{port}", trial.of(2, 30), trial.seed) as crowd:
        deaths = trial.of(3, 40)
        for death in range(1, deaths + 1):
            crowd.promised.clear()
            async with asyncio.timeout(120):
                await crowd.promised.wait()
            await asyncio.sleep(chance.uniform(0.0, trial.of(0.2, 1.0)))
            await server.end()
            await look(crowd, data)
            if death % 8 == 2:
                await in_the_start(trial.start, data, port, chance)
            server = trial.start.start(data, port)
            await server.ready()
            trial.say(f"{death}/{deaths} kills, {crowd.count[0]} answers")
        crowd.promised.clear()
        await crowd.promised.wait()
    assert await server.end(how=trial.gently) == 0
    disk = await Disk.of(data)
    await crowd.check(disk, all_of_them=True)
    await disk.close()
    answers, undos, lines = crowd.count
    return f"{deaths} kills: {answers} answers, {undos} undos, {lines} lines kept; none lost, none twice"


async def in_the_start(start: Starter, data: Path, port: int, chance: random.Random) -> None:
    """Once more, before it listens."""
    process = start.start(data, port)
    await asyncio.sleep(chance.uniform(0.0, 0.3))
    await process.end()


async def look(crowd: Crowd, data: Path) -> None:
    crowd.alive()
    disk = await Disk.of(data)
    try:
        await crowd.check(disk)
    finally:
        await disk.close()


FAULTS = [Fault("kills", kills)]
