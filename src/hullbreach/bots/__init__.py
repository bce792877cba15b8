"""Players that are programs: a bot sees what its seat may know, and answers what it is asked.

>>> bot = find("random")("a seed")
>>> bot.name
'random'
"""

from hullbreach.bots.guess import RandomBot
from hullbreach.bots.protocol import Bot, Deals, Guide, Thinker, answer
from hullbreach.bots.registry import UnknownBotError, add, find, names, offered, usual

DEFAULT = RandomBot.name
"""The bot that plays any game."""

__all__ = [
    "DEFAULT",
    "Bot",
    "Deals",
    "Guide",
    "Thinker",
    "UnknownBotError",
    "add",
    "answer",
    "find",
    "names",
    "offered",
    "usual",
]
