"""The peers' own environments, below `.cache/venv-bench`: packages by name, nothing pinned.

Two of them, because catanatron's environment wants an older Gymnasium than PettingZoo does.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
PACKAGES = {
    "catanatron": ("catanatron", "catanatron_gym"),
    "openspiel": ("open_spiel", "pettingzoo[classic]"),
}


class NotInstalled(Exception):
    """A peer cannot be had here; the message says why."""


def python_of(peer: str) -> str:
    """The Python that has a peer installed; the first time it is installed."""
    folder = CACHE / "venv-bench" / peer
    python, done = folder / "bin" / "python", folder / ".installed"
    if not done.exists():
        print(f"installing {', '.join(PACKAGES[peer])} for comparison", file=sys.stderr)
        _run(sys.executable, "-m", "venv", "--clear", str(folder))
        _run(
            str(python),
            "-m",
            "pip",
            "install",
            "-q",
            "--cache-dir",
            str(CACHE / "pip"),
            *PACKAGES[peer],
        )
        done.touch()
    return str(python)


def python_of_revision(revision: str) -> str:
    """The Python that has an older revision of this project installed, below `.cache/older`."""
    folder = CACHE / "older" / revision
    python = folder / ".venv" / "bin" / "python"
    if not (folder / ".venv" / ".installed-dev").exists():
        print(f"installing revision {revision} for comparison", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        packed = folder.with_suffix(".tar")
        _run("git", "-C", str(ROOT), "archive", "-o", str(packed), revision)
        _run("tar", "-x", "-f", str(packed), "-C", str(folder))
        packed.unlink()
        (folder / ".cache").mkdir(exist_ok=True)
        downloads = folder / ".cache" / "uv"
        if not downloads.exists():
            downloads.symlink_to(CACHE / "uv")
        _run("make", "-C", str(folder), "dev")
    return str(python)


def _run(*command: str) -> None:
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        lines = [line for line in ended.stderr.splitlines() if line.strip()]
        errors = [line for line in lines if line.startswith("ERROR")]
        raise NotInstalled((errors or lines or ["unknown reason"])[-1])
