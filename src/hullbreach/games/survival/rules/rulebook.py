"""The rules that a pack may decide otherwise.

The chapters of `survival` call these through `g.rules`. A pack's part of the rulebook subclasses
`Rulebook`; an edition puts the parts of its packs together, each of which may extend what the
parts below it say (`super()`). What a race decides is in `race`, what concerns cards, items and
weapons in `gear`. What is in none of the three cannot be replaced, on purpose.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from sys import intern
from typing import Any, ClassVar

from hullbreach.games.survival.content import Content
from hullbreach.games.survival.printed import Slot
from hullbreach.games.survival.rules import (
    encounters,
    goals,
    judging,
    model,
    noise,
    verbs,
    wounds,
)
from hullbreach.games.survival.rules.actions import INTERRUPTION
from hullbreach.games.survival.rules.effects import Goal
from hullbreach.games.survival.rules.gear import GearRules
from hullbreach.games.survival.rules.model import (
    AWAKE,
    COLOURS,
    GONE,
    NEST,
    Intruder,
)
from hullbreach.games.survival.rules.noise import NOISE_DIE
from hullbreach.games.survival.rules.play import row_id
from hullbreach.games.survival.rules.race import G
from hullbreach.kernel import NOTHING, Action, Denial, Die, Rule, Text, choose, deny, eye, rule
from hullbreach.kernel.course import Course
from hullbreach.kernel.packs import Insert


class Rulebook(GearRules[G]):
    """What differs between the games of the family, and between their editions."""

    actions: tuple[Action, ...]
    """What can be done in a turn, in the order in which it is offered."""
    more_actions: ClassVar[tuple[Action, ...]] = ()
    """What else can be done with the packs in play."""

    reactions: dict[str, str] = {INTERRUPTION: "N-548"}  # noqa: RUF012 (see below)
    """The action cards that are no actions, each with the rule that says when it is played.

    What the parts of a rulebook say here, in `free` and in `strides` is put together.
    """

    left_out: ClassVar[tuple[str, ...]] = ()
    """Tiles and tokens that are in the box, but not played with: `exploration-slime` is all of these."""

    strides: frozenset[str] = frozenset()
    """The action cards that are a way of moving: who is burdened pays more for them, too."""
    free: frozenset[str] = frozenset(("drop", "leave-pod"))
    """Verbs that use up no action; put together like `strides`."""

    def __init__(self, box: Content) -> None:
        super().__init__(box)
        self.actions = (*self.actions, *self.more_actions)
        self.by_verb = {intern(str(action.verb)): action for action in self.actions}
        parts = [vars(part) for part in reversed(type(self).__mro__)]
        self.reactions = _merged(part.get("reactions", {}) for part in parts)
        self.free = frozenset().union(*(part.get("free", ()) for part in parts))
        self.strides = frozenset().union(*(part.get("strides", ()) for part in parts))

    # The course of a game

    @abstractmethod
    def course(self, inserts: Iterable[Insert]) -> Course:
        """The steps of a game, with those that packs insert."""

    # Rounds and turns

    def hand_limit(self, g: G, seat: int) -> int:
        """Up to how many cards a player draws."""
        return g.box.numbers.turn.hand

    def may_act(self, g: G, seat: int) -> bool:
        """Whether a seat can still have a turn in this phase."""
        who = g.crew[seat]
        return who.status in AWAKE and not who.passed

    @rule("N-070", "N-084", "N-595")
    def next_first(self, g: G) -> int:
        """Who gets the first player token next: the next player who is still in the game."""
        return g.left_of(g.state.first)

    @rule("N-570")
    def burden(self, g: G, seat: int, fighting: bool) -> int:
        """What the next move of a character costs more than usual: a wounded leg, in combat."""
        return 1 if fighting and wounds.suffers(g, seat, "wound-leg") else 0

    def moves(self, g: G, seat: int) -> None:
        """A character takes the action to move."""

    def passes(self, g: G, seat: int) -> Rule[None]:
        """Somebody has passed, however it came about: wounds that do not close cost something."""
        yield from wounds.bleed(g, seat)

    def turn_begins(self, g: G, seat: int) -> Rule[None]:
        """Somebody is about to choose what to do in a turn: before each action, not only the first."""
        return NOTHING

    def turn_over(self, g: G, seat: int) -> None:
        """A turn is over."""

    def turn_ends(self, g: G, seat: int) -> Rule[None]:
        """A turn is over, and what burns has hurt whoever had it."""
        return NOTHING

    def cuts_in(self, g: G, seat: int) -> Rule[None]:
        """A turn is over: somebody may take the next one out of order."""
        return NOTHING

    def next_seat(self, g: G, seat: int) -> int:
        """Whose turn comes after that of a seat, if they can still have one."""
        return int((seat + 1) % g.state.seats)

    def company(self, g: G, seat: int, slot: str) -> Rule[list[int]]:
        """Who goes along with a character that moves to a room, and has paid for it."""
        yield from ()
        return []

    idle_trade_counts = False
    """Whether a trade in which nothing changes hands was an action all the same."""

    def drew(self, g: G, seat: int, count: int) -> None:
        """Somebody has drawn so many action cards: they are the last ones in the hand."""

    def settle(self, g: G) -> Rule[None]:
        """A step is over: what could not be dealt with in its middle."""
        return NOTHING

    def event_over(self, g: G, card: str) -> Rule[None]:
        """An event has happened: what else its card asks for."""
        return NOTHING

    def game_over(
        self, g: G, reason: str, rule_id: str, end: Callable[[G, str, str], Rule[None]]
    ) -> Rule[None]:
        """The game ends for a reason: as the game says (`end`), unless a mission ends otherwise."""
        yield from end(g, reason, rule_id)

    # Rooms and markers

    def can_break(self, g: G, room: str) -> bool:
        """Whether a room can have a malfunction."""
        return g.box.rooms[row_id(room)].malfunction

    def unexplored(self, g: G, slot: str) -> bool:
        """Whether a room is still to be explored: its tile is face down."""
        return slot not in g.state.explored

    def can_burn(self, g: G, slot: str) -> bool:
        """Whether there can be a fire somewhere."""
        return True

    def unburnable_by(self) -> str:
        """The rule by which there can be no fire somewhere."""
        return "N-272"

    @rule("N-225", "N-472", "N-509", "N-514")
    def searchable(self, g: G, room: str) -> bool:
        """Whether a room has an item counter: rooms with a colour do."""
        return g.box.rooms[row_id(room)].colour is not None

    def searched(self, g: G, seat: int, slot: str) -> None:
        """A room has been searched."""

    def unsearchable_by(self, room: str) -> str:
        """The rule by which nothing is found in a room without an item counter."""
        return "N-514"

    @rule("N-573")
    def item_count(self, g: G, printed: int) -> int:
        """How many items a room holds whose token says `printed`: alone one finds half, rounded up."""
        return (printed + 1) // 2 if g.state.mode == "solo" else printed

    def unbreakable_by(self, room: str) -> str:
        """The rule by which a room cannot have a malfunction."""
        return "N-281"

    def no_computer(self, g: G, slot: str, rule_id: str) -> Denial:
        """Why nobody can work at a computer in a room: it is broken, or by `rule_id` there is none."""
        room = g.room(slot)
        if room and g.box.rooms[row_id(room)].computer:
            return deny("N-288", "denied-computer-broken")
        return deny(rule_id, "denied-no-computer")

    careful_danger = False
    """Whether a token of danger works on whoever moves carefully, too."""

    def is_nest(self, g: G, slot: str) -> bool:
        """Whether the eggs of the intruder board are in this room: in the nest, once explored."""
        nest: bool = g.state.explored.get(slot) == NEST
        return nest

    def found_token(self, g: G, token: str) -> str:
        """As which exploration token one counts that was just turned up."""
        return token

    def explored(self, g: G, seat: int, slot: str, token: str) -> Rule[bool]:
        """An exploration token does what only some know. True if nobody is heard who comes in."""
        yield from ()
        return False

    def explores(self, g: G, seat: int, slot: str) -> None:
        """A character has explored a room, and turned its token up."""

    def entered(self, g: G, seat: int, slot: str) -> None:
        """A character has come into a room."""

    def found_more(self, g: G, seat: int, slot: str, corridor: str, manner: str) -> Rule[bool]:
        """What else lies face down in a room that is entered. True if no noise roll follows."""
        yield from ()
        return False

    def cleared(self, g: G, marker: str, slot: str) -> None:
        """A fire or malfunction marker was taken away."""

    def occupied(self, g: G, slot: str) -> bool:
        """Whether somebody is in a room already, so that who comes in makes no noise."""
        return g.manned(slot) or g.infested(slot)

    def machine_changed(self, g: G, seat: int, room: str) -> None:
        """A character has repaired or broken what works in a room, such as an engine."""

    def room_used(self, g: G, seat: int, slot: str) -> Rule[None]:
        """The action of a room has been taken."""
        return NOTHING

    @rule("N-415")
    def decks_to_search(self, g: G, seat: int, colour: str) -> Rule[list[str]]:
        """The decks of which a search draws a card each: of the room's colour; in white, of any one."""
        if colour not in COLOURS:
            decks = [verbs.SEARCH_DECK(f"colour-{one}") for one in COLOURS]
            chosen = yield from choose(seat, "ask-search-deck", decks, "N-415")
            colour = chosen.args[0].removeprefix("colour-")
        return [colour] * int(g.box.numbers.effects.search_draws)

    def claims(self, g: G, seat: int, item: str) -> Rule[int | None]:
        """Who takes what somebody was about to keep of a search; nobody usually."""
        yield from ()
        return None

    def watchers(self, g: G, seat: int) -> int:
        """The eyes that see what a character looks at in secret on the board."""
        return eye(seat)

    def door_opened(self, g: G, corridor: str) -> None:
        """A door is no longer closed."""

    # Bodies

    def hinders(self, g: G, seat: int, wound: str) -> bool:
        """Whether a serious wound that is not dressed makes a difference to a character."""
        return True

    def most_wounds(self, g: G, seat: int) -> int:
        """With how many serious wounds any further wound kills a character."""
        return int(g.box.numbers.body.serious_wounds)

    def got_wound(self, g: G, seat: int, card: str) -> None:
        """A character has got a serious wound."""

    def untreatable(self, g: G, seat: int) -> Denial | None:
        """Why the wounds of a character can be neither dressed nor healed, if so."""
        return None

    def treated(self, g: G, seat: int, other: int) -> None:
        """A character has dressed a serious wound of another, or healed light ones."""

    def slimeproof(self, g: G, seat: int) -> bool:
        """Whether a character never gets slime."""
        return False

    def unharmed(self, g: G, seat: int, cause: Text) -> bool:
        """Whether a character takes no wounds from such a cause."""
        return False

    def endures(self, g: G, seat: int, light: int, deep: int) -> Rule[tuple[int, int]]:
        """How many light and serious wounds of one source a character takes after all."""
        yield from ()
        return light, deep

    # Noise and encounters

    def noise_die(self, g: G, seat: int) -> Die:
        """The die for noise where the character is."""
        return NOISE_DIE

    def noise_result(self, g: G, seat: int, face: str) -> Rule[None]:
        """What a face of the noise die means that is neither a number, silence nor danger."""
        return NOTHING

    def danger(self, g: G, slot: str) -> None:
        """Danger in a room."""
        noise.danger(g, slot)

    def keeps_still(self, g: G, seat: int) -> Rule[bool]:
        """Whether a character need not roll for noise when the bag develops."""
        yield from ()
        return False

    def noise_reroll(self, g: G, seat: int, face: str) -> Rule[str]:
        """The noise die shows `face`: it may be rolled again by somebody who can."""
        yield from ()
        return face

    def encounter(self, g: G, seat: int, roll: str | None = None) -> Rule[None]:
        """Somebody meets an intruder out of the bag; a noise roll may have led to it."""
        yield from encounters.encounter(g, seat, roll)

    def first_encounter(self, g: G) -> Rule[None]:
        """The first intruder of the game is on the board: everyone keeps one objective."""
        yield from judging.choose_objectives(g)

    def intruder_appeared(self, g: G, slot: str) -> None:
        """An intruder is now in a room, from the bag or from next door."""

    def came(self, g: G, intruder: Intruder) -> None:
        """An intruder has come into the room where it is now."""

    def felled(self, g: G, intruder: Intruder, by: int | None) -> None:
        """An intruder was killed, perhaps by the character of a seat."""

    # Wounds and contamination

    wounds_in_turn = False
    """Whether each wound is dealt with before the next, even if they come at once."""

    scanned_away = GONE
    """Where contamination cards go that are removed,"""
    scanned_at: int | None = None
    """and at which place there: 0 is the bottom of a deck."""

    # Objectives

    def wishes(self, seat: int) -> str:
        """The zone of what a player wants to come of the game: the objectives."""
        return model.objectives(seat)

    def goal(self, g: G, card: str) -> Goal:
        """What an objective asks for: somebody's death, or what is registered for its card."""
        victim = self.box.objectives[row_id(card)].victim
        return g.goals.one(card) if victim is None else goals.without_player(victim)

    def wants_signal(self, g: G, card: str) -> bool:
        """Whether an objective asks for the signal, too."""
        return card in g.goals.signals

    # Setup

    objectives_dealt = True
    """Whether players have objectives."""

    @classmethod
    def refuses(cls, options: Any, seats: int) -> str:
        """Why a game cannot be played with these options: a message; nothing if it can."""
        return ""

    def more_zones(self, seats: int) -> dict[str, int]:
        """Zones that only a pack has, each with the eyes that see what lies there."""
        return {}

    def more_components(self) -> dict[str, list[str]]:
        """What lies in such zones at the start, and comes from no list of the box."""
        return {}

    def own_back(self, item: str) -> str:
        """The back of a component that only a pack has; nothing if it is like others."""
        return ""

    def own_card_back(self, g: G, item: str, zone: str) -> str:
        """The back by which a card is told from the others of a hand or an action deck; nothing usually."""
        return ""

    def eggs_at_start(self, g: G) -> int:
        """The eggs on the board of the race."""
        return g.box.numbers.setup.eggs

    def bag_at_start(self, g: G) -> dict[str, int]:
        """How many tokens the bag begins with, by what their ids begin with."""
        setup = g.box.numbers.setup
        more = setup.bag_per_player
        return {
            kind: count + more.get(kind, 0) * g.state.seats for kind, count in setup.bag.items()
        }

    def has_token(self, slot: Slot) -> bool:
        """Whether an exploration token is laid on a slot: on every tile."""
        return slot.type != "special"

    def go_on(self, g: G, after: str) -> None:
        """A mission that goes on from a finished game begins with what is left of it (`after`)."""

    def standing(self, g: G) -> dict[str, str]:
        """What packs have put up in rooms for good, by slots; each with what everybody knows of it."""
        return {}

    def stands(self, g: G, slot: str, known: str) -> None:
        """Put that up again in another game."""

    def lay_out(self, g: G) -> None:
        """All else is laid out: what a pack puts where."""

    def season(self, g: G) -> None:
        """A new position is to look like one that was played for a while: what a pack puts there."""

    @abstractmethod
    def belongings(self, character: str) -> dict[str, list[str]]:
        """What comes with a character: `deck`, `hands`, `pack`, `quests`."""

    def has_draft_card(self, character: str) -> bool:
        """Whether a character has a draft card, or comes with that of somebody else only."""
        return True

    def same_card(self, g: G, character: str) -> list[str]:
        """Who else can be drafted with the card of a character."""
        return []

    @abstractmethod
    def start_slot(self, g: G, character: str) -> str:
        """Where a character begins."""

    def joined(self, g: G, seat: int) -> None:
        """A character has come into the game."""

    # Death

    def died(self, g: G, seat: int) -> Rule[None]:
        """A character has died; its corpse lies there."""
        return NOTHING


def _merged(parts: Iterable[dict[str, str]]) -> dict[str, str]:
    """Dicts as one: later ones have the last word."""
    found: dict[str, str] = {}
    for part in parts:
        found |= part
    return found
