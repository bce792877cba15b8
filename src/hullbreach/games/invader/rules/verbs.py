"""All that can be chosen, each verb declared once."""

from __future__ import annotations

from hullbreach.kernel.verbs import Kind, Verb, declared

ZONE, WAY, ITEM, HAND = Kind("zone"), Kind("way"), Kind("item"), Kind("hand")
WHO, XENO, MACHINE, SKILL = Kind("survivor"), Kind("xeno"), Kind("machine"), Kind("skill")
TARGET, SEAT, PLACE = Kind("target"), Kind("player"), Kind("place")
CAUSE, WEAPON, CARD = Kind("cause"), Kind("weapon"), Kind("card")

# Before the game
PICK, ARM, FIRST = Verb("pick", WHO), Verb("arm", WHO, ITEM), Verb("first", SEAT)
REINFORCE = Verb("reinforce", ZONE)

# A turn
BEGIN = Verb("begin", WHO)
MOVE, MOVE_BOT = Verb("move", ZONE), Verb("move-with-bot", ZONE)
SEARCH, TAKE_OXYGEN = Verb("search"), Verb("take-oxygen")
OPEN, CLOSE = Verb("open", WAY), Verb("close", WAY)
ARRANGE, TRADE = Verb("arrange"), Verb("trade", WHO)
STRIKE, STRIKE_PAIR = Verb("strike", WEAPON), Verb("strike-pair", WEAPON)
SHOOT, SHOOT_PAIR = Verb("shoot", WEAPON, ZONE), Verb("shoot-pair", WEAPON, ZONE)
TAKE = Verb("take", ZONE)
NOISE = Verb("noise")
EAT, THROW = Verb("eat"), Verb("throw")
DRIVE, BOT_STRIKE = Verb("drive", ZONE), Verb("machine-strike", MACHINE)
MACHINE_SHOOT = Verb("machine-shoot", MACHINE, ZONE)
STOP = Verb("stop")
LEAVE, STAY = Verb("leave"), Verb("stay")

# Skills
ZERO_G, SPRINT, CHARGE = Verb("zero-g-run", ZONE), Verb("sprint", ZONE), Verb("charge", ZONE)
BLOODLUST, TAUNT, SHOVE = Verb("bloodlust", ZONE), Verb("taunt", ZONE), Verb("shove", ZONE)
RESCUE, PULL, LEAD, HIDE = Verb("rescue", ZONE), Verb("pull", WHO), Verb("lead", WHO), Verb("hide")

# Cards
HOLD, WEAR, STOW = Verb("hold", ITEM, HAND), Verb("wear", ITEM), Verb("stow", ITEM, PLACE)
ATTACH, DETACH = Verb("attach", ITEM, HAND), Verb("detach", ITEM, HAND)
DISCARD = Verb("discard", ITEM, PLACE)
GIVE, GET = Verb("give", CARD, PLACE), Verb("get", CARD, PLACE)
DONE = Verb("done")
AGREE, REFUSE = Verb("agree"), Verb("refuse")

# Combat
SPREAD, FOCUS = Verb("spread"), Verb("focus", XENO)
REROLL, KEEP = Verb("reroll"), Verb("keep")
MORE_DICE, FEWER_DICE = Verb("more-dice"), Verb("fewer-dice")
HIT = Verb("hit", XENO)
SUFFER, SUFFER_ALL = Verb("suffer", TARGET), Verb("suffer-all", TARGET)
SHIELD = Verb("shield", CAUSE)
LEARN = Verb("learn", SKILL)

# Xenos
SEND, SEND_ALL, EXTRA = Verb("send", XENO, ZONE), Verb("send-all", XENO, ZONE), Verb("extra", ZONE)
FILL = Verb("fill", ZONE)
PASS = Verb("pass")

VERBS = declared(vars())
