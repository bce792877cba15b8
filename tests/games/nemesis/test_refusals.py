"""Nemesis: whoever asks why something cannot be done is told what is missing here and now.

The tables name every action, card, item, quest item and room in a position where it is refused, with
the whole answer: every reason, after the rule that forbids it. The first word of a row is the room
in which the character stands.
"""

from __future__ import annotations

import re

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import CONTENT, EVERYTHING, NemesisScenario
from hullbreach.games.survival.suite.plights import (
    Row,
    all_explored,
    as_it_is,
    broken,
    burning,
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
    together,
    unarmed,
    unsaid,
)
from hullbreach.kernel import Texts

OWNERS = {
    "captain": "order motivation reload",
    "pilot": "repairs computer-skills piloting knowledge-of-the-ship old-friend",
    "mechanic": "fast-repairs technical-corridors pyrotechnics ingenuity",
    "scientist": "risk-assessment blocking-access intranet",
    "soldier": "covering-fire taking-aim full-auto nerves-of-steel",
    "medic": "er pharmacist field-dressing",
}
"""Who plays a card; the Scout has all the others."""
PAYING = ("rest", "search", "demolition", "interruption")
"""Cards that everybody has."""
DECKS = ("red", "yellow", "green")


def asleep(s: NemesisScenario) -> None:
    """Seat 1 hibernates."""
    s.asleep(1)


COMBAT = "You are in combat."
CALM = "You are not in combat."
CLEAN = "You have no contamination card in your hand."
NO_COMPUTER = "There is no computer here."
BROKEN_COMPUTER = "The computer here is broken: there is a malfunction in the room."
MALFUNCTION = "There is a malfunction here."
UNBROKEN = "N-287: There is no malfunction here."
NO_ENGINE = "N-520: There is no engine in this room."
NO_FIRE = "N-273: There is no fire here."
NO_INTRUDER = "N-177: There is no intruder here."
SHUT_IN = "N-215: Every way out of this room is behind a closed door."
UNARMED = "N-317: You hold no weapon with ammo."
COST_TWO = "N-172: This costs 2 action cards; you have none."
COST_ONE = "N-172: This costs one action card; you have none."
NO_TARGET = "N-316: There is neither an intruder nor an egg here or next door."
BEHIND_DOOR = "N-294: What you could throw it at is behind a closed door."
NO_DOOR = "N-300: No door of this room can be opened or closed."
ALL_EXPLORED = "N-506: There is no unexplored room left."
NO_WOUND = "You have no serious wound that is not dressed."
NO_DRESSED = "You have no dressed serious wound."
NO_SCRATCH = "You have no light wound."
NOBODY_WOUNDED = "N-384: Nobody here has a serious wound that is not dressed."
NOBODY_DRESSED = "N-386: Nobody here has a dressed serious wound."
NOBODY_SCRATCHED = "N-385: Nobody here has a light wound."
RUNS = "The self-destruct sequence cannot be started: it is running."
STANDS = "The self-destruct sequence cannot be stopped: it is not running."
ASLEEP = "The self-destruct sequence cannot be started: Captain is hibernating."
YELLOW = "The self-destruct sequence cannot be stopped any more: it has reached a yellow space."


# The basic actions, by what is said to take them

