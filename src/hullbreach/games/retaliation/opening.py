"""The words in which lessons of Retaliation lay out a position: soldiers, rooms, corridors, gear, intruders.

`crew` comes first: the characters in the order of the seats; the first has the turn, in the first round.
The corridors that the setup has laid at the Landing Zone go when `corridors` says which are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.actions import draw_cards
from hullbreach.games.retaliation.rules.grid import ENDS, PRINTED, SECTOR
from hullbreach.games.retaliation.rules.hive import fill
from hullbreach.games.retaliation.rules.setup import muster
from hullbreach.games.survival.rules.model import NOISE, deck, hand, hands, objectives, pack, supply
from hullbreach.kernel.openings import Opening, OpeningError, lay, lift


class RetaliationOpening(Opening):
    """Lays out a position of Retaliation."""

    def lay_crew(self, names: Sequence[str]) -> None:
        """Who plays; everybody has drawn a hand, and nobody has taken any gear."""
        g = self.play
        for seat, name in enumerate(names):
            g.crew[seat].number = seat + 1
            g.put(f"character-{name}", "draft", "taken")
            muster(g, seat, f"character-{name}")
            draw_cards(g, seat, model.HAND)
        state = g.state
        state.first = state.turn = 0
        state.round, state.stage, state.actions = 1, "turn", 2
        state.queue = []
        g.told.clear()

    def lay_corridors(self, tiles: Mapping[str, str]) -> None:
        """Corridors by their gaps: the number of the tile, and behind `@` the end with its door mark."""
        g = self.play
        for gap in [gap for gap in g.state.corridors if gap not in PRINTED]:
            g.put(f"corridor-{g.state.corridors[gap][0]}", gap, "corridors")
        laid = {gap: end for gap, end in g.state.corridors.items() if gap in PRINTED}
        for gap, tile in tiles.items():
            number, _, end = tile.partition("@")
            if gap not in ENDS or (end and end not in ENDS[gap]):
                raise OpeningError(f"no corridor {tile} can lie in {gap}")
            self.bring(f"corridor-{number}", gap, "corridors")
            laid[gap] = (number, end)
        g.state.corridors = laid

    def lay_rooms(self, rooms: Mapping[str, str]) -> None:
        """Discovered rooms by space."""
        g = self.play
        for space, name in rooms.items():
            stack = f"rooms-{g.box.rooms[name].stack}"
            if stack not in ("rooms-x", f"rooms-{SECTOR[space]}"):
                raise OpeningError(f"{name} cannot lie on {space}")
            self.bring(f"room-{name}", space, stack)
            g.state.explored = {**g.state.explored, space: f"room-{name}"}

    def lay_at(self, spaces: Sequence[str]) -> None:
        """Where everybody is, by seat."""
        for seat, space in enumerate(spaces):
            self.play.crew[seat].slot = space

    def lay_hands(self, hands: Sequence[Sequence[str]]) -> None:
        """The action cards that everybody holds, by seat; the others are in the deck below."""
        g = self.play
        for seat, cards in enumerate(hands):
            while g.state.zones[hand(seat)]:
                lay(g, lift(g, hand(seat), 0), deck(seat), 0)
            for card in cards:
                self.bring(card, hand(seat), deck(seat))

    def lay_gear(self, belts: Sequence[Sequence[str]]) -> None:
        """The tokens on everybody's belt, by seat."""
        for seat, tokens in enumerate(belts):
            for token in tokens:
                self.play.put(token, supply(token), model.belt(seat))

    def lay_items(self, items: Sequence[Sequence[str]]) -> None:
        """What everybody has besides, by seat."""
        g = self.play
        for seat, things in enumerate(items):
            for thing in things:
                row = g.row(thing)
                where = model.worn(seat) if row.armour else pack(seat)
                self.bring(thing, hands(seat) if row.heavy else where)

    def lay_markers(self, markers: Mapping[str, Sequence[str]]) -> None:
        """Markers in places: fire, malfunctions, security tokens."""
        for place, wanted in markers.items():
            for marker in wanted:
                if not self.play.lay(marker, place):
                    raise OpeningError(f"no {marker!r} is left for {place}")

    def lay_noise(self, gaps: Sequence[str]) -> None:
        """Noise in corridors."""
        self.lay_markers({gap: [NOISE] for gap in gaps})

    def lay_intruders(self, intruders: Mapping[str, Mapping[str, int]]) -> None:
        """How many of each kind are in a corridor, or in a room."""
        g = self.play
        for place, kinds in intruders.items():
            if place in ENDS:
                fill(g, {f"intruder-{kind}": count for kind, count in kinds.items()}, place)
                continue
            for kind, count in kinds.items():
                for _ in range(count):
                    g.put(f"intruder-{kind}", supply(f"intruder-{kind}"), place)
        g.told.clear()

    def lay_objectives(self, cards: Sequence[Sequence[str]]) -> None:
        """The objectives of everybody, by seat."""
        for seat, wanted in enumerate(cards):
            self.only(objectives(seat), wanted)
