"""The game in numbers, for those who learn it."""