ACTIONS: dict[str, list[Row]] = {
    "move cockpit": [
        row("hibernatorium", lambda s: s.at(0, "002").door("002", "cockpit"),
            "N-215: The door in this corridor is closed."),
        row("hibernatorium", then(lambda s: s.at(0, "002"), poor), COST_ONE),
    ],
    "careful cockpit": [
        row("hibernatorium", lambda s: s.at(0, "002").noise_around("cockpit"),
            "N-189: Every corridor of that room has a noise marker already."),
        row("hibernatorium", then(lambda s: s.at(0, "002").intruder("adult", "002")),
            f"N-190: {COMBAT}"),
        row("hibernatorium", lambda s: s.at(0, "002").hand(0, "search"),
            "N-172: This costs 2 action cards; you have only one."),
    ],
    "shoot rifle figure-1": [
        row("canteen", then(fighting, lambda s: s.ammo(0, "rifle", 0)),
            "N-317: No ammo left: Rifle."),
    ],
    "melee figure-1": [row("canteen", then(fighting, poor), COST_ONE)],
    "pick-up egg": [
        row("canteen", then(lambda s: s.mark("egg", "canteen"), fighting), f"N-195: {COMBAT}"),
    ],
    "trade": [
        row("canteen", as_it_is, "N-198: Nobody else is here."),
        row("canteen", then(together, lambda s: s.set(no_deal=True)),
            "N-202: Your last trade came to nothing: do something else first."),
        row("canteen", then(together, fighting), f"N-203: {COMBAT}"),
    ],
    "craft antidote": [
        row("canteen", as_it_is,
            "N-205: You lack both components: Chemicals or Alcohol, and Medkit."),
        row("canteen", has("alcohol"), "N-205: You lack a component: Medkit."),
        row("canteen", has("medkit"), "N-205: You lack a component: Chemicals or Alcohol."),
        row("canteen", fighting, f"N-207: {COMBAT}"),
    ],
    "craft taser": [
        row("canteen", has("tools"), "N-205: You lack a component: Energy Charge."),
        row("canteen", lambda s: s.only("deck-crafted", rest="gone"),
            "N-206: All cards of this item are in use: Taser."),
    ],
    "craft flamethrower": [
        row("canteen", has("chemicals"), "N-205: You lack a component: Tools."),
    ],
    "craft molotov-cocktail": [
        row("canteen", has("chemicals"), "N-205: You lack a component: Clothes or Bandages."),
    ],
    "autoload energy-charge": [
        row("armory", lambda s: s.has(0, "energy-charge").does(0, "activate", "autoloader").pays(),
            "N-408: Full already: Assault Rifle."),
    ],
}  # fmt: skip
NEVER = ("drop",)
"""What is never refused: it costs nothing, and there is no time at which it is forbidden."""


# The action cards

