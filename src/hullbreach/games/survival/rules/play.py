"""The words in which the rules of the family are written: who is where, what lies there.

Nothing here decides a rule; it only answers questions about the position, and moves markers and
figures by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules import model
from hullbreach.games.survival.rules.board import Board
from hullbreach.games.survival.rules.effects import Goals, Layer
from hullbreach.games.survival.rules.model import (
    AWAKE,
    CONTAMINATED,
    DOOR,
    EGG,
    FIRE,
    MALFUNCTION,
    NEST,
    NOISE,
    OBJECTS,
    Character,
    Intruder,
    SurvivalState,
)
from hullbreach.kernel import Die, Game, Text, rule
from hullbreach.kernel.memo import memo
from hullbreach.kernel.play import Play

if TYPE_CHECKING:
    from hullbreach.games.survival.rules.rulebook import Rulebook

S = TypeVar("S", bound=SurvivalState, covariant=True)


CONTAMINATION_CARDS, HEAVY_OBJECTS = CONTAMINATED.keys(), OBJECTS.keys()
"""As sets."""

Plight: TypeAlias = tuple[int, bool, int, int, bool, bool]
"""A seat, whether its character is in combat, how many of its cards can pay, its burden, whether
anything could be attacked, and whether the character carries anything."""


class ShipLost(Exception):
    """The game ends at once, in the middle of whatever was happening."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class Survival(Play[S]):
    """A game of the family in progress."""

    __slots__ = ("board", "box", "crew", "effects", "goals", "rules")

    def __init__(self, game: Game[S], state: S) -> None:
        Play.__init__(self, game, state)
        edition = self.edition
        self.box: Content = edition.box
        """What is in the boxes that are played with."""
        self.rules: Rulebook[Any] = edition.rules
        """The rules that packs may have replaced."""
        self.effects: Layer = edition.effects
        """What the components do."""
        self.goals: Goals = edition.goals
        """What the objectives ask for."""
        self.board: Board = edition.boards[state.layout]
        """The board in play."""
        self.crew: list[Character] = state.crew
        """The characters, by seat."""

    def plight(self, seat: int) -> Plight:
        """Combat, cards and wounds: what bars whole actions."""
        moment: Plight | None = self.moment
        if moment is not None and moment[0] == seat:
            return moment
        state = self.state
        zones, who = state.zones, state.crew[seat]
        slot = who.slot
        fighting = who.status == "aboard" and self.infested(slot)
        prey = fighting or EGG in zones.get(slot, ()) or self.rules.is_nest(self, slot)
        laden = bool(zones[model.hands(seat)] or zones[model.pack(seat)])
        burden = self.rules.burden(self, seat, fighting)
        return seat, fighting, self.purse(seat), burden, prey, laden

    def burden(self, seat: int) -> int:
        """What a move costs a character more than usual."""
        more: int = self.rules.burden(self, seat, self.in_combat(seat))
        return more

    # The course of the round

    def advance(self, to: str = "") -> None:
        """The step is over: the next one begins, or the one that is named."""
        course, state = self.edition.course, self.state
        stage = course.stages[to] if to else course.after[state.stage]
        state.stage, state.queue = stage.name, []
        if stage.begins is not None:
            stage.begins(self)

    def die(self, name: str) -> Die:
        """A kind of die."""
        found: Die = self.edition.dice[name]
        return found

    def track(self, name: str) -> tuple[str, ...]:
        """The spaces of a track: their colours or letters."""
        return self.box.tracks[name].spaces

    # People

    def order(self) -> list[int]:
        """All seats from the first player clockwise."""
        first = self.state.first
        return [*range(first, self.state.seats), *range(first)]

    def active(self) -> list[int]:
        """The seats whose characters are awake aboard, in player order."""
        crew = self.state.crew
        return [seat for seat in self.order() if crew[seat].awake]

    def left_of(self, seat: int) -> int:
        """The next player clockwise who still takes part; the same one if nobody else does."""
        seats = self.state.seats
        order = [(seat + offset) % seats for offset in range(1, seats)]
        return next((other for other in order if self.crew[other].awake), seat)

    def people(self, slot: str) -> list[int]:
        """The seats of the characters in a room, in player order."""
        here = []
        for seat, one in enumerate(self.state.crew):  # asked all the time: no comprehension
            if one.slot == slot and one.status == "aboard":
                here.append(seat)
        if len(here) > 1 and here[0] < (first := self.state.first) <= here[-1]:
            return [*filter(first.__le__, here), *filter(first.__gt__, here)]
        return here

    def manned(self, slot: str) -> bool:
        """Whether any character is in a room."""
        for one in self.state.crew:  # noqa: SIM110 (asked all the time: no generator)
            if one.slot == slot and one.status == "aboard":
                return True
        return False

    def alone(self, seat: int) -> bool:
        """Whether nobody else is in the room of a character."""
        who = self.state.crew[seat]
        slot = who.slot
        for one in self.state.crew:
            if one.slot == slot and one is not who and one.status == "aboard":
                return False
        return True

    def nobody_awake(self) -> bool:
        """Whether no character takes part any more."""
        for one in self.state.crew:  # noqa: SIM110 (asked after every step: no generator)
            if one.status in AWAKE:
                return False
        return True

    def name(self, seat: int) -> str:
        """The id of a seat's character, for events and options."""
        return self.state.crew[seat].id

    def seat_of(self, character: str) -> int:
        """The seat that plays a character."""
        return next(seat for seat, one in enumerate(self.state.crew) if one.id == character)

    def dark(self, seat: int) -> bool:
        """Whether a character is in darkness."""
        return False

    # Cards

    def pick_from_draft(self) -> str:
        """Show a random draft card; who has none comes with that of somebody else."""
        draft = self.state.zones["draft"]
        own = [one for one in draft if not self._lent_card(one)]
        if len(own) == len(draft):
            return self.draw_blind("draft", "drawn")
        return self.put(self.pick(own), "draft", "drawn")

    def _lent_card(self, character: str) -> bool:
        """Whether a character comes with the draft card of somebody else who can still be drafted."""
        rules = self.rules
        return not rules.has_draft_card(character) and any(
            map(rules.has_draft_card, rules.same_card(self, character))
        )

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return self.state.zones[model.hand(seat)]

    def purse(self, seat: int) -> int:
        """How many of the cards in hand can pay for something."""
        moment: Plight | None = self.moment
        if moment is not None and moment[0] == seat:
            return moment[2]
        cards = self.state.zones[model.hand(seat)]
        if CONTAMINATION_CARDS.isdisjoint(cards):
            return len(cards)
        return len([card for card in cards if card not in CONTAMINATED])

    def helpless(self, seats: Sequence[int]) -> list[int]:
        """Those without action cards. Everyone sees who has some: a part of what they hold."""
        if any(self.hand(seat) for seat in seats):
            self.reveal()
        return [seat for seat in seats if not self.purse(seat)]

    def weakest(self, seats: Sequence[int]) -> int:
        """Who has the fewest action cards, the first of equals; everyone sees that, too."""
        if len(seats) > 1:
            self.reveal()
        return min(seats, key=self.purse)

    def payable(self, seat: int) -> list[str]:
        """The different cards in hand that can pay for something."""
        cards = self.state.zones[model.hand(seat)]
        found = list(dict.fromkeys(cards))
        if CONTAMINATION_CARDS.isdisjoint(found):
            return found
        return [card for card in found if card not in CONTAMINATED]

    # Places

    def room(self, slot: str) -> str:
        """The room on a slot, if it is explored; otherwise nothing."""
        return self.state.explored.get(slot, "")

    def place(self, slot: str) -> str:
        """How a slot is called: by its room, once explored."""
        return self.state.explored.get(slot, slot)

    def slot_of(self, room: str) -> str:
        """The slot of an explored room; nothing if it is not explored or not aboard."""
        for slot, found in self.state.explored.items():
            if found == room:
                return slot
        return ""

    def nest(self) -> str:
        """The slot of the nest, once it has been found."""
        return self.slot_of(NEST)

    def colour(self, slot: str) -> str:
        """The colour of an explored room; nothing for a room without one."""
        room = self.state.explored.get(slot)
        return "" if room is None else self.box.rooms[row_id(room)].colour or ""

    def computer(self, slot: str) -> bool:
        """Whether there is a working computer in a room."""
        room = self.state.explored.get(slot)
        if room is None or self.broken(slot):
            return False
        return self.box.rooms[row_id(room)].computer

    def technical(self, slot: str) -> tuple[str, ...]:
        """The technical corridors with an entrance in a room, through which people can crawl."""
        return self.board.technical(slot)

    def corridor_name(self, corridor: str) -> Text:
        """A corridor by the places that it joins, a technical network by its name."""
        passage = self.board.passages.get(corridor)
        if passage is None:
            return Text(corridor)
        a, b = passage.ends
        return Text("corridor-name", {"a": self.place(a), "b": self.place(b)})

    def has(self, marker: str, place: str) -> bool:
        """Whether a marker, token or object lies in a room or corridor."""
        return marker in self.state.zones[place]

    def burning(self, slot: str) -> bool:
        """Whether there is a fire marker."""
        return FIRE in self.state.zones[slot]

    def broken(self, slot: str) -> bool:
        """Whether there is a malfunction marker."""
        return MALFUNCTION in self.state.zones[slot]

    def noisy(self, corridor: str) -> bool:
        """Whether there is a noise marker."""
        return NOISE in self.state.zones[corridor]

    def closed(self, corridor: str) -> bool:
        """Whether a closed door bars the corridor."""
        return DOOR in self.state.zones[corridor] and corridor not in self.state.ruined

    def objects(self, slot: str) -> list[str]:
        """The different objects that lie in a room."""
        here = self.state.zones[slot]
        if HEAVY_OBJECTS.isdisjoint(here):
            return []
        return [thing for thing in OBJECTS if thing in here]

    def lay(self, marker: str, place: str) -> bool:
        """Take a marker or token from its supply to a place, as long as there is one."""
        source = model.supply(marker)
        if not self.state.zones[source]:
            return False
        self.put(marker, source, place)
        return True

    def lift(self, marker: str, place: str) -> None:
        """Put a marker or token back into its supply."""
        self.put(marker, place, model.supply(marker))

    # Intruders

    def intruders(self, slot: str) -> list[Intruder]:
        """The intruders in a room, the largest first."""
        here = [one for one in self.state.intruders if one.slot == slot]
        if len(here) > 1:
            here.sort(key=lambda one: -self.rules.kinds.index(one.kind))
        return here

    def infested(self, slot: str) -> bool:
        """Whether any intruder is in a room."""
        for one in self.state.intruders:  # noqa: SIM110 (asked all the time: no generator)
            if one.slot == slot:
                return True
        return False

    def figure(self, id: str) -> Intruder | None:
        """The intruder of this name, if it is still on the board."""
        for one in self.state.intruders:  # asked all the time: no generator
            if one.id == id:
                return one
        return None

    def in_combat(self, seat: int) -> bool:
        """Whether an intruder shares the character's room."""
        moment: Plight | None = self.moment
        if moment is not None and moment[0] == seat:
            return moment[1]
        who = self.state.crew[seat]
        return who.status == "aboard" and self.infested(who.slot)

    def fighting(self, intruder: Intruder) -> bool:
        """Whether a character shares the intruder's room."""
        return self.manned(intruder.slot)

    @rule("N-004", "N-608")
    def free_figure(self, kind: str) -> bool:
        """Whether a figure of this kind is left, on the board or in use elsewhere."""
        left = len(self.state.zones[model.supply(kind)])
        return left > self.rules.figures_in_use(self, kind)

    def weakness(self, id: str) -> bool:
        """Whether this weakness of the intruders is known, and so in force."""
        return id in self.state.weaknesses

    def knows(self, seat: int, weakness: str) -> bool:
        """Whether a character can make use of a weakness: once it is known, everybody can."""
        return self.weakness(weakness)

    # Things carried

    def carried(self, seat: int) -> list[str]:
        """The heavy things in a character's hands."""
        return self.state.zones[model.hands(seat)]

    def items(self, seat: int) -> list[str]:
        """All the items that a character has: in the inventory and in the hands."""
        zones = self.state.zones
        held = zones[model.hands(seat)]
        if not HEAVY_OBJECTS.isdisjoint(held):
            held = [thing for thing in held if thing not in OBJECTS]
        return zones[model.pack(seat)] + held


@memo
def kind_of(item: str) -> str:
    """What a component is a copy of: `item-tools#yellow` is `item-tools`."""
    return item.partition("#")[0]


@memo
def row_id(item: str) -> str:
    """The content id of a component: `item-tools#yellow` is `tools`."""
    return kind_of(item).partition("-")[2]
