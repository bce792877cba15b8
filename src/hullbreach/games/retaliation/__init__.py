"""Nemesis: Retaliation: soldiers in a base that grows while it is explored."""
