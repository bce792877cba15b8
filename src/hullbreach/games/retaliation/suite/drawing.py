"""Drawn maps for tests: a base in a few lines, what happens there, and where everything is then.

A line of a drawing is a way through the base. Rooms stand at spaces, with what they are and what is in
them; corridors stand between them, with their number:

    lz -201:AA- a4=armory:@medic -|302#- b3

`A` is an adult, `D` a drone, `L` a larva, `Q` the queen, each with its damage behind it (`A2`); `N` is
noise, `F` fire, `M` a malfunction, `S` a security token; `#` means reinforced, `|` a closed door at
that end. `@` and a name is a character. Rooms that are not named get one of what is left.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from hullbreach.games.retaliation.rules import model
from hullbreach.games.retaliation.rules.grid import GAP, HIB, LZ, PLACES, PRINTED, SECTOR
from hullbreach.games.retaliation.rules.hive import fill, move_group, repel, roaming, sloping
from hullbreach.games.retaliation.rules.markers import close
from hullbreach.games.retaliation.rules.model import SECURE, RetaliationOptions
from hullbreach.games.retaliation.rules.movement import discover_hibernatorium
from hullbreach.games.retaliation.rules.noise import noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.rounds import turn
from hullbreach.games.retaliation.rules.setup import muster
from hullbreach.games.survival.rules.model import (
    FIRE,
    MALFUNCTION,
    NOISE,
    deck,
    hand,
    hands,
    supply,
)
from hullbreach.kernel import Ask, Option, Rule, find
from hullbreach.kernel.events import Event

KINDS = {
    "Q": "intruder-queen",
    "D": "intruder-drone",
    "A": "intruder-adult",
    "L": "intruder-larva",
}
MARKERS = {"N": NOISE, "F": FIRE, "M": MALFUNCTION, "S": SECURE}
UNLIKE = {"room-shelter", "room-technical-corridor", "room-supply-room"}
"""Rooms that are laid only where a drawing names them: security is different there."""
CORRIDOR = re.compile(r"-(\|?)(\d{3})(#?)(?::([A-Z0-9]*))?(\|?)-")
SIGN = re.compile(r"([A-Z])(\d*)")


def names_in(drawing: str) -> list[str]:
    """Who is in a drawing, in the order in which they are named."""
    return re.findall(r"@([a-z-]+)", drawing) or ["medic"]


class Drawing(ABC):
    """What a drawing says is put on the table; and the table is read in the signs of drawings."""

    g: Retaliation
    kinds: Mapping[str, str] = KINDS
    """What the letters of intruders mean."""

    @abstractmethod
    def seat(self, name: str) -> int:
        """The seat of a character."""

    def draw(self, drawing: str, names: Sequence[str]) -> None:
        """Seat these characters, and lay out the base as it is drawn."""
        g = self.g
        for seat, name in enumerate(names):
            g.crew[seat].number = seat + 1
            g.put(f"character-{name}", "draft", "taken")
            muster(g, seat, f"character-{name}")
        g.state.first = g.state.turn = 0
        g.state.round, g.state.stage, g.state.actions = 1, "turn", 2
        g.state.queue = []
        for gap in [gap for gap in g.state.corridors if gap not in PRINTED]:
            g.put(f"corridor-{g.state.corridors[gap][0]}", gap, "corridors")
        g.state.corridors = {gap: laid for gap, laid in g.state.corridors.items() if gap in PRINTED}
        self.named = {f"room-{name}" for name in re.findall(r"=([a-z-]+)", drawing)} | UNLIKE
        for line in drawing.strip().splitlines():
            self._line(line.split())

    # The drawing

    def _line(self, line: list[str]) -> None:
        """A way: room, corridor, room."""
        spaces = [self._room(word) for word in line[::2]]
        for index, word in enumerate(line[1::2]):
            self._lay_corridor(word, spaces[index], spaces[index + 1])

    def _room(self, word: str) -> str:
        name, _, inside = word.partition(":")
        name, _, room = name.partition("=")
        space = f"space-{name.removesuffix('?')}"
        if name.endswith("?"):
            return space
        g = self.g
        if space not in (LZ, HIB) and space not in g.state.explored:
            self._lay_room(space, room)
        if space == HIB and not g.state.found:
            discover_hibernatorium(g)
        figures, *people = inside.split("@")
        self._fill(space, figures)
        for person in people:
            g.crew[self.seat(person)].slot = space
        return space

    def _lay_room(self, space: str, room: str) -> None:
        g = self.g
        wanted = f"room-{room}"
        if not room:
            wanted = next(one for one in sorted(g.state.zones["rooms-x"]) if one not in self.named)
        stack = next(s for s in ("a", "b", "c", "x") if wanted in g.state.zones[f"rooms-{s}"])
        assert stack in ("x", SECTOR[space]), f"{wanted} cannot lie on {space}"
        g.put(wanted, f"rooms-{stack}", space)
        g.state.explored = {**g.state.explored, space: wanted}

    def _lay_corridor(self, word: str, start: str, end: str) -> None:
        g, gap = self.g, GAP[start, end]
        found = CORRIDOR.fullmatch(word)
        assert found, word
        near, tile, strong, inside, far = found.groups()
        if gap not in PRINTED:
            g.put(f"corridor-{tile}", "corridors", gap)
            mark = start if g.box.corridors[tile].door else ""
            g.state.corridors = {**g.state.corridors, gap: (tile, mark)}
        if strong:
            g.state.reinforced = [*g.state.reinforced, gap]
        for closed, space in ((near, start), (far, end)):
            if closed:
                close(g, gap, space)
        self._fill(gap, inside or "")

    def _fill(self, place: str, signs: str) -> None:
        g = self.g
        for letter, number in SIGN.findall(signs):
            if letter in MARKERS:
                g.put(MARKERS[letter], supply(MARKERS[letter]), place)
                continue
            kind = self.kinds[letter]
            g.put(kind, supply(kind), place)
            if number:
                here = g.state.zones[place]
                g.rewrite(place, [*here[:-1], f"{kind}#{number}"])

    # What is there

    def at(self, place: str) -> str:
        """The intruders and markers in a place, in the signs of the drawing, the largest first."""
        name = self.place(place)
        zone = self.g.state.zones[name]
        letters = {kind: letter for letter, kind in self.kinds.items()}
        signs = [
            letters[one.partition("#")[0]] + one.partition("#")[2] for one in self.g.figures(name)
        ]
        return "".join(
            [*signs, *(sign for sign, one in MARKERS.items() for _ in range(zone.count(one)))]
        )

    def place(self, name: str) -> str:
        """A space or a gap by its short name: `a4`, `lz-a4`."""
        if "-" not in name:
            return f"space-{name}"
        a, b = name.split("-")
        return GAP[f"space-{a}", f"space-{b}"]

    def all(self) -> dict[str, str]:
        """Every place where an intruder is, with the signs of what is there."""
        return {
            place.removeprefix("space-").removeprefix("gap-"): self.at(
                place.removeprefix("space-").removeprefix("gap-")
            )
            for place in PLACES
            if self.g.haunted(place)
        }

    def closed(self, gap: str, end: str) -> bool | None:
        """Whether the door at an end of a corridor is closed (true) or destroyed (false)."""
        return self.g.state.doors.get(model.door(self.place(gap), f"space-{end}"))


class Drawn(Drawing):
    """A position that was drawn, with what can be done in it."""

    packs: tuple[str, ...] = ()
    """The packs in play, if they are not the usual ones."""

    def __init__(self, drawing: str, *, lethal: bool = False) -> None:
        names = names_in(drawing)
        game = find("retaliation")
        options = RetaliationOptions(packs=game.agree(self.packs), lethal=lethal)
        self.box = game.box(options, len(names))
        self.g = Retaliation(game, game.setup(options, len(names), b"drawing".ljust(16)))
        self.seats = {name: seat for seat, name in enumerate(names)}
        self.draw(drawing, names)
        self.check()

    def seat(self, name: str) -> int:
        """The seat of a character."""
        return self.seats[name]

    def check(self) -> None:
        """Nothing has appeared or vanished."""
        assert +self.g.game.ledger(self.g.state) == +self.box

    def who(self, name: str) -> model.Soldier:
        """A character."""
        return self.g.crew[self.seats[name]]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of a kind that were told."""
        return [one.event for one in self.g.told if isinstance(one.event, kind)]

    # What is arranged

    def dice(self, **faces: str | Sequence[str]) -> Self:
        """What the dice show next."""
        for name, shown in faces.items():
            self.g.state.loaded[name] = [shown] if isinstance(shown, str) else list(shown)
        return self

    def top(self, pile: str, *cards: str) -> Self:
        """These cards on top of a deck, the first drawn first."""
        zone = f"deck-{pile}"
        for card in reversed(cards):
            items = list(self.g.state.zones[zone])
            items.remove(card)
            self.g.rewrite(zone, [*items, card])
        return self

    def token(self, *tokens: str) -> Self:
        """What is drawn from the bag next."""
        for token in tokens:
            if token not in self.g.state.zones["bag"]:
                stack = self.g.box.intruder_tokens[token.removeprefix("token-")].pile
                self.g.put(token, f"stack-{stack}", "bag")
        self.g.state.loaded["blind bag"] = list(tokens)
        return self

    def holds(self, name: str, *cards: str) -> Self:
        """The action cards in the hand of a character."""
        seat = self.seats[name]
        for card in cards:
            self.g.put(f"card-{card}", deck(seat), hand(seat))
        return self

    def has(self, name: str, *things: str) -> Self:
        """Items or gear that a character has besides."""
        seat = self.seats[name]
        for thing in things:
            if thing.startswith("gear-"):
                self.g.put(thing, supply(thing), model.belt(seat))
                continue
            source = next(
                zone
                for zone in self.g.state.zones
                if zone.startswith("deck-") and thing in self.g.state.zones[zone]
            )
            row = self.g.row(thing)
            heavy = hands(seat) if row.heavy else f"pack-{seat}"
            self.g.put(thing, source, model.worn(seat) if row.armour else heavy)
            if row.slots:
                from hullbreach.games.retaliation.rules.things import fill_slots

                fill_slots(self.g, thing)
        return self

    # What happens

    def run(self, rule: Rule[Any], answers: Iterable[str] = ()) -> Any:
        """Carry a rule out; questions are answered as said, then by passing or the first option."""
        wanted = list(answers)
        sent: Any = None
        while True:
            try:
                asked = rule.send(sent)
            except StopIteration as end:
                assert not wanted, f"nobody asked for {wanted}"
                return end.value
            sent = self._answer(asked, wanted) if isinstance(asked, Ask) else None

    def _answer(self, asked: Ask, wanted: list[str]) -> Option:
        options = asked.options
        if wanted:
            chosen = [one for one in options if one.id == wanted[0]]
            if chosen:
                wanted.pop(0)
                return chosen[0]
        calm = [
            one for one in options if one.verb in ("pass", "done", "suffer", "stay", "leave-it")
        ]
        return (calm or options)[0]

    def march(self, *slopes: str, rooms: bool = False) -> Self:
        """Intruders in corridors of these slopes move, then those in rooms."""
        for gap in sloping(self.g, slopes):
            self.run(move_group(self.g, gap))
        for space in roaming(self.g) if rooms else ():
            self.run(move_group(self.g, space))
        self.check()
        return self

    def appears(self, gap: str, **kinds: int) -> Self:
        """Figures are placed in a corridor, by kind."""
        fill(self.g, {f"intruder-{kind}": count for kind, count in kinds.items()}, self.place(gap))
        self.check()
        return self

    def driven(self, figure: str, place: str, to: str) -> Self:
        """An intruder is expelled from one place to another."""
        kind = self.kinds[figure[0]] + (f"#{figure[1:]}" if figure[1:] else "")
        self.run(repel(self.g, kind, self.place(place), self.place(to)))
        self.check()
        return self

    def noise(self, name: str, face: str) -> Self:
        """A character rolls for noise."""
        self.dice(noise=face)
        self.run(noise_roll(self.g, self.seats[name]))
        self.check()
        return self

    def does(self, name: str, *answers: str) -> Self:
        """A character takes the turn and does this; the answers are ids of options."""
        self.g.state.turn = self.seats[name]
        self.run(turn(self.g), answers)
        self.check()
        return self

    def offered(self, name: str) -> list[str]:
        """What a character could do now."""
        self.g.state.turn = self.seats[name]
        asked = next(turn(self.g))
        return [one.id for one in asked.options]
