"""Lockdown: whoever asks why something cannot be done is told what is missing here and now.

The tables name every action, card, item, quest item, room and computer option in a position where it
is refused, with the whole answer: every reason, after the rule that forbids it. A row begins with the
room in which the character stands.
"""

from __future__ import annotations

import re

import pytest

from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.rules.effects import COMPUTER
from hullbreach.games.lockdown.rules.model import SPACES, cargo
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.suite.plights import (
    Row,
    all_explored,
    as_it_is,
    broken,
    fighting,
    fighting_shut_in,
    fighting_unarmed,
    has,
    poor,
    row,
    rows,
    ruined,
    searched,
    shut_in,
    then,
    unarmed,
    unsaid,
)
from hullbreach.kernel import Texts

OWNERS = {
    "survivor": "repairs desperate-attack obstinate vents distraction",
    "lab-rat": "basic-repairs weird-metabolism sensitive-hearing feel-of-the-dark inconspicuous",
    "xenobiologist": "rushed-analysis workspace-plan pheromones field-experience vivisection",
    "sentry": "stun quarantine facility-tour defense-plan",
    "janitor": "emergency-key clean-up maintenance-plan jury-rigging it-should-work",
    "pilot": "computer-skills piloting knowledge-of-the-facility old-friend",
    "captain": "order motivation reload suppressive-fire",
    "mechanic": "fast-repairs technical-corridors pyrotechnics ingenuity",
    "scientist": "risk-assessment blocking-access intranet",
    "scout": "scavenging reconnaissance adrenaline",
    "soldier": "covering-fire taking-aim full-auto nerves-of-steel",
}
"""Who plays a card; the Hacker has all the others."""
ALIKE = {"captain": "sentry", "pilot": "hacker", "mechanic": "janitor", "soldier": "survivor",
         "scout": "lab-rat", "scientist": "xenobiologist"}  # fmt: skip
"""Guests and those whose colour they have."""
PAYING = ("search", "demolition", "interruption")
"""Cards that everybody has."""
STAIRS, EXIT = "emergency-staircase-1", "001"
PEACE = "repository"
"""No fire, no malfunction, no computer, no colour."""


def lit(s: LockdownScenario) -> None:
    """Power everywhere."""
    s.powered("s-01", "s-02", "s-03", "elevator")


def dark(s: LockdownScenario) -> None:
    """Power nowhere."""
    s.blackout()


def no_plans(s: LockdownScenario) -> None:
    """Nobody has a contingency."""
    s.only("contingency-pool", rest="gone")
    for seat in range(3):
        s.only(f"contingencies-{seat}", rest="gone")


def no_cargo(s: LockdownScenario) -> None:
    """No token of the Cargo Sending System is left."""
    for space in SPACES:
        s.only(cargo(space), rest="gone")


def wise(s: LockdownScenario) -> None:
    """Nothing is left to learn."""
    s.knows(0, 8)


def crafted_out(s: LockdownScenario) -> None:
    """No crafted item is left."""
    s.only("deck-crafted", rest="gone")


COMBAT = "You are in combat."
CALM = "You are not in combat."
CLEAN = "You have no contamination card in your hand."
NO_COMPUTER = "L-216: There is no computer here."
BROKEN_COMPUTER = "L-217: The computer here is broken: there is a malfunction in the room."
UNPOWERED = "L-216: The computer here has no power."
MALFUNCTION = "L-269: There is a malfunction here."
UNBROKEN = "L-053: There is no malfunction here."
NO_FIRE = "L-053: There is no fire here."
NO_HUNTER = "L-183: There is no nightstalker here."
NO_PREY = "L-443: There is neither a nightstalker nor an egg here."
SHUT_IN = "L-278: Every way out of this room is behind a closed door."
UNARMED = "L-297: You hold no weapon with ammo."
COST_ONE = "L-180: This costs one action card; you have none."
COST_TWO = "L-180: This costs 2 action cards; you have none."
NO_TARGET = "L-418: There is neither a nightstalker nor an egg here or next door."
NO_DOOR = "L-281: No door of this room can be opened or closed."
NO_CLOSED_DOOR = "L-277: No door of this room is closed."
ALL_EXPLORED = "L-227: There is no unexplored room left."
NO_COUNTER = "This room cannot be searched: it has no item counter."
SEARCHED = "Nothing is left to be found here: the item counter shows 0."
NO_ITEM = "L-200: You have no item to discard."
NO_ENTRANCE = "L-248: This room has no entrance to the technical corridors."
NO_EXIT = "No other room with an entrance to the technical corridors is explored."
NO_ACTION = "L-421: This room has no action."
NO_SECTION = "L-255: This place is in no section of the base."
NO_SLIME = "L-264: You have no slime."
NO_WOUND = "You have no serious wound that is not dressed."
NO_DRESSED = "You have no dressed serious wound."
NO_SCRATCH = "You have no light wound."
ALERT = "L-463: The alert procedure is running already."
POOL = "The pool of contingency plans is empty."
NO_ROVER = "The rover is not here."
GATE = "L-092: The main gate is closed."
UNLIT = "L-468: The elevator has no power."
FULL = "L-392: What you could load is full already."


