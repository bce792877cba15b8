"""Retaliation in numbers, for those who learn to play."""
