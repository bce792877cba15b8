"""The short form of `make chaos`: a little of every fault."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.chaos.__main__ import FAULTS
from tests.chaos.faults import Trial
from tests.chaos.servers import Starter, starter


@pytest.fixture(scope="module")
def start() -> Iterator[Starter]:
    with starter() as found:
        yield found


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault.short])
def test_what_holds_under_a_fault(tmp_path: Path, start: Starter, name: str) -> None:
    trial = Trial(tmp_path, start, short=True, seed="short")
    assert asyncio.run(asyncio.wait_for(FAULTS[name].run(trial), 120))
