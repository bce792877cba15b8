"""What Nemesis shows large beside what the family shows."""

from __future__ import annotations

from hullbreach.games.nemesis.content import Content
from hullbreach.games.nemesis.rules import events
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.reveals import People, Reveals
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Reveal


class ShipReveals(Reveals):
    """The reveals of Nemesis."""

    def __init__(self, box: Content, faces: Faces) -> None:
        super().__init__(box, faces)
        self.makers |= {
            events.ShipFate: lambda event, people: Reveal("end", event.text()),
            events.IntruderTakesOver: self._takes_over,
            events.IntruderActed: lambda event, people: self.turned_up(event, event.card),
        }

    def _takes_over(self, event: events.IntruderTakesOver, people: People) -> Reveal:
        text = Text("reveal-takes-over")
        return Reveal("death", event.text(), text=text, seat=people.get(event.who), art=event.who)
