"""What can be done in Retaliation: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.kernel.verbs import Kind, Verb, declared

SPACE, GAP, SECTOR = Kind("space"), Kind("gap"), Kind("sector")
DOORWAY = Kind("doorway")
"""A corridor, and the end of it where the door is."""
FIGURE = Kind("figure")
"""An intruder by its kind and its damage: `intruder-adult#1`."""
STANDING = Kind("standing")
"""An intruder, and where it stands."""
PERSON, CARD, CONTAMINATION = Kind("person"), Kind("card"), Kind("contamination")
ITEM, WEAPON, GEAR = Kind("item"), Kind("weapon"), Kind("gear")
EFFECT, WOUND, OBJECTIVE, COLOUR = Kind("effect"), Kind("wound"), Kind("objective"), Kind("colour")
SLOT = Kind("slot")
"""Where gear can be: the belt, or an item."""
DEFENCE = Kind("defence")
POINTS = Kind("points")
"""Less health than could be restored."""

PASS, DONE, AGREE, REFUSE = Verb("pass"), Verb("done"), Verb("agree"), Verb("refuse")
ROOM, SECURE, ROBOT, GEAR_UP, TRADE = (
    Verb("room"),
    Verb("secure"),
    Verb("robot"),
    Verb("gear"),
    Verb("trade"),
)
SUFFER, PREVENT, TAKE_OFF, STAY, REROLL, LEAVE_IT = (
    Verb("suffer"),
    Verb("prevent"),
    Verb("take-off"),
    Verb("stay"),
    Verb("reroll"),
    Verb("leave-it"),
)
EARLIER, LATER, BREATHE, AGAIN = Verb("earlier"), Verb("later"), Verb("breathe"), Verb("again")
DRAFT = Verb("draft", PERSON)
EQUIP = Verb("equip", ITEM)
TAKE = Verb("take", GEAR)
MOVE, CAREFUL = Verb("move", GAP), Verb("careful", GAP)
SHOOT, BURST, MELEE = (
    Verb("shoot", WEAPON, FIGURE),
    Verb("burst", WEAPON, GAP),
    Verb("melee", FIGURE),
)
USE, PLAY, DROP = Verb("use", ITEM), Verb("play", CARD), Verb("drop", ITEM)
DROP_GEAR = Verb("drop-gear", GEAR)
CHOOSE_OBJECTIVE = Verb("objective", OBJECTIVE)
DECIDE = Verb("decide")
CHOOSE_EFFECT = Verb("effect", EFFECT)
DISCARD = Verb("discard", CARD | CONTAMINATION)
REACT = Verb("react", CARD)
PROTECT = Verb("protect", ITEM)
HEAL = Verb("heal", WOUND)
KEEP = Verb("keep", ITEM)
INTO = Verb("into", SLOT)
SPEND = Verb("spend", GEAR)
SHIFT = Verb("shift", GEAR, SLOT, SLOT)
RELOAD = Verb("reload", WEAPON, SLOT)
THROW = Verb("throw", GAP)
TARGET = Verb("target", FIGURE)
PUSH = Verb("push", STANDING, SPACE | GAP)
AT_GAP, AT_SPACE, AT_SECTOR = Verb("corridor", GAP), Verb("place", SPACE), Verb("sector", SECTOR)
OPEN, CLOSE, BREAK = Verb("open", DOORWAY), Verb("close", DOORWAY), Verb("break", DOORWAY)
WHOM = Verb("whom", PERSON)
HELP = Verb("help", PERSON)
MEND = Verb("mend", ITEM)
MEND_ROOM, MEND_ROBOT = Verb("mend-room"), Verb("mend-robot")
WITH = Verb("with", WEAPON)
COLOUR_OF = Verb("colour", COLOUR)
ON_TOP = Verb("on-top", DEFENCE)
OFFER = Verb("offer", ITEM | GEAR)
DIRECTIVE = Verb("directive")
TAPE = Verb("tape", ITEM)
DRAW_CARDS = Verb("cards")
CARRY = Verb("carry", PERSON)
RESTORE = Verb("restore", POINTS)

VERBS = declared(vars())