CARDS: dict[str, list[Row]] = {
    "demolition": [
        row("nest", as_it_is, "N-291: No door of this room is closed.",
            "N-281: There is never a malfunction in this room."),
        row("canteen", broken, "N-291: No door of this room is closed.",
            "N-286: There is a malfunction here already."),
    ],
    "interruption": [
        row("canteen", as_it_is,
            "N-548: This is a reaction: it is played when another character in your room begins an "
            "action or reacts."),
    ],
    "rest": [
        row("canteen", as_it_is, f"N-372: {CLEAN}"),
        row("canteen", fighting, f"N-180: {COMBAT}"),
    ],
    "search": [
        row("canteen", searched,
            "N-418: Nothing is left to be found here: the item counter shows 0."),
        row("nest", as_it_is, "N-472: This room cannot be searched: it has no item counter."),
        row("cockpit", as_it_is, "N-514: This room cannot be searched: it has no item counter."),
        row("room-covered-with-slime", as_it_is,
            "N-509: This room cannot be searched: it has no item counter."),
    ],
    "basic-repairs": [
        row("canteen", as_it_is, UNBROKEN, NO_ENGINE),
        row("engine-1", lambda s: s.hand(0, "basic-repairs", "search"),
            "N-172: 2 more action cards have to be discarded with it; you have only one other."),
    ],
    "repairs": [
        row("canteen", as_it_is, UNBROKEN, NO_ENGINE),
        row("engine-1", lambda s: s.hand(0, "repairs"),
            "N-172: One more action card has to be discarded with it; you have no other."),
    ],
    "fast-repairs": [row("canteen", as_it_is, UNBROKEN, NO_ENGINE)],
    "computer-skills": [
        row("canteen", ruined, NO_DOOR, f"N-173: {NO_COMPUTER}"),
        row("comms-room", then(ruined, broken), NO_DOOR, f"N-288: {BROKEN_COMPUTER}"),
    ],
    "suppressive-fire": [
        row("canteen", as_it_is, f"N-179: {CALM}"),
        row("canteen", fighting_unarmed, UNARMED),
        row("canteen", fighting_shut_in, SHUT_IN),
    ],
    "order": [
        row("canteen", as_it_is, "N-530: Nobody else is here."),
        row("canteen", has("quest-intercom"),
            "N-530: Nobody else is here or in a room with a working computer."),
        row("canteen", then(together, shut_in),
            "N-215: Every way out is behind a closed door for everybody whom you could order."),
    ],
    "reload": [
        row("canteen", as_it_is, "N-408: Full already: Six-Shooter."),
        row("canteen", unarmed, "N-173: You do not hold a Six-Shooter."),
    ],
    "piloting": [
        row("canteen", as_it_is, f"N-173: {NO_COMPUTER}"),
        row("comms-room", broken, f"N-288: {BROKEN_COMPUTER}"),
    ],
    "knowledge-of-the-ship": [row("canteen", then(ruined, all_explored), NO_DOOR, ALL_EXPLORED)],
    "old-friend": [
        row("comms-room", as_it_is, "N-173: This room has a computer."),
        row("emergency-room", as_it_is,
            f"N-434: {NO_WOUND}", f"N-435: {NO_DRESSED}", f"N-436: {NO_SCRATCH}"),
        row("canteen", broken, f"N-278: {MALFUNCTION}"),
        row("room-covered-with-slime", as_it_is, "N-430: This room has no action."),
    ],
    "technical-corridors": [
        row("001", as_it_is, "N-258: This room has no entrance to the technical corridors."),
    ],
    "pyrotechnics": [
        row("canteen", unarmed, "N-173: You have no item to discard.", NO_FIRE),
        row("canteen", then(burning, lambda s: s.hand(0, "pyrotechnics")),
            "N-172: One more action card has to be discarded with it; you have no other."),
    ],
    "ingenuity": [
        row("canteen", as_it_is, UNBROKEN, NO_ENGINE, "N-205: You do not have two items."),
        row("canteen", has("medkit", "clothes"), UNBROKEN, NO_ENGINE,
            "N-205: No two of your items make anything that is left."),
    ],
    "risk-assessment": [row("canteen", as_it_is, f"N-173: {NO_COMPUTER}")],
    "blocking-access": [
        row("canteen", as_it_is, f"N-173: {NO_COMPUTER}"),
        row("comms-room", broken, f"N-288: {BROKEN_COMPUTER}"),
    ],
    "intranet": [
        row("canteen", as_it_is, f"N-173: {NO_COMPUTER}"),
        row("comms-room", lambda s: s.is_(0, signal=True),
            "N-428: No room with a working computer has an action that you could take now."),
    ],
    "scavenging": [
        row("cockpit", as_it_is, "N-514: This room cannot be searched: it has no item counter."),
    ],
    "reconnaissance": [row("canteen", shut_in, SHUT_IN)],
    "adrenaline": [
        row("canteen", as_it_is, f"N-179: {CALM}"),
        row("canteen", then(fighting_unarmed, shut_in), UNARMED, SHUT_IN),
    ],
    "covering-fire": [
        row("canteen", fighting_unarmed, UNARMED),
        row("canteen", fighting_shut_in, SHUT_IN),
    ],
    "taking-aim": [
        row("canteen", fighting_unarmed, "N-317: You hold no energy weapon with ammo."),
    ],
    "full-auto": [
        row("canteen", as_it_is, f"N-179: {CALM}"),
        row("canteen", fighting_unarmed, "N-317: You do not hold an Assault Rifle."),
        row("canteen", then(fighting, lambda s: s.ammo(0, "assault-rifle", 0)),
            "N-317: No ammo left: Assault Rifle."),
    ],
    "nerves-of-steel": [
        row("canteen", as_it_is,
            "N-541: This is a reaction: it is played when a surprise attack strikes you."),
    ],
    "er": [
        row("canteen", unarmed, "N-546: You do not hold a Needle Gun."),
        row("canteen", lambda s: s.ammo(0, "needle-gun", 0), "N-546: No ammo left: Needle Gun."),
    ],
    "pharmacist": [row("canteen", as_it_is, NOBODY_WOUNDED, NOBODY_DRESSED)],
    "field-dressing": [row("canteen", as_it_is, NOBODY_WOUNDED, NOBODY_SCRATCHED)],
}  # fmt: skip
ALWAYS_PLAYED = ("motivation",)
"""A card that costs nothing, at any time, and always does something."""


