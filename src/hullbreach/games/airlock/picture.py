"""How Airlock looks: the scene of a view."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.airlock.model import (
    JAM,
    NUMBERS,
    SHIP,
    AirlockView,
    Ejected,
    Ended,
    PersonView,
    Worked,
    person,
)
from hullbreach.kernel import Event
from hullbreach.kernel.scenes import (
    Card,
    Cause,
    Fact,
    Hand,
    Link,
    Marker,
    Meter,
    Panel,
    Piece,
    Pile,
    Region,
    Reveal,
    Scene,
    Space,
    Tone,
    Track,
    Zone,
)
from hullbreach.kernel.texts import Text

COLOURS = ("#5aa9ff", "#ffb347", "#b58cff", "#6fe08a", "#ff6b6b")
MOST_AIR = max(NUMBERS.air.values())


def scene(view: AirlockView) -> Scene:
    """The ship with the people in it, the air, and the hand of the seat."""
    spaces = [
        Space(Text("number", {"number": left})) for left in range(max(MOST_AIR, view.air) + 1)
    ]
    return Scene(
        title=Text("game-airlock"),
        width=1000,
        height=740,
        regions=_rooms(view),
        links=[Link(link.id, link.ends, Text("airlock-door")) for link in SHIP.link],
        zones=[Zone("zone-hull", Text("zone-hull"), [list(SHIP.drawing.hull)], "hull")],
        ground="ground-airlock",
        pieces=[
            Piece(
                person(seat),
                one.room,
                "person",
                Text(person(seat)),
                COLOURS[seat],
                kind="person",
                art=person(seat),
                owner=seat,
            )
            for seat, one in enumerate(view.people)
            if one.alive
        ],
        tracks=[Track("air", Text("airlock-air"), spaces, view.air)],
        piles=[
            Pile("deck", Text("airlock-deck"), view.deck),
            Pile(
                "discard",
                Text("airlock-discard"),
                len(view.discard),
                Text(view.discard[-1]) if view.discard and view.discard[-1] else None,
                open=[_card(card) for card in view.discard if card],
            ),
        ],
        hands=[_hand(view), _role(view)] if view.seat >= 0 else [],
        panels=[_panel(seat, one, view) for seat, one in enumerate(view.people)],
    )


def reveal(event: Event, people: Mapping[str, int]) -> Reveal | None:
    """What is shown large: the die, who goes out of the airlock, the end."""
    if isinstance(event, Worked):
        die = Cause(Text("number", {"number": int(event.face)}), icon="die", face=event.face)
        seat = people.get(event.who)
        return Reveal(
            "dice", event.text(), _card(event.card), causes=[die], at=event.who, seat=seat
        )
    if isinstance(event, Ejected):
        return Reveal("death", event.text(), seat=people.get(event.who), art=event.who)
    return Reveal("end", event.text()) if isinstance(event, Ended) else None


def _rooms(view: AirlockView) -> list[Region]:
    regions = []
    for room in SHIP.room:
        done = view.repairs.get(room.id)
        works = done == NUMBERS.repairs_needed
        markers = []
        if done:
            markers.append(Marker("repair", Text("airlock-repair"), "good", done, "nw"))
        tone: Tone = "good" if works else "warning" if room.system else "plain"
        regions.append(
            Region(
                room.id,
                Text(room.id),
                room.x,
                room.y,
                tone=tone,
                markers=markers,
                art=room.id,
                states=["fault"] if room.system and not works else [],
                ground="room",
                zone="zone-hull",
            )
        )
    return regions


def _hand(view: AirlockView) -> Hand:
    cards = [_card(card) for card in view.hand if card]
    return Hand("hand", Text("airlock-hand"), cards, "hand", NUMBERS.hand_limit)


def _role(view: AirlockView) -> Hand:
    """Whom one plays: it is an aim, too."""
    role = view.people[view.seat].role
    text = Text(f"{role}-text")
    cards = [Card(role, Text(role), text, tone="secret", kind="objective")] if role else []
    return Hand("role", Text("airlock-role"), cards, "objectives")


def _card(card: str) -> Card:
    verb = "jam" if card == JAM else ""
    return Card(card, Text(card), Text(f"{card}-text"), kind="action", art=card, verb=verb)


def _panel(seat: int, one: PersonView, view: AirlockView) -> Panel:
    facts = [Fact(Text("airlock-cards"), Text("number", {"number": one.cards}))]
    if one.role is not None:
        facts.append(Fact(Text("airlock-role"), Text(one.role), "secret"))
    if not one.alive:
        facts.append(Fact(Text("airlock-state"), Text("airlock-out"), "danger"))
    active = seat == view.turn and view.phase == "turn" and not view.over
    return Panel(
        f"panel-{seat}",
        Text(person(seat)),
        facts,
        seat,
        COLOURS[seat],
        active,
        art=person(seat),
        meters=[Meter("card", Text("airlock-cards"), one.cards, NUMBERS.hand_limit)],
        at=one.room if one.alive else "",
        acts=(view.actions, NUMBERS.actions) if active else None,
        status=None if one.alive else Text("airlock-out"),
    )
