"""What is shown large once: cards that are turned up, attacks, wounds, deaths, the end.

A reveal is made of an event as a seat heard it and of what is printed on the cards, never of the
state: it tells nothing that the line of the log does not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.rules import events
from hullbreach.games.survival.rules.play import kind_of, row_id
from hullbreach.kernel import Event, Text
from hullbreach.kernel.scenes import Card, Cause, Effect, Marker, Reveal

People = Mapping[str, int]
"""The seats of the characters."""
Maker = Callable[[Any, People], Reveal | None]


class Reveals:
    """The reveals of a game; a game adds those of its own events."""

    def __init__(self, box: Content, faces: Faces) -> None:
        self.faces = faces
        self.tokens = {
            f"token-{row.id}": f"intruder-{row.intruder}" if row.intruder else f"token-{row.id}"
            for row in box.intruder_tokens.values()
        }
        """Whose token it is."""
        self.numbered = {f"token-{row.id}" for row in box.intruder_tokens.values() if row.number}
        """Tokens with a number, which a hand is compared with."""
        self.deadly = box.numbers.body.serious_wounds
        self.attackers = {row.id: row.attackers for row in box.attacks.values()}
        """Who strikes with a card."""
        drawing = {kind for kinds in self.attackers.values() for kind in kinds}
        sizes = sorted(box.intruders.values(), key=lambda row: row.height)
        self.strikers = [row.id for row in sizes if row.id in drawing]
        """Who attacks with cards at all, the smallest first."""
        self.makers: dict[type[Event], Maker] = {
            events.Drafted: self._draft,
            events.Explored: self._room,
            events.EventDrawn: self._event,
            events.Encountered: self._encounter,
            events.Summoned: self._encounter,
            events.Attacked: self._attack,
            events.LightlyWounded: self._light_wounds,
            events.SeriouslyWounded: self._wound,
            events.Infested: self._infested,
            events.Died: self._death,
            events.Shot: self._dice,
            events.Fought: self._dice,
            events.BagDeveloped: self._token,
            events.WeaknessFound: self._weakness,
            events.Checked: self._checked,
            events.Judged: self._judged,
            events.ObjectiveShown: lambda event, people: self.closing(event, event.text(), people),
        }

    def of(self, event: Event, people: People) -> Reveal | None:
        """The reveal of an event, if it has one."""
        maker = self.makers.get(type(event), self._held_up if event.large else None)
        return None if maker is None else maker(event, people)

    # Cards that are turned up

    def _draft(self, event: events.Drafted, people: People) -> Reveal:
        card = self.faces.card(event.who)
        return Reveal("draft", event.text(), card, seat=people.get(event.who), art=event.who)

    def _room(self, event: events.Explored, people: People) -> Reveal:
        token = self.faces.card(event.token)
        return Reveal(
            "room",
            event.text(),
            self.faces.card(event.room),
            effects=[Effect(token.label, event.slot, card=token)],
            at=event.slot,
            seat=people.get(event.who),
            art=event.room,
        )

    def _event(self, event: events.EventDrawn, people: People) -> Reveal | None:
        return None if event.ignored else self.turned_up(event, event.event)

    def turned_up(self, event: Event, face: str) -> Reveal:
        """A card that concerns everybody."""
        card = self.faces.card(face)
        return Reveal("event", event.text(), card, art=card.art)

    def _token(self, event: events.BagDeveloped, people: People) -> Reveal:
        return Reveal("token", event.text(), art=self._art(event.token))

    def _weakness(self, event: events.WeaknessFound, people: People) -> Reveal:
        card = self.faces.card(event.weakness)
        return Reveal("token", event.text(), card, art=card.art)

    def _held_up(self, event: Any, people: People) -> Reveal | None:
        """A card that only a pack has, and whose it is; nothing for who does not see its face."""
        if not (faces := event.shown()):
            return None
        card, who = self.faces.card(faces[0]), getattr(event, "who", "")
        causes = [Cause(Text(kind), art=kind) for kind in [getattr(event, "intruder", "")] if kind]
        return Reveal(
            "token",
            event.text(),
            card,
            causes=causes,
            at=who,
            seat=people.get(who),
            art=card.art,
        )

    # Intruders

    def _encounter(self, event: Any, people: People) -> Reveal:
        who = getattr(event, "who", "")
        causes = rolled(getattr(event, "roll", None))
        if who and kind_of(event.token) in self.numbered:
            note = Text("reveal-number")
            causes.append(Cause(Text(event.token), note, "bag", self._art(event.token)))
        return Reveal(
            "encounter",
            event.text(),
            causes=causes,
            at=who,
            seat=people.get(who),
            art=self._art(event.token),
        )

    def _attack(self, event: events.Attacked, people: People) -> Reveal:
        causes = rolled(event.roll)
        if event.token is not None:
            note = Text("reveal-surprise") if event.surprise else None
            causes.append(Cause(Text(event.token), note, "bag", self._art(event.token)))
        seat, hit = people.get(event.who), event.hit
        done = Text("reveal-hit" if hit else "reveal-missed", {"who": event.who})
        return Reveal(
            "attack",
            event.text(),
            self._struck_with(event),
            causes=causes,
            effects=[Effect(done, event.who, seat, tone="danger" if hit else "good")],
            at=event.who,
            seat=seat,
            art=event.intruder,
        )

    def _struck_with(self, event: events.Attacked) -> Card | None:
        if event.card is None:
            return None
        card = self.faces.card(event.card)
        attackers = self.attackers.get(row_id(event.card), ())
        marks = [
            Marker(
                kind,
                Text(f"intruder-{kind}"),
                "danger" if kind in attackers else "muted",
                art=f"intruder-{kind}",
            )
            for kind in self.strikers
        ]
        return replace(self.faces.in_dark(card) if event.dark else card, marks=marks)

    def _art(self, token: str) -> str:
        return self.tokens.get(kind_of(token), kind_of(token))

    # Bodies

    def _light_wounds(self, event: events.LightlyWounded, people: People) -> Reveal | None:
        """Light wounds are shown with the attack that they come from, and never alone."""
        if not by_attack(event.cause):
            return None
        seat = people.get(event.who)
        done = Text("reveal-light", {"count": event.count})
        effects = [Effect(done, event.who, seat, tone="danger")]
        return Reveal(
            "wound", event.text(), effects=effects, at=event.who, seat=seat, part="within"
        )

    def _wound(self, event: events.SeriouslyWounded, people: People) -> Reveal:
        """A wound is shown with the attack that it comes from; else alone."""
        card, seat = self.faces.card(event.wound), people.get(event.who)
        fill, told = None, None
        if event.had:
            fill, left = (event.had, self.deadly), self.deadly - event.had
            told = Text("reveal-wounds", {"count": event.had, "left": left})
        return Reveal(
            "wound",
            event.text(),
            card,
            told,
            causes=caused(event.cause),
            effects=[Effect(card.label, event.who, seat, card, "danger", fill, told)],
            at=event.who,
            seat=seat,
            art=card.art,
            part="joins" if by_attack(event.cause) else "",
        )

    def _infested(self, event: events.Infested, people: People) -> Reveal:
        larva, seat = "intruder-larva", people.get(event.who)
        text = Text("reveal-larva")
        return Reveal("wound", event.text(), text=text, at=event.who, seat=seat, art=larva)

    def _death(self, event: events.Died, people: People) -> Reveal:
        return Reveal(
            "death",
            event.text(),
            text=event.then,
            causes=caused(event.cause),
            at=event.slot,
            seat=people.get(event.who),
            art=event.who,
        )

    def _dice(self, event: Any, people: People) -> Reveal:
        die = Cause(Text(event.face), icon="die", face=event.face.partition("-")[2])
        return Reveal("dice", event.text(), causes=[die], at=event.who, seat=people.get(event.who))

    # The end

    def _checked(self, event: events.Checked, people: People) -> Reveal | None:
        """Objectives of the dead and of all together are shown with the check."""
        if event.what.id not in ("check-dead-objective", "check-shared-objective"):
            return None
        return self.closing(event, event.what, people)

    def _judged(self, event: events.Judged, people: People) -> Reveal:
        return self.closing(event, event.reason, people, event.who)

    def closing(self, event: Event, told: Text, people: People, who: str = "") -> Reveal:
        """What the end brings to light: an objective, a verdict."""
        objective = told.args.get("objective")
        card = self.faces.card(objective) if isinstance(objective, str) else None
        named = who or told.args.get("who")
        if not isinstance(named, str) or named not in people:
            return Reveal("end", event.text(), card)
        return Reveal("end", event.text(), card, seat=people[named], art=named)


def rolled(face: str | None) -> list[Cause]:
    """The noise roll that led to something."""
    if not face:
        return []
    label = Text("reveal-noise", {"face": face})
    return [Cause(label, icon="die", face=row_id(face))]


def caused(cause: Text | None) -> list[Cause]:
    """What somebody was hurt by."""
    return [] if cause is None else [Cause(cause, icon="injury", art=cause.id)]


def by_attack(cause: Text | None) -> bool:
    """Whether somebody was hurt by an attack card."""
    return cause is not None and cause.id.startswith("attack-")