# The basic actions, by what is said to take them

ACTIONS: dict[str, list[Row]] = {
    "move 001": [
        row(PEACE, lambda s: s.door(PEACE, "001"), "L-278: The door in this corridor is closed."),
        row(PEACE, poor, COST_ONE),
    ],
    "careful 001": [
        row(PEACE, lambda s: s.noise_around("001"),
            "L-190: Every corridor of that room has a noise marker already."),
        row(PEACE, fighting, f"L-188: {COMBAT}"),
    ],
    "shoot smart-gun figure-1": [
        row(PEACE, then(fighting, lambda s: s.ammo(0, "smart-gun", 0)),
            "L-297: No ammo left: Smart Gun."),
    ],
    "melee figure-1": [row(PEACE, then(fighting, poor), COST_ONE)],
    "pick-up egg": [
        row(PEACE, then(lambda s: s.mark("egg", PEACE), fighting), f"L-191: {COMBAT}"),
    ],
    "trade": [
        row(PEACE, as_it_is, "L-194: Nobody else is here."),
        row(PEACE, fighting, f"L-193: {COMBAT}"),
    ],
    "craft neutralizer": [
        row(PEACE, as_it_is,
            "L-398: You lack both components: Reagent or Antiseptic, and Medkit."),
        row(PEACE, has("antiseptic"), "L-398: You lack a component: Medkit."),
        row(PEACE, crafted_out, "L-400: All cards of this item are in use: Neutralizer."),
        row(PEACE, fighting, f"L-196: {COMBAT}"),
    ],
    "craft taser": [
        row(PEACE, has("weapon-battery"),
            "L-398: You lack a component: Toolbelt or Analyze Toolset."),
    ],
    "craft flamethrower": [
        row(PEACE, has("toolbelt"), "L-398: You lack a component: Reagent or Antiseptic."),
    ],
    "craft enviro-suit": [row(PEACE, has("toolbelt"), "L-398: You lack a component: Clothes.")],
    "craft pistol": [row(PEACE, has("reagent"), "L-398: You lack a component: Weapon Battery.")],
    "bunker way-by-rover": [
        row(EXIT, as_it_is, GATE),
        row(EXIT, lambda s: s.gate_open().rover("away"), f"L-093: {NO_ROVER}"),
        row(EXIT, then(lambda s: s.gate_open(), fighting), f"L-094: {COMBAT}"),
    ],
    "bunker way-on-foot": [
        row(EXIT, lambda s: s.gate_open(), "L-093: You wear no suit for the way on foot."),
    ],
}  # fmt: skip
NEVER = ("drop",)
"""What is never refused: it costs nothing, and there is no time at which it is forbidden."""

OPTIONS: dict[str, list[Row]] = {
    "move-rover": [row(PEACE, lambda s: s.computer("a", "b"), NO_COMPUTER)],
    "peek-css": [
        row("archive", then(lit, no_cargo, lambda s: s.computer("a", "b")),
            "L-447: No CSS token is left on the time track."),
    ],
    "peek-contingencies": [
        row("archive", then(lit, no_plans, lambda s: s.computer("a", "b")),
            "L-108: No other player in your section has a contingency plan."),
    ],
    "knowledge": [
        row("archive", then(lit, wise, lambda s: s.computer("b", "a")),
            "L-365: There is nothing left for you to learn."),
    ],
    "swap-power": [
        row("archive", then(dark, lambda s: s.computer("b", "a")), UNPOWERED),
        row("archive", then(lit, broken, lambda s: s.computer("b", "a")), BROKEN_COMPUTER),
        row("archive", then(lit, poor, lambda s: s.computer("b", "a")), COST_ONE),
    ],
    "purge": [
        row("archive", then(lit, lambda s: s.computer("c", "a")),
            "L-218: No room is on fire, and none has a nightstalker in it."),
    ],
    "door": [
        row("archive", then(lit, ruined, lambda s: s.computer("d", "a")),
            "L-281: No door can be opened or closed anywhere."),
    ],
}  # fmt: skip
"""What the computer offers."""