# The items, quest items among them

ITEMS: dict[str, list[Row]] = {
    "energy-charge": [
        row("canteen", ruined, "N-408: What you could load is full already.", NO_DOOR),
        row("canteen", then(ruined, unarmed), "N-565: You hold no energy weapon.", NO_DOOR),
        row("canteen", poor, COST_ONE),
    ],
    "grenade": [
        row("canteen", as_it_is, NO_TARGET),
        row("canteen", then(lambda s: s.intruder("adult", s.play.board.neighbours[s.where(0)][0]),
            shut_in), BEHIND_DOOR),
    ],
    "smoke-grenade": [
        row("canteen", as_it_is, f"N-179: {CALM}"),
        row("canteen", fighting_shut_in, SHUT_IN),
    ],
    "recon-drone": [row("canteen", all_explored, ALL_EXPLORED)],
    "decoy": [row("canteen", poor, COST_ONE)],
    "extended-magazine": [row("canteen", unarmed, "N-409: You hold no energy weapon.")],
    "comms-key": [
        row("canteen", as_it_is, f"N-182: {NO_COMPUTER}"),
        row("comms-room", as_it_is,
            "N-433: Nobody else who has an objective has sent the signal."),
    ],
    "item-evacuation-key": [
        row("canteen", as_it_is, "N-441: You are not in an evacuation section."),
        row("evacuation-section-a", lambda s: s.only("pods-a", rest="gone"),
            "N-504: There is no escape pod left."),
        row("evacuation-section-a", lambda s: s.only("pods-a", s.zone("pods-a")[0], rest="gone")
            .in_pod(1).set(locked=[]), "N-505: Every pod is unlocked, and none of them is empty."),
    ],
    "self-destruct-key": [
        row("canteen", as_it_is, f"N-182: {NO_COMPUTER}"),
        row("comms-room", asleep, f"N-450: {ASLEEP}", f"N-448: {STANDS}"),
        row("comms-room", lambda s: s.set(destruct=3), f"N-447: {RUNS}", f"N-162: {YELLOW}"),
    ],
    "chemicals": [
        row("canteen", as_it_is, "N-182: You hold no weapon that is loaded with this: Chemicals."),
        row("canteen", has("flamethrower"), "N-408: What you could load is full already."),
    ],
    "tools": [row("canteen", ruined, NO_DOOR, UNBROKEN, NO_ENGINE)],
    "duct-tape": [
        row("canteen", as_it_is, UNBROKEN, NO_ENGINE, "N-410: You do not hold two heavy items."),
        row("canteen", lambda s: s.is_(0, taped=("item-rifle#starting", "item-shotgun#starting")),
            UNBROKEN, NO_ENGINE, "N-410: You have taped two items together already."),
    ],
    "fire-extinguisher": [row("canteen", as_it_is, NO_FIRE, NO_INTRUDER)],
    "clothes": [row("canteen", as_it_is, "N-266: You have no slime.", f"N-384: {NO_WOUND}")],
    "technical-corridors-plan": [
        row("001", as_it_is, "N-258: This room has no entrance to the technical corridors."),
    ],
    "space-suit": [
        row("canteen", as_it_is, "N-182: This is not the right room: it has to be yellow."),
        row("generator", as_it_is, "N-182: No other yellow room is explored."),
    ],
    "nemesis-plans": [row("canteen", all_explored, ALL_EXPLORED)],
    "medkit": [row("canteen", as_it_is, NOBODY_WOUNDED, NOBODY_DRESSED)],
    "bandages": [row("canteen", as_it_is, NOBODY_WOUNDED, NOBODY_SCRATCHED)],
    "synthetic-food": [row("canteen", fighting, f"N-180: {COMBAT}")],
    "adrenaline-injection": [row("canteen", poor, COST_ONE)],
    "alcohol": [row("canteen", as_it_is, f"N-559: {CLEAN}")],
    "military-drugs": [row("canteen", poor, COST_ONE)],
    "antidote": [row("canteen", fighting, f"N-180: {COMBAT}")],
    "taser": [
        row("canteen", poor, COST_ONE),
    ],
    "molotov-cocktail": [row("canteen", as_it_is, NO_TARGET)],
    "log-key": [
        row("canteen", as_it_is, f"N-182: {NO_COMPUTER}"),
        row("comms-room", lambda s: s.only("objectives-1", rest="gone").only("objectives-2", rest="gone"),
            "N-531: No other player has an objective."),
    ],
    "orbital-maneuvering-system": [row("canteen", poor, COST_ONE)],
    "quest-evacuation-key": [
        row("canteen", as_it_is, "N-441: You are not in an evacuation section."),
    ],
    "plasma-torch": [row("canteen", fighting, f"N-180: {COMBAT}")],
    "flashlight": [
        row("canteen", poor, COST_TWO),
        row("canteen", searched,
            "N-418: Nothing is left to be found here: the item counter shows 0."),
    ],
    "security-key": [row("canteen", ruined, "N-300: No door can be opened or closed anywhere.")],
    "laboratory-equipment": [
        row("canteen", as_it_is, "N-394: There is no corpse, carcass or egg to examine."),
        row("canteen", lambda s: s.mark("egg", "canteen").weakness("egg"),
            "N-396: The weaknesses that could be found out from this are known already."),
    ],
    "surgery-kit": [row("canteen", fighting, f"N-180: {COMBAT}")],
    "combat-drugs": [
        row("canteen", lambda s: s.hand(0, "rest", "search", "search", "demolition", "interruption"),
            "N-068: You have 5 cards in your hand already."),
    ],
}  # fmt: skip


