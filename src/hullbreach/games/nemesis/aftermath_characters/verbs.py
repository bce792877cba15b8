"""What only the characters of Aftermath do: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.verbs import ENGINE
from hullbreach.games.survival.rules.verbs import (
    CONTAMINATION,
    CORRIDOR,
    NETWORK,
    PERSON,
    PREY,
    WALK,
    WOUND,
)
from hullbreach.kernel.verbs import Kind, Verb, declared

COORDINATES = Kind("coordinates")

PUNCH = Verb("punch", PREY)
SPEND_ENERGY = Verb("spend-energy")
SPARE_ENERGY = Verb("spare-energy")
OVERRIDE_ENGINE = Verb("override-engine", ENGINE)
SWAP_COORDINATES = Verb("swap-coordinates", COORDINATES)
SWITCH_OFF = Verb("switch-off")
REWARD = Verb("reward", PERSON)
LEND_HAND = Verb("lend-hand", PERSON)
SUGGEST = Verb("suggest", PERSON)
SUGGEST_MOVE = Verb("suggest-move", WALK)
SUGGEST_CAREFUL = Verb("suggest-careful", WALK)
SCAN_ONE = Verb("scan-one", CONTAMINATION)
GIVE_DRONE = Verb("give-drone", PERSON)
SEND_LAIKA = Verb("send-laika", WALK)
CALL_BACK = Verb("call-back")
SET_ON = Verb("set-on", PREY)
TAKE_ALONG = Verb("take-along", PREY)
SILENCE = Verb("silence", CORRIDOR | NETWORK)
REST = Verb("rest")
IGNORE_WOUND = Verb("ignore-wound", WOUND)

VERBS = declared(vars())
