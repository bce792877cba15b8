"""Nemesis: Lockdown: a base on Mars that nobody leaves before it is known what happened there."""
