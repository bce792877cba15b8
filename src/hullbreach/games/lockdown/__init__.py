"""Nemesis: Lockdown."""
