"""Hullbreach plays heavy science-fiction survival board games by their real rules."""
