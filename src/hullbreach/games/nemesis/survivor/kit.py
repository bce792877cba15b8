"""Which cards and items of Nemesis are good for what, the best first."""

from hullbreach.games.survival.survivor.situation import Kit

DRAFT = (
    "soldier", "bounty-hunter", "scout", "mechanic", "captain", "convict", "pilot", "psychologist",
    "scientist", "ceo", "android",
)  # fmt: skip
"""Characters in the order in which they are wished for."""

KIT = Kit(
    repairs=(
        "card-fast-repairs", "card-robot-repairs", "card-ingenuity", "card-repairs",
        "card-basic-repairs",
    ),
    repair_items=("item-tools", "item-duct-tape"),
    repairing=(
        "play:card-fast-repairs", "play:card-robot-repairs", "play:card-ingenuity",
        "use:item-tools", "use:item-duct-tape",
        "play:card-repairs", "play:card-basic-repairs",
    ),
    free_escapes=(
        "play:card-covering-fire", "play:card-suppressive-fire", "use:item-smoke-grenade",
        "play:card-protect",
    ),
    opening=(
        "play:card-demolition", "play:card-robot-demolition", "play:card-computer-skills",
        "play:card-executive-access", "play:card-knowledge-of-the-ship",
    ),
    drive_off=("use:item-taser", "use:item-fire-extinguisher"),
    healing=("use:item-medkit", "use:item-bandages", "use:item-clothes", "play:card-self-repair"),
    card_worth={
        "card-covering-fire": 6,
        "card-suppressive-fire": 6,
        "card-protect": 6,
        "card-stop-it": 6,
        "card-nerves-of-steel": 5,
        "card-sentinel": 5,
        "card-dont-panic": 4,
        "card-self-repair": 4,
        "card-adrenaline": 4,
        "card-rest": 3,
        "card-computer-skills": 3,
        "card-executive-access": 3,
        "card-efficiency": 3,
        "card-reconnaissance": 3,
        "card-search": 2,
        "card-old-friend": 2,
        "card-piloting": 2,
        "card-interruption": 0,
        "card-demolition": 0,
        "card-robot-demolition": 0,
        "card-bonus-pay": 0,
        "card-authority": 0,
        "card-order": 0,
    },
    item_worth=(
        "item-smoke-grenade", "item-medkit", "item-bandages", "item-fire-extinguisher",
        "item-taser", "item-tools", "item-evacuation-key", "item-adrenaline-injection",
        "item-synthetic-food", "item-clothes", "item-energy-charge", "item-duct-tape",
        "item-alcohol", "item-chemicals",
    ),
    effects=(
        "send-signal", "start-destruct", "mend-room", "analyse", "take-egg", "hibernate",
        "enter-pod", "heal-dressed-wound", "heal-dressed", "dress-wounds", "dress-wound",
        "dress-own-wound", "repair-damage", "repair-scratches", "heal-light-wounds", "heal-scratches", "wipe-slime",
        "desperate-flight", "spray-intruder", "stun-intruder", "put-out-fire-here",
        "computer-action", "helm-action", "plain-action", "tend-engine", "tinker-with-engine",
        "repair-room", "recall-room",
    ),
)  # fmt: skip
