"""What can be done in the base only: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import (
    ATTACK,
    CORRIDOR,
    EVENT,
    ITEM,
    NETWORK,
    OBJECT,
    PERSON,
    PREY,
    PUSH,
    QUEST,
    SLOT,
    WALK,
)
from hullbreach.kernel.verbs import Kind, Verb, declared

SPACE = Kind("space")
SECTION = Kind("section")
SECTION_PAIR = Kind("section-pair")
POWER_TOKENS = Kind("power-tokens")
"""All power tokens in some order."""
KIND_OF_ITEM = Kind("kind-of-item")
WAY_OUT = Kind("way-out")
COMPUTER_OPTION = Kind("computer-option")
NOBODY = Kind("nobody")

ACCEPT = Verb("accept")
DECLINE = Verb("decline")
SPEND_ITEMS = Verb("spend-items")
BREAK_HERE = Verb("break-here")
COME_ALONG = Verb("come-along")
PLAN_OF_POOL = Verb("plan-of-pool")
ROVER_AWAY = Verb("rover-away")
SPARE_CARD = Verb("spare-card")
DEFEND = Verb("defend", SLOT)
VENT = Verb("vent", SLOT)
RIDE_TO = Verb("ride-to", SLOT)
ROVER_TO = Verb("rover-to", SLOT)
DRIVE = Verb("drive", SLOT)
DRIVE_TO = Verb("drive-to", WALK)
STILL = Verb("still", CORRIDOR | NETWORK)
HUSH = Verb("hush", CORRIDOR | NETWORK)
PLAN_OF = Verb("plan-of", PERSON)
INSTEAD = Verb("instead", PERSON)
OPERATE_ON = Verb("operate-on", PERSON)
PANIC_DROP = Verb("panic-drop", ITEM | QUEST)
REACT = Verb("react", ITEM | QUEST)
TAKE_ITEM = Verb("take-item", KIND_OF_ITEM)
EXAMINE = Verb("examine", OBJECT, NOBODY | PERSON)
LURE = Verb("lure", OBJECT)
HUNTER = Verb("hunter", PREY)
COMMAND = Verb("command", PUSH)
PUT_ON_TOP = Verb("put-on-top", EVENT | ATTACK)
CARGO_TOKEN = Verb("cargo-token", SPACE)
CARGO_TO = Verb("cargo-to", SPACE)
CUT_POWER = Verb("cut-power", SECTION)
SWAP_POWER = Verb("swap-power", SECTION_PAIR)
POWER_ORDER = Verb("power-order", POWER_TOKENS)
COMPUTER = Verb("computer", COMPUTER_OPTION)
BUNKER = Verb("bunker", WAY_OUT)

VERBS = declared(vars())