# The action cards

CARDS: dict[str, list[Row]] = {
    "demolition": [
        row("contaminated-room", as_it_is, NO_CLOSED_DOOR,
            "L-273: There is never a malfunction in this room."),
        row(PEACE, broken, NO_CLOSED_DOOR, "L-274: There is a malfunction here already."),
    ],
    "interruption": [
        row(PEACE, as_it_is,
            "L-182: This is a reaction: it is played when another character in your room begins an "
            "action or reacts."),
    ],
    "rest": [
        row(PEACE, as_it_is, f"L-349: {CLEAN}"),
        row(PEACE, fighting, f"L-185: {COMBAT}"),
    ],
    "search": [
        row("archive", searched, f"L-412: {SEARCHED}"),
        row(PEACE, as_it_is, f"L-222: {NO_COUNTER}"),
        row("nest", as_it_is, f"L-442: {NO_COUNTER}"),
    ],
    "basic-repairs": [
        row(PEACE, as_it_is, UNBROKEN),
        row(PEACE, then(broken, lambda s: s.hand(0, "basic-repairs", "search")),
            "L-180: 2 more action cards have to be discarded with it; you have only one other."),
    ],
    "repairs": [row(PEACE, as_it_is, UNBROKEN)],
    "desperate-attack": [row(PEACE, as_it_is, f"L-184: {CALM}")],
    "obstinate": [
        row(PEACE, as_it_is, "L-200: You have no serious wound.", NO_ITEM),
        row(PEACE, has("medkit"), "L-200: You have no serious wound.", f"L-360: {NO_WOUND}"),
    ],
    "vents": [
        row(PEACE, as_it_is, NO_ENTRANCE),
        row("guard-room", lambda s: only_explored(s, "guard-room"), f"L-425: {NO_EXIT}"),
    ],
    "distraction": [
        row(PEACE, fighting, NO_ITEM),
        row(PEACE, then(has("medkit"), fighting_shut_in), SHUT_IN),
    ],
    "weird-metabolism": [row(PEACE, as_it_is, NO_SLIME, f"L-200: {CLEAN}")],
    "sensitive-hearing": [
        row(PEACE, then(as_it_is, poor, lambda s: s.hand(0, "sensitive-hearing"), fighting),
            f"L-185: {COMBAT}"),
    ],
    "feel-of-the-dark": [
        row(PEACE, as_it_is,
            "L-382: This is a reaction: it is played in darkness, against an event or a surprise "
            "attack."),
    ],
    "inconspicuous": [
        row(PEACE, as_it_is,
            "L-203: This is a reaction: it is played when a nightstalker attacks you in company, or "
            "in darkness before your noise roll when the bag develops."),
    ],
    "recharge": [
        row(PEACE, dark, "L-374: There is no power here."),
        row(PEACE, lit, FULL),
        row(PEACE, then(lit, unarmed), "L-200: You hold no energy weapon."),
    ],
    "neuralink": [
        row(PEACE, dark, "L-374: There is no power here.", NO_COMPUTER),
        row("archive", then(dark, broken), "L-374: There is no power here.", BROKEN_COMPUTER),
    ],
    "bypass": [
        row(STAIRS, lit, NO_COMPUTER, NO_SECTION),
    ],
    "it-works-for-me": [row(PEACE, as_it_is, UNBROKEN)],
    "master-plan": [
        row(PEACE, all_explored, NO_COMPUTER, ALL_EXPLORED),
        row("laboratory", all_explored,
            "L-432: There is no corpse, carcass or egg to examine.", ALL_EXPLORED),
    ],
    "rushed-analysis": [row(PEACE, as_it_is, f"L-349: {CLEAN}")],
    "workspace-plan": [
        row(PEACE, all_explored,
            "L-200: This is not the right room: it has to be white or green.", ALL_EXPLORED),
    ],
    "defense-plan": [
        row(PEACE, all_explored,
            "L-200: This is not the right room: it has to be white or red.", ALL_EXPLORED),
    ],
    "maintenance-plan": [
        row(PEACE, all_explored,
            "L-200: This is not the right room: it has to be white or yellow.", ALL_EXPLORED),
    ],
    "pheromones": [
        row(PEACE, as_it_is,
            "L-335: This is a reaction: it is played when a nightstalker attacks you."),
    ],
    "field-experience": [
        row(PEACE, as_it_is, f"L-412: {SEARCHED}", "L-366: This takes knowledge 4; you have 1.",
            "L-366: This takes knowledge 6; you have 1."),
    ],
    "vivisection": [
        row(PEACE, then(fighting, lambda s: s.only("pack-0", rest="gone")),
            "L-200: You have no Probe Arm."),
        row(PEACE, then(fighting, lambda s: s.used_up("probe-arm")),
            "L-041: No uses left: Probe Arm."),
    ],
    "stun": [
        row(PEACE, as_it_is,
            "L-200: Nobody else here has between one and 3 cards in hand.", NO_HUNTER),
        row(PEACE, fighting_unarmed,
            "L-200: Nobody else here has between one and 3 cards in hand.",
            "L-200: You hold no weapon."),
    ],
    "quarantine": [
        row(PEACE, as_it_is, NO_COMPUTER),
        row("archive", ruined, "L-281: No room has a door that could be closed."),
    ],
    "facility-tour": [row(PEACE, shut_in, SHUT_IN)],
    "emergency-key": [
        row(PEACE, ruined, NO_DOOR, "L-200: You are not in an elevator room."),
        row("elevator-room-s-01", then(ruined, broken), NO_DOOR, MALFUNCTION),
    ],
    "clean-up": [row(PEACE, as_it_is, UNBROKEN, NO_FIRE)],
    "jury-rigging": [
        row(PEACE, as_it_is, "L-200: This is not the right room: it has to be yellow."),
        row("generator", searched, f"L-412: {SEARCHED}"),
        row("generator", crafted_out, "L-400: None of the items that you could take is left."),
    ],
    "it-should-work": [
        row(PEACE, as_it_is,
            "L-473: None of your items is a component of anything that is left.", NO_COMPUTER),
        row("laboratory", lit, "L-432: There is no corpse, carcass or egg to examine.",
            "L-200: The computer here has power."),
        row("defense-control-room", then(broken, searched),
            "L-450: You cannot pay for this: the item counter here shows 0, and there is a "
            "malfunction here already.", BROKEN_COMPUTER),
    ],
    "computer-skills": [row(PEACE, ruined, NO_COMPUTER, NO_DOOR)],
    "piloting": [
        row(PEACE, as_it_is, GATE, f"L-523: {NO_ROVER}", NO_COMPUTER),
        row(PEACE, lambda s: s.gate_open(), f"L-093: {NO_ROVER}", f"L-523: {NO_ROVER}",
            NO_COMPUTER),
    ],
    "knowledge-of-the-facility": [row(PEACE, then(ruined, all_explored), NO_DOOR, ALL_EXPLORED)],
    "old-friend": [
        row("archive", as_it_is, "L-200: This room has a computer."),
        row(STAIRS, as_it_is, NO_ACTION),
        row(PEACE, broken, MALFUNCTION),
    ],
    "order": [row(PEACE, as_it_is, "L-497: Nobody else is here.")],
    "reload": [row(PEACE, as_it_is, "L-200: You do not hold a Six-Shooter.")],
    "suppressive-fire": [row(PEACE, fighting, UNARMED)],
    "fast-repairs": [row(PEACE, as_it_is, UNBROKEN)],
    "technical-corridors": [row(PEACE, as_it_is, NO_ENTRANCE)],
    "pyrotechnics": [
        row(PEACE, as_it_is, NO_ITEM, NO_FIRE),
        row("crossroads-1", has("medkit"), "L-509: There is never a fire in this place.", NO_FIRE),
    ],
    "ingenuity": [row(PEACE, as_it_is, UNBROKEN, "L-398: You do not have two items.")],
    "risk-assessment": [row(PEACE, as_it_is, NO_COMPUTER)],
    "blocking-access": [row("archive", dark, UNPOWERED)],
    "intranet": [
        row(PEACE, as_it_is, NO_COMPUTER),
        row("archive", then(lit, lambda s: s.knows(0, 3, informed=True)),
            "L-419: No room with a working computer has an action that you could take now."),
    ],
    "scavenging": [row(PEACE, as_it_is, f"L-222: {NO_COUNTER}")],
    "reconnaissance": [row(PEACE, shut_in, SHUT_IN)],
    "adrenaline": [row(PEACE, fighting_shut_in, UNARMED, SHUT_IN)],
    "covering-fire": [row(PEACE, fighting, UNARMED)],
    "taking-aim": [row(PEACE, fighting, "L-297: You hold no energy weapon with ammo.")],
    "full-auto": [row(PEACE, fighting, "L-297: You do not hold an Assault Rifle.")],
    "nerves-of-steel": [
        row(PEACE, as_it_is,
            "L-291: This is a reaction: it is played when a surprise attack strikes you."),
    ],
}  # fmt: skip
ALWAYS_PLAYED = ("motivation",)
"""A card that costs nothing, at any time, and always does something."""


