"""What the action cards of the characters do; those that are reactions are in `reactions`.

Playing a card, its cost and its combat symbol are dealt with in `using`. Several functions for
one card are its alternatives; a function that several cards share has the words of all of them.
"""

from hullbreach.games.lockdown.cards.action_cards import (  # noqa: F401 (they register)
    hacker,
    janitor,
    lab_rat,
    pilot,
    sentry,
    shared,
    survivor,
    xenobiologist,
)
