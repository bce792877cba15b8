"""What is shown large once: rooms, events, attacks, wounds, what comes out of a noise, the end.

A reveal is made of an event as a seat heard it and of what is printed on the cards, never of the
state: it tells nothing that the line of the log does not tell.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hullbreach.games.retaliation.content import Content
from hullbreach.games.retaliation.looks.faces import Faces
from hullbreach.games.retaliation.rules import events as own
from hullbreach.games.survival.looks import reveals as family
from hullbreach.games.survival.looks.reveals import Maker, People
from hullbreach.games.survival.rules import events
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Event, Text
from hullbreach.kernel.scenes import Card, Cause, Effect, Reveal

BY_ATTACK = "cause-attack"
HEALTH = "health"
"""The track on which lost health and wounds are seen."""


def by_attack(cause: Text | None) -> bool:
    """Whether somebody was hurt by an attack card."""
    return cause is not None and cause.id == BY_ATTACK


def caused(cause: Text | None) -> list[Cause]:
    """What somebody was hurt by."""
    return [] if cause is None else [Cause(cause, icon="injury")]


class Reveals(family.Reveals):
    """The reveals of Retaliation, by the kinds of their events."""

    faces: Faces  # type: ignore[assignment]  # of another box

    def __init__(self, box: Content, faces: Faces) -> None:
        self.box, self.faces = box, faces
        makers: dict[type[Event], Maker] = {
            events.Drafted: self._draft,
            own.RoomFound: self._found,
            own.EventRevealed: lambda event, people: self.turned_up(event, event.event),
            events.Encountered: self._danger,
            own.NoiseResolved: self._noise,
            events.Attacked: self._attacked,
            own.Hurt: self._hurt,
            events.SeriouslyWounded: self._wounded,
            events.Infested: self._infested,
            events.Died: self._died,
            events.Shot: self._dice,
            events.Fought: self._dice,
            own.Burst: self._dice,
            own.QueenHurt: self._queen_hurt,
            own.QueenDied: lambda event, people: self._told(event, "intruder-queen"),
            own.RobotRevealed: self._robot,
            own.LanderTold: lambda event, people: self._told(event, "token-lander"),
            own.DestructStarted: lambda event, people: self._told(event, "token-destruct"),
            events.BagDeveloped: lambda event, people: self._told(event, event.token, "token"),
            events.Checked: self._checked,
            events.Judged: self._judged,
            events.ObjectiveShown: lambda event, people: self.closing(event, event.text(), people),
        }
        self.makers = makers

    def _told(self, event: Event, art: str, kind: Any = "event") -> Reveal:
        """Something that concerns everybody, with its sign."""
        return Reveal(kind, event.text(), art=art)

    # The base

    def _found(self, event: own.RoomFound, people: People) -> Reveal:
        """A room, and the exploration card that led to it."""
        card = self.faces.card(event.card)
        return Reveal(
            "room",
            event.text(),
            self.faces.card(event.room),
            effects=[Effect(card.label, event.space, card=card)],
            at=event.space,
            seat=people.get(event.who),
            art=event.room,
        )

    def _robot(self, event: own.RobotRevealed, people: People) -> Reveal:
        """Which robot it is: found like a room, and no event."""
        return replace(self.turned_up(event, event.robot), kind="room")

    def _danger(self, event: events.Encountered, people: People) -> Reveal:
        """Danger: what was drawn from the bag."""
        cause = Cause(Text("noise-danger"), icon="danger", art="noise-danger")
        return Reveal(
            "encounter",
            event.text(),
            causes=[cause],
            at=event.who,
            seat=people.get(event.who),
            art=event.token,
        )

    def _noise(self, event: own.NoiseResolved, people: People) -> Reveal:
        """What comes out of a noise."""
        card = self.faces.card(event.token)
        cause = Cause(Text("supply-noise"), event.where, art="supply-noise")
        return Reveal("encounter", event.text(), card, causes=[cause], art=card.art)

    def _queen_hurt(self, event: own.QueenHurt, people: People) -> Reveal:
        """A card of the queen's health, and how many are left."""
        card = self.faces.card(event.card)
        left = Effect(Text("queen-cards", {"count": event.left}), tone="good")
        return Reveal("token", event.text(), card, effects=[left], art=card.art)

    # Bodies

    def _attacked(self, event: events.Attacked, people: People) -> Reveal:
        """An attack: the card, with the row of whoever strikes."""
        seat = people.get(event.who)
        effects = []
        if event.card is not None:
            told = self.faces.harm(row_id(event.card), row_id(event.intruder))
            spared = told.id == "harm-nothing"
            effects.append(Effect(told, event.who, seat, tone="good" if spared else "danger"))
        return Reveal(
            "attack",
            event.text(),
            self._card_of(event),
            None if event.card else Text(f"{event.intruder}-text"),
            causes=[Cause(Text(event.intruder), art=event.intruder)],
            effects=effects,
            at=event.who,
            seat=seat,
            art=event.intruder,
        )

    def _card_of(self, event: events.Attacked) -> Card | None:
        if event.card is None:
            return None
        rows = self.faces.rows(row_id(event.card), row_id(event.intruder))
        return replace(self.faces.card(event.card), rows=rows)

    def _hurt(self, event: own.Hurt, people: People) -> Reveal | None:
        """Lost health is shown with the attack that it comes from, and never alone."""
        if not by_attack(event.cause):
            return None
        seat = people.get(event.who)
        lost = Text("harm-health", {"count": event.count})
        done = Effect(lost, event.who, seat, tone="danger", track=HEALTH)
        return Reveal("wound", event.text(), effects=[done], at=event.who, seat=seat, part="within")

    def _wounded(self, event: events.SeriouslyWounded, people: People) -> Reveal:
        """A wound is shown with the attack that it comes from; else alone."""
        card, seat = self.faces.card(event.wound), people.get(event.who)
        return Reveal(
            "wound",
            event.text(),
            card,
            causes=caused(event.cause),
            effects=[Effect(card.label, event.who, seat, card, "danger", track=HEALTH)],
            at=event.who,
            seat=seat,
            art=card.art,
            part="joins" if by_attack(event.cause) else "",
        )

    def _infested(self, event: events.Infested, people: People) -> Reveal:
        larva, seat = "intruder-larva", people.get(event.who)
        text = Text("reveal-carrier")
        return Reveal("wound", event.text(), text=text, at=event.who, seat=seat, art=larva)

    def _died(self, event: events.Died, people: People) -> Reveal:
        return replace(self._death(event, people), causes=caused(event.cause))

    def _checked(self, event: events.Checked, people: People) -> Reveal | None:
        """Directives and objectives are shown with the check."""
        card = event.what.args.get("what")
        if event.what.id != "check-goal" or not isinstance(card, str):
            return None
        shown = self.faces.card(card)
        return Reveal("end", event.text(), shown, art=shown.art)

    def _dice(self, event: Any, people: People) -> Reveal:
        """What a die shows, and with which weapon it was rolled."""
        causes = [Cause(Text(event.face), icon="die", art=event.face, face=event.face)]
        if weapon := getattr(event, "weapon", ""):
            causes.insert(0, Cause(Text(kind_of(weapon)), art=kind_of(weapon)))
        seat = people.get(event.who)
        return Reveal("dice", event.text(), causes=causes, at=event.who, seat=seat, art=event.face)