# The items, quest items among them

ITEMS: dict[str, list[Row]] = {
    "weapon-battery": [
        row(PEACE, ruined, FULL, NO_DOOR),
        row(PEACE, then(ruined, unarmed), "L-392: You hold no energy weapon.", NO_DOOR),
        row(PEACE, poor, COST_ONE),
    ],
    "glowstick": [
        row(PEACE, lambda s: s.is_(0, lit=True),
            "L-376: You have a light until the end of the round."),
    ],
    "grenade": [row(PEACE, as_it_is, NO_TARGET)],
    "thermite-charge": [row(PEACE, poor, COST_ONE)],
    "smoke-grenade": [
        row(PEACE, as_it_is, f"L-184: {CALM}"),
        row(PEACE, fighting_shut_in, SHUT_IN),
    ],
    "recon-drone": [row(PEACE, all_explored, ALL_EXPLORED)],
    "main-gate-key": [
        row(PEACE, as_it_is, "L-101: You are not in an exit room."),
        row(EXIT, lambda s: s.gate_open(), "L-102: The main gate is open already."),
    ],
    "contingency-codes": [
        row(PEACE, as_it_is, NO_COMPUTER),
        row("archive", dark, UNPOWERED),
        row("archive", then(lit, no_plans),
            "L-205: Nobody else has a contingency plan, and the pool is empty."),
    ],
    "extended-magazine": [row(PEACE, unarmed, "L-393: You hold no energy weapon.")],
    "toolbelt": [
        row(PEACE, ruined, UNBROKEN, NO_DOOR,
            "L-205: You hold no weapon that is loaded with this: Toolbelt.",
            "L-205: You have no Probe Arm."),
        row(PEACE, then(ruined, has("probe-arm")), UNBROKEN, NO_DOOR,
            "L-205: You hold no weapon that is loaded with this: Toolbelt.",
            "L-205: Your Probe Arm has all its uses."),
    ],
    "reagent": [
        row(PEACE, as_it_is, "L-205: You hold no weapon that is loaded with this: Reagent.",
            "L-206: This takes knowledge 5; you have 1."),
        row(PEACE, then(has("flamethrower"), wise), FULL, NO_HUNTER),
    ],
    "duct-tape": [
        row(PEACE, as_it_is, UNBROKEN, "L-394: You do not hold two heavy items."),
    ],
    "fire-blanket": [row(PEACE, as_it_is, NO_FIRE, NO_SLIME)],
    "clothes": [row(PEACE, as_it_is, NO_SLIME, f"L-360: {NO_WOUND}")],
    "cave-plans": [
        row(PEACE, as_it_is, NO_ENTRANCE),
        row("guard-room", lambda s: only_explored(s, "guard-room"), f"L-248: {NO_EXIT}"),
    ],
    "facility-plans": [row(PEACE, all_explored, ALL_EXPLORED)],
    "medkit": [row(PEACE, as_it_is, f"L-360: {NO_WOUND}", f"L-361: {NO_DRESSED}")],
    "medical-stapler": [row(PEACE, as_it_is, f"L-360: {NO_WOUND}", f"L-361: {NO_SCRATCH}")],
    "caffeine-pills": [row(PEACE, fighting, f"L-185: {COMBAT}")],
    "antiseptic": [row(PEACE, as_it_is, f"L-349: {CLEAN}")],
    "scalpel": [row(PEACE, as_it_is, "L-210: Nobody here has a larva.", NO_PREY)],
    "analyze-toolset": [
        row(PEACE, as_it_is, "L-214: There is no corpse, carcass or egg to examine.",
            f"L-215: {CLEAN}"),
    ],
    "research-documents": [
        row(PEACE, then(wise, no_plans), "L-365: There is nothing left for you to learn.",
            f"L-205: {POOL}"),
    ],
    "neutralizer": [row(PEACE, fighting, f"L-185: {COMBAT}")],
    "taser": [row(PEACE, poor, COST_ONE)],
    "probe-arm": [
        row(PEACE, as_it_is, f"L-184: {CALM}"),
        row(PEACE, then(fighting, has("probe-arm"), lambda s: s.used_up("probe-arm")),
            "L-041: No uses left: Probe Arm."),
        row(PEACE, then(fighting, lambda s: s.only("supply-of-supply-carcass", rest="gone")),
            "L-205: No carcass is left in the supply."),
    ],
    "wail": [row(STAIRS, as_it_is, NO_SECTION)],
    "cheat-codes": [row(PEACE, fighting, f"L-185: {COMBAT}")],
    "overmind": [
        row(STAIRS, as_it_is, NO_SECTION),
        row(PEACE, as_it_is,
            "L-183: Every nightstalker of your section is in combat, or there is none."),
        row(PEACE, lambda s: s.intruder("adult", "001").door("001", "002").door("001", PEACE),
            "L-278: Closed doors bar every way of the nightstalkers that you could command."),
    ],
    "pressure-washer": [row(PEACE, as_it_is, NO_FIRE, "L-264: Nobody here has slime.")],
}  # fmt: skip


