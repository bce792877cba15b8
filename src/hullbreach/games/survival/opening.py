"""The words in which lessons of the family lay out a position: crew, rooms, hands, what lurks.

`crew` comes first: the characters in the order of the seats; the first has the turn, in the first round.
Everything else is as the setup deals it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.actions import draw_cards
from hullbreach.games.survival.rules.items import heavy
from hullbreach.games.survival.rules.model import BOX, DOOR, GONE, NOISE, Intruder
from hullbreach.games.survival.rules.setup import join
from hullbreach.kernel import ALL_EYES
from hullbreach.kernel.openings import Opening, OpeningError, lay, lift


class SurvivalOpening(Opening):
    """Lays out a position of a game of the family."""

    def lay_crew(self, names: Sequence[str]) -> None:
        """Who plays; everybody has drawn a hand."""
        g, state = self.play, self.play.state
        for seat, name in enumerate(names):
            state.crew[seat].number = seat + 1
            g.put(f"character-{name}", "draft", GONE)
            join(g, seat, f"character-{name}")
        g.move_all("draft", BOX)
        state.queue = []
        state.first = state.turn = 0
        state.round, state.stage = 1, "turn"
        state.actions = g.box.numbers.turn.actions
        for seat in range(state.seats):
            draw_cards(g, seat, g.box.numbers.turn.hand)
        g.told.clear()

    def lay_rooms(self, rooms: Mapping[str, Mapping[str, Any]]) -> None:
        """Explored rooms by slot: which `room`, and how many `items` are to be found there."""
        g, state = self.play, self.play.state
        for slot, row in rooms.items():
            tile = self._tile(slot, f"room-{row['room']}")
            g.watch(tile, ALL_EYES)
            state.known.pop(tile, None)
            state.explored = {**state.explored, slot: f"room-{row['room']}"}
            g.move_all(model.token(slot), GONE)
            if "items" in row:
                state.searches = {**state.searches, slot: row["items"]}

    def lay_tiles(self, tiles: Mapping[str, str]) -> None:
        """Rooms that lie face down."""
        for slot, room in tiles.items():
            self._tile(slot, f"room-{room}")

    def _tile(self, slot: str, wanted: str) -> str:
        """Lay a tile on a slot; the one from there takes its place."""
        g, tile, zones = self.play, model.tile(slot), self.play.state.zones
        if zones.get(tile) != [wanted]:
            source = next((zone for zone, things in zones.items() if wanted in things), None)
            if source is None or len(zones.get(tile, ())) != 1:
                raise OpeningError(f"{wanted!r} cannot lie on {slot!r}")
            (other,) = zones[tile]
            g.rewrite(source, [other if one == wanted else one for one in zones[source]])
            g.rewrite(tile, [wanted])
        return tile

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
                self.bring(thing, model.hands(seat) if heavy(g, thing) else model.pack(seat))
                weapon = None
                if thing not in model.OBJECTS:
                    weapon = getattr(g.rules.usable(thing), "weapon", None)
                if weapon is not None:
                    g.state.ammo = {**g.state.ammo, thing: weapon.capacity}

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
        g, state = self.play, self.play.state
        for row in intruders:
            kind = f"intruder-{row['kind']}"
            g.put(kind, model.supply(kind), row["slot"])
            state.figures += 1
            state.intruders.append(
                Intruder(f"figure-{state.figures}", kind, row["slot"], row.get("injuries", 0))
            )

    def lay_objectives(self, objectives: Sequence[Sequence[str]]) -> None:
        """The objectives of everybody, by seat."""
        g = self.play
        for seat, cards in enumerate(objectives):
            zone = model.objectives(seat)
            while g.state.zones[zone]:
                lay(g, lift(g, zone, 0), BOX)
            for card in cards:
                self.bring(card, zone)
