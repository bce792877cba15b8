"""What can be done in the games of the family: every verb once, with the kinds of its arguments.

Rules make options of a verb (`verbs.LURE(slot)`), and the vocabulary of a game lists all of them
(`learning.vocabulary`), in this order: a new verb comes at the end, so that the others keep their
numbers. Most verbs go with anything of a kind, which is more than the rules ever offer.
"""

from __future__ import annotations

from hullbreach.kernel.verbs import Kind, Verb, declared

# Places

SLOT = Kind("slot")
CORRIDOR = Kind("corridor")
NETWORK = Kind("network")
WALK = Kind("walk")
"""A slot, and the way to it."""

# Components

PERSON = Kind("person")
ITEM = Kind("item")
QUEST = Kind("quest")
OBJECT = Kind("object")
WEAPON = Kind("weapon")
HEAVY_PAIR = Kind("heavy-pair")
CRAFTED = Kind("crafted")
CARD = Kind("card")
CONTAMINATION = Kind("contamination")
"""A contamination card, and what a scan may have shown of it."""
OBJECTIVE = Kind("objective")
WOUND = Kind("wound")
TOKEN = Kind("token")
EVENT = Kind("event")
ATTACK = Kind("attack")
ROLL = Kind("roll")
EFFECT = Kind("effect")
COLOUR = Kind("colour")

# Figures

FIGURE = Kind("figure")
"""An intruder anywhere: by its kind and its place, `intruder-adult@slot-003`."""
PREY = Kind("prey")
"""An intruder where the seat's own character stands: `intruder-adult@here`."""
EGGS = Kind("eggs")
TARGET = Kind("target")
"""An intruder anywhere, and its slot."""
MARCH = Kind("march")
"""An intruder, and a way out of where it stands."""
PUSH = Kind("push")
"""An intruder, and a slot next to where it stands."""
PURSUIT = Kind("pursuit")
"""An intruder by whom it stands with, and who that is: `intruder-adult@character-scout`."""

THING = ITEM | QUEST | OBJECT

# Verbs that stand alone

PASS = Verb("pass")
DONE = Verb("done")
ROOM = Verb("room")
TRADE = Verb("trade")
AGREE = Verb("agree")
REFUSE = Verb("refuse")
FOR_NOTHING = Verb("for-nothing")
FOR_AN_OFFER = Verb("for-an-offer")
INTERRUPT = Verb("interrupt")
ALONE = Verb("alone")
STAY = Verb("stay")
REROLL = Verb("reroll")
SCAN_HAND = Verb("scan-hand")
NO_SCAN = Verb("no-scan")
LEAVE_IT = Verb("leave-it")

# To places

LOOK_AT = Verb("look-at", SLOT)
FLOOD = Verb("flood", SLOT)
DOORS_OF = Verb("doors-of", SLOT)
CRAWL = Verb("crawl", SLOT)
BLOCK = Verb("block", SLOT)
INTRANET = Verb("intranet", SLOT)
THROW_AT_EGGS = Verb("throw-at-eggs", SLOT)
THROW_INTO = Verb("throw-into", SLOT)
LURE = Verb("lure", SLOT)
OPEN_DOOR = Verb("open-door", CORRIDOR)
CLOSE_DOOR = Verb("close-door", CORRIDOR)
BLOW_DOOR = Verb("blow-door", CORRIDOR)
TAKE_DOOR = Verb("take-door", CORRIDOR)
NOISE = Verb("noise", CORRIDOR | NETWORK)
MOVE = Verb("move", WALK)
CAREFUL = Verb("careful", WALK)
GO = Verb("go", WALK)
SLIP = Verb("slip", WALK)

# To people

DRAFT = Verb("draft", PERSON)
TO = Verb("to", PERSON)
COVER = Verb("cover", PERSON)
TOGETHER = Verb("together", PERSON)
ORDER = Verb("order", PERSON)
TREAT = Verb("treat", PERSON)
READ_LOG = Verb("read-log", PERSON)
STUN = Verb("stun", PERSON)
HEAL_LIGHT = Verb("heal-light", PERSON)
HEAL = Verb("heal", WOUND)
DRESS = Verb("dress", PERSON, WOUND)
HEAL_WOUND = Verb("heal-wound", PERSON, WOUND)

# To intruders

SHOOT = Verb("shoot", WEAPON, PREY | EGGS)
MELEE = Verb("melee", PREY | EGGS)
SHOOT_AT = Verb("shoot-at", PREY | EGGS)
DRIVE_OFF = Verb("drive-off", PREY | EGGS)
THROW_AT = Verb("throw-at", TARGET)

# With things

DROP = Verb("drop", THING)
OFFER = Verb("offer", THING)
FOR = Verb("for", THING)
IN_RETURN = Verb("in-return", THING)
USE = Verb("use", ITEM | QUEST)
KEEP = Verb("keep", ITEM | QUEST)
BURN = Verb("burn", ITEM | QUEST)
GIVE_UP = Verb("give-up", ITEM | QUEST)
COMPONENT = Verb("component", ITEM | QUEST)
AUTOLOAD = Verb("autoload", ITEM | QUEST)
USE_WEAPON = Verb("weapon", WEAPON)
RECHARGE = Verb("recharge", WEAPON)
RELOAD = Verb("reload", WEAPON)
ATTACH = Verb("attach", WEAPON)
SPEND_AMMO = Verb("spend-ammo", WEAPON)
SPARE_AMMO = Verb("spare-ammo", WEAPON)
KEEP_ROLL = Verb("keep-roll", ROLL)
TAPE = Verb("tape", HEAVY_PAIR)
CRAFT = Verb("craft", CRAFTED)
PICK_UP = Verb("pick-up", OBJECT)
ACTIVATE = Verb("activate", QUEST)
SEARCH_DECK = Verb("search-deck", COLOUR)

# With cards and tokens

PLAY = Verb("play", CARD)
DISCARD = Verb("discard", CARD | CONTAMINATION)
REACT = Verb("react", CARD | QUEST)
CHOOSE_OBJECTIVE = Verb("objective", OBJECTIVE)
CHOOSE_EFFECT = Verb("effect", EFFECT)
HEED_TOKEN = Verb("heed-token", TOKEN)
IGNORE_TOKEN = Verb("ignore-token", TOKEN)
LEAVE_ON_TOP = Verb("leave-on-top", EVENT)
PUT_AT_BOTTOM = Verb("put-at-bottom", EVENT)

VERBS = declared(vars())
