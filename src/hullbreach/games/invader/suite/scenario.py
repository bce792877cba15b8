"""The game in the words of its players, for tests: who stands where, with what, against whom.

>>> s = InvaderScenario(drawn="r=r=r", where={"jared": "a1"}, xenos={"c1": "2 workers"})
>>> s.does("jared", "move", "b1").where("jared")
'b1'
>>> s.horde("c1")
'2 worker'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.rules import model, rounds, xenos
from hullbreach.games.invader.rules.map import way_id
from hullbreach.games.invader.rules.model import BOT, GUN, Survivor
from hullbreach.games.invader.rules.play import Invader
from hullbreach.games.invader.skills.gains import actions_of, free_actions
from hullbreach.games.invader.suite.drawn import DrawnGame
from hullbreach.testkit.position import Who
from hullbreach.testkit.scenario import Scenario

NEUTRAL = ("stop", "keep", "spread", "done", "stay", "pass", "agree", "more-dice")
"""What somebody chooses who wants nothing."""


class InvaderScenario(Scenario):
    """A position; what is not said is as the setup leaves it, and on a drawn map nowhere.

    `xenos` are words for each zone: `2 workers, 1 tank`. `cards` are lists for each survivor: weapons go
    into hands, what is worn on the body, what is attached to the last weapon that it fits, the rest into
    the backpack. The first survivor of `where` acts, unless `acting` names another.
    """

    idle_verbs = NEUTRAL

    def __init__(
        self,
        mission: str = "m0",
        seats: int = 1,
        *,
        drawn: str = "",
        where: Mapping[str, str] | None = None,
        xenos: Mapping[str, str] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        skills: Mapping[str, Sequence[str]] | None = None,
        xp: Mapping[str, int] | None = None,
        armor: Mapping[str, int] | None = None,
        unseen: Iterable[str] = (),
        noise: Mapping[str, int] | None = None,
        mold: Sequence[str] | None = None,
        dry: Sequence[str] | None = None,
        closed: Iterable[str] = (),
        torn: Iterable[str] = (),
        bot: str | None = None,
        gun: str | None = None,
        woken: Iterable[str] = (),
        acting: str | None = None,
        actions: int | None = None,
        row: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str = "scenario",
        **fields: Any,
    ) -> None:
        game = DrawnGame(drawn, **_cells(row or {}, where or {})) if drawn else GAME
        wanted = dict(options or {})
        if not drawn:
            wanted["packs"] = [mission, *wanted.get("packs", ())]
        super().__init__(game, seats, wanted, seed)
        g = self.edit()
        self._begin(g, drawn=bool(drawn))
        for who, cell in (where or {}).items():
            self.person(who).zone = self.zone_id(cell)
        for cell, words in (xenos or {}).items():
            self._stand(g, self.zone_id(cell), words)
        for who, items in (cards or {}).items():
            self._equip(g, self.person(who), items)
        self._teach(skills or {}, xp or {}, armor or {})
        for who in unseen:
            self.person(who).unseen = True
        self._tokens(g, noise or {}, mold, dry, closed, torn)
        self._machines(g, bot, gun, woken)
        first = acting if acting is not None else next(iter(where or {}), None)
        if first is not None:
            self.turn_of(first, actions)
        self.set(**fields)

    # Putting up the position

    def _begin(self, g: Invader, *, drawn: bool) -> None:
        """The setup is over: survivors have players, and the first round has begun."""
        state = g.state
        for number, one in enumerate(state.crew):
            one.seat = -1 if one.guest else number % state.seats
            if drawn:
                one.zone = ""
        state.stage, state.round = "players", 1

    def _stand(self, g: Invader, zone: str, words: str) -> None:
        for part in words.split(","):
            number, word = part.split()
            kind = next(one for one in g.kinds if one.id == word.removesuffix("s"))
            g.change(zone, kind.at, int(number))

    def _equip(self, g: Invader, who: Survivor, items: Sequence[str]) -> None:
        zones, hand = g.state.zones, ""
        for zone in [place(who.id) for place in model.PLACES]:
            for card in zones[zone]:
                g.scrap(card, zone)
        for word in items:
            card = self.one(word, g.items, "card")
            row, target = g.items[card], model.pack(who.id)
            if row.slot == "hand":
                free = [one for one in model.HANDS if not zones[f"{one}-{who.id}"]]
                if free:
                    hand = target = f"{free[0]}-{who.id}"
            elif row.slot == "body" and len(zones[model.body(who.id)]) < g.box.numbers.body:
                target = model.body(who.id)
            elif row.feeds and hand and g.weapons[zones[hand][0]].ammo == row.feeds:
                target = hand
            self.put(card, target)

    def _teach(
        self,
        skills: Mapping[str, Sequence[str]],
        xp: Mapping[str, int],
        armor: Mapping[str, int],
    ) -> None:
        levels = self.edit().box.numbers.levels
        for who, names in skills.items():
            self.person(who).skills = tuple(f"skill-{name}" for name in names)
        for who, points in xp.items():
            one = self.person(who)
            one.xp, one.level = points, sum(points >= needed for needed in levels)
        for who, number in armor.items():
            self.person(who).armor = number

    def _tokens(
        self,
        g: Invader,
        noise: Mapping[str, int],
        mold: Sequence[str] | None,
        dry: Sequence[str] | None,
        closed: Iterable[str],
        torn: Iterable[str],
    ) -> None:
        state = g.state
        if noise:
            state.noise = {self.zone_id(cell): number for cell, number in noise.items()}
        if mold is not None:
            state.mold = tuple(sorted(map(self.zone_id, mold)))
        if dry is not None:
            state.dry = tuple(sorted(map(self.zone_id, dry)))
        shut, broken = [*map(self.way, closed)], [*map(self.way, torn)]
        state.closed = tuple(sorted({*state.closed, *shut}))
        state.torn = tuple(sorted(broken))
        state.doors -= len(shut) + len(broken)

    def _machines(self, g: Invader, bot: str | None, gun: str | None, woken: Iterable[str]) -> None:
        places = {BOT: bot, GUN: gun}
        g.state.machines = {
            **g.state.machines,
            **{one: self.zone_id(cell) for one, cell in places.items() if cell},
        }
        g.state.woken = tuple(f"machine-{one}" for one in woken)

    def turn_of(self, who: str, actions: int | None = None) -> Self:
        """It is a survivor's turn, with all actions or with so many."""
        g = self.edit()
        one = self.person(who)
        g.state.acting, g.state.turn = g.crew.index(one), one.seat
        g.state.actions = actions_of(g, one) if actions is None else actions
        g.state.free, g.state.spent = free_actions(one), ()
        return self

    def xenos_act(self, *kinds: str) -> Self:
        """The Xenos act, all or of these kinds, up to the first question or the next turn."""
        g = self.edit()
        g.state.acting, g.state.stage = -1, "xenos"
        xenos.activate(g, [kind for kind in g.kinds if not kinds or kind.id in kinds])
        self._since = self.table.answers
        return self

    def xenos_phase(self) -> Self:
        """The players are done: the whole Xenos' phase."""
        g = self.edit()
        g.state.acting, g.state.stage = -1, "xenos"
        rounds.begin_xenos(g)
        self._since = self.table.answers
        return self

    def end_phase(self) -> Self:
        """The end phase, and the next round."""
        g = self.edit()
        g.state.acting, g.state.stage = -1, "end"
        self._since = self.table.answers
        return self

    # Looking

    def seat_names(self) -> Mapping[str, int]:
        """Whoever plays a survivor is called like the survivor."""
        state = self.state
        return {one.id.removeprefix("survivor-"): max(0, one.seat) for one in state.crew}

    def person(self, who: Who) -> Survivor:
        """A survivor."""
        ids = [one.id for one in self.state.crew]
        id = self.one(who, ids, "survivor")
        found: Survivor = next(one for one in self.state.crew if one.id == id)
        return found

    def zone_id(self, cell: str) -> str:
        """The zone of a cell."""
        found: str = self.board.at(cell)
        return found

    def way(self, cells: str) -> str:
        """The way between two cells: `a1-b1`."""
        one, other = cells.split("-")
        return way_id(self.zone_id(one), self.zone_id(other))

    @property
    def board(self) -> Any:
        """The map."""
        return self.game.edition(self.state.packs).board

    def where(self, who: Who) -> str:
        """The zone in which a survivor stands."""
        return self.person(who).zone.removeprefix("zone-")

    def horde(self, cell: str) -> str:
        """The Xenos in a zone: `2 worker, 1 tank`."""
        counts = self.state.horde.get(self.zone_id(cell))
        kinds = self.game.edition(self.state.packs).kinds
        if counts is None:
            return ""
        return ", ".join(f"{counts[one.at]} {one.id}" for one in kinds if counts[one.at])

    @property
    def ending(self) -> str:
        """Why the game ended: `won`, `fallen`, `mold`; empty while it goes on."""
        reasons = {one.reason.id.removeprefix("end-invader-") for one in self.verdicts}
        return reasons.pop() if reasons else ""

    def carried(self, who: Who) -> list[str]:
        """The cards of a survivor, without the word for what they are."""
        one, zones = self.person(who), self.state.zones
        return [
            card.removeprefix("item-") for place in model.PLACES for card in zones[place(one.id)]
        ]


def _cells(row: Mapping[str, Any], where: Mapping[str, str]) -> dict[str, Any]:
    """A drawn mission starts where its first survivor stands."""
    return {"start": (next(iter(where.values()), "a1"),), **row}