# Unlocking quest items

IN_REPOSITORY = [row("archive", as_it_is, "L-416: You have to be in this room: Repository.")]
QUESTS: dict[str, list[Row]] = {
    "assault-rifle": IN_REPOSITORY,
    "wail": [row(PEACE, as_it_is, "L-416: You have to be in this room: Laboratory.")],
    "cheat-codes": [row(PEACE, as_it_is, "L-416: You have to be in this room: Archive.")],
    "overmind": [row(PEACE, as_it_is, "L-416: This takes knowledge 6; you have 1.")],
    "battle-suit": [
        row(PEACE, as_it_is,
            "L-416: You need one of these items to discard: Toolbelt, Duct Tape."),
        row(PEACE, fighting, f"L-185: {COMBAT}"),
    ],
    "pressure-washer": [
        row(PEACE, as_it_is, "L-416: You have to be in this room: Cooling System."),
    ],
    "six-shooter": IN_REPOSITORY,
    "shotgun": IN_REPOSITORY,
    "sawed-off-shotgun": IN_REPOSITORY,
    "soldiers-assault-rifle": IN_REPOSITORY,
    "rifle": IN_REPOSITORY,
    "pistol": IN_REPOSITORY,
}  # fmt: skip


# The rooms: those on the alternative side are crossroads and the vestibule

