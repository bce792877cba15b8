"""A bot that knows the game."""
