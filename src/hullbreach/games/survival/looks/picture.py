"""How the games of the family look: the scene of a view.

What is drawn comes from the view and the content, never from the state. The board is drawn by
`board`, cards by `hands`; here are tracks and panels, and all of it put together. Packs lay what
they look like upon the picture of their game, as they lay their rules upon the rulebook.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from hullbreach.games.survival.edition import SurvivalEdition
from hullbreach.games.survival.looks import panels
from hullbreach.games.survival.looks.board import S, V
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.looks.goals import Goals
from hullbreach.games.survival.looks.hands import HandsPicture
from hullbreach.games.survival.looks.view import Person, Room
from hullbreach.kernel import Text
from hullbreach.kernel.painting import Painted, Painter, drawn_of
from hullbreach.kernel.remembering import remembered
from hullbreach.kernel.scenes import Fact, Meter, Panel, Space, Tone, Track

TRACK_TONES: dict[str, Tone] = {
    "green": "good",
    "white": "plain",
    "blue": "accent",
    "yellow": "warning",
    "red": "danger",
}

P = TypeVar("P", bound="Picture[Any, Any]")


def with_looks(edition: SurvivalEdition, picture: type[P]) -> type[P]:
    """The picture of a game, and laid upon it what the packs in play look like."""
    parts = [one.looks for one in reversed(edition.parts) if one.looks is not None]
    return type(picture.__name__, (*dict.fromkeys(parts), picture), {}) if parts else picture


class Picture(HandsPicture[V, S]):
    """The pictures of a game; `S` is what else its board is drawn of."""

    supplies: ClassVar[tuple[str, ...]] = ("fire", "malfunction")
    """Markers of which one should know how many are left."""

    own_counters: ClassVar[tuple[str, ...]] = ()
    """Counters that the game shows in a way of its own (`own_facts`)."""

    def __init__(self, edition: SurvivalEdition, faces: Faces, goals: Goals) -> None:
        super().__init__(edition, faces, goals)
        self.counters = [one for id, one in edition.counters.items() if id not in self.own_counters]
        self._supplies = {name: self.content.supplies[name].count for name in self.supplies}
        self._panel = remembered(self.panel)
        self._own_fields = tuple(edition.fields)
        """Of views: those that packs bring along."""
        self._painter: Painter | None = None

    def paint(
        self, view: V, then: Painted | None = None, others: Iterable[Painted] = ()
    ) -> Painted:
        """The board, all that happens on it, and what the seat holds."""
        if self._painter is None:
            self._painter = Painter(self, type(view), self._own_fields)
        return self._painter.paint(view, then, others)

    @drawn_of(section="title")
    def _title(self, view: V) -> Text:
        return Text(self.title)

    @drawn_of("layout", section="width")
    def _width(self, view: V) -> float:
        return self.content.boards[view.layout].width

    @drawn_of("layout", section="height")
    def _height(self, view: V) -> float:
        return self.content.boards[view.layout].height

    @drawn_of("layout", section="ground")
    def _ground(self, view: V) -> str:
        return self.ground(view.layout)

    @drawn_of(
        *("seat", "crew", "rooms", "stage", "turn", "actions", "first", "over", "ammo", "joined"),
        after=("board_panel",),
    )
    def panels(self, view: V, board: Panel) -> list[Panel]:
        """The board, and everybody at the table."""
        return [board, *[self.seat_panel(view, seat) for seat in range(len(view.crew))]]

    # What a game says for itself

    @abstractmethod
    @drawn_of()
    def tracks(self, view: V) -> list[Track]:
        """The tracks beside the board."""

    def beside(self, view: V, seat: int) -> Any:
        """What else the facts of a player are made of."""
        return None

    def own_facts(self, one: Any, beside: Any) -> list[Fact]:
        """What else everyone sees of a player."""
        return []

    def own_meters(self, one: Any, beside: Any) -> list[Meter]:
        """What else everyone sees of a player, by signs."""
        return []

    @abstractmethod
    @drawn_of()
    def board_panel(self, view: V) -> Panel:
        """How close the end is, and what is in the bag."""

    # Tracks

    def countdown(self, track: str, end: str) -> list[Space]:
        """The spaces of a track by how many are left, the last one by what happens there."""
        spaces = self.content.tracks[track].spaces
        last = len(spaces) - 1
        return [
            Space(panels.number(last - at) if at < last else Text(end), TRACK_TONES[colour])
            for at, colour in enumerate(spaces)
        ]

    # Panels

    def common_facts(
        self, rooms: dict[str, Room], turn: int, eggs: int, bag: dict[str, int], *, nestless: bool
    ) -> list[Fact]:
        """What is told of every board: the round, the markers, the nest, the bag."""
        return [
            Fact(Text("table-round"), panels.number(turn), icon="hourglass"),
            *panels.fears(rooms, self._supplies),
            Fact(Text("table-eggs"), panels.number(eggs), icon="egg"),
            *([Fact(Text("table-nest"), Text("table-nest-destroyed"), "good")] if nestless else ()),
            panels.bag(bag),
        ]

    def common_meters(self, facts: Iterable[Fact], bag: dict[str, int]) -> list[Meter]:
        """The numbers of a board by signs, for the head of the page."""
        tokens = Meter("bag", Text("table-bag"), sum(bag.values()))
        return panels.gauges(facts, tokens)

    def seat_panel(self, view: V, seat: int) -> Panel:
        """What the seat sees of a player."""
        one = view.crew[seat]
        turn = view.stage == "turn" and seat == view.turn
        return self._panel(
            seat,
            one,
            view.rooms[one.slot].room if one.slot in view.rooms else "",
            view.ammo,
            view.joined,
            view.actions if turn else None,
            self.beside(view, seat),
            seat == view.first,
            turn and not view.over,
            seat == view.seat,
            self._kept(view, seat),
        )

    def panel(
        self,
        seat: int,
        one: Person,
        room: str,
        ammo: dict[str, int],
        joined: dict[str, list[str]],
        actions: int | None,
        beside: Any,
        first: bool,
        active: bool,
        own: bool,
        kept: tuple[tuple[str, list[str | None]], ...] = (),
    ) -> Panel:
        """What everyone sees of a player; `actions` are left in a turn."""
        where = self.pod(one.pod) if one.status == "pod" else room or one.slot
        told = [
            *panels.first_facts(one, where, actions, first=first),
            *self.own_facts(one, beside),
            *panels.counter_facts(one, self.counters),
            *panels.kept_facts(kept),
            *panels.body_facts(one, self.content.numbers.body.light_wounds),
            *panels.thing_facts(one, ammo, own=own),
        ]
        body = self.content.numbers.body
        most = max(body.serious_wounds, len(one.wounds) + len(one.dressed))
        return panels.panel_of(
            seat,
            one,
            self.people.get(one.id, ""),
            told,
            active=active,
            meters=[
                *panels.body_meters(one, body.light_wounds, most),
                *panels.ammo_meters(
                    one, ammo, lambda weapon: self.faces.capacity(weapon, joined.get(weapon, ()))
                ),
                *panels.counter_meters(one, self.counters),
                *self.own_meters(one, beside),
            ],
            at=self.standing(one),
            acts=None if actions is None else (actions, self.content.numbers.turn.actions),
        )