ROOMS: dict[str, list[Row]] = {
    "archive": [
        row("archive", lambda s: s.knows(0, 3, informed=True),
            "L-423: You have used the Archive already: your knowledge token is active."),
    ],
    "cave-entrance": [
        row("cave-entrance", lambda s: only_explored(s, "cave-entrance"), f"L-425: {NO_EXIT}"),
    ],
    "cooling-system": [
        row("cooling-system", lambda s: s.countdown(5), "L-428: The countdown is running already."),
    ],
    "decon-room": [
        row("decon-room", as_it_is,
            "L-429: You have neither a contamination card in your hand, nor a larva, nor slime."),
    ],
    "emergency-room": [
        row("emergency-room", as_it_is,
            f"L-431: {NO_WOUND}", f"L-431: {NO_DRESSED}", f"L-431: {NO_SCRATCH}"),
    ],
    "laboratory": [
        row("laboratory", as_it_is, "L-432: There is no corpse, carcass or egg to examine."),
    ],
    "css-a": [
        row("css-a", lambda s: s.space(9),
            "L-081: No CSS token lies under the time token: no pod is about to be launched."),
        row("css-a", lambda s: s.space(10).cargo(10, "all").in_pod(1),
            "L-082: Somebody is in this pod."),
    ],
    "nest": [
        row("nest", lambda s: s.only("eggs", rest="supply-of-supply-egg"),
            "L-440: No egg is left in the Nest."),
    ],
    "generator": [row("generator", fighting, f"L-420: {COMBAT}")],
    "transmitter-control-room": [
        row("transmitter-control-room", lambda s: s.is_(0, signal=True),
            "L-436: You have sent the signal already.",
            "L-437: Nobody else who has an objective has sent the signal."),
    ],
    "css-b": [
        row("css-b", lambda s: s.space(9),
            "L-081: No CSS token lies under the time token: no pod is about to be launched."),
    ],
    "css-c": [row("css-c", poor, COST_TWO)],
    "css-control-room": [
        row("css-control-room", no_cargo, "L-447: No CSS token is left on the time track."),
    ],
    "defense-control-room": [
        row("defense-control-room", as_it_is,
            "L-451: There is no room with a nightstalker and without a malfunction."),
    ],
    "guard-room": [
        row("guard-room", searched, f"L-453: {SEARCHED}"),
        row("guard-room", crafted_out, "L-400: None of the items that you could take is left."),
    ],
    "contaminated-room": [row("contaminated-room", as_it_is, NO_ACTION)],
    "surgery": [row("surgery", broken, MALFUNCTION)],
    "testing-lab": [
        row("testing-lab", as_it_is, "L-458: This takes knowledge 4; you have 1."),
        row("testing-lab", then(wise, crafted_out),
            "L-400: All cards of this item are in use: Neutralizer."),
    ],
    "vent-control-room": [
        row("vent-control-room", ruined,
            "L-459: Every room with an entrance to the technical corridors has a corridor that no "
            "door can close."),
        row("vent-control-room", lambda s: s.vented("003"),
            "L-460: One room is being vented already: unexplored room 003."),
    ],
    "repository": [
        row("repository", as_it_is,
            "L-473: None of your items is a component of anything that is left."),
    ],
    "isolation-room": [
        row("isolation-room", as_it_is,
            "L-476: The Isolation Room cannot be locked yet: the time token is on no white space, "
            "and there is no alert."),
    ],
    "backup-power-supply": [row("backup-power-supply", broken, MALFUNCTION)],
    "alert-room": [
        row("alert-room", then(lambda s: s.alert(1), no_plans), ALERT, f"L-464: {POOL}"),
    ],
    "elevator-room-s-01": [
        row("elevator-room-s-01", dark, UNLIT),
    ],
    "elevator-room-s-02": [row("elevator-room-s-02", fighting, f"L-420: {COMBAT}")],
    "elevator-room-s-03": [row("elevator-room-s-03", broken, MALFUNCTION)],
    **{
        f"emergency-staircase-{number}": [row(f"emergency-staircase-{number}", as_it_is, NO_ACTION)]
        for number in (1, 2, 3, 4)
    },
    "vestibule": [row("vestibule", as_it_is, NO_ACTION)],
    **{
        f"crossroads-{number}": [row(f"crossroads-{number}", as_it_is, NO_ACTION)]
        for number in (1, 2, 3)
    },
}  # fmt: skip
OUTSIDE = ("vestibule", "crossroads")
"""What is only on the alternative side."""


