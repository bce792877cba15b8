"""Hullbreach plays heavy science-fiction survival board games by their real rules."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("hullbreach")
