"""What is shown large once: dice, Xeno cards, what was found, the end."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.invader.rules.events import Ended, Fell, Found, Rolled, XenoCardDrawn
from hullbreach.kernel import Event, Text
from hullbreach.kernel.scenes import Card, Cause, Reveal


def reveal(event: Event, people: Mapping[str, int]) -> Reveal | None:
    """What is shown of an event."""
    match event:
        case Rolled(who, weapon, zone, faces):
            causes = [
                Cause(Text("number", {"number": int(face)}), icon="die", face=face)
                for face in faces
            ]
            card = Card(weapon, Text(weapon), Text(f"{weapon}-text"), kind="item", art=weapon)
            return Reveal("dice", event.text(), card, causes=causes, at=zone, seat=people.get(who))
        case XenoCardDrawn(card=id, zone=zone):
            card = Card(id, Text(id), Text(f"{id}-text"), kind="spawn", art=id)
            return Reveal("event", event.text(), card, at=zone)
        case Found(who, cards) if cards:
            first = cards[0]
            card = Card(first, Text(first), Text(f"{first}-text"), kind="item", art=first)
            return Reveal("token", event.text(), card, seat=people.get(who))
        case Fell(who):
            return Reveal("death", event.text(), seat=people.get(who), art=who)
        case Ended():
            return Reveal("end", event.text())
    return None
