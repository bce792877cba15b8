"""Who plays the games of an arena: this process, all cores of this machine, or a Ray cluster.

Work is given out in batches. A worker plays a batch for `BATCH_SECONDS` and hands in what it
finished; the rest is given out again. So messages cost fast bots nothing, and a game of slow
bots is handed in as soon as it is over.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from importlib.util import find_spec
from multiprocessing import get_context, parent_process
from types import FrameType
from typing import Any

from hullbreach.arena.match import Halted, Match, Outcome
from hullbreach.arena.plan import Plan
from hullbreach.kernel import registry, shelf
from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.extras import missing

BATCH = 64
BATCH_SECONDS = 0.25

LAST_WORDS = 10.0
"""Seconds that an interrupted crew has to hand in what it finished."""

Batch = Future[list[Outcome]]


class CrewLostError(HullbreachError):
    """A worker was ended from outside."""

    code = "crew-lost"


class Crew(ABC):
    """Workers that play batches."""

    width = 1
    """How many of them play at the same time."""
    ahead = 2
    """Batches for each that are under way, so that nobody waits for the next one."""
    stopped = False

    @abstractmethod
    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        """Begin to play these games."""

    def stop(self) -> None:
        """Ask everyone to hand in what is finished, and to play no further."""
        self.stopped = True

    def close(self) -> None:
        """Let the workers go."""
        self.stop()


class Here(Crew):
    """This process."""

    ahead = 1

    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        """Play these games at once."""
        batch = Batch()
        batch.set_result(play_batch(plan, numbers, lambda: self.stopped))
        return batch


class Cores(Crew):
    """Processes on this machine."""

    def __init__(self, width: int) -> None:
        self.width = width
        # Spawned and not forked: the watchdog of this process is a thread.
        context = get_context("spawn")
        self._halt = context.RawValue(c_bool, False)
        self._pool = ProcessPoolExecutor(width, context, _enlist, (self._halt,))

    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        """Have some process play these games."""
        return self._pool.submit(
            _work, plan, numbers, shelf.houses(*plan.packs) if plan.packs else ()
        )

    def stop(self) -> None:
        """All processes see this before their next answer."""
        super().stop()
        self._halt.value = True

    def close(self) -> None:
        """End the processes."""
        super().close()
        self._pool.shutdown(cancel_futures=True)


class Cluster(Crew):
    """A Ray cluster on which the same version of Hullbreach is installed."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise missing("cluster", "ray")
        import ray

        self._ray: Any = ray
        ray.init(address=address, log_to_driver=False, logging_level="error")
        self._work: Any = ray.remote(num_cpus=1)(_work)
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, plan: Plan, numbers: list[int]) -> Batch:
        """Have some machine of the cluster play these games."""
        houses = shelf.houses(*plan.packs) if plan.packs else ()
        batch: Batch = self._work.remote(plan, numbers, houses).future()
        return batch

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def crew_for(plan: Plan, games: int, jobs: int | None = None, ray: str = "") -> Crew:
    """The crew that was asked for; a game that other processes do not find is played here."""
    if ray:
        return Cluster(ray)
    width = min(jobs or _cores(), games)
    if width <= 1 or not registry.is_installed(registry.find(plan.game)):
        return Here()
    return Cores(width)


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# What a worker does

_halt: Any = None


def _enlist(halt: Any) -> None:
    """Begin as a worker: the one who gives out the work decides when it ends."""
    global _halt
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_arena, daemon=True).start()


def _leave_with_the_arena() -> None:
    """Who gave out the work may be killed and say nothing; nobody would want the rest of it."""
    arena = parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)


def _work(plan: Plan, numbers: list[int], houses: shelf.Houses) -> list[Outcome]:
    shelf.take_over(houses)
    return play_batch(plan, numbers, lambda: _halt is not None and _halt.value)


def play_batch(plan: Plan, numbers: list[int], halt: Callable[[], object]) -> list[Outcome]:
    """Play games until the time of a batch is over; at least one, unless halted."""
    enough = time.monotonic() + BATCH_SECONDS
    match, outcomes = Match(plan), list[Outcome]()
    for number in numbers:
        try:
            outcomes.append(match.play(number, halt))
        except Halted:
            break
        if time.monotonic() >= enough:
            break
    return outcomes


# Giving out the work


def play_games(
    plan: Plan, numbers: Iterable[int], crew: Crew, record: Callable[[list[Outcome]], None]
) -> None:
    """Play these games, and record whatever is finished; `KeyboardInterrupt` if stopped."""
    todo = deque(numbers)
    running: dict[Batch, list[int]] = {}
    with _stopped_by_hand(crew):
        while (todo or running) and not crew.stopped:
            while todo and len(running) < crew.ahead * crew.width:
                size = min(BATCH, 1 + len(todo) // (crew.ahead * crew.width))
                numbers = [todo.popleft() for _ in range(min(size, len(todo)))]
                running[crew.submit(plan, numbers)] = numbers
            done, _ = wait(running, LAST_WORDS / 20, FIRST_COMPLETED)
            for batch in done:
                numbers = running.pop(batch)
                outcomes = _handed_in(batch)
                record(outcomes)
                todo.extendleft(reversed(numbers[len(outcomes) :]))
        late = [batch for batch in running if not batch.cancel()]
        for batch in wait(late, LAST_WORDS).done:
            record(_handed_in(batch))
    if crew.stopped:
        raise KeyboardInterrupt


def _handed_in(batch: Batch) -> list[Outcome]:
    try:
        return batch.result()
    except BrokenProcessPool:
        raise CrewLostError() from None


@contextmanager
def _stopped_by_hand(crew: Crew) -> Iterator[None]:
    """Ctrl-C stops the crew in an orderly way; a second one ends everything at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        if crew.stopped:
            raise KeyboardInterrupt
        crew.stop()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
