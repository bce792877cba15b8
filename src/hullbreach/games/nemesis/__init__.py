"""Nemesis: the crew wakes up aboard a ship that is not theirs any more."""
