"""Players that are programs: a bot sees what its seat may know, and answers what it is asked.

>>> bot = find("random")("a seed")
>>> bot.name
'random'
"""

from hullbreach.bots.guess import RandomBot
from hullbreach.bots.protocol import (
    Bot,
    BotFailed,
    BotNotOnOffer,
    Deals,
    Guide,
    Kind,
    Thinker,
    answer,
    begin,
    choose,
)
from hullbreach.bots.registry import (
    UnknownBotError,
    add,
    find,
    load,
    maker,
    names,
    offered,
    searches,
    usual,
)

DEFAULT = RandomBot.name
"""The bot that plays any game."""

__all__ = [
    "DEFAULT",
    "Bot",
    "BotFailed",
    "BotNotOnOffer",
    "Deals",
    "Guide",
    "Kind",
    "Thinker",
    "UnknownBotError",
    "add",
    "answer",
    "begin",
    "choose",
    "find",
    "load",
    "maker",
    "names",
    "offered",
    "searches",
    "usual",
]