# The comparison


def only_explored(s: LockdownScenario, room: str) -> None:
    """Nothing with an entrance to the technical corridors is explored but this room."""
    entrances = s.play.board.networks["network-tc"]
    rest = {
        slot: one
        for slot, one in s.state.explored.items()
        if one == f"room-{room}" or slot not in entrances
    }
    s.set(explored=rest)


def position(who: str, room: str, *more: str) -> LockdownScenario:
    """Somebody in a room with cards to pay with; two others far away."""
    taken = (who, ALIKE.get(who, who))
    others = [one for one in ("survivor", "hacker", "lab-rat") if one not in taken][:2]
    s = LockdownScenario(who, *others, mars=room.startswith(OUTSIDE))
    s.explore(room).at(0, room).at(1, "isolation-room").at(2, "isolation-room")
    return s.hand(0, *more, *[one for one in PAYING if one not in more][:2])


def owner(card: str) -> str:
    """Somebody who has a card."""
    return next((who for who, cards in OWNERS.items() if card in cards.split()), "hacker")


@pytest.mark.parametrize(("words", "expected"), rows(ACTIONS))
def test_basic_actions(words: str, expected: Row) -> None:
    s = position("hacker", expected.room)
    expected.change(s)
    assert s.reasons(0, *words.split()) == [*expected.reasons]