# Unlocking quest items

QUESTS: dict[str, list[Row]] = {
    "log-key": [row("canteen", as_it_is, "N-426: You have to be in this room: Comms Room.")],
    "intercom": [
        row("canteen", as_it_is,
            "N-426: You need one of these items to discard: Tools, Duct Tape."),
    ],
    "orbital-maneuvering-system": [
        row("canteen", as_it_is, "N-426: You need this item to discard: Energy Charge."),
    ],
    "evacuation-key": [
        row("canteen", as_it_is, "N-426: You have to be in this room: Fire Control System."),
    ],
    "plasma-torch": [row("canteen", as_it_is, "N-426: You have to be in this room: Storage.")],
    "flashlight": [
        row("canteen", as_it_is, "N-426: You need this item to discard: Energy Charge."),
    ],
    "autoloader": [
        row("canteen", as_it_is, "N-426: You have to be in this room: Armory."),
        row("armory", unarmed, "N-409: You do not hold an Assault Rifle."),
        row("armory", fighting, f"N-183: {COMBAT}"),
    ],
    "armor": [
        row("canteen", as_it_is,
            "N-426: You need one of these items to discard: Tools, Duct Tape."),
    ],
    "motion-scanner": [
        row("canteen", as_it_is, "N-426: You need this item to discard: Energy Charge."),
    ],
    "security-key": [row("canteen", as_it_is, "N-426: You have to be in this room: Cockpit.")],
    "laboratory-equipment": [
        row("canteen", as_it_is, "N-426: You need this item to discard: Chemicals."),
    ],
    "holo-computer": [row("canteen", as_it_is, "N-426: You have to be in this room: Generator.")],
    "surgery-kit": [row("canteen", as_it_is, "N-426: You need this item to discard: Medkit.")],
    "combat-drugs": [
        row("canteen", as_it_is, "N-426: You have to be in this room: Emergency Room."),
    ],
}  # fmt: skip


# The rooms

