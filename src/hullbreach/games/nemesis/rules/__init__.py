"""The rules that only the ship has."""
