"""Many games at once: who wins, how games end, which content matters, and how sure we can be.

    plan = Plan.of("nemesis", bots=["random"] * 4, seed="1")
    play(plan, games=1000, out=Path("results"))

`match` plays one game, `crew` spreads games over processes or a cluster, `log` keeps every
finished game at once and for good, `frames` puts them into tables, `tallies` counts them with their
uncertainty and `report` draws the page. The same plan gives the same tables, byte for byte,
whoever played how many of its games, in whatever order and after however many interruptions.
"""

from hullbreach.arena.plan import Plan, read_bots
from hullbreach.arena.run import Files, play, require_tables, write

__all__ = ["Files", "Plan", "play", "read_bots", "require_tables", "write"]