ROOMS: dict[str, list[Row]] = {
    "armory": [
        row("armory", as_it_is, "N-432: What you could load is full already."),
        row("armory", unarmed, "N-431: You hold no energy weapon."),
    ],
    "comms-room": [
        row("comms-room", lambda s: s.is_(0, signal=True),
            "N-433: You have sent the signal already."),
    ],
    "emergency-room": [
        row("emergency-room", as_it_is,
            f"N-434: {NO_WOUND}", f"N-435: {NO_DRESSED}", f"N-436: {NO_SCRATCH}"),
    ],
    "evacuation-section-a": [
        row("evacuation-section-a", lambda s: s.set(locked=s.zone("pods-a")),
            "N-437: All pods of this section are locked."),
        row("evacuation-section-a", lambda s: s.only("pods-a", rest="gone"),
            "N-437: There is no escape pod left."),
        row("evacuation-section-a", lambda s: s.only("pods-a", s.zone("pods-a")[0], rest="gone")
            .in_pod(1).in_pod(2).set(locked=[]),
            "N-437: The unlocked pods of this section have no free seat."),
    ],
    "evacuation-section-b": [
        row("evacuation-section-b", lambda s: s.hand(0, "search"),
            "N-172: This costs 2 action cards; you have only one."),
    ],
    "fire-control-system": [row("fire-control-system", broken, f"N-278: {MALFUNCTION}")],
    "generator": [
        row("generator", asleep, f"N-450: {ASLEEP}", f"N-448: {STANDS}"),
        row("generator", lambda s: s.set(destruct=3), f"N-447: {RUNS}", f"N-162: {YELLOW}"),
    ],
    "laboratory": [
        row("laboratory", as_it_is, "N-464: There is no corpse, carcass or egg to examine."),
    ],
    "nest": [
        row("nest", lambda s: s.only("eggs", rest="supply-of-supply-egg"),
            "N-470: No egg is left in the Nest."),
    ],
    "storage": [
        row("storage", lambda s: [s.only(f"deck-{one}", rest="gone") for one in DECKS],
            "N-483: No items are left in any deck."),
    ],
    "surgery": [row("surgery", fighting, f"N-429: {COMBAT}")],
    "airlock-control": [
        row("airlock-control", as_it_is,
            "N-489: There is no other explored yellow room without a destroyed door."),
        row("airlock-control", lambda s: s.explore("generator").set(airless=s.slot("generator")),
            "N-490: One room is losing its air already: Generator."),
    ],
    "cabins": [row("cabins", as_it_is, "N-430: This room has no action.")],
    "canteen": [
        row("canteen", as_it_is,
            "N-497: You have neither a light wound nor a contamination card in your hand."),
    ],
    "command-center": [
        row("command-center", ruined, "N-500: No door can be opened or closed anywhere."),
    ],
    "engine-control-room": [row("engine-control-room", broken, f"N-278: {MALFUNCTION}")],
    "hatch-control-system": [
        row("hatch-control-system",
            lambda s: s.only("pods-a", rest="gone").only("pods-b", rest="gone"),
            "N-504: There is no escape pod left."),
    ],
    "monitoring-room": [row("monitoring-room", all_explored, ALL_EXPLORED)],
    "room-covered-with-slime": [
        row("room-covered-with-slime", as_it_is, "N-430: This room has no action."),
    ],
    "shower-room": [
        row("shower-room", as_it_is,
            "N-510: You have neither slime nor a contamination card in your hand."),
    ],
    "cockpit": [row("cockpit", fighting, f"N-429: {COMBAT}")],
    "hibernatorium": [
        row("hibernatorium", as_it_is,
            "N-524: The hibernation chambers are closed: the time marker is on no blue space yet."),
    ],
    "engine-1": [row("engine-1", poor, COST_TWO)],
    "engine-2": [row("engine-2", poor, COST_TWO)],
    "engine-3": [row("engine-3", poor, COST_TWO)],
}  # fmt: skip
HUNTS: dict[str, list[Row]] = {
    "pursuit": [
        row("canteen", then(together, fighting), "N-601: Every character is in combat."),
    ],
    "self-healing": [row("canteen", as_it_is, "N-601: No intruder is injured.")],
}
"""The cards of the intruder player; the others always have an effect."""


# The comparison


def position(who: str, room: str, *more: str) -> NemesisScenario:
    """Somebody in a room with cards to pay with; two others far away."""
    others = [one for one in ("captain", "pilot", "scout") if one != who][:2]
    rooms, options = {1: "engine-2", 2: "engine-3"}, {"intruder_player": True}
    s = NemesisScenario(who, *others, rooms=rooms, options=options)
    s.explore(room).at(0, room).hand(0, *more, *[one for one in PAYING if one not in more][:2])
    return s


