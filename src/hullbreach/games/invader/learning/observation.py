"""A view as a row of numbers, laid out once for a mission.

The sections come in this order: the game as a whole, the zones of the map, the ways between them, the
survivors, the piles. A survivor has the same places whoever plays; whose survivor it is, is counted from
the seat that looks. There is room for six seats, so that what was learned alone can be tried with others.

What is written is only what has changed since the seat looked last (`marks`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from hullbreach.games.invader.rules.doors import DOOR
from hullbreach.games.invader.rules.model import MACHINES, REMOTES, Counts
from hullbreach.games.invader.rules.paying import FITTING
from hullbreach.games.invader.rules.play import TRAINED
from hullbreach.games.invader.rules.verbs import SEARCH, STOP
from hullbreach.games.invader.skills.lending import LENT
from hullbreach.kernel.features import Layout, Row, blank
from hullbreach.kernel.marks import Alike, Choice, Mark, Number, Pile, Tally, Words, nothing, over
from hullbreach.kernel.sections import Section

if TYPE_CHECKING:
    from hullbreach.games.invader.edition import InvaderEdition

SEATS = 6
PILE = 10
"""Piles and points are counted in tens, so that all numbers are of about the same size."""
HIDDEN = "hidden"
"""What is seen of a token that lies face down."""
FREE = tuple(dict.fromkeys(kind for fitting in FITTING.values() for kind in fitting))
"""The kinds of free actions."""
ONCE = (SEARCH, DOOR, STOP, LENT, *sorted(one.removeprefix("skill-") for one in TRAINED))
"""What can be done once in a turn."""


# The game as a whole


class Sitting:
    """A seat, counted from the one that looks."""

    def __init__(self, layout: Layout, does: str, seats: int) -> None:
        self.of = [layout.place(f"seat {seat} {does}") for seat in range(SEATS)]
        self.seats = seats

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Put a 1 where the seat is; there may be none."""
        for place in self.of:
            row[place] = 0
        if value >= 0:
            row[self.of[(value - max(of.seat, 0)) % self.seats]] = 1


class Acting(Words):
    """Who acts: a place in the crew, or -1."""

    def write(self, value: int, row: Row, of: Any, before: Any) -> None:
        """Put a 1 where the survivor is."""
        row[self.all] = self.blank
        if value >= 0:
            row[self.all.start + value] = 1


class Some(Words):
    """A number for some of the words, by a dict; the others have none."""

    def write(self, value: Mapping[str, int], row: Row, of: Any, before: Any) -> None:
        """Write them."""
        row[self.all] = self.blank
        for word, number in value.items():
            row[self.places[word]] = number


class Figures(Words):
    """How many there are of each kind of Xeno."""

    def write(self, value: Counts, row: Row, of: Any, before: Any) -> None:
        """Write all of them."""
        row[self.all] = array("f", value)


# The map


class Hordes(Section):
    """The Xenos in each zone that has some."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Every kind in every zone."""
        zones, kinds = args
        self.at = {zone: Figures(layout, zone, kinds) for zone in zones}

    def write(
        self, value: Mapping[str, Counts], row: Row, of: Any, before: Mapping[str, Counts] | None
    ) -> None:
        """Write the zones in which something has changed."""
        then = before or {}
        for zone in then:
            if zone not in value:
                here = self.at[zone]
                row[here.all] = here.blank
        for zone, counts in value.items():
            if counts is not then.get(zone):
                row[self.at[zone].all] = array("f", counts)


class Plans(Section):
    """How many Xenos of each kind are to go where."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Every kind to every zone."""
        zones, kinds = args
        self.at = {zone: [*layout.block(f"to {zone}", kinds).values()] for zone in zones}

    def write(
        self, value: Iterable[tuple[str, str, Counts]], row: Row, of: Any, before: Any
    ) -> None:
        """Add them up."""
        row[self.all] = self.blank
        for _zone, to, counts in value:
            for place, count in zip(self.at[to], counts, strict=True):
                row[place] += count


