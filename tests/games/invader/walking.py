"""A group that knows where to go: it takes what a mission wants, and gets out.

The Xeno deck has only extra activations, so that nothing comes but what a test has put there.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from hullbreach.games.invader.rules.map import OUTDOOR, way_id
from hullbreach.games.invader.rules.model import TANK, body, objectives
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import SPECTATOR, OpenAsk
from hullbreach.kernel.texts import Text
from hullbreach.testkit.story import Part, Plot, Story

ALL = ("jared", "baraka", "magnus", "cole", "mitsuki", "vivian")
FIRST = ("leave", "learn", "guide", "wear", "done", "focus", "spread", "keep", "stay", "agree")
"""What is chosen where it is offered, the first of these first."""
LONGEST = 3000

Goal = tuple[str, str]
"""What to do where: `take d1`."""


class Walk(InvaderScenario):
    """A mission from its setup on; `plans` say what each survivor does, one goal after another."""

    def __init__(
        self, mission: str, plans: Mapping[str, Sequence[Goal]], seats: int = 3, **more: Any
    ) -> None:
        super().__init__(mission, seats, **more)
        self.plans = {who: [*goals] for who, goals in plans.items()}
        self.plot = Plot("invader", mission if mission != "m0" else "standard", {}, seats, "walk")
        cards = [f"xenocard-{number}" for number in range(51, 55)]
        self.only("xeno-deck", *cards, rest="gone")
        state = self.edit().state
        state.acting = -1

    def story(self) -> Story:
        """Play to the end; what was told."""
        table, parts = self.begin().table, list[Part]()
        labels: dict[str, Text] = {}
        told = 0
        while True:
            lines, told = table.events(SPECTATOR, told), table.answers + 1
            if lines:
                after = table.scene(SPECTATOR).labels()
                parts.append(Part(lines, {**after, **labels}))
                labels = after
            if table.over or table.answers > LONGEST:
                break
            ask = table.asks()[0]
            table.answer(ask.seat, ask.id, self.choice(ask).id)
        panels = table.scene(SPECTATOR).panels
        names = {panel.seat: panel.label for panel in panels if panel.seat is not None}
        return Story(self.plot, parts, names, table.verdicts, table.answers)

    def choice(self, ask: OpenAsk) -> Option:
        """What the group answers."""
        if ask.text.id == "ask-invader-turn":
            return self.deed(ask)
        for verb in FIRST:
            for option in ask.options:
                if option.verb == verb:
                    return option
        return ask.options[0]

    def deed(self, ask: OpenAsk) -> Option:
        """What a survivor does next: fight what is near, then go on with the plan."""
        options = {one.id: one for one in ask.options}
        for option in ask.options:
            if option.verb in ("strike-pair", "strike"):
                return option
        who = self.play.actor
        goals = self.plans.get(who.id.removeprefix("survivor-"), [])
        while goals and self.done(who, *goals[0]):
            goals.pop(0)
        found = self.towards(who, goals[0], options) if goals else None
        return found or options["stop"]

    def done(self, who: Any, verb: str, cell: str) -> bool:
        """Whether a goal is reached."""
        state, zone = self.play.state, self.zone_id(cell)
        match verb:
            case "take":
                return not state.zones[objectives(zone)]
            case "burn":
                return zone in state.dry or not state.zones.get(f"spawn-at-{zone}")
            case "oxygen":
                return TANK in state.zones[body(who.id)]
            case "collect-sample":
                return "sample-mold" in state.marks
            case "force-lock":
                return bool(not state.barred)
            case "go":
                return bool(who.zone == zone)
        return False

    def towards(self, who: Any, goal: Goal, options: dict[str, Option]) -> Option | None:
        """The next thing to do for a goal."""
        verb, cell = goal
        zone = self.zone_id(cell)
        wanted = {
            "take": f"take:{zone}",
            "oxygen": "take-oxygen",
            "burn": f"shoot:item-flamethrower:{zone}",
        }.get(verb, verb)
        if wanted in options:
            return options[wanted]
        step = self.step(who, zone)
        opens = f"open:{way_id(who.zone, step)}" if step else ""
        return options.get(opens) or options.get(f"move:{step}")

    def step(self, who: Any, target: str) -> str:
        """The next zone on a shortest way on which the survivor can breathe."""
        g = self.play
        tank = TANK in g.state.zones[body(who.id)]
        seen, todo = {target: ""}, deque([target])
        while todo:
            here = todo.popleft()
            if here == who.zone:
                return seen[here]
            for other in g.layout.paths[here]:
                if other not in seen and (tank or g.board.zones[other].kind != OUTDOOR):
                    seen[other] = here
                    todo.append(other)
        return ""
