"""How Nemesis looks: the scene of a view."""

from __future__ import annotations

from hullbreach.games.nemesis.view import View
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Scene


def scene(view: View) -> Scene:
    """The ship."""
    return Scene(Text("game-nemesis"))
