"""What the bot thinks of characters, cards, items and wounds: lists, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.retaliation.rules.model import SHUTTLE
from hullbreach.games.retaliation.rules.movement import SENSOR
from hullbreach.games.survival.rules.model import EGG
from hullbreach.games.survival.rules.play import kind_of, row_id

if TYPE_CHECKING:
    from hullbreach.games.retaliation.survivor.situation import Situation

CHARACTERS = (
    "character-officer",
    "character-heavy-gun-operator",
    "character-combat-engineer",
    "character-recon",
    "character-medic",
    "character-contractor",
)
TOKENS = ("gear-oxygen", "gear-oxygen", "gear-grenade", "gear-ammo")
"""The tokens on the belt, those that are taken first before the others."""
GUARDED = ("gear-oxygen", "gear-ammo", "gear-ammo", "gear-oxygen")
"""The same with a gun that holds attacks off, or fires twice: ammo before the second oxygen."""
EQUIPMENT = (
    "item-perimeter-security-device",
    "item-assault-shotgun",
    "item-biohazard-armor",
    "item-bayonet",
    "item-submachine-gun",
    "item-drum-mag-rifle",
    "item-utility-vest",
    "item-gatling-gun",
    "item-sonic-gun",
    "item-grenade-launcher",
    "item-tactical-armor",
    "item-autoloader-belt",
    "item-tactical-hatchet",
)
ITEMS = (
    "item-medkit",
    "item-medical-stapler",
    "item-medpack",
    "item-oxygen-tank",
    "item-flashbang",
    "item-caffeine-pills",
    "item-adrenaline-injection",
    "item-tools",
    "item-ammo",
    "item-grenade",
    "item-stimulants",
    "item-duct-tape",
    "item-antiseptic",
)
CARDS = {
    "card-move-quietly": 5.0,
    "card-scouting": 5.0,
    "card-stay-calm": 5.0,
    "card-secure": 4.0,
    "card-fast-secure": 4.0,
    "card-sprint": 3.0,
    "card-tactical-retreat": 3.0,
    "card-forcing-fire": 3.0,
    "card-first-aid": 2.5,
    "card-search": 2.5,
    "card-repairs": 1.5,
    "card-fast-repairs": 2.0,
    "card-computer-skills": 2.0,
    "card-weak-spot": 2.0,
    "card-demolition": 0.2,
}
"""What a card in hand is worth; any other is worth 1."""
RUNNING = ("play:card-shoot-first", "play:card-sprint")
"""Cards that are a hasty step, and more."""
DOORS = (
    "effect-demolish",
    "effect-work-door",
    "effect-turn-door",
    "effect-break-door",
    "effect-any-door",
)
"""What is chosen of a card or an item where a door is in the way."""
EFFECTS = (
    "effect-use-computer",
    "effect-repair",
    "effect-repair-fast",
    "effect-fix",
    "effect-secure-twice",
    "effect-direct-lander",
    "effect-scout-ahead",
    "effect-explore-and-search",
    "effect-call-robot",
    "effect-drive-robot",
    "effect-operate-on-larva",
    "effect-staple",
    "effect-gain-token",
    "effect-stitch-up",
    "effect-recover",
    "effect-drive-away",
    "effect-extinguish",
    "effect-smother",
)
WOUNDS = (
    "wound-bleeding",
    "wound-lungs",
    "wound-body",
    "wound-arm",
    "wound-guts",
    "wound-leg",
    "wound-knee",
    "wound-eyes",
    "wound-hand",
)
OBJECTIVES = (
    "objective-official-order",
    "objective-insider-information",
    "objective-states-evidence",
    "objective-ulterior-motive",
    "objective-quarantine",
    "objective-veni-vidi-vici",
    "objective-great-hunt",
    "objective-luxurious-offer",
)


def held(s: Situation, item: str) -> float:
    """How much one wants to hold on to something in hand."""
    if item == EGG:
        return 9.0
    if item == SENSOR:
        return 4.0 if SHUTTLE in s.where else 8.0
    row = s.box.items[row_id(item)]
    if row.ranged:
        return 5.0 + len(s.view.tokens.get(item, ())) - 3.0 * (item in s.view.faulty)
    return 3.0 - EQUIPMENT.index(kind_of(item)) / 10 if kind_of(item) in EQUIPMENT else 1.0
