"""A view as numbers and every action by its number, for those who learn to play."""
