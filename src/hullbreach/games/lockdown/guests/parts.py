"""The parts of the pack, found when it is played with; the cards are those of Nemesis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hullbreach.games.lockdown.base import PACK as LOCKDOWN
from hullbreach.games.lockdown.guests import FOLDER
from hullbreach.games.lockdown.guests.looks import GuestPicture
from hullbreach.games.nemesis import base
from hullbreach.kernel import content
from hullbreach.kernel.packs import Pack, Parts


def brought() -> Mapping[str, Any]:
    """The decks of those who have no other one here, and the action cards in them."""
    theirs = content.read(base.PACK)
    ours = content.read(Pack(id="guests", folders=(FOLDER,)))
    local = content.read(LOCKDOWN)["actions"].keys() | ours["actions"].keys()
    decks = {
        id: theirs["characters"][id]["cards"]
        for id, row in ours["guests"].items()
        if "cards" not in row
    }
    held = dict.fromkeys(card for deck in decks.values() for card in deck if card not in local)
    return {
        "guests": {id: {"cards": deck} for id, deck in decks.items()},
        "actions": {card: {**theirs["actions"][card], "pack": "guests"} for card in held},
    }


PARTS = Parts(tables=brought, looks=GuestPicture)
