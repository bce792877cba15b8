"""The names by which `gymnasium.make` knows the environments: `hullbreach/<game>-<mode>-v0`."""

from __future__ import annotations

import gymnasium

from hullbreach.kernel import registry

ENTRY = "hullbreach.gym:SeatEnv"


def register() -> list[str]:
    """Make every mode of every game known to Gymnasium, but for those that it knows already."""
    ids = []
    for game in registry.loadable():
        for mode, _options, _counts in game.modes():
            id = f"hullbreach/{game.name}-{mode}-v0"
            if id not in gymnasium.registry:
                kwargs = {"game": game.name, "mode": mode}
                gymnasium.register(id, ENTRY, kwargs=kwargs, disable_env_checker=True)
            ids.append(id)
    return ids
