"""Revive: in a cooperative game the AutoDoc brings the dead back."""

from __future__ import annotations

from hullbreach.games.nemesis.play import Nemesis


def wake_the_dead(g: Nemesis) -> None:
    """Whoever lies dead in the working emergency room lives again."""
