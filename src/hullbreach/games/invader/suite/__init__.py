"""The game in the words of its tests."""
