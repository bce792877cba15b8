"""How a game of Retaliation looks: the base that grows, who stands where, hands and panels."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hullbreach.games.retaliation.looks.view import Passage, Person, View
from hullbreach.games.retaliation.rules.grid import AT, ENDS, SECTOR, SECTORS, SPACES
from hullbreach.games.retaliation.rules.model import ROUNDS, SECURE
from hullbreach.games.survival.rules.model import FIRE, MALFUNCTION, NOISE
from hullbreach.games.survival.rules.play import kind_of
from hullbreach.kernel.scenes import (
    Card,
    Door,
    Fact,
    Hand,
    Link,
    LinkState,
    Marker,
    Meter,
    Panel,
    Piece,
    Pile,
    Region,
    Scene,
    Space,
    Tone,
    Track,
    Zone,
)
from hullbreach.kernel.texts import Text

STEP_X, STEP_Y, MARGIN = 95, 165, 110
CARD_KINDS = {
    "card": "action",
    "contamination": "contamination",
    "item": "item",
    "objective": "objective",
    "wound": "wound",
    "character": "character",
}


def at(space: str) -> tuple[float, float]:
    """Where a space is drawn."""
    row, column = AT[space]
    return MARGIN + STEP_X * column, MARGIN + STEP_Y * row


class Picture:
    """Draws the views of an edition."""

    def __init__(self, edition: Any) -> None:
        self.box = edition.box
        self.edition = edition

    def scene(self, view: View) -> Scene:
        """The whole table."""
        return Scene(
            title=Text("game-retaliation"),
            width=2 * MARGIN + STEP_X * 8,
            height=2 * MARGIN + STEP_Y * 4,
            regions=[self._region(view, space) for space in SPACES],
            links=[self._link(view, gap, one) for gap, one in view.passages.items()],
            zones=[self._sector(view, sector) for sector in SECTORS],
            pieces=[*self._people(view), *self._intruders(view), *self._robot(view)],
            tracks=[self._rounds(view)],
            piles=[Pile(deck, Text(f"pile-{deck}"), count) for deck, count in view.decks.items()],
            hands=self._hands(view),
            panels=[self._base(view), *(self._panel(view, s) for s in range(len(view.crew)))],
        )

    # The board

    def _sector(self, view: View, sector: str) -> Zone:
        """A sector with its life support."""
        spaces = [space for space in SPACES if SECTOR[space] == sector]
        outlines = [_hexagon(*at(space)) for space in spaces]
        on = sector in view.air
        sign = Text("life-support", {"active": on})
        return Zone(
            f"sector-{sector}",
            Text(f"sector-{sector}"),
            outlines,
            "sector",
            lit=on,
            tag=Marker("power", sign, "good" if on else "warning"),
        )

    def _region(self, view: View, space: str) -> Region:
        """A space, and the room on it."""
        place, (x, y) = view.spaces[space], at(space)
        markers = []
        secured = place.here.count(SECURE)
        if secured:
            markers.append(Marker("shield", Text(SECURE), "good", secured, "nw"))
        states: list[Any] = []
        if FIRE in place.here:
            states.append("fire")
            markers.append(Marker("fire", Text(FIRE), "danger", 1, "se"))
        if MALFUNCTION in place.here:
            states.append("fault")
            markers.append(Marker("fault", Text(MALFUNCTION), "warning", 1, "sw"))
        row = self.box.rooms.get(place.room.removeprefix("room-"))
        return Region(
            space,
            Text(place.room or space),
            x,
            y,
            markers=markers,
            hidden=not place.room,
            art=place.room,
            states=states,
            ground="room",
            zone=f"sector-{SECTOR[space]}",
            number="" if row is None else str(row.number),
            rim=[] if row is None else list(row.items),
        )

    def _link(self, view: View, gap: str, passage: Passage) -> Link:
        """A corridor."""
        row = self.box.corridors[passage.tile]
        doors: list[Door] = [
            "closed" if passage.doors[end] else "destroyed"
            for end in ENDS[gap]
            if end in passage.doors
        ]
        states: list[LinkState] = ["strong"] if passage.reinforced else []
        return Link(
            gap,
            ENDS[gap],
            Text(gap),
            number="0" if passage.reinforced else str(row.value),
            level=1 if NOISE in passage.here else 0,
            doors=doors,
            states=states,
            capacity=6,
        )

    def _people(self, view: View) -> list[Piece]:
        """The soldiers in the base."""
        return [
            Piece(
                who.id,
                who.slot,
                "person",
                Text(who.id),
                self.box.characters[who.id.removeprefix("character-")].colour,
                kind="person",
                art=who.id,
                owner=seat,
            )
            for seat, who in enumerate(view.crew)
            if who.id and who.status in ("aboard", "pod")
        ]

    def _intruders(self, view: View) -> list[Piece]:
        """The intruders, equal ones as one crowd."""
        places = [(space, one.here) for space, one in view.spaces.items()]
        places += [(gap, one.here) for gap, one in view.passages.items()]
        found = []
        for place, here in places:
            for figure, count in Counter(x for x in here if x.startswith("intruder-")).items():
                kind, _, hurt = figure.partition("#")
                row = self.box.intruders[kind.removeprefix("intruder-")]
                found.append(
                    Piece(
                        f"{figure}@{place}",
                        place,
                        "creature",
                        Text(kind),
                        tone="danger",
                        kind="creature",
                        art=kind,
                        size=row.height / 10,
                        count=count,
                        pips=int(hurt or 0),
                    )
                )
        return found

    def _robot(self, view: View) -> list[Piece]:
        """The robot."""
        card = view.robot_card or "robot"
        return [Piece("robot", view.robot, "robot", Text(card), kind="vehicle", art=card)]

    def _rounds(self, view: View) -> Track:
        """The round track with the lander and the self-destruct."""
        spaces = []
        for number in range(1, ROUNDS + 1):
            tokens = []
            if view.lander == "coming" and view.lander_at == number:
                tokens.append(Marker("ship", Text("token-lander"), "accent"))
            if view.destruct == number:
                tokens.append(Marker("bomb", Text("token-destruct"), "danger"))
            spaces.append(Space(Text("number", {"number": number}), tokens=tokens))
        now = view.round - 1 if view.round else None
        return Track("rounds", Text("track-rounds"), spaces, now)

    # Cards and panels

    def card(self, id: str) -> Card:
        """A card with its words."""
        kind: Any = CARD_KINDS.get(id.partition("-")[0], "card")
        name = kind_of(id)
        return Card(id, Text(name), kind=kind, art=name)

    def _hands(self, view: View) -> list[Hand]:
        """What the reader holds."""
        if view.seat < 0:
            return []
        me = view.crew[view.seat]
        things = [*me.carried, *me.worn, *(one for one in view.pack if one)]
        found = [
            Hand("hand", Text("hand-cards"), self._cards(view.hand), "hand"),
            Hand("items", Text("hand-items"), self._cards(things), "items"),
            Hand("wounds", Text("hand-wounds"), self._cards(me.wounds), "wounds"),
            Hand("objectives", Text("hand-objectives"), self._cards(view.objectives), "objectives"),
        ]
        if view.looking:
            found.append(Hand("looking", Text("hand-looking"), self._cards(view.looking), "now"))
        return found

    def _cards(self, ids: Any) -> list[Card]:
        return [self.card(id) for id in ids if id]

    def _base(self, view: View) -> Panel:
        """What everyone sees of the base."""
        facts = [Fact(Text("fact-directive"), Text(card)) for card in view.directives]
        facts.append(Fact(Text("fact-lander"), Text(f"lander-{view.lander}")))
        facts.append(Fact(Text("fact-eggs"), Text("number", {"number": view.eggs})))
        facts += [
            Fact(Text("fact-bag", {"kind": kind}), Text("number", {"number": count}))
            for kind, count in view.bag.items()
        ]
        return Panel("base", Text("panel-base"), facts)

    def _panel(self, view: View, seat: int) -> Panel:
        """What everyone sees of a player."""
        who = view.crew[seat]
        tone: Tone = "danger" if who.suffocating else "plain"
        meters = [
            Meter("heart", Text("meter-health"), 9 - who.health, 9),
            Meter("air", Text("meter-oxygen"), who.oxygen, 7, tone),
            Meter("cards", Text("meter-cards"), who.cards),
        ]
        colour = ""
        if who.id:
            colour = self.box.characters[who.id.removeprefix("character-")].colour
        return Panel(
            f"player-{seat}",
            Text(who.id) if who.id else Text("player-number", {"number": who.number}),
            self._facts(who),
            seat,
            colour,
            active=view.turn == seat and not view.over,
            art=who.id,
            meters=meters,
            at=who.slot,
            held=[Text(kind_of(one)) for one in (*who.carried, *who.worn)],
            acts=(view.actions, 2) if view.turn == seat else None,
        )

    def _facts(self, who: Person) -> list[Fact]:
        """Gear, wounds and what else is to be seen."""
        found = [Fact(Text("fact-status"), Text(f"status-{who.status}"))]
        for token, count in Counter(kind_of(one) for one in who.belt).items():
            found.append(Fact(Text(token), Text("number", {"number": count})))
        found += [Fact(Text("fact-wound"), Text(wound), "danger") for wound in who.wounds]
        for sign, there in (("larva", who.larva), ("data", who.data), ("passed", who.passed)):
            if there:
                found.append(Fact(Text("fact-sign"), Text(f"sign-{sign}")))
        return found


def _hexagon(x: float, y: float) -> list[tuple[float, float]]:
    """The outline of a space."""
    w, h = STEP_X, STEP_Y * 2 / 3
    return [
        (x, y - h),
        (x + w, y - h / 2),
        (x + w, y + h / 2),
        (x, y + h),
        (x - w, y + h / 2),
        (x - w, y - h / 2),
    ]
