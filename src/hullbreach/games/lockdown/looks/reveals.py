"""What Lockdown shows large beside what the family shows."""

from __future__ import annotations

from hullbreach.games.lockdown.content import Content
from hullbreach.games.lockdown.rules import events
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.reveals import Maker, People, Reveals
from hullbreach.games.survival.rules.events import Checked
from hullbreach.kernel import Event
from hullbreach.kernel.scenes import Reveal


class BaseReveals(Reveals):
    """The reveals of Lockdown."""

    def __init__(self, box: Content, faces: Faces) -> None:
        super().__init__(box, faces)
        own: dict[type[Event], Maker] = {
            events.BaseFate: lambda event, people: Reveal("end", event.text()),
            events.MarsWeather: self._weather,
            events.CargoRevealed: self._cargo,
            Checked: self._plan,
        }
        self.makers |= own

    def _weather(self, event: events.MarsWeather, people: People) -> Reveal:
        card = self.faces.card(event.card)
        seat = people.get(event.who)
        return Reveal("event", event.text(), card, at=event.who, seat=seat, art=card.art)

    def _cargo(self, event: events.CargoRevealed, people: People) -> Reveal:
        card = self.faces.card(event.token)
        return Reveal("token", event.text(), card, art=card.art)

    def _plan(self, event: Checked, people: People) -> Reveal | None:
        """Also the contingency in force comes to light."""
        if event.what.id != "check-plan":
            return self._checked(event, people)
        card = self.faces.card(str(event.what.args["plan"]))
        return Reveal("end", event.text(), card, art=card.art)