@pytest.mark.parametrize(("choice", "expected"), rows(OPTIONS))
def test_computer_options(choice: str, expected: Row) -> None:
    s = position("hacker", expected.room)
    expected.change(s)
    assert s.reasons(0, f"computer:computer-option-{choice}") == [*expected.reasons]


@pytest.mark.parametrize(("card", "expected"), rows(CARDS))
def test_action_cards(card: str, expected: Row) -> None:
    s = position(owner(card), expected.room, card)
    expected.change(s)
    assert s.reasons(0, "play", card) == [*expected.reasons]


@pytest.mark.parametrize(("item", "expected"), rows(ITEMS))
def test_items(item: str, expected: Row) -> None:
    s = position("hacker", expected.room)
    expected.change(s)
    if not any(one.startswith(f"item-{item}") for one in s.zone("pack-0")):
        s.has(0, item)
    assert s.reasons(0, "use", item) == [*expected.reasons]


@pytest.mark.parametrize(("quest", "expected"), rows(QUESTS))
def test_quest_items(quest: str, expected: Row) -> None:
    people = {**CONTENT.characters, **CONTENT.guests}
    owners = {one: row.id for row in people.values() for one in row.quests}
    s = position(owners[quest], expected.room)
    expected.change(s)
    assert s.reasons(0, "activate", quest) == [*expected.reasons]


@pytest.mark.parametrize(("room", "expected"), rows(ROOMS))
def test_rooms(room: str, expected: Row) -> None:
    s = position("hacker", room)
    expected.change(s)
    assert s.reasons(0, "room") == [*expected.reasons]


def test_the_rover_is_driven_out_of_combat_alone() -> None:
    s = position("hacker", "vestibule").at(0, "002").rover("002").intruder("adult", "002")
    exits = [refused for refused in s.table.why_not(0) if refused.option.verb == "drive"]
    assert exits
    for refused in exits:
        assert s.reasons(0, refused.option.id) == [f"L-523: {COMBAT}"]


# Nothing is left out

SELDOM = [
    "denied-no-computer-option",
    "denied-elevator-here",
    "denied-elevator-away",
    "denied-no-countdown",
    "denied-countdown-red",
    "denied-no-noise",
    "denied-all-noisy",
]
"""What nobody is told: something else is possible then, or something else forbids it before."""


def test_every_action_card_item_and_room_is_in_a_table() -> None:
    verbs = {words.split()[0] for words in ACTIONS} | {"play", "use", "activate", "room", *NEVER}
    assert verbs | {"computer", "drive"} == {action.verb for action in GAME.edition().rules.actions}
    crafted = {f"craft {row.id}" for row in CONTENT.items.values() if row.recipe}
    assert crafted <= set(ACTIONS)
    assert {f"computer-option-{one}" for one in OPTIONS} == set(COMPUTER.ids())
    assert {*CARDS, *ALWAYS_PLAYED} == set(GAME.edition(("guests",)).box.actions)
    assert set(QUESTS) == set(CONTENT.quests)
    assert set(ROOMS) == set(CONTENT.rooms)
    rows_ = {f"item-{one}" for one in CONTENT.items} | {f"quest-{one}" for one in CONTENT.quests}
    used = {one for one in GAME.edition().effects.items.ids() if one in rows_}
    assert used <= {f"item-{item}" for item in ITEMS} | {f"quest-{item}" for item in ITEMS}
    tables = (ACTIONS, OPTIONS, CARDS, ITEMS, QUESTS, ROOMS)
    assert all(table[name] for table in tables for name in table)


def test_every_reason_is_told_in_a_table() -> None:
    tables = (ACTIONS, OPTIONS, CARDS, ITEMS, QUESTS, ROOMS)
    told = [one for table in tables for _, row in rows(table) for one in row.reasons]
    assert unsaid("lockdown", GAME.words[0], told) == SELDOM


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_name_of_a_component_is_all_that_supplies_it(language: str) -> None:
    texts = Texts(language, "lockdown")
    supply: dict[str, list[str]] = {}
    for item in CONTENT.items.values():
        if item.component:
            supply.setdefault(item.component, []).append(texts.name(f"item-{item.id}"))
    for component, names in supply.items():
        said = texts.name(f"part-{component}")
        assert sorted(re.split(" or | lub ", said)) == sorted(names)