class Standing(Section):
    """Where the machines stand."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Every zone for each of them."""
        (zones,) = args
        self.of = {one: Choice(layout, f"{one} in", zones) for one in MACHINES}

    def write(self, value: Mapping[str, str], row: Row, of: Any, before: Any) -> None:
        """Write them; one that is destroyed stands nowhere."""
        for machine, zone in self.of.items():
            zone.write(value.get(machine), row, of, before)


class Tokens(Section):
    """What is seen of the tokens in each zone that has some."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """Every colour, or the back, in each zone."""
        name, zones, tokens = args
        self.at = {
            zone: layout.block(f"{name} in {zone}", (*tokens, HIDDEN))
            for zone in dict.fromkeys(zones)
        }

    def write(self, value: Mapping[str, Any], row: Row, of: Any, before: Any) -> None:
        """Write them: one of a zone, or a list of them."""
        row[self.all] = self.blank
        for zone, here in value.items():
            for token in here if isinstance(here, list) else (here,):
                row[self.at[zone][token or HIDDEN]] += 1


# The survivors


class Body(Section):
    """What is seen of a survivor."""

    def lay_out(self, layout: Layout, *args: Any) -> None:
        """A mark for every field; who is only led out has few."""
        name, edition, guest = args
        marks: dict[str, Mark] = {
            "zone": Choice(layout, f"{name} in", edition.board.zones),
            "armor": Number(layout, f"{name} armor"),
            "out": Number(layout, f"{name} out"),
        }
        if not guest:
            marks |= self.player(layout, name, edition)
        self.over, self.nothing = over(marks), nothing(marks)

    def player(self, layout: Layout, name: str, edition: InvaderEdition) -> dict[str, Mark]:
        """What is seen of somebody who is played."""
        skills, items = [f"skill-{id}" for id in edition.box.skills], tuple(edition.items)
        return {
            "xp": Number(layout, f"{name} experience / {PILE}", PILE),
            "level": Number(layout, f"{name} level"),
            "acted": Number(layout, f"{name} has acted"),
            "unseen": Number(layout, f"{name} is camouflaged"),
            "skills": Tally(layout, name, skills),
            "left": Tally(layout, f"{name} left hand", items),
            "right": Tally(layout, f"{name} right hand", items),
            "body": Tally(layout, f"{name} wears", items),
            "pack": Tally(layout, f"{name} backpack", items),
            "remotes": Tally(layout, f"{name} remote control", REMOTES),
        }


class Crew:
    """All survivors, and whose they are.

    Everybody sees the same of a survivor, so what was written for one seat is copied for the next.
    """

    def __init__(self, layout: Layout, edition: InvaderEdition, seats: int) -> None:
        played = [f"survivor-{id}" for id in edition.box.survivors]
        guests = [id for id, _zone in edition.guests]
        self.bodies = [Body(layout, one, edition, one in guests) for one in (*played, *guests)]
        self.owners = [Sitting(layout, f"plays {one}", seats) for one in played]
        self.last: list[tuple[Any, Row]] = [(self, blank(0))] * len(self.bodies)
        """By survivor: what was written last, and what stood there then."""

    def write(self, value: Sequence[Any], row: Row, of: Any, before: Sequence[Any] | None) -> None:
        """Write those who have changed."""
        for number, (who, body) in enumerate(zip(value, self.bodies, strict=True)):
            was = body.nothing if before is None else before[number]
            if who is was:
                continue
            last, written = self.last[number]
            if who is last:
                row[body.all] = written
            else:
                body.over(who, row, was)
                self.last[number] = who, row[body.all]
        for number, owner in enumerate(self.owners):
            if before is None or value[number].seat != before[number].seat:
                owner.write(value[number].seat, row, of, None)


# All of it


class Observer:
    """Writes views of a mission for so many seats."""

    def __init__(self, edition: InvaderEdition, seats: int) -> None:
        layout = Layout()
        self.marks: dict[str, Mark] = {}
        self.course(layout, edition, seats)
        self.map(layout, edition)
        self.marks["crew"] = Crew(layout, edition, seats)
        self.piles(layout, edition)
        self.names = tuple(layout.names)
        self.write = over({field: mark for field, mark in self.marks.items() if _has_places(mark)})
        """Write a view into a row of zeros, or over the last view of the same seat."""

    def course(self, layout: Layout, edition: InvaderEdition, seats: int) -> None:
        """How far the game has come, and who acts."""
        crew = [
            *(f"survivor-{id}" for id in edition.box.survivors),
            *(id for id, _ in edition.guests),
        ]
        self.marks |= {
            "stage": Choice(layout, "stage", edition.course.stages),
            "round": Number(layout, f"round / {PILE}", PILE),
            "first": Sitting(layout, "is first", seats),
            "turn": Sitting(layout, "has the turn", seats),
            "acting": Acting(layout, "acts", crew),
            "actions": Number(layout, "actions left"),
            "free": Tally(layout, "free action", FREE),
            "spent": Tally(layout, "done in this turn", ONCE),
            "marks": Some(layout, "counted", edition.rules.counted(edition.box)),
        }

    def map(self, layout: Layout, edition: InvaderEdition) -> None:
        """What stands and lies in the zones, and on the ways between them."""
        board, box, rules = edition.board, edition.box, edition.rules
        zones, kinds = tuple(board.zones), [kind.name for kind in edition.kinds]
        ways = [way.id for way in board.ways.values()]
        tokens = [one.id for one in box.tokens.values()]
        places = [one.removeprefix("objective-at-") for one in edition.objective_zones]
        self.marks |= {
            "horde": Alike(layout, Hordes, zones, kinds),
            "plans": Alike(layout, Plans, zones, kinds),
            "noise": Some(layout, "noise", zones),
            "mold": Tally(layout, "mold", zones),
            "dry": Tally(layout, "inactive mold", zones),
            "machines": Standing(layout, zones),
            "woken": Tally(layout, "woken", MACHINES),
            "awake": Tally(layout, "active spawn zone", dict.fromkeys(rules.spawns)),
            "objectives": Tokens(layout, "objective", places, _of("objective", tokens)),
            "spawns": Tokens(layout, "spawn", rules.spawns, _of("spawn", tokens)),
            "closed": Tally(layout, "closed door", ways),
            "torn": Tally(layout, "destroyed door", ways),
            "barred": Tally(layout, "barred", ways),
            "coloured": Tally(layout, "coloured door", ways),
        }

    def piles(self, layout: Layout, edition: InvaderEdition) -> None:
        """Decks, discards and what is left of everything."""
        box, items = edition.box, tuple(edition.items)
        mold = [f"mold-{id}" for id in box.mold_cards]
        cards = [f"xenocard-{id}" for id in box.xeno_cards]
        self.marks |= {
            "stock": Figures(layout, "left", [kind.name for kind in edition.kinds]),
            "doors": Number(layout, f"doors / {PILE}", PILE),
            "oxygen": Number(layout, f"oxygen tanks / {PILE}", PILE),
            "prototypes": Number(layout, "prototypes"),
            "equipment": Number(layout, f"equipment / {PILE}", PILE),
            "discard": Pile(layout, "discarded", (*items, *mold)),
            "xeno_deck": Number(layout, f"Xeno deck / {PILE}", PILE),
            "xeno_discard": Pile(layout, "drawn", cards),
            "starting": Tally(layout, "to start with", items),
        }


def _has_places(mark: Mark) -> bool:
    """Whether there is anything to write: a mission may have nothing of a kind."""
    places = getattr(mark, "all", None)
    return places is None or places.start < places.stop


def _of(kind: str, tokens: Iterable[str]) -> list[str]:
    return [token for token in tokens if token.startswith(f"{kind}-")]


@cache
def observer(edition: InvaderEdition, seats: int) -> Observer:
    """What writes the views of a mission for so many seats."""
    return Observer(edition, seats)
