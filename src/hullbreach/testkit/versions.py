"""Which stories the rules of a game tell, by version: a change of rules must not go by unnoticed.

A table that is played on looks at the version of the rules to know whether its answers were given by
today's. So whoever changes rules has to raise the version, and a change of rules shows in the golden
stories. Their fingerprint is kept beside them, in `stories.json`, with the version that told them.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.kernel.game import Game

FILE = "stories.json"
GOLDEN = "golden"
COMMAND = "python -m hullbreach.testkit.story"
SAME = "--same-version"


class Recorded(msgspec.Struct, frozen=True):
    """The version of a game's rules, and what its stories were then."""

    version: str
    stories: str


def fingerprint(game: Game[Any], folder: Path) -> str:
    """Of all stories that are kept of a game."""
    found = blake2b(digest_size=8)
    for path in sorted((folder / game.name / GOLDEN).glob("*.txt")):
        found.update(f"{path.name}\n{path.read_text(encoding='utf-8')}".encode())
    return found.hexdigest()


def read(folder: Path) -> dict[str, Recorded]:
    """What is recorded of each game."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Recorded]) if path.exists() else {}


def problem(game: Game[Any], folder: Path) -> str:
    """What is wrong with the version of a game's rules, and what to do; nothing if it is right."""
    now = Recorded(game.version, fingerprint(game, folder))
    then = read(folder).get(game.name)
    if then == now:
        return ""
    if then is None or then.version != now.version:
        return f"The stories of version {now.version} of {game.name} are not recorded: {COMMAND} {game.name}"
    return (
        f"The golden stories of {game.name} have changed, and the version of its rules is still {now.version}.\n"
        f"If rules changed since the last release: raise `{type(game).__name__}.version`"
        f" ({type(game).__module__}), then {COMMAND} {game.name}\n"
        f"If only words changed, or no release has this version yet: {COMMAND} {game.name} {SAME}"
    )


def record(game: Game[Any], folder: Path, *, same_version: bool = False) -> str:
    """Record the stories of a game with its version; or the problem, and nothing is recorded."""
    known = read(folder)
    then, now = known.get(game.name), Recorded(game.version, fingerprint(game, folder))
    if then is not None and then.version == now.version and then != now and not same_version:
        return problem(game, folder)
    recorded = dict(sorted({**known, game.name: now}.items()))
    text = msgspec.json.format(msgspec.json.encode(recorded), indent=2)
    (folder / FILE).write_bytes(text + b"\n")
    return ""
