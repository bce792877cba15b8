"""The names by which `gymnasium.make` knows the environments: `hullbreach/<game>-<mode>-v0`.

Which modes a game has follows from its packs, so to name them all means to load all games and packs. That takes
memory, and the game that is played lies scattered in it: its steps take longer. So what is in this distribution
is written down (`modes.toml`), and only a game that is not there, or that has other packs, is loaded.
"""

from __future__ import annotations

import json
from contextlib import suppress
from importlib.resources import files

import gymnasium
import msgspec

from hullbreach.kernel import registry, shelf

ENTRY = "hullbreach.gym:SeatEnv"
WRITTEN = files("hullbreach.gym") / "modes.toml"


class Modes(msgspec.Struct, frozen=True):
    """The modes of a game with these packs, without one of them being loaded."""

    packs: list[str]
    modes: list[str]


def register() -> list[str]:
    """Make every mode of every game known to Gymnasium, but for those that it knows already."""
    written = msgspec.toml.decode(WRITTEN.read_bytes(), type=dict[str, Modes])
    ids = []
    for game in registry.names():
        known = None if registry.is_added(game) else written.get(game)
        if known is None or known.packs != shelf.ids(game):
            known = Modes([], _modes(game))
        for mode in known.modes:
            id = f"hullbreach/{game}-{mode}-v0"
            if id not in gymnasium.registry:
                kwargs = {"game": game, "mode": mode}
                gymnasium.register(id, ENTRY, kwargs=kwargs, disable_env_checker=True)
            ids.append(id)
    return ids


def _modes(game: str) -> list[str]:
    """What a game says itself; one that cannot be loaded has no modes, and costs the others nothing."""
    with suppress(Exception):
        return [mode for mode, _options, _counts in registry.find(game).modes()]
    return []


def listing() -> str:
    """What is to be written down, by what the games say: a list in JSON is one in TOML, too."""
    tables = (
        f"[{game}]\npacks = {json.dumps(shelf.ids(game), indent=2)}\n"
        f"modes = {json.dumps(_modes(game), indent=2)}\n"
        for game in registry.names()
    )
    return "\n".join(tables)