def owner(card: str) -> str:
    """Somebody who has a card."""
    return next((who for who, cards in OWNERS.items() if card in cards.split()), "scout")


@pytest.mark.parametrize(("words", "expected"), rows(ACTIONS))
def test_basic_actions(words: str, expected: Row) -> None:
    s = position("soldier" if words.startswith("autoload") else "scout", expected.room)
    expected.change(s)
    assert s.reasons(0, *words.split()) == [*expected.reasons]


@pytest.mark.parametrize(("card", "expected"), rows(CARDS))
def test_action_cards(card: str, expected: Row) -> None:
    s = position(owner(card), expected.room, card)
    expected.change(s)
    assert s.reasons(0, "play", card) == [*expected.reasons]


@pytest.mark.parametrize(("item", "expected"), rows(ITEMS))
def test_items(item: str, expected: Row) -> None:
    s = position("medic" if item in ("surgery-kit", "combat-drugs") else "scout", expected.room)
    expected.change(s)
    assert s.has(0, item).reasons(0, "use", item) == [*expected.reasons]


@pytest.mark.parametrize(("quest", "expected"), rows(QUESTS))
def test_quest_items(quest: str, expected: Row) -> None:
    owners = {f"quest-{one}": row.id for row in CONTENT.characters.values() for one in row.quests}
    s = position(owners[f"quest-{quest}"], expected.room)
    expected.change(s)
    assert s.reasons(0, "activate", quest) == [*expected.reasons]


@pytest.mark.parametrize(("room", "expected"), rows(ROOMS))
def test_rooms(room: str, expected: Row) -> None:
    s = position("scout", room)
    expected.change(s)
    assert s.reasons(0, "room") == [*expected.reasons]


@pytest.mark.parametrize(("card", "expected"), rows(HUNTS))
def test_cards_of_the_intruder_player(card: str, expected: Row) -> None:
    s = position("scout", expected.room).haunts(2, card).set(turn=2)
    expected.change(s)
    assert s.reasons(2, "intruder-effect", card) == [*expected.reasons]


# Nothing is left out

SELDOM = [
    "denied-course-asleep",
    "denied-intruder-there",
    "denied-nothing-flees",
    "denied-intruder-gone",
    "denied-elsewhere",
    "denied-burning",
    "denied-unburnable",
    "denied-no-hand",
    "denied-all-empty-handed",
]
"""What nobody is told: something else is possible then, or something else forbids it before."""


def test_every_action_card_item_and_room_is_in_a_table() -> None:
    verbs = {words.split()[0] for words in ACTIONS} | {"play", "use", "activate", "room", *NEVER}
    assert verbs == {action.verb for action in EVERYTHING.rules.actions}
    crafted = {f"craft {row.id}" for row in CONTENT.items.values() if row.recipe}
    assert crafted <= set(ACTIONS)
    assert {*CARDS, *ALWAYS_PLAYED} == set(CONTENT.actions)
    assert set(QUESTS) == set(CONTENT.quests)
    assert set(ROOMS) == set(CONTENT.rooms)
    used = {name for name in EVERYTHING.effects.items.ids() if name.startswith(("item-", "quest-"))}
    named = {f"item-{item}" for item in ITEMS} | {f"quest-{item}" for item in ITEMS} | set(ITEMS)
    assert used <= named
    assert all(table[name] for table in (ACTIONS, CARDS, ITEMS, QUESTS, ROOMS) for name in table)


def test_every_reason_is_told_in_a_table() -> None:
    tables = (ACTIONS, CARDS, ITEMS, QUESTS, ROOMS, HUNTS)
    told = [one for table in tables for _, row in rows(table) for one in row.reasons]
    assert [one for words in GAME.words for one in unsaid("nemesis", words, told)] == SELDOM


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_name_of_a_component_is_all_that_supplies_it(language: str) -> None:
    texts = Texts(language, "nemesis")
    supply: dict[str, list[str]] = {}
    for item in CONTENT.items.values():
        if item.component:
            supply.setdefault(item.component, []).append(texts.name(f"item-{item.id}"))
    for component, names in supply.items():
        said = texts.name(f"part-{component}")
        assert sorted(re.split(" or | lub ", said)) == sorted(names)
