"""Zombicide: Invader: six survivors, a mining station, and a horde of infected aliens."""
