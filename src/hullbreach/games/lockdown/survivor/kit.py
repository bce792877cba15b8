"""Which cards and items of Lockdown are good for what, the best first."""

from hullbreach.games.survival.survivor.situation import Kit

DRAFT = (
    "survivor", "lab-rat", "sentry", "hacker", "janitor", "xenobiologist",
    "soldier", "scout", "captain", "mechanic", "pilot", "scientist",
)  # fmt: skip
"""Characters in the order in which they are wished for, guests last."""

DOCUMENTS = "item-research-documents"
TOOLSET = "item-analyze-toolset"
GATE_KEY = "item-main-gate-key"
SUITS = ("item-enviro-suit", "quest-battle-suit")

CLEANSING = ("play:card-rest", "play:card-rushed-analysis", "use:item-antiseptic")
"""The options that get rid of contamination."""
FREE_ACTIONS = (
    "play:card-workspace-plan", "play:card-defense-plan", "play:card-maintenance-plan",
    "play:card-master-plan", "play:card-computer-skills", "play:card-old-friend",
)  # fmt: skip
"""The cards that carry a room's action out for nothing; each is offered where it fits."""

KIT = Kit(
    repairs=(
        "card-clean-up", "card-fast-repairs", "card-repairs", "card-it-works-for-me",
        "card-ingenuity", "card-it-should-work", "card-basic-repairs",
    ),
    repair_items=("item-toolbelt", "item-duct-tape"),
    repairing=(
        "play:card-clean-up", "play:card-fast-repairs", "use:item-toolbelt", "use:item-duct-tape",
        "play:card-repairs", "play:card-it-works-for-me", "play:card-ingenuity",
        "play:card-basic-repairs", "play:card-it-should-work",
    ),
    free_escapes=(
        "play:card-covering-fire", "play:card-suppressive-fire", "use:item-smoke-grenade",
        "play:card-distraction",
    ),
    opening=(
        "play:card-demolition", "play:card-emergency-key", "use:item-toolbelt",
        "use:item-weapon-battery", "play:card-computer-skills",
        "play:card-knowledge-of-the-facility",
    ),
    drive_off=("use:item-taser", "use:item-reagent", "play:card-stun"),
    healing=(
        "use:item-medkit", "use:item-medical-stapler", "use:item-clothes",
        "play:card-obstinate", "play:card-weird-metabolism", "use:item-fire-blanket",
    ),
    card_worth={
        "card-covering-fire": 6,
        "card-suppressive-fire": 6,
        "card-distraction": 5,
        "card-nerves-of-steel": 5,
        "card-feel-of-the-dark": 5,
        "card-inconspicuous": 4,
        "card-stun": 4,
        "card-adrenaline": 4,
        "card-rest": 3,
        "card-rushed-analysis": 3,
        "card-weird-metabolism": 3,
        "card-master-plan": 3,
        "card-workspace-plan": 3,
        "card-defense-plan": 3,
        "card-maintenance-plan": 3,
        "card-search": 2,
        "card-computer-skills": 2,
        "card-old-friend": 2,
        "card-interruption": 0,
        "card-demolition": 0,
        "card-order": 0,
    },
    item_worth=(
        "item-smoke-grenade", "item-medkit", "item-medical-stapler", "item-main-gate-key",
        "item-research-documents", "item-flashlight", "item-toolbelt", "item-analyze-toolset",
        "item-antiseptic", "item-clothes", "item-glowstick", "item-duct-tape", "item-fire-blanket",
        "item-reagent", "item-weapon-battery", "item-scalpel", "item-cave-plans",
    ),
    effects=(
        "use-workspace", "use-defenses", "use-machinery", "use-computer-room", "use-broken-room",
        "send-signal", "study", "read-archive", "take-egg", "make-it-work",
        "mend-room", "repair-room", "clear-debris", "douse-fire", "clear-ashes",
        "put-out-fire-here", "dress-wounds", "heal-dressed", "heal-scratches",
        "dress-own-wound", "bind-wound", "heal-own-dressed-wound", "heal-own-light-wounds",
        "wipe-slime", "sweat-out", "stun-intruder", "throw-weapon", "drive-off-with-reagent",
        "read-documents", "analyze-object", "gather-information", "ride-elevator",
    ),
)  # fmt: skip
