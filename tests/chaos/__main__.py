"""`make chaos`: all faults, one after the other, with a summary. It takes minutes.

    python -m tests.chaos [--short] [--seed SEED] [FAULT ...]

Everything happens on 127.0.0.1 and in a folder that is removed at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.chaos import crowds, disks, files, kills, shared
from tests.chaos.faults import Fault, Trial
from tests.chaos.servers import starter

FAULTS = {
    one.name: one
    for one in (
        *kills.FAULTS,
        *shared.FAULTS,
        *disks.FAULTS,
        *crowds.FAULTS,
        *files.FAULTS,
    )
}
LONGEST = 3600.0
"""Seconds for one fault."""


def attempt(fault: Fault, *, short: bool, seed: str) -> tuple[bool, str]:
    """Whether everything held, and what was tried."""

    def say(words: str) -> None:
        print(f"  {fault.name}: {words}", flush=True)

    with starter() as start, tempfile.TemporaryDirectory(prefix="hullbreach-chaos-") as folder:
        trial = Trial(Path(folder), start, short=short, seed=f"{seed}/{fault.name}", say=say)
        try:
            found = asyncio.run(asyncio.wait_for(fault.run(trial), LONGEST))
        except Exception as error:
            traceback.print_exc()
            return False, f"{type(error).__name__}: {error}"
    return True, found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=", ".join(FAULTS))
    parser.add_argument("--short", action="store_true", help="a few seconds of each")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="repeats the same moments")
    args = parser.parse_args()
    unknown = set(args.faults) - set(FAULTS)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    print(f"seed {args.seed}", flush=True)
    lines, passed = [], True
    for name, fault in FAULTS.items():
        if args.faults and name not in args.faults:
            continue
        began = time.monotonic()
        held, found = attempt(fault, short=args.short, seed=args.seed)
        passed &= held
        mark = "holds " if held else "BROKEN"
        lines.append(f"{mark} {name:<11} {time.monotonic() - began:4.0f} s  {found}")
    print("\n".join(["", *lines]))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
