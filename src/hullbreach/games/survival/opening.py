"""The words in which lessons of the family lay out a position: crew, rooms, hands, what lurks.

`crew` comes first: the characters in the order of the seats; the first has the turn, in the first round.
Everything else is as the setup deals it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from hullbreach.games.survival import positions
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_cards
from hullbreach.games.survival.rules.model import BOX, DOOR, NOISE
from hullbreach.kernel.openings import Opening, OpeningError, lay, lift


class SurvivalOpening(Opening):
    """Lays out a position of a game of the family."""

    def lay_crew(self, names: Sequence[str]) -> None:
        """Who plays; everybody has drawn a hand."""
        g = self.play
        positions.seat_crew(g, [f"character-{name}" for name in names])
        for seat in range(g.state.seats):
            draw_cards(g, seat, g.box.numbers.turn.hand)
        g.told.clear()

    def lay_rooms(self, rooms: Mapping[str, Mapping[str, Any]]) -> None:
        """Explored rooms by slot: which `room`, and how many `items` are to be found there."""
        for slot, row in rooms.items():
            with _told():
                positions.turn_up(self.play, slot, f"room-{row['room']}", row.get("items"))

    def lay_tiles(self, tiles: Mapping[str, str]) -> None:
        """Rooms that lie face down."""
        for slot, room in tiles.items():
            with _told():
                positions.lay_tile(self.play, slot, f"room-{room}")

    def lay_tokens(self, tokens: Mapping[str, str]) -> None:
        """Exploration tokens on slots that nobody has seen yet."""
        for slot, token in tokens.items():
            self.only(model.token(slot), [token])

    def lay_at(self, slots: Sequence[str]) -> None:
        """Where everybody is, by seat."""
        for seat, slot in enumerate(slots):
            self.play.crew[seat].slot = slot

    def lay_hands(self, hands: Sequence[Sequence[str]]) -> None:
        """The action cards that everybody holds, by seat; the others are in the deck below."""
        g = self.play
        for seat, cards in enumerate(hands):
            held, pile = model.hand(seat), model.deck(seat)
            while g.state.zones[held]:
                lay(g, lift(g, held, 0), pile, 0)
            for card in cards:
                self.bring(card, held, pile)

    def lay_items(self, items: Sequence[Sequence[str]]) -> None:
        """What everybody has besides, by seat: each where it belongs, weapons loaded."""
        g = self.play
        for seat, things in enumerate(items):
            for thing in things:
                self.bring(thing, positions.place_of(g, seat, thing))
                positions.load(g, thing)

    def lay_ammo(self, ammo: Mapping[str, int]) -> None:
        """How much is left in weapons."""
        self.play.state.ammo = {**self.play.state.ammo, **ammo}

    def lay_markers(self, markers: Mapping[str, Sequence[str]]) -> None:
        """Markers and objects in places: fire, malfunctions, noise, eggs."""
        for place, wanted in markers.items():
            for marker in wanted:
                if not self.play.lay(marker, place):
                    raise OpeningError(f"no {marker!r} is left for {place}")

    def lay_noise(self, corridors: Sequence[str]) -> None:
        """Noise in corridors."""
        self.lay_markers({corridor: [NOISE] for corridor in corridors})

    def lay_doors(self, corridors: Sequence[str]) -> None:
        """Closed doors in corridors."""
        self.lay_markers({corridor: [DOOR] for corridor in corridors})

    def lay_intruders(self, intruders: Sequence[Mapping[str, Any]]) -> None:
        """Intruders: their `kind`, the `slot`, and how many `injuries` they have."""
        for row in intruders:
            kind, injuries = f"intruder-{row['kind']}", row.get("injuries", 0)
            positions.place_intruder(self.play, kind, row["slot"], injuries)

    def lay_objectives(self, objectives: Sequence[Sequence[str]]) -> None:
        """The objectives of everybody, by seat."""
        g = self.play
        for seat, cards in enumerate(objectives):
            zone = model.objectives(seat)
            while g.state.zones[zone]:
                lay(g, lift(g, zone, 0), BOX)
            for card in cards:
                self.bring(card, zone)


@contextmanager
def _told() -> Iterator[None]:
    """What cannot lie there is a mistake in a lesson."""
    try:
        yield
    except LookupError as error:
        raise OpeningError(str(error)) from None
