"""The kernel: everything about playing that is not the rules of some game.

Five names are enough to play: `Table.new`, `Table.asks`, `Table.answer`, `Table.view` and
`Table.undo`. A game is written with `Play`, `Ask`, `option`, `choose` and `@rule`.
"""

from hullbreach.kernel.asks import (
    COMMIT,
    NOTHING,
    PASS,
    Action,
    Ask,
    Denial,
    Option,
    Reasons,
    Rule,
    choose,
    choose_all,
    denials,
    deny,
    each,
    named,
    option,
    react,
)
from hullbreach.kernel.dice import Die
from hullbreach.kernel.events import EVERYONE, Event
from hullbreach.kernel.facts import Facts, SeatFacts
from hullbreach.kernel.game import Entry, Game, Listing, Options
from hullbreach.kernel.guards import guard
from hullbreach.kernel.offering import Offer, offers, perform, refusals
from hullbreach.kernel.play import ALL_EYES, NO_EYES, Play, eye
from hullbreach.kernel.registry import find
from hullbreach.kernel.registry import names as games
from hullbreach.kernel.rules import rule
from hullbreach.kernel.run import Run
from hullbreach.kernel.state import State, Verdict
from hullbreach.kernel.table import SPECTATOR, Table
from hullbreach.kernel.texts import Text, Texts
from hullbreach.kernel.twins import Imagined, imagine, redeal

__all__ = [
    "ALL_EYES",
    "COMMIT",
    "EVERYONE",
    "NOTHING",
    "NO_EYES",
    "PASS",
    "SPECTATOR",
    "Action",
    "Ask",
    "Denial",
    "Die",
    "Entry",
    "Event",
    "Facts",
    "Game",
    "Imagined",
    "Listing",
    "Offer",
    "Option",
    "Options",
    "Play",
    "Reasons",
    "Rule",
    "Run",
    "SeatFacts",
    "State",
    "Table",
    "Text",
    "Texts",
    "Verdict",
    "choose",
    "choose_all",
    "denials",
    "deny",
    "each",
    "eye",
    "find",
    "games",
    "guard",
    "imagine",
    "named",
    "offers",
    "option",
    "perform",
    "react",
    "redeal",
    "refusals",
    "rule",
]
