"""Lockdown in the words of its players, for tests: the family's words, and those of the base.

>>> s = LockdownScenario("hacker", "survivor", rooms={"hacker": "archive"})
>>> s = s.powered("s-01").dark("s-02", "s-03", "elevator").knows("hacker", 5).space(8)
>>> s.lit("repository"), s.lit("isolation-room"), s.crew("hacker").knowledge, s.play.space()
(True, False, 5, 8)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Self

from msgspec.structs import replace

from hullbreach.games.lockdown.content import Content
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.looks.view import counts_uses
from hullbreach.games.lockdown.rules.model import (
    AWAY,
    BUNKER,
    CARGO_ROOMS,
    LAST_SPACE,
    NEUTRAL,
    OPEN_PLANS,
    PLAN,
    POWERED,
    WEAKNESS_SLOTS,
    Resident,
    cargo,
    contingencies,
    power,
)
from hullbreach.games.survival.suite.scenario import SurvivalScenario
from hullbreach.kernel.content import read
from hullbreach.kernel.packs import NOTHING
from hullbreach.kernel.play import NO_EYES
from hullbreach.testkit.fields import ScenarioError
from hullbreach.testkit.position import Who

EDITIONS = [GAME.edition(), GAME.fullest()]
BOARDS = {layout: board for one in EDITIONS for layout, board in one.boards.items()}
CONTENT: Content = replace(
    GAME.edition(("guests",)).box,
    boards={id: row for one in EDITIONS for id, row in one.box.boards.items()},
    events={id: row for one in EDITIONS for id, row in one.box.events.items()},
    actions={
        id: row
        for id, row in GAME.edition(("guests",)).box.actions.items()
        if row.pack == "base"
        or id in read(replace(GAME.packs["guests"], brings=NOTHING))["actions"]
    },
)
"""What is in this box, both boards and both decks of events: for tests to look things up."""

End = Literal["time", "alert", "explosion"]
"""How the last round may end."""


class LockdownScenario(SurvivalScenario):
    """A position of Lockdown: on the basic board, unless a test says `mars=True`."""

    topics = (
        *("interruption", "inconspicuous", "feel-of-the-dark", "pheromones", "nerves"),
        *("flashlight", "glowstick", "drop"),
    )
    heroes = ("survivor", "hacker", "sentry")
    quiet_event = "bulkheads-open"
    event_phase_begins = "launch"

    def __init__(
        self,
        *crew: str,
        mars: bool = False,
        options: Mapping[str, Any] | None = None,
        **position: Any,
    ) -> None:
        chosen = dict(options or {})
        if mars:
            chosen["packs"] = [*chosen.get("packs", ()), "surface"]
        super().__init__(GAME, *crew, options=chosen, **position)

    def crew(self, who: Who) -> Resident:
        """Somebody's character: to look at, and until the game begins to change."""
        found: Resident = self.state.crew[self.seat_of(who)]
        return found

    def quiet(self) -> str:
        """The intruders of Nemesis have a card of their own for it."""
        own = self.quiet_event in self.box.events
        return self.quiet_event if own else f"intruders-{self.quiet_event}"

    # Power

    def powered(self, *places: str) -> Self:
        """Have power in these sections (`s-01`), or for the `elevator`; elsewhere as it was."""
        return self._power(places, on=True)

    def dark(self, *places: str) -> Self:
        """Have no power in these sections, or for the `elevator`; elsewhere as it was."""
        return self._power(places, on=False)

    def blackout(self) -> Self:
        """Have no power anywhere."""
        return self.dark(*POWERED)

    def _power(self, places: tuple[str, ...], *, on: bool) -> Self:
        state = self.edit().state
        for place in places:
            token = state.zones[power(self.one(place, POWERED, "place with power"))][0]
            state.active = [one for one in state.active if one != token] + [token] * on
        return self

    def power_token(self, number: int, place: str) -> Self:
        """Have the power token with this number in a section: it swaps places with another."""
        zones = self.edit().state.zones
        here = power(self.one(place, POWERED, "place with power"))
        there = next(zone for zone in map(power, POWERED) if zones[zone] == [f"power-{number}"])
        zones[here], zones[there] = zones[there], zones[here]
        return self

    def lit(self, place: str) -> bool:
        """Whether a room has light."""
        return bool(self.play.lit(self.slot(place)))

    # Time

    def space(self, number: int) -> Self:
        """Have the time token on the space with this number; the thresholds before it are past."""
        if number not in range(LAST_SPACE + 1):
            raise ScenarioError(f"The time track has the spaces {LAST_SPACE} to 0, not {number}.")
        return self.set(time=LAST_SPACE - number)

    def countdown(self, space: int, *, critical: bool = False) -> Self:
        """Have the autodestruction token on a space: yellow, or with its red, critical side."""
        return self.set(autodestruct=space, critical=critical)

    def alert(self, space: int) -> Self:
        """Have the alert token on a space: the game ends when it is left."""
        return self.set(alert=space)

    def cargo(self, space: int, token: str) -> Self:
        """Have this token of the Cargo Sending System (`a`, `all`, `none`) under a space."""
        return self.only(cargo(space), f"cargo-{token}")

    def ends(self, how: End = "time") -> Self:
        """The last round is over. Whoever still has several objectives keeps the first."""
        if how == "time":
            self.space(1)
        elif how == "alert":
            self.alert(self.play.space())
        else:
            self.countdown(self.play.space() - 1, critical=True)
        self.set(stage="time").begin()
        self.until(lambda s: s.over, "first")
        self._since = 0
        return self

    # Plans and knowledge

    def knows(self, who: Who, knowledge: int, *, informed: bool = False) -> Self:
        """Have somebody know so much; `informed`: with the active side of the token."""
        return self.is_(who, knowledge=knowledge, informed=informed)

    def contingency(self, who: Who, *tokens: str) -> Self:
        """Give somebody exactly these contingencies: `blue`, `yellow`, `grey`, `red`, `green`."""
        return self._plans(contingencies(self.seat_of(who)), *tokens)

    def plan(self, token: str) -> Self:
        """Have this contingency in force: nobody sees it before the end."""
        return self._plans(PLAN, token)

    def open_plans(self, *tokens: str) -> Self:
        """Have exactly these contingencies open for everyone, as in a cooperative game."""
        return self._plans(OPEN_PLANS, *tokens)

    def _plans(self, zone: str, *tokens: str) -> Self:
        spare = NEUTRAL if len(tokens) < len(self.zone(zone)) else None
        return self.only(zone, *(f"contingency-{token}" for token in tokens), rest=spare)

    def computer(self, card: str, *below: str) -> Self:
        """Have this computer card open, and these on top of the deck, in this order."""
        self.only("computer", f"computer-{card}")
        return self.top("deck-computer", *(f"computer-{one}" for one in below))

    # Weaknesses

    def weaknesses(self, *cards: str, found: int = 0) -> Self:
        """Have these weaknesses on the laboratory board, in its order, the first `found` known."""
        g = self.edit()
        g.state.weaknesses = []
        for slot, card in zip(WEAKNESS_SLOTS, cards, strict=False):
            zone = f"weakness-{slot}"
            self.only(zone, f"weakness-{card}")
            g.watch(zone, NO_EYES)
        return self.weakness(*WEAKNESS_SLOTS[:found])

    def weakness(self, *slots: str) -> Self:
        """Have the weaknesses of these slots of the laboratory board known: `1`, `2`, `3`."""
        g = self.edit()
        for slot in slots:
            zone = f"weakness-{slot}"
            g.turn_up(zone)
            card = g.state.zones[zone][0]
            if card not in g.state.weaknesses:
                g.state.weaknesses = [*g.state.weaknesses, card]
        return self

    def examined(self, slot: str, thing: str) -> Self:
        """Have an object (`egg`, `carcass`) lie beside a weakness of the laboratory board."""
        return self.put(f"supply-{thing}", f"laboratory-{slot}")

    # Ways out

    def gate_open(self) -> Self:
        """Have the main gate open: it never closes again."""
        return self.set(gate_open=True)

    def rover(self, place: str) -> Self:
        """Have the rover beside a room, at the `bunker` or `away`."""
        return self.set(rover=place if place in (BUNKER, AWAY) else self.slot(place))

    def elevator(self, section: str) -> Self:
        """Have the elevator in a section; nowhere: it has not been called yet."""
        return self.set(elevator=self.slot(f"elevator-room-{section}") if section else "")

    def in_pod(self, who: Who, letter: str = "a") -> Self:
        """Have somebody wait in a pod of the Cargo Sending System."""
        room = next(room for room, pod in CARGO_ROOMS.items() if pod == letter)
        self.explore(room)
        return self.is_(who, status="pod", pod=letter, slot=self.slot(room))

    def isolated(self, *who: Who) -> Self:
        """Have these locked in the Isolation Room."""
        return self._left("isolated", *who)

    def in_bunker(self, *who: Who) -> Self:
        """Have these in the bunker."""
        return self._left("bunker", *who)

    def _left(self, status: str, *who: Who) -> Self:
        for one in who:
            self.is_(one, status=status)
        return self

    # The surface of Mars

    def mars(self, *cards: str) -> Self:
        """Have these Mars cards on top of their deck, in this order."""
        return self.top("deck-mars", *(f"mars-{card}" for card in cards))

    def token_kind(self, slot: str) -> str:
        """On the surface lie tokens of the surface."""
        return "surface" if self.play.printed(slot).surface else super().token_kind(slot)

    def vented(self, place: str) -> Self:
        """Have the ventilation token in a room."""
        return self.mark("ventilation", place).set(vented=self.slot(place))

    def used_up(self, item: str, left: int = 0) -> Self:
        """Have so many uses left of an item that counts them."""
        packs = [thing for seat in range(self.seats) for thing in self.zone(f"pack-{seat}")]
        counted = [thing for thing in packs if counts_uses(self.play, thing)]
        state, found = self.edit().state, self.one(item, counted, "item that counts its uses")
        state.uses = {**state.uses, found: left}
        return self
