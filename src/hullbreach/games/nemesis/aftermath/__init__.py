"""What the missions of Aftermath share: the shuttle, alerts, events and exploration tokens."""

from __future__ import annotations

from importlib.resources import files

FOLDER = files(__name__)
"""What their packs have in common: rows, words and drawings."""
